// Payments (CONTRACT A15). A tariff says which kinds of items pay which units of a cost: gold pays for wood, wood for
// "any", a hidden card for what its back says. A payment chooses items, not what each of them pays for, in ascending
// order of kind and place: so each payment has one path, and no pick leads into a dead end.
#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "engine/flow/row.h"

namespace pentarchy {

// At most eight kinds of each.
template <int kItems, int kUnits>
struct Tariff {
    static_assert(kItems <= 8 && kUnits <= 8);
    using Need = uint8_t[kUnits];
    uint8_t pays[kItems];  // which units a kind of item pays, as bits

    // The items that pay anything of a set of units, as bits.
    constexpr unsigned payers(unsigned units) const {
        unsigned out = 0;
        for (int item = 0; item < kItems; ++item) out |= unsigned{(pays[item] & units) != 0} << item;
        return out;
    }
    // Whether no other unit could join the set without further payers: only such sets can be the scarcest.
    constexpr bool is_tight(unsigned units) const {
        for (int unit = 0; unit < kUnits; ++unit)
            if (!(units >> unit & 1) && payers(units | 1u << unit) == payers(units)) return false;
        return units != 0;
    }
};

namespace detail {

template <class N, size_t... kIndex>
[[gnu::always_inline]] constexpr int sum_of(const N* numbers, unsigned set, std::index_sequence<kIndex...>) {
    return ((set >> kIndex & 1 ? static_cast<int>(numbers[kIndex]) : 0) + ... + 0);
}

}  // namespace detail

// Payments by one tariff. How many units a set of items can pay follows from Hall's theorem: the scarcest set of units
// decides, the one that asks for most above what all its payers have. Which sets to look at is known when the game is
// compiled.
template <auto kTariff>
struct PayBy;

template <int kItems, int kUnits, Tariff<kItems, kUnits> kTariff>
struct PayBy<kTariff> {
    static constexpr auto kEachItem = std::make_index_sequence<kItems>();
    static constexpr auto kEachUnit = std::make_index_sequence<kUnits>();

    template <class Have>
    [[gnu::always_inline]] static constexpr int shortage(const uint8_t (&need)[kUnits], const Have (&have)[kItems]) {
        int most = 0;
        [&]<size_t... kSet>(std::index_sequence<kSet...>) {
            ((kTariff.is_tight(kSet)
                  ? void(most = std::max(most, detail::sum_of(need, kSet, kEachUnit) -
                                                   detail::sum_of(have, kTariff.payers(kSet), kEachItem)))
                  : void()),
             ...);
        }
        (std::make_index_sequence<(size_t{1} << kUnits)>());
        return most;
    }
    // The greatest number of units that the items can pay.
    template <class Have>
    static constexpr int rank(const uint8_t (&need)[kUnits], const Have (&have)[kItems]) {
        return detail::sum_of(need, (1u << kUnits) - 1, kEachUnit) - shortage(need, have);
    }
    template <class Have>
    static constexpr bool covers(const uint8_t (&need)[kUnits], const Have (&have)[kItems]) {
        return shortage(need, have) == 0;
    }
    // Whether one more item of a kind may be picked, after these, when `later` can still follow it.
    static constexpr bool may_pick(const uint8_t (&need)[kUnits], const uint8_t (&paid)[kItems], int kind,
                                   const int (&later)[kItems]) {
        int with[kItems], all[kItems], picked = 1;
        for (int item = 0; item < kItems; ++item) {
            with[item] = paid[item] + (item == kind);
            all[item] = with[item] + later[item];
            picked += paid[item];
        }
        return rank(need, with) == picked && covers(need, all);
    }
};

// What is owed, what was picked so far, and the place of the last pick in the order of picks. A game with more than 255 places to
// pay from takes wider Ranks.
template <int kItems, int kUnits, class Rank = uint8_t>
struct Payment {
    uint8_t need[kUnits], paid[kItems];
    Rank last;
    int left() const {
        int units = 0;
        for (const uint8_t n : need) units += n;
        for (const uint8_t n : paid) units -= n;
        return units;
    }
};

// The box that asks for a payment item by item. A game's purse P says what its items are:
//
//   kTariff                                   a Tariff<kItems, kUnits>
//   each_item(look, seat, fn)                 fn(kind, place, amount) for whatever the seat may pay with, in ascending
//   order rank(kind, place)                         the place of an item in that order, from 1 on, below 256
//   move_of(kind, place), item_of(move)       the pick as a move, and back: {kind, place}
//   take(play, seat, kind, place)             one item is gone
//   paid(play, seat, paid)                    the payment is complete
//   kOrderRule, why(payment, kind)            the rules against an earlier item, and against one that does not fit
//   kVerbs, kOtherRule                        the verbs of its moves, and the rule against whatever else is said with
//   them
template <class P, class T, class S>
struct PayItems {
    using Locals = typename P::Locals;

    template <class Out>
    static void offer(const Look<T, S>& l, const Frame& f, Out& out) {
        const Locals& pay = f.locals<Locals>();
        int later[std::size(Locals{}.paid)]{};
        P::each_item(l, f.seat, [&](int kind, uint8_t, int amount) { later[kind] += amount; });
        P::each_item(l, f.seat, [&](int kind, uint8_t place, int amount) {
            const bool in_order = P::rank(kind, place) >= pay.last;
            later[kind] -= amount > 0;  // this item itself; equal ones may follow it
            const bool fits = amount > 0 && in_order && PayBy<P::kTariff>::may_pick(pay.need, pay.paid, kind, later);
            later[kind] -= amount > 0 ? amount - 1 : 0;
            if (out.need(in_order, P::kOrderRule) && out.need(fits, P::why(pay, kind)))
                out.add(P::move_of(kind, place));
        });
        for (const auto verb : P::kVerbs) out.others(verb, P::kOtherRule);
    }
    static Flow take(Ctx<T, S>& c, Frame& f, Move m) {
        Locals& pay = f.locals<Locals>();
        const auto [kind, place] = P::item_of(m);
        P::take(c, f.seat, kind, place);
        ++pay.paid[kind];
        pay.last = P::rank(kind, place);
        if (pay.left()) return c.ask();
        P::paid(c, f.seat, pay.paid);
        return c.done();
    }
};

}  // namespace pentarchy
