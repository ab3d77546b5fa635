// One step of a scenario, read and ready to run. A kind of step is one function in scenario_step.cpp.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "engine/table/any_table.h"

namespace pentarchy {

// What a step wants of luck that is still to be drawn when its turn comes.
enum class Luck : uint8_t {
    Draw,   // the table draws it first
    Leave,  // the step is about the draw itself
    Same,   // the step only looks: whatever the next other step wants
};

struct ScenarioStep {
    using Complaint = std::optional<std::string>;  // nothing: all is as it should be

    std::string path;
    Luck luck = Luck::Draw;
    bool acts = false;  // changes the table; if it fails, the rest makes no sense
    std::function<Complaint(AnyTable&)> run;
};

// Throws BadInput for an unknown kind, unknown keys, wrong types and seats that the table does not have.
ScenarioStep read_step(const Node& step, const AnyTable& table);

// The values of `expect`, also used for the one that closes a scenario.
ScenarioStep read_expect(const Node& expect, const AnyTable& table);

}  // namespace pentarchy
