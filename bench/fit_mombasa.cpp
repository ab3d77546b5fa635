// fit_mombasa SEATS GAMES SEED HOLD: plays games of Mombasa between greedy players, each with the weights of value.cpp
// shaken at random and a random move now and then, and prints the weights that foretell best, from the features of the
// positions on the way, how far each seat ends above the mean of its game: what all seats share decides nothing. HOLD
// (0.1 to 0.3) ties every weight to the one it started from: players that never try books say nothing about books.
// Run it again from its own result as long as that wins duels.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "ai/greedy.h"
#include "bench/linear.h"
#include "engine/flow/playout.h"
#include "games/mombasa/game.h"
#include "games/mombasa/value.h"
#include "games/mombasa/value_weights.h"

namespace pentarchy {
namespace {

using mombasa::kFeatures;
using mombasa::Weights;
constexpr int kUnknowns = 2 * kFeatures;  // a weight and its change per round left

Weights playing;  // of the seat that is about to choose

// Mombasa with weights that change at run time.
struct Shaken : Mombasa {
    static float value(const Look& l, Seat seat) {
        if (!l.s.stack.top || !l.s.round) return Mombasa::value(l, seat);
        const mombasa::Features f = mombasa::features(l, seat);
        const auto left = static_cast<float>(mombasa::rounds_left(l));
        float sum = 0;
        for (int i = 0; i < kFeatures; ++i) sum += f.of[i] * (playing.base[i] + left * playing.per_round[i]);
        return sum;
    }
};

struct Sample {
    mombasa::Features f;  // less their mean over the seats
    int left;
    Seat seat;
    double unknown(int i) const {
        return i < kFeatures ? static_cast<double>(f.of[i]) : left * static_cast<double>(f.of[i - kFeatures]);
    }
};

Weights shaken(const Weights& w, Rng& rng) {
    Weights out = w;
    for (int i = 1; i < kFeatures; ++i) {
        const float factor = std::exp(0.4f * (static_cast<float>(rng.below(2001)) / 1000 - 1));
        out.base[i] *= factor;
        out.per_round[i] *= factor;
    }
    return out;
}

Move greedy_move(const Shaken::Edition& t, const Shaken::State& s, Seat seat, const Offer& offered) {
    Shaken::State here = s;
    reopen<Shaken>(here, seat);
    Move best = offered.move[0];
    float most = -1;
    for (const Move m : offered) {
        Shaken::State next = here;
        take<Shaken>(t, next, seat, m);
        const float found = look_ahead<Shaken>(t, next, seat, 1, Shaken::spread({t, s})).of[seat];
        if (found > most) most = found, best = m;
    }
    return best;
}

void add_samples(const Shaken::Edition& t, const Shaken::State& s, std::vector<Sample>& out) {
    mombasa::Features of[kMaxSeats];
    float mean[kFeatures]{};
    for (Seat seat = 0; seat < s.seats; ++seat) {
        of[seat] = mombasa::features({t, s}, seat);
        for (int i = 0; i < kFeatures; ++i) mean[i] += of[seat].of[i] / static_cast<float>(s.seats);
    }
    for (Seat seat = 0; seat < s.seats; ++seat) {
        for (int i = 0; i < kFeatures; ++i) of[seat].of[i] -= mean[i];
        out.push_back({of[seat], mombasa::rounds_left({t, s}), seat});
    }
}

// One game; the positions met on the way, a fifth of them.
Shaken::State play(const Shaken::Edition& t, Shaken::State s, const Weights& from, Rng& rng,
                   std::vector<Sample>& samples) {
    Weights of[kMaxSeats];
    for (Weights& w : of) w = shaken(from, rng);
    const uint32_t noise = rng.below(6);  // of a hundred moves
    Offer offered;
    while (!is_over(s)) {
        if (is_chance<Shaken>(s)) {
            take<Shaken>(t, s, kChance, draw<Shaken>({t, s}, rng));
            continue;
        }
        const Seat seat = lowest(pending<Shaken>(s));
        offer<Shaken>({t, s}, seat, offered);
        if (offered.size > 1 && s.round && rng.below(5) == 0) add_samples(t, s, samples);
        playing = of[seat];
        const bool random = offered.size == 1 || rng.below(100) < noise;
        take<Shaken>(
            t, s, seat,
            random ? offered.move[rng.below(static_cast<uint32_t>(offered.size))] : greedy_move(t, s, seat, offered));
    }
    return s;
}

// Least squares, each unknown held at `from` as firmly as `hold` times its own share of the samples.
struct Equations {
    std::vector<double> a = std::vector<double>(kUnknowns * kUnknowns), b = std::vector<double>(kUnknowns);
    double& at(int i, int j) { return a[static_cast<size_t>(i * kUnknowns + j)]; }

