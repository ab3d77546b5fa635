// The prices of the evaluation, set by hand: points of the score sheet.
#pragma once

#include "games/settlers/state.h"

namespace pentarchy::settlers {

// One unit in a round with three more to come.
inline constexpr float kPrice[kGoods] = {0.75f, 0.85f, 0.7f, 1.0f, 0.4f, 0.8f, 0.1f, 1.0f, 0.7f, 0.65f, 0.75f};
// What a unit buys early works longer: a round's prices by how many rounds follow it.
inline constexpr float kLate[kRounds] = {0.55f, 0.7f, 0.85f, 1.0f, 1.1f};

inline constexpr float kSure = 0.85f;       // what an empire will do in later rounds, with razing and giving up
inline constexpr float kPlanned = 0.9f;     // what can be done this round and is not done yet
inline constexpr float kIdle = 0.35f;       // of its price, a good without a use while its seat still acts
inline constexpr float kStored = 0.9f;      // a good that is stored
inline constexpr float kFoundation = 0.5f;  // to pay for a faction location
inline constexpr float kHeldCard = 0.6f;    // a card for later, of its price
inline constexpr int kManyCards = 5;        // more than these are rarely used
inline constexpr float kExposed = 0.06f;    // of a common location's worth, if somebody can raze it now
inline constexpr float kDefended = 0.03f;   // of its worth, a defence token on it
inline constexpr float kSamuraiWorth = 0.15f;
inline constexpr float kStashing = 0.8f;    // of the points of the next step of a Gate or Shrine

// How often in a round a feature is woken.
inline constexpr float kBuildsOfColor = 0.5f, kFactionBuilds = 1.0f, kRazes = 1.3f, kEnemyRazes = 0.5f,
                       kDealsMade = 0.8f, kLargeGains = 1.5f, kExchanges = 0.8f;

}  // namespace pentarchy::settlers
