// The end of the game and the score sheet, shortages, what hands show: sections 18, 20 and 21 of the rules.
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

int line(const Desk& d, const std::string& name, const std::string& seat = "north") {
    return d.of(seat, "score." + name);
}

TEST(BrazilScore, units_ever_deployed) {  // BR-18.3, BR-1.21
    Desk d(2, action().unit("green_archer_1", "d2").unit("green_cannon", "store"));
    EXPECT_EQ(line(d, "units"), 1 + 3);
    EXPECT_EQ(line(d, "total"), 4);
}

TEST(BrazilScore, goods_and_victorias) {  // BR-18.4, BR-5.31
    Desk d(2,
           action().good("north", "dye", "import").good("north", "rubber", "build").good("north", "fabric", "beside"));
    EXPECT_EQ(line(d, "goods"), 1 + 3 + 2);
    Desk victoria(2, action()
                         .board("north", "board_purple")
                         .monarch("north", "victoria")
                         .good("north", "dye", "monarch")
                         .good("north", "rubber", "monarch"));
    EXPECT_EQ(line(victoria, "goods"), 1 + 3 + 2);
}

TEST(BrazilScore, paintings_and_what_they_count) {  // BR-18.5
    Desk d(2, action()
                  .paintings("north", {"henrique_dias", "jose_bonifacio"})
                  .tile("north", "d1", "church")
                  .tile("east", "d9", "academy")
                  .unit("green_archer_1", "d9")
                  .tile("north", "d3", "academy")
                  .unit("orange_monarch", "d3"));
    EXPECT_EQ(line(d, "paintings"), 2 + 1 + 2);  // controlled ones, whoever built them
}

TEST(BrazilScore, tasks_revealed_and_conditions_of_era_three) {  // BR-18.6
    Desk d(2, action()
                  .set({"players", "north", "revealed"}, names({"task_1_03", "task_2_01"}))
                  .tasks("north", {"task_3_03", "task_1_01"})
                  .tile("north", "d1", "church"));
    EXPECT_EQ(line(d, "tasks"), 3 + 4 + 1);
}

TEST(BrazilScore, gold_cards_with_points) {  // BR-18.7
    Desk d(2, action()
                  .gold("north", {"warehouse", "cathedral", "sugar_baron"})
                  .set({"players", "north", "outposts"}, 1)
                  .tile("north", "d3", "trading_post")
                  .tile("north", "d1", "church"));
    EXPECT_EQ(line(d, "gold_cards"), 3 + 3 + 3);
}

TEST(BrazilScore, kept_discoveries) {  // BR-18.8, BR-11.4, BR-X17
    const int points[] = {0, 1, 3, 5};
    for (int species = 0; species <= 3; ++species)
        EXPECT_EQ(line(Desk(2, action().set({"players", "north", "species"}, species)), "discoveries"),
                  points[species]);
    Desk d(2, action().set({"players", "north", "cultures"}, 2).set({"players", "north", "expedition_vp"}, 5));
    EXPECT_EQ(line(d, "discoveries"), 4 + 5);
}

TEST(BrazilScore, palaces_have_a_line_of_their_own) {  // BR-18.9
    Desk d(2, action().tile("north", "d1", "farm").palace("north", "palace_5", "d1").good("north", "dye", "import"));
    EXPECT_EQ(line(d, "palaces"), 1);
}

TEST(BrazilScore, tiles_count_for_whoever_holds_them_the_capital_nothing) {  // BR-18.10, BR-18.11
    Desk d(2, action()
                  .tile("north", "d1", "farm")
                  .tile("north", "e4", "belem")
                  .tile("east", "d9", "mint")
                  .unit("green_archer_1", "d9"));
    EXPECT_EQ(line(d, "tiles"), 1 + 4 + 2);
    EXPECT_EQ(line(d, "tiles", "east"), 0);
}

TEST(BrazilScore, what_is_left_over_scores_nothing) {  // BR-18.12
    Desk d(2, action()
                  .store("north", {{"gold", 3}, {"science", 2}})
                  .combat("north", {"bowmen_1", "camp_1"})
                  .gold("north", {"spy", "reform"})
                  .tasks("north", {"task_1_01", "task_2_01"}));
    EXPECT_EQ(line(d, "total"), 0);
}

// BR-18.13: science on tiles of the map, held ones; BR-18.14: still tied, the victory is shared.
TEST(BrazilScore, ties) {
    const Given given =
        action().tile("north", "d1", "academy", {{"science", 1}}).tile("east", "d9", "academy", {{"science", 1}});
    Desk shared(2, given);
    EXPECT_EQ(shared.rank("north"), 1);
    EXPECT_EQ(shared.rank("east"), 1);
    Desk more(2, Given(given).set({"hexes", "d9", "items"}, {{"science", 2}}).store("north", {{"science", 3}}));
    EXPECT_EQ(more.rank("north"), 2);
    EXPECT_EQ(more.rank("east"), 1);
    Desk points(2, Given(given).tile("north", "d3", "sawmill"));
    EXPECT_EQ(points.rank("east"), 2);
    const auto breaks = Brazil::tie_breaks({more.t, more.s}, 1);
    ASSERT_EQ(breaks.size(), 1u);
    EXPECT_EQ(breaks[0].points, 2);
}

