// Reading a stack whose frames may be anybody's.
#include <gtest/gtest.h>

#include "engine/flow/fork.h"

namespace pentarchy {
namespace {

enum class Proc : uint8_t { Game, Wide, Box };
struct WideLocals {
    uint64_t a, b;
};
struct AnyRow {
    uint8_t cells;
};
constexpr AnyRow kRows[] = {{1}, {cells_for<WideLocals>()}, {1}};

struct State {
    Stack<16> stack;
    Stack<4> sub[2];
    uint8_t picks[2];
};

// Cells of a wide frame that look like headers of other rows, and a fork, whose number is no row's.
State some_state() {
    State s{};
    StackRef stack(s.stack);
    stack.push_cells(static_cast<uint8_t>(Proc::Game), kNobody, 1);
    stack.push(static_cast<uint8_t>(Proc::Wide), 1, WideLocals{static_cast<uint64_t>(Proc::Box), 255});
    push_fork(s, ForkKind::Open, 3, static_cast<uint8_t>(Proc::Box));
    return s;
}

TEST(Frames, each_frame_steps_over_forks_and_wide_locals) {
    std::vector<int> procs;
    each_frame(some_state().stack, kRows, [&](const Frame& f) { procs.push_back(f.proc); });
    EXPECT_EQ(procs, (std::vector<int>{kForkProc, 1, 0}));
}

TEST(Frames, find_frame_takes_no_cell_for_a_header) {
    const State s = some_state();
    EXPECT_EQ(find_frame(s.stack, kRows, Proc::Box), nullptr);
    ASSERT_NE(find_frame(s.stack, kRows, Proc::Wide), nullptr);
    EXPECT_EQ(find_frame(s.stack, kRows, Proc::Wide)->locals<WideLocals>().b, 255u);
    EXPECT_EQ(find_frame(s.stack, kRows, kForkProc), &top_of(s.stack));
    EXPECT_EQ(find_frame(Stack<4>{}, kRows, Proc::Game), nullptr);
}

TEST(Frames, a_seat_is_recalled_from_above_its_fork) {
    State s = some_state();
    StackRef(s.sub[0]).cut(0);
    close_seat(s, *top_fork(s), 0);
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::Box), 1, 1);
    recall_seat(s, 0, kRows);
    StackRef(s.stack).pop(1);
    EXPECT_EQ(top_fork(s)->left, 3);
    EXPECT_EQ(s.sub[0].top, 1);
}

}  // namespace
}  // namespace pentarchy
