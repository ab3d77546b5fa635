#include "server/net/http.h"

#include <algorithm>
#include <charconv>
#include <ctime>

#include <boost/beast/http/rfc7230.hpp>

#include "base/utf8.h"
#include "server/net/address.h"

namespace pentarchy {
namespace {

constexpr std::string_view kCookie = "pentarchy_session";

std::string_view field(const Request& request, http::field name) {
    const auto value = request[name];
    return {value.data(), value.size()};
}

std::string_view field(const Request& request, std::string_view name) {
    const auto value = request[boost::beast::string_view(name.data(), name.size())];
    return {value.data(), value.size()};
}

std::string lower(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return result;
}

std::optional<std::string> decode(std::string_view text, bool plus_is_space) {
    std::string result;
    for (size_t i = 0; i < text.size(); ++i) {
        char c = text[i];
        if (c == '+' && plus_is_space) c = ' ';
        if (c == '%') {
            unsigned char byte = 0;
            const char* digits = text.data() + i + 1;
            if (i + 2 >= text.size() || std::from_chars(digits, digits + 2, byte, 16).ptr != digits + 2)
                return std::nullopt;
            c = static_cast<char>(byte);
            i += 2;
        }
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return std::nullopt;
        result += c;
    }
    if (!is_utf8(result)) return std::nullopt;
    return result;
}

// "a=1&b": calls for each part between separators.
template <class F>
bool each_part(std::string_view text, char separator, F&& f) {
    while (!text.empty()) {
        const size_t end = std::min(text.find(separator), text.size());
        if (!f(text.substr(0, end))) return false;
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return true;
}

bool parse_query(std::string_view text, std::map<std::string, std::string>& query) {
    return each_part(text, '&', [&](std::string_view part) {
        const size_t equals = std::min(part.find('='), part.size());
        const auto name = decode(part.substr(0, equals), true);
        const auto value = decode(part.substr(std::min(equals + 1, part.size())), true);
        if (!name || !value) return false;
        query[*name] = *value;
        return true;
    });
}

std::string cookie(std::string_view header) {
    std::string value;
    each_part(header, ';', [&](std::string_view part) {
        part = trim(part);
        const bool ours = part.starts_with(kCookie) && part.substr(kCookie.size()).starts_with('=');
        if (ours) value = part.substr(kCookie.size() + 1);
        return !ours;
    });
    return value;
}

// "cs-CZ,cs;q=0.9,en;q=0.8": the first of ours. Browsers list them in the order of preference.
std::string accepted_language(std::string_view header) {
    std::string found;
    each_part(header, ',', [&](std::string_view part) {
        const std::string code = lower(trim(part)).substr(0, 2);
        if (code == "cs" || code == "en") found = code;
        return found.empty();
    });
    return found;
}

// Without the port that the scheme implies.
std::string plain_host(std::string_view scheme, std::string_view host) {
    const std::string_view implied = scheme == "https" ? ":443" : ":80";
    if (host.ends_with(implied)) host.remove_suffix(implied.size());
    return lower(host);
}

bool is_host(std::string_view host) {
    return !host.empty() && std::all_of(host.begin(), host.end(), [](unsigned char c) {
        return std::isalnum(c) || c == '.' || c == '-' || c == ':' || c == '[' || c == ']' || c == '_';
    });
}

std::string content_security_policy(std::string_view host) {
    // 'self' covers WebSockets of the same host only in newer browsers.
    const std::string live = is_host(host) ? fmt::format(" ws://{0} wss://{0}", host) : "";
    return fmt::format(
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'{}; "
        "object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
        live);
}

std::string http_date() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    char text[40];
    const size_t size = std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &parts);
    return {text, size};
}

}  // namespace

std::optional<Target> parse_target(std::string_view text) {
    if (!text.starts_with('/')) return std::nullopt;
    const size_t question = std::min(text.find('?'), text.size());
    std::string_view path = text.substr(0, question);
    Target target;
    if (question < text.size() && !parse_query(text.substr(question + 1), target.query)) return std::nullopt;
    const bool good = each_part(path.substr(1), '/', [&](std::string_view part) {
        auto decoded = decode(part, false);
        if (!decoded) return false;
        target.path += '/' + *decoded;
        target.parts.push_back(std::move(*decoded));
        return true;
    });
    if (!good) return std::nullopt;
    if (target.path.empty()) target.path = "/";
    return target;
}

