// components.json -> Tables: cards, books and start tiles.
#include <algorithm>

#include "games/mombasa/tables.h"

namespace pentarchy::mombasa::reading {

namespace {

const std::vector<std::string> kKindWords = {"good", "expansion", "bookkeeper", "diamond_merchant", "single_share"};

void read_merchant(const Node& entry, const Tables& t, FaceRow& face) {
    if (!entry["company"].is_null())
        face.company = static_cast<uint8_t>(find(entry["company"], t.company_words, "a company"));
    for (const Node& effect : entry["effects"].items()) {
        const std::string_view kind = effect["kind"].text();
        if (kind == "advance_diamond") {
            face.diamonds = small(effect["steps"], 0, 9);
        } else if (kind == "gain_money") {
            face.money = small(effect["amount"], 0, 9);
        } else if (kind == "advance_diamond_by_mines") {
            face.mines_per_step = small(effect["mines_per_step"], 1, 9);
            if (find(effect["company"], t.company_words, "a company") != face.company)
                effect["company"].fail("is not the merchant's company");
        } else {
            effect["kind"].fail("is no effect of a merchant");
        }
    }
}

// Copies: "start" for each colour, "seat_1" to "seat_4", or a letter of the deck.
void read_copies(const Node& copies, int f, Tables& t, int (&by_letter)[kLetters]) {
    FaceRow& face = t.face[f];
    for (const auto& [key, number] : copies.members()) {
        const uint8_t n = small(number, 1, 9);
        if (key == "start") {
            face.per_colour = n;
            face.copies = static_cast<uint8_t>(face.copies + 4 * n);
            continue;
        }
        face.copies = static_cast<uint8_t>(face.copies + n);
        if (key.starts_with("seat_")) {
            const int seat = key.size() == 6 ? key[5] - '1' : -1;
            if (seat < 0 || seat > 3 || n != 1 || t.single_expansion[seat] != kNone)
                number.fail("must be one card for each of seat_1 to seat_4");
            t.single_expansion[seat] = static_cast<uint8_t>(f);
            continue;
        }
        const auto letter = std::find(t.letter_words.begin(), t.letter_words.end(), key);
        if (letter == t.letter_words.end()) number.fail("is neither start, seat_1 to seat_4 nor a letter of the deck");
        if (t.stocks == kCapStock) number.fail("is more than the deck can hold");
        const auto l = static_cast<uint8_t>(letter - t.letter_words.begin());
        by_letter[l] += n;
        t.stock_of[l] |= uint64_t{1} << t.stocks;
        t.stock[t.stocks++] = {l, static_cast<uint8_t>(f), n};
    }
}

// MO-1.6, MO-1.7, MO-1.8  The numbers by letter and of starting cards are those the edition states.
void check_counts(const Node& counts, const Tables& t, const int (&by_letter)[kLetters]) {
    for (size_t l = 0; l < kLetters; ++l) {
        const Node stated = counts["action_cards_by_letter"][t.letter_words[l]];
        if (stated.integer(0, 99) != by_letter[l])
            stated.fail("is not the number of such cards: " + std::to_string(by_letter[l]));
    }
    int starting = 0;
    for (int f = 0; f < t.faces; ++f) starting += 4 * t.face[f].per_colour;
    if (counts["starting_cards"].integer(0, 99) != starting)
        counts["starting_cards"].fail("is not the number of such cards: " + std::to_string(starting));
    for (const uint8_t face : t.single_expansion)
        if (face == kNone) counts["single_expansion_cards"].fail("are not one for each seat");
}

void prepare_faces(Tables& t) {
    for (int f = 0; f < t.faces; ++f) {
        const FaceRow& face = t.face[f];
        const uint64_t bit = uint64_t{1} << f;
        const bool share = face.kind == CardKind::Share;
        if (!share) t.plannable |= bit;
        if (face.kind == CardKind::Good) t.faces_of[face.good] |= bit;
        for (int option = 0; option < 2; ++option) {
            if (!share || option) t.sellable[option][index(Sells::Any)] |= bit;
            if (face.kind == CardKind::Good && face.good == index(Commodity::Coffee))
                t.sellable[option][index(Sells::Coffee)] |= bit;
        }
    }
}

// MO-11.8  Two requirements of a book need separate units: what they ask for is added up, once for every kind of goods
// that "one kind" may be.
void read_needs(const Node& list, const Tables& t, BookRow& book) {
    if (list.size() < 1 || list.size() > 2) list.fail("must have 1 or 2 entries");
    std::vector<Totals> needs{0};
    for (const Node& entry : list.items()) {
        const std::string_view kind = entry["kind"].text();
        std::vector<int> kinds;
        if (kind == "good") kinds = {find(entry["good"], t.commodity_words, "a kind of goods")};
        if (kind == "one_good_kind") kinds = {0, 1, 2};
        if (kind == "expansion") kinds = {index(Commodity::Expansion)};
        if (kind == "specialist") kinds = {index(Commodity::Specialist)};
        if (kinds.empty()) entry["kind"].fail("is not good, one_good_kind, expansion or specialist");
        const Totals amount = kind == "specialist" ? 1 : static_cast<Totals>(entry["amount"].integer(1, 20));
        std::vector<Totals> more;
        for (const Totals need : needs)
            for (const int k : kinds)
                if (const Totals sum = need + (amount << 8 * k); std::find(more.begin(), more.end(), sum) == more.end())
                    more.push_back(sum);
        needs = std::move(more);
    }
    if (needs.size() > std::size(book.need)) list.fail("can be met in too many ways");
    for (const Totals need : needs) book.need[book.needs++] = need;
}

}  // namespace

void read_cards(const Node& edition, Tables& t) {
    const Node list = edition["cards"];
    t.face_words = read_ids(list, kCapFaces);
    t.faces = static_cast<int>(t.face_words.size());
    std::fill(std::begin(t.single_expansion), std::end(t.single_expansion), kNone);
    int by_letter[kLetters]{};
    for (int f = 0; f < t.faces; ++f) {
        const Node entry = list.at(static_cast<size_t>(f));
        FaceRow& face = t.face[f];
        face.kind = static_cast<CardKind>(find(entry["kind"], kKindWords, "a kind of card"));
        face.crate = small(entry["crate"], 0, 20);
        if (!entry["share"].is_null())
            face.share = static_cast<uint8_t>(find(entry["share"], t.company_words, "a company"));
        if (face.kind == CardKind::Good) face.good = static_cast<uint8_t>(read_commodity(entry["good"], t));
        if (face.good >= kGoods) entry["good"].fail("is no kind of goods");
        if (face.kind == CardKind::Merchant) {
            read_merchant(entry, t, face);
        } else if (face.kind != CardKind::Share) {
            face.value = small(entry["value"], 1, 9);
        } else if (face.share == kNone) {
            entry["share"].fail("is missing on a single share");
        }
        read_copies(entry["copies"], f, t, by_letter);
    }
    check_counts(edition["counts"], t, by_letter);
    prepare_faces(t);
}

void read_books(const Node& edition, Tables& t) {
    const Node list = edition["books"];
    t.book_words = read_ids(list, kCapBooks);
    t.books = static_cast<int>(t.book_words.size());
    for (int b = 0; b < t.books; ++b) {
        const Node entry = list.at(static_cast<size_t>(b));
        BookRow& book = t.book[b];
        book.letter = static_cast<uint8_t>(find(entry["letter"], t.letter_words, "a letter"));
        if (book.letter >= kBookLetters || (b && t.book[b - 1].letter > book.letter))
            entry["letter"].fail("is out of order: books A, then B, then C");
        if (!t.letter_books[book.letter]++) t.first_book[book.letter] = static_cast<uint8_t>(b);
        read_needs(entry["requirements"], t, book);
        book.reward = read_reward(entry["reward"], t);
    }
    for (size_t l = 0; l < kBookLetters; ++l) {
        if (t.letter_books[l] != edition["counts"]["books_per_letter"].integer(4, kCapLetter))
            list.fail("have the wrong number of letter " + t.letter_words[l]);
        t.book_price[l] = small(edition["accounting_prices"][t.letter_words[l]], 1, 9);
    }
    const Node tiles = edition["start_tiles"];
    t.start_tile_words = read_ids(tiles, kCapStartTiles);
    t.start_tiles = static_cast<int>(t.start_tile_words.size());
    if (t.start_tiles < 8) tiles.fail("must be at least 8");
    unsigned seats = 0;
    for (int i = 0; i < t.start_tiles; ++i) {
        const Node entry = tiles.at(static_cast<size_t>(i));
        StartTileRow& tile = t.start_tile[i];
        if (entry["resting_cards"].size() != 3) entry["resting_cards"].fail("must have 3 entries");
        for (size_t n = 0; n < 3; ++n) {
            tile.resting[n] = static_cast<uint8_t>(find(entry["resting_cards"].at(n), t.face_words, "a card"));
            if (std::count(tile.resting, tile.resting + n + 1, tile.resting[n]) > t.face[tile.resting[n]].per_colour)
                entry["resting_cards"].at(n).fail("is not so often among the starting cards of a colour");
        }
        tile.bonus = read_reward(entry["start_bonus"], t);
        if (!entry["first_game_seat"].is_null()) tile.first_game_seat = small(entry["first_game_seat"], 1, 4);
        seats |= 1u << tile.first_game_seat;
        read_needs(entry["book"]["requirements"], t, t.book[start_book(i)]);
        t.book[start_book(i)].reward = read_reward(entry["book"]["reward"], t);
    }
    if ((seats & 30) != 30) tiles.fail("must name a tile for each of the seats 1 to 4 of a first game");
}

}  // namespace pentarchy::mombasa::reading
