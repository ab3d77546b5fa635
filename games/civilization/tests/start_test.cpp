// Start of Turn, section 4, and what scouts gather, section 12.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// The Romans of red at b2; two neutral tiles east of home, the second all land around c10 after its huts are gone.
Given open_land() {
    return at("start").tile(2, "neutral_01", "north").tile(3, "neutral_02", "north").figure("red", "scout_1", "b7");
}

// CV-3.3, CV-3.6, CV-3.7: seats in turn from the first player; the marker goes left, but not in the first turn.
TEST(CivilizationStart, the_order_of_seats) {
    Desk d(2);
    d.until("start_box");
    EXPECT_EQ(d.number("turn"), 1);
    EXPECT_EQ(d.at("first"), Json("red"));
    EXPECT_EQ(d.at("active"), Json("red"));
    d.play("red", "done");
    EXPECT_EQ(d.at("active"), Json("blue"));
    for (int i = 0; i < 200 && d.s.turn == 1; ++i) {
        d.draw_luck();
        if (d.s.turn > 1) break;
        const std::string who = d.pending().front();
        d.play(who, d.offers(who).back());
    }
    EXPECT_EQ(d.at("first"), Json("blue"));
}

// CV-4.12, CV-4.13, CV-4.21, CV-4.24, CV-6.5: a scout founds the second city where it stands, and goes home.
TEST(CivilizationStart, a_city_is_founded) {
    Desk d(2, open_land());
    EXPECT_EQ(d.refusal("red", "found b7 army"), "CV-4.12");
    EXPECT_TRUE(d.is_offered("red", "found b7 scout"));
    d.play("red", "found b7 scout");
    EXPECT_EQ(d.at("players.red.cities.second.centre"), Json("b7"));
    EXPECT_EQ(d.square_of("red", "scout_1"), "");
    EXPECT_EQ(d.row(), "adopt");  // CV-13.3: a second city, a second policy
    d.until("city_box");
    EXPECT_FALSE(beginning(d.offers("red"), "build second").empty());
}

// CV-4.10, CV-4.11, CV-2.70: two cities at first, three with Irrigation.
TEST(CivilizationStart, the_city_limit) {
    const Given full = open_land().city("red", "second", "c10");
    Desk d(2, Given(full));
    EXPECT_EQ(d.refusal("red", "found b7 scout"), "CV-4.10");
    Desk irrigated(2, Given(full).techs("red", {"code_of_laws", "irrigation"}, {1, 1}));
    EXPECT_TRUE(irrigated.is_offered("red", "found b7 scout"));
}

// CV-4.12: an army founds only under the Republic; the Romans begin there.
TEST(CivilizationStart, armies_found_under_the_republic) {
    Desk d(2, open_land().figure("red", "army_1", "b7"));
    EXPECT_TRUE(d.is_offered("red", "found b7 army"));
    Desk despot(2, open_land().figure("red", "army_1", "b7").government("red", "despotism"));
    EXPECT_EQ(despot.refusal("red", "found b7 army"), "CV-4.12");
}

// CV-4.13, CV-4.14, CV-4.15, CV-4.17, CV-4.18, CV-4.19, CV-X20: what a site may not have around it.
TEST(CivilizationStart, sites) {
    const auto refusal = [](const std::string& square, Given given) {
        Desk d(2, given.figure("red", "scout_1", square));
        return d.refusal("red", "found " + square + " scout");
    };
    EXPECT_EQ(refusal("c7", open_land()), "CV-4.13");
    EXPECT_EQ(refusal("d8", open_land()), "CV-4.14");  // the tiles below lie face down
    EXPECT_EQ(refusal("b4", open_land()), "CV-4.17");  // two columns apart
    EXPECT_EQ(refusal("b5", open_land()), "");         // three apart
    const Given hut = open_land().with(R"({"map_markers": {"a6": {"place": 0, "kind": "hut", "marker": null}}})");
    EXPECT_EQ(refusal("b7", hut), "CV-4.15");
    EXPECT_EQ(refusal("b7", open_land().thing("a6", "city_state_1")), "CV-4.18");
    EXPECT_EQ(refusal("b7", open_land().thing("a6", "atlantis")), "CV-4.19");
}

