// Limits (BR-6.8 to BR-6.13): who has too much takes all and then discards, item by item and card by card.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

bool has_too_many_items(const Look& l, Seat seat) { return store_size(l, seat) > l.t.store_limit; }
bool has_too_much_gold(const Look& l, Seat seat) { return l.s.gold.at(gold_of(seat)) > l.t.gold_limit; }

// BR-5.49, BR-6.11, BR-22.1  The store, then gold cards, then combat cards.
struct Trim {
    static Flow run(Ctx& c, Frame& f) {
        if (has_too_many_items(c, f.seat)) return c.call(Proc::TrimStore, f.seat);
        if (has_too_much_gold(c, f.seat)) return c.call(Proc::TrimGold, f.seat);
        return is_over_limit(c, f.seat) ? c.call(Proc::TrimCombat, f.seat) : c.done();
    }
};

struct TrimStore {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int item = 0; item < kItems; ++item)
            if (out.need(l.s.player[f.seat].store[item] > 0, "BR-6.8"_rule)) out.add(make(Verb::Drop, item));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        --c.s.player[f.seat].store[m.a];
        c.say(Msg::Drops, f.seat, m.a);
        return has_too_many_items(c, f.seat) ? c.ask() : c.done();
    }
};
struct TrimGold {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_kind(gold_hand(l, f.seat), l.t.gold_kind, [&](int id) { out.add(make(Verb::DropGold, l.t.gold_kind[id])); });
        out.others(Verb::DropGold, "BR-6.13"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.say(Msg::DropsGold, f.seat, m.a);
        discard_gold(c, f.seat, find_gold(c, f.seat, m.a));
        return has_too_much_gold(c, f.seat) ? c.ask() : c.done();
    }
};
struct TrimCombat {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_kind(combat_hand(l, f.seat), l.t.combat_kind, [&](int id) { out.add(make(Verb::DropCombat, l.t.combat_kind[id])); });
        out.others(Verb::DropCombat, "BR-6.13"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.say(Msg::DropsCombat, f.seat, m.a);
        discard_combat(c, f.seat, find_combat(c, f.seat, m.a));
        return is_over_limit(c, f.seat) ? c.ask() : c.done();
    }
};

}  // namespace

Flow trim_or_done(Ctx& c, Seat seat) { return is_over_limit(c, seat) ? c.become(Proc::Trim, seat) : c.done(); }

void trim_rows(Rows& rows) {
    rows.arrow<Proc::Trim, Trim>();
    rows.box<Proc::TrimStore, TrimStore>();
    rows.box<Proc::TrimGold, TrimGold>(kQuiet);
    rows.box<Proc::TrimCombat, TrimCombat>(kQuiet);
}

}  // namespace pentarchy::brazil
