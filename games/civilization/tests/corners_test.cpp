// Small rules that stand between larger ones: sections 4 to 9.
#include "games/civilization/income.h"
#include "games/civilization/tests/battle_desk.h"

namespace pentarchy::civilization {
namespace {

const Json kPlain = {{"social_policies", "false"}};

Given east(const std::string& phase) {
    return at(phase, "red").tile(2, "neutral_01", "north").tile(3, "neutral_02", "north");
}

// CV-4.26: what lies in new outskirts belongs to the new city.
TEST(CivilizationCorners, CV_4_26_leftovers) {
    Desk d(2, east("start").thing("a6", "harbor").figure("red", "scout_1", "b7"), kPlain);
    Desk bare(2, east("start").figure("red", "scout_1", "b7"), kPlain);
    d.play("red", "found b7 scout");
    bare.play("red", "found b7 scout");
    EXPECT_EQ(trade_of({d.t, d.s}, 0), trade_of({bare.t, bare.s}, 0) + 2);
}

// CV-4.51: a government that is unlocked in the Start of Turn is entered at once.
TEST(CivilizationCorners, CV_4_51_learned_in_the_start) {
    Desk narrow(2, at("start", "red").set({"players", "red", "rights"}, names({"atlantis"})));
    EXPECT_FALSE(narrow.is_offered("red", "govern monarchy"));
    narrow.play("red", "use_relic atlantis");
    EXPECT_EQ(narrow.refusal("red", "learn monarchy"), "CV-10.10");
    Desk wide(2, at("start", "red")
                     .techs("red", {"code_of_laws", "pottery", "writing"}, {3})
                     .set({"players", "red", "rights"}, names({"atlantis"})));
    wide.plays("red", {"use_relic atlantis", "learn monarchy", "govern monarchy"});
    EXPECT_EQ(wide.at("players.red.government"), Json("monarchy"));
}

// CV-4.53: one that is unlocked in another phase is entered in the next Start of Turn.
TEST(CivilizationCorners, CV_4_53_learned_elsewhere) {
    Desk d(2, at("move", "red").techs("red", {"code_of_laws", "pottery", "writing"}, {3}), kPlain);
    Play p(d.t, d.s, nullptr);
    learn(p, 0, place_of(Node(Json("monarchy"), ""), d.t.tech_words), 2);
    EXPECT_EQ(d.at("players.red.fresh"), names({"monarchy"}));
    d.until("start_box");
    while (d.pending() != MoveTexts{"red"}) d.play(d.pending().front(), "done");
    EXPECT_TRUE(d.is_offered("red", "govern monarchy"));
}

// CV-6.54: a free building needs what any other does but its cost.
TEST(CivilizationCorners, CV_6_54_a_free_building) {
    Desk d(2, at("city", "red").nations({"egyptians", "romans"}).techs("red", {"construction", "currency"}, {2}));
    d.play("red", "use egyptians");
    EXPECT_EQ(d.refusal("red", "raise_building temple b1"), "CV-6.40");
    for (const std::string& move : d.offers("red"))
        EXPECT_TRUE(move.starts_with("raise_building market ") || move.starts_with("raise_building workshop ")) << move;
}

// CV-6.36, CV-21.29, CV-6.97: a free army is built as any other; no building program is used for it.
TEST(CivilizationCorners, CV_6_36_a_free_army_is_built) {
    Desk d(2, at("start", "red")
                  .techs("red", {"code_of_laws", "plastics"}, {2})
                  .city_flag("red", "capital", "program")
                  .set({"players", "red", "policies"}, names({"military_tradition"})));
    d.plays("red", {"use plastics_1", "choose_effect 2"});
    d.play("red", beginning(d.offers("red"), "raise_figure army").front());
    EXPECT_EQ(d.row(), "pick_trigger");
    d.play("red", "trigger military_tradition");
    EXPECT_EQ(d.at("players.red.cities.capital.program"), Json(true));
}

// CV-6.26, CV-6.27: a free army, too, fights whoever blocks its square.
TEST(CivilizationCorners, CV_6_26_a_free_army_on_a_blocked_square) {
    Desk d(2,
           at("start", "red")
               .techs("red", {"code_of_laws", "plastics"}, {2})
               .figure("red", "army_1", "")
               .figure("red", "scout_1", "")
               .figure("blue", "army_1", "")
               .figure("blue", "scout_1", "b1"),
           kPlain);
    d.plays("red", {"use plastics_1", "choose_effect 2", "raise_figure army b1"});
    EXPECT_EQ(d.square_of("blue", "scout_1"), "");
    while (d.row() == "loot_box") d.play("red", "done");
    EXPECT_EQ(d.square_of("red", "army_1"), "b1");
}

Given advancing(int space, int culture) {
    return at("city", "red").set({"players", "red", "track"}, Json(space)).culture("red", culture);
}

// CV-7.5, CV-7.7: markers may share a space.
TEST(CivilizationCorners, CV_7_7_shared_spaces) {
    Desk d(2, advancing(0, 3).set({"players", "blue", "track"}, Json(1)));
    d.play("red", "advance 1").draw_luck();
    EXPECT_EQ(d.of("red", "track"), d.of("blue", "track"));
}

// CV-7.9: a free advance brings the reward, and leaves the one that is paid.
TEST(CivilizationCorners, CV_7_9_a_free_advance) {
    Desk d(2, advancing(0, 9).trade("red", 27).with(R"({"wonders": {"stonehenge": 0}})"));
    d.plays("red", {"build capital stonehenge", "at b1"});
    d.until("city_box");
    EXPECT_EQ(d.of("red", "track"), 1);
    EXPECT_EQ(d.of("red", "culture"), 9);
    EXPECT_EQ(d.list("players.red.events").size(), 1u);
    EXPECT_TRUE(d.is_offered("red", "advance 1"));
}

// CV-7.10, CV-0.11: a discount makes a space free at most.
TEST(CivilizationCorners, CV_7_10_never_below_nothing) {
    const Given thrifty = advancing(7, 5).techs("red", {"code_of_laws", "ecology"}, {2}).with(R"({"players": {"red":
        {"coins_on": {"sheet": 14}}}})");
    Desk d(2, Given(thrifty).trade("red", 0));
    EXPECT_TRUE(d.is_offered("red", "advance 1"));  // 14 coins take four off three trade
    EXPECT_EQ(d.refusal("red", "advance 2"), "CV-7.2");
}

