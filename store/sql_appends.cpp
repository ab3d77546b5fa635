// The length of a log decides: whoever comes second finds another one and writes nothing. A database in this process is
// asked for each append; one at the other end of a connection is asked once for all of them.
#include "store/sql_appends.h"

#include <fmt/format.h>
#include <boost/json.hpp>

#include <set>

#include "store/sql_results.h"
#include "store/sql_store.h"

namespace pentarchy {
namespace {

Appended append_one(Sql& sql, const Append& append) {
    const SqlRows grown = sql.run(
        "UPDATE progress SET version = version + 1, length = length + $3, status = $4, updated = $5, "
        "due = $6 WHERE table_id = $1 AND length = $2 RETURNING length",
        {append.table, append.first, append.events.size(), append.status, append.now, append.due});
    if (grown.empty()) return Appended::Conflict;
    if (append.body) sql.run("UPDATE tables SET body = $2 WHERE id = $1", {append.table, *append.body});
    uint64_t seq = append.first;
    for (const StoredEvent& event : append.events)
        sql.run("INSERT INTO events (table_id, seq, time, kind, actor, key, body) VALUES ($1, $2, $3, $4, $5, $6, $7)",
                {append.table, seq++, event.time, event.kind, event.actor, event.key, event.body});
    return Appended::Done;
}

// One statement for all of them, in PostgreSQL's way. No table may occur twice.
constexpr const char* kAppendAtOnce = R"(
WITH asked AS (
    SELECT * FROM json_to_recordset($1::json)
        AS a(table_id text, first bigint, count bigint, status bigint, now bigint, due bigint, body text)),
grown AS (
    UPDATE progress SET version = version + 1, length = length + asked.count, status = asked.status, updated = asked.now,
        due = asked.due
    FROM asked WHERE progress.table_id = asked.table_id AND progress.length = asked.first
    RETURNING progress.table_id, progress.length),
changed AS (
    UPDATE tables SET body = asked.body FROM asked JOIN grown ON grown.table_id = asked.table_id
    WHERE tables.id = asked.table_id AND asked.body IS NOT NULL),
added AS (
    INSERT INTO events (table_id, seq, time, kind, actor, key, body)
    SELECT e.table_id, e.seq, e.time, e.kind, e.actor, e.key, e.body FROM json_to_recordset($2::json)
        AS e(table_id text, seq bigint, time bigint, kind text, actor text, key text, body text)
    JOIN grown ON grown.table_id = e.table_id),
told AS (SELECT {announce_all} FROM grown HAVING count(*) > 0)
SELECT grown.table_id FROM grown, told)";
constexpr size_t kMostAtOnce = 200;  // what is told of them has to fit into 8,000 bytes

void append_at_once(Sql& sql, std::span<WaitingAppend*> appends, bool last) {
    boost::json::array asked, events;
    for (const WaitingAppend* waiting : appends) {
        const Append& append = waiting->append;
        asked.push_back({{"table_id", append.table},
                         {"first", append.first},
                         {"count", append.events.size()},
                         {"status", static_cast<int>(append.status)},
                         {"now", append.now},
                         {"due", append.due},
                         {"body", append.body ? boost::json::value(*append.body) : boost::json::value()}});
        uint64_t seq = append.first;
        for (const StoredEvent& event : append.events)
            events.push_back({{"table_id", append.table},
                              {"seq", seq++},
                              {"time", event.time},
                              {"kind", event.kind},
                              {"actor", event.actor},
                              {"key", event.key},
                              {"body", event.body}});
    }
    const std::string statement = fmt::format(kAppendAtOnce, fmt::arg("announce_all", sql.dialect().announce_all));
    const std::string asked_text = boost::json::serialize(asked), events_text = boost::json::serialize(events);
    std::set<std::string> grown;
    for (const SqlRow& row :
         last ? sql.run_last(statement, {asked_text, events_text}) : sql.run(statement, {asked_text, events_text}))
        grown.insert(row.text(0));
    for (WaitingAppend* waiting : appends)
        waiting->result = grown.contains(waiting->append.table) ? Appended::Done : Appended::Conflict;
}

}  // namespace

void append_all(Sql& sql, std::span<WaitingAppend> appends) {
    if (!sql.dialect().is_remote) {
        for (WaitingAppend& waiting : appends) waiting.result = append_one(sql, waiting.append);
        return;
    }
    // A second append to the same table waits for the next statement, and so do very many.
    std::vector<WaitingAppend*> rest;
    bool ended = false;  // results are written after all appends
    for (WaitingAppend& waiting : appends) {
        rest.push_back(&waiting);
        ended |= waiting.append.ended.has_value();
    }
    while (!rest.empty()) {
        std::set<std::string_view> tables;
        const auto next = std::stable_partition(rest.begin(), rest.end(), [&](const WaitingAppend* waiting) {
            return tables.size() < kMostAtOnce && tables.insert(waiting->append.table).second;
        });
        append_at_once(sql, std::span(rest.begin(), next), next == rest.end() && !ended);
        rest.erase(rest.begin(), next);
    }
}

// Appends that come in while the writer is busy are taken over by the job that waits for it already.
void SqlStore::append(Append append, std::function<void(Appended)> done) {
    const std::lock_guard lock(waiting_mutex_);
    waiting_.push_back({std::move(append), std::move(done)});
    if (waiting_.size() == 1) post_appends({});
}

void SqlStore::post_appends(std::vector<WaitingAppend> appends) {
    const auto batch = std::make_shared<std::vector<WaitingAppend>>(std::move(appends));
    const auto take_waiting = [this, batch] {
        const std::lock_guard lock(waiting_mutex_);
        if (batch->empty()) batch->swap(waiting_);
    };
    writer_.post(
        [batch, take_waiting](Sql& sql) {
            take_waiting();
            append_all(sql, *batch);
            note_results(sql, *batch);
        },
        [this, batch, take_waiting](std::exception_ptr error) {
            take_waiting();  // there may have been no connection to do the work on
            answer(*batch, error);
        });
}

// One append that fails must not hurt the others: then each is tried by itself.
void SqlStore::answer(std::vector<WaitingAppend>& batch, std::exception_ptr error) {
    const bool apart = error && batch.size() > 1 && !is_connection_lost(error);
    for (WaitingAppend& waiting : batch) {
        if (apart) {
            std::vector<WaitingAppend> one;
            one.push_back(std::move(waiting));
            post_appends(std::move(one));
        } else {
            waiting.done(error ? Appended::Failed : waiting.result);
        }
    }
}

}  // namespace pentarchy
