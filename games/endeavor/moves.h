// The verbs and messages of Endeavor and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/move.h"
#include "engine/words.h"

namespace pentarchy::endeavor {

enum Kind : uint8_t { kRegion = kFirstGameKind, kCity, kLink, kDeck, kCard, kBuilding, kToken, kTrack, kPlace, kColour };

enum class Verb : uint16_t {
    // luck
    Lay,        // place, token
    StartSeat,  // seat
    // build and salary
    Build,  // building
    Pay,    // building: its worker returns to the harbour
    // action
    Activate,  // building
    Spend,     // token
    Pass,      //
    Ship,      // region
    Occupy,    // city
    Attack,    // city
    Draw,      // deck
    Payment,   //
    Stop,      //
    // card limit
    Discard,       // card
    KeepGovernor,  //
    // two-player module
    NeutralShip,    // region
    NeutralOccupy,  // city
    NeutralDraw,    // deck
    NeutralNone,    //
    kCount,
};

enum class Msg : uint16_t {
    Starts,          // seat
    RoundBegins,     // number
    Builds,          // seat, building
    BuildsNothing,   // seat
    Grows,           // seat, number
    PaysWorker,      // seat, building
    Activates,       // seat, building
    Spends,          // seat, token
    Passes,          // seat
    Ships,           // seat, region
    ShipsBeside,     // seat, region
    Occupies,        // seat, city
    Attacks,         // seat, colour, city
    TakesToken,      // seat, token
    TakesLinkToken,  // seat, token, link
    Draws,           // seat, card
    Opens,           // region
    WinsGovernor,    // seat, card
    GovernorGone,    // card
    SetsAside,       // seat, card
    SlaveryGone,     //
    Discards,        // seat, card
    KeepsGovernor,   // seat
    NeutralShips,    // seat, region
    NeutralOccupies, // seat, city
    NeutralDraws,    // seat, card
    TokenGone,       // token
    GameOver,        //
    ScoreCities,     // seat, number
    ScoreLinks,      // seat, number
    ScoreTrack,      // seat, number, track
    ScoreCards,      // seat, number
    ScorePlace,      // seat, number
    ScoreBuildings,  // seat, number
    ScoreHarbour,    // seat, number
    ScoreSlavery,    // seat, number
    ScoreTotal,      // seat, number
    ScoreMinus,      // seat, number: a total below zero
    kCount,
};

const Vocabulary& vocabulary();

}  // namespace pentarchy::endeavor
