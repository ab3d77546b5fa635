#include "server/net/server.h"

#include <sys/resource.h>

#include <algorithm>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>

#include "base/bad_input.h"
#include "server/net/address.h"
#include "server/net/errors.h"
#include "server/net/logging.h"
#include "server/net/metrics.h"
#include "server/net/session.h"

namespace pentarchy {
namespace {

using Tcp = net::ip::tcp;
using Error = boost::system::error_code;
using namespace std::chrono_literals;

constexpr size_t kReservedFiles = 200;  // for the store, logs and listeners
constexpr auto kPoll = 10ms;
constexpr auto kGoodbye = 1000ms;  // for clients to answer the farewell; then they are cut off
constexpr auto kMargin = 500ms;

Tcp::endpoint resolve(net::io_context& io, const std::string& where) {
    const HostPort place = parse_host_port(where);
    Error error;
    const auto address = net::ip::make_address(place.host, error);
    if (!error) return {address, place.port};
    const auto found = Tcp::resolver(io).resolve(place.host, std::to_string(place.port), error);
    if (error || found.empty()) bad_input("{} cannot be listened on: there is no host {}", where, place.host);
    const auto v4 =
        std::find_if(found.begin(), found.end(), [](const auto& e) { return e.endpoint().address().is_v4(); });
    return v4 == found.end() ? found.begin()->endpoint() : v4->endpoint();
}

NetSettings normal(NetSettings settings) {
    settings.proxies = parse_addresses(settings.proxies);
    settings.unlimited = parse_addresses(settings.unlimited);
    settings.metrics_to = parse_addresses(settings.metrics_to);
    return settings;
}

net::awaitable<void> wait_until(Clock::time_point end, std::function<bool()> condition) {
    net::steady_timer timer(co_await net::this_coro::executor);
    while (!condition() && Clock::now() < end) {
        timer.expires_after(kPoll);
        co_await timer.async_wait(kTuple);
    }
}

bool contains(const std::vector<std::string>& list, const std::string& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

}  // namespace

NetServer::NetServer(net::io_context& io, App& app, NetSettings settings)
    : io_(io), context_(std::make_shared<NetContext>(app, normal(std::move(settings)))) {
    const size_t files = raise_file_limit();
    const size_t room = files > 2 * kReservedFiles ? files - kReservedFiles : files / 2;
    const size_t asked = context_->settings.max_connections;
    max_connections_ = asked ? std::min(asked, room) : room;
    for (const std::string& where : context_->settings.listen) listen_on(where);
}

void NetServer::listen_on(const std::string& where) {
    const Tcp::endpoint endpoint = resolve(io_, where);
    auto acceptor = std::make_shared<Acceptor>(net::make_strand(io_));
    Error error;
    acceptor->open(endpoint.protocol(), error);
    if (!error) acceptor->set_option(net::socket_base::reuse_address(true), error);
    if (!error) acceptor->bind(endpoint, error);
    if (!error) acceptor->listen(net::socket_base::max_listen_connections, error);
    if (error) bad_input("{} cannot be listened on: {}", where, error.message());
    acceptors_.push_back(std::move(acceptor));
}

void NetServer::start() {
    for (const auto& acceptor : acceptors_) net::co_spawn(acceptor->get_executor(), accept_on(acceptor), net::detached);
}

std::vector<std::string> NetServer::addresses() const {
    std::vector<std::string> result;
    for (const auto& acceptor : acceptors_) {
        Error error;
        const Tcp::endpoint endpoint = acceptor->local_endpoint(error);
        const std::string host = endpoint.address().is_v6() ? fmt::format("[{}]", endpoint.address().to_string())
                                                            : endpoint.address().to_string();
        result.push_back(fmt::format("{}://{}:{}", context_->tls ? "https" : "http", host, endpoint.port()));
    }
    return result;
}

net::awaitable<void> NetServer::accept_on(std::shared_ptr<Acceptor> acceptor) {
    while (!context_->stopping) {
        auto [error, socket] = co_await acceptor->async_accept(net::make_strand(io_), kTuple);
        if (error == net::error::operation_aborted || context_->stopping) co_return;
        Tcp::endpoint remote;
        if (!error) remote = socket.remote_endpoint(error);
        if (error) {
            // Out of files or memory, or the client has gone: others may be luckier in a moment.
            log_event(LogLevel::Warning, "accept_failed", {{"reason", error.message()}});
            net::steady_timer pause(acceptor->get_executor(), 50ms);
            co_await pause.async_wait(kTuple);
            continue;
        }
        Visitor visitor{plain_address(remote.address())};
        visitor.proxy = contains(context_->settings.proxies, visitor.address);
        AddressLimits::Slot slot;
        if (!visitor.proxy) slot = context_->limits.connect(visitor.address);
        if ((!slot && !visitor.proxy) || context_->connections.count() >= max_connections_) {
            metrics().refused_connections.Increment();
            continue;
        }
        socket.set_option(Tcp::no_delay(true), error);
        start_session(context_, std::move(socket), std::move(visitor), std::move(slot));
    }
}

void NetServer::stop(std::function<void()> done) {
    net::co_spawn(net::make_strand(io_), wind_down(std::move(done)), net::detached);
}

net::awaitable<void> NetServer::wind_down(std::function<void()> done) {
    const auto end = Clock::now() + context_->settings.stop_time;
    context_->stopping = true;
    for (const auto& acceptor : acceptors_) net::post(acceptor->get_executor(), [acceptor] { acceptor->close(); });

    // The application may call back late, when nobody waits any more.
    const auto finished = std::make_shared<std::atomic<bool>>(false);
    context_->app.stop([finished] { *finished = true; });
    co_await wait_until(end - kGoodbye - 2 * kMargin, [&] { return finished->load(); });
    if (!*finished) log_event(LogLevel::Warning, "application_not_finished");

    const auto all_gone = [&] { return context_->connections.count() == 0; };
    context_->connections.shut_all(false);
    co_await wait_until(Clock::now() + kGoodbye, all_gone);
    context_->connections.shut_all(true);
    co_await wait_until(Clock::now() + kMargin, all_gone);
    done();
}

size_t raise_file_limit() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 1024;
    const rlim_t soft = limit.rlim_cur;
    limit.rlim_cur = limit.rlim_max;
    return static_cast<size_t>(setrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_max : soft);
}

}  // namespace pentarchy
