// What is owed and must be settled before anything else happens: a metropolis, policies, events in hand, great
// people. Parts of phases ask for it before every choice, so that no action has to.
#include <algorithm>
#include <bit>

#include "games/civilization/actions.h"
#include "games/civilization/phases.h"
#include "games/civilization/track.h"

namespace pentarchy::civilization {

namespace {

// CV-4.31 to CV-4.36, CV-4.44  Squares that the capital may grow to.
Rule growth_refusal(const Look& l, Seat seat, int square) {
    if (square < 0 || !is_open(l, square)) return "CV-4.31"_rule;
    if (is_blockaded(l, seat, square)) return "CV-4.32"_rule;
    const uint8_t top = l.s.top[square];
    if (is_marker(top) || is_relic(top) || is_city_state(top) || is_centre(top)) return "CV-4.44"_rule;
    return site_refusal(l, seat, l.s.player[seat].city[0].centre, square);
}
bool can_grow(const Look& l, Seat seat) {
    for (const int square : l.t.grid.neighbours(l.s.player[seat].city[0].centre))
        if (growth_refusal(l, seat, square) == kFine) return true;
    return false;
}

// CV-4.38  The owner chooses where.
struct Grow {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int square : l.t.grid.neighbours(l.s.player[f.seat].city[0].centre))
            if (allow(out, growth_refusal(l, f.seat, square))) out.add(make(Verb::Grow, square));
        out.others(Verb::Grow, "CV-4.31"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Seat seat = f.seat;
        c.s.player[seat].rights &= static_cast<uint8_t>(~kOwesMetropolis);
        grow_city(c, seat, m.a);
        c.say(Msg::Grows, seat, m.a);
        return c.become(Proc::Displace, seat, SquareLocals{m.a});
    }
};

// CV-4.22, CV-4.33  Own figures on a square that became a city centre go to squares around it where they could end a
// move; without one they go home (CV-4.23, CV-4.45).
struct Displace {
    using Locals = SquareLocals;
    static bool has_shelter(const Look& l, Seat seat, int square) {
        for (const int next : l.t.around.neighbours(square))
            if (may_stand(l, seat, next)) return true;
        return false;
    }
    static Flow run(Ctx& c, Frame& f) {
        const SquareLocals here = f.locals<Locals>();
        const Seat seat = f.seat;
        if (!stand_at(c, here.square).any()) return c.done();
        if (has_shelter(c, seat, here.square)) return c.call(Proc::Shelter, seat, here);
        for (int figure = 0; figure < kFigures; ++figure)
            if (c.s.player[seat].figure[figure].square == here.square) {
                lift_figure(c, seat, figure);
                c.say(Msg::FigureHome, seat, !is_army(figure));
            }
        return c.done();
    }
};
struct Shelter {
    using Locals = SquareLocals;
    static int standing(const Look& l, Seat seat, int square, bool army) {
        for (int figure = 0; figure < kFigures; ++figure)
            if (l.s.player[seat].figure[figure].square == square && is_army(figure) == army) return figure;
        return -1;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int square = f.locals<Locals>().square;
        for (const bool army : {true, false})
            for (const int next : l.t.around.neighbours(square))
                if (out.need(standing(l, f.seat, square, army) >= 0, "CV-4.22"_rule) &&
                    out.need(may_stand(l, f.seat, next), "CV-4.22"_rule))
                    out.add(make(Verb::Shelter, !army, next));
        out.others(Verb::Shelter, "CV-4.22"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const int square = f.locals<Locals>().square;
        move_figure(c, f.seat, standing(c, f.seat, square, !m.a), m.b);
        c.say(Msg::Moves, f.seat, square, m.b);
        return c.done();
    }
};

int adopted(const Look& l, Seat seat) { return std::popcount(l.s.player[seat].policies); }
constexpr int card_of(int policy) { return policy / (kPolicies / kPolicyCards); }
bool uses_card(const Look& l, Seat seat, int card) { return l.s.player[seat].policies >> (2 * card) & 3; }

// CV-13.3, CV-13.4  A card that is not in use, either side up.
struct Adopt {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int policy = 0; policy < kPolicies; ++policy)
            if (out.need(!uses_card(l, f.seat, card_of(policy)), "CV-13.4"_rule)) out.add(make(Verb::Adopt, policy));
        out.others(Verb::Adopt, "CV-13.3"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        adopt(c, f.seat, m.a);
        c.say(Msg::Adopts, f.seat, m.a);
        return c.done();
    }
};
// CV-13.5  One adopted card of the owner's choice goes back.
struct ReturnPolicy {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int policy = 0; policy < kPolicies; ++policy)
            if (out.need(l.s.player[f.seat].policies >> policy & 1, "CV-13.5"_rule))
                out.add(make(Verb::ReturnPolicy, policy));
        out.others(Verb::ReturnPolicy, "CV-13.5"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        give_up(c, f.seat, m.a);
        c.say(Msg::Returns, f.seat, m.a);
        return c.done();
    }
};

