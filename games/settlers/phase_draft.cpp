// The alternative lookout (IS-18.1 to IS-18.8): two drafts at once and in secret; the packets pass to the left between
// them.
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

// IS-18.8  Three cards each, one at a time from the first player, while there are any.
struct DealPackets {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int n = f.locals<CountLocals>().count++;
        if (n == 3 * c.s.seats || !can_draw(c, kCommon)) return c.done();
        const Seat seat = left_of(c, c.s.start, n % c.s.seats);
        renew_common_deck(c);
        return c.call(Proc::DrawCard, seat, DeckLocals{kCommon, static_cast<uint8_t>(aside_of(seat))});
    }
};

struct DraftCard {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_face(l, l.s.cards.ids_at(aside_of(f.seat)),
                  [&](int card) { out.add(make(Verb::Draft, face_of(l, card))); });
        out.others(Verb::Draft, "IS-18.2"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        c.picks.card = static_cast<uint8_t>(card_at(c, aside_of(f.seat), m.a) + 1);
        c.note(Msg::Drafted, m.a);
        return c.become(Proc::DraftReady, f.seat);
    }
};

// Final once it is said; until then undo gives the choice back.
struct DraftReady {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        out.add(make(Verb::Ready));
    }
    static Flow take(OwnCtx& c, Frame&, Move) { return c.done(); }
};

SeatMask with_cards(const Look& l) {
    SeatMask out = 0;
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (l.s.cards.at(aside_of(seat))) out |= bit(seat);
    return out;
}

// IS-18.2, IS-18.4  The drafted cards go to the hands. Nobody else sees from which shuffle a card came.
void take_drafted(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        if (!p.s.picks[seat].card) continue;
        p.s.cards.merge_kins_at(aside_of(seat), [](int) { return true; });
        p.s.cards.move(p.s.picks[seat].card - 1, hand_of(seat));
        p.s.picks[seat] = {};
    }
}

// IS-18.3  Who passes cards goes on knowing them.
void pass_packets(Play& p) {
    CardSet packet[kSeats];
    for (Seat seat = 0; seat < p.s.seats; ++seat) packet[seat] = p.s.cards.ids_at(aside_of(seat));
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        const Seat to = left_of(p, seat);
        for (const int card : packet[seat]) {
            p.s.cards.move(card, aside_of(to));
            p.tell(p.s.cards, bit(to), card);
        }
    }
}

// IS-18.4  The last card of each is discarded; whoever passed the two now knows which one was kept.
void discard_last(Play& p) {
    p.news |= kEveryone;
    for (Seat seat = 0; seat < p.s.seats; ++seat)
        for (const int card : p.s.cards.ids_at(aside_of(seat))) {
            p.say(Msg::DraftDiscards, faction_of(p, seat), face_of(p, card));
            discard(p, card);
        }
}

struct DraftLookout : PlainSequence {
    static Flow draw(Ctx& c, Frame&) { return c.call(Proc::LookoutDraws, kNobody); }
    static Flow deal(Ctx& c, Frame&) { return c.call(Proc::DealPackets, kNobody); }
    static Flow draft_first(Ctx& c, Frame&) { return c.fork(ForkKind::Sealed, with_cards(c), Proc::DraftCard); }
    static Flow draft_second(Ctx& c, Frame&) {
        take_drafted(c);
        pass_packets(c);
        return c.fork(ForkKind::Sealed, with_cards(c), Proc::DraftCard);
    }
    static Flow discard_rest(Ctx& c, Frame&) {
        take_drafted(c);
        discard_last(c);
        return c.done();
    }
    static constexpr auto kSteps = steps(&draw, &deal, &draft_first, &draft_second, &discard_rest);
};

}  // namespace

void draft_rows(Rows& rows) {
    rows.sequence<Proc::DraftLookout, DraftLookout>();
    rows.arrow<Proc::DealPackets, DealPackets>();
    rows.box<Proc::DraftCard, DraftCard>(kQuiet);
    rows.box<Proc::DraftReady, DraftReady>(kQuiet);
}

}  // namespace pentarchy::settlers
