// What the tests of scenarios share: one of two seats of Outpost as a text, and what it complains of.
#pragma once

#include <gtest/gtest.h>

#include "catalog/catalog.h"
#include "engine/scenario/scenario.h"

namespace pentarchy::scenario_tests {

inline constexpr const char* kRedToAct = R"({"turn": {"phase": "action", "seat": "red"}})";

inline ScenarioResult run_text(const std::string& text) {
    return run_scenario(parse_json(text, "test.json"), "test.json", find_game);
}

// Two seats of Outpost; red is about to act unless `given` says otherwise.
inline std::string scenario(const std::string& steps, const std::string& given = kRedToAct,
                            const std::string& more = "") {
    return fmt::format(R"({{"name": "test", "game": "outpost", "seats": 2, "seed": 1, "given": {}, "steps": [{}]{}}})",
                       given, steps, more);
}

// What failed, a line each: "steps.0: ...".
inline std::string failures(const std::string& steps, const std::string& given = kRedToAct) {
    std::string out;
    for (const ScenarioFailure& f : run_text(scenario(steps, given)).failures) out += f.path + ": " + f.reason + "\n";
    return out;
}

inline testing::AssertionResult says(const std::string& text, const std::string& part) {
    if (text.find(part) != text.npos) return testing::AssertionSuccess();
    return testing::AssertionFailure() << "\"" << part << "\" is not in: " << text;
}

inline std::string load_error(const std::string& text) {
    try {
        run_text(text);
    } catch (const BadInput& error) {
        return error.what();
    }
    return "";
}

}  // namespace pentarchy::scenario_tests
