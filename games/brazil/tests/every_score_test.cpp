// Whole tables put together at random, scored by a plain reckoning that reads components.json and the state document
// apart from the rules: sections 15 and 18, line by line.
#include <map>

#include "base/rng.h"
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

const MoveTexts kAllSeats{"north", "east", "south", "west"};

std::string word(const Json& row, const char* key = "id") { return std::string(row.at(key).as_string()); }
int count_in(const Json& row, const char* key) {
    const Json* value = row.as_object().if_contains(key);
    return value ? static_cast<int>(value->to_number<int64_t>()) : 0;
}
const Json& row_named(const char* list, const std::string& id) {
    for (const Json& row : edition().at(list).as_array())
        if (row.at("id") == Json(id)) return row;
    throw std::runtime_error("no " + id + " in " + list);
}
bool is_building_word(const std::string& tile) {
    for (const Json& row : edition().at("buildings").as_array())
        if (row.at("id") == Json(tile)) return true;
    return false;
}

// --- a table at random

struct Lottery {
    Rng rng;
    Given given = action().era(3);
    MoveTexts hexes;  // of land, in random order
    std::map<std::string, std::string> builder, stands;
    std::map<std::string, MoveTexts> own;  // tiles of a seat

    explicit Lottery(uint64_t seed) : rng(seed, 5) {}
    int below(int n) { return static_cast<int>(rng.below(static_cast<uint32_t>(n))); }
    void shuffle(MoveTexts& list) {
        for (size_t i = list.size(); i > 1; --i)
            std::swap(list[i - 1], list[static_cast<size_t>(below(static_cast<int>(i)))]);
    }
    MoveTexts ids(const char* list) {
        MoveTexts out;
        for (const Json& row : edition().at(list).as_array()) out.push_back(word(row));
        shuffle(out);
        return out;
    }

    void lay_tiles() {
        std::map<std::string, int> of_pair;
        for (size_t i = 0; i < 26; ++i) {
            const std::string hex = hexes[i], seat = kAllSeats[static_cast<size_t>(below(4))];
            const MoveTexts kinds = ids("buildings");
            std::string tile = i < 3 ? MoveTexts{"salvador", "belem", "sao_paulo"}[i] : kinds[0];
            if (i >= 3 && ++of_pair[word(row_named("buildings", tile), "tile")] > 9) continue;
            given.tile(seat, hex, tile);
            builder[hex] = seat;
            own[seat].push_back(hex);
            if (tile == "sawmill" || tile == "cane_field" || tile == "trading_post")
                given.set({"hexes", hex, "raised"}, below(2) == 0);
        }
        given.set({"city_tops"}, names({"olinda", "sao_vicente"}));
    }
    void place_units() {
        for (size_t board = 0; board < 4; ++board)
            for (const Json& unit : edition().at("player_boards").at(board).at("units").as_array()) {
                const std::string hex = hexes[static_cast<size_t>(below(30))], seat = kAllSeats[board];
                const int where = below(4);
                const bool free = !stands.contains(hex) || stands[hex] == seat;
                given.unit(word(unit), where == 0 ? "board" : where == 1 || !free ? "store" : hex);
                if (where > 1 && free) stands[hex] = seat;
            }
    }
    void make_goods(const std::string& seat, bool factory) {
        const std::map<std::string, std::string> slots{{"dye", "renovate"},    {"sugar", "import"},
                                                       {"fabric", "deploy"},   {"roast_coffee", "painting"},
                                                       {"jewellery", "build"}, {"rubber", "manufacture"}};
        for (const auto& [good, slot] : slots) {
            const int where = below(4);
            std::string place = where == 0 ? "board" : where == 1 ? "beside" : slot;
            if (seat == "west" && where == 3 && (good == "dye" || good == "sugar" || good == "rubber"))
                place = "monarch";
            if (factory && where == 3 && (good == "fabric" || good == "jewellery")) place = "factory";
            given.good(seat, good, place);
        }
    }
    void place_palaces(const std::string& seat) {
        for (size_t i = 0; i < own[seat].size() && i < 5; ++i)
            if (below(2)) given.palace(seat, "palace_" + std::to_string(2 + i), own[seat][i]);
    }
    void deal_cards() {
        MoveTexts tasks = ids("task_cards"), gold = ids("gold_cards"), paintings = ids("paintings");
        const auto take = [&](MoveTexts& from, int n) {
            MoveTexts out;
            for (; n > 0 && !from.empty(); --n) out.push_back(from.back()), from.pop_back();
            return out;
        };
        for (const std::string& seat : kAllSeats) {
            given.set({"players", seat, "revealed"}, names(take(tasks, below(4))));
            given.tasks(seat, take(tasks, below(4))).gold(seat, take(gold, below(4)));
            const MoveTexts mine = take(paintings, below(5));
            given.paintings(seat, mine);
            make_goods(seat, contains(mine, "factory"));
            const bool sacrificed = contains(mine, "coroados") && below(2);
            given.set({"players", seat, "under"}, names({sacrificed ? "coroados" : "import", "trade"}));
            given.set({"players", seat, "species"}, below(4)).set({"players", seat, "cultures"}, below(3));
            given.set({"players", seat, "expedition_vp"}, below(6)).set({"players", seat, "signo_done"}, below(4) == 0);
            place_palaces(seat);
        }
        const MoveTexts green{"tibirica", "pedro_1", "pedro_2", "oba_2"};
        given.monarch("north", green[static_cast<size_t>(below(4))]).monarch("west", "victoria");
    }
    Desk table() {
        static const Json kMap = Desk(4).at("hexes");
        for (const auto& [name, hex] : kMap.as_object())
            if (const std::string terrain = word(hex, "terrain");
                terrain == "forest" || terrain == "grassland" || terrain == "gold_mine")
                hexes.emplace_back(name);
        shuffle(hexes);
        lay_tiles();
        place_units();
        deal_cards();
        return Desk(4, given);
    }
};

