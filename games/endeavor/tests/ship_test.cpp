// Section 11: shipping, opening a region, and who wins its governor.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

Given sailor(int harbour = 6) {
    return Given().harbour("black", harbour).building("black", "shipyard", 2).turn("action", "black");
}
Desk& ship(Desk& d, const char* region) {
    return d.plays("black", {"activate shipyard", std::string("ship ") + region});
}

// EN-11.1, EN-11.3
TEST(EndeavorShip, EN_11_1_the_next_free_space_and_its_token) {
    Desk d(3, sailor()
                  .track("far_east", {"purple", "white"})
                  .space_token("far_east", 3, "token_politics")
                  .space_token("far_east", 4, "token_attack"));
    ship(d, "far_east");
    EXPECT_EQ(d.at("regions.far_east.track"),
              Json({"purple", "white", "black", nullptr, nullptr, nullptr, nullptr, nullptr}));
    EXPECT_TRUE(d.at("regions.far_east.tokens.2").is_null());
    EXPECT_EQ(d.at("regions.far_east.tokens.3"), "token_attack");
    EXPECT_EQ(d.of("black", "tokens.token_politics"), 1);
    EXPECT_EQ(d.of("black", "politics"), 1);
    EXPECT_EQ(d.of("black", "harbour"), 4);
    Desk none(3, Given().harbour("black", 1).building("black", "guild_hall").turn("action", "black"));
    none.play("black", "activate guild_hall");
    EXPECT_EQ(none.refusal("black", "ship africa"), "EN-11.1") << "no population left for it";
}

// EN-11.2, EN-11.6
TEST(EndeavorShip, EN_11_2_any_track_open_or_closed_with_or_without_presence) {
    Desk d(3, sailor().track("africa", {"white", "white", "white", "white", "white", "white"}));
    d.play("black", "activate shipyard");
    EXPECT_EQ(d.offers("black"), (MoveTexts{"ship far_east", "ship india", "ship north_america", "ship caribbean",
                                            "ship south_america", "ship africa"}));
    EXPECT_EQ(d.refusal("black", "ship europe"), "EN-11.6");
}

// EN-11.4, EN-11.5
TEST(EndeavorShip, EN_11_4_beside_a_full_track) {
    Desk d(3, sailor()
                  .track("africa", {"white", "white", "white", "white", "white", "white"})
                  .beside("africa", "black", 40)
                  .beside("africa", "white", 7));
    const Json tokens = d.at("players.black.tokens");
    ship(d, "africa");
    EXPECT_EQ(d.number("regions.africa.beside.black"), 41);
    EXPECT_EQ(d.number("regions.africa.beside.white"), 7);
    EXPECT_EQ(d.at("players.black.tokens"), tokens);
    EXPECT_EQ(d.at("players.black.cards"), names({})) << "the region does not open again";
    EXPECT_FALSE(contains(d.lines(), "opens"));
}

// EN-11.8, EN-11.9
TEST(EndeavorShip, EN_11_8_the_last_space_opens_the_region) {
    Desk d(3, sailor()
                  .track("africa", {"purple", "purple", "white", "white"})
                  .space_token("africa", 6, "token_finance")
                  .space_token("africa", 5, "token_ship"));
    ship(d, "africa");
    EXPECT_EQ(d.at("regions.africa.open"), false);
    EXPECT_EQ(d.at("decks.africa.0"), "africa_governor");
    d.play("purple", "pass").play("white", "pass");
    const size_t before = d.told().size();
    ship(d, "africa");
    EXPECT_EQ(d.at("regions.africa.open"), true);
    const MoveTexts told = d.told();
    EXPECT_EQ(MoveTexts(told.begin() + static_cast<long>(before) + 1, told.begin() + static_cast<long>(before) + 5),
              (MoveTexts{"ships black africa", "takes_token black token_finance", "opens africa",
                         "wins_governor black africa_governor"}));
}

// EN-11.10, EN-11.14
TEST(EndeavorShip, EN_11_10_most_on_the_track_wins_and_must_take_it) {
    Desk d(3, sailor().track("far_east", {"white", "white", "white", "black", "black", "purple", "purple"}));
    ship(d, "far_east");
    EXPECT_EQ(d.at("players.black.cards"), names({"far_east_governor"}))
        << "three each, and black stands on the last space";
    Desk most(3, sailor()
                     .track("far_east", {"white", "white", "white", "white", "black", "purple", "purple"})
                     .space_token("far_east", 8, "token_ship"));
    ship(most, "far_east");
    EXPECT_EQ(most.at("players.white.cards"), names({"far_east_governor"}));
    EXPECT_EQ(most.of("white", "industry"), 2);
    EXPECT_EQ(most.of("white", "culture"), 1);
    EXPECT_EQ(most.at("decks.far_east.0"), "far_east_1");
    EXPECT_EQ(most.pending(), MoveTexts{"purple"}) << "nobody is asked";
}

