// The state of Civilization: plain bytes without padding. What lies on the map is in arrays by square, so that whole
// kinds of things are found at once. Ids and the readers that everything else is written with live here too.
#pragma once

#include "engine/flow/chain.h"
#include "engine/flow/row.h"
#include "engine/moves/names.h"
#include "engine/parts/hidden.h"
#include "games/civilization/edition.h"

namespace pentarchy::civilization {

// What a square shows (State::face): nothing there, a tile face down, or the number of its ground.
inline constexpr uint8_t kVoid = 0xFF, kFaceDown = 0xFE;

// What lies on a square (State::top): one thing at most.
inline constexpr int kMapMarkers = 48, kCitiesOfSeat = 3;
inline constexpr uint8_t kNothingHere = 0, kBuilding0 = 1, kWonderTop0 = kBuilding0 + kBuildings,
                         kPersonTop0 = kWonderTop0 + kWonders, kCityState0 = kPersonTop0 + kPersonTypes,
                         kRelicTop0 = kCityState0 + kCityStates, kMarkerTop0 = kRelicTop0 + kRelics,
                         kCentre0 = kMarkerTop0 + kMapMarkers, kTops = kCentre0 + kSeats * kCitiesOfSeat;
constexpr bool is_building(uint8_t top) { return top >= kBuilding0 && top < kWonderTop0; }
constexpr bool is_wonder(uint8_t top) { return top >= kWonderTop0 && top < kPersonTop0; }
constexpr bool is_person(uint8_t top) { return top >= kPersonTop0 && top < kCityState0; }
constexpr bool is_city_state(uint8_t top) { return top >= kCityState0 && top < kRelicTop0; }
constexpr bool is_relic(uint8_t top) { return top >= kRelicTop0 && top < kMarkerTop0; }
constexpr bool is_marker(uint8_t top) { return top >= kMarkerTop0 && top < kCentre0; }
constexpr bool is_centre(uint8_t top) { return top >= kCentre0; }
constexpr Seat owner_of_centre(uint8_t top) { return static_cast<Seat>((top - kCentre0) / kCitiesOfSeat); }
constexpr int city_of_centre(uint8_t top) { return (top - kCentre0) % kCitiesOfSeat; }
constexpr uint8_t centre_of(Seat seat, int city) {
    return static_cast<uint8_t>(kCentre0 + kCitiesOfSeat * seat + city);
}

// Figures that stand on a square (State::stand, a dial of the figures): whose they are plus one, armies, scouts.
struct Stand {
    uint8_t bits;
    constexpr bool any() const { return bits != 0; }
    constexpr Seat owner() const { return bits ? static_cast<Seat>((bits & 7) - 1) : kNobody; }
    constexpr int armies() const { return bits >> 3 & 7; }
    constexpr int scouts() const { return bits >> 6; }
    constexpr int figures() const { return armies() + scouts(); }
    static constexpr Stand of(Seat owner, int armies, int scouts) {
        if (!armies && !scouts) return {0};
        return {static_cast<uint8_t>((owner + 1) | armies << 3 | scouts << 6)};
    }
};

// A seat's figures: armies first, then scouts. Nations differ in how many they own (CV-1.1).
inline constexpr int kArmies = 7, kScouts = 3, kFigures = kArmies + kScouts;
constexpr bool is_army(int figure) { return figure < kArmies; }
struct Figure {
    uint16_t square;  // kNoSquare: in the supply
    uint8_t city;     // it gathers for this own city (CV-12.1); kNone
    uint8_t flags;
};
inline constexpr uint8_t kMoved = 1, kStill = 2, kOnWay = 4;  // has moved; may not this turn (CV-6.28); is moving

// A city: its centre, for a metropolis the second square, too.
struct City {
    uint16_t centre, second;  // kNoSquare
    uint8_t flags;
    uint8_t done;   // kinds of actions taken this turn, as bits (CV-21.27)
    uint8_t acts;   // actions left this turn
    uint8_t boost;  // production of this turn (CV-6.11)
};
inline constexpr uint8_t kWalls = 1, kFortified = 2, kCaravan = 4, kProgram = 8;
inline constexpr uint8_t kSureAct = 16;   // an action on top cannot be cancelled
inline constexpr uint8_t kExtraAct = 16;  // City::done: actions on top, of any kind (CV-21.28)
enum class Action : uint8_t { Build, Arts, Harvest, Program };

// Where a wonder is: not seen yet, in a slot of the market, a seat's (in force or not), or out of the game.
inline constexpr uint8_t kUnseenWonder = 0xFF, kGoneWonder = 0xFE, kBuiltWonder = 8, kObsolete = 16;
constexpr bool is_built(uint8_t place) { return place >= kBuiltWonder && place < kGoneWonder; }
constexpr Seat owner_of_wonder(uint8_t place) { return static_cast<Seat>(place & 7); }

// Places of hidden things. Every Hidden begins with the bag (kBag), the pile that is drawn from.
enum NationPlace : uint8_t { kNationBox = 1, kNationHand0, kNationPlaces = kNationHand0 + kSeats };
enum UnitPlace : uint8_t {
    kUnitUnder = 1,  // face up under the decks (CV-18.1)
    kReserve0,
    kBarbarians = kReserve0 + kSeats,
    kInPlay0,
    kKilled0 = kInPlay0 + 2,
    kUnitPlaces = kKilled0 + 2
};
enum EventPlace : uint8_t {
    kEventUnder = 1,
    kEventHand0,
    kEventDrawn0 = kEventHand0 + kSeats,  // until one of them is kept (CV-21.21)
    kEventPlaces = kEventDrawn0 + kSeats
};
enum PersonPlace : uint8_t {
    kPersonUnder = 1,
    kPersonBox,  // given up for its ability (CV-7.54)
    kPersonHand0,
    kPersonOpen0 = kPersonHand0 + kSeats,
    kPersonDrawn0 = kPersonOpen0 + kSeats,  // until one of them is kept (CV-21.21)
    kPersonPlaces = kPersonDrawn0 + kSeats
};
enum MarkerPlace : uint8_t {
    kMarkerBox = 1,
    kOnMap0,
    kSheet0 = kOnMap0 + kMapMarkers,
    kMarkerPlaces = kSheet0 + kSeats
};
constexpr int reserve_of(Seat seat) { return kReserve0 + seat; }
constexpr int nations_of(Seat seat) { return kNationHand0 + seat; }

// Unit cards tell their type and shuffle, events their level and shuffle, people their type; huts and villages have
// kins of their own and are never shuffled again.
using NationSheets = Hidden<kNations, kNationPlaces, 1, kSeats>;
using UnitCards = Hidden<kCapUnits, kUnitPlaces, 2 * kUnitTypes, kSeats, 1, kUnitTypes>;
using EventCards = Hidden<kEvents, kEventPlaces, 2 * kDecks, kSeats, 1, kDecks>;
using PersonCards = Hidden<kPeople, kPersonPlaces, 2 * kPersonTypes, kSeats, 1, kPersonTypes>;
using Markers = Hidden<kMarkers, kMarkerPlaces, 2, kSeats>;
inline constexpr int kHutKin = 0, kVillageKin = 1;

// What a seat does once a turn, or may do in this one only.
inline constexpr uint8_t kGoverned = 1, kAdvanced = 2, kInvested = 4, kAtlantis = 8, kGold = 16, kOwesMetropolis = 32,
                         kWaitsForMetropolis = 64,  // now; in the next Start of Turn (CV-4.37)
    kPaidWithTwo = 128;                             // two tokens for one (Kremlin)

struct Player {
    uint64_t techs;
    Sources force;  // a dial: what is in force (balance.cpp)
    Uses<kCapUses> uses;
    City city[kCitiesOfSeat];
    Figure figure[kFigures];
    uint16_t culture;
    uint8_t nation, trade, coins;  // coins: a dial
    uint8_t track;                 // the space of the culture marker
    uint8_t government, fresh;     // fresh: unlocked and not yet let pass, as bits (CV-4.52)
    uint8_t policies;              // bits
    uint8_t investment[kInvestments];
    uint8_t resource[kMarket];
    uint8_t coin[kSlotTechs], sheet_coins, canal_coins;
    uint8_t reserve[kPersonTypes];  // markers of great people not on the map (CV-7.46)
    uint8_t row[kTechLevels];       // cards in each row of the pyramid (CV-10.11)
    uint8_t counters;               // Jim Henson's
    uint8_t rights;                 // of this turn, and what is owed
    uint8_t fast, wonder_less;      // this turn: travel speed doubled; what the next wonder costs less
    uint8_t ousted;                 // types of great people replaced in this turn, as bits (CV-7.46)
};
static_assert(sizeof(Player) == 160);

// A battle (CV-9): one at a time. Sides: 0 attacks, 1 defends. What lies face up is by the ids of unit cards.
enum class Field : uint8_t { None, Village, Figures, City };  // what is attacked
using UnitSet = Bits<kCapUnits>;
struct Battle {
    UnitSet open[2];  // cards in hand that lie open to all (The Oracle)
    uint16_t square;
    Field field;
    uint8_t city;    // the defender's
    Seat owner[2];   // kNobody: barbarians
    Seat leader[2];  // who decides for the side (CV-9.2)
    uint8_t armies[2], bonus[2], hand[2], killed[2];
    uint8_t rank;                              // of barbarians
    uint8_t built;                             // the attacking army was built just now (CV-6.26)
    uint8_t turn;                              // the side that has the battle turn
    uint8_t stage;                             // of the battle turn: no unit played yet, played, over
    uint8_t won;                               // by the attacker
    uint8_t edge;                              // strength above its own of the unit about to be played (CV-21.16)
    uint8_t mourned[2];                        // of the killed units, those that have woken something
    uint8_t foe[kCapUnits], wound[kCapUnits];  // of a unit in play: the unit opposite, plus one; its wounds
};
inline constexpr uint8_t kUnitToPlay = 0, kUnitPlayed = 1, kTurnOver = 2;

// Chosen and not yet shown: zero is nothing chosen; ids are stored plus one.
struct Picks {
    uint8_t nation, tech;
    uint16_t answer;            // in a window (window.cpp)
    uint16_t square;            // what an interrupting event is aimed at (interrupt.cpp)
    uint8_t second;             // the tech that Notre-Dame adds (CV-21.6)
    uint8_t blank, lowered;     // the row of Newton's card; the tech that lies a row lower (CV-21.18, CV-21.19)
    uint8_t turned, turned_to;  // policies (CV-13.7)
    uint8_t payer[2];           // what pays for a spy instead of one (payers.cpp)
    uint8_t zero[3];
    UnitSet force;  // cards of the reserve that are in the battle force (CV-9.4)
};

// What has been announced and may be cancelled (CV-19.1).
enum class Deed : uint8_t { Action, Ability, Event, Person, Gift };  // Gift: an ability paid with an event
struct Link {
    Deed deed;
    Seat actor;
    SeatMask aimed;  // at these seats (CV-19.1: Bread and Circuses)
    uint8_t what;    // kind of action or event, number of a use
};

// CV-5.10: a seat's proposal (engine/flow/deal.h). Above zero it gives, below it asks: no good goes both ways. Of cards
// the backs are public; which ones are given is in Promised.
inline constexpr int kDealCards = 4, kMostDealt = 99;
struct Deal {
    Seat to = kNobody;  // kNobody: none
    uint8_t waits = 0, shown = 0;
    uint8_t made = 0;  // proposals of this phase (CV-5.14)
    int8_t trade = 0, culture = 0, token[kMarket]{};
    uint8_t given = 0, asked = 0;  // cards, in order of their backs
    uint8_t give[kDealCards]{}, ask[kDealCards]{};
};
// Backs: the decks of events, huts, villages.
inline constexpr uint8_t kHutBack = kDecks, kVillageBack = kHutBack + 1, kDealBacks = kVillageBack + 1;
// Cards that are to change hands, plus one: events, then markers.
struct Promised {
    uint8_t card[kDealCards];
};

enum class Phase : uint8_t { SetUp, Start, Trade, City, Move, Research };
enum class Victory : uint8_t { Culture, Tech, Economy, Military };

// Options of a table.
inline constexpr uint8_t kPolicyModule = 1, kInvestmentModule = 2, kRelicModule = 4, kThinned = 8, kFreeChoice = 16,
                         kNoDeals = 32;

struct State {
    uint8_t seats, turn, options, limit;  // limit: turns after which nobody has won (CV-17.10)
    Phase phase;
    Seat first, active;
    Seat conqueror;   // who took a capital (CV-17.4)
    Seat winner;      // as soon as somebody has won (CV-17.5)
    uint8_t victory;  // by what: a Victory, or kNone
    uint16_t clock;
    uint8_t tile[kCapSlots], turned[kCapSlots];  // by slot: kNone face down; where its arrow points
    uint8_t supply[kStacks];                     // building tokens
    uint8_t market[kMarket];
    uint8_t wonder[kWonders];  // by wonder: its place
    uint8_t slot[kWonderSlots];
    uint8_t wonders_left[kEras];        // in the deck
    uint8_t person_left[kPersonTypes];  // markers
    uint8_t city_states;                // bits: not on the map yet
    SeatMask due;                       // seats of whom something may be owed (due.cpp)
    uint8_t investments_left;
    Squares harvested, locked;  // this turn
    Player player[kSeats];
    uint8_t face[kSquares], top[kSquares], stand[kSquares];
    NationSheets nations;
    UnitCards units;
    EventCards events;
    PersonCards people;
    Markers markers;
    Battle battle;                // all zero if there is none
    uint8_t last_unit, last_foe;  // played last in a battle, and against which unit; plus one
    uint8_t zero_last[6];
    Picks picks[kSeats];
    Chain<Link, 16> chain;
    uint8_t zero_chain[6];
    Stack<48> stack;
    Stack<6> sub[kSeats];
    Deal deal[kSeats];
    Promised promised[kSeats];
};
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 6144);

