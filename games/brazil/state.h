// The state of Brazil: Imperial: plain bytes without padding. What lies on the map is in arrays by hex, so that whole
// kinds of tiles are found at once. Ids and the readers that everything else is written with live here too.
#pragma once

#include "engine/flow/row.h"
#include "engine/parts/hidden.h"
#include "games/brazil/edition.h"

namespace pentarchy::brazil {

inline constexpr Seat kDutch = 1;  // in the solo game: no seat, but a player with units and a capital (BR-19)

// What lies on a hex (State::tile): a building, a city, or a capital; kNone: nothing.
inline constexpr uint8_t kCity0 = kBuildings, kCapitalTile = kCity0 + kCities, kTileKinds = kCapitalTile + 1;
constexpr bool is_building(uint8_t tile) { return tile < kCity0; }
constexpr bool is_city(uint8_t tile) { return tile >= kCity0 && tile < kCapitalTile; }

// State::mark of a hex with a tile: whose empire it belongs to, and whether the monarch's better numbers are its own
// (BR-16.7).
inline constexpr uint8_t kBuilder = 3, kRaised = 4;

// Where a unit is, besides on a hex.
inline constexpr uint8_t kOnBoard = 0xFF, kInStore = 0xFE, kMarching = 0xFD, kGoneUnit = 0xFC;
constexpr bool is_on_map(uint8_t place) { return place < kCapHexes; }
// Where a good is, besides on the space it upgrades.
inline constexpr uint8_t kNotMade = 0xFF, kOnMonarch = 0xFE, kBeside = 0xFD, kInFactory = 0xFC;
// Where an old token is, besides under a space; kNone: not placed yet.
inline constexpr uint8_t kOnCoroados = 0xFE;
// What a cloud shows, besides an open discovery tile by its id.
inline constexpr uint8_t kGone = 0xFF, kFaceDown = 0xFE;

// Where cards are. Every Hidden begins with the bag (kBag), the draw pile.
enum TaskPlace : uint8_t {
    kTaskUnder0 = 1,
    kTaskShown = kTaskUnder0 + kEras,
    kTaskHand0,
    kTaskPlaces = kTaskHand0 + kSeats
};
enum GoldPlace : uint8_t { kGoldDiscard = 1, kGoldShown, kGoldHand0, kGoldPlaces = kGoldHand0 + kSeats };
enum CombatPlace : uint8_t { kCombatDiscard = 1, kCombatShown, kCombatHand0, kCombatPlaces = kCombatHand0 + kSeats };
enum TilePlace : uint8_t { kTileCloud0 = 1, kTileOpen = kTileCloud0 + kCapClouds, kTileBox, kTilePlaces };
constexpr int tasks_of(Seat seat) { return kTaskHand0 + seat; }
constexpr int gold_of(Seat seat) { return kGoldHand0 + seat; }
constexpr int combat_of(Seat seat) { return kCombatHand0 + seat; }
constexpr int tile_at(int cloud) { return kTileCloud0 + cloud; }

// Tasks have a back for each era, and up to four are put under each deck at setup. Gold and combat cards tell their
// shuffle.
using TaskCards = Hidden<kCapTasks, kTaskPlaces, 2 * kEras, kSeats, kSeats, kEras>;
using GoldCards = Hidden<kCapGold, kGoldPlaces, 4, kSeats>;
using CombatCards = Hidden<kCapCombat, kCombatPlaces, 4, kSeats>;
using DiscoveryTiles = Hidden<kCapDiscoveries, kTilePlaces, 1, kSeats>;

// Flags of a player.
inline constexpr uint8_t kDeployedOnce = 1, kIsabelUsed = 2, kSignoDone = 4;

struct Player {
    uint32_t paintings, revealed;  // revealed: task cards, by id
    uint8_t store[kItems];
    uint8_t good[kGoods];
    uint8_t unit[kUnits];
    uint8_t palace[kPalaces];  // hexes; kNone: not placed
    uint8_t board, monarch, capital;
    uint8_t token, under[2];  // spaces
    uint8_t flags;
    uint8_t monarch_count;  // raised tiles (BR-16.3), builds on forest (BR-16.11)
    uint8_t orders_seen;    // Pedro II, as bits
    uint8_t outposts, species, cultures, expedition_vp;
    uint8_t zero[1];
};
static_assert(sizeof(Player) == 44);

// Dials of the map, by player; the books recount them (balance.cpp).
struct Land {
    Hexes empire;  // the capital and all tiles built, occupied or not (BR-3.1)
    Hexes border;  // hexes next to the empire: it only grows
    Hexes stands;  // hexes with units of the player
};

// This turn. It begins anew with every turn (BR-23.1).
struct Turn {
    uint8_t space;  // kNone before the action
    uint8_t basics, extra,
        sail;       // moves left: basic ones, the space's, Riachuelo's (each may only be used if it is there)
    uint8_t bonus;  // 1 or 2: an old token's bonus is left (BR-4.11)
    uint8_t afonso, reboucas;  // used
    uint8_t storms;            // expeditions that were attacked
    uint8_t paid, paid_from;   // what was paid last, its kind plus one, and its place: all have seen it
    uint8_t zero[6];
};

enum class FightKind : uint8_t { None, Move, Ranged, Expedition };
enum class FightStage : uint8_t { Bonuses, Cards, Shown };
// BR-9  Fights never nest. Sides: 0 attacks, 1 defends.
struct Fight {
    FightKind kind;
    FightStage stage;
    Seat attacker, defender;  // kNobody: an expedition
    uint8_t from, at, unit;   // hexes; the unit that moves, fires or storms
    uint8_t laid[2];          // numbers of cards
    uint8_t card[2][3];       // ids plus one, once they are shown
    uint8_t camp[2];          // items given up
    uint8_t base[2],
        painted[2];  // strength before cards: units, tiles and the token's bonus; what paintings add (BR-14.9)
    uint8_t won;     // 1: the attacker, once it is decided
    uint8_t saved;   // the loser's units that Anita saves, as bits
    uint8_t zero[1];
    uint64_t left_out[2];  // sources whose bonus is not used
};
static_assert(sizeof(Fight) == 40);

// Chosen and not yet shown: zero is nothing chosen; ids are stored plus one.
struct Picks {
    uint8_t kept[kEras], monarch, token, laid[3], factory[2], signo;
    uint8_t laid_ready;
};

enum class Boards : uint8_t { Random, Choose, Fixed };

struct State {
    uint8_t seats, map, boards, era;
    uint8_t round, ending;
    Seat start, active, picker;  // picker: who picks a capital first (BR-2.14)
    uint8_t city_top[2], city_left[2];
    uint8_t city_seen;  // cities that were turned up, as bits
    uint16_t clock;
    uint32_t hung;  // paintings that left their decks
    uint8_t gallery[kGallery];
    uint8_t supply[kPairs];           // building tiles left
    uint8_t buried[kPairs];           // and those that were built over (BR-12.11)
    uint8_t capital_tile[kCapitals];  // by slot: what lies there face up
    uint8_t face[kCapClouds];         // by cloud
    SeatMask looked[kCapClouds];      // who peeked
    uint8_t last_unit, last_hex;      // who began the last fight, and where it was: all have seen it
    Turn turn;
    Fight fight;
    Player player[kSeats];
    Land land[kSeats];
    uint8_t tile[kCapHexes], mark[kCapHexes];
    uint8_t item[2][kCapHexes];  // how many of the two items that the tile makes (BuildingRow::made)
    TaskCards tasks;
    GoldCards gold;
    CombatCards combat;
    DiscoveryTiles tiles;
    Picks picks[kSeats];
    Stack<24> stack;
    Stack<3> sub[kSeats];
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 2048);

using Look = pentarchy::Look<Edition, State>;
using Play = pentarchy::Play<Edition, State>;
using Ctx = pentarchy::Ctx<Edition, State>;
using OwnCtx = pentarchy::OwnCtx<Edition, State>;
using Row = pentarchy::Row<Edition, State>;
using FlowStep = Flow(Ctx& c, Frame& f);  // of a sequence

template <class E>
requires std::is_enum_v<E>
constexpr int index(E e) { return static_cast<int>(e); }

inline bool is_solo(const Look& l) { return l.s.seats == 1; }
// How many players have things on the map: in the solo game the Dutch, too.
inline int sides(const Look& l) { return is_solo(l) ? 2 : l.s.seats; }
inline SeatMask all_seats(const Look& l) { return seats_below(l.s.seats); }
inline Seat left_of(const Look& l, Seat seat, int steps = 1) { return static_cast<Seat>((seat + steps) % l.s.seats); }
inline const MapRow& map_of(const Look& l) { return l.t.map[l.s.map]; }

// Hexes are cells of the map's grid; moves and messages name them by row and column.
inline uint16_t number(const Look& l, int hex) { return map_of(l).number[hex]; }
inline int hex_of(const Look& l, uint16_t number) { return map_of(l).hex_at[number]; }

// A unit by its number in the edition: board and place on it.
inline int unit_id(const Look& l, Seat seat, int unit) { return l.s.player[seat].board * kUnits + unit; }
inline const UnitRow& unit_row(const Look& l, Seat seat, int unit) { return l.t.unit[unit_id(l, seat, unit)]; }
constexpr int unit_of(uint16_t id) { return id % kUnits; }

inline Seat builder_at(const Look& l, int hex) {
    return l.s.tile[hex] == kNone ? kNobody : static_cast<Seat>(l.s.mark[hex] & kBuilder);
}
inline bool has_painting(const Look& l, Seat seat, int painting) { return l.s.player[seat].paintings >> painting & 1; }
inline int store_size(const Look& l, Seat seat) {
    int n = 0;
    for (const uint8_t items : l.s.player[seat].store) n += items;
    return n;
}

// Calls fn(id) once for each kind of card in a hand: equal copies are one choice. In ascending order of kinds.
template <class Fn>
void each_kind(const Bits<kCapGold>& cards, const uint8_t (&kind)[kCapGold], Fn fn) {
    uint32_t seen = 0;
    for (const int id : cards)
        if (!(seen >> kind[id] & 1)) seen |= 1u << kind[id], fn(id);
}
template <class Fn>
void each_kind(const Bits<kCapCombat>& cards, const uint8_t (&kind)[kCapCombat], Fn fn) {
    uint32_t seen = 0;
    for (const int id : cards)
        if (!(seen >> kind[id] & 1)) seen |= 1u << kind[id], fn(id);
}
inline Bits<kCapGold> gold_hand(const Look& l, Seat seat) { return l.s.gold.ids_at(gold_of(seat)); }
inline Bits<kCapCombat> combat_hand(const Look& l, Seat seat) { return l.s.combat.ids_at(combat_of(seat)); }
inline Bits<kCapTasks> task_hand(const Look& l, Seat seat) { return l.s.tasks.ids_at(tasks_of(seat)); }
// A card of this kind in the hand, or -1.
inline int find_gold(const Look& l, Seat seat, int kind) {
    for (const int id : gold_hand(l, seat))
        if (l.t.gold_kind[id] == kind) return id;
    return -1;
}
inline int find_combat(const Look& l, Seat seat, int kind) {
    for (const int id : combat_hand(l, seat))
        if (l.t.combat_kind[id] == kind) return id;
    return -1;
}

}  // namespace pentarchy::brazil
