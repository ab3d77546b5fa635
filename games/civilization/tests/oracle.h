// A second opinion, apart from the rules: it knows a state document and components.json, nothing of the state, and
// counts in the plainest way (oracle_test.cpp compares).
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "engine/document/document.h"

namespace pentarchy::civilization {

struct Place {
    int x = 0, y = 0;
    auto operator<=>(const Place&) const = default;
};
using Places = std::set<Place>;
std::string name_of(Place place);  // "b3"
Place place_named(std::string_view name);

// A group on its way, as the box of its leg says.
struct Walkers {
    Place at;
    int armies, scouts, points;
    bool begun;
};

class Oracle {
  public:
    Oracle(const Json& document, const Json& components);

    int trade(const std::string& seat) const;
    int production(const std::string& seat, const std::string& city) const;
    int arts(const std::string& seat, const std::string& city) const;
    std::set<std::string> harvests(const std::string& seat, const std::string& city) const;
    int unit_cost(const std::string& seat, const std::string& type) const;
    int wonder_cost(const std::string& seat, const std::string& wonder) const;
    // Trade that makes up for missing production.
    int rush(const std::string& seat, int missing) const;
    int most_spaces(const std::string& seat) const;  // of the track that can be paid now
    std::set<std::string> techs(const std::string& seat) const;
    // Squares a group can go to and still end its move, step by step.
    std::set<std::string> reach(const std::string& seat, const Walkers& group) const;

  private:
    struct Cell {
        std::string terrain, resource;
        std::map<std::string, int> icons;
    };
    struct Figures {
        std::string owner;
        int armies = 0, scouts = 0;
    };
    struct Gathered {
        Places own, assigned;
    };

    void read_map();
    void read_cell(Place place, const std::string& text);
    void lay_terrain(Place place, const std::string& terrain);
    void read_pieces();

    const Json& player(const std::string& seat) const { return document_.at("players").at(seat); }
    const Json& city_of(const std::string& seat, const std::string& city) const {
        return player(seat).at("cities").at(city);
    }
    bool has_city(const std::string& seat, const std::string& city) const {
        return !city_of(seat, city).at("centre").is_null();
    }
    int number(const std::string& seat, const char* key) const {
        return static_cast<int>(player(seat).at(key).as_int64());
    }
    bool knows(const std::string& seat, std::string_view tech) const;
    const Json& thing(const char* family, std::string_view id) const;
    std::map<std::string, int> icons(Place place) const;
    int icons_on(const Places& places, const std::string& icon) const;
    std::string lies_on(Place place) const;
    bool is_left(Place at) const;
    bool is_foreign(const std::string& seat, Place place) const;
    Places around(const std::string& seat, const std::string& city) const;
    Gathered gathered(const std::string& seat, const std::string& city) const;
    bool has_marker(const std::string& seat, std::string_view type) const;

    // Abilities of everything that works for a seat.
    std::vector<const Json*> abilities(const std::string& seat) const;
    void add_investments(const std::string& seat, std::vector<const Json*>& out) const;
    int times(const std::string& seat, const std::string& city, const Json& ability) const;
    int sum(const std::string& seat, std::string_view query, const std::string& city = "") const;
    bool may(const std::string& seat, std::string_view right) const;
    bool does(const std::string& seat, std::string_view operation) const;
    int best(const std::string& seat, const char* key, int least) const;
    int best_rank(const std::string& seat, const std::string& type) const;

    bool can_pass(const std::string& seat, const Walkers& group, Place place) const;
    bool can_enter(const std::string& seat, const Walkers& group, Place place) const;
    bool can_stay(const std::string& seat, const Walkers& group, Place place) const;
    bool can_end(const std::string& seat, const Walkers& group, Place place, int points) const;
    bool is_gated(const std::string& seat, Place place) const;

    const Json &document_, &components_;
    std::map<Place, Cell> cell_;
    std::map<Place, std::string> centre_;  // whose
    std::map<Place, Figures> figures_;
    std::vector<std::string> seats_;
};

}  // namespace pentarchy::civilization
