// The log of a table: appended to in order, all or none, by one of those who try.
#include <latch>

#include "store/tests/store_test.h"

namespace pentarchy {
namespace {

TEST_P(StoreTest, EventsAreKeptInOrder) {
    add_tables(1);
    Append append{.table = "t0",
                  .first = 0,
                  .events = {{.time = 1, .kind = "header", .body = R"({"game":"outpost"})"},
                             {.time = 2, .kind = "chat", .actor = "anna", .key = "k-1", .body = R"("Dobrý večer 🎲")"},
                             {.time = 3, .kind = "game", .actor = "hard", .body = R"({"seat":"red"})"}},
                  .due = 44,
                  .status = TableStatus::Over,
                  .now = 55,
                  .body = "\"new\""};
    EXPECT_EQ(append_now(*store_, append), Appended::Done);
    reopen();
    const auto events = store_->events("t0");
    ASSERT_EQ(events.size(), 3u);
    EXPECT_EQ(events[0].kind, "header");
    EXPECT_EQ(events[1].seq, 1u);
    EXPECT_EQ(events[1].time, 2);
    EXPECT_EQ(events[1].actor, "anna");
    EXPECT_EQ(events[1].key, "k-1");  // whoever sends it again is answered from here
    EXPECT_EQ(events[1].body, R"("Dobrý večer 🎲")");
    EXPECT_EQ(events[2].seq, 2u);
    ASSERT_EQ(store_->events("t0", 2).size(), 1u);
    EXPECT_EQ(store_->events("t0", 2)[0].actor, "hard");
    EXPECT_TRUE(store_->events("t0", 3).empty());
    EXPECT_TRUE(store_->events("none").empty());
    const StoredTable row = *store_->table("t0");
    EXPECT_EQ(row.version, 1u);
    EXPECT_EQ(row.status, TableStatus::Over);
    EXPECT_EQ(row.due, 44);
    EXPECT_EQ(row.updated, 55);
    EXPECT_EQ(row.body, "\"new\"");
}

// A room reads what it plays with, and pages of the chat when somebody asks.
TEST_P(StoreTest, ChatIsReadInPages) {
    add_tables(1);
    Append append{.table = "t0", .first = 0, .events = {{.time = 1, .kind = "header", .body = "{}"}}};
    for (int i = 0; i < 20; ++i) append.events.push_back({.time = 10 + i, .kind = "chat", .body = std::to_string(i)});
    append.events.push_back({.time = 40, .kind = "game", .body = "{}"});
    append.events.push_back({.time = 41, .kind = "seat", .body = "{}"});
    append.events.push_back({.time = 42, .kind = "seat", .body = "{}"});
    EXPECT_EQ(append_now(*store_, append), Appended::Done);
    const auto numbers = [](const std::vector<StoredEvent>& events) {
        std::vector<uint64_t> out;
        for (const StoredEvent& event : events) out.push_back(event.seq);
        return out;
    };
    using Numbers = std::vector<uint64_t>;
    EXPECT_EQ(numbers(store_->events_to_play("t0", 0, 2)), (Numbers{0, 19, 20, 21, 22, 23}));
    EXPECT_EQ(numbers(store_->events_to_play("t0", 20, 5)), (Numbers{20, 21, 22, 23}));
    EXPECT_TRUE(store_->events_to_play("none", 0, 5).empty());
    EXPECT_EQ(numbers(store_->chat("t0", 100, 3)), (Numbers{18, 19, 20}));
    EXPECT_EQ(numbers(store_->chat("t0", 12, 3)), (Numbers{1, 2}));
    EXPECT_TRUE(store_->chat("t0", 10, 3).empty());
}

TEST_P(StoreTest, AnAppendInTheWrongPlaceChangesNothing) {
    add_tables(1);
    EXPECT_EQ(append_now(*store_, one_event("t0", 0)), Appended::Done);
    const StoredTable before = *store_->table("t0");
    for (const uint64_t wrong : {0, 2, 100}) {
        Append append = one_event("t0", wrong);
        append.status = TableStatus::Over;
        append.body = "\"wrong\"";
        EXPECT_EQ(append_now(*store_, append), Appended::Conflict);
    }
    EXPECT_EQ(append_now(*store_, one_event("none", 0)), Appended::Conflict);
    EXPECT_EQ(store_->events("t0").size(), 1u);
    EXPECT_EQ(store_->table("t0")->version, before.version);
    EXPECT_EQ(store_->table("t0")->body, before.body);
    EXPECT_EQ(append_now(*store_, one_event("t0", 1)), Appended::Done);
}

TEST_P(StoreTest, AnAppendOutdatesARowThatWasRead) {
    add_tables(1);
    const StoredTable row = *store_->table("t0");
    EXPECT_EQ(append_now(*store_, one_event("t0", 0)), Appended::Done);
    EXPECT_FALSE(store_->update_table(row));
}

// While `done` of one append holds the writer, what is queued becomes one batch.
class Batch {
  public:
    explicit Batch(Store& store, const std::string& table, uint64_t seq) {
        store.append(one_event(table, seq), [this](Appended) {
            held_.count_down();
            go_.wait();
        });
        held_.wait();
    }
    void go() { go_.count_down(); }

