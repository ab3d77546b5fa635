// What all tables of the process share: the store, the threads that may block, the processes that think, the open
// rooms, who is connected.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/app_main.h"
#include "server/hub.h"
#include "server/net/async.h"
#include "server/people/lobby.h"
#include "server/people/passwords.h"
#include "server/people/presence.h"
#include "server/people/push.h"
#include "server/thinking/thinkers.h"

namespace pentarchy {

class Room;

using Strand = net::strand<net::io_context::executor_type>;

// How long a process keeps the right to think for a table; if it dies, another takes over after this time.
inline constexpr Millis kLease = 8'000;

class Hall {
  public:
    Hall(net::io_context& io_context, Store& the_store, const AppSettings& the_settings);
    ~Hall();

    net::io_context& io;
    Store& store;
    const AppSettings settings;
    net::thread_pool blocking;  // for the store's reads
    Passwords passwords;
    Guesses guesses;             // at them
    net::thread_pool replaying;  // for tables that are opened
    Thinkers thinkers;           // for bots and hints, beside the network
    Thinkers analysts;           // for finished games: they take minutes and must keep nobody waiting
    Thinkers checkers;           // for tables that are opened for the first time
    Thinkers importers;          // for records that people bring
    const std::string holder;    // this process, to the store
    const PushKey push_key;  // with which this server signs its push messages; all processes of a store have the same
    Hub hub;
    Presence presence;  // who is connected, here or at another process
    Lobby lobby;

    // Tables whose opening crashed a process, and why. They are left as they are and tried again after a while: the
    // process may have been killed for another reason.
    void set_aside(const std::string& table, const std::string& why);
    std::string why_set_aside(const std::string& table);  // empty: it is not

    // The room of the table, opened if it is not yet; it loads itself when it is first used. What cannot be a table's
    // name is 404.
    std::shared_ptr<Room> room(const std::string& table);
    std::shared_ptr<Room> open_room(const std::string& table);  // null if it is not open
    void forget(const Room& room);                              // there is no such table
    std::vector<std::shared_ptr<Room>> open_rooms();
    void start();  // looks after due tables and rooms that nobody uses
    void stop();   // no more thoughts, no more sweeps
    bool is_stopping() const { return stopping_; }
    bool is_ready() const { return !stopping_ && writes_; }

    template <class F>
    auto read(F work) {
        return run_on(blocking, [this, work = std::move(work)]() mutable { return work(store); });
    }

  private:
    void hear(const Change& change);
    net::awaitable<void> look_around();
    net::awaitable<void> sweep();
    net::awaitable<void> take_due();
    net::awaitable<void> look_at_store();
    net::awaitable<void> look_over();
    void drop_idle_rooms();

    std::mutex mutex_;
    std::unordered_map<std::string, std::shared_ptr<Room>> rooms_;
    struct SetAside {
        std::string why;
        Millis until;
    };
    std::unordered_map<std::string, SetAside> set_aside_;
    std::atomic<bool> stopping_ = false;
    std::atomic<bool> writes_ = true;  // the store could be written when last looked at
};

}  // namespace pentarchy
