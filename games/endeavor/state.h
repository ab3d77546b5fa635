// The state of Endeavor: everything is public (EN-21.1). Plain bytes without padding, and the readers everything else
// is written with. A colour is a seat, or the neutral one of the two-player module.
#pragma once

#include "engine/flow/row.h"
#include "games/endeavor/edition.h"

namespace pentarchy::endeavor {

inline constexpr int kSeats = 5, kColours = kSeats + 1;
inline constexpr Seat kNeutral = 5;

// Where a card is: in its deck, owned by a seat, set aside beside a seat's board, or out of the game.
inline constexpr uint8_t kInDeck = 0x80, kRemoved = 0x81, kAside = 0x40;
constexpr uint8_t owned_by(Seat seat) { return seat; }
constexpr uint8_t aside_of(Seat seat) { return kAside | seat; }

struct Player {
    uint32_t kinds, idle;    // dials: building kinds owned, and those with a free activation space
    uint8_t harbour;         // population ready for actions
    uint8_t level[kTracks];  // actual levels: icons on buildings, brown tokens and owned cards (EN-4.4)
    int8_t beyond[kTracks];  // icons that a scenario gave without their source; zero in play
    uint8_t built[kCapBuildings], workers[kCapBuildings];
    uint8_t tokens[kCapTokens];
    uint8_t passed;
    uint8_t working, tiles;               // dials: workers on buildings, tiles built
    uint16_t blue;                        // dial: kinds of blue tokens held, as bits
    uint8_t cards, slaveries, governors;  // dials: cards owned
    uint8_t zero[1];
};

struct State {
    uint64_t city_of[kColours];  // cities each colour holds, as bits
    uint8_t seats, round, start, neutral;
    uint8_t individual, single_payment;  // options (EN-23.1, EN-14.2)
    uint16_t clock;
    Player player[kSeats];
    uint8_t city_token[kCapCities], link_token[kCapLinks], space_token[kCapSpaces];
    uint8_t space_of[kCapSpaces];             // the colour on each shipping space, kNone while empty
    uint8_t filled[kCapRegions];              // spaces filled so far
    uint8_t beside[kCapRegions][kColours];    // population beside a full track (EN-11.4)
    uint8_t presence[kColours][kCapRegions];  // in cities, on and beside the track (EN-15.3)
    uint8_t present[kColours];                // dial: regions with any, as bits
    uint8_t open;                             // regions, as bits
    uint8_t slavery_gone;
    uint8_t card[kCapCards];      // where each card is
    uint8_t deck[kCapDecks];      // cards still in each deck, top to bottom as bits
    uint8_t left[kCapBuildings];  // tiles left in each stack
    uint8_t bag[kCapTokens];      // tokens not yet laid out (setup)
    uint8_t spent[kCapTokens];    // tokens out of play
    int8_t more[kCapTokens];      // tokens a scenario added to the edition's; zero in play
    uint8_t zero[2];
    uint64_t stacks;  // dial: building stacks that are not empty, as bits
    Stack<16> stack;
};
static_assert(sizeof(State) <= 1024);

#include "engine/flow/state_types.inc"  // Look, Play, Ctx, OwnCtx, Row, FlowStep

constexpr uint64_t bit_of(City city) { return uint64_t{1} << index(city); }
inline bool is_open(const Look& l, Region region) { return l.s.open >> index(region) & 1; }
inline Region region_of(const Look& l, City city) { return static_cast<Region>(l.t.city[index(city)].region); }
inline uint64_t occupied(const Look& l) {
    uint64_t out = 0;
    for (const uint64_t cities : l.s.city_of) out |= cities;
    return out;
}
inline Seat holder(const Look& l, City city) {
    for (Seat colour = 0; colour < kColours; ++colour)
        if (l.s.city_of[colour] & bit_of(city)) return colour;
    return kNobody;
}

// EN-12.3, EN-12.4  Present: own population in the region's cities or on or beside its track; in Europe everyone is.
inline bool is_present(const Look& l, Seat colour, Region region) {
    return (l.s.present[colour] | l.t.everyone_present) >> index(region) & 1;
}

// EN-4.5, EN-4.7  The value a track sets, read from the marker, which stands on 15 at most.
inline int value_of(const Look& l, Seat seat, Track track) {
    return l.t.value[index(track)][std::min<int>(l.s.player[seat].level[index(track)], kTrackSpaces - 1)];
}
inline int payments(const Look& l, Seat seat) { return value_of(l, seat, Track::Finance); }

// The top card of a deck, or kNone. A deck is always sorted: what comes back goes to its old place (EN-17.11).
inline uint8_t top_card(const Look& l, Deck deck) {
    const uint8_t cards = l.s.deck[index(deck)];
    return cards ? l.t.deck[index(deck)].card[std::countr_zero(cards)] : kNone;
}
inline bool owns(const Look& l, Seat seat, int card) { return l.s.card[card] == owned_by(seat); }
inline int workers_on_buildings(const Look& l, Seat seat) { return l.s.player[seat].working; }

}  // namespace pentarchy::endeavor