// CV-7.11: whatever happens, no marker goes down.
TEST(CivilizationCorners, CV_7_11_markers_only_rise) {
    const Edition& t = base_tables();
    State s = fresh<Civilization>(t, 4);
    Rng rng(11);
    int track[kSeats]{}, rises = 0;
    for (int steps = 0; steps < 20000 && !is_over(s); ++steps) {
        const SeatMask asked = pending<Civilization>(s);
        Offer offered;
        if (asked) offer<Civilization>({t, s}, lowest(asked), offered);
        take<Civilization>(
            t, s, asked ? lowest(asked) : kChance,
            asked ? offered.move[rng.below(static_cast<uint32_t>(offered.size))] : draw<Civilization>({t, s}, rng));
        for (Seat seat = 0; seat < s.seats; ++seat) {
            ASSERT_GE(s.player[seat].track, track[seat]);
            rises += s.player[seat].track > track[seat];
            track[seat] = s.player[seat].track;
        }
    }
    EXPECT_GT(rises, 0);
}

// CV-7.23: nobody starts with events.
TEST(CivilizationCorners, CV_7_23_no_events_at_first) {
    Desk d(3);
    d.until("start_box");
    for (const char* seat : {"red", "blue", "green"})
        EXPECT_EQ(d.list(std::string("players.") + seat + ".events"), MoveTexts{});
}

// CV-7.27: where the limit drops, a card is discarded at once, also in the part of another.
TEST(CivilizationCorners, CV_7_27_the_limit_drops) {
    Desk d(2,
           at("move", "blue")
               .thing("b1", "cristo_redentor")
               .figure("red", "army_1", "")
               .figure("red", "scout_1", "")
               .figure("blue", "scout_1", "c1")
               .set({"players", "red", "events"}, names({"drought_1", "sabotage_1", "lost"}))
               .with(R"({"wonders": {"cristo_redentor": "red"}})"),
           kPlain);
    d.play("blue", "move c1 0 1");
    d.play("red", "pass").plays("blue", {"go b1", "stop"}).play("red", "pass");
    EXPECT_EQ(d.pending(), MoveTexts{"red"});
    d.play("red", "discard_event lost");
    EXPECT_EQ(d.list("players.red.events").size(), 2u);
}

// CV-7.42: without any free marker no great person is gained.
TEST(CivilizationCorners, CV_7_42_no_marker_left) {
    boost::json::object all;
    for (const std::string& type : base_tables().person_type_words) all[type] = 3;
    Desk d(2, advancing(2, 3).set({"players", "blue", "people_in_reserve"}, all));
    d.play("red", "advance 1");
    EXPECT_EQ(d.row(), "city_box");
    EXPECT_EQ(d.of("red", "track"), 3);
    EXPECT_EQ(d.list("players.red.people"), MoveTexts{});
}

