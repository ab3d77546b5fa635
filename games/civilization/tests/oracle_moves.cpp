// What the oracle says of costs, of the track and of research, and how it walks: square by square, trying everything.
#include <algorithm>

#include "games/civilization/tests/oracle.h"

namespace pentarchy::civilization {

namespace {

int figure_in(const Json& object, std::string_view key) {
    const Json* value = object.as_object().if_contains(key);
    return value ? static_cast<int>(value->as_int64()) : 0;
}

}  // namespace

int Oracle::best_rank(const std::string& seat, const std::string& type) const {
    int rank = 1;
    for (const Json& tech : player(seat).at("techs").as_array())
        if (const Json* ranks = thing("techs", tech.as_string()).as_object().if_contains("ranks"))
            rank = std::max(rank, figure_in(*ranks, type));
    return rank;
}
// CV-6.30
int Oracle::unit_cost(const std::string& seat, const std::string& type) const {
    const Json& n = components_.at("numbers");
    const int cost =
        type == "aircraft"
            ? figure_in(n, "aircraft_cost")
            : static_cast<int>(n.at("unit_costs").at(static_cast<size_t>(best_rank(seat, type) - 1)).as_int64());
    const int cap = sum(seat, "unit_cost_cap");
    return cap ? std::min(cap, cost) : cost;
}
// CV-6.60
int Oracle::wonder_cost(const std::string& seat, const std::string& wonder) const {
    const Json& card = thing("wonders", wonder);
    int cost = figure_in(card, "cost");
    if (const Json* discount = card.as_object().if_contains("discount"))
        if (knows(seat, discount->at("tech").as_string())) cost = figure_in(*discount, "cost");
    return std::max(0, cost - number(seat, "wonder_less"));
}
// CV-6.14, CV-20.1
int Oracle::rush(const std::string& seat, int missing) const {
    int trade = 0;
    for (; missing > 0; missing -= 1 + sum(seat, "rush_more")) trade += 3;
    return trade;
}
// CV-7.2, CV-7.3, CV-7.10
int Oracle::most_spaces(const std::string& seat) const {
    const int culture_less = sum(seat, "track_culture_less"), trade_less = sum(seat, "track_trade_less");
    int spaces = 0, culture = number(seat, "culture"), trade = number(seat, "trade");
    const auto& track = components_.at("track").as_array();
    for (auto at = static_cast<size_t>(number(seat, "track")); at < track.size(); ++at, ++spaces) {
        culture -= std::max(0, figure_in(track[at], "culture") - culture_less);
        trade -= std::max(0, figure_in(track[at], "trade") - trade_less);
        if (culture < 0 || trade < 0) break;
    }
    return spaces;
}
// CV-10.2, CV-10.8, CV-10.10
std::set<std::string> Oracle::techs(const std::string& seat) const {
    std::set<std::string> out;
    const Json &thresholds = components_.at("numbers").at("thresholds"), &picks = document_.at("secrets").at(seat);
    const bool lowers = does(seat, "lower_row") && picks.at("lowered").is_null();  // CV-21.19
    const auto row = [&](int n) {
        return figure_in(player(seat).at("rows"), std::to_string(n)) + (n == figure_in(picks, "blank"));  // CV-21.18
    };
    const auto has_slot = [&](int n) { return n == 1 || row(n) + 1 <= row(n - 1) - 1; };
    for (const Json& tech : components_.at("techs").as_array()) {
        const int level = figure_in(tech, "level");
        const int need = static_cast<int>(thresholds.at(static_cast<size_t>(level - 1)).as_int64());
        const bool fits = has_slot(level) || (lowers && level > 1 && level < 5 && has_slot(level - 1));
        if (!knows(seat, tech.at("id").as_string()) && fits &&
            number(seat, "trade") >= need - sum(seat, "threshold_less"))
            out.insert(std::string(tech.at("id").as_string()));
    }
    return out;
}

namespace {

constexpr Place kFourWays[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
Place beside(Place from, Place way) { return {from.x + way.x, from.y + way.y}; }

}  // namespace

// CV-21.1
bool Oracle::is_gated(const std::string& seat, Place place) const {
    for (const std::string& other : seats_)
        for (const char* city : {"capital", "second", "third"})
            if (other != seat && may(other, "gate") && has_city(other, city) && around(other, city).contains(place))
                return true;
    return false;
}
// CV-8.11, CV-8.15, CV-8.16, CV-8.30, CV-8.41, CV-8.61, CV-8.65, CV-16.2
bool Oracle::can_pass(const std::string& seat, const Walkers& group, Place place) const {
    const auto cell = cell_.find(place);
    if (cell == cell_.end()) return false;
    const bool centre = centre_.contains(place), flies = may(seat, "fly_over");
    if (cell->second.terrain == "water" && !centre && !may(seat, "cross_water") && !may(seat, "end_on_water"))
        return false;
    if (!flies && centre && centre_.at(place) != seat) return false;
    if (!flies && document_.at("map_markers").as_object().contains(name_of(place))) return false;
    if (!group.armies && !thing("relics", lies_on(place)).as_object().empty()) return false;
    return flies || !is_foreign(seat, place);
}
// CV-8.19, CV-8.40, CV-8.62, CV-8.64, CV-8.67, CV-21.1
bool Oracle::can_enter(const std::string& seat, const Walkers& group, Place place) const {
    const auto cell = cell_.find(place);
    if (cell == cell_.end()) return false;
    const Json* marker = document_.at("map_markers").as_object().if_contains(name_of(place));
    const bool foreign_city = centre_.contains(place) && centre_.at(place) != seat, enemy = is_foreign(seat, place);
    if (!marker && !foreign_city && !enemy) return false;
    if (cell->second.terrain == "water" && !centre_.contains(place) && !may(seat, "end_on_water")) return false;
    if (group.armies + group.scouts > best(seat, "stacking", 2) + sum(seat, "stacking")) return false;
    if (!foreign_city && is_gated(seat, place)) return false;
    if (!group.scouts) return true;
    return marker && !enemy && marker->at("kind").as_string() == "hut" && may(seat, "scouts_explore");
}
// CV-8.7, CV-8.8, CV-8.11, CV-8.12, CV-8.16, CV-16.2, CV-21.1
bool Oracle::can_stay(const std::string& seat, const Walkers& group, Place place) const {
    if (centre_.contains(place)) return centre_.at(place) == seat;
    if (place == group.at && !group.begun) return true;
    if (is_foreign(seat, place) || document_.at("map_markers").as_object().contains(name_of(place))) return false;
    if (cell_.at(place).terrain == "water" && !may(seat, "end_on_water")) return false;
    if (!group.armies && !thing("relics", lies_on(place)).as_object().empty()) return false;
    if (is_gated(seat, place)) return false;
    const auto here = figures_.find(place);
    int figures = here == figures_.end() ? 0 : here->second.armies + here->second.scouts;
    if (place != group.at) figures += group.armies + group.scouts;
    return figures <= std::max(2, best(seat, "stacking", 2) + sum(seat, "stacking"));
}
bool Oracle::can_end(const std::string& seat, const Walkers& group, Place place, int points) const {
    if (can_stay(seat, group, place)) return true;
    for (const Place way : kFourWays) {
        const Place next = beside(place, way);
        if (points > 0 && can_enter(seat, group, next)) return true;
        if (points > 0 && can_pass(seat, group, next) && can_end(seat, group, next, points - 1)) return true;
    }
    return false;
}
std::set<std::string> Oracle::reach(const std::string& seat, const Walkers& group) const {
    std::set<std::string> out;
    Places now{group.at}, seen = now;
    for (int left = group.points; left > 0; --left) {
        Places next;
        for (const Place from : now)
            for (const Place way : kFourWays)
                if (const Place to = beside(from, way); !seen.contains(to) && can_pass(seat, group, to))
                    next.insert(to);
        for (const Place to : next) {
            const bool stands = centre_.contains(to) && centre_.at(to) != seat;
            const bool occupied =
                stands || is_foreign(seat, to) || document_.at("map_markers").as_object().contains(name_of(to));
            if (!occupied && can_end(seat, group, to, left - 1)) out.insert(name_of(to));
        }
        seen.insert(next.begin(), next.end());
        now = next;
    }
    return out;
}

}  // namespace pentarchy::civilization
