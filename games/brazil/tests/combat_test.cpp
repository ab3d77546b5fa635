// Cards in a fight: laid in secret, shown together, and what they do.
#include "games/brazil/tests/war.h"

namespace pentarchy::brazil {
namespace {

// A green unit on c5 against the orange monarch on d5, without the token's bonus.
Given duel(const std::string& green, const MoveTexts& north, const MoveTexts& east) {
    return Given()
        .unit(green, "c5")
        .unit("orange_monarch", "d5")
        .combat("north", north)
        .combat("east", east)
        .turn("moves", "north", "build");
}
void lay(Desk& d, const std::string& seat, const MoveTexts& kinds) {
    for (const std::string& kind : kinds) d.play(seat, "lay " + kind);
    d.play(seat, "laid");
}

// BR-9.6, BR-14.2
TEST(BrazilCombat, BR_9_6_up_to_three_cards_face_down) {
    Desk d(2,
           duel("green_archer_1", {"bowmen_1", "bowmen_2", "musketeers_1", "cavalry_charge_1"}, {})
               .paintings("north", {"henrique_dias"}),
           kTwoSeatMap);
    d.play("north", "move green_archer_1 d5");
    EXPECT_EQ(d.offers("north"),
              (MoveTexts{"laid", "lay bowmen", "lay musketeers", "lay cavalry_charge"}));  // equal cards are one choice
    d.play("north", "lay bowmen");
    EXPECT_TRUE(d.is_offered("north", "lay bowmen"));
    d.play("north", "lay musketeers");
    EXPECT_EQ(d.refusal("north", "lay bowmen"), "BR-9.6");  // in ascending order
    d.play("north", "lay cavalry_charge");
    EXPECT_EQ(d.offers("north"), MoveTexts{"laid"});
    EXPECT_EQ(d.refusal("north", "lay bowmen"), "BR-14.2");
    d.play("north", "laid");
    EXPECT_TRUE(is_heard(d, "strengths 7 2"));
}

// BR-9.8, BR-9.9, BR-9.14
TEST(BrazilCombat, BR_9_8_only_the_number_is_seen_before_the_reveal) {
    Desk d(2, duel("green_archer_1", {"musketeers_1", "bowmen_1"}, {"zumbi_1"}), kTwoSeatMap);
    d.play("north", "move green_archer_1 d5");
    d.play("north", "lay musketeers");
    EXPECT_EQ(d.glimpse("east"), "");  // nothing of a sealed choice
    d.play("north", "laid");
    EXPECT_TRUE(is_heard(d, "lays north 1"));
    EXPECT_EQ(d.sees("east", "fight.laid.attacker"), 1);
    EXPECT_TRUE(d.sees("east", "secrets.north.laid_1").is_null());
    EXPECT_EQ(d.sees("north", "secrets.north.laid_1"), "musketeers_1");
    EXPECT_EQ(d.sees("east", "players.north.hand_sizes.combat"), 2);
    d.play("east", "laid");
    EXPECT_TRUE(is_heard(d, "shows north musketeers"));
    EXPECT_EQ(d.at("combat_discard"), names({"musketeers_1"}));
    EXPECT_EQ(d.of("north", "hand_sizes.combat"), 1);
    EXPECT_EQ(d.of("east", "hand_sizes.combat"), 1);
}

// BR-9.8, BR-13.13: a card that a spy has seen is laid; the spy cannot tell that it is this one.
TEST(BrazilCombat, BR_9_8_a_card_that_was_seen_is_laid_unseen) {
    Given given = duel("green_dragoon", {}, {"zumbi_1", "bowmen_1"}).set({"known_combat", "north"}, names({"zumbi_1"}));
    Desk zumbi(2, given, kTwoSeatMap), bowmen(2, given, kTwoSeatMap);
    const auto hand = [](const Desk& d) { return dump(d.sees("north", "players.east.combat_cards"), false); };
    EXPECT_NE(hand(zumbi).find("zumbi_1"), std::string::npos);
    for (auto [d, card] : {std::pair{&zumbi, "lay zumbi"}, {&bowmen, "lay bowmen"}}) {
        d->play("north", "move green_dragoon d5").play("east", card);
        EXPECT_EQ(d->glimpse("north"), "");
    }
    EXPECT_EQ(zumbi.sight("north"), bowmen.sight("north"));
    zumbi.play("east", "laid");
    EXPECT_EQ(hand(zumbi).find("zumbi_1"), std::string::npos);  // now it was shown
}

// BR-22.2, BR-22.1, BR-4.15
TEST(BrazilCombat, BR_22_2_who_has_nothing_to_use_is_not_asked) {
    Desk d(2, duel("green_dragoon", {}, {}), kTwoSeatMap);
    d.play("north", "move green_dragoon d5");
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    EXPECT_TRUE(d.is_offered("north", "end"));
    Desk asked(2, duel("green_dragoon", {}, {"cavalry_charge_1"}), kTwoSeatMap);
    asked.play("north", "move green_dragoon d5");
    EXPECT_EQ(asked.pending(), MoveTexts{"east"});
}

// BR-9.7
TEST(BrazilCombat, BR_9_7_the_defender_lays_after_the_attacker) {
    Desk d(2, duel("green_dragoon", {"bowmen_1"}, {"zumbi_1"}).paintings("east", {"maria_quiteria"}), kTwoSeatMap);
    d.play("north", "move green_dragoon d5");
    lay(d, "north", {"bowmen"});
    EXPECT_TRUE(d.is_offered("east", "leave maria_quiteria"));  // first its bonuses, seeing what lies there
    d.play("east", "use_all");
    lay(d, "east", {"zumbi"});
    EXPECT_TRUE(is_heard(d, "strengths 4 8"));
    EXPECT_EQ(d.at("combat_discard").as_array().size(), 2u);  // whoever won
}

// BR-9.12, BR-9.13, BR-14.4, BR-X11
TEST(BrazilCombat, BR_14_4_sepe_takes_a_unit_from_the_winner) {
    Given given = duel("green_cannon", {}, {"sepe_tiaraju_1"}).unit("green_archer_1", "c5");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "fire green_cannon d5");
    lay(d, "east", {"sepe_tiaraju"});
    EXPECT_TRUE(is_heard(d, "strengths 4 3"));
    EXPECT_EQ(d.offers("north"), (MoveTexts{"lose green_archer_1", "lose green_cannon"}));  // its owner chooses
    d.play("north", "lose green_archer_1");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "store");
    EXPECT_EQ(d.at("players.north.units.green_cannon"), "c5");
    EXPECT_EQ(d.at("players.east.units.orange_monarch"), "store");

