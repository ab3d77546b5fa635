// The edition of Brazil: Imperial: components.json as flat arrays. Rules read numbers from here and nowhere else.
// Effects are not interpreted word by word: what a thing brings is a Reward, what it changes is a modifier, and the
// rest are fields of its row.
#pragma once

#include <string>
#include <vector>

#include "base/bits.h"
#include "base/json.h"
#include "engine/document/document.h"
#include "engine/parts/grid.h"
#include "engine/parts/modifiers.h"
#include "engine/parts/pay.h"

namespace pentarchy {
class Fields;  // engine/document/edition.h
}

namespace pentarchy::brazil {

inline constexpr int kSeats = 4, kBoards = 4, kUnits = 5, kEras = 3;
inline constexpr int kCapHexes = 96, kCapClouds = 16, kCapMaps = 8, kMapRows = 13, kMapColumns = 16;
inline constexpr int kCapSteps = 5;  // of MapRow::within
inline constexpr int kRaws = 4, kItems = 6, kDues = 8;
inline constexpr int kBuildings = 8, kPairs = 4, kCities = 8, kSpaces = 7, kGoods = 6, kPalaces = 5, kMonarchs = 10;
inline constexpr int kPaintings = 24, kOrders = 3, kGallery = 6, kTasks = 30, kCapConditions = 3;
inline constexpr int kCapGold = 24, kCapCombat = 32, kCapTasks = 32, kCapDiscoveries = 24, kCapKinds = 24,
                     kCapitals = 4;
inline constexpr int kCapRewards = 64, kCapPers = 24, kCapBonuses = 16, kCapTrades = 8, kCoins = 5;
inline constexpr int kDutchBoard = 1;  // the orange one (BR-19.2)
inline constexpr uint8_t kNone = 0xFF;
inline constexpr uint8_t kNoReward = 0;

using Hexes = Bits<kCapHexes>;

// The four raws, then gold and science (BR-1.11).
enum class Item : uint8_t { SugarCane, Coffee, Wood, Cotton, Gold, Science };
// What a cost is made of: exact raws, two kinds of choice, and the assets.
enum class Due : uint8_t { SugarCane, Coffee, Wood, Cotton, CaneOrCoffee, AnyRaw, Gold, Science };
enum class Terrain : uint8_t { Grassland, Forest, GoldMine, Water, Cloud, Capital };
enum class Building : uint8_t { Sawmill, CaneField, Farm, TradingPost, Plantation, Mint, Church, Academy };
enum class Space : uint8_t { Deploy, Painting, Build, Renovate, Manufacture, Import, Trade };
enum class Shape : uint8_t { Square, Pentagon, Octagon };
enum class UnitKind : uint8_t { Basic, Monarch, Cavalry, Artillery };
enum class Order : uint8_t { Red, Pink, Blue };

// Where a space's extra move may lead (BR-5.50 to BR-5.54).
enum class Extra : uint8_t { Teleport, Forest, OwnTile, EdgeOrWater, GoldMine, None };

// Things whose abilities work, in one row of bits: monarchs, paintings, palaces II to VI, upgraded spaces, the space of
// the token.
inline constexpr int kMonarch0 = 0, kPainting0 = kMonarch0 + kMonarchs, kPalace0 = kPainting0 + kPaintings,
                     kUpgrade0 = kPalace0 + kPalaces, kToken0 = kUpgrade0 + kSpaces, kSources = kToken0 + kSpaces;
using Sources = Bits<kSources>;
static_assert(kSources <= 64);
constexpr int source_of_painting(int painting) { return kPainting0 + painting; }
constexpr int source_of_palace(int palace) { return kPalace0 + palace; }  // 0 is palace II
constexpr int upgrade_of(Space space) { return kUpgrade0 + static_cast<int>(space); }

// Numbers and rights that sources give.
enum class Query : uint8_t {
    Attack,
    Defence,         // open bonuses of a fight (BR-9.5)
    OwnTileDefence,  // Guararapes: on a tile of the own empire
    ForestStrength,  // Camarão: own buildings next to a forest (BR-12.6)
    RangedSupport,   // Count of Eu: so many ranged units beside the fight (BR-9.30)
    Import,          // raws more with Import
    ImportGold,      // gold cards more with Import (BR-5.41)
    CombatHand,      // cards more in hand (BR-6.13)
    Deploys,
    DeployCards,  // upgraded Deploy (BR-5.9)
    AllSwift,
    Sail,        // Guaicuru (BR-12.24), Riachuelo (BR-12.23)
    AnyFounder,  // Araribóia (BR-12.10)
    AnyTerrain,
    BuildOver,   // Maria Leopoldina (BR-12.11)
    BuildTwice,  // Mauá (BR-12.17)
    AnyShape,    // Immigrants (BR-12.7)
    BuildAnyRaw,
    PaintingDiscount,
    RenovateFree,
    MakeDiscount,  // upgrades
    MonarchTile,   // Victoria: goods that fit on her tile (BR-16.10)
    Sacrifice,
    Isabel,
    Factory,  // Coroados, Princess Isabel, Factory
    kCount
};

struct Cost {
    uint8_t due[kDues]{};
    int units() const {
        int n = 0;
        for (const uint8_t d : due) n += d;
        return n;
    }
    int raws() const { return units() - due[static_cast<int>(Due::Gold)] - due[static_cast<int>(Due::Science)]; }
    friend bool operator==(const Cost&, const Cost&) = default;
};

// What somebody gains at once, in this order: items into the store, raws of choice, cards, a free good. Number 0 is
// nothing.
struct Reward {
    uint8_t item[kItems]{};
    uint8_t any_raw = 0, gold_cards = 0, combat_cards = 0, vp = 0;
    uint8_t make = kNone;  // a Shape: a free good of it (BR-15.36)
    friend bool operator==(const Reward&, const Reward&) = default;
};

struct BuildingRow {
    uint8_t era = 1, vp = 0, pair = 0;
    uint8_t terrain = 0;  // bits of Terrain
    Cost cost;
    uint8_t production[kItems]{};
    uint8_t raised_vp = 0, raised[kItems]{};  // of the first tiles of some monarch (BR-16.3 to BR-16.5)
    uint8_t made[2] = {kNone, kNone};         // the items that may ever lie on this side, by slot of State::item
    Building other = Building::Sawmill;       // what the tile shows when flipped
};
struct CityRow {
    uint8_t vp = 0, terrain = 0;
    Cost cost;
};
struct GoodRow {
    Shape shape = Shape::Square;
    uint8_t vp = 0;
    Cost cost;
};
struct SpaceRow {
    uint8_t shape = kNone;  // of its upgrade slot; Trade has none
    Extra extra = Extra::None;
};
struct UnitRow {  // of all boards: 5 x board + unit
    UnitKind kind = UnitKind::Basic;
    uint8_t vp = 0, strength = 0;
    bool founder = false, ranged = false, swift = false;
    Cost cost;
    friend bool operator==(const UnitRow&, const UnitRow&) = default;
};
struct BoardRow {
    uint16_t monarchs = 0;  // bits
};
struct MonarchRow {
    uint8_t board = 0;
    uint8_t raises = kNone, raise_count = 0;          // a building and how many of it
    uint8_t deploy_reward[kUnits]{};                  // first deployment of this unit (Pedro I)
    uint8_t first_deploy = kNoReward;                 // after the first Deploy action (Napoleon)
    uint8_t order_reward[kOrders]{};                  // first painting of an order (Pedro II)
    uint8_t forest_reward[3]{};                       // 1st, 2nd, 3rd build on forest (Tibiriçá)
    uint8_t task_reward[3]{};                         // 1st, 2nd, 3rd completed task (Obá II)
    uint8_t tile_goods = 0, tile_reward = kNoReward;  // Victoria
    bool combat_pays_raw = false;                     // Napoleon: a combat card counts as a raw (BR-16.9)
};
struct PaintingRow {
    Order order = Order::Red;
    uint8_t vp = 0, reward = kNoReward;  // at once when it is taken
    Cost cost;
};
struct PalaceRow {
    enum class Place : uint8_t { EraBuilding, Kind, City } place = Place::City;
    uint8_t what = 0;  // the era, or the building
    uint8_t reward = kNoReward;
};
// Points at the end for each of something (BR-18).
enum class Per : uint8_t { OwnBuilding, Building, Good, Unit, ForestHex, MonarchGood, FirstTasks };
struct PerRow {
    uint8_t source = 0;
    Per per = Per::Good;
    uint8_t buildings = 0;  // bits
    uint8_t vp = 0;
};
// An item more for each building of a kind (BR-7.23), or strength in its defence (BR-9.28).
struct BonusRow {
    uint8_t source = 0;
    Building building = Building::Sawmill;
    Item item = Item::Wood;
    uint8_t amount = 0;
};
// Coroados: what a token on it is worth (BR-12.13).
struct SacrificeRow {
    uint8_t vp[2]{}, reward[2]{};
};

enum class What : uint8_t { Building, City, Units, Goods, Paintings, Palaces };
struct Condition {
    What what = What::Units;
    uint8_t of = kNone;  // a building, a shape, an order; kNone: any
    uint8_t min = 0, vp = 0;
};
struct TaskRow {
    uint8_t era = 0;  // 0 to 2
    uint8_t vp = 0, conditions = 0;
    Condition condition[kCapConditions];
};

enum class GoldUse : uint8_t {
    Majority,
    Signo,
    Outpost,
    Spy,
    Deploy,
    Build,
    Exchange,
    Make,
    Withdraw,
    Renovate,
    Paint,
    March
};
struct GoldRow {  // by kind
    GoldUse use = GoldUse::Spy;
    uint8_t buildings = 0;  // bits: of Build and Majority
    UnitKind unit = UnitKind::Basic;
    bool any_era = false;  // Jesuits
    uint8_t vp = 0;
    uint8_t give_raw[kRaws]{}, give_any = 0, give_combat = 0;  // Exchange, Signo
    uint8_t reward = kNoReward;                                // Exchange, Withdraw
    uint8_t min = 0, max = 0;                                  // Outpost: distance
};
struct CombatRow {  // by kind
    uint8_t attack = 0, defence = 0;
    uint8_t winner_loses = 0, saves = 0;                   // Sepé Tiaraju, Anita
    uint8_t camp_each = 0, camp_most = 0;                  // Camp
    bool cancels_card = false, cancels_paintings = false;  // Cunhambebe, Calabar
    uint8_t reward = kNoReward;                            // if its player wins
};
enum class Role : uint8_t { Species, AllTerrain, Basin, Quilombo, Gain, Expedition };
struct DiscoveryRow {  // by kind
    Role role = Role::Gain;
    uint8_t count = 0, strength = 0;
    uint8_t reward = kNoReward;  // at once (Gain), when built upon (AllTerrain), when beaten (Expedition)
    uint8_t vp = 0;              // kept: Culture when built upon, an expedition when beaten
    uint8_t set_vp[4]{};         // species: by how many are kept
};
struct TradeRow {
    uint8_t give_raw[kRaws]{}, give_any = 0, give_cotton_or_coffee = 0, give_combat = 0;
    uint8_t reward = kNoReward;
};
struct CapitalRow {
    bool starts = false;
    uint8_t reward = kNoReward;
};
// Something that counts in a payment although it is no item: cards given up for it are picked next (BR-12.14, BR-16.2,
// BR-16.9).
enum class Coin : uint8_t { AfonsoGold, AfonsoRaw, AfonsoBoth, NapoleonScience, Reboucas };
struct CoinRow {
    uint8_t source = kNone;  // whose it is; kNone: nobody's in this edition
    uint8_t cards = 0;       // combat cards given up
    uint8_t raw = 0, gold = 0, science = 0;
    bool once_a_turn = false;
};

struct MapRow {
    uint8_t players = 0, hexes = 0, clouds = 0, rating = 0;
    Grid<kCapHexes> grid;
    Hexes near[kCapHexes];
    uint8_t distance[kCapHexes][kCapHexes]{};  // steps as the crow flies
    Hexes within[kCapSteps][kCapHexes];        // the hexes up to so many steps away
    Hexes all, edge, of[6];                    // by Terrain
    Terrain terrain[kCapHexes]{};
    uint16_t number[kCapHexes]{};              // as moves name the hex: kMapColumns x row + column
    uint8_t hex_at[kMapRows * kMapColumns]{};  // and back
    int8_t q[kCapHexes]{}, r[kCapHexes]{};
    uint8_t cloud_of[kCapHexes]{}, cloud_hex[kCapClouds]{};
    uint8_t capital[kCapitals]{};             // the hex of each slot
    uint8_t turn_limit = 0, dutch[kUnits]{};  // solo: where the Dutch units stand
    std::vector<std::string> hex_words;
};

struct Edition {
    int maps = 0, gold_cards = 0, combat_cards = 0, tasks = 0, discoveries = 0, gold_kinds = 0, combat_kinds = 0,
        discovery_kinds = 0, trades = 0, rewards = 1, pers = 0, bonuses = 0, defences = 0;
    MapRow map[kCapMaps];
    BuildingRow building[kBuildings];
    CityRow city[kCities];
    GoodRow good[kGoods];
    SpaceRow space[kSpaces];
    BoardRow board[kBoards];
    UnitRow unit[kBoards * kUnits];
    MonarchRow monarch[kMonarchs];
    PaintingRow painting[kPaintings];
    PalaceRow palace[kPalaces];  // II to VI
    TaskRow task[kCapTasks];
    GoldRow gold[kCapKinds];
    CombatRow combat[kCapKinds];
    DiscoveryRow discovery[kCapKinds];
    TradeRow trade[kCapTrades];
    CapitalRow capital[kCapitals];
    CoinRow coin[kCoins];
    SacrificeRow sacrifice;
    Reward reward[kCapRewards];
    PerRow per[kCapPers];
    BonusRow bonus[kCapBonuses], defence[kCapBonuses];
    Modifiers<kSources, Query> modifiers;
    Sources fight_sources,
        painting_sources;  // those that add strength in a fight; those among them that Calabar cancels

