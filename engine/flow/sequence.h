// A sequence: an arrow that goes through named steps in their order. Its Locals hold `step`, the number of the next
// one; it is done after the last.
//
//   struct Round : PlainSequence {
//       static Flow plan(Ctx& c, Frame& f);
//       static Flow turns(Ctx& c, Frame& f);
//       static constexpr auto kSteps = steps(&plan, &turns);
//   };
//
// One that remembers more than its step says so: using Locals = BuildLocals;
// Numbers of steps never leave this file: others name the step (push_at, has_begun, go_to).
#pragma once

#include <array>

#include "engine/flow/row.h"

namespace pentarchy {

template <class Step, class... Steps>
constexpr std::array<Step, 1 + sizeof...(Steps)> steps(Step first, Steps... rest) {
    return {first, rest...};
}

// Remembers nothing but how far it has come.
struct PlainSequence {
    struct Locals {
        uint8_t step;
    };
};

namespace detail {

// A chain of ifs over constants: so the compiler can inline each step.
template <class B, class C, size_t... kIndex>
[[gnu::always_inline]] inline Flow do_step(size_t step, C& c, Frame& f, std::index_sequence<kIndex...>) {
    Flow out = c.ask();
    (void)((step == kIndex && (out = B::kSteps[kIndex](c, f), true)) || ...);
    return out;
}

}  // namespace detail

template <class B, class T, class S>
constexpr Row<T, S> make_sequence(const char* name) {
    Row<T, S> row = detail::common<B, T, S>(name, RowKind::Arrow, 0);
    row.run = [](Ctx<T, S>& c, Frame& f) {
        constexpr size_t kCount = B::kSteps.size();
        while (true) {
            const size_t step = f.locals<typename B::Locals>().step++;
            if (step >= kCount) return c.done();
            const Flow flow = detail::do_step<B>(step, c, f, std::make_index_sequence<kCount>());
            if (!flow.goes_on()) return flow;
        }
    };
    return row;
}

// The number of a step of B.
template <class B, class Step>
constexpr uint8_t step_of(Step named) {
    uint8_t step = 0;
    while (B::kSteps[step] != named) ++step;
    return step;
}

// Called by a step: the sequence goes on with another step, or does the same one again.
template <class B, class Step>
void go_to(Frame& f, Step named) {
    f.locals<typename B::Locals>().step = step_of<B>(named);
}
template <class B>
void again(Frame& f) {
    --f.locals<typename B::Locals>().step;
}

// Whether the sequence has reached this step or gone beyond it.
template <class B, class Step>
constexpr bool has_begun(const typename B::Locals& l, Step named) {
    return l.step > step_of<B>(named);
}

// Puts the sequence on the stack as if it had come to this step: scenarios start so.
template <class B, class S, class Proc, class Step>
void push_at(S& s, Proc proc, Seat seat, Step named, typename B::Locals locals = {}) {
    locals.step = step_of<B>(named);
    StackRef(s.stack).push(static_cast<uint8_t>(proc), seat, locals);
}

}  // namespace pentarchy
