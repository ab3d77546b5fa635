// Hashes: a fast one for signatures (the same number on every platform and build) and BLAKE2b for commitments.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace pentarchy {

// Not for secrets: good mixing, no resistance to an attacker.
uint64_t hash64(const void* data, size_t size, uint64_t seed = 0);

using Digest = std::array<unsigned char, 32>;
Digest blake2b(std::string_view bytes);
std::string blake2b_hex(std::string_view bytes);

std::string to_hex(std::string_view bytes);  // lower case
std::string from_hex(std::string_view hex);  // either case; BadInput when it is not hex

}  // namespace pentarchy
