#include "engine/moves/options.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pentarchy {

namespace {

std::string value_of(const Json& options, const OptionInfo& option) {
    const std::string given = option_value(options, option.name);
    return given.empty() ? option.values.front() : given;
}

// What must be set to another value so that so many may play, as few options as possible; empty if nothing helps.
std::vector<std::string> changes_for(const AnyGame& game, int seats, const Json& options) {
    uint64_t combinations = 1;
    for (const OptionInfo& option : game.options()) combinations *= option.values.size();
    std::vector<std::string> best;
    for (uint64_t n = 0; n < combinations; ++n) {
        const Json others = mixed_options(game, n);
        const std::vector<int> counts = game.allowed_seats(others);
        if (std::find(counts.begin(), counts.end(), seats) == counts.end()) continue;
        std::vector<std::string> changes;
        for (const OptionInfo& option : game.options())
            if (const std::string value = value_of(others, option); value != value_of(options, option))
                changes.push_back(fmt::format("{}={}", option.name, value));
        if (best.empty() || changes.size() < best.size()) best = std::move(changes);
    }
    return best;
}

}  // namespace

void check_options(const AnyGame& game, const Node& options) {
    for (const auto& [key, node] : options.members()) {
        const auto& known = game.options();
        const auto option =
            std::find_if(known.begin(), known.end(), [&](const OptionInfo& o) { return key == o.name; });
        if (option == known.end()) node.fail(fmt::format("is not an option of {}", game.info().slug));
        const std::string value = node.json().is_bool() ? option_value(options.json(), key) : std::string(node.text());
        if (std::find(option->values.begin(), option->values.end(), value) == option->values.end()) {
            node.fail(fmt::format("is \"{}\", must be one of: {}", value, fmt::join(option->values, ", ")));
        }
    }
}

Json mixed_options(const AnyGame& game, uint64_t n) {
    boost::json::object out;
    for (const OptionInfo& option : game.options()) {
        out[option.name] = option.values[n % option.values.size()];
        n /= option.values.size();
    }
    return out;
}

std::string seats_text(const std::vector<int>& counts) {
    return counts.size() == 1 ? std::to_string(counts[0]) : fmt::format("{} to {}", counts.front(), counts.back());
}

boost::json::object seats_with(const AnyGame& game) {
    boost::json::object out;
    for (const OptionInfo& option : game.options())
        for (const std::string& value : option.values) {
            const std::vector<int> counts = game.allowed_seats(boost::json::object{{option.name, value}});
            if (counts == game.allowed_seats(boost::json::object())) continue;
            out.emplace(option.name, boost::json::object()).first->value().as_object()[value] =
                boost::json::value_from(counts);
        }
    return out;
}

void check_seats(const AnyGame& game, int seats, const Json& options) {
    const std::vector<int> counts = game.allowed_seats(options);
    if (std::find(counts.begin(), counts.end(), seats) != counts.end()) return;
    const std::vector<std::string> changes = changes_for(game, seats, options);
    const char* here = changes.empty() ? "" : " with these options";
    const std::string way = changes.empty() ? "" : fmt::format("; for {} set {}", seats, fmt::join(changes, " and "));
    bad_input("{} is played by {} seats{}, not {}{}", game.info().slug, seats_text(counts), here, seats, way);
}

}  // namespace pentarchy
