// A move: a verb and three numbers, eight bytes. Ids only; what they mean is the game's (moves.h).
#pragma once

#include <bit>
#include <cstdint>

namespace pentarchy {

inline constexpr uint16_t kHiddenArg = 0xFFFF;    // an argument that the viewer may not see
inline constexpr uint16_t kNothingVerb = 0xFFFF;  // a move of which the viewer sees nothing at all

struct Move {
    uint16_t verb, a, b, c;  // no defaults: an offer of 512 is not filled with zeroes first

    constexpr uint64_t bits() const { return std::bit_cast<uint64_t>(*this); }
    friend constexpr bool operator==(Move x, Move y) { return x.bits() == y.bits(); }
};

inline constexpr Move kNothing{kNothingVerb, 0, 0, 0};

// An imagined hand may lack the card that a rule asks for. The box then has no legal move, and this one ends it. It is
// offered in imagined worlds only (engine/flow/step.h).
inline constexpr Move kWayOut{0xFFFE, 0, 0, 0};

// The same move with its arguments covered: others see that it happened, not which card it was.
constexpr Move covered(Move m) { return {m.verb, kHiddenArg, kHiddenArg, kHiddenArg}; }

// make(Verb::Ship, region): any enum or number as an argument.
template <class Verb, class... Args>
constexpr Move make(Verb verb, Args... args) {
    static_assert(sizeof...(Args) <= 3);
    const uint16_t values[3] = {static_cast<uint16_t>(args)...};
    return {static_cast<uint16_t>(verb), values[0], values[1], values[2]};
}

}  // namespace pentarchy
