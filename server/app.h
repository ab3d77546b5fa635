// The seam of the server: the network (server/net_*.h) knows bytes, limits and connections; the application
// (server/app_*.h) knows people, tables and games. Each talks to the other only through the types of this file.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "base/json.h"

namespace pentarchy {

namespace net = boost::asio;

// Who a connection says it is, as the network read it; the application decides whether that is true.
struct Credentials {
    std::string token;    // of the cookie or of the Authorization header; empty if there is none
    bool bearer = false;  // it came in the header: no browser, no cookie to set
    std::string address;  // of the peer, for limits and logs; behind a trusted proxy the one it forwards
    std::string lang;     // "en" or "cs": from ?lang= or Accept-Language; empty if neither says
    bool secure = false;  // the connection (or the proxy's) is TLS
};

struct HttpRequest {
    std::string method;                        // "GET"
    std::vector<std::string> path;             // below /api/v1, decoded: {"tables", "abc", "join"}
    std::map<std::string, std::string> query;  // decoded
    Json body;                                 // null if there is none
    Credentials who;
};

struct HttpResponse {
    int status = 200;
    Json body;                                                   // null: no content
    std::vector<std::pair<std::string, std::string>> headers{};  // Set-Cookie and the like
};

// A WebSocket connection as the application sees it. All functions may be called from any thread.
class Peer {
  public:
    virtual ~Peer() = default;
    // Queues a text message; messages arrive in order. A peer that does not keep up is closed by the network.
    virtual void send(std::shared_ptr<const std::string> text) = 0;
    virtual void close(std::string reason) = 0;
    virtual const Credentials& who() const = 0;
};

// Called by the network on threads of its io_context. Nothing here throws; errors are answers.
class App {
  public:
    virtual ~App() = default;
    virtual net::awaitable<HttpResponse> handle(HttpRequest request) = 0;
    // A peer is opened, says something (one call at a time per peer, in order), and is closed.
    virtual net::awaitable<bool> opened(std::shared_ptr<Peer> peer) = 0;  // false: refuse it
    virtual net::awaitable<void> said(std::shared_ptr<Peer> peer, std::string text) = 0;
    virtual void closed(const std::shared_ptr<Peer>& peer) = 0;
    virtual bool is_ready() const = 0;                  // /readyz
    virtual void stop(std::function<void()> done) = 0;  // finish or hand over every table, tell every peer, then call
};

}  // namespace pentarchy
