// Events that are played, and windows in which they are cancelled: sections 7 and 19. The Romans' capital lies at b2.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

Given holding(Given given, const std::string& seat, const MoveTexts& events) {
    given.set({"players", seat, "events"}, names(events));
    return given;
}
Given knows_writing(Given given, const std::string& seat) {
    given.techs(seat, {"code_of_laws", "writing"}, {2});
    given.set({"players", seat, "markers"}, names({"hut_spy_1"}));
    return given;
}

// CV-7.24, CV-7.26: an event is played in its phase, then lies face up under its deck.
TEST(CivilizationEvents, CV_7_24_played_in_its_phase) {
    Desk d(2, holding(at("city", "red"), "red", {"despot_day_1", "drought_1"}));
    EXPECT_EQ(d.refusal("red", "play_event drought"), "CV-7.26");
    EXPECT_EQ(d.refusal("red", "play_event queen_day"), "CV-7.24");
    d.play("red", "play_event despot_day");
    EXPECT_EQ(d.at("events_under"), names({"despot_day_1"}));
    d.play("red", "boost capital");
    EXPECT_EQ(d.of("red", "cities.capital.boost"), 4);
}

// CV-7.25: a card with two effects is played for the one of this phase.
TEST(CivilizationEvents, CV_7_25_one_of_two_effects) {
    Desk start(2, holding(at("start", "red").trade("red", 0), "red", {"supply_drop_1"}));
    start.play("red", "play_event supply_drop");
    EXPECT_EQ(start.of("red", "trade"), 7);
    Desk city(2, holding(at("city", "red"), "red", {"supply_drop_1"}));
    EXPECT_EQ(city.refusal("red", "play_event supply_drop"), "CV-7.24");  // no other city than the capital
}

// CV-4.60: another player's government becomes Anarchy.
TEST(CivilizationEvents, CV_4_60_the_citizens_revolt) {
    Desk d(3, holding(at("start", "red").government("green", "anarchy"), "red", {"citizens_revolting_1"}));
    d.play("red", "play_event citizens_revolting_1");
    EXPECT_EQ(d.refusal("red", "aim_seat green"), "CV-4.60");
    EXPECT_EQ(d.refusal("red", "aim_seat red"), "CV-19.1");
    d.play("red", "aim_seat blue");
    EXPECT_EQ(d.at("players.blue.government"), "anarchy");
    d.play("red", "done").until("start_box");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});  // its own part of this turn is still to come
    EXPECT_EQ(d.refusal("blue", "govern despotism"), "CV-4.56");
}

// CV-9.4, CV-19.2: who thinks about a window of a battle lets others answer anew, with the hands they have.
TEST(CivilizationEvents, CV_19_2_a_window_leaves_battle_hands) {
    Picks picks{};
    picks.answer = 3;
    picks.payer[1] = 2;
    picks.force.add(7);
    Civilization::take_back(picks);
    EXPECT_EQ(picks.answer, 0);
    EXPECT_EQ(picks.payer[1], 0);
    EXPECT_TRUE(picks.force.has(7));
}

// CV-6.58, CV-0.5: a building within four steps.
TEST(CivilizationEvents, CV_6_58_sabotage) {
    Desk d(2, holding(at("start", "red").thing("c2", "market").figure("blue", "army_1", ""), "red", {"sabotage_1"}));
    d.play("red", "play_event sabotage");
    EXPECT_EQ(d.refusal("red", "aim_square c3"), "CV-6.58");
    d.play("red", "aim_square c2");
    EXPECT_EQ(d.thing("c2"), "");
}

// CV-15.12, CV-11.6: a coin token of the player's choice.
TEST(CivilizationEvents, CV_15_12_counterfeiters) {
    Desk d(
        3,
        holding(at("start", "red")
                    .with(R"({"players": {"blue": {"coins_on": {"sheet": 1}}, "green": {"coins_on": {"sheet": 0}}}})"),
                "red", {"counterfeiters_1"}));
    d.play("red", "play_event counterfeiters");
    EXPECT_EQ(d.refusal("red", "aim_seat green"), "CV-15.16");
    d.play("red", "aim_seat blue").play("red", "strip_coin blue germans");
    EXPECT_EQ(d.of("blue", "coins_on.sheet"), 0);
}

