// The plots of an arena's report, each an SVG picture.
#pragma once

#include "ai/report_svg.h"
#include "ai/tally.h"

namespace pentarchy {

// What all plots are made from: the games, and names for those who played.
struct ArenaPlots {
    std::vector<std::string> bots;   // labels, all different
    std::vector<std::string> seats;  // the game's words for its seats
    const std::vector<MatchResult>& games;

    std::string win_shares() const;
    std::string scores() const;
    std::string seat_advantage() const;
    std::string points() const;  // empty if the game does not tell its lines
    std::string lengths() const;
    std::string offers() const;

    std::vector<int> scores_of(size_t bot) const;
    std::vector<int> decisions() const;  // of each game
    std::vector<std::string> line_names() const;
    std::vector<std::vector<double>> mean_lines() const;  // by bot
};

// Colours of the page.
std::string bot_colour(size_t bot);
std::string line_colour(size_t line);

}  // namespace pentarchy
