// The network half of the server: listens, hands connections to sessions, and winds all of it down.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "server/net/context.h"

namespace pentarchy {

class NetServer {
  public:
    // Binds; BadInput if an address cannot be listened on or a file cannot be used. `app` must outlive the io_context's
    // run.
    NetServer(net::io_context& io, App& app, NetSettings settings);

    void start();
    // From any thread: takes no more connections, lets the application finish, says goodbye to the peers, and calls
    // `done` on a thread of the io_context. It may take most of settings.stop_time.
    void stop(std::function<void()> done);

    // As a browser would write them: "http://127.0.0.1:8080".
    std::vector<std::string> addresses() const;
    size_t connections() const { return context_->connections.count(); }

  private:
    using Acceptor = net::basic_socket_acceptor<net::ip::tcp, Strand>;

    void listen_on(const std::string& where);
    net::awaitable<void> accept_on(std::shared_ptr<Acceptor> acceptor);
    net::awaitable<void> wind_down(std::function<void()> done);

    net::io_context& io_;
    const std::shared_ptr<NetContext> context_;
    std::vector<std::shared_ptr<Acceptor>> acceptors_;
    size_t max_connections_;
};

// Lets the process have as many open files as the system allows it; returns how many.
size_t raise_file_limit();

}  // namespace pentarchy
