// OP-6 and OP-40: what pays for what, and that every payment has exactly one path and no path a dead end.
#include <array>
#include <map>

#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// Red may build hut A on b1 at this cost.
Json priced(int wood, int ore, int gold, int any) {
    Json components = edition();
    Json& hut = components.at("huts").as_array()[0];
    hut.as_object()["cost"] = {{"wood", wood}, {"ore", ore}, {"gold", gold}};
    hut.as_object()["any"] = any;
    return components;
}

// OP-6
TEST(OutpostPay, OP_6_gold_pays_for_wood_or_ore_and_nothing_pays_for_gold) {
    const auto can = [](const Json& components, int wood, int ore, int gold) {
        const Desk d(2, Given().pawns("red", "b1").ground("b1", "hill_1").goods("red", wood, ore, gold).turn("red"),
                     components);
        return contains(d.offers("red"), "build a b1");
    };
    EXPECT_TRUE(can(priced(1, 1, 0, 0), 0, 0, 2));
    EXPECT_TRUE(can(priced(1, 1, 0, 0), 1, 0, 1));
    EXPECT_FALSE(can(priced(0, 1, 0, 0), 5, 0, 0));  // wood for ore
    EXPECT_FALSE(can(priced(1, 0, 0, 0), 0, 5, 0));  // ore for wood
    EXPECT_FALSE(can(priced(0, 0, 1, 0), 5, 5, 0));  // anything for gold
    EXPECT_TRUE(can(priced(0, 0, 0, 2), 1, 1, 0));
    EXPECT_FALSE(can(priced(1, 0, 1, 0), 0, 0, 1));  // one gold pays once
}

TEST(OutpostPay, OP_6_no_more_is_taken_than_the_cost) {
    Desk d(2, Given().pawns("red", "b1").ground("b1", "hill_1").goods("red", 2, 2, 2).turn("red"), priced(1, 1, 0, 0));
    d.play("red", "build a b1").play("red", "pay ore");
    EXPECT_EQ(d.refusal("red", "pay wood"), "OP-40");  // picks go upwards: wood would have come first
    EXPECT_EQ(d.refusal("red", "pay ore"), "OP-6");    // a second ore pays for nothing
    d.play("red", "pay gold");
    EXPECT_EQ(d.goods("red"), "2 1 1");
    EXPECT_EQ(d.offers("red"), MoveTexts{"end"});
}

// What is left at the six places red can pay from: the store, two huts of its own and a borrowed one.
using Rest = std::vector<int>;
Rest rest_of(const State& s) {
    return {s.player[0].goods[0],     s.player[0].goods[1],     s.player[0].goods[2],
            s.player[0].hut[1].goods, s.player[0].hut[2].goods, s.player[1].hut[0].goods};
}
using Kinds = std::array<int, 6>;  // which good lies at each of them

bool is_exact(const int (&paid)[3], const Cost& cost) {
    if (paid[0] + paid[1] + paid[2] != cost.units()) return false;
    for (int for_wood = 0; for_wood <= std::min<int>(paid[2], cost.exact[0]); ++for_wood)
        for (int for_ore = 0; for_wood + for_ore <= paid[2] && for_ore <= cost.exact[1]; ++for_ore)
            if (paid[0] >= cost.exact[0] - for_wood && paid[1] >= cost.exact[1] - for_ore &&
                paid[2] - for_wood - for_ore >= cost.exact[2])
                return true;
    return false;
}

// Every way to take items away that pays the cost exactly, by trying all.
void brute_force(const Rest& before, const Kinds& kinds, const Cost& cost, size_t place, Rest& left,
                 std::map<Rest, int>& out) {
    if (place == before.size()) {
        int paid[3] = {0, 0, 0};
        for (size_t i = 0; i < before.size(); ++i) paid[kinds[i]] += before[i] - left[i];
        if (is_exact(paid, cost)) out[left] = 1;
        return;
    }
    for (left[place] = before[place]; left[place] >= 0; --left[place])
        brute_force(before, kinds, cost, place + 1, left, out);
    left[place] = before[place];
}

// Every path through the row, counted by where it ends.
void all_paths(const Edition& t, const State& s, std::map<Rest, int>& out) {
    if (std::string_view(row_for<Outpost>(s, 0).name) != "pay") return void(++out[rest_of(s)]);
    Offer offered;
    offer<Outpost>({t, s}, 0, offered);
    EXPECT_GT(offered.size, 0) << "a dead end";
    for (const Move m : offered) {
        State next = s;
        take<Outpost>(t, next, 0, m);
        all_paths(t, next, out);
    }
}

TEST(OutpostPay, OP_40_every_payment_has_exactly_one_path) {
    const MoveTexts grounds[3] = {
        {"forest_1", "hill_1", "shrine_1"}, {"forest_2", "hill_2", "shrine_2"}, {"forest_3", "hill_3", "shrine_3"}};
    Rng rng(7);
    const auto below = [&](uint32_t n) { return static_cast<int>(rng.below(n)); };
    int payable = 0;
    for (int trial = 0; trial < 300; ++trial) {
        const int cost[] = {below(3), below(3), below(2), below(3)},
                  have[] = {below(4), below(4), below(4), below(3), below(3), below(3)};
        const Kinds kinds = {0, 1, 2, below(3), below(3), below(3)};
        Given given = Given().pawns("red", "b1").ground("b1", "spring_1").goods("red", have[0], have[1], have[2]);
        given.hut("red", "b", "b2", have[3]).hut("red", "c", "c1", have[4]).hut("blue", "a", "c2", have[5], "red");
        for (size_t i = 0; i < 3; ++i)
            given.ground(MoveTexts{"b2", "c1", "c2"}[i], grounds[i][static_cast<size_t>(kinds[3 + i])]);
        Desk d(2, given.turn("red"), priced(cost[0], cost[1], cost[2], cost[3]));
        const Rest before = rest_of(d.s);
        std::map<Rest, int> expected, found;
        Rest left = before;
        brute_force(before, kinds, d.t.hut[0], 0, left, expected);
        if (!contains(d.offers("red"), "build a b1")) {
            EXPECT_TRUE(expected.empty());
            EXPECT_EQ(d.refusal("red", "build a b1"), "OP-40");
            continue;
        }
        ++payable;
        d.play("red", "build a b1");
        all_paths(d.t, d.s, found);
        EXPECT_EQ(found, expected) << "trial " << trial;
    }
    EXPECT_GT(payable, 100);
    EXPECT_LT(payable, 300);
}

}  // namespace
}  // namespace pentarchy::outpost
