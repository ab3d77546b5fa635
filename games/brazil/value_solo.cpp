// Alone nothing counts but the goals (BR-19.5): the chance to reach them in time, in hundredths.
#include <algorithm>
#include <cmath>

#include "games/brazil/fight.h"
#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

namespace {

constexpr Seat kPlayer = 0;
constexpr float kWon = 100, kLost = 20;  // of a lost game, for how far it came

constexpr float kNoTask = 8;  // turns, when an era has no task in hand: one must be found

// Turns until the third era: for each era before it the nearest task that ends it.
float turns_to_last_era(const Outlook& o) {
    float turns = 0;
    for (int era = o.l.s.era; era < kEras; ++era) {
        float nearest = kNoTask;
        for (const int task : task_hand(o.l, kPlayer))
            if (o.l.t.task[task].era + 1 == era) nearest = std::min(nearest, 0.5f + turns_missing(o, o.l.t.task[task]));
        turns += nearest;
    }
    return turns;
}

// Turns until all units stand on the map; those of the tasks are among them.
float turns_to_deploy(const Outlook& o) {
    float turns = 0;
    for (int unit = 0; unit < kUnits; ++unit) {
        const uint8_t at = o.l.s.player[kPlayer].unit[unit];
        if (is_on_map(at) || (at == kMarching && is_likely_to_win(o.l))) continue;
        turns += at == kInStore ? 1.0f : 1.0f + 0.35f * static_cast<float>(unit_row(o.l, kPlayer, unit).cost.units());
    }
    return std::max(0.0f, turns - static_cast<float>(o.tally.units - std::popcount(units_on_map(o.l, kPlayer))));
}

// Turns until the Dutch capital is taken: the way there, cards for the fight, and the fights that fail.
float turns_to_conquer(const Outlook& o) {
    const Look& l = o.l;
    const int goal = l.s.player[kDutch].capital;
    if (goal == kNone || l.s.land[kPlayer].stands.has(goal)) return 0;
    float defence = 0, best = 0;
    int guards = 0, nearest = 12, stack[kCapHexes]{};
    for (int unit = 0; unit < kUnits; ++unit)
        if (l.s.player[kDutch].unit[unit] == goal)
            defence += unit_row(l, kDutch, unit).strength + kMeanDefence, ++guards;
    each_unit(units_on_map(l, kPlayer), [&](int unit) {
        const int hex = l.s.player[kPlayer].unit[unit];
        const UnitRow& row = unit_row(l, kPlayer, unit);
        const int distance = map_of(l).distance[hex][goal];
        nearest = std::min(nearest, distance);
        stack[hex] += row.ranged ? row.strength : 0;
        const float far = 0.35f * static_cast<float>(std::max(0, distance - 1));
        best = std::max(best, row.strength - far);
    });
    const auto cards = static_cast<float>(std::min<int>(l.s.combat.at(combat_of(kPlayer)), l.t.fight_cards));
    best += 1.9f * cards + static_cast<float>(sum(l, kPlayer, Query::Attack));
    const float fight = guards ? 1.0f / std::max(0.12f, odds(best, defence)) : 0.5f;
    return 0.8f * static_cast<float>(nearest) + std::min(fight, 6.0f);
}

}  // namespace

// Some of it goes on at the same time: moves cost no action, and a task may ask for units.
float solo_value(const Look& l) {
    if (has_won_solo(l)) return kWon;
    const Outlook o = outlook(l, kPlayer);
    const auto left = static_cast<float>(map_of(l).turn_limit + 1 - l.s.round);
    const float era = turns_to_last_era(o), units = turns_to_deploy(o), war = turns_to_conquer(o);
    const float actions = era + units, missing = std::max(actions, war) + 0.4f * std::min(actions, war);
    if (has_lost_solo(l) || !l.s.stack.top) return kLost / (1 + missing);
    float items = 0;
    for (int kind = 0; kind < kDues; ++kind) items += kPrice[kind] * std::min(o.have[kind], kFirstFew[kind]);
    const auto cards =
        static_cast<float>(std::min<int>(l.s.combat.at(combat_of(kPlayer)), combat_hand_limit(l, kPlayer)));
    const float ease = 0.35f * (items + o.begun) + 0.3f * cards + 0.25f * (map_worth(o) + fight_worth(l, kPlayer));
    return kWon / (1 + std::exp((missing - ease + 3 - left) / 4));
}

}  // namespace pentarchy::brazil
