// The solo game against the virtual player: section 19 of the rules.
#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

Given alone(const std::string& faction, const std::string& phase = "action", int round = 2) {
    Given given = Given().faction("north", faction).turn(phase, "", round);
    return given.with(R"({"virtual": {"area": {}, "collection": [], "line": []}})");
}
Given& area(Given& given, const MoveTexts& cards) {
    for (const std::string& card : cards) given.set({"virtual", "area", card}, boost::json::object());
    return given;
}

// IS-19.1, IS-19.3, IS-19.5: one faction, one attack card revealed of sixteen.
TEST(SettlersSolo, setup) {
    Desk d(1);
    EXPECT_EQ(d.list("virtual.line").size(), 1u);
    int left = 0;
    const Json attacks = d.at("virtual.attacks_left");
    for (const auto& [good, n] : attacks.as_object()) left += n.to_number<int>();
    EXPECT_EQ(left, 15);
    EXPECT_FALSE(d.has("players.east"));
}

// IS-19.10, IS-19.11, IS-19.12, IS-19.13, IS-19.14: two of four cards are taken, two go to the virtual player.
TEST(SettlersSolo, lookout) {
    Desk d(1);
    d.draw_luck();
    EXPECT_EQ(d.list("row").size(), 4u);
    d.play("north", d.offers("north")[0]).draw_luck();
    EXPECT_EQ(d.row(), "take_card");  // luck gave one to the virtual player
    EXPECT_EQ(d.list("row").size(), 2u);
    d.play("north", d.offers("north")[0]).draw_luck();
    EXPECT_EQ(d.at("virtual.area").as_object().size(), 2u);
    EXPECT_EQ(d.of("north", "hand_size"), 4 + 1 + 2);
    EXPECT_EQ(d.row(), "take_turn");
    EXPECT_EQ(d.good("north", "defense"), 0);  // IS-19.4
}

// IS-19.20, IS-19.21, IS-19.23, IS-19.24, IS-19.28, IS-0.10, IS-1.58: virtual locations are razed without foundation.
TEST(SettlersSolo, razing) {
    Given given = alone("barbarians").goods("north", {{"raze", 4}}).empire("north", {"bar_raid_007"});
    Desk d(1, area(given, {"com_mill", "com_ruins_069"}));
    EXPECT_EQ(d.refusal("north", "raze com_ruins_069"), "IS-9.17");
    d.play("north", "raze com_mill");
    EXPECT_EQ(d.at("players.north.goods"), (Json{{"food", 1}, {"worker", 2}, {"raze", 2}}));
    EXPECT_EQ(d.list("discard"), MoveTexts{"com_mill"});
    EXPECT_EQ(d.of("north", "vp"), 1);
}

// IS-19.25: no one to rob; Desert costs the card and gives the point; no exchange wakes an Oasis.
TEST(SettlersSolo, no_opponent) {
    Given given = alone("egyptians")
                      .goods("north", {{"worker", 4}})
                      .hand("north", {"com_tavern"})
                      .empire("north", {"egy_desert", "egy_oasis"});
    Desk d(1, area(given, {"com_mill"}));
    d.play("north", "activate egy_desert").play("north", "pay_card com_tavern");
    EXPECT_EQ(d.of("north", "vp"), 1);
    d.play("north", "exchange wood");
    EXPECT_EQ(d.good("north", "worker"), 2);
    Given robbers = alone("barbarians").goods("north", {{"worker", 4}}).empire("north", {"bar_saboteurs_010"});
    Desk e(1, area(robbers, {"com_mill"}));
    EXPECT_EQ(e.refusal("north", "activate bar_saboteurs_010"), "IS-10.8");
    Given route = alone("japanese").goods("north", {{"food", 4}}).empire("north", {"jap_trade_route_021"});
    Desk f(1, area(route, {"com_mill"}));
    EXPECT_EQ(f.refusal("north", "activate jap_trade_route_021"), "IS-10.8");
}

