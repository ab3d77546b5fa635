// fit_value SEATS GAMES SEED SUMS [ITERATIONS]: plays games of Endeavor between greedy players (with ITERATIONS:
// between searching ones) of which each now and then moves at random, and prints the weights that predict the final
// scores best from the features of the positions on the way. The sums of earlier runs are read from the file SUMS and
// count half, then it is written anew: weights fitted only to their own play forget what other play looks like.
// docs/experiments.md tells how it was run and judged.
#include <array>
#include <cstdio>
#include <cstdlib>

#include "ai/greedy.h"
#include "ai/mcts.h"
#include "bench/linear.h"
#include "engine/flow/playout.h"
#include "games/endeavor/game.h"
#include "games/endeavor/value.h"

namespace pentarchy {
namespace {

using endeavor::kFeatures;
constexpr int kUnknowns = 2 * kFeatures;  // a weight and its change per round left
constexpr double kRidge = 30;             // holds weights of rare features near zero

struct Sample {
    endeavor::Features f;
    int left;
    Seat seat;
};

struct Equations {
    std::vector<double> a = std::vector<double>(kUnknowns * kUnknowns), b = std::vector<double>(kUnknowns);
    void add(const Sample& sample, double score) {
        double x[kUnknowns];
        for (int i = 0; i < kFeatures; ++i) {
            x[i] = static_cast<double>(sample.f.of[i]);
            x[kFeatures + i] = x[i] * sample.left;
        }
        for (int i = 0; i < kUnknowns; ++i) {
            if (x[i] == 0) continue;
            b[static_cast<size_t>(i)] += x[i] * score;
            for (int j = 0; j < kUnknowns; ++j) a[static_cast<size_t>(i * kUnknowns + j)] += x[i] * x[j];
        }
    }
    void blend(const char* file) {
        std::FILE* f = std::fopen(file, "rb");
        if (!f) return;
        Equations old;
        const bool whole = std::fread(old.a.data(), sizeof(double), old.a.size(), f) == old.a.size() &&
                           std::fread(old.b.data(), sizeof(double), old.b.size(), f) == old.b.size();
        std::fclose(f);
        for (size_t i = 0; whole && i < a.size(); ++i) a[i] += old.a[i] / 2;
        for (size_t i = 0; whole && i < b.size(); ++i) b[i] += old.b[i] / 2;
    }
    void save(const char* file) const {
        std::FILE* f = std::fopen(file, "wb");
        CHECK(f);
        std::fwrite(a.data(), sizeof(double), a.size(), f);
        std::fwrite(b.data(), sizeof(double), b.size(), f);
        std::fclose(f);
    }
    std::vector<double> solve() const {
        std::vector<double> m = a;
        for (size_t i = 0; i < b.size(); ++i) m[i * b.size() + i] += kRidge;
        return solved(std::move(m), b);
    }
};

double predict(const Sample& sample, const std::vector<double>& w) {
    double sum = 0;
    for (int i = 0; i < kFeatures; ++i)
        sum += static_cast<double>(sample.f.of[i]) *
               (w[static_cast<size_t>(i)] + sample.left * w[static_cast<size_t>(kFeatures + i)]);
    return sum;
}

Move greedy_move(const Endeavor::Edition& t, const Endeavor::State& s, Seat seat, const Offer& offered) {
    Move best = offered.move[0];
    float most = -1;
    for (const Move m : offered) {
        Endeavor::State next = s;
        take<Endeavor>(t, next, seat, m);
        const float found = look_ahead<Endeavor>(t, next, seat, 1, Endeavor::spread({t, s})).of[seat];
        if (found > most) most = found, best = m;
    }
    return best;
}

// One game; the positions met on the way, a fifth of them.
void play(const Endeavor::Edition& t, Endeavor::State s, Rng& rng, uint64_t iterations, std::vector<Sample>& samples,
          int (&scores)[kMaxSeats]) {
    static constexpr uint32_t kNoise[] = {3, 10, 25, 60}, kSearchNoise[] = {0, 2, 5, 12};  // of a hundred moves
    uint32_t noise[kMaxSeats];
    for (uint32_t& n : noise) n = iterations ? kSearchNoise[rng.below(4)] : kNoise[rng.below(4)];
    MctsBot<Endeavor> searching(t, {"", BotSpec::Kind::Mcts, iterations}, rng.next());
    Offer offered;
    while (!is_over(s)) {
        if (is_chance<Endeavor>(s)) {
            take<Endeavor>(t, s, kChance, draw<Endeavor>({t, s}, rng));
            continue;
        }
        const Seat seat = lowest(pending<Endeavor>(s));
        offer<Endeavor>({t, s}, seat, offered);
        if (offered.size > 1 && rng.below(5) == 0)
            for (Seat who = 0; who < s.seats; ++who)
                samples.push_back({endeavor::features({t, s}, who), endeavor::rounds_left({t, s}), who});
        const bool random = offered.size == 1 || rng.below(100) < noise[seat];
        Move m = offered.move[rng.below(static_cast<uint32_t>(offered.size))];
        if (!random)
            m = iterations ? searching.think(view<Endeavor>(t, s, seat), {}).best : greedy_move(t, s, seat, offered);
        take<Endeavor>(t, s, seat, m);
    }
    for (Seat seat = 0; seat < s.seats; ++seat) scores[seat] = Endeavor::standing({t, s}, seat).score;
}

int run(int seats, int games, uint64_t seed, const char* sums, uint64_t iterations) {
    const Json components = parse_json(Endeavor::file("components.json"), "components.json");
    const Endeavor::Edition t = Endeavor::load(Node(components, "components.json"));
    boost::json::object options;
    if (seats == 2) options["two_player_neutral"] = "true";
    const Endeavor::State first = fresh<Endeavor>(t, seats, options);
    Equations equations;
    std::vector<std::pair<Sample, int>> kept;  // of the last games, to see how well the weights foretell
    double sum = 0;
    for (int game = 0; game < games; ++game) {
        Rng rng(seed, static_cast<uint64_t>(game));
        std::vector<Sample> samples;
        int scores[kMaxSeats]{};
        play(t, first, rng, iterations, samples, scores);
        const bool test = game >= games - games / 10;
        for (const Sample& sample : samples) {
            if (test) {
                kept.emplace_back(sample, scores[sample.seat]);
            } else {
                equations.add(sample, scores[sample.seat]);
            }
        }
        for (int seat = 0; seat < seats; ++seat) sum += scores[seat];
    }
    equations.blend(sums);
    equations.save(sums);
    const std::vector<double> w = equations.solve();
    std::array<double, 16> error{}, count{};
    for (const auto& [sample, score] : kept) {
        error[static_cast<size_t>(sample.left)] += std::pow(predict(sample, w) - score, 2);
        ++count[static_cast<size_t>(sample.left)];
    }
    std::fprintf(stderr, "%d seats, %d games, mean score %.2f\nerror by rounds left:", seats, games,
                 sum / games / seats);
    for (size_t i = 0; i < 7; ++i) std::fprintf(stderr, " %.2f", std::sqrt(error[i] / std::max(1.0, count[i])));
    std::fprintf(stderr, "\n");
    std::printf("    {{");
    for (int i = 0; i < kUnknowns; ++i)
        std::printf("%s%.4ff", i == kFeatures ? "},\n     {" : i ? ", " : "", w[static_cast<size_t>(i)]);
    std::printf("},\n     {");
    for (size_t i = 0; i < 16; ++i)
        std::printf("%s%.2ff", i ? ", " : "",
                    std::sqrt(error[std::min<size_t>(i, 6)] / std::max(1.0, count[std::min<size_t>(i, 6)])));
    std::printf("}},\n");
    return 0;
}

}  // namespace
}  // namespace pentarchy

int main(int argc, char** argv) {
    if (argc != 5 && argc != 6) return std::fprintf(stderr, "usage: fit_value SEATS GAMES SEED SUMS [ITERATIONS]\n"), 2;
    return pentarchy::run(std::atoi(argv[1]), std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10), argv[4],
                          argc == 6 ? std::strtoull(argv[5], nullptr, 10) : 0);
}
