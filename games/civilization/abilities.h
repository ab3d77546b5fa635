// What things of Civilization can do, as data: numbers and rights that hold as long as the thing is in force, items
// that pay for others, and lists of operations with the moment at which they may or must happen. edition_abilities.cpp
// reads them; nobody tests for a thing by its name.
#pragma once

#include <cstdint>

#include "base/bits.h"

namespace pentarchy::civilization {

inline constexpr uint8_t kNone = 0xFF;

// Things that may be in force for a seat, in one row of bits: techs, the nation, the government, policies, wonders,
// people shown, and the highest level reached of each investment.
inline constexpr int kTechs = 45, kNations = 16, kGovernments = 8, kPolicies = 8, kWonders = 27, kPeople = 42,
                     kInvestments = 4, kLevels = 3;
inline constexpr int kTech0 = 0, kNation0 = kTech0 + kTechs, kGovernment0 = kNation0 + kNations,
                     kPolicy0 = kGovernment0 + kGovernments, kWonder0 = kPolicy0 + kPolicies,
                     kPerson0 = kWonder0 + kWonders, kLevel0 = kPerson0 + kPeople,
                     kSources = kLevel0 + kInvestments * kLevels;
using Sources = Bits<kSources>;
// Things that are used once and gone: events, markers of huts and villages, relics, loot, and what a nation starts
// with.
inline constexpr int kEventKinds = 38, kMarkerKinds = 18, kRelics = 5, kLoots = 8;
inline constexpr int kEvent0 = kSources, kMarker0 = kEvent0 + kEventKinds, kRelic0 = kMarker0 + kMarkerKinds,
                     kLoot0 = kRelic0 + kRelics, kStart0 = kLoot0 + kLoots, kThings = kStart0 + kNations;
static_assert(kThings <= kNone);

// Numbers that sources change, by their words in components.json.
enum class Query : uint8_t {
    CityProduction,
    CityArts,
    EmptyWaterTrade,  // Great Lighthouse (CV-21.3)
    BattleHand,
    CultureHand,
    Combat,
    Speed,
    Stacking,
    Strength,
    StrengthInfantry,
    ThresholdLess,
    TrackCultureLess,
    TrackTradeLess,
    Coins,          // printed (CV-21.20)
    CoinSlotsMore,  // The Internet (CV-21.8)
    Policies,       // adopted above one a city (CV-13.2)
    CapitalActions,
    LootMore,
    LootLess,
    UnitCostCap,
    RushMore,  // production above one for each step of rushing (CV-20.1)
    ExtraPerson,
    ExtraEvent,  // cards drawn above one, one is kept (CV-21.21)
    kCount
};

// What one may do, or need not fear.
enum class Right : uint8_t {
    Shipyards,
    FlyOver,
    SureEvents,
    SureActions,
    NoAnarchy,
    AllGovernments,
    ArmiesGather,
    TameVillages,
    HutsBeside,
    IdleCapital,
    NoPolicies,
    ArmiesFound,
    EqualCities,
    Gate,
    Untrumped,
    Spared,
    ScoutsExplore,
    OpenFoe,
    TrackSkip,
    CrossWater,
    EndOnWater,  // CV-8.16, CV-8.17
    kCount
};

// What an amount is taken times.
enum class Times : uint8_t {
    Once,
    Coins3,
    Coins5,
    Army,
    CityAndCityState,
    Building,
    Counter,
    UnbuiltArmy,
    UnbuiltArmies2,
    KilledUnit,
    OtherWithoutIt,
    ResourceSquare,
    Culture,
    kCount
};

// On what it depends.
enum class If : uint8_t {
    Always,
    TwoTokens,
    LoneArmy,
    ScoutOnMap,
    UnknownToOthers,
    AimedAtMe,
    Defending,
    FewerUnits,
    kCount
};

// When an ability may be used, or must happen.
enum class Moment : uint8_t {
    // in the own part of a phase, by name
    Start,
    Trade,
    City,
    Move,
    Research,
    Battle,
    Any,
    PhaseStart,
    // in answer to what was announced, or around a battle
    React,
    PreBattle,
    BattleStart,
    // woken by what has happened
    BattleWon,
    BattleOver,
    UnitKilled,
    WonderBuilt,
    CityFounded,
    CityTaken,
    VillageTaken,
    HutTaken,
    ArmyBuilt,
    TileRevealed,
    PersonGained,
    TechGained,
    TechResearched,
    RankRaised,
    TokenSpent,
    CoinInvested,
    InvestLevel,
    OwnArts,
    OthersArts,
    ArmyEndsOnBuilding,
    AttackWalls,
    RelicTaken,
    NextStart,
    Taken,
    kCount
};
using Moments = uint64_t;
constexpr bool is_by_name(Moment m) { return m <= Moment::PhaseStart; }

// How often.
enum class Often : uint8_t { Each, Turn, Battle, Game, Discard, kCount };

// The operations: some thirty carry most things, the rest are the functions of one odd thing each.
enum class Op : uint8_t {
    Gain,
    Give,
    Coin,
    Resource,
    Person,
    Units,
    Figure,
    Building,
    Walls,
    Advance,
    DrawEvent,
    Learn,
    Boost,
    Cancel,
    Strip,
    Raze,
    Obsolete,
    Kill,
    Terrain,
    Shift,
    Walk,
    Teleport,
    Swap,
    SwitchPolicy,
    Revolt,
    Wound,
    Heal,
    Save,
    Rally,
    Act,
    Steal,
    CityState,
    // of one thing each
    StrikeHarder,
    SplitBuild,
    KillRandomUnit,
    LockSquare,
    Nuke,
    BreachWalls,
    WinByScience,
    TradeIn,
    EarlyHarvest,
    TwinHarvest,
    SecondTech,
    PlaceVillage,
    UnleashHorde,
    RenewHand,
    DevoteAll,
    CheapenWonder,
    LowerRow,
    LayBlank,
    ReplaceForce,
    SeizeFirst,
    PassTurn,
    AddCounter,
    DoubleSpeed,
    SeeMarkers,
    Convert,
    ArtsAsTrade,
    InvestFree,
    DrawWonder,
    kCount
};

inline constexpr uint8_t kAll = 0xFE;  // EffectRow::n: as many as there are

// One operation with its arguments. `what` and `where` are places in the operation's own lists of words
// (edition_abilities.cpp: kForms); where several words may stand together, `what` has a bit for each.
struct EffectRow {
    Op op = Op::Gain;
    uint8_t n = 0;
    uint8_t what = 0, where = 0;
    uint8_t steps = kNone;  // within so many steps; kNone: anywhere
    Times times = Times::Once;
    If condition = If::Always;
    uint8_t zero = 0;
};

inline constexpr int kResources = 6, kMarket = 4, kAnyResource = kResources, kResourceKinds = kResources + 1;

// What an ability costs besides the thing itself.
struct CostRow {
    uint8_t resource[kResourceKinds]{};  // the last one: any (CV-10.42)
    uint8_t trade = 0, culture = 0;
    bool city_action = false, coin_to_other = false;
    bool has_resources() const {
        for (const uint8_t n : resource)
            if (n) return true;
        return false;
    }
};

struct AbilityRow {
    uint8_t thing = 0;    // of whom
    Moments moments = 0;  // bits
    Often often = Often::Each;
    bool must = false;  // happens without a choice
    bool interrupts = false;
    bool one_of = false;  // one of its effects; else all, in their order
    CostRow cost;
    uint16_t first = 0;  // of its effects
    uint8_t effects = 0;
    uint8_t use = kNone;  // the number its uses are counted by
    bool at(Moment m) const { return moments >> static_cast<int>(m) & 1; }
    bool is_of_person() const { return thing >= kPerson0 && thing < kLevel0; }
    bool is_of_event() const { return thing >= kEvent0 && thing < kMarker0; }
};

// A number that grows with something, or holds only under a condition.
struct GrowingRow {
    uint8_t source = 0;
    Query query = Query::CityProduction;
    int8_t amount = 0;
    Times times = Times::Once;
    If condition = If::Always;
};

// Something that stands for a resource when one is paid (CV-10.42): so many tokens of any kind, or the card itself.
struct PaysRow {
    uint8_t thing = 0;
    uint8_t takes = 0;       // tokens of any kind; 0: the card itself
    uint8_t stands_for = 0;  // bits of resources
    Often often = Often::Each;
};

}  // namespace pentarchy::civilization
