// The evaluation: exact at the end, and fond of what brings money before.
#include "games/mombasa/value.h"
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

float value_of(const Desk& d, std::string_view seat) { return value({d.t, d.s}, d.seat(seat)); }
float feature(const Desk& d, Feature which) { return features({d.t, d.s}, 0)[which]; }

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
            const Given stock = Given().posts("cairo", 0, 5, 5);
            EXPECT_GT(worth(Given(stock).step("blue", "cairo", 7)), worth(stock)) << seats << " seats, round " << round;
        }
}

TEST(MombasaValue, a_plan_counts_before_it_is_shown) {
    Desk d(2, Given().hand("blue", {"coffee_2", "expansion_2"}).turn("plan"));
    EXPECT_EQ(feature(d, Feature::HandGoods), 2);
    d.play("blue", "plan slot_2 coffee_2");
    EXPECT_EQ(feature(d, Feature::HandGoods), 0);
    EXPECT_EQ(feature(d, Feature::UpGoods), 2);
}

TEST(MombasaValue, books_ahead_count_without_a_gap) {
    Desk d(2, Given()
                  .up("blue", {"bookkeeper_2", "coffee_3"})
                  .jar("blue", 1)
                  .books("blue", {{2, "book_a01"}, {3, "book_b01"}, {5, "book_c01"}})
                  .turn("action", "blue"));
    EXPECT_EQ(feature(d, Feature::Ahead), 2);
    EXPECT_EQ(feature(d, Feature::AheadMet), 1);  // B01 asks for coffee 4
    EXPECT_EQ(feature(d, Feature::AheadWorth), 10);
}

TEST(MombasaValue, the_turn_in_progress_counts) {
    Desk d(2, Given().up("blue", {"coffee_3"}).turn("action", "blue"));
    d.play("blue", "trade coffee");
    EXPECT_EQ(feature(d, Feature::DueSteps), 3);
    Desk e(2, Given().up("blue", {"expansion_3_cairo"}).turn("action", "blue"));
    e.play("blue", "expand cairo");
    EXPECT_EQ(feature(e, Feature::ExpandPoints), 3);
}

}  // namespace
}  // namespace pentarchy::mombasa
