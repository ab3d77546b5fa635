// What the rules say about single technologies, nations, wonders and governments (sections 20 and 21). Each card by a
// test of its own: every_card_test.cpp.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// CV-20.5: the free building of the Egyptians takes the city's action.
TEST(CivilizationEffects, CV_20_5_egyptians) {
    Desk d(2, at("city", "red").nations({"egyptians", "romans"}).techs("red", {"construction", "currency"}, {2}));
    d.play("red", "use egyptians");
    EXPECT_EQ(d.row(), "raise_building");
    EXPECT_EQ(d.refusal("red", "raise_building harbor a1"), "CV-6.40");
    d.play("red", d.offers("red").front());
    EXPECT_EQ(d.row(), "city_box");
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
}

// CV-21.26: Feudalism harvests in the Start of Turn; the square is used up.
TEST(CivilizationEffects, CV_21_26_feudalism) {
    Desk d(2, at("start", "red").techs("red", {"code_of_laws", "chivalry"}, {2}).government("red", "feudalism"));
    d.play("red", "use government_feudalism");
    const std::string harvest = d.offers("red").front();
    d.play("red", harvest);
    EXPECT_EQ(d.list("harvested").size(), 1u);
    EXPECT_EQ(d.row(), "start_box");
    d.play("red", "done").until("city_box");
    EXPECT_EQ(d.refusal("red", harvest), "CV-6.88");
}

// CV-21.5: two tokens with one action, also from one square.
TEST(CivilizationEffects, CV_21_5_angkor_wat) {
    Given given = at("city", "red").thing("c2", "angkor_wat").with(R"({"wonders": {"angkor_wat": "red"}})");
    Desk d(2, given);
    d.play("red", "use angkor_wat");
    const std::string harvest = d.offers("red").front();
    d.play("red", harvest);
    ASSERT_EQ(d.row(), "reap");
    d.play("red", harvest);
    EXPECT_EQ(d.row(), "city_box");
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
}

// CV-6.72, CV-6.74: an ancient wonder is obsolete: it stays, but does nothing.
TEST(CivilizationEffects, CV_6_72_monarchy) {
    Desk d(2, at("city", "red")
                  .techs("red", {"code_of_laws", "monarchy"}, {2})
                  .resource("red", "silk", 1)
                  .thing("c2", "statue_of_zeus")
                  .with(R"({"wonders": {"statue_of_zeus": "red", "louvre": 0}})"));
    d.play("red", "use monarchy").play("red", "choose_effect 1");
    EXPECT_EQ(d.refusal("red", "aim_wonder louvre"), "CV-6.74");
    d.play("red", "aim_wonder statue_of_zeus");
    EXPECT_EQ(d.at("wonders.statue_of_zeus"), "obsolete_red");
    EXPECT_EQ(d.thing("c2"), "statue_of_zeus");
    EXPECT_FALSE(d.s.player[0].force.has(kWonder0 + static_cast<int>(place_of("statue_of_zeus", d.t.wonder_words))));
}
// CV-6.73: one in the market goes, and another comes.
TEST(CivilizationEffects, CV_6_73_a_wonder_of_the_market) {
    Desk d(2, at("city", "red")
                  .techs("red", {"code_of_laws", "monarchy"}, {2})
                  .resource("red", "silk", 1)
                  .with(R"({"wonders": {"statue_of_zeus": 0}})"));
    d.play("red", "use monarchy").play("red", "choose_effect 1").play("red", "aim_wonder statue_of_zeus");
    EXPECT_EQ(d.at("wonders.statue_of_zeus"), "gone");
    EXPECT_EQ(d.row(), "lay_wonder");
}
TEST(CivilizationEffects, monarchy_kills_a_unit) {
    Desk d(2, at("city", "red").techs("red", {"code_of_laws", "monarchy"}, {2}).resource("red", "silk", 1));
    const int units = d.s.units.at(reserve_of(1));
    d.play("red", "use monarchy").play("red", "choose_effect 2").play("red", "aim_seat blue");
    EXPECT_EQ(d.row(), "kill_unit");
    d.draw_luck();
    EXPECT_EQ(d.s.units.at(reserve_of(1)), units - 1);
}

