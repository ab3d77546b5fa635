// What is told of a player: results by game and seat, records, how the rating went. Written from the newest results, so
// that it costs the same however much somebody has played.
#pragma once

#include <vector>

#include "base/json.h"
#include "store/store.h"

namespace pentarchy {

inline constexpr int kResultsTold = 2000;

// {"id", "name", "bot"} of a player; null if nobody has the seat any more.
Json player_json(const std::string& player, const std::string& name);

// {"played", "by_game", "by_seat", "records"} of results, newest first.
boost::json::object summary_of(const std::vector<StoredResult>& results);

// One table after the other, with all its seats, as tables_of_results() reads them.
boost::json::array games_json(const std::vector<StoredResult>& seats);

Json rating_json(const StoredRating& line);

}  // namespace pentarchy