    uint8_t gold_kind[kCapGold]{}, combat_kind[kCapCombat]{}, discovery_kind[kCapDiscoveries]{};  // of each copy
    uint8_t pair_count[kPairs]{};
    uint8_t renovate_raws = 0, import_raws = 0, twice_raws = 0, factory_shapes = 0,
            factory_vp[3]{};  // factory: by shape
    uint8_t store_limit = 0, gold_limit = 0, combat_limit = 0, fight_cards = 0, rounds = 0, peeks = 0, musters = 0;

    std::vector<std::string> seat_words, hex_words, map_words, board_words, monarch_words, space_words, item_words,
        unit_words, building_words, city_words, good_words, palace_words, painting_words, order_words, era_words,
        task_words, gold_words, gold_copy_words, combat_words, combat_copy_words, discovery_words, discovery_copy_words,
        capital_words, trade_words, source_words, coin_words, pair_words, terrain_words, shape_words;
};

// The parts, in edition_*.cpp. Each refuses what it does not know with its place.
namespace reading {
Cost read_cost(const Node& node, const Edition& t);
uint8_t add_reward(const Reward& reward, const Node& where, Edition& t);  // its number; equal ones share it
Reward read_draws(const Node& list);                                      // cards to draw
void read_per(Fields& effect, uint8_t source, Edition& t);                // end_vp_per
void check_made(const Node& list, Edition& t);
// Words and kinds of so many copies: "bowmen_1", or "spy" alone. Returns how many there are now.
template <size_t N>
int name_copies(const Node& where, int copies, int kind, const std::vector<std::string>& kinds, uint8_t (&kind_of)[N],
                int have, std::vector<std::string>& words) {
    if (have + copies > static_cast<int>(N))
        where.fail("is more than the " + std::to_string(N) + " pieces there may be");
    for (int i = 1; i <= copies; ++i) {
        const std::string& word = kinds[static_cast<size_t>(kind)];
        words.push_back(copies == 1 ? word : word + "_" + std::to_string(i));
        kind_of[have++] = static_cast<uint8_t>(kind);
    }
    return have;
}
Reward read_gain(const Node& node, const Edition& t);  // an object of items, vp and cards
void read_maps(const Node& list, Edition& t);
void read_tiles(Fields& edition, Edition& t);
void read_boards(Fields& edition, Edition& t);
void read_paintings(Fields& edition, Edition& t);
void read_spaces(Fields& edition, Edition& t);
void read_cards(Fields& edition, Edition& t);
}  // namespace reading

}  // namespace pentarchy::brazil
