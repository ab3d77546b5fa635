// EN-23.1 to EN-23.4 and EN-23.20: the options of the rules and who may choose them.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

const Json kIndividual = {{"phase_mode", "individual"}};

// EN-23.1
TEST(EndeavorOptions, EN_23_1_each_player_goes_through_three_phases_alone) {
    Desk d(3,
           Given()
               .worker("white", "market")
               .worker("white", "colonial_house")
               .worker("black", "market")
               .turn("build", "white", 2),
           kIndividual);
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    d.play("white", "build shipyard");
    EXPECT_EQ(d.of("white", "harbour"), 2);  // grown already
    EXPECT_EQ(d.of("black", "harbour"), 0);
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    d.play("white", "pay market");
    EXPECT_EQ(d.of("white", "harbour"), 3);
    EXPECT_EQ(d.pending(), MoveTexts{"black"});
    d.play("black", "build workshop");
    EXPECT_EQ(d.of("black", "harbour"), 3);  // growth and the one worker
    d.play("purple", "build market");
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    EXPECT_TRUE(d.is_offered("white", "pass"));
}

// EN-23.1: without the option everybody builds before anybody grows.
TEST(EndeavorOptions, EN_23_1_at_the_table_the_phases_wait_for_all) {
    Desk d(3, Given().turn("build", "white", 2));
    d.play("white", "build shipyard").play("black", "build workshop");
    EXPECT_EQ(d.of("white", "harbour"), 0);
    d.play("purple", "build market");
    EXPECT_EQ(d.of("white", "harbour"), 2);
    EXPECT_EQ(d.of("purple", "harbour"), 2);
}

// EN-23.2
TEST(EndeavorOptions, EN_23_2_the_rules_of_the_phases_stay) {
    Desk d(3,
           Given()
               .level("white", "culture", 3)
               .level("white", "finance", 2)
               .worker("white", "colonial_house")
               .worker("white", "market")
               .turn("build", "white", 2),
           kIndividual);
    EXPECT_EQ(d.refusal("white", "build bank"), "EN-5.2");
    EXPECT_FALSE(d.is_offered("white", "pass"));
    d.play("white", "build market");
    EXPECT_EQ(d.of("white", "harbour"), 5);  // growth 3, two payments
}

// EN-23.1: a round that a scenario begins at a later phase does not build again.
TEST(EndeavorOptions, EN_23_1_entering_at_the_salary) {
    Desk d(3, Given().worker("white", "market").turn("salary", "white", 2), kIndividual);
    EXPECT_EQ(d.of("white", "harbour"), 1);
    EXPECT_TRUE(d.is_offered("white", "pass"));
}

// EN-23.3
TEST(EndeavorOptions, EN_23_3_the_turn_order_decides_about_the_last_tile) {
    Desk d(3, Given().building("purple", "market", 4).turn("build", "white", 5), kIndividual);
    d.play("white", "build market");
    EXPECT_EQ(d.pending(), MoveTexts{"black"});
    EXPECT_EQ(d.refusal("black", "build market"), "EN-5.9");
}

// EN-23.4
TEST(EndeavorOptions, EN_23_4_no_solo_game_and_no_further_modules) {
    const Json none = boost::json::object(), neutral{{"two_player_neutral", true}};
    for (const Json& options : {none, neutral}) EXPECT_FALSE(Endeavor::allows(1, options));
    for (const OptionInfo& option : Endeavor::options())
        EXPECT_TRUE(contains({"phase_mode", "payment_mode", "two_player_neutral"}, option.name)) << option.name;
}

// EN-23.20
TEST(EndeavorOptions, EN_23_20_neutral_plays_with_exactly_two) {
    const Json none = boost::json::object(), on{{"two_player_neutral", true}}, off{{"two_player_neutral", false}};
    EXPECT_TRUE(Endeavor::allows(2, on));
    EXPECT_FALSE(Endeavor::allows(2, off));
    EXPECT_FALSE(Endeavor::allows(2, none));
    for (int seats = 3; seats <= 5; ++seats) {
        EXPECT_FALSE(Endeavor::allows(seats, on)) << seats;
        EXPECT_TRUE(Endeavor::allows(seats, off)) << seats;
        EXPECT_EQ(Desk(seats).at("neutral"), false);
    }
    EXPECT_EQ(Desk(2).at("neutral"), true);
}

}  // namespace
}  // namespace pentarchy::endeavor
