// Routes of people: who am I, sign up, log in and out, settings, tokens.
#include "server/routes/routes.h"

namespace pentarchy {

namespace {

constexpr int kCookieSeconds = 90 * 86'400;

std::pair<std::string, std::string> cookie(const Request& request, const std::string& token) {
    const char* secure = request.http.who.secure ? "; Secure" : "";
    return {"Set-Cookie", fmt::format("pentarchy_session={}; Path=/; HttpOnly; SameSite=Lax; Max-Age={}{}", token,
                                      token.empty() ? 0 : kCookieSeconds, secure)};
}

HttpResponse account_answer(Json account, int status = 200) {
    return {status, boost::json::object{{"account", std::move(account)}}};
}

Answer entered(Services services, Request request, Accounts::Entrance entrance) {
    HttpResponse out = account_answer(co_await services.accounts.json(entrance.account), 201);
    out.headers.push_back(cookie(request, entrance.token));
    co_return out;
}

Answer get_me(Services services, Request request) {
    if (!request.account) co_return account_answer(nullptr);
    co_return account_answer(co_await services.accounts.json(*request.account));
}

Answer post_guest(Services services, Request request) {
    std::string lang = text_in(request.http.body, "lang");
    if (lang != "en" && lang != "cs") lang = request.lang();
    Accounts::Entrance entrance = co_await services.accounts.add_guest(text_in(request.http.body, "name"), lang);
    co_return co_await entered(services, request, std::move(entrance));
}

Answer post_account(Services services, Request request) {
    const Node body = request.body();
    Accounts::Entrance entrance = co_await services.accounts.sign_up(
        request.account, std::string(body["name"].text()), std::string(body["password"].text()), request.lang());
    co_return co_await entered(services, request, std::move(entrance));
}

Answer post_session(Services services, Request request) {
    const Node body = request.body();
    Accounts::Entrance entrance = co_await services.accounts.log_in(
        std::string(body["name"].text()), std::string(body["password"].text()), request.http.who.address);
    co_return co_await entered(services, request, std::move(entrance));
}

Answer post_key(Services services, Request request) {
    const std::string key = co_await services.accounts.add_key(request.need_account());
    co_return HttpResponse{201, boost::json::object{{"key", key}}};
}

// The way back of a guest whose cookie is gone.
Answer post_return(Services services, Request request) {
    Accounts::Entrance entrance = co_await services.accounts.come_back(std::string(request.body()["key"].text()));
    co_return co_await entered(services, request, std::move(entrance));
}

Answer delete_session(Services services, Request request) {
    co_await services.accounts.log_out(request.http.who.token);
    HttpResponse out{204, nullptr};
    out.headers.push_back(cookie(request, ""));
    co_return out;
}

Answer delete_sessions(Services services, Request request) {
    co_await services.accounts.log_out_everywhere(request.need_account());
    HttpResponse out{204, nullptr};
    out.headers.push_back(cookie(request, ""));
    co_return out;
}

Answer patch_me(Services services, Request request) {
    (void)request.body();
    const Account changed = co_await services.accounts.change(request.need_account(), request.http.body);
    HttpResponse out = account_answer(co_await services.accounts.json(changed));
    if (request.body().find("password")) {  // its sessions ended with the old one; here it goes on
        const Accounts::Entrance entrance = co_await services.accounts.enter(changed);
        out.headers.push_back(cookie(request, entrance.token));
    }
    co_return out;
}

Answer delete_me(Services services, Request request) {
    co_await services.accounts.remove(request.need_account(), text_in(request.http.body, "password"));
    HttpResponse out{204, nullptr};
    out.headers.push_back(cookie(request, ""));
    co_return out;
}

Answer post_token(Services services, Request request) {
    const std::string token =
        co_await services.accounts.add_token(request.need_account(), std::string(request.body()["name"].text()));
    co_return HttpResponse{201, boost::json::object{{"token", token}}};
}

Answer get_push_key(Services services, Request) {
    co_return HttpResponse{200, boost::json::object{{"key", to_base64url(public_point(services.hall.push_key))}}};
}

Answer post_push(Services services, Request request) {
    const PushTarget target = PushTarget::parse(request.body());
    co_await services.accounts.add_push(request.need_account(), target);
    co_return HttpResponse{204, nullptr};
}

Answer delete_push(Services services, Request request) {
    co_await services.accounts.remove_push(request.need_account(), std::string(request.body()["endpoint"].text()));
    co_return HttpResponse{204, nullptr};
}

}  // namespace

std::vector<Route> account_routes() {
    return {
        {"GET", "me", get_me},
        {"PATCH", "me", patch_me},
        {"DELETE", "me", delete_me},
        {"POST", "me/tokens", post_token},
        {"POST", "me/key", post_key},
        {"GET", "push/key", get_push_key},
        {"POST", "me/push", post_push},
        {"DELETE", "me/push", delete_push},
        {"POST", "guests", post_guest},
        {"POST", "accounts", post_account},
        {"POST", "sessions", post_session},
        {"POST", "sessions/return", post_return},
        {"DELETE", "sessions", delete_session},
        {"DELETE", "sessions/all", delete_sessions},
    };
}

}  // namespace pentarchy
