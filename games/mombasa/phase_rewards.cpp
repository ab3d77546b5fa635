// How every turn ends, MO-7.10: money, diamonds, accounting points, removed posts, the points of a bookkeeper, a bought
// card, track steps; then ousted posts return, books are placed and the book display is refilled.
#include "games/mombasa/turns.h"

#include <algorithm>

namespace pentarchy::mombasa {

namespace {

bool is_at_end(const Look& l, Seat seat, int company) {
    return l.s.player[seat].step[company] == track_of(l, company).length;
}
int next_toll(const Look& l, Seat seat, int company) {
    return track_of(l, company).toll[l.s.player[seat].step[company] + 1];
}
bool can_afford_toll(const Look& l, Seat seat, int company) {
    return l.s.player[seat].money >= next_toll(l, seat, company);
}
bool is_next_special(const Look& l, Seat seat, int company) {
    const SideRow& side = track_of(l, company);
    const int next = l.s.player[seat].step[company] + 1;
    return next == side.special[0] || next == side.special[1];
}

// MO-8.10  Some marker can go on without paying.
bool has_free_step(const Look& l, Seat seat) {
    for (int company = 0; company < kCompanies; ++company)
        if (!is_at_end(l, seat, company) && !next_toll(l, seat, company)) return true;
    return false;
}
bool has_any_step(const Look& l, Seat seat) {
    for (int company = 0; company < kCompanies; ++company)
        if (!is_at_end(l, seat, company) && can_afford_toll(l, seat, company)) return true;
    return false;
}

// The steps of rewards that nobody would decline are made at once: those onto a plain step. What cannot be used is lost
// (MO-17.5, MO-17.6). True if a special space or a payment is left to decide about.
bool take_plain_steps(Play& p, Seat seat) {
    bool left = false;
    for (int company = 0; company < kCompanies; ++company) {
        uint8_t& steps = p.s.turn.steps[company];
        while (steps && !is_at_end(p, seat, company) && !next_toll(p, seat, company) &&
               !is_next_special(p, seat, company)) {
            advance(p, seat, company);
            --steps;
        }
        if (steps && is_at_end(p, seat, company)) steps = 0;
        left |= steps && can_afford_toll(p, seat, company);
    }
    if (!left) std::fill(std::begin(p.s.turn.steps), std::end(p.s.turn.steps), uint8_t{0});
    return left;
}

bool can_buy(const Look& l, Seat seat) {
    for (int space = 0; space < kCardSpaces; ++space)
        if (l.s.display[space] != kNone && price_of(l, space) - l.s.turn.discount <= l.s.player[seat].money)
            return true;
    return false;
}

bool has_posts(const Look& l) {
    for (int company = 0; company < kCompanies; ++company)
        if (posts_in(l.s, company)) return true;
    return false;
}

// MO-9.16 to MO-9.18  Posts with one possible place, or none, need no choice. The company whose post does, or kNone.
int return_plain_posts(Play& p) {
    for (int company = 0; company < kCompanies; ++company)
        while (p.s.turn.ousted[company]) {
            const unsigned columns = vacant_columns(p, company);
            if (columns & (columns - 1)) return company;
            columns ? return_post(p, company, std::countr_zero(columns)) : lose_post(p, company);
        }
    return kNone;
}

// MO-10.17  Books with one place, or none, likewise. True if one is left to be placed.
bool place_plain_books(Play& p, Seat seat) {
    while (p.s.turn.taken) {
        const unsigned steps = places_for(p, seat, p.s.turn.book[0]);
        if (steps & (steps - 1)) return true;
        place_book(p, seat, steps ? std::countr_zero(steps) : 0);
    }
    return false;
}

struct Settle {
    static Flow run(Ctx& c, Frame& f) {
        Turn& turn = c.s.turn;
        const Seat me = f.seat;
        gain_money(c, me, std::exchange(turn.money, uint8_t{0}));
        if (turn.diamonds) move_diamond(c, me, std::exchange(turn.diamonds, uint8_t{0}));
        if (turn.points) {
            if (affordable_books(c, me, 0)) return c.call(Proc::SpendPoints, me);
            points_to_money(c, me);
        }
        if (turn.removals) {
            if (has_posts(c)) return c.call(Proc::RemovePost, me);
            turn.removals = 0;
        }
        if (turn.keeper_points) {  // MO-11.15  The bookkeeper's points are a gain of their own, after the book's
                                   // reward.
            turn.points = std::exchange(turn.keeper_points, uint8_t{0});
            return run(c, f);
        }
        if (turn.buys) {
            if (can_buy(c, me)) return c.call(Proc::BuyCard, me);
            turn.buys = turn.discount = 0;
        }
        return settle_steps(c, me);
    }

