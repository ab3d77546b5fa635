// The state of Outpost: public parts first, then what one seat knows, then sealed picks. Plain bytes without padding.
// Ids and the readers that everything else is written with live here too.
#pragma once

#include "engine/flow/chain.h"
#include "engine/flow/row.h"
#include "engine/parts/hidden.h"
#include "games/outpost/edition.h"

namespace pentarchy::outpost {

inline constexpr int kSeats = 4, kPawns = 4;
inline constexpr uint8_t kNoSite = 0xFF;

// OP-2: a site by its place in the arrays; moves carry its number, 256 x row + column.
enum class Site : uint8_t {};
constexpr int index(Site site) { return static_cast<int>(site); }
constexpr Site site_at(int i) { return static_cast<Site>(i); }
constexpr uint16_t number(Site site) {
    return static_cast<uint16_t>(index(site) / kColumns * 256 + index(site) % kColumns);
}
constexpr Site site_of(uint16_t number) { return site_at(number / 256 * kColumns + number % 256); }

using Sites = Bits<kSites>;  // a set of them, by place

// What lies on a site for all to see. Homes are plain from the start; a spent tile stays printed but gives nothing.
enum class Face : uint8_t { Plain, Forest, Hill, Shrine, Camp, Spring, Down };

// Where cards are; a hand place per seat follows.
enum CardPlace : uint8_t { kDeck = kBag, kUnder, kDiscard, kRaid, kHand0, kCardPlaces = kHand0 + kSeats };
constexpr int hand_of(Seat seat) { return kHand0 + seat; }
// Where tiles are: a place per site, then the box that nobody opens.
enum TilePlace : uint8_t { kTileBag = kBag, kTileSite0, kTileBox = kTileSite0 + kSites, kTilePlaces };
constexpr int tile_place(Site site) { return kTileSite0 + index(site); }

using Cards = Hidden<kCapCards, kCardPlaces, 6, kSeats, kSeats>;
using Tiles = Hidden<kCapTiles, kTilePlaces, 1, kSeats>;

struct Hut {
    uint8_t site;   // kNoSite while it is not built
    uint8_t goods;  // on the hut; their kind follows from the site (OP-41)
    Seat holder;    // the owner, or who sent an envoy (OP-49)
};

struct Player {
    uint8_t goods[kGoods];
    uint8_t supply;  // pawns not on the map
    Hut hut[kHuts];
    uint8_t shrines;
    uint8_t points;              // a dial: huts, shrines and projects as they come and go (OP-55)
    uint8_t reached, in_force;   // projects bought, and those that work since the seat's last turn began (OP-50)
    uint8_t order;               // shown this round; kNoChoice before
    uint8_t token, token_works;  // the old token's order (OP-52), and whether it counts double by now
    uint8_t turns;               // begun this round
    uint8_t proposals;           // made this round
};

enum class Deals : uint8_t { On, Off, Brisk };  // OP-59

// OP-20: one proposal per seat (engine/flow/deal.h). The given cards' ids are in the giver's own part.
struct Deal {
    Seat to = kNobody;  // kNobody: none
    uint8_t waits = 0, shown = 0;
    uint8_t give[kGoods]{}, ask[kGoods]{};
    uint8_t give_cards = 0, ask_cards = 0;
};

// OP-34: battles never nest, so there is one battle area. How many cards each side took is public.
struct Battle {
    uint8_t active, raiders, site;
    Seat attacker, foe;  // the defender, or who leads the raiders
    uint8_t force[2];    // number of cards: attacker, foe
};

enum class Item : uint8_t { None, Step, Build, Storm, Ward };
struct Link {  // OP-45: something announced that a ward may stop
    Item item;
    Seat actor;
};

// Known to the seat alone: cards of its hand with a mark on them, as id + 1.
struct Own {
    uint8_t force[2], drawn[2], given[2];
};

// Chosen and not yet shown: zero is nothing chosen; ids and orders are stored plus one.
struct Picks {
    uint8_t returned, card, order, token, answer;
    uint8_t laid;  // bits over Own::force
};

struct State {
    uint8_t seats, round, era, start;
    Deals deals;
    uint8_t lamp_lit;
    uint16_t clock;
    Player player[kSeats];
    Deal deal[kSeats];
    Battle battle;
    uint8_t drawn[kSeats];  // how many marked cards each seat is choosing from (OP-46)
    uint8_t handy;          // OP-60: projects may be used by name
    Chain<Link, 16> chain;
    uint8_t pawns[kSites][kSeats];
    Face face[kSites];
    SeatMask looked[kSites];  // who looked under a face-down site (OP-31)
    uint16_t spent;           // sites whose reward was taken or whose camp was beaten
    Uses<kProjects> used[kSeats];
    Own own[kSeats];
    Picks picks[kSeats];
    Tiles tiles;
    Cards cards;
    Stack<24> stack;
    Stack<4> sub[kSeats];
};
static_assert(sizeof(State) <= 2048);

#include "engine/flow/state_types.inc"  // Look, Play, Ctx, OwnCtx, Row, FlowStep

inline int hand_size(const Look& l, Seat seat) { return l.s.cards.at(hand_of(seat)); }
inline int pawns_at(const Look& l, Seat seat, Site site) { return l.s.pawns[index(site)][seat]; }
inline bool is_spent(const Look& l, Site site) { return l.s.spent >> index(site) & 1; }
inline bool is_built(const Hut& hut) { return hut.site != kNoSite; }
inline CardKind kind_of(const Look& l, int card) { return l.t.card[card]; }

// OP-3: whose home a site is, or kNobody.
inline Seat home_owner(const Look& l, Site site) {
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (l.t.home[seat] == index(site)) return seat;
    return kNobody;
}
inline bool is_enemy_home(const Look& l, Seat seat, Site site) {
    const Seat owner = home_owner(l, site);
    return owner != kNobody && owner != seat;
}
inline bool has_enemy_pawns(const Look& l, Seat seat, Site site) {
    for (Seat other = 0; other < l.s.seats; ++other)
        if (other != seat && pawns_at(l, other, site)) return true;
    return false;
}

// Calls fn(owner, hut) for every hut on the map.
template <class Fn>
void each_hut(const Look& l, Fn fn) {
    for (Seat owner = 0; owner < l.s.seats; ++owner)
        for (int hut = 0; hut < kHuts; ++hut)
            if (is_built(l.s.player[owner].hut[hut])) fn(owner, hut);
}
inline Seat hut_owner_at(const Look& l, Site site) {
    Seat found = kNobody;
    each_hut(l, [&](Seat owner, int hut) {
        if (l.s.player[owner].hut[hut].site == index(site)) found = owner;
    });
    return found;
}

// Calls fn(id) once for each kind of card in the seat's hand: equal copies are one choice.
template <class Fn>
void each_kind_in(const Look& l, const Bits<kCapCards>& cards, Fn fn) {
    uint32_t seen = 0;
    for (const int id : cards) {
        const uint32_t kind = 1u << static_cast<int>(kind_of(l, id));
        if (!(seen & kind)) fn(id);
        seen |= kind;
    }
}
// All card ids up to and including this one: what ascending picks have left behind.
inline Bits<kCapCards> up_to(int card) {
    Bits<kCapCards> out;
    for (int id = 0; id <= card; ++id) out.add(id);
    return out;
}
inline Bits<kCapCards> hand(const Look& l, Seat seat) { return l.s.cards.ids_at(hand_of(seat)); }
inline int find_card(const Look& l, Seat seat, CardKind kind) {
    for (const int id : hand(l, seat))
        if (kind_of(l, id) == kind) return id;
    return -1;
}

}  // namespace pentarchy::outpost
