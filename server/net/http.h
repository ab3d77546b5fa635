// What a request means before the application sees it: its path, who is asking, whether a foreign page is behind it.
// Pure functions over Beast's messages, without connections.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/app.h"
#include "server/net/config.h"

namespace pentarchy {

namespace beast = boost::beast;
namespace http = beast::http;

using Request = http::request<http::string_body>;
using Response = http::response<http::string_body>;

// The other end of a connection.
struct Visitor {
    std::string address;
    bool secure = false;  // over our own TLS
    bool proxy = false;   // came through a trusted proxy: X-Forwarded-* says who is behind it
};

struct Target {
    std::string path;                          // decoded, with its leading slash
    std::vector<std::string> parts;            // of the path, decoded one by one
    std::map<std::string, std::string> query;  // decoded; of a repeated name the last
};

// Nothing if it is not a path of ours: bad escapes, bytes that are not UTF-8, control characters.
std::optional<Target> parse_target(std::string_view text);

bool is_api(const Target& target);   // below /api/v1
bool is_live(const Target& target);  // the WebSocket: /api/v1/live
bool is_change(http::verb method);   // neither GET nor HEAD

Credentials credentials(const Request& request, const Target& target, const Visitor& visitor,
                        const NetSettings& settings);

// A page of this server, or of the list, or no page at all.
bool is_own_origin(const Request& request, bool secure, const NetSettings& settings);

// May the request change something? The sentence says why not; empty if it may.
std::string cross_site_fault(const Request& request, const Credentials& who, const NetSettings& settings);

// {"error": {"code", "message"}}
Response error_response(http::status status, std::string_view code, std::string_view message);

// Headers that every answer carries; then it is ready to be written.
void complete(Response& response, const Request& request, bool secure);

}  // namespace pentarchy
