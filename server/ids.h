// Names nobody can guess: of tables, accounts and sessions.
#pragma once

#include <string>
#include <string_view>

#include "store/store.h"

namespace pentarchy {

std::string random_id();                         // 12 characters of a-z and 2-7: what stands in an address
bool is_id(std::string_view text);               // it could be one
std::string random_token();                      // 256 bits in hex: what opens a session or an invitation
std::string token_hash(std::string_view token);  // what the store keeps of it

Millis now_ms();

// Argon2id with libsodium's settings for interactive use. Slow by design: call it off the network's threads.
std::string hash_password(const std::string& password);
bool is_password(const std::string& hash, const std::string& password);

}  // namespace pentarchy
