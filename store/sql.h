// A connection to a database, as much of it as SQLite and PostgreSQL have in common. The store is written once in SQL
// that both understand, with parameters $1, $2 ...; what they do not share is a Dialect of a few phrases.
#pragma once

#include <initializer_list>
#include <span>
#include <variant>

#include "store/store.h"

namespace pentarchy {

// The other side is gone; what was not committed did not happen, and a new connection may do it again.
struct ConnectionLost : StoreError {
    using StoreError::StoreError;
};

bool is_connection_lost(const std::exception_ptr& error);

// A parameter of a statement. Texts are looked at, not copied: they must live until the statement has run.
struct SqlArg {
    std::variant<int64_t, double, std::string_view> value;

    SqlArg(bool flag) : value(int64_t{flag}) {}
    SqlArg(int number) : value(int64_t{number}) {}
    SqlArg(int64_t number) : value(number) {}
    SqlArg(uint64_t number) : value(static_cast<int64_t>(number)) {}
    SqlArg(double number) : value(number) {}
    SqlArg(const char* text) : value(std::string_view(text)) {}
    SqlArg(std::string_view text) : value(text) {}
    SqlArg(const std::string& text) : value(std::string_view(text)) {}
    SqlArg(TableStatus status) : value(static_cast<int64_t>(status)) {}
};

class SqlRow {
  public:
    using Cell = std::variant<int64_t, double, std::string>;

    explicit SqlRow(std::vector<Cell> cells) : cells_(std::move(cells)) {}

    int64_t number(size_t column) const { return std::get<int64_t>(cells_[column]); }
    uint64_t natural(size_t column) const { return static_cast<uint64_t>(number(column)); }
    double real(size_t column) const { return std::get<double>(cells_[column]); }
    const std::string& text(size_t column) const { return std::get<std::string>(cells_[column]); }
    std::span<const Cell> cells() const { return cells_; }

  private:
    std::vector<Cell> cells_;
};

struct SqlRows : std::vector<SqlRow> {
    int64_t changed = 0;  // rows that the statement wrote
};

struct Dialect {
    std::string announce;      // expression over a row of `progress` that tells other processes of its change
    std::string announce_all;  // the same, once for all rows of `grown` (store/sql_appends.cpp)
    std::string tell;          // statement that says $1 to them; empty: there are none
    std::string skip_locked;   // closes a SELECT of rows that are about to be written
    std::string for_update;    // closes a SELECT of a row that this transaction is about to write
    std::string trust_logs;    // statement that ends the check of each event whether there is such a table
    std::string clustered;     // closes a CREATE TABLE whose rows shall lie in the order of the primary key
    std::string bytewise;      // of a column: in the order of its bytes, whatever the language of the database
    bool is_remote = false;    // each statement costs a round trip
};

// Used by one thread at a time. Errors of the database are StoreErrors.
class Sql {
  public:
    virtual ~Sql() = default;

    // The statement is prepared once and kept. Texts that not both databases can hold are refused.
    SqlRows run(std::string_view sql, std::span<const SqlArg> args);
    SqlRows run(std::string_view sql, std::initializer_list<SqlArg> args = {}) {
        return run(sql, std::span(args.begin(), args.size()));
    }
    // The last statement of a transaction. If it is the only one of a job, it commits itself.
    SqlRows run_last(std::string_view sql, std::initializer_list<SqlArg> args);

    virtual void script(const std::string& statements) = 0;  // without parameters or results
    virtual void begin() = 0;                                // of a transaction that writes
    virtual void begin_job() { begin(); }                    // of one that may say which statement is its last
    virtual void begin_reading() = 0;                        // of one that sees the same moment throughout
    virtual void commit() = 0;
    virtual void rollback() noexcept = 0;
    virtual void begin_migration() = 0;  // a transaction that no other process changes the schema beside
    virtual const Dialect& dialect() const = 0;

  protected:
    virtual SqlRows execute(std::string_view sql, std::span<const SqlArg> args) = 0;
    virtual SqlRows execute_last(std::string_view sql, std::span<const SqlArg> args) { return execute(sql, args); }
};

// Rolls back unless it was committed.
class Transaction {
  public:
    enum class Kind { Write, Job, Read, Migrate };
    explicit Transaction(Sql& sql, Kind kind = Kind::Write);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit();

  private:
    Sql& sql_;
    bool open_ = true;
};

// What a store needs of its database besides connections.
class Database {
  public:
    virtual ~Database() = default;
    virtual std::unique_ptr<Sql> connect() = 0;
    virtual std::string describe() const = 0;
    virtual void listen(std::function<void(const Change&)> heard) = 0;
    virtual void serve_alone() {}
    virtual void need_same() {}  // throws StoreError unless this is still what was opened
    virtual void backup(const std::string& file) = 0;
    virtual void check(Sql& sql, std::vector<std::string>& faults) = 0;  // what only this database can find
};

}  // namespace pentarchy
