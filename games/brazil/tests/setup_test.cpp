// Components and setup, sections 1 and 2, and the turn's frame, section 4.
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

// BR-1.1, BR-1.2, BR-1.6, BR-1.8, BR-1.9, BR-1.10, BR-1.11, BR-1.14
TEST(BrazilComponents, are_counted) {
    const Edition& t = base_tables();
    EXPECT_EQ(t.board_words.size(), 4u);
    EXPECT_EQ(t.unit_words.size(), 20u);
    EXPECT_EQ(t.combat_cards, 24);
    EXPECT_EQ(t.city_words.size(), 8u);
    int tiles = 0;
    for (const uint8_t count : t.pair_count) tiles += count;
    EXPECT_EQ(tiles, 36);
    EXPECT_EQ(tiles + 8 + 4 + t.discoveries + 17, 89);
    EXPECT_EQ(t.item_words, (std::vector<std::string>{"sugar_cane", "coffee", "wood", "cotton", "gold", "science"}));
    EXPECT_EQ(t.era_words.size(), 3u);
}

// BR-1.20, BR-1.22, BR-1.23, BR-1.24, BR-1.25
TEST(BrazilComponents, unit_sets) {
    const Edition& t = base_tables();
    for (int board = 0; board < kBoards; ++board) {
        int founders = 0;
        for (int unit = 0; unit < kUnits; ++unit) {
            const UnitRow& row = t.unit[board * kUnits + unit];
            founders += row.founder;
            EXPECT_EQ(row.ranged, row.kind == UnitKind::Artillery);
            EXPECT_EQ(row.founder, row.kind == UnitKind::Monarch);
        }
        EXPECT_EQ(founders, 1);
    }
    EXPECT_EQ(t.unit[0].kind, UnitKind::Basic);
    EXPECT_EQ(t.unit[1].kind, UnitKind::Basic);
    EXPECT_EQ(t.unit[3].kind, UnitKind::Cavalry);
    EXPECT_EQ(t.unit[4].kind, UnitKind::Artillery);
}

// BR-2.1, BR-2.7: a map has its number of players; boards are given, dealt or chosen.
TEST(BrazilSetup, maps_and_boards) {
    EXPECT_TRUE(Brazil::allows(2, Json{{"map", "map_amazon"}}));
    EXPECT_FALSE(Brazil::allows(3, Json{{"map", "map_amazon"}}));
    EXPECT_EQ(Desk(2, {}, std::string("map_amazon")).at("map"), Json("map_amazon"));
    Desk d(3, {}, Json{{"boards", "choose"}});
    EXPECT_EQ(d.row(), "choose_board");
    d.play("north", "choose_board board_blue");
    EXPECT_EQ(d.refusal("east", "choose_board board_blue"), "BR-2.7");
}

// BR-2.3, BR-2.4, BR-2.5, BR-2.6, BR-2.8, BR-2.18, BR-2.19, BR-2.20, BR-2.21, BR-2.23
TEST(BrazilSetup, what_lies_ready) {
    Desk d(2);
    EXPECT_EQ(d.at("hexes.a6.discovery"), Json("down"));
    EXPECT_EQ(d.number("hexes.a6.hidden_tile"), 1);
    EXPECT_EQ(d.number("decks.gold"), 20);
    EXPECT_EQ(d.number("decks.combat"), 24);
    EXPECT_TRUE(d.at("city_tops.0").is_string());
    EXPECT_EQ(d.number("city_left.0") + d.number("city_left.1"), 6);
    for (const char* order : {"red", "pink", "blue"}) EXPECT_EQ(d.number(std::string("painting_decks.") + order), 6);
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), Json("board"));
    EXPECT_EQ(d.at("players.north.goods.dye"), Json("board"));
    EXPECT_TRUE(d.list("players.north.paintings").empty());
    EXPECT_TRUE(d.list("players.north.gold_cards").empty());
    EXPECT_TRUE(d.at("players.north.token").is_null());
    EXPECT_EQ(d.number("era"), 1);
    EXPECT_EQ(d.number("supply.tile_sawmill_plantation"), 9);
}

