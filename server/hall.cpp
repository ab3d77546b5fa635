#include "server/hall.h"

#include "server/ids.h"
#include "server/logging.h"
#include "server/metrics.h"
#include "server/room.h"

namespace pentarchy {

namespace {

constexpr auto kSweep = std::chrono::seconds(2);
constexpr int kDueAtOnce = 64;
constexpr Millis kCleaning = 3'600'000;
constexpr Millis kSetAsideFor = 300'000;

// Moves come first: whoever thinks stands back behind the server itself, and whoever can wait behind that. Bots are never
// refused a thought; their number is bounded by the tables that an account may have.
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
      analysts(io_context, the_settings.thinker, {.nice = kOthersNice, .jobs = kAnalyses, .jobs_of_owner = kAnalysesOfOne}),
      checkers(io_context, the_settings.thinker, {.nice = kThinkersNice}),
      importers(io_context, the_settings.thinker, {.nice = kOthersNice, .jobs = kImports, .jobs_of_owner = kImportsOfOne}),
      holder(random_id()),
      push_key(read_push_key(the_store.keep("push_key", push_key_pem(new_push_key())))) {}

Hall::~Hall() {
    stop();
    store.listen({});  // its thread would call into what is gone
    blocking.join();
    replaying.join();
}

std::shared_ptr<Room> Hall::room(const std::string& table) {
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
    store.listen([this](const Change& change) {
        const std::lock_guard lock(mutex_);
        const auto catch_up = [](const std::shared_ptr<Room>& room) {
            net::co_spawn(room->strand(), [room] { return room->catch_up(); }, net::detached);
        };
        if (const auto found = rooms_.find(change.table); found != rooms_.end()) catch_up(found->second);
        if (!change.table.empty()) return;
        for (const auto& [id, room] : rooms_) catch_up(room);  // no name: some may have been missed
    });
    net::co_spawn(io, [this] { return sweep(); }, net::detached);
}

// Other processes need not wait for what this one held.
void Hall::stop() {
    if (stopping_.exchange(true)) return;
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
    auto find = [](Store& from) { return from.tables({.status = TableStatus::Running, .member = "", .game = "", .listed_only = false, .before = 0, .limit = 100'000}); };
    const std::vector<TableRow> running = co_await read(find);
    size_t playable = 0;
    for (const TableRow& row : running) {
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
            if (now_ms() >= clean_at) {
                auto clean = [](Store& from) { from.delete_expired_sessions(now_ms()); };
                co_await read(clean);
                clean_at = now_ms() + kCleaning;
            }
            co_await look_at_store();
            co_await take_due();
        } catch (const std::exception& problem) {
            log_event(LogLevel::Warning, "sweep_failed", {{"reason", problem.what()}});
        }
        drop_idle_rooms();
        timer.expires_after(kSweep);
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
    log_event(reason.empty() ? LogLevel::Info : LogLevel::Error, "store", {{"ready", reason.empty()}, {"reason", reason}});
}

// Tables whose bots or clocks nobody looks after: after a restart, or because another process is gone.
net::awaitable<void> Hall::take_due() {
    const Millis now = now_ms();
    auto claim = [this, now](Store& from) { return from.claim_due(holder, now, now + kLease, kDueAtOnce); };
    for (const std::string& id : co_await read(claim)) {
        const std::shared_ptr<Room> found = room(id);
        net::co_spawn(found->strand(), [found] { return found->rouse(); }, net::detached);
    }
}

// A room that is opened again while it is dropped is another room: the store decides which of the two comes first.
void Hall::drop_idle_rooms() {
    const std::lock_guard lock(mutex_);
    for (const auto& [id, room] : rooms_)
        net::post(room->strand(), [this, room] {
            if (!room->is_idle(now_ms())) return;
            const std::lock_guard erasing(mutex_);
            rooms_.erase(room->id());
            metrics().open_tables.Set(static_cast<double>(rooms_.size()));
        });
}

}  // namespace pentarchy
