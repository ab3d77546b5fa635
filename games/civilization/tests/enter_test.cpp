// What is entered, CV-8.40 to CV-8.69 and CV-8.76 to CV-8.80, and loot, CV-9.75 to CV-9.85.
#include "games/civilization/battle.h"
#include "games/civilization/reach.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// Red's army and scout at b5, nothing else on the two tiles east of the Romans' home but what is put there.
Given wilds() {
    return at("move", "red")
        .tile(2, "neutral_01", "north")
        .tile(3, "neutral_02", "north")
        .figure("red", "army_1", "b5")
        .figure("red", "scout_1", "b5")
        .units("red", {"infantry_22_1"})
        .units("blue", {})
        .trade("red", 0)
        .trade("blue", 0);
}
Given marked(const std::string& kind, const std::string& marker = "") {
    return wilds().set({"map_markers", "b6"},
                       Json{{"place", 0}, {"kind", kind}, {"marker", marker.empty() ? Json(nullptr) : Json(marker)}});
}
// Red takes the hut at b6, which is this one.
Desk found(const std::string& marker, const Given& given = marked("hut")) {
    Desk d(2, given);
    d.plays("red", {"move b5 1 0", "enter b6"}).luck("take_marker " + marker);
    return d;
}

// CV-8.40, CV-8.41, CV-8.42, CV-8.67, CV-8.43, CV-22.1: armies take huts, and stop; a resource is kept face down.
TEST(CivilizationEnter, a_hut) {
    Desk d(2, marked("hut"));
    d.play("red", "move b5 1 1");
    EXPECT_EQ(d.refusal("red", "enter b6"), "CV-8.40");
    EXPECT_EQ(d.refusal("red", "enter b4"), "CV-8.66");
    d.play("red", "stop");
    Desk army(2, marked("hut"));
    army.plays("red", {"move b5 1 0", "enter b6"});
    EXPECT_EQ(army.outcomes().size(), 35u);
    army.luck("take_marker hut_iron_1");
    EXPECT_EQ(army.glimpse("red"), "take_marker hut_iron_1");
    EXPECT_EQ(army.glimpse("blue"), "take_marker ?");
    EXPECT_EQ(army.list("players.red.markers"), MoveTexts{"hut_iron_1"});
    EXPECT_EQ(army.square_of("red", "army_1"), "b6");
    EXPECT_EQ(army.offers("red"), (MoveTexts{"move b5 0 1", "done"}));
    EXPECT_TRUE(army.at("map_markers").as_object().empty());
}

// CV-8.40: with Pacifism scouts take huts, but no villages.
TEST(CivilizationEnter, scouts_that_explore) {
    const char* pacifism = R"({"players": {"red": {"policies": ["pacifism"]}}})";
    Desk d(2, marked("hut").with(pacifism));
    EXPECT_TRUE(d.play("red", "move b5 0 1").is_offered("red", "enter b6"));
    Desk village(2, marked("village").with(pacifism));
    EXPECT_EQ(village.play("red", "move b5 0 1").refusal("red", "enter b6"), "CV-8.40");
}

// CV-8.79: native art is shown, and gives culture at once.
TEST(CivilizationEnter, native_art) {
    Desk d = found("hut_native_art_3");
    EXPECT_EQ(d.glimpse("blue"), "take_marker hut_native_art_3");
    EXPECT_EQ(d.of("red", "culture"), 3);
    EXPECT_EQ(d.list("markers_gone"), MoveTexts{"hut_native_art_3"});
}

// CV-8.77, CV-8.78: the teacher and the workers are kept.
TEST(CivilizationEnter, kept_ones) {
    EXPECT_EQ(found("hut_teacher").list("players.red.markers"), MoveTexts{"hut_teacher"});
}
// CV-8.77, CV-8.78: used in the own Start of Turn and City Management, each is shown and gone.
TEST(CivilizationEnter, CV_8_77_CV_8_78_kept_ones_are_used) {
    const Json kept = names({"hut_teacher", "village_friendly_workers"});
    Desk start(2, at("start", "red").techs("red", {"code_of_laws"}, {1}).set({"players", "red", "markers"}, kept));
    EXPECT_EQ(start.refusal("red", "use_marker village_friendly_workers"), "CV-8.77");
    const int trade = start.of("red", "trade");
    start.play("red", "use_marker hut_teacher").play("red", "learn pottery");
    EXPECT_EQ(start.of("red", "trade"), trade);
    EXPECT_EQ(start.list("markers_gone"), MoveTexts{"hut_teacher"});
    Desk city(2, at("city", "red").set({"players", "red", "markers"}, kept));
    city.play("red", "use_marker village_friendly_workers").play("red", "boost capital");
    EXPECT_EQ(city.of("red", "cities.capital.boost"), 4);
}