    Desk one(2, duel("green_dragoon", {"bowmen_1"}, {"sepe_tiaraju_1"}), kTwoSeatMap);
    one.play("north", "move green_dragoon d5");
    lay(one, "north", {"bowmen"});
    lay(one, "east", {"sepe_tiaraju"});
    EXPECT_EQ(one.at("players.north.units.green_dragoon"), "d5");  // the last one stays
}

// BR-14.10
TEST(BrazilCombat, BR_14_10_several_sepes_add_up_but_one_unit_stays) {
    Given given = duel("green_cannon", {}, {"sepe_tiaraju_1", "sepe_tiaraju_2"})
                      .unit("green_archer_1", "c5")
                      .unit("green_dragoon", "c5");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "fire green_cannon d5");
    lay(d, "east", {"sepe_tiaraju", "sepe_tiaraju"});
    d.play("north", "lose green_cannon").play("north", "lose green_archer_1");
    EXPECT_EQ(d.at("players.north.units.green_dragoon"), "c5");
    Desk two(2, Given(given).unit("green_archer_1", "board"), kTwoSeatMap);
    two.play("north", "fire green_cannon d5");
    lay(two, "east", {"sepe_tiaraju", "sepe_tiaraju"});
    two.play("north", "lose green_cannon");
    EXPECT_TRUE(two.is_offered("north", "end"));
    EXPECT_EQ(two.at("players.north.units.green_dragoon"), "c5");
    // A tile alone loses nothing.
    Desk tile(2,
              Given()
                  .unit("green_archer_1", "c5")
                  .tile("east", "d5", "trading_post")
                  .combat("north", {"sepe_tiaraju_1"})
                  .turn("moves", "north", "build"),
              kTwoSeatMap);
    tile.play("north", "move green_archer_1 d5");
    lay(tile, "north", {"sepe_tiaraju"});
    EXPECT_TRUE(is_heard(tile, "defends east d5"));
}

// BR-14.7: the attacker's effects first; Anita brings one of the beaten home.
TEST(BrazilCombat, BR_14_7_sepe_and_anita_of_a_beaten_attacker) {
    Given given =
        duel("green_archer_1", {"anita_1", "sepe_tiaraju_1"}, {"cavalry_charge_1"}).unit("orange_cannon", "d5");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "move green_archer_1 d5");
    lay(d, "north", {"sepe_tiaraju", "anita"});
    lay(d, "east", {"cavalry_charge"});
    d.play("east", "lose orange_cannon");
    d.play("north", "save green_archer_1");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "d2");
    EXPECT_EQ(d.at("players.east.units.orange_cannon"), "store");
    EXPECT_EQ(d.at("players.east.units.orange_monarch"), "d5");
}

