// A fight (BR-9): who takes part, what adds strength, and how one begins. Sides: 0 attacks, 1 defends.
#pragma once

#include "games/brazil/actions.h"

namespace pentarchy::brazil {

inline Seat side_seat(const Look& l, int side) { return side ? l.s.fight.defender : l.s.fight.attacker; }
// The Dutch are nobody's seat: they are never asked (BR-19.16).
inline bool is_dutch(const Look& l, Seat seat) { return is_solo(l) && seat == kDutch; }
// Who decides for a side: for the Dutch the player; kNobody: an expedition (BR-11.27).
inline Seat chooser(const Look& l, int side) {
    const Seat seat = side_seat(l, side);
    return is_dutch(l, seat) ? l.s.fight.attacker : seat;
}

// How State::fight is when there is none.
inline Fight no_fight() {
    Fight out{};
    out.attacker = out.defender = kNobody;
    out.from = out.at = out.unit = kNone;
    return out;
}

inline Fight begun_fight(FightKind kind, Seat attacker, Seat defender, int unit, int from, int at) {
    Fight out = no_fight();
    out.kind = kind;
    out.attacker = attacker;
    out.defender = defender;
    out.unit = static_cast<uint8_t>(unit);
    out.from = static_cast<uint8_t>(from);
    out.at = static_cast<uint8_t>(at);
    return out;
}

// BR-9.2, BR-9.19  The units that take part, as bits.
uint8_t fighters(const Look& l, int side);
// BR-9.2, BR-9.4, BR-9.20  The tile that adds its strength to this side, or kNone.
int tile_of_side(const Look& l, int side);
// Units, the tile and what palaces add to it (BR-9.28); of an expedition what is printed.
int bare_strength(const Look& l, int side);
// BR-9.5, BR-9.7  What a painting or the token on Import or Trade adds now.
int bonus_of(const Look& l, int side, int source);
// The sources that add something and were not left out.
Sources open_bonuses(const Look& l, int side);

// BR-14.8  A shown card's strength on its side; Camp with what was given up for it.
int card_strength(const Look& l, int side, int i);
// The shown card that Cunhambebe sets to 0, or -1.
int cancelled_card(const Look& l, int side);
// BR-14.9  The enemy has shown Calabar: paintings add nothing.
bool are_paintings_cancelled(const Look& l, int side);
// What everybody can add up: bonuses once they are declared, cards once they are shown (BR-9.10, BR-9.27).
int total_strength(const Look& l, int side);
// The same before a side has declared its bonuses: with all that are not left out.
int strength_so_far(const Look& l, int side);

// The kind of a shown card, or -1.
inline int shown_kind(const Look& l, int side, int i) {
    const uint8_t card = l.s.fight.card[side][i];
    return card ? l.t.combat_kind[card - 1] : -1;
}

// Calls the fight; it comes back to the frame that asked.
Flow attack(Ctx& c, Seat seat, Seat foe, int unit, int hex);  // BR-8.3: the unit is marching
Flow fire(Ctx& c, Seat seat, int unit, int hex);              // BR-8.7
Flow storm(Ctx& c, Seat seat, int unit, int hex);             // BR-11.15

// Entering a hex and looking under a tile (phase_discovery.cpp).
Flow turn_tile(Ctx& c, Seat seat, int hex);
Flow peek(Ctx& c, Seat seat, int hex);

// BR-19.9  The Dutch turn up a card for each of their units (solo.cpp).
Flow draw_dutch_cards(Ctx& c);
void save_dutch_unit(Play& p);  // BR-19.16
// After the sums (fight_end.cpp): what cards do to winner and loser, who goes, who holds the tile.
Flow after_card(Ctx& c, int side, int i);
void clear_field(Play& p);

}  // namespace pentarchy::brazil
