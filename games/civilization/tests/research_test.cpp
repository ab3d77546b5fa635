// Research and the pyramid, section 10, coins, section 11, and who has won, section 17.
#include "games/civilization/score.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

Given research(int red, int blue = 0) { return at("research").trade("red", red).trade("blue", blue); }

// CV-10.1, CV-10.2, CV-10.7, CV-10.10, CV-10.14
TEST(CivilizationResearch, what_may_be_researched) {
    Desk d(2, research(11));
    EXPECT_EQ(d.pending(), (MoveTexts{"red"}));  // blue can afford nothing
    EXPECT_TRUE(d.is_offered("red", "research pottery"));
    EXPECT_TRUE(d.is_offered("red", "no_research"));
    EXPECT_EQ(d.refusal("red", "research code_of_laws"), "CV-10.14");
    EXPECT_EQ(d.refusal("red", "research sailing"), "CV-10.10");
    EXPECT_EQ(d.refusal("red", "research banking"), "CV-10.2");
}

// CV-10.3, CV-10.4, CV-22.1: chosen in secret, shown together.
TEST(CivilizationResearch, choices_are_secret) {
    Desk d(2, research(6, 6));
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue"}));
    d.play("red", "research pottery");
    EXPECT_EQ(d.glimpse("blue"), "");
    EXPECT_TRUE(d.sees("blue", "secrets.red.tech").is_null());
    EXPECT_EQ(d.pending(), (MoveTexts{"blue"}));
    EXPECT_EQ(d.list("players.red.techs").size(), 1u);
    d.play("blue", "research writing");
    EXPECT_TRUE(contains(d.list("players.red.techs"), "pottery"));
    EXPECT_TRUE(contains(d.list("players.blue.techs"), "writing"));
}

// CV-10.5, CV-10.6, CV-X7, CV-X8: the dial falls to the coins, the tech's own included, and never rises.
TEST(CivilizationResearch, the_dial_afterwards) {
    Desk seven(2, research(19)
                      .techs("red", {"code_of_laws", "currency", "writing", "navy", "sailing", "monarchy"}, {4, 2})
                      .with(R"({"players": {"red": {"coins_on": {"sheet": 2}}}})"));
    seven.play("red", "research railroad");
    EXPECT_EQ(seven.of("red", "coins"), 3);
    EXPECT_TRUE(contains(seven.told(), "learns red railroad"));
    Desk eight(2, research(6).with(R"({"players": {"red": {"coins_on": {"sheet": 9}}}})"));
    eight.play("red", "research writing");
    EXPECT_EQ(eight.of("red", "coins"), 9);
    EXPECT_GE(eight.of("red", "trade"), 6);
}

// CV-10.9: coins of buildings that the tech upgrades count already.
TEST(CivilizationResearch, a_bank_counts_at_once) {
    Desk d(2, research(16)
                  .techs("red", {"code_of_laws", "currency", "writing", "navy", "sailing", "monarchy"}, {4, 2})
                  .thing("c2", "market"));
    d.play("red", "research banking");
    EXPECT_EQ(d.thing("c2"), "bank");
    EXPECT_EQ(d.of("red", "coins"), 1);
}

// CV-10.8: reductions add up, never below nothing.
TEST(CivilizationResearch, thresholds) {
    Desk d(2, research(6)
                  .nations({"japanese"})
                  .thing("c2", "porcelain_tower")
                  .with(R"({"wonders": {"porcelain_tower": "red"}})"));
    EXPECT_EQ(threshold({d.t, d.s}, 0, 2), 3);
    EXPECT_EQ(threshold({d.t, d.s}, 0, 1), 0);
    EXPECT_EQ(threshold({d.t, d.s}, 1, 5), 26);
}

// CV-10.11, CV-10.13, CV-X13, CV-X14
TEST(CivilizationResearch, the_pyramid) {
    const auto flight = [](const std::vector<int>& rows) {
        Desk d(2, research(26).techs("red", {"code_of_laws"}, rows));
        return d.refusal("red", "research space_flight");
    };
    EXPECT_EQ(flight({5, 4, 3, 2}), "");
    EXPECT_EQ(flight({5, 4, 3, 1}), "CV-10.10");
    Desk two(2, research(11).techs("red", {"code_of_laws"}, {2, 1}));
    EXPECT_EQ(two.refusal("red", "research sailing"), "CV-10.10");
    Desk three(2, research(11).techs("red", {"code_of_laws"}, {3, 1}));
    EXPECT_TRUE(three.is_offered("red", "research sailing"));
}

// CV-10.12, CV-10.17: the starting tech lies in the bottom row, whatever its level.
TEST(CivilizationResearch, the_starting_tech) {
    Desk d(2, research(11).nations({"aztecs"}));
    EXPECT_EQ(d.of("red", "rows.1"), 1);
    d.play("red", "research pottery");
    EXPECT_EQ(d.of("red", "rows.1"), 2);
}

// CV-10.20, CV-10.21, CV-10.23, CV-10.24
TEST(CivilizationResearch, what_techs_do) {
    Desk d(2, research(11).techs("red", {"code_of_laws", "currency"}, {2}));
    d.play("red", "research democracy");
    EXPECT_EQ(rank_of({d.t, d.s}, 0, UnitType::Infantry), 2);
    EXPECT_EQ(d.list("players.red.fresh"), (MoveTexts{"democracy"}));
    EXPECT_EQ(coin_room({d.t, d.s}, 0, place_of("democracy", d.t.tech_words)), 4);  // CV-11.5
    Desk coin(2, research(11).techs("red", {"code_of_laws", "currency"}, {2}));
    coin.play("red", "research civil_service");
    EXPECT_EQ(coin.of("red", "coins"), 1);
    EXPECT_EQ(culture_limit({coin.t, coin.s}, 0), 3);  // CV-7.21
}

