// Section 10: actions of two parts.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

Given with_building(const char* kind, int harbour = 6) {
    return Given().harbour("black", harbour).building("black", kind).turn("action", "black");
}

// EN-10.1
TEST(EndeavorCompound, EN_10_1_ship_or_draw) {
    for (const char* move : {"ship africa", "draw europe"}) {
        Desk d(3, with_building("guild_hall"));
        d.play("black", "activate guild_hall");
        EXPECT_TRUE(d.is_offered("black", "ship africa") && d.is_offered("black", "draw europe"));
        d.play("black", move);
        EXPECT_EQ(d.pending(), MoveTexts{"purple"}) << "exactly one";
    }
}

// EN-10.2
TEST(EndeavorCompound, EN_10_2_occupy_or_draw) {
    for (const char* move : {"occupy rome", "draw slavery"}) {
        Desk d(3, Given().harbour("black", 6).token("black", "token_occupy_or_draw").turn("action", "black"));
        d.plays("black", {"spend token_occupy_or_draw", move});
        EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    }
}

// EN-10.3
TEST(EndeavorCompound, EN_10_3_occupy_or_attack) {
    for (const char* move : {"occupy venice", "attack rome"}) {
        Desk d(3, with_building("fortress").city("rome", "white"));
        d.plays("black", {"activate fortress", move});
        EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    }
    Desk poor(3, with_building("fortress", 2).city("rome", "white"));
    poor.play("black", "activate fortress");
    EXPECT_EQ(poor.refusal("black", "attack rome"), "EN-13.1");
    EXPECT_TRUE(poor.is_offered("black", "occupy venice"));
}

Given open_africa(const char* kind) {
    return with_building(kind).track("africa", {"white", "black", "white", "black", "white", "black"});
}

// EN-10.4, EN-10.5
TEST(EndeavorCompound, EN_10_4_occupy_and_ship_in_any_order_in_one_region) {
    for (const MoveTexts& moves :
         {MoveTexts{"occupy goree", "ship africa"}, MoveTexts{"ship africa", "occupy goree"}}) {
        Desk d(3, open_africa("docks"));
        d.play("black", "activate docks").play("black", moves[0]);
        EXPECT_EQ(d.pending(), MoveTexts{"black"});
        EXPECT_TRUE(d.is_offered("black", "stop"));
        for (const std::string& move : d.offers("black"))
            EXPECT_TRUE(move == "stop" || move == "ship africa" || move == "occupy goree" ||
                        move == "occupy cape_town" || move == "occupy zanzibar")
                << move;
        d.play("black", moves[1]);
        EXPECT_EQ(d.pending(), MoveTexts{"purple"});
        EXPECT_EQ(d.at("cities.goree.owner"), "black");
        EXPECT_EQ(d.number("regions.africa.beside.black"), 1);
        EXPECT_EQ(d.of("black", "harbour"), 3);
    }
    Desk d(3, open_africa("docks"));
    d.plays("black", {"activate docks", "occupy goree"});
    EXPECT_EQ(d.refusal("black", "ship india"), "EN-10.5");
    EXPECT_FALSE(d.is_offered("black", "occupy cape_town")) << "not the same part twice";
    Desk other(3, open_africa("docks"));
    other.plays("black", {"activate docks", "ship africa"});
    EXPECT_EQ(other.refusal("black", "occupy rome"), "EN-10.5");
}

// EN-10.4: one part is enough, and its region does not bind the choice of the only part.
TEST(EndeavorCompound, EN_10_4_one_part_alone) {
    Desk d(3, with_building("docks"));
    d.plays("black", {"activate docks", "ship india"});
    EXPECT_EQ(d.pending(), MoveTexts{"purple"}) << "India is closed: nothing can follow";
    Desk poor(3, with_building("docks", 2));
    poor.plays("black", {"activate docks", "occupy rome"});
    EXPECT_EQ(poor.pending(), MoveTexts{"purple"});
    EXPECT_EQ(poor.of("black", "harbour"), 0);
}

// EN-10.6, EN-10.7
TEST(EndeavorCompound, EN_10_6_ship_once_or_twice_in_one_region) {
    Desk d(3, with_building("cartographer"));
    d.plays("black", {"activate cartographer", "ship india"});
    EXPECT_EQ(d.offers("black"), (MoveTexts{"ship india", "stop"}));
    EXPECT_EQ(d.refusal("black", "ship africa"), "EN-10.7");
    Desk once = d;
    once.play("black", "stop");
    EXPECT_EQ(once.pending(), MoveTexts{"purple"});
    d.play("black", "ship india");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"}) << "not three times";
    EXPECT_EQ(d.at("regions.india.track.1"), "black");
    Desk poor(3, with_building("cartographer", 2));
    poor.plays("black", {"activate cartographer", "ship india"});
    EXPECT_EQ(poor.pending(), MoveTexts{"purple"});
}

