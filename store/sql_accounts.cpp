// Accounts and sessions.
#include <algorithm>

#include "base/bad_input.h"
#include "base/utf8.h"
#include "store/sql_store.h"

namespace pentarchy {
namespace {

constexpr int kMaxSessions = 20;

enum class Named { Yes, Taken, Nobody };

const std::string kReadAccount =
    "SELECT id, name, password_hash, guest, bot, settings, vacation_until, created FROM accounts ";

void complain(Named named, const Account& account) {
    if (named == Named::Taken) bad_input("the name \"{}\" is taken", account.name);
    if (named == Named::Nobody) bad_input("this account does not exist any more");
}

// Names that differ only in case or in accents are the same: nobody can pose as somebody else.
bool is_taken(Sql& sql, const Account& account) {
    return !sql.run("SELECT id FROM accounts WHERE name_key = $1 AND id <> $2", {fold(account.name), account.id})
                .empty();
}

Account account_in(const SqlRow& row) {
    return Account{.id = row.text(0),
                   .name = row.text(1),
                   .password_hash = row.text(2),
                   .guest = row.number(3) != 0,
                   .bot = row.number(4) != 0,
                   .settings = row.text(5),
                   .vacation_until = row.number(6),
                   .created = row.number(7)};
}

std::optional<Account> read_account(const SqlRows& rows) {
    return rows.empty() ? std::nullopt : std::optional(account_in(rows[0]));
}

}  // namespace

void SqlStore::add_account(const Account& account) {
    const std::string key = fold(account.name);
    const Named named = write([&](Sql& sql) {
        if (is_taken(sql, account)) return Named::Taken;
        const SqlRows added = sql.run(
            "INSERT INTO accounts (id, name, name_key, password_hash, guest, bot, settings, vacation_until, created) "
            "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING",
            {account.id, account.name, key, account.password_hash, account.guest, account.bot, account.settings,
             account.vacation_until, account.created});
        return added.changed || !is_taken(sql, account) ? Named::Yes : Named::Taken;  // another process was faster
    });
    complain(named, account);
}

Account SqlStore::edit_account(std::string_view id, const std::function<void(Account&)>& edit) {
    const std::string read = kReadAccount + "WHERE id = $1" + dialect_.for_update;
    std::exception_ptr refused;
    Account account;
    const Named named = write([&](Sql& sql) {
        refused = nullptr;
        const std::optional<Account> stored = read_account(sql.run(read, {id}));
        if (!stored) return Named::Nobody;
        account = *stored;
        try {
            edit(account);
        } catch (...) {
            refused = std::current_exception();
            return Named::Yes;
        }
        if (is_taken(sql, account)) return Named::Taken;
        sql.run(
            "UPDATE accounts SET name = $2, name_key = $3, password_hash = $4, guest = $5, bot = $6, settings = $7, "
            "vacation_until = $8 WHERE id = $1",
            {id, account.name, fold(account.name), account.password_hash, account.guest, account.bot, account.settings,
             account.vacation_until});
        return Named::Yes;
    });
    if (refused) std::rethrow_exception(refused);
    complain(named, account);
    return account;
}

void SqlStore::delete_account(std::string_view id) {
    writer_.run([&](Sql& sql) {
        sql.run("DELETE FROM accounts WHERE id = $1", {id});
        sql.run("DELETE FROM ladder WHERE player = $1", {id});
        sql.run("UPDATE results SET player = '' WHERE player = $1", {id});
    });
}

std::optional<Account> SqlStore::account(std::string_view id) {
    return readers_.read([&](Sql& sql) { return read_account(sql.run(kReadAccount + "WHERE id = $1", {id})); });
}

std::optional<Account> SqlStore::account_by_name(std::string_view name) {
    const std::string key = fold(name);
    return readers_.read([&](Sql& sql) { return read_account(sql.run(kReadAccount + "WHERE name_key = $1", {key})); });
}

std::vector<std::string> SqlStore::gone_among(const std::vector<std::string>& ids) {
    constexpr size_t kAtOnce = 8;
    return readers_.read([&](Sql& sql) {
        std::vector<std::string> out = ids;
        for (size_t first = 0; first < ids.size(); first += kAtOnce) {
            std::vector<SqlArg> args(kAtOnce, SqlArg(""));
            for (size_t i = first; i < std::min(first + kAtOnce, ids.size()); ++i) args[i - first] = ids[i];
            for (const SqlRow& row :
                 sql.run("SELECT id FROM accounts WHERE id IN ($1, $2, $3, $4, $5, $6, $7, $8)", args))
                std::erase(out, row.text(0));
        }
        return out;
    });
}

void SqlStore::add_session(const StoredSession& session) {
    const bool added = write([&](Sql& sql) {
        sql.run(
            "INSERT INTO sessions (token_hash, account, label, created, expires) SELECT $1, id, $3, CAST($4 AS "
            "BIGINT), "
            "CAST($5 AS BIGINT) FROM accounts WHERE id = $2 ON CONFLICT DO NOTHING",
            {session.token_hash, session.account, session.label, session.created, session.expires});
        sql.run(
            "DELETE FROM sessions WHERE account = $1 AND (label = '') = ($2 = '') AND token_hash NOT IN (SELECT "
            "token_hash "
            "FROM sessions WHERE account = $1 AND (label = '') = ($2 = '') ORDER BY token_hash = $3 DESC, created DESC "
            "LIMIT $4)",
            {session.account, session.label, session.token_hash, kMaxSessions});
        return !sql.run("SELECT 1 FROM sessions WHERE token_hash = $1 AND account = $2",
                        {session.token_hash, session.account})
                    .empty();
    });
    if (!added) bad_input("this account does not exist any more");
}

std::optional<StoredSession> SqlStore::session(std::string_view token_hash) {
    return readers_.read([&](Sql& sql) -> std::optional<StoredSession> {
        const SqlRows rows = sql.run(
            "SELECT token_hash, account, label, created, expires FROM sessions WHERE token_hash = $1", {token_hash});
        if (rows.empty()) return std::nullopt;
        const SqlRow& row = rows[0];
        return StoredSession{row.text(0), row.text(1), row.text(2), row.number(3), row.number(4)};
    });
}

void SqlStore::delete_session(std::string_view token_hash) {
    writer_.run([&](Sql& sql) { sql.run("DELETE FROM sessions WHERE token_hash = $1", {token_hash}); });
}

void SqlStore::delete_sessions_of(std::string_view account) {
    writer_.run([&](Sql& sql) { sql.run("DELETE FROM sessions WHERE account = $1", {account}); });
}

// A session without an end does not expire.
void SqlStore::delete_expired_sessions(Millis now) {
    writer_.run([&](Sql& sql) { sql.run("DELETE FROM sessions WHERE expires > 0 AND expires <= $1", {now}); });
}

// Up to the last name that begins so: no byte of UTF-8 is larger than those that end the second text.
std::vector<Account> SqlStore::accounts_named(std::string_view beginning, int limit) {
    const std::string first = fold(beginning), last = first + "\U0010FFFF";
    const std::string select =
        fmt::format("{0}WHERE guest = 0 AND name_key {1} >= $1 AND name_key {1} <= $2 ORDER BY name_key {1} LIMIT $3",
                    kReadAccount, dialect_.bytewise);
    return readers_.read([&](Sql& sql) {
        std::vector<Account> out;
        for (const SqlRow& row : sql.run(select, {first, last, limit})) out.push_back(account_in(row));
        return out;
    });
}

}  // namespace pentarchy
