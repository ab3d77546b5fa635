#include "cli/bot_games.h"

#include <atomic>
#include <thread>

#include "base/hash.h"
#include "catalog/catalog.h"
#include "engine/table/simulate.h"

namespace pentarchy {
namespace {

// What one thread has played. Sums only: their order does not matter.
struct Share {
    uint64_t decisions = 0, steps = 0, offers = 0, hash = 0;
    int max_offer = 0;
    int64_t scores[kMaxSeats]{};

    void add(const MatchResult& r, uint64_t game);
    void add(const Share& other);
};

void Share::add(const MatchResult& r, uint64_t game) {
    decisions += r.decisions;
    steps += r.steps;
    offers += r.offers;
    max_offer = std::max(max_offer, r.max_offer);
    std::vector<uint64_t> told{r.decisions, r.steps, r.offers};
    for (size_t seat = 0; seat < r.seats.size(); ++seat) {
        scores[seat] += r.seats[seat].score;
        told.push_back(static_cast<uint64_t>(r.seats[seat].score));
        told.push_back(static_cast<uint64_t>(r.seats[seat].rank));
    }
    hash += hash64(told.data(), told.size() * sizeof told[0], game);
}

void Share::add(const Share& other) {
    decisions += other.decisions;
    steps += other.steps;
    offers += other.offers;
    hash += other.hash;
    max_offer = std::max(max_offer, other.max_offer);
    for (int seat = 0; seat < kMaxSeats; ++seat) scores[seat] += other.scores[seat];
}

Share play_all(const AnyEdition& edition, const std::vector<BotSpec>& bots, const SimulateRequest& request) {
    const AnyAi& ai = ai_for(edition.game());
    std::atomic<uint64_t> next = 0;
    std::vector<Share> shares(static_cast<size_t>(std::max(1, request.threads)));
    {
        std::vector<std::jthread> threads;
        for (Share& share : shares)
            threads.emplace_back([&] {
                for (uint64_t game; (game = next++) < static_cast<uint64_t>(request.games);)
                    share.add(ai.match(edition, bots, request.options, Rng(request.seed, game).next(), {}), game);
            });
    }
    Share all;
    for (const Share& share : shares) all.add(share);
    return all;
}

}  // namespace

SimulateResult play_bots(const AnyEdition& edition, const std::vector<BotSpec>& bots, const SimulateRequest& request) {
    TableSetup setup;
    setup.seats = request.seats;
    setup.options = request.options;
    (void)edition.open(setup);  // refuses what cannot be played before threads begin
    const Stopwatch watch;
    const Share all = play_all(edition, bots, request);
    SimulateResult out;
    out.seconds = watch.seconds();
    out.games = static_cast<uint64_t>(request.games);
    out.decisions = all.decisions;
    out.steps = all.steps;
    out.offers = all.offers;
    out.max_offer = all.max_offer;
    out.hash = all.hash;
    for (int seat = 0; seat < request.seats; ++seat)
        out.mean_scores.push_back(static_cast<double>(all.scores[seat]) / request.games);
    return out;
}

}  // namespace pentarchy
