// A row of the flow table: a box waits for a seat (offer, take), an arrow moves on (run), a sequence moves on step by
// step (engine/flow/sequence.h), a chance row waits for luck (outcomes, take). Each is built from a struct of static
// functions.
#pragma once

#include <cstddef>

#include "base/rng.h"
#include "engine/flow/context.h"
#include "engine/moves/offer.h"

namespace pentarchy {

enum class RowKind : uint8_t { None, Arrow, Box, Chance };

// The offer of this box depends on secrets. If it holds a single move, that is not played automatically for a person:
// the others would learn that there was no choice.
inline constexpr uint8_t kQuiet = 1;

// For a box that asks for a set, such as "2 of 3 return". Its rules offer the members in one fixed order, so that each
// set has exactly one path; people pick in any order (engine/moves/sets.h).
struct SetPick {
    int picked = 0;                            // so far
    int left = 0;                              // so many more end it; 0: only `enough` does
    Move enough = kNothing, aside = kNothing;  // the move that ends a smaller set, and one that is no member
};

// Random play reads the first members only, which fit one cache line. The size is a power of two: a row is found by a
// shift.
template <class T, class S>
struct alignas(128) Row {
    using LookT = Look<T, S>;
    const char* name = nullptr;
    RowKind kind = RowKind::None;
    uint8_t flags = 0;
    uint8_t cells = 1;
    uint8_t answer_at = 0,
            answer_size = 0;  // where in its locals done(answer) of a frame above leaves what it has to say
    void (*offer)(const LookT&, const Frame&, Fast&) = nullptr;
    Move (*draw)(const LookT&, const Frame&, Rng&) = nullptr;  // one of the outcomes, by their weights
    Flow (*take)(Ctx<T, S>&, Frame&, Move) = nullptr;
    Flow (*take_own)(OwnCtx<T, S>&, Frame&, Move) = nullptr;  // a box that may be sealed: it can write only its picks
    Flow (*run)(Ctx<T, S>&, Frame&) = nullptr;
    void (*explain)(const LookT&, const Frame&, Why&) = nullptr;
    void (*outcomes)(const LookT&, const Frame&, Chances&) = nullptr;
    SeatMask (*sees)(const LookT&, const Frame&, Move) = nullptr;  // who sees the move's ids; null: everyone
    Move (*cover)(Move) = nullptr;                                 // what the others see instead; null: the bare verb
    bool (*might)(const LookT&, const Frame&, Seat) = nullptr;     // windows: by public knowledge the seat could answer
    bool (*can)(const LookT&, Seat) = nullptr;                     // windows: by its true cards it can; implies might
    Flow (*way_out)(Ctx<T, S>&, Frame&) = nullptr;         // how it ends where an imagined world has no move for it
    bool (*proposes)(Move) = nullptr;                      // deals: the move opens a proposal
    SetPick (*set)(const LookT&, const Frame&) = nullptr;  // boxes that ask for a set
};

namespace detail {

template <class B>
constexpr int cells_of() {
    if constexpr (requires { typename B::Locals; }) {
        return cells_for<typename B::Locals>();
    } else {
        return 1;
    }
}

template <class B, class T, class S>
constexpr Row<T, S> common(const char* name, RowKind kind, uint8_t flags) {
    Row<T, S> row{.name = name, .kind = kind, .flags = flags, .cells = cells_of<B>()};
    if constexpr (requires(typename B::Locals l) { l.answer; }) {
        row.answer_at = offsetof(typename B::Locals, answer);
        row.answer_size = sizeof(B::Locals::answer);
    }
    if constexpr (requires { &B::sees; }) row.sees = &B::sees;
    if constexpr (requires { &B::cover; }) row.cover = &B::cover;
    if constexpr (requires { &B::might; }) row.might = &B::might;
    if constexpr (requires { &B::can; }) row.can = &B::can;
    if constexpr (requires { &B::way_out; }) row.way_out = &B::way_out;
    if constexpr (requires { &B::proposes; }) row.proposes = &B::proposes;
    if constexpr (requires { &B::set; }) row.set = &B::set;
    return row;
}

}  // namespace detail

// box<March>("march"): B has a template offer over the sink, and a take against Ctx or OwnCtx.
template <class B, class T, class S>
constexpr Row<T, S> make_box(const char* name, uint8_t flags) {
    Row<T, S> row = detail::common<B, T, S>(name, RowKind::Box, flags);
    row.offer = [](const Look<T, S>& l, const Frame& f, Fast& out) { B::offer(l, f, out); };
    row.explain = [](const Look<T, S>& l, const Frame& f, Why& out) { B::offer(l, f, out); };
    if constexpr (requires(Flow(*own)(OwnCtx<T, S>&, Frame&, Move)) { own = &B::take; }) {
        row.take_own = &B::take;
    } else {
        row.take = &B::take;
    }
    return row;
}

template <class B, class T, class S>
constexpr Row<T, S> make_arrow(const char* name) {
    Row<T, S> row = detail::common<B, T, S>(name, RowKind::Arrow, 0);
    row.run = &B::run;
    return row;
}

namespace detail {

// A single outcome takes no random number.
inline uint64_t draw_below(Rng& rng, uint64_t total, bool choice) {
    return choice ? rng.below(static_cast<uint32_t>(total)) : 0;
}

template <class B, class T, class S>
Move draw_outcome(const Look<T, S>& l, const Frame& f, Rng& rng) {
    if constexpr (requires(ChanceSum & sum) { B::outcomes(l, f, sum); }) {
        ChanceSum sum;
        B::outcomes(l, f, sum);
        ChanceDraw found{draw_below(rng, sum.total, sum.size > 1)};
        B::outcomes(l, f, found);
        return found.found;
    } else {
        Chances chances;
        B::outcomes(l, f, chances);
        return chances.pick(draw_below(rng, chances.total, chances.size > 1));
    }
}

}  // namespace detail

// chance<LayTokens>("lay_tokens"): B has `outcomes`, which lists them into Chances. If luck is drawn often, `outcomes`
// is a template over any sink, and nothing is listed to draw one. B may also have `draw`, a quicker way to one outcome
// by the weights.
template <class B, class T, class S>
constexpr Row<T, S> make_chance(const char* name) {
    Row<T, S> row = detail::common<B, T, S>(name, RowKind::Chance, 0);
    row.outcomes = [](const Look<T, S>& l, const Frame& f, Chances& out) { B::outcomes(l, f, out); };
    if constexpr (requires { &B::draw; }) {
        row.draw = &B::draw;
    } else {
        row.draw = &detail::draw_outcome<B, T, S>;
    }
    row.take = &B::take;
    return row;
}

}  // namespace pentarchy
