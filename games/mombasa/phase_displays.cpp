// Cards and books onto their displays: MO-2.5, MO-2.11, MO-10.13, MO-16.7.
#include "games/mombasa/actions.h"

namespace pentarchy::mombasa {

namespace {

// MO-2.5, MO-16.7, MO-16.8  Right column from top to bottom, then middle, then left, while the deck lasts.
struct FillCards {
    static Flow run(Ctx& c, Frame&) {
        for (int space = 0; space < kCardSpaces && c.s.deck_set; ++space)
            if (c.s.display[space] == kNone)
                return c.call(Proc::DrawCard, kChance, SpaceLocals{static_cast<uint8_t>(space)});
        return c.done();
    }
};

// MO-2.3  The letters lie above each other: A first, E last.
struct DrawCard {
    using Locals = SpaceLocals;
    template <class Out>
    static void outcomes(const Look& l, const Frame& f, Out& out) {
        int letter = 0;
        while (!(l.s.deck_set & l.t.stock_of[letter])) ++letter;
        for (uint64_t left = l.s.deck_set & l.t.stock_of[letter]; left; left &= left - 1) {
            const int i = std::countr_zero(left);
            out.add(make(Verb::DrawCard, f.locals<SpaceLocals>().space, l.t.stock[i].face), l.s.deck[i]);
        }
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        int letter = 0;
        while (!(c.s.deck_set & c.t.stock_of[letter])) ++letter;
        uint64_t left = c.s.deck_set & c.t.stock_of[letter];
        while (c.t.stock[std::countr_zero(left)].face != m.b) left &= left - 1;
        const int i = std::countr_zero(left);
        if (!--c.s.deck[i]) c.s.deck_set &= ~(uint64_t{1} << i);
        c.s.display[m.a] = static_cast<uint8_t>(m.b);
        c.say(Msg::CardDrawn, m.b);
        return c.done();
    }
};

// MO-2.11, MO-10.13, MO-10.14  Every empty space gets a book of its letter, while the supply lasts.
struct FillShelf {
    static Flow run(Ctx& c, Frame&) {
        for (int space = 0; space < kBookSpaces; ++space)
            if (c.s.shelf[space] == kNone && c.s.supply[c.t.book_letter[space]])
                return c.call(Proc::DrawBook, kChance, SpaceLocals{static_cast<uint8_t>(space)});
        return c.done();
    }
};

struct DrawBook {
    using Locals = SpaceLocals;
    template <class Out>
    static void outcomes(const Look& l, const Frame& f, Out& out) {
        const int space = f.locals<SpaceLocals>().space, letter = l.t.book_letter[space];
        for (uint32_t left = l.s.supply[letter]; left; left &= left - 1)
            out.add(make(Verb::DrawBook, space, l.t.first_book[letter] + std::countr_zero(left)));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        const int letter = c.t.book_letter[m.a];
        c.s.supply[letter] &= ~(1u << (m.b - c.t.first_book[letter]));
        c.s.shelf[m.a] = static_cast<uint8_t>(m.b);
        c.say(Msg::BookDrawn, m.b);
        return c.done();
    }
};

}  // namespace

void display_rows(Rows& rows) {
    rows.arrow<Proc::FillCards, FillCards>();
    rows.chance<Proc::DrawCard, DrawCard>();
    rows.arrow<Proc::FillShelf, FillShelf>();
    rows.chance<Proc::DrawBook, DrawBook>();
}

}  // namespace pentarchy::mombasa
