// Planning, MO-6: all at once and in secret a card or none for each open slot, slot by slot; until it is ready a seat
// takes its picks back by undo (MO-6.12).
#include "games/mombasa/actions.h"

namespace pentarchy::mombasa {

namespace {

struct PlanSlot {
    // The slot to plan: the next one that is open.
    static int slot(const Look& l, const Frame& f) {
        return std::countr_zero(open_slots(l, f.seat) >> l.s.picks[f.seat].decided << l.s.picks[f.seat].decided);
    }
    // Faces of the hand of which a copy is left beside those planned already.
    static uint64_t left_in_hand(const Look& l, Seat seat) {
        const Player& me = l.s.player[seat];
        uint64_t left = me.hand;
        for (const uint8_t pick : l.s.picks[seat].slot) {
            if (!pick || !(left & face_bit(pick - 1))) continue;
            int planned = 0;
            for (const uint8_t other : l.s.picks[seat].slot) planned += other == pick;
            if (planned >= me.cards[pick - 1]) left &= ~face_bit(pick - 1);
        }
        return left;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int at = slot(l, f);
        const uint64_t hand = left_in_hand(l, f.seat);
        out.add(make(Verb::PlanNone, at));
        out.each(hand, hand & l.t.plannable, [&](int face) {
            if (out.need(l.t.plannable & face_bit(face), "MO-6.6"_rule)) out.add(make(Verb::Plan, at, face));
        });
        if (Out::kExplains) refuse_others(l, f.seat, at, hand, out);
    }
    // MO-6.2, MO-6.3, MO-6.7  Slots that are locked or come sooner or later; cards that rest or lie in the display.
    template <class Out>
    static void refuse_others(const Look& l, Seat seat, int at, uint64_t hand, Out& out) {
        const auto refuse = [&](Rule rule, Verb verb, int slot, int face) {
            if (out.need(false, rule)) out.add(make(verb, slot, face));
        };
        for (int slot = 0; slot < kSlots; ++slot) {
            if (slot == at) continue;
            const Rule rule = open_slots(l, seat) >> slot & 1 ? "MO-6.2"_rule : "MO-6.3"_rule;
            refuse(rule, Verb::PlanNone, slot, 0);
            for (uint64_t left = hand; left; left &= left - 1) refuse(rule, Verb::Plan, slot, std::countr_zero(left));
        }
        uint64_t elsewhere = 0;
        const Player& me = l.s.player[seat];
        for (int row = 0; row < kSlots; ++row)
            for (int i = 0; i < me.rows[row]; ++i) elsewhere |= face_bit(me.row[row][i]);
        for (const uint8_t face : l.s.display)
            if (face != kNone) elsewhere |= face_bit(face);
        for (uint64_t left = elsewhere & ~hand; left; left &= left - 1)
            refuse("MO-6.7"_rule, Verb::Plan, at, std::countr_zero(left));
        out.others(Verb::Plan, "MO-6.2"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        if (is(m, Verb::Plan)) c.picks.slot[m.a] = static_cast<uint8_t>(m.b + 1);
        c.picks.decided = static_cast<uint8_t>(m.a + 1);
        return open_slots(c, f.seat) >> c.picks.decided ? c.ask() : c.become(Proc::PlanReady, f.seat);
    }
};

// MO-6.12  Ready is final.
struct PlanReady {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        out.add(make(Verb::Ready));
    }
    static Flow take(OwnCtx& c, Frame&, Move) { return c.done(); }
};

}  // namespace

void plan_rows(Rows& rows) {
    rows.box<Proc::PlanSlot, PlanSlot>(kQuiet);
    rows.box<Proc::PlanReady, PlanReady>(kQuiet);
}

}  // namespace pentarchy::mombasa
