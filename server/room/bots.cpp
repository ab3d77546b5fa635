// Room: bots that think in processes of their own, and clocks that run out.
#include <bit>
#include <cmath>

#include "base/hash.h"
#include "catalog/catalog.h"
#include "server/ids.h"
#include "server/net/logging.h"
#include "server/net/metrics.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

// Counts who is inside.
class InProgress {
  public:
    explicit InProgress(prometheus::Gauge& gauge) : gauge_(gauge) { gauge_.Increment(); }
    ~InProgress() { gauge_.Decrement(); }
    InProgress(const InProgress&) = delete;
    InProgress& operator=(const InProgress&) = delete;

  private:
    prometheus::Gauge& gauge_;
};

// The table has moved on since the thought began: it is dropped.
struct Overtaken {};

void report(const char* what, const std::string& table) {
    try {
        throw;
    } catch (const std::exception& problem) {
        log_event(LogLevel::Warning, what, {{"table", table}, {"reason", problem.what()}});
    }
}

}  // namespace

// Those who are asked and play themselves.
SeatMask Room::asked_people() const {
    if (!table_ || table_->is_over()) return 0;
    SeatMask out = 0;
    for (const Seat seat : each(table_->pending()))
        if (body_.seats[seat].played_by().empty()) out |= bit(seat);
    return out;
}

// When the server has to act by itself: at once for a bot, else when a clock runs out.
Millis Room::due() const {
    if (!table_ || row_.status != TableStatus::Running) return 0;
    if (table_->pending() & ~asked_people()) return now_ms();
    return body_.clocks.first_out(body_.pace);
}

// While people are asked in the same open box, bots wait: who would trade with partners that left first? Those who
// choose in secret think at the same time, all others one after the other.
void Room::wake() {
    if (!table_ || row_.status != TableStatus::Running || hall_.is_stopping()) return;
    arm_clock();
    const bool together = table_->asks_in_secret();
    const SeatMask people = asked_people();
    for (const Seat seat : each(static_cast<SeatMask>(table_->pending() & ~people & ~thinking_))) {
        if (thinking_ && !together) return;
        if (people && !table_->is_quiet(seat)) continue;
        thinking_ |= bit(seat);
        net::co_spawn(
            strand_, [self = shared_from_this(), seat] { return self->think(seat); }, net::detached);
    }
}

// One process thinks for a table at a time.
net::awaitable<bool> Room::hold() {
    const Millis now = now_ms();
    if (held_until_ > now + kLease / 3) co_return true;
    auto claim = [id = id_, holder = hall_.holder, now](Store& store) {
        return store.claim(id, holder, now, now + kLease);
    };
    const bool held = co_await hall_.read(claim);
    if (held) held_until_ = now + kLease;
    co_return held;
}

boost::json::object Room::job(const char* op) const {
    return {{"op", op}, {"game", row_.game}, {"components", body_.components}};
}

// The job to think about this seat's choice, from its view. Whatever it thought before under the same `what` is used
// again.
Job Room::thinking_job(Seat seat, const std::string& level, std::string_view what) const {
    boost::json::object asked = job("think");
    asked["bot"] = level;
    asked["seed"] = Rng(static_cast<uint64_t>(now_ms()) + seat).next();
    asked["keep"] = fmt::format("{} {} {}", id_, seat, what);
    asked["view"] = to_hex(ai_for(find_game(row_.game)).seen(*table_, seat));
    asked["progress"] = false;
    const auto usual = std::chrono::milliseconds(std::lround(1000 * parse_bot(level).seconds));
    return {.asked = std::move(asked), .about = id_, .limit = usual + hall_.settings.thought_limit};
}

// Somebody who sits here looks on.
bool Room::is_waited_for() const {
    return std::any_of(watchers_.begin(), watchers_.end(),
                       [&](const Watcher& w) { return !body_.seats_of(w.account).empty(); });
}

// What the level would play, thought out in another process; nothing if thinking failed.
net::awaitable<std::optional<Move>> Room::thought(Seat seat, std::string level) {
    if (std::exchange(distrusted_, false)) co_return std::nullopt;
    Job wanted = thinking_job(seat, level, "play");
    wanted.owner = body_.owner.id;
    wanted.waited_for = is_waited_for();
    if (stop_thinking_.stop_requested()) stop_thinking_ = {};
    wanted.stop = stop_thinking_.get_token();
    if (!table_->is_quiet(seat)) {
        wanted.asked["progress"] = true;
        wanted.progress = [self = shared_from_this(), seat](uint64_t tries) {
            net::post(self->strand_, [self, seat, tries] {
                self->tell({{"op", "thinking"}, {"table", self->id_}, {"seat", seat}, {"iterations", tries}});
            });
        };
    }
    const InProgress here(metrics().bots_thinking);
    try {
        const Json answer = co_await hall_.thinkers.ask(std::move(wanted));
        co_return std::bit_cast<Move>(answer.at("best").to_number<uint64_t>());
    } catch (const std::exception& problem) {
        if (!hall_.is_stopping())
            log_event(LogLevel::Error, "thought_failed",
                      {{"table", id_}, {"level", level}, {"reason", problem.what()}});
        co_return std::nullopt;
    }
}

