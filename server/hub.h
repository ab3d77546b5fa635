// Who is connected, and who wants to hear of the lobby. Safe from any thread.
#pragma once

#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "base/json.h"
#include "server/app.h"
#include "server/room/table_body.h"

namespace pentarchy {

using Message = std::shared_ptr<const std::string>;
inline Message message(const Json& json) { return std::make_shared<const std::string>(boost::json::serialize(json)); }

struct Connected {
    std::shared_ptr<Peer> peer;
    std::optional<Person> who;  // nobody: looks on without an account
    std::string lang = "en";
    std::string on_screen;          // the table it looks at
    std::set<std::string> watched;  // one or two, mostly: a hash table would be larger
};

// Whoever says something on a connection.
struct Speaker {
    std::optional<Person> who;
    std::string lang;
};

// A turn that somebody is to be told of.
struct Notice {
    std::string account, table, game, title;
    Seat seat = 0;
};

class Hub {
  public:
    void add(Connected connected);
    // What was connected, to be taken out of the rooms it watched.
    std::optional<Connected> remove(const Peer& peer);
    std::optional<Speaker> find(const Peer& peer) const;
    void set_on_screen(const Peer& peer, const std::string& table);

    // How many tables one connection may watch, and all connections without an account from one address together: each
    // watched table stays in memory. `need_place` refuses one more; `add_watched` is false if the peer is gone.
    static constexpr size_t kMostWatched = 64, kMostNameless = 256;
    void need_place(const Peer& peer, const std::string& table) const;
    bool add_watched(const Peer& peer, const std::string& table);
    void drop_watched(const Peer& peer, const std::string& table);

    void set_lobby(const Peer& peer, bool on);
    bool has_lobby() const;
    void tell_lobby(const Message& text) const;
    // Tells the person that it is their turn, unless that table is on a screen.
    enum class Reached { Nowhere, Told, OnScreen };
    Reached tell_turn(const Notice& notice) const;
    // Turns that another process was to tell of in the last seconds, and those among them that are these accounts'.
    void remember_turn(Notice notice, Millis until);
    std::vector<Notice> take_turns(const std::unordered_set<std::string>& accounts, Millis now);
    void close_all(const Message& last_words);
    // Connections of somebody who is signed out, all or those of one session; `signed_out` tells other processes.
    void close_of(const std::string& account, const std::string& token = "");
    void close_here(const std::string& account, const std::string& hash);  // of the session's token; empty: all
    std::function<void(const std::string& account, const std::string& hash)> signed_out{};

  private:
    void forget_nameless(const Connected& connected, size_t count);

    mutable std::mutex mutex_;
    std::unordered_map<const Peer*, Connected> peers_;
    std::unordered_map<std::string, std::vector<const Peer*>> online_;  // by account
    std::unordered_set<const Peer*> lobby_;
    std::vector<std::pair<Millis, Notice>> turns_elsewhere_;
    std::unordered_map<std::string, size_t> nameless_;  // by address: tables watched without an account
};

}  // namespace pentarchy
