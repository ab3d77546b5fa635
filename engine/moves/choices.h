// What a seat can choose and what it cannot. Everything is computed from the seat's view, never from the state: offers
// and refusals cannot say more than the seat may know. Refusals are typed (engine/table/any_table.h); words are found
// for those that somebody reads.
#pragma once

#include <iterator>
#include <map>
#include <set>
#include <span>
#include <sstream>
#include <tuple>

#include "engine/flow/view.h"
#include "engine/table/any_table.h"

namespace pentarchy {

template <class G>
std::string verb_name(Move m) {
    return G::vocabulary().verbs[m.verb].name;
}

// The verb that a text begins with; null if the game has none of that name.
template <class G>
const Phrase* verb_of(std::string_view text) {
    const std::string_view name = text.substr(0, text.find(' '));
    for (const Phrase& verb : G::vocabulary().verbs)
        if (name == verb.name) return &verb;
    return nullptr;
}

// An offer's moves, or luck's.
template <class List>
std::span<const Move> moves_of(const List& list) {
    return {list.move, static_cast<size_t>(list.size)};
}

// Whether move_text() of this move is `text`; compared word by word, nothing is written.
template <class G>
bool says(const typename G::Edition& t, Move m, std::string_view text) {
    const auto read = [&](std::string_view word) {
        if (!text.starts_with(word)) return false;
        text.remove_prefix(word.size());
        return true;
    };
    const Phrase& verb = G::vocabulary().verbs[m.verb];
    const uint16_t values[3] = {m.a, m.b, m.c};
    if (!read(verb.name)) return false;
    for (size_t i = 0; i + verb.unwritten < verb.kinds.size(); ++i)
        if (!read(" ") || !read(values[i] == kHiddenArg ? "?" : G::word(t, verb.kinds[i], values[i]))) return false;
    return text.empty();
}

// The move that reads so; null if there is none. Words do not tell the numbers: a place may be numbered by row and
// column, equal cards have one name. So the verb is found by its name, and only its moves are compared.
template <class G>
const Move* find_said(const typename G::Edition& t, std::span<const Move> moves, std::string_view text) {
    const Phrase* verb = verb_of<G>(text);
    if (!verb) return nullptr;
    const auto number = static_cast<uint16_t>(verb - G::vocabulary().verbs.data());
    for (const Move& m : moves)
        if (m.verb == number && says<G>(t, m, text)) return &m;
    return nullptr;
}

// The label of a move as its seat sees the table.
template <class G>
std::string label_with(const LookOf<G>& l, const Texts& text, Move m, const LabelDetail& detail) {
    if (detail.ending.empty()) return move_label<G>(l.t, text, m);
    const Phrase& verb = G::vocabulary().verbs[m.verb];
    const uint16_t values[3] = {m.a, m.b, m.c};
    std::vector<Arg> args = arguments<G>(l.t, verb, values);
    args.insert(args.end(), detail.args.begin(), detail.args.end());
    return render(text, fmt::format("move.{}.{}", verb.name, detail.ending), args);
}
template <class G>
std::string label_at(const LookOf<G>& l, Seat seat, const Texts& text, Move m) {
    return label_with<G>(l, text, m, G::label_detail(l, seat, m));
}
template <class G>
Offered offered_at(const LookOf<G>& l, Seat seat, const Texts& text, Move m) {
    const LabelDetail detail = G::label_detail(l, seat, m);
    Offered out{m, move_text<G>(l.t, m), verb_name<G>(m), label_with<G>(l, text, m, detail)};
    for (const Arg& arg : detail.args)
        if (arg.is_number) out.numbers.push_back(arg.number);
    return out;
}

// The moves of a pending seat. Labels need not be unique; equal ones are numbered in the order of the offer.
template <class G>
std::vector<Offered> list_offered(const typename G::Edition& t, const View<G>& v, const Texts& text) {
    Offer offered;
    offer<G>(v.look(t), v.viewer(), offered);
    std::vector<Offered> out;
    std::map<std::string, int> times;
    for (const Move m : offered) {
        out.push_back(offered_at<G>(v.look(t), v.viewer(), text, m));
        ++times[out.back().label];
    }
    std::map<std::string, int> nth;
    for (Offered& o : out)
        if (times[o.label] > 1) o.label += fmt::format(" ({})", ++nth[o.label]);
    return out;
}

// Candidates that are not offered, each with its rule once.
template <class G>
std::vector<Refused> list_refused(const LookOf<G>& l, Seat seat) {
    Offer offered;
    std::vector<Refusal> refusals;
    explain<G>(l, seat, offered, refusals);
    std::vector<Refused> out;
    std::set<std::tuple<uint64_t, bool, Rule>> seen;
    for (const Refusal& r : refusals) {
        if (!r.whole_verb && offered.contains(r.move)) continue;
        if (seen.emplace(r.move.bits(), r.whole_verb, r.rule).second) out.push_back({r.move, r.rule, r.whole_verb});
    }
    return out;
}

// What is wrong with the words behind a verb: there are too many or too few, or nothing has that name.
template <class G>
std::optional<Refused> wrong_words(const typename G::Edition& t, const Phrase& verb, std::string_view text) {
    const size_t wanted = verb.kinds.size() - verb.unwritten;
    std::istringstream rest(std::string(text.substr(std::min(text.find(' '), text.size()))));
    const std::vector<std::string> said(std::istream_iterator<std::string>(rest), {});
    if (said.size() != wanted) return no_rule(Refused::By::Count, text, verb.name, static_cast<int>(wanted));
    for (size_t i = 0; i < wanted; ++i) {
        const std::vector<std::string>& known = G::words(t, verb.kinds[i]);
        const bool fits = verb.kinds[i] == kNumber ? said[i].find_first_not_of("0123456789") == std::string::npos
                                                   : std::find(known.begin(), known.end(), said[i]) != known.end();
        if (!fits) return no_rule(Refused::By::Name, text, said[i]);
    }
    return std::nullopt;
}

// Why a text that is not offered cannot be played: the rule against it, or against what else its verb is said with; its
// words are wrong; or it answers another question than the one that waits.
template <class G>
std::optional<Refused> find_refusal(const LookOf<G>& l, Seat seat, std::string_view text) {
    const Phrase* verb = verb_of<G>(text);
    if (!verb) return std::nullopt;
    Offer offered;
    std::vector<Refusal> refusals;
    explain<G>(l, seat, offered, refusals);
    const auto is_said = [&](Move m) { return m.verb == verb - G::vocabulary().verbs.data(); };
    bool spoken_of = std::any_of(offered.begin(), offered.end(), is_said);
    for (const Refusal& r : refusals) {
        if (!is_said(r.move) || (!r.whole_verb && offered.contains(r.move))) continue;
        spoken_of = true;
        if (!r.whole_verb && says<G>(l.t, r.move, text)) return Refused{r.move, r.rule};
    }
    if (spoken_of)
        if (auto wrong = wrong_words<G>(l.t, *verb, text)) return wrong;
    for (const Refusal& r : refusals)
        if (r.whole_verb && is_said(r.move)) return Refused{r.move, r.rule, true};
    return no_rule(Refused::By::Time, text, row_for<G>(l.s, seat).name);
}

}  // namespace pentarchy
