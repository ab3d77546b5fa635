// The state of Imperial Settlers. Secret are hands, decks, what lies under a Gate or face down as a foundation, and
// cards looked at; everything else is public. Plain bytes without padding, and the readers everything else is written
// with.
#pragma once

#include "engine/flow/row.h"
#include "engine/parts/hidden.h"
#include "games/settlers/edition.h"

namespace pentarchy::settlers {

inline constexpr int kSeats = 4, kBorrowed = 4;
inline constexpr Seat kVirtual =
    1;  // in the solo game: whose locations the virtual player's are; never a seat (IS-19.21)

enum class Lookout : uint8_t { Standard, Draft, Advanced };
enum class Factions : uint8_t { Choose, Random, Fixed };

// Where cards are. The bag is all decks: a card's kin tells its back, and for common cards the shuffle.
// clang-format off
enum Place : uint8_t {
    kDeckPile = kBag, kCommonDiscard, kFactionDiscard, kRow, kMarkers,
    kHand0, kTown0 = kHand0 + kSeats, kBase0 = kTown0 + kSeats, kDeal0 = kBase0 + kSeats, kAside0 = kDeal0 + kSeats,
    kStash0 = kAside0 + kSeats, kPlaces = kStash0 + kCapStashes
};
// clang-format on
constexpr int hand_of(Seat seat) { return kHand0 + seat; }
constexpr int town_of(Seat seat) { return kTown0 + seat; }  // built locations; of kVirtual its area
constexpr int base_of(Seat seat) { return kBase0 + seat; }  // foundations; of kVirtual its Collection
constexpr int deals_of(Seat seat) { return kDeal0 + seat; }
constexpr int aside_of(Seat seat) { return kAside0 + seat; }  // being looked at or drafted
constexpr int stash_at(int slot) { return kStash0 + slot; }   // under a Gate

inline constexpr int kKins = kDecks + 3;  // five backs, and three more shuffles of the common deck
using Cards = Hidden<kCapCards, kPlaces, kKins, kSeats>;

struct Player {
    uint8_t goods[kTokens];
    uint8_t faction;  // kNone until it is chosen
    uint16_t vp;
    uint8_t passed;
    uint8_t remotes;  // dial: remote deals
    uint8_t zero[4];
};

// What lies on a location, one byte for each card: how often it was used this round (3: nobody may, IS-16.80), a
// defence token, a samurai, and a remote deal with its holder and its marker.
inline constexpr uint8_t kUses = 3, kBlocked = 3, kDefence = 4, kSamurai = 8, kRemote = 16, kMarked = 32;
inline constexpr int kHolderShift = 6;

struct Borrowing {
    uint8_t card;  // kNone: none
    Seat by;
};

// Chosen and not yet shown: a card plus one.
struct Picks {
    uint8_t card, zero;
};

struct State {
    uint8_t seats, round;
    Seat start;
    Lookout lookout;
    uint8_t peaceful;
    Factions factions;
    uint16_t clock;
    Player player[kSeats];
    uint8_t mark[kCapCards];
    Borrowing borrowed[kBorrowed];  // IS-16.71: by card, then kNone
    uint8_t stashed[kCapStashes];   // resources on a Shrine
    uint8_t attack_left[kGoods];    // solo: attack cards not yet revealed, by target
    uint8_t attack_deals[kGoods];   // attack cards that became deals (IS-19.26)
    uint8_t line[kCapAttacks];      // targets, newest first
    uint8_t line_size;
    uint8_t marker_of;  // whose marker is about to be turned up; kNone: nobody's
    uint8_t zero1[4];
    Picks picks[kSeats];
    Cards cards;
    Stack<32> stack;
    Stack<2> sub[kSeats];
};
static_assert(sizeof(State) <= 2048);

#include "engine/flow/state_types.inc"  // Look, Play, Ctx, OwnCtx, Row, FlowStep

inline bool is_solo(const Look& l) { return l.s.seats == 1; }
// Whoever may have locations: the seats, and in the solo game the virtual player.
inline int owners(const Look& l) { return is_solo(l) ? kVirtual + 1 : l.s.seats; }
inline int faction_of(const Look& l, Seat seat) {
    return is_solo(l) && seat == kVirtual ? kVirtualFaction : l.s.player[seat].faction;
}
inline int deck_of(const Look& l, Seat seat) { return l.s.player[seat].faction + 1; }

inline const DesignRow& design_of(const Look& l, int card) { return l.t.design[l.t.card[card].design]; }
inline bool is_common(const Look& l, int card) { return l.t.card[card].deck == kCommon; }
inline CardSet hand(const Look& l, Seat seat) { return l.s.cards.ids_at(hand_of(seat)); }
inline int hand_size(const Look& l, Seat seat) { return l.s.cards.at(hand_of(seat)); }
inline CardSet deals(const Look& l, Seat seat) { return l.s.cards.ids_at(deals_of(seat)); }
inline int goods(const Look& l, Seat seat, Good good) { return l.s.player[seat].goods[index(good)]; }

inline int uses(const State& s, int card) { return s.mark[card] & kUses; }
inline bool is_blocked(const State& s, int card) { return uses(s, card) == kBlocked; }
inline bool has_remote(const State& s, int card) { return s.mark[card] & kRemote; }
inline Seat remote_holder(const State& s, int card) { return static_cast<Seat>(s.mark[card] >> kHolderShift); }

// IS-16.71  Whose location it counts as: the borrower's, else the owner's.
inline Seat owner_of(const State& s, int card) { return static_cast<Seat>(s.cards.where[card] - kTown0); }
inline Seat holder_of(const State& s, int card) {
    for (const Borrowing& b : s.borrowed)
        if (b.card == card) return b.by;
    return owner_of(s, card);
}
inline bool is_borrowed(const State& s, int card) { return holder_of(s, card) != owner_of(s, card); }

inline bool is_location(const State& s, int card) {
    return s.cards.where[card] >= kTown0 && s.cards.where[card] < kBase0;
}
inline bool is_held_by(const State& s, int card, Seat seat) {
    return is_location(s, card) && holder_of(s, card) == seat;
}

// The locations that are or count as a seat's.
CardSet with_borrowed(const Look& l, Seat seat, CardSet town);  // locations.cpp
inline CardSet held(const Look& l, Seat seat) {
    const CardSet town = l.s.cards.ids_at(town_of(seat));
    return l.s.borrowed[0].card == kNone ? town : with_borrowed(l, seat, town);
}

// The faces of a set: equal copies have numbers in a row and are one choice, for which the last of them stands.
inline CardSet faces(const Look& l, const CardSet& cards) { return runs_met(cards, l.t.last_of_face); }

// Calls fn(card) once for each face in the set, with the first copy that is there.
template <class Fn>
void each_face(const Look& l, const CardSet& cards, Fn fn) {
    int last = -1;
    for (int word = 0; word < CardSet::kWords; ++word)
        for (uint64_t left = cards.word[word]; left; left &= left - 1) {
            const int card = word * 64 + std::countr_zero(left), face = l.t.card[card].face;
            if (face != last) fn(card);
            last = face;
        }
}

// IS-6.9  Opponents who have not passed may be chosen; the virtual player always (IS-19.24).
inline bool is_target(const Look& l, Seat seat, Seat other) {
    return other != seat && (is_solo(l) || !l.s.player[other].passed);
}

}  // namespace pentarchy::settlers