// CV-8.51: a marker that has paid leaves the game.
TEST(CivilizationCorners, CV_8_51_spent_markers) {
    Desk d(2, at("city", "red")
                  .techs("red", {"code_of_laws", "pottery"}, {2})
                  .set({"players", "red", "markers"}, names({"hut_silk_1", "hut_wheat_1"})));
    d.play("red", "use pottery").play("red", "pay_marker hut_silk").play("red", "pay_marker hut_wheat");
    EXPECT_EQ(d.list("markers_gone"), (MoveTexts{"hut_silk_1", "hut_wheat_1"}));
    EXPECT_EQ(d.list("players.red.markers"), MoveTexts{});
}

// CV-8.52, CV-8.54: one marker for a group; a great person's goes to the box, and the person comes.
TEST(CivilizationCorners, CV_8_52_a_great_person_in_a_village) {
    const Given pair = east("move").nations({"zulu"}).figure("red", "army_1", "b5").figure("red", "army_2", "b5");
    Desk d(2, Given(pair).tile(0, "home_zulu", "east").with(R"({"map_markers": {"b6": {"kind": "village"}}})"), kPlain);
    d.plays("red", {"move b5 2 0", "enter b6"});
    d.luck("take_marker village_great_person_1");
    EXPECT_EQ(d.list("markers_gone"), MoveTexts{"village_great_person_1"});
    EXPECT_EQ(d.row(), "draw_person_type");
    Desk hut(2, Given(pair).tile(0, "home_zulu", "east").with(R"({"map_markers": {"b6": {"kind": "hut"}}})"), kPlain);
    hut.plays("red", {"move b5 2 0", "enter b6"});
    hut.luck("take_marker hut_silk_1");
    EXPECT_EQ(hut.list("players.red.markers"), MoveTexts{"hut_silk_1"});
    EXPECT_EQ(hut.row(), "move_box");
}

// CV-8.68, CV-8.69: armies of two squares do not join; the second attack is a new battle.
TEST(CivilizationCorners, CV_8_68_attacks_do_not_join) {
    Desk d(2, armies({}, {"infantry_13_1"}).figure("red", "army_2", "a6"), kPlain);
    attack(d);
    EXPECT_EQ(d.at("battle.sides.attacker.armies"), Json(1));
    d.play("blue", "front infantry_13");
    d.plays("red", {"move a6 1 0", "enter b6"});
    EXPECT_EQ(d.at("battle.sides.attacker.armies"), Json(1));
}

// CV-8.75: figures go home in their owner's Movement only.
TEST(CivilizationCorners, CV_8_75_disbanding) {
    for (const char* phase : {"start", "city"}) {
        const Desk d(2, at(phase, "red").figure("red", "army_1", "b1"), kPlain);
        EXPECT_EQ(beginning(d.offers("red"), "disband"), MoveTexts{});
    }
    Desk d(2, at("move", "red").figure("red", "army_1", "b1"), kPlain);
    d.plays("red", {"move b1 1 0", "go b2", "disband"});
    EXPECT_EQ(d.square_of("red", "army_1"), "");
}

// CV-9.84: a looted event may be one too many; then one goes.
TEST(CivilizationCorners, CV_9_84_a_looted_event_too_many) {
    Desk d(2,
           war()
               .nations({"english", "germans"})
               .city("blue", "second", "b7")
               .figure("red", "army_1", "b6")
               .figure("blue", "army_1", "")
               .thing("b1", "academy")
               .thing("c1", "general")
               .units("red", {"infantry_13_1"})
               .units("blue", {})
               .set({"players", "red", "events"}, names({"drought_1", "sabotage_1"}))
               .set({"players", "blue", "events"}, names({"drought_2"})),
           kPlain);
    d.play("red", "move b6 1 0").play("blue", "pass").play("red", "enter b7").play("blue", "pass");
    d.play("red", "done").play("blue", "done").play("red", "front infantry_13");
    d.play("red", "loot steal_event").draw_luck();
    EXPECT_EQ(d.row(), "trim_events");
    d.play("red", "discard_event sabotage");
    EXPECT_EQ(d.list("players.red.events"), (MoveTexts{"drought_1", "drought_2"}));
}

}  // namespace
}  // namespace pentarchy::civilization
