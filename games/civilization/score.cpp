#include "games/civilization/score.h"

#include <algorithm>
#include <bit>
#include <tuple>

#include "games/civilization/actions.h"
#include "games/civilization/game.h"

namespace pentarchy::civilization {

namespace {

// CV-17.7  Space Flight comes only by research: whoever knows it has researched it.
bool has_flown(const Look& l, Seat seat) { return l.s.player[seat].techs & l.t.techs_of_level[kTechLevels]; }

// CV-17.1 to CV-17.4, CV-17.9  In this order.
bool has_won(const Look& l, Seat seat, Victory by) {
    switch (by) {
        case Victory::Culture: return l.s.player[seat].track == kSpaces;
        case Victory::Tech: return has_flown(l, seat);
        case Victory::Economy: return l.s.player[seat].coins >= l.t.n.coins_to_win;
        default: return l.s.conqueror == seat;
    }
}
constexpr Victory kVictories[] = {Victory::Culture, Victory::Tech, Victory::Economy, Victory::Military};

// CV-17.8  Trade, then coins, then the culture space, then the earlier place in the turn.
auto strength(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    return std::tuple<int, int, int, int>(me.trade, me.coins, me.track, -((seat + l.s.seats - l.s.first) % l.s.seats));
}

int rows_reached(const Look& l, Seat seat) {
    int row = 0;
    while (row < kTechLevels && l.s.player[seat].row[row]) ++row;
    return row;
}

}  // namespace

Result result_of(const Look& l) {
    Result out;
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        for (const Victory by : kVictories) {
            if (!has_won(l, seat, by)) continue;
            if (out.winner == kNobody || strength(l, seat) > strength(l, out.winner)) out = {seat, by};
            break;
        }
    return out;
}

int progress_of(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    const int best = std::max({100 * me.track / kSpaces, 100 * rows_reached(l, seat) / kTechLevels,
                               100 * std::min<int>(me.coins, l.t.n.coins_to_win) / l.t.n.coins_to_win});
    return l.s.conqueror == seat ? 100 : best;
}

void crown(Play& p) {
    if (p.s.winner != kNobody) return;
    const Result result = result_of(p);
    if (result.winner == kNobody) return;
    p.s.winner = result.winner;
    p.s.victory = static_cast<uint8_t>(result.by);
}

bool Civilization::verdict(const Look& l) { return l.s.winner != kNobody; }

void Civilization::finish(Play& p) {
    p.say(Msg::GameOver);
    if (p.s.winner == kNobody) {
        p.say(Msg::NobodyWins, p.s.turn);
    } else {
        p.say(Msg::Wins, p.s.winner, p.s.victory);
    }
    for (Seat seat = 0; seat < p.s.seats; ++seat) p.say(Msg::FinalProgress, seat, progress_of(p, seat));
}

// CV-17.5, CV-17.12  The winner alone is first; the others by progress, then trade.
Standing Civilization::standing(const Look& l, Seat seat) {
    const auto place = [&](Seat s) {
        return std::tuple<bool, int, int>(s == l.s.winner, progress_of(l, s), l.s.player[s].trade);
    };
    int rank = 1;
    for (Seat other = 0; other < l.s.seats; ++other) rank += place(other) > place(seat);
    return {rank, progress_of(l, seat)};
}
std::vector<TieBreak> Civilization::tie_breaks(const Look& l, Seat seat) {
    return {{"trade", l.s.player[seat].trade, "CV-17.12"}};
}

}  // namespace pentarchy::civilization
