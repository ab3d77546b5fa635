// What a table costs: how long its record takes to be played again, by code and by text, and how many bytes it keeps
// for each event.
#pragma once

#include <string>
#include <vector>

#include "engine/table/any_table.h"

namespace pentarchy {

struct RecordCost {
    std::string game;
    size_t events = 0;
    double replay_ms = 0, texts_ms = 0;  // the best of some
    size_t bytes = 0;                    // of the table in memory
};

// A random game.
RecordCost measure_record(const AnyGame& game, int seats);
// One of 20,000 events (cli/long_game.h).
RecordCost measure_long_record();

}  // namespace pentarchy
