// Building a location (IS-7): the location cost, the resources, then production, building bonus and triggers in this
// order (IS-7.22).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

// A list that needs no choice is applied at once, with what reacts to its points; another gets a frame of its own.
Flow run_list(Ctx& c, Seat seat, uint8_t list, uint8_t source) {
    if (list == kNoList) return c.ask();
    if (!c.t.list[list].plain) return c.call(Proc::RunEffects, seat, EffectLocals{0, list, 0, source, 0, 1});
    react_to_points(c, seat, apply_plain(c, seat, list));
    return c.ask();
}

struct Build {
    using Locals = BuildLocals;
    static Flow run(Ctx& c, Frame& f) {
        BuildLocals& l = f.locals<BuildLocals>();
        switch (l.step++) {
            case 0: return c.t.card[l.card].needs_location ? c.call(Proc::Sacrifice, f.seat) : c.ask();
            case 1: return pay_resources(c, f.seat, build_bill(c, l.card));
            case 2:  // IS-7.15
                build_location(c, f.seat, l.card);
                return run_list(c, f.seat, design_of(c, l.card).production, l.card);
            case 3: return run_list(c, f.seat, design_of(c, l.card).bonus, l.card);  // IS-7.16, IS-7.17
            default:
                const uint64_t due = triggers_of(c, f.seat, Event::Build, l.card);
                return due ? c.become(Proc::Triggers, f.seat, TriggerLocals{due}) : c.done();
        }
    }
};

// IS-7.6 to IS-7.9  Which location or foundation the build costs.
struct Sacrifice {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const CardSet cards = sacrifices(l, f.seat), towns = l.s.cards.ids_at(town_of(f.seat));
        each_face(l, cards.without(towns), [&](int card) { out.add(make(Verb::Sacrifice, card)); });
        for (const int card : towns)
            if (!is_twin(l, towns, card) && out.need(cards.has(card), "IS-7.11"_rule))
                out.add(make(Verb::Sacrifice, card));
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
    row(rows, Proc::Sacrifice) = box<Sacrifice>("sacrifice");
}

}  // namespace pentarchy::settlers
