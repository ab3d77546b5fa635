// components.json -> Edition: costs, effects and features in the closed vocabulary (IS-1.40 to IS-1.63).
#include "engine/document/edition.h"
#include "games/settlers/edition.h"

namespace pentarchy::settlers::reading {

namespace {

const std::vector<std::string> kKindWords = enum_words<EffectKind>();
const std::vector<std::string> kEventWords = {"none",    "on_build", "on_raze",
                                              "on_deal", "on_gain",  "on_opponent_exchange"};

void read_per(Fields& effect, const Edition& t, EffectRow& out) {
    effect.number("max_total", out.max, 1, 50);
    Fields per = effect.part("per");
    if (per["count"].text() == "own_samurai") return;
    per.must_be("count", "own_locations").name("color", out.color, t.color_words, "a colour");
}

// IS-1.52, IS-1.53
void read_raze(Fields& effect, EffectRow& out) {
    for (const Node& target : effect["targets"].items()) {
        const std::string_view word = target.text();
        if (word != "own_hand" && word != "enemy_location" && word != "own_location")
            target.fail("is no target of a raze");
        out.hits_hand |= word == "own_hand";
        out.hits_enemy |= word == "enemy_location";
        out.hits_own |= word == "own_location";
    }
    if (out.hits_own) effect.must_be("deck_filter", "common");
    effect.either("token_cost", out.costs_tokens, "none", "normal");
    if (const auto convert = effect.find("convert")) Fields(*convert).number("amount_per_good", out.convert, 1, 9);
}

void read_build(Fields& effect, EffectRow& out) {
    effect.either("card_from", out.from_deals, "hand", "own_deals");
    effect.must_be("card_filter", out.from_deals ? "own_faction" : "faction");
    if (!effect["ignore_location_cost"].boolean()) effect["ignore_location_cost"].fail("must be true");
}

void read_gain(Fields effect, const Edition& t, EffectRow& out) {
    effect.name("good", out.good, t.good_words, "a good").number("amount", out.amount, 1, 20);
}

void read_select(Fields& effect, EffectRow& out) {
    effect.number("look", out.look, 1, 9).number("keep", out.keep, 1, 1);
    effect.either("deck", out.from_faction_deck, "common", "faction").must_be("rest", "discard");
}

uint8_t reserve(const Node& where, int lists, Edition& t) {
    if (t.lists + lists > kCapLists) where.fail("is more than the effect lists can hold");
    const auto first = static_cast<uint8_t>(t.lists);
    t.lists += lists;
    return first;
}

void fill_list(const Node& list, uint8_t id, Edition& t);

void read_nested(Fields& effect, Edition& t, EffectRow& out) {
    if (out.kind == EffectKind::ChooseOne) {
        const auto options = effect["options"].items();
        out.lists = static_cast<uint8_t>(options.size());
        out.first_list = reserve(effect.node(), out.lists, t);
        for (size_t i = 0; i < options.size(); ++i) fill_list(options[i], static_cast<uint8_t>(out.first_list + i), t);
    } else {
        out.cost = read_cost(effect["cost"], t);
        out.lists = 1;
        out.first_list = reserve(effect.node(), 1, t);
        fill_list(effect["effects"], out.first_list, t);
    }
}

EffectRow read_effect(Fields effect, Edition& t) {
    EffectRow out;
    effect.name("kind", out.kind, kKindWords, "an effect of the vocabulary");
    switch (out.kind) {
        case EffectKind::Gain: read_gain(effect, t, out); break;
        case EffectKind::GainPer: read_gain(effect, t, out), read_per(effect, t, out); break;
        case EffectKind::GainAny:
        case EffectKind::Steal: out.goods = read_supply(effect["goods"], t); [[fallthrough]];
        case EffectKind::OpponentDiscard:
        case EffectKind::TakeSpoil:
        case EffectKind::PlaceSamurai: effect.number("amount", out.amount, 1, 9); break;
        case EffectKind::ChooseOne:
        case EffectKind::PayFor: read_nested(effect, t, out); break;
        case EffectKind::DrawSelect: read_select(effect, out); break;
        case EffectKind::CopyProduction: effect.either("scope", out.other, "own", "own_other"); break;
        case EffectKind::BuildSpecial: read_build(effect, out); break;
        case EffectKind::RazeSpecial: read_raze(effect, out); break;
        case EffectKind::DiscardDeal: effect.flag("gain_its_good", out.gains_good); [[fallthrough]];
        case EffectKind::TakeDeal: effect.flag("include_remote", out.with_remote); break;
        case EffectKind::PlaceFoundation: read_gain(effect.part("compensation"), t, out); break;
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

void fill_list(const Node& list, uint8_t id, Edition& t) {
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

void read_trigger(Fields& feature, DesignRow& design, Edition& t) {
    TriggerRow& out = design.trigger;
    if (out.event != Occasion::None) feature.fail("is a second trigger of one card");
    feature.name("event", out.event, kEventWords, "an event");
    Fields filter = feature.part("filter");
    filter.name("color", out.color, t.color_words, "a colour", May::BeMissing);
    if (const auto deck = filter.find("deck")) must_be(*deck, "faction"), out.faction_only = true;
    if (const auto target = filter.find("target")) out.enemy_only = target->text() == "enemy_location";
    if (out.event == Occasion::Gain) filter.must_be("good", "vp").number("at_least", out.at_least, 1, 50);
    feature.flag("optional", out.optional, May::BeMissing);
    out.list = read_list(feature["effects"], t);
    const bool automatic = out.event == Occasion::Gain || out.event == Occasion::OpponentExchange;
    if (automatic && !t.list[out.list].plain) feature["effects"].fail("must be plain gains");
}

// IS-12.11, IS-12.12, IS-14.3, IS-14.4
void read_stash(Fields& feature, DesignRow& design) {
    bool cards = false;
    feature.either("stash", cards, "resources", "hand_cards");
    design.stash = cards ? Stash::Cards : Stash::Resources;
    if (const auto each = feature.find("gain_each", May::BeNull))
        Fields(*each).must_be("good", "vp").number("amount", design.stash_vp, 1, 9);
    design.stash_steps =
        static_cast<uint8_t>(read_rows(feature["end_scoring"], design.stash_step, [](Fields& in, Step& step, int) {
            in.number("at_least", step.at_least, 1, 99).number("vp", step.vp, 0, 99);
        }));
}

}  // namespace

Bill read_cost(const Node& list, const Edition& t) {
    Bill out;
    for (Fields in : list.items()) {
        const std::string_view word = in["good"].text();
        uint8_t amount = 0;
        in.number("amount", amount, 1, 9);
        if (word == "any_resource") {
            out.any = amount;
        } else if (word == "card_from_hand") {
            out.cards = amount;
        } else if (word == "own_deal") {
            out.deals = amount;
        } else {
            const Good good = read_good(in["good"], t);
            if (index(good) >= kPayable) in["good"].fail("cannot be paid");
            out.goods[index(good)] = amount;
        }
    }
    return out;
}

uint8_t read_list(const Node& list, Edition& t) {
    if (!list.size()) return kNoList;
    const uint8_t id = reserve(list, 1, t);
    fill_list(list, id, t);
    return id;
}

void read_feature(Fields feature, DesignRow& design, Edition& t) {
    const std::string_view kind = feature["kind"].text();
    if (kind == "trigger") return read_trigger(feature, design, t);
    if (kind == "stash") return read_stash(feature, design);
    if (kind == "storage") {
        if (const auto amount = feature.find("amount")) must_be(*amount, "any");
        design.stores = read_supply(feature["goods"], t);
    } else if (kind == "protection") {
        feature.must_be("scope", "own_common_locations").number("amount", design.protects, 1, 9);
    } else {
        feature["kind"].fail("is no feature of the vocabulary");
    }
}

}  // namespace pentarchy::settlers::reading
