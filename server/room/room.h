// One table in memory. All its functions run on its strand; what changes the table passes its door one at a time, and
// is told to anybody only once it is durable. Files: room.cpp (loading, changing), room_play.cpp (moves, undo, chat),
// room_undo.cpp (asking to undo), room_seats.cpp (who sits where), room_watch.cpp (what viewers are told),
// room_news.cpp (cards and turns), room_pages.cpp (log and chat in pages), room_story.cpp (previews, entries of the
// log), room_lean.cpp (what programs are told), room_late.cpp (late spectators), room_bots.cpp (bots and clocks),
// room_past.cpp (looking back).
#pragma once

#include <array>
#include <functional>
#include <limits>
#include <memory>
#include <stop_token>
#include <string>
#include <unordered_set>
#include <vector>

#include "ai/any_ai.h"
#include "server/hall.h"
#include "server/ids.h"
#include "server/net/limits.h"
#include "server/room/table_body.h"
#include "server/routes/api_error.h"
#include "server/routes/seen_keys.h"

namespace pentarchy {

// Somebody who asks something of a table.
struct Caller {
    std::optional<Person> who;
    std::string lang = "en";
    std::string address{};
};

// A seat's move, undo or answer: which revision of the table it was made for, and the key that makes it count once.
struct Wish {
    Seat seat = 0;
    uint64_t revision = 0;
    std::string key;
};

// What a seat answers with: one move, or the members of a set in any order.
struct Said {
    std::vector<std::string> moves;
    bool is_set = false;
};

// What late spectators can tell apart.
struct LateSight {
    uint64_t revision = 0;
    SeatMask pending = 0;
    Millis chat = 0;  // the time of its last line
    bool operator==(const LateSight&) const = default;
};

// A part of something long. `earlier` is what to ask for the page before it with; null: there is none.
struct Page {
    boost::json::array entries;
    Json earlier;
};
inline constexpr Millis kNewest = std::numeric_limits<Millis>::max();

struct Watcher {
    std::shared_ptr<Peer> peer;
    std::string account;  // empty: nobody's
    Seat viewer = kSpectator;
    std::string lang = "en";
    bool lean = false;                // wants no views and no words
    std::optional<LateSight> late{};  // what it was shown last, if it watches with a delay
    std::string card{};               // and the card
};

class Room : public std::enable_shared_from_this<Room> {
  public:
    Room(Hall& hall, std::string id);

    Strand& strand() { return strand_; }
    const std::string& id() const { return id_; }

    // Seats. The table's card as the caller sees it comes back.
    net::awaitable<Json> card(Caller caller);
    net::awaitable<Json> create(TableWish wish, Caller caller);
    net::awaitable<Json> join(Caller caller, std::optional<Seat> seat, std::string password, std::string invite);
    net::awaitable<Json> leave(Caller caller);
    net::awaitable<Json> set_bot(Caller caller, Seat seat, std::string level);
    net::awaitable<Json> reclaim(Caller caller, Seat seat);
    net::awaitable<Json> start(Caller caller, bool without_free = false);  // with those who are there
    net::awaitable<void> welcome(Caller caller, std::string who);          // who comes in as if invited by link
    net::awaitable<void> cancel(Caller caller);
    net::awaitable<TableWish> rematch_wish(Caller caller);
    net::awaitable<std::string> set_rematch(std::string id);  // the one that counts: somebody may have been faster
    net::awaitable<void> rename(Person before, Person after);
    net::awaitable<void> forget(std::string account, bool sat_here);  // it is gone

    // Play. Each answers with what the seat is told: {"revision"}.
    net::awaitable<Json> play(Caller caller, Wish wish, Said said);
    net::awaitable<Json> undo(Caller caller, Wish wish);
    net::awaitable<Json> ask_undo(Caller caller, Wish wish);
    net::awaitable<Json> answer_undo(Caller caller, Wish wish, bool yes);
    net::awaitable<Json> order(Caller caller, Wish wish, std::string row, std::string move);
    net::awaitable<Json> chat(Caller caller, std::string key, std::string text);
    net::awaitable<Json> why(Caller caller, Seat seat);
    net::awaitable<Json> preview(Caller caller, Seat seat, Said said);
    net::awaitable<Json> hint(Caller caller, Seat seat);

    // Looking on.
    net::awaitable<void> watch(Watcher watcher, std::optional<uint64_t> revision);
    net::awaitable<bool> unwatch(std::shared_ptr<Peer> peer, std::optional<Seat> seat);  // true: still as another seat
    net::awaitable<Json> snapshot(Caller caller, std::optional<Seat> seat);
    net::awaitable<Json> log_before(Caller caller, Seat viewer, uint64_t before, std::optional<uint64_t> at);
    net::awaitable<Json> chat_before(Caller caller, Millis before);
    net::awaitable<Json> record(Caller caller);
    net::awaitable<Json> replay(Caller caller, Seat viewer, uint64_t at);
    net::awaitable<Json> record_until(Caller caller, Seat viewer, uint64_t at);
    net::awaitable<Json> analysis(Caller caller);

