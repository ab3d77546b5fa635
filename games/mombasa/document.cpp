// The state document of Mombasa (state-document.md). What follows from the rest is not read: a patch says what it
// means once; the supply of books, the box, markers, totals and share values follow.
#include "engine/document/document.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

namespace {

const std::vector<std::string> kSpecialWords = {"first", "second"};
const std::vector<std::string> kStepWords = {"0", "1", "2",  "3",  "4",  "5",  "6",  "7",
                                             "8", "9", "10", "11", "12", "13", "14", "15"};

// Bonuses by company: ["first", "second"].
template <class D>
void bonuses(D& d, std::string_view key, uint8_t& mask, const Edition& t) {
    d.object(key, [&](D& inner) {
        for (int company = 0; company < kCompanies; ++company)
            inner.set_of(t.company_words[static_cast<size_t>(company)], mask, kSpecialWords, kSpecials * company);
    });
}

// Books by step: "2": "book_a01"; those face down are listed by step.
void read_books(const Node& books, const Edition& t, Player& me) {
    for (const auto& [word, book] : books.members()) {
        const int step = place_of(word, kStepWords);
        if (step < 2) book.fail("is on no step of the bookkeeping track from 2 to 15");
        me.book[step] = static_cast<uint8_t>(place_of(book, t.book_words, "is not a book") + 1);
    }
}
boost::json::object books_json(const Edition& t, const Player& me) {
    boost::json::object out;
    for (size_t step = 2; step <= kBookSteps; ++step)
        if (me.book[step]) out[kStepWords[step]] = t.book_words[me.book[step] - 1u];
    return out;
}

template <class D>
void describe_player(D& d, const Edition& t, State& s, Seat seat) {
    const Look l{t, s};
    Player& me = s.player[seat];
    d.number("money", me.money, 9999);
    d.copies("hand", me.cards, t.face_words);
    d.object("rows", [&](D& rows) {
        for (size_t slot = 0; slot < kSlots; ++slot) rows.list(t.slot_words[slot], me.row[slot], t.face_words);
    });
    d.choices("slots", me.slot, t.slot_words, t.face_words);
    d.set_of("face_up", me.up, t.slot_words);
    d.set_of("tiles", me.tiles, t.tile_words);
    d.set_of("tiles_up", me.tiles_up, t.tile_words);
    d.choice("plus_on", me.plus_on, t.slot_words);
    d.counts("tracks", me.step, t.company_words, kCapSteps - 1);
    d.number("diamond", me.diamond, t.diamond_last);
    d.number("jar", me.jar, t.jar_last);
    bonuses(d, "reached", me.reached, t);
    bonuses(d, "in_force", me.in_force, t);
    d.flag("out", me.out);
    d.flag("acted", me.acted);
    d.derived("books", [&] { return books_json(t, me); });
    if constexpr (D::kReading) read_books(d.node["books"], t, me);
    d.set_of("books_down", me.book_down, 1, kBookSteps);
    d.place("start_tile", s.tiles, board_of(seat), t.start_tile_words);
    d.place("dealt", s.tiles, dealt_to(seat), t.start_tile_words);
    d.derived("score", [&] { return score_json(Mombasa::score_lines(l, seat)); });
    d.derived("shares", t.company_words, [&](int c) { return s.side[c] == kNone ? 0 : shares_of(l, seat, c); });
    d.derived("totals", t.commodity_words, [&](int commodity) { return total(l, seat, commodity); });
    d.derived("hand_size", [&] { return std::accumulate(std::begin(me.cards), std::end(me.cards), 0); });
    d.derived("markers_on_spaces", [&] { return int{me.markers}; });
}

template <class D>
void describe_company(D& d, const Edition& t, State& s, int company) {
    static const std::vector<std::string> kColumnWords = {"1", "2", "3"};
    d.choice("track", s.side[company], t.side_words);
    d.counts("posts", s.column[company], kColumnWords, kHqRows);
    d.set_of("opened", s.opened, kColumnWords, kColumns * company);
    d.number("removed", s.removed[company], kColumns * kHqRows);
    d.set_of("regions", s.held[company], t.region_words);
    d.derived("share_value", [&] { return int{s.value[company]}; });
}

template <class D>
void describe_deck(D& d, const Edition& t, State& s) {
    d.object("deck", [&](D& deck) {
        for (int letter = 0; letter < kLetters; ++letter) {
            uint8_t count[kCapFaces]{};
            for (int i = 0; i < t.stocks; ++i)
                if (t.stock[i].letter == letter) count[t.stock[i].face] = s.deck[i];
            deck.counts(t.letter_words[static_cast<size_t>(letter)], count, t.face_words, 9);
            if constexpr (D::kReading)
                for (int i = 0; i < t.stocks; ++i)
                    if (t.stock[i].letter == letter) s.deck[i] = std::min(count[t.stock[i].face], t.stock[i].copies);
        }
    });
    d.counts("discard", s.discard, t.face_words, 20);
}

template <class D>
void describe_turn(D& d, const Edition& t, Turn& turn) {
    d.object("turn_due", [&](D& due) {
        due.number("money", turn.money, 255);
        due.number("diamonds", turn.diamonds, 255);
        due.number("points", turn.points, 255);
        due.number("bookkeeper_points", turn.keeper_points, 255);
        due.number("removals", turn.removals, 60);
        due.flag("buys", turn.buys);
        due.number("discount", turn.discount, 9);
        due.number("any_steps", turn.any_steps, 255);
        due.counts("steps", turn.steps, t.company_words, 255);
        due.counts("ousted", turn.ousted, t.company_words, 15);
        due.array("books", turn.taken, kBookSpaces,
                  [&](D& book, int i) { book.choice("book", turn.book[i], t.book_words); });
    });
}

template <class D>
void describe_secrets(D& d, const Edition& t, Picks& picks) {
    d.object("plan", [&](D& plan) {
        for (size_t slot = 0; slot < kSlots; ++slot) plan.pick(t.slot_words[slot], picks.slot[slot], t.face_words);
    });
    d.number("decided", picks.decided, kSlots);
    d.pick("tile", picks.tile, t.start_tile_words);
}

template <class D>
void describe_table(D& d, const Edition& t, State& s) {
    d.number("seats", s.seats, kSeats);
    d.number("round", s.round, t.rounds);
    d.seat("start", s.start, t.seat_words);
    d.seat("token", s.token, t.seat_words);
    d.number("clock", s.clock, 65535);
    d.flag("variable_tracks", s.variable_tracks);
    d.flag("variable_start_tiles", s.variable_tiles);
    d.flag("majority_requires_lowest_tier", s.lowest_tier);
    d.flag("single_share_may_be_sold", s.sell_shares);
    d.flag("first_seat_starts", s.first_starts);
}

boost::json::object prices_json(const Look& l) {
    boost::json::object out;
    for (int space = 0; space < kCardSpaces; ++space)
        if (l.s.display[space] != kNone) out[l.t.card_space_words[static_cast<size_t>(space)]] = price_of(l, space);
    return out;
}

template <class D>
void describe(D& d, const Edition& t, State& s) {
    describe_table(d, t, s);
    const Words seats = Words(t.seat_words).first(s.seats);
    d.each("players", seats, [&](D& one, int seat) { describe_player(one, t, s, static_cast<Seat>(seat)); });
    d.each("companies", t.company_words, [&](D& one, int company) { describe_company(one, t, s, company); });
    d.seats("spaces", s.marker, t.space_words, seats);
    d.choices("display", s.display, t.card_space_words, t.face_words);
    d.choices("shelf", s.shelf, t.book_space_words, t.book_words);
    d.set_of("coins", s.coins, t.book_space_words);
    describe_deck(d, t, s);
    d.place("tile_box", s.tiles, kTileBox, t.start_tile_words);
    d.knowledge("tiles_known", s.tiles, t.start_tile_words, t.seat_words, knowers_of_tile);
    describe_turn(d, t, s.turn);
    d.each("secrets", seats, [&](D& one, int seat) { describe_secrets(one, t, s.picks[seat]); });
    d.stack("stack", s.stack, kFlow.begin(), Rows::kCount);
    d.stacks("stacks", s.sub, seats, kFlow.begin(), Rows::kCount);
    d.set_of("books_gone", s.gone, t.book_words);
    d.derived("prices", [&] { return prices_json({t, s}); });
    d.derived("book_supply", Words(t.letter_words).first(kBookLetters),
              [&](int l) { return std::popcount(s.supply[l]); });
}

}  // namespace

void derive(const Edition& t, State& s, const Node& node);  // document_derived.cpp

Json Mombasa::document(const Look& l) {
    State s = l.s;
    Writer d;
    describe(d, l.t, s);
    return d.out;
}

// MO-22.9  Of others' hands a viewer is shown the number; what whoever has watched knows of them stands under `known`.
Json Mombasa::document_for(const Look& l, Seat viewer) {
    Json out = document(l);
    boost::json::object hands;
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        if (seat == viewer) continue;
        auto& player = out.at("players").at(l.t.seat_words[seat]).as_object();
        hands[l.t.seat_words[seat]] = std::exchange(player["hand"], player.at("hand_size"));
    }
    out.as_object()["known"] = boost::json::object{{"hands", std::move(hands)}};
    return out;
}

State Mombasa::restore(const Edition& t, const Node& node) {
    State s = Mombasa::setup(t, node["seats"].integer(2, kSeats), Node(Json(boost::json::object()), ""));
    Reader d(node);
    describe(d, t, s);
    derive(t, s, node);
    set_dials(t, s);
    return s;
}

}  // namespace pentarchy::mombasa
