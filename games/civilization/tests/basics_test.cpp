// What words mean, what everybody has, and how a game is laid out: sections 0 to 3.
#include "games/civilization/reach.h"
#include "games/civilization/tests/desk.h"
#include "games/civilization/tests/oracle.h"

namespace pentarchy::civilization {
namespace {

const Json kNoPolicies = {{"social_policies", "false"}};

// CV-0.1: outskirts lie all around, steps go four ways.
TEST(CivilizationBasics, CV_0_1_beside_and_around) {
    const Edition& t = base_tables();
    EXPECT_EQ(around_city(t, square_at(5, 5)).count(), 8);
    EXPECT_TRUE(around_city(t, square_at(5, 5)).has(square_at(6, 6)));
    int steps = 0;
    for (const int next : t.grid.neighbours(square_at(5, 5))) steps += next != square_at(6, 6);
    EXPECT_EQ(steps, 4);
}

// CV-0.2: a metropolis and a second city take the same actions.
TEST(CivilizationBasics, CV_0_2_cities_of_any_kind) {
    const Given two = at("city", "red")
                          .tile(2, "neutral_01", "north")
                          .city("red", "second", "b6")
                          .set({"players", "red", "cities", "capital", "second"}, Json("b3"));
    Desk d(2, two, kNoPolicies);
    for (const char* action : {"arts capital", "arts second", "program capital", "program second"})
        EXPECT_TRUE(d.is_offered("red", action)) << action;
}

// CV-0.3: figures and units are built apart and counted apart.
TEST(CivilizationBasics, CV_0_3_figures_are_no_units) {
    const Given rich = at("city", "red").trade("red", 27).units("red", {});
    Desk army(2, rich), unit(2, rich);
    army.plays("red", {"build capital army", "at b1"});
    EXPECT_EQ(army.square_of("red", "army_2"), "b1");
    EXPECT_EQ(army.list("players.red.units"), MoveTexts{});
    unit.play("red", "build capital infantry").draw_luck();
    EXPECT_EQ(unit.list("players.red.units").size(), 1u);
    EXPECT_EQ(unit.square_of("red", "army_2"), "");
}

// CV-0.4: everybody else is an enemy.
TEST(CivilizationBasics, CV_0_4_no_alliances) {
    for (const char* other : {"blue", "green"}) {
        const Desk d(
            3,
            at("city", "red").figure("red", "army_1", "").figure("red", "scout_1", "").figure(other, "scout_1", "a8"));
        EXPECT_TRUE(is_blockaded({d.t, d.s}, 0, square_at(7, 0)));
        EXPECT_FALSE(is_blockaded({d.t, d.s}, d.seat(other), square_at(7, 0)));
    }
}

// CV-0.6: what carries anything at all is not empty.
TEST(CivilizationBasics, CV_0_6_empty_squares) {
    Desk d(2, at("start", "red")
                  .tile(2, "neutral_01", "north")
                  .tile(3, "neutral_02", "north")
                  .thing("b6", "market")
                  .thing("b7", "city_state_1")
                  .thing("b8", "atlantis")
                  .figure("blue", "scout_1", "b9")
                  .with(R"({"map_markers": {"b10": {"kind": "hut"}}})")
                  .set({"players", "red", "events"}, names({"barbarian_encampment_1"})));
    d.play("red", "play_event barbarian_encampment");
    EXPECT_TRUE(d.is_offered("red", "aim_square b11"));
    for (const char* full : {"b2", "b6", "b7", "b8", "b9", "b10"})
        EXPECT_FALSE(d.is_offered("red", std::string("aim_square ") + full)) << full;
}

// CV-0.8: learning takes no trade and asks for no threshold; researching does both. Both need a slot.
TEST(CivilizationBasics, CV_0_8_learning_and_researching) {
    const Given poor = at("start", "red").trade("red", 3).set({"players", "red", "rights"}, names({"atlantis"}));
    Desk learns(2, poor);
    learns.play("red", "use_relic atlantis");
    EXPECT_EQ(learns.refusal("red", "learn chivalry"), "CV-10.10");
    learns.play("red", "learn pottery");
    EXPECT_EQ(learns.of("red", "trade"), 3);
    Desk researches(2, at("research").trade("red", 7).trade("blue", 0));
    EXPECT_EQ(researches.refusal("red", "research chivalry"), "CV-10.2");
    researches.play("red", "research pottery");
    EXPECT_EQ(researches.of("red", "trade"), 0);
}

// CV-0.9: a card beats the rules: the Zulu found beside a hut.
TEST(CivilizationBasics, CV_0_9_the_card_wins) {
    const Given hut = at("start", "red")
                          .tile(2, "neutral_01", "north")
                          .tile(3, "neutral_02", "north")
                          .figure("red", "scout_1", "b7")
                          .with(R"({"map_markers": {"a6": {"kind": "hut"}}})");
    EXPECT_EQ(Desk(2, hut).refusal("red", "found b7 scout"), "CV-4.15");
    Desk zulu(2, Given(hut).nations({"zulu"}).tile(0, "home_zulu", "east"));
    EXPECT_TRUE(zulu.is_offered("red", "found b7 scout"));
}

// CV-1.3: markers show ranks I to IV of three types; aircraft have one rank.
TEST(CivilizationBasics, CV_1_3_ranks) {
    const Desk first(2, at("city", "red").techs("red", {"code_of_laws"}, {1}));
    const Desk last(
        2, at("city", "red")
               .techs("red", {"code_of_laws", "replaceable_parts", "ballistics", "combustion", "flight"}, {5}));
    for (const UnitType type : {UnitType::Infantry, UnitType::Artillery, UnitType::Mounted}) {
        EXPECT_EQ(rank_of({first.t, first.s}, 0, type), 1);
        EXPECT_EQ(rank_of({last.t, last.s}, 0, type), 4);
    }
    EXPECT_EQ(rank_of({first.t, first.s}, 0, UnitType::Aircraft), 0);
    EXPECT_EQ(rank_of({last.t, last.s}, 0, UnitType::Aircraft), 1);
}

// CV-1.5, CV-2.4, CV-2.71: eight governments, four cards of policies with two sides, four investments without markers,
// six armies and two scouts.
TEST(CivilizationBasics, CV_2_4_what_everybody_has) {
    const Edition& t = base_tables();
    EXPECT_EQ(t.government_words.size(), 8u);
    EXPECT_EQ(t.policy_words.size(), 8u);
    EXPECT_EQ(t.investment_words.size(), 4u);
    const Desk d(2, at("start", "red"));
    EXPECT_EQ(figures_owned({d.t, d.s}, 0, true), 6);
    EXPECT_EQ(figures_owned({d.t, d.s}, 0, false), 2);
    EXPECT_EQ(d.at("players.red.investments"), Json(boost::json::object()));
    const Desk bare(2, at("start", "red"), Json{{"social_policies", "false"}, {"investments", "false"}});
    EXPECT_EQ(bare.at("players.red.policies"), names({}));
    EXPECT_EQ(bare.refusal("red", "invest infrastructure code_of_laws"),
              d.refusal("red", "invest infrastructure pottery"));
}

// CV-1.30, CV-2.5, CV-1.9: without any module great people, city-states and the stack of shipyards are there.
TEST(CivilizationBasics, CV_1_30_the_core) {
    const Json none = {{"social_policies", "false"}, {"investments", "false"}, {"relics", "false"}};
    const State s = fresh<Civilization>(base_tables(), 4, none);
    EXPECT_EQ(s.people.at(kBag), 42);
    EXPECT_EQ(std::popcount(s.city_states), 5);
    const Json document = Civilization::document({base_tables(), s});
    EXPECT_EQ(document.at("stacks_left").at("shipyard"), Json(5));
}

// CV-2.32: for two 16 by 8 squares, homes in opposite corners.
TEST(CivilizationBasics, CV_2_32_two_homes) {
    const LayoutRow& two = base_tables().layout[0];
    EXPECT_EQ(two.slots, 8);
    EXPECT_TRUE(two.of[0].has(square_at(0, 0)));
    EXPECT_TRUE(two.of[1].has(square_at(15, 7)));
}

// CV-2.36: no way leads into the hole of the map for five.
TEST(CivilizationBasics, CV_2_36_the_hole) {
    const Edition& t = base_tables();
    const LayoutRow& five = t.layout[3];
    State s = fresh<Civilization>(t, 5);
    int beside = 0;
    for (const int square : five.all) {
        s.face[square] = index(Terrain::Grassland);
        s.tile[five.slot_of[square]] = 0;
    }
    for (const int square : five.all)
        for (const int next : t.grid.neighbours(square)) {
            if (five.all.has(next)) continue;
            ++beside;
            EXPECT_TRUE(passing_refusal({t, s}, 0, {static_cast<uint16_t>(square), 1, 0, 6, 0}, next) ==
                        "CV-8.30"_rule);
            const bool inside = next % kColumns > 0 && next % kColumns < kColumns - 1;
            if (!five.outer.has(square)) {
                EXPECT_TRUE(inside);
            }
        }
    EXPECT_GT(beside, 0);
}

// CV-3.4: all trade at the same time.
TEST(CivilizationBasics, CV_3_4_trade_together) {
    const Desk d(3, at("trade"));
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "green"}));
}

}  // namespace
}  // namespace pentarchy::civilization
