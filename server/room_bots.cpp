// Room: bots that think beside the network, and clocks that run out.
#include <cmath>

#include "catalog/catalog.h"
#include "server/ids.h"
#include "server/logging.h"
#include "server/metrics.h"
#include "server/room.h"

namespace pentarchy {

namespace {

constexpr double kProgressSeconds = 0.25;

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

// While people are asked in the same open box, bots wait: who would trade with partners that left first?
void Room::wake() {
    if (!table_ || row_.status != TableStatus::Running || hall_.is_stopping()) return;
    arm_clock();
    if (thinking_) return;
    const SeatMask people = asked_people();
    for (const Seat seat : each(static_cast<SeatMask>(table_->pending() & ~people))) {
        if (people && !table_->is_quiet(seat)) continue;
        thinking_ = true;
        net::co_spawn(strand_, [self = shared_from_this(), seat] { return self->think(seat); }, net::detached);
        return;
    }
}

// One process thinks for a table at a time.
net::awaitable<bool> Room::hold() {
    const Millis now = now_ms();
    if (held_until_ > now + kLease / 3) co_return true;
    auto claim = [id = id_, holder = hall_.holder, now](Store& store) { return store.claim(id, holder, now, now + kLease); };
    const bool held = co_await hall_.read(claim);
    if (held) held_until_ = now + kLease;
    co_return held;
}

net::awaitable<void> Room::think(Seat seat) {
    try {
        const auto begun = std::chrono::steady_clock::now();
        if (!co_await hold()) {
            thinking_ = false;
            co_return;
        }
        const std::string level = table_ ? body_.seats[seat].played_by() : "";
        if (!table_ || level.empty() || !has(table_->pending(), seat)) {
            thinking_ = false;
            wake();
            co_return;
        }
        if (!bot_ || bot_seat_ != seat || bot_level_ != level) {
            bot_ = ai_for(find_game(row_.game)).bot(*edition_, parse_bot(level), Rng(static_cast<uint64_t>(now_ms()) + seat).next());
            bot_seat_ = seat;
            bot_level_ = level;
        }
        const bool quiet = table_->is_quiet(seat);
        const uint64_t revision = table_->revision(seat);
        bot_->look(*table_, seat);
        stop_thinking_ = {};
        Limits limits{.stop = stop_thinking_.get_token(), .progress = {}, .progress_seconds = kProgressSeconds};
        if (!quiet) {
            limits.progress = [self = shared_from_this(), seat](const Thought& thought) {
                net::post(self->strand_, [self, seat, tries = thought.iterations] {
                    self->tell({{"op", "thinking"}, {"table", self->id_}, {"seat", seat}, {"iterations", tries}});
                });
            };
        }
        metrics().bots_thinking.Increment();
        auto work = [bot = bot_, limits = std::move(limits)] { return bot->think(limits); };
        const Thought thought = co_await run_on(hall_.thinking, std::move(work));
        metrics().bots_thinking.Decrement();
        if (quiet) {
            const BotSpec spec = parse_bot(level);
            const double seconds = spec.iterations ? 1 : spec.seconds;  // how long iterations take, nobody knows
            const auto usual = std::chrono::milliseconds(std::lround(1000 * seconds));
            net::steady_timer pause(strand_, begun + usual + hall_.settings.quiet_delay);
            co_await pause.async_wait(net::use_awaitable);
        }
        const auto inside = co_await door_.enter();
        thinking_ = false;
        const bool as_before = table_ && row_.status == TableStatus::Running && table_->revision(seat) == revision &&
                               has(table_->pending(), seat) && body_.seats[seat].played_by() == level;
        if (as_before && !hall_.is_stopping()) {
            auto change = [seat, best = thought.best](AnyTable& table) { table.play(seat, best); };
            co_await act(level, "", change);
        } else {
            wake();
        }
    } catch (...) {
        thinking_ = false;
        report("bot_failed", id_);
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
        net::co_spawn(self->strand_, [self] { return self->run_out(); }, net::detached);
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
    if (out && out <= now_ms()) net::co_spawn(strand_, [self = shared_from_this()] { return self->run_out(); }, net::detached);
    wake();
}

}  // namespace pentarchy