// IS-19.22, IS-19.26: attack cards are deals: Spies keep one, Ninjas and Robbers remove one.
TEST(SettlersSolo, attack_cards_are_deals) {
    Given spies = alone("romans")
                      .goods("north", {{"worker", 1}})
                      .empire("north", {"rom_spies", "com_hanseatic_league", "com_imperial_messenger"})
                      .with(R"({"virtual": {"line": ["gold", "wood"], "attacks_left": {"stone": 1}}})");
    Desk d(1, spies);
    d.play("north", "activate rom_spies");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"take_attack 1 gold", "take_attack 2 wood"}));
    d.play("north", "take_attack 1 gold");
    EXPECT_EQ(d.list("virtual.line"), MoveTexts{"wood"});
    EXPECT_EQ(d.at("virtual.deals_taken"), (Json{{"gold", 1}}));
    Desk later(1, alone("romans", "production")
                      .with(R"({"virtual": {"deals_taken": {"gold": 1}, "attacks_left": {"stone": 1}}})"));
    EXPECT_EQ(later.good("north", "gold"), 1);
    Desk use(1, alone("romans")
                    .goods("north", {{"worker", 2}})
                    .empire("north", {"com_hanseatic_league", "com_imperial_messenger"})
                    .with(R"({"virtual": {"deals_taken": {"gold": 1}, "attacks_left": {"stone": 1}}})"));
    use.play("north", "activate com_imperial_messenger").play("north", "use_attack gold");
    EXPECT_EQ(use.good("north", "gold"), 1);
    use.play("north", "activate com_hanseatic_league").play("north", "pay_attack gold");
    EXPECT_EQ(use.of("north", "vp"), 2);
    Desk ninjas(1, alone("japanese")
                       .goods("north", {{"worker", 1}})
                       .empire("north", {"jap_ninjas_026"})
                       .with(R"({"virtual": {"line": ["gold", "wood"], "attacks_left": {"stone": 1}}})"));
    ninjas.play("north", "activate jap_ninjas_026").play("north", "break_attack 2 wood");
    EXPECT_EQ(ninjas.good("north", "wood"), 1);
    EXPECT_EQ(ninjas.list("virtual.line"), MoveTexts{"gold"});
}

// IS-C.attack_*: how many there are of each, and what one gives as a deal.
TEST(SettlersSolo, attack_cards_of_each_good) {
    const std::pair<const char*, int> kCopies[] = {{"wood", 3}, {"stone", 3}, {"worker", 2}, {"food", 2},
                                                   {"gold", 2}, {"card", 2},  {"vp", 2}};
    for (const auto& [good, copies] : kCopies) {
        const Edition& t = base_tables();
        const auto at = std::find(t.good_words.begin(), t.good_words.end(), good) - t.good_words.begin();
        EXPECT_EQ(t.attack_copies[at], copies) << good;
        const std::string deal = good;
        Given given = alone("romans").goods("north", {{"worker", 1}}).empire("north", {"com_imperial_messenger"});
        Desk d(1, given.with(R"({"virtual": {"attacks_left": {"stone": 1}, "deals_taken": {")" + deal + R"(": 1}}})"));
        d.play("north", "activate com_imperial_messenger").play("north", "use_attack " + deal).carry_on();
        const bool in_supply = deal != "card" && deal != "vp";
        EXPECT_EQ(in_supply ? d.good("north", good) : d.of("north", deal == "vp" ? "vp" : "hand_size"), 1) << good;
    }
}

