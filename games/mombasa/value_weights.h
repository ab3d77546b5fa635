// The weights of value.cpp, for any number of seats: fitted to games of four (docs/experiments.md, section 10), where
// weights fitted to games of two and three lost. The spreads are set by hand.
#pragma once

#include "games/mombasa/value.h"

namespace pentarchy::mombasa {

struct Weights {
    float base[kFeatures], per_round[kFeatures];
    float spread[kMaxRounds];  // by rounds left
};
inline constexpr float kFinalSpread = 2.0f;

inline constexpr Weights kWeights{
    {
        0.0000f, 1.0507f, 0.8633f, 0.4312f, 0.9309f, 0.3419f, 4.6954f, 0.9347f, -0.1446f, 1.4219f, 0.2497f, 0.2792f,
        0.0955f, 0.5061f, 0.3573f, 0.4051f, 0.4572f, 0.8834f, 0.4986f, 0.7856f, 0.3700f, 0.4033f, -0.0723f, 0.3303f,
        0.5098f, 0.1866f, 0.2005f, 0.0633f, -0.1210f, -1.1807f, -1.0776f, 2.9091f, 3.9806f, 4.1880f, -1.2138f, -1.2632f,
        0.6098f, 0.4721f, 0.5420f, 0.1986f, 0.5155f, 0.4790f,
    },
    {
        0.0000f, 0.0085f, -0.0519f, -0.0095f, -0.1079f, 0.0080f, -0.6443f, -0.1057f, 0.0691f, -0.2761f, -0.0664f,
        -0.0484f, -0.0081f, -0.0629f, -0.1110f, -0.0118f, -0.0097f, -0.0351f, -0.1769f, -0.0260f, -0.1804f, -0.0600f,
        0.0696f, -0.0266f, -0.0616f, 0.0861f, -0.1210f, -0.0128f, -0.0757f, -0.1108f, 0.3830f, -0.3837f, -0.4045f,
        -0.4007f, 0.3935f, 0.3715f, -0.0435f, -0.0096f, -0.1344f, 0.3599f, -0.1284f, -0.0198f,
    },
    {12.00f, 16.00f, 20.00f, 23.00f, 25.00f, 27.00f, 28.00f},
};

}  // namespace pentarchy::mombasa
