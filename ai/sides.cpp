// Every game counts once for each of its sides, and once for each two of them.
#include "ai/sides.h"

#include <set>

namespace pentarchy {
namespace {

size_t number_of(const std::vector<std::string>& names, const std::string& side) {
    return static_cast<size_t>(std::lower_bound(names.begin(), names.end(), side) - names.begin());
}

double ahead(const MatchSeat& a, const MatchSeat& b) { return a.rank < b.rank ? 1 : a.rank == b.rank ? 0.5 : 0; }

void add_game(Sides& out, const MatchResult& match) {
    for (size_t i = 0; i < match.seats.size(); ++i) {
        const MatchSeat& seat = match.seats[i];
        const size_t mine = number_of(out.names, seat.side);
        out.tallies[mine].add(Tally::of(match, i));
        for (size_t j = 0; j < match.seats.size(); ++j) {
            if (j == i) continue;
            Pairing& pairing = out.pairings[mine][number_of(out.names, match.seats[j].side)];
            ++pairing.games;
            pairing.ahead += ahead(seat, match.seats[j]);
        }
    }
}

}  // namespace

Sides tally_by_side(const std::vector<MatchResult>& games) {
    std::set<std::string> names;
    for (const MatchResult& match : games)
        for (const MatchSeat& seat : match.seats) {
            if (seat.side.empty()) return {};
            names.insert(seat.side);
        }
    Sides out{{names.begin(), names.end()}, {}, {}};
    out.tallies.resize(names.size());
    out.pairings.resize(names.size(), std::vector<Pairing>(names.size()));
    for (const MatchResult& match : games) add_game(out, match);
    return out;
}

}  // namespace pentarchy