// CV-8.55, CV-8.56, CV-8.57, CV-8.60: a city-state stays on the square; whoever stands there controls it.
TEST(CivilizationEnter, a_city_state) {
    Desk d = found("hut_city_state_1");
    EXPECT_EQ(d.outcomes().size(), 5u);
    d.luck("draw_city_state city_state_1");
    EXPECT_EQ(d.thing("b6"), "city_state_1");
    EXPECT_EQ(d.at("city_states_left").as_array().size(), 4u);
    EXPECT_TRUE(city_states_of({d.t, d.s}, 0).has(square_at(5, 1)));
    EXPECT_EQ(found("hut_city_state_1", marked("hut").set({"city_states_left"}, Json(boost::json::array()))).row(),
              "move_box");  // CV-18.7
    Desk scout(2, wilds().thing("b6", "city_state_1"));
    scout.plays("red", {"move b5 0 1", "go b6"});
    EXPECT_TRUE(scout.is_offered("red", "go b7"));
}

// CV-8.53, CV-6.35: friendly barbarians are a unit, or a figure that waits.
TEST(CivilizationEnter, friends) {
    Desk d = found("hut_friendly_barbarian_1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"pick_type infantry", "pick_type artillery", "pick_type mounted",
                                          "place army b6", "place scout b6"}));
    EXPECT_EQ(d.refusal("red", "pick_type aircraft"), "CV-6.35");
    Desk unit = d;
    unit.play("red", "pick_type mounted").draw_luck();
    EXPECT_EQ(unit.list("players.red.units").size(), 2u);
    d.play("red", "place scout b6");
    EXPECT_EQ(d.square_of("red", "scout_2"), "b6");
    EXPECT_EQ(d.refusal("red", "move b6 0 1"), "CV-6.28");
    Desk full = found("hut_friendly_barbarian_1", marked("hut").figure("red", "army_2", "b5"));
    EXPECT_TRUE(full.is_offered("red", "place army b6"));
}

// CV-8.53, CV-6.36, CV-21.29: an army among the friends is built.
TEST(CivilizationEnter, a_friendly_army_is_built) {
    const Given given = marked("hut").with(R"({"players": {"red": {"policies": ["military_tradition"]}}})");
    Desk d = found("hut_friendly_barbarian_1", given);
    d.play("red", "place army b6");
    EXPECT_EQ(d.square_of("red", "army_2"), "b6");
    EXPECT_EQ(d.row(), "pick_trigger");
    EXPECT_TRUE(d.is_offered("red", "trigger military_tradition"));
}

// CV-8.44, CV-8.46, CV-8.47, CV-8.48, CV-9.2, CV-9.85, CV-23.9: a village is defended by barbarians, whom the next seat
// leads at rank I without a bonus; whoever wins takes the marker.
TEST(CivilizationEnter, a_village) {
    Desk d(2, marked("village").techs("blue", {"metalworking", "democracy"}, {2}));
    d.plays("red", {"move b5 1 0", "enter b6"});
    d.luck("draw_barbarian infantry_31_1");
    EXPECT_EQ(d.glimpse("blue"), "draw_barbarian infantry_31_1");
    EXPECT_EQ(d.glimpse("red"), "draw_barbarian ?");
    d.luck("draw_barbarian artillery_31_1").luck("draw_barbarian mounted_31_1");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.at("battle.sides.defender.bonus"), Json(0));
    d.play("blue", "front mounted_31").play("red", "strike infantry_22 mounted_31_1");  // trumped
    d.play("blue", "strike artillery_31 infantry_22_1");                                // trumps in its turn
    d.play("blue", "front infantry_31");
    EXPECT_EQ(d.square_of("red", "army_1"), "");            // 2 against 0
    EXPECT_EQ(d.at("map_markers").as_object().size(), 1u);  // CV-8.49
    EXPECT_EQ(d.list("units_under"),
              (MoveTexts{"infantry_22_1", "infantry_31_1", "artillery_31_1", "mounted_31_1"}));  // CV-8.50
    Desk won(2, marked("village").thing("a1", "academy").thing("a2", "academy").thing("a3", "academy"));
    won.plays("red", {"move b5 1 0", "enter b6"}).until("take_marker").luck("take_marker village_wealth_1");
    EXPECT_EQ(won.of("red", "coins_on.sheet"), 1);  // CV-8.80
    EXPECT_EQ(won.square_of("red", "army_1"), "b6");
}

