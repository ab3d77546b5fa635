// Sections 18 and 19: the end of a round and of the game, every line of the score sheet, and who wins.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

Desk& all_pass(Desk& d, const MoveTexts& seats) {
    for (const std::string& seat : seats) d.play(seat, "pass");
    return d;
}

// EN-18.1, EN-18.2, EN-18.4
TEST(EndeavorEnd, EN_18_2_the_crown_goes_left_and_all_else_stays) {
    Desk d(3, Given()
                  .start("white")
                  .harbour("white", 5)
                  .worker("white", "market")
                  .cards("white", {"india_1"})
                  .city("rome", "black")
                  .track("africa", {"black", "white"})
                  .turn("action", "white", 2));
    d.play("white", "pass").play("black", "pass");
    EXPECT_EQ(d.number("round"), 2);
    d.play("purple", "pass");
    EXPECT_EQ(d.number("round"), 3);
    EXPECT_EQ(d.at("start"), "black");
    EXPECT_EQ(d.pending(), MoveTexts{"black"});
    EXPECT_TRUE(d.is_offered("black", "build market"));
    EXPECT_EQ(d.of("white", "harbour"), 5);
    EXPECT_EQ(d.of("white", "workers.market"), 1);
    EXPECT_EQ(d.at("players.white.cards"), names({"india_1"}));
    EXPECT_EQ(d.at("cities.rome.owner"), "black");
    EXPECT_EQ(d.at("regions.africa.track.1"), "white");
}

// EN-18.2: after the last seat the first one follows.
TEST(EndeavorEnd, EN_18_2_round_the_table) {
    Desk d(3, Given().start("black").turn("action", "black", 2));
    all_pass(d, {"black", "purple", "white"});
    EXPECT_EQ(d.at("start"), "purple");
}

// EN-18.3
TEST(EndeavorEnd, EN_18_3_after_round_7_the_game_is_scored) {
    Desk six(3, Given().start("purple").turn("action", "purple", 6));
    EXPECT_EQ(all_pass(six, {"purple", "white", "black"}).pending(), MoveTexts{"white"});
    Desk seven(3, Given().start("purple").level("white", "industry", 4).turn("action", "purple", 7));
    EXPECT_EQ(all_pass(seven, {"purple", "white", "black"}).pending(), MoveTexts{"over"});
    EXPECT_TRUE(contains(seven.lines(), "game_over"));
    EXPECT_EQ(seven.score("white"), 7);
    EXPECT_EQ(seven.rank("white"), 1);
    EXPECT_EQ(seven.rank("purple"), 2);
}

// EN-19.2, EN-19.3
TEST(EndeavorScore, EN_19_2_cities_and_connections) {
    Desk d(3, Given()
                  .city("rome", "purple")
                  .city("venice", "purple")
                  .city("lima", "purple")
                  .city("zanzibar", "purple")
                  .city("constantinople", "white")
                  .turn("end"));
    EXPECT_EQ(d.of("purple", "score.cities"), 6);
    EXPECT_EQ(d.of("purple", "score.connections"), 1);
    EXPECT_EQ(d.of("white", "score.cities"), 1);
    EXPECT_EQ(d.of("white", "score.connections"), 0);
}

// EN-19.4, EN-19.5
TEST(EndeavorScore, EN_19_4_a_track_scores_the_icon_space_at_or_below_the_marker) {
    const int points[] = {0, 0, 2, 2, 4, 4, 4, 7, 7, 7, 10, 11, 12, 13, 14, 15, 15, 15, 15};
    for (const char* track : {"industry", "culture", "finance", "politics"})
        for (int level = 0; level < 19; ++level)
            EXPECT_EQ(
                Desk(3, Given().level("purple", track, level).turn("end")).of("purple", std::string("score.") + track),
                points[level])
                << level;
}

// EN-19.6, EN-19.16
TEST(EndeavorScore, EN_19_6_glory_on_cards_but_none_for_tokens) {
    Desk d(3, Given()
                  .cards("purple", {"far_east_governor", "far_east_5", "europe_0"})
                  .token("white", "token_ship", 6)
                  .token("white", "token_industry")
                  .turn("end"));
    EXPECT_EQ(d.of("purple", "score.cards"), 5);
    EXPECT_EQ(d.of("white", "score.cards"), 0);
    EXPECT_EQ(d.of("white", "score.harbour"), 0);
    EXPECT_EQ(d.score("white"), 3);  // the empty governor place; industry 1 is below the first icon
}

