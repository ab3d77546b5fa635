// OP-9: editions are data. What a broken one is told, word by word, and that unusual ones keep the laws.
#include "base/amount.h"
#include "engine/laws/laws.h"
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

std::string complaint(const Json& components) {
    try {
        (void)Outpost::load(Node(components, "mine.json"));
    } catch (const BadInput& error) {
        return error.what();
    }
    return "";
}
std::string complaint(const char* patch) { return complaint(edition(patch)); }

// Random games under all laws, for every number of seats.
void play_by_the_laws(const Json& components, int games, uint64_t seed) {
    const Edition t = Outpost::load(Node(components, "edition"));
    for (int game = 0; game < amount(games, 1); ++game) {
        const auto broken = check_game<Outpost>(t, 2 + game % 3, seed + static_cast<uint64_t>(game));
        ASSERT_FALSE(broken) << *broken;
    }
}

// OP-9
TEST(OutpostEdition, OP_9_counts_and_costs_come_from_the_edition) {
    const Json dear = edition(
        R"({"recruit": {"cost": {"ore": 0, "gold": 2}},
                    "start_goods": {"wood": 0, "ore": 3, "gold": 2}, "march_steps": 1})",
        {6, 4, 3, 2, 2}, {6, 4, 2, 4, 6, 3});
    Desk d(2, Given().hut("red", "a", "b1").ground("b1", "forest_6").hand("red", {"ward_6"}).turn("red"), dear);
    EXPECT_EQ(d.goods("red"), "0 3 2");
    EXPECT_EQ(d.at("box"), 7);
    d.play("red", "recruit b1")
        .play("red", "pay gold")
        .play("red", "pay gold")
        .play("red", "end")
        .play("blue", "march d3");
    d.play("blue", "step d2").settle();
    EXPECT_FALSE(contains(d.lines(), "stopped"));
    EXPECT_EQ(d.goods("red"), "0 3 0");
}

TEST(OutpostEdition, OP_9_two_editions_at_once) {
    Desk one(2, Given().turn("red")), other(2, Given().turn("red"), edition(R"({"start_goods": {"wood": 5}})"));
    EXPECT_EQ(one.goods("red"), "2 1 1");
    EXPECT_EQ(other.goods("red"), "5 1 1");
    EXPECT_EQ(one.goods("blue"), "2 1 1");
}

TEST(OutpostEdition, OP_9_beyond_capacity) {
    EXPECT_EQ(complaint(edition("{}", {10, 4, 3, 4, 3}, {})), "");  // 24 tiles
    EXPECT_EQ(complaint(edition("{}", {10, 4, 3, 4, 4}, {})), "mine.json: tiles has more than 24 pieces in all");
    EXPECT_EQ(complaint(edition("{}", {}, {10, 10, 5, 5, 5, 5})), "");  // 40 cards
    EXPECT_EQ(complaint(edition("{}", {}, {10, 10, 5, 5, 5, 6})), "mine.json: cards has more than 40 pieces in all");
    EXPECT_EQ(complaint(edition("{}", {25, 0, 0, 0, 0}, {})), "mine.json: tiles.0.count is 25, must be 0 to 24");
    EXPECT_EQ(complaint(edition("{}", {9, 0, 0, 0, 0}, {})),
              "mine.json: tiles must have at least 10 pieces for two seats");
    EXPECT_EQ(complaint(edition("{}", {}, {11, 0, 0, 0, 0, 0})),
              "mine.json: cards must have at least 12 pieces to deal three to four seats");
    EXPECT_EQ(complaint(R"({"start_goods": {"wood": 6}})"), "mine.json: start_goods.wood is 6, must be 0 to 5");
}

TEST(OutpostEdition, OP_9_missing_entries) {
    for (const char* key : {"game", "schema_version", "seats", "homes", "tiles", "cards", "start_goods", "huts",
                            "recruit", "project", "march_steps", "expand_points", "limits", "points"}) {
        Json components = edition();
        components.as_object().erase(key);
        EXPECT_EQ(complaint(components), std::string("mine.json: ") + key + " is missing");
    }
    EXPECT_EQ(complaint(R"({"limits": {"hand": null}})"), "mine.json: limits.hand is missing");
    EXPECT_EQ(complaint(R"({"points": {"win": null}})"), "mine.json: points.win is missing");
    EXPECT_EQ(complaint(R"({"recruit": {"cost": null}})"), "mine.json: recruit.cost is missing");
    EXPECT_EQ(complaint(R"({"homes": {"blue": null}})"), "mine.json: homes.blue is missing");
    Json components = edition();
    components.at("cards").as_array()[4].as_object().erase("militia");
    EXPECT_EQ(complaint(components), "mine.json: cards.4.militia is missing");
    components = edition();
    components.at("tiles").as_array().pop_back();
    EXPECT_EQ(complaint(components), "mine.json: tiles must have 5 entries");
}

