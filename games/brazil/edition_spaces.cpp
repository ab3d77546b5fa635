// components.json -> Edition: the action board with its upgrades, bonuses and exchanges, and the palaces.
#include "engine/document/edition.h"
#include "games/brazil/edition.h"

namespace pentarchy::brazil::reading {

namespace {

void read_upgrade(Fields upgrade, int space, Edition& t) {
    const Node kind = upgrade["kind"];
    const std::string_view word = kind.text();
    const int source = kUpgrade0 + space;
    int amount = 1;
    if (word == "deploy_plus") {
        upgrade.number("extra_units", amount, 0, 3);
        t.modifiers.add(Query::Deploys, source, amount);
        upgrade.number("extra_combat_cards", amount, 0, 3);
        t.modifiers.add(Query::DeployCards, source, amount);
    } else if (word == "painting_discount") {
        t.modifiers.add(Query::PaintingDiscount, source, 1);
    } else if (word == "build_any_raw") {
        t.modifiers.add(Query::BuildAnyRaw, source, 1);
    } else if (word == "renovate_free") {
        t.modifiers.add(Query::RenovateFree, source, 1);
    } else if (word == "manufacture_discount") {
        upgrade.number("any_raw", amount, 1, 3);
        t.modifiers.add(Query::MakeDiscount, source, amount);
    } else if (word == "draw_gold_card") {
        upgrade.number("amount", amount, 1, 3);
        t.modifiers.add(Query::ImportGold, source, amount);
    } else {
        kind.fail("is not an upgrade of a space");
    }
}

// BR-5.50 to BR-5.56
void read_bonus(Fields bonus, int space, SpaceRow& row, Edition& t) {
    static const std::vector<std::string> kMoveWords = {"teleport_to_controlled_city_or_capital", "adjacent_forest",
                                                        "adjacent_controlled_tile", "edge_or_water", "adjacent_gold_mine"};
    const Node kind = bonus["kind"];
    if (kind.text() == "extra_move") {
        bonus.name("move", row.extra, kMoveWords, "an extra move");
    } else if (kind.text() == "combat_bonus_while_token_here") {
        int attack = 0, defence = 0;
        bonus.number("attack", attack, 0, 9).number("defence", defence, 0, 9);
        t.modifiers.add(Query::Attack, kToken0 + space, attack);
        t.modifiers.add(Query::Defence, kToken0 + space, defence);
        t.fight_sources.add(kToken0 + space);
    } else {
        kind.fail("is not a movement bonus");
    }
}

void read_exchange(Fields in, Edition& t, TradeRow& row) {
    for (const auto& [word, n] : in["give"].members()) {
        const auto amount = static_cast<uint8_t>(n.integer(1, 9));
        const int item = place_of(word, t.item_words);
        if (item >= 0 && item < kRaws) {
            row.give_raw[item] = amount;
        } else if (word == "any_raw") {
            row.give_any = amount;
        } else if (word == "cotton_or_coffee") {
            row.give_cotton_or_coffee = amount;
        } else if (word == "combat_card") {
            row.give_combat = amount;
        } else {
            n.fail("cannot be given in an exchange");
        }
    }
    row.reward = add_reward(read_gain(in["get"], t), in["get"], t);
}

// The actions themselves are the rules'; what is a number in them is read.
void read_action(Fields action, int space, Edition& t) {
    static constexpr const char* kActions[] = {"deploy", "take_painting", "build", "renovate", "manufacture", "gain", "trade"};
    action.must_be("kind", kActions[space]);
    if (static_cast<Space>(space) == Space::Renovate) {
        const Cost cost = read_cost(action["cost"], t);
        if (cost.units() != cost.due[static_cast<int>(Due::AnyRaw)]) action["cost"].fail("must be any raws");
        t.renovate_raws = static_cast<uint8_t>(cost.units());
    }
    if (static_cast<Space>(space) == Space::Import) {
        int amount = 0;
        action.must_be("resource", "any_raw").number("amount", amount, 1, 3);
        t.import_raws = static_cast<uint8_t>(amount);
    }
    if (static_cast<Space>(space) == Space::Trade) {
        t.trade_words = read_ids(action["exchanges"], kCapTrades);
        t.trades = read_rows(action["exchanges"], t.trade, [&](Fields& in, TradeRow& row, int) { read_exchange(in, t, row); });
    }
}

void read_palace_effect(Fields effect, int palace, Reward& reward, Edition& t) {
    const Node kind = effect["kind"];
    const std::string_view word = kind.text();
    const auto source = static_cast<uint8_t>(source_of_palace(palace));
    uint8_t amount = 0;
    if (word == "gain") {
        const auto item = read_name<size_t>(effect["resource"], t.item_words, "an item");
        effect.number("amount", reward.item[item], 1, 5);
    } else if (word == "manufacture_free") {
        effect.name("shape", reward.make, t.shape_words, "a shape");
    } else if (word == "draw_gold_card") {
        effect.number("amount", reward.gold_cards, 1, 3);
    } else if (word == "draw_combat_card") {
        effect.number("amount", reward.combat_cards, 1, 3);
    } else if (word == "end_vp_per") {
        read_per(effect, source, t);
    } else if (word == "own_building_defence") {
        if (t.defences == kCapBonuses) effect.fail("is one defence bonus too many");
        effect.number("amount", amount, 1, 9);
        t.defence[t.defences++] = {source, read_name<Building>(effect["building"], t.building_words, "a building"), Item::Wood, amount};
    } else {
        kind.fail("is not an effect of palaces");
    }
}

void read_palaces(const Node& list, Edition& t) {
    must_have(list, kPalaces + 1);
    Fields(list.at(0)).must_be("id", "palace_1");
    for (int palace = 0; palace < kPalaces; ++palace) {
        Fields in(list.at(static_cast<size_t>(palace) + 1));
        in.must_be("id", t.palace_words[static_cast<size_t>(palace)]);
        PalaceRow& row = t.palace[palace];
        Fields place = in.part("placement");
        const Node kind = place["kind"];
        if (kind.text() == "building_era") {
            row.place = PalaceRow::Place::EraBuilding;
            place.number("era", row.what, 1, kEras);
        } else if (kind.text() == "building_kind") {
            row.place = PalaceRow::Place::Kind;
            place.name("building", row.what, t.building_words, "a building");
        } else if (kind.text() != "city") {
            kind.fail("is no place for a palace");
        }
        Reward reward;
        for (const Node& effect : in["bonus"].items()) read_palace_effect(effect, palace, reward, t);
        row.reward = add_reward(reward, in["bonus"], t);
    }
}

}  // namespace

void read_per(Fields& effect, uint8_t source, Edition& t) {
    static const std::vector<std::string> kPerWords = {"controlled_own_building", "controlled_building", "manufactured_good",
                                                       "deployed_unit", "forest_hex_adjacent_to_empire"};
    if (t.pers == kCapPers) effect.fail("is one more way to score than there may be");
    PerRow& row = t.per[t.pers++];
    row.source = source;
    effect.name("what", row.per, kPerWords, "a thing that scores").number("vp", row.vp, 0, 9);
    if (const auto one = effect.find("building"))
        row.buildings = static_cast<uint8_t>(1u << read_name<int>(*one, t.building_words, "a building"));
    if (const auto many = effect.find("buildings")) row.buildings = read_names<uint8_t>(*many, t.building_words, "a building");
}

void read_spaces(Fields& edition, Edition& t) {
    must_have_ids(edition["action_spaces"], t.space_words);
    read_rows(edition["action_spaces"], t.space, [&](Fields& in, SpaceRow& row, int space) {
        in.name("upgrade_shape", row.shape, t.shape_words, "a shape", May::BeNull);
        read_action(in.part("action"), space, t);
        if (const Node upgrade = in["upgrade"]; !upgrade.is_null()) read_upgrade(upgrade, space, t);
        read_bonus(in.part("movement_bonus"), space, row, t);
    });
    read_palaces(edition["palaces"], t);
}

}  // namespace pentarchy::brazil::reading
