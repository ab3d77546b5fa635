// The evaluation: a finished game is worth its points, having more is worth more, and guessed states can be judged.
#include <cmath>

#include "games/outpost/actions.h"
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

float worth_to_red(const Given& given) {
    const Desk d(2, given);
    return Outpost::value({d.t, d.s}, 0);
}

// OP-55
TEST(OutpostValue, a_finished_game_is_worth_its_points) {
    const Edition t = Outpost::load(Node(edition(), ""));
    for (uint64_t seed = 0; seed < 20; ++seed) {
        State s = fresh<Outpost>(t, 3, Json(boost::json::object()));
        Rng rng(seed);
        Offer offered;
        while (!is_over(s)) {
            if (is_chance<Outpost>(s)) {
                take<Outpost>(t, s, kChance, draw<Outpost>({t, s}, rng));
                continue;
            }
            const Seat seat = lowest(pending<Outpost>(s));
            const auto seen = view<Outpost>(t, s, seat);
            const State guess = determinize<Outpost>(t, seen, rng);
            for (Seat other = 0; other < 3; ++other) ASSERT_TRUE(std::isfinite(Outpost::value({t, guess}, other)));
            ASSERT_GT(Outpost::spread({t, guess}), 0);
            offer<Outpost>({t, s}, seat, offered);
            take<Outpost>(t, s, seat, offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
        }
        for (Seat seat = 0; seat < 3; ++seat)
            EXPECT_EQ(Outpost::value({t, s}, seat), static_cast<float>(count_points({t, s}, seat)));
    }
}

TEST(OutpostValue, more_goods_and_huts_are_worth_more) {
    const auto yard = [] { return Given().ground("b1", "forest_1").turn("red"); };
    const float poor = worth_to_red(yard().goods("red", 0, 0, 0));
    EXPECT_GT(worth_to_red(yard().goods("red", 1, 0, 0)), poor);
    EXPECT_GT(worth_to_red(yard().goods("red", 0, 0, 1)), poor);
    EXPECT_GT(worth_to_red(yard().goods("red", 0, 0, 0).hut("red", "a", "b1")), poor + 0.2f);
}

TEST(OutpostValue, an_announced_hut_counts_unless_it_is_warded) {
    const Given yard = Given().pawns("red", "b1").ground("b1", "forest_1").goods("red", 1, 0, 0);
    Desk d(2, Given(yard).hand("blue", {"ward_1"}).turn("red"));
    const float before = Outpost::value({d.t, d.s}, 0);
    d.play("red", "build a b1");
    const float announced = Outpost::value({d.t, d.s}, 0);
    EXPECT_GT(announced, before);
    State warded = d.s;
    warded.picks[1].answer = 1;
    EXPECT_LT(Outpost::value({d.t, warded}, 0), announced);
}

}  // namespace
}  // namespace pentarchy::outpost