// CV-4.16: an enemy figure next to the site; own ones do not matter.
TEST(CivilizationStart, enemies_beside_a_site) {
    Desk d(2, open_land().figure("blue", "scout_1", "c8"));
    EXPECT_EQ(d.refusal("red", "found b7 scout"), "CV-4.16");
    Desk own(2, open_land().figure("red", "army_1", "c8"));
    EXPECT_TRUE(own.is_offered("red", "found b7 scout"));
}

// CV-4.20: a city on a city-state razes it for 3 culture.
TEST(CivilizationStart, a_city_state_makes_room) {
    Desk d(2, open_land().thing("b7", "city_state_1"));
    d.play("red", "found b7 scout");
    EXPECT_EQ(d.of("red", "culture"), 3);
    EXPECT_EQ(d.thing("b7"), "");
}

// CV-4.22: own figures on the square make room, as far as they find a legal one.
TEST(CivilizationStart, figures_make_room) {
    Desk d(2, open_land().figure("red", "army_1", "b7"));
    d.play("red", "found b7 scout");
    EXPECT_EQ(d.row(), "shelter");
    EXPECT_TRUE(d.is_offered("red", "shelter army c8"));
    EXPECT_EQ(d.refusal("red", "shelter army c7"), "CV-4.22");
    d.play("red", "shelter army c8");
    EXPECT_EQ(d.square_of("red", "army_1"), "c8");
}

// CV-4.54, CV-4.55, CV-4.56: to Anarchy at any time, from there a turn later to what is unlocked.
TEST(CivilizationStart, anarchy_and_back) {
    Desk d(2, at("start"));
    EXPECT_EQ(d.refusal("red", "govern despotism"), "CV-4.52");
    EXPECT_EQ(d.refusal("red", "govern monarchy"), "CV-4.55");
    d.play("red", "govern anarchy");
    EXPECT_EQ(d.refusal("red", "govern republic"), "CV-4.56");
    EXPECT_EQ(d.at("players.red.government"), Json("anarchy"));
    Desk later(2, at("start").government("red", "anarchy"));
    EXPECT_TRUE(later.is_offered("red", "govern republic"));
    EXPECT_TRUE(later.is_offered("red", "govern despotism"));
}

// CV-4.50, CV-4.52, CV-4.61: straight to a government unlocked just now, in this one part only.
TEST(CivilizationStart, a_fresh_government) {
    const Given given = at("start").techs("red", {"code_of_laws", "monarchy"}, {1, 1});
    Desk fresh(2, Given(given).with(R"({"players": {"red": {"fresh": ["monarchy"]}}})"));
    EXPECT_TRUE(fresh.is_offered("red", "govern monarchy"));
    fresh.play("red", "done");
    EXPECT_TRUE(fresh.list("players.red.fresh").empty());
    EXPECT_EQ(Desk(2, given).refusal("red", "govern monarchy"), "CV-4.52");
}

// CV-4.57, CV-13.8: in Anarchy policies do nothing.
TEST(CivilizationStart, anarchy_stops_policies) {
    const Given adopted = at("start").with(R"({"players": {"red": {"policies": ["organized_religion"]}}})");
    EXPECT_EQ(Desk(2, adopted).of("red", "coins"), 1);
    EXPECT_EQ(Desk(2, Given(adopted).government("red", "anarchy")).of("red", "coins"), 0);
}

// CV-4.59: who is immune to Anarchy changes straight.
TEST(CivilizationStart, pyramids) {
    Desk d(2, at("start").thing("b1", "pyramids").with(R"({"wonders": {"pyramids": "red"}})"));
    EXPECT_TRUE(d.is_offered("red", "govern fundamentalism"));
}

