// The edition of Civilization: components.json as flat arrays. Rules read numbers from here and nowhere else.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "engine/parts/grid.h"
#include "engine/parts/modifiers.h"
#include "engine/parts/uses.h"
#include "games/civilization/abilities.h"

namespace pentarchy {
class Fields;  // engine/document/edition.h
}

namespace pentarchy::civilization {

inline constexpr int kSeats = 5, kLayouts = 4;
// Squares of the largest map, row by row; smaller maps lie in its corner. A square is its number on every map.
inline constexpr int kColumns = 28, kRows = 18, kSquares = kColumns * kRows;
inline constexpr uint16_t kNoSquare = 0xFFFF;
using Squares = Bits<kSquares>;
constexpr int square_at(int x, int y) { return y * kColumns + x; }

inline constexpr int kTileSide = 4, kTileSquares = kTileSide * kTileSide, kTiles = 43, kCapSlots = 22;
inline constexpr int kTerrains = 5, kIcons = 5, kCapGrounds = 64;
inline constexpr int kBuildings = 15, kStacks = 9, kUnitTypes = 4, kRanks = 4, kCapUnits = 56, kCapFaces = 16;
inline constexpr int kPersonTypes = 6, kEvents = 72, kDecks = 3, kSpaces = 21, kEras = 3, kWonderSlots = 4;
inline constexpr int kHuts = 35, kVillages = 20, kMarkers = 56, kHutKinds = 10, kCityStates = 5;
inline constexpr int kPolicyCards = 4, kTechLevels = 5;
inline constexpr int kCapAbilities = 192, kCapEffects = 224, kCapGrowing = 16, kCapPays = 8, kCapUses = 96;
inline constexpr int kCapReactions = 12;
inline constexpr int kSlotTechs = 5;  // techs that coin tokens lie on

enum class Terrain : uint8_t { Grassland, Desert, Water, Mountain, Forest };
enum class Icon : uint8_t { Trade, Production, Culture, Coin, Combat };
enum class Resource : uint8_t { Wheat, Incense, Silk, Iron, Spy, Uranium };
inline constexpr int kSpy = index(Resource::Spy);
enum class UnitType : uint8_t { Infantry, Artillery, Mounted, Aircraft };
enum class Government : uint8_t {
    Anarchy,
    Despotism,
    Republic,
    Feudalism,
    Democracy,
    Monarchy,
    Communism,
    Fundamentalism
};
// The ways the arrow of a tile may point, as moves go around a square (engine/parts/grid.h).
enum class Way : uint8_t { East, South, West, North };
inline constexpr int kWays = 4;

// What lies on a square that prints something for those who come: nothing, or a marker, or a relic.
enum class Mark : uint8_t { None, Hut, Village, Relic };

using Icons = uint8_t[kIcons];

// What a square prints. Squares that print the same share a number; the first five are the bare terrains, which a
// disaster lays over a square (CV-21.10).
struct GroundRow {
    Terrain terrain = Terrain::Grassland;
    uint8_t icon[kIcons]{};
    uint8_t resource = kNone;
    Mark mark = Mark::None;
    uint8_t relic = kNone;
    friend bool operator==(const GroundRow&, const GroundRow&) = default;
};

struct BuildingRow {
    uint8_t cost = 0, stack = 0;
    uint8_t terrain = 0;  // bits
    uint8_t icon[kIcons]{};
    bool star = false;  // unique: one a city (CV-6.48)
    uint8_t upgrade = kNone, upgrade_of = kNone, tech = kNone;
};
struct StackRow {
    uint8_t count = 0, for_two = 0;
};
struct FaceRow {  // of unit cards: "infantry_13"
    UnitType type = UnitType::Infantry;
    uint8_t strength = 0, health = 0;
};
struct TechRow {
    uint8_t level = 1;
    uint8_t building = kNone, government = kNone;
    uint8_t rank[kUnitTypes]{};  // 0: none; aircraft 1
    uint8_t speed = 0, stacking = 0, cities = 0, coin_slots = 0, coin_slot = kNone;
    bool metropolis = false, walls = false;
};
struct NationRow {
    uint8_t tech = 0, home = 0;
    Government government = Government::Despotism;
    uint8_t armies = 1, scouts = 1;  // placed at the start
    bool metropolis = false, needs_investments = false;
    uint8_t set_up = kNone;  // an ability: its list runs in step 6 (CV-2.63)
};
struct WonderRow {
    uint8_t era = 0, cost = 0, icon[kIcons]{};
    uint8_t discount_tech = kNone, discount_cost = 0;
    bool needs_investments = false;
};
struct PersonTypeRow {
    uint8_t markers = 0, icon[kIcons]{};
};
struct EventRow {  // by kind
    uint8_t deck = 0, count = 0;
};
enum class Reward : uint8_t { Event, Person, Victory };
struct SpaceRow {
    uint8_t level = 1, culture = 0, trade = 0;
    Reward gives = Reward::Event;
};
struct MarkerRow {  // by kind: huts, then villages
    uint8_t count = 0, removed = 0;
    uint8_t resource = kNone;  // kept, it is a token of that resource (CV-8.51)
    bool village = false;
};
struct CityStateRow {
    uint8_t icon[kIcons]{};
    bool any_resource = false;  // whoever controls it harvests any resource of the market there
};
struct LootRow {
    uint8_t loot = 1, ability = kNone;
};
struct InvestmentRow {
    uint8_t markers[kLevels]{};
};
struct TileRow {
    uint8_t ground[kTileSquares]{};  // row by row, the arrow pointing to the first row
    uint8_t nation = kNone;          // of a home tile
};

// Where the tiles of a map lie: first the homes in order of seats, then the slots of neutral tiles.
struct LayoutRow {
    uint8_t seats = 0, slots = 0;
    uint8_t x[kCapSlots]{}, y[kCapSlots]{};
    Way home[kSeats]{};
    Squares all, outer;           // squares of slots; those on the outer edge (CV-2.41)
    Squares of[kCapSlots];        // squares of a slot
    uint8_t slot_of[kSquares]{};  // kNone outside
};

struct Numbers {
    uint8_t most_trade, coins_to_win, speed, stacking, culture_hand, battle_hand, battle_hand_per_army,
        battle_hand_in_city, cities, armies, scouts, army_cost, scout_cost, walls_cost, aircraft_cost, rush_trade,
        city_state_culture, investment_markers, battle_loot, city_loot, turns, proposals, caravan, horde_rank;
    uint8_t unit_costs[kRanks], thresholds[kTechLevels];
    uint8_t city, capital, metropolis, walls, fortification, city_state;  // combat bonuses of a defender
};

// Of a number of techs the best one counts (CV-8.2, CV-8.7, CV-10.21): by value, the techs that give it.
struct BestTech {
    static constexpr int kMost = 9;
    uint64_t giving[kMost + 1]{};
    void add(int tech, int value) { giving[value] |= uint64_t{1} << tech; }
    int of(uint64_t techs, int least) const {
        for (int value = kMost; value > least; --value)
            if (techs & giving[value]) return value;
        return least;
    }
};

// The squares around a square, in a row: sets of all squares are slow to walk through for a few.
struct SquareRow {
    uint16_t square[8]{};
    uint8_t size = 0;
    const uint16_t* begin() const { return square; }
    const uint16_t* end() const { return square + size; }
};

// What follows from the rest (edition_lookups.cpp).
struct Lookups {
    SquareRow beside[kSquares], around[kSquares];  // orthogonal; with diagonals
    BestTech speed, stacking, cities, walls, rank[kUnitTypes];
    uint64_t unlocking[kGovernments]{};  // techs
    Bits<kEvents> copies[kEventKinds];   // cards of a kind
    Bits<kEventKinds> interrupting;      // CV-19.9: kinds of events
    Bits<kCapUses> locking;              // CV-19.9: uses
    uint32_t grow = 0;                   // queries of growing rows, as bits
};

struct Edition {
    Numbers n{};
    int grounds = kTerrains, faces = 0, units = 0, tiles = 0, events = 0, markers = 0, abilities = 0, effects = 0,
        growing = 0, pays = 0, uses = 0;
    GroundRow ground[kCapGrounds];
    StackRow stack[kStacks];
    BuildingRow building[kBuildings];
    FaceRow face[kCapFaces];
    uint8_t trumps[kUnitTypes]{};  // the type it strikes first; kNone: none
    TechRow tech[kTechs];
    NationRow nation[kNations];
    WonderRow wonder[kWonders];
    uint8_t wonders_dealt[kSeats + 1]{};
    PersonTypeRow person_type[kPersonTypes];
    uint8_t person[kPeople]{};  // types
    EventRow event[kEventKinds];
    SpaceRow space[kSpaces + 1];  // by the number of the space; 0 is the start
    MarkerRow marker[kMarkerKinds];
    CityStateRow city_state[kCityStates];
    LootRow loot[kLoots];
    InvestmentRow investment[kInvestments];
    TileRow tile[kTiles];
    LayoutRow layout[kLayouts];
    uint8_t slot_tech[kSlotTechs]{};
    uint8_t canal = kNone;  // the wonder that coin tokens lie on (CV-21.7)
    uint8_t shipyard = 0;   // the star building on water (CV-6.49)
    Sources users;          // sources with something to use by name
    Bits<kCapUses> uses_of[kSources];

