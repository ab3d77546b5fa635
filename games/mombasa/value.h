// The evaluation of Mombasa: what a seat has and could do soon, in points of the score sheet, and the weights that turn
// it into an expected final score (value_weights.h).
#pragma once

#include "engine/game.h"
#include "games/mombasa/state.h"

namespace pentarchy::mombasa {

// clang-format off
enum class Feature : uint8_t {
    Always,                                             // one, so that a weight may stand alone
    Money, Stock, ToShare,                              // cash; shares at their expected values; the way to the next
    Diamonds, ToDiamonds, SlotOne,                      // worth, the way to the next value, the way to the slot
    Books, ToBooks, SlotFive, Ahead,                    // the same of the ink jar; books ahead without a gap
    Perks, ToPerk,                                      // special bonuses, and the way to the next
    UpGoods, UpCard, UpMajority, UpPosts, UpBooks, UpPoints, UpDiamonds, Markers,  // what this round still allows
    NextGoods, NextKind, NextPosts, NextBookkeepers, NextMerchants,                // the best cards of the next plan
    DeckGoods, DeckPosts, DeckBookkeepers, DeckMerchants,                          // all cards, in the rounds after it
    ReservedPlus, ReservedBookkeeper, ReservedMerchant, ReservedExpansion,
    Token, Out,
    DueSteps, DuePosts, DuePoints, DueRemovals, DueBooks, DueChoice,  // what the turn in progress still brings
    kCount,
};
// clang-format on
inline constexpr int kFeatures = static_cast<int>(Feature::kCount);

struct Features {
    float of[kFeatures]{};
    float& operator[](Feature feature) { return of[static_cast<int>(feature)]; }
};

Features features(const Look& l, Seat seat);
int rounds_left(const Look& l);  // after this one

}  // namespace pentarchy::mombasa
