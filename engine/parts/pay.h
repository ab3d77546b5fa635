// Payments (CONTRACT A15). A tariff says which kinds of items pay which units of a cost: gold pays for wood, wood for
// "any", a hidden card for what its back says. A payment chooses items, not what each of them pays for, in ascending
// order of kind and place: so each payment has one path, and no pick leads into a dead end.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/bits.h"
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
    // Whether each further unit would bring further payers. Only such sets need a look: a set that could grow without
    // further payers is never scarcer than the larger one.
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
    // Whether one more item of this kind may be picked: it must pay something, and with what may be picked after it
    // (`later`) the whole need must be met.
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

// Which of many prices a supply pays, worked out once for all supplies: items of a tariff pay together, further kinds
// pay for themselves only. A supply counts the items first, then the further kinds.
template <int kCap, int kAlone, auto kTariff>
class PriceList;

template <int kCap, int kAlone, int kItems, int kUnits, Tariff<kItems, kUnits> kTariff>
class PriceList<kCap, kAlone, kTariff> {
  public:
    struct Price {
        int id;
        uint8_t need[kUnits], alone[kAlone];
    };
    PriceList() = default;
    explicit PriceList(const std::vector<Price>& prices) {
        for (const Price& price : prices) {
            for (int item = 0; item < kItems; ++item)
                raise(item, detail::sum_of(price.need, kTariff.pays[item], std::make_index_sequence<kUnits>()));
            for (int kind = 0; kind < kAlone; ++kind) raise(kItems + kind, price.alone[kind]);
        }
        const auto list = [&](auto is_paid) {
            Bits<kCap> out;
            for (const Price& price : prices)
                if (is_paid(price)) out.add(price.id);
            return out;
        };
        for (int kind = 0; kind < kAlone; ++kind)
            for (int n = 0; n <= most_[kItems + kind]; ++n)
                alone_[kind].push_back(list([&](const Price& price) { return price.alone[kind] <= n; }));
        for (size_t item = kItems - 1; item-- > 0;) step_[item] = step_[item + 1] * (most_[item + 1] + 1u);
        uint8_t have[kItems]{};
        for (int next = 0; next >= 0;) {  // the last item counts fastest
            together_.push_back(list([&](const Price& price) { return PayBy<kTariff>::covers(price.need, have); }));
            for (next = kItems - 1; next >= 0 && have[next] == most_[next]; --next) have[next] = 0;
            if (next >= 0) ++have[next];
        }
    }
    [[gnu::always_inline]] Bits<kCap> paid_by(const uint8_t* supply) const {
        size_t at = 0;
        for (int item = 0; item < kItems; ++item) at += step_[item] * std::min(supply[item], most_[item]);
        Bits<kCap> out = together_[at];
        for (int i = 0; i < kAlone; ++i) out = out & alone_[i][std::min(supply[kItems + i], most_[kItems + i])];
        return out;
    }

  private:
    void raise(int kind, int needed) { most_[kind] = std::max(most_[kind], static_cast<uint8_t>(needed)); }
    static constexpr std::array<size_t, kItems> ones() {
        std::array<size_t, kItems> out;
        out.fill(1);
        return out;
    }

    uint8_t most_[kItems + kAlone]{};           // more of a kind than this changes nothing
    std::array<size_t, kItems> step_ = ones();  // from one number of an item to the next
    std::vector<Bits<kCap>> together_, alone_[kAlone];
};

// What is owed, what was picked so far, and the place of the last pick in the order of picks. A game with more than 255
// places to pay from takes wider Ranks.
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
//   kTariff                        a Tariff<kItems, kUnits>
//   each_item(look, seat, fn)      fn(kind, place, amount) for each item the seat may pay with, in ascending order
//   rank(kind, place)              the place of an item in that order, from 1 on, below 256
//   move_of(kind, place), item_of(move)    the pick as a move, and back: {kind, place}
//   take(play, seat, kind, place)  one item is gone
//   paid(play, seat, paid)         the payment is complete
//   kOrderRule, why(payment, kind) the rules against an earlier item, and against one that does not fit
//   kVerbs                         the verbs of its moves
//   kOtherRule                     the rule against whatever else is said with them
template <class P, class T, class S>
struct PayItems {
    using Locals = typename P::Locals;

    static SetPick set(const Look<T, S>&, const Frame& f) {
        const Locals& pay = f.locals<Locals>();
        int picked = 0;
        for (const uint8_t n : pay.paid) picked += n;
        return {picked, pay.left()};
    }
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
