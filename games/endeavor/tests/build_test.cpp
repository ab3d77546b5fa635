// Section 5: one building a round.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

const MoveTexts kLevels[] = {{},
                             {"market", "shipyard", "workshop"},
                             {"bank", "barracks", "guild_hall"},
                             {"docks", "fortress", "theatre"},
                             {"cartographer", "trade_office", "university"},
                             {"stock_exchange", "museum", "parliament"}};

// White has taken every tile of the levels up to this one.
Given sold_out(int level) {
    Given given;
    for (int i = 1; i <= level; ++i)
        for (const std::string& kind : kLevels[i]) given.building("white", kind, 6 - i);
    return given.turn("build", "black");
}

// EN-5.1, EN-5.3
TEST(EndeavorBuild, EN_5_1_exactly_one_tile_for_nothing) {
    Desk d(3, Given().harbour("black", 4).turn("build", "black"));
    EXPECT_EQ(d.offers("black"), (MoveTexts{"build market", "build shipyard", "build workshop"}))
        << "no way to decline";
    d.play("black", "build market");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"}) << "one tile, then the next player";
    EXPECT_EQ(d.of("black", "harbour"), 4);
    EXPECT_EQ(d.of("black", "buildings.market"), 1);
    EXPECT_EQ(d.number("buildings_left.market"), 4);
}

// EN-5.1: seven spaces, all filled.
TEST(EndeavorBuild, EN_5_1_only_on_an_empty_building_space) {
    Desk d(3, Given().building("black", "market", 5).building("black", "bank", 2).turn("build", "black", 7));
    EXPECT_NE(d.pending(), MoveTexts{"black"}) << "no building space is left";
}

// EN-5.2
TEST(EndeavorBuild, EN_5_2_up_to_the_construction_level) {
    const int industry[] = {0, 0, 2, 4, 7, 10};
    for (int level = 1; level <= 5; ++level)
        for (const int space : {industry[level], level == 5 ? 15 : industry[level + 1] - 1}) {
            Desk d(3, Given().level("black", "industry", std::max(0, space)).turn("build", "black"));
            for (int other = 1; other <= 5; ++other)
                for (const std::string& kind : kLevels[other]) {
                    if (level == 1 && space > 1) continue;
                    EXPECT_EQ(d.is_offered("black", "build " + kind), other <= level)
                        << kind << " with industry " << space;
                    EXPECT_EQ(d.refusal("black", "build " + kind), other <= level ? "" : "EN-5.2") << kind;
                }
        }
}

// EN-5.4
TEST(EndeavorBuild, EN_5_4_the_same_kind_again) {
    Desk d(3, Given().building("black", "market", 2).turn("build", "black"));
    d.play("black", "build market");
    EXPECT_EQ(d.of("black", "buildings.market"), 3);
}

// EN-5.5
TEST(EndeavorBuild, EN_5_5_one_building_of_level_five) {
    Desk d(3, Given().level("black", "industry", 10).building("black", "museum").turn("build", "black"));
    EXPECT_EQ(d.refusal("black", "build stock_exchange"), "EN-5.5");
    EXPECT_EQ(d.refusal("black", "build parliament"), "EN-5.5");
    EXPECT_TRUE(d.is_offered("black", "build university"));
    Desk other(3, Given().level("black", "industry", 10).building("white", "museum").turn("build", "black"));
    EXPECT_TRUE(other.is_offered("black", "build parliament")) << "another's does not matter";
    EXPECT_EQ(other.refusal("black", "build museum"), "EN-5.9");
}

// EN-5.6
TEST(EndeavorBuild, EN_5_6_icons_at_once) {
    const auto gains = [](const char* kind, const char* track, int number) {
        Desk d(3, Given().level("black", "industry", 12).turn("build", "black"));
        const int before = d.of("black", track);
        d.play("black", std::string("build ") + kind);
        EXPECT_EQ(d.of("black", track) - before, number) << kind;
    };
    gains("shipyard", "culture", 1);
    gains("workshop", "industry", 2);
    gains("bank", "finance", 2);
    gains("fortress", "politics", 1);
    gains("theatre", "culture", 2);
    gains("stock_exchange", "finance", 3);
    gains("museum", "culture", 3);
    gains("parliament", "politics", 3);
    gains("university", "culture", 0);
}

// EN-5.7
TEST(EndeavorBuild, EN_5_7_the_next_higher_level_with_tiles) {
    Desk d(3, sold_out(1));
    EXPECT_EQ(d.offers("black"), (MoveTexts{"build bank", "build barracks", "build guild_hall"}));
    EXPECT_EQ(d.refusal("black", "build market"), "EN-5.9");
    EXPECT_EQ(d.refusal("black", "build docks"), "EN-5.7") << "not two levels up";
    Desk two(3, sold_out(2));
    EXPECT_EQ(two.offers("black"), (MoveTexts{"build docks", "build fortress", "build theatre"}));
    Desk left(3, sold_out(1).building("white", "market", 4));
    EXPECT_EQ(left.offers("black"), MoveTexts{"build market"}) << "a single lower tile is enough";
    EXPECT_EQ(left.refusal("black", "build bank"), "EN-5.2");
    Desk higher(
        3, sold_out(1).level("black", "industry", 2).building("white", "bank", 4).building("white", "barracks", 4));
    EXPECT_EQ(higher.offers("black"), MoveTexts{"build guild_hall"}) << "the own level still has a tile";
    Desk last(3, sold_out(4));
    EXPECT_EQ(last.offers("black"), (MoveTexts{"build stock_exchange", "build museum", "build parliament"}));
}

// EN-5.5, EN-5.8
TEST(EndeavorBuild, EN_5_8_nothing_legal_is_left) {
    Desk d(3, sold_out(4).building("black", "museum"));
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    EXPECT_TRUE(contains(d.told(), "builds_nothing black"));
    Desk all(3, sold_out(5).turn("build", "white"));
    EXPECT_TRUE(contains(all.told(), "builds_nothing black"));
    EXPECT_TRUE(all.is_offered("white", "pass")) << "all built nothing, the round went on";
}

// EN-5.9
TEST(EndeavorBuild, EN_5_9_a_tile_taken_is_gone) {
    Desk d(3, Given()
                  .level("black", "industry", 10)
                  .level("white", "industry", 10)
                  .level("purple", "industry", 10)
                  .turn("build", "black"));
    d.play("black", "build museum");
    EXPECT_EQ(d.refusal("purple", "build museum"), "EN-5.9");
    EXPECT_TRUE(d.is_offered("purple", "build parliament"));
}

// EN-5.10
TEST(EndeavorBuild, EN_5_10_new_and_usable_in_the_same_round) {
    Desk d(3, Given().turn("build", "black"));
    d.play("black", "build shipyard").play("purple", "build market").play("white", "build market");
    EXPECT_EQ(d.of("black", "workers.shipyard"), 0);
    d.plays("black", {"activate shipyard", "ship africa"});
    EXPECT_EQ(d.of("black", "workers.shipyard"), 1);
}

}  // namespace
}  // namespace pentarchy::endeavor
