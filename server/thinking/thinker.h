// A process that thinks for the server: it reads jobs from one descriptor and writes answers to another, a line of JSON
// each. If a job crashes it, only that job is lost: server/thinking/thinkers.h starts it anew.
//
//   {"op": "think", "game", "components", "bot", "seed", "keep", "view", "progress"}   -> {"best", "move",
//   "iterations", "expected"}
//   {"op": "analyse", "game", "components", "record", "bot"}                           -> {"decisions"}
//   {"op": "resume", "game", "components", "header", "events"}                         -> {}
//   {"op": "import", "record", "owner", "branch"}                                      -> {"game", "body", "over",
//   "more"}
//   {"op": "stop"}                       answer at once with the best so far; it has no answer of its own
//
// "components" is null for the game's own edition. On the way {"progress": iterations}; instead of an answer {"failed":
// sentence}.
#pragma once

namespace pentarchy {

// Until the other side closes `in`.
void run_thinker(int in, int out);

}  // namespace pentarchy