// EN-11.11: cities do not count. (Nobody can stand beside a track that is not full.)
TEST(EndeavorShip, EN_11_11_only_the_track_counts) {
    Desk d(3, sailor()
                  .track("africa", {"white", "white", "purple", "purple", "purple"})
                  .city("goree", "white")
                  .city("cape_town", "white")
                  .city("zanzibar", "white")
                  .beside("africa", "white", 5));
    ship(d, "africa");
    EXPECT_EQ(d.at("players.purple.cards"), names({"africa_governor"}));
}

// EN-11.12
TEST(EndeavorShip, EN_11_12_ties_go_to_the_nearest) {
    Desk d(
        4,
        sailor().track("africa", {"purple", "white", "purple", "red", "red"}).space_token("africa", 6, "token_ship"));
    ship(d, "africa");
    EXPECT_EQ(d.at("players.red.cards"), names({"africa_governor"}));
    EXPECT_EQ(d.of("red", "finance"), 2);
    EXPECT_EQ(d.of("red", "politics"), 1);
    Desk first(4, sailor().track("africa", {"red", "red", "white", "purple", "purple"}));
    ship(first, "africa");
    EXPECT_EQ(first.at("players.purple.cards"), names({"africa_governor"})) << "whoever it is";
    Desk last(4, sailor().track("africa", {"black", "red", "white", "white", "red"}));
    ship(last, "africa");
    EXPECT_EQ(last.at("players.black.cards"), names({"africa_governor"})) << "who fills the last space wins the tie";
}

// EN-11.13
TEST(EndeavorShip, EN_11_13_a_governor_is_not_drawn) {
    Desk d(3, sailor().building("black", "market").track("africa", {"black", "black", "black", "black", "black"}));
    d.play("black", "activate market");
    EXPECT_NE(d.refusal("black", "draw africa"), "");
    Json open = Endeavor::document({d.t, d.s});  // an open region whose governor still lies there
    for (Json& owner : open.at("regions").at("africa").at("track").as_array()) owner = "black";
    d.s = Endeavor::restore(d.t, Node(open, "open"));
    EXPECT_EQ(d.refusal("black", "draw africa"), "EN-11.13");
}

// EN-11.15
TEST(EndeavorShip, EN_11_15_there_is_always_room_for_it) {
    Desk d(3, sailor()
                  .track("africa", {"black", "black", "white", "white", "black"})
                  .cards("black", {"far_east_governor", "india_governor", "europe_0", "europe_1", "europe_2",
                                   "europe_3", "slavery_0"}));
    ship(d, "africa");
    EXPECT_EQ(d.at("players.black.cards").as_array().size(), 8u);
    EXPECT_EQ(d.pending(), MoveTexts{"purple"}) << "no limit before passing";
}

// EN-11.16, EN-11.17
TEST(EndeavorShip, EN_11_16_closed_and_open_regions) {
    Given given = Given()
                      .harbour("black", 9)
                      .building("black", "fortress")
                      .building("black", "trade_office")
                      .city("goree", "white");
    Desk closed(3, given.track("africa", {"black"}).turn("action", "black"));
    closed.play("black", "activate fortress");
    EXPECT_EQ(closed.refusal("black", "occupy cape_town"), "EN-12.2");
    EXPECT_EQ(closed.refusal("black", "attack goree"), "EN-13.4");
    EXPECT_TRUE(closed.is_offered("black", "occupy rome")) << "EN-11.17: Europe is open from the start";
    Desk shut(3, given);
    shut.play("black", "activate trade_office");
    EXPECT_EQ(shut.refusal("black", "draw africa"), "EN-15.1");
    EXPECT_TRUE(shut.is_offered("black", "draw europe"));
    given.track("africa", {"black", "white", "white", "white", "white", "white"});
    Desk open(3, given);
    open.play("black", "activate fortress");
    EXPECT_TRUE(open.is_offered("black", "occupy cape_town") && open.is_offered("black", "attack goree"));
    Desk deck(3, given);
    deck.play("black", "activate trade_office");
    EXPECT_TRUE(deck.is_offered("black", "draw africa"));
}

// EN-11.19, EN-17.14
TEST(EndeavorShip, EN_11_19_the_governor_may_go_to_who_has_passed) {
    Desk d(3, sailor()
                  .track("africa", {"white", "white", "white", "purple", "black"})
                  .passed("white")
                  .cards("white", {"europe_0", "europe_1"}));
    ship(d, "africa");
    EXPECT_EQ(d.of("white", "politics"), 3) << "its icons count first";
    EXPECT_EQ(d.pending(), MoveTexts{"white"}) << "three cards, limit two: out of turn";
    d.play("white", "keep_governor");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    Desk room(3, sailor().track("africa", {"white", "white", "white", "purple", "black"}).passed("white"));
    ship(room, "africa");
    EXPECT_EQ(room.at("players.white.cards"), names({"africa_governor"}));
    EXPECT_EQ(room.pending(), MoveTexts{"purple"}) << "within the limit: nothing to ask";
}

}  // namespace
}  // namespace pentarchy::endeavor