net::awaitable<void> Room::think(Seat seat) {
    try {
        const auto begun = std::chrono::steady_clock::now();
        if (!co_await hold()) {
            no_longer_thinks(seat);
            co_return;
        }
        const std::string level = table_ ? body_.seats[seat].played_by() : "";
        if (!table_ || level.empty() || !has(table_->pending(), seat)) {
            no_longer_thinks(seat);
            wake();
            co_return;
        }
        const bool quiet = table_->is_quiet(seat);
        const uint64_t question = table_->question(seat);
        const std::optional<Move> best = co_await thought(seat, level);
        if (quiet && body_.seats_people()) {  // among bots nobody gains by how fast one answers
            const BotSpec spec = parse_bot(level);
            const double seconds = spec.iterations ? 1 : spec.seconds;  // how long iterations take, nobody knows
            const auto usual = std::chrono::milliseconds(std::lround(1000 * seconds));
            net::steady_timer pause(strand_, begun + usual + hall_.settings.quiet_delay);
            co_await pause.async_wait(net::use_awaitable);
        }
        const auto inside = co_await door_.enter();
        no_longer_thinks(seat);
        const bool as_before = table_ && row_.status == TableStatus::Running && has(table_->pending(), seat) &&
                               table_->question(seat) == question && body_.seats[seat].played_by() == level;
        if (as_before && !hall_.is_stopping()) {
            co_await answer_for(seat, level, best);
        } else {
            wake();
        }
    } catch (const Overtaken&) {
        wake();
    } catch (...) {
        no_longer_thinks(seat);
        report("bot_failed", id_);
    }
}

// A bot whose thought failed plays this once at random, so that the game goes on.
net::awaitable<void> Room::answer_for(Seat seat, std::string level, std::optional<Move> best) {
    if (!best) {
        metrics().stand_ins.Increment();
        log_event(LogLevel::Warning, "bot_stands_in", {{"table", id_}, {"seat", seat}, {"level", level}});
        Rng rng(static_cast<uint64_t>(now_ms()));
        best = table_->random_move(seat, rng);
        level = "random";
    }
    auto change = [seat, best = *best, question = table_->question(seat)](AnyTable& table) {
        if (table.question(seat) != question || !has(table.pending(), seat)) throw Overtaken();  // by another process
        table.play(seat, best);
    };
    try {
        co_await act(level, "", change);
    } catch (const Overtaken&) {
        throw;
    } catch (const ApiError& error) {  // another process was faster, or the store's fault, not the thought's
        if (error.status == 409) throw Overtaken();
        throw;
    } catch (...) {
        distrusted_ = true;
        throw;
    }
}

void Room::arm_clock() {
    const Millis out = body_.clocks.first_out(body_.pace);
    if (!out) {
        clock_timer_.cancel();
        return;
    }
    clock_timer_.expires_after(std::chrono::milliseconds(std::max<Millis>(1, out - now_ms())));
    clock_timer_.async_wait([weak = weak_from_this()](boost::system::error_code failed) {
        const auto self = weak.lock();
        if (failed || !self) return;
        net::co_spawn(
            self->strand_, [self] { return self->run_out(); }, net::detached);
    });
}

// A bot takes the seat of whoever is out of time, unless they are on vacation.
net::awaitable<void> Room::run_out() {
    try {
        const auto inside = co_await door_.enter();
        co_await load();
        if (row_.status != TableStatus::Running) co_return;
        const Millis now = now_ms();
        boost::json::array out;
        for (const Seat seat : each(body_.clocks.running)) {
            if (body_.clocks.left_at(body_.pace, seat, now) > 0 || !body_.seats[seat].who) continue;
            auto read = [id = body_.seats[seat].who->id](Store& store) { return store.account(id); };
            const std::optional<Account> account = co_await hall_.read(read);
            if (account && account->vacation_until > now && body_.pace.kind != Pace::Kind::Live) {
                body_.clocks.left[seat] += account->vacation_until - now;
                continue;
            }
            const bool drop = body_.pace.when_out == "drop";
            body_.seats[seat].stands_in = drop ? "medium" : body_.pace.when_out;
            body_.seats[seat].dropped = drop;
            out.emplace_back(seat);
        }
        Json what = boost::json::object{{"out_of_time", std::move(out)}};
        co_await change_seats("", std::move(what));
        announce_card();
        wake();
    } catch (...) {
        report("clock_failed", id_);
    }
}

net::awaitable<void> Room::rouse() {
    const auto inside = co_await door_.enter();
    co_await load();
    const Millis out = body_.clocks.first_out(body_.pace);
    if (out && out <= now_ms())
        net::co_spawn(
            strand_, [self = shared_from_this()] { return self->run_out(); }, net::detached);
    wake();
}

}  // namespace pentarchy
