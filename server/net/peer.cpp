#include "server/net/peer.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/dispatch.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "base/utf8.h"
#include "server/net/errors.h"
#include "server/net/logging.h"
#include "server/net/metrics.h"

namespace pentarchy {
namespace {

namespace websocket = beast::websocket;
using Error = boost::system::error_code;
using Text = std::shared_ptr<const std::string>;

constexpr size_t kFirstPart = 512;    // what an idle connection has ready for a message; most fit
constexpr size_t kNextPart = 4096;    // of one that does not
constexpr size_t kKeptMessages = 16;  // likewise, of the queue
constexpr size_t kMaxReason = 120;    // the protocol allows 123 bytes
constexpr auto kHandshake = std::chrono::seconds(5);

template <class Stream>
class LivePeer final : public Peer, public Connection {
  public:
    LivePeer(std::shared_ptr<NetContext> context, Stream stream, Credentials who, AddressLimits::Slot slot);
    ~LivePeer() override { metrics().live_connections.Decrement(); }

    void send(Text text) override;
    void close(std::string reason) override { end(websocket::close_code::normal, std::move(reason)); }
    const Credentials& who() const override { return who_; }
    void shut(bool at_once) override;

    net::awaitable<void> run(std::unique_ptr<Request> request);
    Strand strand() { return socket().get_executor(); }

  private:
    // Polite: once the queue is written. Cut: at once.
    enum class Ending : uint8_t { No, Polite, Cut };

    auto& socket() { return beast::get_lowest_layer(ws_); }
    auto self() { return std::static_pointer_cast<LivePeer>(shared_from_this()); }
    net::awaitable<bool> open(std::unique_ptr<Request> request);
    net::awaitable<void> listen();
    net::awaitable<void> tell_app(std::string text);
    net::awaitable<void> pace();
    void end(websocket::close_code code, std::string reason);
    void cut();
    bool is_ending();
    void write_next();
    void written(Error error, size_t size);
    void say_goodbye();

    websocket::stream<Stream, false> ws_;  // without compression: it would cost memory for each connection
    const Credentials who_;
    const AddressLimits::Slot slot_;
    Bucket pace_;

    // The writer takes all that waits at once; only it touches sending_ and next_.
    std::vector<Text> sending_;
    size_t next_ = 0;

