// Building, deals, and the order of triggers: sections 7, 8 and 20 of the rules.
#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

// IS-7.1, IS-7.2, IS-7.3, IS-7.6, IS-7.14, IS-7.15, IS-X3: the Mill pays for the Sentry Tower.
TEST(SettlersBuild, worked_example) {
    Desk d(
        2,
        action().goods("north", {{"wood", 2}}).empire("north", {"com_mill"}).hand("north", {"bar_sentry_tower_012"}));
    d.play("north", "build bar_sentry_tower");
    EXPECT_EQ(d.offers("north"), MoveTexts{"sacrifice com_mill"});
    d.play("north", "sacrifice com_mill");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"worker", 1}, {"raze", 1}}));
    EXPECT_TRUE(contains(d.list("discard"), "com_mill"));
    EXPECT_TRUE(d.stands("north", "bar_sentry_tower_012"));
    EXPECT_FALSE(d.stands("north", "com_mill"));
}

// IS-7.7, IS-7.8, IS-7.9, IS-7.13, IS-0.5: a foundation or a used location may pay; gold may not.
TEST(SettlersBuild, location_cost) {
    Desk none(2, action().goods("north", {{"gold", 9}}).hand("north", {"bar_raid_007"}));
    EXPECT_EQ(none.refusal("north", "build bar_raid"), "IS-7.6");
    Given given =
        action().goods("north", {{"wood", 1}}).hand("north", {"bar_raid_007"}).foundations("north", {"com_tavern"});
    Desk d(2, given.on("north", "com_brewer", R"({"uses": 2, "defense": true})"));
    d.play("north", "build bar_raid");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"sacrifice com_tavern", "sacrifice com_brewer"}));
    d.play("north", "sacrifice com_brewer");
    EXPECT_TRUE(contains(d.list("discard"), "com_brewer"));
    EXPECT_EQ(d.list("players.north.foundations"), MoveTexts{"com_tavern"});
}

// IS-7.10: what is being built cannot pay for itself. IS-7.11, IS-16.74: nor can a borrowed location.
TEST(SettlersBuild, what_cannot_pay) {
    Desk d(3, action()
                  .goods("north", {{"wood", 1}})
                  .hand("north", {"bar_raid_007"})
                  .on("north", "com_mill", R"({"borrowed_by": "south"})"));
    EXPECT_EQ(d.refusal("north", "build bar_raid"), "IS-7.6");
    Given both = action().goods("north", {{"wood", 1}}).hand("north", {"bar_raid_007"}).empire("north", {"com_tavern"});
    Desk e(3, both.on("north", "com_mill", R"({"borrowed_by": "south"})"));
    e.play("north", "build bar_raid");
    EXPECT_EQ(e.refusal("north", "sacrifice com_mill"), "IS-7.11");
    EXPECT_EQ(e.offers("north"), MoveTexts{"sacrifice com_tavern"});
    Given south = Given().turn("action", "south", 2).goods("south", {{"stone", 1}}).hand("south", {"egy_slaver"});
    Desk f(3, south.on("north", "com_mill", R"({"borrowed_by": "south"})"));
    EXPECT_EQ(f.refusal("south", "build egy_slaver"), "IS-7.6");
}

// IS-7.16, IS-7.17: production and building bonus together. IS-7.18, IS-16.1, IS-16.2: Ruins are free but take the
// turn.
TEST(SettlersBuild, bonus) {
    Desk d(2, action().goods("north", {{"wood", 1}, {"stone", 1}}).hand("north", {"com_quarry_008", "com_ruins_069"}));
    d.play("north", "build com_quarry");
    EXPECT_EQ(d.good("north", "stone"), 2);
    d.play("east", "pass").play("north", "build com_ruins");
    EXPECT_EQ(d.good("north", "worker"), 1);
    EXPECT_TRUE(d.stands("north", "com_ruins_069"));
    EXPECT_EQ(d.of("north", "score.common"), 2);
}

