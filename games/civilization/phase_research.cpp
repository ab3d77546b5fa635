// Research (CV-10): everybody chooses in secret, all techs are shown together.
#include <algorithm>

#include "games/civilization/actions.h"
#include "games/civilization/phases.h"
#include "games/civilization/score.h"

namespace pentarchy::civilization {

namespace {

// CV-10.2, CV-10.10, CV-10.14  Why a tech cannot be researched now.
Rule research_refusal(const Look& l, Seat seat, int tech) {
    if (knows(l, seat, tech)) return "CV-10.14"_rule;
    const int level = l.t.tech[tech].level;
    if (l.s.player[seat].trade < threshold(l, seat, level)) return "CV-10.2"_rule;
    return has_slot(l, seat, level) ? kFine : "CV-10.10"_rule;
}

// CV-21.6  The trade that a second tech costs, or 0 where there is none to be had.
int second_price(const Look& l, Seat seat) {
    for (int i = 0; i < l.t.abilities; ++i) {
        const AbilityRow& row = l.t.ability[i];
        if (l.t.effect[row.first].op == Op::SecondTech && l.s.player[seat].force.has(row.thing)) return row.cost.trade;
    }
    return 0;
}
// CV-21.6  It needs a slot of its own, which the first may create.
Rule second_refusal(const Look& l, Seat seat, int first, int second) {
    if (first == second || knows(l, seat, second)) return "CV-10.14"_rule;
    const int high = l.t.tech[first].level, low = l.t.tech[second].level, price = second_price(l, seat);
    if (!price || low > high || l.s.player[seat].trade < threshold(l, seat, high) + price) return "CV-21.6"_rule;
    const uint8_t* rows = l.s.player[seat].row;
    const bool slot = low == 1 || rows[low - 1] + (high == low) < rows[low - 2] + (high == low - 1) - 1;
    return slot ? kFine : "CV-10.10"_rule;
}

bool has_second(const Look& l, Seat seat, int first) {
    if (!second_price(l, seat)) return false;
    for (int tech = 0; tech < kTechs; ++tech)
        if (second_refusal(l, seat, first, tech) == kFine) return true;
    return false;
}

// CV-10.1, CV-10.3, CV-10.7
struct ChooseTech {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int tech = 0; tech < kTechs; ++tech)
            if (allow(out, research_refusal(l, f.seat, tech))) out.add(make(Verb::Research, tech));
        out.add(make(Verb::NoResearch));
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        c.picks.second = 0;
        c.picks.tech = is(m, Verb::Research) ? static_cast<uint8_t>(m.a + 1) : 0;
        return c.picks.tech && has_second(c, f.seat, m.a) ? c.become(Proc::SecondTech, f.seat) : c.done();
    }
};
struct SecondTech {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int first = l.s.picks[f.seat].tech - 1;
        for (int tech = 0; first >= 0 && tech < kTechs; ++tech)
            if (allow(out, second_refusal(l, f.seat, first, tech))) out.add(make(Verb::ResearchToo, tech));
        out.add(make(Verb::Enough));
        out.others(Verb::ResearchToo, "CV-21.6"_rule);
    }
    static Flow take(OwnCtx& c, Frame&, Move m) {
        c.picks.second = is(m, Verb::ResearchToo) ? static_cast<uint8_t>(m.a + 1) : 0;
        return c.done();
    }
};

// CV-21.6  The first of two: what is left of the trade is the matter of the second.
void learn_first(Play& p, Seat seat, int tech) {
    p.say(Msg::Learns, seat, tech);
    learn(p, seat, tech, p.t.tech[tech].level);
}
// CV-10.5, CV-10.6, CV-10.9  The trade is used up; a point stays for each coin, the tech's own included.
void research(Play& p, Seat seat, int tech) {
    const int before = p.s.player[seat].trade;
    p.say(Msg::Learns, seat, tech);
    learn(p, seat, tech, p.t.tech[tech].level);
    set_trade(p, seat, std::min<int>(before, p.s.player[seat].coins));
}

// CV-10.3, CV-10.25  All at once; what then needs a decision is settled in the order of the turn, and only then wakes
// what it wakes (CV-20.8).
struct RevealTechs {
    struct Locals {
        uint8_t shown, woken;
        uint8_t tech[2 * kSeats];  // plus one; 0: none; then second ones (CV-21.6)
    };
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (!l.shown) {
            l.shown = 1;
            c.news = kEveryone;
            for (int i = 0; i < c.s.seats; ++i) {
                const Seat seat = left_of(c, c.s.first, i);
                uint8_t& pick = c.s.picks[seat].tech;
                uint8_t& second = c.s.picks[seat].second;
                l.tech[seat] = pick;
                l.tech[kSeats + seat] = second;
                if (second) {
                    pay_trade(c, seat, second_price(c, seat));
                    learn_first(c, seat, pick - 1);
                    pick = second;
                    second = 0;
                }
                if (pick) {
                    research(c, seat, pick - 1);
                } else {
                    c.say(Msg::ResearchesNothing, seat);
                }
                pick = 0;
            }
            crown(c);
        }
        if (call_due(c)) return c.ask();
        while (l.woken < 2 * c.s.seats) {
            const Seat seat = left_of(c, c.s.first, l.woken / 2);
            if (const uint8_t tech = l.tech[l.woken++ % 2 ? kSeats + seat : seat])
                return c.call(Proc::AfterTech, seat, AfterTechLocals{static_cast<uint8_t>(tech - 1), 1, 0, 0});
        }
        return c.done();
    }
};

}  // namespace

// Who could research nothing at all is not asked: trade and pyramid are public.
SeatMask seats_that_may_research(const Look& l) {
    SeatMask out = 0;
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        for (int tech = 0; tech < kTechs && !pentarchy::has(out, seat); ++tech)
            if (research_refusal(l, seat, tech) == kFine) out |= bit(seat);
    return out;
}

void research_rows(Rows& rows) {
    rows.box<Proc::ChooseTech, ChooseTech>(kQuiet);
    rows.box<Proc::SecondTech, SecondTech>(kQuiet);
    rows.arrow<Proc::RevealTechs, RevealTechs>();
}

}  // namespace pentarchy::civilization
