// What uses a machine's own instructions for many bytes at once, in one place. Each function has a scalar twin of the
// same name in `scalar`: it says what the function does, machines without the instruction use it, and
// base/tests/simd_test.cpp compares the two.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

#ifdef __SSE2__
#include <immintrin.h>
#endif

namespace pentarchy::simd {

namespace scalar {

// The place of the bit that has `n` lower ones.
constexpr int nth_bit(uint64_t bits, int n) {
    for (; n > 0; --n) bits &= bits - 1;
    return std::countr_zero(bits);
}

// Which of so many bytes (16 or 32) hold `value`, as bits, the first as the lowest.
template <int kBytes>
uint64_t equal(const uint8_t* bytes, uint8_t value) {
    uint64_t out = 0;
    for (int i = 0; i < kBytes; ++i) out |= uint64_t{bytes[i] == value} << i;
    return out;
}

// The chosen ones of 64 bytes, in a row. Returns how many; what follows them, up to 64, may be written to.
inline int compress(const uint8_t* bytes, uint64_t chosen, uint8_t* out) {
    int size = 0;
    for (; chosen; chosen &= chosen - 1) out[size++] = bytes[std::countr_zero(chosen)];
    return size;
}

// Eight bytes as words: each byte above the same low sixteen bits.
inline void above_sixteen(const uint8_t* bytes, uint16_t low, void* out) {
    for (int i = 0; i < 8; ++i) {
        const uint64_t word = uint64_t{bytes[i]} << 16 | low;
        std::memcpy(static_cast<uint8_t*>(out) + 8 * i, &word, sizeof word);
    }
}

}  // namespace scalar

constexpr int nth_bit(uint64_t bits, int n) {
#ifdef __BMI2__
    if (!std::is_constant_evaluated()) return std::countr_zero(_pdep_u64(uint64_t{1} << n, bits));
#endif
    return scalar::nth_bit(bits, n);
}

template <int kBytes>
inline uint64_t equal(const uint8_t* bytes, uint8_t value) {
    static_assert(kBytes == 16 || kBytes == 32);
#ifdef __AVX2__
    if constexpr (kBytes == 32) {
        const __m256i all = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(bytes)),
                      wanted = _mm256_set1_epi8(static_cast<char>(value));
        return static_cast<uint32_t>(_mm256_movemask_epi8(_mm256_cmpeq_epi8(all, wanted)));
    }
#endif
#ifdef __SSE2__
    if constexpr (kBytes == 16) {
        const __m128i all = _mm_loadu_si128(reinterpret_cast<const __m128i*>(bytes)),
                      wanted = _mm_set1_epi8(static_cast<char>(value));
        return static_cast<uint32_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(all, wanted)));
    }
    if constexpr (kBytes == 32) return equal<16>(bytes, value) | equal<16>(bytes + 16, value) << 16;
#endif
    return scalar::equal<kBytes>(bytes, value);
}

[[gnu::always_inline]] inline int compress(const uint8_t* bytes, uint64_t chosen, uint8_t* out) {
#ifdef __AVX512VBMI2__
    const __m512i all = _mm512_maskz_loadu_epi8(chosen, bytes);
    _mm512_storeu_si512(out, _mm512_maskz_compress_epi8(chosen, all));
    return std::popcount(chosen);
#else
    return scalar::compress(bytes, chosen, out);
#endif
}

[[gnu::always_inline]] inline void above_sixteen(const uint8_t* bytes, uint16_t low, void* out) {
    using Bytes [[gnu::vector_size(8)]] = uint8_t;
    using Words [[gnu::vector_size(64)]] = uint64_t;
    Bytes chunk;
    std::memcpy(&chunk, bytes, sizeof chunk);
    const Words words = __builtin_convertvector(chunk, Words) << 16 | low;
    std::memcpy(out, &words, sizeof words);
}

}  // namespace pentarchy::simd
