// An application without a network: requests by hand, and clients that remember what they were told.
#pragma once

#include <condition_variable>
#include <filesystem>
#include <future>
#include <thread>

#include <gtest/gtest.h>
#include <boost/asio/use_future.hpp>

#include "server/app_main.h"
#include "server/ids.h"
#include "server/net/async.h"

namespace pentarchy {

class FakePeer final : public Peer {
  public:
    explicit FakePeer(std::string token) { who_.token = std::move(token); }
    void send(std::shared_ptr<const std::string> text) override;
    void close(std::string) override { closed = true; }
    const Credentials& who() const override { return who_; }

    // Waits for the next message with this op (from where the last wait ended); fails the test after some seconds.
    Json wait_for(std::string_view op);
    // Everything that was sent, as bytes.
    std::string all() const;
    size_t count(std::string_view op) const;

    std::atomic<bool> closed = false;

  private:
    Credentials who_;
    mutable std::mutex mutex_;
    std::condition_variable told_;
    std::vector<std::string> messages_;
    size_t read_ = 0;
};

// These tests, started again to think (main.cpp).
inline const std::vector<std::string> kThinker{"/proc/self/exe", "think"};

// A server that can be stopped and started again on the same store.
class Desk {
  public:
    using Command = std::vector<std::string>;
    explicit Desk(std::string store = "", std::optional<Secret> luck = {}, Command thinker = kThinker,
                  std::chrono::milliseconds lateness = std::chrono::minutes(3),
                  std::chrono::milliseconds quiet_delay = std::chrono::milliseconds(5));
    ~Desk();

    struct Reply {
        int status;
        Json body;
        std::string cookie;  // the token that was set
        std::string error() const;
    };
    Reply ask(const std::string& method, const std::string& path, const Json& body = nullptr,
              const std::string& token = "");
    std::string guest(const std::string& name);  // its token

    std::shared_ptr<FakePeer> connect(const std::string& token);
    void say(const std::shared_ptr<FakePeer>& peer, const Json& json);
    void disconnect(const std::shared_ptr<FakePeer>& peer) { app_->closed(peer); }

    void restart(Command thinker = kThinker);  // without any farewell
    App& app() { return *app_; }
    const std::string& where() const { return where_; }  // its store

  private:
    void start();
    void end();
    template <class T>
    T run(net::awaitable<T> work) {
        return net::co_spawn(*io_, std::move(work), net::use_future).get();
    }

    std::filesystem::path folder_;
    std::string where_;
    std::optional<Secret> luck_;
    Command thinker_;
    std::chrono::milliseconds lateness_, quiet_delay_;
    std::unique_ptr<net::io_context> io_;
    std::unique_ptr<net::executor_work_guard<net::io_context::executor_type>> work_;
    std::unique_ptr<Store> store_;
    std::unique_ptr<App> app_;
    std::vector<std::thread> threads_;
};

std::string table_of(const Desk::Reply& made);  // its id

// Plays the seat by the first offered move (or another one) until the game is over; true if it ended in time.
Json play_out(Desk& desk, const std::shared_ptr<FakePeer>& peer, const std::string& table, int seat, uint64_t seed,
              int most = 2000);

}  // namespace pentarchy
