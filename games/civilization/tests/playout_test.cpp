// Random games from set-up to their end, with the books balanced after every step.
#include "games/civilization/score.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// Plays at random to the end; the books must balance after every `each` steps.
int play_checked(State& s, uint64_t seed, int each) {
    const Edition& t = base_tables();
    Rng rng(seed);
    int steps = 0;
    for (; !is_over(s); ++steps) {
        if (steps % each == 0) {
            const std::string wrong = Civilization::conserved({t, s});
            if (!wrong.empty()) ADD_FAILURE() << wrong << " after " << steps << " steps";
            if (!wrong.empty()) return steps;
        }
        const SeatMask asked = pending<Civilization>(s);
        if (!asked) {
            take<Civilization>(t, s, kChance, draw<Civilization>({t, s}, rng));
            continue;
        }
        Offer offered;
        offer<Civilization>({t, s}, lowest(asked), offered);
        EXPECT_GT(offered.size, 0) << row_for<Civilization>(s, lowest(asked)).name;
        if (!offered.size) return steps;
        take<Civilization>(t, s, lowest(asked), offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
    }
    return steps;
}

// CV-17.5, CV-17.10
TEST(CivilizationPlayout, random_games_end) {
    for (int seats = 2; seats <= kSeats; ++seats)
        for (uint64_t seed = 0; seed < 3; ++seed) {
            State s = fresh<Civilization>(base_tables(), seats);
            play_checked(s, seed, 1);
            EXPECT_TRUE(is_over(s));
            const Result result = result_of({base_tables(), s});
            EXPECT_TRUE(result.winner != kNobody || s.turn == s.limit);
        }
}

// Modules on and off, nations chosen.
TEST(CivilizationPlayout, with_any_options) {
    for (const char* options : {R"({"social_policies": "false"})", R"({"investments": "false", "relics": "false"})",
                                R"({"nations": "chosen", "two_player_thinning": "true"})"}) {
        State s = fresh<Civilization>(base_tables(), 2, parse_json(options, "options"));
        play_checked(s, 1, 10);
        EXPECT_TRUE(is_over(s));
    }
}

// A state is what its document says.
TEST(CivilizationPlayout, documents_come_back) {
    const Edition& t = base_tables();
    State s = fresh<Civilization>(t, 3);
    Rng rng(5);
    for (int steps = 0; steps < 4000 && !is_over(s); ++steps) {
        const SeatMask asked = pending<Civilization>(s);
        if (steps % 200 == 0) {
            const Json document = Civilization::document({t, s});
            const State again = Civilization::restore(t, Node(document, "document"));
            ASSERT_EQ(std::memcmp(&s, &again, sizeof s), 0) << dump(document, true).substr(0, 0) << steps;
        }
        Offer offered;
        if (asked) offer<Civilization>({t, s}, lowest(asked), offered);
        take<Civilization>(
            t, s, asked ? lowest(asked) : kChance,
            asked ? offered.move[rng.below(static_cast<uint32_t>(offered.size))] : draw<Civilization>({t, s}, rng));
    }
}

}  // namespace
}  // namespace pentarchy::civilization
