// SQLite as the database of a store.
#include "store/sqlite_store.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/bad_input.h"
#include "store/copy.h"
#include "store/sql_store.h"
#include "store/sqlite_checkpoints.h"
#include "store/sqlite_sql.h"

namespace pentarchy {
namespace {

// The file itself, beside SQLite's connections to it: nobody but its owner may read it, for there are secrets in it,
// and it must stay the file that was opened. It is closed after all connections: closing it earlier would end their
// locks.
class StoreFile {
  public:
    explicit StoreFile(const std::string& name)
        : name_(name), handle_(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, S_IRUSR | S_IWUSR)) {
        if (handle_ >= 0) ::fstat(handle_, &was_);  // SQLite will say why it cannot be opened
    }
    ~StoreFile() {
        if (handle_ >= 0) ::close(handle_);
    }
    StoreFile(const StoreFile&) = delete;
    StoreFile& operator=(const StoreFile&) = delete;

    void need_same() const {
        struct stat now {};
        if (::stat(name_.c_str(), &now) != 0) throw StoreError(fmt::format("{}: the file of the store is gone", name_));
        if (now.st_ino != was_.st_ino || now.st_dev != was_.st_dev)
            throw StoreError(fmt::format("{}: another file has taken the place of the store", name_));
    }

    void lock() const {
        if (::flock(handle_, LOCK_EX | LOCK_NB) != 0)
            bad_input("{}: another server uses this store; two servers share one only in PostgreSQL", name_);
        if (was_.st_mode & (S_IRWXG | S_IRWXO))
            (void)!::fchmod(handle_, S_IRUSR | S_IWUSR);  // made by an older version
    }

  private:
    const std::string name_;
    const int handle_;
    struct stat was_ {};
};

class SqliteDatabase : public Database {
  public:
    explicit SqliteDatabase(std::string file) : file_(std::move(file)), open_file_(file_), checkpoints_(file_) {
        SqliteSql sql(file_);
        // One question: another process may be building its first tables between two.
        const SqlRow found = sql.run("SELECT COUNT(*), COALESCE(SUM(name = 'meta'), 0) FROM sqlite_master").at(0);
        if (found.natural(0) > 0 && found.natural(1) == 0) bad_input("{}: this is a database of something else", file_);
    }

    std::unique_ptr<Sql> connect() override {
        need_same();  // or an empty file would be made in its place
        auto sql = std::make_unique<SqliteSql>(file_);
        checkpoints_.follow(*sql);
        return sql;
    }
    void serve_alone() override { open_file_.lock(); }
    void need_same() override { open_file_.need_same(); }
    std::string describe() const override { return "SQLite " + file_; }
    void listen(std::function<void(const Change&)>) override {}  // there is no other process

    void backup(const std::string& file) override {
        write_backup(file, [&](const std::string& partial) {
            SqliteSql(file_).run("VACUUM INTO $1", {partial});  // of one moment, while others write on
        });
    }

    void check(Sql& sql, std::vector<std::string>& faults) override {
        for (const SqlRow& row : sql.run("PRAGMA integrity_check"))
            if (row.text(0) != "ok") faults.push_back(fmt::format("{}: {}", file_, row.text(0)));
        for (const SqlRow& row : sql.run("PRAGMA foreign_key_check"))
            faults.push_back(fmt::format("{}: a row of {} belongs to nothing", file_, row.text(0)));
    }

  private:
    const std::string file_;
    const StoreFile open_file_;
    SqliteCheckpoints checkpoints_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& file) {
    return std::make_unique<SqlStore>(std::make_unique<SqliteDatabase>(file), file);
}

}  // namespace pentarchy
