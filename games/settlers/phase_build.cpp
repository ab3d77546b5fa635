// Building a location (IS-7): the location cost, the resources, then production, building bonus and triggers in this
// order (IS-7.22).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

// A list that needs no choice is applied at once, with what reacts to its points; another gets a frame of its own.
bool is_done_at_once(Play& p, Seat seat, uint8_t list) {
    if (list == kNoList) return true;
    if (!p.t.list[list].plain) return false;
    react_to_points(p, seat, apply_plain(p, seat, list));
    return true;
}

Flow ask(Ctx& c, Seat seat, uint8_t list, uint8_t source) {
    return c.call(Proc::RunEffects, seat, EffectLocals{0, list, 0, source, 0, 1});
}

// IS-7.6 to IS-7.9  Which location or foundation the build costs. Whether foundations are equal only their owner sees.
struct Sacrifice {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const CardSet cards = sacrifices(l, f.seat), own = l.s.cards.ids_at(town_of(f.seat));
        const CardSet towns = Out::kExplains ? own | held(l, f.seat) : own;  // lent and borrowed ones refused
        each_face(l, cards.without(towns), [&](int card) { out.add(make(Verb::Sacrifice, card)); });
        for (const int card : towns)
            if (!is_twin(l, towns, card) && out.need(cards.has(card), "IS-7.11"_rule))
                out.add(make(Verb::Sacrifice, card));
        out.others(Verb::Sacrifice, "IS-7.6"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (c.s.cards.where[m.a] == base_of(f.seat)) {
            c.say(Msg::UsesFoundation, faction_of(c, f.seat), m.a);
            discard(c, m.a);
            return c.done();
        }
        c.say(Msg::Sacrifices, faction_of(c, f.seat), m.a);
        discard_location(c, m.a);
        return done_after_marker(c);
    }
};

}  // namespace

// IS-7.6, IS-7.12  A location or foundation if the card costs one, then the resources.
Flow Build::give_up_location(Ctx& c, Frame& f) {
    return c.t.card[f.locals<BuildLocals>().card].needs_location ? c.call(Proc::Sacrifice, f.seat) : c.go_on();
}
Flow Build::pay(Ctx& c, Frame& f) {
    const Bill bill = build_bill(c, f.locals<BuildLocals>().card);
    return is_paid_at_once(c, f.seat, bill) ? c.go_on() : choose_payment(c, f.seat, bill);
}
// IS-7.15  It stands, and produces at once.
Flow Build::place(Ctx& c, Frame& f) {
    const uint8_t card = f.locals<BuildLocals>().card, list = design_of(c, card).production;
    build_location(c, f.seat, card);
    return is_done_at_once(c, f.seat, list) ? c.go_on() : ask(c, f.seat, list, card);
}
// IS-7.16, IS-7.17  The building bonus.
Flow Build::take_bonus(Ctx& c, Frame& f) {
    const uint8_t card = f.locals<BuildLocals>().card, list = design_of(c, card).bonus;
    return is_done_at_once(c, f.seat, list) ? c.go_on() : ask(c, f.seat, list, card);
}
// IS-7.19  What reacts to the build.
Flow Build::wake_features(Ctx& c, Frame& f) {
    const uint64_t due = triggers_of(c, f.seat, Occasion::Build, f.locals<BuildLocals>().card);
    return due ? c.become(Proc::Triggers, f.seat, TriggerLocals{due, 0, {}}) : c.done();
}

void build_rows(Rows& rows) {
    rows.sequence<Proc::Build, Build>();
    rows.box<Proc::Sacrifice, Sacrifice>(kQuiet);
}

}  // namespace pentarchy::settlers
