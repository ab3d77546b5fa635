// The ladder: some bots play each other at mixed tables, and their placements give ratings.
#pragma once

#include "ai/arena.h"
#include "ai/ratings.h"
#include "ai/tally.h"

namespace pentarchy {

struct LadderRequest {
    std::vector<BotSpec> bots;  // all different
    size_t seats = 2;
    uint64_t games = 100;  // rounded up so that each table is played equally often, in whole rotations
    uint64_t seed = 0;
    int threads = 1;
    Json options = boost::json::object();
    std::function<void(uint64_t done, uint64_t games)> progress;
};

struct LadderEntry {
    std::string bot;
    Rating rating;
    Tally tally;  // over all its seats at all tables
};

struct LadderResult {
    std::vector<LadderEntry> rows;  // as asked for
    uint64_t games = 0;
};

// Who sits together: every choice of `seats` of the bots, or, with fewer bots than seats, all of them in turn around
// the table, each beginning once.
std::vector<std::vector<size_t>> line_ups(size_t bots, size_t seats);

LadderResult run_ladder(const AnyAi& ai, const AnyEdition& edition, const LadderRequest& request);

// Two matches whose results are known beforehand. If they come out otherwise, the ladder is not to be believed.
struct Control {
    std::string name;      // "mirror", "saturation"
    std::string sentence;  // what was found
    bool holds = false;
};

// All seats greedy: nobody may win more or less than the fair share, within 99 % since all seats are looked at.
Control mirror_control(const AnyAi& ai, const AnyEdition& edition, const LadderRequest& request);
// The best bot against nothing but random: its win share must be at least kSaturation with 95 % confidence.
inline constexpr double kSaturation = 0.75;
Control saturation_control(const AnyAi& ai, const AnyEdition& edition, const LadderRequest& request,
                           const BotSpec& best);

}  // namespace pentarchy
