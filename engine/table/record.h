// The record of a table as JSON (docs/save-format.md): reading and writing that needs no game. A full record holds
// every event and is for finished tables and the host; replaying its events is the table's business.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/json.h"
#include "engine/table/any_table.h"
#include "engine/table/history.h"

namespace pentarchy {

inline constexpr int kRecordFormat = 1;

struct RecordedEvent {
    Event::Kind kind = Event::Kind::Move;
    std::string actor;   // the seat's word, or "chance"
    std::string text{};  // of the move, or the answer of a standing order
    std::string row{};   // of a standing order
    Move code;
    size_t undone_event = 0;
    bool agreed = false;  // of an undo
};

struct RecordedResult {
    std::string seat;
    Standing standing;
};

struct Record {
    std::string game;
    int rules = 0;
    std::string edition_hash;
    std::optional<Json> components;  // of an edition that is not the default
    Json options = boost::json::object();
    std::vector<std::string> seats;
    std::string commitment;
    std::vector<std::string> entropy;
    bool luck_by_event = false;  // TableSetup
    std::vector<RecordedEvent> events;
    std::optional<Secret> secret;       // revealed: the game is over
    std::optional<Secret> host_secret;  // kept by the host to play on
    std::vector<RecordedResult> result;
};

// Throws BadInput that names the path or the event.
Record read_record(const Json& json, std::string_view name);

// One event of it.
RecordedEvent read_event(const Node& node);

// The keys that full and seat records share. The edition's components are added unless it is the default.
boost::json::object record_header(const AnyEdition& edition, const TableSetup& setup, std::string_view commitment);
boost::json::object record_event(const RecordedEvent& event);
Json record_result(const AnyTable& table);

// The result that a record states must be the one its events lead to.
void check_result(const Record& record, const AnyTable& table, std::string_view name);

// Keys in ascending order and no spaces: equal documents have equal text. Editions are hashed in this form.
std::string canonical(const Json& value);

// The edition a record was played with: the game's default, or the one that travels inside.
std::shared_ptr<const AnyEdition> edition_of(const AnyGame& game, const Record& record, std::string_view name);

}  // namespace pentarchy