  private:
    static Flow settle_steps(Ctx& c, Seat me) {
        Turn& turn = c.s.turn;
        if (turn.any_steps && has_any_step(c, me)) return c.call(Proc::Advance, me);
        turn.any_steps = 0;
        if (take_plain_steps(c, me)) return c.call(Proc::Advance, me);
        if (const int company = return_plain_posts(c); company != kNone)
            return c.call(Proc::ReturnPost, me, CompanyLocals{static_cast<uint8_t>(company)});
        if (place_plain_books(c, me)) return c.call(Proc::PlaceBook, me);
        return c.become(Proc::FillShelf, kNobody);
    }
};

// MO-11.19, MO-11.20  The topmost post of any column of any headquarters, or none.
struct RemovePost {
    struct Locals {
        uint8_t from, zero;
    };  // several are removed in ascending order of company and column
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        out.add(make(Verb::RemoveNone));
        for (int company = 0; company < kCompanies; ++company)
            for (unsigned left = full_columns(l, company); left; left &= left - 1) {
                const int column = std::countr_zero(left);
                if (kColumns * company + column >= f.locals<Locals>().from)
                    out.add(make(Verb::RemovePost, company, column + 1));
            }
        out.others(Verb::RemovePost, "MO-11.19"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::RemoveNone)) {
            c.s.turn.removals = 0;
            return c.done();
        }
        remove_post(c, f.seat, m.a, m.b - 1);
        f.locals<Locals>().from = static_cast<uint8_t>(kColumns * m.a + m.b - 1);
        return --c.s.turn.removals ? c.ask() : c.done();
    }
};

// MO-13.9 to MO-13.11, MO-18.12, MO-18.13
struct BuyCard {
    static int price(const Look& l, int space) { return std::max(0, price_of(l, space) - l.s.turn.discount); }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        out.add(make(Verb::BuyNone));
        for (int space = 0; space < kCardSpaces; ++space)
            if (l.s.display[space] != kNone && out.need(price(l, space) <= l.s.player[f.seat].money, "MO-13.9"_rule))
                out.add(make(Verb::Buy, space, l.s.display[space]));
        out.others(Verb::Buy, "MO-8.7"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Buy)) {
            Player& me = c.s.player[f.seat];
            const int paid = price(c, m.a);
            me.money = static_cast<uint16_t>(me.money - paid);
            c.say(Msg::Buys, f.seat, m.b, paid);
            gain_card(c, f.seat, m.a);
        }
        c.s.turn.buys = c.s.turn.discount = 0;
        return c.done();
    }
};

// MO-8.8, MO-8.10, MO-17.4  One step: with goods on any track and as long as one is free, of a reward on its own track.
struct Advance {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Turn& turn = l.s.turn;
        for (int company = 0; company < kCompanies; ++company) {
            if (!turn.any_steps && !turn.steps[company]) continue;
            if (is_at_end(l, f.seat, company)) {
                if (out.need(false, "MO-17.6"_rule)) out.add(make(Verb::Advance, company));
            } else if (const int toll = next_toll(l, f.seat, company)) {
                if (out.need(can_afford_toll(l, f.seat, company), "MO-17.4"_rule))
                    out.add(make(Verb::Cross, company, toll));
                if (Out::kExplains && out.need(false, "MO-17.4"_rule)) out.add(make(Verb::Advance, company));
            } else {
                out.add(make(Verb::Advance, company));
            }
        }
        out.others(Verb::Advance, "MO-17.5"_rule);
        out.others(Verb::Cross, "MO-17.4"_rule);
        if (out.need(!turn.any_steps || !has_free_step(l, f.seat), "MO-8.10"_rule)) out.add(make(Verb::StopSteps));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Turn& turn = c.s.turn;
        if (is(m, Verb::StopSteps)) {
            turn.any_steps = 0;
            std::fill(std::begin(turn.steps), std::end(turn.steps), uint8_t{0});
            return c.done();
        }
        advance(c, f.seat, m.a);
        if (!turn.any_steps) return --turn.steps[m.a], c.done();
        return --turn.any_steps && has_free_step(c, f.seat) ? c.ask() : c.done();
    }
};

}  // namespace

void reward_rows(Rows& rows) {
    rows.arrow<Proc::Settle, Settle>();
    rows.box<Proc::RemovePost, RemovePost>();
    rows.box<Proc::BuyCard, BuyCard>();
    rows.box<Proc::Advance, Advance>();
}

}  // namespace pentarchy::mombasa
