// SQLite through SQLiteCpp. Its exceptions become ours here.
#include "store/sqlite_sql.h"

#include <sqlite3.h>

#include <array>
#include <chrono>
#include <thread>

#include "base/bad_input.h"

namespace pentarchy {
namespace {

constexpr int kBusyMillis = 10'000;  // another process may be checking or importing

[[noreturn]] void fail(const SQLite::Exception& error, const std::string& file) {
    if (error.getErrorCode() == SQLITE_NOTADB) bad_input("{}: this is not a store", file);
    throw StoreError(fmt::format("{}: {}", file, error.what()));
}

template <class F>
auto translated(const std::string& file, F f) {
    try {
        return f();
    } catch (const SQLite::Exception& error) {
        fail(error, file);
    }
}

SQLite::Database opened(const std::string& file) {
    try {
        return SQLite::Database(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, kBusyMillis);
    } catch (const SQLite::Exception& error) {
        bad_input("{}: the store cannot be opened: {}", file, error.what());
    }
}

void bind(SQLite::Statement& statement, std::span<const SqlArg> args) {
    static constexpr std::array kNames{"$1", "$2", "$3",  "$4",  "$5",  "$6",  "$7",
                                       "$8", "$9", "$10", "$11", "$12", "$13", "$14"};
    for (size_t i = 0; i < args.size(); ++i) {
        // By name: SQLite numbers parameters in the order in which it meets them.
        const int place = statement.getIndex(kNames.at(i));
        if (const auto* text = std::get_if<std::string_view>(&args[i].value)) {
            statement.bind(place, std::string(*text));
        } else if (const auto* real = std::get_if<double>(&args[i].value)) {
            statement.bind(place, *real);
        } else {
            statement.bind(place, std::get<int64_t>(args[i].value));
        }
    }
}

SqlRow read_row(SQLite::Statement& statement) {
    std::vector<SqlRow::Cell> cells;
    for (int i = 0; i < statement.getColumnCount(); ++i) {
        const SQLite::Column column = statement.getColumn(i);
        if (column.isInteger()) {
            cells.emplace_back(column.getInt64());
        } else if (column.isFloat()) {
            cells.emplace_back(column.getDouble());
        } else {
            cells.emplace_back(column.getString());
        }
    }
    return SqlRow(std::move(cells));
}

// Turning a new file to a log is the one step at which SQLite does not wait for others who do the same: we wait.
void write_ahead(SQLite::Database& database) {
    const auto until = std::chrono::steady_clock::now() + std::chrono::milliseconds(kBusyMillis);
    while (database.tryExec("PRAGMA journal_mode = WAL") == SQLITE_BUSY && std::chrono::steady_clock::now() < until)
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
}

}  // namespace

SqliteSql::SqliteSql(const std::string& file) : database_(opened(file)) {
    write_ahead(database_);
    // Every commit is synced; a checkpoint only now and then, since pages that change often are then copied once (who
    // writes much has it done elsewhere: store/sqlite_checkpoints.h). There are half a dozen connections, and what is
    // not in their pages is in the system's: they need few.
    script(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; "
        "PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -2000; PRAGMA temp_store = MEMORY");
}

void SqliteSql::script(const std::string& statements) {
    translated(database_.getFilename(), [&] { database_.exec(statements); });
}

void SqliteSql::rollback() noexcept {
    if (!sqlite3_get_autocommit(database_.getHandle())) database_.tryExec("ROLLBACK");  // a full disk may have done it
}

// clang-format off
const Dialect& SqliteSql::dialect() const {
    static const Dialect kDialect{
        .announce = "progress.length", .announce_all = "", .tell = "", .skip_locked = "", .for_update = "", .trust_logs = "",
        .clustered = "WITHOUT ROWID", .bytewise = "", .is_remote = false};
    return kDialect;
}
// clang-format on

SQLite::Statement& SqliteSql::prepared(std::string_view sql) {
    auto found = statements_.find(sql);
    if (found == statements_.end())
        found = statements_.emplace(std::string(sql), SQLite::Statement(database_, std::string(sql))).first;
    return found->second;
}

SqlRows SqliteSql::execute(std::string_view sql, std::span<const SqlArg> args) {
    return translated(database_.getFilename(), [&] {
        SQLite::Statement& statement = prepared(sql);
        const auto reset = [&](void*) { statement.tryReset(); };  // always: an open statement would hold its snapshot
        const std::unique_ptr<void, decltype(reset)> at_end(&statement, reset);
        bind(statement, args);
        const int before = database_.getTotalChanges();
        SqlRows rows;
        while (statement.executeStep()) rows.push_back(read_row(statement));
        rows.changed = database_.getTotalChanges() - before;
        return rows;
    });
}

}  // namespace pentarchy
