#include "server/people/lobby.h"

#include "server/hall.h"
#include "server/net/logging.h"
#include "server/room/room.h"

namespace pentarchy {

namespace {

using namespace std::chrono_literals;

constexpr auto kApart = 1s;  // between two cards of one table
constexpr auto kBurst = 1s;  // so much of the allowance is saved up
constexpr auto kLook = 50ms;
constexpr int kMostUnderWay = 8;  // cards that are being made: a table may first have to be opened
constexpr size_t kRemembered = 1000;

}  // namespace

void Lobby::changed(const std::string& table, bool news) {
    if (hall_.hub.has_lobby() && add(table, news))
        net::co_spawn(
            hall_.io, [this] { return send_all(); }, net::detached);
}

// True if sending is to begin: not here, where it would run at once and wait for the mutex.
bool Lobby::add(const std::string& table, bool news) {
    const std::lock_guard lock(mutex_);
    const auto sent = sent_.find(table);
    const Clock::time_point due = sent == sent_.end() ? Clock::now() : sent->second + kApart;
    const auto [found, fresh] = waiting_.try_emplace(table, Waiting{due, news});
    if (!fresh && (found->second.news || !news)) return false;
    if (!fresh) queues_[1].erase({found->second.due, table});
    found->second.news = news;
    queues_[news ? 0 : 1].emplace(found->second.due, table);
    return !std::exchange(sending_, true);
}

// The table whose card may go now; empty if there is none.
std::string Lobby::next(Clock::time_point now) {
    const std::lock_guard lock(mutex_);
    if (free_at_ > now || under_way_ >= kMostUnderWay) return "";
    for (Queue& queue : queues_) {
        if (queue.empty() || queue.begin()->first > now) continue;
        const std::string table = queue.begin()->second;
        queue.erase(queue.begin());
        waiting_.erase(table);
        if (sent_.size() > kRemembered)
            std::erase_if(sent_, [&](const auto& entry) { return entry.second + kApart < now; });
        sent_[table] = now;
        ++under_way_;
        return table;
    }
    return "";
}

bool Lobby::is_done() {
    const std::lock_guard lock(mutex_);
    if (!hall_.hub.has_lobby()) {
        waiting_.clear();
        queues_ = {};
    }
    if (waiting_.empty()) sending_ = false;
    return waiting_.empty();
}

net::awaitable<void> Lobby::send_all() {
    net::steady_timer pause(co_await net::this_coro::executor);
    while (!hall_.is_stopping() && !is_done()) {
        for (std::string table = next(Clock::now()); !table.empty(); table = next(Clock::now()))
            net::co_spawn(hall_.io, send(table), net::detached);
        pause.expires_after(kLook);
        co_await pause.async_wait(net::use_awaitable);
    }
}

net::awaitable<void> Lobby::send(std::string table) {
    Message text;
    try {
        const std::shared_ptr<Room> room = hall_.room(table);
        const Json card = co_await in_room(room, room->lobby_card());
        if (!card.is_null()) text = message({{"op", "card"}, {"card", card}});
    } catch (const std::exception& problem) {
        log_event(LogLevel::Debug, "no_card", {{"table", table}, {"reason", problem.what()}});
    }
    if (text) hall_.hub.tell_lobby(text);
    const std::lock_guard lock(mutex_);
    --under_way_;
    if (!text) co_return;
    const auto cost = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(static_cast<double>(text->size()) / kBytesPerSecond));
    free_at_ = std::max(free_at_, Clock::now() - kBurst) + cost;
}

}  // namespace pentarchy
