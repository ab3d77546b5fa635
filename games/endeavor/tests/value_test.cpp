// The evaluation: right at the end, sensible on the way, and a good guide for the greedy player.
#include <gtest/gtest.h>

#include "engine/flow/playout.h"
#include "games/endeavor/actions.h"
#include "games/endeavor/game.h"
#include "games/endeavor/value.h"
#include "games/endeavor/value_rounds.h"

namespace pentarchy::endeavor {
namespace {

struct EndeavorValue : testing::Test {
    const Json components = parse_json(Endeavor::file("components.json"), "components.json");
    const Edition t = Endeavor::load(Node(components, "components.json"));

    // A random game as it stands when `round` begins.
    State at_round(int round, uint64_t seed, int seats = 4) const {
        State s = fresh<Endeavor>(
            t, seats, seats == 2 ? boost::json::object{{"two_player_neutral", true}} : boost::json::object());
        Rng rng(seed);
        Offer offered;
        while (!is_over(s) && s.round < round) {
            if (is_chance<Endeavor>(s)) {
                take<Endeavor>(t, s, kChance, draw<Endeavor>({t, s}, rng));
                continue;
            }
            const Seat seat = lowest(pending<Endeavor>(s));
            offer<Endeavor>({t, s}, seat, offered);
            take<Endeavor>(t, s, seat, offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
        }
        return s;
    }
};

TEST_F(EndeavorValue, a_finished_game_is_worth_its_score_sheet) {
    State s = fresh<Endeavor>(t, 4);
    Rng rng(3);
    PlayoutCount count;
    play_out<Endeavor>(t, s, rng, count);
    for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(Endeavor::value({t, s}, seat), score_sheet({t, s}, seat).total());
}

TEST_F(EndeavorValue, more_population_more_cities_and_more_levels_are_worth_more) {
    for (uint64_t seed = 0; seed < 20; ++seed) {
        State s = at_round(4, seed), richer = s, higher = s;
        richer.player[0].harbour = static_cast<uint8_t>(s.player[0].harbour + 2);
        EXPECT_GT(Endeavor::value({t, richer}, 0), Endeavor::value({t, s}, 0));
        for (uint8_t& level : higher.player[0].level) level = static_cast<uint8_t>(level + 2);
        EXPECT_GT(Endeavor::value({t, higher}, 0), Endeavor::value({t, s}, 0));
    }
}

// The sooner the end, the surer the estimate.
TEST_F(EndeavorValue, the_spread_shrinks_to_the_end) {
    float last = Endeavor::spread({t, at_round(1, 1)});
    for (const int round : {4, 7}) {
        const float now = Endeavor::spread({t, at_round(round, 1)});
        EXPECT_LT(now, last);
        last = now;
    }
    EXPECT_LT(Endeavor::spread({t, at_round(99, 1)}), last);
}

TEST_F(EndeavorValue, every_feature_but_the_open_parts_occurs_in_random_games) {
    float most[kFeatures]{};
    for (uint64_t seed = 0; seed < 60; ++seed)
        for (int round = 1; round <= 7; ++round) {
            const State s = at_round(round, seed);
            for (Seat seat = 0; seat < 4; ++seat) {
                const Features f = features({t, s}, seat);
                for (int i = 0; i < kFeatures; ++i) most[i] = std::max(most[i], f.of[i]);
            }
        }
    for (int i = 0; i < static_cast<int>(Feature::OpenShip); ++i) {
        if (i == static_cast<int>(Feature::Passed) || i == static_cast<int>(Feature::Above))
            continue;  // not when a round begins
        EXPECT_GT(most[i], 0) << "feature " << i;
    }
}

// A round has begun until somebody has built; before the first round and in individual mode the features alone must do.
TEST_F(EndeavorValue, more_is_asked_between_two_rounds) {
    for (int seats = 2; seats <= kSeats; ++seats)
        for (int round = 2; round <= 7; ++round) {
            SCOPED_TRACE(testing::Message() << seats << " seats, round " << round);
            State s = at_round(round, 5, seats);
            EXPECT_TRUE(is_between_rounds({t, s}));
            EXPECT_TRUE(has_round_weights({t, s}));
            EXPECT_EQ(Endeavor::value({t, s}, 1), round_value({t, s}, 1));
            State individual = s;
            individual.individual = 1;
            EXPECT_FALSE(is_between_rounds({t, individual}));
            Offer offered;
            const Seat seat = lowest(pending<Endeavor>(s));
            offer<Endeavor>({t, s}, seat, offered);
            take<Endeavor>(t, s, seat, offered.move[0]);
            EXPECT_FALSE(is_between_rounds({t, s}));
        }
    EXPECT_FALSE(has_round_weights({t, at_round(1, 5)}));
    EXPECT_FALSE(is_between_rounds({t, at_round(99, 5)}));
}

TEST_F(EndeavorValue, the_facts_of_a_round_say_what_a_seat_holds) {
    State s = at_round(5, 8);
    const RoundFacts before = round_facts({t, s}, 1);
    for (int kind = 0; kind < t.buildings; ++kind) EXPECT_EQ(before.of[kFactBuilt + kind], s.player[1].built[kind]);
    for (int region = 0; region < t.regions; ++region)
        EXPECT_LE(std::abs(before.of[kFactLead + region]), s.open >> region & 1 ? 0 : 2);
    for (Seat seat = 0; seat < 4; ++seat) {
        const RoundFacts facts = round_facts({t, s}, seat);
        for (int order = 1; order < 4; ++order)
            EXPECT_EQ(facts.of[kFactOrder + order - 1], (s.start + order) % 4 == seat);
        EXPECT_EQ(facts.of[kFactForeign], static_cast<float>(std::popcount(foreign_cities({t, s}, seat))));
    }
    s.player[1].harbour = static_cast<uint8_t>(s.player[1].harbour + 20);
    EXPECT_GT(round_facts({t, s}, 1).of[kFactSpare], before.of[kFactSpare]);
}

}  // namespace
}  // namespace pentarchy::endeavor
