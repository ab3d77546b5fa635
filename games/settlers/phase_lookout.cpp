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
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        uint8_t& left = f.locals<CountLocals>().count;
        if (!left || !can_draw(c, kCommon)) return c.done();
        --left;
        renew_common_deck(c);
        return c.call(Proc::RevealCard, kChance);
    }
};

Flow reveal(Ctx& c, int cards) { return c.call(Proc::RevealCards, kNobody, CountLocals{static_cast<uint8_t>(cards)}); }

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
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int each_seat = 1 + c.s.peaceful, n = f.locals<CountLocals>().count++;
        if (n == c.s.seats * each_seat) return c.done();
        const Seat seat = left_of(c, c.s.start, n / each_seat);
        const Good good = n % each_seat ? Good::CommonCard : Good::FactionCard;
        return c.call(Proc::DrawCards, seat, DrawLocals{1, good, static_cast<uint8_t>(hand_of(seat))});
    }
};

// IS-4.2 to IS-4.7  After the draws twice: reveal, take in turn, discard; the second time from the last player on.
struct StandardLookout {
    using Locals = LapLocals;
    static Flow draw(Ctx& c, Frame&) { return c.call(Proc::LookoutDraws, kNobody); }
    static Flow reveal_row(Ctx& c, Frame&) { return reveal(c, c.s.seats + 1); }
    static Flow take_in_turn(Ctx& c, Frame& f) { return take_next(c, f, f.locals<LapLocals>().count); }
    static Flow take_in_reverse(Ctx& c, Frame& f) {
        return take_next(c, f, c.s.seats - 1 - f.locals<LapLocals>().count);
    }
    static constexpr auto kSteps = steps(&draw, &reveal_row, &take_in_turn, &reveal_row, &take_in_reverse);

  private:
    // The n-th seat from the first player takes a card; this step again until all have, or none are left.
    static Flow take_next(Ctx& c, Frame& f, int n) {
        LapLocals& l = f.locals<LapLocals>();
        if (l.count < c.s.seats && c.s.cards.at(kRow)) {
            again<StandardLookout>(f);
            ++l.count;
            return c.call(Proc::TakeCard, left_of(c, c.s.start, n));
        }
        leave_over(c);
        l.count = 0;
        return c.go_on();
    }
};

// IS-18.10 to IS-18.16  Five cards; each takes one, then each a second one; refilled so that nobody chooses from fewer
// than four the first time, and all but the last from three the second time.
struct AdvancedLookout {
    using Locals = LapLocals;
    static Flow draw(Ctx& c, Frame&) { return c.call(Proc::LookoutDraws, kNobody); }
    static Flow reveal_five(Ctx& c, Frame&) { return reveal(c, 5); }
    static Flow refill(Ctx& c, Frame& f) {
        const int count = f.locals<LapLocals>().count, lap = count / c.s.seats, n = count % c.s.seats;
        if (lap == 2) {
            leave_over(c);
            return c.done();
        }
        const bool few = lap ? n > 0 && n < c.s.seats - 1 : n > 1;
        return few ? reveal(c, 1) : c.go_on();
    }
    static Flow take_one(Ctx& c, Frame& f) {
        const int n = f.locals<LapLocals>().count++ % c.s.seats;
        go_to<AdvancedLookout>(f, &refill);
        return c.s.cards.at(kRow) ? c.call(Proc::TakeCard, left_of(c, c.s.start, n)) : c.go_on();
    }
    static constexpr auto kSteps = steps(&draw, &reveal_five, &refill, &take_one);
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

// IS-19.10 to IS-19.14  A faction card, four cards revealed; the player and the virtual one take in turn, twice.
struct SoloLookout : PlainSequence {
    static Flow draw(Ctx& c, Frame&) {
        return c.call(Proc::DrawCards, 0, DrawLocals{1, Good::FactionCard, hand_of(0)});
    }
    static Flow reveal_four(Ctx& c, Frame&) { return reveal(c, 4); }
    static Flow take_one(Ctx& c, Frame&) { return c.s.cards.at(kRow) ? c.call(Proc::TakeCard, 0) : c.go_on(); }
    static Flow virtual_takes(Ctx& c, Frame&) {
        return c.s.cards.at(kRow) ? c.call(Proc::VirtualTakes, kChance) : c.go_on();
    }
    static constexpr auto kSteps = steps(&draw, &reveal_four, &take_one, &virtual_takes, &take_one, &virtual_takes);
};

}  // namespace

void lookout_rows(Rows& rows) {
    rows.arrow<Proc::LookoutDraws, LookoutDraws>();
    rows.sequence<Proc::Lookout, StandardLookout>();
    rows.sequence<Proc::AdvancedLookout, AdvancedLookout>();
    rows.sequence<Proc::SoloLookout, SoloLookout>();
    rows.arrow<Proc::RevealCards, RevealCards>();
    rows.box<Proc::TakeCard, TakeCard>();
    rows.chance<Proc::VirtualTakes, VirtualTakesCard>();
}

}  // namespace pentarchy::settlers
