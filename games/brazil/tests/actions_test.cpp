// The action spaces: deploy, renovate, manufacture, import, trade (section 5).
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

// BR-5.1, BR-5.2, BR-5.3, BR-5.5, BR-5.8: paid, placed on the capital, then a combat card.
TEST(BrazilDeploy, a_unit_and_a_card) {
    Desk d(2, action().store("north", {{"wood", 1}}));
    d.play("north", "act deploy");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"deploy green_archer_1 d2", "deploy green_archer_2 d2", "stop"}));
    EXPECT_EQ(d.refusal("north", "deploy green_cannon d2"), "BR-5.5");
    EXPECT_EQ(d.refusal("north", "deploy green_archer_1 d1"), "BR-5.3");
    d.play("north", "deploy green_archer_1 d2");
    d.settle();
    EXPECT_EQ(d.unit("green_archer_1"), "d2");
    EXPECT_EQ(d.store("north", "wood"), 0);
    EXPECT_EQ(d.list("players.north.combat_cards").size(), 1u);
}
// BR-5.2: without a unit.
TEST(BrazilDeploy, only_the_card) {
    Desk d(2, action());
    d.play("north", "act deploy");
    d.draw_luck();
    EXPECT_EQ(d.row(), "movement");
    EXPECT_EQ(d.list("players.north.combat_cards").size(), 1u);
}
// BR-5.4, BR-5.6, BR-5.7, BR-X18: a defeated unit comes back for nothing, to a city of one's own that nobody holds.
TEST(BrazilDeploy, defeated_units_come_back) {
    Desk d(2, action()
                  .unit("green_dragoon", "store")
                  .tile("north", "d4", "olinda")
                  .tile("north", "e4", "sao_vicente")
                  .unit("orange_lancer", "e4")
                  .unit("green_archer_1", "d2"));
    d.play("north", "act deploy");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"deploy green_dragoon d2", "deploy green_dragoon d4", "stop"}));
    EXPECT_EQ(d.refusal("north", "deploy green_archer_1 d2"), "BR-5.7");
    d.play("north", "deploy green_dragoon d4");
    EXPECT_EQ(d.unit("green_dragoon"), "d4");
}
// BR-5.9, BR-5.10: two units, then two cards.
TEST(BrazilDeploy, upgraded) {
    Desk d(2, action().good("north", "fabric", "deploy").store("north", {{"wood", 2}}));
    d.plays("north", {"act deploy", "deploy green_archer_1 d2", "pay wood"});
    EXPECT_TRUE(d.list("players.north.combat_cards").empty());
    d.play("north", "deploy green_archer_2 d2").settle();
    EXPECT_EQ(d.list("players.north.combat_cards").size(), 2u);
}

// BR-5.18, BR-5.19, BR-5.21, BR-5.22, BR-5.24, BR-5.28, BR-6.2
TEST(BrazilRenovate, an_empty_building_works_again_or_is_turned) {
    Desk d(2, action()
                  .era(2)
                  .tile("north", "d1", "cane_field")
                  .tile("north", "d3", "sawmill", {{"wood", 1}})
                  .tile("north", "c3", "olinda"));
    d.play("north", "act renovate");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"renovate d1", "flip d1", "stop"}));
    EXPECT_EQ(d.refusal("north", "renovate d3"), "BR-5.18");
    EXPECT_EQ(d.refusal("north", "renovate c3"), "BR-5.18");
    d.play("north", "flip d1").settle();
    EXPECT_EQ(d.tile("d1"), "mint");  // BR-5.20: no gold mine is there
    EXPECT_EQ(d.items("d1", "gold"), 2);
    EXPECT_EQ(d.items("d3", "wood"), 0);
}
// BR-5.20, BR-5.23, BR-5.25
TEST(BrazilRenovate, neither_side_before_its_era_and_palaces_stay) {
    Desk d(2, action()
                  .store("north", {{"wood", 1}})
                  .tile("north", "d1", "cane_field")
                  .tile("north", "c2", "farm")
                  .palace("north", "palace_2", "c2"));
    d.play("north", "act renovate");
    EXPECT_EQ(d.refusal("north", "flip d1"), "BR-5.25");
    EXPECT_EQ(d.refusal("north", "flip c2"), "BR-5.23");
    EXPECT_TRUE(d.is_offered("north", "renovate c2"));
}
// BR-5.26, BR-5.27: neither the occupier nor the builder renovates an occupied building.
TEST(BrazilRenovate, not_while_it_is_occupied) {
    Desk d(2, action()
                  .store("north", {{"wood", 1}})
                  .tile("north", "d1", "cane_field")
                  .unit("orange_lancer", "d1")
                  .tile("east", "d7", "sawmill")
                  .unit("green_dragoon", "d7"));
    EXPECT_EQ(d.holder("d7"), "north");
    d.play("north", "act renovate");
    EXPECT_EQ(d.refusal("north", "renovate d1"), "BR-5.18");
    EXPECT_EQ(d.refusal("north", "renovate d7"), "BR-5.18");
}
// BR-5.29
TEST(BrazilRenovate, free_with_the_upgrade) {
    Desk d(2, action().good("north", "dye", "renovate").tile("north", "d1", "cane_field"));
    d.plays("north", {"act renovate", "renovate d1"});
    EXPECT_EQ(d.items("d1", "sugar_cane"), 2);
}

