// The way to the tasks in hand: how many turns each still takes, and what that makes it worth.
#include <algorithm>
#include <cmath>

#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

int Tally::of(const Condition& condition) const {
    switch (condition.what) {
        case What::Building: return condition.of == kNone ? buildings() : building[condition.of];
        case What::City: return cities;
        case What::Units: return units;
        case What::Goods: return condition.of == kNone ? all_goods() : goods[condition.of];
        case What::Paintings: return paintings;
        case What::Palaces: return palaces;
    }
    return 0;
}

namespace {

void add(Cost& sum, const Cost& cost, int times = 1) {
    for (int due = 0; due < kDues; ++due) sum.due[due] = static_cast<uint8_t>(sum.due[due] + times * cost.due[due]);
}

// The cheapest units that are not on the map; a defeated one comes back for nothing.
void add_units(const Outlook& o, int n, Cost& sum) {
    const Player& me = o.l.s.player[o.seat];
    if (me.board == kNone) return;
    for (int unit = 0; unit < kUnits; ++unit) n -= me.unit[unit] == kInStore;
    for (int units = 1; units <= 3 && n > 0; ++units)
        for (int unit = 0; unit < kUnits && n > 0; ++unit)
            if (const Cost& cost = unit_row(o.l, o.seat, unit).cost; me.unit[unit] == kOnBoard && cost.units() == units)
                add(sum, cost), --n;
}
void add_goods(const Outlook& o, uint8_t shape, int n, Cost& sum) {
    for (int good = 0; good < kGoods && n > 0; ++good)
        if (!(o.tally.made >> good & 1) && (shape == kNone || index(o.l.t.good[good].shape) == shape))
            add(sum, o.l.t.good[good].cost), --n;
}
void add_paintings(const Outlook& o, int n, Cost& sum) {
    for (int units = 0; units <= 1 && n > 0; ++units)
        for (const uint8_t painting : o.l.s.gallery)
            if (painting != kNone && n > 0 && o.l.t.painting[painting].cost.units() == units)
                add(sum, o.l.t.painting[painting].cost), --n;
}
void add_buildings(const Outlook& o, uint8_t kind, int n, Cost& sum) {
    if (kind == kNone) kind = index(Building::CaneField);
    add(sum, o.l.t.building[kind].cost, n);
}
void add_cities(const Outlook& o, int n, Cost& sum) {
    const Cost* best = nullptr;
    for (const uint8_t city : o.l.s.city_top)
        if (city != kNone && (!best || o.l.t.city[city].cost.units() < best->units())) best = &o.l.t.city[city].cost;
    if (best) add(sum, *best, n);
}

// What is missing for a condition, as actions by space, and its price.
struct Way {
    Cost cost;
    int builds = 0, deploys = 0, goods = 0, paintings = 0;
    float founding = 0;

    void add(const Outlook& o, const Condition& condition);
    // BR-4.3  No space twice in a row: much of one kind takes other turns between.
    float turns(const Outlook& o) const {
        const int all = builds + deploys + goods + paintings, most = std::max({builds, deploys, goods, paintings});
        if (!all) return 0;
        uint8_t have[kDues];
        for (int kind = 0; kind < kDues; ++kind) have[kind] = static_cast<uint8_t>(std::max(0.0f, o.have[kind]));
        const auto short_of = static_cast<float>(PayBy<kTariff>::shortage(cost.due, have));
        return static_cast<float>(std::max(all, 2 * most - 1)) + kShortage * short_of + founding;
    }
};

void Way::add(const Outlook& o, const Condition& condition) {
    const int n = condition.min - o.tally.of(condition);
    if (n <= 0) return;
    switch (condition.what) {
        case What::Building: builds += n, add_buildings(o, condition.of, n, cost); return;
        case What::City: builds += n, add_cities(o, n, cost), founding += o.has_founder ? 0 : kFounding; return;
        case What::Units: deploys += n, add_units(o, n, cost); return;
        case What::Goods: goods += n, add_goods(o, condition.of, n, cost); return;
        case What::Paintings: paintings += n, add_paintings(o, n, cost); return;
        case What::Palaces: return;
    }
}

const float kHaste = std::log(kPatience);

// Nearer is better; what cannot be done before the end is worth little.
float chance(const Outlook& o, float turns) { return std::exp(kHaste * turns) * (turns > o.left ? 0.5f : 1.0f); }

// Of a task of the last era each condition that holds at the end has its points (BR-15.27); they are on the score sheet
// already.
float conditions_worth(const Outlook& o, const TaskRow& task) {
    float sum = 0;
    for (int i = 0; i < task.conditions; ++i) {
        const Condition& condition = task.condition[i];
        if (!condition.vp || is_met(o.l, o.seat, condition)) continue;
        Way way;
        way.add(o, condition);
        sum += condition.vp * chance(o, way.turns(o));
    }
    return sum;
}

// What a task brings beyond its points: a palace, the next era sooner, the end when it suits.
float extras(const Outlook& o, const TaskRow& task) {
    const bool last = task.era == kEras - 1;
    return kPalaceWorth + (last ? kLastTask : task.era + 1 >= o.l.s.era ? kNewEra : 0);
}

// A task that could be revealed and is not is worth less than one that was.
float task_worth(const Outlook& o, const TaskRow& task) {
    const bool last = task.era == kEras - 1;
    const auto waits = static_cast<float>(std::max(0, task.era + 1 - o.l.s.era));
    const float done = kInHand * (task.vp + extras(o, task)) * chance(o, turns_missing(o, task) + 2 * waits);
    return done + (last ? conditions_worth(o, task) : 0);
}
float revealed_worth(const Outlook& o) {
    float sum = 0;
    for (const int task : Bits<32>{{o.l.s.player[o.seat].revealed}})
        sum += kPalaceWorth + (o.l.t.task[task].era == kEras - 1 ? kLastTask : kNewEra);
    return sum;
}

// While tasks are still kept, one of each era counts: the chosen one, or else the better.
bool is_kept(const Outlook& o, int task) {
    const uint8_t kept = o.l.s.picks[o.seat].kept[o.l.t.task[task].era];
    return !kept || kept == task + 1;
}

}  // namespace

float turns_missing(const Outlook& o, const TaskRow& task) {
    Way way;
    for (int i = 0; i < task.conditions; ++i) way.add(o, task.condition[i]);
    return way.turns(o);
}

float tasks_worth(const Outlook& o) {
    const Player& me = o.l.s.player[o.seat];
    if (me.monarch != kNone) {
        float sum = revealed_worth(o);
        for (const int task : task_hand(o.l, o.seat)) sum += task_worth(o, o.l.t.task[task]);
        return sum;
    }
    float best[kEras]{};
    for (const int task : task_hand(o.l, o.seat))
        if (is_kept(o, task))
            best[o.l.t.task[task].era] = std::max(best[o.l.t.task[task].era], task_worth(o, o.l.t.task[task]));
    return best[0] + best[1] + best[2];
}

}  // namespace pentarchy::brazil
