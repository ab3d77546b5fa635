// Research (CV-10): everybody chooses in secret, all techs are shown together.
#include <algorithm>

#include "games/civilization/events.h"
#include "games/civilization/might.h"
#include "games/civilization/phases.h"
#include "games/civilization/score.h"

namespace pentarchy::civilization {

namespace {

// CV-10.10  The pyramid with what the seat has chosen so far: Newton's card, the first of two techs.
struct Pyramid {
    uint8_t row[kTechLevels];
    Pyramid(const Look& l, Seat seat) {
        std::copy(std::begin(l.s.player[seat].row), std::end(l.s.player[seat].row), row);
        const Picks& picks = l.s.picks[seat];
        if (picks.blank) ++row[picks.blank - 1];
        if (picks.tech) ++row[l.t.tech[picks.tech - 1].level - (picks.lowered == picks.tech) - 1];
    }
    bool has_slot(int n) const { return n == 1 || row[n - 1] < row[n - 2] - 1; }
};

// An ability for this phase that the seat may still use, or kNone.
uint8_t research_ability(const Look& l, Seat seat, Op op) {
    for (const int use : NamedUses::working(l, seat) & l.t.use_table.at(Moment::Research)) {
        const uint8_t ability = l.t.use[use];
        if (l.t.effect[l.t.ability[ability].first].op == op && !l.s.player[seat].uses.of(use)) return ability;
    }
    return kNone;
}
// CV-21.19  A tech of level II to IV may lie one row lower; by threshold it keeps its level.
bool may_lower(const Look& l, Seat seat, const Pyramid& pyramid, int level) {
    return level > 1 && level < kTechLevels && pyramid.has_slot(level - 1) && !l.s.picks[seat].lowered &&
           research_ability(l, seat, Op::LowerRow) != kNone;
}
bool has_any_slot(const Look& l, Seat seat, const Pyramid& pyramid, int level) {
    return pyramid.has_slot(level) || may_lower(l, seat, pyramid, level);
}

// CV-10.2, CV-10.10, CV-10.14  Why a tech cannot be researched now.
Rule research_refusal(const Look& l, Seat seat, const Pyramid& pyramid, int tech) {
    if (knows(l, seat, tech)) return "CV-10.14"_rule;
    const int level = l.t.tech[tech].level;
    if (l.s.player[seat].trade < threshold(l, seat, level)) return "CV-10.2"_rule;
    return has_any_slot(l, seat, pyramid, level) ? kFine : "CV-10.10"_rule;
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
Rule second_refusal(const Look& l, Seat seat, const Pyramid& pyramid, int first, int second) {
    if (first == second || knows(l, seat, second)) return "CV-10.14"_rule;
    const int high = l.t.tech[first].level, low = l.t.tech[second].level, price = second_price(l, seat);
    if (!price || low > high || l.s.player[seat].trade < threshold(l, seat, high) + price) return "CV-21.6"_rule;
    return has_any_slot(l, seat, pyramid, low) ? kFine : "CV-10.10"_rule;
}

bool has_second(const Look& l, Seat seat, int first) {
    if (!second_price(l, seat)) return false;
    const Pyramid pyramid(l, seat);
    for (int tech = 0; tech < kTechs; ++tech)
        if (second_refusal(l, seat, pyramid, first, tech) == kFine) return true;
    return false;
}

// CV-21.19  Lowered where it must be; asked where it may be. Then the second tech, if there can be one.
Flow after_pick(OwnCtx& c, Seat seat, int tech, bool second, const Pyramid& before) {
    const int level = c.t.tech[tech].level;
    const bool may = may_lower(c, seat, before, level);
    if (may && before.has_slot(level)) return c.become(Proc::LowerRow, seat);
    if (may) c.picks.lowered = static_cast<uint8_t>(tech + 1);
    return !second && has_second(c, seat, tech) ? c.become(Proc::SecondTech, seat) : c.done();
}

// CV-13.7  Policies turned in Research are picked like all the rest.
template <class Out>
void offer_switches(const Look& l, Seat seat, Out& out) {
    const bool may = research_ability(l, seat, Op::SwitchPolicy) != kNone && !l.s.picks[seat].turned_to;
    for (int old = 0; old < kPolicies; ++old)
        for (int next = 0; next < kPolicies; ++next)
            if (out.need(may, "CV-10.40"_rule) && allow(out, switch_refusal(l, seat, old, next)))
                out.add(make(Verb::SwitchPolicy, old, next));
    out.others(Verb::SwitchPolicy, "CV-13.7"_rule);
}
// CV-21.18  Newton's card, before the research, in a row of level IV at most.
template <class Out>
void offer_blanks(const Look& l, Seat seat, const Pyramid& pyramid, Out& out) {
    const bool may = research_ability(l, seat, Op::LayBlank) != kNone && !l.s.picks[seat].blank;
    for (int row = 1; row < kTechLevels; ++row)
        if (out.need(may, "CV-21.18"_rule) && out.need(pyramid.has_slot(row), "CV-10.10"_rule))
            out.add(make(Verb::LayBlank, row));
    out.others(Verb::LayBlank, "CV-21.18"_rule);
}

// CV-10.1, CV-10.3, CV-10.7
struct ChooseTech {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Pyramid pyramid(l, f.seat);
        for (int tech = 0; tech < kTechs; ++tech)
            if (allow(out, research_refusal(l, f.seat, pyramid, tech))) out.add(make(Verb::Research, tech));
        offer_blanks(l, f.seat, pyramid, out);
        offer_switches(l, f.seat, out);
        out.add(make(Verb::NoResearch));
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        Picks& picks = c.picks;
        if (is(m, Verb::LayBlank)) return picks.blank = static_cast<uint8_t>(m.a), c.ask();
        if (is(m, Verb::SwitchPolicy)) {
            picks.turned = static_cast<uint8_t>(m.a + 1), picks.turned_to = static_cast<uint8_t>(m.b + 1);
            return c.ask();
        }
        if (is(m, Verb::NoResearch)) return c.done();
        const Pyramid before(c, f.seat);
        picks.tech = static_cast<uint8_t>(m.a + 1);
        return after_pick(c, f.seat, m.a, false, before);
    }
};
struct LowerRow {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Picks& picks = l.s.picks[f.seat];
        const int tech = (picks.second ? picks.second : picks.tech) - 1;
        if (tech >= 0) out.add(make(Verb::LowerRow, tech, l.t.tech[tech].level - 1));
        out.others(Verb::LowerRow, "CV-21.19"_rule);
        out.add(make(Verb::Enough));
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        Picks& picks = c.picks;
        if (is(m, Verb::LowerRow)) picks.lowered = static_cast<uint8_t>(m.a + 1);
        const bool second = picks.second || !has_second(c, f.seat, picks.tech - 1);
        return second ? c.done() : c.become(Proc::SecondTech, f.seat);
    }
};
struct SecondTech {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int first = l.s.picks[f.seat].tech - 1;
        const Pyramid pyramid(l, f.seat);
        for (int tech = 0; first >= 0 && tech < kTechs; ++tech)
            if (allow(out, second_refusal(l, f.seat, pyramid, first, tech))) out.add(make(Verb::ResearchToo, tech));
        out.add(make(Verb::Enough));
        out.others(Verb::ResearchToo, "CV-21.6"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        if (is(m, Verb::Enough)) return c.done();
        const Pyramid before(c, f.seat);
        c.picks.second = static_cast<uint8_t>(m.a + 1);
        return after_pick(c, f.seat, m.a, true, before);
    }
};

// What was picked besides techs: it happens first.
void count_use(Play& p, Seat seat, Op op) {
    p.s.player[seat].uses.count(p.t.ability[research_ability(p, seat, op)].use);
}
void turn_policy(Play& p, Seat seat, const Picks& picks) {
    count_use(p, seat, Op::SwitchPolicy);
    give_up(p, seat, picks.turned - 1);
    adopt(p, seat, picks.turned_to - 1);
    p.say(Msg::SwitchesPolicy, seat, picks.turned - 1, picks.turned_to - 1);
}
// CV-21.18  The card is out of the hand for good: whoever kills the person does not reach it.
void lay_blank(Play& p, Seat seat, int row) {
    const AbilityRow& ability = p.t.ability[research_ability(p, seat, Op::LayBlank)];
    const int person = ability.thing - kPerson0;
    p.show(p.s.people, person);
    p.s.people.move(person, kPersonBox);
    ++p.s.player[seat].row[row - 1];
    refresh(p);
    p.say(Msg::LaysBlank, seat, person, row);
}
// CV-21.19  The row of a tech that was picked.
int row_of(Play& p, Seat seat, int tech, bool lowered) {
    const int level = p.t.tech[tech].level;
    if (!lowered) return level;
    discard_person(p, seat, p.t.ability[research_ability(p, seat, Op::LowerRow)].thing - kPerson0);
    p.say(Msg::LowersTech, seat, tech, level - 1);
    return level - 1;
}

// CV-21.6  The first of two: what is left of the trade is the matter of the second.
void learn_first(Play& p, Seat seat, int tech, int row) {
    p.say(Msg::Learns, seat, tech);
    learn(p, seat, tech, row);
}
// CV-10.5, CV-10.6, CV-10.9  The trade is used up; a point stays for each coin, the tech's own included.
void research(Play& p, Seat seat, int tech, int row) {
    const int before = p.s.player[seat].trade;
    p.say(Msg::Learns, seat, tech);
    learn(p, seat, tech, row);
    set_trade(p, seat, std::min<int>(before, p.s.player[seat].coins));
}

void show_picks(Play& p, Seat seat, const Picks& picks) {
    if (picks.turned_to) turn_policy(p, seat, picks);
    if (picks.blank) lay_blank(p, seat, picks.blank);
    if (!picks.tech) return p.say(Msg::ResearchesNothing, seat);
    const int row = row_of(p, seat, picks.tech - 1, picks.lowered == picks.tech);
    if (!picks.second) return research(p, seat, picks.tech - 1, row);
    pay_trade(p, seat, second_price(p, seat));
    learn_first(p, seat, picks.tech - 1, row);
    research(p, seat, picks.second - 1, row_of(p, seat, picks.second - 1, picks.lowered == picks.second));
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
                const Picks& picks = c.s.picks[seat];
                l.tech[seat] = picks.tech;
                l.tech[kSeats + seat] = picks.second;
                show_picks(c, seat, picks);
            }
            for (Picks& picks : c.s.picks) picks = {};
            crown(c);
        }
        if (call_due(c)) return c.ask();
        while (l.woken < 2 * c.s.seats) {
            const Seat seat = left_of(c, c.s.first, l.woken / 2);
            const bool first = l.woken++ % 2 == 0;  // the second one is learned (CV-0.8)
            if (const uint8_t tech = l.tech[first ? seat : kSeats + seat])
                return c.call(Proc::AfterTech, seat, AfterTechLocals{static_cast<uint8_t>(tech - 1), first, 0, 0});
        }
        return c.done();
    }
};

