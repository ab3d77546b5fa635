#include "server/people/passwords.h"

#include <algorithm>
#include <cmath>

#include "server/ids.h"
#include "server/routes/api_error.h"

namespace pentarchy {

namespace {

constexpr int kMostWaiting = 24;
constexpr auto kForget = std::chrono::hours(1), kKnown = std::chrono::hours(24 * 30);

// A place in the queue.
class Place {
  public:
    explicit Place(std::atomic<int>& waiting) : waiting_(waiting) {
        if (waiting_.fetch_add(1) < kMostWaiting) return;
        --waiting_;
        fail(503, "busy", "too many people sign in at this moment; try again shortly");
    }
    ~Place() { --waiting_; }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;

  private:
    std::atomic<int>& waiting_;
};

}  // namespace

template <class F>
net::awaitable<std::invoke_result_t<F>> Passwords::work(F job) {
    const Place place(waiting_);
    co_return co_await run_on(pool_, std::move(job));
}

net::awaitable<std::string> Passwords::hash(std::string password) {
    auto job = [password = std::move(password)] { return hash_password(password); };
    co_return co_await work(std::move(job));
}

net::awaitable<bool> Passwords::is_right(std::string hash, std::string password) {
    auto job = [hash = std::move(hash), password = std::move(password)] {
        static const std::string kNobodys = hash_password(random_token());
        return is_password(hash.empty() ? kNobodys : hash, password) && !hash.empty();
    };
    co_return co_await work(std::move(job));
}

void Guesses::try_one(const std::vector<std::string>& keys, Patience patience, Time now) {
    const std::lock_guard lock(mutex_);
    forget_old(now);
    auto wait = Time::duration::zero();
    for (const std::string& key : keys)
        if (const auto found = tries_.find(key); found != tries_.end()) wait = std::max(wait, found->second.next - now);
    if (wait > Time::duration::zero())
        fail(429, "too_many", "too many wrong passwords; wait {} seconds",
             std::ceil(std::chrono::duration<double>(wait).count()));
    for (const std::string& key : keys) {
        Tries& tries = tries_[key];
        const int over = ++tries.wrong - patience.free;
        if (over >= 0)
            tries.next = now + std::min(patience.longest, std::chrono::seconds(1) * (1 << std::min(over, 20)));
        tries.next = std::max(tries.next, now);
    }
}

void Guesses::right(const std::vector<std::string>& keys, Time now) {
    const std::lock_guard lock(mutex_);
    for (const std::string& key : keys) tries_[key] = {0, now, now};
}

bool Guesses::is_known(const std::string& key, Time now) const {
    const std::lock_guard lock(mutex_);
    const auto found = tries_.find(key);
    return found != tries_.end() && found->second.right != Time{} && now - found->second.right < kKnown;
}

size_t Guesses::remembered() const {
    const std::lock_guard lock(mutex_);
    return tries_.size();
}

void Guesses::forget_old(Time now) {
    if (now - cleaned_ < std::chrono::minutes(1)) return;
    cleaned_ = now;
    std::erase_if(tries_, [&](const auto& item) {
        const Tries& tries = item.second;
        const bool known = tries.right != Time{} && now - tries.right < kKnown;
        return !known && now - tries.next > kForget;
    });
}

}  // namespace pentarchy
