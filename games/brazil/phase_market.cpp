// Import and Trade (BR-5.40 to BR-5.49), and exchanges of gold cards (BR-13.15).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

// BR-5.40, BR-5.41; BR-4.6: all of it may be left.
struct Import {
    struct Locals {
        uint8_t step, answer;
    };  // 1: declined
    static Flow take_raws(Ctx& c, Frame& f) {
        const int raws = c.t.import_raws + sum(c, f.seat, Query::Import);
        return c.call(Proc::PickRaw, f.seat, RawLocals{static_cast<uint8_t>(raws), 0, 0, 1});
    }
    static Flow draw(Ctx& c, Frame& f) {
        return f.locals<Locals>().answer ? c.go_on() : draw_gold(c, f.seat, sum(c, f.seat, Query::ImportGold));
    }
    static Flow end(Ctx& c, Frame& f) { return trim_or_done(c, f.seat); }
    static constexpr auto kSteps = steps(&take_raws, &draw, &end);
};

// So many raws of choice into the store, in ascending order.
struct PickRaw {
    using Locals = RawLocals;
    static SetPick set(const Look&, const Frame& f) {
        const RawLocals& raws = f.locals<RawLocals>();
        return {raws.picked, raws.count};
    }
    template <class Out>
    static void offer(const Look&, const Frame& f, Out& out) {
        for (int raw = 0; raw < kRaws; ++raw)
            if (out.need(raw >= f.locals<RawLocals>().last, "BR-6.14"_rule)) out.add(make(Verb::TakeRaw, raw));
        if (out.need(f.locals<RawLocals>().optional, "BR-6.11"_rule)) out.add(make(Verb::Stop));
        out.others(Verb::TakeRaw, "BR-5.40"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Stop)) return c.done(uint8_t{1});
        auto& [count, last, picked, optional] = f.locals<RawLocals>();
        last = static_cast<uint8_t>(m.a);
        ++picked;
        optional = 0;
        gain(c, f.seat, static_cast<Item>(m.a), 1);
        return --count ? c.ask() : c.done();
    }
};

// BR-5.42  As many exchanges as the player likes.
struct Trade {
    struct Locals {
        uint8_t answer;
    };  // 1: enough
    static Flow run(Ctx& c, Frame& f) { return f.locals<Locals>().answer ? c.done() : c.call(Proc::PickTrade, f.seat); }
};
struct PickTrade {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int trade = 0; trade < l.t.trades; ++trade)
            if (out.need(can_give(l, f.seat, gift_of(l.t.trade[trade])), "BR-5.47"_rule))
                out.add(make(Verb::Trade, trade));
        out.add(make(Verb::Stop));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Stop)) return c.done(uint8_t{1});
        c.say(Msg::Trades, f.seat, m.a);
        return c.become(Proc::Exchange, f.seat, ExchangeLocals{0, kNone, static_cast<uint8_t>(m.a)});
    }
};

// BR-5.43 to BR-5.49, BR-13.15  What is given, then what is gained; the limits are kept after each exchange.
struct Exchange {
    using Locals = ExchangeLocals;
    static Gift gift(const Look& l, const Locals& e) {
        return e.from_card == kNone ? gift_of(l.t.trade[e.trade]) : gift_of(l.t.gold[e.from_card]);
    }
    static Flow items(Ctx& c, Frame& f) { return give_items(c, f.seat, gift(c, f.locals<Locals>())); }
    static Flow cards(Ctx& c, Frame& f) { return give_combat(c, f.seat, gift(c, f.locals<Locals>()).combat); }
    static Flow get(Ctx& c, Frame& f) {
        const Locals& e = f.locals<Locals>();
        return give(c, f.seat, e.from_card == kNone ? c.t.trade[e.trade].reward : c.t.gold[e.from_card].reward);
    }
    static constexpr auto kSteps = steps(&items, &cards, &get);
};

}  // namespace

bool can_exchange(const Look& l, Seat seat, int gold_kind) { return can_give(l, seat, gift_of(l.t.gold[gold_kind])); }

void market_rows(Rows& rows) {
    rows.sequence<Proc::Import, Import>();
    rows.box<Proc::PickRaw, PickRaw>();
    rows.arrow<Proc::Trade, Trade>();
    rows.box<Proc::PickTrade, PickTrade>();
    rows.sequence<Proc::Exchange, Exchange>();
}

}  // namespace pentarchy::brazil
