// Loading a scenario (table, position, steps) and running it from step to step.
#include "engine/scenario/scenario.h"

#include <algorithm>
#include <filesystem>

#include "engine/scenario/scenario_step.h"
#include "engine/table/brought_edition.h"

namespace pentarchy {
namespace {

std::shared_ptr<const AnyEdition> edition_for(const Node& root, const std::string& file, const FindGame& find_game) {
    const Node slug = root["game"];
    const AnyGame* game = nullptr;
    try {
        game = &find_game(slug.text());
    } catch (const BadInput& error) {
        slug.fail(fmt::format("is wrong: {}", error.what()));
    }
    const auto edition = root.find("edition");
    if (!edition) return game->default_edition();
    const auto path = std::filesystem::path(file).parent_path() / std::string(edition->text());
    return brought_edition(*game, parse_json(read_file(path.string()), path.string()), path.string());
}

std::unique_ptr<AnyTable> open_table(const Node& root, const std::string& file, const AnyEdition& edition) {
    TableSetup setup;
    setup.seats = root["seats"].integer(1, kMaxSeats);
    if (const auto options = root.find("options")) {
        (void)options->members();
        setup.options = options->json();
    }
    setup.secret = Stream::from_seed(root.find("seed") ? root["seed"].natural() : 0);
    std::unique_ptr<AnyTable> table;
    try {
        table = edition.open(setup);
    } catch (const BadInput& error) {
        bad_input("{}: {}", file, error.what());
    }
    if (const auto given = root.find("given")) {
        (void)given->members();
        while (edition.game().info().luck_first && table->is_chance()) table->draw();
        table->patch(given->json(), file + ": given");
    }
    return table;
}

std::vector<ScenarioStep> read_steps(const Node& root, const AnyTable& table) {
    std::vector<ScenarioStep> out;
    if (const auto steps = root.find("steps"))
        for (const Node& step : steps->items()) out.push_back(read_step(step, table));
    if (const auto expect = root.find("expect")) out.push_back(read_expect(*expect, table));
    return out;
}

// Looking must not disturb a draw that the scenario is about to decide itself.
bool leaves_luck(const std::vector<ScenarioStep>& steps, size_t from) {
    const auto next = std::find_if(steps.begin() + static_cast<std::ptrdiff_t>(from), steps.end(),
                                   [](const ScenarioStep& step) { return step.luck != Luck::Same; });
    return next != steps.end() && next->luck == Luck::Leave;
}

ScenarioStep::Complaint run_step(const ScenarioStep& step, AnyTable& table) {
    try {
        return step.run(table);
    } catch (const BadInput& error) {
        return error.what();
    }
}

std::vector<ScenarioFailure> run_steps(const std::vector<ScenarioStep>& steps, AnyTable& table) {
    std::vector<ScenarioFailure> failures;
    for (size_t i = 0; i < steps.size(); ++i) {
        while (table.is_chance() && !leaves_luck(steps, i)) table.draw();
        const auto complaint = run_step(steps[i], table);
        if (!complaint) continue;
        failures.push_back({steps[i].path, *complaint});
        const size_t rest = steps.size() - i - 1;
        if (!steps[i].acts || !rest) continue;
        failures.push_back({steps[i + 1].path, fmt::format("not run, as all that follows {}", steps[i].path)});
        break;
    }
    return failures;
}

// {"given": {...}, "loads": false, "says": "books"}: the table must be refused before anything is played.
std::vector<ScenarioFailure> check_refusal_to_load(const Node& root, const std::string& file,
                                                   const AnyEdition& edition) {
    for (const char* key : {"steps", "expect"})
        if (const auto node = root.find(key)) node->fail("cannot stand beside `loads`: nothing is played");
    if (root["loads"].boolean()) root["loads"].fail("must be false; leave it out for a position that loads");
    const std::string says(root["says"].text());
    try {
        (void)open_table(root, file, edition);
    } catch (const BadInput& error) {
        if (std::string_view(error.what()).find(says) != std::string_view::npos) return {};
        return {{"loads", fmt::format("it is refused: {}; expected that it says \"{}\"", error.what(), says)}};
    }
    return {{"loads", fmt::format("it loads, expected a refusal that says \"{}\"", says)}};
}

}  // namespace

ScenarioResult run_scenario(const Json& scenario, const std::string& file, const FindGame& find_game) {
    const Node root(scenario, file);
    root.only(
        {"name", "rules", "game", "seats", "options", "seed", "edition", "given", "loads", "says", "steps", "expect"});
    ScenarioResult result{std::string(root["name"].text()), {}};
    if (const auto rules = root.find("rules"))
        for (const Node& rule : rules->items()) (void)rule.text();
    const auto edition = edition_for(root, file, find_game);
    if (root.find("loads") || root.find("says")) {
        result.failures = check_refusal_to_load(root, file, *edition);
        return result;
    }
    const auto table = open_table(root, file, *edition);
    result.failures = run_steps(read_steps(root, *table), *table);
    return result;
}

ScenarioResult run_scenario_file(const std::string& file, const FindGame& find_game) {
    return run_scenario(parse_json(read_file(file), file), file, find_game);
}

}  // namespace pentarchy
