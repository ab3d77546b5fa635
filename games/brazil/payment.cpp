// Paying (BR-6) and giving (BR-5.47), pick by pick. Whatever is picked can be completed: the engine's tariff sees to
// the items, `payable` to the options of monarchs and paintings, which are used first.
#include "games/brazil/payment.h"

#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

using Need = uint8_t[kDues];

constexpr int kGoldCardKind = index(Coinage::GoldCard), kCombatCardKind = index(Coinage::CombatCard),
              kScienceKind = index(Coinage::Science);
constexpr uint16_t kFirstItem = kCoins + 1;  // coins come before it in the order of picks

constexpr int kind_of(int item) { return item == index(Item::Science) ? kScienceKind : item; }
constexpr int item_of_kind(int kind) { return kind == kScienceKind ? index(Item::Science) : kind; }

bool pays_with_combat_cards(const Look& l, Seat seat) {
    const uint8_t monarch = l.s.player[seat].monarch;
    return monarch != kNone && l.t.monarch[monarch].combat_pays_raw;
}

// BR-12.14, BR-16.2, BR-16.9  Whether the seat may use this option now, cards aside.
bool may_use(const Look& l, Seat seat, int coin, bool for_build) {
    const CoinRow& row = l.t.coin[coin];
    const Player& me = l.s.player[seat];
    const bool works = row.source < kPainting0
                           ? row.source == kMonarch0 + me.monarch
                           : row.source < kPalace0 && has_painting(l, seat, row.source - kPainting0);
    if (!works) return false;
    if (static_cast<Coin>(coin) == Coin::Reboucas) return for_build && !l.s.turn.reboucas;
    return !row.once_a_turn || !l.s.turn.afonso;
}
int count_of(const Need& items) {
    int n = 0;
    for (const uint8_t items_of_kind : items) n += items_of_kind;
    return n;
}
// BR-6.6, BR-16.2  An option counts like items of these kinds, each of which must pay something; but where science
// is all that is owed, the gold that comes with a science is lost. Tells whether it pays.
bool add_coin(const CoinRow& row, const Need& need, Need& paid) {
    const bool loses_gold = row.science && need[index(Due::Science)] == count_of(need);
    paid[kCombatCardKind] = static_cast<uint8_t>(paid[kCombatCardKind] + row.raw);
    paid[kScienceKind] = static_cast<uint8_t>(paid[kScienceKind] + row.science);
    if (!loses_gold) paid[index(Coinage::Gold)] = static_cast<uint8_t>(paid[index(Coinage::Gold)] + row.gold);
    return PayBy<kTariff>::rank(need, paid) == count_of(paid);
}

struct Plan {
    Need need, paid;
    Purse purse;
    bool for_build;
};

bool payable(const Look& l, Seat seat, const Plan& plan, int first_coin);

// BR-6.6  With this option, each part of which must pay something.
bool payable_with(const Look& l, Seat seat, const Plan& before, int coin) {
    const CoinRow& row = l.t.coin[coin];
    if (!may_use(l, seat, coin, before.for_build) || row.cards > before.purse.combat_cards) return false;
    Plan plan = before;
    if (!add_coin(row, plan.need, plan.paid)) return false;
    plan.purse.combat_cards = static_cast<uint8_t>(plan.purse.combat_cards - row.cards);
    if (plan.purse.have[kCombatCardKind]) plan.purse.have[kCombatCardKind] = plan.purse.combat_cards;
    const bool afonso = row.once_a_turn && static_cast<Coin>(coin) != Coin::Reboucas;
    return payable(l, seat, plan, afonso ? index(Coin::NapoleonScience) : row.once_a_turn ? coin + 1 : coin);
}
bool payable(const Look& l, Seat seat, const Plan& plan, int first_coin) {
    uint8_t all[kDues];
    for (int kind = 0; kind < kDues; ++kind) all[kind] = static_cast<uint8_t>(plan.paid[kind] + plan.purse.have[kind]);
    if (PayBy<kTariff>::covers(plan.need, all)) return true;
    for (int coin = first_coin; coin < kCoins; ++coin)
        if (payable_with(l, seat, plan, coin)) return true;
    return false;
}

Plan plan_of(const Cost& cost, const Purse& purse, bool for_build) {
    Plan out{{}, {}, purse, for_build};
    std::copy(std::begin(cost.due), std::end(cost.due), out.need);
    return out;
}

