// The HTTP half of docs/protocol.md: every route with what answers it, in one table each for accounts, games and
// tables.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "server/app.h"
#include "server/people/accounts.h"

namespace pentarchy {

// A request with what was found out about it.
struct Request {
    HttpRequest http;
    std::optional<Account> account;
    std::vector<std::string> args;  // what stands for the words in capitals of the pattern

    std::string lang() const;
    Caller caller() const;
    const Account& need_account() const;
    Node body() const;
    std::string query(std::string_view key) const;
    uint64_t number(std::string_view key) const;  // 0 if it is missing or none
    std::optional<Seat> seat(std::string_view key) const;  // "2", "spectator"; BadInput for anything else
};

struct Services {
    Hall& hall;
    Accounts& accounts;
};

// The room of the table that the first argument names.
std::shared_ptr<Room> room_of(Services services, const Request& request);

using Answer = net::awaitable<HttpResponse>;

struct Route {
    const char* method;
    const char* pattern;  // "tables/ID/join": a word in capitals is an argument
    Answer (*answer)(Services, Request);
};

std::vector<Route> all_routes();
std::vector<Route> account_routes();
std::vector<Route> game_routes();
std::vector<Route> table_routes();
std::vector<Route> play_routes();
std::vector<Route> people_routes();
std::vector<Route> tie_routes();
std::vector<Route> match_routes();

// Finds the route; its arguments are filled in. ApiError 404 or 405 if there is none.
const Route& find_route(const std::vector<Route>& routes, Request& request);

std::string text_in(const Json& object, std::string_view key);                 // or empty
std::string text_in(const boost::json::object& object, std::string_view key);  // not to be copied into a value for that

}  // namespace pentarchy
