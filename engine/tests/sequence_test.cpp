// Sequences: steps in order, steps that go on at once, repeats and jumps; answers of any width; locals by value; forks
// that hand locals to their boxes.
#include <gtest/gtest.h>

#include <string>

#include "engine/flow/row_table.h"

namespace pentarchy::sequence_test {
namespace {

enum class Proc : uint8_t { Walk, AskNumber, Box, Swap, kCount };
struct Edition {};
struct State {
    Stack<16> stack;
    Stack<4> sub[2];
    uint8_t picks[2];
    uint8_t rounds, zero[5];
};
using TestCtx = Ctx<Edition, State>;
using Rows = RowTable<Proc, Edition, State>;

std::string done;  // what happened, in order

struct Walk {
    struct Locals {
        uint32_t answer;
        uint8_t step, zero[3];
    };
    static Flow begin(TestCtx& c, Frame&) {
        done += "begin ";
        return c.go_on();
    }
    static Flow ask(TestCtx& c, Frame& f) { return c.call(Proc::AskNumber, f.seat); }
    static Flow hear(TestCtx& c, Frame& f) {
        done += std::to_string(f.locals<Locals>().answer) + " ";
        return c.go_on();
    }
    static Flow repeat(TestCtx& c, Frame& f) {
        if (++c.s.rounds < 3) again<Walk>(f);
        done += "round ";
        return c.go_on();
    }
    static constexpr auto kSteps = steps(&begin, &ask, &hear, &repeat);
};
struct AskNumber {
    static Flow run(TestCtx& c, Frame&) { return c.done(uint32_t{123'456}); }
};
struct Box {
    struct Locals {
        uint8_t a, b;
    };
    template <class Out>
    static void offer(const Look<Edition, State>&, const Frame&, Out&) {}
    static Flow take(OwnCtx<Edition, State>& c, Frame&, Move) { return c.done(); }
};
// Becomes itself with the locals of the frame that is popped.
struct Swap {
    struct Locals {
        uint64_t value;
    };
    static Flow run(TestCtx& c, Frame& f) {
        const Locals& mine = f.locals<Locals>();
        return mine.value == 7 ? c.become(Proc::Swap, f.seat, mine) : c.done();
    }
};

const Rows kRows{[](Rows& rows) {
    rows.sequence<Proc::Walk, Walk>();
    rows.arrow<Proc::AskNumber, AskNumber>();
    rows.box<Proc::Box, Box>();
    rows.arrow<Proc::Swap, Swap>();
}};

TestCtx ctx(State& s) {
    static const Edition kTables;
    return TestCtx(kTables, s, nullptr, kRows.begin(), StackRef(s.stack));
}
void run_all(State& s) {
    while (s.stack.top) {
        TestCtx c = ctx(s);
        Frame& f = StackRef(s.stack).top();
        (void)kRows.begin()[f.proc].run(c, f);
    }
}

TEST(Sequence, steps_follow_in_order_and_rows_are_called_like_their_enumerators) {
    State s{};
    done.clear();
    (void)ctx(s).call(Proc::Walk, 0);
    run_all(s);
    EXPECT_EQ(done, "begin 123456 round round round ");
    EXPECT_STREQ(kRows.begin()[static_cast<int>(Proc::AskNumber)].name, "ask_number");
    for (const uint8_t byte : s.stack.raw) EXPECT_EQ(byte, 0);
}

TEST(Sequence, others_name_a_step_and_know_no_number) {
    State s{};
    done.clear();
    push_at<Walk>(s, Proc::Walk, 1, &Walk::hear, {.answer = 9, .step = 0, .zero = {}});
    const auto& l = top_of(s.stack).locals<Walk::Locals>();
    EXPECT_TRUE(has_begun<Walk>(l, &Walk::ask));
    EXPECT_FALSE(has_begun<Walk>(l, &Walk::hear));
    go_to<Walk>(StackRef(s.stack).top(), &Walk::repeat);
    EXPECT_TRUE(has_begun<Walk>(l, &Walk::hear));
    run_all(s);
    EXPECT_EQ(done, "round round round ");
}

TEST(Sequence, locals_of_the_popped_frame_may_be_handed_on) {
    State s{};
    (void)ctx(s).call(Proc::Swap, 0, Swap::Locals{7});
    TestCtx c = ctx(s);
    (void)Swap::run(c, StackRef(s.stack).top());
    EXPECT_EQ(top_of(s.stack).locals<Swap::Locals>().value, 7u);
}

TEST(Sequence, a_fork_hands_locals_to_its_boxes_also_when_a_seat_starts_again) {
    State s{};
    (void)ctx(s).fork(ForkKind::Open, 3, Proc::Box, Box::Locals{4, 5});
    for (const Seat seat : {Seat{0}, Seat{1}}) EXPECT_EQ(top_of(s.sub[seat]).locals<Box::Locals>().b, 5);
    StackRef(s.sub[0]).pop(1);
    close_seat(s, *top_fork(s), 0);
    EXPECT_EQ(top_fork(s)->left, 2);
    restart_seat(s, StackRef(s.stack).top(), 0);
    EXPECT_EQ(top_of(s.sub[0]).locals<Box::Locals>().a, 4);
    EXPECT_EQ(top_fork(s)->left, 3);
}

}  // namespace
}  // namespace pentarchy::sequence_test
