#include "server/people/accounts.h"

#include <algorithm>

#include "base/utf8.h"
#include "server/ids.h"
#include "server/net/address.h"
#include "server/net/logging.h"
#include "server/people/ties.h"

namespace pentarchy {

namespace {

constexpr Millis kSessionLife = Millis{90} * 86'400'000, kKeyLife = Millis{365} * 86'400'000,
                 kTokenLife = Millis{3650} * 86'400'000;
constexpr size_t kMinPassword = 8, kMaxPassword = 200, kMaxPush = 8;
constexpr Guesses::Patience kLogInPatience{10, std::chrono::seconds(60)};
constexpr const char* kOtherPassword = "the old password is another one";
constexpr int kAllTables = 100'000;

// Nobody poses as a bot, as the server or as somebody whose account is gone.
void need_name(const std::string& name) {
    static constexpr std::string_view kReserved[] = {"admin",     "bot",    "chance", "deleted",   "easy",
                                                     "greedy",    "hard",   "host",   "medium",    "moderator",
                                                     "pentarchy", "random", "server", "spectator", "system"};
    if (!is_name(name))
        fail(400, "bad_name", "a name has from 1 to {} bytes of plain text in one script and no spaces at its ends",
             kMaxName);
    if (std::find(std::begin(kReserved), std::end(kReserved), fold(name)) != std::end(kReserved))
        fail(400, "reserved_name", "this name is not given to anybody");
}

void need_password(const std::string& password) {
    if (password.size() < kMinPassword || password.size() > kMaxPassword)
        fail(400, "bad_password", "a password has from {} to {} characters", kMinPassword, kMaxPassword);
}

void need_webhook(const std::string& url) {
    try {
        if (!url.empty()) (void)parse_web_address(url);
    } catch (const BadInput& problem) {
        fail(400, "bad_webhook", "{}", problem.what());
    }
}

// What the store makes of a name that somebody has.
template <class Write>
void named(const Write& write) {
    try {
        write();
    } catch (const BadInput& problem) {
        fail(400, "name_taken", "{}", problem.what());
    }
}

constexpr const char* kReturn = "return";  // labels a guest's key among its sessions; it opens one, and is none

Json settings_json(const Account& account) { return parse_json(account.settings, "settings"); }

}  // namespace

Person person_of(const Account& account) { return {account.id, account.name, account.guest, account.bot}; }

std::string setting(const Account& account, std::string_view key) {
    const Json settings = settings_json(account);
    const Json* value = settings.as_object().if_contains(key);
    return value && value->is_string() ? std::string(value->as_string()) : "";
}

std::vector<PushTarget> push_targets(const Account& account) {
    const Json settings = settings_json(account);
    std::vector<PushTarget> out;
    if (const Json* list = settings.as_object().if_contains("push"))
        for (const Json& target : list->as_array()) out.push_back(PushTarget::parse(Node(target, "push")));
    return out;
}

net::awaitable<std::optional<Account>> Accounts::signed_in(std::string token) {
    if (token.empty()) co_return std::nullopt;
    auto read = [hash = token_hash(token)](Store& store) -> std::optional<Account> {
        const std::optional<StoredSession> session = store.session(hash);
        if (!session || session->label == kReturn || session->expires < now_ms()) return std::nullopt;
        return store.account(session->account);
    };
    co_return co_await hall_.read(read);
}

net::awaitable<Accounts::Entrance> Accounts::enter(Account account) {
    Entrance out{account, random_token()};
    const Millis now = now_ms();
    auto write = [session = StoredSession{token_hash(out.token), account.id, "", now, now + kSessionLife}](
                     Store& store) { store.add_session(session); };
    co_await hall_.read(write);
    co_return out;
}

net::awaitable<Accounts::Entrance> Accounts::add_guest(std::string name, std::string lang) {
    const bool chosen = !name.empty();
    if (chosen) need_name(name);
    Account account{.id = random_id(),
                    .name = chosen ? name : (lang == "cs" ? "host-" : "guest-") + random_id().substr(0, 6),
                    .guest = true};
    account.settings = boost::json::serialize(boost::json::object{{"lang", lang.empty() ? "en" : lang}});
    account.created = now_ms();
    auto write = [account](Store& store) { store.add_account(account); };
    co_await hall_.read(write);
    co_return co_await enter(account);
}

net::awaitable<Accounts::Entrance> Accounts::sign_up(std::optional<Account> guest, std::string name,
                                                     std::string password, std::string lang) {
    need_name(name);
    need_password(password);
    if (guest && guest->guest) co_return co_await grow(*guest, name, password);
    Account account{.id = random_id(), .name = name, .created = now_ms()};
    account.settings = boost::json::serialize(boost::json::object{{"lang", lang.empty() ? "en" : lang}});
    account.password_hash = co_await hall_.passwords.hash(std::move(password));
    auto write = [account](Store& store) { named([&] { store.add_account(account); }); };
    co_await hall_.read(write);
    co_return co_await enter(account);
}

net::awaitable<Accounts::Entrance> Accounts::grow(Account guest, std::string name, std::string password) {
    const std::string hash = co_await hall_.passwords.hash(std::move(password));
    auto write = [id = guest.id, name, hash](Store& store) {
        Account account;
        named([&] {
            account = store.edit_account(id, [&](Account& grown) {
                if (!grown.guest) fail(409, "not_a_guest", "this guest has signed up already");
                grown.name = name;
                grown.guest = false;
                grown.password_hash = hash;
            });
        });
        store.delete_sessions_of(id);  // from now on the password opens it, no key of the guest
        return account;
    };
    const Account account = co_await hall_.read(write);
    co_await rename_everywhere(person_of(guest), person_of(account));
    co_return co_await enter(account);
}

// A name that does not exist gets the same answer after the same work, so that nobody learns which names exist. Tries
// are counted per name, from all addresses together; addresses where the name has logged in before are counted apart,
// so that guesses of others do not shut its owner out.
net::awaitable<Accounts::Entrance> Accounts::log_in(std::string name, std::string password, std::string address) {
    constexpr const char* kWrong = "this name and password do not belong together";
    if (name.size() > kMaxName || password.size() > kMaxPassword) fail(401, "wrong_login", kWrong);
    const std::string anywhere = "name " + fold(name),
                      here = fmt::format("{} address {}", anywhere, limit_key(address));
    const std::vector<std::string> guesser{hall_.guesses.is_known(here) ? here : anywhere};
    hall_.guesses.try_one(guesser, kLogInPatience);
    auto read = [name](Store& store) { return store.account_by_name(name); };
    const std::optional<Account> account = co_await hall_.read(read);
    const std::string hash = account ? account->password_hash : "";  // a guest has none either
    if (!co_await hall_.passwords.is_right(hash, std::move(password))) fail(401, "wrong_login", kWrong);
    hall_.guesses.right({anywhere, here});
    co_return co_await enter(*account);
}

// Of somebody who is signed in already: a stolen session guesses no faster than a stranger.
net::awaitable<void> Accounts::need_password_of(Account account, std::string password, const char* otherwise) {
    const std::vector<std::string> guesser{"account " + account.id};
    hall_.guesses.try_one(guesser, kLogInPatience);
    if (!co_await hall_.passwords.is_right(account.password_hash, std::move(password)))
        throw ApiError(403, "wrong_password", otherwise);
    hall_.guesses.right(guesser);
}

net::awaitable<std::string> Accounts::add_key(Account guest) {
    if (!guest.guest) fail(403, "not_a_guest", "an account comes back by its name and password");
    const std::string key = random_token();
    const Millis now = now_ms();
    auto write = [session = StoredSession{token_hash(key), guest.id, kReturn, now, now + kKeyLife}](Store& store) {
        store.add_session(session);
    };
    co_await hall_.read(write);
    co_return key;
}

net::awaitable<Accounts::Entrance> Accounts::come_back(std::string key) {
    auto check = [hash = token_hash(key)](Store& store) -> std::optional<Account> {
        const std::optional<StoredSession> session = store.session(hash);
        if (!session || session->label != kReturn || session->expires < now_ms()) return std::nullopt;
        return store.account(session->account);
    };
    const std::optional<Account> account = co_await hall_.read(check);
    if (!account || !account->guest) fail(401, "wrong_key", "this key opens no guest's games any more");
    co_return co_await enter(*account);
}

net::awaitable<void> Accounts::log_out(std::string token) {
    auto write = [hash = token_hash(token)](Store& store) {
        const std::optional<StoredSession> session = store.session(hash);
        store.delete_session(hash);
        return session ? session->account : "";
    };
    hall_.hub.close_of(co_await hall_.read(write), token);
}

net::awaitable<void> Accounts::log_out_everywhere(Account account) {
    auto write = [id = account.id](Store& store) { store.delete_sessions_of(id); };
    co_await hall_.read(write);
    hall_.hub.close_of(account.id);
}

net::awaitable<Account> Accounts::fresh(Account account) {
    auto read = [id = account.id](Store& store) { return store.account(id); };
    std::optional<Account> found = co_await hall_.read(read);
    if (!found) fail(401, "not_signed_in", "sign in or continue as a guest first");
    co_return *found;
}

net::awaitable<Account> Accounts::change(Account account, Json wish) {
    const Node node(wish, "account");
    node.only({"lang", "theme", "webhook", "vacation_until", "password", "bot"});
    boost::json::object changed;
    if (const auto lang = node.find("lang")) {
        if (lang->text() != "en" && lang->text() != "cs") lang->fail("must be one of: en, cs");
        changed["lang"] = lang->json();
    }
    if (const auto theme = node.find("theme")) {
        if (theme->text() != "light" && theme->text() != "dark" && theme->text() != "system")
            theme->fail("must be one of: light, dark, system");
        changed["theme"] = theme->json();
    }
    if (const auto webhook = node.find("webhook")) {
        const std::string_view url = webhook->text();
        if (url.size() > 300) webhook->fail("is longer than 300 bytes");
        need_webhook(std::string(url));
        changed["webhook"] = webhook->json();
    }
    std::optional<Millis> vacation;
    if (const auto until = node.find("vacation_until")) {
        const uint64_t time = until->natural();
        if (time > static_cast<uint64_t>(now_ms() + Millis{60} * 86'400'000))
            fail(400, "too_long", "a vacation lasts 60 days at most");
        vacation = static_cast<Millis>(time);
    }
    std::optional<bool> bot;
    if (const auto wished = node.find("bot")) bot = wished->boolean();
    std::string old_password, new_password;
    if (const auto password = node.find("password")) {
        old_password = (*password)["old"].text();
        new_password = (*password)["new"].text();
        need_password(new_password);
    }
    std::string hash;
    if (!new_password.empty()) {
        co_await need_password_of(account, std::move(old_password), kOtherPassword);
        hash = co_await hall_.passwords.hash(new_password);
    }
    auto write = [account, hash, changed, vacation, bot](Store& store) {
        Account edited = store.edit_account(account.id, [&](Account& now) {
            boost::json::object settings = settings_json(now).as_object();
            for (const auto& [key, value] : changed) settings[key] = value;
            now.settings = boost::json::serialize(settings);
            if (vacation) now.vacation_until = *vacation;
            if (bot) now.bot = *bot;
            if (now.bot && now.guest) fail(403, "guest", "register before the account may be a program's");
            if (hash.empty()) return;
            if (now.password_hash != account.password_hash) fail(403, "wrong_password", kOtherPassword);
            now.password_hash = hash;
        });
        if (!hash.empty()) store.delete_sessions_of(account.id);  // whoever knew the old password is out
        return edited;
    };
    const Account edited = co_await hall_.read(write);
    if (!new_password.empty()) hall_.hub.close_of(account.id);
    co_return edited;
}

// The account is gone before its tables hear of it: nothing that is still under way can come back to it, and a table
// that cannot be told now finds out when it is next read.
net::awaitable<void> Accounts::remove(Account account, std::string password) {
    if (!account.guest) co_await need_password_of(account, std::move(password), "the password is another one");
    auto write = [id = account.id](Store& store) { store.delete_account(id); };
    co_await hall_.read(write);
    hall_.hub.close_of(account.id);
    co_await forget_everywhere(account.id);
}

net::awaitable<void> Accounts::forget_everywhere(std::string id) {
    auto read = [id](Store& store) {
        return store.tables({.status = {}, .member = id, .listed_only = false, .limit = kAllTables});
    };
    const std::vector<StoredTable> rows = co_await hall_.read(read);
    for (const StoredTable& row : rows) {
        const std::shared_ptr<Room> room = hall_.room(row.id);
        try {
            co_await in_room(room, room->forget(id, true));
        } catch (const std::exception& problem) {
            log_event(LogLevel::Warning, "not_forgotten_yet", {{"table", row.id}, {"reason", problem.what()}});
        }
    }
    for (const std::shared_ptr<Room>& room : hall_.open_rooms())
        co_await in_room(room, room->forget(id, false));  // it may have written there
}

net::awaitable<void> Accounts::rename_everywhere(Person before, Person after) {
    auto read = [id = before.id](Store& store) {
        return store.tables({.status = {}, .member = id, .listed_only = false, .limit = kAllTables});
    };
    const std::vector<StoredTable> rows = co_await hall_.read(read);
    for (const StoredTable& row : rows) {
        const std::shared_ptr<Room> room = hall_.room(row.id);
        co_await in_room(room, room->rename(before, after));
    }
}

net::awaitable<std::string> Accounts::add_token(Account account, std::string name) {
    if (!account.bot) fail(403, "not_a_bot", "only the account of a program has tokens; set \"bot\" first");
    if (name.empty() || name.size() > 60 || !is_plain(name) || name == kReturn)
        fail(400, "bad_name", "a token has a name of 1 to 60 bytes of plain text");
    const std::string token = random_token();
    const Millis now = now_ms();
    auto write = [session = StoredSession{token_hash(token), account.id, name, now, now + kTokenLife}](Store& store) {
        store.add_session(session);
    };
    co_await hall_.read(write);
    co_return token;
}

// The newest browsers count; one that subscribes again is the newest.
net::awaitable<void> Accounts::add_push(Account account, PushTarget target) {
    auto add = [target](std::vector<PushTarget>& targets) {
        std::erase_if(targets, [&](const PushTarget& t) { return t.endpoint == target.endpoint; });
        targets.push_back(target);
        if (targets.size() > kMaxPush) targets.erase(targets.begin());
    };
    co_await edit_push(account.id, add);
}

net::awaitable<void> Accounts::remove_push(Account account, std::string endpoint) {
    auto remove = [endpoint](std::vector<PushTarget>& targets) {
        std::erase_if(targets, [&](const PushTarget& t) { return t.endpoint == endpoint; });
    };
    co_await edit_push(account.id, remove);
}

net::awaitable<void> Accounts::edit_push(std::string id, std::function<void(std::vector<PushTarget>&)> edit) {
    auto write = [id, edit](Store& store) {
        store.edit_account(id, [&](Account& account) {
            std::vector<PushTarget> targets = push_targets(account);
            edit(targets);
            boost::json::array list;
            for (const PushTarget& target : targets) list.push_back(target.json());
            boost::json::object settings = settings_json(account).as_object();
            settings["push"] = std::move(list);
            account.settings = boost::json::serialize(settings);
        });
    };
    co_await hall_.read(write);
}

net::awaitable<Json> Accounts::json(Account account) {
    auto read = [id = account.id](Store& store) { return store.ratings(id); };
    boost::json::object ratings;
    for (const StoredRating& rating : co_await hall_.read(read))
        if (!rating.seats)
            ratings[rating.game] = {
                {"rating", rating.rating}, {"deviation", rating.deviation}, {"games", rating.games}};
    boost::json::object out = person_of(account).json().as_object();
    out["lang"] = setting(account, "lang");
    out["theme"] = setting(account, "theme");
    out["webhook"] = setting(account, "webhook");
    out["vacation_until"] = account.vacation_until;
    out["push"] = push_targets(account).size();
    out["ratings"] = std::move(ratings);
    const std::vector<std::string> blocks = blocked_by(account);
    out["blocks"] = boost::json::array(blocks.begin(), blocks.end());
    co_return out;
}

}  // namespace pentarchy
