// Who is next: those a person waits for come first, and among them the owner who has had the least time so far.
// Nobody's hundred jobs come before somebody else's one.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <unordered_map>
#include <vector>

namespace pentarchy {

template <class T>
class FairQueue {
  public:
    using Clock = std::chrono::steady_clock;

    struct Waiting {
        T what;
        std::string owner;
        bool first = false;  // a person waits for it
        Clock::time_point since;
    };

    bool empty() const { return waiting_.empty(); }

    void push(T what, std::string owner, bool first, Clock::time_point now) {
        waiting_.push_back({std::move(what), std::move(owner), first, now});
    }

    T pop(Clock::time_point now) {
        const auto later = [&](const Waiting& a, const Waiting& b) {  // true if b comes before a
            if (is_first(a, now) != is_first(b, now)) return is_first(b, now);
            if (had(a.owner) != had(b.owner)) return had(b.owner) < had(a.owner);
            return b.since < a.since;
        };
        const auto next = std::max_element(waiting_.begin(), waiting_.end(), later);
        T out = std::move(next->what);
        level_ = std::max(level_, had(next->owner));
        waiting_.erase(next);
        return out;
    }

    // An owner who comes back after a while does not bring along what it did not use.
    void charge(const std::string& owner, Clock::duration used) {
        had_[owner] = had(owner) + used;
        std::erase_if(had_, [&](const auto& entry) { return entry.second <= level_; });
    }

  private:
    static constexpr auto kLongEnough = std::chrono::seconds(20);  // nobody waits for ever, not even behind people

    bool is_first(const Waiting& one, Clock::time_point now) const {
        return one.first || now - one.since > kLongEnough;
    }
    Clock::duration had(const std::string& owner) const {
        const auto found = had_.find(owner);
        return found == had_.end() ? level_ : std::max(level_, found->second);
    }

    std::vector<Waiting> waiting_;
    std::unordered_map<std::string, Clock::duration> had_;  // time of the processes; those not here had `level_`
    Clock::duration level_{};                               // of whoever was last let in
};

}  // namespace pentarchy
