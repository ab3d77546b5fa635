// Sums first, means last, so that games may be added in any number.
#include "ai/tally.h"

namespace pentarchy {
namespace {

void add(Tally& out, const MatchResult& match, size_t seat) {
    const MatchSeat& record = match.seats[seat];
    ++out.games;
    out.wins += win_of(match, seat);
    out.mean_score += record.score;
    out.mean_rank += record.rank;
    out.decisions += record.decisions;
    out.seconds_per_decision += record.seconds;
    out.longest_decision = std::max(out.longest_decision, record.longest);
}

// Sums become means.
void finish(Tally& out) {
    if (!out.games) return;
    const auto games = static_cast<double>(out.games);
    out.win_share = out.wins / games;
    out.ci95 = wilson(out.wins, games);
    out.mean_score /= games;
    out.mean_rank /= games;
    if (out.decisions) out.seconds_per_decision /= static_cast<double>(out.decisions);
}

template <class SeatOf>
std::vector<Tally> tally(const std::vector<MatchResult>& games, size_t seats, SeatOf seat_of) {
    std::vector<Tally> out(seats);
    for (size_t game = 0; game < games.size(); ++game)
        for (size_t i = 0; i < seats; ++i) add(out[i], games[game], seat_of(game, i));
    for (Tally& each : out) finish(each);
    return out;
}

double mixed(double a, uint64_t weight_a, double b, uint64_t weight_b) {
    const auto wa = static_cast<double>(weight_a), wb = static_cast<double>(weight_b);
    return wa + wb > 0 ? (a * wa + b * wb) / (wa + wb) : 0;
}

}  // namespace

void Tally::add(const Tally& other) {
    mean_score = mixed(mean_score, games, other.mean_score, other.games);
    mean_rank = mixed(mean_rank, games, other.mean_rank, other.games);
    seconds_per_decision = mixed(seconds_per_decision, decisions, other.seconds_per_decision, other.decisions);
    longest_decision = std::max(longest_decision, other.longest_decision);
    games += other.games;
    wins += other.wins;
    decisions += other.decisions;
    win_share = games ? wins / static_cast<double>(games) : 0;
    ci95 = wilson(wins, static_cast<double>(games));
}

Tally Tally::of(const MatchResult& match, size_t seat) {
    Tally out;
    pentarchy::add(out, match, seat);
    finish(out);
    return out;
}

double win_of(const MatchResult& match, size_t seat) {
    if (match.seats[seat].rank != 1) return 0;
    const auto first = [](const MatchSeat& each) { return each.rank == 1; };
    return 1 / static_cast<double>(std::count_if(match.seats.begin(), match.seats.end(), first));
}

std::vector<Tally> tally_by_bot(const std::vector<MatchResult>& games, size_t seats) {
    return tally(games, seats, [&](uint64_t game, size_t bot) { return seat_of_bot(game, bot, seats); });
}

std::vector<Tally> tally_by_seat(const std::vector<MatchResult>& games, size_t seats) {
    return tally(games, seats, [](uint64_t, size_t seat) { return seat; });
}

}  // namespace pentarchy
