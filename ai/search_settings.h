// What a search can be told, and what a game tells it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pentarchy {

struct SearchSettings {
    float explore = 0.2f;     // how much a little-tried move attracts
    float sharpness = 0.5f;   // of the spread: small makes a point more count for more
    float heat = 0.035f;      // how much the first look decides: small trusts it more
    int rollout = 40;         // choices a quick hand plays at most before the evaluation judges
    int tries = 3;            // moves the quick hand compares for each of its choices
    int through = 0;          // own further choices that the first look at the root looks through, as greedy does
    uint32_t settled = 4;     // tries after which a node's favourite speaks for it
    int width = 6;            // moves considered at a node at first; grows with the root of its visits
    size_t max_bytes = size_t{160} << 20;
};

// A game may say how many choices a stage takes at most, how careful a quick hand it needs, and how far to look through.
template <class G>
constexpr SearchSettings settings_for() {
    SearchSettings out;
    if constexpr (requires { G::kRollout; }) out.rollout = G::kRollout;
    if constexpr (requires { G::kTries; }) out.tries = G::kTries;
    if constexpr (requires { G::kThrough; }) out.through = G::kThrough;
    return out;
}

}  // namespace pentarchy
