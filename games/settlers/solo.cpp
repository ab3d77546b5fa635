// The attack phase of the solo game (IS-19.30 to IS-19.59). The virtual player is no seat: its area is a town of its
// own, its Collection lies with its foundations, its deals are the attack line.
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

constexpr Seat kPlayer = 0;

// IS-19.34, IS-19.35  The raze field is exactly these two goods.
bool shows_pair(const CardRow& card, int first, int second) {
    if (card.razes != 2) return false;
    const int a = index(card.raze[0]), b = index(card.raze[1]);
    return (a == first && b == second) || (a == second && b == first);
}

// What is hit first: smaller is sooner. IS-19.41, IS-19.42, IS-19.58: the ability, then the dearer, then more stone.
int hit_order(const Look& l, int card) {
    static constexpr int kByType[] = {2, 1, 0, 3};  // production, feature, action, none
    const CardRow& row = l.t.card[card];
    const int cost = row.cost[0] + row.cost[1] + row.cost[2];
    return kByType[index(design_of(l, card).type)] * 10000 - cost * 100 - row.cost[index(Good::Stone)];
}

CardSet first_in(const Look& l, const CardSet& cards, auto order) {
    CardSet out;
    int best = 0;
    for (const int card : cards) {
        const int rank = order(l, card);
        if (!out.any() || rank < best) out = {}, best = rank;
        if (rank == best) out.add(card);
    }
    return out;
}

// Whom an attack hits, and which older card of the line it hits with; no candidates: it misses.
struct Aim {
    CardSet candidates;
    int pair = 0;
};

// IS-19.50 to IS-19.56  Points upon points hit a Japanese faction location, chosen by its deal first.
Aim aim_at_faction(const Look& l) {
    constexpr int kVp = index(Good::Vp);
    Aim out;
    if (!l.t.faction[l.s.player[kPlayer].faction].samurai || l.s.line[0] != kVp) return out;
    for (int i = 1; i < l.s.line_size && !out.pair; ++i)
        if (l.s.line[i] == kVp) out.pair = i;
    if (!out.pair) return out;
    const CardSet mine = l.s.cards.ids_at(town_of(kPlayer)) & l.t.faction_cards & l.t.has_raze;
    const auto by_deal = [](const Look& look, int card) {
        const uint8_t deal = look.t.card[card].deal;
        return deal == kNone ? 255 : static_cast<int>(look.t.deal_priority[deal]);
    };
    out.candidates = first_in(l, first_in(l, mine, by_deal), hit_order);
    return out;
}

// IS-19.34 to IS-19.38  The newest older card that makes a pair with the first.
Aim aim(const Look& l) {
    if (!l.s.line_size) return {};
    if (const Aim faction = aim_at_faction(l); faction.candidates.any()) return faction;
    const CardSet mine = l.s.cards.ids_at(town_of(kPlayer)) & l.t.of_deck[kCommon];
    for (int i = 1; i < l.s.line_size; ++i) {
        CardSet hit;
        for (const int card : mine)
            if (shows_pair(l.t.card[card], l.s.line[0], l.s.line[i])) hit.add(card);
        if (hit.any()) return {first_in(l, hit, hit_order), i};
    }
    return {};
}

// IS-19.39, IS-19.43, IS-19.53  The location goes to the Collection, the two cards to the end of the line.
void hit(Play& p, int card, int pair) {
    const uint8_t first = p.s.line[0], second = p.s.line[pair];
    p.say(Msg::AttackHits, card, first, second);
    collect(p, card);
    int n = 0;
    for (int i = 1; i < p.s.line_size; ++i)
        if (i != pair) p.s.line[n++] = p.s.line[i];
    p.s.line[n] = first;
    p.s.line[n + 1] = second;
}

// IS-19.32, IS-19.47  The top attack card becomes the first of the line.
struct RevealAttack {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (int good = 0; good < kGoods; ++good)
            if (l.s.attack_left[good]) out.add(make(Verb::Attack, good), l.s.attack_left[good]);
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        --c.s.attack_left[m.a];
        for (int i = c.s.line_size++; i > 0; --i) c.s.line[i] = c.s.line[i - 1];
        c.s.line[0] = static_cast<uint8_t>(m.a);
        c.say(Msg::AttackTurned, m.a);
        return c.done();
    }
};

// IS-19.31 to IS-19.33
struct Attack : PlainSequence {
    static Flow reveal(Ctx& c, Frame&) {
        bool left = false;
        for (const uint8_t n : c.s.attack_left) left |= n > 0;
        return left ? c.call(Proc::RevealAttack, kChance) : c.go_on();
    }
    static Flow strike(Ctx& c, Frame&) {
        const Aim target = aim(c);
        if (!target.candidates.any()) {
            c.say(Msg::AttackMisses);
            return c.done();
        }
        const int first = target.candidates.next(0);
        for (const int card : target.candidates)
            if (card != first && !is_twin(c, target.candidates, card)) return c.become(Proc::ChooseLoss, kPlayer);
        hit(c, first, target.pair);
        return c.done();
    }
    static constexpr auto kSteps = steps(&reveal, &strike);
};

// IS-19.42  Equal in everything: the player chooses.
struct ChooseLoss {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        const CardSet candidates = aim(l).candidates;
        for (const int card : candidates)
            if (!is_twin(l, candidates, card)) out.add(make(Verb::Lose, card));
        out.others(Verb::Lose, "IS-19.42"_rule);
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        hit(c, m.a, aim(c).pair);
        return c.done();
    }
};

}  // namespace

// IS-19.30, IS-19.31  The area is collected, then two attacks follow.
Flow AttackPhase::collect_area(Ctx& c, Frame&) {
    const CardSet area = c.s.cards.ids_at(town_of(kVirtual));
    for (const int card : area) collect(c, card);
    c.say(Msg::Collects, area.count(), c.s.cards.at(base_of(kVirtual)));
    return c.go_on();
}
Flow AttackPhase::first_attack(Ctx& c, Frame&) { return c.call(Proc::Attack, kNobody); }
Flow AttackPhase::second_attack(Ctx& c, Frame&) { return c.call(Proc::Attack, kNobody); }

void solo_rows(Rows& rows) {
    rows.sequence<Proc::AttackPhase, AttackPhase>();
    rows.sequence<Proc::Attack, Attack>();
    rows.chance<Proc::RevealAttack, RevealAttack>();
    rows.box<Proc::ChooseLoss, ChooseLoss>();
}

}  // namespace pentarchy::settlers
