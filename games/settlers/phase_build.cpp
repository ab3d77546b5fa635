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

struct Build {
    using Locals = BuildLocals;
    static Flow run(Ctx& c, Frame& f) {
        BuildLocals& l = f.locals<BuildLocals>();
        const DesignRow& design = design_of(c, l.card);
        const Bill bill = build_bill(c, l.card);
        switch (l.step) {
            case 0:
                l.step = 1;
                if (c.t.card[l.card].needs_location) return c.call(Proc::Sacrifice, f.seat);
                [[fallthrough]];
            case 1:
                l.step = 2;
                if (!is_paid_at_once(c, f.seat, bill)) return choose_payment(c, f.seat, bill);
                [[fallthrough]];
            case 2:  // IS-7.15
                l.step = 3;
                build_location(c, f.seat, l.card);
                if (!is_done_at_once(c, f.seat, design.production)) return ask(c, f.seat, design.production, l.card);
                [[fallthrough]];
            case 3:  // IS-7.16, IS-7.17
                l.step = 4;
                if (!is_done_at_once(c, f.seat, design.bonus)) return ask(c, f.seat, design.bonus, l.card);
                [[fallthrough]];
            default:
                const uint64_t due = triggers_of(c, f.seat, Event::Build, l.card);
                return due ? c.become(Proc::Triggers, f.seat, TriggerLocals{due}) : c.done();
        }
    }
    static Flow ask(Ctx& c, Seat seat, uint8_t list, uint8_t source) {
        return c.call(Proc::RunEffects, seat, EffectLocals{0, list, 0, source, 0, 1});
    }
};

// IS-7.6 to IS-7.9  Which location or foundation the build costs. Whether foundations are equal only their owner sees.
struct Sacrifice {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const CardSet cards = sacrifices(l, f.seat), own = l.s.cards.ids_at(town_of(f.seat));
        const CardSet towns = Out::candidates(1, 0) ? own | held(l, f.seat) : own;  // lent and borrowed ones refused
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

void build_rows(RowTable& rows) {
    row(rows, Proc::Build) = arrow<Build>("build");
    row(rows, Proc::Sacrifice) = box<Sacrifice>("sacrifice", kQuiet);
}

}  // namespace pentarchy::settlers
