// Relics (CV-16): taken where an army ends its move; what they bring, at once or in the next Start of Turn.
#include "games/civilization/abilities_use.h"
#include "games/civilization/modules.h"

namespace pentarchy::civilization {

namespace {

uint8_t ability_of_relic(const Look& l, int relic, Moment moment) {
    const int thing = kRelic0 + relic;
    for (int i = 0; i < l.t.abilities_of[thing]; ++i)
        if (l.t.ability[l.t.first_of[thing] + i].at(moment)) return static_cast<uint8_t>(l.t.first_of[thing] + i);
    return kNone;
}
RunListLocals list_of(uint8_t ability) { return {0, ability, 0, 0, kNoSquare, kNoSquare}; }

// CV-16.3, CV-16.6  The marker goes; its benefit happens now or waits.
struct TakeRelic {
    using Locals = SquareLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int square = f.locals<Locals>().square, relic = c.s.top[square] - kRelicTop0;
        put_top(c, square, kNothingHere);
        c.say(Msg::TakesRelic, f.seat, relic);
        uint8_t& rights = c.s.player[f.seat].rights;
        rights = static_cast<uint8_t>(rights | right_of_relic(c, relic));
        const uint8_t ability = ability_of_relic(c, relic, Moment::RelicTaken);
        return ability == kNone ? c.done() : c.become(Proc::RunList, f.seat, list_of(ability));
    }
};

}  // namespace

uint8_t later_ability(const Look& l, int relic) { return ability_of_relic(l, relic, Moment::NextStart); }
uint8_t right_of_relic(const Look& l, int relic) {
    const uint8_t ability = later_ability(l, relic);
    if (ability == kNone) return 0;
    return l.t.effect[l.t.ability[ability].first].op == Op::InvestFree ? kGold : kAtlantis;
}
// CV-1.34  Without investments the Seven Cities of Gold bring nothing.
bool has_relic_target(const Look& l, Seat seat, int relic) {
    if (right_of_relic(l, relic) == kGold && !has_option(l, kInvestmentModule)) return false;
    return has_any_target(l, seat, l.t.ability[later_ability(l, relic)]);
}

// CV-16.8, CV-16.11
Flow use_relic(Ctx& c, Seat seat, int relic) {
    c.s.player[seat].rights &= static_cast<uint8_t>(~right_of_relic(c, relic));
    c.say(Msg::UsesRelic, seat, relic);
    return c.become(Proc::RunList, seat, list_of(later_ability(c, relic)));
}

void relic_rows(Rows& rows) { rows.arrow<Proc::TakeRelic, TakeRelic>(); }

}  // namespace pentarchy::civilization
