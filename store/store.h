// What outlives the process: accounts, sessions, tables and their events. One interface; SQLite and PostgreSQL behind
// it (store/sqlite_store.h, store/postgres_store.h), with the same tests. All functions may be called from any thread.
// They throw BadInput for what a person did wrong (a name that is taken) and StoreError for what a host must mend.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace pentarchy {

struct StoreError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

using Millis = int64_t;  // since 1970, UTC

struct Account {
    std::string id{};
    std::string name{};           // unique, whatever the case; a guest's is too
    std::string password_hash{};  // empty for a guest
    bool guest = false, bot = false;
    std::string settings = "{}";  // JSON: lang, theme, webhook
    Millis vacation_until = 0;
    Millis created = 0;
};

struct StoredSession {
    std::string token_hash{};  // of the cookie or token; the store never sees the token itself
    std::string account{};
    std::string label{};  // empty for a browser; the name of a program's token
    Millis created = 0, expires = 0;
};

enum class TableStatus : uint8_t { Open, Running, Over, Cancelled };

// A table without its events. `version` goes up by one with each change, and a change that expected another fails.
struct StoredTable {
    std::string id{};
    uint64_t version = 0;
    TableStatus status = TableStatus::Open;
    std::string game{};
    bool listed = true;  // in the public list
    std::string body{};  // JSON: name, seats, pace, access, options ... (server/)
    std::string host{};  // JSON: what never leaves the server: secret, password hash, invite
    Millis created = 0, updated = 0;
    Millis due = 0;                      // when the server must act by itself (bot to move, clock out); 0: never
    std::vector<std::string> members{};  // ids of accounts: who made it and who sits there
};

// One entry of a table's log: append-only, numbered from 0 without gaps.
struct StoredEvent {
    uint64_t seq = 0;
    Millis time = 0;
    std::string kind{};   // "header", "game", "chat", "seat", "clock"
    std::string actor{};  // id of the account, a bot's level, or empty
    std::string key{};    // idempotency key of the sender; empty if there is none
    std::string body{};   // JSON; of kind "game" it is an event of docs/save-format.md
};

// A player of a game: the id of an account, or a bot's level as bot_player() writes it.
inline constexpr std::string_view kBotPlayer = "bot:";
inline std::string bot_player(std::string_view level) { return std::string(kBotPlayer) + std::string(level); }

// A game that ends: what became of each seat, in their order.
struct EndedGame {
    struct Place {
        std::string player{};  // empty: nobody's
        int rank = 1;          // as it is told
        int counted = 1;       // as it is rated: who was out of time is last
        int score = 0;
        std::string word{}, side{};  // of the seat: its colour and what it played, if seats differ in that
        bool rated = false;
    };
    std::string game{};
    bool shown = true;  // to everybody: the table is in the public list and may be looked at
    std::vector<Place> places{};
};

// Events to add to one table, all or none, in one durable step, together with what changes of its row.
struct Append {
    std::string table{};
    uint64_t first = 0;                 // number of the first of them: fails if the log has another length
    std::vector<StoredEvent> events{};  // their seq is filled in
    Millis due = 0;
    TableStatus status = TableStatus::Running;
    Millis now = 0;
    std::optional<std::string> body{};  // a new body of the row; the version goes up in any case
    std::optional<EndedGame> ended{};   // results and ratings are written in the same step, or not at all
};
enum class Appended : uint8_t { Done, Conflict, Failed };

struct TableQuery {
    std::optional<TableStatus> status{};
    std::string member{};  // id of an account, or empty
    std::string game{};    // or empty
    bool listed_only = true;
    Millis before = 0;  // updated earlier than this; 0: from the newest
    int limit = 50;
};

// A line of a ladder: of a game, for one number of seats or for all of them (0).
struct StoredRating {
    std::string player{}, game{};
    uint64_t seats = 0;
    double rating = 1500, deviation = 350;
    uint64_t games = 0, wins = 0;
    std::string name{};  // of the account; filled in by ladder()
};

// What became of a seat in a game that is over.
struct StoredResult {
    std::string table{}, game{};
    uint64_t seats = 0, seat = 0;
    std::string player{}, word{}, side{};
    int64_t rank = 1, score = 0;
    Millis ended = 0;
    bool shown = true, rated = false;
    double rating = 0, deviation = 0;  // of the player in this game over all numbers of seats, afterwards; if rated
    std::string name{};                // of the account, or empty
};

struct ResultQuery {
    std::string player{};
    std::string game{};  // or empty
    bool shown_only = true, rated_only = false;
    Millis before = 0;  // ended earlier than this; 0: from the newest
    int limit = 50;
};

// What another process on the same database has changed or says (PostgreSQL only).
struct Change {
    std::string kind{};  // kTableChanged, or what was given to tell(); empty: anything may have been missed
    std::string id{};    // of the table, or what was given to tell()
    std::string text{};  // the length of the table's log, or what was given to tell()
};
inline constexpr std::string_view kTableChanged = "table";  // its row or its log

class Store {
  public:
    virtual ~Store() = default;

