// The verbs and messages of Imperial Settlers and what their numbers mean. Ids are only ever appended. A `card` is a face:
// equal copies are one; a `location` is one single card, since what lies on it may differ.
#pragma once

#include "engine/move.h"
#include "engine/words.h"

namespace pentarchy::settlers {

enum Kind : uint8_t { kFaction = kFirstGameKind, kDeck, kCard, kLocation, kGood, kGrade, kChoice };

enum class Verb : uint16_t {
    // luck
    StartSeat,    // seat
    DealFaction,  // seat, faction
    Draw,         // deck, card
    Reveal,       // card
    TurnMarker,   // deck, card
    VirtualTakes, // card
    Attack,       // good
    // setup and lookout
    Choose,  // faction
    Take,    // card
    Draft,   // card
    Ready,   //
    // drawing and production
    DrawFrom,      // deck
    Produce,       // location
    ProduceDeals,  //
    // a turn
    Build,          // card
    Deal,           // card
    RazeCard,       // card
    Raze,           // location
    Activate,       // location
    ActivateTwice,  // location
    Exchange,       // good
    ExchangeCard,   // deck
    Stop,           //
    Pass,           //
    EndTurn,        //
    // free moves
    Defend,     // location
    Samurai,    // location
    StashCard,  // location, deck, card
    StashGood,  // location, good
    // payments
    Sacrifice,  // location
    Pay,        // good
    PayCard,    // card
    PayDeal,    // location
    PayAttack,  // good
    // effects
    BuildDeal,      // location
    Gain,           // good
    Option,         // number, choice (unwritten)
    Decline,        //
    Keep,           // card
    Copy,           // location
    UseDeal,        // location
    UseAttack,      // good
    GiveUp,         // good
    KeepGood,       // good
    Remove,         // location
    Spoil,          // location, good
    Steal,          // seat, good
    Victim,         // seat
    Discard,        // card
    Block,          // location
    BreakDeal,      // location
    BreakAttack,    // number, good
    TakeDeal,       // location
    TakeAttack,     // number, good
    RemoteDeal,     // location
    LayFoundation,  // deck, card
    TakeControl,    // location
    Trigger,        // location
    // the solo game
    Lose,  // location
    kCount,
};

enum class Msg : uint16_t {
    Chooses,         // seat, faction
    Starts,          // faction
    RoundBegins,     // number
    Draws,           // faction, deck
    Drew,            // card: to the drawer alone
    Reshuffled,      //
    Revealed,        // card
    Takes,           // faction, card
    LeftOver,        // card
    Drafted,         // card: to the drafter alone
    DraftDiscards,   // faction, card
    Gains,           // faction, number, good
    Reacts,          // faction, location: a feature acts
    Passes,          // faction
    Builds,          // faction, card
    Pays,            // faction, number, good
    Sacrifices,      // faction, location
    UsesFoundation,  // faction, location
    MakesDeal,       // faction, card, good
    RazesCard,       // faction, card
    Razes,           // faction, location, faction: whose it counted as
    TurnsFoundation, // faction, location
    Goes,            // location: discarded
    GivesUp,         // faction, good, number
    Activates,       // faction, location
    ActivatesTwice,  // faction, location
    ActivatesExtra,  // faction, location
    Discards,        // faction, card
    DropsDeal,       // faction, location
    DropsAttack,     // faction, good
    Exchanges,       // faction, number: workers
    Defends,         // faction, location
    PlacesSamurai,   // faction, location
    SamuraiLost,     // faction, number
    StashesCard,     // faction, location
    StashesGood,     // faction, good, location
    LooksAt,         // faction, number: cards looked at
    CopiesProduction,// faction, location
    CopiesDeal,      // faction, location
    CopiesAttack,    // faction, good
    BuildsDeal,      // faction, location
    Removes,         // faction, location, faction
    Spoils,          // faction, good, location
    Steals,          // faction, good, faction
    Names,           // faction, faction: must discard a card
    Blocks,          // faction, location
    BreaksDeal,      // faction, location, faction
    BreaksAttack,    // faction, good
    TakesDeal,       // faction, location, faction
    TakesAttack,     // faction, good
    MakesRemoteDeal, // faction, location, faction
    RemoteDealEnds,  // faction, location
    MarkerTurned,    // card
    LaysFoundation,  // faction, deck
    TakesControl,    // faction, location, faction
    GoesBack,        // location, faction
    Keeps,           // faction, number, good: stored in cleanup
    VirtualTakes,    // card
    Collects,        // number, number: cards now, cards in all
    AttackTurned,    // good
    AttackMisses,    //
    AttackHits,      // location, good, good
    GameOver,        //
    ScoreGained,     // faction, number
    ScoreCommon,     // faction, number, number: locations, points
    ScoreFaction,    // faction, number, number
    ScoreStash,      // faction, number
    ScoreTotal,      // faction, number
    SoloWon,         // faction, number, number: faction locations, Collection
    SoloLost,        // faction, number, number
    SoloGrade,       // grade
    kCount,
};

const Vocabulary& vocabulary();

}  // namespace pentarchy::settlers
