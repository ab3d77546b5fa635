// Every table is an arena of its own with a seed drawn from the ladder's.
#include "ai/ladder.h"

#include "base/check.h"

namespace pentarchy {
namespace {

constexpr double kZ99 = 2.5758293035489004;
constexpr uint64_t kFewestControlGames = 24, kMostControlGames = 200;
constexpr uint64_t kMirrorLane = 1'000'000, kSaturationLane = 1'000'001;  // seeds that no table has

// What an arena of the ladder has in common with the others; its luck is its own.
ArenaRequest arena_of(const LadderRequest& request, std::vector<BotSpec> bots, uint64_t games, uint64_t lane) {
    ArenaRequest out;
    out.bots = std::move(bots);
    out.games = games;
    out.seed = Rng(request.seed, lane).next();
    out.threads = request.threads;
    out.options = request.options;
    return out;
}

uint64_t control_games(const LadderRequest& request) {
    return std::clamp(request.games, kFewestControlGames, kMostControlGames);
}

void add_placements(const std::vector<MatchResult>& games, const std::vector<size_t>& table,
                    std::vector<Placement>& out) {
    for (size_t game = 0; game < games.size(); ++game) {
        Placement placement;
        for (size_t seat = 0; seat < table.size(); ++seat) {
            placement.player.push_back(table[bot_in_seat(game, seat, table.size())]);
            placement.rank.push_back(games[game].seats[seat].rank);
        }
        out.push_back(std::move(placement));
    }
}

}  // namespace

std::vector<std::vector<size_t>> line_ups(size_t bots, size_t seats) {
    CHECK(bots > 0 && bots < 32);
    std::vector<std::vector<size_t>> out;
    if (bots < seats) {
        for (size_t first = 0; first < bots; ++first) {
            out.emplace_back();
            for (size_t seat = 0; seat < seats; ++seat) out.back().push_back((first + seat) % bots);
        }
        return out;
    }
    for (uint32_t chosen = 0; chosen < 1u << bots; ++chosen) {
        if (static_cast<size_t>(std::popcount(chosen)) != seats) continue;
        out.emplace_back();
        for (size_t bot = 0; bot < bots; ++bot)
            if (chosen >> bot & 1) out.back().push_back(bot);
    }
    return out;
}

LadderResult run_ladder(const AnyAi& ai, const AnyEdition& edition, const LadderRequest& request) {
    const auto tables = line_ups(request.bots.size(), request.seats);
    const uint64_t unit = tables.size() * request.seats, each = (request.games + unit - 1) / unit * request.seats;
    LadderResult out;
    out.games = each * tables.size();
    std::vector<Placement> placements;
    std::vector<Tally> tallies(request.bots.size());
    for (size_t i = 0; i < tables.size(); ++i) {
        std::vector<BotSpec> bots;
        for (const size_t bot : tables[i]) bots.push_back(request.bots[bot]);
        ArenaRequest arena = arena_of(request, bots, each, i);
        if (request.progress)
            arena.progress = [&](uint64_t done, uint64_t) { request.progress(i * each + done, out.games); };
        const ArenaResult result = run_arena(ai, edition, arena);
        add_placements(result.games, tables[i], placements);
        const std::vector<Tally> found = tally_by_bot(result.games, request.seats);
        for (size_t seat = 0; seat < request.seats; ++seat) tallies[tables[i][seat]].add(found[seat]);
    }
    const std::vector<Rating> ratings = rate(placements, request.bots.size());
    for (size_t bot = 0; bot < request.bots.size(); ++bot)
        out.rows.push_back({request.bots[bot].word, ratings[bot], tallies[bot]});
    return out;
}

Control mirror_control(const AnyAi& ai, const AnyEdition& edition, const LadderRequest& request) {
    const std::vector<BotSpec> bots(request.seats, parse_bot("greedy"));
    const ArenaResult result = run_arena(ai, edition, arena_of(request, bots, control_games(request), kMirrorLane));
    const double fair = 1 / static_cast<double>(request.seats);
    Control out{"mirror", "", true};
    double least = 1, most = 0;
    for (const Tally& tally : tally_by_bot(result.games, request.seats)) {
        out.holds &= wilson(tally.wins, static_cast<double>(tally.games), kZ99).holds(fair);
        least = std::min(least, tally.win_share);
        most = std::max(most, tally.win_share);
    }
    out.sentence = fmt::format("greedy against itself wins {:.1f} to {:.1f} % of {} games; fair is {:.1f} %",
                               100 * least, 100 * most, result.games.size(), 100 * fair);
    return out;
}

Control saturation_control(const AnyAi& ai, const AnyEdition& edition, const LadderRequest& request,
                           const BotSpec& best) {
    std::vector<BotSpec> bots(request.seats, parse_bot("random"));
    bots[0] = best;
    const ArenaResult result = run_arena(ai, edition, arena_of(request, bots, control_games(request), kSaturationLane));
    const Tally tally = tally_by_bot(result.games, request.seats)[0];
    return {"saturation",
            fmt::format(
                "{} against random wins {:.1f} % of {} games, at least {:.1f} % with confidence; wanted are {:.0f} %",
                best.word, 100 * tally.win_share, tally.games, 100 * tally.ci95.low, 100 * kSaturation),
            tally.ci95.low >= kSaturation};
}

}  // namespace pentarchy
