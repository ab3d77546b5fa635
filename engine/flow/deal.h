// Deals (CONTRACT A17): in an open fork, the market, each seat may propose a deal to another, answer, withdraw, and
// leave. A proposal waits until it is answered, withdrawn, or its deadline passes: so many choices of its partner that
// are no answer to it. What is given stays where it is until both sides change hands at once.
//
// A game has a Deal for each seat with at least
//   Seat to;         the partner; kNobody: there is no proposal
//   uint8_t waits;   0 while it is written, then 1, or 1 and how many choices its partner has left until the deadline
//   uint8_t shown;   the partner has seen the cards that are given
// and a market M that says:
//   deal(state, seat)                the Deal of a seat
//   open(play, seat, to)             a proposal begins, still empty, and counts
//   may_propose(look, seat)          whether the seat has proposals left: without a limit no market ends (law 3)
//   deadline(look)                   choices until the deadline; 0: there is none
//   terms_refusal(look, from, to)    why not both sides can do as the proposal says; Rule{} if they can
//   has_cards(look, seat)            it gives cards that may be shown
//   show(play, seat)                 shows them to the partner
//   drop(play, seat)                 the proposal and all marks of it are gone
//   choose_asked(ctx, from, to)      the partner chooses what was asked by number alone
//   exchange(play, from, to)         everything changes hands; the proposal is gone
//   trim(ctx, seat)                  what a seat must do that has got something, say discard
//   kWrite, kExchange                the row that writes a proposal and ends with SendDeal; the row of CarryOut
//   kPropose, kAccept, kRefuse       verbs that name a seat
//   kWithdraw, kLeave, kSend, kShow  verbs without arguments
//   kSaysProposed, kSaysRefused, kSaysWithdrawn, kSaysLapsed     messages
//   kOneRule, kLimitRule, kPartnerRule, kTermsRule, kShowRule    rules
//   kReachesAll                      a proposal reaches those, too, who have left: they are asked again
//
// Whoever thinks ahead considers proposals for its own decision at hand only (leave_out_proposals): those to come could
// follow each other for ever, and how others would answer is hardly known.
#pragma once

#include <utility>

#include "engine/flow/sequence.h"
#include "engine/flow/step.h"

namespace pentarchy {

// Whether the fork on top still asks a seat: it has not left the market.
template <class S>
bool is_in_market(const S& s, Seat seat) {
    const Fork* fork = top_fork(s);
    return fork && has(fork->left, seat);
}

struct MarketLocals {
    uint8_t called_back;  // by a proposal, after it had left
};

struct CarryOutLocals {
    uint8_t step;
    Seat proposer;
};

template <class M, class T, class S>
struct Market {
    using Locals = MarketLocals;
    template <class Out>
    static void offer(const Look<T, S>& l, const Frame& f, Out& out) {
        const Seat me = f.seat;
        const bool has_one = M::deal(l.s, me).to != kNobody;
        for (Seat other = 0; other < l.s.seats; ++other) {
            if (other == me) continue;
            if (waits_for(l, other, me)) {
                const Rule against = M::terms_refusal(l, other, me);
                if (out.need(against == Rule{}, against)) out.add(make(M::kAccept, other));
                out.add(make(M::kRefuse, other));
            }
            if (out.need(!has_one, M::kOneRule) && out.need(M::may_propose(l, me), M::kLimitRule) &&
                out.need(M::kReachesAll || is_in_market(l.s, other), M::kPartnerRule))
                out.add(make(M::kPropose, other));
        }
        out.others(M::kPropose, M::kOneRule);
        out.others(M::kAccept, M::kTermsRule);
        out.others(M::kRefuse, M::kTermsRule);
        if (out.need(has_one, M::kOneRule)) out.add(make(M::kWithdraw));
        out.add(make(M::kLeave));
    }
    static bool proposes(Move m) { return is_verb(m, M::kPropose); }
    static Flow take(Ctx<T, S>& c, Frame& f, Move m) {
        const Seat me = f.seat, other = static_cast<Seat>(m.a);
        if (is_verb(m, M::kLeave)) return leave(c, me);
        const bool called_back = std::exchange(f.locals<Locals>().called_back, uint8_t{0});
        if (is_verb(m, M::kAccept)) {
            come_nearer(c, me, other);
            return c.call_above(M::kExchange, me, CarryOutLocals{0, other});
        }
        if (is_verb(m, M::kRefuse)) {
            M::drop(c, other);
            c.say(M::kSaysRefused, me, other);
            come_nearer(c, me, other);
            if (!called_back) return c.ask();
            f.locals<Locals>().called_back = 1;
            return is_asked_more(c, me) ? c.ask() : c.done();
        }
        come_nearer(c, me, kNobody);
        if (is_verb(m, M::kWithdraw)) {
            withdraw<M>(c, me);
            return c.ask();
        }
        M::open(c, me, other);
        return c.call(M::kWrite, me);
    }

