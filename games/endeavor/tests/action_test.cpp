// Sections 8 and 9: turns of the action phase, activations and tokens.
#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

// EN-8.1, EN-8.9
TEST(EndeavorAction, EN_8_1_one_action_each_in_turn) {
    Given given;
    for (const char* seat : {"purple", "white", "black"})
        given.harbour(seat, 6).building(seat, "shipyard").token(seat, "token_ship");
    Desk d(3, given.start("purple").turn("action", "purple"));
    d.plays("purple", {"activate shipyard", "ship africa"});
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    d.plays("white", {"spend token_ship", "ship africa"});
    EXPECT_EQ(d.pending(), MoveTexts{"black"});
    d.play("black", "pass");
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
}

// EN-8.9: a compound action is one action, not two turns.
TEST(EndeavorAction, EN_8_9_a_compound_action_is_one) {
    Desk d(3, Given().harbour("purple", 6).building("purple", "cartographer").turn("action", "purple"));
    d.plays("purple", {"activate cartographer", "ship africa", "ship africa"});
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
}

// EN-8.2, EN-8.3, EN-8.4
TEST(EndeavorAction, EN_8_2_passing_is_always_possible_and_final) {
    Desk d(3, Given().harbour("white", 5).building("white", "shipyard", 2).start("purple").turn("action", "purple"));
    EXPECT_EQ(d.offers("purple"), MoveTexts{"pass"}) << "no population: nothing else";
    EXPECT_EQ(d.refusal("purple", "activate colonial_house"), "EN-9.11");
    d.play("purple", "pass");
    EXPECT_TRUE(d.is_offered("white", "pass")) << "who can act may pass too";
    d.plays("white", {"activate shipyard", "ship africa"}).play("black", "pass");
    EXPECT_EQ(d.pending(), MoveTexts{"white"});
    EXPECT_EQ(d.at("players.purple.passed"), true);
    d.plays("white", {"activate shipyard", "ship africa"}).play("white", "pass");
    EXPECT_EQ(d.number("round"), 2);
    EXPECT_EQ(d.at("players.purple.passed"), false) << "a new round, a new chance";
}

// EN-8.3: a passed seat stays out even if the entry names who comes after it.
TEST(EndeavorAction, EN_8_3_the_passed_are_left_out) {
    Desk d(4, Given()
                  .passed("black")
                  .passed("red")
                  .harbour("white", 8)
                  .building("white", "shipyard", 2)
                  .turn("action", "white"));
    d.plays("white", {"activate shipyard", "ship india"});
    EXPECT_EQ(d.pending(), MoveTexts{"purple"});
    EXPECT_THROW(Desk(3, Given().passed("black").turn("action", "black")), BadInput);
}

// EN-8.5, EN-8.7, EN-8.8
TEST(EndeavorAction, EN_8_5_gains_count_at_once_and_cannot_be_refused) {
    Desk d(3, Given()
                  .harbour("black", 9)
                  .building("black", "shipyard")
                  .building("black", "market")
                  .space_token("africa", 1, "token_politics")
                  .turn("action", "black"));
    d.plays("black", {"activate shipyard", "ship africa"});
    EXPECT_EQ(d.of("black", "politics"), 1);
    EXPECT_EQ(d.of("black", "tokens.token_politics"), 1);
    EXPECT_TRUE(contains(d.told(), "takes_token black token_politics"));
    d.play("purple", "pass").play("white", "pass").plays("black", {"activate market", "draw slavery"});
    EXPECT_EQ(d.of("black", "industry"), 1);
    EXPECT_EQ(d.of("black", "finance"), 1);
    for (const std::string& move : d.offers("black")) EXPECT_NE(move.substr(0, 7), "discard") << "EN-8.7";
}

// EN-8.6: there is no move by which one player's things reach another, whatever is offered in the phase.
TEST(EndeavorAction, EN_8_6_nothing_is_traded) {
    const Desk d(3, Given()
                        .harbour("black", 9)
                        .cards("black", {"europe_0"})
                        .token("black", "token_ship")
                        .token("black", "token_finance")
                        .turn("action", "black"));
    EXPECT_EQ(d.offers("black"), (MoveTexts{"activate colonial_house", "spend token_ship", "pass"}));
}

// EN-9.1, EN-9.4, EN-9.8
TEST(EndeavorAction, EN_9_1_a_worker_then_the_action) {
    Desk d(3,
           Given().harbour("black", 3).building("black", "shipyard").building("black", "bank").turn("action", "black"));
    d.play("black", "activate shipyard");
    EXPECT_EQ(d.of("black", "harbour"), 2);
    EXPECT_EQ(d.of("black", "workers.shipyard"), 1);
    d.play("black", "ship far_east");
    EXPECT_EQ(d.of("black", "harbour"), 1);
    d.play("purple", "pass").play("white", "pass").play("black", "pass");
    EXPECT_EQ(d.of("black", "workers.shipyard"), 1) << "EN-9.4: it stays until paid";
}

// EN-9.2, EN-9.10
TEST(EndeavorAction, EN_9_2_a_building_with_a_worker_is_busy) {
    Desk d(3, Given()
                  .harbour("black", 9)
                  .building("black", "shipyard", 2)
                  .worker("black", "colonial_house")
                  .turn("action", "black"));
    EXPECT_EQ(d.refusal("black", "activate colonial_house"), "EN-9.2");
    d.plays("black", {"activate shipyard", "ship africa"}).play("purple", "pass").play("white", "pass");
    d.plays("black", {"activate shipyard", "ship africa"});
    EXPECT_EQ(d.of("black", "workers.shipyard"), 2) << "EN-9.10: each has its own space";
    EXPECT_EQ(d.refusal("black", "activate shipyard"), "EN-9.2");
}