// CV-21.4: the Pyramids become obsolete; a government they alone had unlocked is lost.
TEST(CivilizationEffects, CV_21_4_pyramids) {
    Desk d(2, at("city", "red")
                  .techs("red", {"code_of_laws", "gunpowder"}, {2})
                  .resource("red", "silk", 1)
                  .resource("red", "iron", 1)
                  .government("red", "communism")
                  .thing("c2", "pyramids")
                  .with(R"({"wonders": {"pyramids": "red"}})"));
    d.play("red", "use gunpowder").play("red", "choose_effect 1").play("red", "aim_wonder pyramids");
    d.play("red", "pay silk").play("red", "pay iron");
    EXPECT_EQ(d.row(), "fall_back");
    EXPECT_EQ(d.refusal("red", "govern communism"), "CV-4.55");
    d.play("red", "govern republic");
    EXPECT_EQ(d.at("players.red.government"), "republic");
}

// CV-20.9: an Indian token stands for incense, silk, iron or wheat, not for a spy.
TEST(CivilizationEffects, CV_20_9_indians) {
    Desk d(2, at("city", "red")
                  .nations({"indians", "romans"})
                  .techs("red", {"agriculture", "currency", "mysticism"}, {3})
                  .resource("red", "wheat", 1)
                  .with(R"({"players": {"blue": {"coins_on": {"sheet": 1}}}})"));
    EXPECT_EQ(d.refusal("red", "use mysticism"), "CV-10.42");
    const int before = d.of("red", "culture");
    d.play("red", "use currency").play("red", "pay wheat");
    EXPECT_EQ(d.of("red", "culture"), before + 3);
}

// CV-10.42, CV-10.43: a hut pays as a resource, and leaves the game. Being asked does not tell how many others could
// (CV-23.12).
TEST(CivilizationEffects, CV_10_43_markers_pay) {
    Desk d(2, at("city", "red")
                  .techs("red", {"code_of_laws", "currency"}, {2})
                  .with(R"({"players": {"red": {"markers": ["hut_incense_1"]}}})"));
    d.play("red", "use currency").play("red", "pay_marker hut_incense");
    EXPECT_EQ(d.of("red", "culture"), 3);
    EXPECT_EQ(d.at("markers_gone"), names({"hut_incense_1"}));
}
// CV-21.31: so does an event that stands for it.
TEST(CivilizationEffects, CV_21_31_gifts_pay) {
    Desk d(2, at("city", "red")
                  .techs("red", {"code_of_laws", "construction"}, {2})
                  .resource("red", "wheat", 1)
                  .with(R"({"players": {"red": {"events": ["a_generous_gift_1"]}}})"));
    d.play("red", "use construction").play("red", "pay_gift a_generous_gift").play("red", "boost capital");
    EXPECT_EQ(d.at("events_under"), names({"a_generous_gift_1"}));
    EXPECT_EQ(d.of("red", "resources.wheat"), 1);
}
// The Kremlin: two tokens of any kind for a spy.
TEST(CivilizationEffects, kremlin) {
    Desk d(2, at("city", "red")
                  .techs("red", {"code_of_laws", "mysticism"}, {2})
                  .resource("red", "wheat", 1)
                  .resource("red", "silk", 1)
                  .thing("c2", "kremlin")
                  .with(R"({"wonders": {"kremlin": "red"}, "players": {"blue": {"coins_on": {"sheet": 1}}}})"));
    d.play("red", "use mysticism").play("red", "aim_seat blue").play("red", "pay wheat").play("red", "pay silk");
    EXPECT_EQ(d.row(), "strip_coin");
}

// CV-20.14: the Spanish build for a tile they reveal, whatever they know.
TEST(CivilizationEffects, CV_20_14_spanish) {
    Desk d(2, at("move", "red").nations({"spanish", "romans"}).figure("red", "scout_1", "b4"));
    d.play("red", "move b4 0 1").play("red", "reveal east").luck("turn_tile neutral_01");
    EXPECT_EQ(d.row(), "pick_trigger");
    d.play("red", "trigger spanish");
    EXPECT_FALSE(beginning(d.offers("red"), "raise_building market").empty());
    EXPECT_EQ(d.refusal("red", "raise_building bank c2"), "CV-20.14");
}

// CV-2.10, CV-2.64: the Egyptians draw the top wonder before the market is filled, and place it at their capital.
TEST(CivilizationEffects, CV_2_10_the_wonder_of_the_egyptians) {
    Desk d(2, Given().nations({"egyptians", "romans"}).turn("start", "red"));
    int mine = 0, ancient = 0;
    for (int wonder = 0; wonder < kWonders; ++wonder) {
        if (d.s.wonder[wonder] == kBuiltWonder) ++mine;
        if (d.s.wonder[wonder] < kWonderSlots && d.t.wonder[wonder].era == 0) ++ancient;
    }
    EXPECT_EQ(mine, 1);
    EXPECT_EQ(ancient, 2);  // of three in the deck (CV-15.4)
}

