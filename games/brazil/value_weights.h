// The prices of the evaluation, set by hand: points of the score sheet.
#pragma once

namespace pentarchy::brazil {

// Items, by Coinage: four raws, gold, a gold card, a combat card that pays, science. More than a few of a kind are
// rarely used.
inline constexpr float kPrice[8] = {0.4f, 0.4f, 0.4f, 0.45f, 0.6f, 0.7f, 0.3f, 0.85f};
inline constexpr float kFirstFew[8] = {3, 3, 3, 3, 4, 3, 3, 3};
inline constexpr float kSpare = 0.35f;      // of its price, an item beyond these
inline constexpr float kPromised = 0.9f;    // of its price, an item that is still to come
inline constexpr float kCardInHand = 0.4f;  // in hand, each of the first three
inline constexpr float kManyCards = 3;

// What a turn is worth, and how much of a task's worth a missing turn takes away.
inline constexpr float kTurn = 0.5f;
inline constexpr float kPatience = 0.85f;
inline constexpr float kPalaceWorth = 2.5f;  // what a task brings beyond its points
inline constexpr float kNewEra = 2.0f;       // to be the first: the better tokens and buildings come sooner
inline constexpr float kLastTask = 3.0f;     // to end the game when it suits
inline constexpr float kInHand = 0.8f;       // of all that, while it is not revealed
inline constexpr float kShortage = 0.8f;     // turns for an item that is missing
inline constexpr float kOwnCrop = 0.5f;      // of what planned buildings produce: it comes in time to pay for them
inline constexpr float kFounding = 1.2f;     // turns to bring somebody who can found a city

inline constexpr float kFullGame = 17;     // rounds
inline constexpr float kIdleTile = 0.18f;  // an empty building that can be renovated
inline constexpr float kRoom = 0.07f, kRoomForMint = 0.15f;
inline constexpr int kMuchRoom = 6;
// An upgraded space, for each turn that is left: Deploy, Painting, Build, Renovate, Manufacture, Import.
inline constexpr float kUpgrade[7] = {0.07f, 0.05f, 0.07f, 0.1f, 0.05f, 0.1f, 0};
inline constexpr float kAbility = 0.05f;  // what a painting does, for each turn that is left

// The map.
inline constexpr float kUnitOut = 0.5f, kStrengthOut = 0.1f;
inline constexpr float kMeanDefence = 1.7f;                 // of a combat card that nobody has seen
inline constexpr float kFightWidth = 1.6f;                  // strengths, of the odds
inline constexpr float kThreat = 0.15f, kOwnThreat = 0.3f;  // of what a fight would bring, if it can be begun next turn
inline constexpr float kUndiscovered = 0.7f, kFoundable = 0.7f;
inline constexpr float kPerStep = 0.6f;  // what is a step farther off counts so much less

}  // namespace pentarchy::brazil
