#include "server/net/session.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/errors.h"
#include "server/net/logging.h"
#include "server/net/metrics.h"
#include "server/net/peer.h"
#include "server/net/router.h"

namespace pentarchy {
namespace {

using Error = boost::system::error_code;
using http::status;

constexpr size_t kChunk = 1024;  // first read of a request; most fit
constexpr auto kFarewell = std::chrono::seconds(2);
constexpr size_t kFarewellBytes = 512 * 1024;

template <class Stream>
class HttpSession final : public Connection {
  public:
    HttpSession(std::shared_ptr<NetContext> context, Stream stream, Visitor visitor, AddressLimits::Slot slot)
        : Connection(std::move(context)),
          strand_(beast::get_lowest_layer(stream).get_executor()),
          stream_(std::move(stream)),
          visitor_(std::move(visitor)),
          slot_(std::move(slot)) {
        metrics().http_connections.Increment();
    }
    ~HttpSession() override { metrics().http_connections.Decrement(); }

    net::awaitable<void> run();
    void shut(bool at_once) override;

  private:
    using Parser = http::request_parser<http::string_body>;

    auto& socket() { return beast::get_lowest_layer(stream_); }
    net::awaitable<bool> greet();
    net::awaitable<bool> wait_for_request();
    net::awaitable<bool> serve_one();
    net::awaitable<std::optional<Response>> read_body(Parser& parser, const Target& target);
    net::awaitable<bool> reply(Response response, const Request& request, bool secure, bool keep);
    net::awaitable<bool> reply_to_garbage(Error error);
    std::optional<Response> upgrade_fault(const Asked& asked);
    bool upgrade(Request request, Credentials who);
    net::awaitable<void> farewell();

    const Strand strand_;  // of the stream, which may have been handed over
    Stream stream_;
    const Visitor visitor_;
    AddressLimits::Slot slot_;
    beast::flat_buffer buffer_;
    bool answering_ = false, upgraded_ = false;
};

template <class Stream>
net::awaitable<void> HttpSession<Stream>::run() {
    const auto self = shared_from_this();
    if (!co_await greet()) co_return;
    bool more = true;
    while (more) more = co_await wait_for_request() && co_await serve_one();
    if (!upgraded_) co_await farewell();
}

// An idle connection is closed; one that is being answered ends with its answer.
template <class Stream>
void HttpSession<Stream>::shut(bool at_once) {
    net::dispatch(strand_, [self = shared_from_this(), this, at_once] {
        if ((at_once || !answering_) && !upgraded_) socket().close();
    });
}

template <class Stream>
net::awaitable<bool> HttpSession<Stream>::greet() {
    socket().expires_after(context_->settings.header_time);
    if constexpr (std::is_same_v<Stream, TlsStream>) {
        auto [error] = co_await stream_.async_handshake(net::ssl::stream_base::server, kTuple);
        if (error) co_return false;
    }
    co_return true;
}

// The first bytes may take their time on a connection that is kept alive; the rest of the header may not.
template <class Stream>
net::awaitable<bool> HttpSession<Stream>::wait_for_request() {
    if (buffer_.size() > 0) co_return true;
    auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(kChunk), kTuple);
    if (error) co_return false;
    buffer_.commit(size);
    co_return true;
}

template <class Stream>
net::awaitable<bool> HttpSession<Stream>::serve_one() {
    const NetSettings& settings = context_->settings;
    Parser parser;
    parser.header_limit(static_cast<uint32_t>(settings.max_header));
    parser.body_limit(std::max(settings.max_body, settings.max_import));
    socket().expires_after(settings.header_time);
    auto [error, size] = co_await http::async_read_header(stream_, buffer_, parser, kTuple);
    if (error) co_return co_await reply_to_garbage(error);

    const Stopwatch watch;
    Request& request = parser.get();
    const auto target = parse_target({request.target().data(), request.target().size()});
    if (!target || request.count(http::field::host) != 1) co_return co_await reply_to_garbage(http::error::bad_target);
    const Credentials who = credentials(request, *target, visitor_, settings);
    const Asked asked{request, *target, who};

    std::optional<Response> response = refuse_at_door(*context_, asked);
    const bool wants_live = beast::websocket::is_upgrade(request) || is_live(*target);
    if (!response && wants_live) {
        response = upgrade_fault(asked);
        if (!response) co_return upgrade(std::move(request), who);
    }
    if (!response) response = co_await read_body(parser, *target);
    if (!response) {
        answering_ = true;
        response = co_await answer(*context_, asked);
        answering_ = false;
    }
    const unsigned code = response->result_int();
    metrics().count_request(request_kind(asked), code, watch.seconds());
    log_event(LogLevel::Debug, "request",
              {{"method", std::string(request.method_string())},
               {"path", target->path},
               {"status", code},
               {"address", who.address}});
    const bool keep = parser.is_done() && parser.keep_alive() && !context_->stopping && !has_unknown_coding(request);
    co_return co_await reply(std::move(*response), request, who.secure, keep);
}

// Reads it into the parser; the answer says why it could not.
template <class Stream>
net::awaitable<std::optional<Response>> HttpSession<Stream>::read_body(Parser& parser, const Target& target) {
    const size_t limit = body_limit(context_->settings, target);
    const Response too_big =
        error_response(status::payload_too_large, "too_big", fmt::format("A body may have {} bytes at most.", limit));
    if (parser.content_length().value_or(0) > limit) co_return too_big;
    if (parser.is_done()) co_return std::nullopt;
    parser.body_limit(limit);
    socket().expires_after(context_->settings.body_time);
    if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
        http::response<http::empty_body> go_on(status::continue_, parser.get().version());
        co_await http::async_write(stream_, go_on, kTuple);
    }
    auto [error, size] = co_await http::async_read(stream_, buffer_, parser, kTuple);
    if (error == http::error::body_limit) co_return too_big;
    if (error)
        co_return error_response(status::bad_request, "bad_request", "The body breaks off or is not well formed.");
    co_return std::nullopt;
}

