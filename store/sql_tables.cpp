// The rows of tables, with their members.
#include "base/bad_input.h"
#include "store/sql_store.h"

namespace pentarchy {
namespace {

constexpr Millis kMinute = 60'000;  // as in the schema

// One statement, so that row and members are of the same moment: a line for each member, at least one for each table.
constexpr std::string_view kLines =
    "SELECT q.id, q.version, q.status, q.game, q.listed, q.body, q.host, q.created, q.updated, q.due, "
    "COALESCE(m.account, '') "
    "FROM (SELECT t.id, p.version, p.status, t.game, t.listed, t.body, t.host, t.created, p.updated, p.due "
    "FROM progress p JOIN tables t ON t.id = p.table_id {}) q LEFT JOIN members m ON m.table_id = q.id "
    "ORDER BY q.updated DESC, q.id, m.place";

std::vector<StoredTable> read_tables(const SqlRows& lines) {
    std::vector<StoredTable> out;
    for (const SqlRow& line : lines) {
        if (out.empty() || out.back().id != line.text(0))
            out.push_back({.id = line.text(0),
                           .version = line.natural(1),
                           .status = static_cast<TableStatus>(line.number(2)),
                           .game = line.text(3),
                           .listed = line.number(4) != 0,
                           .body = line.text(5),
                           .host = line.text(6),
                           .created = line.number(7),
                           .updated = line.number(8),
                           .due = line.number(9),
                           .members = {}});
        if (!line.text(10).empty()) out.back().members.push_back(line.text(10));
    }
    return out;
}

void write_members(Sql& sql, const StoredTable& row) {
    int place = 0;
    for (const std::string& member : row.members)
        sql.run("INSERT INTO members (table_id, account, place) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                {row.id, member, place++});
}

}  // namespace

void SqlStore::add_table(const StoredTable& row) {
    const bool added = write([&](Sql& sql) {
        const SqlRows made = sql.run(
            "INSERT INTO tables (id, game, listed, body, host, created) VALUES ($1, $2, $3, $4, $5, $6) "
            "ON CONFLICT DO NOTHING",
            {row.id, row.game, row.listed, row.body, row.host, row.created});
        if (!made.changed) return false;
        sql.run(
            "INSERT INTO progress (table_id, version, status, length, updated, due, holder, held_until) "
            "VALUES ($1, $2, $3, 0, $4, $5, '', 0)",
            {row.id, row.version, row.status, row.updated, row.due});
        write_members(sql, row);
        return true;
    });
    if (!added) throw StoreError(fmt::format("there is a table {} already", row.id));
}

bool SqlStore::update_table(const StoredTable& row) {
    const std::string update =
        "UPDATE progress SET version = version + 1, status = $3, updated = $4, due = $5 "
        "WHERE table_id = $1 AND version = $2 RETURNING " +
        dialect_.announce;
    return write([&](Sql& sql) {
        if (sql.run(update, {row.id, row.version, row.status, row.updated, row.due}).empty()) return false;
        sql.run("UPDATE tables SET game = $2, listed = $3, body = $4, host = $5 WHERE id = $1",
                {row.id, row.game, row.listed, row.body, row.host});
        sql.run("DELETE FROM members WHERE table_id = $1", {row.id});
        write_members(sql, row);
        return true;
    });
}

std::optional<StoredTable> SqlStore::table(std::string_view id) {
    static const std::string kOne = fmt::format(kLines, "WHERE p.table_id = $1");
    const auto found = readers_.read([&](Sql& sql) { return read_tables(sql.run(kOne, {id})); });
    return found.empty() ? std::nullopt : std::optional(found[0]);
}

std::vector<StoredTable> SqlStore::tables(const TableQuery& query) {
    std::string filter;
    std::vector<SqlArg> args;
    const auto also = [&](std::string_view phrase, SqlArg arg) {
        args.push_back(arg);
        filter += fmt::format("{}{}${}", filter.empty() ? "WHERE " : " AND ", phrase, args.size());
    };
    if (query.status) also("p.status = ", *query.status);
    if (!query.game.empty()) also("t.game = ", query.game);
    if (query.listed_only) also("t.listed = ", 1);
    if (query.before) {
        also("p.updated < ", query.before);
        also("p.minute <= ", query.before / kMinute);  // what the index knows of it
    }
    if (!query.member.empty()) {
        also("p.table_id IN (SELECT table_id FROM members WHERE account = ", query.member);
        filter += ")";
    }
    args.push_back(query.limit);
    filter += fmt::format(" ORDER BY p.minute DESC, p.updated DESC, p.table_id LIMIT ${}", args.size());
    const std::string select = fmt::format(kLines, filter);
    return readers_.read([&](Sql& sql) { return read_tables(sql.run(select, args)); });
}

uint64_t SqlStore::count_tables(std::string_view member) {
    return readers_.read([&](Sql& sql) {
        return sql
            .run(
                "SELECT COUNT(*) FROM members m JOIN progress p ON p.table_id = m.table_id WHERE m.account = $1 AND "
                "p.status IN ($2, $3)",
                {member, TableStatus::Open, TableStatus::Running})[0]
            .natural(0);
    });
}

}  // namespace pentarchy
