// Choices after the last turn, BR-18.15: goods for the Factory (BR-12.15, BR-12.16) and In hoc signo vinces (BR-13.14).
// All choose at once and in secret: asking only those who have the card would show it.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

int signo_card(const Look& l, Seat seat) {
    for (const int id : gold_hand(l, seat))
        if (l.t.gold[l.t.gold_kind[id]].use == GoldUse::Signo) return id;
    return -1;
}
// The combat cards that In hoc signo vinces takes; as many in every copy of it.
int signo_price(const Look& l) {
    for (int kind = 0; kind < l.t.gold_kinds; ++kind)
        if (l.t.gold[kind].use == GoldUse::Signo) return l.t.gold[kind].give_combat;
    return 0;
}

// BR-12.16  A good of a shape that has a slot; one for each shape, wherever the good is now.
bool fits_factory(const Look& l, Seat seat, int good) {
    return has(l, seat, Query::Factory) && l.s.player[seat].good[good] != kNotMade &&
           l.t.factory_shapes >> index(l.t.good[good].shape) & 1;
}
bool has_good_for_factory(const Look& l, Seat seat) {
    for (int good = 0; good < kGoods; ++good)
        if (fits_factory(l, seat, good)) return true;
    return false;
}

struct EndChoices {
    static SetPick set(const Look& l, const Frame& f) {
        const Picks& mine = l.s.picks[f.seat];
        return {(mine.factory[0] != 0) + (mine.factory[1] != 0) + mine.signo, 0, make(Verb::Done)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Picks& mine = l.s.picks[f.seat];
        for (int good = 0; good < kGoods; ++good)
            if (out.need(fits_factory(l, f.seat, good), "BR-12.15"_rule) &&
                out.need(is_free(l, mine, good), "BR-12.16"_rule) && out.need(in_order(mine, good), "BR-18.15"_rule))
                out.add(make(Verb::Factory, good));
        const bool can =
            signo_card(l, f.seat) >= 0 && l.s.combat.at(combat_of(f.seat)) >= signo_price(l) && !mine.signo;
        if (out.need(can, "BR-13.14"_rule)) out.add(make(Verb::Signo));
        out.add(make(Verb::Done));
    }
    // The shape's slot is empty yet; goods are named in ascending order, and before the card.
    static bool is_free(const Look& l, const Picks& mine, int good) {
        for (const uint8_t mark : mine.factory)
            if (mark && l.t.good[mark - 1].shape == l.t.good[good].shape) return false;
        return !mine.factory[1];
    }
    static bool in_order(const Picks& mine, int good) { return mine.factory[0] <= good && !mine.signo; }

    static Flow take(OwnCtx& c, Frame&, Move m) {
        if (is(m, Verb::Done)) return c.done();
        if (is(m, Verb::Signo)) {
            c.picks.signo = 1;
        } else {
            c.picks.factory[c.picks.factory[0] != 0] = static_cast<uint8_t>(m.a + 1);
        }
        return c.ask();
    }
};

}  // namespace

// By what everybody sees these could have something to choose.
SeatMask seats_with_end_choices(const Look& l) {
    SeatMask asked = 0;
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        const bool signo = l.s.gold.at(gold_of(seat)) && l.s.combat.at(combat_of(seat)) >= signo_price(l);
        if (signo || has_good_for_factory(l, seat)) asked |= bit(seat);
    }
    return asked;
}

// All of it is shown at once.
void show_end_choices(Play& p) {
    p.news |= kEveryone;
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        const Picks picks = p.s.picks[seat];
        p.s.picks[seat] = {};
        for (const uint8_t mark : picks.factory) {
            if (!mark) continue;
            p.s.player[seat].good[mark - 1] = kInFactory;
            p.say(Msg::PutsInFactory, seat, mark - 1);
        }
        if (!picks.signo) continue;
        p.s.player[seat].flags |= kSignoDone;
        p.say(Msg::ExchangesSigno, seat);
        for (int left = signo_price(p); left > 0; --left) discard_combat(p, seat, combat_hand(p, seat).next(0));
    }
}

void end_rows(Rows& rows) { rows.box<Proc::EndChoices, EndChoices>(kQuiet); }

}  // namespace pentarchy::brazil
