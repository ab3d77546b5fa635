// The race to a capital (CV-17.4): the best stack against each rival's capital, now and when it has grown; and the same
// seen from the other side. Of units the number and types count, which everybody sees.
#include <algorithm>
#include <cmath>

#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

int hand_of_stack(const Force& a, int armies) { return a.hand + 2 * std::max(0, armies - 1); }

namespace {

// CV-9.15, CV-9.18
int combat_icons(const Look& l, Seat seat) {
    int n = sum(l, seat, Query::Combat);
    for (const City& city : l.s.player[seat].city) {
        if (city.centre == kNoSquare) continue;
        for (const int square : outskirts(l, city)) n += icons_of(l, square)[index(Icon::Combat)];
    }
    return n;
}

float power_of_type(const Learnt& learnt, int type) {
    return type == index(UnitType::Aircraft) ? kAircraftPower : kUnitPower[learnt.rank[type]];
}

// CV-9.16, CV-4.39
int bonus_of_capital(const Look& l, Seat seat) {
    const City& city = l.s.player[seat].city[0];
    const Numbers& n = l.t.n;
    return (is_metropolis(city) ? n.metropolis : n.capital) + (city.flags & kWalls ? n.walls : 0) +
           (city.flags & kFortified ? n.fortification : 0);
}

// By how much so many armies would win against the capital, with the units there are or a full hand.
float margin_of(const Force& a, const Force& d, int armies, bool full = false) {
    const int hand = hand_of_stack(a, armies), defenders = std::min(d.units, d.hand + 3);
    const float attack = a.power * static_cast<float>(full ? hand : std::min(hand, a.units));
    return attack + a.bonus - d.power * static_cast<float>(defenders) - d.bonus - d.at_capital;
}

// Turns until the hand is as large as it may be: units, and armies that stand elsewhere or are still to be built.
float turns_to_fill(const Force& a, int armies) {
    const int elsewhere = std::min(a.armies, a.stacking) - armies, missing = std::max(0, a.stacking - a.armies);
    const float builds = static_cast<float>(std::max(0, hand_of_stack(a, a.stacking) - a.units) + missing);
    return builds / a.builds + kGathering * static_cast<float>(std::max(0, elsewhere));
}

// Until a stack of so many armies, which is so many steps away, has likely won there.
float turns_of_stack(const Force& a, const Force& d, int armies, float steps) {
    const float margin = margin_of(a, d, armies), full = margin_of(a, d, a.stacking, true);
    float prepare = 0;
    if (margin < kSureMargin) {
        const float filling = turns_to_fill(a, armies);
        const float share = full > kSureMargin ? (kSureMargin - margin) / (full - margin) : 1;
        prepare = share * filling + std::max(0.0f, kSureMargin - full) / kMarginGrowth;
    }
    return turns_of_both(prepare, steps / a.speed) + 0.5f;
}

// With the best stack there is, or one still to be built.
float turns_to_capital(const Outlook& o, Seat target) {
    const Force &mine = o.force[o.seat], &theirs = o.force[target];
    const int centre = o.l.s.player[target].city[0].centre;
    const auto steps_from = [&](int square) { return static_cast<float>(o.l.t.grid.distance(square, centre)); };
    float best = 2 + turns_of_stack(mine, theirs, 1, steps_from(o.me().city[0].centre));
    for (int figure = 0; figure < kArmies; ++figure) {
        const int square = o.me().figure[figure].square;
        if (square == kNoSquare) continue;
        best = std::min(best, turns_of_stack(mine, theirs, stand_at(o.l, square).armies(), steps_from(square)));
    }
    return best;
}

}  // namespace

Force force_of(const Look& l, Seat seat, const Learnt& learnt) {
    Force out;
    float power = 0;
    for (int type = 0; type < kUnitTypes; ++type) {
        const int cards = l.s.units.at(reserve_of(seat), type);
        out.units += cards;
        power += static_cast<float>(cards) * power_of_type(learnt, type);
    }
    out.power = out.units ? power / static_cast<float>(out.units) : kUnitPower[1];
    out.bonus = static_cast<float>(combat_icons(l, seat));
    out.at_capital = static_cast<float>(bonus_of_capital(l, seat));
    out.hand = l.t.n.battle_hand + sum(l, seat, Query::BattleHand);
    out.stacking = std::min(learnt.stacking, figures_owned(l, seat, true));
    out.speed = static_cast<float>(learnt.speed);
    for (int figure = 0; figure < kArmies; ++figure) out.armies += l.s.player[seat].figure[figure].square != kNoSquare;
    return out;
}

float turns_to_conquest(const Outlook& o) {
    if (!has_city(o.l, o.seat, 0)) return kFarthest;
    float best = kFarthest;
    for (Seat rival = 0; rival < o.l.s.seats; ++rival)
        if (rival != o.seat && has_city(o.l, rival, 0)) best = std::min(best, turns_to_capital(o, rival));
    return best;
}

// What rivals could do with what they have, less for each turn that they are away.
float danger_to(const Outlook& o) {
    if (!has_city(o.l, o.seat, 0)) return 0;
    const int centre = o.me().city[0].centre;
    float danger = 0;
    for (Seat rival = 0; rival < o.l.s.seats; ++rival) {
        if (rival == o.seat) continue;
        const Force& theirs = o.force[rival];
        for (int figure = 0; figure < kArmies; ++figure) {
            const int square = o.l.s.player[rival].figure[figure].square;
            if (square == kNoSquare) continue;
            const float margin = margin_of(theirs, o.force[o.seat], stand_at(o.l, square).armies());
            if (margin < -3 * kMarginWidth) continue;
            const float away = static_cast<float>(o.l.t.grid.distance(square, centre)) / theirs.speed;
            danger = std::max(danger, victory_odds(margin) / (1 + kNearer * away));
        }
    }
    return kExposure * danger;
}

float victory_odds(float margin) { return 1 / (1 + std::exp(-margin / kMarginWidth)); }

}  // namespace pentarchy::civilization