// BR-14.7
TEST(BrazilCombat, BR_14_7_two_anitas_save_two_units) {
    Given given =
        duel("green_dragoon", {"cavalry_charge_1", "cavalry_charge_2", "musketeers_1"}, {"anita_1", "anita_2"})
            .unit("orange_cannon", "d5");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "move green_dragoon d5");
    lay(d, "north", {"musketeers", "cavalry_charge", "cavalry_charge"});
    lay(d, "east", {"anita", "anita"});
    d.play("east", "save orange_cannon").play("east", "save orange_monarch");
    EXPECT_EQ(d.at("players.east.units.orange_cannon"), "d8");
    EXPECT_EQ(d.at("players.east.units.orange_monarch"), "d8");
    EXPECT_EQ(d.at("players.north.units.green_dragoon"), "d5");
}

// BR-14.7: Anita after a lost shot out of the capital.
TEST(BrazilCombat, BR_14_7_anita_saves_who_fired_from_the_capital) {
    Desk d(2,
           Given()
               .unit("green_cannon", "d2")
               .unit("green_archer_1", "d2")
               .unit("orange_monarch", "d3")
               .unit("orange_cannon", "d3")
               .unit("orange_lancer", "d3")
               .combat("north", {"anita_1"})
               .turn("moves", "north", "build"),
           kTwoSeatMap);
    d.play("north", "fire green_cannon d3");
    lay(d, "north", {"anita"});
    d.play("north", "save green_cannon");
    EXPECT_EQ(d.at("players.north.units.green_cannon"), "d2");
    EXPECT_EQ(d.at("players.north.units.green_archer_1"), "store");
}

// BR-14.7, BR-22.1: Bandeirantes pay a winner, also out of turn, and the limit holds.
TEST(BrazilCombat, BR_14_7_bandeirantes_pay_the_winner) {
    Given given = duel("green_archer_1", {}, {"bandeirantes_1"}).store("east", {{"wood", 5}});
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "move green_archer_1 d5");
    lay(d, "east", {"bandeirantes"});
    EXPECT_EQ(d.pending(), MoveTexts{"east"});
    d.play("east", "drop wood");
    EXPECT_EQ(d.of("east", "store.gold"), 1);
    EXPECT_EQ(d.of("east", "store.wood"), 4);
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    Desk lost(2, duel("green_archer_1", {"bandeirantes_1"}, {}), kTwoSeatMap);
    lost.play("north", "move green_archer_1 d5");
    lay(lost, "north", {"bandeirantes"});
    EXPECT_EQ(lost.of("north", "store.gold"), 0);  // two against two: lost
}

// BR-9.31, BR-14.8
TEST(BrazilCombat, BR_9_31_camp_turns_items_into_strength) {
    Given given = duel("green_archer_1", {"camp_1"}, {"bowmen_1"})
                      .store("north", {{"wood", 1}, {"gold", 1}})
                      .tile("north", "c3", "farm", {{"coffee", 2}});
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "move green_archer_1 d5");
    lay(d, "north", {"camp"});
    lay(d, "east", {"bowmen"});
    EXPECT_EQ(d.offers("north"), (MoveTexts{"camp wood", "camp gold", "camp_from coffee c3", "enough"}));
    d.play("north", "camp_from coffee c3");
    EXPECT_TRUE(d.is_offered("north", "camp_from coffee c3"));
    EXPECT_TRUE(d.is_offered("north", "camp wood"));
    d.play("north", "camp wood");
    EXPECT_EQ(d.refusal("north", "camp_from coffee c3"), "BR-9.31");  // ascending
    d.play("north", "camp gold");
    EXPECT_TRUE(is_heard(d, "strengths 4 3"));
    EXPECT_EQ(d.of("north", "store.gold"), 0);
    EXPECT_EQ(d.at("hexes.c3.items.coffee"), 1);
    Desk none(2, given, kTwoSeatMap);
    none.play("north", "move green_archer_1 d5");
    lay(none, "north", {"camp"});
    lay(none, "east", {"bowmen"});
    none.play("north", "enough");
    EXPECT_TRUE(is_heard(none, "strengths 1 3"));
}

