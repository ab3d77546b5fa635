// Random and greedy players. Greedy takes the move after which, its own further choices of the turn included, the
// evaluation likes its seat best. It looks at nothing but its view, with the holes filled once.
#pragma once

#include "ai/bot.h"
#include "ai/outcome.h"
#include "engine/flow/deal.h"

namespace pentarchy {

// Plays on while `seat` has no choice. True if it has one now.
template <class G>
bool has_choice(const typename G::Edition& t, typename G::State& s, Seat seat, Offer& offered) {
    while (!is_over(s) && has(pending<G>(s), seat)) {
        offer<G>({t, s}, seat, offered);
        leave_out_proposals<G>(s, seat, offered);
        if (offered.size > 1) return true;
        take<G>(t, s, seat, offered.move[0]);
    }
    return false;
}

// What the state is worth to each seat after the best of this seat's next choices, as many as `depth`.
template <class G>
Outcome look_ahead(const typename G::Edition& t, typename G::State& s, Seat seat, int depth, float spread) {
    Offer offered;
    if (!has_choice<G>(t, s, seat, offered) || !depth) return outcome<G>({t, s}, spread);
    Outcome best;
    best.of[seat] = -1;
    for (const Move m : offered) {
        typename G::State next = s;
        take<G>(t, next, seat, m);
        const Outcome found = look_ahead<G>(t, next, seat, depth - 1, spread);
        if (found.of[seat] > best.of[seat]) best = found;
    }
    return best;
}

template <class G>
class GreedyBot final : public Bot<G> {
  public:
    GreedyBot(const typename G::Edition& t, uint64_t seed) : t_(t), rng_(seed) {}

    Thought think(const View<G>& view, const Limits&) override {
        typename G::State s = determinize<G>(t_, view, rng_);
        reopen<G>(s, view.viewer());
        const Seat seat = view.viewer();
        Offer offered;
        offer<G>({t_, s}, seat, offered);
        Thought out;
        for (const Move m : offered) {
            typename G::State next = s;
            take<G>(t_, next, seat, m);
            const Outcome found = look_ahead<G>(t_, next, seat, G::kGreedyDepth, G::spread({t_, s}));
            Weighed weighed{m, 1, 1, {}, {m}};
            std::copy(std::begin(found.of), std::end(found.of), weighed.expected);
            out.weighed.push_back(std::move(weighed));
        }
        const auto proposes = row_for<G>(s, seat).proposes;  // of equal moves those that propose nothing come first
        std::stable_sort(out.weighed.begin(), out.weighed.end(), [&](const Weighed& a, const Weighed& b) {
            if (proposes && a.expected[seat] == b.expected[seat]) return !proposes(a.move) && proposes(b.move);
            return a.expected[seat] > b.expected[seat];
        });
        out.best = out.weighed.front().move;
        out.iterations = out.weighed.size();
        std::copy(std::begin(out.weighed.front().expected), std::end(out.weighed.front().expected), out.expected);
        return out;
    }

  private:
    const typename G::Edition& t_;
    Rng rng_;
};

template <class G>
class RandomBot final : public Bot<G> {
  public:
    RandomBot(const typename G::Edition& t, uint64_t seed) : t_(t), rng_(seed) {}

    Thought think(const View<G>& view, const Limits&) override {
        Offer offered;
        offer<G>(view.look(t_), view.viewer(), offered);
        Thought out;
        out.best = offered.move[rng_.below(static_cast<uint32_t>(offered.size))];
        return out;
    }

  private:
    const typename G::Edition& t_;
    Rng rng_;
};

}  // namespace pentarchy
