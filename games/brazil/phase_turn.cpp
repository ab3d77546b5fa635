// The action phase (BR-4.2 to BR-4.8): the token goes to another space, and its action follows.
#include "games/brazil/free_moves.h"
#include "games/brazil/turns.h"

namespace pentarchy::brazil {

namespace {

// BR-4.11, BR-15.16  The old token under a space, noted when the action is taken: 1 or 2, or 0.
uint8_t bonus_under(const Player& me, int space) { return me.under[0] == space ? 1 : me.under[1] == space ? 2 : 0; }

// BR-4.2 to BR-4.5, BR-15.14  Every space but the one where the own token lies.
struct PickSpace {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int space = 0; space < kSpaces; ++space)
            if (out.need(l.s.player[f.seat].token != space, "BR-4.3"_rule)) out.add(make(Verb::Act, space));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Player& me = c.s.player[f.seat];
        me.token = static_cast<uint8_t>(m.a);
        c.s.turn.space = static_cast<uint8_t>(m.a);
        c.s.turn.extra = c.t.space[m.a].extra != Extra::None;
        c.s.turn.bonus = bonus_under(me, m.a);
        c.say(Msg::Acts, f.seat, m.a);
        return c.done();
    }
};

}  // namespace

void begin_turn(Play& p, Seat seat) {
    p.s.active = seat;
    p.s.turn = {};
    p.s.turn.space = kNone;
    p.s.turn.basics = p.s.turn.sail = 1;
    p.say(Msg::TurnOf, seat);
}

Flow call_action(Ctx& c, Seat seat) {
    const ActLocals from_space{kNone};
    switch (static_cast<Space>(c.s.turn.space)) {
        case Space::Deploy: return c.call(Proc::Deploy, seat, from_space);
        case Space::Painting: return c.call(Proc::PickPainting, seat, from_space);
        case Space::Build: return c.call(Proc::PickKind, seat, from_space);
        case Space::Renovate: return c.call(Proc::PickRenovation, seat, from_space);
        case Space::Manufacture: return c.call(Proc::PickGood, seat, from_space);
        case Space::Import: return c.call(Proc::Import, seat);
        case Space::Trade: return c.call(Proc::Trade, seat);
    }
    return c.go_on();
}

void turn_rows(Rows& rows) { rows.box<Proc::PickSpace, WithFree<PickSpace, FreeMoves, Edition, State>>(kQuiet); }

}  // namespace pentarchy::brazil
