// Room: moves, undo, standing orders, chat, and the two kinds of help.
#include "server/room/room.h"

#include "base/utf8.h"
#include "catalog/catalog.h"
#include "engine/document/changes.h"
#include "engine/table/record.h"
#include "server/ids.h"
#include "server/net/metrics.h"

namespace pentarchy {

namespace {

constexpr size_t kMaxChat = 1000, kMaxKey = 40;
constexpr int kChatAttempts = 32;  // who wins a race has less to read before the next one: whoever loses needs patience
constexpr Rate kChatPace{.burst = 10, .per_second = 0.5};
constexpr int kMaxUndos = 200, kMaxOrders = 200;  // for each seat in a game
constexpr size_t kPacesKept = 1000;

// The rule that forbids it, in the words of whoever asked.
[[noreturn]] void refuse(const AnyTable& table, Seat seat, const std::string& move, const Texts& text) {
    const auto refusal = table.refusal(seat, move);
    if (!refusal) throw ApiError(422, "not_offered", "this begins with no verb of the game");
    throw ApiError(422, "not_offered", reason_of(table, *refusal, text), rule_of(table, *refusal));
}

// A key counts for one person, operation and seat: the same key elsewhere is another one.
std::string full_key(const Caller& caller, std::string_view op, Seat seat, const std::string& key) {
    const bool plain = std::all_of(key.begin(), key.end(), [](unsigned char c) { return c > 0x20 && c < 0x7F; });
    if (!plain || key.size() > kMaxKey)
        fail(400, "bad_key", "a key has {} printable characters without spaces at most", kMaxKey);
    return key.empty() ? "" : fmt::format("{} {} {} {}", caller.who->id, key, op, seat);
}

}  // namespace

void need_fresh(const AnyTable& table, const Wish& wish) {
    if (table.revision(wish.seat) != wish.revision)
        fail(409, "stale", "the table has moved on since; look at it again");
}

Json answer_to(const AnyTable& table, Seat seat) { return {{"revision", table.revision(seat)}}; }

// Each one makes the log longer, for everybody who ever opens the table.
std::optional<std::string> Room::why_no_undo(Seat seat, const std::string& lang) const {
    if (undone_[seat] >= kMaxUndos) return render(text(lang), "undo.enough");
    return table_->why_no_undo(seat, text(lang));
}

// Whoever could undo luck could ask for better luck, and a bot that plays for somebody cannot agree in their name.
std::optional<std::string> Room::why_no_agreed_undo(Seat seat, const std::string& lang) const {
    if (undone_[seat] >= kMaxUndos || asked_[seat] >= kMaxUndos) return render(text(lang), "undo.enough");
    if (const auto reason = table_->why_no_agreed_undo(seat, text(lang))) return reason;
    if (!body_.rated) return std::nullopt;
    const auto is_away = [](const SeatPart& part) { return part.who && !part.stands_in.empty(); };
    if (std::any_of(body_.seats.begin(), body_.seats.end(), is_away)) return render(text(lang), "undo.absent");
    if (table_->would_undo_luck(seat)) return render(text(lang), "undo.luck");
    return std::nullopt;
}

net::awaitable<Json> Room::play(Caller caller, Wish wish, std::string move) {
    const auto inside = co_await door_.enter();
    co_await load();
    need_seat(caller, wish.seat);
    const std::string key = full_key(caller, "play", wish.seat, wish.key);
    if (is_known(key)) co_return answer_to(game(), wish.seat);
    const Stopwatch watch;
    auto change = [this, &caller, &wish, &move](AnyTable& table) {
        need_fresh(table, wish);
        if (!has(table.pending(), wish.seat)) fail(422, "not_asked", "you are not asked now");
        try {
            table.play(wish.seat, move);
        } catch (const BadInput&) {
            refuse(table, wish.seat, move, text(caller.lang));
        }
    };
    co_await act(caller.who->id, key, change);
    metrics().move_seconds.Observe(watch.seconds());
    co_return answer_to(*table_, wish.seat);
}

net::awaitable<Json> Room::undo(Caller caller, Wish wish) {
    const auto inside = co_await door_.enter();
    co_await load();
    need_seat(caller, wish.seat);
    const std::string key = full_key(caller, "undo", wish.seat, wish.key);
    if (is_known(key)) co_return answer_to(game(), wish.seat);
    auto change = [this, &caller, &wish](AnyTable& table) {
        need_fresh(table, wish);
        if (const auto reason = why_no_undo(wish.seat, caller.lang)) throw ApiError(422, "no_undo", *reason);
        stop_thinking_.request_stop();
        table.undo(wish.seat);
    };
    co_await act(caller.who->id, key, change);
    co_return answer_to(*table_, wish.seat);
}

net::awaitable<Json> Room::order(Caller caller, Wish wish, std::string row, std::string move) {
    const auto inside = co_await door_.enter();
    co_await load();
    need_seat(caller, wish.seat);
    const std::string key = full_key(caller, "order", wish.seat, wish.key);
    if (is_known(key)) co_return answer_to(game(), wish.seat);
    if (ordered_[wish.seat] >= kMaxOrders)
        fail(422, "too_many", "you have given as many standing orders as a game allows");
    auto change = [&wish, &row, &move](AnyTable& table) { table.set_order(wish.seat, row, move); };
    co_await act(caller.who->id, key, change);
    co_return answer_to(*table_, wish.seat);
}

net::awaitable<Json> Room::chat(Caller caller, std::string key, std::string said) {
    const auto inside = co_await door_.enter();
    co_await load();
    need(caller);
    const std::string kept = full_key(caller, "chat", kNobody, key);
    if (is_known(kept)) co_return boost::json::object();
    if (said.empty() || said.size() > kMaxChat || !is_message(said))
        fail(400, "bad_chat", "write from 1 to {} bytes of plain text", kMaxChat);
    if (row_.status == TableStatus::Open) fail(409, "not_started", "the game has not started");
    if (body_.seats_of(caller.who->id).empty() && body_.spectators != "yes")
        fail(403, "not_your_table", "only those who sit here may write");
    if (chat_pace_.size() > kPacesKept)
        std::erase_if(chat_pace_,
                      [now = Clock::now()](const auto& pace) { return pace.second.is_full(kChatPace, now); });
    if (chat_pace_[caller.who->id].take(kChatPace, Clock::now()) > 0)
        fail(429, "too_many", "you write too fast; wait a moment");
    for (int attempt = 0; attempt < kChatAttempts; ++attempt) {
        co_await load();
        if (attempt && is_known(kept)) co_return boost::json::object();  // it was stored before the connection broke
        StoredEvent line =
            event_of("chat", caller.who->id, stored_key(kept), {{"who", caller.who->json()}, {"text", said}});
        if (!chat_.empty()) line.time = std::max(line.time, chat_.back().time + 1);  // a page begins before a time
        std::vector<StoredEvent> events{line};
        const Appended result = co_await store_events(std::move(events), false);
        if (result == Appended::Done) {
            const Json entry = chat_json(line);
            keep_chat(std::move(line));
            if (!kept.empty()) keys_.insert(kept);
            tell({{"op", "chat"}, {"table", id_}, {"entry", entry}});
            co_return boost::json::object();
        }
        if (result == Appended::Conflict) {
            co_await hear_log();
            continue;
        }
        unload();
        fail(503, "not_stored", "the server could not store this; say it again");
    }
    fail(409, "busy", "others were faster several times; try again");
}

net::awaitable<Json> Room::why(Caller caller, Seat seat) {
    co_await between_changes();
    need_seat(caller, seat);
    boost::json::array out;
    for (const Refused& refused : game().refused(seat)) {
        const std::string move = game().text_of(refused), verb = move.substr(0, move.find(' '));
        out.push_back(
            {{"move", move},
             {"verb", verb},
             {"rule", rule_of(game(), refused)},
             {"reason", reason_of(game(), refused, text(caller.lang))},
             {"whole_verb", refused.whole_verb},
             {"things", refused.whole_verb ? Json(boost::json::array()) : things_json(game().things(refused.move))}});
    }
    co_return boost::json::object{{"refused", std::move(out)}};
}

net::awaitable<Json> Room::hint(Caller caller, Seat seat) {
    co_await between_changes();
    need_seat(caller, seat);
    if (!body_.hints) fail(403, "no_hints", "this table is played without hints");
    if (!has(game().pending(), seat)) fail(422, "not_asked", "you are not asked now");
    Job wanted = thinking_job(seat, "medium", "hint");
    wanted.owner = caller.who->id;
    wanted.waited_for = true;
    const size_t seats = body_.seats.size();
    Json thought;
    try {
        thought = co_await hall_.thinkers.ask(std::move(wanted));
    } catch (const ThinkerFailed&) {
        fail(503, "no_hint", "the computer has no advice here");
    }
    boost::json::array expected = thought.at("expected").as_array();
    expected.resize(seats);
    co_return boost::json::object{
        {"move", thought.at("move")}, {"expected", std::move(expected)}, {"iterations", thought.at("iterations")}};
}

}  // namespace pentarchy
