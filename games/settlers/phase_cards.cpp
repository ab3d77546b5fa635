// Drawing cards: where each comes from (IS-15.6), luck, and the marker of a remote deal that ends (IS-16.104).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

bool allows(Good good, int deck) { return deck == kCommon ? good != Good::FactionCard : good != Good::CommonCard; }

// IS-1.41, IS-15.6, IS-15.11  One by one, each with its own choice of deck, while a deck can give.
struct DrawCards {
    using Locals = DrawLocals;
    static Flow run(Ctx& c, Frame& f) {
        DrawLocals& l = f.locals<DrawLocals>();
        const int own = deck_of(c, f.seat);
        const bool common = allows(l.good, kCommon) && can_draw(c, kCommon),
                   faction = allows(l.good, own) && can_draw(c, own);
        if (!l.left || (!common && !faction)) return c.done();
        --l.left;
        const DeckLocals draw{static_cast<uint8_t>(common ? kCommon : own), l.place};
        const Proc proc = common && faction ? Proc::ChooseDeck : Proc::DrawCard;
        if (common && !faction) renew_common_deck(c);
        return l.left ? c.call(proc, f.seat, draw) : c.become(proc, f.seat, draw);
    }
};

struct ChooseDeck {
    using Locals = DeckLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int deck : {kCommon, deck_of(l, f.seat)})
            if (out.need(can_draw(l, deck), "IS-15.11"_rule)) out.add(make(Verb::DrawFrom, deck));
        out.others(Verb::DrawFrom, "IS-15.6"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) { return begin_draw(c, f.seat, m.a, f.locals<DeckLocals>().place); }
};

// Any card left of this deck, face by face; copies of a face have numbers in a row.
template <class Out>
void faces_left(const Look& l, int deck, Verb verb, bool with_deck, Out& out) {
    const CardSet left = l.s.cards.ids_at(kDeckPile) & l.t.of_deck[deck];
    for (int card = left.next(0); card < kCapCards;) {
        const int face = face_of(l, card);
        uint32_t copies = 0;
        for (; card < kCapCards && face_of(l, card) == face; card = left.next(card + 1)) ++copies;
        out.add(with_deck ? make(verb, deck, face) : make(verb, face), copies);
    }
}

// One face left is no choice.
bool is_one_face(const Look& l, const CardSet& left) {
    return !left.without(l.t.of_face[face_of(l, left.next(0))]).any();
}

// The same without listing: the n-th card that is left.
Move draw_face(const Look& l, int deck, Verb verb, bool with_deck, Rng& rng) {
    const CardSet left = l.s.cards.ids_at(kDeckPile) & l.t.of_deck[deck];
    const int total = left.count();
    const bool choice = total > kCapCopies || !is_one_face(l, left);
    const int face = face_of(l, left.nth(choice ? static_cast<int>(rng.below(static_cast<uint32_t>(total))) : 0));
    return with_deck ? make(verb, deck, face) : make(verb, face);
}

// One card of a deck; only the drawer sees which.
struct DrawCard {
    using Locals = DeckLocals;
    template <class Out>
    static void outcomes(const Look& l, const Frame& f, Out& out) {
        faces_left(l, f.locals<DeckLocals>().deck, Verb::Draw, true, out);
    }
    static Move draw(const Look& l, const Frame& f, Rng& rng) {
        return draw_face(l, f.locals<DeckLocals>().deck, Verb::Draw, true, rng);
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Move cover(Move m) { return {m.verb, m.a, kHiddenArg, 0}; }
    static Flow take(Ctx& c, Frame& f, Move m) {
        draw_card(c, f.seat, m.a, m.b, f.locals<DeckLocals>().place);
        return c.done();
    }
};

// IS-16.100, IS-16.104  Nobody has looked at a marker: it is any card that is left of its deck.
struct TurnMarker {
    template <class Out>
    static void outcomes(const Look& l, const Frame&, Out& out) {
        faces_left(l, deck_of(l, l.s.marker_of), Verb::TurnMarker, true, out);
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        const int card = card_at(c, kDeckPile, m.b);
        c.s.cards.name(card, kMarkers, kFactionDiscard, 0);
        c.show(c.s.cards, card);
        c.s.marker_of = kNone;
        c.say(Msg::MarkerTurned, m.b);
        return c.done();
    }
};

// A common card for all to see.
struct RevealCard {
    template <class Out>
    static void outcomes(const Look& l, const Frame&, Out& out) {
        faces_left(l, kCommon, Verb::Reveal, false, out);
    }
    static Move draw(const Look& l, const Frame&, Rng& rng) { return draw_face(l, kCommon, Verb::Reveal, false, rng); }
    static Flow take(Ctx& c, Frame&, Move m) {
        const int card = card_at(c, kDeckPile, m.a);
        c.s.cards.name(card, kDeckPile, kRow, 0);
        c.show(c.s.cards, card);
        c.say(Msg::Revealed, m.a);
        return c.done();
    }
};

}  // namespace

Flow begin_draw(Ctx& c, Seat seat, int deck, int place) {
    if (deck == kCommon) renew_common_deck(c);
    return c.become(Proc::DrawCard, seat, DeckLocals{static_cast<uint8_t>(deck), static_cast<uint8_t>(place)});
}

Flow draw_or_done(Ctx& c, Seat seat, int amount, Good good) {
    if (!amount) return c.done();
    return c.become(Proc::DrawCards, seat,
                    DrawLocals{static_cast<uint8_t>(amount), good, static_cast<uint8_t>(hand_of(seat))});
}

void card_rows(Rows& rows) {
    rows.arrow<Proc::DrawCards, DrawCards>();
    rows.box<Proc::ChooseDeck, ChooseDeck>();
    rows.chance<Proc::DrawCard, DrawCard>();
    rows.chance<Proc::TurnMarker, TurnMarker>();
    rows.chance<Proc::RevealCard, RevealCard>();
}

}  // namespace pentarchy::settlers
