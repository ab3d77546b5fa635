// The evaluation of Endeavor: what a seat has and could do soon, as numbers, and the weights that turn them into an
// expected final score. The weights were fitted to finished games (bench/fit_value, docs/experiments.md).
#pragma once

#include "engine/game.h"
#include "games/endeavor/state.h"

namespace pentarchy::endeavor {

// clang-format off
enum class Feature : uint8_t {
    Always,                                            // one, so that a weight may stand alone
    Score,                                             // glory so far, the harbour apart
    Industry, Culture, Finance, Politics,              // levels up to 15
    IndustryNext, CultureNext, FinanceNext, PoliticsNext,  // glory of the next mark, as far as the way to it is done
    Harbour, Usable,                                   // population; as much of it as there are buildings to activate
    Idle, Working, Growth, Payments,
    Blue,                                              // tokens to spend
    PresentClosed, PresentOpen, Regions,               // population in regions; how many regions
    Cities, FreeCities, ForeignCities,                 // held; in reach and free; in reach and another's
    LinksFree, LinksBlocked,                           // connections with one end held, the other free, or another's
    BestCard, Decks, Room, Above, Slavery,             // cards in reach, the limit, and what Abolition would take
    Passed, OnTurn,
    IdleShip, IdleOccupy, IdleAttack, IdleDraw, IdlePayment,  // parts that idle buildings grant
    Governors,                                         // closed tracks led, as far as they are full
    OpenShip, OpenOccupy, OpenAttack, OpenDraw,        // parts of the action in progress
    kCount,
};
// clang-format on
inline constexpr int kFeatures = static_cast<int>(Feature::kCount);
inline constexpr int kFewest = 2;  // seats; the first weights are theirs

struct Features {
    float of[kFeatures]{};
    float& operator[](Feature feature) { return of[static_cast<int>(feature)]; }
};

Features features(const Look& l, Seat seat);
int rounds_left(const Look& l);  // after this one

}  // namespace pentarchy::endeavor
