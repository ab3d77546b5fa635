// Who decides what (section 23), and what happens when something runs out (section 18).
#include <algorithm>
#include <set>

#include "games/civilization/queries.h"
#include "games/civilization/tests/battle_desk.h"

namespace pentarchy::civilization {
namespace {

std::set<std::string> verbs_of(const MoveTexts& offers) {
    std::set<std::string> out;
    for (const std::string& move : offers) out.insert(move.substr(0, move.find(' ')));
    return out;
}
using Verbs = std::set<std::string>;
Verbs verbs(const Desk& d, const std::string& seat = "red") { return verbs_of(d.offers(seat)); }

// CV-23.1: nation, policy, capital, figures, in the order of the steps.
TEST(CivilizationDecisions, CV_23_1_setup) {
    Desk d(2);
    MoveTexts rows;
    for (int i = 0; i < 60 && d.row() != "start_box"; ++i) {
        d.draw_luck();
        if (d.row() == "start_box") break;
        if (d.pending().front() == "red" && (rows.empty() || rows.back() != d.row())) rows.push_back(d.row());
        d.play(d.pending().front(), d.offers(d.pending().front()).front());
    }
    EXPECT_EQ(rows, (MoveTexts{"adopt", "place_capital", "place_figure"}));
    EXPECT_EQ(verbs(Desk(2).until("adopt")), Verbs{"adopt"});
    Desk dealt(2);
    dealt.s = fresh<Civilization>(dealt.t, 2);
    dealt.draw_luck();
    EXPECT_EQ(dealt.offers("red").size(), 2u);
}

// CV-23.2: in the Start of Turn whatever can be done, in any order.
TEST(CivilizationDecisions, CV_23_2_start_of_turn) {
    Given given = at("start", "red").tile(2, "neutral_01", "north").tile(3, "neutral_02", "north");
    given.figure("red", "scout_1", "b7").thing("b3", "taj_mahal").with(R"({"wonders": {"taj_mahal": "red"},
        "players": {"red": {"events": ["drought_1"], "coins_on": {"sheet": 1}, "people_in_reserve": {"artist": 1}}}})");
    EXPECT_EQ(verbs(Desk(2, given)),
              (Verbs{"found", "govern", "invest", "place_person", "assign", "play_event", "use", "done"}));
}

// CV-23.4: in City Management the cities' actions, once the track, cards, the end.
TEST(CivilizationDecisions, CV_23_4_city_management) {
    Given given = at("city", "red").techs("red", {"code_of_laws", "currency"}, {2}).resource("red", "incense", 1);
    given.trade("red", 20).culture("red", 9).with(R"({"players": {"red": {"events": ["despot_day_1"]}}})");
    Desk d(2, given);
    EXPECT_EQ(verbs(d), (Verbs{"build", "arts", "harvest", "program", "advance", "play_event", "use", "done"}));
    d.play("red", "program capital");
    EXPECT_EQ(verbs(d), (Verbs{"advance", "play_event", "use", "done"}));
}

// CV-23.5: others pass, or cancel with what they have.
TEST(CivilizationDecisions, CV_23_5_reactions) {
    Given given = at("city", "red").techs("blue", {"writing"}, {1});
    Desk d(2, given.with(R"({"players": {"blue": {"markers": ["hut_spy_1"]}}})"));
    d.play("red", "arts capital");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"pass", "cancel_marker writing hut_spy"}));
}

// CV-23.6: a group is chosen, then goes, turns tiles over, stops, or goes home in an own centre.
TEST(CivilizationDecisions, CV_23_6_movement) {
    Desk d(2, at("move", "red").figure("red", "army_1", "b2").figure("red", "scout_1", "d3"));
    EXPECT_EQ(verbs(d), (Verbs{"move", "done"}));
    d.play("red", "move b2 1 0");
    EXPECT_EQ(d.offers("red").back(), "disband_into army");
    EXPECT_EQ(verbs(d), (Verbs{"go", "stop", "disband", "disband_into"}));
    d.plays("red", {"go b3", "stop", "move d3 0 1"});
    EXPECT_EQ(verbs(d), (Verbs{"go", "reveal", "stop"}));
}

// CV-23.7: friends from a hut, a great person placed or kept, what a relic gives.
TEST(CivilizationDecisions, CV_23_7_exploring) {
    const auto takes = [](const std::string& marker, const std::string& kind) {
        Given given = war().figure("red", "army_1", "b5").thing("a1", "academy").thing("a2", "academy");
        given.units("red", {"infantry_22_1"})
            .set({"map_markers", "b6"}, Json{{"place", 0}, {"kind", kind}, {"marker", marker}});
        Desk d(2, given.thing("a3", "academy"));
        return d.plays("red", {"move b5 1 0", "enter b6"});
    };
    EXPECT_EQ(verbs(takes("hut_friendly_barbarian_1", "hut")), (Verbs{"pick_type", "place"}));
    Desk person = takes("village_great_person_1", "village");
    person.until("place_person");
    EXPECT_EQ(verbs(person), (Verbs{"place_person", "keep_marker"}));
    Desk relic(2, war().thing("b6", "attilas_village"));
    EXPECT_EQ(verbs(relic.plays("red", {"move b5 1 0", "go b6", "stop"})), Verbs{"pick_type"});
}

