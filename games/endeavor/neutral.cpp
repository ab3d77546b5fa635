// The two-player module, EN-23.10 to EN-23.22: after a part done by activation the acting player moves the neutral
// colour.
#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

namespace {

// EN-23.12  After a ship: one neutral population on the next space of any track, or beside a full one. Mandatory.
struct NeutralShip {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int r = 0; r < l.t.regions; ++r)
            if (out.need(l.t.region[r].spaces > 0, "EN-11.6"_rule)) out.add(make(Verb::NeutralShip, r));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.say(Msg::NeutralShips, f.seat, m.a);
        const SeatMask check = ship(c, kNeutral, static_cast<Region>(m.a));
        return check ? c.become(Proc::AfterPart, f.seat, AfterLocals{check, Part::None}) : c.done();
    }
};

// EN-23.13  After an occupy: one neutral population in a free city of an open region where neutral is present, or none.
struct NeutralOccupy {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        const uint64_t free = free_cities(l, kNeutral);
        out.each(l.t.all_cities, free, [&](int i) {
            const City city = static_cast<City>(i);
            if (out.need(free & bit_of(city), "EN-23.13"_rule)) out.add(make(Verb::NeutralOccupy, city));
        });
        out.add(make(Verb::NeutralNone));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::NeutralNone)) return c.done();
        c.say(Msg::NeutralOccupies, f.seat, m.a);
        occupy(c, kNeutral, static_cast<City>(m.a));
        return c.done();
    }
};

// EN-23.14  After a draw: the top card of a deck whose requirement neutral meets leaves the game, or none.
struct NeutralDraw {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        const unsigned decks = drawable_decks(l, kNeutral);
        out.each((uint64_t{1} << l.t.decks) - 1, decks, [&](int deck) {
            if (out.need(decks >> deck & 1, "EN-23.14"_rule)) out.add(make(Verb::NeutralDraw, deck));
        });
        out.add(make(Verb::NeutralNone));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::NeutralNone)) return c.done();
        c.say(Msg::NeutralDraws, f.seat, top_card(c, static_cast<Deck>(m.a)));
        const SeatMask check = draw(c, kNeutral, static_cast<Deck>(m.a));
        return check ? c.become(Proc::AfterPart, f.seat, AfterLocals{check, Part::None}) : c.done();
    }
};

}  // namespace

void neutral_rows(Rows& rows) {
    rows.box<Proc::NeutralShip, NeutralShip>();
    rows.box<Proc::NeutralOccupy, NeutralOccupy>();
    rows.box<Proc::NeutralDraw, NeutralDraw>();
}

}  // namespace pentarchy::endeavor
