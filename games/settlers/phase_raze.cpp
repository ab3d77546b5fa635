// Razing (IS-9, IS-20.8): the goods of the raze field, then the card is discarded or turned, the owner's wood,
// triggers. The price has been paid before. Dark Chapel asks good by good what is given up (IS-1.53).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

constexpr uint8_t kKept = 1, kGivenUp = 2;

// IS-9.3, IS-9.11 to IS-9.14, IS-16.85, IS-19.23  A hand card, a faction location and a virtual one are discarded.
void leave_after_raze(Play& p, const RazeLocals& l) {
    if (l.kind == RazeKind::Hand) return discard(p, l.card);
    const bool discarded = !is_common(p, l.card) || (is_solo(p) && owner_of(p.s, l.card) == kVirtual);
    if (!discarded) return turn_into_foundation(p, l.card);
    discard_location(p, l.card);
    p.say(Msg::Goes, l.card);
}

struct RazeGoods {
    using Locals = RazeLocals;
    static Flow run(Ctx& c, Frame& f) {
        RazeLocals& l = f.locals<RazeLocals>();
        const CardRow& card = c.t.card[l.card];
        while (l.next < card.razes) {
            const Good good = card.raze[l.next];
            if (l.convert && !l.answer)
                return c.call(Proc::ConvertGood, f.seat, GoodLocals{static_cast<uint8_t>(good)});
            const bool given_up = l.answer == kGivenUp;
            l.answer = 0;
            ++l.next;
            if (given_up) {
                l.vp = static_cast<uint8_t>(l.vp + l.convert);
                c.say(Msg::GivesUp, faction_of(c, f.seat), good, l.convert);
                gain(c, f.seat, Good::Vp, l.convert);
            } else if (is_card(good)) {
                return c.call(Proc::DrawCards, f.seat, DrawLocals{1, good, static_cast<uint8_t>(hand_of(f.seat))});
            } else {
                gain(c, f.seat, good, 1);
                l.vp = static_cast<uint8_t>(l.vp + (good == Good::Vp));
            }
        }
        if (l.next == card.razes) {
            ++l.next;
            react_to_points(c, f.seat, l.vp);
            leave_after_raze(c, l);
            if (c.s.marker_of != kNone) return c.call(Proc::TurnMarker, c.s.marker_of);
        }
        const uint64_t due = triggers_of(c, f.seat, Occasion::Raze, kNone, l.kind == RazeKind::Enemy);
        return due ? c.become(Proc::Triggers, f.seat, TriggerLocals{due, 0, {}}) : c.done();
    }
};

// IS-16.23, IS-16.24
struct ConvertGood {
    using Locals = GoodLocals;
    template <class Out>
    static void offer(const Look&, const Frame& f, Out& out) {
        out.add(make(Verb::KeepGood, f.locals<GoodLocals>().good));
        out.add(make(Verb::GiveUp, f.locals<GoodLocals>().good));
        for (const Verb verb : {Verb::KeepGood, Verb::GiveUp}) out.others(verb, "IS-16.24"_rule);
    }
    static Flow take(Ctx& c, Frame&, Move m) { return c.done(is(m, Verb::GiveUp) ? kGivenUp : kKept); }
};

}  // namespace

void raze_rows(Rows& rows) {
    rows.arrow<Proc::Raze, RazeGoods>();
    rows.box<Proc::ConvertGood, ConvertGood>();
}

}  // namespace pentarchy::settlers
