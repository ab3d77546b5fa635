// pentarchy scenario: runs scenario files and says what does not hold.
#include <memory>

#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "engine/scenario/scenario.h"

namespace pentarchy {
namespace {

void run_files(const std::vector<std::string>& files) {
    int passed = 0, failed = 0, unread = 0;
    for (const std::string& file : files) {
        try {
            const ScenarioResult result = run_scenario_file(file, find_game);
            const bool ok = result.failures.empty();
            ++(ok ? passed : failed);
            fmt::print("{} {}\n", ok ? "ok  " : "FAIL", result.name);
            for (const ScenarioFailure& failure : result.failures)
                fmt::print("     {}: {}\n", failure.path, failure.reason);
        } catch (const BadInput& error) {
            ++unread;
            fmt::print(stderr, "pentarchy: {}\n", error.what());
        }
    }
    fmt::print("{} passed, {} failed{}\n", passed, failed, unread ? fmt::format(", {} not loaded", unread) : "");
    if (unread) throw CLI::RuntimeError(2);
    if (failed) check_fails();
}

}  // namespace

void add_scenario(CLI::App& app) {
    CLI::App* command = app.add_subcommand("scenario", "Run scenario files: a position, moves, and what must hold");
    auto files = std::make_shared<std::vector<std::string>>();
    command->add_option("file", *files, "Scenario files; docs/scenarios.md describes them")
        ->required()
        ->type_name("FILE...");
    command->footer(
        "Exit code 0 if all pass, 1 if one fails, 2 if one cannot be loaded.\n"
        "Examples:\n"
        "  pentarchy scenario games/outpost/scenarios/*.json\n"
        "  pentarchy scenario bug.json");
    command->callback([files] { run_files(*files); });
}

}  // namespace pentarchy
