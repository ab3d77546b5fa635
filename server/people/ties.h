// Whom an account follows, whom it has blocked, and to which tables it was invited: kept in its settings, newest last,
// and never more than a page.
#pragma once

#include <string>
#include <vector>

#include "server/people/accounts.h"

namespace pentarchy {

enum class Tie : uint8_t { None, Follow, Block };

struct Invitation {
    std::string table, by;  // ids
    Millis time = 0;
};

class Ties {
  public:
    static constexpr size_t kMost = 100, kMostInvitations = 20;  // of each; of invitations the oldest go

    explicit Ties(Hall& hall) : hall_(hall) {}

    // {"follows": [{Player, "friend", "online"}], "blocks": [Player]}: who follow one another are friends.
    net::awaitable<Json> json(Account account);
    net::awaitable<void> set(Account account, std::string other, Tie tie);

    // False, and nothing changes, if the account is not there or has blocked whoever invites.
    net::awaitable<bool> invite(std::string account, std::string by, std::string table);
    net::awaitable<void> forget_invitation(Account account, std::string table);

    // Somebody among these has blocked that account.
    net::awaitable<bool> is_blocked(std::vector<std::string> by, std::string account);

  private:
    Hall& hall_;
};

std::vector<std::string> blocked_by(const Account& account);
std::vector<Invitation> invitations_of(const Account& account);  // but by those who are blocked

}  // namespace pentarchy
