// Tariffs against brute force: ranks, and that each payment has exactly one path without dead ends.
#include <gtest/gtest.h>

#include <set>

#include "base/rng.h"
#include "engine/parts/pay.h"

namespace pentarchy::pay_test {
namespace {

constexpr int kItems = 4, kUnits = 4;
using AnyTariff = Tariff<kItems, kUnits>;
using Counts = std::array<int, kItems>;

// Whether these items, all of them, pay for different units: by trying every unit for each.
bool fits(const AnyTariff& tariff, const uint8_t (&need)[kUnits], Counts have) {
    int kind = 0;
    while (kind < kItems && !have[static_cast<size_t>(kind)]) ++kind;
    if (kind == kItems) return true;
    --have[static_cast<size_t>(kind)];
    for (int unit = 0; unit < kUnits; ++unit) {
        if (!(tariff.pays[kind] >> unit & 1) || !need[unit]) continue;
        uint8_t left[kUnits];
        std::copy_n(need, kUnits, left);
        --left[unit];
        if (fits(tariff, left, have)) return true;
    }
    return false;
}

template <class Fn>
void each_subset(const Counts& have, Counts chosen, size_t kind, Fn fn) {
    if (kind == kItems) return fn(chosen);
    for (chosen[kind] = 0; chosen[kind] <= have[kind]; ++chosen[kind]) each_subset(have, chosen, kind + 1, fn);
}

// Picks in ascending order of kind, as PayItems offers them.
template <AnyTariff kTariff>
void each_path(const uint8_t (&need)[kUnits], const Counts& have, Counts paid, int last, int units,
               std::multiset<Counts>& out) {
    if (!units) return void(out.insert(paid));
    bool any = false;
    for (int kind = last; kind < kItems; ++kind) {
        if (paid[static_cast<size_t>(kind)] == have[static_cast<size_t>(kind)]) continue;
        uint8_t so_far[kItems];
        int later[kItems]{};
        for (int k = 0; k < kItems; ++k) {
            so_far[k] = static_cast<uint8_t>(paid[static_cast<size_t>(k)]);
            if (k >= kind) later[k] = have[static_cast<size_t>(k)] - paid[static_cast<size_t>(k)] - (k == kind);
        }
        if (!PayBy<kTariff>::may_pick(need, so_far, kind, later)) continue;
        any = true;
        Counts next = paid;
        ++next[static_cast<size_t>(kind)];
        each_path<kTariff>(need, have, next, kind, units - 1, out);
    }
    EXPECT_TRUE(any) << "a dead end";
}

template <AnyTariff kTariff>
void try_tariff(Rng& rng, int& payable) {
    for (int trial = 0; trial < 200; ++trial) {
        uint8_t need[kUnits];
        Counts have;
        int held[kItems], units = 0, most = 0;
        for (int i = 0; i < kItems; ++i) {
            need[i] = static_cast<uint8_t>(rng.below(3));
            have[static_cast<size_t>(i)] = held[i] = static_cast<int>(rng.below(4));
            units += need[i];
        }
        std::multiset<Counts> wanted, found;
        each_subset(have, {}, 0, [&](const Counts& chosen) {
            if (!fits(kTariff, need, chosen)) return;
            const int paid = chosen[0] + chosen[1] + chosen[2] + chosen[3];
            most = std::max(most, paid);
            if (paid == units) wanted.insert(chosen);
        });
        ASSERT_EQ(PayBy<kTariff>::rank(need, held), most) << "trial " << trial;
        ASSERT_EQ(PayBy<kTariff>::covers(need, held), !wanted.empty());
        if (wanted.empty() || !units) continue;
        ++payable;
        each_path<kTariff>(need, have, {}, 0, units, found);
        ASSERT_EQ(found, wanted) << "trial " << trial;
    }
}

// One joker, substitutes of substitutes, either of two, something that pays for nothing, and tariffs without any order.
TEST(Pay, every_payment_has_exactly_one_path_whatever_the_tariff) {
    Rng rng(1);
    int payable = 0;
    try_tariff<AnyTariff{{1, 2, 4, 8}}>(rng, payable);
    try_tariff<AnyTariff{{1, 2, 4, 15}}>(rng, payable);
    try_tariff<AnyTariff{{9, 10, 12, 15}}>(rng, payable);
    try_tariff<AnyTariff{{1, 3, 7, 15}}>(rng, payable);
    try_tariff<AnyTariff{{3, 6, 12, 9}}>(rng, payable);
    try_tariff<AnyTariff{{0, 3, 5, 15}}>(rng, payable);
    try_tariff<AnyTariff{{15, 15, 15, 15}}>(rng, payable);
    try_tariff<AnyTariff{{7, 7, 8, 0}}>(rng, payable);
    try_tariff<AnyTariff{{14, 5, 3, 6}}>(rng, payable);
    try_tariff<AnyTariff{{5, 10, 1, 2}}>(rng, payable);
    try_tariff<AnyTariff{{11, 13, 4, 2}}>(rng, payable);
    try_tariff<AnyTariff{{1, 1, 14, 6}}>(rng, payable);
    EXPECT_GT(payable, 300);
}

}  // namespace
}  // namespace pentarchy::pay_test
