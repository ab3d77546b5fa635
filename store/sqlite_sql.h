// A connection to a SQLite file.
#pragma once

#include <map>

#include <SQLiteCpp/SQLiteCpp.h>

#include "store/sql.h"

namespace pentarchy {

class SqliteSql : public Sql {
  public:
    explicit SqliteSql(const std::string& file);

    void script(const std::string& statements) override;
    void begin() override { script("BEGIN IMMEDIATE"); }
    void begin_reading() override { script("BEGIN"); }
    void commit() override { script("COMMIT"); }
    void rollback() noexcept override;
    void begin_migration() override { begin(); }
    const Dialect& dialect() const override;
    sqlite3* handle() { return database_.getHandle(); }

  protected:
    SqlRows execute(std::string_view sql, std::span<const SqlArg> args) override;

  private:
    SQLite::Statement& prepared(std::string_view sql);

    SQLite::Database database_;
    std::map<std::string, SQLite::Statement, std::less<>> statements_;
};

}  // namespace pentarchy
