#include "server/people/notices.h"

#include "catalog/catalog.h"
#include "engine/text/text.h"
#include "server/ids.h"
#include "server/net/logging.h"
#include "server/people/accounts.h"
#include "server/people/push.h"

namespace pentarchy {

namespace {

net::awaitable<void> call_webhook(Hall& hall, Account account, Notice notice) {
    const std::string url = setting(account, "webhook");
    if (url.empty()) co_return;
    boost::json::object body{{"event", "your_turn"},
                             {"table", notice.table},
                             {"seat", notice.seat},
                             {"title", notice.title},
                             {"game", notice.game}};
    if (!hall.settings.public_url.empty()) body["url"] = hall.settings.public_url + "/#/table/" + notice.table;
    WebHeaders headers;
    headers.emplace_back("Content-Type", "application/json");
    const int status =
        co_await post_out(url, boost::json::serialize(body), std::move(headers), hall.settings.private_webhooks);
    log_event(LogLevel::Debug, "webhook", {{"table", notice.table}, {"status", status}});
}

// A browser that has unsubscribed is forgotten: the push service says so by 404 or 410.
net::awaitable<void> push(Hall& hall, Account account, Notice notice) {
    const std::string lang = setting(account, "lang");
    const Texts& words = find_game(notice.game).text(lang.empty() ? "en" : lang);
    const Json body{{"table", notice.table},
                    {"game", notice.game},
                    {"title", notice.title},
                    {"text", render(words, "notice.your_turn")}};
    const std::string text = boost::json::serialize(body);
    for (const PushTarget& target : push_targets(account)) {
        WebHeaders headers = push_headers(hall.push_key, target, notice.table, hall.settings.public_url, now_ms());
        const int status = co_await post_out(target.endpoint, seal_push(text, target), std::move(headers),
                                             hall.settings.private_webhooks);
        log_event(LogLevel::Debug, "push", {{"table", notice.table}, {"status", status}});
        if (status != 404 && status != 410) continue;
        Accounts accounts(hall);
        co_await accounts.remove_push(account, target.endpoint);
    }
}

}  // namespace

void tell_turn(Hall& hall, const Notice& notice) {
    const Hub::Reached reached = hall.hub.tell_turn(notice);
    if (reached == Hub::Reached::OnScreen) return;
    if (hall.presence.is_elsewhere(notice.account)) {
        hall.store.tell("turn", notice.account, fmt::format("{} {} {}", notice.table, notice.seat, notice.title));
        // A process that has died is missed only when it has been silent for a while.
        if (reached == Hub::Reached::Nowhere) hall.hub.remember_turn(notice, now_ms() + 2 * Presence::kGoneAfter);
    } else if (reached == Hub::Reached::Nowhere) {
        net::co_spawn(hall.io, send_notice(hall, notice), net::detached);
    }
}

void hear_turn(Hall& hall, const Change& change) {
    const size_t first = change.text.find(' '), second = change.text.find(' ', first + 1);
    if (second == std::string::npos || second != first + 2) return;
    const Seat seat = static_cast<Seat>(change.text[first + 1] - '0');
    hall.hub.tell_turn({change.id, change.text.substr(0, first), "", change.text.substr(second + 1), seat});
}

void tell_turns_again(Hall& hall, const std::unordered_set<std::string>& accounts) {
    for (const Notice& notice : hall.hub.take_turns(accounts, now_ms())) tell_turn(hall, notice);
}

net::awaitable<void> send_notice(Hall& hall, Notice notice) {
    try {
        auto read = [id = notice.account](Store& store) { return store.account(id); };
        const std::optional<Account> account = co_await hall.read(read);
        if (!account) co_return;
        co_await push(hall, *account, notice);
        co_await call_webhook(hall, *account, notice);
    } catch (const std::exception& problem) {
        log_event(LogLevel::Warning, "notice_failed", {{"table", notice.table}, {"reason", problem.what()}});
    }
}

}  // namespace pentarchy
