// Random games on several threads, and how long a copy of a state takes. Results do not depend on the number of
// threads.
#pragma once

#include <atomic>
#include <chrono>
#include <thread>

#include "base/stopwatch.h"
#include "engine/flow/playout.h"
#include "engine/table/any_table.h"

namespace pentarchy {

namespace detail {

// What one thread has played.
struct SimulateShare {
    PlayoutCount count;
    uint64_t hash = 0;
    int64_t scores[kMaxSeats]{};

    void add(const SimulateShare& other) {
        count.add(other.count);
        hash += other.hash;
        for (int seat = 0; seat < kMaxSeats; ++seat) scores[seat] += other.scores[seat];
    }
};

// Game i is drawn from its own lane of the seed; adding the hashes makes their order not matter.
template <class G>
void simulate_game(const typename G::Edition& t, const typename G::State& first, uint64_t seed, uint64_t game,
                   SimulateShare& share) {
    typename G::State s = first;
    Rng rng(seed, game);
    play_out<G>(t, s, rng, share.count);
    share.hash += hash64(&s, sizeof s, game);
    for (Seat seat = 0; seat < G::seats(s); ++seat) share.scores[seat] += G::standing({t, s}, seat).score;
}

}  // namespace detail

template <class G>
SimulateResult simulate(const typename G::Edition& t, const SimulateRequest& request) {
    const typename G::State first = fresh<G>(t, request.seats, request.options);
    const auto games = static_cast<uint64_t>(request.games);
    const Stopwatch watch;
    std::atomic<uint64_t> next = 0;
    std::vector<detail::SimulateShare> shares(static_cast<size_t>(std::max(1, request.threads)));
    {
        std::vector<std::jthread> threads;
        for (detail::SimulateShare& share : shares)
            threads.emplace_back([&] {
                detail::SimulateShare
                    mine;  // on this thread's own stack: neighbours in `shares` would share cache lines
                for (uint64_t game; (game = next++) < games;)
                    detail::simulate_game<G>(t, first, request.seed, game, mine);
                share = mine;
            });
    }
    detail::SimulateShare all;
    for (const detail::SimulateShare& share : shares) all.add(share);
    const PlayoutCount& count = all.count;
    SimulateResult out;
    out.hash = all.hash;
    for (int seat = 0; seat < request.seats; ++seat)
        out.mean_scores.push_back(static_cast<double>(all.scores[seat]) / request.games);
    out.games = games;
    out.decisions = count.decisions;
    out.steps = count.steps;
    out.offers = count.offers;
    out.max_offer = count.max_offer;
    out.deepest_stack = count.deepest;
    out.seconds = watch.seconds();
    return out;
}

// Nanoseconds to copy a state from the middle of a game.
template <class G>
double copy_nanoseconds(const typename G::Edition& t) {
    typename G::State from = fresh<G>(t, G::kInfo.max_seats), to = from;
    Rng rng(1);
    Offer offered;
    for (int steps = 0; steps < 100 && !is_over(from); ++steps) {
        if (is_chance<G>(from)) {
            take<G>(t, from, kChance, draw<G>({t, from}, rng));
        } else {
            const Seat seat = lowest(pending<G>(from));
            offer<G>({t, from}, seat, offered);
            take<G>(t, from, seat, offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
        }
    }
    constexpr int kCopies = 2'000'000;
    const Stopwatch watch;
    for (int i = 0; i < kCopies; ++i) {
        to = from;
        asm volatile(""
                     :
                     : "r"(&to), "r"(&from)
                     : "memory");  // both may have been read and written: every copy is made
    }
    return watch.seconds() * 1e9 / kCopies;
}

}  // namespace pentarchy
