// components.json -> Edition: paintings with what they change, bring and score.
#include "engine/document/edition.h"
#include "games/brazil/edition.h"

namespace pentarchy::brazil::reading {

namespace {

const std::vector<std::string> kEffectWords = {
    "combat_bonus", "building_strength_if_adjacent", "adjacent_ranged_support", "basic_move_distance", "additional_extra_move",
    "hand_limit", "city_site_any_unit", "sacrifice_old_token", "ignore_good_shape", "import_bonus", "ignore_terrain",
    "build_over_own_building", "place_palace", "build_twice", "build_discount", "end_place_goods", "production_bonus",
    "end_vp_per", "draw_combat_card", "draw_gold_card", "gain"};
enum class Effect : uint8_t {
    CombatBonus, ForestStrength, RangedSupport, Distance, ExtraMove, HandLimit, AnyFounder, Sacrifice, AnyShape, Import,
    AnyTerrain, BuildOver, Palace, BuildTwice, Discount, Factory, Production, VpPer, DrawCombat, DrawGold, Gain
};

// BR-12.5 and its like: strength in fights, or of tiles.
void read_combat(Fields& effect, int source, Edition& t) {
    int attack = 0, defence = 0;
    effect.number("attack", attack, 0, 9).number("defence", defence, 0, 9);
    if (effect.find("condition")) {
        effect.must_be("condition", "on_own_tile");
        if (attack) effect["attack"].fail("must be 0 where the bonus is for own tiles");
        t.modifiers.add(Query::OwnTileDefence, source, defence);
    } else {
        t.modifiers.add(Query::Attack, source, attack);
        t.modifiers.add(Query::Defence, source, defence);
    }
}

// BR-12.9, BR-7.23  An item more on each building of a kind.
void read_production(Fields& effect, int source, Edition& t) {
    if (t.bonuses == kCapBonuses) effect.fail("is one production bonus too many");
    BonusRow& row = t.bonus[t.bonuses++];
    row.source = static_cast<uint8_t>(source);
    effect.name("building", row.building, t.building_words, "a building");
    const auto gain = effect["gain"].members();
    if (gain.size() != 1) effect["gain"].fail("must be one item");
    row.item = static_cast<Item>(place_of(gain[0].key, t.item_words));
    if (static_cast<int>(row.item) >= kItems) effect["gain"].fail("must be an item");
    row.amount = static_cast<uint8_t>(gain[0].node.integer(1, 3));
}

// BR-12.13
void read_sacrifice(Fields& effect, int source, Edition& t) {
    t.modifiers.add(Query::Sacrifice, source, 1);
    for (const auto& [token, gain] : effect["rewards"].members()) {
        if (token != "1" && token != "2") gain.fail("must be for token 1 or 2");
        const size_t which = token == "2";
        Fields worth(gain);
        Reward reward;
        worth.number("end_vp", t.sacrifice.vp[which], 0, 9, May::BeMissing);
        worth.number("draw_gold_card", reward.gold_cards, 0, 3, May::BeMissing);
        t.sacrifice.reward[which] = add_reward(reward, gain, t);
    }
}

// BR-12.15, BR-12.16
void read_factory(Fields& effect, int source, Edition& t) {
    t.modifiers.add(Query::Factory, source, 1);
    for (Fields slot : effect["slots"].items()) {
        Shape shape{};
        slot.name("shape", shape, t.shape_words, "a shape");
        const int at = static_cast<int>(shape);
        if (t.factory_shapes >> at & 1) slot["shape"].fail("has a slot already");
        t.factory_shapes = static_cast<uint8_t>(t.factory_shapes | 1 << at);
        slot.number("vp", t.factory_vp[at], 0, 9);
    }
    if (std::popcount(t.factory_shapes) > 2) effect["slots"].fail("are more than two");
}

// BR-12.14
void read_discount(Fields& effect, int source, Edition& t) {
    CoinRow& coin = t.coin[static_cast<int>(Coin::Reboucas)];
    if (coin.source != kNone) effect.fail("is another painting's effect already");
    coin.source = static_cast<uint8_t>(source);
    int amount = 0;
    effect.number("amount", amount, 1, 1).number("limit_per_turn", amount, 1, 1);
    coin.gold = 1;
    coin.once_a_turn = true;
}

void read_twice(Fields& effect, int source, Edition& t) {
    const Cost extra = read_cost(effect["extra_cost"], t);
    if (extra.units() != extra.due[static_cast<int>(Due::AnyRaw)]) effect["extra_cost"].fail("must be any raws");
    t.twice_raws = static_cast<uint8_t>(extra.units());
    t.modifiers.add(Query::BuildTwice, source, 1);
}

void read_right(Fields& effect, Effect kind, int source, Edition& t) {
    int amount = 1;
    switch (kind) {
        case Effect::RangedSupport:
            effect.number("max_units", amount, 1, 5);
            return t.modifiers.add(Query::RangedSupport, source, amount);
        case Effect::Distance:
            effect.must_be("units", "any").number("distance", amount, 2, 2);
            return t.modifiers.add(Query::AllSwift, source, 1);
        case Effect::ExtraMove:
            effect.must_be("move", "edge_or_water").number("per_turn", amount, 1, 1);
            return t.modifiers.add(Query::Sail, source, 1);
        case Effect::HandLimit:
            effect.must_be("deck", "combat").number("limit", amount, t.combat_limit, 8);
            return t.modifiers.add(Query::CombatHand, source, amount - t.combat_limit);
        case Effect::Import:
            effect.number("amount", amount, 1, 3);
            return t.modifiers.add(Query::Import, source, amount);
        case Effect::Palace:
            effect.must_be("timing", "any_time_own_turn").number("amount", amount, 1, 1);
            return t.modifiers.add(Query::Isabel, source, 1);
        case Effect::AnyFounder: return t.modifiers.add(Query::AnyFounder, source, 1);
        case Effect::AnyShape: return t.modifiers.add(Query::AnyShape, source, 1);
        case Effect::AnyTerrain: return t.modifiers.add(Query::AnyTerrain, source, 1);
        case Effect::BuildOver: return t.modifiers.add(Query::BuildOver, source, 1);
        default: effect.fail("is not an effect of paintings");
    }
}

void read_reward(Fields& effect, Effect kind, Reward& reward, const Edition& t) {
    effect.must_be("timing", "on_gain");
    if (kind == Effect::Gain) {
        const auto item = read_name<size_t>(effect["resource"], t.item_words, "an item");
        effect.number("amount", reward.item[item], 1, 5);
    } else {
        effect.number("amount", kind == Effect::DrawGold ? reward.gold_cards : reward.combat_cards, 1, 3);
    }
}

void read_effect(Fields effect, int source, Reward& reward, Edition& t) {
    const auto kind = read_name<Effect>(effect["kind"], kEffectWords, "an effect of paintings");
    int amount = 0;
    switch (kind) {
        case Effect::ForestStrength:
            effect.must_be("terrain", "forest");
            effect.number("amount", amount, 1, 5);
            t.modifiers.add(Query::ForestStrength, source, amount);
            break;
        case Effect::CombatBonus: read_combat(effect, source, t); break;
        case Effect::Production: read_production(effect, source, t); break;
        case Effect::Sacrifice: read_sacrifice(effect, source, t); break;
        case Effect::Factory: read_factory(effect, source, t); break;
        case Effect::Discount: read_discount(effect, source, t); break;
        case Effect::BuildTwice: read_twice(effect, source, t); break;
        case Effect::VpPer: read_per(effect, static_cast<uint8_t>(source), t); break;
        case Effect::Gain:
        case Effect::DrawGold:
        case Effect::DrawCombat: read_reward(effect, kind, reward, t); break;
        default: read_right(effect, kind, source, t);
    }
    const bool fights = kind == Effect::CombatBonus || kind == Effect::ForestStrength || kind == Effect::RangedSupport;
    if (fights) t.fight_sources.add(source), t.painting_sources.add(source);
}

}  // namespace

void read_paintings(Fields& edition, Edition& t) {
    must_have_ids(edition["painting_orders"], t.order_words);
    int of_order[kOrders]{};
    read_rows(edition["paintings"], t.painting, [&](Fields& in, PaintingRow& row, int painting) {
        in.name("order", row.order, t.order_words, "an order").number("vp", row.vp, 0, 9);
        row.cost = read_cost(in["cost"], t);
        ++of_order[static_cast<int>(row.order)];
        Reward reward;
        for (const Node& effect : in["effects"].items()) read_effect(effect, source_of_painting(painting), reward, t);
        row.reward = add_reward(reward, in["effects"], t);
    });
    for (size_t order = 0; order < kOrders; ++order)
        must_count(edition["painting_orders"].at(order)["count"], of_order[order], "paintings of this order");
}

}  // namespace pentarchy::brazil::reading
