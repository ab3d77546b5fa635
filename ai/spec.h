// Who plays a seat when no person does: "random", "greedy", "mcts:1000", "mcts:200ms", "easy", "medium", "hard".
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pentarchy {

struct BotSpec {
    enum class Kind : uint8_t { Random, Greedy, Mcts };
    std::string word;  // as it was written
    Kind kind = Kind::Random;
    uint64_t iterations = 0;  // mcts: how many, or
    double seconds = 0;       // how long it may think about one decision
    double noise = 0;         // 0 plays the best move found; above, lesser moves too, the more the higher

    bool is_timed() const { return kind == Kind::Mcts && !iterations; }
};

// BadInput with a list of what there is.
BotSpec parse_bot(std::string_view word);
// Words that can be completed or listed: the levels and the forms of mcts.
const std::vector<std::string>& bot_words();

}  // namespace pentarchy
