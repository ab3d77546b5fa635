// components.json -> Tables: what all parts share, the boards for cards and books, and what depends on the players.
#include "games/mombasa/tables.h"

#include <algorithm>
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

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

Commodity read_commodity(const Node& node, const Tables& t) {
    return static_cast<Commodity>(find(node, t.commodity_words, "a kind of goods, nor \"expansion\""));
}

namespace {

void add_effect(const Node& effect, const Tables& t, Reward& out) {
    const std::string_view kind = effect["kind"].text();
    const auto add = [&](uint8_t& field, const char* key) {
        field = static_cast<uint8_t>(field + small(effect[key], 0, 20));
    };
    if (kind == "gain_money") return add(out.money, "amount");
    if (kind == "gain_accounting") return add(out.points, "points");
    if (kind == "advance_diamond") return add(out.diamonds, "steps");
    if (kind == "remove_post") return add(out.removals, "count");
    if (kind == "buy_card_for_money") {
        out.buys = 1;
        return add(out.discount, "discount");
    }
    if (kind == "advance_track") {
        const bool active = effect["company"].text() == "active";
        return add(active ? out.active_steps : out.steps[find(effect["company"], t.company_words, "a company")],
                   "steps");
    }
    if (kind == "gain_money_by_total") {
        out.total_of = static_cast<uint8_t>(read_commodity(effect["commodity"], t));
        out.minus = static_cast<uint8_t>(-effect["offset"].integer(-9, 0));
        return;
    }
    if (kind != "take_start_player_token")
        effect["kind"].fail("is no effect known here");  // the space itself says that
}

}  // namespace

Reward read_reward(const Node& list, const Tables& t) {
    Reward out;
    for (const Node& effect : list.items()) add_effect(effect, t, out);
    return out;
}

// MO-2.5, MO-8.4: columns right, middle, left of four spaces each. MO-2.11, MO-16.1: letters and coin places of the
// books.
void read_displays(const Node& edition, Tables& t) {
    static const std::vector<std::string> kColumnWords = {"right", "middle", "left"};
    const Node cards = edition["card_display"], books = edition["book_display"];
    t.card_space_words = read_ids(cards, kCardSpaces);
    t.book_space_words = read_ids(books, kBookSpaces);
    if (cards.size() != kCardSpaces) cards.fail("must have 12 entries");
    if (books.size() != kBookSpaces) books.fail("must have 12 entries");
    int of_letter[kBookLetters]{};
    for (size_t i = 0; i < kCardSpaces; ++i) {
        const Node space = cards.at(i);
        if (find(space["column"], kColumnWords, "a column: right, middle or left") != static_cast<int>(i / 4) ||
            space["row"].integer(1, 4) != static_cast<int>(i % 4 + 1))
            space.fail("is out of order: the spaces go down the right column, the middle and the left one");
        t.modifier[i] = small(space["modifier"], 0, 9);
    }
    for (size_t i = 0; i < kBookSpaces; ++i) {
        const Node space = books.at(i);
        t.book_letter[i] = static_cast<uint8_t>(find(space["letter"], t.letter_words, "a letter"));
        if (t.book_letter[i] >= kBookLetters) space["letter"].fail("is no letter of books");
        ++of_letter[t.book_letter[i]];
        t.coin_number[i] = small(space["coin_number"], 2, kMaxRounds);
        t.coin_row[i] = small(space["row"], 1, 2);
    }
    for (const int n : of_letter)
        if (n != 4) books.fail("must have 4 spaces of each letter");
}

namespace {

void read_players(const Node& edition, Tables& t) {
    const Node list = edition["player_counts"];
    if (list.size() != 3) list.fail("must have an entry each for 2, 3 and 4 players");
    for (size_t i = 0; i < 3; ++i) {
        const Node entry = list.at(i);
        const auto players = static_cast<size_t>(entry["players"].integer(2, 4));
        if (players != i + 2) entry["players"].fail("is out of order");
        t.bonus_markers[players] = small(entry["bonus_markers"], 0, 9);
        const Node coins = entry["round_coins"];
        if (coins.size() != static_cast<size_t>(t.rounds)) coins.fail("must have an entry for each round");
        for (size_t r = 0; r < coins.size(); ++r) t.round_coins[players][r + 1] = small(coins.at(r), 0, 2);
    }
}

void read_constants(const Node& c, Tables& t) {
    t.start_money = small(c["start_money"], 0, 99);
    t.flip_cost = small(c["flip_book_cost"], 0, 99);
    t.oust_cost = small(c["oust_extra_cost"], 0, 9);
    t.one_cost = small(c["single_border_cost"], 1, 9);
    t.two_cost = small(c["double_border_cost"], t.one_cost, 9);
}

void read_tiles(const Node& list, Tables& t) {
    t.tile_words = read_ids(list, kTiles);
    if (t.tile_words != std::vector<std::string>{"plus_one", "bookkeeper", "diamond_merchant", "expansion"})
        list.fail("must be plus_one, bookkeeper, diamond_merchant and expansion");
    const char* const kKey[] = {"amount", "points", "steps", "points"};
    for (size_t i = 0; i < kTiles; ++i) t.tile_value[i] = small(list.at(i)["effects"].at(0)[kKey[i]], 1, 9);
    t.tile_per_merchant = small(list.at(index(Tile::Merchant))["effects"].at(1)["steps"], 0, 9);
}

}  // namespace

}  // namespace reading

Tables Mombasa::load(const Node& edition) {
    using namespace reading;
    if (edition["game"].text() != "mombasa") edition["game"].fail("must be \"mombasa\"");
    (void)edition["schema_version"].integer(1, 1);
    Tables t;
    t.rounds = edition["rounds"].integer(1, kMaxRounds);
    t.seat_words = read_ids(edition["player_colors"], 4);
    if (t.seat_words.size() != 4) edition["player_colors"].fail("must have 4 entries");
    t.letter_words = {"A", "B", "C", "D", "E"};
    t.slot_words = {"slot_1", "slot_2", "slot_3", "slot_4", "slot_5"};
    t.company_words = read_ids(edition["companies"], kCompanies);
    if (t.company_words.size() != kCompanies) edition["companies"].fail("must have 4 entries");
    t.commodity_words = read_ids(edition["goods"], kGoods);
    if (t.commodity_words.size() != kGoods) edition["goods"].fail("must have 3 entries");
    t.commodity_words.push_back("expansion");
    read_map(edition, t);
    read_cards(edition, t);
    read_books(edition, t);
    read_tiles(edition["bonus_tiles"], t);
    read_spaces(edition, t);
    read_tracks(edition, t);
    read_displays(edition, t);
    read_players(edition, t);
    read_constants(edition["constants"], t);
    return t;
}

}  // namespace pentarchy::mombasa
