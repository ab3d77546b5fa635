// The way to what is asked for: which actions are missing, what they cost, and how many turns that takes.
#include <algorithm>

#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

namespace {

void grow(uint8_t& most, uint8_t n) { most = std::max(most, n); }

}  // namespace

void Wants::add(const Condition& condition) {
    const uint8_t n = condition.min;
    switch (condition.what) {
        case What::Building: return grow(condition.of == kNone ? buildings : building[condition.of], n);
        case What::City: return grow(cities, n);
        case What::Units: return grow(units, n);
        case What::Goods: return grow(condition.of == kNone ? all_goods : goods[condition.of], n);
        case What::Paintings: return grow(paintings, n);
        case What::Palaces: return;
    }
}
void Wants::add(const TaskRow& task) {
    for (int i = 0; i < task.conditions; ++i) add(task.condition[i]);
}

namespace {

// What is missing, as actions by space, and its price less what new buildings produce.
class Way {
  public:
    Way(const Outlook& o, const Wants& wants) : o_(o) {
        add_buildings(wants);
        add_cities(wants.cities - o.tally.cities);
        add_units(wants.units - o.tally.units);
        add_goods(wants);
        add_paintings(wants.paintings - o.tally.paintings);
    }

    // BR-4.3  No space twice in a row: much of one kind takes other turns between, in which items come.
    float turns() const {
        const int all = builds_ + flips_ + deploys_ + goods_ + paintings_;
        if (!all) return 0;
        uint8_t have[kDues];
        for (int kind = 0; kind < kDues; ++kind)
            have[kind] =
                static_cast<uint8_t>(std::max(0.0f, o_.have[kind]) + kOwnCrop * static_cast<float>(produced_[kind]));
        const auto short_of = static_cast<float>(PayBy<kTariff>::shortage(cost_.due, have));
        const auto most = static_cast<float>(2 * std::max({builds_, flips_, deploys_, goods_, paintings_}) - 1);
        return std::max(static_cast<float>(all) + kShortage * short_of, most) + founding_;
    }

  private:
    void pay(const Cost& cost) {
        for (int due = 0; due < kDues; ++due) cost_.due[due] = static_cast<uint8_t>(cost_.due[due] + cost.due[due]);
    }
    void build(int kind) {
        const BuildingRow& row = o_.l.t.building[kind];
        pay(row.cost), ++builds_;
        for (int item = 0; item < kItems; ++item)
            produced_[item == index(Item::Science) ? index(Coinage::Science) : item] += row.production[item];
    }
    // A building that is not asked for may be turned to its other side (BR-5.23).
    void add_buildings(const Wants& wants) {
        int spare[kBuildings], others = wants.buildings - o_.tally.buildings();
        for (int kind = 0; kind < kBuildings; ++kind) spare[kind] = o_.tally.building[kind] - wants.building[kind];
        for (int kind = 0; kind < kBuildings; ++kind)
            for (; spare[kind] < 0; ++spare[kind])
                if (int& other = spare[index(o_.l.t.building[kind].other)]; other > 0)
                    --other, ++flips_, ++cost_.due[index(Due::AnyRaw)];
                else
                    build(kind), --others;
        for (; others > 0; --others) build(index(Building::CaneField));
    }
    void add_cities(int n) {
        const Cost* best = nullptr;
        for (const uint8_t city : o_.l.s.city_top)
            if (city != kNone && (!best || o_.l.t.city[city].cost.units() < best->units()))
                best = &o_.l.t.city[city].cost;
        for (; n > 0; --n) {
            ++builds_;
            if (best) pay(*best);
            if (!o_.has_founder) founding_ = kFounding;
        }
    }
    // The cheapest units that are not on the map; a defeated one comes back for nothing.
    void add_units(int n) {
        const Player& me = o_.l.s.player[o_.seat];
        deploys_ += std::max(0, n);
        if (me.board == kNone) return;
        for (int unit = 0; unit < kUnits; ++unit) n -= me.unit[unit] == kInStore;
        for (int units = 1; units <= 3 && n > 0; ++units)
            for (int unit = 0; unit < kUnits && n > 0; ++unit)
                if (const Cost& cost = unit_row(o_.l, o_.seat, unit).cost;
                    me.unit[unit] == kOnBoard && cost.units() == units)
                    pay(cost), gain_for(unit), --n;
    }
    // BR-16.13  What the monarch gives, the chosen one while it is secret. A raw of choice is as good as gold.
    void gain_for(int unit) {
        const int picked = o_.l.s.picks[o_.seat].monarch;
        const int monarch = picked ? picked - 1 : o_.l.s.player[o_.seat].monarch;
        if (monarch == kNone) return;
        const Reward& reward = o_.l.t.reward[o_.l.t.monarch[monarch].deploy_reward[unit]];
        produced_[index(Coinage::Gold)] += reward.any_raw;
        produced_[index(Coinage::GoldCard)] += reward.gold_cards;
    }
    void add_goods(const Wants& wants) {
        int n = wants.all_goods - o_.tally.all_goods();
        for (int shape = 0; shape < 3; ++shape) n -= make(shape, wants.goods[shape] - o_.tally.goods[shape]);
        make(kNone, n);
    }
    int make(int shape, int n) {
        goods_ += std::max(0, n);
        int made = 0;
        for (int good = 0; good < kGoods && made < n; ++good)
            if (!(o_.tally.made >> good & 1) && (shape == kNone || index(o_.l.t.good[good].shape) == shape))
                pay(o_.l.t.good[good].cost), ++made;
        return made;
    }
    void add_paintings(int n) {
        paintings_ += std::max(0, n);
        for (int units = 0; units <= 1 && n > 0; ++units)
            for (const uint8_t painting : o_.l.s.gallery)
                if (painting != kNone && n > 0 && o_.l.t.painting[painting].cost.units() == units)
                    pay(o_.l.t.painting[painting].cost), --n;
    }

    const Outlook& o_;
    Cost cost_;
    int produced_[kDues]{};
    int builds_ = 0, flips_ = 0, deploys_ = 0, goods_ = 0, paintings_ = 0;
    float founding_ = 0;
};

}  // namespace

float turns_missing(const Outlook& o, const Wants& wants) { return Way(o, wants).turns(); }

}  // namespace pentarchy::brazil
