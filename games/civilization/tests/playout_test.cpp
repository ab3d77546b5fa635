// Random games from set-up to their end, with the books balanced after every step.
#include "games/civilization/build.h"
#include "games/civilization/score.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// At random; the warlike enter and build what fights whenever they can.
Move pick(const Offer& offered, Rng& rng, bool warlike) {
    if (warlike)
        for (const Move m : offered)
            if (is(m, Verb::Enter) || (is(m, Verb::Build) && (m.b == kArmyItem || is_unit_item(m.b)))) return m;
    return offered.move[rng.below(static_cast<uint32_t>(offered.size))];
}

// What a game has met.
struct Met {
    int battles = 0, cities = 0, villages = 0, figures = 0;
};

// Plays at random to the end; the books must balance after every `each` steps.
int play_checked(State& s, uint64_t seed, int each, Met* met = nullptr) {
    const bool warlike = met != nullptr;
    const Edition& t = base_tables();
    Rng rng(seed);
    int steps = 0;
    Field field = Field::None;
    for (; !is_over(s); ++steps) {
        if (met && s.battle.field != field) {
            field = s.battle.field;
            met->battles += field != Field::None;
            met->villages += field == Field::Village;
            met->figures += field == Field::Figures;
            met->cities += field == Field::City;
        }
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
        take<Civilization>(t, s, lowest(asked), pick(offered, rng, warlike));
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

// CV-9.1, CV-17.4: they meet battles of every kind, and some are won by taking a capital.
TEST(CivilizationPlayout, random_games_fight) {
    Met met;
    int military = 0;
    for (uint64_t seed = 0; seed < 80; ++seed) {
        State s = fresh<Civilization>(base_tables(), 2 + static_cast<int>(seed % 4));
        play_checked(s, seed, 50, &met);
        military +=
            result_of({base_tables(), s}).winner != kNobody && result_of({base_tables(), s}).by == Victory::Military;
    }
    EXPECT_GT(met.villages, 0);
    EXPECT_GT(met.figures, 0);
    EXPECT_GT(met.cities, 0);
    EXPECT_GT(military, 0);
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

// A state is what its document says, in the midst of a battle, too.
TEST(CivilizationPlayout, documents_come_back) {
    const Edition& t = base_tables();
    State s = fresh<Civilization>(t, 3);
    Rng rng(5);
    for (int steps = 0; steps < 4000 && !is_over(s); ++steps) {
        const SeatMask asked = pending<Civilization>(s);
        if (steps % (s.battle.field == Field::None ? 200 : 7) == 0) {
            const Json document = Civilization::document({t, s});
            const State again = Civilization::restore(t, Node(document, "document"));
            ASSERT_EQ(std::memcmp(&s, &again, sizeof s), 0) << dump(document, true).substr(0, 0) << steps;
        }
        Offer offered;
        if (asked) offer<Civilization>({t, s}, lowest(asked), offered);
        take<Civilization>(t, s, asked ? lowest(asked) : kChance,
                           asked ? pick(offered, rng, true) : draw<Civilization>({t, s}, rng));
    }
}

}  // namespace
}  // namespace pentarchy::civilization
