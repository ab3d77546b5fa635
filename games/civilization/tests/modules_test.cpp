// The optional modules: social policies, investments, relics; sections 13, 14 and 16.
#include <algorithm>

#include "games/civilization/queries.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// Red's Start of Turn with coin tokens on its first tech.
Given coins(int n) { return at("start", "red").set({"players", "red", "coins_on", "code_of_laws"}, Json(n)); }
Given invested(const std::string& card, int n) {
    return coins(1).set({"players", "red", "investments", card}, Json(n));
}

// CV-13.8, CV-4.57: in Anarchy policies have no effect, though they stay.
TEST(CivilizationPolicies, CV_13_8_none_in_anarchy) {
    const Given pious = at("start", "red").set({"players", "red", "policies"}, names({"organized_religion"}));
    Desk ruled(2, Given(pious)), anarchy(2, Given(pious).government("red", "anarchy"));
    EXPECT_EQ(ruled.of("red", "coins"), anarchy.of("red", "coins") + 1);
    EXPECT_EQ(anarchy.at("players.red.policies"), names({"organized_religion"}));
}

// CV-14.1, CV-14.3: one coin token a turn becomes a marker.
TEST(CivilizationInvestments, CV_14_1_one_coin_a_turn) {
    Desk d(2, coins(2));
    const int before = d.of("red", "coins");
    d.play("red", "invest infrastructure code_of_laws");
    EXPECT_EQ(d.of("red", "coins"), before - 1);
    EXPECT_EQ(d.of("red", "coins_on.code_of_laws"), 1);
    EXPECT_EQ(d.of("red", "investments.infrastructure"), 1);
    EXPECT_EQ(d.number("investments_left"), 22);
    EXPECT_EQ(d.refusal("red", "invest infrastructure code_of_laws"), "CV-14.1");
}

// CV-14.2, CV-18.10, CV-1.34
TEST(CivilizationInvestments, CV_14_2_only_coin_tokens) {
    EXPECT_EQ(Desk(2, coins(0)).refusal("red", "invest infrastructure code_of_laws"), "CV-14.2");
    EXPECT_EQ(Desk(2, coins(1).set({"players", "blue", "investments", "infrastructure"}, Json(23)))
                  .refusal("red", "invest infrastructure code_of_laws"),
              "CV-18.10");
    EXPECT_EQ(Desk(2, coins(1), Json{{"investments", "false"}}).refusal("red", "invest infrastructure code_of_laws"),
              "CV-1.34");
}

// CV-X6, CV-14.6: only the highest level of a card works.
TEST(CivilizationInvestments, CV_X6_the_highest_level) {
    Desk d(2, invested("military_industrial_complex", 3));
    EXPECT_EQ(sum({d.t, d.s}, 0, Query::Combat), 4);
    d.play("red", "invest military_industrial_complex code_of_laws");
    EXPECT_EQ(sum({d.t, d.s}, 0, Query::Combat), 8);
}

// CV-14.7: the third marker of Public Education teaches a tech.
TEST(CivilizationInvestments, CV_14_7_public_education) {
    Desk d(2, invested("public_education", 2).trade("red", 5));
    d.play("red", "invest public_education code_of_laws");
    EXPECT_EQ(d.row(), "learn_tech");
    d.play("red", "learn pottery");
    EXPECT_EQ(d.of("red", "trade"), 5);
    EXPECT_EQ(d.row(), "start_box");
    Desk fourth(2, invested("public_education", 3));
    fourth.play("red", "invest public_education code_of_laws");
    EXPECT_EQ(fourth.row(), "start_box");
}

// Red's army beside a relic.
Given beside(const std::string& relic) {
    return at("move", "red").figure("red", "army_1", "b3").figure("red", "scout_1", "b3").thing("b4", relic);
}

// CV-16.2, CV-16.3, CV-16.6, CV-16.10: an army that ends its move there takes it, scouts in its company.
TEST(CivilizationRelics, CV_16_3_taken_by_an_army) {
    Desk scout(2, beside("school_of_confucius"));
    scout.play("red", "move b3 0 1");
    EXPECT_EQ(scout.refusal("red", "go b4"), "CV-16.2");
    Desk d(2, beside("school_of_confucius"));
    d.plays("red", {"move b3 1 1", "go b4", "stop"});
    EXPECT_EQ(d.thing("b4"), "");
    EXPECT_EQ(d.row(), "draw_person_type");
}

