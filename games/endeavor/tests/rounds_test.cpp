// Sections 3 and 4: rounds, phases, turn order; tracks and what they set.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

MoveTexts asked_in_turn(Desk& d, int turns) {
    MoveTexts out;
    for (int i = 0; i < turns; ++i) {
        out.push_back(d.pending()[0]);
        d.play(out.back(), d.offers(out.back()).back());
    }
    return out;
}

// EN-3.1, EN-3.6
TEST(EndeavorRounds, EN_3_1_seven_rounds_and_seven_buildings) {
    Desk d(3, Given().turn("build", "purple"));
    int round = 1;
    for (; d.pending() != MoveTexts{"over"}; round = d.number("round")) {
        const std::string seat = d.pending()[0];
        EXPECT_EQ(d.number("round"), round);
        const bool building = d.is_offered(seat, "build market") || d.refusal(seat, "build market") != "";
        d.play(seat, building ? d.offers(seat)[0] : "pass");
    }
    EXPECT_EQ(round, 7);
    EXPECT_TRUE(contains(d.lines(), "game_over"));
    for (const char* seat : {"purple", "white", "black"}) {
        int built = 0;
        const Json kinds = d.at("players." + std::string(seat) + ".buildings");
        for (const auto& kind : kinds.as_object()) built += static_cast<int>(kind.value().as_int64());
        EXPECT_EQ(built, 1 + 7);
    }
}

// EN-3.2, EN-3.3, EN-3.4
TEST(EndeavorRounds, EN_3_2_phases_one_after_the_other_in_turn_order) {
    Given given;
    given.turn("build", "black");
    for (const char* seat : {"purple", "white", "black", "red"}) given.worker(seat, "market").worker(seat, "shipyard");
    Desk d(4, given);
    const MoveTexts order{"black", "red", "purple", "white"};
    EXPECT_EQ(asked_in_turn(d, 4), order);  // Build
    for (const char* seat : {"purple", "white", "black", "red"})
        EXPECT_GE(d.of(seat, "harbour"), 2) << "all have grown before anybody is paid";
    EXPECT_EQ(asked_in_turn(d, 4), order);  // Salary
    EXPECT_TRUE(d.is_offered("black", "pass"));
    EXPECT_EQ(asked_in_turn(d, 4), order);  // Action
    EXPECT_EQ(d.number("round"), 2);
    const MoveTexts told = d.lines();
    const auto last = [&](const char* name) {
        return std::find(told.rbegin(), told.rend(), name).base() - told.begin();
    };
    const auto first = [&](const char* name) { return std::find(told.begin(), told.end(), name) - told.begin(); };
    EXPECT_LT(last("builds"), first("grows") + 1);
    EXPECT_LT(last("grows"), first("pays_worker") + 1);
    EXPECT_LT(last("pays_worker"), first("passes") + 1);
}

// EN-3.3: the whole next round follows the new start player.
TEST(EndeavorRounds, EN_3_3_the_next_round_starts_one_seat_on) {
    Desk d(3, Given().start("black").turn("action", "black"));
    asked_in_turn(d, 3);
    EXPECT_EQ(d.at("start"), "purple");
    EXPECT_EQ(asked_in_turn(d, 3), (MoveTexts{"purple", "white", "black"}));
}

// EN-3.5
TEST(EndeavorRounds, EN_3_5_turns_go_round_until_all_have_passed) {
    Given given;
    for (const char* seat : {"purple", "white", "black"}) given.harbour(seat, 9).building(seat, "shipyard");
    Desk d(3, given.building("white", "shipyard", 3).start("purple").turn("action", "white"));
    d.plays("white", {"activate shipyard", "ship africa"})
        .play("black", "pass")
        .plays("purple", {"activate shipyard", "ship africa"});
    d.plays("white", {"activate shipyard", "ship africa"})
        .play("purple", "pass")
        .plays("white", {"activate shipyard", "ship africa"});
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    EXPECT_EQ(d.number("round"), 1);
    d.play("white", "pass");
    EXPECT_EQ(d.number("round"), 2);
}

// EN-4.1, EN-4.7, EN-4.8: the table of values, and beyond its end.
TEST(EndeavorRounds, EN_4_8_the_values_of_the_spaces) {
    const int level_of[] = {1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5};
    for (int space = 0; space < 18; ++space) {
        Given given;
        for (const char* track : {"industry", "culture", "finance", "politics"}) given.level("red", track, space);
        const Desk d(4, given);
        EXPECT_EQ(d.of("red", "construction_level"), level_of[space]) << space;
        EXPECT_EQ(d.of("red", "growth"), level_of[space] + 1) << space;
        EXPECT_EQ(d.of("red", "payments"), level_of[space]) << space;
        EXPECT_EQ(d.of("red", "card_limit"), level_of[space]) << space;
    }
}

