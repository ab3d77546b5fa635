// Reading editions: each kind of member, and the sentence with which it is refused.
#include "engine/document/edition.h"

#include <gtest/gtest.h>

namespace pentarchy {
namespace {

const std::vector<std::string> kColours = {"red", "green", "blue"};

// What reading the text complains about.
template <class Read>
std::string told(std::string_view text, Read read) {
    const Json json = parse_json(text, "mine.json");
    try {
        read(Fields(Node(json, "mine.json")));
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "";
}

TEST(Edition, members_of_every_kind) {
    int level = 0;
    bool old = false, rich = false;
    uint8_t colour = 9, none = 9, missing = 9, set = 0, track[3]{}, cost[3]{};
    EXPECT_EQ(
        told(R"({"level": 4, "old": true, "colour": "blue", "none": null, "set": ["red", "blue"], "track": [3, 1, 2],
                       "cost": {"green": 2}, "wealth": "rich", "game": "chess", "name": "Castle"})",
             [&](Fields in) {
                 in.number("level", level, 1, 9).flag("old", old).name("colour", colour, kColours, "a colour");
                 in.name("none", none, kColours, "a colour", May::BeNull);
                 in.name("missing", missing, kColours, "a colour", May::BeMissing);
                 in.names("set", set, kColours, "a colour").numbers("track", track, 0, 3);
                 in.counts("cost", cost, kColours, 5, "a colour").either("wealth", rich, "poor", "rich");
                 in.must_be("game", "chess").only({"name"});
             }),
        "");
    EXPECT_EQ(level, 4);
    EXPECT_TRUE(old && rich);
    EXPECT_EQ(colour, 2);
    EXPECT_EQ(none, 9) << "null keeps what the table has";
    EXPECT_EQ(missing, 9);
    EXPECT_EQ(set, 0b101);
    EXPECT_EQ(track[0], 3);
    EXPECT_EQ(cost[1], 2);
}

TEST(Edition, what_is_refused) {
    uint8_t out = 0, three[3]{};
    bool flag = false;
    EXPECT_EQ(told(R"({"a": 10})", [&](Fields in) { in.number("a", out, 1, 9); }),
              "mine.json: a is 10, must be 1 to 9");
    EXPECT_EQ(told("{}", [&](Fields in) { in.number("a", out, 1, 9, May::BeNull); }), "mine.json: a is missing");
    EXPECT_EQ(told(R"({"a": null})", [&](Fields in) { in.flag("a", flag, May::BeMissing); }),
              "mine.json: a must be true or false");
    EXPECT_EQ(told(R"({"a": "pink"})", [&](Fields in) { in.name("a", out, kColours, "a colour"); }),
              "mine.json: a is not a colour");
    EXPECT_EQ(told(R"({"a": ["red", "pink"]})", [&](Fields in) { in.names("a", out, kColours, "a colour"); }),
              "mine.json: a.1 is not a colour");
    EXPECT_EQ(told(R"({"a": {"pink": 1}})", [&](Fields in) { in.counts("a", three, kColours, 5, "a colour"); }),
              "mine.json: a.pink is not a colour");
    EXPECT_EQ(told(R"({"a": [1]})", [&](Fields in) { in.numbers("a", three, 0, 9); }),
              "mine.json: a must have 3 entries");
    EXPECT_EQ(told(R"({"a": "middling"})", [&](Fields in) { in.either("a", flag, "poor", "rich"); }),
              "mine.json: a must be \"poor\"");
    EXPECT_EQ(told(R"({"a": 1, "b": 2, "c": 3})", [&](Fields in) { in.number("a", out, 0, 9).only({"b"}); }),
              "mine.json: c is not known here (known: a, b)");
}

TEST(Edition, lists_into_tables) {
    uint8_t rows[2]{};
    const auto read = [&](Fields in) {
        return read_rows(in["rows"], rows, [](Fields& row, uint8_t& out, int) { row.number("n", out, 0, 9); });
    };
    EXPECT_EQ(told(R"({"rows": [{"n": 4}, {"n": 5}]})", [&](Fields in) { EXPECT_EQ(read(in), 2); }), "");
    EXPECT_EQ(rows[1], 5);
    EXPECT_EQ(told(R"({"rows": [{"n": 4}, {}, {}]})", read), "mine.json: rows has 3 entries, at most 2 fit");
    EXPECT_EQ(told(R"({"rows": [{"n": 4}, {"n": 10}]})", read), "mine.json: rows.1.n is 10, must be 0 to 9");
    EXPECT_EQ(told(R"({"rows": 3})", read), "mine.json: rows must be a list");
    const auto ids = [](Fields in) { (void)read_ids(in["rows"], 2); };
    EXPECT_EQ(told(R"({"rows": [{"id": "a"}, {"id": "a"}]})", ids), "mine.json: rows.1.id is there twice");
    EXPECT_EQ(told(R"({"rows": [{"id": "a"}, {"id": "b"}, {"id": "c"}]})", ids),
              "mine.json: rows has 3 entries, at most 2 fit");
    EXPECT_EQ(told(R"({"rows": [{"id": "a"}]})", [](Fields in) { (void)read_exact_ids(in["rows"], 2); }),
              "mine.json: rows must have 2 entries");
    const std::vector<std::string> just = {"a", "b"};
    EXPECT_EQ(told(R"({"rows": [{"id": "a"}, {"id": "c"}]})", [&](Fields in) { must_have_ids(in["rows"], just); }),
              "mine.json: rows.1.id must be \"b\" at this place");
    EXPECT_EQ(told(R"({"n": 3})", [](Fields in) { must_count(in["n"], 4, "such cards"); }),
              "mine.json: n is not the number of such cards: 4");
}

}  // namespace
}  // namespace pentarchy
