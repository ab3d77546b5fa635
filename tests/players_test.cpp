// Computer players in every variant of every game: whole games with hints and analysis. A test for each number of seats
// and each player, so that they run side by side.
#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "ai/trial.h"
#include "base/amount.h"
#include "base/json.h"
#include "catalog/catalog.h"
#include "engine/table/variants.h"

namespace pentarchy {
namespace {

const char* const kSearch = amount(1, 0) ? "mcts:20" : "mcts:2";
constexpr bool kAllForGreedy = amount(1, 0);
// Decisions of a game; whole games with sanitizers are `tools/nightly options_asan`.
constexpr int kMost = amount(std::numeric_limits<int>::max(), 250);

struct Sweep {
    const AnyGame* game;
    int seats;
    std::string player;
};
void PrintTo(const Sweep& sweep, std::ostream* out) {
    *out << sweep.game->info().slug << " " << sweep.seats << " " << sweep.player;
}

std::vector<Sweep> sweeps() {
    std::vector<Sweep> out;
    for (const AnyGame* game : games()) {
        std::set<int> counts;
        for (const Variant& variant : game->variants()) counts.insert(variant.seats);
        for (const int seats : counts)
            for (const char* player : {"greedy", kSearch}) out.push_back({game, seats, player});
    }
    return out;
}

std::string name_of(const testing::TestParamInfo<Sweep>& info) {
    const Sweep& sweep = info.param;
    return fmt::format("{}_{}_{}", sweep.game->info().slug, sweep.seats,
                       sweep.player.substr(0, sweep.player.find(':')));
}

// All variants with so many seats, or what tries every two values of options together where there are many.
std::vector<Variant> chosen(const Sweep& sweep) {
    constexpr size_t kMany = 64;
    std::vector<Variant> all = sweep.game->variants();
    std::erase_if(all, [&](const Variant& variant) { return variant.seats != sweep.seats; });
    return kAllForGreedy && sweep.player == "greedy" && all.size() <= kMany ? all : every_pair(all);
}

class Players : public testing::TestWithParam<Sweep> {};

TEST_P(Players, finish_every_variant) {
    const Sweep& sweep = GetParam();
    const AnyEdition& edition = *sweep.game->default_edition();
    uint64_t seed = 0;
    for (const Variant& variant : chosen(sweep)) {
        const auto broken = try_players(ai_for(*sweep.game), edition, variant, parse_bot(sweep.player), seed++, kMost);
        ASSERT_FALSE(broken) << *broken << ", options " << dump(variant.options, false);
    }
}

INSTANTIATE_TEST_SUITE_P(Every, Players, testing::ValuesIn(sweeps()), name_of);

}  // namespace
}  // namespace pentarchy
