// Passwords: hashed on a thread of their own, and guessed slowly.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "server/net/async.h"

namespace pentarchy {

// Hashing is slow by design. Here a flood of log-ins waits for itself, not moves for it; whoever finds the queue full
// is told so.
class Passwords {
  public:
    ~Passwords() { pool_.join(); }

    net::awaitable<std::string> hash(std::string password);
    // An empty hash is nobody's: no password is right, and finding that out takes as long.
    net::awaitable<bool> is_right(std::string hash, std::string password);

  private:
    template <class F>
    net::awaitable<std::invoke_result_t<F>> work(F job);

    net::thread_pool pool_{1};
    std::atomic<int> waiting_ = 0;
};

// After some wrong tries each further one has to wait, twice as long every time.
class Guesses {
  public:
    using Time = std::chrono::steady_clock::time_point;
    struct Patience {
        int free;  // wrong tries before the first wait
        std::chrono::seconds longest;
    };
    // Counts one try for each of these keys. It counts as wrong until `right` is called, so that tries made at the same
    // time all count. ApiError 429 if one of the keys has to wait.
    void try_one(const std::vector<std::string>& keys, Patience patience, Time now = std::chrono::steady_clock::now());
    void right(const std::vector<std::string>& keys, Time now = std::chrono::steady_clock::now());
    // Whether a try with this key was right some time in the last month.
    bool is_known(const std::string& key, Time now = std::chrono::steady_clock::now()) const;
    size_t remembered() const;

  private:
    struct Tries {
        int wrong = 0;
        Time next{}, right{};
    };
    void forget_old(Time now);

    mutable std::mutex mutex_;
    std::unordered_map<std::string, Tries> tries_;
    Time cleaned_{};
};

}  // namespace pentarchy