// CV-10.25, CV-10.26, CV-4.30: Agriculture makes the capital grow at once.
TEST(CivilizationResearch, agriculture) {
    Desk d(2, research(6).tile(2, "neutral_01", "north"));
    d.play("red", "research agriculture");
    EXPECT_EQ(d.row(), "grow");
    d.play("red", "grow b3");
    EXPECT_EQ(d.at("players.red.cities.capital.second"), Json("b3"));
}
TEST(CivilizationResearch, irrigation) {  // CV-10.26
    Desk d(2, research(11).techs("red", {"code_of_laws", "currency"}, {2}));
    d.play("red", "research irrigation");
    EXPECT_EQ(city_limit({d.t, d.s}, 0), 3);
}

// CV-10.40, CV-10.41, CV-10.44: once a turn each, in its phase.
TEST(CivilizationResearch, resource_abilities) {
    Desk d(
        2,
        at("city", "red").techs("red", {"code_of_laws", "currency", "chivalry"}, {2, 1}).resource("red", "incense", 2));
    d.play("red", "use currency");
    EXPECT_EQ(d.of("red", "culture"), 3);
    EXPECT_EQ(d.refusal("red", "use currency"), "CV-10.40");
    d.play("red", "use chivalry");
    EXPECT_EQ(d.of("red", "culture"), 3 + 5);
    Desk start(2, at("start").techs("red", {"code_of_laws", "currency"}, {2}).resource("red", "incense", 1));
    EXPECT_EQ(start.refusal("red", "use currency"), "CV-3.8");
}

// CV-11.1, CV-11.4, CV-11.7, CV-12.16: coins of the map come and go with an enemy.
TEST(CivilizationResearch, coins_of_the_map) {
    const Given given = at("move", "blue").thing("c2", "bank");
    Desk d(2, Given(given).figure("blue", "army_1", "c3").figure("red", "scout_1", "b1").figure("red", "army_1", "b1"));
    EXPECT_EQ(d.of("red", "coins"), 1);
    d.plays("blue", {"move c3 1 0", "go c2"});
    EXPECT_EQ(d.of("red", "coins"), 0);
    d.play("blue", "go c3");
    EXPECT_EQ(d.of("red", "coins"), 1);
}

// CV-11.6, CV-21.7: tokens on techs stay; those on a blocked canal do not count.
TEST(CivilizationResearch, coins_on_the_canal) {
    const Given given =
        at("start")
            .thing("c2", "panama_canal")
            .with(R"({"wonders": {"panama_canal": "red"}, "players": {"red": {"coins_on": {"canal": 3}}}})");
    EXPECT_EQ(Desk(2, Given(given)).of("red", "coins"), 3 + 1);  // one comes at the start of the turn
    EXPECT_EQ(Desk(2, Given(given).figure("blue", "army_1", "c2")).of("red", "coins"), 0);
}

// CV-17.2: Space Flight wins.
TEST(CivilizationVictory, by_technology) {
    Desk d(2, research(26).techs("red", {"code_of_laws"}, {5, 4, 3, 2}));
    d.play("red", "research space_flight");
    EXPECT_EQ(d.pending(), (MoveTexts{"over"}));
    EXPECT_EQ(d.rank("red"), 1);
    EXPECT_EQ(d.rank("blue"), 2);
    EXPECT_TRUE(contains(d.told(), "wins red tech"));
}

// CV-17.3, CV-17.5, CV-17.6, CV-11.7: the fifteenth coin ends the game at once, in any phase.
TEST(CivilizationVictory, by_coins) {
    Desk d(2, at("city", "red")
                  .trade("red", 6)
                  .techs("red", {"code_of_laws", "democracy"}, {1, 1})
                  .with(R"({"players": {"red": {"coins_on": {"sheet": 14}}}})"));
    d.play("red", "use democracy");
    EXPECT_EQ(d.pending(), (MoveTexts{"over"}));
    EXPECT_TRUE(contains(d.told(), "wins red economic"));
}

// CV-17.8: of two at the same moment the one with more trade.
TEST(CivilizationVictory, two_at_once) {
    const Given given =
        research(26, 27).techs("red", {"code_of_laws"}, {5, 4, 3, 2}).techs("blue", {"metalworking"}, {5, 4, 3, 2});
    Desk d(2, Given(given).with(R"({"players": {"blue": {"coins_on": {"sheet": 5}}}})"));
    d.play("red", "research space_flight").play("blue", "research space_flight");
    EXPECT_EQ(d.rank("blue"), 1);
    Desk tied(2, given);
    tied.play("red", "research space_flight").play("blue", "research space_flight");
    EXPECT_EQ(tied.of("red", "trade"), tied.of("blue", "trade"));
    EXPECT_EQ(tied.of("red", "coins"), tied.of("blue", "coins"));
    EXPECT_EQ(tied.at("winner"), Json("red"));
    EXPECT_EQ(tied.rank("red"), 1);  // the earlier place in the turn
}

// CV-17.10, CV-17.12: after the last turn nobody has won; places go by progress, then trade.
TEST(CivilizationVictory, nobody) {
    Desk d(
        2,
        research(0, 0).with(R"({"turn": {"turn": 60}})").with(R"({"players": {"blue": {"coins_on": {"sheet": 4}}}})"));
    EXPECT_EQ(d.pending(), (MoveTexts{"over"}));
    EXPECT_TRUE(contains(d.told(), "nobody_wins 60"));
    EXPECT_EQ(d.rank("blue"), 1);
}

}  // namespace
}  // namespace pentarchy::civilization
