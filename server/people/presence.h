// Who is connected and who looks at which table, at this process and at the others on the same store. Each tells the
// others what changed a few times a second, and once a second that it is alive; one that is not heard of is gone, and
// all its people with it. Safe from any thread.
#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "store/store.h"

namespace pentarchy {

class Presence {
  public:
    using Tell = std::function<void(std::string_view kind, std::string_view id, std::string_view text)>;
    static constexpr Millis kBeat = 1000, kGoneAfter = 4000;

    // `name` tells this process from the others; `tell` sends something to all of them.
    Presence(std::string name, Tell tell);

    // At this process: an account is connected, or looks at a table. It is gone when it has left as often as it came.
    void came(const std::string& who, const std::string& table = "");
    void left(const std::string& who, const std::string& table = "");

    bool is_online(const std::string& account) const;     // anywhere
    bool is_elsewhere(const std::string& account) const;  // at another process
    bool looks_on_elsewhere(const std::string& who, const std::string& table) const;
    std::vector<std::string> lookers_elsewhere(const std::string& table) const;  // some may be the same

    bool hear(const Change& change, Millis now);  // false: it was about something else
    void tell_changes(Millis now);                // to be called several times a second
    void farewell();                              // nothing more is told

    struct News {
        std::unordered_set<std::string> changed;  // accounts that may have come or left, anywhere
        std::unordered_set<std::string> lost;     // those of processes that ended without a word
    };
    News take_news(Millis now);

  private:
    using People = std::unordered_map<std::string, std::unordered_set<std::string>>;  // by table; under "": connected
    struct Other {
        uint64_t said = 0;   // number of its last message
        bool whole = false;  // we have heard all of them
        Millis until = 0;
        People people{};
    };

    void change(const std::string& who, const std::string& table, int by);
    void say(std::string_view kind, std::string_view words);
    void say_items(std::string_view kind, const std::vector<std::string>& items);
    void say_all();
    void take(Other& other, std::string_view items, bool came);
    void note_all(const Other& other, std::unordered_set<std::string>& accounts) const;

    const std::string name_;
    const Tell tell_;
    mutable std::mutex mutex_;
    std::unordered_map<std::string, std::unordered_map<std::string, int>> here_;  // by table, how often
    std::unordered_map<std::string, bool> untold_;                                // "WHO/TABLE": came, or left
    std::unordered_map<std::string, Other> others_;
    std::unordered_set<std::string> changed_;
    uint64_t said_ = 0;
    Millis next_beat_ = 0;
    bool tell_all_ = true, silent_ = false;
};

}  // namespace pentarchy
