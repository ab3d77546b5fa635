// fit_rounds SEATS GAMES SEED ITERATIONS FILE: plays games of Endeavor between searching players, of which now and then
// one or all play some moves of a round carelessly, and adds what every seat held between the rounds to FILE. Then it
// prints the weights that foretell leads best from all positions of FILE, for value_rounds_weights.h. To be done again
// with the new weights built in, and the same FILE: weights that have not seen their own play promise themselves too
// much.
#include <array>
#include <cstdio>
#include <cstdlib>
#include <map>

#include "ai/mcts.h"
#include "bench/linear.h"
#include "engine/flow/playout.h"
#include "games/endeavor/game.h"
#include "games/endeavor/value_rounds.h"

namespace pentarchy {
namespace {

using endeavor::kRoundFacts;
using endeavor::RoundFacts;
constexpr int kRounds = 6;        // that can still follow a start of a round
constexpr double kRidge = 100;    // holds weights of rare facts near zero
constexpr double kOutcome = 0.3;  // how much the end of the game counts beside the judgement a round later

// A start of a round: what the seats held, and their final scores.
struct Position {
    uint64_t game;
    int32_t left, seats;
    float score[kMaxSeats];
    RoundFacts facts[kMaxSeats];

    float lead(int seat) const { return score[seat] - mean_score(); }
    float mean_score() const {
        float sum = 0;
        for (int i = 0; i < seats; ++i) sum += score[i];
        return sum / static_cast<float>(seats);
    }
    double above_mean(int seat, int fact) const {
        double sum = 0;
        for (int i = 0; i < seats; ++i) sum += static_cast<double>(facts[i].of[fact]);
        return static_cast<double>(facts[seat].of[fact]) - sum / seats;
    }
};

Move careless(const Endeavor::Edition& t, const Endeavor::State& s, Seat seat, const Offer& offered, Rng& rng) {
    Move best = offered.move[rng.below(static_cast<uint32_t>(offered.size))];
    if (rng.below(4) == 0) return best;
    float most = -1e9f;
    for (int i = 0; i < 2; ++i) {
        const Move m = offered.move[rng.below(static_cast<uint32_t>(offered.size))];
        Endeavor::State next = s;
        take<Endeavor>(t, next, seat, m);
        if (const float found = Endeavor::value({t, next}, seat); found > most) most = found, best = m;
    }
    return best;
}

void play(const Endeavor::Edition& t, Endeavor::State s, uint64_t game, Rng& rng, uint64_t iterations,
          std::vector<Position>& out) {
    MctsBot<Endeavor> searching(t, {"", BotSpec::Kind::Mcts, iterations}, rng.next());
    const size_t first = out.size();
    int round = s.round;
    SeatMask careless_seats = 0;
    uint32_t careless_moves = 0;
    Offer offered;
    while (!is_over(s)) {
        if (is_chance<Endeavor>(s)) {
            take<Endeavor>(t, s, kChance, draw<Endeavor>({t, s}, rng));
            continue;
        }
        if (s.round != round) {
            round = s.round;
            careless_moves = rng.below(10) < 3 ? 1 + rng.below(8) : 0;
            careless_seats = static_cast<SeatMask>(rng.below(3) ? 1u << rng.below(s.seats) : (1u << s.seats) - 1);
            if (round > 1) {
                Position& p = out.emplace_back(Position{game, endeavor::rounds_left({t, s}), s.seats, {}, {}});
                for (Seat seat = 0; seat < s.seats; ++seat) p.facts[seat] = endeavor::round_facts({t, s}, seat);
            }
        }
        const Seat seat = lowest(pending<Endeavor>(s));
        offer<Endeavor>({t, s}, seat, offered);
        Move m = offered.move[0];
        if (offered.size > 1) {
            const bool aside = careless_moves && has(careless_seats, seat);
            careless_moves -= aside;
            m = aside ? careless(t, s, seat, offered, rng) : searching.think(view<Endeavor>(t, s, seat), {}).best;
        }
        take<Endeavor>(t, s, seat, m);
    }
    for (size_t i = first; i < out.size(); ++i)
        for (Seat seat = 0; seat < s.seats; ++seat)
            out[i].score[seat] = static_cast<float>(Endeavor::standing({t, s}, seat).score);
}

// Ridge regression of targets on facts, both above the mean of the table.
std::vector<double> solve(const std::vector<const Position*>& from,
                          const std::vector<std::array<double, kMaxSeats>>& target) {
    std::vector<double> a(kRoundFacts * kRoundFacts), b(kRoundFacts), size(kRoundFacts, 1e-6);
    const auto at = [&](int i, int j) -> double& { return a[static_cast<size_t>(i * kRoundFacts + j)]; };
    for (size_t k = 0; k < from.size(); ++k)
        for (int seat = 0; seat < from[k]->seats; ++seat) {
            double x[kRoundFacts];
            for (int i = 0; i < kRoundFacts; ++i) x[i] = from[k]->above_mean(seat, i);
            for (int i = 0; i < kRoundFacts; ++i) {
                const double own = static_cast<double>(from[k]->facts[seat].of[i]);
                size[static_cast<size_t>(i)] +=
                    own * own / static_cast<double>(from.size() * static_cast<size_t>(from[k]->seats));
                if (x[i] == 0) continue;
                b[static_cast<size_t>(i)] += x[i] * target[k][static_cast<size_t>(seat)];
                for (int j = 0; j < kRoundFacts; ++j) at(i, j) += x[i] * x[j];
            }
        }
    for (int i = 0; i < kRoundFacts; ++i) at(i, i) += kRidge * size[static_cast<size_t>(i)];
    return solved(std::move(a), std::move(b));
}

// From the last round backwards: what a round later was foretold counts more than how the game ended, for it varies
// less.
void print_weights(const std::vector<Position>& positions) {
    std::map<uint64_t, std::array<double, kMaxSeats>> later;
    for (int left = 0; left < kRounds; ++left) {
        std::vector<const Position*> from;
        std::vector<std::array<double, kMaxSeats>> target;
        for (const Position& p : positions) {
            if (p.left != left) continue;
            from.push_back(&p);
            auto& aim = target.emplace_back();
            for (int seat = 0; seat < p.seats; ++seat) {
                const auto i = static_cast<size_t>(seat);
                const double lead = static_cast<double>(p.lead(seat));
                aim[i] = left ? kOutcome * lead + (1 - kOutcome) * later[p.game][i] : lead;
            }
        }
        std::vector<double> w = solve(from, target);
        double level = 0;  // leads become scores
        for (const Position* p : from) {
            auto& foretold = later[p->game];
            for (int seat = 0; seat < p->seats; ++seat) {
                foretold[static_cast<size_t>(seat)] = 0;
                double sum = 0;
                for (int i = 0; i < kRoundFacts; ++i) {
                    foretold[static_cast<size_t>(seat)] += w[static_cast<size_t>(i)] * p->above_mean(seat, i);
                    sum += w[static_cast<size_t>(i)] * static_cast<double>(p->facts[seat].of[i]);
                }
                level += (static_cast<double>(p->score[seat]) - sum) /
                         static_cast<double>(from.size() * static_cast<size_t>(p->seats));
            }
        }
        w[static_cast<size_t>(endeavor::Feature::Always)] += level;
        std::printf("     {");
        for (int i = 0; i < kRoundFacts; ++i) std::printf("%s%.4ff", i ? ", " : "", w[static_cast<size_t>(i)]);
        std::printf("},\n");
    }
}

int run(int seats, int games, uint64_t seed, uint64_t iterations, const char* file) {
    const Json components = parse_json(Endeavor::file("components.json"), "components.json");
    const Endeavor::Edition t = Endeavor::load(Node(components, "components.json"));
    const boost::json::object options =
        seats == 2 ? boost::json::object{{"two_player_neutral", true}} : boost::json::object();
    std::vector<Position> positions;
    for (int game = 0; game < games; ++game) {
        Rng rng(seed, static_cast<uint64_t>(game));
        play(t, fresh<Endeavor>(t, seats, options), seed << 32 | static_cast<uint64_t>(game), rng, iterations,
             positions);
    }
    std::FILE* f = std::fopen(file, "a+b");
    if (!f) return std::fprintf(stderr, "fit_rounds: cannot open %s\n", file), 1;
    std::fwrite(positions.data(), sizeof(Position), positions.size(), f);
    std::rewind(f);
    positions.clear();
    for (Position p; std::fread(&p, sizeof p, 1, f) == 1;)
        if (p.seats == seats) positions.push_back(p);
    std::fclose(f);
    print_weights(positions);
    return 0;
}

}  // namespace
}  // namespace pentarchy

int main(int argc, char** argv) {
    if (argc != 6) return std::fprintf(stderr, "usage: fit_rounds SEATS GAMES SEED ITERATIONS FILE\n"), 2;
    return pentarchy::run(std::atoi(argv[1]), std::atoi(argv[2]), std::strtoull(argv[3], nullptr, 10),
                          std::strtoull(argv[4], nullptr, 10), argv[5]);
}