    // What things can do (abilities.h). `of` lists the abilities of a thing: its first, and how many.
    AbilityRow ability[kCapAbilities];
    EffectRow effect[kCapEffects];
    GrowingRow grow[kCapGrowing];
    PaysRow pay[kCapPays];
    uint8_t first_of[kThings]{}, abilities_of[kThings]{};
    Modifiers<kSources, Query> modifiers;
    Modifiers<kSources, Right> rights;
    Bits<kCapAbilities> woken_by[static_cast<int>(Moment::kCount)];  // abilities of a moment
    UseTable<kCapUses, Moment> use_table;
    uint8_t use[kCapUses]{};                           // the ability of each
    uint8_t reaction[kCapReactions]{}, reactions = 0;  // abilities that cancel (CV-19.1)

    Grid<kSquares> grid, around;  // orthogonal; with diagonals
    uint64_t techs_of_level[kTechLevels + 1]{};
    Lookups find;

    // By copy.
    uint8_t unit_face[kCapUnits]{}, event_kind[kEvents]{}, marker_kind[kMarkers]{};

    std::vector<std::string> seat_words, square_words, tech_words, nation_words, government_words, policy_words,
        investment_words, building_words, stack_words, terrain_words, icon_words, resource_words, unit_type_words,
        face_words, unit_words, wonder_words, era_words, person_type_words, person_words, event_words, event_copy_words,
        marker_words, marker_copy_words, city_state_words, relic_words, loot_words, tile_words, layout_words, way_words,
        figure_words, city_words, item_words, thing_words, use_words, phase_words, victory_words, side_words,
        bonus_words;
};

constexpr int source_of(Government g) { return kGovernment0 + static_cast<int>(g); }

// The parts, in edition_*.cpp. Each refuses what it does not know with its place.
namespace reading {
void read_icons(Fields& in, std::string_view key, const Edition& t, Icons& out);
// Words and kinds of so many copies: "hut_iron_1", or "hut_spy" alone. Returns how many there are now.
template <size_t N>
int name_copies(const Node& where, int copies, int kind, const std::string& word, uint8_t (&kind_of)[N], int have,
                std::vector<std::string>& words) {
    if (have + copies > static_cast<int>(N))
        where.fail("is more than the " + std::to_string(N) + " pieces there may be");
    for (int i = 1; i <= copies; ++i) {
        words.push_back(copies == 1 ? word : word + "_" + std::to_string(i));
        kind_of[have++] = static_cast<uint8_t>(kind);
    }
    return have;
}
void read_abilities(Fields& thing, int number, Edition& t);  // its "abilities", if it has any
int read_effects(const Node& list, int thing, Moments moments, bool one_of, Edition& t);  // a list alone: its ability
void read_market(Fields& edition, Edition& t);
void read_techs(Fields& edition, Edition& t);
void read_people(Fields& edition, Edition& t);
void read_markers(Fields& edition, Edition& t);
void read_tiles(Fields& edition, Edition& t);
void read_layouts(Fields& edition, Edition& t);
void fill_lookups(Edition& t);
}  // namespace reading

}  // namespace pentarchy::civilization
