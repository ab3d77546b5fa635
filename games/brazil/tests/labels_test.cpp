// What labels of moves say beyond the move: the odds of the fight that it begins.
#include <bit>

#include "games/brazil/fight.h"
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

LabelDetail label_of(const Desk& d, Seat seat, Move m) { return Brazil::label_detail({d.t, d.s}, seat, m); }

// BR-9.2, BR-9.7  In games at random every move that tells odds begins a fight with these strengths, and no other move
// begins one at once.
TEST(BrazilLabels, tell_what_both_sides_openly_have) {
    int fights = 0;
    for (uint64_t game = 0; game < 24; ++game) {
        Desk d(1 + static_cast<int>(game % 4));
        Rng rng(game, 5);
        for (int step = 0; step < 1500 && !is_over(d.s); ++step) {
            if (is_chance<Brazil>(d.s)) {
                take<Brazil>(d.t, d.s, kChance, draw<Brazil>({d.t, d.s}, rng));
                continue;
            }
            const auto seat = static_cast<Seat>(std::countr_zero(pending<Brazil>(d.s)));
            Offer offered;
            offer<Brazil>({d.t, d.s}, seat, offered);
            const Move m = offered.move[rng.below(static_cast<uint32_t>(offered.size))];
            const LabelDetail detail = label_of(d, seat, m);
            const bool fought = d.s.fight.attacker != kNobody;
            take<Brazil>(d.t, d.s, seat, m);
            if (detail.ending.empty()) {
                EXPECT_TRUE(fought || d.s.fight.attacker == kNobody) << move_text<Brazil>(d.t, m);
                continue;
            }
            ASSERT_EQ(detail.ending, "odds");
            // A tile turned up on the way may change the ground; a fight that nobody was asked in is over already.
            if (d.s.fight.attacker != seat || is_chance<Brazil>(d.s)) continue;
            const Look l{d.t, d.s};
            EXPECT_EQ(detail.args[0].number, strength_so_far(l, 0)) << move_text<Brazil>(d.t, m);
            EXPECT_EQ(detail.args[1].number, strength_so_far(l, 1)) << move_text<Brazil>(d.t, m);
            ++fights;
        }
    }
    EXPECT_GT(fights, 20);
}

}  // namespace
}  // namespace pentarchy::brazil