// BR-5.37  Raws less count like raws paid already.
void add_free_raws(const Cost& cost, int free_raws, Need& paid) {
    paid[kCombatCardKind] = static_cast<uint8_t>(std::min(free_raws, cost.raws()));
}

// Items by kind; a place is the store (0), a hex by its number plus one, or the kind of a card.
struct Items {
    using Locals = PayLocals;
    static constexpr auto kTariff = brazil::kTariff;
    static constexpr Verb kVerbs[] = {Verb::Pay, Verb::PayFrom, Verb::PayGold, Verb::PayCombat};
    static constexpr Rule kOrderRule = "BR-6.14"_rule, kOtherRule = "BR-6.2"_rule;
    static Rule why(const PayLocals&, int kind) { return kind == kGoldCardKind ? "BR-6.7"_rule : "BR-6.6"_rule; }

    template <class Fn>
    static void each_raw(const Look& l, Seat seat, const Hexes& tiles, int item, Fn fn) {
        if (const int stored = l.s.player[seat].store[item]) fn(kind_of(item), uint8_t{0}, stored);
        for (const int hex : tiles)
            each_item_on(l, hex, [&](Item lies, int n) {
                if (index(lies) == item) fn(kind_of(item), static_cast<uint8_t>(number(l, hex) + 1), n);
            });
    }
    template <class Fn>
    static void each_item(const Look& l, Seat seat, Fn fn) {
        const Hexes tiles = held(l, seat) & stocked(l);
        for (int item = 0; item <= index(Item::Gold); ++item) each_raw(l, seat, tiles, item, fn);
        uint8_t cards[kCapKinds]{};
        for (const int id : gold_hand(l, seat)) ++cards[l.t.gold_kind[id]];
        for (int kind = 0; kind < l.t.gold_kinds; ++kind)
            if (cards[kind]) fn(kGoldCardKind, static_cast<uint8_t>(kind), cards[kind]);
        if (pays_with_combat_cards(l, seat)) each_combat(l, seat, fn);
        each_raw(l, seat, tiles, index(Item::Science), fn);
    }
    template <class Fn>
    static void each_combat(const Look& l, Seat seat, Fn fn) {
        uint8_t cards[kCapKinds]{};
        for (const int id : combat_hand(l, seat)) ++cards[l.t.combat_kind[id]];
        for (int kind = 0; kind < l.t.combat_kinds; ++kind)
            if (cards[kind]) fn(kCombatCardKind, static_cast<uint8_t>(kind), cards[kind]);
    }
    static constexpr uint16_t rank(int kind, uint8_t place) {
        return static_cast<uint16_t>(kind * 256 + place + kFirstItem);
    }
    static Move move_of(int kind, uint8_t place) {
        if (kind == kGoldCardKind) return make(Verb::PayGold, place);
        if (kind == kCombatCardKind) return make(Verb::PayCombat, place);
        return place ? make(Verb::PayFrom, item_of_kind(kind), place - 1) : make(Verb::Pay, item_of_kind(kind));
    }
    static std::pair<int, uint8_t> item_of(Move m) {
        if (is(m, Verb::PayGold)) return {kGoldCardKind, static_cast<uint8_t>(m.a)};
        if (is(m, Verb::PayCombat)) return {kCombatCardKind, static_cast<uint8_t>(m.a)};
        return {kind_of(m.a), is(m, Verb::Pay) ? uint8_t{0} : static_cast<uint8_t>(m.b + 1)};
    }
    static void take(Play& p, Seat seat, int kind, uint8_t place) {
        p.s.turn.paid = static_cast<uint8_t>(kind + 1);
        p.s.turn.paid_from = place;
        if (kind == kGoldCardKind) {
            p.say(Msg::PaysGoldCard, seat, place);
            return discard_gold(p, seat, find_gold(p, seat, place));
        }
        if (kind == kCombatCardKind) {
            p.say(Msg::PaysCombatCard, seat, place);
            return discard_combat(p, seat, find_combat(p, seat, place));
        }
        const auto item = static_cast<Item>(item_of_kind(kind));
        p.say(Msg::Pays, seat, 1, index(item));
        if (place) return add_item_on(p, hex_of(p, static_cast<uint16_t>(place - 1)), item, -1);
        --p.s.player[seat].store[index(item)];
    }
    static void paid(Play&, Seat, const uint8_t (&)[kDues]) {}
};

