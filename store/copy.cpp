// Copying a store row by row, between any two databases.
#include "store/copy.h"

#include <fcntl.h>
#include <unistd.h>

#include <filesystem>

#include "base/bad_input.h"
#include "store/postgres_sql.h"
#include "store/postgres_store.h"
#include "store/sqlite_sql.h"

namespace pentarchy {
namespace {

struct Columns {
    std::string_view table;
    std::vector<std::string_view> names;
    size_t key;  // the first so many are the primary key
};

// In an order that respects references.
const std::vector<Columns> kCopied{
    {"kept", {"name", "value"}, 1},
    {"accounts",
     {"id", "name", "name_key", "password_hash", "guest", "bot", "settings", "vacation_until", "created"},
     1},
    {"sessions", {"token_hash", "account", "label", "created", "expires"}, 1},
    {"ladder", {"player", "game", "seats", "rating", "deviation", "games", "wins"}, 3},
    {"tables", {"id", "game", "listed", "body", "host", "created"}, 1},
    {"progress", {"table_id", "version", "status", "length", "updated", "due", "holder", "held_until"}, 1},
    {"members", {"table_id", "account", "place"}, 2},
    {"events", {"table_id", "seq", "time", "kind", "actor", "key", "body"}, 2},
    {"results",
     {"table_id", "seat", "seats", "game", "player", "word", "side", "place", "score", "ended", "shown", "rated",
      "rating", "deviation"},
     2},
};

constexpr size_t kPage = 1000;  // rows in memory at a time

std::string places(size_t count) {
    std::vector<std::string> out;
    for (size_t i = 1; i <= count; ++i) out.push_back(fmt::format("${}", i));
    return fmt::format("{}", fmt::join(out, ", "));
}

std::vector<SqlArg> args_of(std::span<const SqlRow::Cell> cells) {
    std::vector<SqlArg> out;
    for (const SqlRow::Cell& cell : cells)
        out.push_back(std::visit([](const auto& value) { return SqlArg(value); }, cell));
    return out;
}

void copy_table(Sql& from, Sql& to, const Columns& columns) {
    const std::string names = fmt::format("{}", fmt::join(columns.names, ", "));
    const std::string key = fmt::format("{}", fmt::join(std::span(columns.names).first(columns.key), ", "));
    const std::string select = fmt::format("SELECT {} FROM {}", names, columns.table);
    const std::string order = fmt::format(" ORDER BY {} LIMIT {}", key, kPage);
    const std::string next = fmt::format("{} WHERE ({}) > ({}){}", select, key, places(columns.key), order);
    const std::string insert =
        fmt::format("INSERT INTO {} ({}) VALUES ({})", columns.table, names, places(columns.names.size()));
    for (SqlRows rows = from.run(select + order); !rows.empty();) {
        for (const SqlRow& row : rows) to.run(insert, args_of(row.cells()));
        if (rows.size() < kPage) break;
        const SqlRow last = rows.back();
        rows = from.run(next, args_of(last.cells().first(columns.key)));
    }
}

std::unique_ptr<Sql> connect(const std::string& where) {
    (void)open_store(where);  // says what is wrong with it, and brings its schema up to date
    if (is_postgres(where)) return std::make_unique<PostgresSql>(where, "copy");
    return std::make_unique<SqliteSql>(where);
}

void sync_file(const std::string& file) {
    const int descriptor = open(file.c_str(), O_RDONLY);
    const bool synced = descriptor >= 0 && fsync(descriptor) == 0;
    if (descriptor >= 0) close(descriptor);
    if (!synced) throw StoreError(fmt::format("{} cannot be synced", file));
}

}  // namespace

void write_backup(const std::string& file, const std::function<void(const std::string&)>& fill) {
    namespace fs = std::filesystem;
    if (fs::exists(file)) bad_input("{}: there is such a file already", file);
    const std::string partial = file + ".partial";
    const auto clear = [&] {
        std::error_code ignored;
        for (const char* tail : {"", "-wal", "-shm", "-journal"}) fs::remove(partial + tail, ignored);
    };
    clear();
    try {
        fill(partial);
        sync_file(partial);
        fs::rename(partial, file);
    } catch (const std::exception& error) {
        clear();
        bad_input("{}: the copy cannot be written: {}", file, error.what());
    }
}

void copy_store(Sql& from, Sql& to) {
    Transaction reading(from, Transaction::Kind::Read);
    Transaction writing(to);
    for (const Columns& columns : kCopied) copy_table(from, to, columns);
    writing.commit();
}

void copy_store(const std::string& from, const std::string& to) {
    const auto source = connect(from), target = connect(to);
    for (const Columns& columns : kCopied)
        if (!target->run(fmt::format("SELECT 1 FROM {} LIMIT 1", columns.table)).empty())
            bad_input("the store to copy to is not empty: it has {}", columns.table);
    copy_store(*source, *target);
}

}  // namespace pentarchy
