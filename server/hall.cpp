#include "server/hall.h"

#include "server/ids.h"
#include "server/net/logging.h"
#include "server/net/metrics.h"
#include "server/people/notices.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

constexpr auto kLookAround = std::chrono::milliseconds(200);
constexpr Millis kPatience = 30'000, kHaste = 1'000;  // how long a room that nobody uses stays open
constexpr size_t kManyRooms = 1'000;                  // more than that, and there is haste
constexpr int kDueAtOnce = 64;
constexpr Millis kCleaning = 3'600'000;
constexpr Millis kSetAsideFor = 300'000;

// Moves come first: whoever thinks stands back behind the server itself, and whoever can wait behind that. Bots are
// never refused a thought; their number is bounded by the tables that an account may have.
constexpr int kThinkersNice = 5, kOthersNice = 10;
constexpr size_t kAnalyses = 100, kAnalysesOfOne = 2, kImports = 16, kImportsOfOne = 1;

}  // namespace

Hall::Hall(net::io_context& io_context, Store& the_store, const AppSettings& the_settings)
    : io(io_context),
      store(the_store),
      settings(the_settings),
      blocking(4),
      replaying(2),
      thinkers(io_context, the_settings.thinker, {.processes = the_settings.bot_threads, .nice = kThinkersNice}),
      analysts(io_context, the_settings.thinker,
               {.nice = kOthersNice, .jobs = kAnalyses, .jobs_of_owner = kAnalysesOfOne}),
      checkers(io_context, the_settings.thinker, {.nice = kThinkersNice}),
      importers(io_context, the_settings.thinker,
                {.nice = kOthersNice, .jobs = kImports, .jobs_of_owner = kImportsOfOne}),
      holder(random_id()),
      push_key(read_push_key(the_store.keep("push_key", push_key_pem(new_push_key())))),
      presence(holder, [&the_store](auto kind, auto id, auto text) { the_store.tell(kind, id, text); }),
      lobby(*this) {
    hub.signed_out = [&the_store](const std::string& account, const std::string& hash) {
        the_store.tell("out", account, hash);
    };
}

Hall::~Hall() {
    stop();
    store.listen({});  // its thread would call into what is gone
    blocking.join();
    replaying.join();
}

std::shared_ptr<Room> Hall::room(const std::string& table) {
    if (!is_id(table)) fail(404, "no_table", "there is no such table");
    const std::lock_guard lock(mutex_);
    std::shared_ptr<Room>& found = rooms_[table];
    if (!found) found = std::make_shared<Room>(*this, table);
    metrics().open_tables.Set(static_cast<double>(rooms_.size()));
    return found;
}

std::vector<std::shared_ptr<Room>> Hall::open_rooms() {
    const std::lock_guard lock(mutex_);
    std::vector<std::shared_ptr<Room>> out;
    for (const auto& [id, room] : rooms_) out.push_back(room);
    return out;
}

std::shared_ptr<Room> Hall::open_room(const std::string& table) {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(table);
    return found == rooms_.end() ? nullptr : found->second;
}

void Hall::forget(const Room& room) {
    const std::lock_guard lock(mutex_);
    const auto found = rooms_.find(room.id());
    if (found != rooms_.end() && found->second.get() == &room) rooms_.erase(found);
    metrics().open_tables.Set(static_cast<double>(rooms_.size()));
}

void Hall::set_aside(const std::string& table, const std::string& why) {
    metrics().tables_set_aside.Increment();
    log_event(LogLevel::Error, "table_set_aside", {{"table", table}, {"reason", why}});
    const std::lock_guard lock(mutex_);
    set_aside_[table] = {why, now_ms() + kSetAsideFor};
}

std::string Hall::why_set_aside(const std::string& table) {
    const std::lock_guard lock(mutex_);
    const auto found = set_aside_.find(table);
    if (found == set_aside_.end()) return "";
    if (now_ms() < found->second.until) return found->second.why;
    set_aside_.erase(found);
    return "";
}

void Hall::start() {
    store.listen([this](const Change& change) { hear(change); });
    net::co_spawn(
        io, [this] { return sweep(); }, net::detached);
    net::co_spawn(
        io, [this] { return look_around(); }, net::detached);
}

// What another process changed or says.
void Hall::hear(const Change& change) {
    const auto catch_up = [](const std::shared_ptr<Room>& room) {
        net::co_spawn(
            room->strand(), [room] { return room->catch_up(); }, net::detached);
    };
    if (presence.hear(change, now_ms())) return;
    if (change.kind == "turn") return hear_turn(*this, change);
    if (change.kind == "out") return hub.close_here(change.id, change.text);
    if (change.kind == "news" || change.kind == "people") {
        const bool news = change.kind == "news";
        if (change.text == "listed") lobby.changed(change.id, news);
        if (const std::shared_ptr<Room> room = open_room(change.id))
            net::co_spawn(
                room->strand(), [room, news] { return room->hear_card(news); }, net::detached);
    } else if (change.kind == kTableChanged) {
        if (const std::shared_ptr<Room> room = open_room(change.id)) catch_up(room);
    } else if (change.kind.empty()) {  // some may have been missed
        for (const std::shared_ptr<Room>& room : open_rooms()) catch_up(room);
    }
}