bool might_pick(const Look& l, Seat seat) {
    for (const int use : l.t.use_table.at(Moment::Research)) {
        const AbilityRow& row = l.t.ability[l.t.use[use]];
        const Op op = l.t.effect[row.first].op;
        if (row.is_of_person() && might_have(l, seat, row.thing - kPerson0)) return true;
        if (!l.s.player[seat].force.has(row.thing) || l.s.player[seat].uses.of(use)) continue;
        if (row.is_of_person() || (op == Op::SwitchPolicy && l.s.player[seat].policies)) return true;
    }
    return false;
}

}  // namespace

// Who could research nothing at all is not asked: trade and pyramid are public, and so is who may have somebody, or a
// policy to turn, for this phase (CV-19.12).
SeatMask seats_that_may_research(const Look& l) {
    SeatMask out = 0;
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        const Pyramid pyramid(l, seat);
        bool may = might_pick(l, seat);
        for (int tech = 0; tech < kTechs && !may; ++tech) {
            const int level = l.t.tech[tech].level;
            may =
                !knows(l, seat, tech) && l.s.player[seat].trade >= threshold(l, seat, level) && pyramid.has_slot(level);
        }
        if (may) out |= bit(seat);
    }
    return out;
}

void research_rows(Rows& rows) {
    rows.box<Proc::ChooseTech, ChooseTech>(kQuiet);
    rows.box<Proc::LowerRow, LowerRow>(kQuiet);
    rows.box<Proc::SecondTech, SecondTech>(kQuiet);
    rows.arrow<Proc::RevealTechs, RevealTechs>();
}

}  // namespace pentarchy::civilization
