// Sets as readers are told them: members by their labels, any order of picks.
#include <gtest/gtest.h>

#include "engine/moves/offered_set.h"

namespace pentarchy {
namespace {

Move move_of(int number) { return {1, static_cast<uint16_t>(number), 0, 0}; }
Offered offered(int number, const std::string& label) {
    return {move_of(number), "pick " + std::to_string(number), "pick", label};
}

// Two of: two equal scouts (1, 2) and a guard (3). The second scout is offered after the first only.
OfferedSet two_of_three() {
    SetMaker maker(std::nullopt);
    for (const Offered& o : {offered(1, "Scout"), offered(2, "Scout"), offered(3, "Guard")}) maker.add_member(o);
    maker.add_way({move_of(1), move_of(2)});
    maker.add_way({move_of(1), move_of(3)});
    return maker.finish();
}

TEST(Sets, EqualThingsAreOneMember) {
    const OfferedSet set = two_of_three();
    ASSERT_EQ(set.members.size(), 2u);
    EXPECT_EQ(set.members[1].label, "Guard");
    EXPECT_EQ(set.least, 2);
    EXPECT_EQ(set.most, 2);
    EXPECT_EQ(set.ways[0].members, (std::vector{0, 0}));
    EXPECT_TRUE(set.same("pick 1", "pick 2"));
    EXPECT_FALSE(set.same("pick 1", "pick 3"));
}

TEST(Sets, AnyOrderFindsTheRulesOwn) {
    const OfferedSet set = two_of_three();
    const std::string later_first[] = {"pick 3", "pick 2"};
    ASSERT_NE(set.find(later_first), nullptr);
    EXPECT_EQ(set.find(later_first)->moves, (std::vector{move_of(1), move_of(3)}));
    const std::string twice[] = {"pick 3", "pick 3"}, stranger[] = {"pick 9"};
    EXPECT_EQ(set.find(twice), nullptr);
    EXPECT_EQ(set.find(stranger), nullptr);
    EXPECT_EQ(set.find(std::vector{0}), nullptr);  // not whole
}

TEST(Sets, WhatCanJoin) {
    const OfferedSet set = two_of_three();
    EXPECT_EQ(set.open_to({}), (std::vector{true, true}));
    EXPECT_EQ(set.open_to({1}), (std::vector{true, false}));
    EXPECT_EQ(set.open_to({0}), (std::vector{true, true}));
    EXPECT_EQ(set.open_to({0, 1}), (std::vector{false, false}));
}

TEST(Sets, ThingsThatReadAlikeAndDifferAreNumbered) {
    SetMaker maker(offered(0, "Enough"));
    maker.add_member(offered(1, "Hut"));
    maker.add_member(offered(2, "Hut"));
    maker.add_way({move_of(0)});
    maker.add_way({move_of(1), move_of(0)});
    maker.add_way({move_of(2), move_of(0)});
    const OfferedSet set = maker.finish();
    ASSERT_EQ(set.members.size(), 2u);
    EXPECT_EQ(set.members[1].label, "Hut (2)");
    EXPECT_EQ(set.least, 0);
    EXPECT_EQ(set.most, 1);
    const std::string done[] = {"pick 2", "pick 0"};
    ASSERT_NE(set.find(done), nullptr);
    EXPECT_EQ(set.find(done)->moves, (std::vector{move_of(2), move_of(0)}));
}

}  // namespace
}  // namespace pentarchy
