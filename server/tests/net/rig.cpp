#include "server/tests/net/rig.h"

#include <sys/socket.h>

#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace pentarchy {
namespace {

net::awaitable<void> pause(std::chrono::milliseconds time) {
    net::steady_timer timer(co_await net::this_coro::executor, time);
    co_await timer.async_wait(net::use_awaitable);
}

// A test that hangs is a test that fails: reads and writes of clients end by themselves.
void limit_waiting(net::ip::tcp::socket& socket) {
    const timeval five{5, 0};
    ASSERT_EQ(setsockopt(socket.native_handle(), SOL_SOCKET, SO_RCVTIMEO, &five, sizeof five), 0);
    ASSERT_EQ(setsockopt(socket.native_handle(), SOL_SOCKET, SO_SNDTIMEO, &five, sizeof five), 0);
}

void connect(net::ip::tcp::socket& socket, uint16_t port) {
    socket.connect({net::ip::make_address("127.0.0.1"), port});
    limit_waiting(socket);
}

}  // namespace

net::awaitable<HttpResponse> EchoApp::handle(HttpRequest request) {
    const std::string what = request.path.empty() ? "" : request.path[0];
    if (what == "throw") throw std::runtime_error("on purpose");
    if (what == "slow") co_await pause(300ms);
    if (what == "error")
        co_return HttpResponse{422, boost::json::parse(R"({"error":{"code":"not_offered","message":"No."}})")};
    if (what == "nothing") co_return HttpResponse{204, nullptr, {{"Set-Cookie", "pentarchy_session=x; HttpOnly"}}};
    boost::json::object query;
    for (const auto& [name, value] : request.query) query[name] = value;
    co_return HttpResponse{200, boost::json::object{{"method", request.method},
                                                    {"path", boost::json::value_from(request.path)},
                                                    {"query", query},
                                                    {"body", request.body},
                                                    {"token", request.who.token},
                                                    {"bearer", request.who.bearer},
                                                    {"address", request.who.address},
                                                    {"lang", request.who.lang},
                                                    {"secure", request.who.secure}}};
}

net::awaitable<bool> EchoApp::opened(std::shared_ptr<Peer> peer) {
    if (peer->who().token == "refuse") co_return false;
    ++openings;
    peer->send(std::make_shared<std::string>("hello " + peer->who().token));
    co_return true;
}

net::awaitable<void> EchoApp::said(std::shared_ptr<Peer> peer, std::string text) {
    ++heard;
    if (text == "throw") throw std::runtime_error("on purpose");
    if (text == "sleep") co_await pause(100ms);
    if (text == "close") {
        peer->send(std::make_shared<std::string>("last words"));
        peer->close("as you wish");
    } else if (text.starts_with("flood ")) {
        const auto lump = std::make_shared<std::string>(1000, 'x');
        for (int i = std::stoi(text.substr(6)); i > 0; --i) peer->send(lump);
    } else {
        peer->send(std::make_shared<std::string>(std::move(text)));
    }
}

void EchoApp::stop(std::function<void()> done) {
    stopped = true;
    if (!never_stops) done();
}

Rig::Rig(NetSettings settings, int threads) : io_(threads) {
    settings.listen = {"127.0.0.1:0"};
    server_ = std::make_unique<NetServer>(io_, app, std::move(settings));
    const std::string address = server_->addresses().at(0);
    port_ = static_cast<uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)));
    server_->start();
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { io_.run(); });
}

Rig::~Rig() { stop(); }

void Rig::stop() {
    if (std::exchange(stopped_, true)) return;
    server_->stop([this] { io_.stop(); });
    for (std::thread& thread : threads_) thread.join();
}

HttpClient::HttpClient(const Rig& rig) : host_(rig.host()) { connect(socket_, rig.port()); }

Response HttpClient::ask(http::verb method, std::string target, std::string body, Headers headers) {
    Request request(method, target, 11);
    request.set(http::field::host, host_);
    for (const auto& [name, value] : headers) request.set(name, value);
    request.body() = std::move(body);
    request.prepare_payload();
    beast::error_code ignored;  // the server may refuse before all is sent; its answer counts
    http::write(socket_, request, ignored);
    return read(method == http::verb::head);
}

void HttpClient::write(std::string_view bytes) {
    beast::error_code ignored;
    net::write(socket_, net::buffer(bytes), ignored);
}

Response HttpClient::read(bool head) {
    http::response_parser<http::string_body> parser;
    parser.body_limit(64 * 1024 * 1024);
    parser.skip(head);
    beast::error_code error;
    http::read(socket_, buffer_, parser, error);
    EXPECT_FALSE(error) << error.message();
    return parser.release();
}

std::string HttpClient::read_all() {
    std::string text;
    beast::error_code error;
    net::read(socket_, net::dynamic_buffer(text), error);
    return text;
}

bool HttpClient::is_closed() {
    char byte;
    beast::error_code error;
    socket_.read_some(net::buffer(&byte, 1), error);
    return error == net::error::eof || error == net::error::connection_reset;
}

LiveClient::LiveClient(const Rig& rig, Headers headers, std::string target) {
    connect(ws.next_layer(), rig.port());
    ws.set_option(websocket::stream_base::decorator([&](websocket::request_type& request) {
        for (const auto& [name, value] : headers) request.set(name, value);
    }));
    ws.handshake(answer, rig.host(), target);
}

std::string LiveClient::hear() {
    beast::flat_buffer buffer;
    ws.read(buffer);
    return beast::buffers_to_string(buffer.data());
}

beast::error_code LiveClient::closed_with() {
    for (;;) {
        beast::flat_buffer buffer;
        beast::error_code error;
        ws.read(buffer, error);
        if (error) return error;
    }
}

http::status LiveClient::refusal(const Rig& rig, Headers headers, std::string target) {
    headers.insert(headers.end(), {{"Connection", "Upgrade"},
                                   {"Upgrade", "websocket"},
                                   {"Sec-WebSocket-Version", "13"},
                                   {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}});
    return HttpClient(rig).ask(http::verb::get, std::move(target), {}, std::move(headers)).result();
}

std::string error_code_of(const Response& response) {
    const Json json = parse_json(response.body(), "the answer");
    const auto& error = json.as_object().at("error").as_object();
    EXPECT_TRUE(error.at("message").as_string().ends_with("."));
    return std::string(error.at("code").as_string());
}

bool soon(const std::function<bool()>& condition) {
    for (int i = 0; i < 500; ++i) {
        if (condition()) return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

}  // namespace pentarchy