// CV-21.25: both learn what the other knows.
TEST(CivilizationEvents, CV_21_25_exchange_of_ideas) {
    Desk d(3, holding(at("start", "red").techs("red", {"code_of_laws"}, {1}).techs("blue", {"metalworking"}, {1}),
                      "red", {"exchange_of_ideas_1"}));
    d.play("red", "play_event exchange_of_ideas").play("red", "aim_seat blue").play("red", "learn metalworking");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.offers("blue"), MoveTexts{"learn code_of_laws"});
}

// CV-13.7, CV-13.4: an adopted policy is turned over, or swapped for one of a card not in use.
TEST(CivilizationEvents, CV_13_7_migrants) {
    Desk d(2, holding(at("city", "red").with(R"({"players": {"red": {"policies": ["rationalism"]}}})"), "red",
                      {"migrants_1"}));
    d.play("red", "play_event migrants").play("red", "switch_policy rationalism patronage");
    EXPECT_EQ(d.at("players.red.policies"), names({"patronage"}));
    EXPECT_EQ(d.row(), "city_box");
}

// CV-19.2, CV-19.5, CV-6.98: a city action is cancelled: it is used up, nothing is built.
TEST(CivilizationWindow, CV_19_5_writing_cancels_an_action) {
    Desk d(2, knows_writing(at("city", "red"), "blue"));
    d.play("red", "arts capital");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(d.row(), "react_action");
    EXPECT_EQ(d.refusal("blue", "cancel_event jousting_tourney"), "CV-19.1");
    d.play("blue", "cancel_marker writing hut_spy");
    EXPECT_EQ(d.of("red", "culture"), 0);
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
    EXPECT_EQ(d.at("markers_gone"), names({"hut_spy_1"}));  // CV-10.43
    EXPECT_TRUE(contains(d.lines(), "cancelled"));
}

// CV-19.12: whoever might react is asked, whether he can or not; the answer betrays nothing.
TEST(CivilizationWindow, CV_19_12_being_asked_betrays_nothing) {
    Given spy = knows_writing(at("city", "red"), "blue"), none = knows_writing(at("city", "red"), "blue");
    none.set({"players", "blue", "markers"}, names({"hut_iron_1"}));
    Desk d(3, spy), other(3, none);
    d.play("red", "arts capital");
    other.play("red", "arts capital");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    EXPECT_EQ(other.pending(), MoveTexts{"blue"});
    EXPECT_EQ(other.offers("blue"), MoveTexts{"pass"});
    EXPECT_TRUE(row_for<Civilization>(other.s, other.seat("blue")).flags & kQuiet);
    d.play("blue", "pass");
    other.play("blue", "pass");
    for (const char* viewer : {"red", "green", "spectator"}) EXPECT_EQ(d.sight(viewer), other.sight(viewer)) << viewer;
    // Nobody is asked who by public knowledge cannot: without a marker, without a card.
    none.set({"players", "blue", "markers"}, names({}));
    Desk idle(3, none);
    idle.play("red", "arts capital");
    EXPECT_EQ(idle.row(), "city_box");
}

