// A battle (CV-9): who takes part, what each side is worth, how one begins. Sides: 0 attacks, 1 defends.
#pragma once

#include "games/civilization/actions.h"

namespace pentarchy::civilization {

inline constexpr int kAttack = 0, kDefence = 1;
inline bool in_battle(const Look& l) { return l.s.battle.field != Field::None; }
inline int side_of_seat(const Look& l, Seat seat) { return l.s.battle.owner[kAttack] == seat ? kAttack : kDefence; }
inline bool are_barbarians(const Look& l, int side) { return l.s.battle.owner[side] == kNobody; }
// The cards a side still holds, as far as they can be seen.
UnitSet hand_of(const Look& l, int side);

// CV-9.4  A card of the reserve joins the battle force.
void take_into_force(Play& p, int side, int unit);
// CV-22.1  Whether the hand of this side lies open to its enemy, and so to all (The Oracle).
bool is_open_hand(const Look& l, int side);
// CV-9.5  Cards that a side may draw.
int hand_limit(const Look& l, int side);
// CV-9.15 to CV-9.18  What a side adds to its units; each part of it is said.
int combat_bonus(Play& p, int side);
// CV-9.7, CV-9.51  A unit at the rank it fights at.
UnitType type_of(const Look& l, int unit);
int battle_rank(const Look& l, Seat owner, UnitType type);
// What is added to the numbers of a card of this type; nobody's are barbarians.
int more_strength(const Look& l, Seat owner, UnitType type);
int more_health(const Look& l, Seat owner, UnitType type);
int strength_of(const Look& l, int side, int unit);
int health_of(const Look& l, int side, int unit);
// CV-9.47 to CV-9.50  Whether a unit of this side strikes the other first.
bool trumps(const Look& l, int side, int unit, int other);
// CV-9.60  Health that is left, and the combat bonus card.
int battle_sum(const Look& l, int side);

// CV-9.43, CV-9.44, CV-9.52  The unit of this side takes wounds; killed, it is laid aside.
void wound_unit(Play& p, int side, int unit, int n);
inline bool is_killed(const Look& l, int side, int unit) { return l.s.units.where[unit] == kKilled0 + side; }

// A battle that is about to begin: the attacker's group has not entered the square yet. Proc::Fight answers whether the
// attack was won.
Battle battle_at(Seat attacker, int armies, int square);
Battle against_village(const Look& l, Seat attacker, int armies, int square);  // CV-8.44, CV-8.47
Battle against_figures(const Look& l, Seat attacker, int armies, int square);
Battle against_city(const Look& l, Seat attacker, int armies, int square);

// battle_end.cpp: what follows from winning and losing
void take_losses(Play& p);       // CV-9.63 to CV-9.67, CV-8.72, CV-17.4
uint8_t loot_of(const Look& l);  // CV-9.75, CV-9.76
// CV-20.11, CV-21.2  Less than so much; more for attackers who gain any.
uint8_t loot_of_attack(const Look& l, int loot, Seat winner, Seat loser);
void end_battle(Play& p);  // CV-9.62, CV-8.50

// Figures of a seat that are on their way (CV-8.6).
template <class Fn>
void each_on_way(Play& p, Seat seat, Fn fn) {
    for (int figure = 0; figure < kFigures; ++figure)
        if (p.s.player[seat].figure[figure].flags & kOnWay) fn(figure);
}
// All figures of whoever stands there die (CV-9.66).
void kill_figures(Play& p, int square);
void kill_figure(Play& p, Seat seat, int figure, int square);

}  // namespace pentarchy::civilization
