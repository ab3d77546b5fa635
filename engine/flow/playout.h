// Random play at full speed: the loop under simulate, fuzz, bench and the signature. Nothing in it allocates.
#pragma once

#include "base/hash.h"
#include "engine/flow/step.h"

namespace pentarchy {

// A decision is a choice among two or more offers by a seat; a step is any move applied, luck and forced ones included.
struct PlayoutCount {
    uint64_t decisions = 0, steps = 0, offers = 0;
    int max_offer = 0, deepest = 0;

    void add(const PlayoutCount& other) {
        decisions += other.decisions;
        steps += other.steps;
        offers += other.offers;
        max_offer = std::max(max_offer, other.max_offer);
        deepest = std::max(deepest, other.deepest);
    }
};

// Draws an outcome for the chance row on top.
template <class G>
Move draw(const LookOf<G>& l, Rng& rng) {
    const Frame& f = top_of(l.s.stack);
    return row_of<G>(f).draw(l, f, rng);
}

// Plays to the end, every seat choosing at random. `steps_left` guards against a game that does not end.
template <class G>
void play_out(const typename G::Edition& t, typename G::State& s, Rng& rng, PlayoutCount& count,
              int steps_left = 1'000'000) {
    Offer offered;
    PlayoutCount mine;  // of this call alone: it cannot overlap the state
    for (; !is_over(s); ++mine.steps) {
        CHECK(steps_left-- > 0);
        mine.deepest = std::max<int>(mine.deepest, s.stack.top);
        const SeatMask asked = pending<G>(s);
        if (!asked) {  // luck decides
            take<G>(t, s, kChance, draw<G>({t, s}, rng));
            continue;
        }
        const Seat seat = lowest(asked);
        offer<G>({t, s}, seat, offered);
        CHECK(offered.size > 0);
        Move m = offered.move[0];
        if (offered.size > 1) {
            m = offered.move[rng.below(static_cast<uint32_t>(offered.size))];
            ++mine.decisions;
            mine.offers += static_cast<uint64_t>(offered.size);
            mine.max_offer = std::max(mine.max_offer, offered.size);
        }
        take<G>(t, s, seat, m);
    }
    count.add(mine);
}

// A fresh game of one edition: set up and settled.
template <class G>
typename G::State fresh(const typename G::Edition& t, int seats, const Json& options = boost::json::object()) {
    typename G::State s = G::setup(t, seats, Node(options, "options"));
    begin<G>(t, s);
    return s;
}

// The fingerprint of the rules: a hash over the final states of seeded playouts, all player counts in turn.
template <class G>
uint64_t signature(const typename G::Edition& t, int games) {
    uint64_t hash = 0;
    for (int game = 0; game < games; ++game) {
        const int seats = G::kInfo.min_seats + game % (G::kInfo.max_seats - G::kInfo.min_seats + 1);
        typename G::State s = fresh<G>(t, seats);
        Rng rng(static_cast<uint64_t>(game));
        PlayoutCount count;
        play_out<G>(t, s, rng, count);
        hash = hash64(&s, sizeof s, hash) + count.steps;
    }
    return hash;
}

}  // namespace pentarchy
