// Investments (CV-14): coin tokens become markers on cards, and what answers to that.
#include "games/civilization/modules.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

// CV-14.3, CV-14.9  A marker more; things that answer to investing follow, then the card itself.
Flow lay_investment(Ctx& c, Seat seat, int card) {
    put_investment(c, seat, card);
    c.say(Msg::Invests, seat, card);
    return c.become(Proc::Invested, seat, InvestedLocals{0, static_cast<uint8_t>(card)});
}

struct InvestedSteps {
    using Locals = InvestedLocals;
    static Flow gains(Ctx& c, Frame& f) { return call_wake(c, Moment::CoinInvested, f.seat); }
    // CV-14.6, CV-14.7  The level that this very marker has reached.
    static Flow level(Ctx& c, Frame& f) {
        const int card = f.locals<Locals>().investment;
        for (int level = 0; level < kLevels; ++level) {
            if (c.s.player[f.seat].investment[card] != c.t.investment[card].markers[level]) continue;
            const int thing = kLevel0 + kLevels * card + level;
            for (int i = 0; i < c.t.abilities_of[thing]; ++i) {
                const auto ability = static_cast<uint8_t>(c.t.first_of[thing] + i);
                if (c.t.ability[ability].at(Moment::InvestLevel))
                    return c.become(Proc::RunList, f.seat, RunListLocals{0, ability, 0, 0, kNoSquare, kNoSquare});
            }
        }
        return c.done();
    }
    static constexpr auto kSteps = steps(&gains, &level);
};

// CV-14.9, CV-18.10  So many markers for nothing, one after the other.
struct InvestFreely {
    using Locals = AmountLocals;
    static Flow run(Ctx& c, Frame& f) {
        uint8_t& left = f.locals<Locals>().n;
        if (!left || !c.s.investments_left) return c.done();
        --left;
        return c.call(Proc::PickInvestment, f.seat);
    }
};
struct PickInvestment {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        for (int card = 0; card < kInvestments; ++card) out.add(make(Verb::InvestFree, card));
    }
    static Flow take(Ctx& c, Frame& f, Move m) { return lay_investment(c, f.seat, m.a); }
};

}  // namespace

Flow invest(Ctx& c, Seat seat, int card, int thing) {
    c.s.player[seat].rights |= kInvested;
    drop_coin(c, seat, thing);
    return lay_investment(c, seat, card);
}

void invest_rows(Rows& rows) {
    rows.sequence<Proc::Invested, InvestedSteps>();
    rows.arrow<Proc::InvestFreely, InvestFreely>();
    rows.box<Proc::PickInvestment, PickInvestment>();
}

}  // namespace pentarchy::civilization
