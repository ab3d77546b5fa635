// SQLite as the database of a store.
#include "store/sqlite_store.h"

#include "base/bad_input.h"
#include "store/copy.h"
#include "store/sql_store.h"
#include "store/sqlite_sql.h"

namespace pentarchy {
namespace {

class SqliteDatabase : public Database {
  public:
    explicit SqliteDatabase(std::string file) : file_(std::move(file)) {
        SqliteSql sql(file_);
        // One question: another process may be building its first tables between two.
        const SqlRow found = sql.run("SELECT COUNT(*), COALESCE(SUM(name = 'meta'), 0) FROM sqlite_master").at(0);
        if (found.natural(0) > 0 && found.natural(1) == 0)
            bad_input("{}: this is a database of something else", file_);
    }

    std::unique_ptr<Sql> connect() override { return std::make_unique<SqliteSql>(file_); }
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
    std::string file_;
};

}  // namespace

std::unique_ptr<Store> open_sqlite(const std::string& file) {
    return std::make_unique<SqlStore>(std::make_unique<SqliteDatabase>(file), file);
}

}  // namespace pentarchy
