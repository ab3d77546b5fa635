// SqlRows of tables, lists of them, claims and snapshots.
#include <algorithm>

#include "store/tests/store_test.h"

namespace pentarchy {
namespace {

std::string ids(const std::vector<StoredTable>& rows) {
    std::string out;
    for (const StoredTable& row : rows) out += row.id + " ";
    return out;
}

std::string sorted(std::vector<std::string> words) {
    std::sort(words.begin(), words.end());
    return fmt::format("{}", fmt::join(words, " "));
}

TEST_P(StoreTest, TablesKeepWhatTheyAreGiven) {
    const StoredTable row{.id = "t1",
                          .version = 0,
                          .status = TableStatus::Open,
                          .game = "endeavor",
                          .listed = false,
                          .body = R"({"name":"Večer"})",
                          .host = R"({"secret":"00"})",
                          .created = 10,
                          .updated = 20,
                          .due = 30,
                          .members = {"zoe", "adam"}};
    store_->add_table(row);
    reopen();
    const auto found = store_->table("t1");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->version, 0u);
    EXPECT_EQ(found->status, TableStatus::Open);
    EXPECT_EQ(found->game, "endeavor");
    EXPECT_FALSE(found->listed);
    EXPECT_EQ(found->body, row.body);
    EXPECT_EQ(found->host, row.host);
    EXPECT_EQ(found->created, 10);
    EXPECT_EQ(found->updated, 20);
    EXPECT_EQ(found->due, 30);
    EXPECT_EQ(found->members, row.members);
    EXPECT_FALSE(store_->table("t2"));
    EXPECT_THROW(store_->add_table(row), StoreError);
}

TEST_P(StoreTest, ATableChangesOnlyFromTheVersionThatWasRead) {
    store_->add_table(table_row("t1"));
    StoredTable mine = *store_->table("t1"), theirs = mine;
    mine.body = "\"mine\"";
    mine.members = {"a"};
    theirs.body = "\"theirs\"";
    theirs.members = {"b"};
    EXPECT_TRUE(store_->update_table(mine));
    EXPECT_FALSE(store_->update_table(theirs));
    const StoredTable now = *store_->table("t1");
    EXPECT_EQ(now.body, "\"mine\"");
    EXPECT_EQ(now.version, 1u);
    EXPECT_EQ(now.members, std::vector<std::string>{"a"});
    theirs.version = 1;
    theirs.members = {};
    EXPECT_TRUE(store_->update_table(theirs));
    EXPECT_TRUE(store_->table("t1")->members.empty());
    EXPECT_FALSE(store_->update_table(table_row("t2")));
}

TEST_P(StoreTest, ListsOfTables) {
    constexpr Millis kStep = 25'000;  // two or three in a minute
    for (int i = 0; i < 6; ++i) {
        StoredTable row = table_row("t" + std::to_string(i));
        row.updated = kStep * i + kStep;
        row.status = i < 4 ? TableStatus::Open : TableStatus::Over;
        row.game = i % 2 ? "outpost" : "endeavor";
        row.listed = i != 3;
        row.members = {"anna"};
        if (i > 2) row.members.push_back("bob");
        store_->add_table(row);
    }
    EXPECT_EQ(ids(store_->tables({})), "t5 t4 t2 t1 t0 ");
    EXPECT_EQ(ids(store_->tables({.status = TableStatus::Open, .listed_only = false})), "t3 t2 t1 t0 ");
    EXPECT_EQ(ids(store_->tables({.status = TableStatus::Open, .game = "endeavor"})), "t2 t0 ");
    EXPECT_EQ(ids(store_->tables({.member = "bob", .listed_only = false})), "t5 t4 t3 ");
    EXPECT_EQ(ids(store_->tables({.member = "carl"})), "");
    EXPECT_EQ(ids(store_->tables({.before = 3 * kStep, .limit = 1})), "t1 ");
    EXPECT_EQ(ids(store_->tables({.limit = 2})), "t5 t4 ");
    EXPECT_EQ(
        ids(store_->tables({.status = TableStatus::Over, .member = "bob", .game = "outpost", .before = 6 * kStep + 1})),
        "t5 ");
    const auto both = store_->tables({.limit = 1});
    EXPECT_EQ(both[0].members, (std::vector<std::string>{"anna", "bob"}));
}

TEST_P(StoreTest, DueTablesAreClaimedByOneHolder) {
    for (int i = 0; i < 6; ++i) {
        StoredTable row = table_row("t" + std::to_string(i));
        row.due = std::vector<Millis>{100, 200, 300, 900, 0, 100}[i];
        if (i == 5) row.status = TableStatus::Open;
        store_->add_table(row);
    }
    EXPECT_EQ(sorted(store_->claim_due("one", 500, 1500, 2)), "t0 t1");
    EXPECT_EQ(sorted(store_->claim_due("two", 500, 1500, 10)), "t2");
    EXPECT_EQ(sorted(store_->claim_due("one", 500, 1500, 10)), "t0 t1");  // still its own
    EXPECT_EQ(sorted(store_->claim_due("two", 1000, 2000, 10)), "t2 t3");
    EXPECT_FALSE(store_->claim("t0", "two", 1000, 2000));
    EXPECT_TRUE(store_->claim("t0", "one", 1000, 2000));
    store_->release("t0", "two");  // not its to give
    EXPECT_FALSE(store_->claim("t0", "two", 1000, 2000));
    store_->release("t0", "one");
    EXPECT_TRUE(store_->claim("t0", "two", 1000, 2000));
    EXPECT_EQ(sorted(store_->claim_due("one", 1500, 2500, 10)), "t1");  // its own claim has run out, and is renewed
    EXPECT_TRUE(store_->claim("t1", "two", 2500, 3000));                // one has gone silent
    EXPECT_TRUE(store_->claim("t4", "one", 1000, 2000));                // need not be due
    EXPECT_FALSE(store_->claim("none", "one", 1000, 2000));
}

TEST_P(StoreTest, TwoStoresNeverHoldTheSameTable) {
    for (int i = 0; i < 40; ++i) {
        StoredTable row = table_row("t" + std::to_string(i));
        row.due = 1;
        store_->add_table(row);
    }
    const auto other = open_store(where_);
    std::vector<std::string> mine, theirs;
    const auto claim_all = [](Store& store, const char* holder, std::vector<std::string>& out) {
        for (int i = 0; i < 20; ++i)
            for (std::string& id : store.claim_due(holder, 10, 1000, 2)) out.push_back(std::move(id));
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
    };
    std::thread thread([&] { claim_all(*other, "other", theirs); });
    claim_all(*store_, "mine", mine);
    thread.join();
    std::vector<std::string> both;
    std::set_intersection(mine.begin(), mine.end(), theirs.begin(), theirs.end(), std::back_inserter(both));
    EXPECT_EQ(both, std::vector<std::string>{});
    EXPECT_FALSE(mine.empty());
    EXPECT_FALSE(theirs.empty());
}

TEST_P(StoreTest, WhatIsKeptStaysAsItWasFirst) {
    EXPECT_EQ(store_->keep("key", "first"), "first");
    EXPECT_EQ(store_->keep("key", "second"), "first");
    EXPECT_EQ(store_->keep("other", "second"), "second");
}

TEST_P(StoreTest, SnapshotsAreReplaced) {
    add_tables(1);
    EXPECT_FALSE(store_->snapshot("t0"));
    const std::string bytes("\0\xff\x01 bytes", 9);
    store_->put_snapshot("t0", 7, bytes);
    EXPECT_EQ(store_->snapshot("t0"), std::pair(uint64_t{7}, bytes));
    store_->put_snapshot("t0", 9, "");
    EXPECT_EQ(store_->snapshot("t0"), std::pair(uint64_t{9}, std::string()));
    store_->put_snapshot("none", 1, bytes);
    EXPECT_FALSE(store_->snapshot("none"));
}

}  // namespace
}  // namespace pentarchy
