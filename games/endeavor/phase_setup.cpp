// Setup by luck, EN-2.2 and EN-2.12: a token on every space of the board, and the start player.
#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

namespace {

// EN-2.2  Shipping spaces, cities and connections in turn; a kind is as likely as it has tokens left.
struct LayTokens {
    struct Locals {
        uint8_t place, zero;
    };
    static uint8_t& token_at(const Edition& t, State& s, int place) {
        if (place < t.spaces) return s.space_token[place];
        if (place < t.spaces + t.cities) return s.city_token[place - t.spaces];
        return s.link_token[place - t.spaces - t.cities];
    }
    template <class Out>
    static void outcomes(const Look& l, const Frame& f, Out& out) {
        const uint8_t place = f.locals<Locals>().place;
        for (int token = 0; token < l.t.tokens; ++token)
            if (l.s.bag[token]) out.add(make(Verb::Lay, place, token), l.s.bag[token]);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        token_at(c.t, c.s, m.a) = static_cast<uint8_t>(m.b);
        --c.s.bag[m.b];
        return ++f.locals<Locals>().place < c.t.spaces + c.t.cities + c.t.links ? c.ask() : c.done();
    }
};

// EN-2.12  Lots are drawn for the start player.
struct DrawStart {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (Seat seat = 0; seat < l.s.seats; ++seat) out.add(make(Verb::StartSeat, seat));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        c.s.start = static_cast<Seat>(m.a);
        c.say(Msg::Starts, m.a);
        return c.done();
    }
};

}  // namespace

void setup_rows(Rows& rows) {
    rows.chance<Proc::LayTokens, LayTokens>();
    rows.chance<Proc::DrawStart, DrawStart>();
}

}  // namespace pentarchy::endeavor
