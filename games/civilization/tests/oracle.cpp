// The map as the oracle reads it, what works for a seat, and what follows from both.
#include "games/civilization/tests/oracle.h"

#include <algorithm>

namespace pentarchy::civilization {

namespace {

const std::vector<std::string> kCityWords = {"capital", "second", "third"};
constexpr int kTileWidth = 4;

std::string text_of(const Json& value) { return std::string(value.as_string()); }
bool listed(const Json& list, std::string_view word) {
    return std::any_of(list.as_array().begin(), list.as_array().end(),
                       [&](const Json& item) { return item.as_string() == word; });
}
int count_in(const Json& object, std::string_view key) {
    const Json* value = object.as_object().if_contains(key);
    return value ? static_cast<int>(value->as_int64()) : 0;
}
std::vector<std::string> cut_at(const std::string& line, char at) {
    std::vector<std::string> out(1);
    for (const char c : line) c == at ? out.emplace_back() : out.back() += c, void();
    return out;
}
// Row and column of a tile that has been turned until its arrow points this way (CV-2.40).
Place turned(Place at, std::string_view arrow) {
    if (arrow == "east") return {kTileWidth - 1 - at.y, at.x};
    if (arrow == "south") return {kTileWidth - 1 - at.x, kTileWidth - 1 - at.y};
    return arrow == "west" ? Place{at.y, kTileWidth - 1 - at.x} : at;
}

}  // namespace

std::string name_of(Place place) { return static_cast<char>('a' + place.y) + std::to_string(place.x + 1); }
Place place_named(std::string_view name) { return {std::stoi(std::string(name.substr(1))) - 1, name[0] - 'a'}; }

Oracle::Oracle(const Json& document, const Json& components) : document_(document), components_(components) {
    for (const auto& [seat, all] : document.at("players").as_object()) seats_.emplace_back(seat);
    read_map();
    read_pieces();
}

void Oracle::read_cell(Place place, const std::string& words) {
    Cell& cell = cell_[place];
    bool bare = false;
    for (const std::string& word : cut_at(words, '.')) {
        if (cell.terrain.empty()) {
            cell.terrain = word;
        } else if (word == "culture" || word == "coin") {
            ++cell.icons[word];
        } else if (word == "bare") {
            bare = true;
        } else if (listed(components_.at("resources"), word)) {
            cell.resource = word;
        }
    }
    if (bare) return;
    for (const auto& [icon, n] : thing("terrains", cell.terrain).at("icons").as_object())
        cell.icons[std::string(icon)] += static_cast<int>(n.as_int64());
}
// CV-21.10
void Oracle::lay_terrain(Place place, const std::string& terrain) {
    cell_[place] = {};
    read_cell(place, terrain);
}
void Oracle::read_map() {
    const Json& layout = components_.at("layouts").at(seats_.size() - 2);
    std::vector<Place> corners;
    const auto corner = [&](const Json& x, const Json& y) {
        corners.push_back({static_cast<int>(x.as_int64()), static_cast<int>(y.as_int64())});
    };
    for (const Json& home : layout.at("homes").as_array()) corner(home.at("x"), home.at("y"));
    for (const Json& neutral : layout.at("neutral").as_array()) corner(neutral.at(0), neutral.at(1));
    for (const auto& [slot, lies] : document_.at("tiles").as_object()) {
        const Place at = corners[static_cast<size_t>(std::stoi(std::string(slot)))];
        const Json& rows = thing("tiles", lies.at("tile").as_string()).at("rows");
        for (int y = 0; y < kTileWidth; ++y)
            for (int x = 0; x < kTileWidth; ++x) {
                const Place in = turned({x, y}, lies.at("arrow").as_string());
                read_cell({at.x + in.x, at.y + in.y},
                          cut_at(text_of(rows.at(static_cast<size_t>(y))), ' ')[static_cast<size_t>(x)]);
            }
    }
    for (const auto& [square, terrain] : document_.at("terrain").as_object())
        lay_terrain(place_named(square), text_of(terrain));
}
void Oracle::read_pieces() {
    for (const std::string& seat : seats_) {
        for (const std::string& city : kCityWords)
            for (const char* part : {"centre", "second"})
                if (const Json& at = city_of(seat, city).at(part); at.is_string())
                    centre_[place_named(at.as_string())] = seat;
        for (const auto& [word, figure] : player(seat).at("figures").as_object()) {
            if (figure.at("square").is_null()) continue;
            Figures& here = figures_[place_named(figure.at("square").as_string())];
            here.owner = seat;
            ++(word.starts_with("army") ? here.armies : here.scouts);
        }
    }
}

bool Oracle::knows(const std::string& seat, std::string_view tech) const {
    return listed(player(seat).at("techs"), tech);
}
const Json& Oracle::thing(const char* family, std::string_view id) const {
    static const Json kNone_ = boost::json::object();
    for (const Json& item : components_.at(family).as_array()) {
        if (!item.is_array()) {
            if (item.at("id").as_string() == id) return item;
            continue;
        }
        for (const Json& side : item.as_array())
            if (side.at("id").as_string() == id) return side;
    }
    return kNone_;
}

std::string Oracle::lies_on(Place place) const {
    const Json* word = document_.at("things").as_object().if_contains(name_of(place));
    return word ? text_of(*word) : "";
}
// CV-6.42, CV-7.45, CV-4.25
std::map<std::string, int> Oracle::icons(Place place) const {
    if (centre_.contains(place)) return {};
    const std::string lies = lies_on(place);
    for (const char* family : {"buildings", "wonders", "person_types", "city_states"})
        if (const Json& row = thing(family, lies); !row.as_object().empty()) {
            std::map<std::string, int> out;
            for (const auto& [icon, n] : row.at("icons").as_object())
                out[std::string(icon)] = static_cast<int>(n.as_int64());
            return out;
        }
    const auto printed = cell_.find(place);
    return printed == cell_.end() ? std::map<std::string, int>{} : printed->second.icons;
}
int Oracle::icons_on(const Places& places, const std::string& icon) const {
    int n = 0;
    for (const Place place : places) n += icons(place)[icon];
    return n;
}
bool Oracle::is_foreign(const std::string& seat, Place place) const {
    const auto here = figures_.find(place);
    return here != figures_.end() && here->second.owner != seat;
}

Places Oracle::around(const std::string& seat, const std::string& city) const {
    Places out, centres;
    for (const char* part : {"centre", "second"})
        if (const Json& at = city_of(seat, city).at(part); at.is_string()) centres.insert(place_named(at.as_string()));
    for (const Place c : centres)
        for (int y = c.y - 1; y <= c.y + 1; ++y)
            for (int x = c.x - 1; x <= c.x + 1; ++x)
                if (!centres.contains({x, y})) out.insert({x, y});
    return out;
}
// CV-12.1, CV-12.5, CV-12.10, CV-8.56
Oracle::Gathered Oracle::gathered(const std::string& seat, const std::string& city) const {
    Gathered out{around(seat, city), {}};
    if (city == "capital")
        for (const auto& [place, here] : figures_)
            if (here.owner == seat && lies_on(place).starts_with("city_state")) out.own.insert(place);
    std::erase_if(out.own, [&](Place at) { return !cell_.contains(at) || is_foreign(seat, at); });
    for (const auto& [word, figure] : player(seat).at("figures").as_object()) {
        if (figure.at("square").is_null() || figure.at("city").is_null()) continue;
        const Place at = place_named(figure.at("square").as_string());
        out.own.erase(at);
        if (figure.at("city").as_string() == city) out.assigned.insert(at);
    }
    return out;
}
bool Oracle::has_marker(const std::string& seat, std::string_view type) const {
    for (const std::string& city : kCityWords)
        for (const Place at : has_city(seat, city) ? around(seat, city) : Places())
            if (lies_on(at) == type && !is_foreign(seat, at)) return true;
    return false;
}

namespace {

void add_abilities(const Json& row, std::vector<const Json*>& out) {
    if (const Json* list = row.as_object().if_contains("abilities"))
        for (const Json& ability : list->as_array()) out.push_back(&ability);
}

}  // namespace

// CV-14.6  The highest level that is reached.
void Oracle::add_investments(const std::string& seat, std::vector<const Json*>& out) const {
    for (const Json& card : components_.at("investments").as_array()) {
        const Json* highest = nullptr;
        for (const Json& level : card.at("levels").as_array())
            if (count_in(player(seat).at("investments"), card.at("id").as_string()) >= count_in(level, "markers"))
                highest = &level;
        if (highest) add_abilities(*highest, out);
    }
}
std::vector<const Json*> Oracle::abilities(const std::string& seat) const {
    std::vector<const Json*> out;
    const Json& me = player(seat);
    for (const Json& tech : me.at("techs").as_array()) add_abilities(thing("techs", tech.as_string()), out);
    add_abilities(thing("nations", me.at("nation").as_string()), out);
    add_abilities(thing("governments", me.at("government").as_string()), out);
    if (me.at("government").as_string() != "anarchy")  // CV-4.57
        for (const Json& policy : me.at("policies").as_array())
            add_abilities(thing("policies", policy.as_string()), out);
    for (const auto& [square, word] : document_.at("things").as_object()) {  // CV-6.75, CV-12.12
        const Json* owner = document_.at("wonders").as_object().if_contains(word.as_string());
        if (owner && owner->is_string() && text_of(*owner) == seat && !is_foreign(seat, place_named(square)))
            add_abilities(thing("wonders", word.as_string()), out);
    }
    for (const Json& person : me.at("people_shown").as_array()) {  // CV-7.49, CV-7.50
        const Json& card = thing("people", person.as_string());
        if (has_marker(seat, card.at("type").as_string())) add_abilities(card, out);
    }
    add_investments(seat, out);
    return out;
}
int Oracle::times(const std::string& seat, const std::string& city, const Json& ability) const {
    const auto& members = ability.as_object();
    int tokens = 0, resources = 0;
    std::set<std::string> kinds;
    for (const Place at : city.empty() ? Places() : around(seat, city)) {
        const std::string lies = lies_on(at);
        const auto printed = cell_.find(at);
        resources += lies.empty() && !centre_.contains(at) && printed != cell_.end() &&
                     !printed->second.resource.empty() &&
                     !document_.at("map_markers").as_object().contains(name_of(at));
        for (const char* family : {"buildings", "wonders"})
            if (!thing(family, lies).as_object().empty()) kinds.insert(lies), ++tokens;
    }
    if (const Json* condition = members.if_contains("if"))
        if (condition->as_string() != "two_tokens" || kinds.size() < 2) return 0;
    const Json* per = members.if_contains("per");
    if (!per) return 1;
    if (per->as_string() == "3_coins") return number(seat, "coins") / 3;  // CV-0.11
    return per->as_string() == "resource_square" ? resources : 0;
}
int Oracle::sum(const std::string& seat, std::string_view query, const std::string& city) const {
    int n = 0;
    for (const Json* ability : abilities(seat))
        if (const Json* q = ability->as_object().if_contains("query"); q && q->as_string() == query)
            n += count_in(*ability, "amount") * times(seat, city, *ability);
    return n;
}
bool Oracle::may(const std::string& seat, std::string_view right) const {
    for (const Json* ability : abilities(seat))
        if (const Json* r = ability->as_object().if_contains("right"); r && r->as_string() == right) return true;
    return false;
}
// A card that is discarded for what it does may still lie face down (CV-7.48).
bool Oracle::does(const std::string& seat, std::string_view operation) const {
    std::vector<const Json*> all = abilities(seat);
    for (const Json& person : player(seat).at("people").as_array()) {
        const Json& card = thing("people", person.as_string());
        if (has_marker(seat, card.at("type").as_string())) add_abilities(card, all);
    }
    for (const Json* ability : all)
        if (const Json* effects = ability->as_object().if_contains("do"))
            for (const Json& effect : effects->as_array())
                if (effect.at("op").as_string() == operation) return true;
    return false;
}
int Oracle::best(const std::string& seat, const char* key, int least) const {
    for (const Json& tech : player(seat).at("techs").as_array())
        least = std::max(least, count_in(thing("techs", tech.as_string()), key));
    return least;
}

// CV-5.1, CV-5.3, CV-21.3
int Oracle::trade(const std::string& seat) const {
    int n = 0;
    for (const std::string& city : kCityWords) {
        if (!has_city(seat, city)) continue;
        const Gathered from = gathered(seat, city);
        n += icons_on(from.own, "trade") + icons_on(from.assigned, "trade");
        for (const Place at : from.own)
            if (cell_.at(at).terrain == "water" && lies_on(at).empty() && !centre_.contains(at) &&
                !document_.at("map_markers").as_object().contains(name_of(at)))
                n += sum(seat, "empty_water_trade");
    }
    return n;
}
// CV-6.10, CV-6.11, CV-6.16, CV-6.17
int Oracle::production(const std::string& seat, const std::string& city) const {
    const Json& at = city_of(seat, city);
    int own = icons_on(gathered(seat, city).own, "production") * (at.at("program").as_bool() ? 2 : 1);
    for (const std::string& other : kCityWords)
        if (may(seat, "equal_cities") && has_city(seat, other))
            own = std::max(own, icons_on(gathered(seat, other).own, "production"));
    return own + icons_on(gathered(seat, city).assigned, "production") + sum(seat, "city_production", city) +
           count_in(at, "boost");
}
// CV-6.80 to CV-6.82
int Oracle::arts(const std::string& seat, const std::string& city) const {
    const Gathered from = gathered(seat, city);
    return (city_of(seat, city).at("second").is_null() ? 1 : 2) + icons_on(from.own, "culture") +
           icons_on(from.assigned, "culture") + sum(seat, "city_arts", city);
}
// CV-6.85 to CV-6.90
std::set<std::string> Oracle::harvests(const std::string& seat, const std::string& city) const {
    const Gathered from = gathered(seat, city);
    std::set<std::string> out;
    for (const Places& places : {from.own, from.assigned})
        for (const Place at : places)
            if (is_left(at) && !listed(document_.at("harvested"), name_of(at))) out.insert(name_of(at));
    return out;
}
// CV-6.85, CV-6.86  The market has what the square yields: what is printed, or anything where a city-state yields it.
bool Oracle::is_left(Place at) const {
    if (thing("city_states", lies_on(at)).as_object().contains("any_resource")) {
        const auto& market = document_.at("market").as_object();
        return std::any_of(market.begin(), market.end(), [](const auto& kind) { return kind.value().as_int64() > 0; });
    }
    const bool covered =
        !lies_on(at).empty() || centre_.contains(at) || document_.at("map_markers").as_object().contains(name_of(at));
    return !covered && count_in(document_.at("market"), cell_.at(at).resource) > 0;
}

}  // namespace pentarchy::civilization
