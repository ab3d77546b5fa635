// What a round allows: a plan made in haste. Everything that could be done is an item with its price and its gain; the
// best for their price are done first, while goods last. Turns are not counted: a seat may go on until it passes.
#include <algorithm>

#include "games/settlers/value_outlook.h"
#include "games/settlers/value_weights.h"

namespace pentarchy::settlers {

namespace {

constexpr int kMostItems = 48;
constexpr int kJoker = index(Good::Gold), kWorkers = index(Good::Worker);

bool is_gain(const EffectRow& effect) { return effect.kind == EffectKind::Gain || effect.kind == EffectKind::GainPer; }

struct Item {
    int8_t cost[kPayable], any, gain[kPayable];
    int8_t uses;
    uint8_t card;  // of the hand: done at most once, whichever way
    bool needs_location;
    float points;  // all that is no good of the supply
    float rank;
};
Item item_for(int card) { return {{}, 0, {}, 1, static_cast<uint8_t>(card), false, 0, 0}; }

struct Plan {
    const Outlook& o;
    const Prices& price;
    int have[kPayable]{};
    Item item[kMostItems];
    int order[kMostItems];
    int size = 0;
    CardSet used;    // hand cards
    int places = 0;  // what can still be given up for faction locations
    float points = 0;

    Plan(const Outlook& outlook, const Prices& prices) : o(outlook), price(prices) {}

