// Load for a server on loopback: tables of four seats, each with a connection of its own, played at random through the
// public protocol. Prints durable moves per second and how long a move took from sending to `ok`.
//   server_load 127.0.0.1:8080 --tables 64 --seconds 20 [--bots 2] [--rate 2500] [--idle 10000] [--acks FILE]
// The server must not limit this address: pentarchy serve --unlimited 127.0.0.1.
#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <map>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <boost/asio.hpp>
#include <boost/beast.hpp>

#include "base/json.h"
#include "base/rng.h"

namespace pentarchy {
namespace {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using Clock = std::chrono::steady_clock;
using Live = beast::websocket::stream<beast::tcp_stream>;

struct Plan {
    std::string host, port, game = "endeavor", acks;
    int tables = 64, idle = 0, seats = 4, bots = 0;
    double seconds = 20, warm_up = 0, rate = 0;
};

struct Load {
    Plan plan;
    net::io_context io{1};
    net::ip::tcp::resolver::results_type where;
    Clock::time_point count_from, end;
    uint64_t moves = 0, games = 0, errors = 0, idle_open = 0;
    std::vector<float> milliseconds;
    Rng rng{static_cast<uint64_t>(Clock::now().time_since_epoch().count())};
    std::FILE* acks = nullptr;  // keys of all moves that were acknowledged
};

net::awaitable<Json> post(Load& load, std::string path, Json body, std::string& token) {
    beast::tcp_stream stream(load.io);
    co_await stream.async_connect(load.where, net::use_awaitable);
    http::request<http::string_body> request(http::verb::post, "/api/v1/" + path, 11);
    request.set(http::field::host, load.plan.host + ":" + load.plan.port);
    request.set("X-Pentarchy", "1");
    request.set(http::field::content_type, "application/json");
    if (!token.empty()) request.set(http::field::cookie, "pentarchy_session=" + token);
    request.body() = boost::json::serialize(body);
    request.prepare_payload();
    co_await http::async_write(stream, request, net::use_awaitable);
    beast::flat_buffer buffer;
    http::response<http::string_body> response;
    co_await http::async_read(stream, buffer, response, net::use_awaitable);
    if (const auto cookie = response.find(http::field::set_cookie); cookie != response.end()) {
        const std::string_view value(cookie->value().data(), cookie->value().size());
        token = value.substr(value.find('=') + 1, value.find(';') - value.find('=') - 1);
    }
    co_return boost::json::parse(response.body());
}

net::awaitable<std::shared_ptr<Live>> connect(Load& load, std::string token) {
    const auto live = std::make_shared<Live>(load.io);
    co_await beast::get_lowest_layer(*live).async_connect(load.where, net::use_awaitable);
    beast::get_lowest_layer(*live).socket().set_option(net::ip::tcp::no_delay(true));
    beast::get_lowest_layer(*live).expires_never();
    if (!token.empty())
        live->set_option(beast::websocket::stream_base::decorator(
            [token](beast::websocket::request_type& r) { r.set(http::field::cookie, "pentarchy_session=" + token); }));
    co_await live->async_handshake(load.plan.host + ":" + load.plan.port, "/api/v1/live", net::use_awaitable);
    co_return live;
}

net::awaitable<void> say(Live& live, std::string text) {
    co_await live.async_write(net::buffer(text), net::use_awaitable);
}

// One table's place: games follow each other on it, and with --rate its moves have their moments whatever they take.
struct Place {
    std::string token, account, table;
    Clock::time_point due = Clock::now();
};

// What a seat was asked: one of the offered moves, and for which revision.
struct Asked {
    int64_t revision = -1;
    std::string move;  // empty: nothing
};

// A seat with its connection: what it was asked last, and which of its moves are on their way.
struct Player {
    Place& place;
    int seat;
    std::shared_ptr<Live> live;
    net::steady_timer timer;
    Asked asked;
    int64_t answered = -1;  // the revision it moved at last
    bool is_answering = false, is_done = false;
    std::map<uint64_t, Clock::time_point> sent;  // by key; the next may be on its way before the answer
};

net::awaitable<void> answer(Load& load, std::shared_ptr<Player> me) {
    me->is_answering = true;
    while (!me->asked.move.empty() && !me->is_done) {
        if (load.plan.rate > 0) {  // so many moves a second over all tables, irregularly
            const double pause = load.plan.tables / load.plan.rate * 2 * load.rng.below(1000) / 1000.0;
            me->place.due += std::chrono::microseconds(static_cast<int64_t>(pause * 1e6));
            me->timer.expires_at(me->place.due);
            co_await me->timer.async_wait(net::use_awaitable);
        }
        const Asked asked = std::exchange(me->asked, {});
        if (asked.revision == std::exchange(me->answered, asked.revision)) continue;  // told twice of the same
        const uint64_t key = load.rng.next();
        me->sent.emplace(key, Clock::now());
        std::string move = fmt::format(R"({{"op":"move","table":"{}","seat":{},"revision":{},"key":"{}","move":"{}"}})",
                                       me->place.table, me->seat, asked.revision, key, asked.move);
        co_await say(*me->live, std::move(move));
    }
    me->is_answering = false;
}

void count_ok(Load& load, Player& me, std::string_view text) {
    uint64_t key = 0;
    std::from_chars(text.data(), text.data() + text.size(), key);
    const auto mine = me.sent.find(key);
    if (mine == me.sent.end()) return;
    if (mine->second >= load.count_from) {
        load.milliseconds.push_back(std::chrono::duration<float, std::milli>(Clock::now() - mine->second).count());
        ++load.moves;
    }
    if (load.acks) fmt::print(load.acks, "{} {}\n", me.place.account, mine->first);
    me.sent.erase(mine);
}

// What somebody is asked by an update or a snapshot; ids need no escapes.
Asked read_asked(Load& load, const boost::json::object& heard) {
    if (!heard.at("offer").is_object()) return {};
    const boost::json::array& moves = heard.at("offer").at("moves").as_array();
    const Json& move = moves[load.rng.below(static_cast<uint32_t>(moves.size()))].at("move");
    return {heard.at("revision").to_number<int64_t>(), std::string(move.as_string())};
}

// False: the game is over.
bool hear(Load& load, Player& me, std::string_view text) {
    std::array<unsigned char, 16'384>
        memory;  // the load shares the machine with what it measures: most messages fit here
    boost::json::monotonic_resource resource(memory.data(), memory.size());
    const Json parsed = boost::json::parse(text, &resource);
    const boost::json::object& heard = parsed.as_object();
    const std::string_view op = heard.at("op").as_string();
    if (op == "ok" && heard.contains("key")) count_ok(load, me, heard.at("key").as_string());
    if (op == "error") ++load.errors;
    if (op != "update" && op != "snapshot") return true;
    if (heard.contains("result")) {
        load.games += me.seat == 0;
        return false;
    }
    me.asked = read_asked(load, heard);
    return true;
}

// One seat of one table, until the game or the time is over.
net::awaitable<void> play_seat(Load& load, Place& place, int seat) {
    std::shared_ptr<Live> live = co_await connect(load, place.token);
    const auto me = std::make_shared<Player>(
        Player{place, seat, std::move(live), net::steady_timer(load.io), {}, -1, false, false, {}});
    std::string watch = fmt::format(R"({{"op":"watch","table":"{}","seat":{},"lean":true}})", place.table, seat);
    co_await say(*me->live, std::move(watch));
    beast::flat_buffer buffer;
    while (Clock::now() < load.end) {
        co_await me->live->async_read(buffer, net::use_awaitable);
        if (!hear(load, *me, {static_cast<const char*>(buffer.data().data()), buffer.size()})) break;
        buffer.consume(buffer.size());
        if (me->asked.move.empty() || me->is_answering) continue;
        if (load.plan.rate > 0) {  // it listens on while it waits
            net::co_spawn(load.io, answer(load, me), net::detached);
        } else {
            co_await answer(load, me);
        }
    }
    me->is_done = true;
}

// Games one after the other at one table's place.
net::awaitable<void> play_tables(Load& load) {
    Place place;
    Json nobody = boost::json::object();
    const Json guest = co_await post(load, "guests", nobody, place.token);
    place.account = guest.at("account").at("id").as_string();
    while (Clock::now() < load.end) {
        boost::json::array seats{"me"};
        const int people = std::max(1, load.plan.seats - load.plan.bots);
        for (int i = 1; i < load.plan.seats; ++i) seats.emplace_back(i < people ? "here" : "greedy");
        Json wish{{"game", load.plan.game}, {"seats", seats}, {"access", "invite"}};
        const Json made = co_await post(load, "tables", std::move(wish), place.token);
        if (!made.as_object().contains("table")) throw std::runtime_error(boost::json::serialize(made));
        place.table = made.at("table").at("id").as_string();
        int playing = people;
        net::steady_timer done(load.io, Clock::time_point::max());
        for (int seat = 0; seat < people; ++seat)
            net::co_spawn(load.io, play_seat(load, place, seat), [&](std::exception_ptr) {
                if (--playing == 0) done.cancel();
            });
        boost::system::error_code ignored;
        co_await done.async_wait(net::redirect_error(net::use_awaitable, ignored));
    }
}

net::awaitable<void> idle(Load& load) {
    const std::shared_ptr<Live> live = co_await connect(load, "");
    ++load.idle_open;
    beast::flat_buffer buffer;
    while (true) co_await live->async_read(buffer, net::use_awaitable);  // answers pings
}

void print(const Load& load, double seconds) {
    std::vector<float> sorted = load.milliseconds;
    std::sort(sorted.begin(), sorted.end());
    const auto at = [&](double share) {
        return sorted.empty() ? 0.0f : sorted[static_cast<size_t>(share * static_cast<double>(sorted.size() - 1))];
    };
    fmt::print("{} moves in {:.1f} s: {:.0f} a second; {} games ended, {} errors, {} idle connections\n", load.moves,
               seconds, static_cast<double>(load.moves) / seconds, load.games, load.errors, load.idle_open);
    fmt::print("a move took (ms): median {:.2f}, p90 {:.2f}, p99 {:.2f}, longest {:.2f}\n", at(0.5), at(0.9), at(0.99),
               at(1));
}

void run(Load& load) {
    net::ip::tcp::resolver resolver(load.io);
    load.where = resolver.resolve(load.plan.host, load.plan.port);
    const auto begin = Clock::now();
    const auto seconds = [](double count) { return std::chrono::microseconds(static_cast<int64_t>(count * 1e6)); };
    load.count_from = begin + seconds(load.plan.warm_up);
    load.end = load.count_from + seconds(load.plan.seconds);
    const auto report = [&](std::exception_ptr problem) {
        if (!problem) return;
        try {
            std::rethrow_exception(problem);
        } catch (const std::exception& what) {
            fmt::print(stderr, "{}\n", what.what());
        }
    };
    for (int i = 0; i < load.plan.idle; ++i) net::co_spawn(load.io, idle(load), report);
    for (int i = 0; i < load.plan.tables; ++i) net::co_spawn(load.io, play_tables(load), report);
    if (!load.plan.acks.empty()) load.acks = std::fopen(load.plan.acks.c_str(), "a");
    load.io.run_until(load.end + std::chrono::seconds(1));
    if (load.acks) std::fclose(load.acks);
    print(load, load.plan.seconds);
}

}  // namespace
}  // namespace pentarchy

int main(int argc, char** argv) {
    CLI::App app("Load for a Pentarchy server on loopback");
    pentarchy::Load load;
    std::string address = "127.0.0.1:8080";
    app.add_option("address", address, "HOST:PORT");
    app.add_option("--tables", load.plan.tables, "Tables played at the same time");
    app.add_option("--seats", load.plan.seats, "Seats of each");
    app.add_option("--bots", load.plan.bots, "How many of them are the computer's");
    app.add_option("--game", load.plan.game, "What is played");
    app.add_option("--seconds", load.plan.seconds, "How long");
    app.add_option("--warm-up", load.plan.warm_up,
                   "Seconds before that, whose moves are not counted: all tables open at once");
    app.add_option("--rate", load.plan.rate, "Moves a second over all tables; 0: as fast as they go");
    app.add_option("--acks", load.plan.acks, "Adds the keys of acknowledged moves to this file");
    app.add_option("--idle", load.plan.idle, "Connections that only listen");
    CLI11_PARSE(app, argc, argv);
    load.plan.host = address.substr(0, address.rfind(':'));
    load.plan.port = address.substr(address.rfind(':') + 1);
    pentarchy::run(load);
}
