// Where things may be put and where units may go, worked out a second time: from nothing but the state document and the
// edition's file, hex by hex, and compared with what is offered in random games of rich seats on all maps.
#include <map>
#include <set>

#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

using Set = std::set<std::string>;

std::string word(const Json& value) { return value.is_string() ? std::string(value.as_string()) : ""; }

// A state document with the questions of the rules, for one seat.
struct Oracle {
    const Json doc;
    const std::string me;
    const bool alone;
    std::map<std::pair<int64_t, int64_t>, std::string> at;

    Oracle(const Desk& d, std::string seat)
        : doc(Brazil::document({d.t, d.s})), me(std::move(seat)), alone(d.s.seats == 1) {
        for (const auto& [name, hex] : doc.at("hexes").as_object())
            at[{hex.at("q").to_number<int64_t>(), hex.at("r").to_number<int64_t>()}] = std::string(name);
    }
    const Json& mine() const { return doc.at("players").at(me); }
    const Json& hex(const std::string& name) const { return doc.at("hexes").at(name); }
    std::string of(const std::string& name, const char* key) const { return word(hex(name).at(key)); }
    bool owns(const char* painting) const {
        for (const Json& one : mine().at("paintings").as_array())
            if (word(one) == painting) return true;
        return false;
    }
    Set near(const std::string& name) const {
        static constexpr std::pair<int, int> kSteps[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, -1}, {-1, 1}};
        Set out;
        for (const auto& [q, r] : kSteps)
            if (const auto there =
                    at.find({hex(name).at("q").to_number<int64_t>() + q, hex(name).at("r").to_number<int64_t>() + r});
                there != at.end())
                out.insert(there->second);
        return out;
    }
    // Whose units stand there; "" for nobody's.
    std::string stands(const std::string& name) const {
        for (const auto& [seat, player] : doc.at("players").as_object())
            for (const auto& [unit, place] : player.at("units").as_object())
                if (word(place) == name) return std::string(seat);
        return "";
    }
    // BR-3.2, BR-10.1
    std::string holder(const std::string& name) const {
        const std::string builder = of(name, "builder"), occupier = stands(name);
        return builder.empty() || occupier.empty() || of(name, "tile") == "capital" ? builder : occupier;
    }
    bool is_city(const std::string& tile) const {
        for (const Json& city : edition().at("cities").as_array())
            if (word(city.at("id")) == tile) return true;
        return false;
    }
    bool is_building(const std::string& tile) const { return !tile.empty() && tile != "capital" && !is_city(tile); }
    std::string discovery(const std::string& name) const {
        const Json* tile = hex(name).as_object().if_contains("discovery");
        return tile ? word(*tile) : "";
    }
    // BR-3.5, BR-3.6, BR-11.25: what the hex counts as.
    Set terrain(const std::string& name) const {
        if (!of(name, "tile").empty()) return {"building"};
        const std::string tile = discovery(name);
        if (tile.starts_with("minas_gerais") || tile.starts_with("culture"))
            return {"grassland", "forest", "gold_mine"};
        const std::string printed = of(name, "terrain");
        return {printed == "cloud" ? "grassland" : printed};
    }
    // BR-7.6, BR-7.7, BR-7.9, BR-7.31, BR-11.8, BR-11.22
    bool is_closed(const std::string& name) const {
        const std::string printed = of(name, "terrain"), tile = discovery(name);
        if (printed == "water" || printed == "capital") return true;
        if (tile.starts_with("river_basin") || tile.starts_with("expedition")) return true;
        if (!stands(name).empty() && stands(name) != me) return true;
        for (const std::string& other : near(name))
            if (!of(other, "builder").empty() && of(other, "builder") != me) return true;
        return false;
    }
    bool touches_empire(const std::string& name) const {
        for (const std::string& other : near(name))
            if (of(other, "builder") == me) return true;
        return false;
    }
    bool has_palace(const std::string& name) const { return !of(name, "palace").empty(); }

    // BR-7.3 to BR-7.9, BR-12.11, BR-12.12
    Set sites(const std::string& building) const {
        Set wanted, out;
        for (const Json& row : edition().at("buildings").as_array())
            if (word(row.at("id")) == building)
                for (const Json& one : row.at("terrain").as_array()) wanted.insert(word(one));
        for (const auto& [spot, name] : at) {
            if (is_closed(name) || !touches_empire(name)) continue;
            const std::string tile = of(name, "tile");
            bool fits = tile.empty() && owns("maria_leopoldina");
            for (const std::string& one : terrain(name)) fits |= wanted.contains(one);
            if (!tile.empty())
                fits = owns("maria_leopoldina") && is_building(tile) && of(name, "builder") == me &&
                       holder(name) == me && !has_palace(name);
            if (fits) out.insert(name);
        }
        return out;
    }
    // BR-7.14 to BR-7.17, BR-12.10
    Set city_sites() const {
        Set out;
        for (const auto& [unit, place] : mine().at("units").as_object()) {
            const std::string name = word(place);
            if (!doc.at("hexes").as_object().contains(name)) continue;
            const bool founds = std::string(unit).ends_with("_monarch") || owns("arariboia");
            if (founds && of(name, "tile").empty() && !is_closed(name)) out.insert(name);
        }
        return out;
    }
    // BR-5.3, BR-5.4
    Set homes() const {
        Set out;
        for (const auto& [spot, name] : at)
            if ((is_city(of(name, "tile")) || of(name, "tile") == "capital") && holder(name) == me) out.insert(name);
        return out;
    }
    // BR-5.18 to BR-5.27
    bool can_renovate(const std::string& name) const {
        return is_building(of(name, "tile")) && of(name, "builder") == me && holder(name) == me &&
               hex(name).at("items").as_object().empty();
    }
    int era_of(const std::string& building) const {
        for (const Json& row : edition().at("buildings").as_array())
            if (word(row.at("id")) == building) return static_cast<int>(row.at("era").to_number<int64_t>());
        return 0;
    }
    std::string other_side(const std::string& building) const {
        for (const Json& tile : edition().at("building_tiles").as_array())
            for (const int side : {0, 1})
                if (word(tile.at("sides").at(static_cast<size_t>(side))) == building)
                    return word(tile.at("sides").at(static_cast<size_t>(1 - side)));
        return "";
    }
    bool has_begun(const std::string& building) const { return era_of(building) <= doc.at("era").to_number<int64_t>(); }

    // BR-3.9
    bool is_barred(const std::string& name) const {
        return !alone && of(name, "tile") == "capital" && of(name, "builder") != me;
    }
    Set open(const Set& hexes) const {
        Set out;
        for (const std::string& name : hexes)
            if (!is_barred(name)) out.insert(name);
        return out;
    }
    bool is_enemys(const std::string& name) const {
        const std::string there = stands(name).empty() ? holder(name) : stands(name);
        return !there.empty() && there != me;
    }
    // BR-5.50 to BR-5.54, BR-8.5, BR-8.6
    Set extra(const std::string& from, const std::string& space) const {
        const bool adrift = of(from, "terrain") == "water";
        Set out;
        if (space == "renovate") {
            for (const std::string& name : open(near(from)))
                if (adrift || of(name, "terrain") == "water" || hex(name).at("edge").as_bool()) out.insert(name);
            return out;
        }
        if (adrift) return out;
        if (space == "deploy") {
            out = homes();
            out.erase(from);
            return out;
        }
        for (const std::string& name : open(near(from))) {
            const Set here = terrain(name);
            if (space == "painting"      ? here.contains("forest")
                : space == "manufacture" ? here.contains("gold_mine")
                                         : space == "build" && !of(name, "tile").empty() && holder(name) == me)
                out.insert(name);
        }
        return out;
    }
    // Open expeditions that can be stormed: no enemy stands there (BR-11.24).
    Set expeditions(const Set& among) const {
        Set out;
        for (const std::string& name : among)
            if (discovery(name).starts_with("expedition") && (stands(name).empty() || stands(name) == me))
                out.insert(name);
        return out;
    }
};

