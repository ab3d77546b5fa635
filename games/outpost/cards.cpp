// Cards, OP-25, OP-46 and OP-47: drawing from the deck, keeping one of two, and the hand limit.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

bool is_over_limit(const Look& l, Seat seat) { return hand_size(l, seat) > hand_limit(l, seat); }

// OP-47  When only discards are left they are shuffled; if none are left nothing is drawn.
struct DrawCards {
    using Locals = DrawLocals;
    static Flow run(Ctx& c, Frame& f) {
        DrawLocals& l = f.locals<DrawLocals>();
        if (l.left && !c.s.cards.at(kDeck) && !c.s.cards.under[0].size && c.s.cards.at(kDiscard)) {
            c.s.cards.reshuffle(kDiscard);
            c.say(Msg::Reshuffled);
        }
        if (!l.left || (!c.s.cards.at(kDeck) && !c.s.cards.under[0].size)) return c.done();
        --l.left;
        return c.call(Proc::DrawCard, f.seat, DrawLocals{0, l.to});
    }
};

// One card from the deck: any that is left, then the returned ones in order (OP-12). Only the drawer sees it.
struct DrawCard {
    using Locals = DrawLocals;
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        const Cards& cards = l.s.cards;
        if (!cards.at(kDeck)) return out.add(make(Verb::DrawCard, cards.under[0].id[0]));
        for (const int id : cards.ids_at(kDeck)) out.add(make(Verb::DrawCard, id));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const DrawTo to = f.locals<DrawLocals>().to;
        const int place = to == DrawTo::Raid ? static_cast<int>(kRaid) : hand_of(f.seat);
        if (c.s.cards.at(kDeck)) {
            c.s.cards.name(m.a, kDeck, place, bit(f.seat));
        } else {
            c.s.cards.move(c.s.cards.take_under(), place);
            c.s.cards.tell(bit(f.seat), m.a);
        }
        c.say_to(bit(f.seat), Msg::Drew, m.a);
        if (to == DrawTo::Drawn) c.s.own[f.seat].drawn[c.s.drawn[f.seat]++] = static_cast<uint8_t>(m.a + 1);
        if (to == DrawTo::Raid) c.s.own[f.seat].force[c.s.battle.force[1]++] = static_cast<uint8_t>(m.a + 1);
        return c.done();
    }
};

// OP-46  Draw: 2 cards in secret, keep 1, discard 1 face up. A single card is kept.
struct DrawTwo : PlainSequence {
    static Flow draw(Ctx& c, Frame& f) { return c.call(Proc::DrawCards, f.seat, DrawLocals{2, DrawTo::Drawn}); }
    static Flow keep_one(Ctx& c, Frame& f) {
        c.say(Msg::DrawsTwo, f.seat, c.s.drawn[f.seat]);
        if (c.s.drawn[f.seat] == 2) return c.become(Proc::DiscardDrawn, f.seat);
        c.s.own[f.seat].drawn[0] = c.s.drawn[f.seat] = 0;
        return trim_or_done(c, f.seat);
    }
    static constexpr auto kSteps = steps(&draw, &keep_one);
};

struct DiscardDrawn {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        Bits<kCapCards> drawn;
        for (const uint8_t mark : l.s.own[f.seat].drawn)
            if (mark) drawn.add(mark - 1);
        each_kind_in(l, drawn, [&](int card) { out.add(make(Verb::Discard, card)); });
        out.others(Verb::Discard, "OP-46"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.say(Msg::Discards, f.seat, m.a);
        discard(c, f.seat, m.a);
        c.s.own[f.seat].drawn[0] = c.s.own[f.seat].drawn[1] = c.s.drawn[f.seat] = 0;
        return trim_or_done(c, f.seat);
    }
};

// OP-25  Above the hand limit the owner discards at once, face up, also out of turn.
struct Trim {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        each_kind_in(l, hand(l, f.seat), [&](int card) { out.add(make(Verb::Discard, card)); });
        out.others(Verb::Discard, "OP-25"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.say(Msg::Discards, f.seat, m.a);
        discard(c, f.seat, m.a);
        return is_over_limit(c, f.seat) ? c.ask() : c.done();
    }
};

}  // namespace

Flow trim_or_done(Ctx& c, Seat seat) { return is_over_limit(c, seat) ? c.become(Proc::Trim, seat) : c.done(); }

void card_rows(Rows& rows) {
    rows.sequence<Proc::DrawTwo, DrawTwo>();
    rows.arrow<Proc::DrawCards, DrawCards>();
    rows.chance<Proc::DrawCard, DrawCard>();
    rows.box<Proc::DiscardDrawn, DiscardDrawn>(kQuiet);
    rows.box<Proc::Trim, Trim>(kQuiet);
}

}  // namespace pentarchy::outpost