// CV-16.5: armies may pass.
TEST(CivilizationRelics, CV_16_5_passed) {
    Desk d(2, beside("school_of_confucius"));
    d.plays("red", {"move b3 1 0", "go b4", "go b3"});
    EXPECT_EQ(d.thing("b4"), "school_of_confucius");
}

// CV-16.7
TEST(CivilizationRelics, CV_16_7_ark_of_the_covenant) {
    Desk d(2, beside("ark_of_the_covenant"));
    d.plays("red", {"move b3 1 0", "go b4", "stop"}).until("move_box");
    EXPECT_EQ(d.of("red", "track"), 2);
}

// CV-16.9
TEST(CivilizationRelics, CV_16_9_attilas_village) {
    Desk d(2, beside("attilas_village"));
    d.plays("red", {"move b3 1 0", "go b4", "stop"});
    EXPECT_EQ(d.row(), "pick_unit_type");
}

// CV-16.8: in the next Start of Turn a tech without threshold; unused it is lost.
TEST(CivilizationRelics, CV_16_8_atlantis) {
    Desk d(2, beside("atlantis"));
    d.plays("red", {"move b3 1 0", "go b4", "stop"});
    EXPECT_EQ(d.at("players.red.rights"), names({"atlantis"}));
    const Given next = at("start", "red").trade("red", 3).set({"players", "red", "rights"}, names({"atlantis"}));
    Desk used(2, Given(next));
    EXPECT_EQ(used.refusal("red", "use_relic seven_cities_of_gold"), "CV-16.8");
    used.plays("red", {"use_relic atlantis", "learn pottery"});
    EXPECT_EQ(used.of("red", "trade"), 3);
    EXPECT_EQ(used.refusal("red", "use_relic atlantis"), "CV-16.8");
    Desk lost(2, Given(next));
    lost.play("red", "done");
    EXPECT_EQ(lost.at("players.red.rights"), names({}));
}

// CV-16.11, CV-14.9: two markers for nothing, beside the coin of the turn.
TEST(CivilizationRelics, CV_16_11_seven_cities_of_gold) {
    Desk d(2, coins(1).set({"players", "red", "rights"}, names({"gold"})));
    d.plays("red", {"use_relic seven_cities_of_gold", "invest_free infrastructure", "invest_free infrastructure"});
    EXPECT_EQ(d.of("red", "investments.infrastructure"), 2);
    EXPECT_EQ(d.number("investments_left"), 21);
    d.play("red", "invest infrastructure code_of_laws");
    EXPECT_EQ(d.of("red", "investments.infrastructure"), 3);
}

// CV-13.6: each of two effects once a turn.
TEST(CivilizationPolicies, CV_13_6_each_effect_once) {
    Desk d(2, at("start", "red")
                  .trade("red", 20)
                  .techs("red", {"code_of_laws"}, {4, 2})
                  .with(R"({"players": {"red": {"policies": ["rationalism"]}}})"));
    d.play("red", "use rationalism_1").play("red", "learn pottery");
    EXPECT_EQ(d.refusal("red", "use rationalism_1"), "CV-10.40");
    d.play("red", "use rationalism_2").play("red", "learn construction");
    EXPECT_EQ(d.refusal("red", "use rationalism_2"), "CV-10.40");
    EXPECT_EQ(d.of("red", "trade"), 20 - 6 - 11);
}

// CV-13.9: with a policy of each card there is no more to adopt.
TEST(CivilizationPolicies, CV_13_9_all_adopted) {
    Given given = at("start", "red").nations({"romans", "germans"}).set({"players", "red", "nation"}, "french");
    given.government("red", "despotism");
    given.tile(2, "neutral_01", "north").tile(3, "neutral_02", "north").city("red", "second", "b7");
    given.techs("red", {"irrigation"}, {1, 1}).figure("red", "scout_1", "b11");
    Desk d(2, given
                  .with(R"({"players": {"red": {"policies": ["pacifism", "expansionism", "patronage",
                                                               "natural_religion"]}}})")
                  .city("red", "third", "b10"));
    EXPECT_EQ(d.row(), "start_box");
    EXPECT_EQ(d.list("players.red.policies").size(), 4u);
    Desk three(2, given.with(R"({"players": {"red": {"policies": ["pacifism", "expansionism", "patronage"]}},
                                 "due": ["red"]})"));
    EXPECT_EQ(three.row(), "adopt");
}

