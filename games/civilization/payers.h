// What a seat pays resources with, each by a number: kinds of tokens of the market, kinds of markers, events that stand
// for a resource. Tokens of any kind are paid in ascending order, so that each payment has one path.
#pragma once

#include "games/civilization/actions.h"

namespace pentarchy::civilization {

inline constexpr int kFirstMarker = kMarket, kFirstGift = kFirstMarker + kMarkerKinds, kPayers = kFirstGift + kCapPays;

// CV-21.31  An event that stands for resources.
constexpr bool is_gift(const PaysRow& row) { return row.thing >= kEvent0 && row.thing < kMarker0; }

// What is left of each, besides what is set aside already.
struct Purse {
    uint8_t token[kResources]{}, gift[kCapPays]{};
    Purse(const Look& l, Seat seat, const PayLocals& pay);
    void take(const Look& l, int payer);
    int left() const;
};
// How many the seat has of a payer, besides what is set aside.
int have(const Look& l, Seat seat, const PayLocals& pay, int payer);
Move move_of(const Look& l, int payer);
int payer_of(const Look& l, Move m);
// CV-10.43, CV-20.2  Tokens return to the market, markers leave the game.
void spend(Play& p, Seat seat, int payer);

// CV-20.9  One token of any kind, or once a turn two of them, may stand for a resource.
bool stands_for(const Look& l, Seat seat, int kind, int takes);

// The Kremlin in answer to another player: two tokens of any kind, picked in secret, for a spy.
bool can_pay_two(const Look& l, Seat seat);
// Spends them; whether an event is among them, whose gift goes to this seat.
bool pay_two(Play& p, Seat seat, Seat against);
void forget_payers(State& s);

}  // namespace pentarchy::civilization
