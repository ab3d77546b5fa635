#include "server/net/router.h"

#include <algorithm>
#include <cmath>

#include "base/check.h"
#include "server/net/logging.h"
#include "server/net/metrics.h"

namespace pentarchy {
namespace {

using http::status;
using http::verb;

bool is_method(verb method) {
    return method == verb::get || method == verb::head || method == verb::post || method == verb::put ||
           method == verb::patch || method == verb::delete_;
}

// Passwords are tried at one kind, the store is filled by another, and long bodies are read for the third.
RequestKind kind_of(const Asked& asked) {
    const auto& parts = asked.target.parts;
    if (!is_api(asked.target) || asked.request.method() != verb::post || parts.size() < 3) return RequestKind::Any;
    if (parts[2] == "sessions" || parts[2] == "accounts" || parts[2] == "guests") return RequestKind::Login;
    if (parts[2] == "records") return RequestKind::Import;
    const bool table = (parts[2] == "tables" || parts[2] == "matches") && parts.size() == 3;
    return table || parts.back() == "branch" || parts.back() == "rematch" ? RequestKind::Creation : RequestKind::Any;
}

Response text_response(status result, std::string text) {
    Response response(result, 11);
    response.set(http::field::content_type, "text/plain; charset=utf-8");
    response.body() = std::move(text);
    return response;
}

Response not_there() { return error_response(status::not_found, "not_found", "There is nothing at this address."); }

bool is_ops(const Target& target) {
    return target.path == "/metrics" || target.path == "/healthz" || target.path == "/readyz";
}

Response answer_ops(NetContext& context, const Asked& asked) {
    if (asked.target.path == "/healthz") return text_response(status::ok, "ok\n");
    if (asked.target.path == "/readyz")
        return context.app.is_ready() && !context.stopping ? text_response(status::ok, "ready\n")
                                                           : text_response(status::service_unavailable, "not ready\n");
    const auto& readers = context.settings.metrics_to;
    if (std::find(readers.begin(), readers.end(), asked.who.address) == readers.end())
        return error_response(status::forbidden, "forbidden", "The figures are not shown to this address.");
    Response response = text_response(status::ok, metrics().text());
    response.set(http::field::content_type, "text/plain; version=0.0.4; charset=utf-8");
    return response;
}

Response answer_file(NetContext& context, const Asked& asked) {
    const auto file = context.files.find(asked.target.path);
    if (!file) return not_there();
    const Request& request = asked.request;
    const bool zip =
        !file->gzip.empty() && request[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
    const bool known = request[http::field::if_none_match].find(file->etag) != beast::string_view::npos;

    Response response(known ? status::not_modified : status::ok, 11);
    response.set(http::field::etag, file->etag);
    response.set(http::field::cache_control, file->immutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (!file->gzip.empty()) response.set(http::field::vary, "Accept-Encoding");
    if (known) return response;
    response.set(http::field::content_type, file->type);
    if (zip) response.set(http::field::content_encoding, "gzip");
    response.body() = zip ? file->gzip : file->body;
    return response;
}

Response from_app(HttpResponse said) {
    Response response(static_cast<status>(said.status), 11);
    for (const auto& [name, value] : said.headers) response.insert(name, value);
    if (said.body.is_null()) return response;
    response.set(http::field::content_type, "application/json");
    response.body() = boost::json::serialize(said.body);
    return response;
}

net::awaitable<Response> answer_api(NetContext& context, Asked asked) {
    HttpRequest request;
    const verb method = asked.request.method() == verb::head ? verb::get : asked.request.method();
    request.method = std::string(http::to_string(method));
    request.path.assign(asked.target.parts.begin() + 2, asked.target.parts.end());
    request.query = asked.target.query;
    request.who = asked.who;
    try {
        if (!asked.request.body().empty()) request.body = parse_json(asked.request.body(), "The body");
    } catch (const BadInput& error) {
        co_return error_response(status::bad_request, "bad_request", std::string(error.what()) + ".");
    }
    co_return from_app(co_await context.app.handle(std::move(request)));
}

}  // namespace

bool has_unknown_coding(const Request& request) {
    const auto coding = request.find(http::field::transfer_encoding);
    return coding != request.end() &&
           (!beast::iequals(coding->value(), "chunked") || request.count(http::field::transfer_encoding) > 1);
}

std::optional<Response> refuse_at_door(NetContext& context, const Asked& asked) {
    if (!is_method(asked.request.method()))
        return error_response(status::method_not_allowed, "bad_request", "This method is not known here.");
    if (has_unknown_coding(asked.request))
        return error_response(status::not_implemented, "bad_request", "No transfer coding but chunked is known here.");
    if (const double wait = context.limits.ask(asked.who.address, kind_of(asked)); wait > 0) {
        metrics().refused_requests.Increment();
        Response response = error_response(status::too_many_requests, "too_many", "Too many requests; wait a little.");
        response.set(http::field::retry_after, std::to_string(static_cast<int>(std::ceil(wait))));
        return response;
    }
    const std::string fault = cross_site_fault(asked.request, asked.who, context.settings);
    if (!fault.empty()) return error_response(status::forbidden, "forbidden", fault);
    if (is_change(asked.request.method()) && !is_api(asked.target))
        return error_response(status::method_not_allowed, "bad_request", "This address can only be read.");
    if (context.stopping && is_api(asked.target))
        return error_response(status::service_unavailable, "shutting_down",
                              "The server is shutting down; try again in a moment.");
    return std::nullopt;
}

size_t body_limit(const NetSettings& settings, const Target& target) {
    return is_api(target) && target.parts.size() >= 3 && target.parts[2] == "records" ? settings.max_import
                                                                                      : settings.max_body;
}

net::awaitable<Response> answer(NetContext& context, Asked asked) {
    try {
        if (is_ops(asked.target)) co_return answer_ops(context, asked);
        if (is_api(asked.target)) co_return co_await answer_api(context, asked);
        if (!asked.target.parts.empty() && asked.target.parts[0] == "api") co_return not_there();
        co_return answer_file(context, asked);
    } catch (const std::exception& error) {
        // The application answers what people do wrong; what gets here is a fault of ours or of the host.
        log_event(LogLevel::Error, "request_failed", {{"path", asked.target.path}, {"reason", error.what()}});
    }
    co_return error_response(status::internal_server_error, "internal", "Something went wrong on the server.");
}

const char* request_kind(const Asked& asked) {
    if (is_ops(asked.target)) return "ops";
    if (!is_api(asked.target)) return "static";
    return is_change(asked.request.method()) ? "change" : "api";
}

}  // namespace pentarchy