// CV-14.4, CV-14.10: on any card, spread or piled up; there they stay.
TEST(CivilizationInvestments, CV_14_4_spread_or_piled_up) {
    Desk d(2, invested("infrastructure", 2));
    EXPECT_TRUE(d.is_offered("red", "invest infrastructure code_of_laws"));
    d.play("red", "invest endowment_for_the_arts code_of_laws");
    EXPECT_EQ(d.of("red", "investments.infrastructure"), 2);
    EXPECT_EQ(d.of("red", "investments.endowment_for_the_arts"), 1);
    d.play("red", "govern anarchy");
    d.until("city_box").until("start_box");
    EXPECT_EQ(d.of("red", "investments.infrastructure"), 2);
    EXPECT_EQ(d.of("red", "investments.endowment_for_the_arts"), 1);
}

// CV-14.5: they are no coins, and nobody takes them.
TEST(CivilizationInvestments, CV_14_5_no_coins) {
    const int plain = Desk(2, coins(1)).of("red", "coins");
    EXPECT_EQ(Desk(2, invested("public_education", 8)).of("red", "coins"), plain);
    Desk d(2, invested("infrastructure", 5)
                  .turn("start", "blue")
                  .with(R"({"players": {"blue": {"events": ["counterfeiters_1"]}}})"));
    d.play("blue", "play_event counterfeiters").play("blue", "aim_seat red");
    EXPECT_EQ(d.offers("blue"), MoveTexts{"strip_coin red code_of_laws"});
}

// CV-14.8: one more event in the hand at every step, no more.
TEST(CivilizationInvestments, CV_14_8_endowment_for_the_arts) {
    Desk none(2, coins(1));
    for (const int markers : {1, 2, 3, 4, 7}) {
        Desk d(2, invested("endowment_for_the_arts", markers));
        EXPECT_EQ(culture_limit({d.t, d.s}, 0), culture_limit({none.t, none.s}, 0) + 1) << markers;
    }
}

// CV-16.1: the marker comes with its tile.
TEST(CivilizationRelics, CV_16_1_revealed_with_the_tile) {
    const auto revealed = [](const char* relics) {
        Desk d(2, at("move", "red").figure("red", "scout_1", "b4"), Json{{"relics", relics}});
        d.play("red", "move b4 0 1").play("red", "reveal east").luck("turn_tile neutral_23");
        const Json things = d.at("things");
        return std::any_of(things.as_object().begin(), things.as_object().end(),
                           [](const auto& at) { return at.value() == Json("ark_of_the_covenant"); });
    };
    EXPECT_TRUE(revealed("true"));
    EXPECT_FALSE(revealed("false"));
}

// CV-16.4: nobody is asked.
TEST(CivilizationRelics, CV_16_4_it_must_be_taken) {
    Desk d(2, beside("atlantis"));
    d.plays("red", {"move b3 1 0", "go b4", "stop"});
    EXPECT_EQ(d.row(), "move_box");
    EXPECT_EQ(d.thing("b4"), "");
}

// CV-16.12: in water, for those only who may end there.
TEST(CivilizationRelics, CV_16_12_atlantis_lies_in_water) {
    Given given =
        at("move", "red").tile(2, "neutral_01", "north").figure("red", "army_1", "b5").thing("c6", "atlantis");
    Desk crossing(2, Given(given).techs("red", {"navigation"}, {1}));
    crossing.play("red", "move b5 1 0").play("red", "go c6");
    EXPECT_EQ(crossing.refusal("red", "stop"), "CV-8.16");
    Desk ending(2, Given(given).techs("red", {"sailing"}, {1, 1}));
    EXPECT_TRUE(ending.play("red", "move b5 1 0").is_offered("red", "go c6"));
}

}  // namespace
}  // namespace pentarchy::civilization
