// What things in force bring each turn, and what lies in front of a seat or in its hand: of hidden cards their number.
#include <algorithm>
#include <bit>

#include "games/civilization/events.h"
#include "games/civilization/value_outlook.h"
#include "games/civilization/value_weights.h"

namespace pentarchy::civilization {

namespace {

// How often a turn an ability that brings a coin can be used.
float coins_of_ability(const Outlook& o, const AbilityRow& row) {
    if (row.thing < kTechs && !coin_room(o.l, o.seat, row.thing)) return 0;
    if (row.must && row.at(Moment::Start)) return 1;
    if (row.cost.trade) return std::min(kCoinForTrade, o.trade / 16);
    if (row.cost.culture) return std::min(kCoinForCulture, (o.arts + o.culture) / 12);
    return row.cost.has_resources() ? kCoinForTokens : kCoinForDeeds;
}

// CV-4.1, CV-10.40  By themselves at the Start of Turn, or by name.
void read_ability(Outlook& o, const AbilityRow& row) {
    const EffectRow& effect = o.l.t.effect[row.first];
    if (effect.op == Op::Coin) {
        o.coins += coins_of_ability(o, row);
        return;
    }
    if (!row.must || !row.at(Moment::Start) || effect.op != Op::Gain) {
        if (row.thing < kEvent0) o.small += kUseWorth;
        return;
    }
    constexpr uint8_t kTrade = 0, kCulture = 1;  // of kForms in edition_abilities.cpp; else both
    const auto n = static_cast<float>(effect.n * count_of(o.l, o.seat, effect.times));
    if (effect.what != kCulture) o.trade += n;
    if (effect.what != kTrade) o.culture += n;
}

float tokens_worth(const Outlook& o) {
    const Player& me = o.me();
    int n = o.l.s.markers.at(kSheet0 + o.seat);
    for (const uint8_t tokens : me.resource) n += tokens;
    const auto tokens = static_cast<float>(n);
    return kTokenWorth * std::min(tokens, kFewTokens) + kSpareToken * std::max(0.0f, tokens - kFewTokens);
}

float cards_worth(const Outlook& o) {
    const int events = std::min(o.l.s.events.at(kEventHand0 + o.seat), culture_limit(o.l, o.seat));
    int waiting = 0, invested = 0;
    for (const uint8_t markers : o.me().reserve) waiting += markers;
    for (const uint8_t markers : o.me().investment) invested += markers;
    return kEventWorth * static_cast<float>(events) + kPersonWaiting * static_cast<float>(waiting) +
           kPersonCard * static_cast<float>(o.l.s.people.at(kPersonHand0 + o.seat)) +
           kInvestmentWorth * static_cast<float>(invested);
}

float units_worth(const Outlook& o) {
    float power = 0;
    int n = 0;
    for (int type = 0; type < kUnitTypes; ++type) {
        const int cards = o.l.s.units.at(reserve_of(o.seat), type);
        n += cards;
        power += static_cast<float>(cards) *
                 (type == index(UnitType::Aircraft) ? kAircraftPower : kUnitPower[o.learnt.rank[type]]);
    }
    const auto cards = static_cast<float>(n);
    return cards > 0 ? kUnitWorth * power * (std::min(cards, kUnits) + 0.5f * std::max(0.0f, cards - kUnits)) / cards
                     : 0;
}

float figures_worth(const Outlook& o) {
    float sum = 0;
    for (int figure = 0; figure < kFigures; ++figure)
        if (o.me().figure[figure].square != kNoSquare) sum += is_army(figure) ? kArmyWorth : kScoutWorth;
    return sum;
}

}  // namespace

void read_things(Outlook& o) {
    const Sources& force = o.me().force;
    for (const int source : force)
        for (int i = 0; i < o.l.t.abilities_of[source]; ++i) read_ability(o, o.l.t.ability[o.l.t.first_of[source] + i]);
    int wonders = 0;
    for (int wonder = 0; wonder < kWonders; ++wonder) wonders += force.has(kWonder0 + wonder);
    if (has(o.l, o.seat, Right::IdleCapital)) o.small -= kAnarchy;
    o.small += kCoinWorth * static_cast<float>(o.me().coins) + kCityWorth * static_cast<float>(o.cities) +
               kWonderWorth * static_cast<float>(wonders) + kThingWorth * static_cast<float>(force.count()) +
               tokens_worth(o) + cards_worth(o) + units_worth(o) + figures_worth(o);
}

}  // namespace pentarchy::civilization
