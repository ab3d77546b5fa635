// Choices that abilities ask for: one of several effects (CV-19.2), a government when the old one is lost (CV-21.4);
// and what luck decides.
#include "games/civilization/abilities_use.h"
#include "games/civilization/aim.h"

namespace pentarchy::civilization {

namespace {

// CV-19.2  Chosen before it is aimed and announced. Effects are numbered as the card has them.
struct ChooseEffect {
    using Locals = UseLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const AbilityRow& row = l.t.ability[f.locals<Locals>().ability];
        for (int option = 0; option < row.effects; ++option)
            if (out.need(has_this_target(l, f.seat, row, option), "CV-10.42"_rule))
                out.add(make(Verb::ChooseEffect, option + 1));
        out.others(Verb::ChooseEffect, "CV-10.42"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        UseLocals use = f.locals<Locals>();
        use.option = static_cast<uint8_t>(m.a - 1);
        const bool aimed = is_aimed(c.t.effect[c.t.ability[use.ability].first + use.option]);
        return c.become(aimed ? Proc::AimAt : Proc::UseAbility, f.seat, use);
    }
};

// CV-21.4
struct FallBack {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int g = 0; g < kGovernments; ++g) {
            const auto government = static_cast<Government>(g);
            const bool may = government != Government::Anarchy && is_government_unlocked(l, f.seat, government);
            if (out.need(may, "CV-4.55"_rule)) out.add(make(Verb::Govern, g));
        }
        out.others(Verb::Govern, "CV-4.55"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        set_government(c, f.seat, static_cast<Government>(m.a));
        c.say(Msg::Governs, f.seat, m.a);
        return c.done();
    }
};

// A unit of the seat's reserve, by chance.
struct KillUnit {
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int card : l.s.units.ids_at(reserve_of(f.seat))) out.add(make(Verb::KillUnit, card));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.show(c.s.units, m.a);
        c.s.units.move(m.a, kUnitUnder);
        c.say(Msg::LosesUnit, f.seat, m.a);
        return c.done();
    }
};

}  // namespace

void choice_rows(Rows& rows) {
    rows.box<Proc::ChooseEffect, ChooseEffect>();
    rows.box<Proc::FallBack, FallBack>();
    rows.chance<Proc::KillUnit, KillUnit>();
}

}  // namespace pentarchy::civilization
