// components.json -> Edition: gold cards, combat cards and tasks.
#include "engine/document/edition.h"
#include "games/brazil/edition.h"

namespace pentarchy::brazil::reading {

namespace {

const std::vector<std::string> kUnitKindWords = {"basic", "monarch", "cavalry", "artillery"};

// A building or a list of them.
uint8_t read_buildings(const Node& node, const Edition& t) {
    if (node.json().is_array()) return read_names<uint8_t>(node, t.building_words, "a building");
    return static_cast<uint8_t>(1u << read_name<int>(node, t.building_words, "a building"));
}

void read_give(const Node& give, GoldRow& row, const Edition& t) {
    for (const auto& [word, n] : give.members()) {
        const auto amount = static_cast<uint8_t>(n.integer(1, 9));
        const int item = place_of(word, t.item_words);
        if (item >= 0 && item < kRaws) {
            row.give_raw[item] = amount;
        } else if (word == "any_raw") {
            row.give_any = amount;
        } else if (word == "combat_card") {
            row.give_combat = amount;
        } else {
            n.fail("cannot be given in an exchange");
        }
    }
}

void read_gold_effect(Fields effect, GoldRow& row, Edition& t) {
    static const std::vector<std::string> kUseWords = {"majority_vp", "exchange_end", "reveal_for_vp", "look_at_hand", "deploy", "build",
                                                       "exchange", "manufacture", "withdraw_unit", "renovate", "take_painting",
                                                       "extra_basic_move"};
    effect.name("kind", row.use, kUseWords, "an effect of gold cards");
    switch (row.use) {
        case GoldUse::Majority:
            row.buildings = read_buildings(effect["building"], t);
            effect.number("vp", row.vp, 0, 9);
            break;
        case GoldUse::Signo:
            read_give(effect["give"], row, t);
            row.vp = read_gain(effect["get"], t).vp;
            break;
        case GoldUse::Outpost:
            effect.part("condition").must_be("kind", "own_city_distance_to_opponent_capital").number("min", row.min, 1, 20).number("max", row.max, 1, 20);
            effect.number("vp", row.vp, 0, 9);
            break;
        case GoldUse::Deploy: effect.name("unit_kind", row.unit, kUnitKindWords, "a kind of unit"); break;
        case GoldUse::Build:
            row.buildings = read_buildings(effect["building"], t);
            effect.flag("ignore_era", row.any_era, May::BeMissing);
            break;
        case GoldUse::Exchange:
            read_give(effect["give"], row, t);
            row.reward = add_reward(read_gain(effect["get"], t), effect["get"], t);
            break;
        case GoldUse::Withdraw: row.reward = add_reward(read_gain(effect["gain"], t), effect["gain"], t); break;
        default: break;
    }
}

void read_gold(Fields& edition, Edition& t) {
    t.gold_words = read_ids(edition["gold_cards"], kCapKinds);
    t.gold_kinds = read_rows(edition["gold_cards"], t.gold, [&](Fields& in, GoldRow& row, int kind) {
        int copies = 1;
        in.number("count", copies, 1, kCapGold);
        must_have(in["effects"], 1);
        read_gold_effect(in["effects"].at(0), row, t);
        t.gold_cards = name_copies(in.node(), copies, kind, t.gold_words, t.gold_kind, t.gold_cards, t.gold_copy_words);
    });
    must_count(edition["component_totals"]["gold_cards"], t.gold_cards, "gold cards");
}

void read_combat_effect(Fields effect, CombatRow& row, Edition& t) {
    const Node kind = effect["kind"];
    const std::string_view word = kind.text();
    if (word == "strength") {
        effect.number("attack", row.attack, 0, 9).number("defence", row.defence, 0, 9);
    } else if (word == "strength_per_item_discarded") {
        effect.number("amount", row.camp_each, 1, 3).number("max", row.camp_most, 1, 5);
    } else if (word == "if_lose_winner_loses_unit") {
        effect.number("amount", row.winner_loses, 1, 3);
    } else if (word == "if_lose_save_unit") {
        effect.number("amount", row.saves, 1, 3);
    } else if (word == "if_win_gain") {
        row.reward = add_reward(read_gain(effect["gain"], t), effect["gain"], t);
    } else if (word == "cancel_highest_enemy_card") {
        row.cancels_card = true;
    } else if (word == "cancel_enemy_painting_bonus") {
        row.cancels_paintings = true;
    } else {
        kind.fail("is not an effect of combat cards");
    }
}

void read_combat(Fields& edition, Edition& t) {
    t.combat_words = read_ids(edition["combat_cards"], kCapKinds);
    t.combat_kinds = read_rows(edition["combat_cards"], t.combat, [&](Fields& in, CombatRow& row, int kind) {
        int copies = 1;
        in.number("count", copies, 1, kCapCombat);
        for (const Node& effect : in["effects"].items()) read_combat_effect(effect, row, t);
        t.combat_cards = name_copies(in.node(), copies, kind, t.combat_words, t.combat_kind, t.combat_cards, t.combat_copy_words);
    });
    must_count(edition["component_totals"]["combat_cards"], t.combat_cards, "combat cards");
}

void read_condition(Fields in, Condition& row, const Edition& t) {
    static const std::vector<std::string> kWhatWords = {"control_building", "control_city", "units_on_map",
                                                        "goods_made",       "paintings",    "palaces_on_map"};
    in.name("kind", row.what, kWhatWords, "a condition of tasks").number("min", row.min, 1, 20).number("vp", row.vp, 0, 9, May::BeMissing);
    if (row.what == What::Building && in["building"].text() != "any") in.name("building", row.of, t.building_words, "a building");
    if (row.what == What::Goods) in.name("shape", row.of, t.shape_words, "a shape", May::BeMissing);
    if (row.what == What::Paintings) in.name("order", row.of, t.order_words, "an order", May::BeMissing);
}

void read_tasks(Fields& edition, Edition& t) {
    t.task_words = read_ids(edition["task_cards"], kCapTasks);
    int of_era[kEras]{};
    t.tasks = read_rows(edition["task_cards"], t.task, [&](Fields& in, TaskRow& row, int) {
        int copies = 1, era = 1;
        in.number("era", era, 1, kEras).number("count", copies, 1, 1).number("vp", row.vp, 0, 20, May::BeMissing);
        row.era = static_cast<uint8_t>(era - 1);
        ++of_era[row.era];
        const Node list = in["conditions"];
        must_fit(list, kCapConditions);
        for (const Node& condition : list.items()) read_condition(condition, row.condition[row.conditions++], t);
        bool palace = true, ends = false;
        in.flag("palace_reward", palace).flag("ends_game", ends, May::BeMissing);
        if (!palace) in["palace_reward"].fail("must be true (BR-15.7, BR-15.24)");
        if (ends != (era == kEras)) in["ends_game"].fail("must be true of tasks of era III and of no other (BR-18.1)");
    });
    for (const int n : of_era)
        if (n < 2 * kSeats) edition["task_cards"].fail("must have at least 8 cards of each era (BR-1.7)");
}

}  // namespace

void read_cards(Fields& edition, Edition& t) {
    read_gold(edition, t);
    read_combat(edition, t);
    read_tasks(edition, t);
}

}  // namespace pentarchy::brazil::reading
