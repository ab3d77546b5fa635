// Routes of tables: the lists, making, joining, starting, playing again.
#include "catalog/catalog.h"
#include "server/ids.h"
#include "server/routes/matches.h"

namespace pentarchy {

namespace {

constexpr int kPage = 50, kSearched = 200;  // rows that are looked through at once
constexpr uint64_t kTablesOfGuest = 50, kTablesOfAccount = 300;

HttpResponse table_answer(Json card, int status = 200) {
    return {status, boost::json::object{{"table", std::move(card)}}};
}

TableQuery query_of(const Request& request) {
    TableQuery out{.status = {}, .member = "", .game = request.query("game"), .limit = kPage + 1};
    const std::string list = request.query("list");
    if (list == "open") {
        out.status = TableStatus::Open;
    } else if (list == "running") {
        out.status = TableStatus::Running;
    } else if (list == "finished") {
        out.status = TableStatus::Over;
    } else if (list == "mine") {
        out.member = request.need_account().id;
        out.listed_only = false;
    } else {
        fail(400, "bad_list", "list must be one of: open, mine, running, finished");
    }
    out.before = static_cast<Millis>(request.number("before"));
    return out;
}

// A page of the list; of one that is searched, what so many rows have of it, and where to go on.
std::pair<std::vector<StoredTable>, Json> a_page(Store& store, TableQuery query, const TableFilter& filter) {
    if (!filter.is_empty()) query.limit = kSearched + 1;
    const int most = query.limit - 1;
    std::vector<StoredTable> rows = store.tables(query);
    Json more;
    if (rows.size() > static_cast<size_t>(most)) {
        rows.pop_back();
        more = rows.back().updated;
    }
    std::erase_if(rows, [&](const StoredTable& row) { return !filter.takes(row); });
    if (rows.size() > kPage) {
        rows.resize(kPage);
        more = rows.back().updated;
    }
    return {std::move(rows), std::move(more)};
}

Answer get_tables(Services services, Request request) {
    auto read = [query = query_of(request), filter = filter_of(request)](Store& store) {
        return a_page(store, query, filter);
    };
    const auto [rows, more] = co_await services.hall.read(read);
    boost::json::array cards;
    for (const StoredTable& row : rows) {
        if (row.status == TableStatus::Cancelled) continue;
        const std::shared_ptr<Room> room = services.hall.room(row.id);
        cards.push_back(co_await in_room(room, room->card(request.caller())));
    }
    co_return HttpResponse{200, boost::json::object{{"tables", std::move(cards)}, {"more", std::move(more)}}};
}

Answer post_table(Services services, Request request) {
    const Person owner = person_of(request.need_account());
    (void)request.body();
    co_await need_room_for_table(services, *request.account);
    TableWish wish = read_wish(request.http.body, owner);
    const std::shared_ptr<Room> room = services.hall.room(random_id());
    co_return table_answer(co_await in_room(room, room->create(std::move(wish), request.caller())), 201);
}

Answer get_table(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    co_return table_answer(co_await in_room(room, room->card(request.caller())));
}

Answer post_join(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    co_await need_not_blocked(services, request, room);
    std::optional<Seat> seat;
    if (request.http.body.is_object())
        if (const auto wished = request.body().find("seat"); wished && !wished->is_null())
            seat = static_cast<Seat>(wished->integer(0, kMaxSeats - 1));
    co_return table_answer(
        co_await in_room(room, room->join(request.caller(), seat, text_in(request.http.body, "password"),
                                          text_in(request.http.body, "invite"))));
}

Answer post_leave(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    co_return table_answer(co_await in_room(room, room->leave(request.caller())));
}

Answer put_seat(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    if (request.args[1].size() != 1 || request.args[1][0] < '0' || request.args[1][0] >= '0' + kMaxSeats)
        fail(404, "no_seat", "there is no such seat");
    const Seat seat = static_cast<Seat>(request.args[1][0] - '0');
    const Node body = request.body();
    if (const auto reclaim = body.find("reclaim"); reclaim && reclaim->boolean())
        co_return table_answer(co_await in_room(room, room->reclaim(request.caller(), seat)));
    const Node bot = body["bot"];
    const std::string level(bot.is_null() ? "" : bot.text());
    co_return table_answer(co_await in_room(room, room->set_bot(request.caller(), seat, level)));
}

Answer post_start(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    bool without_free = false;
    if (request.http.body.is_object())
        if (const auto wished = request.body().find("without_free")) without_free = wished->boolean();
    co_return table_answer(co_await in_room(room, room->start(request.caller(), without_free)));
}

// Whoever asks first opens the table to play again; the others are led to it.
Answer post_rematch(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    TableWish wish = co_await in_room(room, room->rematch_wish(request.caller()));
    std::string id = co_await in_room(room, room->set_rematch(""));
    if (id.empty()) {
        co_await need_room_for_table(services, request.need_account());
        const std::shared_ptr<Room> made = services.hall.room(random_id());
        (void)co_await in_room(made, made->create(std::move(wish), request.caller()));
        id = co_await in_room(room, room->set_rematch(made->id()));
    }
    const std::shared_ptr<Room> next = services.hall.room(id);
    co_return table_answer(co_await in_room(next, next->card(request.caller())), 201);
}

Answer delete_table(Services services, Request request) {
    const std::shared_ptr<Room> room = room_of(services, request);
    co_await in_room(room, room->cancel(request.caller()));
    co_return HttpResponse{204, nullptr};
}

}  // namespace

// Each may have bots that think: nobody has tables without end.
net::awaitable<void> need_room_for_table(Services services, const Account& account) {
    const uint64_t most = account.guest ? kTablesOfGuest : kTablesOfAccount;
    auto count = [id = account.id](Store& store) { return store.count_tables(id); };
    if (co_await services.hall.read(count) >= most)
        fail(429, "too_many_tables", "you have {} tables that are not over; finish or leave some first", most);
}

std::vector<Route> table_routes() {
    return {
        {"GET", "tables", get_tables},
        {"POST", "tables", post_table},
        {"GET", "tables/ID", get_table},
        {"DELETE", "tables/ID", delete_table},
        {"POST", "tables/ID/join", post_join},
        {"POST", "tables/ID/leave", post_leave},
        {"PUT", "tables/ID/seats/N", put_seat},
        {"POST", "tables/ID/start", post_start},
        {"POST", "tables/ID/rematch", post_rematch},
    };
}

}  // namespace pentarchy
