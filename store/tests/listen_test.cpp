// Several processes on one PostgreSQL: each hears what the others change.
#include <condition_variable>

#include "store/tests/store_test.h"

namespace pentarchy {
namespace {

class Heard {
  public:
    std::function<void(const Change&)> ear() {
        return [this](const Change& change) {
            const std::lock_guard lock(mutex_);
            changes_.push_back(fmt::format("{} {} {}", change.kind, change.id, change.text));
            arrived_.notify_all();
        };
    }
    // All of it so far, once there are this many.
    std::vector<std::string> wait_for(size_t count) {
        std::unique_lock lock(mutex_);
        arrived_.wait_for(lock, std::chrono::seconds(10), [&] { return changes_.size() >= count; });
        return changes_;
    }

  private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<std::string> changes_;
};

using Told = std::vector<std::string>;

TEST_P(SqliteStoreTest, NobodyElseIsHeard) {
    store_->listen([](const Change&) { FAIL() << "SQLite has only one process"; });
    add_tables(1);
    append_now(*store_, one_event("t0", 0));
    store_->tell("card", "t0", "");
}

TEST_P(PostgresStoreTest, ChangesOfOthersAreHeard) {
    add_tables(2);
    Heard here, there;
    const auto other = open_store(where_);
    store_->listen(here.ear());
    other->listen(there.ear());
    append_now(*store_, one_event("t0", 0));
    append_now(*store_, one_event("t0", 0));  // a conflict is no change
    append_now(*store_, one_event("t0", 1));
    StoredTable row = *store_->table("t1");
    EXPECT_TRUE(store_->update_table(row));
    EXPECT_EQ(there.wait_for(3), (Told{"table t0 1", "table t0 2", "table t1 0"}));
    append_now(*other, one_event("t1", 0));
    EXPECT_EQ(here.wait_for(1), (Told{"table t1 1"}));  // and nothing of its own
}

// More than are told in one message, and whatever is written together.
TEST_P(PostgresStoreTest, ChangesOfManyTablesAreHeard) {
    constexpr int kMany = 450;
    add_tables(kMany);
    Heard heard;
    const auto other = open_store(where_);
    other->listen(heard.ear());
    std::vector<std::promise<Appended>> appended(kMany);
    for (int i = 0; i < kMany; ++i)
        store_->append(one_event("t" + std::to_string(i), 0),
                       [&, i](Appended result) { appended[static_cast<size_t>(i)].set_value(result); });
    for (std::promise<Appended>& one : appended) EXPECT_EQ(one.get_future().get(), Appended::Done);
    std::vector<std::string> told = heard.wait_for(kMany), all;
    for (int i = 0; i < kMany; ++i) all.push_back(fmt::format("table t{} 1", i));
    std::sort(told.begin(), told.end());
    std::sort(all.begin(), all.end());
    EXPECT_EQ(told, all);
}

TEST_P(PostgresStoreTest, WhatIsToldComesAfterWhatWasAppended) {
    add_tables(1);
    Heard heard;
    const auto other = open_store(where_);
    store_->listen(heard.ear());
    append_now(*other, one_event("t0", 0));
    other->tell("card", "t0", "");
    other->tell("turn", "ada", "t0 1 Jak to dopadne, pane?");
    store_->tell("card", "t0", "its own");
    other->tell("end", "-", "");
    EXPECT_EQ(heard.wait_for(4), (Told{"table t0 1", "card t0 ", "turn ada t0 1 Jak to dopadne, pane?", "end - "}));
}

TEST_P(PostgresStoreTest, ListeningGoesOnAfterALostConnection) {
    add_tables(1);
    Heard heard;
    const auto other = open_store(where_);
    store_->listen(heard.ear());
    cut_connections();
    EXPECT_EQ(heard.wait_for(1), (Told{"  "}));  // anything may have been missed
    append_now(*other, one_event("t0", 0));
    EXPECT_EQ(heard.wait_for(2), (Told{"  ", "table t0 1"}));
}

}  // namespace
}  // namespace pentarchy
