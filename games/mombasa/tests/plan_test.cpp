// Chapters 5 and 6 of the rules: rounds, sealed planning and what others see of it.
#include <cstring>

#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

Given hands() {
    return Given()
        .hand("blue", {"coffee_1", "coffee_2", "expansion_2", "expansion_2", "d_share_cairo"})
        .hand("green", {"cotton_1", "cotton_2"})
        .turn("plan", "", 1);
}

// MO-5.1, MO-5.3
TEST(MombasaPlan, MO_5_1_planning_actions_preparation) {
    Desk d(2, hands());
    EXPECT_EQ(d.number("round"), 1);
    d.plan("blue", {}).plan("green", {});
    EXPECT_EQ(d.pending().size(), 1u);
    const std::string first = d.pending()[0], second = first == "blue" ? "green" : "blue";
    EXPECT_EQ(d.at("start"), Json(first));
    d.play(first, "leave").play(second, "leave").draw_luck();
    EXPECT_EQ(d.number("round"), 2);
    EXPECT_EQ(d.pending(), (MoveTexts{"blue", "green"}));
}

// MO-5.2
TEST(MombasaPlan, MO_5_2_no_preparation_in_round_seven) {
    Desk d(2, Given().turn("action", "blue", 7));
    d.play("blue", "leave").play("green", "leave");
    EXPECT_EQ(d.pending(), MoveTexts{"over"});
    for (const std::string& line : d.told()) EXPECT_FALSE(line.starts_with("card_drawn"));
}

// MO-6.1, MO-6.2
TEST(MombasaPlan, MO_6_1_all_plan_at_once) {
    Desk d(2, hands());
    EXPECT_EQ(d.pending(), (MoveTexts{"blue", "green"}));
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"plan_none slot_2", "plan slot_2 coffee_1", "plan slot_2 coffee_2",
                                           "plan slot_2 expansion_2"}));
    d.play("green", "plan slot_2 cotton_2").play("blue", "plan slot_2 expansion_2");
    EXPECT_EQ(d.offers("green"), (MoveTexts{"plan_none slot_3", "plan slot_3 cotton_1"}));
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"plan_none slot_3", "plan slot_3 coffee_1", "plan slot_3 coffee_2",
                                           "plan slot_3 expansion_2"}));
    d.play("blue", "plan slot_3 expansion_2");
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"plan_none slot_4", "plan slot_4 coffee_1",
                                           "plan slot_4 coffee_2"}));  // both copies are planned
}

// MO-6.3, MO-6.4
TEST(MombasaPlan, MO_6_3_open_slots) {
    Desk d(4, Given().diamond("green", 8).jar("yellow", 4).diamond("purple", 8).jar("purple", 5).turn("plan"));
    EXPECT_EQ(d.offers("blue"), MoveTexts{"plan_none slot_2"});
    EXPECT_EQ(d.refusal("blue", "plan_none slot_1"), "MO-6.3");
    EXPECT_EQ(d.refusal("blue", "plan_none slot_5"), "MO-6.3");
    EXPECT_EQ(d.refusal("blue", "plan_none slot_3"), "MO-6.2");  // it is asked later
    EXPECT_EQ(d.offers("green"), MoveTexts{"plan_none slot_1"});
    d.plays("blue", {"plan_none slot_2", "plan_none slot_3", "plan_none slot_4", "ready"});
    d.plays("green", {"plan_none slot_1", "plan_none slot_2", "plan_none slot_3", "plan_none slot_4", "ready"});
    d.plays("yellow", {"plan_none slot_2", "plan_none slot_3", "plan_none slot_4", "plan_none slot_5", "ready"});
    d.plays("purple", {"plan_none slot_1", "plan_none slot_2", "plan_none slot_3", "plan_none slot_4",
                       "plan_none slot_5", "ready"});
    EXPECT_EQ(d.pending().size(), 1u);
}

// MO-6.5
TEST(MombasaPlan, MO_6_5_the_slot_decides_the_row) {
    Desk d(2, hands().set({"start"}, "blue").set({"token"}, "blue"));
    d.plan("blue", {"", "coffee_1", "coffee_2"}).plan("green", {});
    EXPECT_EQ(d.at("players.blue.slots.slot_3"), "coffee_1");
    d.play("blue", "leave");
    EXPECT_EQ(d.at("players.blue.rows.slot_3"), names({"coffee_1"}));
    EXPECT_EQ(d.at("players.blue.rows.slot_4"), names({"coffee_2"}));
}

// MO-6.6
TEST(MombasaPlan, MO_6_6_single_shares_stay_in_hand) {
    Desk d(2, hands());
    EXPECT_EQ(d.refusal("blue", "plan slot_2 d_share_cairo"), "MO-6.6");
}