// CV-19.4, CV-19.8: the cancel is cancelled.
TEST(CivilizationWindow, CV_19_8_the_cancel_is_cancelled) {
    Given given = holding(at("start", "red").trade("red", 0), "red", {"supply_drop_1", "jousting_tourney_1"});
    Desk d(2, holding(given, "blue", {"jousting_tourney_2"}));
    d.play("red", "play_event supply_drop");
    EXPECT_EQ(d.row(), "react_event");
    EXPECT_EQ(d.at("chain").at(0).at("of"), "supply_drop");
    d.play("blue", "cancel_event jousting_tourney");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "cancel_event jousting_tourney");
    EXPECT_EQ(d.of("red", "trade"), 7);
    EXPECT_EQ(d.s.chain.size, 0);
}
TEST(CivilizationWindow, CV_19_5_a_cancelled_event_is_discarded) {
    Given given = holding(at("start", "red").trade("red", 0), "red", {"supply_drop_1"});
    Desk d(2, holding(given, "blue", {"jousting_tourney_2"}));
    d.play("red", "play_event supply_drop").play("blue", "cancel_event jousting_tourney");
    EXPECT_EQ(d.of("red", "trade"), 0);
    EXPECT_EQ(d.at("events_under"), names({"jousting_tourney_2", "supply_drop_1"}));
}

// CV-19.3: the answers count clockwise from the actor; the others return unseen.
TEST(CivilizationWindow, CV_19_3_the_first_clockwise_counts) {
    Given given = holding(at("start", "red").trade("red", 0), "red", {"supply_drop_1"});
    Desk d(3, holding(holding(given, "blue", {"jousting_tourney_1"}), "green", {"jousting_tourney_2"}));
    d.play("red", "play_event supply_drop");
    EXPECT_EQ(d.pending(), (MoveTexts{"blue", "green"}));
    d.play("green", "cancel_event jousting_tourney").play("blue", "cancel_event jousting_tourney");
    EXPECT_EQ(d.pending(), MoveTexts{"green"});  // now about blue's
    EXPECT_EQ(d.sees("red", "players.green.events"), 1);
    d.play("green", "pass");
    EXPECT_EQ(d.of("red", "trade"), 0);
}

// CV-19.1: Bread and Circuses only against what is aimed at its owner.
TEST(CivilizationWindow, CV_19_1_bread_and_circuses) {
    Given given = holding(at("start", "red"), "red", {"citizens_revolting_1"});
    given = holding(holding(given, "blue", {"bread_and_circuses_1"}), "green", {"bread_and_circuses_2"});
    Desk d(3, given);
    d.play("red", "play_event citizens_revolting_1").play("red", "aim_seat blue");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "cancel_event bread_and_circuses");
    EXPECT_NE(d.at("players.blue.government"), "anarchy");
}

// CV-19.7: what cannot be cancelled opens no window.
TEST(CivilizationWindow, CV_19_7_sure_events) {
    Given given = at("start", "red").trade("red", 0).techs("red", {"code_of_laws", "mass_media"}, {1, 0, 0, 1});
    Desk d(2, holding(holding(given, "red", {"supply_drop_1"}), "blue", {"jousting_tourney_1"}));
    d.play("red", "play_event supply_drop");
    EXPECT_EQ(d.of("red", "trade"), 7);
}

// CV-19.5: a cancelled resource ability loses its resources and counts as used.
TEST(CivilizationWindow, CV_19_5_a_cancelled_resource_ability) {
    Given given = at("city", "red").techs("red", {"code_of_laws", "construction"}, {1, 1});
    given.resource("red", "wheat", 1);
    Desk d(2, holding(given, "blue", {"primetime_tv_1"}));
    d.play("red", "use construction");
    EXPECT_EQ(d.row(), "react_ability");
    d.play("blue", "cancel_event primetime_tv");
    EXPECT_EQ(d.of("red", "resources.wheat"), 0);
    EXPECT_EQ(d.refusal("red", "use construction"), "CV-10.40");
}