using Look = pentarchy::Look<Edition, State>;
using Play = pentarchy::Play<Edition, State>;
using Ctx = pentarchy::Ctx<Edition, State>;
using OwnCtx = pentarchy::OwnCtx<Edition, State>;
using Row = pentarchy::Row<Edition, State>;
using FlowStep = Flow(Ctx& c, Frame& f);  // of a sequence

inline SeatMask all_seats(const Look& l) { return seats_below(l.s.seats); }
inline Seat left_of(const Look& l, Seat seat, int steps = 1) { return static_cast<Seat>((seat + steps) % l.s.seats); }
inline bool has_option(const Look& l, uint8_t option) { return l.s.options & option; }

inline const LayoutRow& layout_of(const Look& l) { return l.t.layout[l.s.seats - 2]; }
inline Stand stand_at(const Look& l, int square) { return {l.s.stand[square]}; }
// CV-2.31  Seats of the layout go clockwise from the first player.
inline int slot_of_seat(const Look& l, Seat seat) { return (seat + l.s.seats - l.s.first) % l.s.seats; }
inline bool is_open(const Look& l, int square) { return l.s.face[square] < kFaceDown; }  // a face-up square
inline const GroundRow& ground_at(const Look& l, int square) { return l.t.ground[l.s.face[square]]; }
inline bool is_water(const Look& l, int square) {
    return ground_at(l, square).terrain == Terrain::Water && !is_centre(l.s.top[square]);  // CV-4.35
}

