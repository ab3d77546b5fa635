// What loading an edition refuses, with the path of what is wrong.
#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

// The complaint about the default edition with a change.
template <class Change>
std::string complaint(Change change) {
    Json json = edition();
    change(json.as_object());
    try {
        (void)Mombasa::load(Node(json, "mine.json"));
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "";
}

bool says(const std::string& text, std::string_view part) { return text.find(part) != text.npos; }

TEST(MombasaEdition, the_default_one_loads) {
    EXPECT_EQ(complaint([](auto&) {}), "");
}

TEST(MombasaEdition, another_game) {
    EXPECT_EQ(complaint([](auto& e) { e["game"] = "chess"; }), "mine.json: game must be \"mombasa\"");
}

TEST(MombasaEdition, MO_1_3_fifteen_places_for_fifteen_posts) {
    EXPECT_TRUE(
        says(complaint([](auto& e) { e["companies"].as_array()[0].as_object()["posts"] = 14; }), "companies.0.posts"));
    EXPECT_TRUE(says(complaint([](auto& e) {
                         e["companies"].as_array()[1].as_object()["columns"].as_array()[2].as_array().pop_back();
                     }),
                     "companies.1.columns.2 must have 5 entries"));
}

TEST(MombasaEdition, MO_1_6_cards_by_letter) {
    EXPECT_TRUE(says(complaint([](auto& e) { e["cards"].as_array()[1].as_object()["copies"].as_object()["B"] = 2; }),
                     "is not the number of such cards: 17"));
    EXPECT_TRUE(
        says(complaint([](auto& e) { e["cards"].as_array()[0].as_object()["copies"].as_object()["start"] = 2; }),
             "counts.starting_cards"));
}

TEST(MombasaEdition, the_map_is_connected) {
    EXPECT_TRUE(says(complaint([](auto& e) { e["borders"].as_array().pop_back(); }),
                     "leave a region that mombasa cannot reach"));  // the way to Kasai
    EXPECT_TRUE(says(complaint([](auto& e) { e["borders"].as_array().push_back(e["borders"].as_array()[0]); }),
                     "is there twice"));
    EXPECT_TRUE(says(complaint([](auto& e) { e["borders"].as_array()[0].as_object()["b"] = "swahili_coast"; }),
                     "is the same region as a"));
    EXPECT_TRUE(
        says(complaint([](auto& e) { e["borders"].as_array()[0].as_object()["b"] = "atlantis"; }), "is not a region"));
}

TEST(MombasaEdition, MO_9_23_an_enclave_has_one_neighbour) {
    EXPECT_TRUE(says(complaint([](auto& e) {
                         e["borders"].as_array().push_back(
                             parse_json(R"({"a": "kasai", "b": "angola", "lines": 1})", ""));
                     }),
                     "enclave"));
    EXPECT_TRUE(says(complaint([](auto& e) {
                         e["regions"].as_array()[20].as_object()["reward"] =
                             parse_json(R"([{"kind": "gain_money", "amount": 1}])", "");
                     }),
                     "must be empty"));
}

TEST(MombasaEdition, books_and_tiles) {
    EXPECT_TRUE(
        says(complaint([](auto& e) { e["books"].as_array().pop_back(); }), "have the wrong number of letter C"));
    EXPECT_TRUE(
        says(complaint([](auto& e) { e["books"].as_array()[0].as_object()["requirements"] = boost::json::array(); }),
             "books.0.requirements must have 1 or 2 entries"));
    EXPECT_TRUE(
        says(complaint([](auto& e) { e["start_tiles"].as_array()[0].as_object()["first_game_seat"] = nullptr; }),
             "must name a tile for each of the seats"));
    EXPECT_TRUE(says(complaint([](auto& e) {
                         e["start_tiles"].as_array()[0].as_object()["resting_cards"].as_array()[0] = "coffee_4";
                     }),
                     "is not so often"));
}

TEST(MombasaEdition, tracks_and_spaces) {
    EXPECT_TRUE(says(complaint([](auto& e) { e["company_tracks"].as_array().pop_back(); }),
                     "company_tracks must have 8 entries"));
    EXPECT_TRUE(says(complaint([](auto& e) { e["companies"].as_array()[0].as_object()["first_game_track"] = "b2"; }),
                     "tracks of four letters"));
    EXPECT_TRUE(says(complaint([](auto& e) {
                         e["bonus_spaces"].as_array()[0].as_object()["reward"].as_array()[1].as_object()["kind"] =
                             "gain_fame";
                     }),
                     "is no effect known here"));
    EXPECT_TRUE(
        says(complaint([](auto& e) { std::swap(e["card_display"].as_array()[0], e["card_display"].as_array()[5]); }),
             "is out of order"));
}

// Other numbers are another edition, not a fault.
TEST(MombasaEdition, other_numbers_are_welcome) {
    EXPECT_EQ(complaint([](auto& e) { e["cards"].as_array()[3].as_object()["crate"] = 7; }), "");
    EXPECT_EQ(
        complaint([](auto& e) { e["companies"].as_array()[0].as_object()["columns"].as_array()[0].as_array()[0] = 1; }),
        "");
}

}  // namespace
}  // namespace pentarchy::mombasa
