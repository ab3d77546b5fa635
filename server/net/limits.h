// How much one address may do: token buckets for kinds of requests, and a number of connections.
#pragma once

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/net/config.h"

namespace pentarchy {

using Clock = std::chrono::steady_clock;

class Bucket {
  public:
    // Takes one if there is one. Otherwise says after how many seconds there will be.
    double take(const Rate& rate, Clock::time_point now);
    bool is_full(const Rate& rate, Clock::time_point now) const { return left(rate, now) >= rate.burst; }

  private:
    double left(const Rate& rate, Clock::time_point now) const;

    double used_ = 0;  // at since_; so a new bucket is full whatever its rate
    Clock::time_point since_{};
};

enum class RequestKind { Any, Login, Creation, Import };

class AddressLimits {
  public:
    explicit AddressLimits(const NetSettings& settings);

    // 0, or the seconds to wait. Every request counts as Any, too.
    double ask(const std::string& address, RequestKind kind, Clock::time_point now = Clock::now());

    // Holds a place for one connection until it is destroyed; null if the address has too many.
    using Slot = std::shared_ptr<void>;
    Slot connect(const std::string& address);

    bool is_unlimited(const std::string& address) const;
    size_t remembered() const;

  private:
    struct Entry {
        Bucket any, logins, creations, imports;
        size_t connections = 0;
    };
    void forget_idle(Clock::time_point now);
    void disconnect(const std::string& key);

    const NetSettings& settings_;
    mutable std::mutex mutex_;
    std::unordered_map<std::string, Entry> entries_;
    Clock::time_point cleaned_{};
};

}  // namespace pentarchy
