// A server on a free port with an application that only echoes, and clients that speak to it over loopback.
#pragma once

#include <thread>

#include <gtest/gtest.h>
#include <boost/asio.hpp>
#include <boost/beast.hpp>

#include "server/net/http.h"
#include "server/net/server.h"

namespace pentarchy {

namespace websocket = boost::beast::websocket;
using namespace std::chrono_literals;

// HTTP: /api/v1/echo tells what it was asked; error, throw and slow do what they say.
// WebSocket: a message comes back; "flood N", "close", "throw" and "sleep" are obeyed.
class EchoApp final : public App {
  public:
    net::awaitable<HttpResponse> handle(HttpRequest request) override;
    net::awaitable<bool> opened(std::shared_ptr<Peer> peer) override;
    net::awaitable<void> said(std::shared_ptr<Peer> peer, std::string text) override;
    void closed(const std::shared_ptr<Peer>&) override { ++closings; }
    bool is_ready() const override { return ready; }
    void stop(std::function<void()> done) override;

    std::atomic<int> openings = 0, closings = 0, heard = 0;
    std::atomic<bool> ready = true, stopped = false, never_stops = false;
};

class Rig {
  public:
    explicit Rig(NetSettings settings = {}, int threads = 2);
    ~Rig();

    void stop();  // politely; the destructor does it if the test has not
    uint16_t port() const { return port_; }
    std::string host() const { return "127.0.0.1:" + std::to_string(port_); }
    size_t connections() const { return server_->connections(); }

    EchoApp app;

  private:
    net::io_context io_;
    std::unique_ptr<NetServer> server_;
    std::vector<std::thread> threads_;
    uint16_t port_ = 0;
    bool stopped_ = false;
};

using Headers = std::vector<std::pair<std::string, std::string>>;

// Blocking, one connection; every wait ends after a few seconds.
class HttpClient {
  public:
    explicit HttpClient(const Rig& rig);

    Response ask(http::verb method, std::string target, std::string body = {}, Headers headers = {});
    Response get(std::string target, Headers headers = {}) {
        return ask(http::verb::get, std::move(target), {}, std::move(headers));
    }
    Response post(std::string target, std::string body, Headers headers = {{"X-Pentarchy", "1"}}) {
        return ask(http::verb::post, std::move(target), std::move(body), std::move(headers));
    }
    void write(std::string_view bytes);
    Response read(bool head = false);
    std::string read_all();  // until the server closes
    bool is_closed();        // by the server, within a few seconds

  private:
    net::io_context io_;
    net::ip::tcp::socket socket_{io_};
    beast::flat_buffer buffer_;
    std::string host_;
};

// A WebSocket; throws what Beast throws.
class LiveClient {
  public:
    explicit LiveClient(const Rig& rig, Headers headers = {}, std::string target = "/api/v1/live");

    void say(std::string_view text) { ws.write(net::buffer(text)); }
    std::string hear();
    beast::error_code closed_with();  // reads on until the end
    static http::status refusal(const Rig& rig, Headers headers, std::string target = "/api/v1/live");

    net::io_context io;
    websocket::stream<net::ip::tcp::socket> ws{io};
    websocket::response_type answer;
};

std::string error_code_of(const Response& response);  // {"error": {"code"}}; also checks the form

// True as soon as the condition is, false after a few seconds.
bool soon(const std::function<bool()>& condition);

}  // namespace pentarchy
