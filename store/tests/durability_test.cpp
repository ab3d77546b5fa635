// What was acknowledged is there after kill -9, and a store that could not write goes on when it can again.
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <map>
#include <sstream>

#include "base/bad_input.h"
#include "store/tests/store_test.h"

namespace pentarchy {
namespace {

constexpr int kTables = 12;

// Appends to every table at once and tells of each acknowledged event, until it is killed.
[[noreturn]] void append_for_ever(const std::string& where, int report) {
    const auto store = open_store(where);
    std::vector<std::thread> threads;
    for (int i = 0; i < kTables; ++i) {
        threads.emplace_back([&, i] {
            const std::string table = "t" + std::to_string(i);
            for (uint64_t seq = store->events(table).size();; ++seq) {
                Append append = one_event(table, seq, fmt::format("{}", seq * 7));
                append.events.push_back({.time = 1, .kind = "chat", .body = fmt::format("{}", ++seq * 7)});
                if (append_now(*store, append) != Appended::Done) _exit(3);
                const std::string line = fmt::format("{} {}\n", i, seq);
                if (write(report, line.data(), line.size()) < 0) _exit(4);
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    _exit(0);
}

// Lets a child append until it has acknowledged this many, kills it, and returns the last acknowledged event per table.
std::map<int, uint64_t> killed_after(const std::string& where, int acknowledged) {
    int report[2];
    EXPECT_EQ(pipe(report), 0);
    const pid_t child = fork();
    if (child == 0) append_for_ever(where, report[1]);
    close(report[1]);
    std::string heard;
    int lines = 0;
    char buffer[256];
    for (ssize_t size; (size = read(report[0], buffer, sizeof buffer)) > 0;) {
        heard.append(buffer, static_cast<size_t>(size));
        lines += static_cast<int>(std::count(buffer, buffer + size, '\n'));
        if (lines >= acknowledged) kill(child, SIGKILL);
    }
    close(report[0]);
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) << status;
    std::map<int, uint64_t> last;
    std::istringstream in(heard);
    for (int table; in >> table;) in >> last[table];
    return last;
}

TEST_P(StoreTest, NothingAcknowledgedIsLostByAKill) {
    add_tables(kTables);
    for (int round = 0; round < 6; ++round) {
        store_.reset();
        const auto last = killed_after(where_, 100 + 37 * round);
        EXPECT_FALSE(last.empty());
        open();
        EXPECT_EQ(store_->check(), std::vector<std::string>{});
        for (const auto& [table, seq] : last) {
            const auto events = store_->events("t" + std::to_string(table));
            ASSERT_GT(events.size(), seq);
            EXPECT_EQ(events.size() % 2, 0u);  // each append was a pair
            for (size_t i = 0; i < events.size(); ++i) ASSERT_EQ(events[i].body, std::to_string(i * 7));
        }
    }
}

// The file may not grow, as on a full disk.
TEST_P(SqliteStoreTest, AFailedCommitFailsAllOfItAndTheStoreGoesOn) {
    add_tables(8);
    signal(SIGXFSZ, SIG_IGN);
    rlimit old{};
    getrlimit(RLIMIT_FSIZE, &old);
    rlimit tight = old;
    tight.rlim_cur = std::filesystem::file_size(where_ + "-wal") + 1000;
    setrlimit(RLIMIT_FSIZE, &tight);
    std::vector<std::promise<Appended>> results(8);
    for (int i = 0; i < 8; ++i)
        store_->append(one_event("t" + std::to_string(i), 0),
                       [&, i](Appended appended) { results[i].set_value(appended); });
    for (auto& result : results) EXPECT_EQ(result.get_future().get(), Appended::Failed);
    EXPECT_THROW(store_->add_account(account_named("a", "Anna")), StoreError);
    EXPECT_TRUE(store_->events("t0").empty());
    setrlimit(RLIMIT_FSIZE, &old);
    for (int i = 0; i < 8; ++i) EXPECT_EQ(append_now(*store_, one_event("t" + std::to_string(i), 0)), Appended::Done);
    EXPECT_EQ(store_->check(), std::vector<std::string>{});
}

TEST_P(PostgresStoreTest, FailedWritesFailAllOfThemAndTheStoreGoesOn) {
    add_tables(1);
    raw()->script("ALTER SCHEMA pentarchy RENAME TO elsewhere");
    EXPECT_EQ(append_now(*store_, one_event("t0", 0)), Appended::Failed);
    EXPECT_THROW(store_->add_account(account_named("a", "Anna")), StoreError);
    EXPECT_THROW((void)store_->events("t0"), StoreError);
    raw()->script("ALTER SCHEMA elsewhere RENAME TO pentarchy");
    EXPECT_EQ(append_now(*store_, one_event("t0", 0)), Appended::Done);
    EXPECT_EQ(store_->events("t0").size(), 1u);
}

TEST_P(PostgresStoreTest, LostConnectionsAreOpenedAgain) {
    add_tables(1);
    for (uint64_t round = 0; round < 3; ++round) {
        EXPECT_EQ(store_->events("t0").size(), round);
        cut_connections();
        EXPECT_EQ(append_now(*store_, one_event("t0", round)), Appended::Done);
    }
    EXPECT_EQ(store_->table("t0")->version, 3u);
}

// What goes into a file that nobody can find any more is not acknowledged.
TEST_P(SqliteStoreTest, AFileThatIsGoneOrAnotherTakesNothing) {
    add_tables(1);
    EXPECT_EQ(append_now(*store_, one_event("t0", 0)), Appended::Done);
    EXPECT_NO_THROW(store_->need_ready());
    std::filesystem::rename(where_, where_ + ".away");
    EXPECT_EQ(append_now(*store_, one_event("t0", 1)), Appended::Failed);
    EXPECT_THROW(store_->need_ready(), StoreError);
    EXPECT_FALSE(std::filesystem::exists(where_)) << "no empty file is made in its place";
    std::filesystem::copy_file(where_ + ".away", where_);
    EXPECT_EQ(append_now(*store_, one_event("t0", 1)), Appended::Failed);
    EXPECT_THROW(store_->need_ready(), StoreError);
    std::filesystem::rename(where_ + ".away", where_);
    EXPECT_NO_THROW(store_->need_ready());
}

TEST_P(SqliteStoreTest, OneServerAloneAndNobodyElseReadsIt) {
    const auto mode = [&] { return std::filesystem::status(where_).permissions() & std::filesystem::perms::mask; };
    EXPECT_EQ(mode(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::permissions(where_, std::filesystem::perms::others_read, std::filesystem::perm_options::add);
    reopen();
    store_->serve_alone();
    EXPECT_EQ(mode(), std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    const auto beside = open_store(where_);  // to check it, to copy it
    EXPECT_EQ(beside->check(), std::vector<std::string>{});
    EXPECT_THROW(beside->serve_alone(), BadInput);
    store_.reset();
    EXPECT_NO_THROW(beside->serve_alone());
}

}  // namespace
}  // namespace pentarchy
