// Completed tasks and the next era, BR-15.1 to BR-15.27.
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

// North holds task I-4 (2 units, a cane field, a sawmill) and has fulfilled it.
Given fulfilled(Given given = action()) {
    return given.tasks("north", {"task_1_04"})
        .unit("green_archer_1", "d2")
        .unit("green_archer_2", "d2")
        .tile("north", "d1", "cane_field")
        .tile("north", "d3", "sawmill");
}
// Tokens of everybody, in seat order, into these spaces.
void put_under(Desk& d, const MoveTexts& spaces) {
    const MoveTexts asked = d.pending();
    for (size_t i = 0; i < asked.size(); ++i) d.play(asked[i], "put_under " + spaces[i]);
}

TEST(BrazilTasks, revealed_when_all_conditions_hold) {  // BR-15.1, BR-15.5
    Desk d(2, fulfilled().tasks("north", {"task_1_04", "task_1_01"}));
    EXPECT_TRUE(d.is_offered("north", "reveal task_1_04"));
    EXPECT_EQ(d.refusal("north", "reveal task_1_01"), "BR-15.1");
    d.play("north", "act import");                            // optional: it can wait
    EXPECT_FALSE(d.is_offered("north", "reveal task_1_04"));  // not inside an action (BR-4.14)
    d.play("north", "take_raw wood");
    EXPECT_TRUE(d.is_offered("north", "reveal task_1_04"));
    EXPECT_EQ(Desk(2, fulfilled().unit("green_archer_2", "store")).refusal("north", "reveal task_1_04"), "BR-15.1");
}

TEST(BrazilTasks, new_era_buildings_in_the_same_turn) {  // BR-15.2, BR-15.14, BR-4.4
    Desk d(2, fulfilled().store("north", {{"wood", 3}}).token("north", "build"));
    EXPECT_EQ(d.refusal("north", "act build"), "BR-4.3");
    d.play("north", "reveal task_1_04").play("north", "no_palace");
    put_under(d, {"import", "trade"});
    EXPECT_EQ(d.number("era"), 2);
    d.play("north", "act build").play("north", "build plantation");
    EXPECT_EQ(d.at("players.north.token"), "build");
}

TEST(BrazilTasks, future_eras_are_closed) {  // BR-15.3
    Desk d(2, fulfilled()
                  .tasks("north", {"task_2_01"})
                  .good("north", "fabric", "deploy")
                  .good("north", "roast_coffee", "painting")
                  .unit("green_monarch", "d2")
                  .tile("north", "e4", "olinda"));
    EXPECT_EQ(d.refusal("north", "reveal task_2_01"), "BR-15.3");
    d.s.era = 2;
    EXPECT_TRUE(d.is_offered("north", "reveal task_2_01"));
}

TEST(BrazilTasks, earlier_eras_bring_points_and_a_palace_but_no_era) {  // BR-15.4, BR-15.6, BR-15.19
    Desk d(2, fulfilled().era(3));
    const int before = d.of("north", "score.tasks");
    d.play("north", "reveal task_1_04");
    EXPECT_EQ(d.of("north", "score.tasks"), before + 2);
    EXPECT_EQ(d.row(), "pick_palace");
    d.play("north", "palace palace_2 d1").play("north", "make dye renovate");
    EXPECT_EQ(d.row(), "pick_space");
    EXPECT_EQ(d.number("era"), 3);
    EXPECT_EQ(d.list("players.north.revealed"), MoveTexts{"task_1_04"});
    EXPECT_EQ(d.sees("east", "players.north.revealed"), names({"task_1_04"}));
    // Whatever happens later, the points are safe.
    d.s.player[0].unit[0] = kInStore;
    EXPECT_EQ(d.of("north", "score.tasks"), 2);
}

TEST(BrazilTasks, several_in_one_turn) {  // BR-15.5
    Desk d(2, fulfilled().era(3).tasks("north", {"task_1_04", "task_1_06"}).paintings("north", {"tupi", "guarani"}));
    d.play("north", "reveal task_1_04")
        .play("north", "no_palace")
        .play("north", "reveal task_1_06")
        .play("north", "no_palace");
    EXPECT_EQ(d.of("north", "score.tasks"), 4);
}