// CV-4.30, CV-4.31, CV-4.36, CV-4.38, CV-4.39: the capital that owes it grows, where the owner chooses.
TEST(CivilizationStart, the_metropolis) {
    Desk d(2, open_land()
                  .techs("red", {"code_of_laws", "agriculture"}, {2})
                  .with(R"({"players": {"red": {"rights": ["owes_metropolis"]}}, "due": ["red"]})"));
    EXPECT_EQ(d.row(), "grow");
    EXPECT_TRUE(d.is_offered("red", "grow b3"));
    EXPECT_TRUE(d.is_offered("red", "grow c2"));
    EXPECT_EQ(d.refusal("red", "grow a2"), "CV-4.14");
    d.play("red", "grow b3");
    EXPECT_EQ(d.at("players.red.cities.capital.second"), Json("b3"));
    EXPECT_EQ(d.thing("b3"), "");
    EXPECT_TRUE(d.list("players.red.rights").empty());
}

// CV-4.33, CV-4.34: who stands there makes room, and so does what lies there.
TEST(CivilizationStart, the_metropolis_takes_its_square) {
    Desk d(2, open_land()
                  .techs("red", {"code_of_laws", "agriculture"}, {2})
                  .thing("b3", "workshop")
                  .with(R"({"players": {"red": {"rights": ["owes_metropolis"]}}, "due": ["red"]})")
                  .figure("red", "army_1", "b3"));
    const int left = d.number("stacks_left.workshop");
    d.play("red", "grow b3");
    EXPECT_EQ(d.number("stacks_left.workshop"), left + 1);
    EXPECT_EQ(d.row(), "shelter");
}

// CV-4.37: if it cannot grow, it waits for the next Start of Turn.
TEST(CivilizationStart, a_metropolis_that_waits) {
    Desk d(2, at("city")
                  .techs("red", {"code_of_laws", "agriculture"}, {2})
                  .figure("blue", "army_1", "b3")
                  .figure("blue", "scout_1", "b3")
                  .figure("blue", "army_2", "c2")
                  .with(R"({"players": {"red": {"rights": ["owes_metropolis"]}}, "due": ["red"]})"));
    EXPECT_EQ(d.row(), "city_box");
    EXPECT_EQ(d.list("players.red.rights"), (MoveTexts{"waits_for_metropolis"}));
}

// CV-4.37: in the whole of that part: as soon as it can it must.
TEST(CivilizationStart, a_metropolis_waits_no_longer) {
    Desk d(2,
           at("start")
               .techs("red", {"code_of_laws", "agriculture"}, {2})
               .figure("red", "scout_1", "d4")
               .figure("blue", "army_1", "b3")
               .figure("blue", "army_2", "c2")
               .with(R"({"players": {"red": {"rights": ["waits_for_metropolis"]}}})"),
           Json{{"social_policies", "false"}});
    EXPECT_EQ(d.row(), "start_box");
    Play p(d.t, d.s, nullptr);
    lift_figure(p, 1, 0);
    d.play("red", "assign d4 capital");
    EXPECT_EQ(d.offers("red"), MoveTexts{"grow b3"});
    d.play("red", "grow b3");
    EXPECT_TRUE(d.list("players.red.rights").empty());
}

// CV-4.30, CV-4.31: a capital grows once.
TEST(CivilizationStart, no_metropolis_grows_again) {
    Desk d(2,
           at("start")
               .techs("red", {"code_of_laws", "agriculture"}, {2})
               .with(R"({"players": {"red": {"rights": ["owes_metropolis"],
                                                "cities": {"capital": {"second": "b3"}}}}, "due": ["red"]})"),
           Json{{"social_policies", "false"}});
    EXPECT_EQ(d.row(), "start_box");
    EXPECT_TRUE(d.list("players.red.rights").empty());
}

