// The evaluation: exact at the end, and fond of what brings money before.
#include "games/mombasa/value.h"
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

float value_of(const Desk& d, std::string_view seat) { return Mombasa::value({d.t, d.s}, d.seat(seat)); }
float feature(const Desk& d, Feature which, Seat seat = 0) { return features({d.t, d.s}, seat)[which]; }

TEST(MombasaValue, the_end_is_worth_its_score) {
    Desk d(3, Given().money("blue", 31).diamond("green", 13).turn("end"));
    for (const char* seat : {"blue", "green", "yellow"})
        EXPECT_FLOAT_EQ(value_of(d, seat), static_cast<float>(d.score(seat)));
}

TEST(MombasaValue, more_is_better) {
    for (int seats = 2; seats <= 4; ++seats)
        for (int round = 1; round <= 7; round += 2) {
            const auto worth = [&](Given given) {
                return value_of(Desk(seats, given.turn("action", "blue", round)), "blue");
            };
            const float plain = worth(Given());
            EXPECT_GT(worth(Given().money("blue", 10)), plain) << seats << " seats, round " << round;
            EXPECT_GT(worth(Given().diamond("blue", 6)), plain) << seats << " seats, round " << round;
            EXPECT_GT(worth(Given().jar("blue", 5)), plain) << seats << " seats, round " << round;
            const Given stock = Given().posts("cairo", 0, 5, 5);
            EXPECT_GT(worth(Given(stock).step("blue", "cairo", 7)), worth(stock)) << seats << " seats, round " << round;
        }
}

TEST(MombasaValue, shares_count_what_is_seen_and_what_may_be_expected) {
    const Given stock = Given().posts("cairo", 0, 5, 5).step("blue", "cairo", 7);
    const float early = feature(Desk(2, Given(stock).turn("action", "blue", 1)), Feature::Stock);
    const float late = feature(Desk(2, Given(stock).turn("action", "blue", 7)), Feature::Stock);
    EXPECT_GT(early, late);
    EXPECT_GE(late, 15);  // three shares of five pounds
}

// Open slots count with the best cards for them: whether a seat has planned yet must not decide who seems to lead.
TEST(MombasaValue, a_plan_counts_before_it_is_made) {
    Desk d(2, Given().hand("blue", {"coffee_2", "expansion_2"}).turn("plan"));
    const float open = feature(d, Feature::UpGoods);
    EXPECT_GT(open, 0);
    EXPECT_GT(feature(d, Feature::UpMajority), 0);
    EXPECT_EQ(feature(d, Feature::NextGoods), 0);
    d.play("blue", "plan slot_2 coffee_2");
    EXPECT_EQ(feature(d, Feature::UpGoods), open);
    Desk none(2, Given().hand("blue", {"coffee_2", "expansion_2"}).turn("plan"));
    none.plays("blue", {"plan_none slot_2", "plan_none slot_3", "plan_none slot_4"});
    EXPECT_EQ(feature(none, Feature::UpGoods), 0);
    EXPECT_GT(feature(none, Feature::NextGoods), 0);
}

TEST(MombasaValue, the_best_row_counts_for_the_next_plan) {
    const auto next = [](Given given) { return feature(Desk(2, given.turn("action", "blue", 3)), Feature::NextGoods); };
    const float one = next(Given().row("blue", 2, {"coffee_2"}));
    EXPECT_GT(one, 0);
    EXPECT_FLOAT_EQ(next(Given().row("blue", 2, {"coffee_2"}).row("blue", 3, {"coffee_1"})), one);
    EXPECT_FLOAT_EQ(next(Given().row("blue", 2, {"coffee_2", "coffee_1"})), 1.5f * one);
}

TEST(MombasaValue, books_ahead_count_without_a_gap) {
    const auto ahead = [](const std::vector<std::pair<int, std::string>>& books, const MoveTexts& up) {
        return Desk(2, Given().up("blue", up).jar("blue", 1).books("blue", books).turn("action", "blue"));
    };
    const MoveTexts cards = {"bookkeeper_2", "coffee_3"};
    const Desk two = ahead({{2, "book_a01"}, {3, "book_b01"}}, cards);
    EXPECT_EQ(feature(two, Feature::Ahead),
              feature(ahead({{2, "book_a01"}, {3, "book_b01"}, {5, "book_c01"}}, cards), Feature::Ahead));
    EXPECT_GT(feature(two, Feature::Ahead), feature(ahead({{2, "book_a01"}}, cards), Feature::Ahead));
    const float met = feature(two, Feature::UpBooks);  // B01 asks for coffee 4
    EXPECT_GT(met, 0);
    EXPECT_GT(feature(ahead({{2, "book_a01"}, {3, "book_b01"}}, {"bookkeeper_2", "coffee_4"}), Feature::UpBooks), met);
    EXPECT_EQ(feature(ahead({{2, "book_a01"}}, {"coffee_3"}), Feature::UpBooks), 0);
}

TEST(MombasaValue, the_turn_in_progress_counts) {
    Desk d(2, Given().up("blue", {"coffee_3"}).turn("action", "blue"));
    d.play("blue", "trade coffee");
    EXPECT_GT(feature(d, Feature::DueSteps), 0);
    EXPECT_EQ(feature(d, Feature::DueSteps, 1), 0);
    Desk e(2, Given().up("blue", {"expansion_3_cairo"}).turn("action", "blue"));
    e.play("blue", "expand cairo");
    EXPECT_GT(feature(e, Feature::DuePosts), 0);
    Desk f(2, Given().up("blue", {"bookkeeper_2"}).money("blue", 2).turn("action", "blue"));
    f.play("blue", "bookkeeper slot_2 bookkeeper_2");
    EXPECT_GT(feature(f, Feature::UpPoints), 0);
}

// Rollouts end where the spread changes: between two rounds.
TEST(MombasaValue, the_spread_tells_rounds_apart) {
    Desk d(2, Given().up("blue", {"coffee_3"}).turn("action", "blue", 3));
    const float before = Mombasa::spread({d.t, d.s});
    d.play("blue", "trade coffee");
    while (d.pending() == MoveTexts{"blue"}) d.play("blue", d.offers("blue").front());
    EXPECT_EQ(Mombasa::spread({d.t, d.s}), before);
    Desk e(2, Given().turn("action", "blue", 4));
    EXPECT_NE(Mombasa::spread({e.t, e.s}), before);
}

}  // namespace
}  // namespace pentarchy::mombasa
