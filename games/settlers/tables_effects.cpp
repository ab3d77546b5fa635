// components.json -> Tables: costs, effects and features in the closed vocabulary (IS-1.40 to IS-1.63).
#include <algorithm>

#include "games/settlers/tables.h"

namespace pentarchy::settlers::reading {

namespace {

const std::vector<std::string> kKindWords = {"gain",
                                             "gain_per",
                                             "gain_any",
                                             "choose_one",
                                             "pay_for",
                                             "draw_select",
                                             "copy_production",
                                             "copy_deal",
                                             "extra_activation",
                                             "build_special",
                                             "raze_special",
                                             "remove_location",
                                             "take_spoil",
                                             "steal",
                                             "opponent_discard",
                                             "block_location",
                                             "discard_deal",
                                             "take_deal",
                                             "remote_deal",
                                             "place_foundation",
                                             "place_samurai",
                                             "take_control"};
const std::vector<std::string> kEventWords = {"none",    "on_build", "on_raze",
                                              "on_deal", "on_gain",  "on_opponent_exchange"};

void must_be(const Node& node, std::string_view word) {
    if (node.text() != word) node.fail("must be \"" + std::string(word) + "\"");
}

bool flag(const Node& effect, std::string_view key) {
    const auto found = effect.find(key);
    return found && found->boolean();
}

uint8_t read_goods(const Node& list, const Tables& t) {
    uint8_t out = 0;
    for (const Node& item : list.items()) {
        const Good good = read_good(item, t);
        if (index(good) >= kTokens) item.fail("is not a good of the supply");
        out = static_cast<uint8_t>(out | 1u << index(good));
    }
    return out;
}

void read_per(const Node& effect, const Tables& t, EffectRow& out) {
    const Node per = effect["per"];
    out.max = small(effect["max_total"], 1, 50);
    if (per["count"].text() == "own_samurai") return;
    must_be(per["count"], "own_locations");
    out.color = static_cast<uint8_t>(find(per["color"], t.color_words, "a colour"));
}

// IS-1.52, IS-1.53
void read_raze(const Node& effect, EffectRow& out) {
    for (const Node& target : effect["targets"].items()) {
        const std::string_view word = target.text();
        if (word != "own_hand" && word != "enemy_location" && word != "own_location")
            target.fail("is no target of a raze");
        out.hits_hand |= word == "own_hand";
        out.hits_enemy |= word == "enemy_location";
        out.hits_own |= word == "own_location";
    }
    if (out.hits_own) must_be(effect["deck_filter"], "common");
    out.costs_tokens = effect["token_cost"].text() == "normal";
    if (!out.costs_tokens) must_be(effect["token_cost"], "none");
    out.ignores_protection = flag(effect, "ignore_protection");
    if (const auto convert = effect.find("convert")) out.convert = small((*convert)["amount_per_good"], 1, 9);
}

void read_build(const Node& effect, EffectRow& out) {
    out.from_deals = effect["card_from"].text() == "own_deals";
    if (!out.from_deals) must_be(effect["card_from"], "hand");
    must_be(effect["card_filter"], out.from_deals ? "own_faction" : "faction");
    if (!effect["ignore_location_cost"].boolean()) effect["ignore_location_cost"].fail("must be true");
}

void read_gain(const Node& effect, const Tables& t, EffectRow& out) {
    out.good = read_good(effect["good"], t);
    out.amount = small(effect["amount"], 1, 20);
}

void read_select(const Node& effect, EffectRow& out) {
    out.look = small(effect["look"], 1, 9);
    out.keep = small(effect["keep"], 1, 1);
    out.from_faction_deck = effect["deck"].text() == "faction";
    if (!out.from_faction_deck) must_be(effect["deck"], "common");
    must_be(effect["rest"], "discard");
}

uint8_t reserve(const Node& where, int lists, Tables& t) {
    if (t.lists + lists > kCapLists) where.fail("is more than the effect lists can hold");
    const auto first = static_cast<uint8_t>(t.lists);
    t.lists += lists;
    return first;
}

void fill_list(const Node& list, uint8_t id, Tables& t);

void read_nested(const Node& effect, Tables& t, EffectRow& out) {
    if (out.kind == EffectKind::ChooseOne) {
        const auto options = effect["options"].items();
        out.lists = static_cast<uint8_t>(options.size());
        out.first_list = reserve(effect, out.lists, t);
        for (size_t i = 0; i < options.size(); ++i) fill_list(options[i], static_cast<uint8_t>(out.first_list + i), t);
    } else {
        out.cost = read_cost(effect["cost"], t);
        out.lists = 1;
        out.first_list = reserve(effect, 1, t);
        fill_list(effect["effects"], out.first_list, t);
    }
}

EffectRow read_effect(const Node& effect, Tables& t) {
    EffectRow out;
    out.kind = static_cast<EffectKind>(find(effect["kind"], kKindWords, "an effect of the vocabulary"));
    switch (out.kind) {
        case EffectKind::Gain: read_gain(effect, t, out); break;
        case EffectKind::GainPer: read_gain(effect, t, out), read_per(effect, t, out); break;
        case EffectKind::GainAny:
        case EffectKind::Steal:
            out.goods = read_goods(effect["goods"], t), out.amount = small(effect["amount"], 1, 9);
            break;
        case EffectKind::ChooseOne:
        case EffectKind::PayFor: read_nested(effect, t, out); break;
        case EffectKind::DrawSelect: read_select(effect, out); break;
        case EffectKind::CopyProduction:
            out.other = effect["scope"].text() == "own_other";
            if (!out.other) must_be(effect["scope"], "own");
            break;
        case EffectKind::BuildSpecial: read_build(effect, out); break;
        case EffectKind::RazeSpecial: read_raze(effect, out); break;
        case EffectKind::DiscardDeal: out.gains_good = effect["gain_its_good"].boolean(); [[fallthrough]];
        case EffectKind::TakeDeal: out.with_remote = effect["include_remote"].boolean(); break;
        case EffectKind::PlaceFoundation: read_gain(effect["compensation"], t, out); break;
        case EffectKind::OpponentDiscard:
        case EffectKind::TakeSpoil:
        case EffectKind::PlaceSamurai: out.amount = small(effect["amount"], 1, 9); break;
        default: break;
    }
    return out;
}

bool is_draw(Good good) { return good == Good::Card || good == Good::CommonCard || good == Good::FactionCard; }

// Options and payments go on in their own list, and builds and activations are chosen before anything is paid: such an
// effect ends its list, or is all of it.
void check_order(const Node& list, const std::vector<EffectRow>& rows) {
    for (size_t i = 0; i < rows.size(); ++i) {
        const EffectKind kind = rows[i].kind;
        if ((kind == EffectKind::ChooseOne || kind == EffectKind::PayFor) && i + 1 < rows.size())
            list.at(i).fail("must be the last effect of its list");
        const bool alone =
            kind == EffectKind::ExtraActivation || kind == EffectKind::BuildSpecial || rows[i].costs_tokens;
        if (alone && rows.size() > 1) list.at(i).fail("must be the only effect of its list");
    }
}

void fill_list(const Node& list, uint8_t id, Tables& t) {
    std::vector<EffectRow> rows;
    ListRow out;
    out.only_cards = list.size() > 0;
    for (const Node& effect : list.items()) {
        rows.push_back(read_effect(effect, t));
        const EffectRow& row = rows.back();
        const bool gain = row.kind == EffectKind::Gain || row.kind == EffectKind::GainPer;
        out.plain &= gain && !is_draw(row.good);
        out.only_cards &= row.kind == EffectKind::Gain && row.good == Good::Card;
    }
    check_order(list, rows);
    if (t.effects + rows.size() > kCapEffects) list.fail("is more than the effects can hold");
    out.first = static_cast<uint16_t>(t.effects);
    out.size = static_cast<uint8_t>(rows.size());
    for (const EffectRow& row : rows) t.effect[t.effects++] = row;
    t.list[id] = out;
}

void read_trigger(const Node& feature, DesignRow& design, Tables& t) {
    TriggerRow& out = design.trigger;
    if (out.event != Event::None) feature.fail("is a second trigger of one card");
    out.event = static_cast<Event>(find(feature["event"], kEventWords, "an event"));
    const Node filter = feature["filter"];
    if (const auto color = filter.find("color"))
        out.color = static_cast<uint8_t>(find(*color, t.color_words, "a colour"));
    if (const auto deck = filter.find("deck")) must_be(*deck, "faction"), out.faction_only = true;
    if (const auto target = filter.find("target")) out.enemy_only = target->text() == "enemy_location";
    if (out.event == Event::Gain) {
        must_be(filter["good"], "vp");
        out.at_least = small(filter["at_least"], 1, 50);
    }
    out.optional = flag(feature, "optional");
    out.list = read_list(feature["effects"], t);
    const bool automatic = out.event == Event::Gain || out.event == Event::OpponentExchange;
    if (automatic && !t.list[out.list].plain) feature["effects"].fail("must be plain gains");
}

// IS-12.11, IS-12.12, IS-14.3, IS-14.4
void read_stash(const Node& feature, DesignRow& design) {
    design.stash = feature["stash"].text() == "hand_cards" ? Stash::Cards : Stash::Resources;
    if (design.stash == Stash::Resources) must_be(feature["stash"], "resources");
    if (const Node each = feature["gain_each"]; !each.is_null()) {
        must_be(each["good"], "vp");
        design.stash_vp = small(each["amount"], 1, 9);
    }
    for (const Node& step : feature["end_scoring"].items()) {
        if (design.stash_steps == 4) step.fail("is more than 4 steps");
        design.stash_step[design.stash_steps++] = {small(step["at_least"], 1, 99), small(step["vp"], 0, 99)};
    }
}

}  // namespace

Bill read_cost(const Node& list, const Tables& t) {
    Bill out;
    for (const Node& item : list.items()) {
        const std::string_view word = item["good"].text();
        const uint8_t amount = small(item["amount"], 1, 9);
        if (word == "any_resource") {
            out.any = amount;
        } else if (word == "card_from_hand") {
            out.cards = amount;
        } else if (word == "own_deal") {
            out.deals = amount;
        } else {
            const Good good = read_good(item["good"], t);
            if (index(good) >= kPayable) item["good"].fail("cannot be paid");
            out.goods[index(good)] = amount;
        }
    }
    return out;
}

uint8_t read_list(const Node& list, Tables& t) {
    if (!list.size()) return kNoList;
    const uint8_t id = reserve(list, 1, t);
    fill_list(list, id, t);
    return id;
}

void read_feature(const Node& feature, DesignRow& design, Tables& t) {
    const std::string_view kind = feature["kind"].text();
    if (kind == "trigger") return read_trigger(feature, design, t);
    if (kind == "stash") return read_stash(feature, design);
    if (kind == "storage") {
        if (const auto amount = feature.find("amount")) must_be(*amount, "any");
        design.stores = read_goods(feature["goods"], t);
    } else if (kind == "protection") {
        must_be(feature["scope"], "own_common_locations");
        design.protects = small(feature["amount"], 1, 9);
    } else {
        feature["kind"].fail("is no feature of the vocabulary");
    }
}

}  // namespace pentarchy::settlers::reading