// IS-7.19, IS-7.20, IS-7.21, IS-1.57: features and counts include the new location, not the one that paid for it.
TEST(SettlersBuild, counting) {
    Desk d(2, action().goods("north", {{"wood", 3}}).hand("north", {"com_mill"}));
    d.play("north", "build com_mill");
    EXPECT_EQ(d.good("north", "gold"), 1);
    EXPECT_EQ(d.of("north", "vp"), 1);
    Desk fort(2, action()
                     .goods("north", {{"wood", 2}})
                     .hand("north", {"bar_hillfort"})
                     .empire("north", {"com_gallows", "com_armorer_018"}));
    fort.play("north", "build bar_hillfort").play("north", "sacrifice com_gallows");
    EXPECT_EQ(fort.of("north", "vp"), 2);  // Armorer and the Hillfort itself
}

// IS-7.22, IS-20.5, IS-7.23: production, bonus, then triggers in the owner's order; copies add up.
TEST(SettlersBuild, order_of_triggers) {
    Given given = Given()
                      .turn("action", "south", 2)
                      .goods("south", {{"stone", 2}})
                      .hand("south", {"egy_quarry_026"})
                      .foundations("south", {"com_tavern"});
    Desk d(3, given.empire("south", {"egy_slaver", "com_supplier"}).faction("south", "egyptians"));
    d.play("south", "build egy_quarry").play("south", "sacrifice com_tavern");
    EXPECT_EQ(d.good("south", "stone"), 3);  // 2 - 1 + 2: production comes first
    EXPECT_EQ(d.offers("south"), (MoveTexts{"trigger com_supplier", "trigger egy_slaver"}));
    d.play("south", "trigger com_supplier");
    EXPECT_EQ(d.offers("south"), (MoveTexts{"option 1", "decline"}));  // the gold of the Supplier can be paid
    d.play("south", "option 1");
    EXPECT_EQ(d.of("south", "vp"), 3);
    EXPECT_EQ(d.good("south", "gold"), 0);
    Given two = action("east")
                    .goods("east", {{"stone", 3}})
                    .hand("east", {"rom_bank"})
                    .empire("east", {"rom_headquarters_015", "rom_headquarters_016"})
                    .foundations("east", {"com_tavern"});
    Desk e(2, two.hand("east", {"rom_sculptors_workshop_001"}));
    e.play("east", "build rom_sculptors_workshop").play("east", "sacrifice com_tavern");
    EXPECT_EQ(e.of("east", "vp"), 2);
    EXPECT_EQ(e.good("east", "gold"), 2);
}

// IS-1.44, IS-1.45, IS-20.4: the Slaver may be declined; what cannot be paid is not offered.
TEST(SettlersBuild, slaver) {
    Given given = Given()
                      .turn("action", "south", 2)
                      .goods("south", {{"food", 1}, {"worker", 1}})
                      .hand("south", {"egy_caravan_011"})
                      .empire("south", {"egy_slaver"});
    Desk d(3, given);
    d.play("south", "build egy_caravan");
    EXPECT_EQ(d.refusal("south", "option 1"), "IS-1.45");
    EXPECT_EQ(d.offers("south"), (MoveTexts{"option 2", "decline"}));
    Desk e = d;
    d.play("south", "option 2");
    EXPECT_EQ(d.of("south", "vp"), 1);
    EXPECT_EQ(d.good("south", "worker"), 1);  // 1 - 1, and the Caravan's
    e.play("south", "decline");
    EXPECT_EQ(e.of("south", "vp"), 0);
    Desk common(3, Given()
                       .turn("action", "south", 2)
                       .goods("south", {{"wood", 1}, {"worker", 1}})
                       .hand("south", {"com_village_012"})
                       .empire("south", {"egy_slaver"}));
    common.play("south", "build com_village");
    EXPECT_EQ(common.pending(), MoveTexts{"north"});  // no faction location
}

// IS-7.26, IS-16.43: Trade Colony has three colours and wakes each feature once.
TEST(SettlersBuild, trade_colony) {
    Given given = action("east")
                      .goods("east", {{"wood", 1}, {"stone", 2}})
                      .hand("east", {"rom_trade_colony_023"})
                      .foundations("east", {"com_tavern"});
    Desk d(2, given.empire("east", {"com_supplier", "com_mill", "com_carpenters_workshop", "com_canteen"}));
    d.play("east", "build rom_trade_colony").play("east", "sacrifice com_tavern");
    EXPECT_EQ(d.of("east", "vp"), 3);
    EXPECT_EQ(d.good("east", "gold"), 1 + 3);
    EXPECT_EQ(d.good("east", "worker"), 1);
}

