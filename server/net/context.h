// What all connections of one server share, and the list of them.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_set>

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core/basic_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

#include "server/app.h"
#include "server/net/config.h"
#include "server/net/limits.h"
#include "server/net/static_files.h"

namespace pentarchy {

// Concrete executors: the type-erased ones cost a virtual call in every step.
using Strand = net::strand<net::io_context::executor_type>;
using TcpStream = boost::beast::basic_stream<net::ip::tcp, Strand>;
using TlsStream = boost::beast::ssl_stream<TcpStream>;

class Connection;

class Connections {
  public:
    size_t count() const;
    void shut_all(bool at_once);

  private:
    friend Connection;
    mutable std::mutex mutex_;
    std::unordered_set<Connection*> all_;
};

struct NetContext {
    NetContext(App& the_app, NetSettings the_settings);

    App& app;
    const NetSettings settings;
    AddressLimits limits;
    StaticFiles files;
    Connections connections;
    std::optional<net::ssl::context> tls;
    std::atomic<bool> stopping = false;
};

// One open socket, whatever is spoken on it. On the list from its making to its end.
class Connection : public std::enable_shared_from_this<Connection> {
  public:
    explicit Connection(std::shared_ptr<NetContext> context);
    virtual ~Connection();
    Connection(const Connection&) = delete;

    virtual void shut(bool at_once) = 0;  // from any thread: end, at once or as soon as it is polite

  protected:
    const std::shared_ptr<NetContext> context_;
};

}  // namespace pentarchy
