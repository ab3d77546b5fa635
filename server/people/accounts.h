// People: guests, accounts, passwords, sessions, programs' tokens. Functions of the store that may block run elsewhere.
#pragma once

#include <string>

#include "server/hall.h"
#include "server/people/push.h"
#include "server/room/room.h"
#include "server/routes/api_error.h"

namespace pentarchy {

class Accounts {
  public:
    explicit Accounts(Hall& hall) : hall_(hall) {}

    // Whose token it is; nobody if it is empty, unknown or expired.
    net::awaitable<std::optional<Account>> signed_in(std::string token);

    struct Entrance {
        Account account;
        std::string token;  // of the new session
    };
    net::awaitable<Entrance> add_guest(std::string name, std::string lang);
    // A guest who asks becomes the account, and keeps seats and games.
    net::awaitable<Entrance> sign_up(std::optional<Account> guest, std::string name, std::string password,
                                     std::string lang);
    net::awaitable<Entrance> log_in(std::string name, std::string password, std::string address);
    // A guest has no password: a key kept beside the cookie is the way back once the cookie is gone.
    net::awaitable<std::string> add_key(Account guest);
    net::awaitable<Entrance> come_back(std::string key);
    net::awaitable<void> log_out(std::string token);
    net::awaitable<void> log_out_everywhere(Account account);
    net::awaitable<Account> fresh(Account account);  // as it is by now
    net::awaitable<Account> change(Account account, Json wish);
    net::awaitable<void> remove(Account account, std::string password);
    net::awaitable<std::string> add_token(Account account, std::string name);
    net::awaitable<void> add_push(Account account, PushTarget target);
    net::awaitable<void> remove_push(Account account, std::string endpoint);
    net::awaitable<Json> json(Account account);  // for the account itself

    net::awaitable<Entrance> enter(Account account);  // a new session

  private:
    net::awaitable<Entrance> grow(Account guest, std::string name, std::string password);
    net::awaitable<void> edit_push(std::string id, std::function<void(std::vector<PushTarget>&)> edit);
    net::awaitable<void> rename_everywhere(Person before, Person after);
    net::awaitable<void> forget_everywhere(std::string id);
    net::awaitable<void> need_password_of(Account account, std::string password, const char* otherwise);

    Hall& hall_;
};

Person person_of(const Account& account);
std::string setting(const Account& account, std::string_view key);
std::vector<PushTarget> push_targets(const Account& account);

}  // namespace pentarchy
