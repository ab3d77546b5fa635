// Finding a table: the list of tables by what is wanted, and a seat at any table that suits, or at a new one.
#include "server/routes/matches.h"

#include <algorithm>

#include "base/utf8.h"
#include "catalog/catalog.h"
#include "server/people/ties.h"

namespace pentarchy {

namespace {

constexpr int kLookedThrough = 200, kTriedAtMost = 5;
constexpr Millis kMatchedMinutes = 20 * 60'000, kMatchedAdd = 20'000, kDayMillis = 86'400'000;

bool is_of_pace(const Pace& pace, std::string_view wanted) {
    if (wanted == "live") return pace.kind == Pace::Kind::Live;
    if (wanted == "days") return pace.kind == Pace::Kind::PerMove || pace.kind == Pace::Kind::Budget;
    return wanted != "none" || pace.kind == Pace::Kind::None;
}

uint64_t free_seats(const TableBody& body) {
    return static_cast<uint64_t>(
        std::count_if(body.seats.begin(), body.seats.end(), [](const SeatPart& seat) { return seat.is_open(); }));
}

struct MatchWish {
    std::string game, pace;
    uint64_t least = 2, most = 2;
    bool rated = false;
};

MatchWish match_wish(const Request& request) {
    const Node body = request.body();
    body.only({"game", "pace", "least", "most", "rated"});
    MatchWish out{.game = std::string(body["game"].text()), .pace = std::string(body["pace"].text())};
    const GameInfo& info = find_game(out.game).info();
    if (out.pace != "live" && out.pace != "days") body["pace"].fail("must be one of: live, days");
    const uint64_t fewest = std::max<uint64_t>(2, static_cast<uint64_t>(info.min_seats));
    out.least = static_cast<uint64_t>(body["least"].integer(static_cast<int64_t>(fewest), info.max_seats));
    out.most = static_cast<uint64_t>(body["most"].integer(static_cast<int64_t>(out.least), info.max_seats));
    if (const auto rated = body.find("rated")) out.rated = rated->boolean();
    if (out.rated && request.need_account().guest)
        fail(403, "guest_unrated", "guests are not rated; take a name first");
    return out;
}

// As everybody plays it: the usual edition and options, open to all, a seat left.
bool suits(const TableBody& body, const MatchWish& wish, const std::string& me) {
    return body.access == "public" && body.components.is_null() && body.options.as_object().empty() &&
           body.rated == wish.rated && free_seats(body) > 0 && body.seats_of(me).empty() &&
           body.seats.size() >= wish.least && body.seats.size() <= wish.most && is_of_pace(body.pace, wish.pace);
}

Json wished_table(const MatchWish& wish) {
    boost::json::array seats{"me"};
    while (seats.size() < wish.most) seats.push_back("open");
    const Json live{{"kind", "live"}, {"base_ms", kMatchedMinutes}, {"add_ms", kMatchedAdd}},
        days{{"kind", "days"}, {"per_move_ms", kDayMillis}};
    return {{"game", wish.game},  {"seats", std::move(seats)}, {"pace", wish.pace == "live" ? live : days},
            {"access", "public"}, {"rated", wish.rated},       {"hints", false}};
}

// Those with the fewest free seats first: games begin.
std::vector<std::string> suitable(Store& store, const MatchWish& wish, const std::string& me) {
    std::vector<std::pair<uint64_t, std::string>> found;
    for (const StoredTable& row :
         store.tables({.status = TableStatus::Open, .game = wish.game, .limit = kLookedThrough})) {
        const TableBody body = TableBody::parse(row.body);
        if (suits(body, wish, me)) found.emplace_back(free_seats(body), row.id);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<std::string> out;
    for (const auto& [free, id] : found)
        if (out.size() < kTriedAtMost) out.push_back(id);
    return out;
}

// Null: somebody was faster, or is not to be met here.
net::awaitable<Json> try_table(Services services, Request request, std::string id) {
    const std::shared_ptr<Room> room = services.hall.room(id);
    try {
        co_await need_not_blocked(services, request, room);
        co_return co_await in_room(room, room->join(request.caller(), std::nullopt, "", ""));
    } catch (const ApiError&) {
        co_return nullptr;
    }
}

Answer post_match(Services services, Request request) {
    const Account me = request.need_account();
    const MatchWish wish = match_wish(request);
    auto find = [wish, id = me.id](Store& store) { return suitable(store, wish, id); };
    for (const std::string& id : co_await services.hall.read(find)) {
        Json card = co_await try_table(services, request, id);
        if (card.is_object()) co_return HttpResponse{200, boost::json::object{{"table", std::move(card)}}};
    }
    co_await need_room_for_table(services, me);
    TableWish made = read_wish(wished_table(wish), person_of(me));
    made.body.starts_full = true;
    const std::shared_ptr<Room> room = services.hall.room(random_id());
    Json card = co_await in_room(room, room->create(std::move(made), request.caller()));
    co_return HttpResponse{201, boost::json::object{{"table", std::move(card)}}};
}

}  // namespace

TableFilter filter_of(const Request& request) {
    return {request.query("pace"), request.query("find"), request.number("seats"), request.query("rated") == "1",
            request.query("free") == "1"};
}

bool TableFilter::takes(const StoredTable& row) const {
    if (is_empty()) return true;
    const TableBody body = TableBody::parse(row.body);
    const auto is_named = [&](const std::string& name) { return fold(name).find(fold(find)) != std::string::npos; };
    const bool named = find.empty() || is_named(body.name) || is_named(body.owner.name) ||
                       std::any_of(body.seats.begin(), body.seats.end(),
                                   [&](const SeatPart& seat) { return seat.who && is_named(seat.who->name); });
    return named && (pace.empty() || is_of_pace(body.pace, pace)) && (!seats || body.seats.size() == seats) &&
           (!rated || body.rated) && (!free || free_seats(body) > 0);
}

net::awaitable<void> need_not_blocked(Services services, Request request, std::shared_ptr<Room> room) {
    const Json card = co_await in_room(room, room->card(request.caller()));
    std::vector<std::string> there;
    for (const Json& seat : card.at("seats").as_array())
        if (seat.at("who").is_object()) there.emplace_back(seat.at("who").at("id").as_string());
    const std::string me = request.need_account().id;
    Ties ties(services.hall);
    if (co_await ties.is_blocked(std::move(there), me))
        fail(403, "not_welcome", "somebody at this table does not want to play with you");
}

std::vector<Route> match_routes() { return {{"POST", "matches", post_match}}; }

}  // namespace pentarchy