// EN-10.8, EN-10.9
TEST(EndeavorCompound, EN_10_8_one_card_or_two_from_one_deck) {
    Desk d(3, with_building("trade_office").city("rome", "black"));
    d.plays("black", {"activate trade_office", "draw europe"});
    EXPECT_EQ(d.offers("black"), (MoveTexts{"draw europe", "stop"}));
    EXPECT_EQ(d.refusal("black", "draw slavery"), "EN-10.9") << "the same region is not enough";
    d.play("black", "draw europe");
    EXPECT_EQ(d.at("players.black.cards"), names({"europe_0", "europe_1"}));
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    Desk slavery(3, with_building("trade_office").city("rome", "black"));
    slavery.plays("black", {"activate trade_office", "draw slavery"});
    EXPECT_EQ(slavery.refusal("black", "draw europe"), "EN-10.9");
    slavery.play("black", "draw slavery");
    EXPECT_EQ(slavery.at("players.black.cards"), names({"slavery_0", "slavery_1"}));
}

// EN-10.10: each part with all it brings, the second uses what the first made possible.
TEST(EndeavorCompound, EN_10_10_the_first_part_opens_the_way) {
    Desk d(3, with_building("docks")
                  .track("africa", {"white", "white", "white", "white", "black"})
                  .space_token("africa", 6, "token_finance"));
    d.play("black", "activate docks");
    EXPECT_EQ(d.refusal("black", "occupy goree"), "EN-12.2") << "occupying first is not possible";
    d.play("black", "ship africa");
    EXPECT_EQ(d.at("regions.africa.open"), true);
    EXPECT_EQ(d.at("players.white.cards"), names({"africa_governor"}));
    EXPECT_EQ(d.of("black", "finance"), 1);
    d.play("black", "occupy goree");
    EXPECT_EQ(d.at("cities.goree.owner"), "black");
    Desk twice(3, with_building("cartographer").track("africa", {"white", "white", "white", "black", "black"}));
    twice.plays("black", {"activate cartographer", "ship africa"});
    EXPECT_EQ(twice.at("players.black.cards"), names({"africa_governor"})) << "before the second ship";
    const Json tokens = twice.at("players.black.tokens");
    twice.play("black", "ship africa");
    EXPECT_EQ(twice.number("regions.africa.beside.black"), 1);
    EXPECT_EQ(twice.at("players.black.tokens"), tokens);
}

// EN-10.10, EN-23.21: the neutral placement comes before the next part, and may open its region.
TEST(EndeavorCompound, EN_10_10_neutral_opens_the_way_to_the_second_part) {
    Given given = Given().harbour("white", 6).building("white", "docks").turn("action", "white");
    Desk d(2, given.track("africa", {"purple", "purple", "white", "white"}));
    d.plays("white", {"activate docks", "ship africa", "neutral_ship africa"});
    EXPECT_EQ(d.at("regions.africa.open"), true);
    ASSERT_EQ(d.pending(), MoveTexts{"white"}) << "the occupy part is possible now";
    EXPECT_EQ(d.offers("white"), (MoveTexts{"occupy goree", "occupy cape_town", "occupy zanzibar", "stop"}));
}

// EN-10.11
TEST(EndeavorCompound, EN_10_11_no_ship_in_europe) {
    Desk d(3, with_building("docks"));
    d.play("black", "activate docks");
    EXPECT_EQ(d.refusal("black", "ship europe"), "EN-11.6");
    d.play("black", "occupy rome");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
}

// EN-10.12
TEST(EndeavorCompound, EN_10_12_presence_for_each_card) {
    Desk none(3, with_building("trade_office"));
    none.plays("black", {"activate trade_office", "draw europe"});
    EXPECT_EQ(none.pending(), MoveTexts{"purple"}) << "the next card needs a city";
    Desk d(3, open_africa("trade_office").removed({"africa_governor", "africa_1"}).city("goree", "white"));
    d.plays("black", {"activate trade_office", "draw africa"});
    EXPECT_EQ(d.offers("black"), (MoveTexts{"draw africa", "stop"})) << "presence 3 serves for 2 and for 3";
    d.play("black", "draw africa");
    Desk next(3, open_africa("trade_office").removed({"africa_governor", "africa_1", "africa_2"}));
    next.plays("black", {"activate trade_office", "draw africa"});
    EXPECT_EQ(next.pending(), MoveTexts{"purple"}) << "value 4 is above presence 3";
}

// EN-10.13
TEST(EndeavorCompound, EN_10_13_the_second_part_may_be_declined) {
    for (const auto& [kind, move] :
         {std::pair{"docks", "ship africa"}, {"cartographer", "ship africa"}, {"trade_office", "draw africa"}}) {
        Desk d(3, open_africa(kind));
        d.plays("black", {std::string("activate ") + kind, move});
        EXPECT_TRUE(d.is_offered("black", "stop")) << kind;
        d.play("black", "stop");
        EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    }
}

// EN-10.13: a single action and a choice of one offer no stop and end by themselves.
TEST(EndeavorCompound, EN_10_13_nothing_to_decline_without_a_second_part) {
    Desk d(3, with_building("guild_hall"));
    d.plays("black", {"activate guild_hall", "ship africa"});
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
}

}  // namespace
}  // namespace pentarchy::endeavor
