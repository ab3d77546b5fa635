// The exchange of workers (IS-11): pairs one by one, each for a resource or a card, until the player stops.
#include "games/settlers/turns.h"

namespace pentarchy::settlers {

namespace {

void pay_pair(Play& p, Seat seat) {
    uint8_t& workers = p.s.player[seat].goods[index(Good::Worker)];
    workers = static_cast<uint8_t>(workers - p.t.exchange_workers);
    p.say(Msg::Exchanges, faction_of(p, seat), p.t.exchange_workers);
    react_to_exchange(p, seat);
}

// IS-11.1, IS-11.5  One pair; `after` follows when its card has been seen.
template <class... After>
Flow exchange_pair(Ctx& c, Seat seat, Move m, const After&... after) {
    pay_pair(c, seat);
    if (is(m, Verb::Exchange)) {
        gain(c, seat, static_cast<Good>(m.a), 1);
        return c.then(after...);
    }
    if (m.a == kCommon) renew_common_deck(c);
    return c.then(
        next(Proc::DrawCard, seat, DeckLocals{static_cast<uint8_t>(m.a), static_cast<uint8_t>(hand_of(seat))}),
        after...);
}

struct ExchangeNext {
    static Flow run(Ctx& c, Frame& f) {
        return goods(c, f.seat, Good::Worker) >= c.t.exchange_workers ? c.become(Proc::ExchangeMore, f.seat) : c.done();
    }
};

struct ExchangeMore {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        offer_pairs(l, f.seat, out);
        out.add(make(Verb::Stop));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Stop)) return c.done();
        const Seat me = f.seat;
        return exchange_pair(c, me, m, next(Proc::ExchangeNext, me));
    }
};

}  // namespace

Flow exchange_first(Ctx& c, Seat seat, Move m) {
    return exchange_pair(c, seat, m, next(Proc::ExchangeNext, seat), next(Proc::FinishTurn, seat));
}

void exchange_rows(Rows& rows) {
    rows.arrow<Proc::ExchangeNext, ExchangeNext>();
    rows.box<Proc::ExchangeMore, ExchangeMore>();
}

}  // namespace pentarchy::settlers