// Who came and left, here and elsewhere.
net::awaitable<void> Hall::look_around() {
    net::steady_timer timer(co_await net::this_coro::executor);
    while (!stopping_) {
        presence.tell_changes(now_ms());
        const Presence::News news = presence.take_news(now_ms());
        tell_turns_again(*this, news.lost);
        if (!news.changed.empty()) {
            const auto accounts = std::make_shared<const std::unordered_set<std::string>>(news.changed);
            for (const std::shared_ptr<Room>& room : open_rooms())
                net::post(room->strand(), [room, accounts] { room->people_changed(*accounts); });
        }
        timer.expires_after(kLookAround);
        co_await timer.async_wait(net::use_awaitable);
    }
}

// Other processes need not wait for what this one held.
void Hall::stop() {
    if (stopping_.exchange(true)) return;
    presence.farewell();
    for (Thinkers* pool : {&thinkers, &analysts, &checkers, &importers}) pool->stop();
    const std::lock_guard lock(mutex_);
    for (const auto& [id, room] : rooms_)
        net::post(blocking, [this, table = id] {
            try {
                store.release(table, holder);
            } catch (const std::exception& problem) {
                log_event(LogLevel::Warning, "release_failed", {{"reason", problem.what()}});
            }
        });
}

// After an upgrade: every running game is played again by the rules of today before anybody waits for it.
net::awaitable<void> Hall::look_over() {
    auto find = [](Store& from) {
        return from.tables({.status = TableStatus::Running,
                            .member = "",
                            .game = "",
                            .listed_only = false,
                            .before = 0,
                            .limit = 100'000});
    };
    const std::vector<StoredTable> running = co_await read(find);
    size_t playable = 0;
    for (const StoredTable& row : running) {
        const std::shared_ptr<Room> found = room(row.id);
        playable += co_await in_room(found, found->is_playable());
    }
    log_event(LogLevel::Info, "tables_looked_over", {{"running", running.size()}, {"playable", playable}});
}

net::awaitable<void> Hall::sweep() {
    try {
        co_await look_over();
    } catch (const std::exception& problem) {
        log_event(LogLevel::Warning, "sweep_failed", {{"reason", problem.what()}});
    }
    net::steady_timer timer(co_await net::this_coro::executor);
    Millis clean_at = 0;
    while (!stopping_) {
        try {
            co_await look_at_store();  // first: what follows fails with it
            if (now_ms() >= clean_at) {
                auto clean = [](Store& from) { from.delete_expired_sessions(now_ms()); };
                co_await read(clean);
                clean_at = now_ms() + kCleaning;
            }
            co_await take_due();
        } catch (const std::exception& problem) {
            log_event(LogLevel::Warning, "sweep_failed", {{"reason", problem.what()}});
        }
        drop_idle_rooms();
        timer.expires_after(settings.sweep);
        co_await timer.async_wait(net::use_awaitable);
    }
}

// A store that cannot be written is told to whoever asks whether the server is ready, and in the log when it changes.
net::awaitable<void> Hall::look_at_store() {
    auto look = [](Store& from) -> std::string {
        try {
            from.need_ready();
            return "";
        } catch (const std::exception& problem) {
            return problem.what();
        }
    };
    const std::string reason = co_await read(look);
    if (writes_.exchange(reason.empty()) == reason.empty()) co_return;
    log_event(reason.empty() ? LogLevel::Info : LogLevel::Error, "store",
              {{"ready", reason.empty()}, {"reason", reason}});
}

// Tables whose bots or clocks nobody looks after: after a restart, or because another process is gone.
net::awaitable<void> Hall::take_due() {
    const Millis now = now_ms();
    auto claim = [this, now](Store& from) { return from.claim_due(holder, now, now + kLease, kDueAtOnce); };
    for (const std::string& id : co_await read(claim)) {
        const std::shared_ptr<Room> found = room(id);
        net::co_spawn(
            found->strand(), [found] { return found->rouse(); }, net::detached);
    }
}

// Only a room that nobody else holds: whoever asked for it a moment ago would watch a room that hears of nothing.
void Hall::drop_idle_rooms() {
    const std::lock_guard lock(mutex_);
    const Millis patience = rooms_.size() > kManyRooms ? kHaste : kPatience;
    for (const auto& [id, room] : rooms_)
        net::post(room->strand(), [this, room = room, patience] {
            const std::lock_guard erasing(mutex_);
            constexpr long kHere = 2;  // in the list, and this one
            if (room.use_count() > kHere || !room->is_idle(now_ms(), patience)) return;
            rooms_.erase(room->id());
            metrics().open_tables.Set(static_cast<double>(rooms_.size()));
        });
}

}  // namespace pentarchy
