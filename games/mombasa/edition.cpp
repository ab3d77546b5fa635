// components.json -> Edition: what all parts share, the boards for cards and books, and what depends on the players.
#include "games/mombasa/edition.h"

#include "engine/document/edition.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

namespace reading {

namespace {

void add_effect(Fields effect, const Edition& t, Reward& out) {
    const auto add = [&](uint8_t& field, const char* key) {
        field = static_cast<uint8_t>(field + effect[key].integer(0, 20));
    };
    const std::string_view kind = effect["kind"].text();
    if (kind == "gain_money") return add(out.money, "amount");
    if (kind == "gain_accounting") return add(out.points, "points");
    if (kind == "advance_diamond") return add(out.diamonds, "steps");
    if (kind == "remove_post") return add(out.removals, "count");
    if (kind == "buy_card_for_money") {
        out.buys = 1;
        return add(out.discount, "discount");
    }
    if (kind == "advance_track") {
        const Node company = effect["company"];
        const bool active = company.text() == "active";
        return add(active ? out.active_steps : out.steps[read_name(company, t.company_words, "a company")], "steps");
    }
    if (kind == "gain_money_by_total") {
        effect.name("commodity", out.total_of, t.commodity_words, kCommodity);
        out.minus = static_cast<uint8_t>(-effect["offset"].integer(-9, 0));
        return;
    }
    if (kind != "take_start_player_token")
        effect["kind"].fail("is no effect known here");  // the space itself says that
}

}  // namespace

Reward read_reward(const Node& list, const Edition& t) {
    Reward out;
    for (const Node& effect : list.items()) add_effect(effect, t, out);
    return out;
}

// MO-2.5, MO-8.4: columns right, middle, left of four spaces each. MO-2.11, MO-16.1: letters and coin places of the
// books.
void read_displays(const Node& edition, Edition& t) {
    static const std::vector<std::string> kColumnWords = {"right", "middle", "left"};
    t.card_space_words = read_exact_ids(edition["card_display"], kCardSpaces);
    t.book_space_words = read_exact_ids(edition["book_display"], kBookSpaces);
    read_rows(edition["card_display"], t.modifier, [](Fields& in, uint8_t& modifier, int i) {
        int column = 0, row = 0;
        in.name("column", column, kColumnWords, "a column: right, middle or left").number("row", row, 1, 4);
        if (column != i / 4 || row != i % 4 + 1)
            in.fail("is out of order: the spaces go down the right column, the middle and the left one");
        in.number("modifier", modifier, 0, 9);
    });
    int of_letter[kBookLetters]{};
    read_rows(edition["book_display"], t.book_letter, [&](Fields& in, uint8_t& letter, int i) {
        in.name("letter", letter, t.letter_words, "a letter");
        if (letter >= kBookLetters) in["letter"].fail("is no letter of books");
        ++of_letter[letter];
        in.number("coin_number", t.coin_number[i], 2, kMaxRounds).number("row", t.coin_row[i], 1, 2);
    });
    for (const int n : of_letter)
        if (n != 4) edition["book_display"].fail("must have 4 spaces of each letter");
}

namespace {

void read_players(const Node& list, Edition& t) {
    if (list.size() != 3) list.fail("must have an entry each for 2, 3 and 4 players");
    for (size_t i = 0; i < 3; ++i) {
        Fields entry(list.at(i));
        const auto players = static_cast<size_t>(entry["players"].integer(2, 4));
        if (players != i + 2) entry["players"].fail("is out of order");
        entry.number("bonus_markers", t.bonus_markers[players], 0, 9);
        const Node coins = entry["round_coins"];
        if (coins.size() != static_cast<size_t>(t.rounds)) coins.fail("must have an entry for each round");
        for (size_t r = 0; r < coins.size(); ++r)
            t.round_coins[players][r + 1] = static_cast<uint8_t>(coins.at(r).integer(0, 2));
    }
}

void read_constants(Fields in, Edition& t) {
    in.number("start_money", t.start_money, 0, 99)
        .number("flip_book_cost", t.flip_cost, 0, 99)
        .number("oust_extra_cost", t.oust_cost, 0, 9)
        .number("single_border_cost", t.one_cost, 1, 9)
        .number("double_border_cost", t.two_cost, t.one_cost, 9);
}

void read_tiles(const Node& list, Edition& t) {
    t.tile_words = {"plus_one", "bookkeeper", "diamond_merchant", "expansion"};
    if (read_ids(list, kTiles) != t.tile_words)
        list.fail("must be plus_one, bookkeeper, diamond_merchant and expansion");
    read_rows(list, t.tile_value, [](Fields& in, uint8_t& value, int tile) {
        const char* const kKey[] = {"amount", "points", "steps", "points"};
        Fields(in["effects"].at(0)).number(kKey[tile], value, 1, 9);
    });
    Fields(list.at(index(Tile::Merchant))["effects"].at(1)).number("steps", t.tile_per_merchant, 0, 9);
}

}  // namespace

}  // namespace reading

Edition Mombasa::load(const Node& edition) {
    using namespace reading;
    Fields in(edition);
    in.must_be("game", "mombasa");
    (void)in["schema_version"].integer(1, 1);
    Edition t;
    in.number("rounds", t.rounds, 1, kMaxRounds);
    t.seat_words = read_exact_ids(in["player_colors"], 4);
    t.letter_words = {"A", "B", "C", "D", "E"};
    t.slot_words = {"slot_1", "slot_2", "slot_3", "slot_4", "slot_5"};
    t.company_words = read_exact_ids(in["companies"], kCompanies);
    t.commodity_words = read_exact_ids(in["goods"], kGoods);
    t.commodity_words.push_back("expansion");
    read_map(edition, t);
    read_cards(edition, t);
    read_books(edition, t);
    read_tiles(in["bonus_tiles"], t);
    read_spaces(edition, t);
    read_tracks(edition, t);
    read_displays(edition, t);
    read_players(in["player_counts"], t);
    read_constants(in["constants"], t);
    return t;
}

}  // namespace pentarchy::mombasa