// BR-16.2  The cards for an option, in ascending order of kinds.
template <class Out>
void offer_cards(const Look& l, const Frame& f, Out& out) {
    const PayLocals& pay = f.locals<PayLocals>();
    int later = l.s.combat.at(combat_of(f.seat));
    Items::each_combat(l, f.seat, [&](int, uint8_t kind, int amount) {
        if (out.need(kind + 1 >= pay.after, "BR-6.14"_rule) && out.need(later >= pay.cards, "BR-6.14"_rule))
            out.add(make(Verb::PayCombat, kind));
        later -= amount;
    });
    for (const Verb verb : {Verb::Pay, Verb::PayFrom, Verb::PayGold, Verb::PayCombat, Verb::Use})
        out.others(verb, "BR-6.14"_rule);
}

struct PayBox : PayItems<Items, Edition, State> {
    using Base = PayItems<Items, Edition, State>;
    using Locals = PayLocals;

    // An option that asks for cards ends a set: the cards are one of their own.
    static SetPick set(const Look&, const Frame& f) {
        const PayLocals& pay = f.locals<PayLocals>();
        return {pay.picked, pay.cards};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const PayLocals& pay = f.locals<PayLocals>();
        if (pay.cards) return offer_cards(l, f, out);
        if (pay.last < kFirstItem) {
            Plan plan{{}, {}, purse(l, f.seat), pay.for_build != 0};
            std::copy(std::begin(pay.need), std::end(pay.need), plan.need);
            std::copy(std::begin(pay.paid), std::end(pay.paid), plan.paid);
            for (int coin = 0; coin < kCoins; ++coin)
                if (out.need(coin + 1 >= pay.last, "BR-6.14"_rule) &&
                    out.need(payable_with(l, f.seat, plan, coin), "BR-6.6"_rule))
                    out.add(make(Verb::Use, coin));
        }
        Base::offer(l, f, out);
        out.others(Verb::Use, "BR-6.6"_rule);
    }
    // Others may imagine a hand without a card that can still follow.
    static Flow way_out(Ctx& c, Frame&) { return c.done(); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        PayLocals& pay = f.locals<PayLocals>();
        ++pay.picked;
        if (is(m, Verb::Use)) {
            use(c, f.seat, m.a, pay);
        } else if (pay.cards) {
            pay.after = static_cast<uint8_t>(m.a + 1);
            if (!--pay.cards) pay.picked = 0;
            Items::take(c, f.seat, kCombatCardKind, static_cast<uint8_t>(m.a));
        } else {
            return Base::take(c, f, m);
        }
        return pay.left() || pay.cards ? c.ask() : c.done();
    }
    static void use(Play& p, Seat seat, int coin, PayLocals& pay) {
        const CoinRow& row = p.t.coin[coin];
        (void)add_coin(row, pay.need, pay.paid);
        pay.cards = row.cards;
        if (pay.cards) pay.picked = 0;
        pay.after = 0;
        pay.last = static_cast<uint16_t>(coin + 1);
        if (static_cast<Coin>(coin) == Coin::Reboucas)
            p.s.turn.reboucas = 1;
        else if (row.once_a_turn)
            p.s.turn.afonso = 1;
        p.say(Msg::UsesCoin, seat, coin);
    }
};

// BR-5.47, BR-5.48  What is given is raws, from the store and from controlled buildings.
struct Gifts {
    using Locals = GiftLocals;
    static constexpr auto kTariff = brazil::kGiftTariff;
    static constexpr Verb kVerbs[] = {Verb::Give, Verb::GiveFrom};
    static constexpr Rule kOrderRule = "BR-6.14"_rule, kOtherRule = "BR-5.47"_rule;
    static Rule why(const GiftLocals&, int) { return "BR-5.47"_rule; }
    template <class Fn>
    static void each_item(const Look& l, Seat seat, Fn fn) {
        const Hexes tiles = held(l, seat) & stocked(l);
        for (int raw = 0; raw < kRaws; ++raw) Items::each_raw(l, seat, tiles, raw, fn);
    }
    static constexpr uint16_t rank(int kind, uint8_t place) { return Items::rank(kind, place); }
    static Move move_of(int kind, uint8_t place) {
        return place ? make(Verb::GiveFrom, kind, place - 1) : make(Verb::Give, kind);
    }
    static std::pair<int, uint8_t> item_of(Move m) {
        return {m.a, is(m, Verb::Give) ? uint8_t{0} : static_cast<uint8_t>(m.b + 1)};
    }
    static void take(Play& p, Seat seat, int kind, uint8_t place) { Items::take(p, seat, kind, place); }
    static void paid(Play&, Seat, const uint8_t (&)[kRaws]) {}
};

