// Every action card of the edition, one test each: it is used once in a situation that has something for every kind of
// effect, and what changes is computed from components.json.
#include "games/settlers/tests/printed.h"

namespace pentarchy::settlers {
namespace {

std::vector<Printed> action_cards() {
    std::vector<Printed> out;
    for (const Printed& card : all_printed())
        if (card.type() == "action") out.push_back(card);
    return out;
}

struct EveryAction : testing::TestWithParam<Printed> {
    const Printed& card() const { return GetParam(); }
    std::string faction() const { return card().is_common() ? "barbarians" : card().deck(); }
    bool enemy_is_roman() const { return faction() == "barbarians"; }
    // The enemy has the Mill, the Monument and a faction location in its empire, a deal, a wood and a card.
    std::string enemy_location() const { return enemy_is_roman() ? "rom_bank" : "bar_idol"; }
    std::string enemy_deal() const { return enemy_is_roman() ? "rom_gardens" : "bar_pyre"; }
    std::string own_deal() const {
        for (const Printed& p : all_printed())
            if (p.deck() == faction() && p.id() != card().id() && p.stat("deal").as_string() != "card") return p.card();
        return "";
    }
    // A cheap card of the own faction that produces.
    std::string own_card() const {
        return faction() == "barbarians" ? "bar_settlement_020" : faction() == "japanese" ? "jap_rice_fields_004" : "";
    }
    Given table() const {
        Given given;
        given.faction("north", faction()).faction("east", enemy_is_roman() ? "romans" : "barbarians");
        given.goods("north", {{"wood", 9}, {"stone", 9}, {"food", 9}, {"worker", 9}, {"raze", 9}, {"gold", gold()}})
            .goods("east", {{"wood", 1}});
        given.empire("north", {card().card(), "com_old_forest",
                               card().id() == "com_lumberjacks" ? "com_coal_mine" : "com_lumberjacks"});
        given.empire("east", {"com_mill", card().id() == "com_marketplace" ? "com_tavern" : "com_marketplace",
                              enemy_location()});
        given.deals("east", {enemy_deal()}).hand("east", {"com_monument"});
        given.deals("north", {card().id() == "jap_negotiator" ? own_card() : own_deal()});
        given.hand("north", card().id() == "com_settlers" ? MoveTexts{own_card()} : MoveTexts{"com_quarry_008"});
        return given.turn("action", "north", 2);
    }
    // Exactly what the action asks for: gold to spare could pay for anything.
    int gold() const {
        for (const Json& cost : card().design->at("action").at("cost").as_array())
            if (cost.at("good").as_string() == "gold") return cost.at("amount").to_number<int>();
        return 0;
    }
    Change deal_good(const std::string& word) const {
        return {{std::string(printed(word).stat("deal").as_string()), 1}};
    }
    Change spoils(const std::string& word) const {
        Change out;
        for (const Json& good : printed(word).stat("raze").as_array()) ++out[std::string(good.as_string())];
        return out;
    }
    Change build_cost(const std::string& word) const {
        Change out;
        for (const char* good : {"wood", "stone", "food"})
            out[good] -= printed(word).stat("build_cost").at(good).to_number<int>();
        return out;
    }
    // The effects that act on something, with the target each move names; what they change for north.
    Change act(Desk& d, const Json& effect) const;
};

Change EveryAction::act(Desk& d, const Json& effect) const {
    const std::string kind(effect.at("kind").as_string());
    const auto on = [&](const char* key) {
        const Json* found = effect.as_object().if_contains(key);
        return found && found->as_bool();
    };
    if (kind == "copy_production")
        return d.play("north", "copy com_old_forest"),
               given_by(printed("com_old_forest").design->at("production"), {}, {});
    if (kind == "copy_deal") return d.play("north", "use_deal " + own_deal()), deal_good(own_deal());
    if (kind == "extra_activation") {
        d.play("north", "activate com_lumberjacks");
        return {{"worker", -1}, {"wood", 2}};
    }
    if (kind == "build_special") {
        const bool from_deals = effect.at("card_from").as_string() == "own_deals";
        d.play("north", from_deals ? "build_deal " + own_card() : "build " + printed(own_card()).face());
        EXPECT_TRUE(d.stands("north", own_card()));
        Change out = build_cost(own_card());
        add(out, given_by(printed(own_card()).design->at("production"), {}, {}));
        if (!from_deals) --out["card"];
        return out;
    }
    if (kind == "raze_special") {
        Change out;
        if (effect.at("targets").as_array().at(0).as_string() == "own_hand") {
            d.play("north", "raze_card com_quarry").play("north", "keep_good stone").play("north", "give_up stone");
            return {{"raze", -1}, {"card", -1}, {"stone", 1}, {"vp", 2}};
        }
        const bool own = effect.at("targets").as_array().at(0).as_string() == "own_location";
        const std::string target = own ? "com_old_forest" : "com_mill";
        d.play("north", "raze " + target);
        out = spoils(target);
        if (own) ++out["wood"];
        EXPECT_EQ(d.list(own ? "players.north.foundations" : "players.east.foundations"), MoveTexts{target});
        EXPECT_EQ(d.good("east", "wood"), own ? 1 : 2);
        return out;
    }
    if (kind == "remove_location") {
        d.play("north", "remove com_mill");
        EXPECT_FALSE(d.stands("east", "com_mill"));
        EXPECT_TRUE(contains(d.list("discard"), "com_mill"));
    }
    if (kind == "take_spoil") return d.play("north", "spoil com_mill food"), Change{{"food", 1}};
    if (kind == "steal") {
        d.play("north", "steal east wood");
        EXPECT_EQ(d.good("east", "wood"), 0);
        return {{"wood", 1}};
    }
    if (kind == "opponent_discard") {
        d.play("north", "victim east").play("east", "discard com_monument");
        EXPECT_EQ(d.of("east", "hand_size"), 0);
    }
    if (kind == "block_location") {
        const std::string target = d.stands("east", "com_marketplace") ? "com_marketplace" : "com_tavern";
        d.play("north", "block " + target);
        EXPECT_EQ(d.at("players.east.empire." + target + ".blocked"), Json(true));
    }
    if (kind == "discard_deal") {
        d.play("north", "break_deal " + enemy_deal());
        EXPECT_TRUE(d.list("players.east.deals").empty());
        return on("gain_its_good") ? deal_good(enemy_deal()) : Change{};
    }
    if (kind == "take_deal") {
        d.play("north", "take_deal " + enemy_deal());
        EXPECT_TRUE(contains(d.list("players.north.deals"), enemy_deal()));
    }
    if (kind == "remote_deal") {
        d.play("north", "remote_deal " + enemy_location());
        EXPECT_EQ(d.list("players.north.remote_deals"), MoveTexts{enemy_location()});
        return deal_good(enemy_location());
    }
    if (kind == "place_foundation") {
        d.play("north", "lay_foundation common com_quarry");
        EXPECT_EQ(d.list("players.north.foundations"), MoveTexts{"com_quarry_008"});
        const Json& compensation = effect.at("compensation");
        return {{"card", -1},
                {std::string(compensation.at("good").as_string()), compensation.at("amount").to_number<int>()}};
    }
    if (kind == "take_control") {
        d.play("north", "take_control com_mill");
        EXPECT_EQ(d.at("players.east.empire.com_mill.borrowed_by"), Json("north"));
    }
    return {};
}

// IS-10.1, IS-10.2, IS-1.40: the cost is paid in full, then the effects run in order; the use counts.
TEST_P(EveryAction, is_used) {
    Desk d(2, table());
    const Desk before = d;
    const Json& action = card().design->at("action");
    Change change = given_by(action.at("effects"), {}, {});
    for (const Json& cost : action.at("cost").as_array()) {
        std::string good(cost.at("good").as_string());
        if (good == "own_deal") continue;
        good = good == "any_resource" ? "wood" : good == "card_from_hand" ? "card" : good;
        change[good] -= cost.at("amount").to_number<int>();
    }
    d.play("north", "activate " + card().card()).draw_luck();
    while (d.row() == "pay" || d.row() == "pay_card" || d.row() == "pay_deal")
        d.play("north", d.offers("north")[0]).draw_luck();
    for (const Json& effect : action.at("effects").as_array()) add(change, act(d, effect));
    d.carry_on();
    for (const char* good : {"wood", "stone", "food", "gold", "worker", "raze"}) {
        const auto found = change.find(good);
        EXPECT_EQ(d.good("north", good) - before.good("north", good), found == change.end() ? 0 : found->second)
            << good;
    }
    EXPECT_EQ(d.of("north", "vp"), change["vp"]);
    EXPECT_EQ(d.of("north", "hand_size") - 1, change["card"]);
    EXPECT_EQ(d.of("north", "empire." + card().card() + ".uses"), 1);
}

// IS-10.3, IS-10.4: with two uses both are paid first, and it gives twice.
TEST_P(EveryAction, is_used_twice_if_it_may) {
    const Json& action_of = card().design->at("action");
    const std::string move = "activate_twice " + card().card();
    Given given = table().goods("north", {{"gold", 2 * gold()}});
    if (faction() == "barbarians") given.deals("north", {own_deal(), "bar_settlement_021"});
    Desk d(2, given);
    const Desk before = d;
    if (action_of.at("max_per_round").to_number<int>() == 1) {
        EXPECT_FALSE(contains(d.offers("north"), move));
        return;
    }
    Change change;
    add(change, given_by(action_of.at("effects"), {}, {}), 2);
    for (const Json& cost : action_of.at("cost").as_array()) {
        const std::string good(cost.at("good").as_string());
        if (good != "own_deal")
            change[good == "any_resource" ? "wood" : good] -= 2 * cost.at("amount").to_number<int>();
    }
    if (card().id() == "bar_pack") change["worker"] += 2;  // the first spoil of the Mill, both times
    d.play("north", move).carry_on();
    EXPECT_EQ(d.of("north", "empire." + card().card() + ".uses"), 2);
    EXPECT_EQ(d.of("north", "vp"), change["vp"]);
    EXPECT_EQ(d.of("north", "hand_size") - 1, change["card"]);
    for (const char* good : {"wood", "stone", "food", "gold", "worker", "raze"})
        EXPECT_EQ(d.good("north", good) - before.good("north", good), change[good]) << good;
}

INSTANTIATE_TEST_SUITE_P(Settlers, EveryAction, testing::ValuesIn(action_cards()),
                         [](const auto& one) { return one.param.id() + "_" + one.param.code(); });

}  // namespace
}  // namespace pentarchy::settlers
