// The games are handed out in order to all threads; what is kept is guarded by one lock.
#include "ai/arena.h"

#include <exception>
#include <mutex>
#include <thread>

#include "ai/results_file.h"
#include "ai/tally.h"

namespace pentarchy {
namespace {

class Arena {
  public:
    Arena(const AnyAi& ai, const AnyEdition& edition, const ArenaRequest& request);
    ArenaResult run();

  private:
    void work();
    std::optional<uint64_t> next_game();
    MatchResult play(uint64_t game) const;
    void keep(uint64_t game, MatchResult match);
    void test_on();

    const AnyAi& ai_;
    const AnyEdition& edition_;
    const ArenaRequest& request_;
    std::stop_source stop_;

    std::mutex mutex_;  // guards all below
    std::vector<std::optional<MatchResult>> games_;
    uint64_t next_ = 0, done_ = 0;
    uint64_t tested_ = 0;  // games that the sequential test has seen: a prefix of whole rotations
    std::optional<Sprt> sprt_;
    std::optional<ResultsFile> file_;
    std::exception_ptr failure_;
};

Arena::Arena(const AnyAi& ai, const AnyEdition& edition, const ArenaRequest& request)
    : ai_(ai), edition_(edition), request_(request) {
    TableSetup setup;  // refuses what cannot be played before anything is written
    setup.seats = static_cast<int>(request.seats());
    setup.options = request.options;
    edition.open(setup);
    games_.resize(request.rounded_games());
    if (request.sprt_share) sprt_.emplace(1.0 / static_cast<double>(request.seats()), *request.sprt_share);
    if (request.results_file.empty()) return;
    file_.emplace(request.results_file, edition, request);
    for (auto& [game, match] : file_->take_games())
        if (game < games_.size() && !games_[game]) {
            games_[game] = std::move(match);
            ++done_;
        }
}

ArenaResult Arena::run() {
    const auto begin = std::chrono::steady_clock::now();
    ArenaResult out;
    out.resumed = done_;
    test_on();
    {
        std::vector<std::jthread> threads;
        for (int i = 0; i < request_.threads; ++i) threads.emplace_back([this] { work(); });
    }
    if (failure_) std::rethrow_exception(failure_);
    const bool decided = sprt_ && sprt_->verdict() != Sprt::Verdict::Open;
    games_.resize(decided ? tested_ : games_.size());  // what was played beyond depends on the number of threads
    for (auto& game : games_) out.games.push_back(std::move(*game));
    out.sprt = sprt_;
    out.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    return out;
}

void Arena::work() {
    try {
        while (const auto game = next_game()) keep(*game, play(*game));
    } catch (...) {
        const std::scoped_lock lock(mutex_);
        if (!failure_) failure_ = std::current_exception();
        stop_.request_stop();
    }
}

std::optional<uint64_t> Arena::next_game() {
    const std::scoped_lock lock(mutex_);
    while (next_ < games_.size() && games_[next_]) ++next_;
    if (next_ == games_.size() || stop_.stop_requested()) return std::nullopt;
    return next_++;
}

MatchResult Arena::play(uint64_t game) const {
    const size_t seats = request_.seats();
    std::vector<BotSpec> specs;
    for (size_t seat = 0; seat < seats; ++seat) specs.push_back(request_.bots[bot_in_seat(game, seat, seats)]);
    Limits limits;
    limits.stop = stop_.get_token();
    return ai_.match(edition_, specs, request_.options, luck_of(request_.seed, game, seats), limits, game % seats);
}

void Arena::keep(uint64_t game, MatchResult match) {
    const std::scoped_lock lock(mutex_);
    if (stop_.stop_requested()) return;  // it may have been broken off
    if (file_) file_->append(game, match);
    games_[game] = std::move(match);
    ++done_;
    if (request_.progress) request_.progress(done_, games_.size());
    test_on();
}

// Only whole rotations, in the order of games: the verdict does not depend on which game was finished first.
void Arena::test_on() {
    if (!sprt_) return;
    const size_t seats = request_.seats();
    while (sprt_->verdict() == Sprt::Verdict::Open && tested_ < games_.size()) {
        for (size_t i = 0; i < seats; ++i)
            if (!games_[tested_ + i]) return;
        for (size_t i = 0; i < seats; ++i, ++tested_)
            sprt_->add(win_of(*games_[tested_], seat_of_bot(tested_, 0, seats)));
    }
    if (sprt_->verdict() != Sprt::Verdict::Open) stop_.request_stop();
}

}  // namespace

uint64_t luck_of(uint64_t seed, uint64_t game, size_t seats) { return Rng(seed, game / seats).next(); }

double default_sprt_share(size_t seats) { return 1 / static_cast<double>(seats) + 0.1; }

ArenaResult run_arena(const AnyAi& ai, const AnyEdition& edition, const ArenaRequest& request) {
    return Arena(ai, edition, request).run();
}

}  // namespace pentarchy
