// Routes of play, for programs without a WebSocket and for looking back: view, why not, moves, hints, records, replay.
#include "ai/spec.h"
#include "server/room/ops.h"
#include "server/routes/imports.h"
#include "server/routes/routes.h"

namespace pentarchy {

namespace {

Answer get_view(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    Json answer = co_await in_room(room, room->snapshot(request.caller(), request.seat("seat")));
    co_return HttpResponse{200, std::move(answer)};
}

Seat need_seat(const Request& request) {
    const std::optional<Seat> seat = request.seat("seat");
    if (!seat || *seat == kSpectator) fail(400, "no_seat", "say which seat, as ?seat=0");
    return *seat;
}

Answer get_why(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    Json answer = co_await in_room(room, room->why(request.caller(), need_seat(request)));
    co_return HttpResponse{200, std::move(answer)};
}

Answer get_preview(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    Json answer = co_await in_room(room, room->preview(request.caller(), need_seat(request), request.query("move")));
    co_return HttpResponse{200, std::move(answer)};
}

// The same as the WebSocket's message with that op.
template <const char* const& kOp>
Answer post_op(Services services, Request request) {
    (void)request.body();
    boost::json::object body = request.http.body.as_object();
    body["op"] = kOp;
    body["table"] = request.args[0];
    Json answer = co_await do_op(services.hall, request.caller(), std::move(body));
    co_return HttpResponse{200, std::move(answer)};
}

constexpr const char* kMove = "move";
constexpr const char* kUndo = "undo";
constexpr const char* kAskUndo = "ask_undo";
constexpr const char* kAnswerUndo = "answer_undo";
constexpr const char* kOrder = "order";
constexpr const char* kChat = "chat";
constexpr const char* kHint = "hint";

Answer get_record(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    Json answer = co_await in_room(room, room->record(request.caller()));
    co_return HttpResponse{200, std::move(answer)};
}

// A whole number, if it is given.
std::optional<uint64_t> number_in(const Request& request, const char* key) {
    const std::string word = request.query(key);
    if (word.empty()) return std::nullopt;
    if (word.size() > 15 || word.find_first_not_of("0123456789") != word.npos)
        fail(400, "bad_number", "{0} must be a whole number, as ?{0}=12", key);
    return std::stoull(word);
}

// "all" sees everything, once that is allowed.
Seat eyes_of(const Request& request) {
    return request.query("seat") == "all" ? kNobody : request.seat("seat").value_or(kNobody);
}

Answer get_replay(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    const std::optional<uint64_t> at = number_in(request, "at");
    if (!at) fail(400, "bad_at", "say which event, as ?at=12");
    Json answer = co_await in_room(room, room->replay(request.caller(), eyes_of(request), *at));
    co_return HttpResponse{200, std::move(answer)};
}

Answer get_log(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    const uint64_t before = number_in(request, "before").value_or(kNewest);
    Json answer =
        co_await in_room(room, room->log_before(request.caller(), eyes_of(request), before, number_in(request, "at")));
    co_return HttpResponse{200, std::move(answer)};
}

Answer get_chat(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    const Millis before = static_cast<Millis>(number_in(request, "before").value_or(kNewest));
    Json answer = co_await in_room(room, room->chat_before(request.caller(), before));
    co_return HttpResponse{200, std::move(answer)};
}

Answer card_of(Services services, Request request, std::string id) {
    const std::shared_ptr<Room> room = services.hall.room(id);
    Json card = co_await in_room(room, room->card(request.caller()));
    co_return HttpResponse{201, boost::json::object{{"table", std::move(card)}}};
}

Answer post_record(Services services, Request request) {
    const Person owner = person_of(request.need_account());
    (void)request.body();
    std::string id = co_await import_table(services.hall, request.http.body, owner, std::nullopt);
    co_return co_await card_of(services, request, std::move(id));
}

Answer post_branch(Services services, Request request) {
    const Person owner = person_of(request.need_account());
    const Node body = request.body();
    Branch branch{static_cast<Seat>(body["seat"].integer(0, kMaxSeats - 1)), "medium"};
    if (body.find("bots")) branch.level = parse_bot(body["bots"].text()).word;
    const Seat eyes = text_in(request.http.body, "eyes") == "all" ? kNobody : branch.seat;
    const std::shared_ptr<Room> room = room_of(services, request);
    Json record = co_await in_room(room, room->record_until(request.caller(), eyes, body["at"].natural()));
    if (branch.seat >= record.at("seats").as_array().size()) fail(404, "no_seat", "there is no such seat");
    std::string id = co_await import_table(services.hall, std::move(record), owner, branch);
    co_return co_await card_of(services, request, std::move(id));
}

Answer get_analysis(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    Json answer = co_await in_room(room, room->analysis(request.caller()));
    co_return HttpResponse{200, std::move(answer)};
}

}  // namespace

std::vector<Route> play_routes() {
    return {
        {"GET", "tables/ID/view", get_view},
        {"GET", "tables/ID/why", get_why},
        {"GET", "tables/ID/preview", get_preview},
        {"POST", "tables/ID/moves", post_op<kMove>},
        {"POST", "tables/ID/undo", post_op<kUndo>},
        {"POST", "tables/ID/ask_undo", post_op<kAskUndo>},
        {"POST", "tables/ID/answer_undo", post_op<kAnswerUndo>},
        {"POST", "tables/ID/orders", post_op<kOrder>},
        {"GET", "tables/ID/log", get_log},
        {"GET", "tables/ID/chat", get_chat},
        {"POST", "tables/ID/chat", post_op<kChat>},
        {"POST", "tables/ID/hint", post_op<kHint>},
        {"GET", "tables/ID/record", get_record},
        {"GET", "tables/ID/replay", get_replay},
        {"POST", "tables/ID/branch", post_branch},
        {"GET", "tables/ID/analysis", get_analysis},
        {"POST", "records", post_record},
    };
}

}  // namespace pentarchy
