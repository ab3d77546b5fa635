// Prices of goods by the rounds that are left, and from them the worth of effects, locations and cards.
#include "games/settlers/value_outlook.h"

#include <algorithm>

#include "games/settlers/value_weights.h"

namespace pentarchy::settlers {

namespace {

// The attack of the solo game comes when the round is over.
bool has_produced(const Look& l, Seat seat) {
    if (const Frame* phase = find_frame(l.s.stack, Proc::ProductionPhase))
        return (seat - l.s.start + l.s.seats) % l.s.seats < phase->locals<CountLocals>().count;
    const Frame* round = find_frame(l.s.stack, Proc::Round);
    return round ? has_begun<Round>(round->locals<Round::Locals>(), &Round::action) : l.s.round > 0;
}

float times_a_round(const TriggerRow& trigger) {
    switch (trigger.event) {
        case Occasion::Build: return trigger.color != kNone ? kBuildsOfColor : kFactionBuilds;
        case Occasion::Raze: return trigger.enemy_only ? kEnemyRazes : kRazes;
        case Occasion::Deal: return kDealsMade;
        case Occasion::Gain: return kLargeGains;
        case Occasion::OpponentExchange: return kExchanges;
        default: return 0;
    }
}

float best_production(const Outlook& o, const Prices& price) {
    float best = 0;
    for (const int card : (o.held & o.l.t.of_type[index(Type::Production)]).without(o.l.t.copies))
        best = std::max(best, o.of(design_of(o.l, card).production, price));
    return best;
}

float best_deal(const Outlook& o, const Prices& price) {
    float best = 0;
    for (const int card : o.deals) best = std::max(best, price[o.l.t.card[card].deal]);
    return best;
}

// Which good a spoil or a stolen one will be is not known: about a resource.
float any_good(const Prices& price) { return price[index(Good::Stone)]; }

float raze_effect(const EffectRow& effect, const Prices& price) {
    const float goods = 2 * (effect.convert ? effect.convert : any_good(price));
    return effect.costs_tokens ? goods - price[index(Good::Raze)] : goods;
}

}  // namespace

float Outlook::of(const Bill& bill) const {
    float sum = now[index(Good::Food)] * bill.any + now[index(Good::Card)] * bill.cards +
                later[index(Good::Stone)] * bill.deals;
    for (int good = 0; good < kPayable; ++good) sum += now[good] * bill.goods[good];
    return sum;
}

float Outlook::of(const EffectRow& effect, const Prices& price) const {
    switch (effect.kind) {
        case EffectKind::Gain: return price[index(effect.good)] * effect.amount;
        case EffectKind::GainPer: return price[index(effect.good)] * static_cast<float>(amount_of(l, seat, effect));
        case EffectKind::GainAny: return any_good(price) * effect.amount;
        case EffectKind::ChooseOne: {
            float best = 0;
            for (int i = 0; i < effect.lists; ++i) best = std::max(best, of(effect.first_list + i, price));
            return best;
        }
        case EffectKind::PayFor: return std::max(0.0f, of(effect.first_list, price) - of(effect.cost));
        case EffectKind::DrawSelect: return 1.2f * price[index(Good::FactionCard)];
        case EffectKind::CopyProduction: return best_production(*this, price);
        case EffectKind::CopyDeal: return best_deal(*this, price);
        case EffectKind::RazeSpecial: return raze_effect(effect, price);
        case EffectKind::TakeSpoil: return any_good(price);
        case EffectKind::Steal: return 1.2f * any_good(price);
        case EffectKind::DiscardDeal: return (effect.gains_good ? 1.4f : 0.5f) * any_good(price);
        case EffectKind::TakeDeal:
        case EffectKind::RemoteDeal: return any_good(price) + 0.8f * later[index(Good::Stone)];
        case EffectKind::PlaceFoundation:
            return kFoundation + price[index(effect.good)] * effect.amount - 0.5f * price[index(Good::Card)];
        case EffectKind::PlaceSamurai: return kSamuraiWorth * effect.amount;
        case EffectKind::OpponentDiscard:
        case EffectKind::BlockLocation: return 0.3f;
        default: return 1.0f;  // an extra activation, a build, a location removed or borrowed
    }
}

float Outlook::of(int list, const Prices& price, int from) const {
    float sum = 0;
    const ListRow& row = l.t.list[list];
    for (int i = from; i < row.size; ++i) sum += of(l.t.effect[row.first + i], price);
    return sum;
}

// By itself, as long as nobody can say what the rest of the empire will do with it.
float Outlook::future(int card) const {
    if (!left) return 0;
    const DesignRow& design = design_of(l, card);
    const auto rounds = static_cast<float>(left);
    if (design.type == Type::Production) return kSure * of(design.production, later);
    if (design.type == Type::Action) {
        const float net = of(design.action, kPrice) - of(design.cost);
        return kSure * rounds * std::max(0.1f, net) * (design.max_uses == 2 ? 1.5f : 0.9f);
    }
    if (design.trigger.event != Occasion::None)
        return kSure * rounds * times_a_round(design.trigger) * of(design.trigger.list, kPrice);
    return design.stores ? 0.5f * rounds : design.stash != Stash::None ? 0.8f * rounds : design.protects ? 0.4f : 0;
}

float Outlook::build(int card) const {
    const DesignRow& design = design_of(l, card);
    float sum = design.vp + future(card) + of(design.bonus, now) + of(design.production, now);
    if (design.type == Type::Action) sum += 0.5f * std::max(0.0f, of(design.action, now) - of(design.cost));
    for (const int other : held& l.t.on_event[index(Occasion::Build)]) {
        const TriggerRow& trigger = design_of(l, other).trigger;
        const bool fits = (trigger.color == kNone || l.t.of_color[trigger.color].has(card)) &&
                          !(trigger.faction_only && is_common(l, card));
        if (fits) sum += of(trigger.list, now);
    }
    return sum;
}

namespace {

bool can_be_razed(const Look& l, Seat seat) {
    if (l.s.player[seat].passed || l.s.peaceful) return false;
    for (Seat other = 0; other < l.s.seats; ++other)
        if (is_target(l, seat, other) && goods(l, other, Good::Raze) >= l.t.raze_enemy) return true;
    return false;
}

void set_prices(Outlook& o) {
    float sum = 0;
    for (int round = 0; round < o.left; ++round) sum += kLate[round];
    for (int good = 0; good < kGoods; ++good) {
        o.now[good] = kPrice[good] * kLate[o.left];
        o.later[good] = kPrice[good] * sum;
    }
    o.now[index(Good::Vp)] = 1;
    o.later[index(Good::Vp)] = static_cast<float>(o.left);
}

void weigh_locations(Outlook& o) {
    const bool threatened = can_be_razed(o.l, o.seat);
    float least = 100;
    for (const int card : o.own) {
        const float worth = design_of(o.l, card).vp + o.future(card);
        least = std::min(least, worth);
        if (!o.l.t.has_raze.has(card)) continue;
        const bool guarded = o.l.s.mark[card] & (kDefence | kSamurai);
        o.exposure += guarded ? kDefended * worth : threatened ? -kExposed * worth : 0;
    }
    o.sacrifice = o.l.s.cards.at(base_of(o.seat)) ? kFoundation : least;
}

}  // namespace

Outlook outlook(const Look& l, Seat seat) {
    Outlook o(l, seat);
    o.left = l.t.rounds - std::max<int>(1, l.s.round);
    o.produced = has_produced(l, seat);
    o.acts = !l.s.player[seat].passed;
    o.own = o.held = l.s.cards.ids_at(town_of(seat));
    for (const Borrowing& b : l.s.borrowed) {
        if (b.card == kNone) break;
        b.by == seat ? o.held.add(b.card) : o.held.drop(b.card);
    }
    if (l.s.cards.at(deals_of(seat))) o.deals = deals(l, seat);
    if (l.s.player[seat].remotes) o.deals = o.deals | remote_deals(l, seat);
    set_prices(o);
    weigh_locations(o);
    read_begun(o);
    return o;
}

}  // namespace pentarchy::settlers
