#include "store/sqlite_checkpoints.h"

#include <sqlite3.h>

namespace pentarchy {
namespace {

constexpr int kHelping = 500;     // pages
constexpr int kTooMany = 16'000;  // the log is 64 MiB: whoever commits has to help

}  // namespace

SqliteCheckpoints::~SqliteCheckpoints() {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    wanted_.notify_one();
    if (thread_.joinable()) thread_.join();
}

// Instead of SQLite's own way, which is such a function, too.
void SqliteCheckpoints::follow(SqliteSql& connection) { sqlite3_wal_hook(connection.handle(), committed, this); }

int SqliteCheckpoints::committed(void* self, sqlite3* connection, const char* schema, int pages) {
    SqliteCheckpoints& mine = *static_cast<SqliteCheckpoints*>(self);
    if (pages > kTooMany) sqlite3_wal_checkpoint_v2(connection, schema, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
    const std::lock_guard lock(mine.mutex_);
    if (pages < mine.waiting_) mine.moved_ = 0;  // the log begins anew
    mine.waiting_ = pages;
    if (pages - mine.moved_ < kHelping) return SQLITE_OK;
    if (!mine.thread_.joinable()) mine.thread_ = std::thread([&mine] { mine.work(); });
    mine.wanted_.notify_one();
    return SQLITE_OK;
}

// What cannot be moved now because somebody reads the old is moved next time.
void SqliteCheckpoints::work() {
    std::unique_lock lock(mutex_);
    while (!stop_) {
        lock.unlock();
        sqlite3_wal_checkpoint_v2(sql_.handle(), nullptr, SQLITE_CHECKPOINT_PASSIVE, nullptr, nullptr);
        lock.lock();
        moved_ = waiting_;
        wanted_.wait(lock, [&] { return stop_ || waiting_ - moved_ >= kHelping; });
    }
}

}  // namespace pentarchy
