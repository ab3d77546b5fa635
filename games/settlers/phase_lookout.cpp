// The lookout: standard (IS-4), advanced (IS-18.10 to IS-18.16) and of the solo game (IS-19.10 to IS-19.14).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

void leave_over(Play& p) {
    for (const int card : p.s.cards.ids_at(kRow)) {
        p.say(Msg::LeftOver, face_of(p, card));
        discard(p, card);
    }
}

// IS-4.13, IS-4.14  So many common cards face up, while there are any.
struct RevealCards {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        if (!f.locals<StepLocals>().step || !can_draw(c, kCommon)) return c.done();
        --f.locals<StepLocals>().step;
        renew_common_deck(c);
        return c.call(Proc::RevealCard, kChance);
    }
};

Flow reveal(Ctx& c, int cards) {
    return c.call(Proc::RevealCards, kNobody, StepLocals{static_cast<uint8_t>(cards), 0});
}

// IS-4.3, IS-4.8  One of the revealed cards, into the hand for all to see.
struct TakeCard {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        each_face(l, l.s.cards.ids_at(kRow), [&](int card) { out.add(make(Verb::Take, face_of(l, card))); });
        out.others(Verb::Take, "IS-4.3"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.cards.move(card_at(c, kRow, m.a), hand_of(f.seat));
        c.say(Msg::Takes, faction_of(c, f.seat), m.a);
        return c.done();
    }
};

// IS-4.1, IS-4.12, IS-18.20  A card of the own faction each; in the peaceful variant a common one too.
struct LookoutDraws {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int each_seat = 1 + c.s.peaceful, n = f.locals<StepLocals>().step++;
        if (n == c.s.seats * each_seat) return c.done();
        const Seat seat = left_of(c, c.s.start, n / each_seat);
        const Good good = n % each_seat ? Good::CommonCard : Good::FactionCard;
        return c.call(Proc::DrawCards, seat, DrawLocals{1, good, static_cast<uint8_t>(hand_of(seat)), 0});
    }
};

// IS-4.2 to IS-4.7  After the draws twice: reveal, take in turn, discard; the second time from the last player on.
struct StandardLookout {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        CountLocals& l = f.locals<CountLocals>();
        if (l.step == 0) return ++l.step, c.call(Proc::LookoutDraws, kNobody);
        if (l.step == 5) return c.done();
        if (l.step % 2) return ++l.step, reveal(c, c.s.seats + 1);
        if (l.count < c.s.seats && c.s.cards.at(kRow)) {
            const int n = l.step == 2 ? l.count : c.s.seats - 1 - l.count;
            ++l.count;
            return c.call(Proc::TakeCard, left_of(c, c.s.start, n));
        }
        leave_over(c);
        ++l.step, l.count = 0;
        return c.ask();
    }
};

// IS-18.10 to IS-18.16  Five cards; each takes one, then each a second one; refilled so that nobody chooses from fewer
// than four the first time, and all but the last from three the second time.
struct AdvancedLookout {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        CountLocals& l = f.locals<CountLocals>();
        if (l.step == 0) return ++l.step, c.call(Proc::LookoutDraws, kNobody);
        if (l.step == 1) return ++l.step, reveal(c, 5);
        if (l.count == 2 * c.s.seats) {
            leave_over(c);
            return c.done();
        }
        const int lap = l.count / c.s.seats, n = l.count % c.s.seats;
        if (l.step == 2) {
            l.step = 3;
            if (lap ? n > 0 && n < c.s.seats - 1 : n > 1) return reveal(c, 1);
        }
        l.step = 2, ++l.count;
        return c.s.cards.at(kRow) ? c.call(Proc::TakeCard, left_of(c, c.s.start, n)) : c.ask();
    }
};

// IS-19.12  One of the cards left, at random, to the area of the virtual player.
struct VirtualTakesCard {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        const CardSet cards = l.s.cards.ids_at(kRow);
        each_face(l, cards, [&](int card) {
            const int face = face_of(l, card);
            out.add(make(Verb::VirtualTakes, face), static_cast<uint32_t>((cards & l.t.of_face[face]).count()));
        });
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        c.s.cards.move(card_at(c, kRow, m.a), town_of(kVirtual));
        c.say(Msg::VirtualTakes, m.a);
        return c.done();
    }
};

// IS-19.10 to IS-19.14
struct SoloLookout {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        const bool cards = c.s.cards.at(kRow) > 0;
        switch (f.locals<StepLocals>().step++) {
            case 0: return c.call(Proc::DrawCards, 0, DrawLocals{1, Good::FactionCard, hand_of(0), 0});
            case 1: return reveal(c, 4);
            case 2:
            case 4: return cards ? c.call(Proc::TakeCard, 0) : c.ask();
            case 3:
            case 5: return cards ? c.call(Proc::VirtualTakes, kChance) : c.ask();
            default: return c.done();
        }
    }
};

}  // namespace

void lookout_rows(RowTable& rows) {
    row(rows, Proc::LookoutDraws) = arrow<LookoutDraws>("lookout_draws");
    row(rows, Proc::Lookout) = arrow<StandardLookout>("lookout");
    row(rows, Proc::AdvancedLookout) = arrow<AdvancedLookout>("advanced_lookout");
    row(rows, Proc::SoloLookout) = arrow<SoloLookout>("solo_lookout");
    row(rows, Proc::RevealCards) = arrow<RevealCards>("reveal_cards");
    row(rows, Proc::TakeCard) = box<TakeCard>("take_card");
    row(rows, Proc::VirtualTakes) = chance<VirtualTakesCard>("virtual_takes");
}

}  // namespace pentarchy::settlers
