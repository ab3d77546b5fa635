// Linear equations, for the programs that fit weights.
#pragma once

#include <cstddef>
#include <vector>

namespace pentarchy {

// Solves a x = b by elimination; a is symmetric and made firm by a ridge, so no row need change its place.
inline std::vector<double> solved(std::vector<double> a, std::vector<double> b) {
    const size_t n = b.size();
    for (size_t i = 0; i < n; ++i)
        for (size_t r = i + 1; r < n; ++r) {
            const double factor = a[r * n + i] / a[i * n + i];
            for (size_t j = i; j < n; ++j) a[r * n + j] -= factor * a[i * n + j];
            b[r] -= factor * b[i];
        }
    for (size_t i = n; i-- > 0;) {
        for (size_t j = i + 1; j < n; ++j) b[i] -= a[i * n + j] * b[j];
        b[i] /= a[i * n + i];
    }
    return b;
}

}  // namespace pentarchy
