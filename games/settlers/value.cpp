// The hand-made evaluation: the score sheet as it stands, what this round still allows, what the empire will do in the
// rounds after it, and what razing threatens. No memory, no luck.
#include <algorithm>

#include "games/settlers/game.h"
#include "games/settlers/value_outlook.h"
#include "games/settlers/value_weights.h"

namespace pentarchy::settlers {

namespace {

// The way to the next step of a Gate or Shrine.
float stash_worth(const Outlook& o) {
    float sum = 0;
    for (const int card : o.own& o.l.t.stashing) {
        const uint8_t slot = o.l.t.card[card].stash_slot;
        const DesignRow& design = design_of(o.l, card);
        const int there = o.l.s.stashed[slot] + o.l.s.cards.at(stash_at(slot));
        Step last{0, 0};
        for (int i = 0; i < design.stash_steps; ++i) {
            const Step step = design.stash_step[i];
            if (there < step.at_least) {
                const auto done = static_cast<float>(there - last.at_least);
                const auto way = static_cast<float>(step.at_least - last.at_least);
                sum += (o.left ? kStashing : 0.5f * kStashing) * done / way * static_cast<float>(step.vp - last.vp);
                break;
            }
            last = step;
        }
        sum += last.vp;
    }
    return sum;
}

}  // namespace

float Settlers::value(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    if (!l.s.stack.top || me.faction == kNone) return static_cast<float>(score_sheet(l, seat).total());
    const Outlook o = outlook(l, seat);
    float sum = me.vp + o.begun.worth + round_worth(o) + future_worth(o) + o.exposure + stash_worth(o);
    for (const int card : o.own) sum += design_of(l, card).vp;
    if (o.left || o.acts) sum += kFoundation * static_cast<float>(l.s.cards.at(base_of(seat)));
    if (o.left && l.t.faction[me.faction].samurai) sum += kSamuraiWorth * static_cast<float>(samurai_count(l, seat));
    return sum;
}

// How far off a difference may be: more the more rounds are left.
float Settlers::spread(const Look& l) {
    const int left = l.t.rounds - std::min<int>(l.s.round, l.t.rounds);
    return 4.0f + 4.0f * static_cast<float>(left);
}

}  // namespace pentarchy::settlers