    void add(const Sample& sample, double score) {
        for (int i = 0; i < kUnknowns; ++i) {
            const double x = sample.unknown(i);
            if (x == 0) continue;
            b[static_cast<size_t>(i)] += x * score;
            for (int j = 0; j < kUnknowns; ++j) at(i, j) += x * sample.unknown(j);
        }
    }
    std::vector<double> solve(const Weights& from, double hold) {
        std::vector<double> start(std::begin(from.base), std::end(from.base));
        start.insert(start.end(), std::begin(from.per_round), std::end(from.per_round));
        for (int i = 0; i < kUnknowns; ++i) {
            const double firm = hold * at(i, i) + 1;
            b[static_cast<size_t>(i)] += firm * start[static_cast<size_t>(i)];
            at(i, i) += firm;
        }
        return solved(std::move(a), std::move(b));
    }
};

// The row of value_weights.h; the spread is how far off the weights are in the last tenth of the games.
void print(const std::vector<double>& w, const std::vector<std::pair<Sample, double>>& kept) {
    double error[mombasa::kMaxRounds]{}, count[mombasa::kMaxRounds]{};
    for (const auto& [sample, score] : kept) {
        double foretold = 0;
        for (int i = 0; i < kUnknowns; ++i) foretold += w[static_cast<size_t>(i)] * sample.unknown(i);
        error[sample.left] += std::pow(foretold - score, 2);
        ++count[sample.left];
    }
    std::printf("    {{");
    for (int i = 0; i < kUnknowns; ++i)
        std::printf("%s%.4ff", i == kFeatures ? "},\n     {" : i ? ", " : "", w[static_cast<size_t>(i)]);
    std::printf("},\n     {");
    for (int i = 0; i < mombasa::kMaxRounds; ++i)
        std::printf("%s%.2ff", i ? ", " : "", std::sqrt(error[i] / std::max(1.0, count[i])));
    std::printf("}},\n");
}

int run(int seats, int games, uint64_t seed, double hold) {
    const Json components = parse_json(Mombasa::file("components.json"), "components.json");
    const Mombasa::Edition t = Mombasa::load(Node(components, "components.json"));
    const Weights from = mombasa::kWeights;
    Equations equations;
    std::vector<std::pair<Sample, double>> kept;
    double sum = 0;
    for (int game = 0; game < games; ++game) {
        Rng rng(seed, static_cast<uint64_t>(game));
        std::vector<Sample> samples;
        const Mombasa::State s = play(t, fresh<Mombasa>(t, seats), from, rng, samples);
        double mean = 0;
        for (Seat seat = 0; seat < seats; ++seat) mean += Mombasa::standing({t, s}, seat).score;
        sum += mean;
        mean /= seats;
        for (const Sample& sample : samples) {
            const double above = Mombasa::standing({t, s}, sample.seat).score - mean;
            game >= games - games / 10 ? void(kept.emplace_back(sample, above)) : equations.add(sample, above);
        }
    }
    std::fprintf(stderr, "%d seats, %d games, mean score %.2f\n", seats, games, sum / games / seats);
    print(equations.solve(from, hold), kept);
    return 0;
}

}  // namespace
}  // namespace pentarchy

int main(int argc, char** argv) {
    if (argc != 5) return std::fprintf(stderr, "usage: fit_mombasa SEATS GAMES SEED HOLD\n"), 2;
    return pentarchy::run(std::atoi(argv[1]), std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10),
                          std::atof(argv[4]));
}
