#include "ai/spec.h"

#include <charconv>

#include <fmt/ranges.h>

#include "base/bad_input.h"

namespace pentarchy {
namespace {

// Levels differ by the time they think and by how often they let a good move slip, never by what they know.
const BotSpec kNamed[] = {
    {"random", BotSpec::Kind::Random},
    {"greedy", BotSpec::Kind::Greedy},
    {"easy", BotSpec::Kind::Mcts, 0, 0.030, 2.0},
    {"medium", BotSpec::Kind::Mcts, 0, 0.200, 1.0},
    {"hard", BotSpec::Kind::Mcts, 0, 1.000, 0},
};
constexpr uint64_t kMostIterations = 1'000'000'000, kMostMilliseconds = 3'600'000;

}  // namespace

const std::vector<std::string>& bot_words() {
    static const std::vector<std::string> kWords{"random", "greedy",          "easy",       "medium",
                                                 "hard",   "mcts:ITERATIONS", "mcts:TIMEms"};
    return kWords;
}

BotSpec parse_bot(std::string_view word) {
    for (const BotSpec& named : kNamed)
        if (word == named.word) return named;
    if (!word.starts_with("mcts:"))
        bad_input("there is no player \"{}\"; there is: {}", word, fmt::join(bot_words(), ", "));
    std::string_view amount = word.substr(5);
    const bool timed = amount.ends_with("ms");
    if (timed) amount.remove_suffix(2);
    uint64_t number = 0;
    const auto [end, error] = std::from_chars(amount.data(), amount.data() + amount.size(), number);
    const uint64_t most = timed ? kMostMilliseconds : kMostIterations;
    if (error != std::errc() || end != amount.data() + amount.size() || number < 1 || number > most)
        bad_input("\"{}\": after mcts: comes a number from 1 to {}, or of milliseconds up to {}ms", word,
                  kMostIterations, kMostMilliseconds);
    BotSpec spec{std::string(word), BotSpec::Kind::Mcts};
    timed ? void(spec.seconds = static_cast<double>(number) / 1000) : void(spec.iterations = number);
    return spec;
}

}  // namespace pentarchy
