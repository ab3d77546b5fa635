// Payments (CONTRACT A15). A payment chooses items, not what each item pays for: picks go in ascending order of kind and
// place, so that one payment has one path and no pick leads into a dead end. The last kind is the joker: it pays for
// every exact unit; any kind pays for "any".
#pragma once

#include <algorithm>
#include <cstdint>

namespace pentarchy {

// The greatest number of units of the cost that these items can pay.
template <int kKinds>
int pay_rank(const uint8_t (&exact)[kKinds], int any, const int (&have)[kKinds]) {
    constexpr int kJoker = kKinds - 1;
    int paid = 0, open = exact[kJoker], spare = 0;
    for (int kind = 0; kind < kJoker; ++kind) {
        const int used = std::min<int>(have[kind], exact[kind]);
        paid += used;
        open += exact[kind] - used;
        spare += have[kind] - used;
    }
    const int on_any = std::min(spare, any);
    return paid + on_any + std::min(have[kJoker], open + any - on_any);
}

// Whether one more item of `kind` may be picked, when `chosen` are picked already and `later` can still follow it.
template <int kKinds>
bool may_pay_with(const uint8_t (&exact)[kKinds], int any, int (&chosen)[kKinds], int kind, const int (&later)[kKinds]) {
    int units = any, picked = 0;
    for (int k = 0; k < kKinds; ++k) units += exact[k], picked += chosen[k];
    ++chosen[kind];
    int all[kKinds];
    for (int k = 0; k < kKinds; ++k) all[k] = chosen[k] + later[k];
    const bool ok = pay_rank<kKinds>(exact, any, chosen) == picked + 1 && pay_rank<kKinds>(exact, any, all) == units;
    --chosen[kind];
    return ok;
}

}  // namespace pentarchy