Set texts(const Desk& d, const std::string& seat, const std::string& verb) {
    const MoveTexts offered = beginning(d.offers(seat), verb);
    return {offered.begin(), offered.end()};
}
Set with(const std::string& verb, const Set& hexes) {
    Set out;
    for (const std::string& name : hexes) out.insert(verb + " " + name);
    return out;
}
void add(Set& all, const Set& more) { all.insert(more.begin(), more.end()); }

bool is_kind(const std::string& unit, const char* ability) {
    for (const Json& board : edition().at("player_boards").as_array())
        for (const Json& row : board.at("units").as_array())
            if (word(row.at("id")) == unit)
                for (const Json& one : row.at("abilities").as_array())
                    if (word(one) == ability) return true;
    return false;
}
// Of equal units on one hex the first is offered.
bool is_twin(const Oracle& o, const std::string& unit, const std::string& place) {
    if (!unit.ends_with("_2") || unit == "blue_templar_2") return false;
    const Json* other = o.mine().at("units").as_object().if_contains(unit.substr(0, unit.size() - 1) + "1");
    return other && word(*other) == place;
}

// BR-4.9, BR-5.50 to BR-5.54, BR-8.7, BR-8.8
void expect_moves(const Desk& d, const Oracle& o) {
    const Json& turn = o.doc.at("turn_state");
    const bool basic = turn.at("basics").to_number<int64_t>() > 0;
    Set moves, fights, goes, go_fights, sails, fires, assaults;
    for (const auto& [name, place] : o.mine().at("units").as_object()) {
        const std::string unit(name), from = word(place);
        if (!o.doc.at("hexes").as_object().contains(from) || is_twin(o, unit, from)) continue;
        const Set steps = o.open(o.near(from));
        const Set extra = turn.at("extra").as_bool() ? o.extra(from, word(turn.at("space"))) : Set();
        if (basic) {
            add(moves, with("move " + unit, steps));
            add(fights, with("move_fight " + unit, o.expeditions(steps)));
            if (is_kind(unit, "ranged"))
                for (const std::string& target : steps)
                    if (o.is_enemys(target)) fires.insert("fire " + unit + " " + target);
            if (!o.expeditions({from}).empty()) assaults.insert("assault " + unit);
        }
        add(goes, with("go " + unit, extra));
        add(go_fights, with("go_fight " + unit, o.expeditions(extra)));
        if (turn.at("sail").as_bool() && o.owns("riachuelo"))
            add(sails, with("sail " + unit, o.extra(from, "renovate")));
    }
    EXPECT_EQ(texts(d, o.me, "move"), moves);
    EXPECT_EQ(texts(d, o.me, "move_fight"), fights);
    EXPECT_EQ(texts(d, o.me, "go"), goes);
    EXPECT_EQ(texts(d, o.me, "go_fight"), go_fights);
    EXPECT_EQ(texts(d, o.me, "sail"), sails);
    EXPECT_EQ(texts(d, o.me, "fire"), fires);
    EXPECT_EQ(texts(d, o.me, "assault"), assaults);
}
void expect_renovations(const Desk& d, const Oracle& o) {
    Set renovates, flips;
    for (const auto& [spot, name] : o.at) {
        if (!o.can_renovate(name)) continue;
        const std::string tile = o.of(name, "tile");
        if (o.has_begun(tile)) renovates.insert("renovate " + name);
        if (o.has_begun(o.other_side(tile)) && !o.has_palace(name)) flips.insert("flip " + name);
    }
    EXPECT_EQ(texts(d, o.me, "renovate"), renovates);
    EXPECT_EQ(texts(d, o.me, "flip"), flips);
}
void expect_deployments(const Desk& d, const Oracle& o) {
    Set out;
    for (const auto& [unit, place] : o.mine().at("units").as_object())
        if (word(place) == "board" || word(place) == "store") add(out, with("deploy " + std::string(unit), o.homes()));
    EXPECT_EQ(texts(d, o.me, "deploy"), out);
}