// CV-X21, CV-8.45, CV-15.5: for a deck without cards the leader takes from another.
TEST(CivilizationEnter, an_empty_deck) {
    Desk d(2, marked("village"));
    for (int card = 0; card < d.t.units; ++card)
        if (d.s.units.back_of(card) == 0 && d.s.units.where[card] == kBag)
            d.s.units.name(card, kBag, reserve_of(0), bit(0));
    d.plays("red", {"move b5 1 0", "enter b6"});
    EXPECT_EQ(d.row(), "pick_deck");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"pick_type artillery", "pick_type mounted"}));
    EXPECT_EQ(d.refusal("blue", "pick_type infantry"), "CV-8.45");
    d.play("blue", "pick_type mounted").draw_luck();
    EXPECT_EQ(d.at("battle.sides.defender.hand"), Json(3));
}

// CV-20.15: Zulu armies need no battle.
TEST(CivilizationEnter, tame_villages) {
    Desk d(2, marked("village").nations({"zulu"}).tile(0, "home_zulu", "south"));
    d.plays("red", {"move b5 1 0", "enter b6"});
    EXPECT_EQ(d.row(), "take_marker");
}

// CV-8.61, CV-8.62, CV-8.76, CV-9.75: scouts alone die without a battle, and give loot.
TEST(CivilizationEnter, scouts_are_killed) {
    Desk d(2, wilds().figure("blue", "scout_1", "b6").figure("blue", "army_1", "").trade("blue", 2));
    d.play("red", "move b5 1 1");
    EXPECT_EQ(d.refusal("red", "enter b6"), "CV-8.62");
    d.play("red", "stop");
    Desk army(2, wilds().figure("blue", "scout_1", "b6").figure("blue", "army_1", "").trade("blue", 2).trade("red", 5));
    army.plays("red", {"move b5 1 0", "enter b6"});
    EXPECT_EQ(army.offers("red"), (MoveTexts{"loot steal_trade", "done"}));
    army.play("red", "loot steal_trade");
    EXPECT_EQ(army.of("red", "trade"), 7);
    EXPECT_EQ(army.of("blue", "trade"), 0);
    EXPECT_EQ(army.square_of("red", "army_1"), "b6");
}

// CV-8.64, CV-8.65: scouts do not enter foreign centres; armies attack the city.
TEST(CivilizationEnter, a_foreign_city) {
    const Group scout{static_cast<uint16_t>(square_at(12, 5)), 0, 1, 2, 0}, army{scout.square, 1, 0, 2, 0};
    const Desk d(2, wilds());
    EXPECT_TRUE(stops({d.t, d.s}, 0, square_at(13, 5)));
    EXPECT_TRUE(entering_refusal({d.t, d.s}, 0, scout, square_at(13, 5)) == "CV-8.64"_rule);
    EXPECT_TRUE(entering_refusal({d.t, d.s}, 0, army, square_at(13, 5)) == kFine);
    EXPECT_FALSE(stops({d.t, d.s}, 1, square_at(13, 5)));
}

// CV-8.19: no battle on water without the right to end there.
TEST(CivilizationEnter, on_water) {
    int water = 0;
    Desk d(2, wilds());
    for (const int square : layout_of({d.t, d.s}).all)
        if (is_open({d.t, d.s}, square) && is_water({d.t, d.s}, square)) water = square;
    ASSERT_GT(water, 0);
    const Group army{static_cast<uint16_t>(square_at(4, 1)), 1, 0, 2, 0};
    EXPECT_TRUE(entering_refusal({d.t, d.s}, 0, army, water) == "CV-8.19"_rule);
}

// Red has killed blue's scout and loots.
Desk looter(const Given& more) {
    Desk d(2, Given(more).figure("blue", "scout_1", "b6").figure("blue", "army_1", ""));
    d.plays("red", {"move b5 1 0", "enter b6"});
    return d;
}

// CV-9.77, CV-9.81: one loot.
TEST(CivilizationLoot, small) {
    Desk culture = looter(wilds().culture("blue", 5));
    culture.play("red", "loot steal_culture");
    EXPECT_EQ(culture.of("red", "culture"), 3);
    EXPECT_EQ(culture.of("blue", "culture"), 2);
    Desk token = looter(wilds().resource("blue", "silk", 1).resource("blue", "iron", 1));
    EXPECT_EQ(token.refusal("red", "loot steal_trade"), "CV-9.81");
    token.play("red", "loot steal_resource");
    EXPECT_EQ(token.offers("red"), (MoveTexts{"take silk", "take iron"}));
    token.play("red", "take silk");
    EXPECT_EQ(token.of("red", "resources.silk"), 1);
    Desk coin = looter(wilds().with(R"({"players": {"blue": {"coins_on": {"sheet": 2}}}})"));
    EXPECT_EQ(coin.refusal("red", "loot steal_coin"), "CV-9.79");
    coin.play("red", "loot discard_coin").play("red", "loot_coin germans");
    EXPECT_EQ(coin.of("blue", "coins_on.sheet"), 1);
    EXPECT_EQ(coin.of("red", "coins_on.sheet"), 0);
    Desk nothing = looter(wilds());
    EXPECT_EQ(nothing.row(), "move_box");
}

