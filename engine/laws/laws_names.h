// Law 24: every name is answered. A seat may say a verb of the box that asks it with any things there are; the move is
// offered, or a rule refuses it. Looked at in some states of a finished game, with some names for each verb.
#pragma once

#include <map>

#include "engine/laws/laws_offers.h"
#include "engine/laws/laws_sample.h"

namespace pentarchy::laws {

inline constexpr uint32_t kNamesEvery = 4;  // states
inline constexpr int kNamesTried = 6;       // for each verb
inline constexpr uint32_t kNumbers = 16;    // numbers that are said: those below

// What a box says about moves now, in texts: those offered or refused one by one, and the verbs refused with all else.
template <class G>
struct Answers {
    std::set<std::string> texts;
    std::set<uint16_t> verbs, whole;

    Answers(const LookOf<G>& l, Seat seat, bool with_texts) {
        Offer offered;
        std::vector<Refusal> refused;
        explain<G>(l, seat, offered, refused);
        for (const Move m : offered) add(l, m, with_texts);
        for (const Refusal& r : refused)
            r.whole_verb ? void((verbs.insert(r.move.verb), whole.insert(r.move.verb))) : add(l, r.move, with_texts);
    }

  private:
    void add(const LookOf<G>& l, Move m, bool with_texts) {
        verbs.insert(m.verb);
        if (with_texts) texts.insert(move_text<G>(l.t, m));
    }
};

// The verb with things that exist, each taken at random: "build b c2".
template <class G>
std::string random_name(const LookOf<G>& l, const Phrase& verb, Rng& rng) {
    std::string out = verb.name;
    for (size_t i = 0; i + verb.unwritten < verb.kinds.size(); ++i) {
        const std::vector<std::string>& words = G::words(l.t, verb.kinds[i]);
        if (verb.kinds[i] == kNumber) {
            out += " " + std::to_string(rng.below(kNumbers));
        } else {
            const size_t count = verb.kinds[i] == kSeat ? static_cast<size_t>(G::seats(l.s)) : words.size();
            out += " " + words[rng.below(static_cast<uint32_t>(count))];
        }
    }
    return out;
}

// A box's verbs are those it spoke of anywhere in this game; what it does not speak of now must be answered all the
// same.
template <class G>
Broken names_are_answered(const typename G::Edition& t, const typename G::State& first, const std::vector<Played>& log,
                          Rng& rng) {
    std::map<std::string, std::set<uint16_t>> verbs;
    const auto each_asked = [&](const auto& look_at) -> Broken {
        typename G::State s = first;
        for (size_t step = 0; step < log.size(); ++step) {
            if (Sample::looks_at(step, rng))
                for (const Seat seat : each(pending<G>(s)))
                    if (Broken b = look_at(LookOf<G>{t, s}, seat)) return b;
            take<G>(t, s, log[step].actor, log[step].move);
        }
        return {};
    };
    (void)each_asked([&](const LookOf<G>& l, Seat seat) -> Broken {
        verbs[row_for<G>(l.s, seat).name].merge(Answers<G>(l, seat, false).verbs);
        return {};
    });
    return each_asked([&](const LookOf<G>& l, Seat seat) -> Broken {
        if (rng.below(kNamesEvery)) return {};
        const Answers<G> answers(l, seat, true);
        for (const uint16_t verb : verbs[row_for<G>(l.s, seat).name]) {
            if (answers.whole.contains(verb)) continue;
            for (int i = 0; i < kNamesTried; ++i)
                if (const std::string name = random_name<G>(l, G::vocabulary().verbs[verb], rng);
                    !answers.texts.contains(name))
                    return broken(24, "no rule says why not \"" + name + "\" in " + row_for<G>(l.s, seat).name);
        }
        return {};
    });
}

}  // namespace pentarchy::laws
