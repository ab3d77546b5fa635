// The end of a game at the terminal: the last news, the board with its score sheet, who has won and by how much, and
// what decided between equal scores.
#include <algorithm>

#include <fmt/ranges.h>

#include "cli/session.h"

namespace pentarchy {
namespace {

// Best first; equal ranks in the order of seats.
std::vector<Seat> by_rank(const AnyTable& table) {
    std::vector<Seat> order;
    for (Seat seat = 0; seat < table.seats(); ++seat) order.push_back(seat);
    std::stable_sort(order.begin(), order.end(),
                     [&](Seat a, Seat b) { return table.standing(a).rank < table.standing(b).rank; });
    return order;
}

}  // namespace

// Commands still work, so that the game can be saved.
void Session::finish() {
    if (asked_ != kNobody) news(asked_);
    fmt::print("\n{}", painted(kNobody));
    terminal_.print("\n" + terminal_.bold(say("play.over")));
    table_->seats() == 1 ? tell_solo() : tell_result();
    if (asked_ == kNobody) return;
    tell("play.over_hint");
    while (!left_) {
        const auto line = terminal_.read("> ");
        if (!line) return input_ended();
        (void)answer(asked_, *line);
    }
}

// Alone there is nobody to be ahead of: a defeat is a second place.
void Session::tell_solo() const {
    const bool won = table_->standing(0).rank == 1;
    if (is_person(0)) return tell(won ? "play.solo_won" : "play.solo_lost");
    tell(won ? "play.solo_won_bot" : "play.solo_lost_bot", {word_arg("seat", seat_name(0))});
}

std::string Session::margin(int points) const { return say("score.margin", {number_arg("number", points)}); }

std::string Session::names_of(const std::vector<Seat>& seats) const {
    std::vector<std::string> names;
    for (const Seat seat : seats) names.push_back(seat_name(seat));
    return fmt::format("{}", fmt::join(names, ", "));
}

void Session::tell_result() const {
    const std::vector<Seat> order = by_rank(*table_);
    std::vector<Seat> winners;
    for (const Seat seat : order)
        if (table_->standing(seat).rank == 1) winners.push_back(seat);
    const Seat you = watcher();
    const bool won = std::find(winners.begin(), winners.end(), you) != winners.end();
    if (winners.size() > 1) {
        tell_shared(winners, won ? you : kNobody);
    } else {
        const int lead = table_->standing(order[0]).score - table_->standing(order[1]).score;
        const std::string key = std::string(won ? "play.you_win" : "play.winner") + (lead ? "" : "_tie");
        tell(key, {word_arg("seat", seat_name(order[0])), word_arg("margin", margin(lead))});
    }
    if (you < table_->seats() && !won) tell_behind(you, table_->standing(order[0]).score);
    for (size_t i = 0; i + 1 < order.size(); ++i) tell_tie_break(order[i], order[i + 1]);
    for (const Seat seat : order)
        terminal_.print("  " + say("play.place", {number_arg("number", table_->standing(seat).rank),
                                                  word_arg("seat", seat_name(seat)),
                                                  number_arg("number2", table_->standing(seat).score)}));
}

void Session::tell_behind(Seat you, int best) const {
    const Standing mine = table_->standing(you);
    tell(mine.score < best ? "play.you_behind" : "play.you_behind_tie",
         {number_arg("number", mine.rank), word_arg("margin", margin(best - mine.score))});
}

// Equal scores, and equal in whatever would have decided.
void Session::tell_shared(std::vector<Seat> winners, Seat you) const {
    std::vector<std::string> ties;
    for (const TieBreak& tie : table_->tie_breaks(winners[0]))
        ties.push_back(say("play.tie_equal",
                           {word_arg("tie", say(std::string("tie.") + tie.name)), number_arg("number", tie.points)}));
    const bool with_you = std::erase(winners, you) > 0;
    tell(with_you ? "play.you_share" : "play.winners", {word_arg("seats", names_of(winners))});
    ties.empty() ? tell("play.tie_shared")
                 : tell("play.tie_open", {word_arg("ties", fmt::format("{}", fmt::join(ties, "; ")))});
}

// The first tie-break in which they differ, if their scores are equal and their places are not.
void Session::tell_tie_break(Seat better, Seat worse) const {
    const Standing a = table_->standing(better), b = table_->standing(worse);
    if (a.score != b.score || a.rank == b.rank) return;
    const auto theirs = table_->tie_breaks(better), others = table_->tie_breaks(worse);
    for (size_t i = 0; i < theirs.size(); ++i) {
        if (theirs[i].points == others[i].points) continue;
        return tell("play.tie_break",
                    {word_arg("seat", seat_name(better)), word_arg("seat2", seat_name(worse)),
                     word_arg("tie", say(std::string("tie.") + theirs[i].name)), number_arg("number", theirs[i].points),
                     number_arg("number2", others[i].points), word_arg("rule", theirs[i].rule)});
    }
}

}  // namespace pentarchy
