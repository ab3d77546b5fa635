// components.json -> Edition: what all parts share, faction boards, constants and the attack cards of the solo game.
#include "games/settlers/edition.h"

#include <algorithm>
#include "games/settlers/game.h"

#include "engine/document/edition.h"

namespace pentarchy::settlers {

namespace reading {

Good read_good(const Node& node, const Edition& t) { return read_name<Good>(node, t.good_words, "a good"); }

uint8_t read_supply(const Node& list, const Edition& t) {
    for (const Node& item : list.items())
        if (index(read_good(item, t)) >= kTokens) item.fail("is not a good of the supply");
    return read_names<uint8_t>(list, t.good_words, "a good");
}

namespace {

// IS-2.20 to IS-2.23  What a board produces and keeps; every board has the exchange of section 11.
void read_board(Fields& in, const Edition& t, FactionRow& out) {
    Fields board = in.part("board");
    for (Fields item : board["production"].items()) {
        const Good good = read_good(item["good"], t);
        if (index(good) >= kTokens) item["good"].fail("is not a good of the supply");
        item.number("amount", out.produces[index(good)], 0, 20);
    }
    out.stores = read_supply(board["storage"]["goods"], t);
    for (const Node& rule : in["special_rules"].items()) out.samurai |= rule.text() == "samurai";
}

void read_constants(Fields in, Edition& t) {
    in.part("starting_hand").number("faction", t.start_faction, 0, 9).number("common", t.start_common, 0, 9);
    in.part("deal_cost").number("food", t.deal_cost, 0, 9);
    in.part("raze_from_hand_cost").number("raze", t.raze_hand, 0, 9);
    in.part("raze_enemy_location_cost").number("raze", t.raze_enemy, 0, 9);
    in.part("protection_cost_each").number("raze", t.raze_more, 0, 9);
    in.part("foundation_compensation").number("wood", t.foundation_wood, 0, 9);
    in.part("exchange").number("workers", t.exchange_workers, 1, 9);
}

void read_solo(Fields edition, Edition& t) {
    for (Fields in : edition["attack_cards"].items()) {
        uint8_t& copies = t.attack_copies[index(read_good(in["target"], t))];
        in.number("copies", copies, 1, 9);
        t.attacks += copies;
    }
    if (t.attacks > kCapAttacks) edition["attack_cards"].fail("are more than 16 cards");
    if (const Node stated = edition["component_totals"]["attack"]; stated.integer(0, 99) != t.attacks)
        stated.fail("is not the number of attack cards");
    std::fill(std::begin(t.deal_priority), std::end(t.deal_priority), kNone);
    uint8_t rank = 0;
    for (const Node& good : edition["solo_japanese_deal_priority"]["order"].items())
        t.deal_priority[index(read_good(good, t))] = rank++;
    t.grade_words = read_ids(edition["solo_achievements"], kCapGrades);
    t.grades = read_rows(edition["solo_achievements"], t.grade_vp,
                         [](Fields& in, uint8_t& vp, int) { in.number("min_vp", vp, 0, 250); });
}

// What builds and actions cost, for every supply that may have to pay it.
void list_prices(Edition& t) {
    std::vector<Payable::Priced> builds, actions;
    for (int c = 0; c < t.cards; ++c) {
        const DesignRow& design = t.design[t.card[c].design];
        Bill build;
        std::copy(std::begin(t.card[c].cost), std::end(t.card[c].cost), build.goods);
        builds.push_back({c, build});
        if (design.type == Type::Action) actions.push_back({c, design.cost});
    }
    t.builds = Payable(builds);
    t.actions = Payable(actions);
}

}  // namespace

}  // namespace reading

Payable::Payable(const std::vector<Priced>& cards) {
    for (const auto& [card, bill] : cards) {
        int all = bill.any;
        for (int good = 0; good < kPayable; ++good) {
            const int any = good < kResources ? bill.any : 0;
            most_[good] = std::max(most_[good], static_cast<uint8_t>(bill.goods[good] + any));
            if (good <= kResources) all += bill.goods[good];
        }
        most_[kResources] = std::max(most_[kResources], static_cast<uint8_t>(all));
    }
    const auto list = [&](auto is_paid) {
        CardSet out;
        for (const Priced& priced : cards)
            if (is_paid(priced.bill)) out.add(priced.card);
        return out;
    };
    const auto by_tokens = [&](Good good, std::vector<CardSet>& out) {
        for (int n = 0; n <= most_[index(good)]; ++n)
            out.push_back(list([&](const Bill& bill) { return bill.goods[index(good)] <= n; }));
    };
    by_tokens(Good::Worker, workers_);
    by_tokens(Good::Raze, razes_);
    for (size_t good = kResources, step = 1; good-- > 0;) step_[good] = step *= most_[good + 1] + 1u;
    uint8_t goods[kResources + 1]{};
    for (int next = 0; next >= 0;) {  // gold counts fastest
        resources_.push_back(list([&](const Bill& bill) { return covers(bill, goods); }));
        for (next = kResources; next >= 0 && goods[next] == most_[next]; --next) goods[next] = 0;
        if (next >= 0) ++goods[next];
    }
}

Edition Settlers::load(const Node& edition) {
    using namespace reading;
    Fields game(edition["game"]);
    Edition t;
    game.must_be("id", "settlers").number("rounds", t.rounds, 1, 9);
    t.seat_words = {"north", "east", "south", "west"};
    t.good_words = {"wood",    "stone", "food", "gold",        "worker",      "raze",
                    "defense", "vp",    "card", "card_common", "card_faction"};
    t.token_words.assign(t.good_words.begin(), t.good_words.begin() + kTokens);
    t.color_words = read_ids(edition["colors"], kColors);
    t.faction_words = read_exact_ids(edition["factions"], kFactions);
    t.deck_words = {"common"};
    t.deck_words.insert(t.deck_words.end(), t.faction_words.begin(), t.faction_words.end());
    t.faction_words.emplace_back("virtual");
    read_rows(edition["factions"], t.faction,
              [&](Fields& in, FactionRow& faction, int) { read_board(in, t, faction); });
    read_cards(edition, t);
    list_prices(t);
    read_decks(edition, t);
    read_constants(edition["constants"], t);
    read_solo(edition, t);
    return t;
}

}  // namespace pentarchy::settlers
