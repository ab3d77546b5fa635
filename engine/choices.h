// What a seat can choose and what it cannot, in words. Everything is computed from the seat's view, never from the
// state: offers, refusals and complaints cannot say more than the seat may know.
#pragma once

#include <map>
#include <set>
#include <tuple>

#include "engine/any_table.h"
#include "engine/view.h"

namespace pentarchy {

template <class G>
std::string verb_name(Move m) {
    return G::vocabulary().verbs[m.verb].name;
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

// Why a text that is not offered cannot be played: the rule against it, if it is a candidate at all.
inline std::string complaint(const std::vector<Refused>& refused, std::string_view seat, std::string_view move_text) {
    const std::string_view verb = move_text.substr(0, move_text.find(' '));
    for (const Refused& r : refused) {
        if (r.text != (r.whole_verb ? verb : move_text)) continue;
        std::string reason = r.reason;
        if (reason.ends_with('.')) reason.pop_back();
        if (reason != r.rule) reason += " (" + r.rule + ")";
        return fmt::format("{} cannot {} now: {}", seat, move_text, reason);
    }
    return fmt::format("{}: \"{}\" is not a move that is offered or refused here", seat, move_text);
}

}  // namespace pentarchy