TEST(BrazilScore, end_choices_come_after_the_last_turn) {  // BR-18.15
    Desk d(2, moves("east", "trade")
                  .set({"start"}, Json("north"))
                  .set({"ending"}, true)
                  .paintings("north", {"factory"})
                  .good("north", "fabric", "painting"));
    d.play("east", "end");
    EXPECT_EQ(d.row(), "end_choices");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    d.play("north", "factory fabric").play("north", "done");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
}

TEST(BrazilScore, the_game_has_at_most_sixty_rounds) {  // BR-21.4
    Desk d(2, moves("east", "trade").set({"start"}, Json("north")).set({"round"}, 60));
    d.play("east", "end");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    Desk before(2, moves("east", "trade").set({"start"}, Json("north")).set({"round"}, 59));
    before.play("east", "end");
    EXPECT_EQ(before.pending(), MoveTexts{"north"});
    EXPECT_EQ(before.number("round"), 60);
}

TEST(BrazilScore, items_never_run_out) {  // BR-21.1
    Desk d(2, action()
                  .tile("north", "d1", "mint", {{"gold", 40}})
                  .tile("north", "d3", "mint", {{"gold", 90}})
                  .store("north", {{"wood", 4}}));
    d.play("north", "act import").play("north", "take_raw wood");
    EXPECT_EQ(d.store("north", "wood"), 5);
}

// BR-21.2: what components.json counts is all there is: the ninth farm tile is the last.
TEST(BrazilScore, tiles_and_cards_are_limited) {
    Given given = action().store("north", {{"wood", 4}});
    const MoveTexts hexes{"a4", "b3", "c2", "c7", "e4", "e9", "f7", "g7"};
    for (const std::string& hex : hexes) given.tile("north", hex, "farm");
    Desk eight(2, given);
    eight.play("north", "act build");
    EXPECT_TRUE(eight.is_offered("north", "build farm"));
    Desk nine(2, given.tile("north", "d9", "trading_post"));
    nine.play("north", "act build");
    EXPECT_EQ(nine.refusal("north", "build farm"), "BR-7.28");
}

TEST(BrazilScore, an_empty_task_deck_gives_no_card) {  // BR-21.3
    MoveTexts era_one;
    for (const std::string& id : base_tables().task_words)
        if (id.starts_with("task_1")) era_one.push_back(id);
    Desk d(2, action().set({"players", "east", "revealed"}, names(era_one)));
    EXPECT_FALSE(can_draw_task(Look{d.t, d.s}, 0));
    EXPECT_TRUE(can_draw_task(Look{d.t, d.s}, 1));
    // The cards put under the deck are drawn last, in their order.
    Desk under(
        2,
        action()
            .set({"players", "east", "revealed"}, names(MoveTexts(era_one.begin() + 2, era_one.end())))
            .with(
                R"({"tasks_under": {"era_1": [{"id": "task_1_02", "by": "north"}, {"id": "task_1_01", "by": "east"}]}})"));
    EXPECT_TRUE(can_draw_task(Look{under.t, under.s}, 0));
}

TEST(BrazilScore, the_token_must_move_and_costs_must_be_paid) {  // BR-21.5
    Desk d(2, action().store("north", {{"wood", 1}}));
    EXPECT_FALSE(d.is_offered("north", "end"));
    d.play("north", "act build").play("north", "build cane_field").play("north", "site d1");
    EXPECT_EQ(d.offers("north"), MoveTexts{"pay wood"});
}

TEST(BrazilScore, actions_effects_and_reveals_are_optional) {  // BR-21.6
    Desk d(2, action().store("north", {{"wood", 3}}).tile("north", "d3", "sawmill").unit("green_archer_1", "d2"));
    for (const auto& [space, decline] : std::vector<std::pair<const char*, const char*>>{{"deploy", "stop"},
                                                                                         {"painting", "stop"},
                                                                                         {"build", "stop"},
                                                                                         {"renovate", "stop"},
                                                                                         {"manufacture", "stop"},
                                                                                         {"import", "stop"},
                                                                                         {"trade", "stop"}}) {
        Desk turn = d;
        turn.play("north", std::string("act ") + space).play("north", decline).draw_luck();
        turn.play("north", "end");
        EXPECT_EQ(turn.pending(), MoveTexts{"east"}) << space;
    }
}

// BR-20.2: of hands others see numbers only, of tasks those of each era.
TEST(BrazilScore, hands_show_their_size_and_nothing_else) {
    Desk d(3, action()
                  .tasks("east", {"task_1_01", "task_3_02"})
                  .gold("east", {"reform"})
                  .combat("east", {"camp_1", "anita_2"}));
    for (const char* viewer : {"north", "south", "spectator"}) {
        EXPECT_EQ(d.sees(viewer, "players.east.hand_sizes"),
                  parse_json(R"({"tasks": [1, 0, 1], "gold": 1, "combat": 2})", "sizes"))
            << viewer;
        EXPECT_EQ(d.sees(viewer, "players.east.gold_cards"), 1) << viewer;
    }
    EXPECT_EQ(d.sees("east", "players.east.gold_cards"), names({"reform"}));
}

}  // namespace
}  // namespace pentarchy::brazil
