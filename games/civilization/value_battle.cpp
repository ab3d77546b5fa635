// A battle in progress: what lies on the table, cards still in hand by their number, and what is at stake.
#include <algorithm>

#include "games/civilization/battle.h"
#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

namespace {

constexpr int kBarbarianHand = 3;

// Turns have begun: hands and bonuses are what they are.
bool has_begun(const Look& l) {
    const Battle& b = l.s.battle;
    return l.s.units.at(kInPlay0) + l.s.units.at(kInPlay0 + 1) + b.killed[0] + b.killed[1] > 0 ||
           find_frame(l.s.stack, Proc::BattleTurn);
}

Force force_of_side(const Look& l, int side) {
    const Battle& b = l.s.battle;
    if (!are_barbarians(l, side)) return force_of(l, b.owner[side], learnt_by(l, b.owner[side]));
    Force out;
    out.power = kUnitPower[b.rank];
    out.units = out.hand = kBarbarianHand;
    return out;
}

// CV-9.16, CV-9.17
float place_bonus(const Look& l, const Force& defender) {
    const Battle& b = l.s.battle;
    if (b.field != Field::City) return 0;
    return b.city == 0 ? defender.at_capital : static_cast<float>(l.t.n.city);
}

float margin(const Look& l) {
    const Battle& b = l.s.battle;
    const bool begun = has_begun(l);
    float total[2];
    Force force[2];
    for (const int side : {kAttack, kDefence}) {
        force[side] = force_of_side(l, side);
        const int city = side == kDefence && b.field == Field::City ? l.t.n.battle_hand_in_city : 0;
        const int hand =
            begun ? b.hand[side] : std::min(force[side].units, hand_of_stack(force[side], b.armies[side]) + city);
        total[side] = force[side].power * static_cast<float>(hand);
        total[side] += begun ? static_cast<float>(battle_sum(l, side)) : force[side].bonus;
    }
    if (!begun) total[kDefence] += place_bonus(l, force[kDefence]);
    return total[kAttack] - total[kDefence];
}

bool is_fought(const Look& l) { return in_battle(l) && !find_frame(l.s.stack, Proc::Loot); }

float armies_worth(int armies) { return kArmyWorth * static_cast<float>(armies); }

// What the attacker wins and loses; the defender likewise.
float stake_of_attack(const Look& l, float odds) {
    const Battle& b = l.s.battle;
    const float lost = (1 - odds) * armies_worth(b.armies[kAttack]);
    const float loot = b.field == Field::Village ? village_worth()
                       : b.field == Field::City  ? 2 * kLootWorth
                                                 : kLootWorth;
    return odds * loot - lost;
}
float stake_of_defence(const Look& l, float odds) {
    const Battle& b = l.s.battle;
    const float loot = (1 - odds) * kLootWorth;
    if (b.field == Field::City) return loot - odds * (b.city == 0 ? kTriumph : kCityLost);
    return loot - odds * (armies_worth(b.armies[kDefence]) + kLootWorth);
}

}  // namespace

float village_worth() { return kVillageErrand + kTokenWorth; }

float capital_at_stake(const Look& l, Seat seat) {
    const Battle& b = l.s.battle;
    if (!is_fought(l) || b.field != Field::City || b.city != 0 || b.owner[kAttack] != seat) return 0;
    return victory_odds(margin(l));
}

float battle_worth(const Look& l, Seat seat) {
    if (!is_fought(l)) return 0;
    const Battle& b = l.s.battle;
    if (b.owner[kAttack] != seat && b.owner[kDefence] != seat) return 0;
    const float odds = victory_odds(margin(l));
    return b.owner[kAttack] == seat ? stake_of_attack(l, odds) : stake_of_defence(l, odds);
}

}  // namespace pentarchy::civilization