// MO-6.7
TEST(MombasaPlan, MO_6_7_only_hand_cards) {
    Desk d(
        2,
        Given().hand("blue", {"cotton_1"}).row("blue", 2, {"coffee_2"}).display("r1_right", "bananas_3").turn("plan"));
    EXPECT_EQ(d.offers("blue"), (MoveTexts{"plan_none slot_2", "plan slot_2 cotton_1"}));
    EXPECT_EQ(d.refusal("blue", "plan slot_2 coffee_2"), "MO-6.7");
    EXPECT_EQ(d.refusal("blue", "plan slot_2 bananas_3"), "MO-6.7");
    EXPECT_EQ(d.refusal("blue", "plan slot_1 cotton_1"), "MO-6.3");
    EXPECT_EQ(d.refusal("blue", "plan slot_2 expansion_2"), "MO-6.2");  // not there at all
}

// MO-6.8
TEST(MombasaPlan, MO_6_8_plans_are_shown_together) {
    Desk d(2, hands());
    d.plan("blue", {"coffee_2"});
    EXPECT_EQ(d.at("players.blue.slots.slot_2"), nullptr);
    d.plan("green", {"cotton_1", "cotton_2"});
    EXPECT_EQ(d.at("players.blue.slots.slot_2"), "coffee_2");
    EXPECT_EQ(d.list("players.green.face_up"), (MoveTexts{"slot_2", "slot_3"}));
    EXPECT_TRUE(contains(d.told(), "planned blue coffee_2 slot_2"));
}

// MO-6.9
TEST(MombasaPlan, MO_6_9_tiles_take_no_slot) {
    Desk d(2, Given().hand("blue", {"coffee_1", "coffee_2", "cotton_1"}).tile("blue", "expansion").turn("plan"));
    d.plan("blue", {"coffee_1", "coffee_2", "cotton_1"}).plan("green", {});
    EXPECT_EQ(d.list("players.blue.tiles_up"), MoveTexts{"expansion"});
    EXPECT_EQ(d.of("blue", "totals.expansion"), 2);
}

// MO-6.10
TEST(MombasaPlan, MO_6_10_a_slot_opens_for_the_next_planning) {
    Desk d(2, Given()
                  .hand("blue", {"coffee_1", "coffee_2"})
                  .up("blue", {"diamond_merchant"})
                  .diamond("blue", 7)
                  .turn("action", "blue", 1));
    d.play("blue", "merchant slot_2 diamond_merchant");
    EXPECT_EQ(d.of("blue", "diamond"), 8);
    d.play("green", "leave").play("blue", "leave").draw_luck();
    EXPECT_EQ(d.number("round"), 2);
    EXPECT_TRUE(d.is_offered("blue", "plan slot_1 coffee_1"));
}

// MO-6.12: what a seat may change is undone by the driver while it is not ready; the picks alone are touched.
TEST(MombasaPlan, MO_6_12_ready_is_final) {
    Desk d(2, hands());
    const State before = d.s;
    d.play("blue", "plan slot_2 coffee_1");
    State again = d.s;
    reopen<Mombasa>(again, 1);  // what undo does: the seat's picks start anew
    EXPECT_EQ(std::memcmp(&again, &before, sizeof again), 0);
    d.plays("blue", {"plan_none slot_3", "plan_none slot_4"});
    EXPECT_EQ(d.offers("blue"), MoveTexts{"ready"});
    d.play("blue", "ready");
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-22.1, MO-22.8
TEST(MombasaPlan, MO_22_1_nothing_of_a_plan_is_seen) {
    Desk d(2, hands());
    const State before = view<Mombasa>(d.t, d.s, 1).s();
    d.play("blue", "plan slot_2 coffee_2").play("blue", "plan slot_3 expansion_2");
    const State after = view<Mombasa>(d.t, d.s, 1).s();
    EXPECT_EQ(std::memcmp(&before, &after, sizeof before), 0);
    EXPECT_EQ(d.seen_by(1, "players.blue.hand_size"), 5);
    EXPECT_EQ(d.seen_by(0, "secrets.blue.plan.slot_2"), "coffee_2");
    EXPECT_EQ(d.seen_by(1, "secrets.blue.plan.slot_2"), nullptr);
    d.plays("blue", {"plan_none slot_4", "ready"});
    EXPECT_EQ(d.seen_by(1, "players.blue.hand_size"), 5);
    EXPECT_EQ(pending<Mombasa>(view<Mombasa>(d.t, d.s, 1).s()), bit(1));  // only that blue is ready
}

}  // namespace
}  // namespace pentarchy::mombasa