// CV-4.30, CV-4.37  At once if it can; otherwise it waits for the owner's next Start of Turn, and may grow in all of
// it.
bool owes_metropolis(Ctx& c, Seat seat) {
    Player& me = c.s.player[seat];
    const bool in_start = c.s.phase == Phase::Start && c.s.active == seat;
    if (!(me.rights & (in_start ? kOwesMetropolis | kWaitsForMetropolis : kOwesMetropolis))) return false;
    me.rights &= static_cast<uint8_t>(~(kOwesMetropolis | kWaitsForMetropolis));
    if (is_metropolis(me.city[0])) return false;
    const bool now = can_grow(c, seat);
    me.rights |= now ? kOwesMetropolis : kWaitsForMetropolis;
    return now;
}

// CV-21.4  Without the Pyramids, or with them obsolete, some governments are lost.
bool may_keep_government(const Look& l, Seat seat) {
    return is_government_unlocked(l, seat, static_cast<Government>(l.s.player[seat].government));
}

// Things that are owed, one after the other in the order of seats (CV-0.10).
struct Due {
    static Flow run(Ctx& c, Frame&) {
        const Seat from = c.s.active == kNobody ? c.s.first : c.s.active;
        for (int i = 0; i < c.s.seats; ++i) {
            const Seat seat = left_of(c, from, i);
            if (!pentarchy::has(c.s.due, seat)) continue;
            if (c.s.phase != Phase::SetUp && !may_keep_government(c, seat)) return c.call(Proc::FallBack, seat);
            if (owes_metropolis(c, seat)) return c.call(Proc::Grow, seat);
            const int limit = policy_limit(c, seat);
            if (adopted(c, seat) < limit) return c.call(Proc::Adopt, seat);
            if (adopted(c, seat) > limit) return c.call(Proc::ReturnPolicy, seat);
            if (events_in_hand(c, seat) > culture_limit(c, seat)) return c.call(Proc::TrimEvents, seat);
            if (const uint8_t type = people_in_excess(c, seat); type != kNone)
                return c.call(Proc::LosePerson, seat, AmountLocals{type});
            c.s.due &= static_cast<SeatMask>(~bit(seat));
        }
        return c.done();
    }
};

}  // namespace

bool call_due(Ctx& c) {
    if (!c.s.due) return false;
    (void)c.call(Proc::Due, kNobody);
    return true;
}

void due_rows(Rows& rows) {
    rows.arrow<Proc::Due, Due>();
    rows.box<Proc::Adopt, Adopt>();
    rows.box<Proc::ReturnPolicy, ReturnPolicy>();
    rows.box<Proc::Grow, Grow>();
    rows.arrow<Proc::Displace, Displace>();
    rows.box<Proc::Shelter, Shelter>();
}

}  // namespace pentarchy::civilization
