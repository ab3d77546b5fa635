// What the optional modules add to the Start of Turn: investments (CV-14), and what relics have left for it (CV-16).
#pragma once

#include "games/civilization/actions.h"

namespace pentarchy::civilization {

// CV-14.1, CV-14.2  One coin token a turn, from wherever tokens lie, onto any card.
template <class Out>
void offer_investing(const Look& l, Seat seat, Out& out) {
    const Player& me = l.s.player[seat];
    const auto offer_from = [&](int thing) {
        if (!coins_lying_on(l, seat, thing)) return;
        for (int card = 0; card < kInvestments; ++card)
            if (out.need(has_option(l, kInvestmentModule), "CV-1.34"_rule) &&
                out.need(!(me.rights & kInvested), "CV-14.1"_rule) &&
                out.need(l.s.investments_left > 0, "CV-18.10"_rule))
                out.add(make(Verb::Invest, card, thing));
    };
    for (const uint8_t tech : l.t.slot_tech) offer_from(tech);
    offer_from(kNation0 + me.nation);
    if (l.t.canal != kNone) offer_from(kWonder0 + l.t.canal);
    out.others(Verb::Invest, "CV-14.2"_rule);
}
Flow invest(Ctx& c, Seat seat, int card, int thing);

// CV-16.8, CV-16.11  The ability of a relic for the next Start of Turn, or kNone; the right that stands for it.
uint8_t later_ability(const Look& l, int relic);
uint8_t right_of_relic(const Look& l, int relic);
bool has_relic_target(const Look& l, Seat seat, int relic);

template <class Out>
void offer_relics(const Look& l, Seat seat, Out& out) {
    for (int relic = 0; relic < kRelics; ++relic)
        if (l.s.player[seat].rights & right_of_relic(l, relic))
            if (out.need(has_relic_target(l, seat, relic), "CV-16.8"_rule)) out.add(make(Verb::UseRelic, relic));
    out.others(Verb::UseRelic, "CV-16.8"_rule);
}
Flow use_relic(Ctx& c, Seat seat, int relic);

}  // namespace pentarchy::civilization