// CV-7.48 to CV-7.51: Mark Twain works face down while his marker lies on the map.
TEST(CivilizationWindow, CV_7_49_mark_twain) {
    Given given = at("city", "red").with(R"({"person_markers": {"artist": 2},
        "players": {"blue": {"people": ["mark_twain"], "people_in_reserve": {"artist": 1}}}})");
    Desk idle(2, given);
    idle.play("red", "arts capital");
    EXPECT_EQ(idle.row(), "city_box");
    const Json seen = idle.at("players.blue.cities.capital.centre");
    const std::string centre(seen.as_string());
    const std::string beside = centre.substr(0, 1) + std::to_string(std::stoi(centre.substr(1)) + 1);
    Desk d(2, Given(given).set({"players", "blue", "people_in_reserve", "artist"}, 0).thing(beside, "artist"));
    d.play("red", "arts capital");
    EXPECT_EQ(d.row(), "react_action");
    d.play("blue", "cancel_person mark_twain");
    EXPECT_EQ(d.of("red", "culture"), 0);
    EXPECT_EQ(d.at("people_under"), names({"mark_twain"}));
}

// CV-19.9, CV-21.13: as a group sets out, whoever has it in range may kill a figure of it.
Given marching(const MoveTexts& of_red, const MoveTexts& of_blue) {
    Given given = at("move", "red").figure("red", "army_1", "c3").figure("red", "scout_1", "a1");
    given.figure("blue", "army_1", "d4").figure("blue", "army_2", "");
    return holding(holding(given, "red", of_red), "blue", of_blue);
}
TEST(CivilizationInterrupt, CV_19_9_a_figure_defects) {
    Desk d(2, marching({}, {"defection_1"}));
    d.play("red", "move c3 1 0");
    EXPECT_EQ(d.row(), "react_move");
    EXPECT_EQ(d.pending(), MoveTexts{"blue"});
    d.play("blue", "play_event defection").play("blue", "aim_figures c3 1 0");
    EXPECT_EQ(d.square_of("red", "army_1"), "");
    EXPECT_EQ(d.row(), "move_box");
    EXPECT_EQ(d.at("events_under"), names({"defection_1"}));
}
TEST(CivilizationInterrupt, CV_19_8_an_interrupt_is_cancelled) {
    Desk d(2, marching({"jousting_tourney_1"}, {"defection_1"}));
    d.play("red", "move c3 1 0").play("blue", "play_event defection").play("blue", "aim_figures c3 1 0");
    EXPECT_EQ(d.row(), "react_event");
    d.play("red", "cancel_event jousting_tourney");
    EXPECT_EQ(d.square_of("red", "army_1"), "c3");
    EXPECT_EQ(d.row(), "leg");
}
TEST(CivilizationInterrupt, CV_19_9_asked_again_before_the_move_ends) {
    Desk d(2, marching({}, {"defection_1"}));
    d.play("red", "move c3 1 0").play("blue", "pass");
    EXPECT_EQ(d.row(), "leg");
    d.play("red", "go c2").play("red", "stop");
    EXPECT_EQ(d.row(), "react_move");
    d.play("blue", "pass");
    EXPECT_EQ(d.row(), "move_box");
}
// CV-19.12: who holds a card of the level is asked, whichever it is; who has the group out of range is not.
TEST(CivilizationInterrupt, CV_19_12_asked_by_public_knowledge) {
    Desk d(2, marching({}, {"drought_1"}));
    d.play("red", "move c3 1 0");
    EXPECT_EQ(d.row(), "react_move");
    EXPECT_EQ(d.refusal("blue", "play_event drought"), "CV-19.9");
    EXPECT_EQ(d.offers("blue"), MoveTexts{"pass"});
    Desk away(2, marching({}, {"defection_1"}));
    away.play("red", "move a1 0 1");
    EXPECT_EQ(away.row(), "leg");
}

// CV-7.51: what works for good begins when its card is shown.
TEST(CivilizationPeople, CV_7_51_revealed) {
    Desk d(2, at("start", "red")
                  .thing("c2", "scientist")
                  .with(R"({"person_markers": {"scientist": 2}, "players": {"red": {"people": ["louis_pasteur"]}}})"));
    const int before = stacking_limit({d.t, d.s}, 0);
    d.play("red", "reveal_person louis_pasteur");
    EXPECT_EQ(stacking_limit({d.t, d.s}, 0), before + 1);
    EXPECT_EQ(d.sees("blue", "players.red.people_shown"), names({"louis_pasteur"}));
}

