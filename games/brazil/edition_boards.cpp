// components.json -> Edition: player boards with their units, monarchs, and the spaces of the action board.
#include "engine/document/edition.h"
#include "games/brazil/edition.h"

namespace pentarchy::brazil::reading {

namespace {

void read_unit(Fields in, UnitRow& row, const Edition& t) {
    static const std::vector<std::string> kKindWords = {"basic", "monarch", "cavalry", "artillery"},
                                          kAbilityWords = {"found_city", "ranged", "swift"};
    in.name("unit_kind", row.kind, kKindWords, "a kind of unit").number("vp", row.vp, 0, 9).number("strength", row.strength, 0, 9);
    if (row.strength != row.vp) in["strength"].fail("must be the unit's VP (BR-1.21)");
    row.cost = read_cost(in["first_deploy_cost"], t);
    const auto abilities = read_names<uint8_t>(in["abilities"], kAbilityWords, "an ability of units");
    row.founder = abilities & 1, row.ranged = abilities & 2, row.swift = abilities & 4;
}

// BR-16.3 to BR-16.5
void read_raise(Fields& effect, MonarchRow& row, Edition& t) {
    effect.name("building", row.raises, t.building_words, "a building").number("n", row.raise_count, 1, 9);
    BuildingRow& building = t.building[row.raises];
    if (building.raised_vp) effect["building"].fail("is raised by another monarch already");
    effect.number("vp", building.raised_vp, 1, 9);
    effect.counts("production", building.raised, t.item_words, 5, "an item");
}

// BR-16.2, BR-16.9  The options become coins, except one card for one raw, which is how cards pay there.
void read_options(Fields& effect, int monarch, MonarchRow& row, Edition& t) {
    const bool once = !effect["limit_per_turn"].is_null();
    for (Fields option : effect["options"].items()) {
        CoinRow coin;
        const Cost worth = read_cost(option["counts_as"], t);
        option.number("combat_cards", coin.cards, 1, 3);
        coin.source = static_cast<uint8_t>(kMonarch0 + monarch);
        coin.raw = worth.due[static_cast<int>(Due::AnyRaw)];
        coin.gold = worth.due[static_cast<int>(Due::Gold)];
        coin.science = worth.due[static_cast<int>(Due::Science)];
        coin.once_a_turn = once;
        if (!once && coin.cards == 1 && coin.raw == 1 && worth.units() == 1) {
            row.combat_pays_raw = true;
            continue;
        }
        const Coin which = !once                        ? Coin::NapoleonScience
                           : coin.science && coin.gold  ? Coin::AfonsoBoth
                           : coin.raw                   ? Coin::AfonsoRaw
                                                        : Coin::AfonsoGold;
        CoinRow& place = t.coin[static_cast<int>(which)];
        if (place.source != kNone) option.fail("is an option of its kind too many");
        place = coin;
    }
}

void read_deploy_rewards(Fields& effect, const std::vector<std::string>& units, MonarchRow& row, Edition& t) {
    Reward reward;
    if (const auto gain = effect.find("gain")) reward = read_gain(*gain, t);
    if (const auto then = effect.find("then")) reward = read_draws(*then);
    const uint8_t id = add_reward(reward, effect.node(), t);
    for (const Node& unit : effect["units"].items()) {
        const auto which = read_name<size_t>(unit, t.unit_words, "a unit");
        if (which / kUnits != row.board) unit.fail("is a unit of another board");
        row.deploy_reward[which % kUnits] = id;
    }
    (void)units;
}

void read_nth(const Node& list, uint8_t (&rewards)[3], Edition& t) {
    must_fit(list, 3);
    for (size_t i = 0; i < list.size(); ++i) rewards[i] = add_reward(read_gain(list.at(i), t), list.at(i), t);
}

void add_per(const Node& where, Edition& t, const PerRow& row) {
    if (t.pers == kCapPers) where.fail("is one more way to score than there may be");
    t.per[t.pers++] = row;
}

void read_monarch_effect(Fields effect, int monarch, MonarchRow& row, Edition& t) {
    const Node kind = effect["kind"];
    const std::string_view word = kind.text();
    const auto source = static_cast<uint8_t>(kMonarch0 + monarch);
    if (word == "first_n_built_override") return read_raise(effect, row, t);
    if (word == "payment_option") return read_options(effect, monarch, row, t);
    if (word == "on_first_deploy_of_unit") return read_deploy_rewards(effect, t.unit_words, row, t);
    if (word == "on_first_action") {
        effect.must_be("action", "deploy");
        row.first_deploy = add_reward(read_draws(effect["then"]), effect["then"], t);
    } else if (word == "on_first_painting_of_order") {
        for (const auto& [order, gain] : effect["rewards"].members()) {
            const int at = place_of(order, t.order_words);
            if (at < 0) gain.fail("is not for an order of paintings");
            row.order_reward[at] = add_reward(read_gain(gain, t), gain, t);
        }
    } else if (word == "on_build_terrain_nth") {
        effect.must_be("terrain", "forest");
        read_nth(effect["rewards"], row.forest_reward, t);
    } else if (word == "on_task_completed_nth") {
        const uint8_t id = add_reward(read_gain(effect["gain"], t), effect["gain"], t);
        for (const Node& n : effect["n"].items()) row.task_reward[n.integer(1, 3) - 1] = id;
    } else if (word == "good_to_monarch_tile") {
        effect.number("max", row.tile_goods, 1, kGoods);
        row.tile_reward = add_reward(read_gain(effect["gain"], t), effect["gain"], t);
        t.modifiers.add(Query::MonarchTile, source, row.tile_goods);
        PerRow per{source, Per::MonarchGood, 0, 0};
        effect.number("end_vp_each", per.vp, 0, 9);
        add_per(effect.node(), t, per);
    } else if (word == "end_vp_per") {
        effect.must_be("what", "first_two_completed_tasks");
        PerRow per{source, Per::FirstTasks, 0, 0};
        effect.number("vp", per.vp, 0, 9);
        add_per(effect.node(), t, per);
    } else {
        kind.fail("is not an effect of monarchs");
    }
}

}  // namespace

// [{"kind": "draw_gold_card", "amount": 1}]
Reward read_draws(const Node& list) {
    Reward out;
    for (Fields draw : list.items()) {
        const Node kind = draw["kind"];
        uint8_t amount = 0;
        draw.number("amount", amount, 1, 3);
        if (kind.text() == "draw_gold_card") {
            out.gold_cards = amount;
        } else if (kind.text() == "draw_combat_card") {
            out.combat_cards = amount;
        } else {
            kind.fail("must be a card to draw");
        }
    }
    return out;
}

void read_boards(Fields& edition, Edition& t) {
    t.board_words = read_exact_ids(edition["player_boards"], kBoards);
    read_rows(edition["player_boards"], t.board, [&](Fields& in, BoardRow& row, int board) {
        row.monarchs = read_names<uint16_t>(in["monarchs"], t.monarch_words, "a monarch");
        const Node units = in["units"];
        int founders = 0;
        for (const std::string& word : read_exact_ids(units, kUnits)) t.unit_words.push_back(word);
        for (size_t unit = 0; unit < kUnits; ++unit) {
            UnitRow& out = t.unit[static_cast<size_t>(board) * kUnits + unit];
            read_unit(units.at(unit), out, t);
            founders += out.founder;
        }
        if (founders != 1) units.fail("must have just one founder (BR-1.22)");
    });
    read_rows(edition["monarchs"], t.monarch, [&](Fields& in, MonarchRow& row, int monarch) {
        in.name("board", row.board, t.board_words, "a board");
        if (!(t.board[row.board].monarchs >> monarch & 1)) in["board"].fail("does not name this monarch");
        for (const Node& effect : in["effects"].items()) read_monarch_effect(effect, monarch, row, t);
    });
}

}  // namespace pentarchy::brazil::reading
