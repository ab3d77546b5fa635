// What several commands share: the options that name a game, its edition, its seats and the language.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "ai/any_ai.h"

namespace pentarchy {

// GAME, --edition, --option: which game is meant and how it is set up.
struct GameChoice {
    std::string slug;
    std::string edition_file;
    std::vector<std::string> option_words;  // "deals=off"

    void add_game(CLI::App& command);
    void add_edition(CLI::App& command);
    void add_options(CLI::App& command);

    const AnyGame& game() const;
    std::shared_ptr<const AnyEdition> edition() const;
    Json options() const;  // BadInput for an option or value that the game does not have
};

void add_lang(CLI::App& command, std::string& lang);
void add_seed(CLI::App& command, uint64_t& seed);

// For ->check(): digits only, so that neither -1 nor a number too large slips through as another.
CLI::Validator whole_number(uint64_t min, uint64_t max);

// "a,b,c" -> a, b, c; there may be empty parts.
std::vector<std::string> split(const std::string& list, char separator);

// "random,greedy,hard": which computer player sits where. As few random ones as the game allows if the list is empty.
// BadInput for a player there is not.
std::vector<std::string> players(const std::string& list, const AnyGame& game);
std::vector<BotSpec> parse_bots(const std::vector<std::string>& names);

// Who judges moves when advice is asked for: a player that weighs them, at its best. "500" and "200ms" are budgets of
// mcts.
BotSpec parse_adviser(const std::string& budget);

// The computer player of a seat; what it does follows from the seed and what it sees (and its clock, if it has one).
std::unique_ptr<AnyBot> bot_at(const AnyEdition& edition, Seat seat, const BotSpec& spec, uint64_t seed);
// Its choice. Where there is nothing to choose it is not asked.
Move bot_move(AnyBot& bot, const AnyTable& table, Seat seat, const Limits& limits = {});

// The seat of --seat, "spectator" included.
Seat viewer_named(const std::string& word, const AnyTable& table);

// A whole game of computer players at a table, luck and moves following from the seed.
std::unique_ptr<AnyTable> play_through(const AnyEdition& edition, const std::vector<std::string>& names,
                                       const Json& options, uint64_t seed);

// 1234567 -> "1,234,567".
std::string grouped(uint64_t number);

// Leaves the command with exit code 1: what it was asked to check does not hold.
[[noreturn]] inline void check_fails() { throw CLI::RuntimeError(1); }

}  // namespace pentarchy
