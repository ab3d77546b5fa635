// Routes of games: what there is, its rules, components and words.
#include "catalog/catalog.h"
#include "engine/moves/options.h"
#include "engine/text/rulebook.h"
#include "server/routes/routes.h"

namespace pentarchy {

namespace {

boost::json::array options_json(const AnyGame& game, const Texts& text) {
    boost::json::array out;
    for (const OptionInfo& option : game.options()) {
        const std::string key = std::string("option.") + option.name;
        boost::json::array values;
        for (const std::string& value : option.values)
            values.push_back({{"value", value}, {"label", text.get(key + "." + value)}});
        out.push_back({{"name", option.name},
                       {"label", text.get(key)},
                       {"default", option.values.front()},
                       {"values", std::move(values)}});
    }
    return out;
}

Json game_json(const AnyGame& game, const std::string& lang) {
    const GameInfo& info = game.info();
    const Texts& text = game.text(lang);
    boost::json::array words;
    for (int i = 0; i < info.max_seats; ++i) words.emplace_back(info.seat_words[i]);
    return {{"slug", info.slug},
            {"title", text.get("game.name")},
            {"min_seats", info.min_seats},
            {"max_seats", info.max_seats},
            {"seat_words", std::move(words)},
            {"options", options_json(game, text)},
            {"seats_with", seats_with(game)},
            {"levels", {"easy", "medium", "hard", "greedy", "random"}}};
}

Answer get_games(Services, Request request) {
    boost::json::array list;
    for (const AnyGame* game : games()) list.push_back(game_json(*game, request.lang()));
    co_return HttpResponse{200, boost::json::object{{"games", std::move(list)}}};
}

Answer get_rules(Services, Request request) {
    const std::string name = request.lang() == "cs" ? "rules.cs.md" : "rules.md";
    boost::json::array sections;
    for (const RuleText& rule : parse_rules(game_of(request).file(name), name)) {
        if (sections.empty() || text_in(sections.back(), "title") != rule.section)
            sections.push_back(boost::json::object{{"title", rule.section}, {"rules", boost::json::array()}});
        sections.back().as_object()["rules"].as_array().push_back(
            boost::json::object{{"id", rule.id}, {"text", rule.text}});
    }
    co_return HttpResponse{200, boost::json::object{{"sections", std::move(sections)}}};
}

Answer get_components(Services, Request request) {
    co_return HttpResponse{200, game_of(request).default_edition()->json()};
}

Answer get_texts(Services, Request request) {
    boost::json::object texts;
    for (const auto& [key, words] : game_of(request).text(request.lang()).texts()) texts[key] = words;
    co_return HttpResponse{200, boost::json::object{{"texts", std::move(texts)}}};
}

}  // namespace

const AnyGame& game_of(const Request& request) {
    try {
        return find_game(request.args[0]);
    } catch (const BadInput& problem) {
        throw ApiError(404, "no_game", problem.what());
    }
}

std::vector<Route> game_routes() {
    return {
        {"GET", "games", get_games},
        {"GET", "games/GAME/rules", get_rules},
        {"GET", "games/GAME/components", get_components},
        {"GET", "games/GAME/texts", get_texts},
    };
}

}  // namespace pentarchy