// CV-4.26: what was left where a city is founded makes room.
TEST(CivilizationStart, a_city_on_what_was_left) {
    Desk d(2, open_land().thing("b7", "market"), Json{{"social_policies", "false"}});
    const int left = d.number("stacks_left.market");
    d.play("red", "found b7 scout");
    EXPECT_EQ(d.number("stacks_left.market"), left + 1);
    EXPECT_EQ(d.at("players.red.cities.second.centre"), Json("b7"));
}

// CV-12.1, CV-12.2, CV-12.5: a scout gathers for the city its owner names, once.
TEST(CivilizationStart, scouts_gather) {
    Desk d(2, open_land().figure("red", "scout_1", "b5"));  // a desert
    EXPECT_TRUE(d.is_offered("red", "assign b5 capital"));
    const int before = trade_of({d.t, d.s}, 0);
    d.play("red", "assign b5 capital");
    EXPECT_EQ(trade_of({d.t, d.s}, 0), before + 1);
    EXPECT_EQ(d.refusal("red", "assign b5 capital"), "CV-12.2");
}

// CV-20.6: the armies of the English gather, too.
TEST(CivilizationStart, english_armies_gather) {
    const Given given = open_land().figure("red", "army_1", "b5").figure("red", "scout_1", "");
    EXPECT_EQ(Desk(2, Given(given)).refusal("red", "assign b5 capital"), "CV-12.1");
    EXPECT_TRUE(Desk(2, Given(given).nations({"english"})).is_offered("red", "assign b5 capital"));
}

// CV-12.4: a scout that moves gathers no more.
TEST(CivilizationStart, a_scout_that_leaves) {
    Desk d(2, open_land()
                  .turn("move", "red")
                  .figure("red", "scout_1", "b5")
                  .with(R"({"players": {"red": {"figures": {"scout_1": {"city": "capital"}}}}})"));
    const int before = trade_of({d.t, d.s}, 0);
    d.play("red", "move b5 0 1").play("red", "go b6");
    EXPECT_EQ(trade_of({d.t, d.s}, 0), before - 1);
}

// CV-11.3: a scout holds a coin of the map without being assigned.
TEST(CivilizationStart, a_scout_on_a_coin) {
    Desk d(2, open_land().tile(2, "neutral_04", "north").figure("red", "scout_1", "c5"));  // mountain.coin
    EXPECT_EQ(d.of("red", "coins"), 1);
}

// CV-4.1: what must happen comes first: Democracy's two trade.
TEST(CivilizationStart, things_that_bring) {
    Desk d(2, at("start").government("red", "democracy"));
    EXPECT_EQ(d.of("red", "trade"), 3 + 2);
}

// CV-12.3: only as long as the scout stands there.
TEST(CivilizationStart, CV_12_3_a_scout_that_dies) {
    Given given = open_land().turn("move", "blue").figure("red", "scout_1", "b5").figure("blue", "army_1", "b6");
    Desk d(2, given.with(R"({"players": {"red": {"figures": {"scout_1": {"city": "capital"}}}}})"));
    const int before = trade_of({d.t, d.s}, 0);
    d.play("blue", "move b6 1 0").play("blue", "enter b5").until("move_box");
    EXPECT_EQ(d.square_of("red", "scout_1"), "");
    EXPECT_EQ(trade_of({d.t, d.s}, 0), before - 1);
}

// CV-12.7: a scout built now gathers from the next turn on.
TEST(CivilizationStart, CV_12_7_a_new_scout) {
    Desk d(2,
           open_land().turn("city", "red").trade("red", 27).thing("b5", "city_state_1").figure("red", "scout_1", "b5"));
    const int before = trade_of({d.t, d.s}, 0);
    d.play("red", "build capital scout").play("red", "at b5");
    EXPECT_EQ(d.square_of("red", "scout_2"), "b5");
    EXPECT_TRUE(d.at("players.red.figures.scout_2.city").is_null());
    EXPECT_EQ(trade_of({d.t, d.s}, 0), before);
    EXPECT_TRUE(beginning(d.offers("red"), "assign").empty());
}

}  // namespace
}  // namespace pentarchy::civilization
