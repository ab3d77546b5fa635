// The evaluation: exact at the end, fond of what works, even while an action is in progress; and what urge thinks of
// moves.
#include "games/brazil/tests/desk.h"
#include "games/brazil/value_outlook.h"

namespace pentarchy::brazil {
namespace {

float value_of(const Desk& d, std::string_view seat = "north") { return Brazil::value({d.t, d.s}, d.seat(seat)); }
float north(const Given& given, int seats = 2) { return value_of(Desk(seats, given)); }
float urge(const Desk& d, Move m) { return Brazil::urge({d.t, d.s}, 0, m); }
Move act(Space space) { return make(Verb::Act, index(space)); }
Move pay(Item item) { return make(Verb::Pay, index(item)); }

// BR-18.3
TEST(BrazilValue, the_end_is_worth_its_score) {
    Desk d(3, Given().store("north", {{"gold", 3}}).turn("end"));
    while (!is_over(d.s)) d.play(d.pending()[0], d.offers(d.pending()[0])[0]);
    for (Seat seat = 0; seat < 3; ++seat)
        EXPECT_FLOAT_EQ(Brazil::value({d.t, d.s}, seat), static_cast<float>(score_sheet({d.t, d.s}, seat).total()));
}

TEST(BrazilValue, more_is_better) {
    const float plain = north(action());
    EXPECT_GT(north(action().store("north", {{"wood", 1}})), plain);
    EXPECT_GT(north(action().gold("north", {"spy"})), plain);
    EXPECT_GT(north(action().combat("north", {"bowmen_1"})), plain);
    EXPECT_GT(north(action().paintings("north", {"guarani"})), plain);
    EXPECT_GT(north(action().good("north", "dye", "renovate")), plain);
}

// BR-15.1: each thing a task asks for brings it nearer.
TEST(BrazilValue, tasks_in_progress_count) {
    const Given task = action().tasks("north", {"task_1_06"}), none = action().tasks("north", {"task_1_10"});
    const auto gain = [](const Given& given) {
        return north(Given(given).paintings("north", {"guarani"})) - north(given);
    };
    EXPECT_GT(gain(task), gain(none) + 0.3f);
}

// A whole seat is worth as much before a build as in the middle of it, at least.
TEST(BrazilValue, a_build_in_progress_counts) {
    Desk d(2, action().store("north", {{"wood", 3}}));
    const float before = value_of(d);
    d.play("north", "act build").play("north", "build cane_field");
    EXPECT_GT(value_of(d), before);
}

// BR-19.5: alone the value is a chance; era and units are steps to it.
TEST(BrazilValue, alone_goals_count) {
    const float early = north(action(), 1);
    EXPECT_GT(early, 0);
    EXPECT_LT(early, 100);
    EXPECT_GT(north(action().era(3), 1), early);
}

// BR-2.10: while tasks are kept, the nearer one is worth more than the one with a city.
TEST(BrazilValue, alone_the_kept_tasks_count) {
    const auto keeping = [](std::string_view task) {
        Desk d(1, Given()
                      .tasks("north", {"task_1_04", "task_1_08", "task_2_06", "task_2_08", "task_3_01", "task_3_02"})
                      .turn("keep"));
        d.play("north", "keep_task " + std::string(task));
        return value_of(d);
    };
    EXPECT_GT(keeping("task_1_04"), keeping("task_1_08"));
}

// BR-19.5: the war is as near as the unit that is best placed for it, and nearer with better cards.
TEST(BrazilValue, alone_the_war_comes_nearer) {
    const Given home = action().unit("green_dragoon", "b3").combat("north", {"bowmen_1"});
    const float before = north(home, 1);
    EXPECT_GT(north(Given(home).unit("green_dragoon", "e4"), 1), before);
    EXPECT_GT(north(Given(home).combat("north", {"cavalry_charge_1"}), 1), before);
}

// Two tasks that ask for the same thing need it once (BR-15.1), and a spare building may be turned over (BR-5.19).
TEST(BrazilValue, what_tasks_share_is_done_once) {
    const auto turns = [](const Given& given, std::initializer_list<std::string_view> tasks) {
        const Desk d(2, given);
        Wants wants;
        for (const std::string_view task : tasks)
            wants.add(d.t.task[std::find(d.t.task_words.begin(), d.t.task_words.end(), task) - d.t.task_words.begin()]);
        return turns_missing(outlook({d.t, d.s}, 0), wants);
    };
    EXPECT_LT(turns(action(), {"task_1_04", "task_2_08"}),
              turns(action(), {"task_1_04"}) + turns(action(), {"task_2_08"}));
    const Given mint = action().era(2).tile("north", "c4", "cane_field");
    EXPECT_LT(turns(mint, {"task_2_03"}), turns(action().era(2), {"task_2_03"}));
}

TEST(BrazilValue, a_fight_is_won_more_often_with_more) {
    EXPECT_GT(odds(5, 3), 0.7f);
    EXPECT_LT(odds(3, 5), 0.3f);
    EXPECT_LT(odds(4, 4), 0.5f);  // BR-9.10: a tie is the defender's
}

TEST(BrazilUrge, it_prefers_what_can_be_done) {
    const Desk d(2, action().store("north", {{"wood", 3}}));
    EXPECT_GT(urge(d, act(Space::Build)), urge(d, act(Space::Trade)));
    const Desk poor(2, action());
    EXPECT_GT(urge(poor, act(Space::Import)), urge(poor, act(Space::Manufacture)));
}
TEST(BrazilUrge, dear_items_are_paid_last) {
    const Desk d(2, action());
    EXPECT_GT(urge(d, pay(Item::Wood)), urge(d, pay(Item::Gold)));
    EXPECT_GT(urge(d, pay(Item::Gold)), urge(d, pay(Item::Science)));
}

}  // namespace
}  // namespace pentarchy::brazil
