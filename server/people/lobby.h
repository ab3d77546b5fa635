// Cards on their way to those who look at the list of tables. However much happens at the tables, each client is sent
// the card of a table once a second at most, the newest one, and all cards together within a number of bytes a second.
#pragma once

#include <array>
#include <chrono>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>

#include "server/net/async.h"

namespace pentarchy {

class Hall;

class Lobby {
  public:
    static constexpr double kBytesPerSecond = 32'768;
    explicit Lobby(Hall& hall) : hall_(hall) {}

    // The table's card is another now. `news`: not only who looks on or is online; such cards go first. From any
    // thread.
    void changed(const std::string& table, bool news);

  private:
    using Clock = std::chrono::steady_clock;
    using Queue = std::set<std::pair<Clock::time_point, std::string>>;  // by when it may go
    struct Waiting {
        Clock::time_point due;
        bool news;
    };

    bool add(const std::string& table, bool news);
    net::awaitable<void> send_all();
    net::awaitable<void> send(std::string table);
    std::string next(Clock::time_point now);
    bool is_done();

    Hall& hall_;
    std::mutex mutex_;
    std::unordered_map<std::string, Waiting> waiting_;
    std::array<Queue, 2> queues_;                              // news first
    std::unordered_map<std::string, Clock::time_point> sent_;  // when its last card went, for a while
    Clock::time_point free_at_{};                              // when the next card may go
    int under_way_ = 0;
    bool sending_ = false;
};

}  // namespace pentarchy