  private:
    std::latch held_{1}, go_{1};
};

TEST_P(StoreTest, OneFailureDoesNotHurtItsBatch) {
    add_tables(5);
    // An event that the row does not know of: whoever appends to this table breaks the primary key halfway.
    raw()->run(
        "INSERT INTO events (table_id, seq, time, kind, actor, key, body) VALUES ('t2', 1, 1, 'game', '', '', '{}')");
    std::vector<std::promise<Appended>> results(5);
    {
        Batch batch(*store_, "t4", 0);
        for (int i = 0; i < 5; ++i) {
            Append append = one_event("t" + std::to_string(i), 0);
            append.events.push_back({.time = 1, .kind = "game", .body = "{}"});
            store_->append(append, [&, i](Appended appended) { results[i].set_value(appended); });
        }
        batch.go();
        const std::vector<Appended> expected{Appended::Done, Appended::Done, Appended::Failed, Appended::Done,
                                             Appended::Conflict};
        for (int i = 0; i < 5; ++i) EXPECT_EQ(results[i].get_future().get(), expected[i]) << i;
    }
    EXPECT_EQ(store_->events("t1").size(), 2u);
    EXPECT_EQ(store_->events("t2").size(), 1u);  // all or none
    EXPECT_EQ(store_->table("t2")->version, 0u);
    EXPECT_EQ(store_->check().size(), 1u);
}

TEST_P(StoreTest, ManyThreadsAppendAtOnce) {
    constexpr int kThreads = 16, kEvents = 40;
    add_tables(kThreads);
    std::vector<std::thread> threads;
    std::atomic<int> done = 0;
    for (int i = 0; i < kThreads; ++i) {
        threads.emplace_back([&, i] {
            const std::string table = "t" + std::to_string(i);
            for (int seq = 0; seq < kEvents; ++seq)
                done += append_now(*store_, one_event(table, seq, std::to_string(seq))) == Appended::Done;
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(done, kThreads * kEvents);
    for (int i = 0; i < kThreads; ++i) EXPECT_EQ(store_->events("t" + std::to_string(i)).size(), size_t{kEvents});
    EXPECT_TRUE(store_->check().empty());
}

TEST_P(StoreTest, OneOfTwoStoresWinsEachPlace) {
    constexpr int kEvents = 60;
    add_tables(1);
    const auto other = open_store(where_);
    std::atomic<int> done = 0;
    const auto fill = [&](Store& store) {
        for (int seq = 0; seq < kEvents; ++seq) {
            const Appended appended = append_now(store, one_event("t0", seq));
            EXPECT_NE(appended, Appended::Failed);
            done += appended == Appended::Done;
        }
    };
    std::thread thread([&] { fill(*other); });
    fill(*store_);
    thread.join();
    EXPECT_EQ(done, kEvents);
    EXPECT_EQ(store_->events("t0").size(), size_t{kEvents});
    EXPECT_TRUE(store_->check().empty());
}

TEST_P(StoreTest, WhatIsQueuedIsWrittenBeforeTheStoreCloses) {
    add_tables(1);
    std::atomic<int> done = 0;
    for (int seq = 0; seq < 50; ++seq)
        store_->append(one_event("t0", seq), [&](Appended appended) { done += appended == Appended::Done; });
    reopen();
    EXPECT_EQ(done, 50);
    EXPECT_EQ(store_->events("t0").size(), 50u);
}

}  // namespace
}  // namespace pentarchy
