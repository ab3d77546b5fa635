// Who is at which process, as they tell each other: late comers, messages that get lost, processes that die.
#include <deque>

#include <gtest/gtest.h>

#include "server/people/presence.h"

namespace pentarchy {
namespace {

// Two processes and the words between them.
struct Pair : testing::Test {
    Millis now = 1'000;
    bool deaf = false;
    std::deque<Change> to_one, to_two;
    size_t longest = 0;
    Presence one{"one", [this](auto kind, auto id, auto text) { send(to_two, kind, id, text); }};
    Presence two{"two", [this](auto kind, auto id, auto text) { send(to_one, kind, id, text); }};

    void send(std::deque<Change>& to, std::string_view kind, std::string_view id, std::string_view text) {
        longest = std::max(longest, text.size());
        if (!deaf) to.push_back({std::string(kind), std::string(id), std::string(text)});
    }
    void pass(Millis time = 0) {
        for (Millis passed = 0; passed <= time; passed += 200, now += 200) {
            one.tell_changes(now);
            two.tell_changes(now);
            for (; !to_one.empty(); to_one.pop_front()) EXPECT_TRUE(one.hear(to_one.front(), now));
            for (; !to_two.empty(); to_two.pop_front()) EXPECT_TRUE(two.hear(to_two.front(), now));
        }
    }
};

TEST_F(Pair, ComeAndLeaveIsHeard) {
    pass();
    two.came("ada");
    two.came("ada");
    two.came("ada", "t");
    two.came("?1", "t");
    EXPECT_TRUE(two.is_online("ada"));
    EXPECT_FALSE(two.is_elsewhere("ada"));
    pass();
    EXPECT_TRUE(one.is_online("ada") && one.is_elsewhere("ada") && one.looks_on_elsewhere("ada", "t"));
    EXPECT_EQ(one.lookers_elsewhere("t").size(), 2u);
    EXPECT_EQ(one.take_news(now).changed.count("ada"), 1u);
    two.left("ada");
    two.left("ada", "t");
    pass();
    EXPECT_TRUE(one.is_online("ada")) << "in another window";
    EXPECT_FALSE(one.looks_on_elsewhere("ada", "t"));
    two.left("ada");
    pass();
    EXPECT_FALSE(one.is_online("ada"));
}

TEST_F(Pair, ToAndFroIsNotTold) {
    pass();
    for (int i = 0; i < 1000; ++i) two.came("?1", "t"), two.left("?1", "t");
    two.tell_changes(now);
    EXPECT_LE(to_one.size(), 1u) << "at most a sign of life";
}

TEST_F(Pair, WhoComesLateIsToldAll) {
    for (int i = 0; i < 2000; ++i) one.came("account" + std::to_string(i));
    pass(400);
    for (const char* who : {"account0", "account999", "account1999"}) EXPECT_TRUE(two.is_online(who)) << who;
    EXPECT_LE(longest, 7000u);
}

TEST_F(Pair, WhatWasMissedIsAskedFor) {
    pass();
    deaf = true;
    two.came("ada");
    one.came("bob");
    pass();
    deaf = false;
    EXPECT_FALSE(one.is_online("ada"));
    pass(2 * Presence::kBeat + 200);
    EXPECT_TRUE(one.is_online("ada"));
    EXPECT_TRUE(two.is_online("bob"));
}

TEST_F(Pair, WhoDiesIsMissedWithinSeconds) {
    two.came("ada");
    pass(400);
    EXPECT_TRUE(one.is_online("ada"));
    (void)one.take_news(now);
    now += Presence::kGoneAfter;
    const Presence::News news = one.take_news(now);
    EXPECT_EQ(news.lost.count("ada"), 1u);
    EXPECT_EQ(news.changed.count("ada"), 1u);
    EXPECT_FALSE(one.is_online("ada"));
    pass(2 * Presence::kBeat + 200);  // it was only slow
    EXPECT_TRUE(one.is_online("ada"));
}

TEST_F(Pair, WhoSaysFarewellIsGoneAtOnce) {
    two.came("ada");
    pass(400);
    two.farewell();
    pass();
    EXPECT_FALSE(one.is_online("ada"));
    EXPECT_TRUE(one.take_news(now).lost.empty());
}

}  // namespace
}  // namespace pentarchy
