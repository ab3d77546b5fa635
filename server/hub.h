// Who is connected, and who wants to hear of the lobby. Safe from any thread.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/json.h"
#include "server/app.h"
#include "server/table_body.h"

namespace pentarchy {

using Message = std::shared_ptr<const std::string>;
inline Message message(const Json& json) { return std::make_shared<const std::string>(boost::json::serialize(json)); }

struct Connected {
    std::shared_ptr<Peer> peer;
    std::optional<Person> who;     // nobody: looks on without an account
    std::string lang = "en";
    std::string on_screen;         // the table it looks at
    std::unordered_set<std::string> watched;
};

class Hub {
  public:
    void add(Connected connected);
    // What was connected, to be taken out of the rooms it watched.
    std::optional<Connected> remove(const Peer& peer);
    std::optional<Connected> find(const Peer& peer) const;
    template <class Change>
    void change(const Peer& peer, Change change) {
        const std::lock_guard lock(mutex_);
        if (const auto found = peers_.find(&peer); found != peers_.end()) change(found->second);
    }

    void set_lobby(const Peer& peer, bool on);
    bool is_online(const std::string& account) const;
    void tell_lobby(const Message& text) const;
    // Tells the person that it is their turn, where that table is not on the screen. False if it is nowhere connected.
    bool tell_turn(const std::string& account, const std::string& table, const Message& text) const;
    void close_all(const Message& last_words);
    // Connections of somebody who is signed out: all, or those of one session.
    void close_of(const std::string& account, const std::string& token = "");
    size_t size() const;

  private:
    mutable std::mutex mutex_;
    std::unordered_map<const Peer*, Connected> peers_;
    std::unordered_map<std::string, std::vector<const Peer*>> online_;  // by account
    std::unordered_set<const Peer*> lobby_;
};

}  // namespace pentarchy