// CV-7.48, CV-7.54: a card used up goes under the deck, its marker stays.
TEST(CivilizationPeople, CV_7_54_discarded) {
    Desk d(2, at("start", "red")
                  .trade("red", 0)
                  .thing("c2", "industrialist")
                  .with(R"({"person_markers": {"industrialist": 2}, "players": {"red": {"people": ["marco_polo"]}}})"));
    d.play("red", "use marco_polo");
    EXPECT_EQ(d.of("red", "trade"), 27);
    EXPECT_EQ(d.at("people_under"), names({"marco_polo"}));
    EXPECT_EQ(d.thing("c2"), "industrialist");
    EXPECT_EQ(d.list("players.red.used"), MoveTexts{});
}

// One card each of people who give something for this turn, used from the hand.
Desk with_person(const std::string& phase, const std::string& type, const std::string& person) {
    return Desk(2, at(phase, "red")
                       .thing("c2", type)
                       .trade("red", 6)
                       .culture("red", 4)
                       .set({"players", "red", "people"}, names({person})));
}
TEST(CivilizationPeople, CV_7_48_what_some_give) {
    Desk einstein = with_person("city", "scientist", "albert_einstein");
    einstein.play("red", "use albert_einstein");
    EXPECT_EQ(einstein.refusal("red", "into_culture 7"), "CV-5.2");
    einstein.play("red", "into_culture 6");
    EXPECT_EQ(einstein.of("red", "culture"), 10);
    EXPECT_EQ(einstein.of("red", "trade"), 0);

    Desk cook = with_person("move", "industrialist", "james_cook");
    const int speed = travel_speed({cook.t, cook.s}, 0, false);
    cook.play("red", "use james_cook");
    EXPECT_EQ(travel_speed({cook.t, cook.s}, 0, false), 2 * speed);

    Desk michelangelo = with_person("city", "artist", "michelangelo");
    const int wonder = michelangelo.s.slot[0], cost = wonder_cost({michelangelo.t, michelangelo.s}, 0, wonder);
    michelangelo.play("red", "use michelangelo");
    EXPECT_EQ(wonder_cost({michelangelo.t, michelangelo.s}, 0, wonder), cost - 5);

    Desk jerry = with_person("city", "artist", "jerry_garcia");
    jerry.play("red", "use jerry_garcia");
    EXPECT_GT(jerry.of("red", "culture"), 4);
    EXPECT_EQ(jerry.refusal("red", "arts capital"), "CV-6.1");

    Desk ada = with_person("city", "builder", "ada_lovelace");
    ada.plays("red", {"use ada_lovelace", "extra_act capital", "arts capital", "arts capital"});
    EXPECT_EQ(ada.refusal("red", "arts capital"), "CV-6.1");  // CV-21.28

    Desk frida = with_person("city", "artist", "frida_kahlo");
    frida.plays("red", {"use frida_kahlo", "enough"});
    frida.luck("draw_event drought_1").luck("draw_event sabotage_1");
    EXPECT_EQ(frida.row(), "city_box");
}

// CV-19.6: what was added to production stays for the turn; what rushing costs is not spent.
TEST(CivilizationWindow, CV_19_6_bonuses_stay) {
    Given given = knows_writing(at("city", "red").trade("red", 27), "blue");
    Desk d(2, given.with(R"({"players": {"red": {"cities": {"capital": {"boost": 1}}}},
                             "wonders": {"statue_of_zeus": 0}})"));
    d.play("red", "build capital statue_of_zeus");
    d.play("red", "at c2");
    d.play("blue", "cancel_marker writing hut_spy");
    EXPECT_EQ(d.of("red", "trade"), 27);
    EXPECT_EQ(d.of("red", "cities.capital.boost"), 1);
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
    EXPECT_EQ(d.at("wonders.statue_of_zeus"), Json(0));
}

}  // namespace
}  // namespace pentarchy::civilization