// EN-19.16
TEST(EndeavorScore, EN_19_16_blue_tokens_are_kept_over_rounds) {
    Desk d(3, Given().start("purple").token("purple", "token_ship", 2).turn("action", "purple", 2));
    all_pass(d, {"purple", "white", "black"});
    EXPECT_EQ(d.of("purple", "tokens.token_ship"), 2);
    EXPECT_EQ(d.number("round"), 3);
}

// EN-19.7, EN-19.12, EN-19.15
TEST(EndeavorScore, EN_19_15_the_governor_place_scores_if_all_cards_fit_without_it) {
    const auto place = [](const MoveTexts& cards, int politics) {
        return Desk(3, Given().cards("purple", cards).level("purple", "politics", politics).turn("end"))
            .of("purple", "score.governor_place");
    };
    EXPECT_EQ(place({}, 0), 3);
    EXPECT_EQ(place({"india_1"}, 0), 3);
    EXPECT_EQ(place({"india_governor"}, 0), 3);
    EXPECT_EQ(place({"india_governor", "india_1"}, 1), 0);
    EXPECT_EQ(place({"india_governor", "india_1"}, 2), 3);
    EXPECT_EQ(place({"india_governor", "slavery_0"}, 1), 3);
    EXPECT_EQ(place({"india_governor", "slavery_0", "slavery_1"}, 1), 0);
    EXPECT_EQ(place({"india_governor", "caribbean_governor"}, 1), 0);
    EXPECT_EQ(place({"india_governor", "caribbean_governor"}, 2), 3);
}

// EN-19.8
TEST(EndeavorScore, EN_19_8_each_university_scores_3) {
    EXPECT_EQ(Desk(3, Given().building("purple", "university").turn("end")).of("purple", "score.buildings"), 3);
    EXPECT_EQ(Desk(3, Given().building("purple", "university", 2).turn("end")).of("purple", "score.buildings"), 6);
    EXPECT_EQ(Desk(3, Given().building("purple", "museum").building("purple", "docks").turn("end"))
                  .of("purple", "score.buildings"),
              0);
}

// EN-19.9, EN-19.11
TEST(EndeavorScore, EN_19_9_three_population_in_the_harbour_score_1) {
    const int points[] = {0, 0, 0, 1, 1, 1, 2, 2, 2, 3};
    for (int harbour = 0; harbour < 10; ++harbour)
        EXPECT_EQ(Desk(3, Given().harbour("purple", harbour).turn("end")).of("purple", "score.harbour"),
                  points[harbour]);
    Desk away(3, Given()
                     .harbour("purple", 2)
                     .worker("purple", "market", 3)
                     .worker("purple", "colonial_house")
                     .track("africa", {"purple", "purple", "purple", "purple", "purple", "purple"})
                     .beside("africa", "purple", 4)
                     .turn("end"));
    EXPECT_EQ(away.of("purple", "score.harbour"), 0);
    EXPECT_EQ(away.score("purple"), 3);
}

// EN-19.10, EN-19.13
TEST(EndeavorScore, EN_19_13_a_total_may_be_below_zero) {
    Desk d(3, Given()
                  .aside("purple", {"slavery_0", "slavery_1", "slavery_2", "slavery_3"})
                  .start("purple")
                  .turn("action", "purple", 7));
    all_pass(d, {"purple", "white", "black"});
    EXPECT_EQ(d.of("purple", "score.slavery"), -4);
    EXPECT_EQ(d.score("purple"), -1);
    EXPECT_EQ(d.rank("purple"), 3);
}

// EN-19.13, EN-19.14
TEST(EndeavorScore, EN_19_14_a_tie_is_shared) {
    Desk d(3, Given()
                  .start("white")
                  .level("white", "industry", 4)
                  .level("black", "culture", 4)
                  .harbour("black", 2)
                  .turn("end"));
    EXPECT_EQ(d.rank("white"), 1);
    EXPECT_EQ(d.rank("black"), 1);
    EXPECT_EQ(d.rank("purple"), 3);
    EXPECT_EQ(d.score("white"), 7);
}

}  // namespace
}  // namespace pentarchy::endeavor