    // Accounts and sessions. BadInput if the name is taken.
    virtual void add_account(const Account& account) = 0;
    // Reads the account, lets `edit` change it and writes it, in one transaction: nothing is lost that somebody else
    // wrote meanwhile. What `edit` throws comes back, and nothing was written. It may be called twice. The account as
    // it is then.
    virtual Account edit_account(std::string_view id, const std::function<void(Account&)>& edit) = 0;
    virtual void delete_account(std::string_view id) = 0;  // and its sessions and ratings
    virtual std::optional<Account> account(std::string_view id) = 0;
    virtual std::optional<Account> account_by_name(std::string_view name) = 0;
    virtual std::vector<std::string> gone_among(const std::vector<std::string>& ids) = 0;  // those that no account has
    // The newest sessions of an account stay, those with a label and those without one counted apart; older ones go.
    virtual void add_session(const StoredSession& session) = 0;
    virtual std::optional<StoredSession> session(std::string_view token_hash) = 0;
    virtual void delete_session(std::string_view token_hash) = 0;
    virtual void delete_sessions_of(std::string_view account) = 0;
    virtual void delete_expired_sessions(Millis now) = 0;

    // Tables. `update_table` expects row.version to be the stored one, and returns false if somebody was faster.
    virtual void add_table(const StoredTable& row) = 0;
    virtual bool update_table(const StoredTable& row) = 0;
    virtual std::optional<StoredTable> table(std::string_view id) = 0;
    virtual std::vector<StoredTable> tables(const TableQuery& query) = 0;
    virtual uint64_t count_tables(std::string_view member) = 0;  // open or running

    // Events. `done` is called once, on a thread of the store, when all of it is durable or when none of it was
    // written; it must not wait for the store. After a lost connection a Conflict may be with oneself: read the log
    // again.
    virtual void append(Append append, std::function<void(Appended)> done) = 0;
    virtual std::vector<StoredEvent> events(std::string_view table, uint64_t from = 0) = 0;
    // What it takes to play on: everything but the chat, and of that the newest `chat` lines.
    virtual std::vector<StoredEvent> events_to_play(std::string_view table, uint64_t from, int chat) = 0;
    // The newest `limit` lines of the chat that were said before that time, in order.
    virtual std::vector<StoredEvent> chat(std::string_view table, Millis before, int limit) = 0;

    // Running tables whose due time has come and which nobody else holds; they are this holder's until `until`.
    virtual std::vector<std::string> claim_due(std::string_view holder, Millis now, Millis until, int limit) = 0;
    // True if the table is (or becomes) this holder's: for acting at once without waiting for the next claim_due.
    virtual bool claim(std::string_view table, std::string_view holder, Millis now, Millis until) = 0;
    virtual void release(std::string_view table, std::string_view holder) = 0;

    // Every line that an account has; a part of a ladder, best first, by what the rating is at least; how many are
    // before a player there.
    virtual std::vector<StoredRating> ratings(std::string_view account) = 0;
    virtual std::vector<StoredRating> ladder(std::string_view game, uint64_t seats, uint64_t from, int limit) = 0;
    virtual uint64_t ladder_place(std::string_view player, std::string_view game, uint64_t seats) = 0;
    // A player's results, newest first; and all seats of the tables that they are of.
    virtual std::vector<StoredResult> results(const ResultQuery& query) = 0;
    virtual std::vector<StoredResult> tables_of_results(const ResultQuery& query) = 0;
    // Accounts, no guests, whose names begin so, in the order of their names.
    virtual std::vector<Account> accounts_named(std::string_view beginning, int limit) = 0;

    // What is made once and then stays, the server's own keys: this value, or the one that was kept before.
    virtual std::string keep(std::string_view name, std::string_view value) = 0;

    // Disposable: a table can always be opened from its events.
    virtual void put_snapshot(std::string_view table, uint64_t events, std::string_view data) = 0;
    virtual std::optional<std::pair<uint64_t, std::string>> snapshot(std::string_view table) = 0;

    // Calls back, on a thread of the store, for what other processes append, update or tell. A change without a kind
    // says that the connection was lost for a while: anything may have been missed. SQLite has only one process and
    // never calls. An empty function ends it: once this returns, no call is under way and none will come.
    virtual void listen(std::function<void(const Change&)> heard) = 0;

    // Says something to the other processes, after all that was appended or told before. Words without spaces, then a
    // text; 7,000 bytes at most. Waits for nothing, and may get lost with a connection.
    virtual void tell(std::string_view kind, std::string_view id, std::string_view text) = 0;

    // This process serves from it. BadInput if another does that already (SQLite; PostgreSQL is shared by several).
    virtual void serve_alone() = 0;
    // Throws StoreError if nothing could be written now: the file is gone or another, the server does not answer.
    virtual void need_ready() = 0;

    virtual std::vector<std::string> check() = 0;      // what is wrong, in sentences; empty if all is well
    virtual void backup(const std::string& file) = 0;  // a consistent copy while it is in use
    virtual std::string describe() const = 0;          // "SQLite FILE" or "PostgreSQL HOST/DATABASE": no password
};

// FILE.db, or postgresql://...: opens, and brings an older schema up to date. BadInput says why it cannot.
std::unique_ptr<Store> open_store(const std::string& where);

}  // namespace pentarchy