// EN-9.3
TEST(EndeavorAction, EN_9_3_no_activation_space) {
    const Desk d(3, Given()
                        .harbour("black", 9)
                        .building("black", "workshop")
                        .building("black", "bank")
                        .building("black", "theatre")
                        .building("black", "university")
                        .turn("action", "black"));
    for (const char* kind : {"workshop", "bank", "theatre", "university"})
        EXPECT_EQ(d.refusal("black", std::string("activate ") + kind), "EN-9.3");
    EXPECT_EQ(d.refusal("black", "activate market"), "EN-9.1") << "not even owned";
    EXPECT_FALSE(d.is_offered("black", "activate market"));
}

// EN-9.5, EN-9.6, EN-9.7
TEST(EndeavorAction, EN_9_5_a_token_is_spent) {
    Desk d(3, Given().harbour("black", 2).token("black", "token_attack").city("rome", "white").turn("action", "black"));
    d.play("black", "spend token_attack");
    EXPECT_EQ(d.of("black", "tokens.token_attack"), 0);
    EXPECT_EQ(d.number("spent.token_attack"), 1);
    d.play("black", "attack rome");
    EXPECT_EQ(d.of("black", "harbour"), 0) << "the population of the action itself is paid";
    EXPECT_EQ(d.of("black", "workers.colonial_house"), 0);
    EXPECT_EQ(d.number("spent.token_attack"), 1);
}

// EN-9.5: brown tokens are not spent.
TEST(EndeavorAction, EN_9_5_only_blue_tokens) {
    const Desk d(3, Given().harbour("black", 9).token("black", "token_industry", 3).turn("action", "black"));
    EXPECT_EQ(d.offers("black"), (MoveTexts{"activate colonial_house", "pass"}));
}

// EN-9.9
TEST(EndeavorAction, EN_9_9_some_part_must_be_possible_and_taken) {
    Desk d(3, Given()
                  .harbour("black", 1)
                  .building("black", "market")
                  .building("black", "museum")
                  .building("black", "barracks")
                  .token("black", "token_payment")
                  .turn("action", "black"));
    EXPECT_EQ(d.refusal("black", "activate colonial_house"), "EN-9.9");
    EXPECT_EQ(d.refusal("black", "activate museum"), "EN-14.6") << "nobody to pay";
    EXPECT_EQ(d.refusal("black", "activate barracks"), "EN-9.9");
    EXPECT_EQ(d.refusal("black", "activate bank"), "EN-9.1") << "not there";
    EXPECT_EQ(d.refusal("black", "spend token_ship"), "EN-9.5") << "not there";
    d.play("black", "activate market");
    EXPECT_EQ(d.offers("black"), (MoveTexts{"draw europe", "draw slavery"})) << "no way back";
    EXPECT_EQ(d.refusal("black", "stop"), "EN-10.13");
    EXPECT_EQ(d.refusal("black", "ship africa"), "EN-9.1") << "the market does not ship";
}

TEST(EndeavorAction, EN_9_9_no_action_can_be_left_without_a_part) {
    for (const char* kind :
         {"market", "shipyard", "barracks", "guild_hall", "docks", "fortress", "cartographer", "trade_office"}) {
        Desk d(3, Given().harbour("black", 9).building("black", kind).city("rome", "white").turn("action", "black"));
        d.play("black", std::string("activate ") + kind);
        EXPECT_FALSE(d.is_offered("black", "stop")) << kind;
        EXPECT_FALSE(d.is_offered("black", "pass")) << kind;
    }
}

// EN-9.8, EN-9.11: what each action takes, by activation and by token.
TEST(EndeavorAction, EN_9_11_the_least_harbour_of_each_action) {
    const auto least = [](const std::string& building, const std::string& token, int by_worker, int by_token) {
        for (int harbour = 0; harbour <= 4; ++harbour) {
            Desk d(3, Given()
                          .harbour("black", harbour)
                          .building("black", building)
                          .worker("black", "docks")
                          .token("black", token)
                          .city("rome", "white")
                          .cards("white", {"europe_0"})
                          .cards("purple", {"slavery_0"})
                          .turn("action", "black"));
            EXPECT_EQ(d.is_offered("black", "activate " + building), harbour >= by_worker) << building << harbour;
            if (harbour >= by_worker) continue;
            EXPECT_EQ(d.refusal("black", "activate " + building), harbour ? "EN-9.9" : "EN-9.11");
        }
        for (int harbour = 0; harbour <= 4; ++harbour) {
            Desk d(3, Given()
                          .harbour("black", harbour)
                          .worker("black", "docks")
                          .token("black", token)
                          .city("rome", "white")
                          .cards("white", {"europe_0"})
                          .cards("purple", {"slavery_0"})
                          .turn("action", "black"));
            EXPECT_EQ(d.is_offered("black", "spend " + token), harbour >= by_token) << token << harbour;
        }
    };
    least("shipyard", "token_ship", 2, 1);
    least("colonial_house", "token_occupy_or_draw", 2, 1);
    least("barracks", "token_attack", 3, 2);
    least("museum", "token_payment", 1, 0);
    Desk draw(3, Given().harbour("black", 1).building("black", "market").turn("action", "black"));
    EXPECT_TRUE(draw.is_offered("black", "activate market"));
    Desk token(3, Given().harbour("black", 0).token("black", "token_occupy_or_draw").turn("action", "black"));
    token.play("black", "spend token_occupy_or_draw");
    EXPECT_EQ(token.offers("black"), (MoveTexts{"draw europe", "draw slavery"}));
    EXPECT_EQ(token.refusal("black", "occupy rome"), "EN-12.1");
}

}  // namespace
}  // namespace pentarchy::endeavor