// EN-4.2, EN-4.7: what is built counts in the same round.
TEST(EndeavorRounds, EN_4_7_a_building_counts_for_growth_and_salary_at_once) {
    Desk d(3, Given()
                  .level("purple", "industry", 4)
                  .worker("purple", "market", 3)
                  .level("purple", "finance", 0)
                  .turn("build", "purple"));
    d.play("purple", "build theatre");
    EXPECT_EQ(d.of("purple", "culture"), 2);
    EXPECT_EQ(d.of("purple", "growth"), 3);
    d.play("white", "build market").play("black", "build market");
    EXPECT_EQ(d.of("purple", "harbour"), 3);
    Desk paid(3, Given().level("purple", "industry", 2).worker("purple", "market", 2).turn("build", "purple"));
    paid.play("purple", "build bank").play("white", "build market").play("black", "build market");
    EXPECT_EQ(paid.of("purple", "workers.market"), 0) << "two payments by the new bank";
}

// EN-4.3, EN-4.4, EN-4.5, EN-4.6
TEST(EndeavorRounds, EN_4_6_losses_are_taken_from_the_actual_level) {
    Desk d(3, Given().level("white", "culture", 16).cards("white", {"india_1", "caribbean_1"}).turn("action", "white"));
    EXPECT_EQ(d.of("white", "growth"), 6);
    EXPECT_EQ(d.of("white", "score.culture"), 15);
    EXPECT_EQ(d.of("white", "finance"), 2);
    d.play("white", "pass").play("white", "discard india_1");
    EXPECT_EQ(d.of("white", "culture"), 15);
    EXPECT_EQ(d.of("white", "score.culture"), 15);
    EXPECT_EQ(d.of("white", "finance"), 1);
    Desk far(3, Given()
                    .level("white", "culture", 18)
                    .cards("white", {"south_america_1", "caribbean_1"})
                    .turn("action", "white"));
    far.plays("white", {"pass", "discard south_america_1"});
    EXPECT_EQ(far.of("white", "culture"), 16) << "two icons gone, the marker still on 15";
    EXPECT_EQ(far.of("white", "score.culture"), 15);
}

// EN-4.4: cards set aside give no icons; the level is the number of icons.
TEST(EndeavorRounds, EN_4_4_icons_of_buildings_tokens_and_owned_cards) {
    const Desk d(3, Given()
                        .building("black", "workshop", 2)
                        .token("black", "token_industry", 3)
                        .cards("black", {"far_east_2"})
                        .aside("black", {"slavery_5"}));
    EXPECT_EQ(d.of("black", "industry"), 4 + 3 + 2);
    EXPECT_EQ(d.of("black", "finance"), 0);
}

// A level that the patch leaves below its icons must not fall through zero.
TEST(EndeavorRounds, EN_4_3_a_track_never_falls_below_its_start) {
    const Given given =
        Given().level("white", "culture", 0).cards("white", {"india_1", "caribbean_1"}).turn("action", "white");
    try {
        Desk d(3, given);
        d.plays("white", {"pass", "discard india_1"});
        EXPECT_EQ(d.of("white", "culture"), 0) << "zero less one icon";
    } catch (const BadInput&) {  // refusing the document is just as well
    }
}

// EN-4.10: tidying is no move; tokens held change nothing by lying elsewhere.
TEST(EndeavorRounds, EN_4_10_tidying_has_no_effect) {
    const Desk d(
        3, Given().token("black", "token_finance", 4).token("black", "token_politics", 3).turn("action", "black"));
    EXPECT_EQ(d.of("black", "finance"), 4);
    EXPECT_EQ(d.of("black", "politics"), 3);
    EXPECT_EQ(d.offers("black"), MoveTexts{"pass"});
}

// EN-4.11: a marker that stands wrong is found by the books after every move.
TEST(EndeavorRounds, EN_4_11_levels_are_counted_again) {
    Desk d(3, Given().building("black", "theatre"));
    ++d.s.player[2].level[index(Track::Culture)];
    EXPECT_EQ(Endeavor::conserved({d.t, d.s}), "a track does not agree with its icons");
}

}  // namespace
}  // namespace pentarchy::endeavor