// BR-14.8, BR-14.6: Cunhambebe sets the strongest card to nothing, a filled Camp too.
TEST(BrazilCombat, BR_14_8_cunhambebe_cancels_a_camp) {
    Desk d(2, duel("green_archer_1", {"camp_1", "musketeers_1"}, {"cunhambebe"}).store("north", {{"wood", 3}}),
           kTwoSeatMap);
    d.play("north", "move green_archer_1 d5");
    lay(d, "north", {"musketeers", "camp"});
    lay(d, "east", {"cunhambebe"});
    d.play("north", "camp wood").play("north", "camp wood").play("north", "camp wood");
    EXPECT_TRUE(is_heard(d, "cancels east camp"));
    EXPECT_TRUE(is_heard(d, "strengths 3 3"));  // 1 + 2 against 2 + 1
    EXPECT_EQ(d.of("north", "store.wood"), 0);
}

// BR-14.6
TEST(BrazilCombat, BR_14_6_a_cancelled_card_still_does_what_it_says_for_losing) {
    Given given = duel("green_cannon", {"cunhambebe"}, {"sepe_tiaraju_1"}).unit("green_archer_1", "c5");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "fire green_cannon d5");
    lay(d, "north", {"cunhambebe"});
    lay(d, "east", {"sepe_tiaraju"});
    EXPECT_TRUE(is_heard(d, "strengths 5 2"));
    EXPECT_EQ(beginning(d.offers("north"), "lose").size(), 2u);
}

// BR-14.9
TEST(BrazilCombat, BR_14_9_calabar_cancels_paintings_but_not_token_and_palace) {
    Given given = Given()
                      .unit("green_dragoon", "c5")
                      .tile("east", "d4", "mint")
                      .combat("north", {"calabar"})
                      .paintings("east", {"maria_quiteria"})
                      .with(R"({"players": {"east": {"token": "import", "palaces": {"palace_3": "d4"}}}})")
                      .turn("moves", "north", "build");
    Desk d(2, given, kTwoSeatMap);
    d.play("north", "move green_dragoon d4");
    lay(d, "north", {"calabar"});
    d.play("east", "use_all");
    EXPECT_TRUE(is_heard(d, "cancels_bonuses north"));
    EXPECT_TRUE(is_heard(d, "strengths 4 5"));  // 2 + palace 1 + token 2
}

// BR-14.5: every card as the edition prints it, attacking and defending.
TEST(BrazilCombat, BR_14_5_cards_have_their_printed_strength) {
    const Json components = edition();
    for (const Json& card : components.at("combat_cards").as_array()) {
        const std::string id(card.at("id").as_string());
        const Json& effect = card.at("effects").as_array()[0];
        if (effect.at("kind") != "strength") continue;
        const std::string copy = card.at("count") == 1 ? id : id + "_1";
        Desk attack(2, duel("green_archer_1", {copy}, {}), kTwoSeatMap);
        attack.play("north", "move green_archer_1 d5");
        lay(attack, "north", {id});
        EXPECT_TRUE(is_heard(attack, "strengths " + std::to_string(1 + effect.at("attack").as_int64()) + " 2")) << id;
        Desk defence(2, duel("green_archer_1", {}, {copy}), kTwoSeatMap);
        defence.play("north", "move green_archer_1 d5");
        lay(defence, "east", {id});
        EXPECT_TRUE(is_heard(defence, "strengths 1 " + std::to_string(2 + effect.at("defence").as_int64()))) << id;
    }
}

// BR-14.3, BR-9.14
TEST(BrazilCombat, BR_14_3_discards_become_a_new_pile) {
    Given given = Given()
                      .with(R"({"players": {"north": {"under": ["import", "build"]}}, "era": 3})")
                      .turn("moves", "north", "build");
    MoveTexts all;
    const Json components = edition();
    for (const Json& card : components.at("combat_cards").as_array())
        for (int64_t i = 1; i <= card.at("count").as_int64(); ++i)
            all.push_back(std::string(card.at("id").as_string()) +
                          (card.at("count") == 1 ? "" : "_" + std::to_string(i)));
    Desk d(2, given.set({"combat_discard"}, names(all)), kTwoSeatMap);
    d.play("north", "muster");
    EXPECT_TRUE(contains(d.pending(), "luck"));
    EXPECT_EQ(d.outcomes().size(), all.size());
    d.draw_luck();
    EXPECT_EQ(d.at("combat_discard"), names({}));
    EXPECT_EQ(d.of("north", "hand_sizes.combat"), 1);
}

}  // namespace
}  // namespace pentarchy::brazil
