// What every connection does before and after its database does the work.
#include "store/sql.h"

#include "base/bad_input.h"
#include "base/utf8.h"

namespace pentarchy {

bool is_connection_lost(const std::exception_ptr& error) {
    try {
        std::rethrow_exception(error);
    } catch (const ConnectionLost&) {
        return true;
    } catch (...) {
        return false;
    }
}

namespace {

// PostgreSQL holds neither zeroes nor broken letters; SQLite would, and the two shall not differ.
void need_storable(std::span<const SqlArg> args) {
    for (const SqlArg& arg : args) {
        const auto* text = std::get_if<std::string_view>(&arg.value);
        if (text && (text->find('\0') != text->npos || !is_utf8(*text)))
            bad_input("a text holds characters that cannot be stored");
    }
}

}  // namespace

SqlRows Sql::run(std::string_view sql, std::span<const SqlArg> args) {
    need_storable(args);
    return execute(sql, args);
}

SqlRows Sql::run_last(std::string_view sql, std::initializer_list<SqlArg> args) {
    const std::span given(args.begin(), args.size());
    need_storable(given);
    return execute_last(sql, given);
}

Transaction::Transaction(Sql& sql, Kind kind) : sql_(sql) {
    if (kind == Kind::Write) sql_.begin();
    if (kind == Kind::Job) sql_.begin_job();
    if (kind == Kind::Read) sql_.begin_reading();
    if (kind == Kind::Migrate) sql_.begin_migration();
}

Transaction::~Transaction() {
    if (open_) sql_.rollback();
}

void Transaction::commit() {
    sql_.commit();
    open_ = false;
}

}  // namespace pentarchy
