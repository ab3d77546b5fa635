// components.json -> Edition: cards, books and start tiles.
#include <algorithm>

#include "engine/document/edition.h"
#include "games/mombasa/edition.h"

namespace pentarchy::mombasa::reading {

namespace {

const std::vector<std::string> kKindWords = {"good", "expansion", "bookkeeper", "diamond_merchant", "single_share"};

void read_merchant(Fields& in, const Edition& t, FaceRow& face) {
    in.name("company", face.company, t.company_words, "a company", May::BeNull);
    for (Fields effect : in["effects"].items()) {
        const std::string_view kind = effect["kind"].text();
        if (kind == "advance_diamond") {
            effect.number("steps", face.diamonds, 0, 9);
        } else if (kind == "gain_money") {
            effect.number("amount", face.money, 0, 9);
        } else if (kind == "advance_diamond_by_mines") {
            effect.number("mines_per_step", face.mines_per_step, 1, 9);
            if (read_name(effect["company"], t.company_words, "a company") != face.company)
                effect["company"].fail("is not the merchant's company");
        } else {
            effect["kind"].fail("is no effect of a merchant");
        }
    }
}

// Copies: "start" for each colour, "seat_1" to "seat_4", or a letter of the deck.
void read_copies(const Node& copies, int f, Edition& t, int (&by_letter)[kLetters]) {
    FaceRow& face = t.face[f];
    for (const auto& [key, number] : copies.members()) {
        const auto n = static_cast<uint8_t>(number.integer(1, 9));
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
        const int letter = place_of(key, t.letter_words);
        if (letter < 0) number.fail("is neither start, seat_1 to seat_4 nor a letter of the deck");
        if (t.stocks == kCapStock) number.fail("is more than the deck can hold");
        by_letter[letter] += n;
        t.stock_of[letter] |= uint64_t{1} << t.stocks;
        t.stock[t.stocks++] = {static_cast<uint8_t>(letter), static_cast<uint8_t>(f), n};
    }
}

// MO-1.6, MO-1.7, MO-1.8  The numbers by letter and of starting cards are those the edition states.
void check_counts(const Node& counts, const Edition& t, const int (&by_letter)[kLetters]) {
    for (size_t l = 0; l < kLetters; ++l)
        must_count(counts["action_cards_by_letter"][t.letter_words[l]], by_letter[l], "such cards");
    int starting = 0;
    for (int f = 0; f < t.faces; ++f) starting += 4 * t.face[f].per_colour;
    must_count(counts["starting_cards"], starting, "such cards");
    for (const uint8_t face : t.single_expansion)
        if (face == kNone) counts["single_expansion_cards"].fail("are not one for each seat");
}

void prepare_faces(Edition& t) {
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
void read_needs(const Node& list, const Edition& t, BookRow& book) {
    if (list.size() < 1 || list.size() > 2) list.fail("must have 1 or 2 entries");
    std::vector<Totals> needs{0};
    for (const Node& entry : list.items()) {
        const std::string_view kind = entry["kind"].text();
        std::vector<int> kinds;
        if (kind == "good") kinds = {read_name<int>(entry["good"], t.commodity_words, "a kind of goods")};
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

void read_cards(const Node& edition, Edition& t) {
    t.face_words = read_ids(edition["cards"], kCapFaces);
    std::fill(std::begin(t.single_expansion), std::end(t.single_expansion), kNone);
    int by_letter[kLetters]{};
    t.faces = read_rows(edition["cards"], t.face, [&](Fields& in, FaceRow& face, int f) {
        in.name("kind", face.kind, kKindWords, "a kind of card").number("crate", face.crate, 0, 20);
        in.name("share", face.share, t.company_words, "a company", May::BeNull);
        if (face.kind == CardKind::Good) in.name("good", face.good, t.commodity_words, kCommodity);
        if (face.good >= kGoods) in["good"].fail("is no kind of goods");
        if (face.kind == CardKind::Merchant) {
            read_merchant(in, t, face);
        } else if (face.kind != CardKind::Share) {
            in.number("value", face.value, 1, 9);
        } else if (face.share == kNone) {
            in["share"].fail("is missing on a single share");
        }
        read_copies(in["copies"], f, t, by_letter);
    });
    check_counts(edition["counts"], t, by_letter);
    prepare_faces(t);
}

namespace {

void read_start_tile(Fields& in, const Edition& t, StartTileRow& tile) {
    const Node resting = in["resting_cards"];
    must_have(resting, std::size(tile.resting));
    for (size_t n = 0; n < std::size(tile.resting); ++n) {
        tile.resting[n] = read_name(resting.at(n), t.face_words, "a card");
        if (std::count(tile.resting, tile.resting + n + 1, tile.resting[n]) > t.face[tile.resting[n]].per_colour)
            resting.at(n).fail("is not so often among the starting cards of a colour");
    }
    tile.bonus = read_reward(in["start_bonus"], t);
    in.number("first_game_seat", tile.first_game_seat, 1, 4, May::BeNull);
}

}  // namespace

void read_books(const Node& edition, Edition& t) {
    const Node list = edition["books"], tiles = edition["start_tiles"];
    t.book_words = read_ids(list, kCapBooks);
    t.books = read_rows(list, t.book, [&](Fields& in, BookRow& book, int b) {
        in.name("letter", book.letter, t.letter_words, "a letter");
        if (book.letter >= kBookLetters || (b && t.book[b - 1].letter > book.letter))
            in["letter"].fail("is out of order: books A, then B, then C");
        if (!t.letter_books[book.letter]++) t.first_book[book.letter] = static_cast<uint8_t>(b);
        read_needs(in["requirements"], t, book);
        book.reward = read_reward(in["reward"], t);
    });
    for (size_t l = 0; l < kBookLetters; ++l) {
        if (t.letter_books[l] != edition["counts"]["books_per_letter"].integer(4, kCapLetter))
            list.fail("have the wrong number of letter " + t.letter_words[l]);
        Fields(edition["accounting_prices"]).number(t.letter_words[l], t.book_price[l], 1, 9);
    }
    t.start_tile_words = read_ids(tiles, kCapStartTiles);
    unsigned seats = 0;
    t.start_tiles = read_rows(tiles, t.start_tile, [&](Fields& in, StartTileRow& tile, int i) {
        read_start_tile(in, t, tile);
        seats |= 1u << tile.first_game_seat;
        read_needs(in["book"]["requirements"], t, t.book[start_book(i)]);
        t.book[start_book(i)].reward = read_reward(in["book"]["reward"], t);
    });
    if (t.start_tiles < 8) tiles.fail("must be at least 8");
    if ((seats & 30) != 30) tiles.fail("must name a tile for each of the seats 1 to 4 of a first game");
}

}  // namespace pentarchy::mombasa::reading
