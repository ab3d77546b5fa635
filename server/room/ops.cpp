#include "server/room/ops.h"

namespace pentarchy {

namespace {

constexpr size_t kMaxKey = 40, kMaxMove = 200;

std::string short_text(const Node& said, std::string_view key, size_t most) {
    const auto found = said.find(key);
    if (!found) return "";
    if (found->text().size() > most) found->fail(fmt::format("is longer than {} bytes", most));
    return std::string(found->text());
}

Wish read_wish(const Node& said, bool with_revision) {
    Wish out;
    out.seat = static_cast<Seat>(said["seat"].integer(0, kMaxSeats - 1));
    if (with_revision) out.revision = said["revision"].natural();
    out.key = short_text(said, "key", kMaxKey);
    return out;
}

}  // namespace

net::awaitable<Json> do_op(Hall& hall, Caller caller, boost::json::object object) {
    const Json json = std::move(object);
    const Node said(json, "message");
    const std::string op(said["op"].text());
    if (!caller.who) fail(401, "not_signed_in", "sign in or continue as a guest first");
    const std::shared_ptr<Room> room = hall.room(short_text(said, "table", kMaxKey));
    if (op == "move") {
        std::string move = short_text(said, "move", kMaxMove);
        co_return co_await in_room(room, room->play(std::move(caller), read_wish(said, true), std::move(move)));
    }
    if (op == "undo") co_return co_await in_room(room, room->undo(std::move(caller), read_wish(said, true)));
    if (op == "ask_undo") co_return co_await in_room(room, room->ask_undo(std::move(caller), read_wish(said, true)));
    if (op == "answer_undo") {
        const bool yes = said["yes"].boolean();
        co_return co_await in_room(room, room->answer_undo(std::move(caller), read_wish(said, false), yes));
    }
    if (op == "order") {
        std::string row = short_text(said, "row", kMaxMove), move = short_text(said, "move", kMaxMove);
        co_return co_await in_room(
            room, room->order(std::move(caller), read_wish(said, false), std::move(row), std::move(move)));
    }
    if (op == "chat") {
        std::string key = short_text(said, "key", kMaxKey), text(said["text"].text());
        co_return co_await in_room(room, room->chat(std::move(caller), std::move(key), std::move(text)));
    }
    if (op == "why") co_return co_await in_room(room, room->why(std::move(caller), read_wish(said, false).seat));
    if (op == "preview") {
        std::string move = short_text(said, "move", kMaxMove);
        co_return co_await in_room(room,
                                   room->preview(std::move(caller), read_wish(said, false).seat, std::move(move)));
    }
    if (op == "hint") co_return co_await in_room(room, room->hint(std::move(caller), read_wish(said, false).seat));
    fail(400, "bad_op", "there is no op \"{}\"", op);
}

}  // namespace pentarchy
