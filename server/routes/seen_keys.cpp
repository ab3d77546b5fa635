// Keys of moves as hashes keyed anew by each process: nobody can make two that look alike.
#include "server/routes/seen_keys.h"

#include <array>
#include <cstring>

#include <sodium.h>

namespace pentarchy {

uint64_t SeenKeys::hash_of(std::string_view key) {
    using HashKey = std::array<unsigned char, crypto_shorthash_KEYBYTES>;
    static const HashKey kKey = [] {
        HashKey made;
        crypto_shorthash_keygen(made.data());
        return made;
    }();
    std::array<unsigned char, crypto_shorthash_BYTES> bytes;
    crypto_shorthash(bytes.data(), reinterpret_cast<const unsigned char*>(key.data()), key.size(), kKey.data());
    uint64_t out = 0;
    static_assert(sizeof out == crypto_shorthash_BYTES);
    std::memcpy(&out, bytes.data(), sizeof out);
    return out;
}

}  // namespace pentarchy
