#include "games/civilization/document_sums.h"

#include "games/civilization/build.h"
#include "games/civilization/reach.h"

namespace pentarchy::civilization {

namespace {

const std::vector<std::string> kLevelWords = {"1", "2", "3", "4", "5"};

bool is_foreign_capital(const Look& l, Seat seat, int square) {
    for (Seat other = 0; other < l.s.seats; ++other) {
        const City& capital = l.s.player[other].city[0];
        if (other != seat && (capital.centre == square || capital.second == square)) return true;
    }
    return false;
}

// Steps of a lone army from all squares where the seat has one; -1 if no way leads to a capital.
int steps_to_capital(const Look& l, Seat seat) {
    const Group army{kNoSquare, 1, 0, 0, 0};
    uint16_t list[kSquares];
    int steps[kSquares], size = 0;
    Squares seen = stands_of(l, seat);
    for (const int square : seen)
        if (has_own_army(l, seat, square)) steps[size] = 0, list[size++] = static_cast<uint16_t>(square);
    for (int i = 0; i < size; ++i)
        for (const int next : l.t.grid.neighbours(list[i])) {
            if (is_foreign_capital(l, seat, next)) return steps[i] + 1;
            if (seen.has(next) || passing_refusal(l, seat, army, next) != kFine) continue;
            seen.add(next);
            steps[size] = steps[i] + 1;
            list[size++] = static_cast<uint16_t>(next);
        }
    return -1;
}

}  // namespace

int phases_to_capital(const Look& l, Seat seat) {
    const int steps = steps_to_capital(l, seat), speed = travel_speed(l, seat, true);
    return steps < 0 ? 0 : (steps + speed - 1) / speed;
}

void describe_income(Writer& d, const Look& l, Seat seat, int city) {
    if (!has_city(l, seat, city)) return;
    d.object("income", [&](Writer& income) {
        income.derived("production", [&] { return production_of(l, seat, city); });
        income.derived("trade", [&] { return trade_of_city(l, seat, city); });
        income.derived("culture", [&] { return culture_of_arts(l, seat, city); });
    });
}

void describe_sums(Writer& d, const Look& l, Seat seat) {
    const Edition& t = l.t;
    d.derived("income", [&] { return trade_of(l, seat); });
    d.derived("speed", [&] { return travel_speed(l, seat, false); });
    d.derived("stacking", [&] { return stacking_limit(l, seat); });
    d.derived("most_cities", [&] { return city_limit(l, seat); });
    d.derived("most_events", [&] { return culture_limit(l, seat); });
    d.derived("phases_to_capital", [&] { return phases_to_capital(l, seat); });
    d.derived("thresholds", kLevelWords, [&](int level) { return threshold(l, seat, level + 1); });
    d.derived("unit_costs", t.unit_type_words, [&](int type) {
        return rank_of(l, seat, static_cast<UnitType>(type)) ? unit_cost(l, seat, static_cast<UnitType>(type))
                                                             : Writer::kLeftOut;
    });
    d.derived("wonder_costs", t.wonder_words, [&](int wonder) {
        return l.s.wonder[wonder] < kWonderSlots ? wonder_cost(l, seat, wonder) : Writer::kLeftOut;
    });
    d.derived("open_rows", [&] {
        boost::json::array rows;
        for (int row = 1; row <= kTechLevels; ++row)
            if (has_slot(l, seat, row)) rows.emplace_back(row);
        return rows;
    });
    d.derived("unlocked", [&] {
        boost::json::array words;
        for (int building = 0; building < kBuildings; ++building)
            if (is_unlocked(l, seat, building)) words.emplace_back(t.building_words[static_cast<size_t>(building)]);
        return words;
    });
}

}  // namespace pentarchy::civilization