    void gain(Item& it, int list) const;
    void gain(Item& it, Good good, int amount) const;
    void add(Item it);
    void add_action(int card, int uses);
    void add_hand(int card);
    bool is_open(const Item& it) const;
    bool pay(const Item& it);
    bool take(Item& it);  // true if it brought goods
    void run();
};

void Plan::gain(Item& it, Good good, int amount) const {
    if (index(good) < kPayable) {
        it.gain[index(good)] = static_cast<int8_t>(it.gain[index(good)] + amount);
    } else {
        it.points += price[index(good)] * static_cast<float>(amount);
    }
}

void Plan::gain(Item& it, int list) const {
    const ListRow& row = o.l.t.list[list];
    for (int i = 0; i < row.size; ++i) {
        const EffectRow& effect = o.l.t.effect[row.first + i];
        if (is_gain(effect)) {
            gain(it, effect.good, amount_of(o.l, o.seat, effect));
        } else {
            it.points += o.of(effect, price);
        }
    }
}

// Inserts an item in order of points for what it costs, the best first.
void Plan::add(Item it) {
    if (size == kMostItems) return;
    float takes = 0.2f + price[index(Good::Food)] * it.any, brings = it.points;
    for (int good = 0; good < kPayable; ++good) {
        takes += price[good] * it.cost[good];
        brings += price[good] * it.gain[good];
    }
    it.rank = brings / takes;
    int at = size;
    for (; at > 0 && item[order[at - 1]].rank < it.rank; --at) order[at] = order[at - 1];
    order[at] = size;
    item[size++] = it;
}

void Plan::add_action(int card, int uses) {
    const DesignRow& design = design_of(o.l, card);
    Item it = item_for(kNone);
    for (int good = 0; good < kPayable; ++good) it.cost[good] = static_cast<int8_t>(design.cost.goods[good]);
    it.any = static_cast<int8_t>(design.cost.any);
    it.uses = static_cast<int8_t>(uses);
    it.points = -price[index(Good::Card)] * design.cost.cards - o.later[index(Good::Stone)] * design.cost.deals;
    gain(it, design.action);
    add(it);
}

// Built, made a deal, or razed.
void Plan::add_hand(int card) {
    const CardRow& row = o.l.t.card[card];
    Item build = item_for(card);
    for (int good = 0; good < kResources; ++good) build.cost[good] = static_cast<int8_t>(row.cost[good]);
    build.needs_location = row.needs_location;
    build.points = o.build(card) - (row.needs_location ? o.sacrifice : 0);
    add(build);
    if (row.deal != kNone) {
        Item deal = item_for(card);
        deal.cost[index(Good::Food)] = static_cast<int8_t>(o.l.t.deal_cost);
        deal.points = o.later[row.deal];
        gain(deal, static_cast<Good>(row.deal), 1);
        add(deal);
    }
    if (row.razes) {
        Item raze = item_for(card);
        raze.cost[index(Good::Raze)] = static_cast<int8_t>(o.l.t.raze_hand);
        for (int i = 0; i < row.razes; ++i) gain(raze, row.raze[i], 1);
        add(raze);
    }
}

// Gold stands in for resources, then pairs of workers do.
bool Plan::pay(const Item& it) {
    if (have[kWorkers] < it.cost[kWorkers] || have[index(Good::Raze)] < it.cost[index(Good::Raze)]) return false;
    int missing = it.any, spare = 0;
    for (int good = 0; good < kResources; ++good) {
        missing += std::max(0, it.cost[good] - have[good]);
        spare += std::max(0, have[good] - it.cost[good]);
    }
    missing -= std::min<int>(it.any, spare);
    const int gold = std::min(missing, have[kJoker] - it.cost[kJoker]), pairs = missing - gold;
    if (gold < 0 || have[kWorkers] - it.cost[kWorkers] < pairs * o.l.t.exchange_workers) return false;
    for (int good = 0; good < kResources; ++good) have[good] = std::max(0, have[good] - it.cost[good]);
    for (int n = std::min<int>(it.any, spare); n > 0; --n) --*std::max_element(have, have + kResources);
    have[kJoker] -= it.cost[kJoker] + gold;
    have[kWorkers] -= it.cost[kWorkers] + pairs * o.l.t.exchange_workers;
    have[index(Good::Raze)] -= it.cost[index(Good::Raze)];
    return true;
}

bool Plan::is_open(const Item& it) const {
    return it.uses > 0 && !(it.card != kNone && used.has(it.card)) && !(it.needs_location && !places);
}

bool Plan::take(Item& it) {
    --it.uses;
    points += it.points;
    places -= it.needs_location;
    if (it.card != kNone) used.add(it.card);
    bool goods = false;
    for (int good = 0; good < kPayable; ++good) {
        have[good] += it.gain[good];
        goods |= it.gain[good] > 0;
    }
    return goods;
}

// Once more if goods were gained: they may be what another item wants.
void Plan::run() {
    bool again = true;
    for (int lap = 0; lap < 2 && again; ++lap) {
        again = false;
        for (int i = 0; i < size && item[order[i]].rank >= kIdle; ++i)
            for (Item& it = item[order[i]]; is_open(it) && pay(it);) again |= take(it);
    }
}

void add_income(const Outlook& o, int (&have)[kPayable]) {
    const Look& l = o.l;
    const FactionRow& board = l.t.faction[l.s.player[o.seat].faction];
    for (int good = 0; good < kPayable; ++good) have[good] += board.produces[good];
    for (const int card : o.deals)
        if (l.t.card[card].deal < kPayable) ++have[l.t.card[card].deal];
    for (const int card : o.own& l.t.of_type[index(Type::Production)]) {
        const ListRow& row = l.t.list[design_of(l, card).production];
        for (int i = 0; i < row.size; ++i) {
            const EffectRow& effect = l.t.effect[row.first + i];
            if (is_gain(effect) && index(effect.good) < kPayable)
                have[index(effect.good)] += amount_of(l, o.seat, effect);
        }
    }
}

// Of a round's production, what is no good of the supply: points, cards, and effects that ask.
float other_income(const Outlook& o, const Prices& price) {
    const Look& l = o.l;
    float sum = 0;
    for (const int card : o.deals)
        if (l.t.card[card].deal >= kPayable) sum += price[l.t.card[card].deal];
    for (const int card : o.own& l.t.of_type[index(Type::Production)]) {
        const ListRow& row = l.t.list[design_of(l, card).production];
        for (int i = 0; i < row.size; ++i) {
            const EffectRow& effect = l.t.effect[row.first + i];
            if (!is_gain(effect) || index(effect.good) >= kPayable) sum += o.of(effect, price);
        }
    }
    return sum;
}

unsigned kept_goods(const Outlook& o) {
    unsigned kept = o.l.t.faction[o.l.s.player[o.seat].faction].stores;
    for (const int card : o.held& o.l.t.stores) kept |= design_of(o.l, card).stores;
    return kept;
}

// What is not used: kept for the next round, or for what may still turn up.
float leftover_worth(const Outlook& o, const int (&have)[kPayable]) {
    const unsigned kept = kept_goods(o);
    float sum = 0;
    for (int good = 0; good < kPayable; ++good) {
        const float stored = o.left && kept >> good & 1 ? kStored * kPrice[good] * kLate[o.left - 1] : 0;
        sum += static_cast<float>(have[good]) * std::max(stored, o.acts ? kIdle * o.now[good] : 0);
    }
    return sum;
}

// Cards for later rounds.
float held_cards(const Outlook& o, const CardSet& cards) {
    if (!o.left) return 0;
    float sum = 0;
    int n = 0;
    for (const int card : cards) {
        const float price = o.now[index(is_common(o.l, card) ? Good::CommonCard : Good::FactionCard)];
        sum += (n++ < kManyCards ? kHeldCard : 0.5f * kHeldCard) * price;
    }
    return sum;
}

CardSet hand_left(const Outlook& o) {
    CardSet cards = hand(o.l, o.seat);
    if (o.begun.build != kNone) cards.drop(o.begun.build);
    if (o.begun.deal != kNone) cards.drop(o.begun.deal);
    if (const uint8_t picked = o.l.s.picks[o.seat].card) cards.add(picked - 1);
    return cards;
}

int uses_left(const Outlook& o, int card) {
    if (is_blocked(o.l.s, card)) return 0;
    return design_of(o.l, card).max_uses - uses(o.l.s, card) - (o.begun.action == card ? o.begun.times : 0);
}

}  // namespace

float round_worth(const Outlook& o) {
    const CardSet cards = hand_left(o);
    Plan plan(o, o.now);
    std::copy_n(o.l.s.player[o.seat].goods, kPayable, plan.have);
    if (!o.produced) {
        add_income(o, plan.have);
        plan.points += other_income(o, o.now);
    }
    if (o.acts) {
        plan.places = o.l.s.cards.at(base_of(o.seat)) + o.own.count();
        for (const int card : o.held& o.l.t.of_type[index(Type::Action)])
            if (const int uses = uses_left(o, card); uses > 0) plan.add_action(card, uses);
        for (const int card : cards) plan.add_hand(card);
        plan.run();
    }
    return kPlanned * plan.points + leftover_worth(o, plan.have) + held_cards(o, cards.without(plan.used));
}

// Round after round the same: income, and what the actions make of it; the rest builds something.
float future_worth(const Outlook& o) {
    if (!o.left) return 0;
    Plan plan(o, kPrice);
    add_income(o, plan.have);
    const CardSet& actions = o.l.t.of_type[index(Type::Action)];
    for (const int card : o.own& actions) plan.add_action(card, design_of(o.l, card).max_uses);
    plan.run();
    const auto rounds = static_cast<float>(o.left);
    float sum = other_income(o, o.later) + rounds * plan.points;
    for (int good = 0; good < kPayable; ++good) sum += o.later[good] * static_cast<float>(plan.have[good]);
    for (const int card : o.own.without(actions | o.l.t.of_type[index(Type::Production)]))
        sum += o.future(card) / kSure;
    return kSure * sum;
}

}  // namespace pentarchy::settlers