// IS-7.24: rows are layout only: the state knows none. IS-7.25, IS-10.9: a new action location may be used next turn.
TEST(SettlersBuild, used_in_the_same_round) {
    Desk d(2, action().goods("north", {{"wood", 2}, {"worker", 1}}).hand("north", {"com_lumberjacks"}));
    d.play("north", "build com_lumberjacks").play("east", "pass").play("north", "activate com_lumberjacks");
    EXPECT_EQ(d.good("north", "wood"), 2);
    EXPECT_FALSE(d.has("players.north.rows"));
}

// IS-7.28, IS-7.29: a feature works while it is the owner's location, not borrowed, razed or gone.
TEST(SettlersBuild, features_that_stop) {
    Desk d(3, action()
                  .goods("north", {{"wood", 1}, {"food", 1}})
                  .hand("north", {"com_grain_field_023"})
                  .on("north", "com_mill", R"({"borrowed_by": "south"})"));
    d.play("north", "build com_grain_field");
    EXPECT_EQ(d.of("north", "vp"), 0);
    Desk e(2, action()
                  .goods("north", {{"wood", 1}, {"food", 1}})
                  .hand("north", {"com_grain_field_023"})
                  .foundations("north", {"com_mill"}));
    e.play("north", "build com_grain_field");
    EXPECT_EQ(e.of("north", "vp"), 0);
    Given borrowed = Given()
                         .turn("action", "south", 2)
                         .goods("south", {{"wood", 1}, {"food", 1}})
                         .hand("south", {"com_grain_field_023"});
    Desk f(3, borrowed.on("north", "com_mill", R"({"borrowed_by": "south"})"));  // IS-16.82
    f.play("south", "build com_grain_field");
    EXPECT_EQ(f.of("south", "vp"), 1);
}

// IS-8.1, IS-8.2, IS-8.3, IS-8.4, IS-8.5, IS-X7, IS-0.6: a deal for food, or for gold; its good now and in each
// production.
TEST(SettlersDeal, worked_example) {
    Desk d(2, action().goods("north", {{"food", 1}}).hand("north", {"bar_sentry_tower_012", "com_mill"}));
    EXPECT_EQ(d.refusal("north", "deal com_mill"), "IS-7.27");
    d.play("north", "deal bar_sentry_tower");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"worker", 1}}));
    EXPECT_EQ(d.list("players.north.deals"), MoveTexts{"bar_sentry_tower_012"});
    Desk gold(2, action().goods("north", {{"gold", 1}}).hand("north", {"bar_sentry_tower_012"}));
    gold.play("north", "deal bar_sentry_tower");
    EXPECT_EQ(gold.good("north", "gold"), 0);
    Desk poor(2, action().goods("north", {{"wood", 5}}).hand("north", {"bar_sentry_tower_012"}));
    EXPECT_EQ(poor.refusal("north", "deal bar_sentry_tower"), "IS-8.2");
}

// IS-8.6, IS-8.8, IS-8.9, IS-1.59: any number of deals; they are no locations; features react after the good is there.
TEST(SettlersDeal, triggers) {
    Given given =
        Given().turn("action", "west", 2).goods("west", {{"food", 2}}).hand("west", {"jap_farm_001", "jap_farm_002"});
    Desk d(4, given.empire("west", {"jap_dojo_024", "jap_school_of_diplomacy"}).deals("west", {"jap_casino"}));
    d.play("west", "deal jap_farm")
        .play("west", "end_turn")
        .play("north", "pass")
        .play("east", "pass")
        .play("south", "pass");
    d.play("west", "deal jap_farm").play("west", "pay food");
    EXPECT_EQ(d.of("west", "vp"), 2);
    EXPECT_EQ(d.good("west", "gold"), 2);
    EXPECT_EQ(d.list("players.west.deals").size(), 3u);
    EXPECT_EQ(d.of("west", "score.faction"), 4);
}

}  // namespace
}  // namespace pentarchy::settlers
