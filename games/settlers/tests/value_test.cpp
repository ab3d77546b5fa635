// The evaluation: exact at the end, fond of what works, and even while an action is in progress.
#include "games/settlers/tests/desk.h"
#include "games/settlers/value_outlook.h"

namespace pentarchy::settlers {
namespace {

float value_of(const Desk& d, std::string_view seat) { return Settlers::value({d.t, d.s}, d.seat(seat)); }
float north(const Given& given, int seats = 2) { return value_of(Desk(seats, given), "north"); }
Given at_round(int round) { return Given().turn("action", "north", round); }

TEST(SettlersValue, the_end_is_worth_its_score) {
    Desk d(3, Given().vp("north", 31).empire("east", {"com_mill", "rom_bank"}).turn("end"));
    for (const char* seat : {"north", "east", "south"})
        EXPECT_FLOAT_EQ(value_of(d, seat), static_cast<float>(score_sheet({d.t, d.s}, d.seat(seat)).total()));
}

TEST(SettlersValue, more_is_better) {
    for (int round = 1; round <= 5; ++round) {
        const float plain = north(at_round(round));
        EXPECT_GT(north(at_round(round).vp("north", 1)), plain) << round;
        EXPECT_GT(north(at_round(round).empire("north", {"com_town"})), plain) << round;
        EXPECT_GT(north(at_round(round).goods("north", {{"wood", 2}})), plain) << round;
        EXPECT_GT(north(at_round(round).foundations("north", {"com_mill"})), plain) << round;
        if (round < 5) {
            EXPECT_GT(north(at_round(round).deals("north", {"bar_idol"})), plain) << round;
            EXPECT_GT(north(at_round(round).hand("north", {"com_mill"})), plain) << round;
        }
    }
}

// A location that produces has longer to do so.
TEST(SettlersValue, production_counts_for_the_rounds_to_come) {
    const auto gain = [](int round) {
        return north(at_round(round).empire("north", {"com_town"})) - north(at_round(round));
    };
    EXPECT_GT(gain(1), gain(3));
    EXPECT_GT(gain(3), gain(5));
    EXPECT_NEAR(gain(5), 1, 0.01f);  // nothing but its point
}

// Whether the production of the round has been taken makes little difference to what the seat is worth.
TEST(SettlersValue, production_is_no_surprise) {
    const Given town = Given().empire("north", {"com_town", "com_old_forest"}).hand("north", {"com_mill"});
    const float before = value_of(Desk(2, Given(town).turn("lookout", "", 3)), "north");
    Desk after(2, Given(town).turn("production", "north", 3));
    EXPECT_GT(after.good("north", "wood"), 0);
    EXPECT_NEAR(value_of(after, "north"), before, 1.0f);
}

TEST(SettlersValue, goods_are_worth_what_they_buy) {
    const auto stone = [](const Given& given) {
        return north(Given(given).goods("north", {{"stone", 2}})) - north(given);
    };
    const Given idle = at_round(5), sculptor = at_round(5).empire("north", {"com_court_sculptor"});
    EXPECT_GT(stone(sculptor), stone(idle) + 0.5f);
    EXPECT_GT(stone(at_round(5).hand("north", {"com_monument"})), stone(idle) + 0.5f);
}

// IS-13.1: Barbarians keep workers; what is not kept is gone with the pass.
TEST(SettlersValue, after_passing_only_stored_goods_count) {
    const Given passed = Given().passed("north").turn("action", "east", 3);
    const float plain = north(passed);
    EXPECT_EQ(north(Given(passed).goods("north", {{"wood", 3}})), plain);
    EXPECT_GT(north(Given(passed).goods("north", {{"worker", 3}})), plain);
    const Given last = Given().passed("north").turn("action", "east", 5);
    EXPECT_EQ(north(Given(last).goods("north", {{"worker", 3}})), north(last));
}

TEST(SettlersValue, used_actions_are_used) {
    const Given joiner = at_round(5).empire("north", {"com_joiner_044"}).goods("north", {{"wood", 1}, {"worker", 1}});
    EXPECT_GT(north(joiner), north(Given(joiner).on("north", "com_joiner_044", R"({"uses": 1})")) + 0.5f);
}

// The choice of what to give up and how to pay must not look like a loss.
TEST(SettlersValue, a_build_in_progress_counts) {
    Desk d(2, at_round(2)
                  .hand("north", {"bar_sentry_tower_012"})
                  .empire("north", {"com_ruins_069", "com_town"})
                  .goods("north", {{"wood", 2}, {"gold", 1}}));
    const float before = value_of(d, "north");
    d.play("north", "build bar_sentry_tower");
    ASSERT_EQ(d.row(), "sacrifice");
    EXPECT_NEAR(value_of(d, "north"), before, 1.5f);
    d.play("north", "sacrifice com_ruins_069");
    EXPECT_NEAR(value_of(d, "north"), before, 1.5f);
}

// IS-18.2: while all draft, a fork lies on the stack, which is nobody's row.
TEST(SettlersValue, a_draft_is_no_surprise) {
    Desk d(3, {}, Json{{"factions", "fixed"}, {"lookout", "draft"}});
    d.draw_luck();
    ASSERT_EQ(d.row(), "draft_card");
    const float drafting = value_of(d, "north");
    while (d.row() != "take_turn") d.play(d.pending()[0], d.offers(d.pending()[0])[0]).draw_luck();
    EXPECT_NEAR(value_of(d, "north"), drafting, 6.0f);
}

// IS-19.30: the attack of the solo game follows the production of its round.
TEST(SettlersValue, an_attack_comes_after_production) {
    const auto has_produced = [](const char* phase) {
        const Desk d(1, Given().empire("north", {"com_town"}).turn(phase, "", 3));
        return outlook({d.t, d.s}, 0).produced;
    };
    EXPECT_FALSE(has_produced("lookout"));
    EXPECT_TRUE(has_produced("attack"));
}

TEST(SettlersValue, it_likes_protection_where_it_helps) {
    const Given town = at_round(2).empire("north", {"com_town"}).goods("east", {{"raze", 2}});
    EXPECT_GT(north(Given(town).on("north", "com_town", R"({"defense": true})")), north(town));
    EXPECT_GT(north(Given(town).goods("east", {{"raze", 0}})), north(town));
}

}  // namespace
}  // namespace pentarchy::settlers