// CV-21.10: Ecology makes another terrain of an empty square.
TEST(CivilizationEffects, CV_21_10_ecology) {
    Desk d(2, at("start", "red").techs("red", {"code_of_laws", "ecology"}, {2}).resource("red", "wheat", 1));
    d.play("red", "use ecology").play("red", "aim_square b1");
    EXPECT_EQ(d.refusal("red", "aim_terrain mountain"), "CV-21.10");
    d.play("red", "aim_terrain desert");
    EXPECT_EQ(d.at("terrain.b1"), "desert");
}

// CV-21.14: a city that is no capital is destroyed, with all that stands around it.
TEST(CivilizationEffects, CV_21_14_atomic_theory) {
    Desk d(2, at("move", "red")
                  .tile(2, "neutral_01", "north")
                  .tile(3, "neutral_02", "north")
                  .techs("red", {"code_of_laws", "atomic_theory"}, {2})
                  .city("blue", "second", "b7")
                  .figure("blue", "army_1", "b8")
                  .thing("b6", "market")
                  .with(R"({"players": {"red": {"markers": ["village_uranium_1"]}}})"));
    d.play("red", "use atomic_theory_2");
    EXPECT_EQ(d.refusal("red", "aim_square b2"), "CV-21.14");
    d.play("red", "aim_square b7").play("red", "pay_marker village_uranium");
    EXPECT_TRUE(d.at("players.blue.cities.second.centre").is_null());
    EXPECT_EQ(d.square_of("blue", "army_1"), "");
    EXPECT_EQ(d.thing("b6"), "");
}

// Combustion: an army that ends its move on a building may destroy it.
TEST(CivilizationEffects, combustion) {
    Desk d(2, at("move", "red")
                  .techs("red", {"code_of_laws", "combustion"}, {2})
                  .thing("c2", "market")
                  .figure("red", "army_1", "c3"));
    d.play("red", "move c3 1 0").play("red", "go c2");
    if (d.row() == "leg") d.play("red", "stop");
    d.play("red", "trigger combustion");
    EXPECT_EQ(d.thing("c2"), "");
}

// CV-9.69: so may one whose move ends there because it has killed a scout or won a battle.
TEST(CivilizationEffects, combustion_after_a_fight) {
    Desk d(2, at("move", "red")
                  .techs("red", {"code_of_laws", "combustion"}, {2})
                  .thing("c2", "market")
                  .figure("red", "army_1", "c3")
                  .figure("blue", "scout_1", "c2"));
    d.play("red", "move c3 1 0").play("red", "enter c2").play("red", "done");
    d.play("red", "trigger combustion");
    EXPECT_EQ(d.thing("c2"), "");
}

// CV-6.26, CV-6.27: an army that is built for free where an enemy scout stands kills it and stands there.
TEST(CivilizationEffects, CV_6_26_a_free_army_among_enemies) {
    Desk d(2, at("start", "red").techs("red", {"code_of_laws", "plastics"}, {2}).figure("blue", "scout_1", "c1"));
    d.play("red", "use plastics_1").play("red", "choose_effect 2").play("red", "raise_figure army c1");
    EXPECT_EQ(d.square_of("blue", "scout_1"), "");
    EXPECT_EQ(d.row(), "loot_box");
}

// CV-21.6: with Notre-Dame a second tech of no higher level; 6 trade are paid first, and its slot may be a new one.
TEST(CivilizationEffects, CV_21_6_notre_dame) {
    const Given given =
        at("research")
            .techs("red", {"code_of_laws", "currency"}, {2})
            .trade("blue", 0)
            .thing("c2", "notre_dame")
            .with(R"({"wonders": {"notre_dame": "red"}, "players": {"red": {"coins_on": {"sheet": 7}}}})");
    Desk d(2, Given(given).trade("red", 12));
    d.play("red", "research pottery");
    EXPECT_EQ(d.row(), "second_tech");
    EXPECT_EQ(d.refusal("red", "research_too sailing"), "CV-21.6");
    d.play("red", "research_too writing");
    EXPECT_TRUE(contains(d.list("players.red.techs"), "pottery"));
    EXPECT_TRUE(contains(d.list("players.red.techs"), "writing"));
    EXPECT_EQ(d.of("red", "trade"), 6);  // min(12 - 6, 7)
    Desk poor(2, Given(given).trade("red", 11));
    poor.play("red", "research pottery");
    EXPECT_FALSE(contains(poor.list("players.red.techs"), "writing"));
    EXPECT_EQ(poor.of("red", "trade"), 7);
}

}  // namespace
}  // namespace pentarchy::civilization