// IS-19.27, IS-19.29, IS-19.30, IS-19.45, IS-R35: what was borrowed goes back and is collected; round 5 has an attack,
// too.
TEST(SettlersSolo, collection) {
    for (const int round : {2, 5}) {
        Given given = alone("egyptians", "action", round)
                          .empire("north", {"egy_temple_of_ra"})
                          .with(R"({"virtual": {"line": ["gold"], "attacks_left": {"stone": 3, "wood": 3}}})");
        Desk d(1, area(given, {"com_mill"}));
        d.play("north", "activate egy_temple_of_ra").play("north", "take_control com_mill");
        while (d.s.round == round && d.row() == "take_turn") d.play("north", "pass").draw_luck();
        EXPECT_EQ(d.list("virtual.collection"), MoveTexts{"com_mill"});
        EXPECT_EQ(d.s.line_size, 3);  // IS-19.31, IS-19.32, IS-19.44: two attacks that miss
    }
}

// IS-X13, IS-19.33, IS-19.34, IS-19.35, IS-19.37, IS-19.39, IS-19.41, IS-19.43: the worked example.
TEST(SettlersSolo, worked_example) {
    Given given =
        alone("romans", "attack")
            .empire("north", {"com_carpenters_workshop", "com_marketplace", "com_joiner_044", "com_wood_supplier"});
    given.with(R"({"virtual": {"line": ["stone", "worker", "gold"], "attacks_left": {"wood": 1, "card": 1}}})");
    Desk d(1, given);
    d.luck("attack wood");
    EXPECT_EQ(d.list("virtual.collection"), MoveTexts{"com_marketplace"});
    EXPECT_EQ(d.list("virtual.line"), (MoveTexts{"stone", "worker", "wood", "gold"}));
    EXPECT_EQ(d.good("north", "wood"), 0);
}

// IS-19.36, IS-19.38, IS-19.40, IS-19.46: equal targets need the good twice; tokens and Fortifications do not help.
TEST(SettlersSolo, pairs) {
    Given given = alone("romans", "attack")
                      .empire("north", {"rom_fortifications", "com_joiner_044"})
                      .on("north", "com_old_forest", R"({"defense": true})");
    given.with(R"({"virtual": {"line": ["wood"], "attacks_left": {"wood": 1, "food": 1}}})");
    Desk d(1, given);
    d.luck("attack wood");
    EXPECT_EQ(d.list("virtual.collection"), MoveTexts{"com_old_forest"});
    Given miss = alone("romans", "attack")
                     .empire("north", {"com_joiner_044"})
                     .with(R"({"virtual": {"line": ["stone"], "attacks_left": {"wood": 1, "food": 1}}})");
    Desk e(1, miss);
    e.luck("attack wood");
    EXPECT_TRUE(e.list("virtual.collection").empty());
    EXPECT_EQ(e.list("virtual.line"), (MoveTexts{"wood", "stone"}));
}

// IS-19.42, IS-19.58, IS-19.59: the dearer one, then more stone, then the player chooses.
TEST(SettlersSolo, who_is_hit) {
    const auto attack = [](const MoveTexts& empire, const char* first, const char* second) {
        Given given = alone("romans", "attack").empire("north", empire);
        given.with(std::string(R"({"virtual": {"line": [")") + second + R"("], "attacks_left": {")" + first +
                   R"(": 1}}})");
        Desk d(1, given);
        d.luck(std::string("attack ") + first);
        return d;
    };
    EXPECT_EQ(attack({"com_carpenter", "com_joiner_044"}, "vp", "wood").list("virtual.collection"),
              MoveTexts{"com_carpenter"});
    EXPECT_EQ(attack({"com_tavern", "com_castle_048"}, "card", "card").list("virtual.collection"),
              MoveTexts{"com_castle_048"});
    EXPECT_EQ(
        attack({"com_coal_mine", "com_court_sculptor", "com_porters"}, "worker", "stone").list("virtual.collection"),
        MoveTexts{"com_coal_mine"});
    Desk tie = attack({"com_gold_mine_021", "com_gold_mine_022", "com_goldsmiths_workshop_030"}, "vp", "gold");
    EXPECT_EQ(tie.offers("north"), (MoveTexts{"lose com_gold_mine_021", "lose com_goldsmiths_workshop_030"}));
    tie.play("north", "lose com_goldsmiths_workshop_030");
    EXPECT_EQ(tie.list("virtual.collection"), MoveTexts{"com_goldsmiths_workshop_030"});
}

