// The schema: brought up to date step by step or not at all; copies; what is not a store.
#include "store/schema.h"

#include "base/bad_input.h"
#include "base/file.h"
#include "store/copy.h"
#include "store/sqlite_sql.h"
#include "store/tests/store_test.h"

namespace pentarchy {
namespace {

uint64_t version_of(Sql& sql) { return sql.run("SELECT value FROM meta WHERE name = 'schema'")[0].natural(0); }

SchemaSteps later_steps(std::initializer_list<std::string_view> more) {
    SchemaSteps steps = schema_steps();
    steps.insert(steps.end(), more);
    return steps;
}

TEST_P(StoreTest, AnOlderSchemaIsBroughtUpToDate) {
    store_->add_account(account_named("a1", "Anna"));
    const auto sql = raw();
    EXPECT_EQ(version_of(*sql), schema_steps().size());
    migrate(*sql, "games",
            later_steps({"ALTER TABLE accounts ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'",
                         "CREATE TABLE clubs (id TEXT NOT NULL PRIMARY KEY) {clustered}; "
                         "UPDATE accounts SET colour = 'blue'"}));
    EXPECT_EQ(version_of(*sql), schema_steps().size() + 2);
    EXPECT_EQ(sql->run("SELECT colour FROM accounts WHERE id = 'a1'")[0].text(0), "blue");
    EXPECT_TRUE(sql->run("SELECT id FROM clubs").empty());
}

TEST_P(StoreTest, AStepThatFailsLeavesTheSchemaAsItWas) {
    const auto sql = raw();
    const auto steps =
        later_steps({"CREATE TABLE clubs (id TEXT NOT NULL PRIMARY KEY)", "CREATE TABLE nonsense nonsense"});
    EXPECT_THROW(migrate(*sql, "games", steps), StoreError);
    EXPECT_EQ(version_of(*sql), schema_steps().size());
    EXPECT_THROW((void)sql->run("SELECT id FROM clubs"), StoreError);
    reopen();
}

TEST_P(StoreTest, ANewerSchemaIsRefused) {
    store_.reset();
    raw()->run("UPDATE meta SET value = 99 WHERE name = 'schema'");
    try {
        open();
        FAIL() << "it was opened";
    } catch (const BadInput& error) {
        EXPECT_NE(std::string(error.what()).find("belongs to a newer Pentarchy: its schema is 99"), std::string::npos)
            << error.what();
    }
}

TEST_P(StoreTest, ManyOpenAnEmptyDatabaseAtOnce) {
    store_.reset();
    if (is_sqlite()) {
        where_ = file("another.db");
    } else {
        raw()->script("DROP SCHEMA pentarchy CASCADE");
    }
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&, i] { open_store(where_)->add_table(table_row("t" + std::to_string(i))); });
    for (std::thread& thread : threads) thread.join();
    open();
    EXPECT_EQ(store_->tables({}).size(), 4u);
}

TEST_P(StoreTest, ChecksFindWhatIsWrong) {
    add_tables(3);
    for (const char* table : {"t0", "t1"})
        for (int seq = 0; seq < 3; ++seq) append_now(*store_, one_event(table, seq));
    EXPECT_EQ(store_->check(), std::vector<std::string>{});
    raw()->run("DELETE FROM events WHERE table_id = 't0' AND seq = 1");
    raw()->run("UPDATE events SET kind = 'game' WHERE table_id = 't1' AND seq = 0");
    EXPECT_EQ(store_->check(), (std::vector<std::string>{"table t0 should have 3 events, but has 2 up to number 2",
                                                         "the log of table t1 does not begin with a header"}));
}

TEST_P(PostgresStoreTest, EventsWithoutATableAreFound) {
    add_tables(1);
    raw()->run(
        "INSERT INTO events (table_id, seq, time, kind, actor, key, body) VALUES ('t7', 0, 1, 'header', '', '', '{}')");
    EXPECT_EQ(store_->check(), std::vector<std::string>{"there are events of a table t7 that does not exist"});
}

