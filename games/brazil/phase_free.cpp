// Free moves of the own turn, BR-4.13 and BR-4.14: completed tasks, gold cards played for their effect (BR-13),
// Coroados (BR-12.13), Princess Isabel (BR-12.8), Outpost (BR-13.10).
#include "games/brazil/free_moves.h"

namespace pentarchy::brazil {

namespace {

// BR-13.20  A spy needs somebody with cards. How many cards a hand has is public (BR-20.2).
bool has_hand(const Look& l, Seat seat) {
    return l.s.tasks.at(tasks_of(seat)) + l.s.gold.at(gold_of(seat)) + l.s.combat.at(combat_of(seat)) > 0;
}
bool can_spy(const Look& l, Seat seat) {
    for (Seat other = 0; other < l.s.seats; ++other)
        if (other != seat && has_hand(l, other)) return true;
    return false;
}

// BR-13.2, BR-13.20  A card is played only if its effect can be carried out; what the card itself would pay is gone
// first.
bool can_play(const Look& l, Seat seat, int kind) {
    switch (l.t.gold[kind].use) {
        case GoldUse::Spy: return can_spy(l, seat);
        case GoldUse::Deploy: return can_deploy(l, seat, kind, 1);
        case GoldUse::Build: return can_build(l, seat, kind, 1);
        case GoldUse::Exchange: return can_exchange(l, seat, kind);
        case GoldUse::Make: return can_make(l, seat, kind, 1);
        case GoldUse::Withdraw: return units_on_map(l, seat) != 0;
        case GoldUse::Renovate: return can_renovate(l, seat, kind, 1);
        case GoldUse::Paint: return can_paint(l, seat, kind, 1);
        case GoldUse::March: return true;
        case GoldUse::Majority:
        case GoldUse::Signo:
        case GoldUse::Outpost: return false;
    }
    return false;
}
// BR-13.8: cards that wait for the end; BR-13.10: Outpost is shown, not played.
Rule why_not_play(const Look& l, int kind) {
    switch (l.t.gold[kind].use) {
        case GoldUse::Majority:
        case GoldUse::Signo: return "BR-13.8"_rule;
        case GoldUse::Outpost: return "BR-13.10"_rule;
        default: return "BR-13.20"_rule;
    }
}

// BR-13.6  The card leaves the hand, then its action follows as of a space, but without all that belongs to the space's
// own action (BR-13.7, BR-12.25).
Flow play_gold(Ctx& c, Seat seat, int kind) {
    c.say(Msg::PlaysGold, seat, kind);
    discard_gold(c, seat, find_gold(c, seat, kind));
    const ActLocals action{static_cast<uint8_t>(kind)};
    switch (c.t.gold[kind].use) {
        case GoldUse::Spy: return c.call(Proc::SpyOn, seat);
        case GoldUse::Withdraw: return c.call(Proc::Withdraw, seat, action);
        case GoldUse::Deploy: return c.call(Proc::Deploy, seat, action);
        case GoldUse::Build: return c.call(Proc::PickKind, seat, action);
        case GoldUse::Renovate: return c.call(Proc::PickRenovation, seat, action);
        case GoldUse::Make: return c.call(Proc::PickGood, seat, action);
        case GoldUse::Paint: return c.call(Proc::PickPainting, seat, action);
        case GoldUse::Exchange: return c.call(Proc::Exchange, seat, ExchangeLocals{0, action.from_card, 0});
        // BR-13.19  One basic move more in this turn.
        case GoldUse::March: return ++c.s.turn.basics, c.ask();
        default: return c.ask();
    }
}

// BR-13.10, BR-3.11  A city of one's own, held, so far from the capital of somebody else. The own capital is a city,
// too (BR-3.3).
bool can_show_outpost(const Look& l, Seat seat, const GoldRow& row) {
    const Hexes mine = held(l, seat) & (cities(l) | capitals(l));
    for (Seat other = 0; other < sides(l); ++other) {
        const uint8_t capital = l.s.player[other].capital;
        if (other == seat || capital == kNone) continue;
        for (const int city : mine)
            if (const int steps = map_of(l).distance[city][capital]; steps >= row.min && steps <= row.max) return true;
    }
    return false;
}
int outpost_card(const Look& l, Seat seat) {
    for (const int id : gold_hand(l, seat))
        if (l.t.gold[l.t.gold_kind[id]].use == GoldUse::Outpost) return id;
    return -1;
}

template <class Out>
void offer_tasks(const Look& l, Seat seat, Out& out) {
    for (const int task : task_hand(l, seat))
        if (out.need(l.t.task[task].era < l.s.era, "BR-15.3"_rule) &&
            out.need(can_reveal(l, seat, task), "BR-15.1"_rule))
            out.add(make(Verb::Reveal, task));
    out.others(Verb::Reveal, "BR-15.1"_rule);
}

template <class Out>
void offer_gold(const Look& l, Seat seat, Out& out) {
    each_kind(gold_hand(l, seat), l.t.gold_kind, [&](int id) {
        const int kind = l.t.gold_kind[id];
        if (out.need(can_play(l, seat, kind), why_not_play(l, kind))) out.add(make(Verb::Play, kind));
    });
    out.others(Verb::Play, "BR-13.2"_rule);
    const int id = outpost_card(l, seat);
    if (Out::kExplains || id >= 0)
        if (out.need(id >= 0 && can_show_outpost(l, seat, l.t.gold[l.t.gold_kind[id]]), "BR-13.10"_rule))
            out.add(make(Verb::Outpost));
}

// BR-12.13  Tokens of earlier eras that lie under a space.
template <class Out>
void offer_paintings(const Look& l, Seat seat, Out& out) {
    const Player& me = l.s.player[seat];
    const bool coroados = has(l, seat, Query::Sacrifice), isabel = has(l, seat, Query::Isabel);
    if (Out::kExplains || coroados)
        for (int era = 0; era < kEras - 1; ++era)
            if (out.need(coroados && me.under[era] < kSpaces, "BR-12.13"_rule)) out.add(make(Verb::Sacrifice, era));
    if (Out::kExplains || isabel)
        if (out.need(isabel && !(me.flags & kIsabelUsed), "BR-12.8"_rule) &&
            out.need(can_place_palace(l, seat), "BR-15.34"_rule))
            out.add(make(Verb::Isabel));
}

// BR-12.13  The bonus of the space is lost, also one that this turn's action would still have (BR-4.11).
Flow sacrifice(Ctx& c, Seat seat, int era) {
    uint8_t& under = c.s.player[seat].under[era];
    if (c.s.turn.bonus == era + 1) c.s.turn.bonus = 0;
    under = kOnCoroados;
    c.say(Msg::Sacrifices, seat, era);
    const int reward = c.t.sacrifice.reward[era];
    return reward ? c.call(Proc::GiveReward, seat, RewardLocals{0, static_cast<uint8_t>(reward)}) : c.ask();
}

// BR-13.10  It stays face up and cannot be lost.
void show_outpost(Play& p, Seat seat) {
    const int id = outpost_card(p, seat);
    p.show(p.s.gold, id);
    p.s.gold.move(id, kGoldShown);
    ++p.s.player[seat].outposts;
    p.say(Msg::ShowsOutpost, seat);
}

// BR-13.13  All cards of one opponent: tasks, gold cards, combat cards.
struct SpyOn {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (Seat other = 0; other < l.s.seats; ++other)
            if (out.need(other != f.seat && has_hand(l, other), "BR-13.20"_rule)) out.add(make(Verb::SpyOn, other));
        out.others(Verb::SpyOn, "BR-13.13"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const auto other = static_cast<Seat>(m.a);
        c.say(Msg::SpiesOn, f.seat, other);
        for (const int id : task_hand(c, other)) {
            c.tell(c.s.tasks, bit(f.seat), id);
            c.say_to(bit(f.seat), Msg::SpySawTask, other, id);
        }
        for (const int id : gold_hand(c, other)) {
            c.tell(c.s.gold, bit(f.seat), id);
            c.say_to(bit(f.seat), Msg::SpySawGold, other, c.t.gold_kind[id]);
        }
        for (const int id : combat_hand(c, other)) {
            c.tell(c.s.combat, bit(f.seat), id);
            c.say_to(bit(f.seat), Msg::SpySawCombat, other, c.t.combat_kind[id]);
        }
        return c.done();
    }
};

// BR-13.12  A unit of the map goes to the store; a tile it occupied is its builder's again (BR-10.3).
struct Withdraw {
    using Locals = ActLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Player& me = l.s.player[f.seat];
        for (int unit = 0; unit < kUnits; ++unit)
            if (out.need(is_on_map(me.unit[unit]), "BR-13.12"_rule))
                out.add(make(Verb::Withdraw, unit_id(l, f.seat, unit)));
        out.others(Verb::Withdraw, "BR-13.12"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const int unit = unit_of(m.a), hex = c.s.player[f.seat].unit[unit];
        const bool held_it = holder_at(c, hex) == f.seat;
        const int reward = c.t.gold[f.locals<ActLocals>().from_card].reward;
        put_unit(c, f.seat, unit, kInStore);
        c.say(Msg::Withdraws, f.seat, m.a);
        if (held_it && holder_at(c, hex) != f.seat) c.say(Msg::Returns, holder_at(c, hex), number(c, hex));
        return c.become(Proc::GiveReward, f.seat, RewardLocals{0, static_cast<uint8_t>(reward)});
    }
};

}  // namespace

template <class Out>
void FreeMoves::offer(const Look& l, Seat seat, Out& out) {
    offer_tasks(l, seat, out);
    offer_gold(l, seat, out);
    offer_paintings(l, seat, out);
    out.others(Verb::Sacrifice, "BR-12.13"_rule);
}
template void FreeMoves::offer(const Look& l, Seat seat, Fast& out);
template void FreeMoves::offer(const Look& l, Seat seat, Why& out);

bool FreeMoves::has(Move m) {
    return is(m, Verb::Reveal) || is(m, Verb::Play) || is(m, Verb::Sacrifice) || is(m, Verb::Isabel) ||
           is(m, Verb::Outpost);
}

Flow FreeMoves::take(Ctx& c, Seat seat, Move m) {
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Reveal: return c.call(Proc::RevealTask, seat, TaskLocals{0, static_cast<uint8_t>(m.a)});
        case Verb::Play: return play_gold(c, seat, m.a);
        case Verb::Sacrifice: return sacrifice(c, seat, m.a);
        // BR-12.8  Once, by the rules for palaces.
        case Verb::Isabel:
            c.s.player[seat].flags |= kIsabelUsed;
            return c.call(Proc::PickPalace, seat, PickPalaceLocals{0});
        case Verb::Outpost: return show_outpost(c, seat), c.ask();
        default: CHECK(false);
    }
    return c.ask();
}

void free_rows(Rows& rows) {
    rows.box<Proc::SpyOn, SpyOn>();
    rows.box<Proc::Withdraw, Withdraw>();
}

}  // namespace pentarchy::brazil
