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

// CV-10.1, CV-10.3, CV-10.7
struct ChooseTech {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int tech = 0; tech < kTechs; ++tech)
            if (allow(out, research_refusal(l, f.seat, tech))) out.add(make(Verb::Research, tech));
        out.add(make(Verb::NoResearch));
    }
    static Flow take(OwnCtx& c, Frame&, Move m) {
        c.picks.tech = is(m, Verb::Research) ? static_cast<uint8_t>(m.a + 1) : 0;
        return c.done();
    }
};

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
        uint8_t tech[kSeats];  // plus one; 0: none
        uint8_t zero;
    };
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (!l.shown) {
            l.shown = 1;
            c.news = kEveryone;
            for (int i = 0; i < c.s.seats; ++i) {
                const Seat seat = left_of(c, c.s.first, i);
                uint8_t& pick = c.s.picks[seat].tech;
                l.tech[seat] = pick;
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
        while (l.woken < c.s.seats) {
            const Seat seat = left_of(c, c.s.first, l.woken++);
            if (const uint8_t tech = l.tech[seat])
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
    rows.arrow<Proc::RevealTechs, RevealTechs>();
}

}  // namespace pentarchy::civilization
