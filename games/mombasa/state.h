// The state of Mombasa: almost everything is public. Hands can be followed by whoever has watched (MO-22.9), so only
// plans and dealt start tiles are secret. Plain bytes without padding, and the readers everything else is written with.
#pragma once

#include "engine/flow/row.h"
#include "engine/parts/hidden.h"
#include "games/mombasa/edition.h"

namespace pentarchy::mombasa {

inline constexpr int kSeats = 4, kRowCards = 8;

struct Player {
    uint64_t hand;                   // dial: faces in hand, as bits
    uint8_t total[8];                // dial: coffee, bananas, cotton, expansion, specialists (MO-7.8)
    uint8_t cards[kCapFaces];        // hand: copies of each face
    uint8_t row[kSlots][kRowCards];  // resting rows, ascending faces, then kNone
    uint8_t rows[kSlots];            // dial: cards in each row
    uint8_t slot[kSlots];            // the planned card, kNone: none
    uint8_t up;                      // slots whose card lies face up, as bits
    uint8_t tiles, tiles_up;         // bonus tiles in the action area, and those face up, as bits
    uint8_t plus_on;                 // slot of the card under the +1 tile; kNone: beside the board
    uint8_t step[kCompanies];        // markers on the company tracks
    uint8_t diamond, jar;            // steps
    uint8_t reached, in_force;       // special bonuses, bit 2 x company + special (MO-17.11)
    uint8_t out, acted;              // left this action phase; had a turn in it
    uint8_t start_tile;
    uint8_t markers;               // dial: bonus markers on spaces
    uint8_t book[kBookSteps + 1];  // by step: the topmost book plus one, 0: none
    uint16_t book_set, book_down;  // dial: steps with a book, as bits; those face down
    uint16_t money;
    uint8_t shares[kCompanies];  // dial: share symbols on own cards
    uint8_t zero[4];
};

// What the turn in progress still has to settle, in the order of MO-7.10; zero between turns.
struct Turn {
    uint8_t money, diamonds, points, removals;
    uint8_t keeper_points;  // of the bookkeeper: spent after the reward of the book (MO-11.15)
    uint8_t buys, discount;
    uint8_t any_steps;           // goods left over, for any track
    uint8_t steps[kCompanies];   // of rewards
    uint8_t ousted[kCompanies];  // posts on their way back to their headquarters
    uint8_t taken;               // books that wait to be placed
    uint8_t book[kBookSpaces];
};

// Chosen and not yet shown: zero is nothing chosen; faces and tiles are stored plus one.
struct Picks {
    uint8_t slot[kSlots], tile;
    uint8_t decided, zero;  // slots up to this one have been planned or left empty
};

// Where start tiles are: nobody has seen those in the bag; a seat knows what it was dealt and what it returned.
enum TilePlace : uint8_t {
    kTileBag = kBag,
    kDealt0,
    kBoard0 = kDealt0 + kSeats,
    kTileBox = kBoard0 + kSeats,
    kTilePlaces
};
using StartTiles = Hidden<kCapStartTiles, kTilePlaces, 1, kSeats>;
constexpr int dealt_to(Seat seat) { return kDealt0 + seat; }
constexpr int board_of(Seat seat) { return kBoard0 + seat; }

struct State {
    uint8_t seats, round;
    Seat start, token;  // this round's start player; the holder of the token
    uint8_t variable_tracks, variable_tiles, lowest_tier, sell_shares, first_starts;  // options
    uint8_t zero1[3];
    uint16_t clock, coins;  // coins on the coin places of the book display, as bits
    Player player[kSeats];
    uint32_t held[kCompanies];             // regions with a post of the company, as bits
    uint8_t column[kCompanies][kColumns];  // posts left in each column of a headquarters
    uint16_t opened;                       // columns whose row 5 was uncovered, bit 3 x company + column
    uint8_t side[kCompanies];              // the company's track
    uint8_t company_of[kSides];            // dial: the other way round; kNone: not in this game
    uint8_t removed[kCompanies];           // posts out of the game
    uint8_t value[kCompanies];             // dial: share values (MO-4.4)
    Seat marker[kCapSpaces];               // on each bonus space, kNobody: none
    uint8_t display[kCardSpaces];          // faces, kNone: empty
    uint8_t shelf[kBookSpaces];            // books, kNone: empty
    uint8_t deck[kCapStock];               // copies left of each stock row
    uint8_t discard[kCapFaces], box[kCapFaces];
    uint8_t zero2[2];
    uint64_t deck_set;              // dial: stock rows that are not empty, as bits
    uint32_t supply[kBookLetters];  // books not yet drawn, as bits from the letter's first
    uint8_t zero3[4];
    Bits<kCapBooks> gone;  // books covered or removed
    Turn turn;
    uint8_t zero4[3];
    Picks picks[kSeats];
    StartTiles tiles;
    Stack<14> stack;
    Stack<2> sub[kSeats];
};
static_assert(sizeof(State) <= 2048);

#include "engine/flow/state_types.inc"  // Look, Play, Ctx, OwnCtx, Row, FlowStep

constexpr uint64_t face_bit(int face) { return uint64_t{1} << face; }
inline const SideRow& track_of(const Look& l, int company) { return l.t.side[l.s.side[company]]; }
// The slots with a card, used or not.
inline unsigned filled_slots(const Player& me) {
    unsigned out = 0;
    for (int slot = 0; slot < kSlots; ++slot) out |= static_cast<unsigned>(me.slot[slot] != kNone) << slot;
    return out;
}
inline bool is_tile_up(const Player& me, Tile tile) { return me.tiles_up >> index(tile) & 1; }
inline int price_of(const Look& l, int space) { return l.t.face[l.s.display[space]].crate + l.t.modifier[space]; }
inline bool is_opened(const State& s, int company, int column) { return s.opened >> (kColumns * company + column) & 1; }

// MO-7.8  The one answer to how much a seat has of each commodity, and how many specialists.
inline Totals totals(const Look& l, Seat seat) {
    Totals out;
    std::memcpy(&out, l.s.player[seat].total, sizeof out);
    return out;
}
inline int total(const Look& l, Seat seat, int commodity) { return l.s.player[seat].total[commodity]; }

// MO-18.17  A special bonus counts from its owner's next turn on.
inline bool is_in_force(const Look& l, Seat seat, int company, int special) {
    return l.s.player[seat].in_force >> (kSpecials * company + special) & 1;
}
// MO-18.2  Of the permanent bonuses of one track only one counts: the second, if it is there, is never worse.
inline const PerkRow* perk_of(const Look& l, Seat seat, int company) {
    for (int special = kSpecials; special-- > 0;)
        if (is_in_force(l, seat, company, special)) return &track_of(l, company).perk[special];
    return nullptr;
}

// MO-6.3  Slots 2, 3 and 4, and those that diamonds and books have unlocked; as bits from slot 1.
inline unsigned open_slots(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    return 0b01110u | (me.diamond >= l.t.diamond_unlock ? 1u : 0u) | (me.jar >= l.t.jar_unlock ? 16u : 0u);
}

inline int posts_in(const State& s, int company) {
    return s.column[company][0] + s.column[company][1] + s.column[company][2];
}

}  // namespace pentarchy::mombasa
