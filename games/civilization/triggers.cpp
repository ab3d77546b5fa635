// Abilities that something wakes (CV-0.10): what must happen does, for the rest the owner is asked.
#include "games/civilization/triggers.h"

#include <algorithm>
#include <bit>

#include "games/civilization/abilities_use.h"
#include "games/civilization/aim.h"
#include "games/civilization/events.h"
#include "games/civilization/might.h"

namespace pentarchy::civilization {

namespace {

// CV-7.48, CV-19.12  A person face down works, too; whoever by what is public may have that one is asked.
bool might_be_awake(const Look& l, Seat seat, const AbilityRow& row) {
    if (l.s.player[seat].force.has(row.thing)) return true;
    return !row.must && row.is_of_person() && might_have(l, seat, row.thing - kPerson0);
}
bool is_woken(const Look& l, Seat seat, const AbilityRow& row) {
    if (row.thing >= kSources || !might_be_awake(l, seat, row)) return false;
    if (row.use != kNone && l.s.player[seat].uses.of(row.use)) return false;
    return is_about(l.t.effect[row.first]) || has_any_target(l, seat, row);
}

// CV-0.7  Once a turn is counted when it happens.
RunListLocals count_use(Play& p, Seat seat, const TriggerLocals& l) {
    const uint8_t use = p.t.ability[l.ability].use;
    if (use != kNone) p.s.player[seat].uses.count(use);
    return {0, l.ability, 0, 0, l.about, kNoSquare};
}

// CV-0.10  Seat by seat, ability by ability.
struct Wake {
    using Locals = WakeLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        for (; l.seats < c.s.seats; ++l.seats, l.next = 0) {
            const Seat seat = left_of(c, f.seat, l.seats);
            if ((l.moment == Moment::OthersArts) == (seat == f.seat)) continue;
            const auto& abilities = c.t.woken_by[static_cast<int>(l.moment)];
            for (int i = abilities.next(l.next); i < c.t.abilities; i = abilities.next(l.next)) {
                const TriggerLocals woken{static_cast<uint8_t>(i), 0, l.about};
                l.next = static_cast<uint8_t>(i + 1);
                const AbilityRow& row = c.t.ability[i];
                if (!is_woken(c, seat, row)) continue;
                return row.must ? c.call(Proc::RunList, seat, count_use(c, seat, woken))
                                : c.call(Proc::PickTrigger, seat, woken);
            }
        }
        return c.done();
    }
};
struct PickTrigger {
    using Locals = TriggerLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t thing = l.t.ability[f.locals<Locals>().ability].thing;
        const bool in_hand = thing >= kPerson0 && l.s.people.where[thing - kPerson0] == kPersonHand0 + f.seat;
        if (out.need(in_hand || l.s.player[f.seat].force.has(thing), "CV-3.8"_rule))
            out.add(make(Verb::Trigger, thing));
        out.add(make(Verb::Pass));
        out.others(Verb::Trigger, "CV-3.8"_rule);
        out.others(Verb::Pass, "CV-19.3"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Pass)) return c.done();
        const Locals l = f.locals<Locals>();
        const RunListLocals list = count_use(c, f.seat, l);
        c.say(Msg::Triggers, f.seat, m.a);
        if (c.t.ability[l.ability].is_of_person()) show_person(c, f.seat, c.t.ability[l.ability]);
        return c.become(Proc::RunList, f.seat, list);
    }
};

// CV-20.7  Whether this tech has raised the rank of a type, or is the first to give it one.
bool has_raised(const Look& l, Seat seat, int tech, int type) {
    int before = type == index(UnitType::Aircraft) ? 0 : 1;
    for (uint64_t rest = l.s.player[seat].techs & ~(uint64_t{1} << tech); rest; rest &= rest - 1)
        before = std::max<int>(before, l.t.tech[std::countr_zero(rest)].rank[type]);
    return l.t.tech[tech].rank[type] > before;
}

struct AfterTech {
    using Locals = AfterTechLocals;
    enum Step : uint8_t { kGained, kResearched, kRanks0 };
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        const auto call = [&](Moment moment, int about) {
            return call_wake(c, moment, f.seat, static_cast<uint16_t>(about));
        };
        while (l.step < kRanks0 + kUnitTypes) {
            const int step = l.step++;
            if (step == kGained) return call(Moment::TechGained, l.tech);
            if (step == kResearched && l.researched) return call(Moment::TechResearched, l.tech);
            if (step >= kRanks0 && has_raised(c, f.seat, l.tech, step - kRanks0))
                return call(Moment::RankRaised, step - kRanks0);
        }
        return c.done();
    }
};

// CV-20.8  Others who do not know it.
int others_without(const Look& l, Seat seat, int tech) {
    int n = 0;
    for (Seat other = 0; other < l.s.seats; ++other) n += other != seat && !knows(l, other, tech);
    return n;
}

constexpr int kRaised = kUnitTypes + 1;

}  // namespace

void gain_at_once(Play& p, Seat seat, Moment moment) {
    for (const int i : p.t.woken_by[static_cast<int>(moment)]) {
        const AbilityRow& row = p.t.ability[i];
        const EffectRow& effect = p.t.effect[row.first];
        if (!row.must || effect.op != Op::Gain || !is_woken(p, seat, row)) continue;
        add_culture(p, seat, effect.n);
        p.say(Msg::GainsCulture, seat, effect.n);
    }
}

bool is_about(const EffectRow& e) {
    return e.times == Times::OtherWithoutIt || e.condition == If::UnknownToOthers ||
           (e.op == Op::Units && e.what == kRaised) || (e.op == Op::Raze && !is_aimed(e)) || e.op == Op::ArtsAsTrade;
}
Flow follow(Ctx& c, Seat seat, const EffectRow& e, uint16_t about) {
    if (e.op == Op::Units) return c.call(Proc::DrawUnits, seat, DrawUnitsLocals{static_cast<uint8_t>(about), e.n});
    if (e.op == Op::Raze) return strike(c, seat, e, about, kNoSquare);
    if (e.op == Op::ArtsAsTrade) {
        pay_culture(c, seat, about);
        add_trade(c, seat, about);
        c.say(Msg::GainsTrade, seat, about);
        return c.ask();
    }
    const int others = others_without(c, seat, about);
    const int n = e.times == Times::OtherWithoutIt ? e.n * others : others == c.s.seats - 1 ? e.n : 0;
    if (n) {
        add_culture(c, seat, n);
        c.say(Msg::GainsCulture, seat, n);
    }
    return c.ask();
}

void trigger_rows(Rows& rows) {
    rows.arrow<Proc::Wake, Wake>();
    rows.box<Proc::PickTrigger, PickTrigger>(kQuiet);
    rows.arrow<Proc::AfterTech, AfterTech>();
}

}  // namespace pentarchy::civilization
