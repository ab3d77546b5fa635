// Computer players in every variant of every game: whole games with hints and analysis. A test for each number of seats
// and each player, so that they run side by side.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "ai/trial.h"
#include "base/amount.h"
#include "base/json.h"
#include "catalog/catalog.h"

namespace pentarchy {
namespace {

const char* const kSearch = amount(1, 0) ? "mcts:20" : "mcts:2";
constexpr bool kAllForGreedy = amount(1, 0);

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

std::pair<std::string, std::string> value_of(const boost::json::key_value_pair& option) {
    return {option.key(), std::string(option.value().as_string())};
}

// All variants with so many seats, or as few as it takes to have every value of every option once.
std::vector<Variant> chosen(const Sweep& sweep) {
    std::vector<Variant> all = sweep.game->variants(), few;
    std::erase_if(all, [&](const Variant& variant) { return variant.seats != sweep.seats; });
    if (kAllForGreedy && sweep.player == "greedy") return all;
    std::set<std::pair<std::string, std::string>> seen;
    const auto news = [&](const Variant& variant) {
        const auto& options = variant.options.as_object();
        return std::count_if(options.begin(), options.end(),
                             [&](const auto& o) { return !seen.contains(value_of(o)); });
    };
    while (true) {
        const auto best = std::max_element(all.begin(), all.end(),
                                           [&](const Variant& a, const Variant& b) { return news(a) < news(b); });
        if (news(*best) == 0 && !few.empty()) return few;
        few.push_back(*best);
        for (const auto& option : best->options.as_object()) seen.insert(value_of(option));
    }
}

class Players : public testing::TestWithParam<Sweep> {};

TEST_P(Players, finish_every_variant) {
    const Sweep& sweep = GetParam();
    const AnyEdition& edition = *sweep.game->default_edition();
    uint64_t seed = 0;
    for (const Variant& variant : chosen(sweep)) {
        const auto broken = try_players(ai_for(*sweep.game), edition, variant, parse_bot(sweep.player), seed++);
        ASSERT_FALSE(broken) << *broken << ", options " << dump(variant.options, false);
    }
}

INSTANTIATE_TEST_SUITE_P(Every, Players, testing::ValuesIn(sweeps()), name_of);

}  // namespace
}  // namespace pentarchy