    // It has done more than answer: it is back until it leaves again.
    static void stay(Frame& f) { f.locals<Locals>().called_back = 0; }

  private:
    static bool is_verb(Move m, auto verb) { return m.verb == static_cast<uint16_t>(verb); }
    static bool is_asked_more(const Look<T, S>& l, Seat me) {
        for (Seat from = 0; from < l.s.seats; ++from)
            if (waits_for(l, from, me)) return true;
        return false;
    }
    static bool waits_for(const Look<T, S>& l, Seat from, Seat to) {
        const auto& deal = M::deal(l.s, from);
        return deal.to == to && deal.waits;
    }
    // Whoever leaves is no partner any more; the seat's own proposal stays.
    static Flow leave(Ctx<T, S>& c, Seat me) {
        for (Seat from = 0; from < c.s.seats; ++from)
            if (waits_for(c, from, me)) M::drop(c, from);
        return c.done();
    }
    // With each choice of this seat all proposals to it come nearer to their deadline, except the one it has answered.
    static void come_nearer(Ctx<T, S>& c, Seat me, Seat answered) {
        for (Seat from = 0; from < c.s.seats; ++from) {
            auto& deal = M::deal(c.s, from);
            if (from == answered || deal.to != me || deal.waits < 2) continue;
            if (--deal.waits > 1) continue;
            M::drop(c, from);
            c.say(M::kSaysLapsed, from, me);
        }
    }
};

// The last choice of whoever writes a proposal.
template <class M, class T, class S>
struct SendDeal {
    // A partner who had left answers, and has left again unless it accepts (Market::take).
    static void call_back(Ctx<T, S>& c, Seat to) {
        if (!M::kReachesAll || is_in_market(c.s, to)) return;
        c.recall(to);
        StackRef(c.s.sub[to]).top().template locals<MarketLocals>().called_back = 1;
    }
    template <class Out>
    static void offer(const Look<T, S>& l, const Frame& f, Out& out) {
        const auto& deal = M::deal(l.s, f.seat);
        if (out.need(M::kReachesAll || is_in_market(l.s, deal.to), M::kPartnerRule)) out.add(make(M::kSend));
        if (out.need(M::has_cards(l, f.seat) && !deal.shown, M::kShowRule)) out.add(make(M::kShow));
        out.add(make(M::kWithdraw));
    }
    static Flow take(Ctx<T, S>& c, Frame& f, Move m) {
        auto& deal = M::deal(c.s, f.seat);
        if (m == make(M::kWithdraw)) {
            M::drop(c, f.seat);
            return c.done();
        }
        if (m == make(M::kShow)) {
            deal.shown = 1;
            c.news |= bit(deal.to);
            M::show(c, f.seat);
            return c.ask();
        }
        deal.waits = static_cast<uint8_t>(1 + M::deadline(c));
        c.say(M::kSaysProposed, f.seat, deal.to);
        call_back(c, deal.to);
        return c.done();
    }
};

// An accepted deal, above the fork: the other seats wait. Whoever proposed it is asked again if it had left.
template <class M, class T, class S>
struct CarryOut {
    using Locals = CarryOutLocals;
    static Flow choose_asked(Ctx<T, S>& c, Frame& f) { return M::choose_asked(c, proposer(f), f.seat); }
    static Flow exchange(Ctx<T, S>& c, Frame& f) {
        M::exchange(c, proposer(f), f.seat);
        c.news |= static_cast<SeatMask>(bit(proposer(f)) | bit(f.seat));  // done is done: no undo
        c.recall(proposer(f));
        return c.go_on();
    }
    static Flow trim_proposer(Ctx<T, S>& c, Frame& f) { return M::trim(c, proposer(f)); }
    static Flow trim_partner(Ctx<T, S>& c, Frame& f) { return M::trim(c, f.seat); }
    static constexpr auto kSteps = steps(&choose_asked, &exchange, &trim_proposer, &trim_partner);

  private:
    static Seat proposer(const Frame& f) { return f.locals<CarryOutLocals>().proposer; }
};

// The seat's proposal, if it has one, falls, and everybody hears of it.
template <class M, class P>
void withdraw(P& p, Seat seat) {
    if (M::deal(p.s, seat).to == kNobody) return;
    M::drop(p, seat);
    p.say(M::kSaysWithdrawn, seat);
}

// The rule for those who think ahead: what others may propose later, and what the seat itself may later, is left out of
// an offer, which must not be empty then.
template <class G>
void leave_out_proposals(const typename G::State& s, Seat seat, Offer& out) {
    const auto& row = row_for<G>(s, seat);
    if (!row.proposes) return;
    int kept = 0;
    for (const Move m : out)
        if (!row.proposes(m)) out.move[kept++] = m;
    CHECK(kept > 0);
    out.size = kept;
}

}  // namespace pentarchy