    net::awaitable<void> catch_up();            // with what another process appended
    net::awaitable<void> hear_card(bool news);  // another process says that the card has changed
    net::awaitable<Json> lobby_card();          // null: it is in no list
    void people_changed(const std::unordered_set<std::string>& accounts);  // they may have come or left
    net::awaitable<bool> is_playable();  // loads it; false, with a line in the log, if the rules of today cannot
    net::awaitable<void> rouse();        // bots and clocks, after a restart or a claim
    bool is_idle(Millis now, Millis patience) const;

  private:
    using Change = std::function<void(AnyTable&)>;

    // Loading and changing (room.cpp).
    net::awaitable<void> load();  // inside the door
    net::awaitable<void> read_row();
    net::awaitable<void> find_gone(const std::vector<StoredEvent>& events);
    net::awaitable<void> hear_log();
    net::awaitable<void> between_changes();
    void unload();
    bool by_other_rules() const;
    net::awaitable<void> try_elsewhere(const std::vector<StoredEvent>& events);
    boost::json::object header_of(const StoredEvent& event) const;
    net::awaitable<void> replay_events(const std::vector<StoredEvent>& events);
    static bool apply(AnyTable& table, const StoredEvent& event);
    void note_header(const StoredEvent& event);
    void note(const StoredEvent& event);
    void count(const StoredEvent& event);
    net::awaitable<void> act(std::string actor, std::string key, Change change);
    net::awaitable<Appended> store_events(std::vector<StoredEvent> events, bool with_body,
                                          std::optional<EndedGame> ended = {});
    struct AskedUndo;
    net::awaitable<bool> store_question(std::string actor, AskedUndo next);
    void take_question(const AskedUndo& next);
    void announce_question();
    net::awaitable<void> save_row();  // of a table that is not being played
    net::awaitable<void> begin();     // of the game
    net::awaitable<void> change_seats(std::string actor, Json what);
    void close_game();
    std::optional<EndedGame> ended_game() const;
    StoredEvent event_of(const char* kind, std::string actor, std::string key, const Json& body) const;
    void need(const Caller& caller) const;
    net::awaitable<void> need_welcome(Caller caller, std::string password, std::string invite);
    void need_seat(const Caller& caller, Seat seat) const;
    static std::string stored_key(const std::string& key);
    std::string full_key_of(const StoredEvent& event) const;
    bool is_known(const std::string& key) const { return !key.empty() && keys_.contains(key); }
    const AnyTable& game() const;
    std::optional<std::string> why_no_undo(Seat seat, const std::string& lang) const;
    std::optional<std::string> why_no_agreed_undo(Seat seat, const std::string& lang) const;
    const Texts& text(const std::string& lang) const;

    // What viewers are told (room_watch.cpp).
    Seat viewer_for(const Caller& caller, std::optional<Seat> seat) const;
    size_t spectators_here() const;
    Json card_for(const std::string& account) const;
    Json snapshot_for(const Watcher& watcher) const;
    void show(Watcher& watcher);
    boost::json::object state_for(const AnyTable& table, const Watcher& watcher) const;
    Json offer_for(const Watcher& watcher) const;
    bool is_offered_to(Seat viewer) const;
    void append_offer(std::string& out, Seat viewer) const;
    Message lean_update(Seat viewer) const;  // room_lean.cpp
    Json clock_json() const;
    Json named(Json record) const;  // with the names of today
    Json result_json() const;
    boost::json::object view_change(Seat viewer);
    std::optional<boost::json::object> update_for(const Watcher& watcher, size_t from_event) const;
    void announce();
    void announce_card();
    void announce_people(bool to_all = true);
    void tell_people();
    void tell_card() const;
    void tell_turns(SeatMask before);
    static std::string looker(const Watcher& watcher);
    template <class F>
    void drop_watchers(F which) {
        for (const Watcher& watcher : watchers_)
            if (which(watcher)) hall_.presence.left(looker(watcher), id_);
        std::erase_if(watchers_, which);
    }
    void tell(const Json& json) const;  // all who look at the table as it is

    // Pages of the log and the chat (room_pages.cpp).
    void keep_chat(StoredEvent line);
    Json chat_json(const StoredEvent& line) const;
    Page chat_page(const std::vector<StoredEvent>& lines, Millis before) const;
    Page chat_for(Seat viewer) const;
    const AnyTable& to_look_back_at(const Caller& caller, Seat& viewer) const;

    // Late spectators (room_late.cpp).
    bool is_late(Seat viewer) const;
    bool is_late_to(const std::string& account) const;
    Millis late_moment() const;
    void note_times(size_t events, Millis at);
    const AnyTable& seen_by(Seat viewer) const;
    Millis late_updated() const;
    LateSight late_sight() const;
    void show_late();
    void show_later(Watcher& watcher);

    net::awaitable<void> analyse_all(std::string owner);

