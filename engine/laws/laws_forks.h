// Laws about asking several seats at once: 11 sealed moves commute, 18 who can react is among those who might by public
// knowledge, 20 reopening and repeating gives the same bytes, 21 a sealed move writes nothing but its own picks.
#pragma once

#include "engine/laws/laws_offers.h"

namespace pentarchy::laws {

template <class G>
Move random_offer(const LookOf<G>& l, Seat seat, Rng& rng) {
    Offer offered;
    offer<G>(l, seat, offered);
    return offered.move[rng.below(static_cast<uint32_t>(offered.size))];
}

// Law 18, and law 11 for one random pair of seats.
template <class G>
Broken fork_laws(const LookOf<G>& l, Rng& rng) {
    const Fork* fork = top_fork(l.s);
    if (!fork || fork->kind != ForkKind::Sealed) return {};
    const auto& row = G::rows()[fork->proc];
    if (row.might) {
        const View<G> outside = view<G>(l.t, l.s, kSpectator);
        for (Seat seat = 0; seat < G::seats(l.s); ++seat) {
            if (row.might(outside.look(l.t), top_of(l.s.stack), seat) != has(fork->asked, seat))
                return broken(18, "who is asked does not follow from public knowledge");
            if (row.can && row.can(l, seat) && !has(fork->asked, seat) && row.might(l, top_of(l.s.stack), seat))
                return broken(18, "a seat that can answer is not asked");
        }
    }
    if (std::popcount(fork->left) < 2) return {};
    const Seat a = lowest(fork->left), b = lowest(static_cast<SeatMask>(fork->left & (fork->left - 1)));
    const Move first = random_offer<G>(l, a, rng), second = random_offer<G>(l, b, rng);
    typename G::State one = l.s, two = l.s;
    take<G>(l.t, one, a, first), take<G>(l.t, one, b, second);
    take<G>(l.t, two, b, second), take<G>(l.t, two, a, first);
    if (!same(one, two)) return broken(11, std::string("sealed moves do not commute in ") + row.name);
    return {};
}

// Law 21: a sealed move changes the seat's picks, its own stack and the fork's `left`, and nothing else. A bit of no
// seat in `left` keeps the fork from closing meanwhile.
template <class G>
Broken sealed_write(const LookOf<G>& l, const Played& played) {
    if constexpr (HasForks<typename G::State>) {
        if (played.actor == kChance || !is_sealed(l.s)) return {};
        if (!row_for<G>(l.s, played.actor).take_own) return broken(21, "a box in a sealed fork could write anywhere");
        typename G::State before = l.s;
        top_fork(before)->left |= bit(kSpectator);
        typename G::State after = before;
        take<G>(l.t, after, played.actor, played.move);
        if (!is_sealed(after)) return broken(21, "a sealed move ended its fork");
        before.picks[played.actor] = after.picks[played.actor];
        before.sub[played.actor] = after.sub[played.actor];
        top_fork(before)->left = top_fork(after)->left;
        if (!same(before, after)) return broken(21, "a sealed move wrote something that is not its own");
    }
    return {};
}

// Law 20: remembers the moves since the sealed fork opened; taking the others' back and repeating them changes nothing.
template <class G>
class ForkHistory {
  public:
    void before(const typename G::State& s, const Played& played) {
        if (!is_sealed(s)) return moves_.clear();
        if (top_fork(s)->left == top_fork(s)->asked && all_at_start(s)) moves_.clear();
        moves_.push_back(played);
    }
    Broken after(const typename G::Edition& t, const typename G::State& s, Rng& rng) {
        if (!is_sealed(s) || moves_.empty()) return {};
        const auto keep = static_cast<Seat>(rng.below(static_cast<uint32_t>(G::seats(s))));
        if (top_fork(s)->left == top_fork(s)->asked && all_at_start(s)) return {};
        typename G::State again = s;
        reopen<G>(again, keep);
        for (const Played& played : moves_)
            if (played.actor != keep && has(top_fork(again)->asked, played.actor))
                take<G>(t, again, played.actor, played.move);
        if (!same(again, s)) return broken(20, "reopening a sealed fork and repeating the choices gave other bytes");
        return {};
    }

  private:
    static bool all_at_start(const typename G::State& s) {
        if constexpr (HasForks<typename G::State>) {
            const Fork& fork = *top_fork(s);
            for (const Seat seat : each(fork.asked)) {
                const typename G::State& here = s;
                if (here.sub[seat].top != fork.base[seat] + 1 || top_of(here.sub[seat]).proc != fork.proc) return false;
                auto blank = here.picks[seat];
                G::take_back(blank);
                if (!same(here.picks[seat], blank)) return false;
            }
        }
        return true;
    }
    std::vector<Played> moves_;
};

}  // namespace pentarchy::laws
