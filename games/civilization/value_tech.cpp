// The race to Space Flight (CV-17.2): which cards the pyramid still lacks, and how many turns of trade each takes; and
// what techs are good for by the way.
#include <algorithm>
#include <bit>

#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

namespace {

constexpr int kPyramid[kTechLevels] = {5, 4, 3, 2, 1};  // CV-10.10: the least cards of each row

// What the techs unlock together: of a number the best counts, each building and government once.
struct Unlocked {
    int speed, stacking, cities;
    bool metropolis = false, walls = false;
    uint16_t buildings = 0;
    uint8_t governments = 0;
};

void unlock(const TechRow& row, Unlocked& all, uint8_t (&rank)[kUnitTypes]) {
    all.speed = std::max<int>(all.speed, row.speed);
    all.stacking = std::max<int>(all.stacking, row.stacking);
    all.cities = std::max<int>(all.cities, row.cities);
    all.metropolis |= row.metropolis;
    all.walls |= row.walls;
    if (row.building != kNone) all.buildings = static_cast<uint16_t>(all.buildings | 1u << row.building);
    if (row.government != kNone) all.governments = static_cast<uint8_t>(all.governments | 1u << row.government);
    for (int type = 0; type < kUnitTypes; ++type) rank[type] = std::max(rank[type], row.rank[type]);
}

float worth_of(const Edition& t, const Unlocked& all) {
    uint16_t stacks = 0;
    int upgrades = 0;
    for (unsigned rest = all.buildings; rest; rest &= rest - 1) {
        const BuildingRow& row = t.building[std::countr_zero(rest)];
        stacks = static_cast<uint16_t>(stacks | 1u << row.stack);
        upgrades += row.upgrade_of != kNone;
    }
    return kSpeedWorth * static_cast<float>(all.speed - t.n.speed) +
           kStackWorth * static_cast<float>(all.stacking - t.n.stacking) +
           kCityLimitWorth * static_cast<float>(all.cities - t.n.cities) +
           kMetropolisWorth * static_cast<float>(all.metropolis) + kWallsWorth * static_cast<float>(all.walls) +
           kBuildingWorth * static_cast<float>(std::popcount(stacks)) + kUpgradeWorth * static_cast<float>(upgrades) +
           kGovernmentWorth * static_cast<float>(std::popcount(all.governments));
}

// CV-10.3  What is chosen and not shown yet counts as learnt.
void add_picks(const Look& l, Seat seat, Learnt& out) {
    for (const uint8_t pick : {l.s.picks[seat].tech, l.s.picks[seat].second})
        if (pick) out.techs |= uint64_t{1} << (pick - 1), ++out.row[l.t.tech[pick - 1].level - 1];
}

// CV-10.2, CV-10.6  Trade that a tech of a row takes, once coins have kept some.
float trade_for(const Outlook& o, int row) {
    const int less = sum(o.l, o.seat, Query::ThresholdLess);
    return std::max(1.0f, static_cast<float>(o.l.t.n.thresholds[row] - less - o.me().coins));
}

float share_paid(float dial, float price) {
    return dial >= price ? kDialSure : kDialShare * std::max(0.001f, dial / price);
}

}  // namespace

Learnt learnt_by(const Look& l, Seat seat) {
    Learnt out;
    out.techs = l.s.player[seat].techs;
    std::copy(std::begin(l.s.player[seat].row), std::end(l.s.player[seat].row), out.row);
    add_picks(l, seat, out);
    Unlocked all{l.t.n.speed, l.t.n.stacking, l.t.n.cities};
    for (uint64_t rest = out.techs; rest; rest &= rest - 1) unlock(l.t.tech[std::countr_zero(rest)], all, out.rank);
    out.speed = all.speed;
    out.stacking = all.stacking;
    out.city_limit = all.cities;
    out.worth = worth_of(l.t, all) + kTechWorth * static_cast<float>(std::popcount(out.techs));
    return out;
}

// Row by row from below, one tech a turn at most; trade grows on the way. What lies on the dial saves turns of the
// dearest tech that it pays for, else of the next one.
float turns_to_tech(const Outlook& o) {
    float trade = std::max(1.0f, o.trade), turns = 0, saved = 0;
    const float growth = kTradeGrowth + kTradePerProduction * o.production;
    const bool chosen = o.l.s.picks[o.seat].tech;
    for (int row = 0; row < kTechLevels; ++row) {
        const float price = trade_for(o, row), dial = chosen ? 0 : o.dial - static_cast<float>(o.me().coins);
        const bool has_room = row == 0 || o.learnt.row[row] + 1 < o.learnt.row[row - 1];
        for (int have = o.learnt.row[row]; have < kPyramid[row]; ++have) {
            const float one = std::max(1.0f, price / trade);
            if (have == o.learnt.row[row] && has_room && (dial >= price || saved == 0))
                saved = std::max(saved, one * share_paid(dial, price));
            turns += one;
            trade += growth * one;
        }
    }
    return std::min(kFarthest, turns - saved);
}

}  // namespace pentarchy::civilization
