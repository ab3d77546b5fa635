#include "server/people/ties.h"

#include <algorithm>

#include "server/people/profiles.h"

namespace pentarchy {

namespace {

constexpr const char *kFollows = "follows", *kBlocks = "blocks", *kInvitations = "invitations";

boost::json::object settings_object(const Account& account) {
    return parse_json(account.settings, "settings").as_object();
}

std::vector<std::string> ids_in(const boost::json::object& settings, const char* key) {
    std::vector<std::string> out;
    if (const Json* list = settings.if_contains(key))
        for (const Json& id : list->as_array()) out.emplace_back(id.as_string());
    return out;
}

bool holds(const std::vector<std::string>& ids, const std::string& id) {
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

// The list with this id as its last, or without it.
void put_id(boost::json::object& settings, const char* key, const std::string& id, bool in) {
    std::vector<std::string> ids = ids_in(settings, key);
    std::erase(ids, id);
    if (in && ids.size() >= Ties::kMost)
        fail(422, "too_many_ties", "you follow or have blocked {} people already; end one of these first", Ties::kMost);
    if (in) ids.push_back(id);
    settings[key] = boost::json::array(ids.begin(), ids.end());
}

boost::json::array without_table(const boost::json::object& settings, const std::string& table) {
    boost::json::array out;
    if (const Json* list = settings.if_contains(kInvitations))
        for (const Json& entry : list->as_array())
            if (entry.at("table") != Json(table)) out.push_back(entry);
    return out;
}

}  // namespace

std::vector<std::string> blocked_by(const Account& account) { return ids_in(settings_object(account), kBlocks); }

std::vector<Invitation> invitations_of(const Account& account) {
    std::vector<Invitation> out;
    const boost::json::object settings = settings_object(account);
    const std::vector<std::string> blocked = ids_in(settings, kBlocks);
    if (const Json* list = settings.if_contains(kInvitations))
        for (const Json& entry : list->as_array())
            if (std::string by(entry.at("by").as_string()); !holds(blocked, by))
                out.push_back({std::string(entry.at("table").as_string()), by, entry.at("time").to_number<Millis>()});
    return out;
}

net::awaitable<Json> Ties::json(Account account) {
    auto read = [this, account](Store& store) -> Json {
        const boost::json::object settings = settings_object(account);
        boost::json::object out;
        for (const char* key : {kFollows, kBlocks}) {
            boost::json::array people;
            for (const std::string& id : ids_in(settings, key)) {
                const std::optional<Account> other = store.account(id);
                if (!other) continue;  // it is gone
                boost::json::object person = player_json(other->id, other->name).as_object();
                if (key == kFollows) {
                    person["friend"] = holds(ids_in(settings_object(*other), kFollows), account.id);
                    person["online"] = hall_.presence.is_online(other->id);
                }
                people.push_back(std::move(person));
            }
            out[key] = std::move(people);
        }
        return out;
    };
    co_return co_await hall_.read(read);
}

net::awaitable<void> Ties::set(Account account, std::string other, Tie tie) {
    if (other == account.id) fail(400, "oneself", "this is yourself");
    auto write = [id = account.id, other, tie](Store& store) {
        if (tie != Tie::None && !store.account(other)) fail(404, "no_player", "there is nobody like that");
        store.edit_account(id, [&](Account& edited) {
            boost::json::object settings = settings_object(edited);
            put_id(settings, kFollows, other, tie == Tie::Follow);
            put_id(settings, kBlocks, other, tie == Tie::Block);
            edited.settings = boost::json::serialize(settings);
        });
    };
    co_await hall_.read(write);
}

net::awaitable<bool> Ties::invite(std::string account, std::string by, std::string table) {
    auto write = [account, by, table](Store& store) {
        const std::optional<Account> invited = store.account(account);
        if (!invited || holds(blocked_by(*invited), by)) return false;
        store.edit_account(account, [&](Account& edited) {
            boost::json::object settings = settings_object(edited);
            boost::json::array list = without_table(settings, table);
            list.push_back({{"table", table}, {"by", by}, {"time", now_ms()}});
            if (list.size() > kMostInvitations) list.erase(list.begin());
            settings[kInvitations] = std::move(list);
            edited.settings = boost::json::serialize(settings);
        });
        return true;
    };
    co_return co_await hall_.read(write);
}

net::awaitable<void> Ties::forget_invitation(Account account, std::string table) {
    auto write = [id = account.id, table](Store& store) {
        store.edit_account(id, [&](Account& edited) {
            boost::json::object settings = settings_object(edited);
            settings[kInvitations] = without_table(settings, table);
            edited.settings = boost::json::serialize(settings);
        });
    };
    co_await hall_.read(write);
}

net::awaitable<bool> Ties::is_blocked(std::vector<std::string> by, std::string account) {
    auto read = [by, account](Store& store) {
        return std::any_of(by.begin(), by.end(), [&](const std::string& id) {
            const std::optional<Account> other = store.account(id);
            return other && holds(blocked_by(*other), account);
        });
    };
    co_return co_await hall_.read(read);
}

}  // namespace pentarchy
