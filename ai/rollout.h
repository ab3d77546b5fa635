// What a search does beyond its tree: it plays on for all seats with moves found quickly.
#pragma once

#include <algorithm>

#include "ai/search_settings.h"
#include "base/rng.h"
#include "engine/flow/deal.h"
#include "engine/flow/playout.h"

namespace pentarchy {

// The best of a few moves by what they bring the actor itself: of all if they are few, else of some picked at random.
template <class G>
Move rollout_move(const typename G::Edition& t, const typename G::State& s, Seat actor, const Offer& offered, int tries,
                  Rng& rng) {
    if (offered.size == 1) return offered.move[0];
    const bool all = offered.size <= tries;
    Move best{};
    float most = -1e9f;
    for (int i = 0; i < std::min(offered.size, tries); ++i) {
        const Move m = offered.move[all ? static_cast<uint32_t>(i) : rng.below(static_cast<uint32_t>(offered.size))];
        typename G::State next = s;
        take<G>(t, next, actor, m);
        const float found = G::value({t, next}, actor);
        if (found > most) most = found, best = m;
    }
    return best;
}

// To the end of the stage, say of the round, where nobody is in the middle of something. In a long stage it ends with
// somebody's turn.
template <class G>
void play_on(const typename G::Edition& t, typename G::State& s, const SearchSettings& settings, Offer& offered,
             Rng& rng) {
    Seat last = kNobody;
    const int stage = G::stage({t, s});
    for (int left = settings.rollout; !is_over(s) && G::stage({t, s}) == stage;) {
        if (is_chance<G>(s)) {
            take<G>(t, s, kChance, draw<G>({t, s}, rng));
            continue;
        }
        const Seat actor = lowest(pending<G>(s));
        offer<G>({t, s}, actor, offered);
        leave_out_proposals<G>(s, actor, offered);
        if (offered.size > 1) {
            if (left <= 0 && actor != last) break;
            --left;
            last = actor;
        }
        take<G>(t, s, actor, rollout_move<G>(t, s, actor, offered, settings.rollout_tries, rng));
    }
}

}  // namespace pentarchy
