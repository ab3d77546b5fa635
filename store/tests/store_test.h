// Every test of this suite runs on both databases, each time on an empty one.
#pragma once

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <future>

#include "store/sql.h"

namespace pentarchy {

class StoreTest : public testing::TestWithParam<const char*> {
  protected:
    void SetUp() override;
    void TearDown() override;

    bool is_sqlite() const { return std::string_view(GetParam()) == "sqlite"; }
    void open() { store_ = open_store(where_); }
    void reopen() {
        store_.reset();
        open();
    }
    std::unique_ptr<Sql> raw() const;  // a connection beside the store's own
    std::string file(const std::string& name) const { return folder_ / name; }

    // Tables for appending to, all running.
    void add_tables(int count);

    std::filesystem::path folder_;  // gone after the test
    std::string where_;
    std::unique_ptr<Store> store_;
};

// For what only one of them does.
class SqliteStoreTest : public StoreTest {};
class PostgresStoreTest : public StoreTest {
  protected:
    void cut_connections() const;  // every one to the server
};

Account account_named(const std::string& id, const std::string& name);
StoredTable table_row(const std::string& id);
Append one_event(const std::string& table, uint64_t seq, const std::string& body = "{}");
// The last event of a rated game of Outpost: players and the places they came in.
Append rated_end(const std::string& table, uint64_t seq, const std::vector<std::pair<std::string, int>>& places);

// Waits for it.
Appended append_now(Store& store, Append append);

}  // namespace pentarchy