TEST(OutpostEdition, OP_9_contradictory_entries) {
    EXPECT_EQ(complaint(R"({"game": "endeavor"})"), "mine.json: game must be \"outpost\"");
    EXPECT_EQ(complaint(R"({"schema_version": 2})"), "mine.json: schema_version is 2, must be 1");
    EXPECT_EQ(complaint(R"({"homes": {"blue": "a1"}})"), "mine.json: homes.blue is another seat's home already");
    EXPECT_EQ(complaint(R"({"homes": {"yellow": "b2"}})"),
              "mine.json: homes.yellow must be a corner: a1, d1, a3 or d3");
    EXPECT_EQ(complaint(R"({"homes": {"blue": "d1", "yellow": "d3"}})"),
              "mine.json: homes.blue must be the corner opposite to the first seat's");
    EXPECT_EQ(complaint(R"({"limits": {"hand": "four"}})"), "mine.json: limits.hand must be a whole number, 1 to 8");
    EXPECT_EQ(complaint(R"({"recruit": {"cost": {"stone": 1}}})"),
              "mine.json: recruit.cost.stone is not a good: wood, ore or gold");
    EXPECT_EQ(complaint(R"({"march_steps": 0})"), "mine.json: march_steps is 0, must be 1 to 4");
    Json components = edition();
    components.at("cards").as_array()[0].as_object()["id"] = "ward";
    EXPECT_EQ(complaint(components), "mine.json: cards.0.id must be \"militia_1\" at this place");
    components = edition();
    components.at("huts").as_array()[2].as_object()["era"] = 3;
    EXPECT_EQ(complaint(components), "mine.json: huts.2.era is 3, must be 1 to 2");
    EXPECT_EQ(complaint(R"({"seats": ["red", "blue"]})"), "mine.json: seats must name four seats");
}

// A misspelt key must not be passed over in silence: its owner would play with a number he did not mean.
TEST(OutpostEdition, OP_9_unknown_entries) {
    EXPECT_EQ(complaint(R"({"march_step": 3})").substr(0, 43), "mine.json: march_step is not known here (kn");
    EXPECT_NE(complaint(R"({"limits": {"hands": 5}})"), "");
    EXPECT_NE(complaint(R"({"points": {"shrines": 5}})"), "");
    EXPECT_NE(complaint(R"({"recruit": {"any": 1}})"), "");
    EXPECT_NE(complaint(R"({"homes": {"white": "a1"}})"), "");
    Json components = edition();
    components.at("cards").as_array()[0].as_object()["copies"] = 7;
    EXPECT_NE(complaint(components), "");
    EXPECT_NE(complaint(R"({"seats": ["white", "blue", "yellow", "green"], "homes": {"white": "a1"}})"), "")
        << "moves and texts know only the four colours";
}

TEST(OutpostEdition, OP_9_a_full_edition_keeps_the_laws) {
    play_by_the_laws(edition(R"({"limits": {"hand": 8}, "march_steps": 4, "expand_points": 4})", {9, 7, 3, 3, 2},
                             {8, 6, 4, 8, 8, 6}),
                     6, 1);
}

// Few cards are shuffled often, and whole hands change owners.
TEST(OutpostEdition, OP_9_tiny_editions_keep_the_laws) {
    play_by_the_laws(
        edition(R"({"limits": {"hand": 2, "goods": 1, "proposals": 4, "rounds": 9}, "points": {"win": 99}})",
                {2, 2, 2, 2, 2}, {3, 1, 1, 2, 3, 2}),
        6, 2);
    play_by_the_laws(edition(R"({"project": {"cost": {"gold": 0}}, "recruit": {"cost": {"ore": 0}}})", {0, 0, 0, 5, 5},
                             {0, 0, 0, 0, 12, 0}),
                     6, 3);
    play_by_the_laws(edition(R"({"limits": {"decisions": 1}})", {}, {0, 0, 0, 0, 0, 12}), 3, 4);
}

TEST(OutpostEdition, OP_9_random_editions_keep_the_laws) {
    for (uint64_t seed = 0; seed < 12; ++seed) {
        Rng rng(seed);
        const auto between = [&](int low, int high) {
            return low + static_cast<int>(rng.below(static_cast<uint32_t>(high - low + 1)));
        };
        const std::vector<int> tiles = {between(2, 5), between(2, 5), between(2, 5), between(2, 4), between(2, 4)};
        const std::vector<int> cards = {between(2, 6), between(2, 6), between(2, 6),
                                        between(2, 8), between(2, 8), between(2, 6)};
        Json c = edition("{}", tiles, cards);
        for (const char* good : {"wood", "ore", "gold"}) c.at("start_goods").as_object()[good] = between(0, 5);
        for (Json& hut : c.at("huts").as_array())
            hut = {{"id", hut.at("id")},
                   {"cost", {{"wood", between(0, 2)}, {"gold", between(0, 1)}}},
                   {"any", between(0, 2)},
                   {"era", between(1, 2)}};
        c.as_object()["march_steps"] = between(1, 4);
        c.as_object()["expand_points"] = between(1, 4);
        c.as_object()["limits"] = {{"hand", between(2, 8)},
                                   {"goods", between(1, 20)},
                                   {"rounds", between(1, 9)},
                                   {"proposals", between(0, 4)},
                                   {"decisions", 2000}};
        c.as_object()["points"] = {
            {"hut", between(0, 9)}, {"shrine", between(0, 9)}, {"project", between(0, 9)}, {"win", between(1, 99)}};
        play_by_the_laws(c, 3, seed * 1000);
    }
}

}  // namespace
}  // namespace pentarchy::outpost
