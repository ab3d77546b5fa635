// components.json -> Tables: what all parts share, faction boards, constants and the attack cards of the solo game.
#include "games/settlers/tables.h"

#include <algorithm>
#include "games/settlers/game.h"

namespace pentarchy::settlers {

namespace reading {

int find(const Node& node, const std::vector<std::string>& words, const char* what) {
    const auto at = std::find(words.begin(), words.end(), node.text());
    if (at == words.end()) node.fail(std::string("is not ") + what);
    return static_cast<int>(at - words.begin());
}

// The ids of a list, each once, no more than the capacity.
std::vector<std::string> read_ids(const Node& list, size_t capacity) {
    std::vector<std::string> out;
    for (const Node& entry : list.items()) {
        std::string id(entry["id"].text());
        if (std::find(out.begin(), out.end(), id) != out.end()) entry["id"].fail("is there twice");
        out.push_back(std::move(id));
    }
    if (out.size() > capacity) list.fail("has more than " + std::to_string(capacity) + " entries");
    return out;
}

uint8_t small(const Node& node, int min, int max) { return static_cast<uint8_t>(node.integer(min, max)); }

Good read_good(const Node& node, const Tables& t) { return static_cast<Good>(find(node, t.good_words, "a good")); }

namespace {

// IS-2.20 to IS-2.23  What a board produces and keeps; every board has the exchange of section 11.
void read_board(const Node& entry, const Tables& t, FactionRow& out) {
    const Node board = entry["board"];
    for (const Node& item : board["production"].items()) {
        const Good good = read_good(item["good"], t);
        if (index(good) >= kTokens) item["good"].fail("is not a good of the supply");
        out.produces[index(good)] = small(item["amount"], 0, 20);
    }
    for (const Node& good : board["storage"]["goods"].items())
        out.stores = static_cast<uint8_t>(out.stores | 1u << index(read_good(good, t)));
    for (const Node& rule : entry["special_rules"].items()) out.samurai |= rule.text() == "samurai";
}

void read_constants(const Node& c, Tables& t) {
    t.start_faction = small(c["starting_hand"]["faction"], 0, 9);
    t.start_common = small(c["starting_hand"]["common"], 0, 9);
    t.deal_cost = small(c["deal_cost"]["food"], 0, 9);
    t.raze_hand = small(c["raze_from_hand_cost"]["raze"], 0, 9);
    t.raze_enemy = small(c["raze_enemy_location_cost"]["raze"], 0, 9);
    t.raze_more = small(c["protection_cost_each"]["raze"], 0, 9);
    t.foundation_wood = small(c["foundation_compensation"]["wood"], 0, 9);
    t.exchange_workers = small(c["exchange"]["workers"], 1, 9);
}

void read_solo(const Node& edition, Tables& t) {
    for (const Node& entry : edition["attack_cards"].items()) {
        const Good target = read_good(entry["target"], t);
        t.attack_copies[index(target)] = small(entry["copies"], 1, 9);
        t.attacks += t.attack_copies[index(target)];
    }
    if (t.attacks > kCapAttacks) edition["attack_cards"].fail("are more than 16 cards");
    if (edition["component_totals"]["attack"].integer(0, 99) != t.attacks)
        edition["component_totals"]["attack"].fail("is not the number of attack cards");
    std::fill(std::begin(t.deal_priority), std::end(t.deal_priority), kNone);
    uint8_t rank = 0;
    for (const Node& good : edition["solo_japanese_deal_priority"]["order"].items())
        t.deal_priority[index(read_good(good, t))] = rank++;
    const Node grades = edition["solo_achievements"];
    t.grade_words = read_ids(grades, kCapGrades);
    for (const Node& grade : grades.items()) t.grade_vp[t.grades++] = small(grade["min_vp"], 0, 250);
}

// What builds and actions cost, for every supply that may have to pay it.
void list_prices(Tables& t) {
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

Tables Settlers::load(const Node& edition) {
    using namespace reading;
    if (edition["game"]["id"].text() != "settlers") edition["game"]["id"].fail("must be \"settlers\"");
    Tables t;
    t.rounds = edition["game"]["rounds"].integer(1, 9);
    t.seat_words = {"north", "east", "south", "west"};
    t.good_words = {"wood",    "stone", "food", "gold",        "worker",      "raze",
                    "defense", "vp",    "card", "card_common", "card_faction"};
    t.token_words.assign(t.good_words.begin(), t.good_words.begin() + kTokens);
    t.color_words = read_ids(edition["colors"], kColors);
    t.faction_words = read_ids(edition["factions"], kFactions);
    if (t.faction_words.size() != kFactions) edition["factions"].fail("must have 4 entries");
    t.deck_words = {"common"};
    t.deck_words.insert(t.deck_words.end(), t.faction_words.begin(), t.faction_words.end());
    t.faction_words.emplace_back("virtual");
    for (size_t i = 0; i < kFactions; ++i) read_board(edition["factions"].at(i), t, t.faction[i]);
    read_cards(edition, t);
    list_prices(t);
    read_decks(edition, t);
    read_constants(edition["constants"], t);
    read_solo(edition, t);
    return t;
}

}  // namespace pentarchy::settlers
