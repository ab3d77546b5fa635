// The one place that names all the games, and joins each with the search.
#pragma once

#include "ai/any_ai.h"
#include "engine/table/any_table.h"

namespace pentarchy {

const std::vector<const AnyGame*>& games();

// Throws BadInput that lists what there is.
const AnyGame& find_game(std::string_view slug);

// The computer players of a game of this list.
const AnyAi& ai_for(const AnyGame& game);

// A record's own game and edition, played again up to `events` if given.
std::unique_ptr<AnyTable> replay(const Json& record, std::string_view name,
                                 std::optional<size_t> events = std::nullopt);

// Draws all luck of a finished record anew; returns the number of draws. Throws BadInput that says what is wrong.
size_t verify(const Json& record, std::string_view name);

}  // namespace pentarchy