    // Bots and clocks (room_bots.cpp).
    SeatMask asked_people() const;
    Millis due() const;
    void wake();
    net::awaitable<void> think(Seat seat);
    void no_longer_thinks(Seat seat) { thinking_ &= static_cast<SeatMask>(~bit(seat)); }
    bool is_waited_for() const;
    net::awaitable<std::optional<Move>> thought(Seat seat, std::string level);
    net::awaitable<void> answer_for(Seat seat, std::string level, std::optional<Move> best);
    boost::json::object job(const char* op) const;
    Job thinking_job(Seat seat, const std::string& level, std::string_view what) const;
    net::awaitable<bool> hold();
    void arm_clock();
    net::awaitable<void> run_out();
    void touch() { used_ = now_ms(); }

    Hall& hall_;
    const std::string id_;
    Strand strand_;
    Door door_;

    bool loaded_ = false;
    StoredTable row_;
    TableBody body_;
    HostPart host_;
    std::shared_ptr<const AnyEdition> edition_;
    std::unique_ptr<AnyTable> table_;  // none until the game starts
    uint64_t stored_ = 0;              // length of the log
    bool sound_ = false;               // its log was replayed before, here or in a process of its own
    std::vector<StoredEvent> chat_;    // its newest lines
    std::unordered_set<std::string>
        gone_;  // accounts that sat or wrote here and are deleted: their names stay in the log, unread
    std::unordered_map<std::string, Bucket> chat_pace_;  // by account
    std::array<int, kMaxSeats> undone_{}, ordered_{};  // how often each seat has taken back, and given a standing order
    SeenKeys keys_;                                    // of what was done already, with account, operation and seat

    std::vector<Watcher> watchers_;
    std::optional<TableStatus> listed_as_;  // what the lobby was told last
    size_t announced_ = 0;                  // events of the game that watchers have heard of
    Millis shown_at_ = 0;  // when everybody last saw something: the time of a hidden event must not get out
    struct Told {
        uint64_t revision = 0;
        SeatMask pending = 0;
        bool operator==(const Told&) const = default;
    };
    std::array<Told, kSpectator + 1> told_{};  // what viewers were told last
    std::array<std::string, kSpectator + 1>
        last_view_;  // what watchers of a viewer have, as text; empty if there are none
    // Stands in the log as long as nothing else happens there: every process knows it.
    struct AskedUndo {
        Seat by = kNobody;
        SeatMask missing = 0;  // who has not agreed yet
        bool refused = false;
        bool operator==(const AskedUndo&) const = default;
    };
    AskedUndo asked_undo_, told_question_;
    std::array<int, kMaxSeats> asked_{};  // how often each seat has asked to take back
    uint64_t heard_ = 0;                  // how much of the log watchers have heard of

    struct Analysis {
        Json decisions = boost::json::array();
        bool done = false;
    };
    std::shared_ptr<Analysis> analysis_;

    SeatMask thinking_ = 0;    // seats whose bots think
    bool distrusted_ = false;  // the last thought could not be played
    std::stop_source stop_thinking_;
    Millis held_until_ = 0;
    net::steady_timer clock_timer_, late_timer_, people_timer_;
    Millis people_told_ = 0;  // when watchers last heard who looks on
    bool people_wait_ = false, people_to_all_ = false;
    std::vector<Millis> times_;               // of the events of the game, if spectators see them late
    std::optional<int> begun_by_;             // version of the rules in its header, once that was read
    mutable std::unique_ptr<AnyTable> late_;  // as late spectators see it
    bool late_armed_ = false;                 // the timer that tells them runs
    Millis used_ = 0;
};

inline constexpr int kAttempts = 10;  // how often a change is tried anew because another process was faster

// Refuses a move that was chosen without having seen the newest events: these are sent, and the seat decides again.
void need_fresh(const AnyTable& table, const Wish& wish);
Json answer_to(const AnyTable& table, Seat seat);

// The newest entries of the log before a revision, of events from `from_event` on.
Page log_page(const AnyTable& table, Seat viewer, const Texts& text, uint64_t before = kNewest, size_t from_event = 0);
// Revisions of earlier entries that the events from `from_event` on have taken back; nothing if they are too many to
// tell.
std::optional<boost::json::array> struck_out(const AnyTable& table, Seat viewer, const Texts& text, size_t from_event);
inline constexpr size_t kChatKept = 200;
boost::json::array seats_json(SeatMask mask);
// The things a move is about, as pairs of kind and id; and an entry of the log (room_story.cpp).
Json things_json(const std::vector<Thing>& things);
Json log_json(const StoryEntry& entry);

// Runs one of its functions on the room's strand.
template <class T>
net::awaitable<T> in_room(std::shared_ptr<Room> room, net::awaitable<T> work) {
    if constexpr (std::is_void_v<T>) {
        co_await net::co_spawn(room->strand(), std::move(work), net::use_awaitable);
    } else {
        co_return co_await net::co_spawn(room->strand(), std::move(work), net::use_awaitable);
    }
}

}  // namespace pentarchy
