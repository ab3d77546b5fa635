// Books: bought from the display, placed on the bookkeeping track, met and turned over: MO-10, MO-11.
#include "games/mombasa/actions.h"

namespace pentarchy::mombasa {

// MO-11.5 to MO-11.10  All requirements at once, each with units of its own; the used bookkeeper is face down by now.
bool is_met(const Look& l, Seat seat, int book) {
    const BookRow& row = l.t.book[book];
    const Totals have = totals(l, seat);
    for (int i = 0; i < row.needs; ++i)
        if (covers(have, row.need[i])) return true;
    return false;
}

// MO-11.2, MO-11.3  Face-up books ahead of the ink jar; behind it a book has no effect any more (MO-10.16).
unsigned flippable(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    if (me.money < l.t.flip_cost) return 0;
    return me.book_set & ~me.book_down & ~((2u << me.jar) - 1);
}

void flip_book(Play& p, Seat seat, int step) {
    Player& me = p.s.player[seat];
    me.money = static_cast<uint16_t>(me.money - p.t.flip_cost);
    me.book_down = static_cast<uint16_t>(me.book_down | 1u << step);
    step == 1 ? p.say(Msg::FlipsTile, seat) : p.say(Msg::Flips, seat, me.book[step] - 1);
}

// MO-10.3, MO-10.4, MO-10.19  Books that the points of the turn pay for, from space `first` on.
unsigned affordable_books(const Look& l, Seat seat, int first) {
    if (l.s.player[seat].jar == l.t.jar_last) return 0;
    unsigned out = 0;
    for (int space = first; space < kBookSpaces; ++space)
        out |= static_cast<unsigned>(l.s.shelf[space] != kNone &&
                                     l.t.book_price[l.t.book_letter[space]] <= l.s.turn.points)
               << space;
    return out;
}

void take_book(Play& p, Seat seat, int space) {
    Turn& turn = p.s.turn;
    turn.points = static_cast<uint8_t>(turn.points - p.t.book_price[p.t.book_letter[space]]);
    p.say(Msg::TakesBook, seat, p.s.shelf[space]);
    turn.book[turn.taken++] = p.s.shelf[space];
    p.s.shelf[space] = kNone;
    if (!(p.s.coins >> space & 1)) return;
    p.s.coins = static_cast<uint16_t>(p.s.coins & ~(1u << space));  // MO-10.5
    ++p.s.player[seat].money;
    p.say(Msg::TakesCoin, seat);
}

// MO-10.9 to MO-10.11, MO-10.15  Any step but the first; an A book neither on a barred step nor on a B or C book.
unsigned places_for(const Look& l, Seat seat, int book) {
    const int letter = l.t.book[book].letter;
    unsigned out = l.t.steps_for[letter];
    if (letter) return out;
    const Player& me = l.s.player[seat];
    for (unsigned left = me.book_set & out; left; left &= left - 1) {
        const int step = std::countr_zero(left);
        if (l.t.book[me.book[step] - 1].letter) out &= ~(1u << step);
    }
    return out;
}

void place_book(Play& p, Seat seat, int step) {
    Turn& turn = p.s.turn;
    Player& me = p.s.player[seat];
    const uint8_t book = turn.book[0];
    for (int i = 1; i < turn.taken; ++i) turn.book[i - 1] = turn.book[i];
    turn.book[--turn.taken] = 0;
    if (!step) {
        p.s.gone.add(book);
        return p.say(Msg::BookGone, seat, book);
    }
    if (me.book[step]) p.s.gone.add(me.book[step] - 1);
    me.book[step] = static_cast<uint8_t>(book + 1);
    me.book_set = static_cast<uint16_t>(me.book_set | 1u << step);
    me.book_down = static_cast<uint16_t>(me.book_down & ~(1u << step));  // MO-10.18
    p.say(Msg::PlacesBook, seat, book, step);
}

}  // namespace pentarchy::mombasa
