// Looking back at a game: what every decision was worth, as the seat that made it could know.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/any_ai.h"

namespace pentarchy {

// One decision: a choice among two or more. Results are from 0 to 1, one per seat, by the view of the seat that
// decided.
struct Judged {
    size_t event = 0;  // its number in the record, from 0
    Seat seat = 0;
    int offers = 0;
    std::string move, label;        // what was played
    std::string best, best_label;   // what should have been
    std::vector<std::string> line;  // how play was expected to go on, the best move first
    std::vector<std::string> line_labels;
    std::vector<double> before, after;  // with the best move, and with the one that was played
    double loss = 0;                    // what the seat gave away, 0 or more
    uint64_t tries = 0;                 // in all, and
    uint64_t played_tries = 0;          // of the move that was played
    bool rough = false;                 // the search hardly tried it: a quick look had to judge it
};

struct AnalysisRequest {
    BotSpec budget;            // of each decision; of a player that weighs its moves, not random
    std::optional<Seat> seat;  // only its decisions
    std::function<void(size_t event, size_t events)> progress;
};

// Choices that were taken back are left out. BadInput if the record cannot be played again.
std::vector<Judged> analyse(const AnyAi& ai, const AnyEdition& edition, const Json& record, std::string_view name,
                            const Texts& text, const AnalysisRequest& request);

// What one seat's decisions came to.
struct SeatSummary {
    size_t decisions = 0;
    double mean_loss = 0;
    std::vector<const Judged*> mistakes;  // the dearest first; none without loss
};
SeatSummary sum_up(const std::vector<Judged>& judged, Seat seat, size_t mistakes);

}  // namespace pentarchy