// BR-5.30, BR-5.32, BR-5.33, BR-5.34, BR-5.35, BR-5.39, BR-X6
TEST(BrazilGoods, a_good_upgrades_a_space_of_its_shape) {
    Desk d(2, action().store("north", {{"wood", 2}}));
    d.play("north", "act manufacture");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"make dye renovate", "make dye import", "stop"}));
    EXPECT_EQ(d.refusal("north", "make dye build"), "BR-5.30");
    EXPECT_EQ(d.refusal("north", "make dye trade"), "BR-5.30");
    EXPECT_EQ(d.refusal("north", "make_beside dye"), "BR-5.36");
    d.play("north", "make dye renovate").settle();
    EXPECT_EQ(d.at("players.north.goods.dye"), Json("renovate"));
    EXPECT_EQ(d.store("north", "wood"), 0);
}
// BR-5.36: no slot is left.
TEST(BrazilGoods, beside_the_board_without_a_slot) {
    Desk d(2,
           action().store("north", {{"wood", 2}}).good("north", "sugar", "renovate").good("north", "fabric", "import"));
    d.plays("north", {"act manufacture", "make_beside dye"});
    d.settle();
    EXPECT_EQ(d.at("players.north.goods.dye"), Json("beside"));
}
// BR-5.37, BR-5.38: one raw less; what is paid decides which.
TEST(BrazilGoods, upgraded) {
    Desk d(2, action()
                  .store("north", {{"wood", 1}})
                  .with(R"({"players": {"north": {"goods": {"jewellery": "manufacture"}}}})"));

    d.plays("north", {"act manufacture", "make dye renovate", "pay wood"});
    EXPECT_EQ(d.at("players.north.goods.dye"), Json("renovate"));
}

// BR-5.40, BR-6.8, BR-6.12: a raw of choice into the store, which holds five.
TEST(BrazilMarket, import) {
    Desk d(2, action().store("north", {{"wood", 5}}));
    d.play("north", "act import");
    EXPECT_EQ(d.offers("north"),
              (MoveTexts{"take_raw sugar_cane", "take_raw coffee", "take_raw wood", "take_raw cotton", "stop"}));
    d.play("north", "take_raw cotton");
    EXPECT_EQ(d.row(), "trim_store");
    EXPECT_EQ(d.refusal("north", "drop gold"), "BR-6.8");
    d.play("north", "drop wood");
    EXPECT_EQ(d.store("north", "wood"), 4);
    EXPECT_EQ(d.store("north", "cotton"), 1);
}

// BR-4.6, BR-5.41: all of it may be left, until a raw is taken.
TEST(BrazilMarket, import_may_be_declined) {
    Desk d(2, action().good("north", "dye", "import").paintings("north", {"rue_vendor"}));
    d.play("north", "act import");
    Desk declined = d;
    declined.play("north", "stop");
    EXPECT_EQ(declined.row(), "movement");
    EXPECT_EQ(declined.of("north", "hand_sizes.gold"), 0);
    d.play("north", "take_raw wood");
    EXPECT_EQ(d.refusal("north", "stop"), "BR-6.11");
    d.play("north", "take_raw wood").draw_luck();
    EXPECT_EQ(d.of("north", "hand_sizes.gold"), 1);
}

// BR-5.42, BR-5.43, BR-5.44, BR-5.45, BR-5.46, BR-5.47, BR-5.60
TEST(BrazilMarket, exchanges_take_what_they_say) {
    Desk d(2, action()
                  .store("north", {{"coffee", 1}, {"cotton", 1}, {"gold", 1}, {"science", 1}})
                  .combat("north", {"bowmen_1", "zumbi_1"}));
    d.play("north", "act trade");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"trade trade_a", "trade trade_b", "trade trade_d", "stop"}));
    EXPECT_EQ(d.refusal("north", "trade trade_c"), "BR-5.47");
    d.play("north", "trade trade_a");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"give coffee", "give cotton"}));
    EXPECT_EQ(d.refusal("north", "give gold"), "BR-5.47");
    d.play("north", "give coffee");
    EXPECT_EQ(d.store("north", "gold"), 2);
    d.plays("north", {"trade trade_d", "give_combat bowmen", "give_combat zumbi"});
    d.draw_luck();
    EXPECT_EQ(d.store("north", "gold"), 3);
    EXPECT_EQ(d.list("players.north.gold_cards").size(), 1u);
    EXPECT_EQ(d.list("combat_discard").size(), 2u);
    EXPECT_TRUE(d.is_offered("north", "trade trade_a"));
}
// BR-5.48, BR-5.49, BR-6.9, BR-6.10, BR-X13: from a building, into the store, which is trimmed at once.
TEST(BrazilMarket, from_buildings_and_trimmed) {
    Desk d(2, action().store("north", {{"gold", 5}}).tile("north", "d3", "sawmill", {{"wood", 2}}));
    d.plays("north", {"act trade", "trade trade_a"});
    EXPECT_EQ(d.offers("north"), (MoveTexts{"give_from wood d3"}));
    d.play("north", "give_from wood d3");
    EXPECT_EQ(d.row(), "trim_store");
    EXPECT_EQ(d.store("north", "gold"), 6);
    d.play("north", "drop gold");
    EXPECT_EQ(d.row(), "pick_trade");
    EXPECT_EQ(d.items("d3", "wood"), 1);
}

}  // namespace
}  // namespace pentarchy::brazil
