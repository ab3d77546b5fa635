// The games, in the order they are listed.
#include "catalog/catalog.h"

#include "engine/any_game.h"
#include "engine/verify.h"
#include "games/endeavor/game.h"
#include "games/outpost/game.h"

namespace pentarchy {
namespace {

const AnyGame& game_of(const Record& record, std::string_view name) {
    try {
        return find_game(record.game);
    } catch (const BadInput& problem) {
        bad_input("{}: {}", name, problem.what());
    }
}

std::shared_ptr<const AnyEdition> edition_of(const Json& json, std::string_view name) {
    const Record record = read_record(json, name);
    return edition_of(game_of(record, name), record, name);
}

}  // namespace

const std::vector<const AnyGame*>& games() {
    static const std::vector<const AnyGame*> kGames{&all_of<Endeavor>(), &all_of<Outpost>()};
    return kGames;
}

const AnyGame& find_game(std::string_view slug) {
    std::string slugs;
    for (const AnyGame* game : games()) {
        if (slug == game->info().slug) return *game;
        slugs += (slugs.empty() ? "" : ", ") + std::string(game->info().slug);
    }
    bad_input("there is no game \"{}\"; there is: {}", slug, slugs);
}

std::unique_ptr<AnyTable> replay(const Json& record, std::string_view name, std::optional<size_t> events) {
    return edition_of(record, name)->replay(record, name, events);
}

size_t verify(const Json& record, std::string_view name) { return verify(*edition_of(record, name), record, name); }

}  // namespace pentarchy
