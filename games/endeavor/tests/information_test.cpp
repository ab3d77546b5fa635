// Section 21: nothing is hidden, and after the setup nothing is random.
#include <cstring>

#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

// EN-21.1
TEST(EndeavorInformation, EN_21_1_every_viewer_sees_the_whole_state) {
    Desk d(4, Given().harbour("red", 4).cards("red", {"slavery_0"}).turn("action", "red"));
    for (Seat viewer = 0; viewer <= kSpectator; ++viewer) {
        if (viewer >= d.s.seats && viewer != kSpectator) continue;
        const auto seen = pentarchy::view<Endeavor>(d.t, d.s, viewer);
        EXPECT_EQ(std::memcmp(&seen.s(), &d.s, sizeof(State)), 0) << int{viewer};
    }
}

// EN-21.1
TEST(EndeavorInformation, EN_21_1_no_luck_after_the_setup) {
    for (int seats = 2; seats <= 5; ++seats) {
        Desk d(seats);
        Rng rng(static_cast<uint64_t>(seats));
        while (!is_over(d.s)) {
            ASSERT_FALSE(is_chance<Endeavor>(d.s));
            const Seat me = lowest(pentarchy::pending<Endeavor>(d.s));
            const MoveTexts offers = d.offers(d.t.seat_words[me]);
            ASSERT_FALSE(offers.empty());
            d.play(d.t.seat_words[me], offers[rng.below(static_cast<uint32_t>(offers.size()))]);
        }
        EXPECT_EQ(d.number("round"), 7);
    }
}

// EN-21.2
TEST(EndeavorInformation, EN_21_2_slavery_cards_set_aside_are_known) {
    Desk d(3, Given().cards("purple", {"slavery_0", "slavery_3", "india_1"}).turn("action", "purple"));
    d.play("purple", "pass").play("purple", "discard slavery_3");
    const auto seen = pentarchy::view<Endeavor>(d.t, d.s, d.seat("black"));
    const Json document = Endeavor::document({d.t, seen.s()});
    EXPECT_EQ(*find_path(document, "players.purple.aside"), names({"slavery_3"}));
    EXPECT_TRUE(contains(d.told(), "sets_aside purple slavery_3"));
}

}  // namespace
}  // namespace pentarchy::endeavor
