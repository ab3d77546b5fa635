// The hand-made evaluation: minus the turns to the nearest of four victories, and small things in turns. No memory, no
// luck. Each race has a file of its own.
#include <algorithm>
#include <cmath>

#include "games/civilization/game.h"
#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

float turns_for(float amount, float rate, float growth) {
    if (amount <= 0) return 0;
    rate = std::max(rate, 0.05f);
    return std::min(kFarthest, (std::sqrt(rate * rate + 2 * growth * amount) - rate) / growth);
}
float turns_of_both(float a, float b) { return std::max(a, b) + kOtherWay * std::min(a, b); }

Outlook outlook(const Look& l, Seat seat) {
    Outlook o(l, seat);
    o.learnt = learnt_by(l, seat);
    o.dial = o.me().trade;
    o.purse = o.me().culture;
    o.track = o.me().track;
    read_cities(o);
    read_things(o);
    read_begun(o);
    if (l.s.phase == Phase::Start) o.dial += o.trade;  // it comes next, for everybody
    for (Seat other = 0; other < l.s.seats; ++other)
        o.force[other] = force_of(l, other, other == seat ? o.learnt : learnt_by(l, other));
    o.force[seat].builds = std::max(0.3f, o.production / kUnitProduction);
    return o;
}

namespace {

// The nearest of four, and a little nearer if others are near, too.
float turns_to_any(const float (&turns)[4]) {
    const float best = *std::min_element(std::begin(turns), std::end(turns));
    const float heat = kCoolest + kCoolRaces * best;
    float sum = 0;
    for (const float t : turns) sum += std::exp((best - t) / heat);
    return best - heat * std::log(sum);
}

// CV-2.2  Before they are played all nations look alike. Which of those in hand is kept follows from who begins, so
// that each is played.
float kept_nation(const Look& l, Seat seat) {
    const int kept = l.s.picks[seat].nation - 1;
    const auto hand = l.s.nations.ids_at(nations_of(seat));
    if (kept < 0 || !hand.any()) return 0;
    int draw = l.s.first + seat;
    for (const int nation : hand) draw += nation;
    return kept == hand.nth(draw % hand.count()) ? kNationKept : 0;
}

}  // namespace

float Civilization::value(const Look& l, Seat seat) {
    if (l.s.winner != kNobody) return l.s.winner == seat ? kWon : -kFarthest;
    if (l.s.player[seat].nation == kNone) return kept_nation(l, seat) - kFarthest / 2;
    const Outlook o = outlook(l, seat);
    const float race = turns_to_any({turns_to_culture(o), turns_to_tech(o), turns_to_economy(o), turns_to_conquest(o)});
    const float small = o.small + o.learnt.worth + errands(o);
    float sum = kSmallShare * small - race - danger_to(o) + battle_worth(l, seat);
    if (const float odds = capital_at_stake(l, seat); odds > 0) sum += odds * (kTriumph - sum);
    return sum;
}

// How far off a difference of turns may be: less as somebody nears an end.
float Civilization::spread(const Look& l) {
    float best = kFarthest;
    if (l.s.winner == kNobody)
        for (Seat seat = 0; seat < l.s.seats; ++seat)
            if (l.s.player[seat].nation != kNone) best = std::min(best, -value(l, seat));
    return kSpreadLeast + kSpreadPerTurn * std::max(0.0f, best);
}

}  // namespace pentarchy::civilization