// Random turns of seats that can pay everything; at each box that asks where, the oracle is asked, too.
void compare(const std::string& map, int seats, uint64_t seed) {
    Rng rng(seed);
    Given given = action().era(1 + static_cast<int>(seed % 3));
    given.paintings("north", {"maria_leopoldina", "riachuelo"});
    if (seats > 1) given.paintings("east", {"arariboia", "guaicuru"});
    given.set({"turn", "round"}, 40);
    Desk d(seats, given, map);
    std::string last_build, last_action;
    for (int step = 0; step < 500 && d.row() != "over"; ++step) {
        d.draw_luck();
        const std::string row = d.row();
        if (row == "over") return;
        const std::string me = d.pending().front();
        uint8_t(&store)[kItems] = d.s.player[d.seat(me)].store;
        if (row == "pick_space")
            std::fill(std::begin(store), std::end(store), uint8_t{0}), store[index(Item::Science)] = 5;
        SCOPED_TRACE(map + ", seed " + std::to_string(seed) + ", step " + std::to_string(step) + ", " + row);
        const Oracle o(d, me);
        if (row == "pick_site") {
            EXPECT_EQ(texts(d, me, "site"),
                      with("site", last_build.starts_with("build ") ? o.sites(last_build.substr(6)) : o.city_sites()));
        }
        if (row == "movement") expect_moves(d, o);
        if (row == "pick_renovation") expect_renovations(d, o);
        if (row == "pick_unit" && last_action == "act deploy" && store[index(Item::Science)] >= 3)
            expect_deployments(d, o);
        if (testing::Test::HasFailure()) return;
        const MoveTexts offered = d.offers(me);
        const std::string move = offered[rng.below(static_cast<uint32_t>(offered.size()))];
        if (move.starts_with("build")) last_build = move;
        if (move.starts_with("act") || move.starts_with("play")) last_action = move;
        d.play(me, move);
    }
}

TEST(BrazilOracle, sites_and_moves_on_every_map) {
    for (int map = 0; map < base_tables().maps; ++map)
        for (uint64_t seed = 0; seed < 3; ++seed)
            compare(base_tables().map_words[static_cast<size_t>(map)], base_tables().map[map].players, seed);
}

}  // namespace
}  // namespace pentarchy::brazil
