// The laws (DESIGN section 4): what every game obeys in every state of every random game, for every seat and the
// spectator. check_game() plays one game and returns the first law it saw broken, in one sentence. Of a game that takes
// thousands of steps it looks at all the first states and at some of the others (engine/laws/laws_sample.h). Laws 12 to
// 15 and 22 need more than a game's functions and live in tests/laws_test.cpp.
#pragma once

#include <cstring>
#include <optional>
#include <set>

#include "engine/laws/laws_forks.h"
#include "engine/laws/laws_names.h"
#include "engine/laws/laws_observer.h"
#include "engine/laws/laws_offers.h"
#include "engine/laws/laws_quiet.h"
#include "engine/laws/laws_sample.h"

namespace pentarchy {

namespace laws {

// Laws 8 and 9: the books balance, here and in every world a viewer may imagine, and such a world plays to the end.
template <class G>
Broken imagined_worlds(const LookOf<G>& l, Rng& rng, Sample& sample) {
    const bool play_on = sample.plays_on(rng);
    if (const std::string what = G::conserved(l); !what.empty()) return broken(8, what);
    for (const Seat viewer : viewers<G>(l.s)) {
        const View<G> v = view<G>(l.t, l.s, viewer);
        typename G::State d = determinize<G>(l.t, v, rng);
        if (!same(view<G>(l.t, d, viewer).s(), v.s()))
            return broken(9, "a filled view does not look like the view", viewer);
        if (const std::string what = G::conserved({l.t, d}); !what.empty())
            return broken(8, "imagined: " + what, viewer);
        if (!play_on) continue;
        reopen<G>(d, viewer);
        PlayoutCount count;
        play_out<G>(l.t, d, rng, count);
        sample.note_played_on(count.steps);
        if (const std::string what = G::conserved({l.t, d}); !what.empty())
            return broken(9, "played on: " + what, viewer);
    }
    return {};
}

// Every law that can be asked of one state.
template <class G>
Broken state_laws(const LookOf<G>& l, Rng& rng, Sample& sample) {
    if (Broken b = stack_is_public<G>(l)) return b;
    if (Broken b = document_round_trip<G>(l)) return b;
    if (Broken b = imagined_worlds<G>(l, rng, sample)) return b;
    if (is_over(l.s)) return {};
    if (Broken b = offer_laws<G>(l)) return b;
    if (Broken b = secrets_do_not_steer<G>(l)) return b;
    if (Broken b = fork_laws<G>(l, rng)) return b;
    return observer_backward<G>(l);
}

}  // namespace laws

// One random game under every law. `options` as a table would set them.
template <class G>
std::optional<std::string> check_game(const typename G::Edition& t, int seats, uint64_t seed,
                                      const Json& options = boost::json::object()) {
    using State = typename G::State;
    Rng rng(seed, static_cast<uint64_t>(seats));
    State s = fresh<G>(t, seats, options);
    const State first = s;
    std::vector<laws::Played> log;
    laws::ForkHistory<G> fork;
    laws::WaitingRows<G> waiting;
    laws::Sample sample;
    int decisions = 0;
    const auto report = [&](const laws::Broken& b) {
        return "law " + std::to_string(b->law) + ": " + b->what + ", " + std::to_string(seats) + " seats, seed " +
               std::to_string(seed) + ", step " + std::to_string(log.size());
    };
    while (true) {
        const bool looked_at = sample.looks_at(log.size(), rng) || is_over(s);
        if (looked_at)
            if (laws::Broken b = laws::state_laws<G>({t, s}, rng, sample)) return report(b);
        if (is_over(s)) break;
        if (looked_at)
            if (laws::Broken b = waiting.see({t, s})) return report(b);
        const laws::Played played = laws::choose<G>({t, s}, rng, decisions);
        if (decisions > G::bound(t)) return report(laws::broken(3, "the game goes on past its bound"));
        if (looked_at)
            if (laws::Broken b = laws::observer_forward<G>({t, s}, played, rng)) return report(b);
        fork.before(s, played);
        if (laws::Broken b = laws::sealed_write<G>({t, s}, played)) return report(b);
        State copy = s;
        take<G>(t, copy, played.actor, played.move);
        take<G>(t, s, played.actor, played.move);
        if (!laws::same(s, copy)) return report(laws::broken(5, "a copy played on differently"));
        log.push_back(played);
        if (laws::Broken b = fork.after(t, s, rng)) return report(b);
    }
    State again = first;
    for (const laws::Played& played : log) take<G>(t, again, played.actor, played.move);
    if (!laws::same(again, s)) return report(laws::broken(6, "replaying the log gave other bytes"));
    if (laws::Broken b = laws::names_are_answered<G>(t, first, log, rng)) return report(b);
    return {};
}

}  // namespace pentarchy
