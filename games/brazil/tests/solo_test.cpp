// Alone against the Dutch. North's capital is b3, the Dutch one f7; Dutch units on f7 (monarch, cannon), e7 and
// f6 (standard-bearers) and d6 (lancer), all of strength 2.
#include "games/brazil/tests/war.h"

namespace pentarchy::brazil {
namespace {

Given army(const std::string& unit, const std::string& hex) {
    return Given().unit(unit, hex).turn("moves", "north", "build");
}
Given nobody_home() { return Given().unit("orange_monarch", "gone").unit("orange_cannon", "gone"); }

// BR-19.1, BR-19.2, BR-19.3, BR-19.4
TEST(BrazilSolo, BR_19_2_the_dutch_stand_where_the_scenario_says) {
    Desk d(1, Given().turn("action", "north"));
    EXPECT_EQ(d.at("players.north.board"), "board_green");
    EXPECT_EQ(d.at("players.north.capital"), "b3");
    EXPECT_EQ(d.at("players.east.capital"), "f7");
    EXPECT_EQ(d.at("players.east.units.orange_lancer"), "d6");
    EXPECT_EQ(d.at("hexes.f7.units").as_array().size(), 2u);
}

// BR-19.8
TEST(BrazilSolo, BR_19_8_the_dutch_are_never_asked) {
    Desk d(1, army("green_archer_1", "e6"));
    const Json before = d.at("players.east.units");
    d.play("north", "end");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    EXPECT_EQ(d.at("players.east.units"), before);
}

// BR-19.9, BR-19.10, BR-19.11, BR-X20
TEST(BrazilSolo, BR_19_9_the_dutch_draw_a_card_for_each_unit) {
    Desk d(1, army("green_cannon", "e6").unit("orange_lancer", "f6").combat("north", {"bowmen_1"}));
    d.play("north", "fire green_cannon f6");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    d.play("north", "lay bowmen").play("north", "laid");
    d.luck("dutch_card bowmen_2").luck("dutch_card zumbi_1");
    EXPECT_TRUE(is_heard(d, "strengths 4 9"));  // 3 + 1 against 2 + 2 + 1 + 4
    EXPECT_EQ(d.at("combat_discard").as_array().size(), 3u);
    EXPECT_EQ(d.at("players.north.units.green_cannon"), "store");
}

// BR-19.14, BR-3.9
TEST(BrazilSolo, BR_19_14_beaten_dutch_are_gone) {
    Desk d(1, army("green_dragoon", "e6").unit("green_cannon", "c5"));
    d.play("north", "move green_dragoon d6").luck("dutch_card camp_1");
    EXPECT_TRUE(is_heard(d, "strengths 3 2"));  // a Dutch Camp adds nothing
    EXPECT_EQ(d.at("players.east.units.orange_lancer"), "gone");
    EXPECT_EQ(d.at("players.north.units.green_dragoon"), "d6");
}

// BR-19.12, BR-19.13
TEST(BrazilSolo, BR_19_13_an_empty_capital_is_walked_into) {
    Desk d(1, nobody_home().unit("green_archer_1", "g7").turn("moves", "north", "build"));
    d.play("north", "move green_archer_1 f7");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "f7");
    EXPECT_TRUE(is_heard(d, "occupies north f7"));
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    Desk more(1,
              nobody_home().unit("green_archer_1", "f7").unit("green_dragoon", "g7").turn("moves", "north", "build"));
    more.play("north", "move green_dragoon f7");
    EXPECT_FALSE(contains(more.lines(), "occupies"));  // it is north's already
    Desk full(1, Given().unit("green_dragoon", "g7").turn("moves", "north", "trade"));
    full.play("north", "move green_dragoon f7").play("north", "use_all");
    full.luck("dutch_card camp_1").luck("dutch_card raposo_tavares_1");
    EXPECT_TRUE(is_heard(full, "strengths 4 5"));  // the capital itself adds nothing
}

// BR-19.21
TEST(BrazilSolo, BR_19_21_the_dutch_capital_may_be_fired_at) {
    Desk d(1, Given().unit("green_cannon", "g7").unit("green_dragoon", "g7").turn("moves", "north", "build"));
    EXPECT_TRUE(d.is_offered("north", "fire green_cannon f7"));
    d.play("north", "fire green_cannon f7").luck("dutch_card camp_1").luck("dutch_card bowmen_1");
    EXPECT_TRUE(is_heard(d, "strengths 6 5"));
    EXPECT_EQ(d.at("players.east.units.orange_monarch"), "gone");
    EXPECT_FALSE(contains(d.lines(), "occupies"));
}

// BR-19.16
TEST(BrazilSolo, BR_19_16_dutch_cards_are_played_by_rule) {
    // Anita saves a beaten unit to the Dutch capital.
    Desk anita(1, army("green_dragoon", "e6"));
    anita.play("north", "move green_dragoon d6").luck("dutch_card anita_1");
    EXPECT_TRUE(is_heard(anita, "strengths 3 3"));
    Desk saved(1, army("green_dragoon", "e6").paintings("north", {"maria_quiteria"}));
    saved.play("north", "move green_dragoon d6").play("north", "use_all").luck("dutch_card anita_1");
    EXPECT_EQ(saved.at("players.east.units.orange_lancer"), "f7");
    // Not to a capital that is lost.
    Desk lost(1, nobody_home()
                     .unit("green_archer_1", "f7")
                     .unit("green_dragoon", "e6")
                     .paintings("north", {"maria_quiteria"})
                     .turn("moves", "north", "build"));
    lost.play("north", "move green_dragoon d6").play("north", "use_all").luck("dutch_card anita_1");
    EXPECT_EQ(lost.at("players.east.units.orange_lancer"), "gone");
    // The player chooses which of the own units Sepé takes, and which Dutch one.
    Desk sepe(1, army("green_cannon", "e6").unit("green_dragoon", "e6"));
    sepe.play("north", "fire green_cannon f6").luck("dutch_card sepe_tiaraju_1");
    EXPECT_EQ(sepe.offers("north"), (MoveTexts{"lose green_dragoon", "lose green_cannon"}));
    Desk mine(1, army("green_archer_1", "e6").unit("orange_lancer", "f6").combat("north", {"sepe_tiaraju_1"}));
    mine.play("north", "move green_archer_1 f6")
        .play("north", "lay sepe_tiaraju")
        .play("north", "laid")
        .luck("dutch_card bowmen_1")
        .luck("dutch_card bowmen_2");
    EXPECT_EQ(mine.offers("north"), (MoveTexts{"lose orange_standard_bearer_2", "lose orange_lancer"}));
    mine.play("north", "lose orange_lancer");
    EXPECT_EQ(mine.at("players.east.units.orange_lancer"), "gone");
    // Gains are nobody's.
    Desk gold(1, army("green_archer_1", "e6"));
    gold.play("north", "move green_archer_1 d6").luck("dutch_card bandeirantes_1");
    EXPECT_EQ(gold.pending(), MoveTexts{"north"});
}

// BR-19.5, BR-19.6
TEST(BrazilSolo, BR_19_6_all_goals_at_once_win_at_once) {
    const Given given = nobody_home()
                            .unit("green_archer_1", "g7")
                            .unit("green_archer_2", "c3")
                            .unit("green_monarch", "c4")
                            .unit("green_dragoon", "c5")
                            .unit("green_cannon", "d2");
    Desk early(1, Given(given).turn("moves", "north", "build"));
    early.play("north", "move green_archer_1 f7");
    EXPECT_EQ(early.pending(), MoveTexts{"north"});  // era I
    Desk won(1, Given(given)
                    .with(R"({"era": 3, "players": {"north": {"under": ["import", "trade"]}}})")
                    .turn("moves", "north", "build"));
    won.play("north", "move green_archer_1 f7");
    EXPECT_EQ(won.pending(), MoveTexts{"over"});
    EXPECT_TRUE(is_heard(won, "solo_won north"));
    EXPECT_EQ(won.rank("north"), 1);
    Desk short_of_one(1, Given(given)
                             .unit("green_cannon", "store")
                             .with(R"({"era": 3, "players": {"north": {"under": ["import", "trade"]}}})")
                             .turn("moves", "north", "build"));
    short_of_one.play("north", "move green_archer_1 f7");
    EXPECT_EQ(short_of_one.pending(), MoveTexts{"north"});
}

// BR-19.7
TEST(BrazilSolo, BR_19_7_after_twenty_turns_it_is_lost) {
    Desk d(1, Given().with(R"({"round": 20})").turn("moves", "north", "build"));
    d.play("north", "end");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    EXPECT_TRUE(is_heard(d, "solo_lost north"));
    Desk before(1, Given().with(R"({"round": 19})").turn("moves", "north", "build"));
    before.play("north", "end");
    EXPECT_EQ(before.pending(), MoveTexts{"north"});
}

// BR-19.15
TEST(BrazilSolo, BR_19_15_nothing_is_built_beside_the_dutch_capital) {
    Desk d(1, Given().tile("north", "e6", "farm").store("north", {{"wood", 5}}).turn("action", "north"));
    d.play("north", "act build").play("north", "build cane_field");
    EXPECT_FALSE(d.is_offered("north", "site f6"));  // a Dutch unit and the capital beside it
    Desk free(1, Given()
                     .tile("north", "e6", "farm")
                     .unit("orange_standard_bearer_2", "gone")
                     .store("north", {{"wood", 5}})
                     .turn("action", "north"));
    free.play("north", "act build").play("north", "build cane_field");
    EXPECT_FALSE(free.is_offered("north", "site f6"));
    EXPECT_TRUE(free.is_offered("north", "site e5"));
}

// BR-19.19
TEST(BrazilSolo, BR_19_19_nothing_helps_the_dutch_but_cards) {
    Desk d(1, army("green_dragoon", "e6"));
    d.play("north", "move green_dragoon d6");
    EXPECT_TRUE(contains(d.pending(), "luck"));
}

// BR-19.22
TEST(BrazilSolo, BR_19_22_the_occupied_capital_is_only_a_goal) {
    Desk d(1, nobody_home().unit("green_archer_1", "f7").unit("green_archer_2", "c3").turn("moves", "north", "deploy"));
    EXPECT_TRUE(d.is_offered("north", "go green_archer_2 b3"));
    EXPECT_FALSE(d.is_offered("north", "go green_archer_2 f7"));
    Desk deploys(1, nobody_home().unit("green_archer_1", "f7").unit("green_archer_2", "store").turn("action", "north"));
    deploys.play("north", "act deploy");
    EXPECT_TRUE(deploys.is_offered("north", "deploy green_archer_2 b3"));
    EXPECT_FALSE(deploys.is_offered("north", "deploy green_archer_2 f7"));
}

// BR-19.17, BR-19.18
TEST(BrazilSolo, BR_19_17_a_task_of_era_three_ends_nothing) {
    const Given given = Given()
                            .era(3)
                            .with(R"({"players": {"north": {"under": ["import", "trade"]}}})")
                            .tasks("north", {"task_3_03"})
                            .tile("north", "c3", "academy")
                            .tile("north", "c2", "church")
                            .unit("green_archer_1", "c4")
                            .unit("green_archer_2", "c4")
                            .unit("green_monarch", "c4")
                            .unit("green_dragoon", "c4")
                            .unit("green_cannon", "c4");
    Desk d(1, Given(given).turn("moves", "north", "build"));
    d.play("north", "reveal task_3_03");
    EXPECT_EQ(d.at("ending"), false);
    d.play("north", "end");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});  // and nobody else is ever asked
    Desk era(1, Given()
                    .era(2)
                    .with(R"({"players": {"north": {"under": ["import", null]}}})")
                    .tasks("north", {"task_1_08", "task_2_01"})
                    .turn("action", "north"));
    EXPECT_EQ(era.at("players.east.under"), parse_json("[null, null]", "none"));
}

// BR-19.20
TEST(BrazilSolo, BR_19_20_points_are_shown) {
    Desk d(1, Given().unit("green_dragoon", "c5").turn("moves", "north", "build"));
    EXPECT_EQ(d.of("north", "score.units"), 3);
}

}  // namespace
}  // namespace pentarchy::brazil
