// The laws over every game. A game joins with one line: its name in Games.
#include <gtest/gtest.h>

#include "base/amount.h"
#include "base/json.h"
#include "engine/laws/laws.h"
#include "games/brazil/game.h"
#include "games/civilization/game.h"
#include "games/endeavor/game.h"
#include "games/mombasa/game.h"
#include "games/outpost/game.h"
#include "games/settlers/game.h"
#include "tests/allocations.h"

namespace pentarchy {
namespace {

constexpr int kGames = amount(120, 10);  // `pentarchy fuzz` plays more

template <class G>
struct Laws : testing::Test {
    const Json components = parse_json(G::file("components.json"), "components.json");
    const typename G::Edition t = G::load(Node(components, "components.json"));
    const int counts = G::kInfo.max_seats - G::kInfo.min_seats + 1;

    // Every combination of options and seats in turn; if there are too many, some of them from first to last.
    static Variant variant(int game) {
        static const std::vector<Variant> kVariants = variants<G>();
        const size_t n = static_cast<size_t>(game), count = kVariants.size();
        return kVariants[count > kGames ? n * count / kGames : n % count];
    }
};

using Games = testing::Types<Brazil, Civilization, Endeavor, Mombasa, Outpost, Settlers>;
TYPED_TEST_SUITE(Laws, Games);

// Laws 1 to 11, 16 to 21 and 23, in every state of every game, for every seat and the spectator.
TYPED_TEST(Laws, hold_in_random_games) {
    for (int game = 0; game < kGames; ++game) {
        const auto [options, seats] = this->variant(game);
        const auto broken = check_game<TypeParam>(this->t, seats, static_cast<uint64_t>(game), options);
        ASSERT_FALSE(broken) << *broken;
    }
}

// Law 12: a playout allocates nothing.
TYPED_TEST(Laws, no_12_nothing_allocates) {
    for (int game = 0; game < kGames; ++game) {
        typename TypeParam::State s = fresh<TypeParam>(this->t, TypeParam::kInfo.min_seats + game % this->counts);
        Rng rng(static_cast<uint64_t>(game));
        PlayoutCount count;
        const uint64_t before = allocations();
        play_out<TypeParam>(this->t, s, rng, count);
        ASSERT_EQ(allocations(), before);
        ASSERT_GT(count.steps, 20u);
    }
}

// Law 15: the signature of 1,000 seeded playouts is the recorded one. A change of rules shows here first.
TYPED_TEST(Laws, no_15_signature) {
    const std::string path = std::string("games/") + TypeParam::kInfo.slug + "/signature.txt";
    std::string recorded = read_file(path);
    while (!recorded.empty() && recorded.back() == '\n') recorded.pop_back();
    char now[17];
    std::snprintf(now, sizeof now, "%016lx", signature<TypeParam>(this->t, 1000));
    EXPECT_EQ(recorded, now) << "if the rules changed on purpose, write the new signature into " << path;
}

}  // namespace
}  // namespace pentarchy
