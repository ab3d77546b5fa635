#include "server/routes/routes.h"

#include <cctype>

#include "server/ids.h"

namespace pentarchy {

namespace {

bool is_argument(std::string_view word) { return !word.empty() && std::isupper(static_cast<unsigned char>(word[0])); }

std::vector<std::string_view> parts_of(std::string_view pattern) {
    std::vector<std::string_view> out;
    while (!pattern.empty()) {
        const size_t end = std::min(pattern.find('/'), pattern.size());
        out.push_back(pattern.substr(0, end));
        pattern.remove_prefix(std::min(end + 1, pattern.size()));
    }
    return out;
}

bool matches_path(std::string_view pattern, const std::vector<std::string>& path) {
    const std::vector<std::string_view> words = parts_of(pattern);
    if (words.size() != path.size()) return false;
    for (size_t i = 0; i < words.size(); ++i)
        if (!is_argument(words[i]) && words[i] != path[i]) return false;
    return true;
}

}  // namespace

std::string Request::lang() const {
    const auto asked = http.query.find("lang");
    const std::string from_account = account ? setting(*account, "lang") : "";
    for (const std::string& lang : {asked == http.query.end() ? "" : asked->second, from_account, http.who.lang})
        if (lang == "en" || lang == "cs") return lang;
    return "en";
}

Caller Request::caller() const {
    return {account ? std::optional(person_of(*account)) : std::nullopt, lang(), http.who.address};
}

const Account& Request::need_account() const {
    if (!account) fail(401, "not_signed_in", "sign in or continue as a guest first");
    return *account;
}

Node Request::body() const {
    if (!http.body.is_object()) fail(400, "no_body", "the request needs a JSON object as its body");
    return Node(http.body, "body");
}

std::string Request::query(std::string_view key) const {
    const auto found = http.query.find(std::string(key));
    return found == http.query.end() ? "" : found->second;
}

uint64_t Request::number(std::string_view key) const {
    const std::string text = query(key);
    if (text.empty() || text.size() > 17 || text.find_first_not_of("0123456789") != text.npos) return 0;
    return std::stoull(text);
}

std::optional<Seat> Request::seat(std::string_view key) const {
    const std::string word = query(key);
    if (word.empty()) return std::nullopt;
    if (word == "spectator") return kSpectator;
    if (word.size() == 1 && word[0] >= '0' && word[0] < '0' + kMaxSeats) return static_cast<Seat>(word[0] - '0');
    bad_input("{}: \"{}\" is no seat", key, word);
}

std::shared_ptr<Room> room_of(Services services, const Request& request) { return services.hall.room(request.args[0]); }

std::string text_in(const Json& object, std::string_view key) {
    return object.is_object() ? text_in(object.get_object(), key) : "";
}

std::string text_in(const boost::json::object& object, std::string_view key) {
    const Json* value = object.if_contains(key);
    return value && value->is_string() ? std::string(value->get_string()) : "";
}

std::vector<Route> all_routes() {
    std::vector<Route> out;
    for (const auto& part : {account_routes(), game_routes(), table_routes(), play_routes(), people_routes(),
                             tie_routes(), match_routes()})
        out.insert(out.end(), part.begin(), part.end());
    return out;
}

const Route& find_route(const std::vector<Route>& routes, Request& request) {
    bool path_known = false;
    for (const Route& route : routes) {
        if (!matches_path(route.pattern, request.http.path)) continue;
        path_known = true;
        if (route.method != request.http.method) continue;
        const std::vector<std::string_view> words = parts_of(route.pattern);
        for (size_t i = 0; i < words.size(); ++i)
            if (is_argument(words[i])) request.args.push_back(request.http.path[i]);
        return route;
    }
    if (path_known) fail(405, "wrong_method", "{} cannot be done here", request.http.method);
    fail(404, "no_route", "there is nothing at this address");
}

}  // namespace pentarchy
