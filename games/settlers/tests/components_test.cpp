// The edition: counts, codes, faces, the closed vocabulary, and what a wrong file complains about.
#include <functional>
#include <map>
#include <set>

#include "games/settlers/tests/printed.h"

namespace pentarchy::settlers {
namespace {

std::string edition_complaint(const std::function<void(Json&)>& spoil) {
    Json copy = edition();
    spoil(copy);
    try {
        (void)Settlers::load(Node(copy, "components.json"));
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "";
}
Json& card_entry(Json& edition, std::string_view id) {
    for (Json& card : edition.at("cards").as_array())
        if (card.at("id").as_string() == id) return card;
    throw std::runtime_error("no such card");
}
int number_of(int deck) { return base_tables().of_deck[deck].count(); }

// IS-1.1, IS-1.8: 84 common cards, 30 for each faction, 16 attack cards; 54 + 72 designs.
TEST(SettlersComponents, counts) {
    EXPECT_EQ(number_of(kCommon), 84);
    for (int deck = 1; deck < kDecks; ++deck) EXPECT_EQ(number_of(deck), 30);
    EXPECT_EQ(base_tables().attacks, 16);
    EXPECT_EQ(base_tables().cards + base_tables().attacks, 220);
    EXPECT_EQ(base_tables().designs, 126);
    int common = 0;
    for (int d = 0; d < base_tables().designs; ++d) common += base_tables().design[d].deck == kCommon;
    EXPECT_EQ(common, 54);
}

// IS-1.7, IS-1.12: eight colours; Ruins have none.
TEST(SettlersComponents, common_deck_by_color) {
    const Edition& t = base_tables();
    const std::map<std::string, int> kExpected{{"brown", 16}, {"grey", 13}, {"red", 12},  {"pink", 12},
                                               {"gold", 10},  {"blue", 8},  {"black", 6}, {"purple", 1}};
    ASSERT_EQ(t.color_words.size(), 8u);
    CardSet coloured;
    for (size_t color = 0; color < 8; ++color) {
        EXPECT_EQ((t.of_deck[kCommon] & t.of_color[color]).count(), kExpected.at(t.color_words[color]))
            << t.color_words[color];
        coloured = coloured | t.of_color[color];
    }
    EXPECT_EQ(t.of_deck[kCommon].without(coloured).count(), 6);
}

// IS-1.6, IS-18.30, IS-18.32, IS-X15: 3 designs with three copies, 6 with two, 9 single; nothing else is a legal deck.
TEST(SettlersComponents, faction_decks) {
    const Edition& t = base_tables();
    for (int deck = 1; deck < kDecks; ++deck) {
        int by_copies[4]{};
        for (int d = 0; d < t.designs; ++d)
            if (t.design[d].deck == deck) ++by_copies[t.design[d].copies];
        EXPECT_EQ(by_copies[1], 9);
        EXPECT_EQ(by_copies[2], 6);
        EXPECT_EQ(by_copies[3], 3);
    }
    // IS-18.31: a copy cannot be left out; a design cannot change its number of copies.
    EXPECT_EQ(edition_complaint([](Json& e) {
                  Json& farm = card_entry(e, "jap_farm");
                  farm.at("cards").as_array().pop_back();
                  farm.at("copies") = 2;
              }),
              "components.json: component_totals.japanese is not the number of such cards: 29");
    EXPECT_EQ(
        edition_complaint([](Json& e) { e.at("faction_decks").as_array()[0].at("designs").as_array().pop_back(); }),
        "components.json: faction_decks.0.designs have 29 cards, not 30");
    EXPECT_EQ(edition_complaint(
                  [](Json& e) { e.at("faction_decks").as_array()[0].at("designs").as_array()[0] = "jap_farm"; }),
              "components.json: faction_decks.0.designs.0 is no card of this faction");
}

// IS-1.9, IS-1.22: copies of one design may differ; equal ones share a face, the others carry their code.
TEST(SettlersComponents, copies_and_faces) {
    const Edition& t = base_tables();
    const auto word_of = [&](std::string_view card) {
        const auto at = std::find(t.card_words.begin(), t.card_words.end(), card) - t.card_words.begin();
        return t.face_words[t.card[at].face];
    };
    EXPECT_EQ(word_of("com_castle_046"), "com_castle");
    EXPECT_EQ(word_of("com_castle_047"), "com_castle");
    EXPECT_EQ(word_of("com_castle_048"), "com_castle_048");
    EXPECT_EQ(word_of("com_tavern"), "com_tavern");
    EXPECT_EQ(word_of("bar_saboteurs_011"), "bar_saboteurs_011");
    for (const Printed& p : all_printed()) EXPECT_EQ(word_of(p.card()), p.face());
}

// IS-1.10, IS-1.20, IS-1.21: codes are a prefix and three digits; a wrong entry is named.
TEST(SettlersComponents, complaints_name_the_entry) {
    EXPECT_EQ(
        edition_complaint([](Json& e) { card_entry(e, "com_statue").at("cards").as_array()[0].at("code") = "COM1"; }),
        "components.json: cards.0.cards.0.code must be COM and three digits");
    EXPECT_EQ(edition_complaint(
                  [](Json& e) { card_entry(e, "com_supplier").at("cards").as_array()[0].at("code") = "COM001"; }),
              "components.json: cards.1.cards.0.code is there twice");
    EXPECT_EQ(edition_complaint([](Json& e) { card_entry(e, "com_statue").at("type") = "action"; }),
              "components.json: cards.0.type does not fit what the card does");
    EXPECT_EQ(edition_complaint(
                  [](Json& e) { card_entry(e, "com_statue").at("build_bonus").as_array()[0].at("kind") = "win"; }),
              "components.json: cards.0.build_bonus.0.kind is not an effect of the vocabulary");
    EXPECT_EQ(edition_complaint([](Json& e) { card_entry(e, "com_statue").at("raze").as_array()[0] = "fame"; }),
              "components.json: cards.0.raze.0 is not a good");
    EXPECT_EQ(edition_complaint([](Json& e) { e.at("component_totals").at("attack") = 15; }),
              "components.json: component_totals.attack is not the number of attack cards");
    EXPECT_EQ(edition_complaint([](Json& e) { e.at("game").at("id") = "chess"; }),
              "components.json: game.id must be \"settlers\"");
    EXPECT_EQ(edition_complaint([](Json& e) { card_entry(e, "com_statue").as_object().erase("deal"); }),
              "components.json: cards.0.deal is missing");
}

// IS-1.14: 1 point for every common, 2 for every faction location.
// IS-1.16, IS-1.23, IS-9.17, IS-16.90, IS-16.107: common cards and Japanese ones have a raze field, except Ruins, Gate
// and Shrine; every faction card can become a deal, no common one (IS-7.27). IS-7.4, IS-7.5, IS-X4, IS-X5: only faction
// cards cost a location.
TEST(SettlersComponents, what_cards_can_be_used_for) {
    const Edition& t = base_tables();
    for (int card = 0; card < t.cards; ++card) {
        const bool common = t.card[card].deck == kCommon;
        const std::string& design = t.design_words[t.card[card].design];
        const bool never = design == "com_ruins" || design == "jap_gate" || design == "jap_shrine";
        EXPECT_EQ(t.design[t.card[card].design].vp, common ? 1 : 2);
        EXPECT_EQ(t.card[card].razes > 0, (common || t.card[card].deck == 4) && !never) << design;
        EXPECT_EQ(t.card[card].deal != kNone, !common) << design;
        EXPECT_FALSE(common && t.card[card].needs_location) << design;
    }
    EXPECT_EQ(printed("com_wood_storage").stat("build_cost"),
              (Json{{"wood", 2}, {"stone", 1}, {"food", 0}, {"location", 0}}));
    EXPECT_EQ(printed("bar_dark_chapel_014").stat("build_cost"),
              (Json{{"wood", 1}, {"stone", 2}, {"food", 0}, {"location", 1}}));
}

// IS-7.2, IS-7.12, IS-15.2: which builds and actions a supply pays for is listed beforehand; every supply finds what it
// pays card by card, also beyond the dearest.
TEST(SettlersComponents, what_every_supply_pays_for) {
    const Edition& t = base_tables();
    const uint8_t amounts[] = {0, 1, 2, 3, 4, 255};
    uint8_t goods[kTokens]{};
    for (int n = 0; n < 6 * 6 * 6 * 6 * 6; ++n) {
        for (int good = 0, rest = n; good < 5; ++good, rest /= 6) goods[good] = amounts[rest % 6];
        goods[index(Good::Raze)] = amounts[n % 7 % 6];
        CardSet builds, actions;
        for (int card = 0; card < t.cards; ++card) {
            const uint8_t* cost = t.card[card].cost;
            int open = 0;
            for (int good = 0; good < kResources; ++good) open += std::max(cost[good] - goods[good], 0);
            if (open <= goods[index(Good::Gold)]) builds.add(card);
            const DesignRow& design = t.design[t.card[card].design];
            const Bill& bill = design.cost;
            if (design.type == Type::Action && covers(bill, goods) &&
                bill.goods[index(Good::Worker)] <= goods[index(Good::Worker)] &&
                bill.goods[index(Good::Raze)] <= goods[index(Good::Raze)])
                actions.add(card);
        }
        ASSERT_EQ(t.builds.by(goods), builds) << n;
        ASSERT_EQ(t.actions.by(goods), actions) << n;
    }
}

// IS-1.24: a feature without text beyond its bonus. IS-1.25 is about our file: every card says where it comes from.
TEST(SettlersComponents, sources_are_named) {
    EXPECT_TRUE(printed("com_statue").design->at("feature").as_array().empty());
    for (const Printed& p : all_printed())
        EXPECT_TRUE(p.design->as_object().contains("source") && p.design->as_object().contains("field_sources"));
}

// IS-1.30, IS-1.31: the vocabulary is closed: every kind is listed, and effects that need an order of their own keep
// it.
TEST(SettlersComponents, vocabulary_is_closed) {
    std::set<std::string> kinds;
    for (const Json& kind : edition().at("effect_kinds").as_array()) kinds.emplace(kind.at("id").as_string());
    EXPECT_EQ(kinds.size(), 27u);
    EXPECT_EQ(edition_complaint([](Json& e) {
                  auto& effects = card_entry(e, "com_settlers").at("action").at("effects").as_array();
                  effects.push_back(effects[0]);
              }).substr(0, 16),
              "components.json:");
}

// IS-2.20, IS-2.21, IS-2.22, IS-2.23: what the four boards produce and keep.
TEST(SettlersComponents, boards) {
    const Edition& t = base_tables();
    const int kExpected[kFactions][kTokens] = {
        {0, 0, 0, 0, 5, 1, 1}, {1, 1, 0, 0, 2, 1, 1}, {0, 0, 0, 1, 3, 1, 1}, {1, 0, 0, 0, 4, 1, 1}};
    const Good kKept[] = {Good::Worker, Good::Raze, Good::Gold, Good::Food};
    for (int f = 0; f < kFactions; ++f) {
        for (int good = 0; good < kTokens; ++good)
            EXPECT_EQ(t.faction[f].produces[good], kExpected[f][good]) << f << " " << good;
        EXPECT_EQ(t.faction[f].stores, 1 << index(kKept[f]));
    }
}

// IS-0.1, IS-0.2, IS-1.3, IS-1.4, IS-0.9, IS-X14: goods are unlimited; wood, stone and food are the resources.
TEST(SettlersComponents, goods_are_unlimited) {
    EXPECT_EQ(base_tables().good_words.size(), static_cast<size_t>(kGoods));
    Desk d(2,
           Given().goods("north", {{"stone", 200}}).empire("north", {"com_quarry_008"}).turn("production", "north", 1));
    EXPECT_EQ(d.good("north", "stone"), 201);
    int resources = 0;
    for (const Json& good : edition().at("goods").as_array()) resources += good.at("is_resource").as_bool();
    EXPECT_EQ(resources, 3);
}

// IS-18.30, IS-18.31: every faction has one deck of thirty cards; a design is listed once.
TEST(SettlersComponents, faction_deck_complaints) {
    const auto decks = [](Json& e) -> boost::json::array& { return e.at("faction_decks").as_array(); };
    EXPECT_EQ(edition_complaint([&](Json& e) { decks(e).clear(); }),
              "components.json: faction_decks lack the deck of barbarians");
    EXPECT_EQ(edition_complaint([&](Json& e) { decks(e).push_back(decks(e)[0]); }),
              "components.json: faction_decks.4.faction has a deck already");
    EXPECT_EQ(edition_complaint([&](Json& e) {
                  boost::json::array& designs = decks(e)[0].at("designs").as_array();
                  designs.push_back(designs[0]);
              }),
              "components.json: faction_decks.0.designs.18 is listed already");
}

}  // namespace
}  // namespace pentarchy::settlers
