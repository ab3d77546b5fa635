// Room: loading a table from the store, and changing it durably.
#include "server/room/room.h"

#include "base/bad_input.h"
#include "base/check.h"
#include "catalog/catalog.h"
#include "engine/table/record.h"
#include "server/ids.h"
#include "server/net/logging.h"
#include "server/net/metrics.h"

namespace pentarchy {

namespace {

// Frees texts whose contents have been read; they are written again before the table is stored.
void drop_texts(StoredTable& row) {
    std::string().swap(row.body);
    std::string().swap(row.host);
}

}  // namespace

Room::Room(Hall& hall, std::string id)
    : hall_(hall),
      id_(std::move(id)),
      strand_(net::make_strand(hall.io)),
      clock_timer_(strand_),
      late_timer_(strand_),
      people_timer_(strand_) {
    touch();
}

void Room::need(const Caller& caller) const {
    if (!caller.who) fail(401, "not_signed_in", "sign in or continue as a guest first");
}

void Room::need_seat(const Caller& caller, Seat seat) const {
    need(caller);
    const std::vector<Seat> mine = body_.seats_of(caller.who->id);
    if (std::find(mine.begin(), mine.end(), seat) == mine.end()) fail(403, "not_your_seat", "this seat is not yours");
}

const AnyTable& Room::game() const {
    if (!table_) fail(409, "not_started", "the game has not started");
    return *table_;
}

const Texts& Room::text(const std::string& lang) const { return find_game(row_.game).text(lang); }

// Called inside the door. An open table is read anew each time: people join it
// through other processes as well.
net::awaitable<void> Room::load() {
    touch();
    if (loaded_ && row_.status != TableStatus::Open) co_return;
    co_await read_row();
    auto read_events = [id = id_](Store& store) { return store.events_to_play(id, 0, kChatKept); };
    const std::vector<StoredEvent> events = co_await hall_.read(read_events);
    co_await find_gone(events);
    co_await try_elsewhere(events);
    const AnyGame& game = find_game(row_.game);
    edition_ = body_.components.is_null() ? game.default_edition() : game.edition(body_.components, "edition");
    bool played = true;
    try {
        co_await replay_events(events);
    } catch (const BadInput&) {
        unload();
        if (!by_other_rules()) throw;
        played = false;
    }
    if (!played)
        fail(409, "other_rules", "this game was begun by version {} of the rules and cannot go on by version {}",
             *begun_by_, game.info().rules_version);
    loaded_ = sound_ = true;
    if (!table_) co_return;
    // Whoever looks on hears what another process has done meanwhile.
    if (watchers_.empty() || announced_ > table_->events()) announced_ = table_->events();
    if (!watchers_.empty()) {
        announce();
        for (const StoredEvent& event : events)
            if (event.kind == "chat" && event.seq >= heard_)
                tell({{"op", "chat"}, {"table", id_}, {"entry", chat_json(event)}});
    }
    announce_question();
}

// Without its log. Whoever is deleted is named no more, even if nobody has told this table.
net::awaitable<void> Room::read_row() {
    struct Read {
        StoredTable row;
        TableBody body;
        std::vector<std::string> gone;
    };
    auto read = [id = id_](Store& store) -> std::optional<Read> {
        std::optional<StoredTable> row = store.table(id);
        if (!row) return std::nullopt;
        TableBody body = TableBody::parse(row->body);
        std::vector<std::string> gone = store.gone_among(body.people());
        return Read{std::move(*row), std::move(body), std::move(gone)};
    };
    std::optional<Read> found = co_await hall_.read(read);
    if (!found) {
        hall_.forget(*this);
        fail(404, "no_table", "there is no such table");
    }
    row_ = std::move(found->row);
    body_ = std::move(found->body);
    host_ = HostPart::parse(row_.host);
    drop_texts(row_);
    gone_.insert(found->gone.begin(), found->gone.end());
    body_.forget(gone_, row_.status);
}

// Who wrote here and has no account any more.
net::awaitable<void> Room::find_gone(const std::vector<StoredEvent>& events) {
    std::unordered_set<std::string> writers;
    for (const StoredEvent& event : events)
        if (event.kind == "chat") writers.insert(event.actor);
    if (writers.empty()) co_return;
    auto read = [ids = std::vector<std::string>(writers.begin(), writers.end())](Store& store) {
        return store.gone_among(ids);
    };
    const std::vector<std::string> gone = co_await hall_.read(read);
    gone_.insert(gone.begin(), gone.end());
}

// For whoever only looks: what is read from here to the next suspension is loaded and durable.
net::awaitable<void> Room::between_changes() {
    const auto inside = co_await door_.enter();
    co_await load();
}

void Room::unload() {
    loaded_ = false;
    table_.reset();
    keys_.clear();
    chat_.clear();
    undone_ = ordered_ = asked_ = {};
    asked_undo_ = {};
    heard_ = std::max(heard_, stored_);
    stored_ = 0;
}

bool Room::by_other_rules() const { return begun_by_ && begun_by_ != find_game(row_.game).info().rules_version; }

// What would crash the rules here would take all tables along, so a log is first replayed in a process of its own. One
// that crashes it is set aside.
net::awaitable<void> Room::try_elsewhere(const std::vector<StoredEvent>& events) {
    if (!sound_ && !events.empty() && hall_.why_set_aside(id_).empty()) {
        boost::json::object asked = job("resume");
        boost::json::array played;  // apart: whatever is added to an object may move what it holds
        for (const StoredEvent& event : events) {
            if (event.kind == "header") asked["header"] = header_of(event);
            if (event.kind == "game") played.emplace_back(event.body);
        }
        asked["events"] = std::move(played);
        Job wanted{.asked = std::move(asked), .about = id_, .limit = hall_.settings.thought_limit};
        try {
            co_await hall_.checkers.ask(std::move(wanted));
        } catch (const BadInput&) {  // here it will say the same
        } catch (const ThinkerFailed& problem) {
            if (problem.ran) hall_.set_aside(id_, problem.what());
        }
    }
    const std::string why = hall_.why_set_aside(id_);
    if (!why.empty())
        fail(409, "set_aside",
             "this table cannot be opened by this version of the server and is set aside ({}); nothing in it is lost",
             why);
}

// As a record without events that goes on by the rules of today, if its events can still happen.
boost::json::object Room::header_of(const StoredEvent& event) const {
    boost::json::object record = parse_json(event.body, "header").as_object();
    record["events"] = boost::json::array();
    record["rules"] = find_game(row_.game).info().rules_version;
    if (host_.secret) record["host_secret"] = Stream::to_text(*host_.secret);
    return record;
}

// The header's setup with the host's secret, and then every event of the game. The rules take their time: not on a
// thread of the network.
net::awaitable<void> Room::replay_events(const std::vector<StoredEvent>& events) {
    unload();
    late_.reset();
    times_.clear();
    if (!events.empty()) note_header(events[0]);
    struct Played {
        std::unique_ptr<AnyTable> table;
        Millis shown_at = 0;
    } played;
    auto play = [&] {
        for (const StoredEvent& event : events) {
            if (event.kind == "header") played.table = edition_->replay(header_of(event), "header", 0);
            if (event.kind == "game" && apply(*played.table, event)) played.shown_at = event.time;
        }
    };
    co_await run_on(hall_.replaying, play);
    table_ = std::move(played.table);
    if (played.shown_at) shown_at_ = played.shown_at;
    for (const StoredEvent& event : events) note(event);
}

// True if everybody saw something of it.
bool Room::apply(AnyTable& table, const StoredEvent& event) {
    const uint64_t before = table.revision(kSpectator);
    table.apply(parse_json(event.body, "event"));
    return table.revision(kSpectator) != before;
}

void Room::note_header(const StoredEvent& event) {
    begun_by_ = parse_json(event.body, "header").at("rules").to_number<int>();
    const int rules = find_game(row_.game).info().rules_version;
    if (by_other_rules())
        log_event(LogLevel::Info, "rules_upgraded", {{"table", id_}, {"from", *begun_by_}, {"to", rules}});
}

// What is kept of an event besides what it did to the game.
void Room::note(const StoredEvent& event) {
    if (event.kind == "game") {
        count(event);
        note_times(times_.size() + 1, event.time);
        asked_undo_ = {};
    } else if (event.kind == "ask") {
        const Json body = parse_json(event.body, "question");
        const bool refused = body.at("by").is_null();
        take_question(
            {refused ? kNobody : body.at("by").to_number<Seat>(), body.at("missing").to_number<SeatMask>(), refused});
    } else if (event.kind == "chat") {
        keep_chat(event);
    } else if (event.kind == "seat") {  // another process may have forgotten somebody
        const Json body = parse_json(event.body, "seat");
        if (const Json* gone = body.as_object().if_contains("gone")) gone_.emplace(gone->as_string());
    }
    if (!event.key.empty()) keys_.insert(full_key_of(event));
    stored_ = event.seq + 1;
}

// In the store a key stands as account and key: of which operation and seat, its event tells.
std::string Room::stored_key(const std::string& key) { return key.substr(0, key.find(' ', key.find(' ') + 1)); }

std::string Room::full_key_of(const StoredEvent& event) const {
    if (event.kind != "game") return fmt::format("{} chat {}", event.key, kNobody);
    const Json body = parse_json(event.body, "event");
    const auto has_word = [&](const char* word) { return body.as_object().contains(word); };
    Seat seat = 0;
    while (seat < table_->seats() && body.at("seat") != Json(table_->seat_word(seat))) ++seat;
    return fmt::format("{} {} {}", event.key, has_word("undo") ? "undo" : has_word("order") ? "order" : "play", seat);
}

void Room::count(const StoredEvent& event) {
    if (event.body.find("\"undo\"") == event.body.npos && event.body.find("\"order\"") == event.body.npos) return;
    const Json body = parse_json(event.body, "event");
    const bool undo = body.as_object().contains("undo"), order = body.as_object().contains("order");
    if (!undo && !order) return;
    const Seat seat = table_->seat_of(body.at("seat").as_string());
    undone_[seat] += undo;
    ordered_[seat] += order;
}

StoredEvent Room::event_of(const char* kind, std::string actor, std::string key, const Json& body) const {
    return {0, now_ms(), kind, std::move(actor), std::move(key), boost::json::serialize(body)};
}

net::awaitable<Appended> Room::store_events(std::vector<StoredEvent> events, bool with_body,
                                            std::optional<EndedGame> ended) {
    const Stopwatch watch;
    const uint64_t count = events.size();
    // Lists are sorted by it: while spectators are late, their order must not tell that something happens.
    const Millis updated = is_late(kSpectator) ? row_.updated : shown_at_;
    Append wanted{id_, stored_, std::move(events), due(), row_.status, updated, std::nullopt, std::move(ended)};
    if (with_body) wanted.body = body_.text();
    const Appended result = co_await append(hall_.store, std::move(wanted));
    metrics().store_seconds.Observe(watch.seconds());
    if (result == Appended::Done) {
        stored_ += count;
        ++row_.version;
        row_.updated = updated;
    }
    co_return result;
}

net::awaitable<void> Room::save_row() {
    row_.body = body_.text();
    row_.host = host_.text();
    row_.members = body_.members();
    row_.updated = now_ms();
    row_.due = due();
    auto write = [row = row_](Store& store) { return store.update_table(row); };
    drop_texts(row_);
    if (!co_await hall_.read(write)) {
        unload();
        fail(409, "changed", "somebody changed the table at the same moment; look again");
    }
    ++row_.version;
}

// The game is changed in memory, made durable, and then told. If another process was faster, the table is loaded anew
// and the change tried again: it may no longer be allowed.
net::awaitable<void> Room::act(std::string actor, std::string key, Change change) {
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        co_await load();
        if (attempt && !key.empty() && keys_.contains(key)) co_return;  // it was stored before the connection broke
        if (row_.status != TableStatus::Running) fail(409, "not_running", "the game is not being played");
        const size_t before = table_->events();
        const SeatMask asked = table_->pending();
        const uint64_t seen = table_->revision(kSpectator);
        try {
            change(*table_);
            table_->settle(false);
        } catch (const CheckFailed&) {  // what is in memory may be half of a move
            unload();
            throw;
        }
        if (table_->revision(kSpectator) != seen) shown_at_ = now_ms();
        const bool timed = body_.pace.kind != Pace::Kind::None, over = table_->is_over();
        if (over) close_game();
        body_.clocks.ask(body_.pace, asked_people(), now_ms());
        note_times(table_->events(), now_ms());
        std::vector<StoredEvent> events;
        for (size_t i = before; i < table_->events(); ++i) {
            events.push_back(event_of("game", actor, i == before ? stored_key(key) : "", table_->event(i)));
            count(events.back());
        }
        std::optional<EndedGame> ended = over ? ended_game() : std::nullopt;
        const Appended result = co_await store_events(std::move(events), timed || over, std::move(ended));
        if (result == Appended::Done) {
            if (!key.empty()) keys_.insert(key);
            metrics().moves.Increment();
            announce();
            asked_undo_ = {};
            if (table_->revision(kSpectator) != seen)
                announce_question();  // what is hidden must not get out by its end
            if (over) announce_card();
            tell_turns(asked);
            wake();
            co_return;
        }
        unload();
        if (result == Appended::Failed)
            fail(503, "not_stored", "the server cannot say whether this was stored; ask again with the same key");
    }
    fail(409, "busy", "others were faster several times; try again");
}

