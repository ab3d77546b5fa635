// The games, in the order they are listed.
#include "catalog/catalog.h"

#include "ai/ai_of.h"
#include "engine/table/any_game.h"
#include "engine/table/verify.h"
#include "games/brazil/game.h"
#include "games/civilization/game.h"
#include "games/endeavor/game.h"
#include "games/mombasa/game.h"
#include "games/outpost/game.h"
#include "games/settlers/game.h"

namespace pentarchy {
namespace {

struct Listed {
    const AnyGame* game;
    const AnyAi* ai;
};
template <class G>
Listed listed() {
    return {&all_of<G>(), &ai_of<G>()};
}

const std::vector<Listed>& list() {
    static const std::vector<Listed> kList{listed<Brazil>(),  listed<Civilization>(), listed<Endeavor>(),
                                           listed<Mombasa>(), listed<Outpost>(),      listed<Settlers>()};
    return kList;
}

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
    static const std::vector<const AnyGame*> kGames = [] {
        std::vector<const AnyGame*> out;
        for (const Listed& entry : list()) out.push_back(entry.game);
        return out;
    }();
    return kGames;
}

const AnyAi& ai_for(const AnyGame& game) {
    for (const Listed& entry : list())
        if (entry.game == &game) return *entry.ai;
    bad_input("{} has no computer players", game.info().slug);
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
