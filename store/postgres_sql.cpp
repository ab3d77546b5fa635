// PostgreSQL through libpqxx. Its exceptions become ours here.
#include "store/postgres_sql.h"

#include "base/bad_input.h"

namespace pentarchy {
namespace {

// Any number will do, as long as all processes agree: it keeps two of them from changing the schema at once.
constexpr int64_t kMigrationLock = 7'362'674'301;

// Types of columns as PostgreSQL numbers them (pg_type.dat).
constexpr pqxx::oid kInt8 = 20, kInt4 = 23, kFloat8 = 701;

std::string first_line(std::string_view message) { return std::string(message.substr(0, message.find('\n'))); }

std::string to_text(const SqlArg& arg) {
    return std::visit([](const auto& value) { return fmt::format("{}", value); }, arg.value);
}

SqlRows read_rows(const pqxx::result& result) {
    SqlRows out;
    out.changed = static_cast<int64_t>(result.affected_rows());
    for (const pqxx::row& row : result) {
        std::vector<SqlRow::Cell> cells;
        for (const pqxx::field& field : row) {
            if (field.type() == kInt8 || field.type() == kInt4) {
                cells.emplace_back(field.as<int64_t>());
            } else if (field.type() == kFloat8) {
                cells.emplace_back(field.as<double>());
            } else {
                cells.emplace_back(std::string(field.c_str(), field.size()));
            }
        }
        out.emplace_back(std::move(cells));
    }
    return out;
}

}  // namespace

template <class F>
auto PostgresSql::translated(F f) {
    try {
        return f();
    } catch (const pqxx::in_doubt_error& error) {
        throw ConnectionLost(first_line(error.what()));
    } catch (const pqxx::failure& error) {
        if (dynamic_cast<const pqxx::broken_connection*>(&error) || !connection_.is_open())
            throw ConnectionLost(first_line(error.what()));
        throw StoreError(first_line(error.what()));
    }
}

PostgresSql::PostgresSql(const std::string& url, const std::string& process)
    : dialect_{.announce = fmt::format("pg_notify('{}', '{} ' || progress.length || ' ' || progress.table_id)",
                                       kPostgresChannel, process),
               .announce_all =
                   fmt::format("pg_notify('{}', '{} ' || string_agg(grown.length || ' ' || grown.table_id, ' '))",
                               kPostgresChannel, process),
               .tell = fmt::format("SELECT pg_notify('{}', '{} ' || $1::text)", kPostgresWords, process),
               .skip_locked = "FOR UPDATE SKIP LOCKED",
               .for_update = " FOR UPDATE",
               .trust_logs = "ALTER TABLE events DROP CONSTRAINT events_table_id_fkey",
               .clustered = "",
               .bytewise = "COLLATE \"C\"",
               .is_remote = true},
      connection_(url) {
    translated([&] { connection_.set_variable("search_path", kPostgresSchema); });
}

void PostgresSql::script(const std::string& statements) {
    if (std::exchange(job_begins_, false)) begin();
    translated([&] {
        if (transaction_) {
            transaction_->exec(statements);
        } else {
            pqxx::nontransaction(connection_).exec(statements);
        }
    });
}

void PostgresSql::begin() {
    translated([&] { transaction_ = std::make_unique<pqxx::work>(connection_); });
}

void PostgresSql::begin_reading() {
    translated([&] {
        transaction_ = std::make_unique<pqxx::transaction<pqxx::repeatable_read, pqxx::read_only>>(connection_);
    });
}

void PostgresSql::commit() {
    job_begins_ = false;
    if (!transaction_) return;  // a job of one statement, which did it
    translated([&] { transaction_->commit(); });
    transaction_.reset();
}

void PostgresSql::rollback() noexcept {
    job_begins_ = false;
    transaction_.reset();
}

void PostgresSql::begin_migration() {
    begin();
    run("SELECT pg_advisory_xact_lock($1)", {kMigrationLock});
    // Only if it is missing: an account that may not create schemas can still use one that was made for it.
    if (run("SELECT nspname FROM pg_namespace WHERE nspname = $1", {kPostgresSchema}).empty())
        script(fmt::format("CREATE SCHEMA {}", kPostgresSchema));
}

const std::string& PostgresSql::prepared(std::string_view sql) {
    auto found = statements_.find(sql);
    if (found == statements_.end()) {
        const std::string name = fmt::format("s{}", statements_.size());
        connection_.prepare(name, std::string(sql));
        found = statements_.emplace(std::string(sql), name).first;
    }
    return found->second;
}

SqlRows PostgresSql::execute(std::string_view sql, std::span<const SqlArg> args) {
    if (std::exchange(job_begins_, false)) begin();
    return execute_prepared(sql, args);
}

// Of a job whose only statement this is, outside any transaction: one round trip instead of three.
SqlRows PostgresSql::execute_last(std::string_view sql, std::span<const SqlArg> args) {
    job_begins_ = false;
    return execute_prepared(sql, args);
}

SqlRows PostgresSql::execute_prepared(std::string_view sql, std::span<const SqlArg> args) {
    std::vector<std::string> texts;
    for (const SqlArg& arg : args) texts.push_back(to_text(arg));
    const auto params = pqxx::prepare::make_dynamic_params(texts);
    return translated([&] {
        const std::string& name = prepared(sql);
        if (transaction_) return read_rows(transaction_->exec_prepared(name, params));
        return read_rows(pqxx::nontransaction(connection_).exec_prepared(name, params));
    });
}

}  // namespace pentarchy
