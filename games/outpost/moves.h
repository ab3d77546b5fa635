// The verbs and messages of Outpost and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/move.h"
#include "engine/words.h"

namespace pentarchy::outpost {

enum Kind : uint8_t { kSite = kFirstGameKind, kHut, kGood, kOrder, kCard, kCopy, kProject, kTile };

// kCard is a card named by its kind (equal copies are offered once), kCopy by its exact copy.
enum class Verb : uint16_t {
    // luck
    StartSeat,  // seat
    DrawCard,   // copy
    TurnUp,     // site, tile
    Peek,       // site, tile
    TakeForce,  // copy
    LootCard,   // copy
    // setup and plan
    Return,     // card
    Plan,       // card
    PlanNone,   //
    GiveOrder,  // order
    Ready,      //
    // market
    Propose,   // seat
    Give,      // good
    GiveCard,  // card
    Ask,       // good
    AskCard,   //
    Next,      //
    Show,      //
    Send,      //
    Withdraw,  //
    Accept,    // seat
    Refuse,    // seat
    Done,      //
    PickCard,  // card
    // turns
    March,    // site
    Step,     // site
    Stop,     //
    Build,    // hut, site
    Recruit,  // site
    Storm,    // seat, hut
    Draw,     //
    Expand,   //
    Place,    // site
    Envoy,    // seat, hut
    Buy,      // project
    Pass,     //
    End,      //
    Caravan,  //
    Lamp,     //
    Token,    // order
    // answers and payments
    Ward,         //
    Let,          //
    Pay,          // good
    PayFrom,      // good, site of the hut it lies on
    Discard,      // card
    DiscardGood,  // good
    Lay,          // card
    LayDone,      //
    TakeGood,     // good
    TakeCard,     //
    LookAt,       // site
    kCount,
};

enum class Msg : uint16_t {
    Start,         // seat
    Dealt,         // seat, number
    RoundBegins,   // number
    Planned,       // seat, order
    PlannedCard,   // seat, order, card, number
    Proposed,      // seat, seat
    Refused,       // seat, seat
    Withdrawn,     // seat
    Dealing,       // seat, seat
    Showed,        // seat, seat, copy
    GotCard,       // seat, copy
    TurnOf,        // seat
    Marches,       // seat, site, site
    Stopped,       // seat, site
    TurnedUp,      // site, tile
    Gains,         // seat, number, good
    Shrine,        // seat, site
    Looks,         // seat, site
    Saw,           // site, tile
    Attacks,       // seat, seat, site
    RaidersAt,     // seat, site
    Leads,         // seat
    Laid,          // seat, copy
    Fought,        // number, number
    Wins,          // seat, site
    RaidersWin,    // site
    CampBeaten,    // seat, site
    Loots,         // seat, seat, good
    LootsCard,     // seat, seat
    SawLoot,       // copy
    Announces,     // seat, hut, site
    Builds,        // seat, hut, site
    Warded,        // seat
    BuildStopped,  // seat, hut
    Storms,        // seat, seat, hut
    HutLost,       // seat, hut
    StormStopped,  // seat
    Recruits,      // seat, site
    Pays,          // seat, number, good
    Expands,       // seat, site
    Sends,         // seat, seat, hut
    Buys,          // seat, project
    DrawsTwo,      // seat, number
    Drew,          // copy
    Discards,      // seat, card
    DiscardsGood,  // seat, good
    Passes,        // seat
    PlaysCaravan,  // seat
    LightsLamp,    // seat
    TokenShown,    // seat, order
    Reshuffled,    //
    GameOver,      //
    FinalScore,    // seat, number
    kCount,
};

inline bool is(Move m, Verb verb) { return m.verb == static_cast<uint16_t>(verb); }

const Vocabulary& vocabulary();

}  // namespace pentarchy::outpost