template <class Stream>
net::awaitable<bool> HttpSession<Stream>::reply(Response response, const Request& request, bool secure, bool keep) {
    response.keep_alive(keep);
    complete(response, request, secure);
    response.keep_alive(keep);  // completing sets the version, on which the header depends
    socket().expires_after(context_->settings.body_time);
    auto [error, size] = co_await http::async_write(stream_, response, kTuple);
    socket().expires_after(context_->settings.idle_time);
    co_return !error && keep;
}

// Whoever does not speak HTTP gets an answer if it looks as if one could be read.
template <class Stream>
net::awaitable<bool> HttpSession<Stream>::reply_to_garbage(Error error) {
    if (error.category() != make_error_code(http::error::bad_target).category() ||
        error == http::error::end_of_stream || error == http::error::partial_message)
        co_return false;
    metrics().bad_requests.Increment();
    const bool header = error == http::error::header_limit || error == http::error::buffer_overflow;
    Response response =
        header ? error_response(status::request_header_fields_too_large, "too_big",
                                "The header of the request is too big.")
        : error == http::error::body_limit
            ? error_response(status::payload_too_large, "too_big", "The body of the request is too big.")
            : error_response(status::bad_request, "bad_request", "This is not a request in HTTP/1.1.");
    Request nothing;
    nothing.version(11);
    co_return co_await reply(std::move(response), nothing, visitor_.secure, false);
}

template <class Stream>
std::optional<Response> HttpSession<Stream>::upgrade_fault(const Asked& asked) {
    if (!is_live(asked.target))
        return error_response(status::bad_request, "bad_request", "WebSocket connections are made to /api/v1/live.");
    if (!beast::websocket::is_upgrade(asked.request)) {
        Response response = error_response(status::upgrade_required, "bad_request", "This address speaks WebSocket.");
        response.set(http::field::upgrade, "websocket");
        return response;
    }
    if (!is_own_origin(asked.request, asked.who.secure, context_->settings))
        return error_response(status::forbidden, "forbidden", "The page that asks does not belong to this server.");
    // Connections of a proxy are not counted until it is known for whom it speaks.
    if (visitor_.proxy) slot_ = context_->limits.connect(asked.who.address);
    if (!slot_) return error_response(status::too_many_requests, "too_many", "Too many connections from this address.");
    return std::nullopt;
}

// Hands the socket over; this session then ends, and with it the memory it holds.
template <class Stream>
bool HttpSession<Stream>::upgrade(Request request, Credentials who) {
    upgraded_ = true;
    socket().expires_never();
    start_peer(context_, std::move(stream_), std::move(who), std::move(slot_),
               std::make_unique<Request>(std::move(request)));
    return false;
}

// A client that is still sending would lose the answer if the socket were closed on what it sends.
template <class Stream>
net::awaitable<void> HttpSession<Stream>::farewell() {
    socket().expires_after(kFarewell);
    if constexpr (std::is_same_v<Stream, TlsStream>) {
        co_await stream_.async_shutdown(kTuple);
    } else {
        Error ignored;
        socket().socket().shutdown(net::ip::tcp::socket::shutdown_send, ignored);
        buffer_.clear();
        for (size_t drained = 0; drained < kFarewellBytes;) {
            auto [error, size] = co_await stream_.async_read_some(buffer_.prepare(kChunk), kTuple);
            if (error) break;
            drained += size;
        }
    }
    socket().close();
}

template <class Stream>
void run_session(std::shared_ptr<NetContext> context, Stream stream, Visitor visitor, AddressLimits::Slot slot) {
    const Strand strand = beast::get_lowest_layer(stream).get_executor();
    auto session = std::make_shared<HttpSession<Stream>>(std::move(context), std::move(stream), std::move(visitor),
                                                         std::move(slot));
    net::co_spawn(strand, session->run(), net::detached);
}

}  // namespace

void start_session(std::shared_ptr<NetContext> context, TcpSocket socket, Visitor visitor, AddressLimits::Slot slot) {
    TcpStream stream(std::move(socket));
    if (context->tls) {
        TlsStream tls(std::move(stream), *context->tls);
        visitor.secure = true;
        run_session(std::move(context), std::move(tls), std::move(visitor), std::move(slot));
    } else {
        run_session(std::move(context), std::move(stream), std::move(visitor), std::move(slot));
    }
}

}  // namespace pentarchy
