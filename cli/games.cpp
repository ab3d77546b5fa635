// pentarchy games: what can be played.
#include <memory>

#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "engine/moves/options.h"

namespace pentarchy {
namespace {

boost::json::object describe(const AnyGame& game) {
    const GameInfo& info = game.info();
    const auto edition = game.default_edition();
    boost::json::array seats;
    for (int i = 0; i < info.max_seats; ++i) seats.emplace_back(info.seat_words[i]);
    boost::json::object options;
    for (const OptionInfo& option : game.options()) options[option.name] = boost::json::value_from(option.values);
    boost::json::object out;
    out["game"] = info.slug;
    out["name"] = render(game.text("en"), "game.name");
    out["min_seats"] = info.min_seats;
    out["max_seats"] = info.max_seats;
    out["seats"] = std::move(seats);
    out["options"] = std::move(options);
    out["seats_with"] = seats_with(game);
    out["rules_version"] = info.rules_version;
    out["edition"] = edition->hash();
    return out;
}

void print_table(const boost::json::array& list) {
    for (const Json& game : list) {
        fmt::print("{:<14}{:<24}{} to {} seats\n", game.at("game").as_string().c_str(),
                   game.at("name").as_string().c_str(), game.at("min_seats").as_int64(),
                   game.at("max_seats").as_int64());
        for (const auto& option : game.at("options").as_object()) {
            const auto values = boost::json::value_to<std::vector<std::string>>(option.value());
            fmt::print("{:14}--option {}={}\n", "", std::string_view(option.key()), fmt::join(values, "|"));
            const Json* with = game.at("seats_with").as_object().if_contains(option.key());
            for (const std::string& value : with ? values : std::vector<std::string>{})
                if (const Json* counts = with->as_object().if_contains(value))
                    fmt::print("{:23}{}={}: {} seats\n", "", std::string_view(option.key()), value,
                               seats_text(boost::json::value_to<std::vector<int>>(*counts)));
        }
    }
}

}  // namespace

void add_games(CLI::App& app) {
    CLI::App* command = app.add_subcommand("games", "List the games, their numbers of seats and their options");
    auto json = std::make_shared<bool>(false);
    command->add_flag("--json", *json, "One JSON object instead of a table");
    command->footer("Examples:\n  pentarchy games\n  pentarchy games --json");
    command->callback([json] {
        boost::json::array list;
        for (const AnyGame* game : games()) list.push_back(describe(*game));
        if (!*json) return print_table(list);
        fmt::print("{}", dump(boost::json::object{{"games", std::move(list)}}, true));
    });
}

}  // namespace pentarchy
