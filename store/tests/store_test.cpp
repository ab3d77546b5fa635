// The place of a test: a folder for SQLite, an empty schema of the test server for PostgreSQL.
#include "store/tests/store_test.h"

#include <unistd.h>

#include "store/postgres_sql.h"
#include "store/sqlite_sql.h"
#include "store/tests/cluster.h"

namespace pentarchy {

INSTANTIATE_TEST_SUITE_P(Sqlite, StoreTest, testing::Values("sqlite"), [](const auto&) { return "Sqlite"; });
INSTANTIATE_TEST_SUITE_P(Sqlite, SqliteStoreTest, testing::Values("sqlite"), [](const auto&) { return "Sqlite"; });
INSTANTIATE_TEST_SUITE_P(Postgres, StoreTest, testing::Values("postgres"), [](const auto&) { return "Postgres"; });
INSTANTIATE_TEST_SUITE_P(Postgres, PostgresStoreTest, testing::Values("postgres"),
                         [](const auto&) { return "Postgres"; });

void StoreTest::SetUp() {
    std::string pattern = std::filesystem::temp_directory_path() / "pentarchy-store-XXXXXX";
    ASSERT_NE(mkdtemp(pattern.data()), nullptr);
    folder_ = pattern;
    where_ = is_sqlite() ? file("games.db") : test_postgres();
    if (!is_sqlite()) raw()->script("DROP SCHEMA IF EXISTS pentarchy CASCADE");
    open();
}

void StoreTest::TearDown() {
    store_.reset();
    std::filesystem::remove_all(folder_);
}

std::unique_ptr<Sql> StoreTest::raw() const {
    if (is_sqlite()) return std::make_unique<SqliteSql>(where_);
    return std::make_unique<PostgresSql>(where_, "test");
}

void PostgresStoreTest::cut_connections() const {
    raw()->run(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL");
}

void StoreTest::add_tables(int count) {
    for (int i = 0; i < count; ++i) store_->add_table(table_row("t" + std::to_string(i)));
}

Account account_named(const std::string& id, const std::string& name) {
    return {.id = id,
            .name = name,
            .password_hash = "hash",
            .guest = false,
            .bot = false,
            .settings = "{}",
            .vacation_until = 0,
            .created = 1000};
}

StoredTable table_row(const std::string& id) {
    return {.id = id,
            .version = 0,
            .status = TableStatus::Running,
            .game = "outpost",
            .listed = true,
            .body = "{}",
            .host = "{}",
            .created = 1000,
            .updated = 1000,
            .due = 0,
            .members = {}};
}

Append one_event(const std::string& table, uint64_t seq, const std::string& body) {
    return {
        .table = table,
        .first = seq,
        .events = {{.seq = 0, .time = 5000, .kind = seq ? "game" : "header", .actor = "a", .key = "", .body = body}},
        .due = 0,
        .status = TableStatus::Running,
        .now = 5000};
}

Append rated_end(const std::string& table, uint64_t seq, const std::vector<std::pair<std::string, int>>& places) {
    Append out = one_event(table, seq);
    out.status = TableStatus::Over;
    out.ended = EndedGame{.game = "outpost"};
    for (const auto& [player, rank] : places)
        out.ended->places.push_back({.player = player, .rank = rank, .counted = rank, .rated = true});
    return out;
}

Appended append_now(Store& store, Append append) {
    std::promise<Appended> result;
    store.append(std::move(append), [&](Appended appended) { result.set_value(appended); });
    return result.get_future().get();
}

}  // namespace pentarchy
