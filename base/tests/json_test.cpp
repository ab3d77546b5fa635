// Complaints are checked word by word: they are what the owner of a broken file reads.
#include "base/json.h"

#include <functional>

#include <gtest/gtest.h>

namespace pentarchy {
namespace {

std::string complaint(const std::function<void()>& action) {
    try {
        action();
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "(none)";
}

std::string parse_complaint(std::string_view text) {
    return complaint([&] { parse_json(text, "a.json"); });
}

TEST(ParseJson, ReadsDocuments) {
    const Json json = parse_json(R"({"a": [1, -2, 2.5, true, null, "č\n"], "big": 18446744073709551615})", "a.json");
    EXPECT_EQ(dump(json, false), R"({"a":[1,-2,2.5E0,true,null,"č\n"],"big":18446744073709551615})");
    EXPECT_EQ(dump(parse_json(" 7 \n", "a.json"), false), "7");
    EXPECT_EQ(dump(parse_json(R"({"a\tkey": {}, "akey": {}})", "a.json"), false), R"({"a\tkey":{},"akey":{}})");
}

TEST(ParseJson, NamesTheLine) {
    EXPECT_EQ(parse_complaint("{\n  \"a\": 1,\n  \"b\": x\n}"), "a.json, line 3: not valid JSON (syntax error)");
    EXPECT_EQ(parse_complaint("{\n  \"a\": 1\n  \"b\": 2\n}"), "a.json, line 3: not valid JSON (syntax error)");
    EXPECT_EQ(parse_complaint("{}\n\n{}"), "a.json, line 3: not valid JSON (extra data)");
    EXPECT_EQ(parse_complaint("[1,\n\"bad \xff utf\"]"), "a.json, line 2: not valid JSON (syntax error)");
}

TEST(ParseJson, NamesTheLineWhereTheTextBreaksOff) {
    EXPECT_EQ(parse_complaint("{\n  \"a\": [1,\n   2\n\n"), "a.json, line 3: not valid JSON (the text breaks off)");
    EXPECT_EQ(parse_complaint("{\n  \"a\": \"cut"), "a.json, line 2: not valid JSON (the text breaks off)");
    EXPECT_EQ(parse_complaint(""), "a.json, line 1: not valid JSON (the text breaks off)");
    EXPECT_EQ(parse_complaint("\n\n"), "a.json, line 1: not valid JSON (the text breaks off)");
}

TEST(ParseJson, EveryTruncationIsRefused) {
    const std::string text =
        dump(parse_json(R"({"a": [1, {"b": "c\u00e9"}], "d": {"e": null, "f": false}})", "a"), true);
    for (size_t size = 0; size + 2 < text.size(); ++size) {
        EXPECT_NE(parse_complaint(std::string_view(text).substr(0, size)), "(none)") << size;
    }
}

TEST(ParseJson, RefusesAKeyGivenTwice) {
    EXPECT_EQ(parse_complaint("{\"a\": 1,\n \"b\": {\"a\": 2},\n \"a\": 3}"),
              "a.json, line 3: not valid JSON (the key \"a\" is given twice)");
    EXPECT_EQ(parse_complaint(R"([{"a": 1}, {"a": 2}])"), "(none)");
    EXPECT_EQ(parse_complaint(R"({"": 1, "": 2})"), "a.json, line 1: not valid JSON (the key \"\" is given twice)");
}

TEST(ParseJson, RefusesADeepNest) { EXPECT_NE(parse_complaint(std::string(100'000, '[')), "(none)"); }

class NodeTest : public testing::Test {
  protected:
    const Json json = parse_json(R"({"players": {"red": {"wood": 9, "name": "Ann", "ready": true, "home": null,
        "half": 0.5, "hand": ["storm", "ward"]}}, "seed": 18446744073709551615})",
                                 "a.json");
    const Node root{json, "a.json"};
    const Node red = root["players"]["red"];
};

TEST_F(NodeTest, Reads) {
    EXPECT_EQ(red["wood"].integer(0, 9), 9);
    EXPECT_EQ(red["name"].text(), "Ann");
    EXPECT_TRUE(red["ready"].boolean());
    EXPECT_TRUE(red["home"].is_null());
    EXPECT_EQ(red["hand"].size(), 2u);
    EXPECT_EQ(red["hand"].at(1).text(), "ward");
    EXPECT_EQ(red["hand"].items()[1].path(), "players.red.hand.1");
    EXPECT_EQ(root.members()[0].key, "players");
    EXPECT_EQ(root.members()[0].node.path(), "players");
    EXPECT_EQ(root["seed"].natural(), UINT64_MAX);
    EXPECT_FALSE(red.find("gold"));
    EXPECT_EQ(red.find("wood")->integer(0, 9), 9);
    red.only({"wood", "name", "ready", "home", "half", "hand"});
}

TEST_F(NodeTest, ComplainsAboutThePlace) {
    EXPECT_EQ(complaint([&] { red["gold"]; }), "a.json: players.red.gold is missing");
    EXPECT_EQ(complaint([&] { root["players"]["blue"]; }), "a.json: players.blue is missing");
    EXPECT_EQ(complaint([&] { red["hand"].at(2); }), "a.json: players.red.hand.2 is missing");
    EXPECT_EQ(complaint([&] { red["name"]["x"]; }), "a.json: players.red.name must be an object");
    EXPECT_EQ(complaint([&] { red["name"].items(); }), "a.json: players.red.name must be a list");
    EXPECT_EQ(complaint([&] { root.at(0); }), "a.json: the document must be a list");
    EXPECT_EQ(complaint([&] { red.only({"wood"}); }), "a.json: players.red.name is not known here (known: wood)");
    EXPECT_EQ(complaint([&] { red.fail("is odd"); }), "a.json: players.red is odd");
}

TEST_F(NodeTest, ComplainsAboutTheValue) {
    EXPECT_EQ(complaint([&] { red["wood"].integer(0, 5); }), "a.json: players.red.wood is 9, must be 0 to 5");
    EXPECT_EQ(complaint([&] { red["wood"].integer(1, 1); }), "a.json: players.red.wood is 9, must be 1");
    EXPECT_EQ(complaint([&] { red["half"].integer(0, 5); }), "a.json: players.red.half must be a whole number, 0 to 5");
    EXPECT_EQ(complaint([&] { root["seed"].integer(0, 5); }), "a.json: seed must be a whole number, 0 to 5");
    EXPECT_EQ(complaint([&] { red["wood"].text(); }), "a.json: players.red.wood must be a text");
    EXPECT_EQ(complaint([&] { red["wood"].boolean(); }), "a.json: players.red.wood must be true or false");
    EXPECT_EQ(complaint([&] { red["name"].natural(); }), "a.json: players.red.name must be a whole number, 0 or more");
}

TEST(MergePatch, FollowsTheExamplesOfTheRfc) {
    const std::string_view cases[][3] = {
        {R"({"a":"b"})", R"({"a":"c"})", R"({"a":"c"})"},
        {R"({"a":"b"})", R"({"b":"c"})", R"({"a":"b","b":"c"})"},
        {R"({"a":"b"})", R"({"a":null})", R"({})"},
        {R"({"a":"b","b":"c"})", R"({"a":null})", R"({"b":"c"})"},
        {R"({"a":["b"]})", R"({"a":"c"})", R"({"a":"c"})"},
        {R"({"a":"c"})", R"({"a":["b"]})", R"({"a":["b"]})"},
        {R"({"a":{"b":"c"}})", R"({"a":{"b":"d","c":null}})", R"({"a":{"b":"d"}})"},
        {R"({"a":[{"b":"c"}]})", R"({"a":[1]})", R"({"a":[1]})"},
        {R"(["a","b"])", R"(["c","d"])", R"(["c","d"])"},
        {R"({"a":"b"})", R"(["c"])", R"(["c"])"},
        {R"({"a":"foo"})", R"(null)", R"(null)"},
        {R"({"a":"foo"})", R"("bar")", R"("bar")"},
        {R"({"e":null})", R"({"a":1})", R"({"e":null,"a":1})"},
        {R"([1,2])", R"({"a":"b","c":null})", R"({"a":"b"})"},
        {R"({})", R"({"a":{"bb":{"ccc":null}}})", R"({"a":{"bb":{}}})"},
    };
    for (const auto& [target, patch, result] : cases) {
        Json json = parse_json(target, "target");
        merge_patch(json, parse_json(patch, "patch"));
        EXPECT_EQ(json, parse_json(result, "result")) << target << " + " << patch;
    }
}

TEST(FindPath, WalksObjectsAndLists) {
    const Json json = parse_json(R"({"sites": {"b2": {"pawns": ["red", "blue"]}}, "none": null})", "a.json");
    EXPECT_EQ(*find_path(json, "sites.b2.pawns.1"), "blue");
    EXPECT_EQ(find_path(json, ""), &json);
    EXPECT_TRUE(find_path(json, "none")->is_null());
    for (const auto* path : {"sites.b3", "sites.b2.pawns.2", "sites.b2.pawns.x", "sites.b2.pawns.1.x", "none.x",
                             "sites.b2.pawns.-1", "sites.b2.pawns.1x", "sites..b2"}) {
        EXPECT_EQ(find_path(json, path), nullptr) << path;
    }
}

TEST(Dump, PrintsForPeople) {
    const Json json = parse_json(R"({"a":[1,2,"x"],"b":{"c":[],"d":{}},"e":[[1],[2]],"f":"\"q\""})", "a.json");
    EXPECT_EQ(dump(json, true),
              "{\n  \"a\": [1, 2, \"x\"],\n  \"b\": {\n    \"c\": [],\n    \"d\": {}\n  },\n"
              "  \"e\": [\n    [1],\n    [2]\n  ],\n  \"f\": \"\\\"q\\\"\"\n}\n");
    EXPECT_EQ(parse_json(dump(json, true), "again"), json);
    boost::json::array longer(60, 1234);
    EXPECT_EQ(dump(longer, true).substr(0, 16), "[\n  1234,\n  1234");
}

}  // namespace
}  // namespace pentarchy
