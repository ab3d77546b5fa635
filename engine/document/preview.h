// What a move, or several for a set, are certain to bring, as its seat may know it. The holes of the seat's view are
// filled in several ways, the move is taken in each of these worlds, and what changes alike in all of them is told. The
// true state is never asked.
#pragma once

#include <algorithm>
#include <span>

#include "engine/document/changes.h"
#include "engine/flow/view.h"

namespace pentarchy {

// How many worlds are tried; more if luck is asked, so that they cover its different outcomes.
inline constexpr int kPreviewWorlds = 3, kPreviewLuckWorlds = 8;

namespace detail {

template <class G>
Move spread_outcome(const LookOf<G>& l, int world, int worlds) {
    Chances luck;
    outcomes<G>(l, luck);
    return luck.move[static_cast<int64_t>(world) * luck.size / worlds];
}

// Takes the moves, then luck and what the seat has no choice in, up to the next decision. True if luck was asked.
template <class G>
bool take_in_world(const typename G::Edition& t, typename G::State& s, Seat seat, std::span<const Move> moves,
                   int world, int worlds) {
    constexpr int kSteps = 12, kLuck = 4, kNextDraw = 3;
    for (const Move m : moves) take<G>(t, s, seat, m);
    int luck = 0;
    for (int step = 0; step < kSteps && !is_over(s); ++step) {
        if (is_chance<G>(s)) {
            if (++luck > kLuck) break;
            const int turned = (world + (luck - 1) * kNextDraw) % worlds;  // two draws do not rise together
            take<G>(t, s, kChance, spread_outcome<G>({t, s}, turned, worlds));
            continue;
        }
        if (pending<G>(s) != bit(seat) || row_for<G>(s, seat).flags & kQuiet) break;
        Offer offered;
        offer<G>({t, s}, seat, offered);
        if (offered.size != 1) break;
        take<G>(t, s, seat, offered.move[0]);
    }
    return luck > 0;
}

// The last answer in a sealed fork reveals what the others have chosen, which nobody can know in advance. So a move
// that may be the last answer has no preview.
template <class G>
bool may_close_seal(const typename G::State& s, Seat seat) {
    return is_sealed(s) && !(top_fork(s)->left & ~bit(seat));
}

}  // namespace detail

template <class G>
std::vector<Difference> preview_differences(const typename G::Edition& t, const View<G>& v,
                                            std::span<const Move> moves) {
    std::vector<Difference> out;
    if (detail::may_close_seal<G>(v.s(), v.viewer())) return out;
    const Json before = document_of<G>(t, v);
    typename G::State known{};  // as the seat would see it in the first world
    int worlds = kPreviewWorlds;
    for (int world = 0; world < worlds; ++world) {
        Rng rng(0x5EED, static_cast<uint64_t>(world));
        typename G::State s = determinize<G>(t, v, rng);
        const typename G::State first = s;
        if (detail::take_in_world<G>(t, s, v.viewer(), moves, world, worlds) && worlds == kPreviewWorlds) {
            worlds = kPreviewLuckWorlds;
            s = first;
            detail::take_in_world<G>(t, s, v.viewer(), moves, world, worlds);
        }
        const View<G> after = view<G>(t, s, v.viewer());
        if (world > 0 && std::memcmp(&after.s(), &known, sizeof known) == 0)
            continue;  // what differs, the seat does not see
        std::vector<Difference> here = document_diff(before, document_of<G>(t, after));
        if (world == 0) {
            out = std::move(here);
            known = after.s();
        } else {
            std::erase_if(out,
                          [&](const Difference& d) { return std::find(here.begin(), here.end(), d) == here.end(); });
        }
        if (out.empty()) break;
    }
    return out;
}

template <class G>
std::vector<ViewChange> preview(const typename G::Edition& t, const View<G>& v, std::span<const Move> moves,
                                const Texts& text) {
    return name_changes(preview_differences<G>(t, v, moves), text, words_of_kind<G>, &t);
}

}  // namespace pentarchy