// BR-15.8, BR-15.9, BR-15.10, BR-15.11, BR-15.12, BR-15.13, BR-15.15, BR-15.18, BR-X3
TEST(BrazilTasks, the_era_changes_for_all_in_the_middle_of_a_turn) {
    Desk d(3, fulfilled(moves("north", "trade"))
                  .era(2)
                  .tasks("north", {"task_2_10"})
                  .tile("north", "d4", "olinda")
                  .tile("north", "d2", "sawmill")
                  .good("north", "dye", "renovate")
                  .good("north", "sugar", "import")
                  .token("east", "import")
                  .token("south", "build")
                  .set({"players", "north", "under"}, boost::json::array{"trade", nullptr})
                  .set({"players", "east", "under"}, boost::json::array{"deploy", nullptr})
                  .set({"players", "south", "under"}, boost::json::array{"deploy", nullptr}));
    ASSERT_EQ(d.number("turn_state.bonus"), 1);
    d.play("north", "reveal task_2_10").play("north", "no_palace");
    EXPECT_EQ(d.pending(), (MoveTexts{"north", "east", "south"}));
    EXPECT_EQ(d.refusal("north", "put_under trade"), "BR-15.9");
    d.play("east", "put_under trade");
    EXPECT_EQ(d.glimpse("north"), "");
    EXPECT_EQ(d.sees("north", "players.east.under.1"), nullptr);
    EXPECT_EQ(d.sees("north", "players.east.has_chosen"), true);
    d.play("north", "put_under painting").play("south", "put_under import");
    EXPECT_EQ(d.number("era"), 3);
    EXPECT_EQ(d.at("players.east.under.1"), "trade");
    EXPECT_EQ(d.at("players.south.under.1"), "import");
    for (const char* seat : {"north", "east", "south"})
        EXPECT_TRUE(d.at(std::string("players.") + seat + ".token").is_null());
    // The turn goes on where it was: the old token's bonus is still there, the new token waits.
    EXPECT_EQ(d.row(), "movement");
    EXPECT_EQ(d.number("turn_state.bonus"), 1);
    EXPECT_EQ(d.at("turn_state.space"), "trade");
    d.play("north", "end");
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
    EXPECT_TRUE(d.is_offered("east", "act import"));  // BR-4.4
    d.play("east", "act trade").play("east", "stop");
    EXPECT_TRUE(d.is_offered("east", "muster"));  // BR-15.18, token II below
}

TEST(BrazilTasks, a_token_just_put_under_the_used_space_gives_nothing_this_turn) {  // BR-15.16
    Desk d(2, fulfilled(moves("north", "build")));
    d.play("north", "reveal task_1_04").play("north", "no_palace");
    put_under(d, {"build", "trade"});
    EXPECT_EQ(d.number("turn_state.bonus"), 0);
    EXPECT_EQ(d.at("turn_state.extra"), true);  // BR-15.15
    EXPECT_TRUE(beginning(d.offers("north"), "peek").empty());
}

TEST(BrazilTasks, the_combat_bonus_of_import_ends_at_once) {  // BR-5.57, BR-15.15
    Desk d(2, fulfilled(moves("north", "import")).token("east", "trade"));
    EXPECT_EQ(sum(Look{d.t, d.s}, 0, Query::Attack), 1);
    EXPECT_EQ(sum(Look{d.t, d.s}, 1, Query::Defence), 2);
    d.play("north", "reveal task_1_04").play("north", "no_palace");
    put_under(d, {"build", "build"});
    EXPECT_EQ(sum(Look{d.t, d.s}, 0, Query::Attack), 0);
    EXPECT_EQ(sum(Look{d.t, d.s}, 1, Query::Defence), 0);
}

TEST(BrazilTasks, token_one_below_the_used_space_lets_peek) {  // BR-15.17
    Desk d(2, action().era(2).set({"players", "north", "under"}, boost::json::array{"import", nullptr}));
    d.play("north", "act import").play("north", "take_raw wood");
    EXPECT_EQ(beginning(d.offers("north"), "peek").size(), 8u);
}

// Two eras in one turn: the tokens of both go under, also one that never lay on a space (blueprint, ruling 14).
TEST(BrazilTasks, two_eras_in_one_turn) {  // BR-15.5, BR-15.8
    Desk d(2, fulfilled()
                  .tasks("north", {"task_1_04", "task_2_10"})
                  .tile("north", "e2", "sawmill")
                  .tile("north", "e4", "olinda")
                  .good("north", "dye", "renovate")
                  .good("north", "sugar", "import"));
    d.play("north", "reveal task_1_04").play("north", "no_palace");
    put_under(d, {"build", "trade"});
    d.play("north", "reveal task_2_10").play("north", "no_palace");
    EXPECT_EQ(d.refusal("north", "put_under build"), "BR-15.9");
    put_under(d, {"trade", "build"});
    EXPECT_EQ(d.number("era"), 3);
    EXPECT_EQ(d.at("players.east.under"), names({"trade", "build"}));
    EXPECT_EQ(beginning(d.offers("north"), "act").size(), 7u);
}

