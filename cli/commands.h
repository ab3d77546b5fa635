// The commands of the binary, a file each: every function adds one subcommand with its options, help and callback.
#pragma once

#include <CLI/CLI.hpp>

namespace pentarchy {

void add_games(CLI::App& app);
void add_play(CLI::App& app);
void add_simulate(CLI::App& app);
void add_arena(CLI::App& app);
void add_ladder(CLI::App& app);
void add_scenario(CLI::App& app);
void add_replay(CLI::App& app);
void add_analyse(CLI::App& app);
void add_verify(CLI::App& app);
void add_fuzz(CLI::App& app);
void add_bench(CLI::App& app);
void add_rules(CLI::App& app);
void add_serve(CLI::App& app);
void add_think(CLI::App& app);
void add_store(CLI::App& app);

}  // namespace pentarchy
