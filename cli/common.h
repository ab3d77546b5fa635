// What several commands share: the options that name a game, its edition, its seats and the language.
#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "engine/any_table.h"

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

// "random,random,random": who sits where. As few as the game allows if the list
// is empty. BadInput for a player there is not.
std::vector<std::string> players(const std::string& list, const AnyGame& game);

// The seat of --seat, "spectator" included.
Seat viewer_named(const std::string& word, const AnyTable& table);

// A whole game at a table, luck and moves following from the seed.
std::unique_ptr<AnyTable> play_through(const AnyEdition& edition, const std::vector<std::string>& names,
                                       const Json& options, uint64_t seed);

// 1234567 -> "1,234,567".
std::string grouped(uint64_t number);

// Leaves the command with exit code 1: what it was asked to check does not hold.
[[noreturn]] inline void check_fails() { throw CLI::RuntimeError(1); }

}  // namespace pentarchy
