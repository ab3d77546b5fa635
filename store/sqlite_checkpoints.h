// Moves what is in SQLite's log into its file on a thread of its own, in small helpings. If the thread that commits did
// it, every move would wait for it now and then, for a quarter of a second.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "store/sqlite_sql.h"

namespace pentarchy {

class SqliteCheckpoints {
  public:
    explicit SqliteCheckpoints(const std::string& file) : sql_(file) {}
    ~SqliteCheckpoints();
    SqliteCheckpoints(const SqliteCheckpoints&) = delete;
    SqliteCheckpoints& operator=(const SqliteCheckpoints&) = delete;

    // Hears of every commit of this connection.
    void follow(SqliteSql& connection);

  private:
    static int committed(void* self, sqlite3* connection, const char* schema, int pages);
    void work();

    SqliteSql sql_;  // the thread's own
    std::mutex mutex_;
    std::condition_variable wanted_;
    int waiting_ = 0;  // pages in the log
    int moved_ = 0;    // of them, when last looked
    bool stop_ = false;
    std::thread thread_;  // from the first time it is needed
};

}  // namespace pentarchy
