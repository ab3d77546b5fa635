// How a turn goes on after its first choice, and what that choice asks: each is defined in the file of its action.
#pragma once

#include "games/mombasa/actions.h"

namespace pentarchy::mombasa {

// Goods (phase_goods.cpp).
int goods_reach(const Look& l, Seat seat);                      // the dearest price that goods can pay, 0 without goods
unsigned acquiring_kinds(const Look& l, Seat seat, int space);  // kinds of goods that can pay for a card, as bits
Flow begin_goods(Ctx& c, Seat seat, int space, unsigned kinds);  // space kNone: no card is acquired
void goods_rows(Rows& rows);

// Expansion (phase_expand.cpp) and bookkeeping (phase_books.cpp).
Flow begin_expansion(Ctx& c, Seat seat, int company);
Flow begin_bookkeeping(Ctx& c, Seat seat, int points);

// Bonus spaces (phase_bonus.cpp).
int markers_left(const Look& l, Seat seat);                              // MO-2.14, MO-18.5
bool has_majority(const Look& l, Seat seat, int commodity);              // MO-13.16
bool uses_other_space(const Look& l, Seat seat, const SpaceRow& space);  // MO-18.10
Flow occupy_space(Ctx& c, Seat seat, int space);

}  // namespace pentarchy::mombasa
