// The searching player: a budget of iterations or of time, one tree per thread, the tree kept for the next choice of
// the same turn. With a fixed seed and number of iterations the answer is always the same.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

#include "ai/search.h"

namespace pentarchy {

// Adds what one tree knows about the root's moves. Expectations are sums until finish().
template <class G>
void weigh(const Search<G>& search, Thought& out) {
    out.iterations += search.iterations();
    out.bytes += search.bytes();
    const std::span<const Edge> edges = search.root_edges();
    for (size_t i = 0; i < edges.size(); ++i) {
        const Move move = edges[i].move;
        auto found =
            std::find_if(out.weighed.begin(), out.weighed.end(), [&](const Weighed& w) { return w.move == move; });
        if (found == out.weighed.end())
            found = out.weighed.insert(found, Weighed{move, 0, 0, {}, search.line_from(edges[i])});
        found->visits += edges[i].visits;
        const typename Search<G>::Sums sums = search.root_sums(i);
        found->results += sums.visits;
        for (int seat = 0; seat < kMaxSeats; ++seat) found->expected[seat] += sums.of[seat];
    }
}

// Sums become means. The move that was tried most is the best: its result is the surest.
inline void finish(Thought& out, Seat seat) {
    uint64_t results = 0;
    for (Weighed& w : out.weighed) {
        results += w.results;
        for (int s = 0; s < kMaxSeats; ++s) {
            out.expected[s] += w.expected[s];
            if (w.results) w.expected[s] /= static_cast<double>(w.results);
        }
    }
    for (double& e : out.expected) e = results ? e / static_cast<double>(results) : 0;
    std::stable_sort(out.weighed.begin(), out.weighed.end(), [&](const Weighed& a, const Weighed& b) {
        return a.visits != b.visits ? a.visits > b.visits : a.expected[seat] > b.expected[seat];
    });
    if (!out.weighed.empty()) out.best = out.weighed.front().move;
}

template <class G>
class MctsBot final : public Bot<G> {
  public:
    MctsBot(const typename G::Edition& t, const BotSpec& spec, uint64_t seed,
            const SearchSettings& settings = settings_for<G>())
        : t_(t), spec_(spec), settings_(settings), rng_(seed) {}

    Thought think(const View<G>& view, const Limits& limits) override {
        start_ = Clock::now();
        Offer offered;
        offer<G>(view.look(t_), view.viewer(), offered);
        if (offered.size == 1) return only(offered.move[0]);
        prepare(view, std::max(1, limits.threads));
        std::atomic<bool> enough = false;
        {
            std::vector<std::jthread> others;
            for (size_t i = 1; i < searches_.size(); ++i)
                others.emplace_back([&, i] { run(*searches_[i], limits, enough, nullptr); });
            run(*searches_[0], limits, enough, &limits.progress);
        }
        Thought out = summed_up();
        if (spec_.noise > 0) out.best = pick(out);
        last_ = out.best;
        return out;
    }

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr uint64_t kClockEvery = 16;  // iterations between looks at the clock

    // In a quiet row a seat is asked even if it has no choice.
    Thought only(Move move) {
        searches_.clear();
        Thought out;
        out.best = move;
        out.weighed.push_back({move, 1, 0, {}, {move}});
        return out;
    }
    double seconds() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }
    Thought summed_up() const {
        Thought out;
        for (const auto& search : searches_) weigh(*search, out);
        return finished(std::move(out));
    }
    Thought finished(Thought out) const {
        finish(out, searches_[0]->seat());
        out.seconds = seconds();
        return out;
    }
    void prepare(const View<G>& view, int threads) {
        if (searches_.size() == static_cast<size_t>(threads)) {
            for (auto& search : searches_) search->advance(last_, view);
            return;
        }
        searches_.clear();
        SearchSettings settings = settings_;
        settings.max_bytes /= static_cast<size_t>(threads);
        for (int i = 0; i < threads; ++i)
            searches_.push_back(std::make_unique<Search<G>>(t_, view, settings, Rng(rng_.next())));
    }
    // Thinks until the budget is spent or somebody asks to stop; two iterations at least, so that there is a move.
    void run(Search<G>& search, const Limits& limits, std::atomic<bool>& enough,
             const std::function<void(const Thought&)>* progress) {
        const uint64_t share = (spec_.iterations + searches_.size() - 1) / searches_.size();
        double next = limits.progress_seconds;
        for (uint64_t i = 0; !enough.load(std::memory_order_relaxed); ++i) {
            search.iterate();
            if (i < 1) continue;
            if (spec_.iterations && i + 1 >= share) break;
            if (limits.stop.stop_requested()) break;
            if (i % kClockEvery) continue;
            const double now = seconds();
            if (!spec_.iterations && now >= spec_.seconds) break;
            if (progress && *progress && now >= next) {
                next = now + limits.progress_seconds;
                Thought so_far;  // of this tree alone: the others are being written to
                weigh(search, so_far);
                (*progress)(finished(std::move(so_far)));
            }
        }
        if (progress && !spec_.iterations) enough = true;
    }
    // A lesser move now and then: by the number of visits, the flatter the more noise. What was never tried is absurd.
    Move pick(const Thought& thought) {
        std::vector<double> weight;
        double sum = 0;
        for (const Weighed& w : thought.weighed) {
            weight.push_back(w.visits ? std::pow(static_cast<double>(w.visits), 1 / spec_.noise) : 0);
            sum += weight.back();
        }
        double draw = static_cast<double>(rng_.next() >> 11) * 0x1p-53 * sum;
        for (size_t i = 0; i < weight.size(); ++i)
            if ((draw -= weight[i]) < 0) return thought.weighed[i].move;
        return thought.best;
    }

    const typename G::Edition& t_;
    BotSpec spec_;
    SearchSettings settings_;
    Rng rng_;
    std::vector<std::unique_ptr<Search<G>>> searches_;
    Clock::time_point start_;
    Move last_{};
};

}  // namespace pentarchy
