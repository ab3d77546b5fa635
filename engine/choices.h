// What a seat can choose and what it cannot, in words. Everything is computed from the seat's view, never from the
// state: offers, refusals and complaints cannot say more than the seat may know.
#pragma once

#include <iterator>
#include <map>
#include <set>
#include <span>
#include <sstream>
#include <tuple>

#include "engine/any_table.h"
#include "engine/view.h"

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
bool says(const typename G::Tables& t, Move m, std::string_view text) {
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

// The move that reads so; null if there is none. Words do not tell the numbers: a place may be numbered by row and column,
// equal cards have one name. So the verb is found by its name, and only its moves are compared.
template <class G>
const Move* find_said(const typename G::Tables& t, std::span<const Move> moves, std::string_view text) {
    const Phrase* verb = verb_of<G>(text);
    if (!verb) return nullptr;
    const auto number = static_cast<uint16_t>(verb - G::vocabulary().verbs.data());
    for (const Move& m : moves)
        if (m.verb == number && says<G>(t, m, text)) return &m;
    return nullptr;
}

// The label of a move as its seat sees the table.
template <class G>
std::string label_at(const LookOf<G>& l, Seat seat, const Catalog& text, Move m) {
    if constexpr (requires { G::label_detail(l, seat, m); }) {
        const LabelDetail detail = G::label_detail(l, seat, m);
        if (!detail.ending.empty()) {
            const Phrase& verb = G::vocabulary().verbs[m.verb];
            const uint16_t values[3] = {m.a, m.b, m.c};
            std::vector<Arg> args = arguments<G>(l.t, verb, values);
            args.insert(args.end(), detail.args.begin(), detail.args.end());
            return render(text, fmt::format("move.{}.{}", verb.name, detail.ending), args);
        }
    }
    return move_label<G>(l.t, text, m);
}

// The moves of a pending seat. Labels need not be unique; equal ones are numbered in the order of the offer.
template <class G>
std::vector<Offered> list_offered(const typename G::Tables& t, const View<G>& v, const Catalog& text) {
    Offer offered;
    offer<G>(v.look(t), v.viewer(), offered);
    std::vector<Offered> out;
    std::map<std::string, int> times;
    for (const Move m : offered) {
        out.push_back({m, move_text<G>(t, m), verb_name<G>(m), label_at<G>(v.look(t), v.viewer(), text, m)});
        ++times[out.back().label];
    }
    std::map<std::string, int> nth;
    for (Offered& o : out)
        if (times[o.label] > 1) o.label += fmt::format(" ({})", ++nth[o.label]);
    return out;
}

inline std::string reason_of(const Catalog& text, const std::string& rule) {
    const std::string_view words = text.get("why." + rule);
    return words.empty() ? rule : std::string(words);
}

template <class G>
std::vector<Refused> list_refused(const typename G::Tables& t, const View<G>& v, const Catalog& text) {
    Offer offered;
    std::vector<Refusal> refusals;
    explain<G>(v.look(t), v.viewer(), offered, refusals);
    std::vector<Refused> out;
    std::set<std::tuple<uint64_t, bool, Rule>> seen;
    for (const Refusal& r : refusals) {
        if (!r.whole_verb && offered.contains(r.move)) continue;
        if (!seen.emplace(r.move.bits(), r.whole_verb, r.rule).second) continue;
        const std::string rule = rule_id(G::kInfo.prefix, r.rule);
        const std::string words = r.whole_verb ? verb_name<G>(r.move) : move_text<G>(t, r.move);
        out.push_back(
            {r.move, words,
             r.whole_verb ? label_of_text<G>(t, text, words) : label_at<G>(v.look(t), v.viewer(), text, r.move), rule,
             reason_of(text, rule), r.whole_verb});
    }
    return out;
}

// A refusal by no rule: the words themselves, or their time, are wrong.
inline Refused no_rule(std::string_view move_text, const Catalog& text, const char* key, std::initializer_list<Arg> args) {
    return {kNothing, std::string(move_text), std::string(move_text), "", render(text, key, std::span(args.begin(), args.size()))};
}

// What is wrong with the words behind a verb: there are too many or too few, or nothing has that name.
template <class G>
std::optional<Refused> wrong_words(const typename G::Tables& t, const Phrase& verb, std::string_view move_text, const Catalog& text) {
    const size_t wanted = verb.kinds.size() - verb.unwritten;
    std::istringstream rest(std::string(move_text.substr(std::min(move_text.find(' '), move_text.size()))));
    const std::vector<std::string> said(std::istream_iterator<std::string>(rest), {});
    if (said.size() != wanted) return no_rule(move_text, text, "refuse.words", {{"word", verb.name}, number_arg("number", static_cast<int>(wanted))});
    for (size_t i = 0; i < wanted; ++i) {
        const std::vector<std::string>& known = G::words(t, verb.kinds[i]);
        const bool fits = verb.kinds[i] == kNumberKind ? said[i].find_first_not_of("0123456789") == std::string::npos
                                                       : std::find(known.begin(), known.end(), said[i]) != known.end();
        if (!fits) return no_rule(move_text, text, "refuse.name", {{"word", said[i]}});
    }
    return std::nullopt;
}

// Why a text that is not offered cannot be played: the rule against it, or against what else its verb is said with; its
// words are wrong; or it answers another question than the one that waits.
template <class G>
std::optional<Refused> find_refusal(const typename G::Tables& t, const View<G>& v, const Catalog& text, std::string_view move_text) {
    const std::string_view name = move_text.substr(0, move_text.find(' '));
    const auto& verbs = G::vocabulary().verbs;
    const auto verb = std::find_if(verbs.begin(), verbs.end(), [&](const Phrase& p) { return name == p.name; });
    if (verb == verbs.end()) return std::nullopt;
    const std::vector<Offered> offered = list_offered<G>(t, v, text);
    const std::vector<Refused> refused = list_refused<G>(t, v, text);
    for (const Refused& r : refused)
        if (!r.whole_verb && r.text == move_text) return r;
    const auto is_said = [&](const auto& move) { return move.move.verb == verb - verbs.begin(); };
    if (std::any_of(offered.begin(), offered.end(), is_said) || std::any_of(refused.begin(), refused.end(), is_said))
        if (auto wrong = wrong_words<G>(t, *verb, move_text, text)) return wrong;
    for (const Refused& r : refused)
        if (r.whole_verb && r.text == name) return r;
    const std::string question = render(text, std::string("ask.") + row_for<G>(v.s(), v.viewer()).name);
    return no_rule(move_text, text, "refuse.not_now", {{"question", question}});
}

inline std::string complaint(const std::optional<Refused>& refusal, std::string_view seat, std::string_view move_text) {
    if (!refusal) return fmt::format("{}: \"{}\" begins with no verb of this game", seat, move_text);
    std::string reason = refusal->reason;
    if (reason.ends_with('.')) reason.pop_back();
    if (!refusal->rule.empty() && reason != refusal->rule) reason += " (" + refusal->rule + ")";
    return fmt::format("{} cannot {} now: {}", seat, move_text, reason);
}

}  // namespace pentarchy
