// The evaluation of Mombasa: what a seat has and could do soon, as numbers, and the weights that turn them into an
// expected final score. The weights were fitted to finished games (bench/fit_mombasa).
#pragma once

#include "engine/game.h"
#include "games/mombasa/state.h"

namespace pentarchy::mombasa {

enum class Feature : uint8_t {
    Always,                                                 // one, so that a weight may stand alone
    Money, Stock, Shares,                                   // cash; shares times values; shares
    Potential, StepsWorth, Steps,                           // shares times covered coins; the way to the next share
    Diamonds, DiamondsNext, DiamondSteps, SlotOne,          // worth, the way to the next value, steps, their slot
    Books, BooksNext, BookSteps, SlotFive,                  // the same of the ink jar
    Ahead, AheadMet, AheadWorth,                            // books ahead without a gap; those met now; their value
    UpGoods, UpBest, UpExpansion, UpBookkeepers, UpMerchants, UpCards,  // face up or planned; the best kind of goods
    HandGoods, HandBest, HandExpansion, HandBookkeepers, HandMerchants, HandCards,
    RowGoods, RowExpansion, RowBookkeepers, RowMerchants, BestRow,      // resting; cards in the longest row
    Markers, Tiles,                                         // bonus markers left this round; tiles face up
    ReservedPlus, ReservedBookkeeper, ReservedMerchant, ReservedExpansion,
    Token, Out, OnTurn,
    Expansion, ExtraMarkers, Discounts, Cotton, Spaces,     // special bonuses
    DueSteps, DuePoints, DueRemovals, DueBooks, ExpandPoints,  // what the turn in progress still brings
    kCount,
};
inline constexpr int kFeatures = static_cast<int>(Feature::kCount);

struct Features {
    float of[kFeatures]{};
    float& operator[](Feature feature) { return of[static_cast<int>(feature)]; }
};

Features features(const Look& l, Seat seat);
int rounds_left(const Look& l);  // after this one

}  // namespace pentarchy::mombasa