// CV-23.8: a unit and its front, abilities, the end of the battle turn; then the loot.
TEST(CivilizationDecisions, CV_23_8_battle) {
    Desk d(2, armies({"infantry_22_1", "infantry_13_1"}, {"infantry_31_2"})
                  .techs("red", {"code_of_laws", "mathematics"}, {2})
                  .resource("red", "iron", 1)
                  .trade("blue", 5));
    attack(d);
    EXPECT_EQ(verbs(d, "blue"), Verbs{"front"});
    d.play("blue", "front infantry_31");
    EXPECT_EQ(verbs(d), (Verbs{"front", "strike", "use"}));
    d.play("red", "front infantry_22");
    EXPECT_EQ(verbs(d), (Verbs{"use", "end_turn"}));
    d.plays("red", {"end_turn", "strike infantry_13 infantry_31_2"}).until("loot_box");
    EXPECT_EQ(verbs(d), (Verbs{"loot", "done"}));
}

// CV-23.10: a tech or none, in secret; what it asks for comes after the reveal.
TEST(CivilizationDecisions, CV_23_10_research) {
    Desk d(2, at("research").trade("red", 6).trade("blue", 6).tile(2, "neutral_01", "north"));
    EXPECT_EQ(verbs(d), (Verbs{"research", "no_research"}));
    d.play("red", "research agriculture");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "no_research");
    EXPECT_EQ(verbs(d), Verbs{"grow"});
}

// CV-23.11: own choice over the hand limit, the named chooser for coins, luck for people and for loot at random.
TEST(CivilizationDecisions, CV_23_11_forced_discards) {
    Desk hand(
        2,
        at("city", "red").culture("red", 20).with(R"({"players": {"red": {"events": ["drought_1", "sabotage_1"]}}})"));
    hand.play("red", "advance 1").draw_luck();
    EXPECT_EQ(verbs(hand), Verbs{"discard_event"});
    EXPECT_EQ(hand.offers("red").size(), 3u);
    Desk coin(2, at("start", "red").with(R"({"players": {"red": {"events": ["counterfeiters_1"]},
                                                          "blue": {"coins_on": {"sheet": 1, "pottery": 1}}}})"));
    coin.play("red", "play_event counterfeiters").play("red", "aim_seat blue");
    EXPECT_EQ(coin.pending(), MoveTexts{"red"});
    EXPECT_EQ(verbs(coin), Verbs{"strip_coin"});
    Desk person(2, at("move", "red").thing("c2", "artist").with(R"({"players": {"red": {
        "events": ["wholesale_defection_1"], "people": ["valmiki", "mark_twain"], "people_in_reserve": {"artist": 1}}}})"));
    person.plays("red", {"play_event wholesale_defection", "aim_person c2"});
    EXPECT_EQ(person.row(), "lose_person");
    EXPECT_EQ(person.pending(), MoveTexts{"luck"});
    Desk loot(2,
              armies({"infantry_22_1"}, {}).with(R"({"players": {"blue": {"markers": ["hut_iron_1", "hut_spy_1"]}}})"));
    attack(loot).play("red", "front infantry_22").play("red", "loot steal_hut_village");
    EXPECT_EQ(loot.pending(), MoveTexts{"luck"});
}

// CV-18.3, CV-6.50: without a token in the stack no building, not even a free one.
TEST(CivilizationShortages, CV_18_3_buildings) {
    Given given = at("move", "red").nations({"spanish", "romans"}).figure("red", "scout_1", "b4");
    for (const char* square : {"e13", "e16", "f15"}) given.thing(square, "market");
    Desk d(2, given);
    d.play("red", "move b4 0 1").play("red", "reveal east").luck("turn_tile neutral_01").play("red", "trigger spanish");
    EXPECT_EQ(d.number("stacks_left.market"), 0);
    EXPECT_TRUE(beginning(d.offers("red"), "raise_building market").empty());
}

// CV-18.4: what gives resources gives those that are there.
TEST(CivilizationShortages, CV_18_4_resources) {
    Desk d(2, at("start", "red")
                  .resource("blue", "silk", 2)
                  .resource("blue", "iron", 2)
                  .thing("c2", "big_ben")
                  .with(R"({"wonders": {"big_ben": "red"}})"));
    d.play("red", "use big_ben");
    EXPECT_EQ(d.of("red", "resources.wheat"), 1);
    EXPECT_EQ(d.of("red", "resources.incense"), 1);
    EXPECT_EQ(d.of("red", "resources.silk"), 0);
    EXPECT_EQ(d.of("red", "resources.iron"), 0);
}

// CV-18.5: without a marker of any type nobody is gained.
TEST(CivilizationShortages, CV_18_5_great_people) {
    Given given = at("move", "red").figure("red", "army_1", "b3").thing("b4", "school_of_confucius");
    for (const char* type : {"artist", "builder", "general", "humanitarian", "industrialist", "scientist"})
        given.set({"players", "blue", "people_in_reserve", type}, Json(3));
    Desk d(2, given);
    d.plays("red", {"move b3 1 0", "go b4", "stop"});
    EXPECT_EQ(d.row(), "move_box");
    EXPECT_TRUE(d.list("players.red.people").empty());
}

// CV-18.9: of these there are always enough: here of deserts, of which the box holds twelve.
TEST(CivilizationShortages, CV_18_9_markers_without_end) {
    Given given = at("start", "red").tile(2, "neutral_01", "north").tile(3, "neutral_02", "north");
    for (const char* square : {"b6", "b7", "b8", "b11", "b12", "a5", "a6", "a7", "a8", "a11", "a12", "c8"})
        given.set({"terrain", square}, Json("desert"));
    Desk d(2, given.culture("red", 900).with(R"({"players": {"red": {"events": ["drought_1"]}}})"));
    d.play("red", "play_event drought").play("red", "aim_square d8");
    EXPECT_EQ(d.at("terrain").as_object().size(), 13u);
    EXPECT_EQ(d.of("red", "culture"), 900);
}

}  // namespace
}  // namespace pentarchy::civilization
