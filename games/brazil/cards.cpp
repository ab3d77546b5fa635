// Cards as things: drawing gold cards, combat cards and tasks, shuffling discards, discarding (BR-13.4, BR-13.5,
// BR-14.3, BR-11.11, BR-21.3). Only who draws sees the card.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

// BR-13.4, BR-14.3  As soon as a pile is empty its discards are the new one; without discards, before the next draw.
template <class Cards>
bool renew(Cards& cards, int discard) {
    if (cards.at(kBag) || !cards.at(discard)) return false;
    cards.reshuffle(discard);
    return true;
}

// What gold cards and combat cards have in common.
struct GoldDeck {
    static constexpr Proc kOne = Proc::GoldCard;
    static constexpr Verb kDraw = Verb::DrawGold;
    static constexpr Msg kDraws = Msg::DrawsGold, kDrew = Msg::DrewGold, kShuffled = Msg::GoldShuffled;
    static constexpr int kDiscard = kGoldDiscard;
    template <class S>
    static auto& cards(S& s) {
        return s.gold;
    }
    static int hand(Seat seat) { return gold_of(seat); }
};
struct CombatDeck {
    static constexpr Proc kOne = Proc::CombatCard;
    static constexpr Verb kDraw = Verb::DrawCombat;
    static constexpr Msg kDraws = Msg::DrawsCombat, kDrew = Msg::DrewCombat, kShuffled = Msg::CombatShuffled;
    static constexpr int kDiscard = kCombatDiscard;
    template <class S>
    static auto& cards(S& s) {
        return s.combat;
    }
    static int hand(Seat seat) { return combat_of(seat); }
};

// BR-13.5, BR-14.3  If nothing is left, nothing is drawn.
template <class Deck>
struct DrawCards {
    using Locals = DrawLocals;
    static Flow run(Ctx& c, Frame& f) {
        if (renew(Deck::cards(c.s), Deck::kDiscard)) c.say(Deck::kShuffled);
        uint8_t& left = f.locals<DrawLocals>().left;
        if (!left) return c.done();
        if (!Deck::cards(c.s).at(kBag)) return c.say(Msg::NothingToDraw, f.seat), c.done();
        --left;
        return c.call(Deck::kOne, f.seat);
    }
};

template <class Deck>
struct DrawCard {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (const int id : Deck::cards(l.s).ids_at(kBag)) out.add(make(Deck::kDraw, id));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        auto& cards = Deck::cards(c.s);
        cards.name(m.a, kBag, Deck::hand(f.seat), 0);
        c.tell(cards, bit(f.seat), m.a);
        c.say(Deck::kDraws, f.seat);
        c.say_to(bit(f.seat), Deck::kDrew, m.a);
        return c.done();
    }
};

// BR-11.11  The top task of a deck: any that nobody has seen, then those put under it at setup, in their order.
struct TaskCard {
    using Locals = DrawTaskLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        const int era = f.locals<DrawTaskLocals>().era;
        if (!l.s.tasks.at(kBag, era)) return out.add(make(Verb::DrawTask, l.s.tasks.under[era].id[0]));
        for (const int id : l.s.tasks.ids_at(kBag))
            if (l.s.tasks.back_of(id) == era) out.add(make(Verb::DrawTask, id));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const int era = f.locals<DrawTaskLocals>().era;
        if (c.s.tasks.at(kBag, era)) {
            c.s.tasks.name(m.a, kBag, tasks_of(f.seat), 0);
        } else {
            c.s.tasks.move(c.s.tasks.take_under(era), tasks_of(f.seat));
        }
        c.tell(c.s.tasks, bit(f.seat), m.a);
        c.say(Msg::DrawsTask, f.seat, era);
        c.say_to(bit(f.seat), Msg::DrewTask, m.a);
        return c.done();
    }
};
struct DrawTask {
    using Locals = DrawTaskLocals;
    static Flow run(Ctx& c, Frame& f) { return c.become(Proc::TaskCard, f.seat, f.locals<DrawTaskLocals>()); }
};

}  // namespace

Flow draw_gold(Ctx& c, Seat seat, int amount) {
    return amount ? c.call(Proc::DrawGold, seat, DrawLocals{static_cast<uint8_t>(amount)}) : c.go_on();
}
Flow draw_combat(Ctx& c, Seat seat, int amount) {
    return amount ? c.call(Proc::DrawCombat, seat, DrawLocals{static_cast<uint8_t>(amount)}) : c.go_on();
}

void discard_gold(Play& p, Seat, int id) {
    p.show(p.s.gold, id);
    p.s.gold.move(id, kGoldDiscard);
}
void discard_combat(Play& p, Seat, int id) {
    p.show(p.s.combat, id);
    p.s.combat.move(id, kCombatDiscard);
}

// BR-21.3
bool can_draw_task(const Look& l, int era) { return l.s.tasks.at(kBag, era) || l.s.tasks.under[era].size; }

void card_rows(Rows& rows) {
    rows.arrow<Proc::DrawGold, DrawCards<GoldDeck>>();
    rows.chance<Proc::GoldCard, DrawCard<GoldDeck>>();
    rows.arrow<Proc::DrawCombat, DrawCards<CombatDeck>>();
    rows.chance<Proc::CombatCard, DrawCard<CombatDeck>>();
    rows.arrow<Proc::DrawTask, DrawTask>();
    rows.chance<Proc::TaskCard, TaskCard>();
}

}  // namespace pentarchy::brazil
