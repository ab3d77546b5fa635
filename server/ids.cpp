#include "server/ids.h"

#include <array>
#include <chrono>

#include <sodium.h>

#include "base/check.h"
#include "base/hash.h"

namespace pentarchy {

namespace {

constexpr char kLetters[] = "abcdefghijklmnopqrstuvwxyz234567";
constexpr size_t kIdSize = 12;

}  // namespace

bool is_id(std::string_view text) { return text.size() == kIdSize && text.find_first_not_of(kLetters) == text.npos; }

std::string random_id() {
    std::array<unsigned char, kIdSize> bytes;
    randombytes_buf(bytes.data(), bytes.size());
    std::string out;
    for (const unsigned char byte : bytes) out += kLetters[byte % 32];
    return out;
}

std::string random_token() {
    std::string bytes(32, '\0');
    randombytes_buf(bytes.data(), bytes.size());
    return to_hex(bytes);
}

std::string token_hash(std::string_view token) { return blake2b_hex(std::string("pentarchy session ").append(token)); }

Millis now_ms() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string hash_password(const std::string& password) {
    std::string out(crypto_pwhash_STRBYTES, '\0');
    const int status =
        crypto_pwhash_str_alg(out.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                              crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13);
    CHECK(status == 0);  // only out of memory
    out.resize(out.find('\0'));
    return out;
}

bool is_password(const std::string& hash, const std::string& password) {
    return !hash.empty() && crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace pentarchy