inline bool knows(const Look& l, Seat seat, int tech) { return l.s.player[seat].techs >> tech & 1; }
// Whoever has no nation yet has one without anything of its own.
inline constexpr NationRow kNoNation{};
inline const NationRow& nation_of(const Look& l, Seat seat) {
    const uint8_t nation = l.s.player[seat].nation;
    return nation < kNations ? l.t.nation[nation] : kNoNation;
}
inline bool has_city(const Look& l, Seat seat, int city) { return l.s.player[seat].city[city].centre != kNoSquare; }
inline bool is_metropolis(const City& city) { return city.second != kNoSquare; }
inline int cities_of(const Look& l, Seat seat) {
    int n = 0;
    for (const City& city : l.s.player[seat].city) n += city.centre != kNoSquare;
    return n;
}

// How many figures of a kind a seat owns: one more than usual for the nation that places two at the start (CV-1.1).
inline int figures_owned(const Look& l, Seat seat, bool army) {
    const NationRow& nation = nation_of(l, seat);
    return army ? l.t.n.armies + nation.armies - 1 : l.t.n.scouts + nation.scouts - 1;
}
// A figure in the supply, or -1.
inline int free_figure(const Look& l, Seat seat, bool army) {
    const int first = army ? 0 : kArmies, owned = figures_owned(l, seat, army);
    for (int figure = first; figure < first + owned; ++figure)
        if (l.s.player[seat].figure[figure].square == kNoSquare) return figure;
    return -1;
}

}  // namespace pentarchy::civilization
