// Differences of two documents, and the words for them.
#include <gtest/gtest.h>

#include "engine/document/changes.h"

namespace pentarchy {
namespace {

std::vector<Difference> diff(std::string_view before, std::string_view after) {
    return document_diff(parse_json(before, "before"), parse_json(after, "after"));
}

TEST(DocumentDiff, CountsWhatIsThere) {
    EXPECT_TRUE(diff(R"({"a": 1, "b": ["x"], "c": null})", R"({"a": 1, "b": ["x"], "c": null})").empty());
    EXPECT_EQ(diff(R"({"a": 1})", R"({"a": 3})"), (std::vector<Difference>{{{"a"}, 1, 3}}));
    EXPECT_EQ(diff(R"({"a": false})", R"({"a": true})"), (std::vector<Difference>{{{"a"}, 0, 1}}));
    EXPECT_EQ(diff(R"({"goods": {"wood": 2}})", R"({"goods": {"ore": 1}})"),
              (std::vector<Difference>{{{"goods", "ore"}, 0, 1}, {{"goods", "wood"}, 2, 0}}));
}

TEST(DocumentDiff, NamesTheWordsOfListsAndChoices) {
    EXPECT_EQ(diff(R"({"hand": ["a", "a"]})", R"({"hand": ["a", "b", null]})"),
              (std::vector<Difference>{{{"hand"}, 2, 3}, {{"hand", "a"}, 2, 1}, {{"hand", "b"}, 0, 1}}));
    EXPECT_EQ(diff(R"({"owner": null})", R"({"owner": "red"})"), (std::vector<Difference>{{{"owner", "red"}, 0, 1}}));
    EXPECT_EQ(diff(R"({"owner": "blue"})", R"({"owner": "red"})"),
              (std::vector<Difference>{{{"owner", "red"}, 0, 1}, {{"owner", "blue"}, 1, 0}}));
    // A hand that is covered is a number, one that lies open a list.
    EXPECT_EQ(diff(R"({"hand": 2})", R"({"hand": ["a", "b", "c"]})").front(), (Difference{{"hand"}, 2, 3}));
}

TEST(DocumentDiff, SeesWhatComesAndGoesAndLeavesOutBookkeeping) {
    EXPECT_EQ(diff(R"({"empire": {"mill": {}}})", R"({"empire": {"farm": {"uses": 1}}})"),
              (std::vector<Difference>{
                  {{"empire", "farm"}, 0, 1}, {{"empire", "farm", "uses"}, 0, 1}, {{"empire", "mill"}, 1, 0}}));
    EXPECT_TRUE(diff(R"({"stack": [{"row": "a"}]})", R"({"stack": [{"row": "b"}, {"row": "a"}]})").empty());
}

const std::vector<std::string>* words(const void*, std::string_view kind) {
    static const std::vector<std::string> kSeats{"red", "blue"}, kGoods{"wood", "ore"};
    return kind == "seat" ? &kSeats : kind == "good" ? &kGoods : nullptr;
}

TEST(Changes, AreNamedByTheTextsAndElseLeftOut) {
    const Texts text = Texts::parse(
        "change.players.seat.goods.good = {good} {before} → {after}\n"
        "change.players.seat.hand.more = a card\n"
        "table.theirs = {seat}: {changes}\n"
        "good.wood = timber\n",
        "text", "en");
    const auto named = name_changes(
        diff(R"({"players": {"red": {"goods": {"wood": 1}, "hand": 1}, "blue": {"hand": 1}}, "clock": 1})",
             R"({"players": {"red": {"goods": {"wood": 3}, "hand": 0}, "blue": {"hand": 2}}, "clock": 2})"),
        text, words, nullptr);
    ASSERT_EQ(named.size(), 2u);
    EXPECT_EQ(named[0],
              (ViewChange{"players.seat.goods.good", {{"seat", "red"}, {"good", "wood"}}, 1, 3, 0, "timber 1 → 3"}));
    EXPECT_EQ(named[1].text, "a card");
    EXPECT_EQ(changes_text(named, 0, text, {"red", "blue"}), "timber 1 → 3; blue: a card");
    EXPECT_EQ(changes_text(named, 1, text, {"red", "blue"}), "a card; red: timber 1 → 3");
}

}  // namespace
}  // namespace pentarchy
