// Turn after turn, clockwise, until nobody has one any more.
#include <gtest/gtest.h>

#include <string>

#include "engine/flow/row_table.h"
#include "engine/flow/turns.h"

namespace pentarchy::turns_test {
namespace {

enum class Proc : uint8_t { Phase, Turn, kCount };
struct Edition {};
struct State {
    Stack<16> stack;
    uint8_t seats, turns[4], zero[3];  // turns that each seat still has
};
using TestCtx = Ctx<Edition, State>;
using Rows = RowTable<Proc, Edition, State>;

std::string asked;  // the seats that had a turn, in order

struct Phase : TurnAfterTurn<Phase> {
    static bool has_turn(const Look<Edition, State>& l, Seat seat) { return l.s.turns[seat] > 0; }
    static Flow take_turn(TestCtx& c, Seat seat) { return c.call(Proc::Turn, seat); }
};
struct Turn {
    static Flow run(TestCtx& c, Frame& f) {
        asked += std::to_string(f.seat);
        --c.s.turns[f.seat];
        return c.done();
    }
};

const Rows kRows{[](Rows& rows) {
    rows.arrow<Proc::Phase, Phase>();
    rows.arrow<Proc::Turn, Turn>();
}};

std::string order_of(State s, Seat first) {
    static const Edition kEdition;
    asked.clear();
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::Phase), first, TurnLocals{false});
    while (s.stack.top) {
        TestCtx c(kEdition, s, nullptr, kRows.begin(), StackRef(s.stack));
        Frame& f = StackRef(s.stack).top();
        (void)kRows.begin()[f.proc].run(c, f);
    }
    return asked;
}

TEST(Turns, go_clockwise_until_nobody_has_one) {
    EXPECT_EQ(order_of({.stack = {}, .seats = 3, .turns = {1, 2, 1}, .zero = {}}, 2), "2011");
    EXPECT_EQ(order_of({.stack = {}, .seats = 4, .turns = {3, 0, 1, 0}, .zero = {}}, 1), "2000");
    EXPECT_EQ(order_of({.stack = {}, .seats = 2, .turns = {}, .zero = {}}, 0), "");
}

TEST(Turns, the_seat_to_the_left_is_found_however_far_it_is) {
    const Edition t;
    const State s{.stack = {}, .seats = 3, .turns = {}, .zero = {}};
    const Look<Edition, State> l{t, s};
    EXPECT_EQ(left_of(l, 2), 0);
    EXPECT_EQ(left_of(l, 1, 4), 2);
    EXPECT_EQ(all_seats(l), 7);
}

}  // namespace
}  // namespace pentarchy::turns_test