void Room::close_game() {
    row_.status = TableStatus::Over;
    body_.result = record_result(*table_);
    metrics().games_finished.Increment();
}

// Another process has appended to this table's log.
net::awaitable<void> Room::catch_up() {
    const auto inside = co_await door_.enter();
    if (!loaded_ && watchers_.empty()) co_return;
    if (!loaded_ || row_.status != TableStatus::Running) {
        unload();
        co_await load();
        for (Watcher& watcher : watchers_) show(watcher);
        co_return;
    }
    co_await hear_log();
}

// The log has grown elsewhere. Called inside the door, while nothing in memory is ahead of it.
net::awaitable<void> Room::hear_log() {
    if (row_.status != TableStatus::Running) {
        unload();
        co_return;
    }
    auto read_events = [id = id_, from = stored_](Store& store) { return store.events_to_play(id, from, kChatKept); };
    const std::vector<StoredEvent> events = co_await hall_.read(read_events);
    if (events.empty()) co_return;
    co_await read_row();
    bool shown = false;
    for (const StoredEvent& event : events) {
        const bool seen = event.kind == "game" && apply(*table_, event);
        if (seen) shown_at_ = event.time;
        note(event);
        if (event.kind == "chat") tell({{"op", "chat"}, {"table", id_}, {"entry", chat_json(event)}});
        shown |= seen || event.kind == "ask";
    }
    announce();
    if (shown) announce_question();
    wake();
}

net::awaitable<bool> Room::is_playable() {
    try {
        const auto inside = co_await door_.enter();
        co_await load();
        co_return true;
    } catch (const std::exception& problem) {
        log_event(LogLevel::Error, "table_unplayable", {{"table", id_}, {"reason", problem.what()}});
        co_return false;
    }
}

bool Room::is_idle(Millis now, Millis patience) const {
    return watchers_.empty() && !thinking_ && !door_.is_busy() && (!loaded_ || now - used_ > patience);
}

}  // namespace pentarchy
