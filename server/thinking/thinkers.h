// The processes that think for the server (server/thinking/thinker.h): started when there is something to think about,
// watched, and replaced when they crash or take too long. No thought can take the server down; at worst it fails.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <vector>

#include <boost/asio/io_context.hpp>

#include "base/json.h"
#include "server/net/async.h"

namespace pentarchy {

// It crashed or took too long, twice. What it refused by itself is BadInput.
struct ThinkerFailed : std::runtime_error {
    ThinkerFailed(const std::string& what, bool has_run) : std::runtime_error(what), ran(has_run) {}
    bool ran;  // false: no process could be started, or the server shuts down
};

struct Job {
    boost::json::object asked;  // as server/thinking/thinker.h describes it
    std::string about;          // jobs about the same go to the same process, if it is free
    std::string owner{};        // whose job: each owner gets the same share of the processes' time
    bool waited_for = false;    // by a person: those jobs come first
    std::chrono::milliseconds limit{60'000};
    std::stop_token stop{};                               // asked for: the best so far is the answer
    std::function<void(uint64_t iterations)> progress{};  // called on a thread of the server
};

struct ThinkerLimits {
    int processes = 1;
    int nice = 0;            // how far they stand back behind the server itself
    size_t jobs = SIZE_MAX;  // at a time, under way or waiting
    size_t jobs_of_owner = SIZE_MAX;
};

class Thinkers {
  public:
    // `command` with its arguments; none of the processes starts before it has something to do.
    Thinkers(net::io_context& io, std::vector<std::string> command, const ThinkerLimits& limits);
    ~Thinkers();
    Thinkers(const Thinkers&) = delete;
    Thinkers& operator=(const Thinkers&) = delete;

    // ApiError 429 if its owner has too many jobs here already, 503 if everybody together has.
    net::awaitable<Json> ask(Job job);
    void need_room_for(const std::string& owner) const;  // throws the same
    void stop();                                         // ends them all; whoever waits gets ThinkerFailed

  private:
    struct Pool;
    std::shared_ptr<Pool> pool_;  // coroutines may outlive us
};

}  // namespace pentarchy
