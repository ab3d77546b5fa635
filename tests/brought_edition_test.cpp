// Editions that somebody brings: whatever is misspelt in one is refused, by the reader or as a stranger.
#include <fmt/format.h>

#include "base/amount.h"
#include "engine/table/brought_edition.h"
#include "tests/tables.h"

namespace pentarchy::table_tests {
namespace {

std::string complaint(const AnyGame& game, const Json& components) {
    try {
        (void)brought_edition(game, components, "mine.json");
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "";
}

// Every object of a document that has members.
void collect_objects(Json& value, std::vector<boost::json::object*>& out) {
    if (auto* list = value.if_array())
        for (Json& item : *list) collect_objects(item, out);
    if (auto* object = value.if_object()) {
        if (!object->empty()) out.push_back(object);
        for (auto& member : *object) collect_objects(member.value(), out);
    }
}

TEST(BroughtEdition, NothingMisspeltIsPassedOver) {
    for (const AnyGame* game : games()) {
        const Json own = game->default_edition()->json();
        EXPECT_EQ(complaint(*game, own), "");
        Rng rng(1);
        for (int i = 0; i < amount(100, 20); ++i) {
            Json mine = own;
            std::vector<boost::json::object*> objects;
            collect_objects(mine, objects);
            boost::json::object& object = *objects[rng.below(static_cast<uint32_t>(objects.size()))];
            const auto member = object.begin() + rng.below(static_cast<uint32_t>(object.size()));
            const std::string key(member->key());
            const Json value = member->value();
            object.erase(member);
            object[key + "q"] = value;
            EXPECT_NE(complaint(*game, mine), "") << game->info().slug << ": " << key;
        }
    }
}

TEST(BroughtEdition, SaysWhereAndWhatIsMeant) {
    const AnyGame& game = find_game("brazil");
    Json mine = game.default_edition()->json();
    mine.at("task_cards").at(2).as_object()["end_game"] = true;
    EXPECT_EQ(complaint(game, mine),
              "mine.json: task_cards.2.end_game is a member that no edition of this game has; \"ends_game\" is one");
    mine.at("task_cards").at(2).as_object().erase("end_game");
    mine.at("limits").as_object()["moonlight"] = 1;
    EXPECT_EQ(complaint(game, mine).substr(0, 26), "mine.json: limits.moonligh");
}

}  // namespace
}  // namespace pentarchy::table_tests
