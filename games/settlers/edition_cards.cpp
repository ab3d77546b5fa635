// components.json -> Edition: designs, their copies, and the sets that rules ask for.
#include <algorithm>

#include "engine/document/edition.h"
#include "games/settlers/edition.h"

namespace pentarchy::settlers::reading {

namespace {

const std::vector<std::string> kTypeWords = {"production", "feature", "action", "none"};

void read_stats(Fields in, const Edition& t, Stats& out) {
    if (const auto cost = in.find("build_cost"))
        Fields(*cost)
            .number("wood", out.cost[0], 0, 9)
            .number("stone", out.cost[1], 0, 9)
            .number("food", out.cost[2], 0, 9)
            .number("location", out.needs_location, 0, 1);
    if (const auto raze = in.find("raze")) {
        out.razes = 0;
        if (!raze->is_null())
            for (const Node& good : raze->items()) {
                if (out.razes == kCapRaze) good.fail("is more than a raze field holds");
                out.raze[out.razes++] = read_good(good, t);
            }
    }
    if (const auto deal = in.find("deal"))
        out.deal = deal->is_null() ? kNone : read_name(*deal, t.good_words, "a good");
}

// IS-R19  Gains, choices and draws do without; everything else acts on something.
bool needs_target(const EffectRow& effect) {
    switch (effect.kind) {
        case EffectKind::Gain:
        case EffectKind::GainPer:
        case EffectKind::GainAny:
        case EffectKind::ChooseOne:
        case EffectKind::PayFor:
        case EffectKind::DrawSelect:
        case EffectKind::PlaceSamurai: return false;
        default: return true;
    }
}

void read_design(Fields in, Edition& t, DesignRow& out) {
    in.name("type", out.type, kTypeWords, "a type of location").name("deck", out.deck, t.deck_words, "a deck");
    in.number("vp", out.vp, 0, 9).names("colors", out.colors, t.color_words, "a colour");
    if (const auto production = in.find("production")) out.production = read_list(*production, t);
    if (const auto features = in.find("feature"))
        for (const Node& feature : features->items()) read_feature(feature, out, t);
    if (const auto found = in.find("action")) {
        Fields action(*found);
        out.cost = read_cost(action["cost"], t);
        out.cost_twice = plus(out.cost, out.cost);
        out.action = read_list(action["effects"], t);
        action.number("max_per_round", out.max_uses, 1, 2);
    }
    out.bonus = read_list(in["build_bonus"], t);
    for (int i = 0; i < t.list[out.action].size; ++i)
        out.needs_target |= needs_target(t.effect[t.list[out.action].first + i]);
    if ((out.type == Type::Action) != (out.action != kNoList) ||
        (out.type == Type::Production) != (out.production != kNoList))
        in["type"].fail("does not fit what the card does");
}

void add_to_sets(const DesignRow& design, int c, Edition& t) {
    const CardRow& card = t.card[c];
    t.of_deck[card.deck].add(c);
    t.of_face[card.face].add(c);
    t.face[c] = card.face;
    if (!card.needs_location) t.needs_no_location.add(c);
    t.of_type[index(design.type)].add(c);
    for (int color = 0; color < kColors; ++color)
        if (design.colors >> color & 1) t.of_color[color].add(c);
    if (card.razes) t.has_raze.add(c);
    if (card.deal != kNone) t.has_deal.add(c);
    if (card.deck != kCommon) t.faction_cards.add(c);
    if (design.stores) t.stores.add(c);
    if (design.protects) t.protects.add(c);
    t.on_event[index(design.trigger.event)].add(c);
    for (int i = 0; design.production && i < t.list[design.production].size; ++i)
        if (t.effect[t.list[design.production].first + i].kind == EffectKind::CopyProduction) t.copies.add(c);
}

// Cards that a mask of the stack or a place speaks of are numbered apart.
void add_slots(const Node& entry, const DesignRow& design, int c, Edition& t) {
    CardRow& card = t.card[c];
    const auto number = [&](uint8_t& slot, int& count, int capacity, uint8_t* cards) {
        if (count == capacity) entry.fail("is one more such card than there may be");
        cards[count] = static_cast<uint8_t>(c);
        slot = static_cast<uint8_t>(count++);
    };
    if (design.trigger.event != Occasion::None) number(card.trigger_slot, t.triggers, kCapTriggers, t.trigger_card);
    if (design.production && !t.list[design.production].plain)
        number(card.source_slot, t.sources, kCapSources, t.source_card);
    if (design.stash != Stash::None) number(card.stash_slot, t.stashes, kCapStashes, t.stash_card), t.stashing.add(c);
}

// A card of the design whose numbers these are.
void add_card(const Node& copy, const Stats& stats, const std::string& id, bool single, Edition& t) {
    if (t.cards == kCapCards) copy.fail("is more than the decks can hold");
    const int c = t.cards++;
    CardRow& card = t.card[c];
    static_cast<Stats&>(card) = stats;
    card.design = static_cast<uint8_t>(t.designs);
    card.face = static_cast<uint8_t>(t.faces);
    card.deck = t.design[t.designs].deck;
    t.card_words.push_back(single ? id : id + "_" + std::string(copy["code"].text().substr(3)));
}

// IS-1.10  A code is the prefix of its deck and three digits.
void check_code(const Node& code, const std::string& prefix, std::vector<std::string>& codes) {
    const std::string_view text = code.text();
    if (text.size() != 6 || !text.starts_with(prefix) || text.find_first_not_of("0123456789", 3) != text.npos)
        code.fail("must be " + prefix + " and three digits");
    if (place_of(text, codes) >= 0) code.fail("is there twice");
    codes.emplace_back(text);
}

// Copies of a face get numbers in a row, the printed design first; its word is the design's, others carry their code.
void add_copies(const Node& entry, const Stats& printed, const std::string& prefix, std::vector<std::string>& codes,
                Edition& t) {
    const std::string id(entry["id"].text());
    const auto copies = entry["cards"].items();
    must_fit(entry["cards"], kCapCopies);
    must_count(entry["copies"], static_cast<int>(copies.size()), "its cards");
    std::vector<Stats> stats, faces{printed};
    for (const Node& copy : copies) {
        check_code(copy["code"], prefix, codes);
        stats.push_back(printed);
        read_stats(copy, t, stats.back());
        if (std::find(faces.begin(), faces.end(), stats.back()) == faces.end()) faces.push_back(stats.back());
    }
    for (size_t f = 0; f < faces.size(); ++f) {
        const int first = t.cards;
        if (t.faces == kCapFaces) entry.fail("is more than the faces can hold");
        for (size_t i = 0; i < copies.size(); ++i)
            if (stats[i] == faces[f]) add_card(copies[i], stats[i], id, copies.size() == 1, t);
        if (first == t.cards) continue;  // no copy is as the design prints it
        t.face_card[t.faces++] = static_cast<uint8_t>(first);
        t.face_card[t.faces] = static_cast<uint8_t>(t.cards);
        t.face_words.push_back(f ? t.card_words[static_cast<size_t>(first)] : id);
    }
}

// Each list to choose from is named after its card.
void name_choices(const std::string& design, int first_effect, Edition& t) {
    t.choice_words.resize(static_cast<size_t>(t.lists));
    for (int e = first_effect; e < t.effects; ++e)
        if (t.effect[e].kind == EffectKind::ChooseOne)
            for (int i = 0; i < t.effect[e].lists; ++i)
                t.choice_words[static_cast<size_t>(t.effect[e].first_list + i)] = design + "_" + std::to_string(i + 1);
}

}  // namespace

void read_cards(const Node& edition, Edition& t) {
    std::vector<std::string> prefixes{"COM"}, codes;
    for (const Node& faction : edition["factions"].items()) prefixes.emplace_back(faction["code_prefix"].text());
    t.design_words = read_ids(edition["cards"], kCapDesigns);
    read_rows(edition["cards"], t.design, [&](Fields& in, DesignRow& design, int d) {
        const int first_effect = t.effects, first = t.cards;
        read_design(in, t, design);
        name_choices(t.design_words[static_cast<size_t>(d)], first_effect, t);
        Stats printed;
        (void)in["build_cost"], (void)in["raze"], (void)in["deal"];
        read_stats(in, t, printed);
        design.copies = static_cast<uint8_t>(in["cards"].size());
        add_copies(in.node(), printed, prefixes[design.deck], codes, t);
        ++t.designs;
        for (int c = first; c < t.cards; ++c) {
            add_to_sets(design, c, t);
            add_slots(in.node(), design, c, t);
        }
    });
    for (int face = 0; face < t.faces; ++face) t.last_of_face.add(t.face_card[face + 1] - 1);
}

// IS-18.30, IS-18.31  Each faction has one deck, every design of it once in the list.
void read_faction_decks(const Node& decks, int size, const Edition& t) {
    uint32_t listed = 0;
    for (const Node& deck : decks.items()) {
        const int faction = read_name(deck["faction"], t.deck_words, "a faction");
        if (listed >> faction & 1) deck["faction"].fail("has a deck already");
        listed |= 1u << faction;
        int cards = 0;
        Bits<kCapDesigns> met;
        for (const Node& design : deck["designs"].items()) {
            const int d = read_name(design, t.design_words, "a card");
            if (t.design[d].deck != faction) design.fail("is no card of this faction");
            if (met.has(d)) design.fail("is listed already");
            met.add(d);
            cards += t.design[d].copies;
        }
        if (cards != size)
            deck["designs"].fail("have " + std::to_string(cards) + " cards, not " + std::to_string(size));
        must_count(deck["size"], cards, "its cards");
    }
    for (size_t deck = 0; deck < t.deck_words.size(); ++deck)
        if (deck != kCommon && !(listed >> deck & 1)) decks.fail("lack the deck of " + t.deck_words[deck]);
}

// IS-1.1, IS-1.6, IS-18.30 to IS-18.32  A faction's deck has 30 cards: 3 designs with three copies, 6 with two, 9
// single.
void read_decks(const Node& edition, const Edition& t) {
    const Node rules = edition["constants"]["deck_rules"];
    const int size = rules["size"].integer(0, kCapCards);
    const char* const kKeys[] = {"", "designs_with_1_copy", "designs_with_2_copies", "designs_with_3_copies"};
    for (size_t deck = 0; deck < t.deck_words.size(); ++deck) {
        const int cards = t.of_deck[deck].count();
        must_count(edition["component_totals"][t.deck_words[deck]], cards, "such cards");
        if (deck == kCommon) continue;
        if (size != cards) rules["size"].fail("is not the size of the deck of " + t.deck_words[deck]);
        int designs[4]{};
        for (int d = 0; d < t.designs; ++d)
            if (t.design[d].deck == deck) ++designs[std::min<int>(t.design[d].copies, 3)];
        for (int n = 1; n <= 3; ++n)
            if (rules[kKeys[n]].integer(0, 99) != designs[n])
                rules[kKeys[n]].fail("does not hold for the deck of " + t.deck_words[deck]);
    }
    read_faction_decks(edition["faction_decks"], size, t);
}

}  // namespace pentarchy::settlers::reading
