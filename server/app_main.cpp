// The application: requests find their route, messages their room; every error becomes one sentence.
#include "server/app_main.h"

#include "base/check.h"
#include "server/ids.h"
#include "server/json_text.h"
#include "server/net/logging.h"
#include "server/people/accounts.h"
#include "server/room/ops.h"
#include "server/routes/routes.h"

namespace pentarchy {

namespace {

Json error_json(const ApiError& error) { return boost::json::object{{"error", error.json()}}; }

// {"op": "ok", "key": ...} with the members of the answer.
Message ok_message(const std::string& key, const boost::json::object& answer) {
    std::string out = R"({"op":"ok","key":)";
    append_quoted(out, key);
    for (const auto& [name, value] : answer) {
        out += ',';
        append_quoted(out, name);
        out += ':';
        out += boost::json::serialize(value);
    }
    out += '}';
    return std::make_shared<const std::string>(std::move(out));
}

// Whatever was thrown, as the protocol tells it. What is our fault is logged, not told.
ApiError current_error() {
    try {
        throw;
    } catch (const ApiError& error) {
        return error;
    } catch (const BadInput& problem) {
        return ApiError(400, "bad_request", problem.what());
    } catch (const StoreError& problem) {
        log_event(LogLevel::Error, "store", {{"reason", problem.what()}});
        return ApiError(503, "store", "the server cannot reach its store; try again in a moment");
    } catch (const std::exception& problem) {
        log_event(LogLevel::Error, "internal", {{"reason", problem.what()}});
        return ApiError(500, "internal", "something went wrong on the server");
    }
}

class ServerApp final : public App {
  public:
    ServerApp(net::io_context& io, Store& store, const AppSettings& settings)
        : hall_(io, store, settings), accounts_(hall_), routes_(all_routes()) {
        checks_throw = true;
        hall_.start();
    }

    net::awaitable<HttpResponse> handle(HttpRequest http) override {
        std::optional<ApiError> error;
        try {
            Request request{std::move(http), {}, {}};
            const Route& route = find_route(routes_, request);
            request.account = co_await accounts_.signed_in(request.http.who.token);
            const Services services{hall_, accounts_};
            co_return co_await route.answer(services, std::move(request));
        } catch (...) {
            error = current_error();
        }
        co_return HttpResponse{error->status, error_json(*error)};
    }

    net::awaitable<bool> opened(std::shared_ptr<Peer> peer) override {
        Connected connected{peer, {}, peer->who().lang.empty() ? "en" : peer->who().lang, "", {}};
        try {
            if (const std::optional<Account> account = co_await accounts_.signed_in(peer->who().token)) {
                connected.who = person_of(*account);
                if (const std::string lang = setting(*account, "lang"); !lang.empty()) connected.lang = lang;
            }
        } catch (...) {
            (void)current_error();
            co_return false;
        }
        const bool signed_in = connected.who.has_value();
        if (connected.who) hall_.presence.came(connected.who->id);
        hall_.hub.add(std::move(connected));
        // Whoever signed out between the two steps was not on the list to be closed.
        if (signed_in && !co_await still_signed_in(peer)) {
            closed(peer);
            co_return false;
        }
        co_return true;
    }

    net::awaitable<void> said(std::shared_ptr<Peer> peer, std::string text) override {
        std::string key;
        std::optional<ApiError> error;
        try {
            Json json = parse_json(text, "message");
            if (!json.is_object()) fail(400, "bad_message", "a message is a JSON object");
            key = text_in(json, "key");
            if (key.size() > 40) fail(400, "bad_key", "a key has 40 bytes at most");
            const std::optional<Json> answer = co_await hear(peer, std::move(json.as_object()));
            if (answer) peer->send(ok_message(key, answer->as_object()));
            co_return;
        } catch (...) {
            error = current_error();
        }
        peer->send(message({{"op", "error"}, {"key", key}, {"error", error->json()}}));
    }

