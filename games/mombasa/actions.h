// The rulebook's verbs as plain functions: they change the state and write the log, and never touch the stack.
#pragma once

#include "games/mombasa/flow.h"

namespace pentarchy::mombasa {

// Setup (setup.cpp).
void lay_track(Play& p, int company, int side);
void deal_starting_cards(Play& p);                       // MO-2.13 to MO-2.19
void show_tiles(Play& p);                                // MO-3.5
void rest_card(Play& p, Seat seat, int slot, int face);  // MO-2.22

// The round (round.cpp).
void begin_round(Play& p);
void show_plans(Play& p);                 // MO-6.8
void begin_turn(Play& p, Seat seat);      // MO-18.17
void leave(Play& p, Seat seat, int row);  // MO-15; kNone: no row to take
void lay_coins(Play& p);                  // MO-16.1
void slide_cards(Play& p);                // MO-16.5, MO-16.6
void take_back_markers(Play& p);          // MO-16.9

// Cards (actions.cpp).
void add_to_hand(Play& p, Seat seat, int face);
void drop_from_hand(Play& p, Seat seat, int face);
void turn_down(Play& p, Seat seat, int slot);  // MO-7.5
void turn_tile_down(Play& p, Seat seat, Tile tile);
void refresh_totals(const Edition& t, State& s, Seat seat);  // MO-7.8
int card_value(const Look& l, Seat seat, int slot);          // of a face-up goods card
void gain_card(Play& p, Seat seat, int space);               // from the display to the hand

// Money, rewards and tracks (actions.cpp).
void gain_money(Play& p, Seat seat, int amount);
void give(Play& p, Seat seat, const Reward& reward, int active = kNone);
void move_diamond(Play& p, Seat seat, int steps);  // MO-19.1 to MO-19.5
void advance(Play& p, Seat seat, int company);     // MO-17: one step, paid for
void points_to_money(Play& p, Seat seat);          // MO-10.6, MO-10.19

// Posts (posts.cpp).
struct Reach {
    uint32_t one, two;
};                                           // regions across a single line, and only across a double one
Reach reach_of(const Look& l, int company);  // MO-9.5 to MO-9.7
uint32_t targets(const Look& l, int company, int points);
int place_cost(const Look& l, const Reach& reach, int region);  // MO-9.7, MO-9.8
void place_post(Play& p, Seat seat, int company, int region);
unsigned full_columns(const Look& l, int company);              // with a post; of equal columns the first, as bits
unsigned vacant_columns(const Look& l, int company);            // with room for a post (MO-9.17); likewise
void take_post(Play& p, int company, int column);               // MO-9.10
void remove_post(Play& p, Seat seat, int company, int column);  // MO-11.19
void return_post(Play& p, int company, int column);             // MO-9.16
void lose_post(Play& p, int company);                           // MO-9.18

// Books (books.cpp).
bool is_met(const Look& l, Seat seat, int book);  // MO-11.5 to MO-11.10
unsigned flippable(const Look& l, Seat seat);     // MO-11.2: steps, as bits
void flip_book(Play& p, Seat seat, int step);
unsigned affordable_books(const Look& l, Seat seat, int first);  // MO-10.3: spaces of the display, as bits
void take_book(Play& p, Seat seat, int space);
unsigned places_for(const Look& l, Seat seat, int book);  // MO-10.9 to MO-10.11: steps, as bits
void place_book(Play& p, Seat seat, int step);            // the first of those taken; 0: nowhere (MO-10.17)

// The dials of the state as the rest of it has them: for restoring a document and for checking the books.
void set_dials(const Edition& t, State& s);
int share_value(const Look& l, int company);  // MO-4.4

}  // namespace pentarchy::mombasa
