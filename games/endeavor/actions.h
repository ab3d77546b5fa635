// The rulebook's verbs as plain functions: they change the state and write the log, and never touch the stack. What
// needs a choice afterwards is returned as a fact.
#pragma once

#include "games/endeavor/flow.h"

namespace pentarchy::endeavor {

void begin_round(Play& p);
void end_round(Play& p);                            // EN-18.2
void build(Play& p, Seat seat, Building building);  // EN-5.6, EN-5.9
void grow(Play& p, Seat seat);                      // EN-6.1
void pay_worker(Play& p, Seat seat, int building);  // EN-7.1, EN-14.1
void pay_all(Play& p, Seat seat, int source);       // EN-7.3, EN-14.3
void pass(Play& p, Seat seat);                      // EN-8.2

// The seats whose card limit must be looked at because of it (EN-17.14).
SeatMask ship(Play& p, Seat colour, Region region);  // EN-11
void occupy(Play& p, Seat colour, City city);        // EN-12
void attack(Play& p, Seat seat, City city);          // EN-13
SeatMask draw(Play& p, Seat colour, Deck deck);      // EN-15
void lose_card(Play& p, Seat seat, int card);        // EN-17.9 to EN-17.12

// EN-17.7, EN-17.19: owned cards, one slavery card not counted, all governors counted.
int counted_cards(const Look& l, Seat seat);
int card_limit(const Look& l, Seat seat);
// The dials of the state as the rest of it has them: for restoring a document and for checking the books.
void set_dials(const Edition& t, State& s);
void activate(Play& p, Seat seat, int building);  // EN-9.1
void spend(Play& p, Seat seat, int token);        // EN-9.5

// EN-14.1  Workers a payment could free: all but the one that stands on the paying building itself (EN-14.4).
int payable_workers(const Look& l, Seat seat, int source);
int payment_size(const Look& l, Seat seat);  // EN-14.2, EN-14.7

// What a colour can reach, as bits: free cities, cities of others, decks whose top card it may draw.
uint64_t free_cities(const Look& l, Seat colour);
uint64_t foreign_cities(const Look& l, Seat colour);
unsigned drawable_decks(const Look& l, Seat colour);
bool is_requirement_met(const Look& l, Seat colour, int card);  // EN-15.2
// EN-11.10 to EN-11.12  Who wins the governor of a full track.
Seat governor_winner(const Look& l, Region region);

}  // namespace pentarchy::endeavor
