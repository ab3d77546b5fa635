// Abilities used by name, with how often; triggers of several seats, in order.
#include "engine/parts/abilities.h"

#include <gtest/gtest.h>

#include <string>

#include "engine/flow/row_table.h"

namespace pentarchy::abilities_test {
namespace {

constexpr int kAbilities = 6;
enum class Moment : uint8_t { Turn, Battle, kCount };
enum class Proc : uint8_t { Seats, Wake, Pick, kCount };

struct Edition {
    UseTable<kAbilities, Moment> uses;
};
struct State {
    uint8_t seats;
    uint8_t working[3];
    Uses<kAbilities> used[3];
    Stack<16> stack;
};
using TestLook = Look<Edition, State>;
using TestCtx = Ctx<Edition, State>;
using Rows = RowTable<Proc, Edition, State>;

std::string woken;  // who acted, in order

struct Abilities {
    static const auto& use_table(const Edition& t) { return t.uses; }
    static const auto& uses(const State& s, Seat seat) { return s.used[seat]; }
    static Bits<kAbilities> working(const TestLook& l, Seat seat) { return {{l.s.working[seat]}}; }
    static bool can_use(const TestLook&, Seat, int ability) { return ability != 5; }

    static constexpr Proc kWake = Proc::Wake, kPick = Proc::Pick;
    static uint64_t woken_by(const Cause& cause) { return cause.about; }
    static uint64_t woken(const TestLook& l, Seat seat, const Cause& cause) {
        return l.s.working[seat] & woken_by(cause);
    }
    static bool order_matters(const TestLook&, uint64_t left) { return std::popcount(left) > 1; }
    // Ability 0 takes ability 1 away from the next seat.
    static Flow wake(TestCtx& c, Seat seat, int slot, const Cause&) {
        abilities_test::woken += std::to_string(seat) + ":" + std::to_string(slot) + " ";
        if (slot == 0) c.s.working[(seat + 1) % 3] &= 0xFD;
        return c.ask();
    }
    template <class Out>
    static void offer_triggers(const TestLook&, uint64_t left, Out& out) {
        each_member(left, [&](int slot) { out.add({0, static_cast<uint16_t>(slot), 0, 0}); });
    }
    static int slot_of(const TestLook&, Move m) { return m.a; }
};

void rows_of_test(Rows& rows) {
    rows.arrow<Proc::Seats, WakeSeats<Abilities, Edition, State>>();
    rows.arrow<Proc::Wake, WakeTriggers<Abilities, Edition, State>>();
    rows.box<Proc::Pick, PickTrigger<Abilities, Edition, State>>();
}
const Rows kRows{rows_of_test};

// Runs the arrows; of several triggers the last one is picked.
void run(const Edition& t, State& s) {
    while (s.stack.top) {
        TestCtx c(t, s, nullptr, kRows.begin(), StackRef(s.stack));
        Frame& f = StackRef(s.stack).top();
        const auto& row = kRows.begin()[f.proc];
        if (row.kind == RowKind::Box) {
            Offer offer;
            Fast sink{offer};
            row.offer(c, f, sink);
            (void)row.take(c, f, offer.move[offer.size - 1]);
        } else {
            (void)row.run(c, f);
        }
    }
}

std::string wake_all(Seat active, std::initializer_list<uint8_t> working, uint16_t mask = 0xFF) {
    State s{};
    s.seats = 3;
    std::copy(working.begin(), working.end(), s.working);
    StackRef(s.stack).push(static_cast<uint8_t>(Proc::Seats), active, WakeSeatsLocals{0, 0, {0, active, mask, 0}});
    woken.clear();
    run({}, s);
    return woken;
}

TEST(Abilities, WakeClockwiseFromTheActiveSeat) {
    EXPECT_EQ(wake_all(0, {4, 4, 4}), "0:2 1:2 2:2 ");
    EXPECT_EQ(wake_all(1, {4, 4, 4}), "1:2 2:2 0:2 ");
    EXPECT_EQ(wake_all(2, {4, 0, 8}), "2:3 0:2 ");
    EXPECT_EQ(wake_all(0, {0, 0, 0}), "");
}
TEST(Abilities, EachOwnerOrdersItsOwn) { EXPECT_EQ(wake_all(1, {12, 28, 4}), "1:4 1:3 1:2 2:2 0:3 0:2 "); }
TEST(Abilities, WakeOnlyWhatTheCauseNames) { EXPECT_EQ(wake_all(0, {12, 28, 4}, 8), "0:3 1:3 "); }
TEST(Abilities, WhatAnEarlierOneRemovesWakesNoMore) { EXPECT_EQ(wake_all(0, {1, 6, 2}), "0:0 1:2 2:1 "); }

std::string usable(const Edition& t, const State& s, Moment moment) {
    std::string out;
    each_usable<Abilities>(TestLook{t, s}, 0, moment, [&](int ability) { out += std::to_string(ability); });
    return out;
}

TEST(Abilities, AreUsedAtTheirMomentsAsOftenAsTheyMay) {
    Edition t;
    t.uses.add(0, Moment::Turn, Per::Turn);
    t.uses.add(1, Moment::Turn, Per::Round, 2);
    t.uses.add(2, Moment::Battle, Per::Battle);
    t.uses.add(3, Moment::Turn, Per::Game);
    t.uses.add(3, Moment::Battle, Per::Game);  // at both, but once in all
    t.uses.add(4, Moment::Turn, Per::Turn);
    t.uses.add(5, Moment::Turn, Per::Turn);
    State s{};
    s.working[0] = 0b101111;  // not 4
    const auto end = [&](Per per) { s.used[0].end(t.uses, per); };

    EXPECT_EQ(usable(t, s, Moment::Turn), "013");  // 5 has nothing to act on
    EXPECT_EQ(usable(t, s, Moment::Battle), "23");
    for (const int ability : {0, 1, 2, 3}) s.used[0].count(ability);
    EXPECT_EQ(usable(t, s, Moment::Turn), "1");
    EXPECT_EQ(usable(t, s, Moment::Battle), "");
    s.used[0].count(1);
    EXPECT_EQ(usable(t, s, Moment::Turn), "");
    end(Per::Turn);
    EXPECT_EQ(usable(t, s, Moment::Turn), "0");
    end(Per::Battle);
    EXPECT_EQ(usable(t, s, Moment::Battle), "2");
    end(Per::Round);
    EXPECT_EQ(usable(t, s, Moment::Turn), "01");
    EXPECT_EQ(s.used[0].of(3), 1);
    end(Per::Game);
    EXPECT_EQ(usable(t, s, Moment::Battle), "23");
    EXPECT_FALSE(any_usable<Abilities>(TestLook{t, s}, 1, Moment::Turn));
}

}  // namespace
}  // namespace pentarchy::abilities_test
