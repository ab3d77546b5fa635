// What a search can be told, and what a game tells it.
#pragma once

#include <cstddef>
#include <cstdint>

namespace pentarchy {

struct SearchSettings {
    float explore = 0.2f;    // weight of the exploration bonus of an edge, which falls with its visits
    float sharpness = 0.5f;  // share of the spread that values are divided by: small makes a point more count for more
    float temperature = 0.035f;  // of the softmax that makes priors of values: small trusts the values more
    int rollout = 40;            // choices a rollout plays at most before the evaluation judges
    int rollout_tries = 3;       // moves a rollout compares for each of its choices
    int first_looks = 20;        // moves of a new node that are played to be judged: the best by urge, if a game has it
    int lookahead = 0;           // own further choices that the values of the root's edges look through, as greedy does
    uint32_t backup_visits = 4;  // visits after which the best edge of a node is backed up instead of the one tried
    int widening = 6;            // edges considered at a node at first; grows with the square root of its visits
    size_t max_bytes = size_t{160} << 20;
};

// A game may say how long its rollouts are, how careful, and how far values look ahead at the root.
template <class G>
constexpr SearchSettings settings_for() {
    SearchSettings out;
    out.rollout = G::kRollout;
    out.rollout_tries = G::kRolloutTries;
    out.lookahead = G::kLookahead;
    return out;
}

}  // namespace pentarchy
