// The games of an arena added up, by bot and by seat.
#pragma once

#include "ai/arena.h"

namespace pentarchy {

// The results of one bot, or of one seat, whoever played it.
struct Tally {
    uint64_t games = 0;
    double wins = 0;  // a shared win counts its part
    double win_share = 0;
    Interval ci95;
    double mean_score = 0, mean_rank = 0;
    uint64_t decisions = 0;
    double seconds_per_decision = 0, longest_decision = 0;

    void add(const Tally& other);  // both over games of their own
    static Tally of(const MatchResult& match, size_t seat);
};

double win_of(const MatchResult& match, size_t seat);  // 1, 1/k if shared among k, 0

std::vector<Tally> tally_by_bot(const std::vector<MatchResult>& games, size_t seats);
std::vector<Tally> tally_by_seat(const std::vector<MatchResult>& games, size_t seats);

}  // namespace pentarchy
