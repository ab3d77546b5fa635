// What each operation of components.json leaves in the state document, and what it needs to lie ready for that.
#include <algorithm>
#include <map>

#include "games/civilization/tests/every.h"

namespace pentarchy::civilization {

namespace {

struct Outcome {
    Trial trial;
    Json with, without;
    const Desk& desk;

    int more(const std::string& path) const { return number_at(with, path) - number_at(without, path); }
    int more_below(const std::string& path) const { return sum_at(with, path) - sum_at(without, path); }
    int longer(const std::string& path) const { return length(with, path) - length(without, path); }
    static int length(const Json& document, const std::string& path) {
        const Json* list = find_path(document, path);
        if (!list) return 0;
        return static_cast<int>(list->is_array() ? list->as_array().size() : list->as_object().size());
    }
    Json now(const std::string& path) const {
        const Json* found = find_path(with, path);
        return found ? *found : Json(nullptr);
    }
    int said(const std::string& line) const {
        const MoveTexts lines = desk.lines();
        return static_cast<int>(std::count(lines.begin(), lines.end(), line));
    }
};

int buildings_in(const Json& document) {
    int n = 0;
    for (const auto& [square, thing] : document.at("things").as_object())
        for (const Card& building : cards_of("buildings")) n += thing == Json(building.word);
    return n;
}
// How often the effect counts, by what the document shows.
int times(const Outcome& o) {
    const Json* per = o.trial.effect.as_object().if_contains("per");
    if (!per) return 1;
    const int armies = figures_of(o.without, "red", "army"), coins = number_at(o.without, "players.red.coins");
    int cities = 0;
    for (const auto& [city, at] : o.without.at("players").at("red").at("cities").as_object())
        cities += !at.at("centre").is_null();
    const std::map<std::string, int> kCounts = {
        {"3_coins", coins / 3},
        {"army", armies},
        {"unbuilt_army", 6 - armies},
        {"2_unbuilt_armies", (6 - armies) / 2},
        {"counter", number_at(o.without, "players.red.counters")},
        {"building", buildings_in(o.without)},
        {"city_and_city_state", cities + 1},
        {"killed_unit", 2},
        {"other_without_it", 1},
        {"culture", number_at(o.without, "players.red.culture")},
    };
    return kCounts.at(std::string(per->as_string()));
}

// What must happen at a moment happens together.
int gained(const Outcome& o) {
    int n = 0;
    for (const Trial& other : trials_of(o.trial.card))
        if (o.trial.says("must") && other.moment == o.trial.moment && other.op() == o.trial.op()) n += other.n();
    return (n ? n : o.trial.n()) * times(o);
}
void gains(const Outcome& o) {
    const std::string what = o.trial.text("what");
    const int n = gained(o), held = number_at(o.without, "players.red.trade");
    if (what != "culture") {
        EXPECT_EQ(o.more("players.red.trade"), std::min(n, 27 - held));
    }
    if (what != "trade") {
        EXPECT_EQ(o.more("players.red.culture"), n - o.trial.cost("culture"));
    }
    EXPECT_GT(n, 0);
}
void learns(const Outcome& o) {
    EXPECT_EQ(o.longer("players.red.techs"), o.trial.card.list == "techs" ? 2 : 1);  // the card itself is one
    int highest = 0;
    for (const Card& tech : cards_of("techs")) {
        const auto knows = [&](const Json& document) {
            for (const Json& known : document.at("players").at("red").at("techs").as_array())
                if (known == Json(tech.word)) return true;
            return false;
        };
        if (knows(o.with) && !knows(o.without)) highest = number_at(tech.data, "level");
    }
    EXPECT_EQ(highest, o.trial.n());
}
int wounds(const Json& document, const std::string& side) {
    int n = 0;
    const Json* units = find_path(document, "battle.sides." + side + ".in_play");
    for (const auto& [unit, state] : units ? units->as_object() : boost::json::object())
        n += number_at(state, "wounds");
    return n;
}
void wounded(const Outcome& o) {
    if (o.now("battle.sides.defender.killed") != o.without.at("battle").at("sides").at("defender").at("killed")) {
        EXPECT_EQ(o.trial.n(), 6);  // as much as the unit can take
    } else {
        EXPECT_EQ(wounds(o.with, "defender") - wounds(o.without, "defender"), o.trial.n());
    }
}
void struck(const Outcome& o) {
    EXPECT_TRUE(contains(o.desk.told(), "wounded defender infantry_13 " + std::to_string(1 + o.trial.n())));
}
void healed(const Outcome& o) {
    EXPECT_EQ(wounds(o.without, "attacker"), 2);
    EXPECT_EQ(wounds(o.with, "attacker"), 0);
}

std::string moved_to(const Outcome& o, const std::string& seat, const std::string& figure) {
    return o.desk.square_of(seat, figure);
}
int steps(const Outcome& o) { return number_at(o.trial.effect, "steps"); }

void killed(const Outcome& o) {
    EXPECT_EQ(figures_of(o.without, "blue", "army") - figures_of(o.with, "blue", "army"), o.trial.n());
    EXPECT_EQ(figures_of(o.with, "blue", "scout"), figures_of(o.without, "blue", "scout"));
}
void razed(const Outcome& o) {
    EXPECT_EQ(buildings_in(o.without) - buildings_in(o.with), o.trial.n());
    EXPECT_EQ(o.longer("things"), -o.trial.n());
    if (steps(o)) {
        EXPECT_EQ(o.desk.thing(row_b(2 + steps(o))), "");
        EXPECT_NE(o.desk.thing(row_b(3 + steps(o))), "");
    }
    if (o.trial.text("what") == "others") {
        EXPECT_EQ(o.desk.thing("c3"), "trading_post");
    }
}
void terrain_changed(const Outcome& o) {
    ASSERT_EQ(o.longer("terrain"), 1);
    const Json& laid = o.with.at("terrain").as_object().begin()->value();
    bool listed = false;
    for (const Json& what : o.trial.effect.at("what").as_array()) listed |= what == laid;
    EXPECT_TRUE(listed) << laid;
}
void made_obsolete(const Outcome& o) {
    const bool medieval = o.trial.effect.at("what").as_array().size() > 1;
    EXPECT_EQ(o.now("wonders.louvre"), Json(medieval ? "obsolete_blue" : "blue"));
    EXPECT_EQ(o.now("wonders.colossus"), Json(medieval ? "blue" : "obsolete_blue"));
}
void teleported(const Outcome& o) {
    const std::string to = moved_to(o, "red", "army_1"), where = o.trial.text("where");
    EXPECT_NE(to, "a2");
    EXPECT_EQ(o.now("players.red.figures.army_1.still"), Json(where != "own_figure"));
    const Look l{o.desk.t, o.desk.s};
    const int square = static_cast<int>(place_of(to, o.desk.t.square_words));
    if (where == "own_figure") {
        EXPECT_EQ(to, "b4");
    } else if (where == "water_still") {
        EXPECT_TRUE(is_water(l, square));
    } else {
        EXPECT_TRUE(layout_of(l).outer.has(square));
    }
}
void acts_again(const Outcome& o) {
    const int capital = o.more("players.red.cities.capital.extra"), second = o.more("players.red.cities.second.extra");
    const std::string what = o.trial.text("what");
    EXPECT_EQ(capital, what == "not_capital" ? 0 : 1);
    EXPECT_EQ(second, what == "any_sure" ? 0 : 1);
}
// The deed of announced() in every_scene.cpp came to nothing.
void cancelled(const Outcome& o) {
    if (o.trial.effect.as_object().contains("if")) {
        EXPECT_EQ(o.without.at("players").at("red").at("government"), Json("anarchy"));
        EXPECT_NE(o.now("players.red.government"), Json("anarchy"));
    } else {
        const std::string what = o.trial.text("what");
        const std::string trace = what == "action" ? "culture" : what == "event" ? "trade" : "cities.capital.boost";
        EXPECT_LT(o.more("players.blue." + trace), 0);
    }
}
void stolen(const Outcome& o) {
    const std::string what = o.trial.text("what");
    static const std::map<std::string, std::string> kNumbers = {{"trade", "trade"}, {"culture", "culture"}};
    static const std::map<std::string, std::string> kSums = {{"token", "resources"}, {"coin", "coins_on"}};
    for (const auto& [seat, sign] : {std::pair{"red", 1}, std::pair{"blue", -1}}) {
        const std::string player = "players." + std::string(seat) + ".";
        if (kNumbers.contains(what)) {
            EXPECT_EQ(o.more(player + kNumbers.at(what)), sign * o.trial.n()) << seat;
        } else if (kSums.contains(what)) {
            EXPECT_EQ(o.more_below(player + kSums.at(what)), sign * o.trial.n()) << seat;
        } else {
            EXPECT_EQ(o.longer(player + (what == "marker" ? "markers" : "events")), sign * o.trial.n()) << seat;
        }
    }
}
void stripped(const Outcome& o) {
    const std::string what = o.trial.text("what");
    EXPECT_EQ(o.more_below("players.blue.coins_on"), -o.trial.n());
    EXPECT_EQ(o.more_below("players.green.coins_on"), what == "two" || what == "all" ? -o.trial.n() : 0);
    EXPECT_EQ(o.more_below("players.red.coins_on"), 0);
}
void swapped(const Outcome& o) {
    learns(o);
    EXPECT_EQ(o.longer("players.blue.techs"), 1);
}
void got_resources(const Outcome& o) {
    const int kinds = o.trial.text("what") == "each" ? 4 : 1;
    EXPECT_EQ(o.more_below("players.red.resources"), kinds * o.trial.n());
    EXPECT_EQ(o.more_below("market"), -kinds * o.trial.n());
}
void arts_as_trade(const Outcome& o) {
    EXPECT_LT(o.more("players.red.culture"), 0);
    EXPECT_EQ(o.more("players.red.trade"), -o.more("players.red.culture"));
}
void got_coin(const Outcome& o) {
    const bool canal = o.trial.card.list == "wonders";
    const std::string where = o.trial.text("where") == "sheet" ? "sheet" : canal ? "canal" : o.trial.card.word;
    EXPECT_EQ(o.more("players.red.coins_on." + where), o.trial.n());
    EXPECT_EQ(o.more("players.red.coins"), o.trial.n());
}
void converted(const Outcome& o) {
    EXPECT_EQ(o.more("players.red.trade"), -5);
    EXPECT_EQ(o.more("players.red.culture"), 5);
}
void drew_events(const Outcome& o) { EXPECT_EQ(o.longer("players.red.events"), o.trial.n()); }
void built(const Outcome& o) {
    EXPECT_EQ(o.more_below("stacks_left"), -o.trial.n());
    EXPECT_EQ(buildings_in(o.with) - buildings_in(o.without), o.trial.n());
}
void shifted(const Outcome& o) { EXPECT_EQ(moved_to(o, "blue", "army_1"), row_b(6 + steps(o))); }
void walked(const Outcome& o) { EXPECT_EQ(moved_to(o, "red", "army_1"), row_b(5 + steps(o))); }

void given_away(const Outcome& o) {
    EXPECT_EQ(o.more("players.blue." + std::string(o.trial.text("what") == "coin" ? "coins_on.sheet" : "trade")),
              o.trial.n());
}
void rallied(const Outcome& o) { EXPECT_EQ(o.more("battle.sides.defender.bonus"), o.trial.n() * times(o)); }
// CV-9.63: as many new units; the old ones lie under their decks.
void replaced(const Outcome& o) {
    EXPECT_EQ(o.longer("players.red.units"), 0);
    EXPECT_EQ(o.longer("units_under") + o.longer("battle.sides.defender.killed"), 1);
    EXPECT_NE(o.now("players.red.units"), o.without.at("players").at("red").at("units"));
}
void traded_in(const Outcome& o) {
    EXPECT_EQ(o.longer("players.red.techs"), 1);
    EXPECT_EQ(figures_of(o.without, "red", "") - figures_of(o.with, "red", ""), 1);
}
void laid_blank(const Outcome& o) {
    EXPECT_EQ(o.more_below("players.red.rows"), 1);
    EXPECT_EQ(o.longer("players.red.techs"), 0);
}

using Check = void (*)(const Outcome& o);
const std::map<std::string, Check> kChecks = {
    {"gain", gains},
    {"coin", got_coin},
    {"resource", got_resources},
    {"person", [](const Outcome& o) { EXPECT_EQ(o.more_below("person_markers"), -o.trial.n()); }},
    {"units", [](const Outcome& o) { EXPECT_EQ(o.longer("players.red.units"), o.trial.n()); }},
    {"figure",
     [](const Outcome& o) {
         EXPECT_EQ(figures_of(o.with, "red", "") - figures_of(o.without, "red", ""), o.trial.n());
     }},
    {"building", built},
    {"walls", [](const Outcome& o) { EXPECT_EQ(o.now("players.red.cities.capital.walls"), Json(true)); }},
    {"advance", [](const Outcome& o) { EXPECT_EQ(o.more("players.red.track"), o.trial.n() * times(o)); }},
    {"draw_event", drew_events},
    {"learn", learns},
    {"boost", [](const Outcome& o) { EXPECT_EQ(o.more("players.red.cities.capital.boost"), o.trial.n()); }},
    {"cancel", cancelled},
    {"strip", stripped},
    {"raze", razed},
    {"obsolete", made_obsolete},
    {"kill", killed},
    {"terrain", terrain_changed},
    {"shift", shifted},
    {"walk", walked},
    {"teleport", teleported},
    {"swap", swapped},
    {"switch_policy", [](const Outcome& o) { EXPECT_EQ(o.said("switches_policy"), o.trial.n()); }},
    {"revolt", [](const Outcome& o) { EXPECT_EQ(o.now("players.blue.government"), Json("anarchy")); }},
    {"wound", wounded},
    {"heal", healed},
    {"save", [](const Outcome& o) { EXPECT_EQ(o.longer("players.red.units"), 1); }},  // one was killed
    {"act", acts_again},
    {"steal", stolen},
    {"city_state", [](const Outcome& o) { EXPECT_EQ(o.longer("city_states_left"), -1); }},
    {"strike_harder", struck},
    {"kill_random_unit", [](const Outcome& o) { EXPECT_EQ(o.longer("players.blue.units"), -1); }},
    {"nuke", [](const Outcome& o) { EXPECT_TRUE(o.now("players.blue.cities.second.centre").is_null()); }},
    {"breach_walls", [](const Outcome& o) { EXPECT_EQ(o.now("players.blue.cities.capital.walls"), Json(false)); }},
    {"win_by_science", [](const Outcome& o) { EXPECT_EQ(o.now("victory"), Json("tech")); }},
    {"early_harvest", [](const Outcome& o) { EXPECT_EQ(o.more_below("players.red.resources"), 1); }},
    {"twin_harvest", [](const Outcome& o) { EXPECT_EQ(o.more_below("players.red.resources"), 2); }},
    {"second_tech", [](const Outcome& o) { EXPECT_EQ(o.longer("players.red.techs"), 1); }},
    {"place_village", [](const Outcome& o) { EXPECT_EQ(o.longer("map_markers"), 1); }},
    {"renew_hand", [](const Outcome& o) { EXPECT_EQ(Outcome::length(o.with, "players.red.events"), 2); }},
    {"devote_all", [](const Outcome& o) { EXPECT_GT(o.more("players.red.culture"), 0); }},
    {"cheapen_wonder", [](const Outcome& o) { EXPECT_EQ(o.more("players.red.wonder_less"), o.trial.n()); }},
    {"pass_turn", [](const Outcome& o) { EXPECT_EQ(o.desk.pending(), MoveTexts{"blue"}); }},
    {"add_counter", [](const Outcome& o) { EXPECT_EQ(o.more("players.red.counters"), 1); }},
    {"double_speed", [](const Outcome& o) { EXPECT_EQ(o.now("players.red.fast"), Json(true)); }},
    {"convert", converted},
    {"arts_as_trade", arts_as_trade},
    {"give", given_away},
    {"rally", rallied},
    {"replace_force", replaced},
    {"lock_square", [](const Outcome& o) { EXPECT_EQ(o.longer("locked"), 1); }},
    {"see_markers", [](const Outcome& o) { EXPECT_NE(o.now("known_markers"), o.without.at("known_markers")); }},
    {"unleash_horde",
     [](const Outcome& o) { EXPECT_LT(figures_of(o.with, "blue", ""), figures_of(o.without, "blue", "")); }},
    {"trade_in", traded_in},
    {"lay_blank", laid_blank},
    {"seize_first", [](const Outcome& o) { EXPECT_EQ(o.now("first"), Json("red")); }},
    {"invest_free", [](const Outcome& o) { EXPECT_EQ(o.more_below("players.red.investments"), o.trial.n()); }},
};

// Tokens and markers are spent as the cost says (CV-10.43).
void expect_paid(const Outcome& o) {
    if (!o.trial.says("cost")) return;
    int resources = 0;
    for (const auto& [kind, n] : o.trial.ability.at("cost").as_object())
        if (kind != "trade" && kind != "culture" && kind != "city_action") resources += static_cast<int>(n.as_int64());
    const std::string op = o.trial.op();
    if (op == "twin_harvest" || op == "early_harvest" || op == "second_tech") return;  // these change what is paid with
    EXPECT_EQ(o.more_below("players.red.resources") + o.longer("players.red.markers"), -resources);
    if (op != "gain") {
        EXPECT_EQ(o.more("players.red.trade"), -o.trial.cost("trade"));
        EXPECT_EQ(o.more("players.red.culture"), -o.trial.cost("culture"));
    }
}

}  // namespace

void expect_effect(const Trial& trial, const Desk& with, const Desk& without) {
    const Outcome o{trial, with.at(""), without.at(""), with};
    const auto check = kChecks.find(trial.op());
    ASSERT_NE(check, kChecks.end()) << trial.op();
    check->second(o);
    expect_paid(o);
}

}  // namespace pentarchy::civilization