// BR-5.46  Combat cards that are given, in ascending order of kinds.
struct GiveCombat {
    struct Locals {
        uint8_t left, after, picked;
    };
    static SetPick set(const Look&, const Frame& f) {
        const Locals& give = f.locals<Locals>();
        return {give.picked, give.left};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Locals& give = f.locals<Locals>();
        int later = l.s.combat.at(combat_of(f.seat));
        Items::each_combat(l, f.seat, [&](int, uint8_t kind, int amount) {
            if (out.need(kind + 1 >= give.after, "BR-6.14"_rule) && out.need(later >= give.left, "BR-6.14"_rule))
                out.add(make(Verb::GiveCombat, kind));
            later -= amount;
        });
        out.others(Verb::GiveCombat, "BR-5.46"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Locals& give = f.locals<Locals>();
        give.after = static_cast<uint8_t>(m.a + 1);
        ++give.picked;
        Items::take(c, f.seat, kCombatCardKind, static_cast<uint8_t>(m.a));
        return --give.left ? c.ask() : c.done();
    }
    static Flow way_out(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

Purse purse(const Look& l, Seat seat, int without) {
    Purse out;
    const Player& me = l.s.player[seat];
    for (int item = 0; item < kItems; ++item) out.have[kind_of(item)] = me.store[item];
    for (const int hex : held(l, seat) & stocked(l))
        each_item_on(l, hex, [&](Item item, int n) {
            out.have[kind_of(index(item))] = static_cast<uint8_t>(out.have[kind_of(index(item))] + n);
        });
    out.have[kGoldCardKind] = static_cast<uint8_t>(std::max(0, l.s.gold.at(gold_of(seat)) - without));
    out.combat_cards = static_cast<uint8_t>(l.s.combat.at(combat_of(seat)));
    if (pays_with_combat_cards(l, seat)) out.have[kCombatCardKind] = out.combat_cards;
    return out;
}

bool can_pay(const Look& l, Seat seat, const Purse& purse, const Cost& cost, bool for_build) {
    return payable(l, seat, plan_of(cost, purse, for_build), 0);
}
bool can_pay_less(const Look& l, Seat seat, const Purse& purse, const Cost& cost, int free_raws) {
    Plan plan = plan_of(cost, purse, false);
    add_free_raws(cost, free_raws, plan.paid);
    return payable(l, seat, plan, 0);
}

// What a hand holds is secret: where cards may pay, the box does not answer by itself (by numbers that everybody sees).
Flow pay_cost(Ctx& c, Seat seat, const Cost& cost, bool for_build, int free_raws) {
    PayLocals pay{};
    std::copy(std::begin(cost.due), std::end(cost.due), pay.need);
    add_free_raws(cost, free_raws, pay.paid);
    pay.for_build = for_build;
    if (!pay.left()) return c.go_on();
    const bool cards = c.s.gold.at(gold_of(seat)) || c.s.combat.at(combat_of(seat));
    return c.call(cards ? Proc::PayCards : Proc::Pay, seat, pay);
}

bool can_give(const Look& l, Seat seat, const Gift& gift) {
    if (l.s.combat.at(combat_of(seat)) < gift.combat) return false;
    const Purse mine = purse(l, seat);
    const uint8_t need[kGifts] = {gift.raw[0], gift.raw[1], gift.raw[2], gift.raw[3], gift.any, gift.cotton_or_coffee};
    const uint8_t have[kRaws] = {mine.have[0], mine.have[1], mine.have[2], mine.have[3]};
    return PayBy<kGiftTariff>::covers(need, have);
}
Flow give_items(Ctx& c, Seat seat, const Gift& gift) {
    GiftLocals give{};
    std::copy(std::begin(gift.raw), std::end(gift.raw), give.need);
    give.need[kRaws] = gift.any, give.need[kRaws + 1] = gift.cotton_or_coffee;
    return give.left() ? c.call(Proc::GiveItems, seat, give) : c.go_on();
}
Flow give_combat(Ctx& c, Seat seat, int cards) {
    return cards ? c.call(Proc::GiveCombat, seat, GiveCombat::Locals{static_cast<uint8_t>(cards), 0, 0}) : c.go_on();
}

void payment_rows(Rows& rows) {
    rows.box<Proc::Pay, PayBox>();
    rows.box<Proc::PayCards, PayBox>(kQuiet);
    rows.box<Proc::GiveItems, PayItems<Gifts, Edition, State>>();
    rows.box<Proc::GiveCombat, GiveCombat>(kQuiet);
}

}  // namespace pentarchy::brazil
