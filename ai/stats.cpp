// Wilson (1927) and Wald (1945).
#include "ai/stats.h"

#include <cmath>

#include "base/check.h"

namespace pentarchy {

Interval wilson(double wins, double games, double z) {
    if (games <= 0) return {};
    const double share = wins / games, zz = z * z, scale = 1 / (1 + zz / games);
    const double middle = (share + zz / (2 * games)) * scale;
    const double half = z * std::sqrt(share * (1 - share) / games + zz / (4 * games * games)) * scale;
    return {wins <= 0 ? 0 : middle - half, wins >= games ? 1 : middle + half};  // exact where rounding would not be
}

Sprt::Sprt(double fair, double better) : fair_(fair), better_(better) {
    CHECK(0 < fair && fair < better && better < 1);
}

void Sprt::add(double win) {
    log_ratio_ += win * std::log(better_ / fair_) + (1 - win) * std::log((1 - better_) / (1 - fair_));
}

Sprt::Verdict Sprt::verdict() const {
    if (log_ratio_ >= bound()) return Verdict::Better;
    return log_ratio_ <= -bound() ? Verdict::Fair : Verdict::Open;
}

double Sprt::bound() { return std::log((1 - kSprtError) / kSprtError); }

const char* word(Sprt::Verdict verdict) {
    constexpr const char* kWords[] = {"open", "fair", "better"};
    return kWords[static_cast<int>(verdict)];
}

}  // namespace pentarchy
