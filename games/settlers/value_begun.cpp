// What a seat is in the middle of: the frames of the stack that are its own, from a chosen card to a card to draw.
#include <algorithm>

#include "games/settlers/value_outlook.h"

namespace pentarchy::settlers {

namespace {

float price_of(const Outlook& o, const Owed& owed) {
    float sum = o.now[index(Good::Food)] * owed.any;
    for (int good = 0; good <= kResources; ++good) sum += o.now[good] * owed.goods[good];
    return sum;
}

void count_build(Outlook& o, const BuildLocals& build) {
    if (!has_begun<Build>(build, &Build::place)) {
        o.begun.build = build.card;
        o.begun.worth += o.build(build.card);
        if (!has_begun<Build>(build, &Build::pay)) o.begun.worth -= o.sacrifice + o.of(build_bill(o.l, build.card));
    } else if (!has_begun<Build>(build, &Build::take_bonus)) {
        o.begun.worth += o.of(design_of(o.l, build.card).bonus, o.now);
    }
}

void count_deal(Outlook& o, const BuildLocals& deal) {
    if (has_begun<MakeDeal>(deal, &MakeDeal::lay)) return;
    o.begun.deal = deal.card;
    const int good = o.l.t.card[deal.card].deal;
    o.begun.worth += o.now[good] + o.later[good];
}

void count_activation(Outlook& o, const ActivationLocals& a) {
    const int card = a.extra == kNone ? a.card : a.extra;
    o.begun.action = a.card;
    o.begun.times = a.times;
    o.begun.worth += static_cast<float>(a.times) * o.of(design_of(o.l, card).action, o.now);
    if (a.build != kNone) o.begun.build = a.build, o.begun.worth += o.build(a.build);
    if (!has_begun<Activation>(a, &Activation::pay_resources))
        o.begun.worth -= static_cast<float>(a.times) * o.of(design_of(o.l, card).cost);
}

void count_effects(Outlook& o, const EffectLocals& effects) {
    o.begun.worth += o.of(effects.list, o.now, effects.pc);
    if (effects.times > 1) o.begun.worth += o.of(effects.list, o.now);
}

void count_raze(Outlook& o, const RazeLocals& raze) {
    const CardRow& card = o.l.t.card[raze.card];
    for (int i = raze.next; i < card.razes; ++i)
        o.begun.worth += std::max(o.now[index(card.raze[i])], static_cast<float>(raze.convert));
}

void count_sources(Outlook& o, const SourceLocals& sources) {
    o.begun.worth += o.now[index(Good::Card)] * sources.card_deals;
    for (uint32_t left = sources.left; left; left &= left - 1)
        o.begun.worth += o.of(design_of(o.l, o.l.t.source_card[std::countr_zero(left)]).production, o.now);
}

void count_frame(Outlook& o, const Frame& f) {
    switch (static_cast<Proc>(f.proc)) {
        case Proc::Build: return count_build(o, f.locals<BuildLocals>());
        case Proc::MakeDeal: return count_deal(o, f.locals<BuildLocals>());
        case Proc::Activation: return count_activation(o, f.locals<ActivationLocals>());
        case Proc::RunEffects: return count_effects(o, f.locals<EffectLocals>());
        case Proc::Raze: return count_raze(o, f.locals<RazeLocals>());
        case Proc::Produce: return count_sources(o, f.locals<SourceLocals>());
        case Proc::Pay: o.begun.worth -= price_of(o, still_owed(f.locals<PayLocals>())); return;
        case Proc::DrawCards: {
            const DrawLocals& draw = f.locals<DrawLocals>();
            if (draw.place == hand_of(o.seat)) o.begun.worth += o.now[index(draw.good)] * draw.left;
            return;
        }
        case Proc::ChooseDeck:
        case Proc::DrawCard:
            if (f.locals<DeckLocals>().place == hand_of(o.seat)) o.begun.worth += o.now[index(Good::Card)];
            return;
        case Proc::LookAtCards:
        case Proc::KeepCard: o.begun.worth += o.now[index(Good::Card)]; return;
        case Proc::PickGood: o.begun.worth += o.now[index(Good::Stone)] * f.locals<PickLocals>().left; return;
        case Proc::PickOption: o.begun.worth += o.of(o.l.t.effect[f.locals<OptionLocals>().effect], o.now); return;
        case Proc::PickProduction:
        case Proc::PickDeal:
        case Proc::PickLocation:
        case Proc::PickRaze:
        case Proc::StealGood:
        case Proc::PickEnemyDeal:
        case Proc::LayFoundation:
        case Proc::PlaceSamurai: o.begun.worth += o.of(o.l.t.effect[f.locals<PickLocals>().effect], o.now); return;
        default: return;
    }
}

}  // namespace

void read_begun(Outlook& o) {
    each_frame(o.l.s.stack, kFlow.begin(), [&](const Frame& f) {
        if (f.seat == o.seat) count_frame(o, f);
    });
}

}  // namespace pentarchy::settlers
