// Scenario files (docs/scenarios.md): a position, what happens, and what must hold. They teach rules, report bugs and
// test games.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/table/any_table.h"

namespace pentarchy {

struct ScenarioFailure {
    std::string path;    // of the step: "steps.4", or "expect"
    std::string reason;  // what was expected and what was there
};

struct ScenarioResult {
    std::string name;
    std::vector<ScenarioFailure> failures;
};

// The engine knows no games by name: the caller finds them. Throws BadInput if there is none.
using FindGame = std::function<const AnyGame&(std::string_view slug)>;

// Loads the whole scenario before it plays the first step: BadInput names the file and the path of what is wrong.
// Looking steps that fail do not stop it; a move that fails does, as nothing after it would be the scenario any more.
ScenarioResult run_scenario(const Json& scenario, const std::string& file, const FindGame& find_game);
ScenarioResult run_scenario_file(const std::string& file, const FindGame& find_game);

}  // namespace pentarchy