// --- the plain reckoning

struct Reckoning {
    Json document;
    std::string seat;

    const Json& me() const { return document.at("players").at(seat); }
    MoveTexts list(const char* key) const {
        MoveTexts out;
        for (const Json& one : me().at(key).as_array()) out.emplace_back(one.as_string());
        return out;
    }
    // Whose units stand on a hex; "" for nobody's.
    std::string army_at(const std::string& hex) const {
        for (const std::string& other : kAllSeats)
            for (const auto& [unit, place] : document.at("players").at(other).at("units").as_object())
                if (place == Json(hex)) return other;
        return "";
    }
    // Tiles of a kind, "any" for buildings, "city" for cities, that a seat controls; of the own empire alone if asked.
    MoveTexts held_tiles(const std::string& who, const std::string& kind, bool own_only = false) const {
        MoveTexts out;
        for (const auto& [name, hex] : document.at("hexes").as_object()) {
            if (!hex.at("tile").is_string() || hex.at("tile") == Json("capital")) continue;
            const std::string tile = word(hex, "tile"), owner = word(hex, "builder"), army = army_at(std::string(name));
            const bool building = is_building_word(tile);
            const bool wanted = kind == "any" ? building : kind == "city" ? !building : tile == kind;
            if (wanted && (army.empty() ? owner : army) == who && (!own_only || owner == who)) out.emplace_back(name);
        }
        return out;
    }
    int goods(const std::string& shape = "") const {
        int n = 0;
        for (const auto& [good, place] : me().at("goods").as_object())
            n += place != Json("board") &&
                 (shape.empty() || word(row_named("goods", std::string(good)), "shape") == shape);
        return n;
    }
    int units(bool on_map) const {
        int n = 0;
        for (const auto& [unit, place] : me().at("units").as_object())
            n += on_map ? place != Json("board") && place != Json("store") : place != Json("board");
        return n;
    }
    int paintings(const std::string& order) const {
        int n = 0;
        for (const std::string& id : list("paintings"))
            n += order.empty() || word(row_named("paintings", id), "order") == order;
        return n;
    }
    // BR-15.20, BR-15.25, BR-15.26
    bool holds(const Json& condition) const {
        const std::string kind = word(condition, "kind");
        const auto text = [&](const char* key) {
            return condition.as_object().contains(key) ? word(condition, key) : std::string();
        };
        const int n = kind == "units_on_map"   ? units(true)
                      : kind == "goods_made"   ? goods(text("shape"))
                      : kind == "paintings"    ? paintings(text("order"))
                      : kind == "control_city" ? static_cast<int>(held_tiles(seat, "city").size())
                                               : static_cast<int>(held_tiles(seat, text("building")).size());
        return n >= count_in(condition, "min");
    }
    int forests_beside_empire() const {
        const auto at = [&](const Json& hex, const char* key) { return hex.at(key).to_number<int64_t>(); };
        int n = 0;
        for (const auto& [name, hex] : document.at("hexes").as_object()) {
            if (hex.at("terrain") != Json("forest") || hex.at("tile").is_string()) continue;
            bool beside = false;
            for (const auto& [other, tile] : document.at("hexes").as_object()) {
                const int64_t q = at(hex, "q") - at(tile, "q"), r = at(hex, "r") - at(tile, "r");
                beside |= tile.at("builder") == Json(seat) && (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2 == 1;
            }
            n += beside;
        }
        return n;
    }

    std::map<std::string, int> lines() const {
        std::map<std::string, int> out;
        for (const auto& [unit, place] : me().at("units").as_object())
            if (place != Json("board")) out["units"] += unit_points(std::string(unit));
        for (const auto& [good, place] : me().at("goods").as_object()) {
            if (place == Json("board")) continue;
            out["goods"] += count_in(row_named("goods", std::string(good)), "vp") + (place == Json("monarch"));
            out["paintings"] += place == Json("factory") ? 2 : 0;  // BR-12.16
        }
        add_paintings(out["paintings"]);
        add_tasks(out["tasks"]);
        add_gold(out["gold_cards"]);
        const int species[]{0, 1, 3, 5};
        out["discoveries"] =
            species[count_in(me(), "species")] + 2 * count_in(me(), "cultures") + count_in(me(), "expedition_vp");
        add_palaces(out["palaces"]);
        for (const char* kind : {"any", "city"})
            for (const std::string& hex : held_tiles(seat, kind)) out["tiles"] += tile_points(hex);
        return out;
    }

  private:
    static int unit_points(const std::string& unit) {
        for (const Json& board : edition().at("player_boards").as_array())
            for (const Json& row : board.at("units").as_array())
                if (row.at("id") == Json(unit)) return count_in(row, "vp");
        return 0;
    }
    // BR-16.3 to BR-16.5, BR-16.8
    int tile_points(const std::string& hex) const {
        const Json& there = document.at("hexes").at(hex);
        const std::string tile = word(there, "tile");
        if (!is_building_word(tile)) return count_in(row_named("cities", tile), "vp");
        if (there.at("raised") == Json(true)) return tile == "sawmill" ? 2 : 3;
        return count_in(row_named("buildings", tile), "vp");
    }
    void add_paintings(int& total) const {
        const MoveTexts mine = list("paintings");
        for (const std::string& id : mine) total += count_in(row_named("paintings", id), "vp");
        if (contains(mine, "camarao")) total += forests_beside_empire();
        if (contains(mine, "jose_bonifacio"))
            for (const char* kind : {"academy", "church"}) total += static_cast<int>(held_tiles(seat, kind).size());
        if (me().at("under").at(0) == Json("coroados")) total += 2;
    }
    void add_tasks(int& total) const {
        for (const std::string& id : list("revealed")) {
            const Json& task = row_named("task_cards", id);
            total += count_in(task, "vp");
            for (const Json& condition : task.at("conditions").as_array()) total += count_in(condition, "vp");
        }
        for (const std::string& id : list("tasks"))
            for (const Json& condition : row_named("task_cards", id).at("conditions").as_array())
                if (holds(condition)) total += count_in(condition, "vp");
        if (me().at("monarch") == Json("oba_2")) total += std::min<int>(2, static_cast<int>(list("revealed").size()));
    }
    void add_gold(int& total) const {
        const std::map<std::string, std::string> most{{"warehouse", "trading_post"},
                                                      {"cathedral", "church"},
                                                      {"agricola", "farm"},
                                                      {"sugar_baron", "cane_field"}};
        for (const auto& [card, kind] : most) {
            bool wins = contains(list("gold_cards"), card);
            for (const std::string& other : kAllSeats)
                if (other != seat) wins &= held_tiles(other, kind).size() < held_tiles(seat, kind).size();
            total += wins ? 3 : 0;
        }
        total += me().at("signo_done") == Json(true) ? 3 : 0;
    }
    void add_palaces(int& total) const {
        const auto stands = [&](const char* palace) { return me().at("palaces").at(palace).is_string(); };
        if (stands("palace_3")) total += static_cast<int>(held_tiles(seat, "mint", true).size());
        if (stands("palace_4")) total += 2 * static_cast<int>(held_tiles(seat, "plantation", true).size());
        if (stands("palace_5")) total += goods();
        if (stands("palace_6")) total += units(false);
    }
};

// BR-18.3 to BR-18.11, BR-15.22, BR-15.23, BR-13.9, BR-10.9
TEST(BrazilScore, every_table_scores_as_a_plain_reckoning) {
    for (uint64_t seed = 0; seed < 60 && !HasFailure(); ++seed) {
        SCOPED_TRACE(seed);
        const Desk d = Lottery(seed).table();
        const Json document = Brazil::document({d.t, d.s});
        for (const std::string& seat : kAllSeats) {
            int total = 0;
            for (const auto& [line, points] : Reckoning{document, seat}.lines()) {
                EXPECT_EQ(d.of(seat, "score." + line), points) << seat << " " << line;
                total += points;
            }
            EXPECT_EQ(d.of(seat, "score.total"), total) << seat;
        }
    }
}

}  // namespace
}  // namespace pentarchy::brazil
