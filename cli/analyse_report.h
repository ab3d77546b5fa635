// An analysis for reading: tables for a terminal, and one self-contained page with a curve per seat.
#pragma once

#include <string>
#include <vector>

#include "ai/analysis.h"

namespace pentarchy {

inline constexpr size_t kMistakesEach = 3, kMistakesOnPage = 12;

struct Analysis {
    const AnyTable& table;  // at its end
    const Texts& text;      // with the words of cli/analyse_words.h
    std::string budget;
    std::vector<Judged> judged;

    std::string say(std::string_view key, const std::vector<Arg>& args = {}) const { return render(text, key, args); }
    std::string seat_name(Seat seat) const;
    std::string game_name() const;
    std::string heading() const;  // "142 decisions (mcts:500 each)"
    // 0.123 -> "12.3 %" or "12,3 %": in per cent, with the mark of a rough judgement.
    std::string loss_text(const Judged& j) const;
    std::string loss_text(double loss) const;
    std::string goes_on(const Judged& j) const;  // "Ship to Africa, Pass": the best move and what follows
};

std::string analysis_page(const Analysis& analysis);

}  // namespace pentarchy