// IS-19.50, IS-19.51, IS-19.52, IS-19.53, IS-19.54, IS-19.55, IS-19.56, IS-19.57: points upon points hit the Japanese.
TEST(SettlersSolo, japanese) {
    Given given = alone("japanese", "attack")
                      .empire("north", {"jap_farm_001", "jap_gate_013", "jap_negotiator", "jap_casino"})
                      .with(R"({"virtual": {"line": ["wood", "vp", "gold"], "attacks_left": {"vp": 1, "food": 1}}})");
    Desk d(1, Given(given).empire("north", {"com_gallows"}));
    d.luck("attack vp");
    // Gold before workers; Casino and Negotiator are actions, the Casino is dearer.
    EXPECT_EQ(d.list("virtual.collection"), MoveTexts{"jap_casino"});
    EXPECT_EQ(d.list("virtual.line"), (MoveTexts{"wood", "gold", "vp", "vp"}));
    Given gate = alone("japanese", "attack")
                     .empire("north", {"jap_gate_013", "com_gallows"})
                     .with(R"({"virtual": {"line": ["wood", "vp"], "attacks_left": {"vp": 1, "food": 1}}})");
    Desk e(1, gate);
    e.luck("attack vp");
    EXPECT_EQ(e.list("virtual.collection"), MoveTexts{"com_gallows"});  // the normal procedure: points and wood
    Desk romans(1, alone("romans", "attack")
                       .empire("north", {"rom_bank"})
                       .with(R"({"virtual": {"line": ["vp"], "attacks_left": {"vp": 1, "food": 1}}})"));
    romans.luck("attack vp");
    EXPECT_TRUE(romans.list("virtual.collection").empty());
}

// IS-19.47: with an empty attack deck the first card of the line is used again.
TEST(SettlersSolo, an_empty_attack_deck) {
    Desk d(
        1,
        alone("romans", "attack")
            .empire("north", {"com_old_forest"})
            .with(
                R"({"virtual": {"line": ["wood", "wood"], "attacks_left": {"wood": 0, "stone": 0, "worker": 0, "food": 0, "gold": 0, "card": 0, "vp": 0}}})"));
    EXPECT_EQ(d.list("virtual.collection"), MoveTexts{"com_old_forest"});
}

// IS-19.2, IS-19.60, IS-19.61, IS-19.62, IS-19.63: more faction locations than the Collection; grades for a victory
// only.
TEST(SettlersSolo, the_end) {
    const std::vector<std::pair<int, std::string>> kGrades{{0, "commoner"}, {26, "servant"},   {36, "squire"},
                                                           {46, "knight"},  {56, "castellan"}, {66, "king"},
                                                           {76, "emperor"}};
    for (const auto& [vp, grade] : kGrades) {
        Desk d(1, alone("romans", "end")
                      .vp("north", vp)
                      .empire("north", {"rom_bank", "rom_gardens"})
                      .with(R"({"virtual": {"collection": ["com_mill"]}})"));
        EXPECT_EQ(d.rank("north"), 1);
        EXPECT_EQ(d.score("north"), vp + 4);
        EXPECT_TRUE(contains(d.told(), "solo_grade " + grade)) << grade;
    }
    Desk lost(1, alone("romans", "end")
                     .vp("north", 90)
                     .empire("north", {"rom_bank"})
                     .with(R"({"virtual": {"collection": ["com_mill"]}})"));
    EXPECT_EQ(lost.rank("north"), 2);
    EXPECT_TRUE(contains(lost.told(), "solo_lost romans 1 1"));
    EXPECT_TRUE(beginning(lost.told(), "solo_grade").empty());
}

}  // namespace
}  // namespace pentarchy::settlers