    std::mutex mutex_;  // of what follows
    std::vector<Text> waiting_;
    size_t queued_ = 0;    // bytes, those being sent included
    bool writing_ = true;  // the writer is at work; at first, the handshake is
    Ending ending_ = Ending::No;
    websocket::close_code code_ = websocket::close_code::none;
    std::string reason_;
};

template <class Stream>
LivePeer<Stream>::LivePeer(std::shared_ptr<NetContext> context, Stream stream, Credentials who,
                           AddressLimits::Slot slot)
    : Connection(std::move(context)), ws_(std::move(stream)), who_(std::move(who)), slot_(std::move(slot)) {
    metrics().live_connections.Increment();
    // Beast would name itself with its version.
    ws_.set_option(websocket::stream_base::decorator(
        [](websocket::response_type& response) { response.set(http::field::server, "Pentarchy"); }));
    ws_.set_option(websocket::stream_base::timeout{kHandshake, context_->settings.live_idle_time, true});
    ws_.read_message_max(context_->settings.max_message);
    ws_.auto_fragment(false);
    ws_.text(true);
}

template <class Stream>
net::awaitable<void> LivePeer<Stream>::run(std::unique_ptr<Request> request) {
    const auto kept = self();
    if (co_await open(std::move(request))) {
        co_await listen();
        context_->app.closed(kept);
    }
    cut();
}

// The application is asked first, so that a refusal can be an HTTP answer.
template <class Stream>
net::awaitable<bool> LivePeer<Stream>::open(std::unique_ptr<Request> request) {
    if (!co_await context_->app.opened(self())) {
        Response refusal =
            error_response(http::status::unauthorized, "unauthorized", "Sign in, or play as a guest, first.");
        refusal.keep_alive(false);
        complete(refusal, *request, who_.secure);
        socket().expires_after(kHandshake);
        co_await http::async_write(ws_.next_layer(), refusal, kTuple);
        co_return false;
    }
    auto [error] = co_await ws_.async_accept(*request, kTuple);
    if (error) {
        context_->app.closed(self());
        co_return false;
    }
    metrics().count_request("live", static_cast<unsigned>(http::status::switching_protocols), 0);
    write_next();
    co_return true;
}

template <class Stream>
net::awaitable<void> LivePeer<Stream>::listen() {
    beast::flat_buffer buffer;
    for (;;) {
        auto [error, size] = co_await ws_.async_read_some(buffer, kFirstPart, kTuple);
        while (!error && !ws_.is_message_done())
            std::tie(error, size) = co_await ws_.async_read_some(buffer, kNextPart, kTuple);
        if (error) break;
        if (!ws_.got_text()) end(websocket::close_code::unknown_data, "Only text is spoken here.");
        if (is_ending()) {
            buffer.clear();
            continue;  // until the other side has answered the farewell
        }
        std::string text(static_cast<const char*>(buffer.data().data()), buffer.size());
        buffer.clear();
        if (buffer.capacity() > kFirstPart) buffer.shrink_to_fit();
        metrics().messages_in.Increment();
        co_await tell_app(std::move(text));
        co_await pace();
    }
}

template <class Stream>
net::awaitable<void> LivePeer<Stream>::tell_app(std::string text) {
    const Stopwatch watch;
    try {
        co_await context_->app.said(self(), std::move(text));
    } catch (const std::exception& error) {
        // The application answers what people do wrong; what gets here is a fault of ours or of the host.
        log_event(LogLevel::Error, "message_failed", {{"address", who_.address}, {"reason", error.what()}});
        end(websocket::close_code::internal_error, "Something went wrong on the server.");
    }
    metrics().message_seconds.Observe(watch.seconds());
}

// Whoever talks too fast is listened to more slowly.
template <class Stream>
net::awaitable<void> LivePeer<Stream>::pace() {
    if (context_->limits.is_unlimited(who_.address)) co_return;
    while (const double wait = pace_.take(context_->settings.messages, Clock::now())) {
        net::steady_timer timer(strand(),
                                std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(wait)));
        co_await timer.async_wait(kTuple);
        if (is_ending()) co_return;
    }
}

template <class Stream>
void LivePeer<Stream>::send(Text text) {
    bool slow = false;
    {
        const std::lock_guard lock(mutex_);
        if (ending_ != Ending::No) return;
        queued_ += text->size();
        slow = queued_ > context_->settings.max_queue;
        if (slow)
            ending_ = Ending::Cut;
        else
            waiting_.push_back(std::move(text));
        if (!slow && writing_) return;
        writing_ = true;
    }
    if (slow) {
        metrics().slow_peers.Increment();
        log_event(LogLevel::Info, "peer_too_slow", {{"address", who_.address}});
        net::dispatch(strand(), [kept = self()] { kept->cut(); });
    } else {
        net::dispatch(strand(), [kept = self()] { kept->write_next(); });
    }
}

template <class Stream>
void LivePeer<Stream>::end(websocket::close_code code, std::string reason) {
    {
        const std::lock_guard lock(mutex_);
        if (ending_ != Ending::No) return;
        ending_ = Ending::Polite;
        code_ = code;
        reason_ = std::move(reason);
        if (writing_) return;
        writing_ = true;
    }
    net::dispatch(strand(), [kept = self()] { kept->write_next(); });
}

template <class Stream>
void LivePeer<Stream>::shut(bool at_once) {
    if (at_once) return net::dispatch(strand(), [kept = self()] { kept->cut(); });
    send(std::make_shared<std::string>(R"({"op":"bye","reason":"The server shuts down; connect again in a moment."})"));
    end(websocket::close_code::going_away, "The server shuts down.");
}

template <class Stream>
void LivePeer<Stream>::cut() {
    {
        const std::lock_guard lock(mutex_);
        ending_ = Ending::Cut;
        waiting_.clear();
    }
    socket().close();
}

template <class Stream>
bool LivePeer<Stream>::is_ending() {
    const std::lock_guard lock(mutex_);
    return ending_ != Ending::No;
}

template <class Stream>
void LivePeer<Stream>::write_next() {
    if (next_ == sending_.size()) {
        next_ = 0;
        sending_.clear();
        if (sending_.capacity() > kKeptMessages) sending_.shrink_to_fit();
        std::unique_lock lock(mutex_);
        sending_.swap(waiting_);
        if (sending_.empty()) {
            if (ending_ == Ending::Polite)
                say_goodbye();
            else
                writing_ = false;
            return;
        }
    }
    ws_.async_write(net::buffer(*sending_[next_]),
                    [kept = self()](Error error, size_t size) { kept->written(error, size); });
}

template <class Stream>
void LivePeer<Stream>::written(Error error, size_t size) {
    if (error) return cut();
    metrics().messages_out.Increment();
    sending_[next_++].reset();
    {
        const std::lock_guard lock(mutex_);
        queued_ -= size;
    }
    write_next();
}

template <class Stream>
void LivePeer<Stream>::say_goodbye() {
    while (reason_.size() > kMaxReason || !is_utf8(reason_)) reason_.pop_back();  // a cut letter would be an error
    ws_.async_close({code_, beast::string_view(reason_)}, [kept = self()](Error) { kept->socket().close(); });
}

}  // namespace

template <class Stream>
void start_peer(std::shared_ptr<NetContext> context, Stream stream, Credentials who, AddressLimits::Slot slot,
                std::unique_ptr<Request> request) {
    auto peer =
        std::make_shared<LivePeer<Stream>>(std::move(context), std::move(stream), std::move(who), std::move(slot));
    net::co_spawn(peer->strand(), peer->run(std::move(request)), net::detached);
}

template void start_peer(std::shared_ptr<NetContext>, TcpStream, Credentials, AddressLimits::Slot,
                         std::unique_ptr<Request>);
template void start_peer(std::shared_ptr<NetContext>, TlsStream, Credentials, AddressLimits::Slot,
                         std::unique_ptr<Request>);

}  // namespace pentarchy
