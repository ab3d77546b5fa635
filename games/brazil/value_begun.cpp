// What a seat is in the middle of: its own frames on the stack, from a space that was picked to the last item of a
// payment. What they will do counts as done, so that the first of several picks is worth what their end will be.
#include <algorithm>

#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

namespace {

void come(Outlook& o, int kind, float n) { o.have[kind] += n; }
constexpr int coinage_of(int item) { return item == index(Item::Science) ? index(Coinage::Science) : item; }

void count_production(Outlook& o, const uint8_t (&production)[kItems]) {
    for (int item = 0; item < kItems; ++item) come(o, coinage_of(item), production[item]);
}

void count_tile(Outlook& o, uint8_t tile) {
    if (is_city(tile)) {
        ++o.tally.cities;
        o.begun += o.l.t.city[tile - kCity0].vp;
        return;
    }
    const BuildingRow& row = o.l.t.building[tile];
    const Player& me = o.l.s.player[o.seat];
    const bool raised = me.monarch != kNone && o.l.t.monarch[me.monarch].raises == tile &&
                        me.monarch_count < o.l.t.monarch[me.monarch].raise_count;
    ++o.tally.building[tile];
    o.begun += raised ? row.raised_vp : row.vp;
    count_production(o, raised ? row.raised : row.production);
}

void count_good(Outlook& o, int good) {
    if (o.tally.made >> good & 1) return;
    o.tally.made = static_cast<uint16_t>(o.tally.made | 1u << good);
    ++o.tally.goods[index(o.l.t.good[good].shape)];
    o.begun += o.l.t.good[good].vp;
}

void count_painting(Outlook& o, int painting) {
    if (has_painting(o.l, o.seat, painting)) return;
    ++o.tally.paintings;
    o.begun += o.l.t.painting[painting].vp + kAbility * o.left;
}

void count_reward(Outlook& o, int number) {
    const Reward& reward = o.l.t.reward[number];
    for (int item = 0; item < kItems; ++item) o.begun += kPromised * kPrice[coinage_of(item)] * reward.item[item];
    o.begun += kPromised * (kPrice[0] * reward.any_raw + kPrice[index(Coinage::GoldCard)] * reward.gold_cards);
    o.begun += kCardInHand * reward.combat_cards;
    if (reward.make != kNone) o.begun += 1;
}

void count_unit(Outlook& o, int unit) {
    const uint8_t at = o.l.s.player[o.seat].unit[unit];
    if (is_on_map(at)) return;
    ++o.tally.units;
    const UnitRow& row = unit_row(o.l, o.seat, unit);
    if (at == kOnBoard) o.begun += row.vp;
    o.begun += kUnitOut + kStrengthOut * row.strength;
    o.has_founder |= row.founder;
}

// What is left of a payment, taken from what there is.
void count_payment(Outlook& o, const PayLocals& pay) {
    Cost left;
    int paid = 0;
    for (const uint8_t n : pay.paid) paid += n;
    std::copy(std::begin(pay.need), std::end(pay.need), left.due);
    for (int due = 0; due < kDues && paid > 0; ++due) {  // the dearest are paid last
        const int n = std::min<int>(paid, left.due[due]);
        left.due[due] = static_cast<uint8_t>(left.due[due] - n);
        paid -= n;
    }
    spend(o, left);
}

Cost price_of_tile(const Look& l, uint8_t tile) {
    return is_city(tile) ? l.t.city[tile - kCity0].cost : l.t.building[tile].cost;
}

// Something is worth more to pick than to decline: what an action promises before it is chosen.
float promise(bool can) { return can ? 0.5f * kTurn : -0.5f * kTurn; }

void count_frame(Outlook& o, const Frame& f) {
    const Look& l = o.l;
    switch (static_cast<Proc>(f.proc)) {
        case Proc::PickKind: o.begun += promise(can_build(l, o.seat, kNone)); return;
        case Proc::PickUnit: o.begun += promise(can_deploy(l, o.seat, kNone)); return;
        case Proc::PickGood: o.begun += promise(can_make(l, o.seat, kNone)); return;
        case Proc::PickPainting: o.begun += promise(can_paint(l, o.seat, kNone)); return;
        case Proc::PickRenovation: o.begun += promise(can_renovate(l, o.seat, kNone)); return;
        case Proc::PickSite:
            count_tile(o, f.locals<SiteLocals>().tile);
            return spend(o, price_of_tile(l, f.locals<SiteLocals>().tile));
        case Proc::Raise:
            if (const RaiseLocals& raise = f.locals<RaiseLocals>(); l.s.tile[raise.hex] != raise.tile)
                count_tile(o, raise.tile);
            return;
        case Proc::MakeGood: return count_good(o, f.locals<GoodLocals>().good);
        case Proc::TakePainting: return count_painting(o, f.locals<PaintLocals>().painting);
        case Proc::DeployUnit: return count_unit(o, f.local[0]);
        case Proc::Renovate: {
            const uint8_t tile = l.s.tile[f.local[0]];
            if (is_building(tile) && is_empty(l, f.local[0])) {
                const Building shown = f.local[1] ? l.t.building[tile].other : static_cast<Building>(tile);
                count_production(o, l.t.building[index(shown)].production);
            }
            return;
        }
        case Proc::Deploy:  // the card that follows the units
            if (f.locals<ActLocals>().from_card == kNone) o.begun += kCardInHand;
            return;
        case Proc::PickRaw: o.begun += kPromised * kPrice[0] * f.locals<RawLocals>().count; return;
        case Proc::GiveReward: return;  // its items are given before anybody is asked
        case Proc::Exchange:
            return count_reward(o, f.locals<ExchangeLocals>().from_card == kNone
                                       ? l.t.trade[f.locals<ExchangeLocals>().trade].reward
                                       : l.t.gold[f.locals<ExchangeLocals>().from_card].reward);
        case Proc::PickPalace: o.begun += 1; return;
        case Proc::Pay: return count_payment(o, f.locals<PayLocals>());
        default: return;
    }
}

}  // namespace

void spend(Outlook& o, const Cost& cost) {
    const auto take = [&](int kind, float& due) {
        const float n = std::min(due, std::max(0.0f, o.have[kind]));
        o.have[kind] -= n;
        due -= n;
    };
    float due[kDues];
    std::copy(std::begin(cost.due), std::end(cost.due), due);
    for (int raw = 0; raw < kRaws; ++raw) take(raw, due[raw]);
    take(index(Coinage::Science), due[index(Due::Science)]);
    float& either = due[index(Due::CaneOrCoffee)];
    take(index(Coinage::SugarCane), either), take(index(Coinage::Coffee), either);
    take(index(Coinage::Gold), due[index(Due::Gold)]);
    float rest = 0, assets = due[index(Due::Gold)];
    for (int raw = 0; raw < kRaws; ++raw) take(raw, due[index(Due::AnyRaw)]);
    for (int d = 0; d <= index(Due::AnyRaw); ++d) rest += due[d];
    assets += rest;
    for (const Coinage kind : {Coinage::CombatCard, Coinage::Gold, Coinage::GoldCard, Coinage::Science})
        take(index(kind), assets);
}

void read_begun(Outlook& o) {
    each_frame(o.l.s.stack, kFlow.begin(), [&](const Frame& f) {
        if (f.seat == o.seat) count_frame(o, f);
    });
}

}  // namespace pentarchy::brazil
