// The rulebook's verbs that several rooms share: plain functions, and the calls by which one room asks another.
#pragma once

#include "games/brazil/effects.h"
#include "games/brazil/map.h"
#include "games/brazil/payment.h"
#include "games/brazil/score.h"

namespace pentarchy::brazil {

// --- actions of spaces and of gold cards: whether there is anything to do. `from_card` is the kind of the gold card, kNone for
// the space; `without` gold cards of the hand do not pay (the one that is about to be played).
bool can_deploy(const Look& l, Seat seat, int from_card, int without = 0);     // phase_deploy.cpp
bool can_build(const Look& l, Seat seat, int from_card, int without = 0);      // phase_build.cpp
bool can_renovate(const Look& l, Seat seat, int from_card, int without = 0);   // phase_renovate.cpp
bool can_make(const Look& l, Seat seat, int from_card, int without = 0);       // phase_goods.cpp
bool can_exchange(const Look& l, Seat seat, int gold_kind);                    // phase_market.cpp
bool can_paint(const Look& l, Seat seat, int from_card, int without = 0);      // phase_gallery.cpp
// How a gold card's action begins, in its place on the stack: Proc::Deploy, PickKind (Build), PickRenovation, PickGood, PickPainting, each
// with ActLocals{from_card}; Proc::Exchange with ExchangeLocals.
struct ExchangeLocals { uint8_t step, from_card, trade; };  // from_card kNone: trade is the number of the Trade space's exchange

// --- cards (cards.cpp). A card is drawn in private; an empty pile takes the discards at once (BR-13.4, BR-14.3).
Flow draw_gold(Ctx& c, Seat seat, int amount);    // calls Proc::DrawGold, or goes on
Flow draw_combat(Ctx& c, Seat seat, int amount);
void discard_gold(Play& p, Seat seat, int id);    // from the hand, face up; nothing is said
void discard_combat(Play& p, Seat seat, int id);
bool can_draw_task(const Look& l, int era);       // BR-21.3

// --- events that monarchs answer (monarchs.cpp): calls what follows, or goes on (BR-13.17)
Flow after_first_deploy(Ctx& c, Seat seat, int unit);     // BR-16.13
Flow after_deploy_action(Ctx& c, Seat seat);              // BR-16.9
Flow after_painting(Ctx& c, Seat seat, Order order);      // BR-16.14
Flow after_build_on(Ctx& c, Seat seat, bool on_forest);   // BR-16.11
Flow after_task(Ctx& c, Seat seat);                       // BR-16.15

// --- palaces (phase_task.cpp)
Hexes palace_sites(const Look& l, Seat seat, int palace);   // BR-15.31
bool can_place_palace(const Look& l, Seat seat);            // BR-15.34

// --- moves and discoveries (phase_move.cpp, phase_discovery.cpp)
void open_tile(Play& p, int hex, int id);         // a face-down tile is turned up (BR-11.1)
void bury_tile(Play& p, int hex);                 // built over unseen (BR-7.12)
void drop_open_tile(Play& p, int hex);            // an open tile leaves the map

// --- free moves (phase_free.cpp): BR-4.13, BR-4.14. In the manner of engine/flow/free_moves.h.
struct FreeMoves {
    template <class Out>
    static void offer(const Look& l, Seat seat, Out& out);
    static bool has(Move m);
    static Flow take(Ctx& c, Seat seat, Move m);
};

// --- the end (score.cpp, solo.cpp)
bool has_won_solo(const Look& l);                 // BR-19.5, BR-19.6
bool has_lost_solo(const Look& l);                // BR-19.7

// --- the order of play (turns.cpp)
void begin_turn(Play& p, Seat seat);              // BR-23.1

}  // namespace pentarchy::brazil