    void closed(const std::shared_ptr<Peer>& peer) override {
        const std::optional<Connected> was = hall_.hub.remove(*peer);
        if (!was) return;
        if (was->who) hall_.presence.left(was->who->id);
        for (const std::string& table : was->watched) {
            const std::shared_ptr<Room> room = hall_.open_room(table);
            if (room)
                net::co_spawn(
                    room->strand(), [room, peer] { return room->unwatch(peer, std::nullopt); }, net::detached);
        }
    }

    bool is_ready() const override { return hall_.is_ready(); }

    void stop(std::function<void()> done) override {
        hall_.stop();
        hall_.hub.close_all(message({{"op", "bye"}, {"reason", "the server shuts down"}}));
        done();
    }

  private:
    net::awaitable<bool> still_signed_in(std::shared_ptr<Peer> peer) {
        try {
            co_return (co_await accounts_.signed_in(peer->who().token)).has_value();
        } catch (...) {
            (void)current_error();
            co_return false;
        }
    }

    // Nothing comes back if the answer is of another kind than `ok`.
    net::awaitable<std::optional<Json>> hear(std::shared_ptr<Peer> peer, boost::json::object said) {
        const std::string op = text_in(said, "op"), table = text_in(said, "table");
        const std::optional<Speaker> speaker = hall_.hub.find(*peer);
        if (!speaker) co_return std::nullopt;
        if (op == "ping") {
            peer->send(message({{"op", "pong"}, {"time", now_ms()}}));
            co_return std::nullopt;
        }
        if (op == "lobby") {
            hall_.hub.set_lobby(*peer, Node(said["on"], "on").boolean());
            co_return boost::json::object();
        }
        if (op == "seen") {
            if (!table.empty() && !is_id(table)) fail(404, "no_table", "there is no such table");
            hall_.hub.set_on_screen(*peer, table);
            co_return boost::json::object();
        }
        if (op == "watch" || op == "unwatch") co_return co_await look(std::move(peer), *speaker, std::move(said));
        std::string lang = text_in(said, "lang");
        Caller caller{speaker->who, lang.empty() ? speaker->lang : std::move(lang)};
        co_return co_await do_op(hall_, std::move(caller), std::move(said));
    }

    net::awaitable<std::optional<Json>> look(std::shared_ptr<Peer> peer, Speaker speaker, boost::json::object object) {
        const Json json = std::move(object);
        const Node said(json, "message");
        const std::string table(said["table"].text());
        std::optional<Seat> seat;
        if (const auto wished = said.find("seat"); wished && !wished->is_null())
            seat = wished->json().is_string() ? kSpectator : static_cast<Seat>(wished->integer(0, kMaxSeats - 1));
        if (text_in(json, "op") == "unwatch") {
            const std::shared_ptr<Room> room = hall_.open_room(table);
            bool still = false;
            if (room) still = co_await in_room(room, room->unwatch(peer, seat));
            if (!still) hall_.hub.drop_watched(*peer, table);
            co_return boost::json::object();
        }
        std::string lang = text_in(json, "lang");
        if (lang != "en" && lang != "cs") lang = speaker.lang;
        const auto lean = said.find("lean");
        Watcher watcher{peer, speaker.who ? speaker.who->id : "", seat.value_or(kNobody), lang,
                        lean && lean->boolean()};
        std::optional<uint64_t> revision;
        if (const auto known = said.find("revision"); known && !known->is_null()) revision = known->natural();
        hall_.hub.need_place(*peer, table);
        const std::shared_ptr<Room> room = hall_.room(table);
        co_await in_room(room, room->watch(std::move(watcher), revision));
        if (!hall_.hub.add_watched(*peer, table)) co_await in_room(room, room->unwatch(peer, std::nullopt));
        co_return boost::json::object();
    }

    Hall hall_;
    Accounts accounts_;
    const std::vector<Route> routes_;
};

}  // namespace

std::unique_ptr<App> make_app(net::io_context& io, Store& store, const AppSettings& settings) {
    return std::make_unique<ServerApp>(io, store, settings);
}

}  // namespace pentarchy
