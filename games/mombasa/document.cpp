// The state document of Mombasa (docs/mombasa-state.md). What follows from the rest is not read: a patch says what it
// means once; the supply of books, the box, markers, totals and share values follow.
#include "engine/document.h"

#include <algorithm>

#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

namespace {

const std::vector<std::string> kSpecialWords = {"first", "second"};

// One word or null for each name. A merge patch takes away what it sets to null: a name that is missing is null too.
template <class D>
void choices(D& d, std::string_view key, uint8_t* values, uint8_t none, Words names, Words words) {
    d.object(key, [&](D& inner) {
        for (size_t i = 0; i < names.size(); ++i) {
            if constexpr (D::kReading) {
                if (!inner.node.find(names[i])) {
                    values[i] = none;
                    continue;
                }
            }
            none == kNobody ? inner.seat(names[i], values[i], words) : inner.choice(names[i], values[i], words);
        }
    });
}

// A list of words, in the order of the array.
template <class D>
void list_of(D& d, std::string_view key, uint8_t* values, int capacity, Words words) {
    if constexpr (D::kReading) {
        const auto items = d.node[key].items();
        if (items.size() > static_cast<size_t>(capacity))
            d.node[key].fail("has more than " + std::to_string(capacity) + " entries");
        for (size_t i = 0; i < items.size(); ++i) {
            const auto at = std::find(words.begin(), words.end(), items[i].text());
            if (at == words.end()) items[i].fail("is not a name known here");
            values[i] = static_cast<uint8_t>(at - words.begin());
        }
    } else {
        boost::json::array list;
        for (int i = 0; i < capacity && values[i] != kNone; ++i) list.emplace_back(words[values[i]]);
        d.set(key, list);
    }
}

// The hand: a list of cards, equal ones as often as they are there.
template <class D>
void describe_hand(D& d, const Tables& t, Player& me) {
    if constexpr (D::kReading) {
        std::fill(std::begin(me.cards), std::end(me.cards), uint8_t{0});
        for (const Node& item : d.node["hand"].items()) {
            const auto at = std::find(t.face_words.begin(), t.face_words.end(), item.text());
            if (at == t.face_words.end()) item.fail("is not a name known here");
            ++me.cards[at - t.face_words.begin()];
        }
    } else {
        boost::json::array list;
        for (size_t face = 0; face < static_cast<size_t>(t.faces); ++face)
            for (int i = 0; i < me.cards[face]; ++i) list.emplace_back(t.face_words[face]);
        d.set("hand", list);
    }
}

// Bonuses by company: ["first", "second"].
template <class D>
void bonuses(D& d, std::string_view key, uint8_t& mask, const Tables& t) {
    d.object(key, [&](D& inner) {
        for (size_t company = 0; company < kCompanies; ++company) {
            uint8_t two = static_cast<uint8_t>(mask >> (kSpecials * company) & 3);
            inner.set_of(t.company_words[company], two, kSpecialWords);
            if constexpr (D::kReading)
                mask = static_cast<uint8_t>((mask & ~(3u << (kSpecials * company))) | static_cast<unsigned>(two)
                                                                                          << (kSpecials * company));
        }
    });
}

// Books by step: "2": "book_a01"; those face down are listed by step.
template <class D>
void describe_books(D& d, const Tables& t, Player& me) {
    if constexpr (D::kReading) {
        for (const auto& [step, book] : d.node["books"].members()) {
            const int at = std::atoi(std::string(step).c_str());
            if (at < 2 || at > kBookSteps || std::to_string(at) != step)
                book.fail("is on no step of the bookkeeping track from 2 to 15");
            const auto found = std::find(t.book_words.begin(), t.book_words.end(), book.text());
            if (found == t.book_words.end()) book.fail("is not a book");
            me.book[at] = static_cast<uint8_t>(found - t.book_words.begin() + 1);
        }
        me.book_down = 0;
        for (const Node& step : d.node["books_down"].items())
            me.book_down = static_cast<uint16_t>(me.book_down | 1u << step.integer(1, kBookSteps));
    } else {
        boost::json::object books;
        boost::json::array down;
        for (int step = 2; step <= kBookSteps; ++step)
            if (me.book[step]) books[std::to_string(step)] = t.book_words[static_cast<size_t>(me.book[step] - 1)];
        for (int step = 1; step <= kBookSteps; ++step)
            if (me.book_down >> step & 1) down.emplace_back(step);
        d.set("books", books);
        d.set("books_down", down);
    }
}

template <class D>
void describe_player(D& d, const Tables& t, State& s, Seat seat) {
    Player& me = s.player[seat];
    d.number("money", me.money, 9999);
    describe_hand(d, t, me);
    d.object("rows", [&](D& rows) {
        for (int slot = 0; slot < kSlots; ++slot)
            list_of(rows, t.slot_words[static_cast<size_t>(slot)], me.row[slot], kRowCards, t.face_words);
    });
    choices(d, "slots", me.slot, kNone, t.slot_words, t.face_words);
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
    describe_books(d, t, me);
    d.place("start_tile", s.tiles, board_of(seat), t.start_tile_words);
    d.place("dealt", s.tiles, dealt_to(seat), t.start_tile_words);
}

template <class D>
void describe_company(D& d, const Tables& t, State& s, int company) {
    d.choice("track", s.side[company], t.side_words);
    static const std::vector<std::string> kColumnWords = {"1", "2", "3"};
    d.counts("posts", s.column[company], kColumnWords, kHqRows);
    unsigned opened = s.opened >> (kColumns * company) & 7;
    d.set_of("opened", opened, kColumnWords);
    if constexpr (D::kReading)
        s.opened = static_cast<uint16_t>((s.opened & ~(7u << (kColumns * company))) | opened << (kColumns * company));
    d.number("removed", s.removed[company], kColumns * kHqRows);
    d.set_of("regions", s.held[company], t.region_words);
}

template <class D>
void describe_deck(D& d, const Tables& t, State& s) {
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
void describe_turn(D& d, const Tables& t, Turn& turn) {
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
void describe_secrets(D& d, const Tables& t, Picks& picks) {
    d.object("plan", [&](D& plan) {
        for (int slot = 0; slot < kSlots; ++slot) {
            auto face = static_cast<uint8_t>(picks.slot[slot] - 1);
            plan.choice(t.slot_words[static_cast<size_t>(slot)], face, t.face_words);
            if constexpr (D::kReading) picks.slot[slot] = static_cast<uint8_t>(face + 1);
        }
    });
    d.number("decided", picks.decided, kSlots);
    auto tile = static_cast<uint8_t>(picks.tile - 1);
    d.choice("tile", tile, t.start_tile_words);
    if constexpr (D::kReading) picks.tile = static_cast<uint8_t>(tile + 1);
}

template <class D>
void describe_table(D& d, const Tables& t, State& s) {
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

template <class D>
void describe(D& d, const Tables& t, State& s) {
    describe_table(d, t, s);
    const Words seats(t.seat_words.data(), s.seats);
    const auto for_each = [&](const char* key, Words names, auto fn) {
        d.object(key, [&](D& all) {
            for (size_t i = 0; i < names.size(); ++i)
                all.object(names[i], [&](D& one) { fn(one, static_cast<int>(i)); });
        });
    };
    for_each("players", seats, [&](D& one, int seat) { describe_player(one, t, s, static_cast<Seat>(seat)); });
    for_each("companies", t.company_words, [&](D& one, int company) { describe_company(one, t, s, company); });
    choices(d, "spaces", s.marker, kNobody, t.space_words, seats);
    choices(d, "display", s.display, kNone, t.card_space_words, t.face_words);
    choices(d, "shelf", s.shelf, kNone, t.book_space_words, t.book_words);
    d.set_of("coins", s.coins, t.book_space_words);
    describe_deck(d, t, s);
    d.place("tile_box", s.tiles, kTileBox, t.start_tile_words);
    d.knowledge("tiles_known", s.tiles, t.start_tile_words, t.seat_words, knowers_of_tile);
    describe_turn(d, t, s.turn);
    for_each("secrets", seats, [&](D& one, int seat) { describe_secrets(one, t, s.picks[seat]); });
    d.stack("stack", s.stack, kFlow.begin(), Rows::kCount);
    d.object("stacks", [&](D& stacks) {
        for (Seat seat = 0; seat < s.seats; ++seat)
            stacks.stack(t.seat_words[seat], s.sub[seat], kFlow.begin(), Rows::kCount);
    });
}

}  // namespace

// The parts that only a Writer or only a Reader has, in document_derived.cpp.
void describe_derived(Writer& d, const Look& l);
void derive(const Tables& t, State& s, const Node& node);

Json Mombasa::document(const Look& l) {
    State s = l.s;
    Writer d;
    describe(d, l.t, s);
    boost::json::array gone;
    for (const int book : s.gone) gone.emplace_back(l.t.book_words[static_cast<size_t>(book)]);
    d.set("books_gone", gone);
    describe_derived(d, l);
    return d.out;
}

State Mombasa::restore(const Tables& t, const Node& node) {
    State s = Mombasa::setup(t, node["seats"].integer(2, kSeats), Node(Json(boost::json::object()), ""));
    Reader d(node);
    describe(d, t, s);
    derive(t, s, node);
    set_dials(t, s);
    return s;
}

}  // namespace pentarchy::mombasa
