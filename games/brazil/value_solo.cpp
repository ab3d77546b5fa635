// Alone nothing counts but the goals (BR-19.5): the chance to reach them in time, in hundredths.
#include <algorithm>
#include <cmath>

#include "games/brazil/fight.h"
#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

namespace {

constexpr Seat kPlayer = 0;
// Turns for a step to the Dutch capital, for a fight that is lost there, and if no unit is known yet.
constexpr float kStep = 0.9f, kSwiftStep = 0.55f, kDefeat = 3, kNoUnit = 14;
constexpr float kBoth = 0.4f;            // of the lesser of two ways that are gone at the same time
constexpr float kWon = 100, kLost = 20;  // of a lost game, for how far it came

// Turns: when an era has no task in hand, for one must be found; and to reveal one that is fulfilled.
constexpr float kNoTask = 8, kReveal = 0.5f;

// Turns until the third era has come and all units stand on the map: the best choice of a task for each era before it,
// with what they ask for together.
float turns_to_prepare(const Outlook& o, int era, const Wants& wants, float waiting = 0) {
    if (era >= kEras) return waiting + turns_missing(o, wants);
    float best = turns_to_prepare(o, era + 1, wants, waiting + kNoTask);
    for (const int task : task_hand(o.l, kPlayer)) {
        if (o.l.t.task[task].era + 1 != era || !is_kept(o, task)) continue;
        Wants with = wants;
        with.add(o.l.t.task[task]);
        best = std::min(best, turns_to_prepare(o, era + 1, with, waiting + kReveal));
    }
    return best;
}

// Turns until the Dutch capital is taken by the unit that is best placed: its way there, and the fights that fail.
float turns_to_conquer(const Outlook& o) {
    const Look& l = o.l;
    const int goal = l.s.player[kDutch].capital;
    if (goal == kNone || l.s.land[kPlayer].stands.has(goal)) return 0;
    float defence = 0, best = kNoUnit;
    for (int unit = 0; unit < kUnits; ++unit)
        if (l.s.player[kDutch].unit[unit] == goal) defence += unit_row(l, kDutch, unit).strength + kMeanDefence;
    const float more = expected_cards(l, kPlayer, true) + static_cast<float>(sum(l, kPlayer, Query::Attack));
    const int home = l.s.player[kPlayer].capital;
    for (int unit = 0; unit < kUnits; ++unit) {
        uint8_t at = l.s.player[kPlayer].unit[unit];
        if (at == kMarching) at = is_likely_to_win(l) ? l.s.fight.at : kInStore;
        if (at == goal) return 0;
        const UnitRow& row = unit_row(l, kPlayer, unit);
        const bool out = is_on_map(at);
        if (!out && home == kNone) continue;
        const float far = (out ? 0.0f : 2.0f) + static_cast<float>(map_of(l).distance[out ? at : home][goal]);
        const float wins = defence > 0 ? odds(row.strength + more, defence) : 1;
        best =
            std::min(best, far * (row.swift ? kSwiftStep : kStep) + 1 + kDefeat * (1 - wins) / std::max(0.35f, wins));
    }
    return best;
}

}  // namespace

// Some of it goes on at the same time: moves cost no action, and a task may ask for units.
float solo_value(const Look& l) {
    if (has_won_solo(l)) return kWon;
    const Outlook o = outlook(l, kPlayer);
    const auto left = static_cast<float>(map_of(l).turn_limit + 1 - l.s.round);
    Wants all_units;
    all_units.units = kUnits;
    const float actions = turns_to_prepare(o, l.s.era, all_units), war = turns_to_conquer(o);
    const float missing = std::max(actions, war) + kBoth * std::min(actions, war);
    if (has_lost_solo(l) || !l.s.stack.top) return kLost / (1 + missing);
    float items = 0;
    for (int kind = 0; kind < kDues; ++kind) items += kPrice[kind] * std::min(o.have[kind], kFirstFew[kind]);
    const auto cards =
        static_cast<float>(std::min<int>(l.s.combat.at(combat_of(kPlayer)), combat_hand_limit(l, kPlayer)));
    const float ease = 0.35f * (items + o.begun) + 0.3f * cards + 0.25f * (map_worth(o) + fight_worth(l, kPlayer));
    return kWon / (1 + std::exp((missing - ease + 3 - left) / 4));
}

}  // namespace pentarchy::brazil
