// What a seat may know. A View is made only here, and bots are given nothing else; determinize() fills its holes.
#pragma once

#include <cstring>
#include <string>
#include <string_view>

#include "base/bad_input.h"
#include "engine/flow/step.h"

namespace pentarchy {

template <class G>
class View {
  public:
    using State = typename G::State;
    const State& s() const { return s_; }
    Seat viewer() const { return viewer_; }
    LookOf<G> look(const typename G::Edition& t) const { return {t, s_}; }

    // A view on its way to another process of the same program: the bytes of the masked state, then the viewer.
    std::string bytes() const {
        std::string out(sizeof(State) + 1, static_cast<char>(viewer_));
        std::memcpy(out.data(), &s_, sizeof(State));
        return out;
    }
    static View from_bytes(std::string_view bytes) {
        if (bytes.size() != sizeof(State) + 1)
            bad_input("a view of this game has {} bytes, not {}", sizeof(State) + 1, bytes.size());
        State s;
        std::memcpy(&s, bytes.data(), sizeof(State));
        return View(s, static_cast<Seat>(bytes.back()));
    }

  private:
    template <class H>
    friend View<H> view(const typename H::Edition&, const typename H::State&, Seat);
    View(const State& s, Seat viewer) : s_(s), viewer_(viewer) {}
    State s_;
    Seat viewer_;
};

// The state as `viewer` (a seat or kSpectator) may know it. Sealed choices of others look as if not yet made.
template <class G>
View<G> view(const typename G::Edition& t, const typename G::State& s, Seat viewer) {
    View<G> out(s, viewer);
    if constexpr (HasForks<typename G::State>) {
        const Fork* fork = top_fork(s);
        for (Seat seat = 0; seat < static_cast<Seat>(std::size(s.picks)); ++seat) {
            if (seat == viewer) continue;
            out.s_.picks[seat] = {};
            if (fork && fork->kind == ForkKind::Sealed && has(fork->asked, seat))
                StackRef(out.s_.sub[seat]).cut(fork->base[seat]);
        }
    }
    G::mask(t, out.s_, viewer);
    return out;
}

// The state document as the viewer of `v` reads it.
template <class G>
Json document_of(const typename G::Edition& t, const View<G>& v) {
    return G::document_for(v.look(t), v.viewer());
}

// Lets every other seat of the sealed fork on top choose again. Sealed choices do not depend on each other, so it makes
// no difference that these come later.
template <class G>
void reopen(typename G::State& s, Seat keep) {
    if constexpr (HasForks<typename G::State>) {
        if (!is_sealed(s)) return;
        Frame& fork = StackRef(s.stack).top();
        for (const Seat seat : each(fork.locals<Fork>().asked)) {
            if (seat == keep) continue;
            G::take_back(s.picks[seat]);
            restart_seat(s, fork, seat);
        }
    }
}

// A full state that looks to the viewer like the true one: what it cannot see is filled in at random, and seats that
// are ready in a sealed fork have chosen at random. The search then reopens the fork, so that the others choose well.
template <class G>
typename G::State determinize(const typename G::Edition& t, const View<G>& v, Rng& rng) {
    typename G::State s = v.s();
    G::fill(t, s, v.viewer(), rng);
    if (!is_sealed(s)) return s;
    const SeatMask left = top_fork(s)->left;
    reopen<G>(s, v.viewer());
    Offer offered;
    for (const Seat seat : each(static_cast<SeatMask>(top_fork(s)->left & ~left)))
        while (has(top_fork(s)->left, seat)) {
            offer<G>({t, s}, seat, offered);
            take<G>(t, s, seat, offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
        }
    return s;
}

}  // namespace pentarchy
