// One game between bots, with what the arena wants to know about it. The match holds the state; a bot gets its view.
#pragma once

#include <algorithm>
#include <chrono>

#include "ai/make_bot.h"
#include "engine/flow/playout.h"

namespace pentarchy {

struct MatchSeat {
    int score = 0, rank = 1;
    uint64_t decisions = 0;
    double seconds = 0, longest = 0;  // of thinking: in all, and the longest decision
    std::vector<int> lines;           // of the score sheet; their names are the match's
    std::string side;                 // what it played, if the game tells: "romans"
};

// Decisions are counted by how much was offered: from these sizes up to below the next.
inline constexpr int kOfferBinFrom[] = {2, 3, 4, 5, 7, 10, 15, 25, 50, 100};
inline constexpr size_t kOfferBins = std::size(kOfferBinFrom);

struct MatchResult {
    std::vector<MatchSeat> seats;
    uint64_t decisions = 0, steps = 0, offers = 0;
    int max_offer = 0;
    uint64_t offer_bins[kOfferBins]{};
    std::vector<std::string> line_names;

    void count_offer(int size) {
        ++decisions;
        offers += static_cast<uint64_t>(size);
        max_offer = std::max(max_offer, size);
        ++offer_bins[std::upper_bound(std::begin(kOfferBinFrom), std::end(kOfferBinFrom), size) -
                     std::begin(kOfferBinFrom) - 1];
    }
};

// Where the points of the seats come from, for a game that tells.
template <class G>
void read_score_lines(const LookOf<G>& look, MatchResult& out) {
    for (Seat seat = 0; seat < G::seats(look.s); ++seat)
        for (const ScoreLine& line : G::score_lines(look, seat)) {
            if (seat == 0) out.line_names.emplace_back(line.name);
            out.seats[seat].lines.push_back(line.points);
        }
}

// What the seats played, for a game whose seats differ by more than where they sit.
template <class G>
void read_sides(const LookOf<G>& look, MatchResult& out) {
    for (Seat seat = 0; seat < G::seats(look.s); ++seat) out.seats[seat].side = G::side(look, seat);
}

// Luck follows from `seed` alone, so that rotated seats meet the same setup; each bot thinks in a lane of its own, and
// another one in every rotation.
template <class G>
MatchResult play_match(const typename G::Edition& t, const std::vector<BotSpec>& specs, const Json& options,
                       uint64_t seed, const Limits& limits, uint64_t rotation = 0) {
    using Clock = std::chrono::steady_clock;
    const int seats = static_cast<int>(specs.size());
    typename G::State s = fresh<G>(t, seats, options);
    Rng luck(seed);
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (size_t i = 0; i < specs.size(); ++i)
        bots.push_back(make_bot<G>(t, specs[i], Rng(seed, rotation * specs.size() + i + 1).next()));
    MatchResult out;
    out.seats.resize(specs.size());
    Offer offered;
    for (; !is_over(s) && !limits.stop.stop_requested(); ++out.steps) {
        if (is_chance<G>(s)) {
            take<G>(t, s, kChance, draw<G>({t, s}, luck));
            continue;
        }
        const Seat seat = lowest(pending<G>(s));
        const View<G> seen = view<G>(t, s, seat);
        offer<G>(seen.look(t), seat, offered);
        Move m = offered.move[0];
        if (offered.size > 1) {
            const auto begin = Clock::now();
            m = bots[seat]->think(seen, limits).best;
            const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
            MatchSeat& record = out.seats[seat];
            ++record.decisions;
            record.seconds += seconds;
            record.longest = std::max(record.longest, seconds);
            out.count_offer(offered.size);
        }
        take<G>(t, s, seat, m);
    }
    for (Seat seat = 0; seat < seats; ++seat) {
        const Standing standing = G::standing({t, s}, seat);
        out.seats[seat].score = standing.score;
        out.seats[seat].rank = standing.rank;
    }
    read_score_lines<G>({t, s}, out);
    read_sides<G>({t, s}, out);
    return out;
}

}  // namespace pentarchy
