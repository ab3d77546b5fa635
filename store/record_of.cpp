// Records out of logs and logs out of records. The catalog plays them again: what is over, and with what result,
// follows.
#include "store/record_of.h"

#include <future>

#include "base/utf8.h"
#include "catalog/catalog.h"
#include "engine/table/record.h"

namespace pentarchy {
namespace {

constexpr size_t kMaxMove = 200;
constexpr const char* kSecret = "secret";  // key of StoredTable.host

boost::json::object host_of(const StoredTable& row) {
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

// Whoever brings a record can write into it what nobody could be called or say here, and a secret that is another's.
void check_brought(const Record& record, std::string_view name) {
    if (record.secret && Stream::commitment(*record.secret) != record.commitment)
        bad_input("{}: the secret is not the one that the commitment stands for", name);
    for (const std::string& seat : record.seats)
        if (!is_name(seat))
            bad_input("{}: seats: a name has from 1 to {} bytes of plain text in one script and no spaces at its ends",
                      name, kMaxName);
    const bool hex = record.commitment.find_first_not_of("0123456789abcdef") == std::string::npos;
    if (record.commitment.size() != 64 || !hex) bad_input("{}: commitment must be 64 hexadecimal digits", name);
    if (record.entropy.size() > record.seats.size()) bad_input("{}: entropy has more texts than there are seats", name);
    for (const std::string& entropy : record.entropy)
        if (entropy.size() > kMaxEntropy) bad_input("{}: entropy has a text of more than {} bytes", name, kMaxEntropy);
    for (const RecordedEvent& event :
         record.events)  // what a seat orders need not be possible yet, so nobody has compared it
        if (event.text.size() > kMaxMove || !is_plain(event.text))
            bad_input("{}: events: a move has {} bytes of plain text at most", name, kMaxMove);
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
    const boost::json::object host = host_of(*row);
    const Json* secret = host.if_contains(kSecret);
    if (secret) record["host_secret"] = *secret;
    const auto played = replay(record, fmt::format("table {}", table));
    if (!played->is_over()) return record;
    if (secret) {
        record.erase("host_secret");
        record["secret"] = *secret;
    }
    record["result"] = record_result(*played);
    return record;
}

void store_record(Store& store, const Json& record, StoredTable row) {
    const boost::json::object& parts = record.as_object();
    boost::json::object host = host_of(row);
    for (const char* key : {"secret", "host_secret"})
        if (const Json* secret = parts.if_contains(key)) host[kSecret] = *secret;
    row.host = boost::json::serialize(host);
    const TableStatus status = std::exchange(
        row.status, TableStatus::Cancelled);  // until its log is there: a table is seen whole or not at all
    const Millis due = std::exchange(row.due, 0);
    store.add_table(row);
    std::promise<Appended> appended;
    store.append({.table = row.id,
                  .first = 0,
                  .events = log_of(parts, row.created),
                  .due = due,
                  .status = status,
                  .now = row.updated},
                 [&](Appended result) { appended.set_value(result); });
    if (appended.get_future().get() != Appended::Done) throw StoreError("the events could not be stored");
}

std::unique_ptr<AnyTable> replay_brought(const Json& record, std::string_view name) {
    auto played = replay(record, name);
    check_brought(read_record(record, name), name);
    return played;
}

void import_record(Store& store, const Json& record, std::string_view name, StoredTable row) {
    const auto played = replay_brought(record, name);
    row.game = played->edition().game().info().slug;
    row.status = played->is_over() ? TableStatus::Over : TableStatus::Running;
    row.due = 0;
    store_record(store, record, std::move(row));
}

}  // namespace pentarchy