TEST_P(StoreTest, ABackupIsAStoreOfItsOwn) {
    StoredTable row = table_row("t9");
    row.members = {"a1", "nobody"};
    store_->add_table(row);
    store_->add_account(account_named("a1", "Anna"));
    store_->add_session({"token", "a1", "", 1, 2});
    for (int seq = 0; seq < 4; ++seq) append_now(*store_, one_event("t9", seq, std::to_string(seq)));
    Append end = rated_end("t9", 4, {{"a1", 1}, {"nobody", 2}});
    end.events[0].body = "4";
    append_now(*store_, end);
    const double rating = store_->ratings("a1").at(0).rating;
    store_->backup(file("copy.db"));
    append_now(*store_, one_event("t9", 5));
    const auto copy = open_store(file("copy.db"));
    EXPECT_EQ(copy->check(), std::vector<std::string>{});
    EXPECT_EQ(copy->events("t9").size(), 5u);
    EXPECT_EQ(copy->events("t9")[4].body, "4");
    EXPECT_EQ(copy->table("t9")->version, 5u);
    EXPECT_EQ(copy->table("t9")->members, row.members);
    EXPECT_EQ(copy->account_by_name("anna")->id, "a1");
    EXPECT_EQ(copy->session("token")->account, "a1");
    EXPECT_EQ(copy->ratings("a1")[0].rating, rating);
    EXPECT_EQ(copy->results({.player = "a1"}).at(0).rating, rating);
    EXPECT_THROW(store_->backup(file("copy.db")), BadInput);
    EXPECT_THROW(store_->backup(file("none/copy.db")), BadInput);
    EXPECT_FALSE(std::filesystem::exists(file("copy.db.partial")));
}

TEST_P(StoreTest, ACopyOfManyPages) {
    add_tables(3);
    for (int table = 0; table < 3; ++table) {
        Append append{.table = "t" + std::to_string(table), .first = 0};
        for (int i = 0; i < 900; ++i)
            append.events.push_back({.time = i, .kind = i ? "game" : "header", .body = std::to_string(i)});
        EXPECT_EQ(append_now(*store_, append), Appended::Done);
    }
    const auto copy = open_store(file("copy.db"));
    SqliteSql to(file("copy.db"));
    copy_store(*raw(), to);
    for (int table = 0; table < 3; ++table) {
        const auto events = copy->events("t" + std::to_string(table));
        ASSERT_EQ(events.size(), 900u);
        EXPECT_EQ(events[899].body, "899");
    }
    EXPECT_EQ(copy->check(), std::vector<std::string>{});
    EXPECT_THROW(copy_store(*raw(), to), StoreError);  // it is not empty any more
}

TEST_P(SqliteStoreTest, OtherFilesAreRefused) {
    EXPECT_EQ(store_->describe(), "SQLite " + where_);
    write_file(file("text.txt"), std::string(5000, 'x'));
    EXPECT_THROW(open_store(file("text.txt")), BadInput);
    EXPECT_EQ(read_file(file("text.txt")), std::string(5000, 'x'));
    EXPECT_THROW(open_store(file("none/games.db")), BadInput);
    EXPECT_THROW(open_store(folder_), BadInput);
    raw()->script("DROP TABLE meta");
    EXPECT_THROW(open_store(where_), BadInput);  // whose tables may these be?
}

TEST_P(PostgresStoreTest, PasswordsAreNotRepeated) {
    for (const char* wrong :
         {"postgresql://anna:hush@/postgres?host=/none", "postgresql://anna:hush@[/", "postgres://anna:hush@%"}) {
        try {
            open_store(wrong);
            FAIL() << "opened " << wrong;
        } catch (const BadInput& error) {
            EXPECT_EQ(std::string(error.what()).find("hush"), std::string::npos) << error.what();
            EXPECT_EQ(std::string(error.what()).find('\n'), std::string::npos) << error.what();
        }
    }
    EXPECT_NE(store_->describe().find("PostgreSQL "), std::string::npos);
    EXPECT_NE(store_->describe().find("/postgres"), std::string::npos);
}

}  // namespace
}  // namespace pentarchy
