// The verbs and messages of Mombasa and what their numbers mean. Ids are only ever appended.
#pragma once

#include "engine/move.h"
#include "engine/words.h"

namespace pentarchy::mombasa {

enum Kind : uint8_t {
    kCompany = kFirstGameKind,
    kRegion, kSide, kCard, kBook, kStartTile, kTile, kSpace, kCardSpace, kBookSpace, kCommodity, kSlot
};

enum class Verb : uint16_t {
    // luck
    LayTrack,   // company, side
    StartSeat,  // seat
    DrawCard,   // card space, card
    DrawBook,   // book space, book
    DealTile,   // start tile
    // setup
    Keep,  // start tile
    Rest,  // slot, card
    // planning
    Plan,      // slot, card
    PlanNone,  // slot
    Ready,     //
    // a turn
    LayPlus,     // slot, card
    Acquire,     // card space, card
    Trade,       // commodity: goods for steps only
    Use,         // slot, card
    UseDone,     //
    Expand,      // company
    Bookkeeper,  // slot, card
    Merchant,    // slot, card
    UseTile,     // tile
    Occupy,      // space
    Leave,       //
    // expansion
    Place,       // region
    Stop,        //
    TakePost,    // company, column
    ReturnPost,  // company, column
    // bookkeeper
    Flip,     // number: step
    FlipNone, //
    JarTo,    // number: step
    JarStay,  //
    // rewards
    TakeBook,    // book space, book
    TakeMoney,   //
    RemovePost,  // company, column
    RemoveNone,  //
    Buy,         // card space, card
    BuyNone,     //
    Advance,     // company
    Cross,       // company, number: paying
    StopSteps,   //
    PlaceBook,   // book, number: step
    // bonus spaces
    Choose,  // number: the level or alternative
    Sell,    // card
    Track,   // company
    // leaving
    TakeRow,  // slot
    kCount,
};

enum class Msg : uint16_t {
    TrackLaid,       // company, side
    Starts,          // seat
    KeepsTile,       // seat, start tile
    Rests,           // seat, card, slot
    RoundBegins,     // number
    Planned,         // seat, card, slot
    PlannedNothing,  // seat
    LaysPlus,        // seat, card
    Uses,            // seat, card
    UsesTile,        // seat, tile
    Acquires,        // seat, card, number
    Advances,        // seat, company, number: step
    Pays,            // seat, company, number
    Payout,          // seat, number, company
    Unlocks,         // seat, company
    Diamonds,        // seat, number: step
    SlotOpens,       // seat, slot
    GainsMoney,      // seat, number
    Expands,         // seat, company, number: points
    Places,          // seat, company, region
    Ousts,           // seat, company, company, region
    Returns,         // company, number: column
    PostGone,        // company
    Flips,           // seat, book
    FlipsTile,       // seat
    JarMoves,        // seat, number: step
    TakesBook,       // seat, book
    TakesCoin,       // seat
    PointsToMoney,   // seat, number
    Removes,         // seat, company
    Buys,            // seat, card, number
    PlacesBook,      // seat, book, number: step
    BookGone,        // seat, book
    BookDrawn,       // book
    Occupies,        // seat, space
    TakesToken,      // seat
    Sells,           // seat, card, number
    Leaves,          // seat
    TakesRow,        // seat, slot, number
    CoinsLaid,       // number, number: coins, their number
    CardGone,        // card
    CardDrawn,       // card
    TakesTile,       // seat, tile
    GameOver,        //
    ScoreCash,       // seat, number
    ScoreCompany,    // seat, company, number, number, number
    ScoreDiamonds,   // seat, number
    ScoreBooks,      // seat, number
    ScoreTotal,      // seat, number
    kCount,
};

const Vocabulary& vocabulary();

}  // namespace pentarchy::mombasa