// BR-15.20, BR-15.21, BR-15.22, BR-15.23, BR-15.24, BR-18.1: all three conditions end the game; each has points of its own.
TEST(BrazilTasks, era_three_tasks) {
    const Given given = action()
                            .era(3)
                            .tasks("north", {"task_3_09"})
                            .tile("north", "d1", "mint")
                            .tile("north", "d3", "mint")
                            .tile("north", "c2", "plantation")
                            .tile("north", "c3", "plantation")
                            .tile("north", "e2", "academy");
    Desk open(2, given);
    EXPECT_EQ(open.refusal("north", "reveal task_3_09"), "BR-15.1");
    EXPECT_EQ(open.of("north", "score.tasks"), 1 + 2);  // BR-15.22, two of three
    EXPECT_EQ(open.sees("east", "players.north.score.tasks"), 0);
    Desk d(2, Given(given).tile("north", "e3", "academy"));
    d.play("north", "reveal task_3_09");
    EXPECT_EQ(d.at("ending"), true);
    d.play("north", "palace palace_3 d1").draw_luck();  // BR-15.24
    EXPECT_EQ(d.number("era"), 3);
    // BR-15.23: they keep all their points.
    d.s.player[1].unit[0] = static_cast<uint8_t>(hex_of(Look{d.t, d.s}, number(Look{d.t, d.s}, 0)));
    EXPECT_EQ(d.of("north", "score.tasks"), 5);
}

TEST(BrazilTasks, units_count_only_on_the_map) {  // BR-15.25
    const Condition two{What::Units, kNone, 2, 0};
    EXPECT_TRUE(is_met(Look{base_tables(), Desk(2, fulfilled()).s}, 0, two));
    EXPECT_FALSE(is_met(Look{base_tables(), Desk(2, fulfilled().unit("green_archer_2", "store")).s}, 0, two));
}

TEST(BrazilTasks, occupied_tiles_count_for_the_occupier) {  // BR-15.26, BR-10.2, BR-10.5
    Desk d(2, fulfilled().unit("orange_monarch", "d3"));
    EXPECT_EQ(d.refusal("north", "reveal task_1_04"), "BR-15.1");
    Desk east(2, action("east")
                     .tasks("east", {"task_1_04"})
                     .unit("orange_monarch", "d3")
                     .unit("orange_lancer", "d8")
                     .tile("north", "d3", "sawmill")
                     .tile("east", "d9", "cane_field"));
    EXPECT_TRUE(east.is_offered("east", "reveal task_1_04"));
}

TEST(BrazilTasks, the_capital_is_no_city_of_a_condition) {  // BR-3.4
    const Condition city{What::City, kNone, 1, 0};
    EXPECT_EQ(count(Look{base_tables(), Desk(2, action()).s}, 0, city), 0);
    EXPECT_EQ(count(Look{base_tables(), Desk(2, action().tile("north", "e4", "olinda")).s}, 0, city), 1);
}

TEST(BrazilTasks, each_era_three_task_in_hand_scores_by_itself) {  // BR-15.27
    Desk d(2, action()
                  .era(3)
                  .tasks("north", {"task_3_09", "task_3_03"})
                  .tile("north", "d1", "academy")
                  .tile("north", "d3", "academy"));
    EXPECT_EQ(d.of("north", "score.tasks"), 2 + 1);
}

// BR-15.12, BR-15.13: the last seat reveals in era III: nobody has another turn (blueprint, case 5).
TEST(BrazilTasks, the_last_seat_ends_the_game_with_its_turn) {  // BR-18.1, BR-18.2
    Desk d(2, moves("east", "trade")
                  .set({"start"}, Json("north"))
                  .era(3)
                  .tasks("east", {"task_3_09"})
                  .tile("east", "d9", "mint")
                  .tile("east", "d7", "mint")
                  .tile("east", "c8", "plantation")
                  .tile("east", "c7", "plantation")
                  .tile("east", "e8", "academy")
                  .tile("east", "e9", "academy"));
    d.play("east", "reveal task_3_09").play("east", "no_palace").play("east", "end").settle();
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    Desk first(2, moves("north", "trade")
                      .era(3)
                      .tasks("north", {"task_3_09"})
                      .tile("north", "d1", "mint")
                      .tile("north", "d3", "mint")
                      .tile("north", "c2", "plantation")
                      .tile("north", "c3", "plantation")
                      .tile("north", "e2", "academy")
                      .tile("north", "e3", "academy"));
    first.play("north", "reveal task_3_09").play("north", "no_palace").play("north", "end");
    EXPECT_EQ(first.pending(), MoveTexts{"east"});  // the round is finished
    first.play("east", "act trade").play("east", "stop").play("east", "end").settle();
    EXPECT_EQ(first.pending(), MoveTexts{"over"});
}

}  // namespace
}  // namespace pentarchy::brazil
