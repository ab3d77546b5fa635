// What cards and tokens print (section 1, CV-6.40 to CV-6.63, CV-10.20 to CV-10.24): each building, tech, wonder, unit
// card, city-state and marker by one test, as components.json has it.
#include <map>

#include "games/civilization/build.h"
#include "games/civilization/income.h"
#include "games/civilization/queries.h"
#include "games/civilization/tests/every.h"

namespace pentarchy::civilization {
namespace {

std::string named(const testing::TestParamInfo<Card>& info) { return info.param.word; }
int icon_of(const Card& card, const std::string& icon) { return number_at(card.data, "icons." + icon); }
// The tech that says so, or "".
std::string tech_for(const char* key, const std::string& word) {
    for (const Card& tech : cards_of("techs"))
        if (tech.has(key) && tech.data.at(key) == Json(word)) return tech.word;
    return "";
}
Given knowing(const std::string& phase, const MoveTexts& techs) {
    const bool of_all = phase == "research";
    return at(phase, of_all ? "" : "red")
        .nations({"romans", "germans"})
        .government("red", "despotism")
        .techs("red", techs, {8, 6, 4, 2});
}

// CV-6.40, CV-6.41, CV-6.42, CV-1.9: known, paid, on its terrain, and then it yields what it prints.
class EveryBuilding : public testing::TestWithParam<Card> {};
TEST_P(EveryBuilding, is_built_and_yields) {
    const Card& card = GetParam();
    const std::string tech = tech_for("building", card.word), build = "build capital " + card.word;
    ASSERT_NE(tech, "");
    EXPECT_EQ(Desk(2, knowing("city", {"agriculture"}).trade("red", 27)).refusal("red", build), "CV-6.40");
    Desk d(2, knowing("city", {tech}).trade("red", 27));
    const Look l{d.t, d.s};
    const int before = production_of(l, 0, 0), cost = number_at(card.data, "cost");
    d.play("red", build);
    const MoveTexts squares = beginning(d.offers("red"), "at");
    for (const std::string& at : squares) {
        const GroundRow& ground = ground_at(l, static_cast<int>(place_of(at.substr(3), d.t.square_words)));
        bool suits = false;
        for (const Json& terrain : card.data.at("terrain").as_array())
            suits |= terrain == Json(d.t.terrain_words[static_cast<size_t>(ground.terrain)]);
        EXPECT_TRUE(suits) << at;
    }
    const std::string at = squares.front().substr(3);
    d.play("red", squares.front());
    EXPECT_EQ(d.thing(at), card.word);
    EXPECT_EQ(d.of("red", "trade"), 27 - 3 * std::max(0, cost - before));  // CV-6.14
    const Icons& icons = icons_of(l, static_cast<int>(place_of(at, d.t.square_words)));
    for (int icon = 0; icon < kIcons; ++icon)
        EXPECT_EQ(icons[icon], icon_of(card, d.t.icon_words[static_cast<size_t>(icon)]));
}
INSTANTIATE_TEST_SUITE_P(Building, EveryBuilding, testing::ValuesIn(cards_of("buildings")), named);

// CV-6.60, CV-6.61, CV-6.80: its price, the lower one with its tech, and the culture of its marker.
constexpr int kProduction = 7;  // of the Romans' home under Despotism
class EveryWonder : public testing::TestWithParam<Card> {};
TEST_P(EveryWonder, costs_and_yields_what_it_says) {
    const Card& card = GetParam();
    // What a city pays for it that produces one point less than it costs.
    const auto paid = [&](const std::string& tech, int cost) {
        Given given = knowing("city", {tech}).trade("red", 27).set({"wonders", card.word}, Json(0));
        given.set({"players", "red", "cities", "capital", "boost"}, Json(cost - 1 - kProduction));
        Desk d(2, given);
        d.play("red", "build capital " + card.word).play("red", "at c2");
        EXPECT_EQ(d.thing("c2"), card.word);
        EXPECT_EQ(icons_of({d.t, d.s}, square_at(1, 2))[index(Icon::Culture)], icon_of(card, "culture"));
        return 27 - d.of("red", "trade");
    };
    const int cost = number_at(card.data, "cost");
    EXPECT_EQ(paid("agriculture", cost), 3);
    if (card.has("discount")) {
        const int lower = number_at(card.data, "discount.cost");
        EXPECT_EQ(paid(std::string(card.data.at("discount").at("tech").as_string()), lower), 3);
        EXPECT_LT(lower, cost);
    }
}
INSTANTIATE_TEST_SUITE_P(Wonder, EveryWonder, testing::ValuesIn(cards_of("wonders")), named);

// CV-10.20 to CV-10.24, CV-8.2, CV-8.7, CV-11.5: whatever a tech unlocks works as soon as it is known; a key of its
// data that is not tried here fails.
class EveryTech : public testing::TestWithParam<Card> {};
void expect_unlocked(const std::string& key, const Json& value, const Look& l, const Desk& d) {
    if (key == "speed") {
        EXPECT_EQ(Json(travel_speed(l, 0, false)), value);
    } else if (key == "stacking") {
        EXPECT_EQ(Json(stacking_limit(l, 0)), value);
    } else if (key == "cities") {
        EXPECT_EQ(Json(city_limit(l, 0)), value);
    } else if (key == "building") {
        EXPECT_TRUE(is_unlocked(l, 0, static_cast<int>(place_of(value.as_string(), d.t.building_words))));
    } else if (key == "government") {
        const int government = static_cast<int>(place_of(value.as_string(), d.t.government_words));
        EXPECT_TRUE(is_government_unlocked(l, 0, static_cast<Government>(government)));
    } else if (key == "ranks") {
        for (const auto& [type, rank] : value.as_object())
            EXPECT_EQ(Json(rank_of(l, 0, static_cast<UnitType>(place_of(type, d.t.unit_type_words)))), rank);
    } else if (key == "aircraft") {
        EXPECT_EQ(rank_of(l, 0, UnitType::Aircraft), 1);
    } else if (key == "walls") {
        EXPECT_TRUE(may_build_walls(l, 0));
    } else {
        ADD_FAILURE() << key << " is not tried";
    }
}
TEST_P(EveryTech, unlocks_what_it_says) {
    const Card& card = GetParam();
    const Desk d(2, knowing("city", {card.word}));
    const Look l{d.t, d.s};
    for (const auto& [key, value] : card.data.as_object()) {
        if (key == "id" || key == "abilities" || key == "level") continue;
        if (key == "coin_slots") {
            EXPECT_EQ(Json(coin_room(l, 0, static_cast<int>(place_of(card.word, d.t.tech_words)))), value);
        } else if (key == "metropolis") {  // CV-4.30
            Desk grows(
                2, knowing("research", {"currency"}).trade("red", 26).trade("blue", 0).tile(2, "neutral_01", "north"));
            EXPECT_EQ(grows.play("red", "research " + card.word).row(), "grow");
        } else {
            expect_unlocked(key, value, l, d);
        }
    }
}
// CV-10.2, CV-10.4, CV-10.10: its level is its row and its threshold.
TEST_P(EveryTech, is_researched_at_its_threshold) {
    const Card& card = GetParam();
    const int level = number_at(card.data, "level");
    const auto threshold =
        static_cast<int>(edition().at("numbers").at("thresholds").at(static_cast<size_t>(level - 1)).as_int64());
    const auto research = [&](int trade) {
        const char* const other = card.word == "pottery" ? "writing" : "pottery";  // with none it has its nation's
        Given given = knowing("research", {other}).trade("red", trade).trade("blue", 0);
        return Desk(2, given.with(R"({"players": {"red": {"rows": {"1": 8, "2": 6, "3": 4, "4": 2}}}})"));
    };
    if (level > 1) {
        EXPECT_EQ(research(threshold - 1).refusal("red", "research " + card.word), "CV-10.2");
    }
    Desk d = research(threshold);
    d.play("red", "research " + card.word);
    EXPECT_TRUE(contains(d.list("players.red.techs"), card.word));
    const int before[] = {0, 8, 6, 4, 2, 0};
    EXPECT_EQ(d.of("red", "rows." + std::to_string(level)), before[level] + 1);
}
INSTANTIATE_TEST_SUITE_P(Tech, EveryTech, testing::ValuesIn(cards_of("techs")), named);

// CV-1.6, CV-1.7, CV-1.8, CV-6.30, CV-9.51: each type costs what its rank says; its cards are as strong and as tough.
class EveryUnit : public testing::TestWithParam<Card> {};
TEST_P(EveryUnit, costs_and_fights_as_it_says) {
    const Card& card = GetParam();
    const Edition& t = base_tables();
    int copies = 0;
    for (const Json& face : card.data.at("cards").as_array()) {
        const int strength = number_at(face, "strength"), health = number_at(face, "health");
        const auto word = card.word + "_" + std::to_string(strength) + std::to_string(health);
        int found = 0;
        for (const std::string& copy : t.unit_words) found += copy.starts_with(word);
        EXPECT_EQ(found, number_at(face, "count")) << word;
        copies += found;
    }
    EXPECT_EQ(copies, card.word == "aircraft" ? 8 : 15);
    const boost::json::array& costs = edition().at("numbers").at("unit_costs").as_array();
    for (const Card& tech : cards_of("techs")) {
        const int rank = number_at(tech.data, "ranks." + card.word);
        if (!rank) continue;
        Desk d(2, knowing("city", {tech.word}).trade("red", 27));
        const int production = production_of({d.t, d.s}, 0, 0);
        d.play("red", "build capital " + card.word);
        const auto cost = static_cast<int>(costs[static_cast<size_t>(rank - 1)].as_int64());
        EXPECT_EQ(d.of("red", "trade"), 27 - 3 * std::max(0, cost - production)) << tech.word;
    }
}
INSTANTIATE_TEST_SUITE_P(Unit, EveryUnit, testing::ValuesIn(cards_of("unit_types")), named);

// CV-8.57, CV-8.58: whoever stands there has what the city-state prints.
class EveryCityState : public testing::TestWithParam<Card> {};
TEST_P(EveryCityState, yields_what_it_says) {
    const Card& card = GetParam();
    const Given there = knowing("city", {"currency"}).tile(2, "neutral_01", "north").figure("red", "scout_1", "b5");
    const Desk without(2, Given(there)), with(2, Given(there).thing("b5", card.word));
    const Look l{with.t, with.s}, plain{without.t, without.s};
    EXPECT_EQ(trade_of(l, 0) - trade_of(plain, 0), icon_of(card, "trade"));
    EXPECT_EQ(production_of(l, 0, 0) - production_of(plain, 0, 0), icon_of(card, "production"));
    EXPECT_EQ(culture_of_arts(l, 0, 0) - culture_of_arts(plain, 0, 0), icon_of(card, "culture"));
    EXPECT_EQ(with.of("red", "coins") - without.of("red", "coins"), icon_of(card, "coin"));
}
INSTANTIATE_TEST_SUITE_P(CityState, EveryCityState, testing::ValuesIn(cards_of("city_states")), named);

// CV-8.51: a marker that is a resource is kept, and pays as that one.
std::vector<Card> resources_among(const std::string& list) {
    std::vector<Card> out = cards_of(list);
    std::erase_if(out, [](const Card& card) { return !card.has("resource"); });
    return out;
}
class EveryMarker : public testing::TestWithParam<Card> {};
TEST_P(EveryMarker, pays_as_its_resource) {
    const Card& card = GetParam();
    const int64_t copies = card.data.at("count").as_int64();
    const std::string resource(card.data.at("resource").as_string());
    const std::map<std::string, std::string> uses = {{"wheat", "construction"}, {"incense", "currency"},
                                                     {"silk", "steam_power"},   {"spy", "mysticism"},
                                                     {"iron", "education_2"},   {"uranium", "atomic_theory_1"}};
    Given given =
        knowing("city", {"construction", "currency", "steam_power", "mysticism", "education", "atomic_theory"});
    given.set({"players", "red", "markers"}, names({card.word + (copies > 1 ? "_1" : "")}));
    given.with(R"({"players": {"blue": {"coins_on": {"sheet": 1}}}})").figure("red", "army_1", "a2");
    if (resource == "iron")
        for (const char* other : {"wheat", "incense", "silk"}) given.resource("red", other, 1);
    Desk d(2, given);
    for (const auto& [kind, use] : uses) {
        const bool is_paid = kind == resource || (resource == "iron" && kind != "spy" && kind != "uranium");
        EXPECT_EQ(d.is_offered("red", "use " + use), is_paid) << use;
    }
}
INSTANTIATE_TEST_SUITE_P(Hut, EveryMarker, testing::ValuesIn(resources_among("huts")), named);
INSTANTIATE_TEST_SUITE_P(Village, EveryMarker, testing::ValuesIn(resources_among("villages")), named);

// CV-7.3, CV-7.4: each space of the track costs and gives what is printed.
class EverySpace : public testing::TestWithParam<int> {};
TEST_P(EverySpace, costs_and_gives_what_it_says) {
    const Json& space = edition().at("track").at(static_cast<size_t>(GetParam() - 1));
    Desk d(2, knowing("city", {"currency"})
                  .trade("red", 20)
                  .culture("red", 40)
                  .set({"players", "red", "track"}, GetParam() - 1));
    d.play("red", "advance 1");
    EXPECT_EQ(d.of("red", "culture"), 40 - number_at(space, "culture"));
    EXPECT_EQ(d.of("red", "trade"), 20 - number_at(space, "trade"));
    EXPECT_EQ(d.of("red", "track"), GetParam());
    const Json gives = space.at("gives");
    EXPECT_EQ(d.row(), gives == "event" ? "draw_event" : gives == "person" ? "draw_person_type" : "over");
    if (gives == "event") {
        const std::string drawn = d.outcomes().front();
        for (const Card& event : cards_of("events"))
            if (drawn.starts_with("draw_event " + event.word)) {
                EXPECT_EQ(event.data.at("deck"), space.at("level"));
            }
    }
}
INSTANTIATE_TEST_SUITE_P(Track, EverySpace, testing::Range(1, 22));

}  // namespace
}  // namespace pentarchy::civilization
