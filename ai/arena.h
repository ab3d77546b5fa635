// Many games between bots, played in parallel. The seats rotate: game i is played from the luck of i / seats, everybody
// sitting i % seats places further on, so that each bot meets each seat and each luck equally often. Results depend
// neither on the number of threads nor on which game is finished first.
#pragma once

#include <functional>
#include <optional>

#include "ai/any_ai.h"
#include "ai/stats.h"

namespace pentarchy {

struct ArenaRequest {
    std::vector<BotSpec> bots;  // one per seat; equal ones are counted apart
    uint64_t games = 1;         // rounded up to whole rotations
    uint64_t seed = 0;
    int threads = 1;
    Json options = boost::json::object();
    std::optional<double> sprt_share;  // stop as soon as the first bot's win share is known to be fair, or this large
    std::string results_file;          // finished games are kept there and not played again; none if empty
    std::function<void(uint64_t done, uint64_t games)> progress;  // one call at a time, from any thread

    size_t seats() const { return bots.size(); }
    uint64_t rounded_games() const { return (games + seats() - 1) / seats() * seats(); }
};

struct ArenaResult {
    std::vector<MatchResult> games;  // in order, whole rotations
    uint64_t resumed = 0;            // how many games came from the results file
    std::optional<Sprt> sprt;
    double seconds = 0;
};

// Who sits where in game i: the same for every arena.
inline size_t bot_in_seat(uint64_t game, size_t seat, size_t seats) { return (seat + game) % seats; }
inline size_t seat_of_bot(uint64_t game, size_t bot, size_t seats) { return (bot + seats - game % seats) % seats; }
uint64_t luck_of(uint64_t seed, uint64_t game, size_t seats);

// The default of the sequential test: a tenth above the fair share.
double default_sprt_share(size_t seats);

// BadInput for what the game cannot be set up with and for a results file of something else.
ArenaResult run_arena(const AnyAi& ai, const AnyEdition& edition, const ArenaRequest& request);

}  // namespace pentarchy
