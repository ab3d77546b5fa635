// Handy projects, OP-60 and OP-61, an option of the table: what a project that works can do besides its lasting effect.
// Each may be used by name so often, and lighting the lamp wakes those of all seats.
#pragma once

#include "engine/parts/abilities.h"
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

struct HandyProjects {
    static constexpr Verb kUse = Verb::Use;
    static constexpr Rule kNotWorking = "OP-60"_rule, kNotAgain = "OP-60"_rule, kNoUse = "OP-60"_rule;
    static const UseTable<kProjects, Moment>& use_table(const Edition& t) { return t.uses; }
    static const Uses<kProjects>& uses(const State& s, Seat seat) { return s.used[seat]; }
    static Uses<kProjects>& uses(State& s, Seat seat) { return s.used[seat]; }
    static Bits<kProjects> working(const Look& l, Seat seat);
    static bool can_use(const Look& l, Seat seat, int project);
    static Flow use(Ctx& c, Seat seat, int project);

    // As triggers, their slots are their numbers.
    static constexpr Proc kWake = Proc::WakeProjects, kPick = Proc::PickProject;
    static uint64_t woken(const Look& l, Seat seat, const Cause&) { return working(l, seat).word[0]; }
    static bool order_matters(const Look& l, uint64_t left);
    static Flow wake(Ctx& c, Seat seat, int project, const Cause&);
    template <class Out>
    static void offer_triggers(const Look&, uint64_t left, Out& out) {
        each_member(left, [&](int project) { out.add(make(Verb::Wake, project)); });
        out.others(Verb::Wake, "OP-61"_rule);
    }
    static int slot_of(const Look&, Move m) { return m.a; }
};

template <Moment kMoment>
using UseProject = UseAbility<HandyProjects, kMoment>;

}  // namespace pentarchy::outpost
