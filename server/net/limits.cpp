#include "server/net/limits.h"

#include <algorithm>

#include "server/net/address.h"

namespace pentarchy {
namespace {

constexpr auto kCleanEvery = std::chrono::seconds(30);

}  // namespace

double Bucket::left(const Rate& rate, Clock::time_point now) const {
    const double seconds = std::chrono::duration<double>(now - since_).count();
    return std::min(rate.burst, rate.burst - used_ + seconds * rate.per_second);
}

double Bucket::take(const Rate& rate, Clock::time_point now) {
    const double tokens = left(rate, now);
    if (tokens < 1) return (1 - tokens) / rate.per_second;
    used_ = rate.burst - (tokens - 1);
    since_ = now;
    return 0;
}

AddressLimits::AddressLimits(const NetSettings& settings) : settings_(settings) {}

bool AddressLimits::is_unlimited(const std::string& address) const {
    const auto& list = settings_.unlimited;
    return std::find(list.begin(), list.end(), address) != list.end();
}

double AddressLimits::ask(const std::string& address, RequestKind kind, Clock::time_point now) {
    if (is_unlimited(address)) return 0;
    const std::lock_guard lock(mutex_);
    forget_idle(now);
    Entry& entry = entries_[limit_key(address)];
    if (const double wait = entry.any.take(settings_.requests, now); wait > 0) return wait;
    if (kind == RequestKind::Login) return entry.logins.take(settings_.logins, now);
    if (kind == RequestKind::Creation) return entry.creations.take(settings_.creations, now);
    if (kind == RequestKind::Import) return entry.imports.take(settings_.imports, now);
    return 0;
}

AddressLimits::Slot AddressLimits::connect(const std::string& address) {
    if (is_unlimited(address)) return std::make_shared<char>();
    std::string key = limit_key(address);
    const std::lock_guard lock(mutex_);
    Entry& entry = entries_[key];
    if (entry.connections >= settings_.per_address) return nullptr;
    ++entry.connections;
    return Slot(this, [this, key = std::move(key)](void*) { disconnect(key); });
}

void AddressLimits::disconnect(const std::string& key) {
    const std::lock_guard lock(mutex_);
    --entries_[key].connections;
}

// Whoever has no connection and full buckets is as good as new.
void AddressLimits::forget_idle(Clock::time_point now) {
    if (now - cleaned_ < kCleanEvery) return;
    cleaned_ = now;
    std::erase_if(entries_, [&](const auto& item) {
        const Entry& entry = item.second;
        return entry.connections == 0 && entry.any.is_full(settings_.requests, now) &&
               entry.logins.is_full(settings_.logins, now) && entry.creations.is_full(settings_.creations, now) &&
               entry.imports.is_full(settings_.imports, now);
    });
}

size_t AddressLimits::remembered() const {
    const std::lock_guard lock(mutex_);
    return entries_.size();
}

}  // namespace pentarchy
