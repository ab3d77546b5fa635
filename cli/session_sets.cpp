// Sets at the terminal: "2 of 3 return" is answered with numbers in any order, in one line or one after the other; what
// was picked is told to the table only when the set is whole.
#include <algorithm>

#include <fmt/format.h>

#include "base/utf8.h"
#include "cli/session.h"

namespace pentarchy {

namespace {

// The numbers of a line: "2 5"; none if it is anything else.
std::vector<size_t> numbers_in(const std::string& line) {
    std::vector<size_t> out;
    for (size_t at = 0; at < line.size();) {
        const size_t end = std::min(line.find_first_of(" ,", at), line.size());
        const std::string word = line.substr(at, end - at);
        at = end + 1;
        if (word.empty()) continue;
        if (!is_number(word)) return {};
        out.push_back(static_cast<size_t>(to_number(word)));
    }
    return out;
}

std::string labels_of(const OfferedSet& set, const std::vector<int>& picks) {
    std::vector<std::string> out;
    for (const int pick : picks) out.push_back(set.members[static_cast<size_t>(pick)].label);
    return fmt::format("{}", fmt::join(out, ", "));
}

}  // namespace

// The moves as the menu numbers them: of a set what can join what is picked, then what ends it, then what is no member.
std::vector<Offered> Session::listed(Seat seat) const {
    const auto set = table_->offered_set(seat, text_);
    if (!set) return table_->offered(seat, text_);
    const std::vector<int> picks = picks_at_ == table_->events() ? picks_ : std::vector<int>{};
    std::vector<Offered> out;
    const std::vector<bool> open = set->open_to(picks);
    for (size_t i = 0; i < open.size(); ++i)
        if (open[i]) out.push_back(set->members[i]);
    if (set->enough && set->find(picks)) out.push_back(*set->enough);
    if (set->aside) out.push_back(*set->aside);
    return out;
}

// Where the menu has this move, or the member of a set that stands for it; 0: nowhere.
int Session::number_of(Seat seat, const Offered& move) const {
    const std::vector<Offered> moves = listed(seat);
    const auto set = table_->offered_set(seat, text_);
    const auto fits = [&](const Offered& listed) {
        return listed.move == move.move || (set && set->same(listed.text, move.text));
    };
    const auto at = std::find_if(moves.begin(), moves.end(), fits);
    return at == moves.end() ? 0 : static_cast<int>(at - moves.begin()) + 1;
}

void Session::tell_set(Seat seat) const {
    const auto set = table_->offered_set(seat, text_);
    if (!set) return;
    const std::vector<int> picks = picks_at_ == table_->events() ? picks_ : std::vector<int>{};
    if (!set->picked.empty())
        tell("play.set_before", {word_arg("labels", fmt::format("{}", fmt::join(set->picked, ", ")))});
    if (!picks.empty()) return tell("play.set_picked", {word_arg("labels", labels_of(*set, picks))});
    tell(set->least == set->most ? "play.set_exact" : "play.set_up_to", {number_arg("number", set->most)});
}

// An answer to a set; nothing if the line is something else.
std::optional<bool> Session::pick(Seat seat, const std::string& line) {
    const auto set = table_->offered_set(seat, text_);
    if (!set) return std::nullopt;
    const std::vector<Offered> moves = listed(seat);
    std::vector<size_t> numbers = numbers_in(line);
    if (numbers.empty()) {
        const auto said = [&](const Offered& o) {
            return o.text == line || fold(o.label) == fold(line) || set->same(o.text, line);
        };
        const auto at = std::find_if(moves.begin(), moves.end(), said);
        if (at == moves.end()) return std::nullopt;
        numbers.push_back(static_cast<size_t>(at - moves.begin()) + 1);
    }
    for (const size_t number : numbers)
        if (number < 1 || number > moves.size())
            return tell("play.no_number", {number_arg("number", static_cast<int>(number)),
                                           number_arg("number2", static_cast<int>(moves.size()))}),
                   false;
    if (picks_at_ != table_->events()) picks_.clear();
    picks_at_ = table_->events();
    return pick_all(seat, *set, numbers);
}

// True once the table was told.
bool Session::pick_all(Seat seat, const OfferedSet& set, const std::vector<size_t>& numbers) {
    const std::vector<Offered> moves = listed(seat);
    std::vector<int> picks = picks_;
    bool enough = false;
    for (const size_t number : numbers) {
        const Offered& move = moves[number - 1];
        if (set.enough && move.text == set.enough->text) {
            enough = true;
        } else if (const auto member = set.known.find(move.text); member == set.known.end()) {
            return table_->play(seat, move.move), true;
        } else if (!set.open_to(picks)[static_cast<size_t>(member->second)]) {
            return tell("play.set_apart", {word_arg("label", move.label)}), false;
        } else {
            picks.push_back(member->second);
        }
    }
    picks_ = picks;
    const std::vector<bool> open = set.open_to(picks);
    const bool goes_on = !enough && std::find(open.begin(), open.end(), true) != open.end();
    if (goes_on || !set.find(picks)) return question(seat), false;
    std::vector<std::string> texts;
    for (const int member : picks) texts.push_back(set.members[static_cast<size_t>(member)].text);
    table_->play_set(seat, texts, text_);
    picks_.clear();
    return true;
}

// The last pick of a set that is not whole; false if there is none.
bool Session::put_back(Seat seat) {
    if (picks_.empty() || picks_at_ != table_->events()) return false;
    picks_.pop_back();
    question(seat);
    return true;
}

}  // namespace pentarchy
