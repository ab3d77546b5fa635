// Room: undos that need the consent of the others. The question and the answers stand in the log, so that every process
// knows them; any other event of the game ends the question.
#include "server/room/room.h"

namespace pentarchy {

void Room::take_question(const AskedUndo& next) {
    if (next.by < kMaxSeats && next.by != asked_undo_.by) ++asked_[next.by];
    asked_undo_ = next;
}

// Tells watchers how the question has changed since they were last told.
void Room::announce_question() {
    const AskedUndo before = std::exchange(told_question_, asked_undo_);
    const AskedUndo& now = asked_undo_;
    if (now == before || (now.by == kNobody && before.by == kNobody)) return;
    const Seat seat = now.by == kNobody ? before.by : now.by;
    tell({{"op", "asked_undo"},
          {"table", id_},
          {"seat", now.refused ? Json() : Json(seat)},
          {"waiting_for", seats_json(now.missing)}});
}

// False: another process was faster.
net::awaitable<bool> Room::store_question(std::string actor, AskedUndo next) {
    const Json body{{"by", next.refused ? Json() : Json(next.by)}, {"missing", next.missing}};
    std::vector<StoredEvent> events{event_of("ask", std::move(actor), "", body)};
    const Appended result = co_await store_events(std::move(events), false);
    if (result == Appended::Done) {
        take_question(next);
        announce_question();
        co_return true;
    }
    if (result == Appended::Conflict) {
        co_await hear_log();
        co_return false;
    }
    unload();
    fail(503, "not_stored", "the server could not store this; try again");
}

// Bots agree to everything; at a table without other people it happens at once.
net::awaitable<Json> Room::ask_undo(Caller caller, Wish wish) {
    const auto inside = co_await door_.enter();
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        co_await load();
        need_seat(caller, wish.seat);
        need_fresh(game(), wish);
        if (row_.status != TableStatus::Running) fail(409, "not_running", "the game is not being played");
        if (const auto reason = why_no_agreed_undo(wish.seat, caller.lang)) throw ApiError(422, "no_undo", *reason);
        if (asked_undo_.by == wish.seat) co_return answer_to(*table_, wish.seat);
        AskedUndo next{.by = wish.seat};
        for (Seat seat = 0; seat < body_.seats.size(); ++seat) {
            const SeatPart& part = body_.seats[seat];
            if (part.who && part.played_by().empty() && part.who->id != caller.who->id) next.missing |= bit(seat);
        }
        if (!next.missing) {
            auto change = [this, &wish](AnyTable& table) {
                need_fresh(table, wish);
                stop_thinking_.request_stop();
                table.undo_agreed(wish.seat);
            };
            co_await act(caller.who->id, "", change);
            co_return answer_to(*table_, wish.seat);
        }
        if (co_await store_question(caller.who->id, next)) co_return answer_to(*table_, wish.seat);
    }
    fail(409, "busy", "others were faster several times; try again");
}

net::awaitable<Json> Room::answer_undo(Caller caller, Wish wish, bool yes) {
    const auto inside = co_await door_.enter();
    const auto need_question = [this, &wish] {
        if (asked_undo_.by == kNobody || !has(asked_undo_.missing, wish.seat))
            fail(409, "not_asked", "nobody asks you to take back");
    };
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        co_await load();
        need_seat(caller, wish.seat);
        (void)game();
        need_question();
        AskedUndo next = asked_undo_;
        next.missing &= static_cast<SeatMask>(~bit(wish.seat));
        if (yes && !next.missing) {
            auto change = [this, &need_question, by = next.by](AnyTable& table) {
                need_question();
                stop_thinking_.request_stop();
                table.undo_agreed(by);
            };
            const std::string actor = body_.seats[next.by].who ? body_.seats[next.by].who->id : "";
            co_await act(actor, "", change);
            co_return answer_to(*table_, wish.seat);
        }
        if (!yes) next = {.refused = true};
        if (co_await store_question(caller.who->id, next)) co_return answer_to(*table_, wish.seat);
    }
    fail(409, "busy", "others were faster several times; try again");
}

}  // namespace pentarchy
