// The prices of the evaluation, set by hand: turns of the race that a seat is best in.
#pragma once

namespace pentarchy::civilization {

// Races. Rates grow by so much a turn, of themselves and with production.
inline constexpr float kTradeGrowth = 0.17f, kTradePerProduction = 0.03f;
inline constexpr float kCultureGrowth = 0.18f, kCulturePerProduction = 0.028f;
inline constexpr float kCoinGrowth = 0.036f;
inline constexpr float kDialShare = 0.6f, kDialSure = 0.95f;  // of what the trade on the dial saves; if it is enough
inline constexpr float kPurseShare = 0.9f;                    // of what unspent culture saves
inline constexpr float kCoolRaces = 0.12f,
                       kCoolest = 0.5f;  // how alike races count: by the turns of the best, at least
inline constexpr float kFarthest = 60;   // no race is longer

// How often a turn coins of these sources come.
inline constexpr float kCoinForTrade = 0.5f, kCoinForCulture = 0.5f, kCoinForTokens = 0.35f, kCoinForDeeds = 0.2f;

// War: the worth of a unit by its rank; what a margin must be to be sure.
inline constexpr float kUnitPower[5] = {0, 2.2f, 3.6f, 5.0f, 6.4f}, kAircraftPower = 8.5f;
inline constexpr float kUnitProduction = 9;  // for a unit or an army a turn
inline constexpr float kSureMargin = 4, kMarginWidth = 2.6f;
inline constexpr float kMarginGrowth = 1.3f;  // a turn, of ranks and bonuses
inline constexpr float kGathering = 0.5f;     // turns, for an army that stands elsewhere
inline constexpr float kOtherWay = 0.35f;     // of the shorter of two things done at the same time
inline constexpr float kExposure = 5.0f,
                       kNearer = 0.6f;  // of the own capital; less for each turn that the enemy is away
inline constexpr float kTriumph = 6;    // a capital that falls
inline constexpr float kCityLost = 4, kLootWorth = 0.6f;

// Small things, and their share beside the races.
inline constexpr float kSmallShare = 0.6f;
inline constexpr float kUnitWorth = 0.11f, kUnits = 6;  // by its power; beyond so many half
inline constexpr float kCityWorth = 3.5f;               // beyond what it yields: an action each turn
inline constexpr float kArmyWorth = 0.3f, kScoutWorth = 0.45f;
inline constexpr float kTokenWorth = 0.35f, kFewTokens = 4, kSpareToken = 0.1f;
inline constexpr float kEventWorth = 0.15f, kPersonCard = 0.25f, kPersonWaiting = 0.5f,
                       kPersonInHand = 0.2f;  // less than in the reserve: or places would be swapped for ever
inline constexpr float kCoinWorth = 0.3f, kAnarchy = 1.5f;
inline constexpr float kWonderWorth = 0.5f, kThingWorth = 0.06f, kUseWorth = 0.1f, kInvestmentWorth = 0.22f;
inline constexpr float kProgramWorth = 0.05f, kCaravanWorth = 0.15f;

inline constexpr float kNationKept = 0.1f;

// What techs are good for.
inline constexpr float kTechWorth = 0.08f, kSpeedWorth = 0.15f, kStackWorth = 0.2f, kCityLimitWorth = 0.7f,
                       kMetropolisWorth = 0.4f, kWallsWorth = 0.2f, kBuildingWorth = 0.22f, kUpgradeWorth = 0.15f,
                       kGovernmentWorth = 0.1f;

// Errands of figures: what is found, and how much less it counts for each step.
inline constexpr float kHutErrand = 0.25f, kVillageErrand = 0.3f, kRelicErrand = 0.5f, kSiteErrand = 1.1f,
                       kDarkErrand = 0.25f, kYieldErrand = 0.06f;
inline constexpr float kStep = 0.86f, kSiteYield = 0.05f;
inline constexpr float kTileTurned = 0.35f;  // a tile that is just being turned over

// Before the game is over, how far off the turns may be.
inline constexpr float kSpreadLeast = 0.9f, kSpreadPerTurn = 0.12f;
inline constexpr float kWon = 12;

}  // namespace pentarchy::civilization
