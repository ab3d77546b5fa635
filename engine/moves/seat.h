// Who acts and who looks: seats, the spectator, chance, and sets of them in one byte.
#pragma once

#include <bit>
#include <cstdint>

namespace pentarchy {

using Seat = uint8_t;
using SeatMask = uint8_t;  // bits 0-6 the seats, bit 7 the spectators

inline constexpr int kMaxSeats = 7;
inline constexpr Seat kSpectator = 7;  // a viewer, never an actor
inline constexpr Seat kChance = 8;     // luck: its outcomes are moves
inline constexpr Seat kNobody = 9;
inline constexpr SeatMask kEveryone = 0xFF;
inline constexpr SeatMask kOnlySeats = 0x7F;

constexpr SeatMask bit(Seat seat) { return static_cast<SeatMask>(1u << seat); }
constexpr bool has(SeatMask mask, Seat seat) { return mask >> seat & 1; }
constexpr Seat lowest(SeatMask mask) { return mask ? static_cast<Seat>(std::countr_zero(mask)) : kNobody; }

// The first `n` seats.
constexpr SeatMask seats_below(int n) { return static_cast<SeatMask>((1u << n) - 1); }

// for (Seat seat : each(mask)): the seats of a mask in ascending order.
struct EachSeat {
    SeatMask mask;
    struct Iterator {
        SeatMask rest;
        constexpr Seat operator*() const { return lowest(rest); }
        constexpr Iterator& operator++() {
            rest &= static_cast<SeatMask>(rest - 1);
            return *this;
        }
        friend constexpr bool operator!=(Iterator a, Iterator b) { return a.rest != b.rest; }
    };
    constexpr Iterator begin() const { return {mask}; }
    constexpr Iterator end() const { return {0}; }
};
constexpr EachSeat each(SeatMask mask) { return {mask}; }

}  // namespace pentarchy