// BR-2.9, BR-2.10, BR-2.11, BR-2.12: two tasks of each era, one of each stays; the others go under; monarchs are shown
// together.
TEST(BrazilSetup, tasks_and_monarchs) {
    Desk d(2);
    EXPECT_EQ(d.row(), "keep_task");
    EXPECT_EQ(d.pending(), (MoveTexts{"north", "east"}));
    EXPECT_EQ(d.list("players.north.tasks").size(), 6u);
    EXPECT_EQ(d.offers("north").size(), 2u);
    for (int era = 0; era < 3; ++era) d.play("north", d.offers("north").front());
    EXPECT_EQ(d.offers("north").size(), 4u);
    EXPECT_EQ(d.refusal("north", "reign victoria"), "BR-2.11");
    d.play("north", "reign pedro_1");
    EXPECT_TRUE(d.at("players.north.monarch").is_null());
    EXPECT_EQ(d.sees("east", "secrets.north.monarch"), Json(nullptr));
    d.until("found");
    EXPECT_EQ(d.list("players.north.tasks").size(), 3u);
    EXPECT_EQ(d.at("players.north.monarch"), Json("pedro_1"));
    EXPECT_EQ(d.at("tasks_under.era_1").as_array().size(), 2u);
    EXPECT_EQ(d.at("tasks_under.era_1.0.by"), Json("north"));
    EXPECT_TRUE(d.sees("east", "tasks_under.era_1.0.id").is_null());
}

// BR-2.2, BR-2.13, BR-2.14, BR-2.15, BR-2.16, BR-2.17, BR-2.22
TEST(BrazilSetup, capitals) {
    Desk d(2);
    d.until("found");
    const MoveTexts hexes = d.offers(d.pending().front());
    EXPECT_EQ(hexes, (MoveTexts{"found d2", "found d8"}));
    EXPECT_TRUE(d.at("capital_tiles.0") == Json("capital_start") || d.at("capital_tiles.1") == Json("capital_start"));
    const std::string first = d.pending().front();
    d.play(first, "found d2");
    EXPECT_EQ(d.at("players." + first + ".capital"), Json("d2"));
    EXPECT_EQ(d.tile("d2"), "capital");
    EXPECT_EQ(d.at("players." + first + ".store").as_object().size(), 1u);
    d.until("pick_space");
    EXPECT_EQ(d.at("start"), d.at("active"));
    EXPECT_TRUE(d.at("capital_tiles.0").is_null());
}
TEST(BrazilSetup, every_order_of_capital_tiles_can_be_turned) {  // BR-2.2
    for (int seats = 2; seats <= 4; ++seats)
        for (int i = 0; i < 20; ++i) {
            Desk d(seats, {}, Json{{"boards", "random"}});
            d.until("found");
            int starts = 0;
            for (int slot = 0; slot < seats; ++slot)
                starts += d.at("capital_tiles." + std::to_string(slot)) == Json("capital_start");
            EXPECT_EQ(starts, 1);
        }
}

// BR-4.1, BR-4.2, BR-4.5, BR-4.6, BR-4.7, BR-4.8, BR-4.12: the token moves on, the action may be declined, moves
// follow.
TEST(BrazilTurn, the_token_must_move) {
    Desk d(2, action()
                  .token("north", "build")
                  .token("east", "import")
                  .with(R"({"players": {"north": {"under": ["trade", null]}}})"));
    EXPECT_EQ(d.refusal("north", "act build"), "BR-4.3");
    EXPECT_EQ(beginning(d.offers("north"), "act").size(), 6u);
    EXPECT_TRUE(d.is_offered("north", "act trade"));
    d.play("north", "act trade");
    EXPECT_EQ(d.at("players.north.token"), Json("trade"));
    EXPECT_EQ(d.offers("north"), (MoveTexts{"stop"}));
    d.play("north", "stop");
    EXPECT_EQ(d.row(), "movement");
    d.play("north", "end");
    EXPECT_EQ(d.row(), "pick_space");
    EXPECT_EQ(d.at("active"), Json("east"));
}
// BR-4.9, BR-4.11, BR-15.16, BR-23.1: the turn's rights begin anew.
TEST(BrazilTurn, rights_of_a_turn) {
    Desk d(2, action().with(R"({"players": {"north": {"under": ["trade", null]}}})"));
    d.plays("north", {"act trade", "stop"});
    EXPECT_EQ(d.number("turn_state.basics"), 1);
    EXPECT_EQ(d.number("turn_state.bonus"), 1);
    EXPECT_EQ(d.at("turn_state.extra"), Json(false));
    EXPECT_EQ(beginning(d.offers("north"), "peek").size(), 8u);
    d.play("north", "end");
    EXPECT_TRUE(d.at("turn_state.space").is_null());
    EXPECT_EQ(d.number("turn_state.bonus"), 0);
}
// BR-4.13: a completed task may be revealed before the action and after it.
TEST(BrazilTurn, free_moves_before_and_after_the_action) {
    const auto given = [](Given g) {
        return g.tasks("north", {"task_1_01"})
            .unit("green_archer_1", "d2")
            .tile("north", "d3", "trading_post")
            .tile("north", "d1", "farm");
    };
    Desk before(2, given(action())), after(2, given(moves()));
    EXPECT_TRUE(before.is_offered("north", "reveal task_1_01"));
    EXPECT_TRUE(after.is_offered("north", "reveal task_1_01"));
}

}  // namespace
}  // namespace pentarchy::brazil
