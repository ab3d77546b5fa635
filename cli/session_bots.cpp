// The computer at the terminal: seats that think, and hints for people. Both see only what their seat may know.
#include <algorithm>
#include <numeric>

#include <fmt/ranges.h>

#include "base/utf8.h"
#include "catalog/catalog.h"
#include "cli/common.h"
#include "cli/session.h"

namespace pentarchy {
namespace {

constexpr uint64_t kHintLane = 1000;  // apart from those of the seats
constexpr size_t kHints = 3;

// Whole per cent that add up to 100: what is cut off goes to those that lost most by it.
std::vector<int> percents(const double* expected, int seats) {
    const double sum = std::accumulate(expected, expected + seats, 0.0);
    std::vector<std::pair<double, int>> rest;
    std::vector<int> out;
    for (int seat = 0; seat < seats; ++seat) {
        const double share = sum > 0 ? 100 * expected[seat] / sum : 100.0 / seats;
        out.push_back(static_cast<int>(share));
        rest.emplace_back(out.back() - share, seat);
    }
    std::sort(rest.begin(), rest.end());
    const int missing = 100 - std::accumulate(out.begin(), out.end(), 0);
    for (int i = 0; i < missing; ++i) ++out[static_cast<size_t>(rest[static_cast<size_t>(i)].second)];
    return out;
}

// Levels have Czech names, too.
std::string level_named(const std::string& word) {
    const std::string name = fold(word);
    for (const auto& [czech, level] :
         {std::pair("snadn", "easy"), std::pair("stredn", "medium"), std::pair("tezk", "hard")})
        if (name.starts_with(czech)) return level;
    return name;
}

std::optional<BotSpec> adviser(const std::string& budget) {
    try {
        return parse_adviser(budget.empty() ? "medium" : level_named(budget));
    } catch (const BadInput&) {
        return std::nullopt;
    }
}

}  // namespace

// One choice each. While a person is asked too, the computer's seats wait: who would trade with partners that left
// first?
void Session::bots_decide() {
    for (const Seat seat : each(table_->pending())) {
        if (is_person(seat) || !has(table_->pending(), seat)) continue;
        // In a quiet row even that there is something to think about would betray a hand.
        const Limits limits = table_->is_quiet(seat) ? Limits{} : showing_thoughts(seat, watcher());
        const Move move = bot_move(*bots_[seat], *table_, seat, limits);
        terminal_.wipe_status();
        table_->play(seat, move);
    }
}

Seat Session::watcher() const {
    const auto people = std::count(bots_.begin(), bots_.end(), nullptr);
    return people == 1 ? static_cast<Seat>(std::find(bots_.begin(), bots_.end(), nullptr) - bots_.begin()) : kSpectator;
}

// A thought is told as the move would be: what stays covered on the table stays covered here.
Limits Session::showing_thoughts(Seat seat, Seat viewer) const {
    Limits limits;
    limits.progress = [this, seat, viewer](const Thought& thought) {
        const std::string move = table_->shown_label(seat, thought.best, viewer, text_);
        terminal_.status(say(move.empty() ? "play.thinking_only" : "play.thinking",
                             {word_arg("seat", seat_name(seat)), word_arg("tries", in_groups(thought.iterations)),
                              word_arg("label", move)}));
    };
    return limits;
}

// "12,345", and as Czech writes it.
std::string Session::in_groups(uint64_t number) const {
    std::string out = grouped(number);
    for (size_t at; text_.lang() == "cs" && (at = out.find(',')) != out.npos;) out.replace(at, 1, "\u00a0");
    return out;
}

void Session::hint(Seat seat, const std::string& budget) {
    const auto spec = adviser(budget);
    if (!spec) return tell("play.hint_how");
    if (table_->offered(seat, text_).size() == 1) return tell("play.hint_only");
    picks_.clear();  // advice is about the whole set
    const uint64_t seed = Rng(seed_, kHintLane + table_->events()).next();
    const auto bot = ai_for(table_->edition().game()).bot(table_->edition(), *spec, seed);
    const Thought thought = bot->think(*table_, seat, showing_thoughts(seat, seat));
    terminal_.wipe_status();
    tell_hint(seat, thought);
}

void Session::tell_hint(Seat seat, const Thought& thought) const {
    const auto moves = table_->offered(seat, text_);
    const int seats = table_->seats();
    for (size_t i = 0; i < std::min(kHints, thought.weighed.size()); ++i) {
        const Weighed& weighed = thought.weighed[i];
        const auto offered =
            std::find_if(moves.begin(), moves.end(), [&](const Offered& o) { return o.move == weighed.move; });
        CHECK(offered != moves.end());
        const std::vector<int> chances = seats == 1 ? std::vector{static_cast<int>(weighed.expected[0] * 100 + 0.5)}
                                                    : percents(weighed.expected, seats);
        tell(i == 0 ? "play.hint_best" : "play.hint_other",
             {word_arg("tries", in_groups(thought.iterations)), number_arg("number", number_of(seat, *offered)),
              word_arg("label", offered->label), number_arg("number2", chances[seat])});
        if (i == 0) tell_chances(chances);
    }
}

// Alone the score itself counts (ai/outcome.h).
void Session::tell_chances(const std::vector<int>& chances) const {
    if (chances.size() == 1) return tell("play.hint_solo", {number_arg("number", chances[0])});
    std::vector<std::string> shares;
    for (Seat seat = 0; seat < table_->seats(); ++seat)
        shares.push_back(
            say("play.hint_share", {word_arg("seat", seat_name(seat)), number_arg("number", chances[seat])}));
    tell("play.hint_expected", {word_arg("shares", fmt::format("{}", fmt::join(shares, ", ")))});
}

}  // namespace pentarchy
