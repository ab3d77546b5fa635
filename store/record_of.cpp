// Records out of logs and logs out of records. The catalog plays them again: what is over, and with what result,
// follows.
#include "store/record_of.h"

#include <future>

#include "catalog/catalog.h"
#include "engine/record.h"

namespace pentarchy {
namespace {

constexpr const char* kSecret = "secret";  // key of TableRow.host

boost::json::object host_of(const TableRow& row) {
    return row.host.empty() ? boost::json::object() : parse_json(row.host, "host").as_object();
}

std::vector<StoredEvent> log_of(const boost::json::object& record, Millis now) {
    boost::json::object header = record;
    for (const char* later : {"events", "secret", "host_secret", "result"}) header.erase(later);
    std::vector<StoredEvent> out{{.time = now, .kind = "header", .body = boost::json::serialize(header)}};
    for (const Json& event : record.at("events").as_array())
        out.push_back({.time = now, .kind = "game", .body = boost::json::serialize(event)});
    return out;
}

}  // namespace

Json record_of(Store& store, std::string_view table) {
    const auto row = store.table(table);
    if (!row) bad_input("there is no table {}", table);
    boost::json::object record;
    boost::json::array events;
    for (const StoredEvent& event : store.events(table)) {
        if (event.kind == "header") record = parse_json(event.body, fmt::format("table {}: header", table)).as_object();
        if (event.kind == "game")
            events.push_back(parse_json(event.body, fmt::format("table {}: event {}", table, event.seq)));
    }
    if (record.empty()) bad_input("the game of table {} has not begun", table);
    record["events"] = std::move(events);
    const auto played = replay(record, fmt::format("table {}", table));
    const boost::json::object host = host_of(*row);
    if (const Json* secret = host.if_contains(kSecret)) record[played->is_over() ? "secret" : "host_secret"] = *secret;
    if (played->is_over()) record["result"] = record_result(*played);
    return record;
}

void store_record(Store& store, const Json& record, TableRow row) {
    const boost::json::object& parts = record.as_object();
    boost::json::object host = host_of(row);
    for (const char* key : {"secret", "host_secret"})
        if (const Json* secret = parts.if_contains(key)) host[kSecret] = *secret;
    row.host = boost::json::serialize(host);
    const TableStatus status = std::exchange(row.status, TableStatus::Cancelled);  // until its log is there: a table is seen whole or not at all
    const Millis due = std::exchange(row.due, 0);
    store.add_table(row);
    std::promise<Appended> appended;
    store.append({.table = row.id, .first = 0, .events = log_of(parts, row.created), .due = due, .status = status, .now = row.updated},
                 [&](Appended result) { appended.set_value(result); });
    if (appended.get_future().get() != Appended::Done) throw StoreError("the events could not be stored");
}

void import_record(Store& store, const Json& record, std::string_view name, TableRow row) {
    const auto played = replay(record, name);
    row.game = played->edition().game().info().slug;
    row.status = played->is_over() ? TableStatus::Over : TableStatus::Running;
    row.due = 0;
    store_record(store, record, std::move(row));
}

}  // namespace pentarchy
