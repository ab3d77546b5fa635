// CV-15.10, CV-15.11  Exchange of technologies between two players: the actor also chooses among two that the other one
// might have known.
#include "games/civilization/actions.h"

namespace pentarchy::civilization {

namespace {

// Of the other's unused techs, one of the level.
bool may_be_drawn(const Look& l, Seat seat, const ExchangeLocals& exchange, int level, int tech) {
    return l.t.tech[tech].level == level && !knows(l, left_of(l, seat), tech) && exchange.drawn[0] != tech + 1;
}
bool can_draw_tech(const Look& l, Seat seat, const ExchangeLocals& exchange, int level) {
    for (int tech = 0; tech < kTechs; ++tech)
        if (may_be_drawn(l, seat, exchange, level, tech)) return true;
    return false;
}

// A level, then two cards of it, as far as there are any; the actor learns, then the other.
struct ExchangeSteps {
    using Locals = ExchangeLocals;
    static Flow choose(Ctx& c, Frame& f) {
        const Locals l = f.locals<Locals>();
        for (int level = 1; level <= l.most; ++level)
            if (can_draw_tech(c, f.seat, l, level)) return c.call(Proc::PickLevel, f.seat, l);
        return c.go_on();
    }
    static Flow first(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        l.level = l.answer;
        return draw(c, f);
    }
    static Flow second(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        l.drawn[0] = l.answer;
        return draw(c, f);
    }
    static Flow learn(Ctx& c, Frame& f) {
        const Locals l = f.locals<Locals>();
        const Seat other = left_of(c, f.seat);
        LearnLocals mine{other, l.most, 0}, theirs{f.seat, l.most, 0};
        mine.drawn[0] = theirs.drawn[0] = l.drawn[0];
        mine.drawn[1] = theirs.drawn[1] = l.answer;
        mine.with_drawn = 1;
        return c.then(next(Proc::LearnTech, f.seat, mine), next(Proc::LearnTech, other, theirs));
    }
    static constexpr auto kSteps = steps(&choose, &first, &second, &learn);

  private:
    static Flow draw(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        l.answer = 0;
        const bool can = l.level && can_draw_tech(c, f.seat, l, l.level);
        return can ? c.call(Proc::DrawTech, f.seat, Locals(l)) : c.go_on();
    }
};
struct PickLevel {
    using Locals = ExchangeLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Locals& exchange = f.locals<Locals>();
        for (int level = 1; level <= kTechLevels; ++level)
            if (out.need(level <= exchange.most && can_draw_tech(l, f.seat, exchange, level), "CV-15.10"_rule))
                out.add(make(Verb::PickLevel, level));
        out.others(Verb::PickLevel, "CV-15.10"_rule);
    }
    static Flow take(Ctx& c, Frame&, Move m) { return c.done(static_cast<uint8_t>(m.a)); }
};
struct DrawTech {
    using Locals = ExchangeLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        const Locals& exchange = f.locals<Locals>();
        for (int tech = 0; tech < kTechs; ++tech)
            if (may_be_drawn(l, f.seat, exchange, exchange.level, tech)) out.add(make(Verb::DrawTech, tech));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.say(Msg::TechDrawn, left_of(c, f.seat), m.a);
        return c.done(static_cast<uint8_t>(m.a + 1));
    }
};

}  // namespace

void two_rows(Rows& rows) {
    rows.sequence<Proc::ExchangeForTwo, ExchangeSteps>();
    rows.box<Proc::PickLevel, PickLevel>();
    rows.chance<Proc::DrawTech, DrawTech>();
}

}  // namespace pentarchy::civilization
