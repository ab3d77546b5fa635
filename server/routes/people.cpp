// Routes of players: profiles, their games and ratings, ladders, finding people, and what waits for oneself.
#include "base/utf8.h"
#include "catalog/catalog.h"
#include "server/people/profiles.h"
#include "server/people/ties.h"
#include "server/routes/routes.h"

namespace pentarchy {

namespace {

constexpr int kGamesPage = 20, kCurvePoints = 300, kLadderPage = 50, kWaiting = 50, kFound = 10;
constexpr uint64_t kLadderDepth = 5000;
constexpr size_t kLeastLooked = 2;

// A bot, or somebody who has an account.
net::awaitable<Account> player_of(Services services, const Request& request) {
    const std::string id = request.args[0];
    static constexpr std::string_view kLevels[] = {"easy", "medium", "hard", "greedy", "random"};
    for (const std::string_view level : kLevels)
        if (id == bot_player(level)) co_return Account{.id = id};
    auto read = [id](Store& store) { return store.account(id); };
    std::optional<Account> account = co_await services.hall.read(read);
    if (!account) fail(404, "no_player", "there is nobody like that");
    co_return *account;
}

// What others did at private tables is theirs.
bool sees_all(const Request& request, const Account& account) {
    return request.account && request.account->id == account.id;
}

Answer get_player(Services services, Request request) {
    const Account account = co_await player_of(services, request);
    const bool all = sees_all(request, account);
    auto read = [id = account.id, all](Store& store) {
        return std::pair(store.results({.player = id, .shown_only = !all, .limit = kResultsTold}), store.ratings(id));
    };
    const auto [results, ratings] = co_await services.hall.read(read);
    boost::json::object out = summary_of(results);
    boost::json::object person = player_json(account.id, account.name).as_object();
    person["guest"] = account.guest;
    person["program"] = account.bot;
    out["person"] = std::move(person);
    out["since"] = account.created;
    out["online"] = services.hall.presence.is_online(account.id);
    boost::json::array lines;
    for (const StoredRating& line : ratings) lines.push_back(rating_json(line));
    out["ratings"] = std::move(lines);
    co_return HttpResponse{200, std::move(out)};
}

Answer get_player_games(Services services, Request request) {
    const Account account = co_await player_of(services, request);
    const ResultQuery query{.player = account.id,
                            .game = request.query("game"),
                            .shown_only = !sees_all(request, account),
                            .before = static_cast<Millis>(request.number("before")),
                            .limit = kGamesPage};
    auto read = [query](Store& store) { return store.tables_of_results(query); };
    boost::json::array games = games_json(co_await services.hall.read(read));
    const Json more = games.size() < kGamesPage ? Json() : games.back().at("ended");
    co_return HttpResponse{200, boost::json::object{{"games", std::move(games)}, {"more", more}}};
}

// Ratings are public; at which table they changed is told of public tables only.
Answer get_curve(Services services, Request request) {
    const Account account = co_await player_of(services, request);
    const bool all = sees_all(request, account);
    const std::string game = request.query("game");
    auto read = [id = account.id, game](Store& store) {
        return store.results(
            {.player = id, .game = game, .shown_only = false, .rated_only = true, .limit = kCurvePoints});
    };
    if (game.empty()) fail(400, "no_game_named", "name the game whose ratings you ask for");
    const std::vector<StoredResult> results = co_await services.hall.read(read);
    boost::json::array points;
    for (auto result = results.rbegin(); result != results.rend(); ++result) {
        boost::json::object point{
            {"ended", result->ended}, {"rating", result->rating}, {"deviation", result->deviation}};
        if (result->shown || all) point["table"] = result->table;
        points.push_back(std::move(point));
    }
    co_return HttpResponse{200, boost::json::object{{"points", std::move(points)}}};
}

boost::json::object ladder_line(const StoredRating& line, uint64_t place) {
    boost::json::object out = rating_json(line).as_object();
    out["player"] = player_json(line.player, line.name);
    out["place"] = place;
    return out;
}

Answer get_ladder(Services services, Request request) {
    const std::string game(request.args[0]);
    const uint64_t seats = std::min<uint64_t>(request.number("seats"), kMaxSeats);
    const uint64_t from = std::min(request.number("from"), kLadderDepth);
    const std::string me = request.account ? request.account->id : "";
    auto read = [game, seats, from, me](Store& store) {
        boost::json::object mine;
        if (!me.empty())
            for (StoredRating& line : store.ratings(me))
                if (line.game == game && line.seats == seats)
                    mine = ladder_line(line, store.ladder_place(me, game, seats) + 1);
        return std::pair(store.ladder(game, seats, from, kLadderPage + 1), mine);
    };
    auto [lines, mine] = co_await services.hall.read(read);
    const bool more = lines.size() > kLadderPage && from + kLadderPage < kLadderDepth;
    if (lines.size() > kLadderPage) lines.pop_back();
    boost::json::array out;
    for (const StoredRating& line : lines) out.push_back(ladder_line(line, from + out.size() + 1));
    co_return HttpResponse{200, boost::json::object{{"lines", std::move(out)},
                                                    {"more", more ? Json(from + kLadderPage) : Json()},
                                                    {"mine", mine.empty() ? Json() : Json(std::move(mine))}}};
}

// By the beginning of their names, whatever the case; for those who are signed in.
Answer get_people(Services services, Request request) {
    (void)request.need_account();
    const std::string name = request.query("name");
    boost::json::array people;
    if (name.size() >= kLeastLooked && name.size() <= kMaxName && is_plain(name)) {
        auto read = [name](Store& store) { return store.accounts_named(name, kFound); };
        for (const Account& account : co_await services.hall.read(read))
            people.push_back(player_json(account.id, account.name));
    }
    co_return HttpResponse{200, boost::json::object{{"people", std::move(people)}}};
}

bool is_taken_up(const Json& card) {
    const auto is_free = [](const Json& seat) { return seat.at("who").is_null() && seat.at("bot").is_null(); };
    const boost::json::array& seats = card.at("seats").as_array();
    return std::none_of(seats.begin(), seats.end(), is_free);
}

// Tables at which it is my turn, or which only wait for me to start them.
bool waits_for_me(const Json& card, const std::string& me) {
    if (card.at("status") == Json("open")) return card.at("owner").at("id") == Json(me) && is_taken_up(card);
    const boost::json::array &mine = card.at("my_seats").as_array(), &pending = card.at("pending").as_array();
    return std::any_of(mine.begin(), mine.end(), [&](const Json& seat) {
        return std::find(pending.begin(), pending.end(), seat) != pending.end() &&
               card.at("seats").at(seat.to_number<size_t>()).at("stands_in").is_null();
    });
}

Answer get_waiting(Services services, Request request) {
    const std::string me = request.need_account().id;
    boost::json::array tables;
    for (const TableStatus status : {TableStatus::Running, TableStatus::Open}) {
        auto read = [me, status](Store& store) {
            return store.tables({.status = status, .member = me, .listed_only = false, .limit = kWaiting});
        };
        for (const StoredTable& row : co_await services.hall.read(read)) {
            const std::shared_ptr<Room> room = services.hall.room(row.id);
            const Json card = co_await in_room(room, room->card(request.caller()));
            if (waits_for_me(card, me)) tables.push_back(card);
        }
    }
    boost::json::array invitations;
    for (const Invitation& invitation : invitations_of(*request.account)) {
        auto read = [by = invitation.by](Store& store) { return store.account(by); };
        const std::optional<Account> by = co_await services.hall.read(read);
        const std::shared_ptr<Room> room = services.hall.room(invitation.table);
        const Json card = co_await in_room(room, room->card(request.caller()));
        if (by && card.at("status") == Json("open") && card.at("my_seats").as_array().empty() && !is_taken_up(card))
            invitations.push_back({{"by", person_of(*by).json()}, {"table", card}});
    }
    co_return HttpResponse{200,
                           boost::json::object{{"tables", std::move(tables)}, {"invitations", std::move(invitations)}}};
}

}  // namespace

std::vector<Route> people_routes() {
    return {
        {"GET", "people", get_people},
        {"GET", "people/PLAYER", get_player},
        {"GET", "people/PLAYER/games", get_player_games},
        {"GET", "people/PLAYER/curve", get_curve},
        {"GET", "ladders/GAME", get_ladder},
        {"GET", "me/waiting", get_waiting},
    };
}

}  // namespace pentarchy
