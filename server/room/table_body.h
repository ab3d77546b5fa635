// What the server knows of a table besides its events: who sits where, how it is played, who may come in. Kept as JSON
// in the table's row; the part in HostPart never leaves the server.
#pragma once

#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

#include "base/json.h"
#include "engine/table/any_table.h"
#include "server/room/pace.h"

namespace pentarchy {

struct Person {
    std::string id, name;
    bool guest = false, bot = false;

    bool operator==(const Person&) const = default;
    static Person read(const Json& json);
    Json json() const;
};

// Whoever has deleted the account: an id that nobody can have, for all of them.
inline const Person kGone{"deleted", "deleted", false, false};

struct SeatPart {
    std::optional<Person> who;  // nobody: open, or a bot's
    std::string bot;            // its level, if it is a bot's
    bool here = false;          // shares the device of its person with other seats
    std::string stands_in;      // the level of the bot that plays for the person
    bool dropped = false;       // the person was out of time for good

    bool is_open() const { return !who && bot.empty(); }
    const std::string& played_by() const { return who ? stands_in : bot; }  // empty: by the person
};

struct TableBody {
    std::string name;
    Person owner;
    std::vector<SeatPart> seats;
    Json options = boost::json::object();
    Json components;  // of an edition that is not the default; null otherwise
    Pace pace;
    Clocks clocks;
    std::string access = "public";   // "invite", "password"
    std::string spectators = "yes";  // "delayed", "no"
    bool hints = true, rated = false;
    bool imported = false;     // a record somebody brought along: nobody plays it
    bool starts_full = false;  // as soon as every seat is taken
    bool branch = false;       // played on from a record: it is nobody's result
    std::string commitment;
    std::string rematch;               // id of the table that was opened to play again
    std::vector<std::string> welcome;  // accounts that need no invitation: they sat at the table that is played again
    Json result;                       // once it is over

    static TableBody parse(std::string_view json);
    std::string text() const;
    Json json() const;

    std::vector<Seat> seats_of(std::string_view account) const;
    bool seats_people() const;
    std::vector<std::string> names() const;    // of the seats, as a record has them
    std::vector<std::string> members() const;  // accounts that sit here or made it
    std::vector<std::string> people() const;   // all accounts that are named
    std::string stand_in() const {
        return pace.when_out == "drop" ? "medium" : pace.when_out;
    }  // for somebody who leaves
    // Accounts are gone: their seats are open again before the start; in a running game bots play on.
    void forget(const std::unordered_set<std::string>& gone, TableStatus status);
};

struct HostPart {
    std::optional<Secret> secret;  // of its luck; a record that somebody brought may lack it
    std::string invite;            // who brings it may come in
    std::string password_hash;
    std::vector<std::string> entropy;

    static HostPart parse(std::string_view json);
    std::string text() const;
};

// A table as somebody wants it (TableWish of docs/protocol.md).
struct TableWish {
    const AnyGame* game = nullptr;
    TableBody body;
    std::string password, entropy;
    std::string password_hash;  // of the table that is played again
};
TableWish read_wish(const Json& json, const Person& owner);

// The body of a table that somebody brings as a record: to look at, and to play on from.
TableBody body_of_record(const Json& record, const AnyTable& played, const Person& owner);

const char* status_word(TableStatus status);

}  // namespace pentarchy
