// Editions of Endeavor are data: what a broken one is told, word by word.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

std::string complaint(const Json& components) {
    try {
        (void)Endeavor::load(Node(components, "mine.json"));
    } catch (const BadInput& error) {
        return error.what();
    }
    return "";
}

// The default edition with one place changed: "cities.0.region".
Json changed(std::string_view path, const Json& value) {
    Json components = edition();
    Json* at = &components;
    while (!path.empty()) {
        const std::string step(path.substr(0, path.find('.')));
        path.remove_prefix(std::min(path.size(), step.size() + 1));
        at = at->is_array() ? &at->as_array().at(static_cast<size_t>(std::stoi(step))) : &at->as_object()[step];
    }
    *at = value;
    return components;
}
std::string told(std::string_view path, const Json& value) { return complaint(changed(path, value)); }

TEST(EndeavorEdition, the_edition_itself_is_fine) { EXPECT_EQ(complaint(edition()), ""); }

TEST(EndeavorEdition, wrong_values_are_named_by_their_path) {
    EXPECT_EQ(told("game", "outpost"), "mine.json: game must be \"endeavor\"");
    EXPECT_EQ(told("schema_version", 2), "mine.json: schema_version is 2, must be 1");
    EXPECT_EQ(told("rounds", 8), "mine.json: rounds is 8, must be 1 to 7");
    EXPECT_EQ(told("player_board.building_spaces", 6), "mine.json: player_board.building_spaces is 6, must be 7 to 9");
    EXPECT_EQ(told("cities.0.region", "mars"), "mine.json: cities.0.region is not a region");
    EXPECT_EQ(told("cities.0.glory", -1), "mine.json: cities.0.glory is -1, must be 0 to 9");
    EXPECT_EQ(told("cities.1.id", "london"), "mine.json: cities.1.id is there twice");
    EXPECT_EQ(told("connections.0.a", "atlantis"), "mine.json: connections.0.a is not a city");
    EXPECT_EQ(told("connections.0.b", "london"), "mine.json: connections.0.b is the same city as a");
    EXPECT_EQ(told("buildings.0.action", "dance"), "mine.json: buildings.0.action is not an action");
    EXPECT_EQ(told("buildings.0.action", nullptr),
              "mine.json: buildings.0.action is missing, though the building has an activation space");
    EXPECT_EQ(told("buildings.0.level", 6), "mine.json: buildings.0.level is 6, must be 0 to 5");
    EXPECT_EQ(told("actions.0.mode", "both"),
              "mine.json: actions.0.mode is not a mode: single, choose_one or one_or_both");
    EXPECT_EQ(told("actions.0.parts", names({"ship", "ship"})),
              "mine.json: actions.0.parts has the wrong number of parts for its mode");
    EXPECT_EQ(told("actions.0.parts", names({"swim"})), "mine.json: actions.0.parts.0 is not one of the five actions");
    EXPECT_EQ(told("trade_tokens.0.count", 19),
              "mine.json: trade_tokens are 96 in all, but the board has 95 token spaces");
    EXPECT_EQ(told("trade_tokens.0.effect.track", "magic"),
              "mine.json: trade_tokens.0.effect.track is not a development");
    EXPECT_EQ(told("cards.0.deck", "mars"), "mine.json: cards.0.deck is not a deck");
    EXPECT_EQ(told("tracks.0.id", "culture"), "mine.json: tracks.0.id must be \"industry\" at this place");
    EXPECT_EQ(told("tracks.2.value_by_space", boost::json::array{1, 2}),
              "mine.json: tracks.2.value_by_space must have 16 entries");
    EXPECT_EQ(told("tracks.3.icon_spaces", boost::json::array{0, 16}),
              "mine.json: tracks.3.icon_spaces.1 is 16, must be 0 to 15");
}

TEST(EndeavorEdition, lists_that_contradict_each_other) {
    EXPECT_EQ(told("cities.0.links", names({"link_london_amsterdam", "link_london_paris"})),
              "mine.json: cities.0.links does not agree with connections");
    EXPECT_EQ(told("cities.4.links", names({"link_lisbon_seville", "link_seville_algiers", "link_london_paris"})),
              "mine.json: cities.4.links.2 does not end at this city");
    EXPECT_EQ(told("regions.1.cities", names({"batavia", "canton", "london"})),
              "mine.json: regions.1.cities.2 says it lies in another region");
    EXPECT_EQ(told("regions.1.shipping_spaces", boost::json::array()),
              "mine.json: regions.1.shipping_spaces is empty, so the region could never open");
    EXPECT_EQ(told("regions.2.shipping_spaces", names({"ship_india_1"})),
              "mine.json: shipping_spaces lists spaces that no region has");
    EXPECT_EQ(told("decks.0.cards_top_to_bottom", names({"europe_0"})),
              "mine.json: cards and the decks do not list the same cards");
    EXPECT_EQ(told("decks.0.cards_top_to_bottom.0", "slavery_0"),
              "mine.json: decks.0.cards_top_to_bottom.0 says it belongs to another deck");
}

TEST(EndeavorEdition, a_thing_listed_twice_is_refused) {
    EXPECT_NE(told("decks.0.cards_top_to_bottom.1", "europe_0"), "") << "europe_0 twice, europe_1 nowhere";
    EXPECT_NE(told("regions.1.shipping_spaces.1", "ship_far_east_1"), "") << "one space twice, another nowhere";
    EXPECT_NE(told("regions.2.shipping_spaces.0", "ship_africa_1"), "") << "a space of two regions";
    EXPECT_NE(told("cities.0.links", names({"link_london_paris", "link_london_paris", "link_london_boston"})), "")
        << "a connection twice";
}

TEST(EndeavorEdition, missing_places_are_named) {
    EXPECT_EQ(told("regions.1.cities", names({"batavia", "canton"})),
              "mine.json: regions.1.cities leaves out a city that says it lies here");
    Json components = edition();
    components.as_object().erase("decks");
    EXPECT_EQ(complaint(components), "mine.json: decks is missing");
    components = edition();
    components.at("cards").as_array()[3].as_object().erase("icons");
    EXPECT_EQ(complaint(components), "mine.json: cards.3.icons is missing");
}

}  // namespace
}  // namespace pentarchy::endeavor