bool is_api(const Target& target) {
    return target.parts.size() >= 2 && target.parts[0] == "api" && target.parts[1] == "v1";
}

bool is_live(const Target& target) { return is_api(target) && target.parts.size() == 3 && target.parts[2] == "live"; }

bool is_change(http::verb method) { return method != http::verb::get && method != http::verb::head; }

Credentials credentials(const Request& request, const Target& target, const Visitor& visitor,
                        const NetSettings& settings) {
    Credentials who;
    constexpr std::string_view kBearer = "Bearer ";
    const std::string_view authorization = field(request, http::field::authorization);
    who.bearer = authorization.starts_with(kBearer);
    who.token = who.bearer ? std::string(trim(authorization.substr(kBearer.size())))
                           : cookie(field(request, http::field::cookie));
    who.address = visitor.address;
    who.secure = visitor.secure;
    if (visitor.proxy) {
        who.address = forwarded_address(field(request, "X-Forwarded-For"), settings.proxies, visitor.address);
        who.secure = who.secure || lower(trim(field(request, "X-Forwarded-Proto"))) == "https";
    }
    const auto lang = target.query.find("lang");
    if (lang != target.query.end()) {
        if (lang->second == "en" || lang->second == "cs") who.lang = lang->second;
    } else {
        who.lang = accepted_language(field(request, http::field::accept_language));
    }
    return who;
}

bool is_own_origin(const Request& request, bool secure, const NetSettings& settings) {
    const auto found = request.find(http::field::origin);
    if (found == request.end()) return true;
    const std::string origin = lower({found->value().data(), found->value().size()});
    for (const std::string& allowed : settings.origins)
        if (lower(allowed) == origin) return true;
    const size_t slashes = origin.find("://");
    if (slashes == std::string::npos) return false;  // "null"
    const std::string scheme = origin.substr(0, slashes);
    if (scheme != "https" && (scheme != "http" || secure)) return false;
    return plain_host(scheme, std::string_view(origin).substr(slashes + 3)) ==
           plain_host(scheme, field(request, http::field::host));
}

std::string cross_site_fault(const Request& request, const Credentials& who, const NetSettings& settings) {
    if (!is_change(request.method())) return {};
    if (!is_own_origin(request, who.secure, settings)) return "The page that asks does not belong to this server.";
    if (!who.bearer && field(request, "X-Pentarchy") != "1")
        return "A request that changes something needs the header X-Pentarchy: 1.";
    return {};
}

Response error_response(http::status status, std::string_view code, std::string_view message) {
    Response response(status, 11);
    response.set(http::field::content_type, "application/json");
    response.body() = boost::json::serialize(
        boost::json::object{{"error", boost::json::object{{"code", code}, {"message", message}}}});
    return response;
}

void complete(Response& response, const Request& request, bool secure) {
    response.version(request.version());
    response.set(http::field::date, http_date());
    response.set("Content-Security-Policy", content_security_policy(field(request, http::field::host)));
    response.set("X-Content-Type-Options", "nosniff");
    response.set("Referrer-Policy", "same-origin");
    response.set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=()");
    response.set("Cross-Origin-Opener-Policy", "same-origin");
    response.set("Cross-Origin-Resource-Policy", "same-origin");
    if (secure) response.set("Strict-Transport-Security", "max-age=31536000");
    if (response.find(http::field::cache_control) == response.end())
        response.set(http::field::cache_control, "no-store");
    response.prepare_payload();
    const bool has_no_body =
        response.result() == http::status::no_content || response.result() == http::status::not_modified;
    if (has_no_body) response.erase(http::field::content_length);
    if (request.method() == http::verb::head) response.body().clear();  // the length stays that of a GET
}

}  // namespace pentarchy