// CV-9.77, CV-22.1: a marker at random; only the two see which.
TEST(CivilizationLoot, a_marker) {
    Desk d = looter(wilds().set({"players", "blue", "markers"}, names({"hut_iron_1", "hut_silk_1"})));
    d.play("red", "loot steal_hut_village");
    EXPECT_EQ(d.outcomes().size(), 2u);
    d.luck("loot_marker hut_silk_1");
    EXPECT_EQ(d.glimpse("blue"), "loot_marker hut_silk_1");
    EXPECT_EQ(d.glimpse("spectator"), "loot_marker ?");
    EXPECT_EQ(d.list("players.red.markers"), MoveTexts{"hut_silk_1"});
}

// CV-X22, CV-9.78, CV-9.79, CV-9.82, CV-9.83, CV-10.10: two loot after a city: one reward of two, or two of one.
TEST(CivilizationLoot, large) {
    Desk d(2, wilds()
                  .city("blue", "second", "b7")
                  .figure("blue", "army_1", "")
                  .thing("a1", "academy")
                  .thing("a2", "academy")
                  .techs("red", {"code_of_laws"}, {1})
                  .techs("blue", {"metalworking", "code_of_laws", "chivalry", "pottery"}, {3, 1})
                  .trade("blue", 9)
                  .trade("red", 0)
                  .set({"players", "blue", "markers"}, names({"hut_iron_1"}))
                  .set({"players", "blue", "events"}, names({"migrants_1"}))
                  .with(R"({"players": {"blue": {"coins_on": {"pottery": 1}}}})"));
    d.play("red", "move b5 1 0").play("blue", "pass").plays("red", {"go b6", "enter b7"});     // blue might interrupt
    d.play("blue", "pass").play("blue", "done").play("red", "front infantry_22").draw_luck();  // CV-20.12
    EXPECT_EQ(d.offers("red"), (MoveTexts{"loot steal_trade", "loot steal_hut_village", "loot discard_coin",
                                          "loot learn_tech", "loot steal_event", "loot steal_coin", "done"}));
    Desk tech = d, coin = d, event = d;
    d.play("red", "loot steal_trade");
    EXPECT_EQ(d.refusal("red", "loot learn_tech"), "CV-9.79");
    d.play("red", "loot steal_trade");
    EXPECT_EQ(d.of("red", "trade"), 6);
    EXPECT_EQ(d.row(), "move_box");
    tech.play("red", "loot learn_tech");
    EXPECT_EQ(tech.offers("red"), (MoveTexts{"loot_tech metalworking", "loot_tech pottery"}));
    EXPECT_EQ(tech.refusal("red", "loot_tech chivalry"), "CV-10.10");
    EXPECT_EQ(tech.refusal("red", "loot_tech code_of_laws"), "CV-10.14");
    EXPECT_EQ(tech.refusal("red", "loot_tech masonry"), "CV-9.78");
    tech.play("red", "loot_tech pottery");
    EXPECT_TRUE(knows({tech.t, tech.s}, 0, place_of(Node(Json("pottery"), ""), tech.t.tech_words)));
    coin.plays("red", {"loot steal_coin", "loot_coin pottery"});
    EXPECT_EQ(coin.of("red", "coins_on.sheet"), 1);
    EXPECT_EQ(coin.of("blue", "coins_on.pottery"), 0);
    event.play("red", "loot steal_event").luck("loot_event migrants_1");
    EXPECT_TRUE(contains(event.list("players.red.events"), "migrants_1"));
    EXPECT_EQ(event.glimpse("spectator"), "loot_event ?");
}

// CV-9.76: a defender that wins loots, too.
TEST(CivilizationLoot, of_the_attacker) {
    Desk d(2, wilds().units("red", {}).figure("blue", "army_1", "b6").culture("red", 1).culture("blue", 0));
    d.plays("red", {"move b5 1 0", "enter b6"});
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "loot steal_culture");
    EXPECT_EQ(d.of("blue", "culture"), 1);
}

// CV-9.80, CV-20.11, CV-21.2: Mongols loot more as attackers, behind the Great Wall there is less.
TEST(CivilizationLoot, more_and_less) {
    const auto loot = [](const Given& given) {
        const Desk d(2, given);
        return static_cast<int>(loot_of_attack({d.t, d.s}, 1, 0, 1));
    };
    EXPECT_EQ(loot(wilds()), 1);
    EXPECT_EQ(loot(wilds().nations({"mongols"})), 2);
    const Given wall = wilds().thing("f13", "great_wall").with(R"({"wonders": {"great_wall": "blue"}})");
    EXPECT_EQ(loot(wall), 0);
    EXPECT_EQ(loot(Given(wall).nations({"mongols"})), 0);
}

}  // namespace
}  // namespace pentarchy::civilization
