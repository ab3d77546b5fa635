// From a specification to a player.
#pragma once

#include "ai/greedy.h"
#include "ai/mcts.h"

namespace pentarchy {

template <class G>
std::unique_ptr<Bot<G>> make_bot(const typename G::Edition& t, const BotSpec& spec, uint64_t seed) {
    switch (spec.kind) {
        case BotSpec::Kind::Greedy: return std::make_unique<GreedyBot<G>>(t, seed);
        case BotSpec::Kind::Mcts: return std::make_unique<MctsBot<G>>(t, spec, seed);
        default: return std::make_unique<RandomBot<G>>(t, seed);
    }
}

}  // namespace pentarchy
