// Reading the logs of tables, who acts for a table, and snapshots.
#include <algorithm>

#include "base/hash.h"
#include "store/sql_store.h"

namespace pentarchy {

namespace {

std::vector<StoredEvent> events_in(const SqlRows& rows) {
    std::vector<StoredEvent> out;
    for (const SqlRow& row : rows)
        out.push_back({row.natural(0), row.number(1), row.text(2), row.text(3), row.text(4), row.text(5)});
    return out;
}

}  // namespace

std::vector<StoredEvent> SqlStore::events(std::string_view table, uint64_t from) {
    return readers_.read([&](Sql& sql) {
        return events_in(sql.run(
            "SELECT seq, time, kind, actor, key, body FROM events WHERE table_id = $1 AND seq >= $2 ORDER BY seq",
            {table, from}));
    });
}

// One statement, so that nothing is appended between its parts.
std::vector<StoredEvent> SqlStore::events_to_play(std::string_view table, uint64_t from, int chat) {
    return readers_.read([&](Sql& sql) {
        return events_in(
            sql.run("SELECT seq, time, kind, actor, key, body FROM events WHERE table_id = $1 AND seq >= $2 "
                    "AND (kind <> 'chat' OR seq IN (SELECT seq FROM events WHERE table_id = $1 AND kind = 'chat' ORDER "
                    "BY seq DESC LIMIT $3)) ORDER BY seq",
                    {table, from, chat}));
    });
}

std::vector<StoredEvent> SqlStore::chat(std::string_view table, Millis before, int limit) {
    return readers_.read([&](Sql& sql) {
        std::vector<StoredEvent> out = events_in(sql.run(
            "SELECT seq, time, kind, actor, key, body FROM events WHERE table_id = $1 AND kind = 'chat' AND time < $2 "
            "ORDER BY seq DESC LIMIT $3",
            {table, before, limit}));
        std::reverse(out.begin(), out.end());
        return out;
    });
}

std::vector<std::string> SqlStore::claim_due(std::string_view holder, Millis now, Millis until, int limit) {
    const std::string claim_some =
        "UPDATE progress SET holder = $1, held_until = $3 WHERE table_id IN (SELECT table_id FROM progress "
        "WHERE due > 0 AND due <= $2 AND status = $5 AND (holder IN ('', $1) OR held_until <= $2) "
        "ORDER BY due LIMIT $4 " +
        dialect_.skip_locked + ") RETURNING table_id";
    return write([&](Sql& sql) {
        std::vector<std::string> out;
        for (const SqlRow& row : sql.run(claim_some, {holder, now, until, limit, TableStatus::Running}))
            out.push_back(row.text(0));
        return out;
    });
}

bool SqlStore::claim(std::string_view table, std::string_view holder, Millis now, Millis until) {
    return write([&](Sql& sql) {
        return sql.run(
                      "UPDATE progress SET holder = $2, held_until = $4 WHERE table_id = $1 "
                      "AND (holder IN ('', $2) OR held_until <= $3)",
                      {table, holder, now, until})
                   .changed > 0;
    });
}

void SqlStore::release(std::string_view table, std::string_view holder) {
    writer_.run([&](Sql& sql) {
        sql.run("UPDATE progress SET holder = '', held_until = 0 WHERE table_id = $1 AND holder = $2", {table, holder});
    });
}

// Snapshots are bytes; in hex they pass through any database unharmed.
std::string SqlStore::keep(std::string_view name, std::string_view value) {
    return write([&](Sql& sql) {
        sql.run("INSERT INTO kept (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING", {name, value});
        return sql.run("SELECT value FROM kept WHERE name = $1", {name})[0].text(0);
    });
}

void SqlStore::put_snapshot(std::string_view table, uint64_t events, std::string_view data) {
    const std::string hex = to_hex(data);
    writer_.run([&](Sql& sql) {
        sql.run(
            "INSERT INTO snapshots (table_id, events, data) SELECT id, CAST($2 AS BIGINT), $3 FROM tables WHERE id = "
            "$1 "
            "ON CONFLICT (table_id) DO UPDATE SET events = excluded.events, data = excluded.data",
            {table, events, hex});
    });
}

std::optional<std::pair<uint64_t, std::string>> SqlStore::snapshot(std::string_view table) {
    return readers_.read([&](Sql& sql) -> std::optional<std::pair<uint64_t, std::string>> {
        const SqlRows rows = sql.run("SELECT events, data FROM snapshots WHERE table_id = $1", {table});
        if (rows.empty()) return std::nullopt;
        return std::pair(rows[0].natural(0), from_hex(rows[0].text(1)));
    });
}

}  // namespace pentarchy
