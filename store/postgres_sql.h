// A connection to a PostgreSQL server.
#pragma once

#include <map>

#include <pqxx/pqxx>

#include "store/sql.h"

namespace pentarchy {

// Tables lie in a schema of their own, so that the database may be shared with other programs.
inline constexpr const char* kPostgresSchema = "pentarchy";
// Changes are announced here as "PROCESS LENGTH TABLE".
inline constexpr const char* kPostgresChannel = "pentarchy";
// What processes tell each other stands here as "PROCESS KIND ID TEXT".
inline constexpr const char* kPostgresWords = "pentarchy_words";

class PostgresSql : public Sql {
  public:
    // `process` is the name under which this process announces its changes.
    PostgresSql(const std::string& url, const std::string& process);

    void script(const std::string& statements) override;
    void begin() override;
    void begin_job() override { job_begins_ = true; }
    void begin_reading() override;
    void commit() override;
    void rollback() noexcept override;
    void begin_migration() override;
    const Dialect& dialect() const override { return dialect_; }

  protected:
    SqlRows execute(std::string_view sql, std::span<const SqlArg> args) override;
    SqlRows execute_last(std::string_view sql, std::span<const SqlArg> args) override;

  private:
    template <class F>
    auto translated(F f);
    const std::string& prepared(std::string_view sql);
    SqlRows execute_prepared(std::string_view sql, std::span<const SqlArg> args);

    Dialect dialect_;
    pqxx::connection connection_;
    pqxx::quiet_errorhandler quiet_{connection_};  // what matters arrives as an exception
    std::unique_ptr<pqxx::dbtransaction> transaction_;
    bool job_begins_ = false;  // its first statement begins the transaction, or is all of it
    std::map<std::string, std::string, std::less<>> statements_;  // to the name under which it was prepared
};

}  // namespace pentarchy
