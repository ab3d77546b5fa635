// Operations that are aimed at something before they are announced (CV-19.2): seats, squares, figures.
#pragma once

#include "games/civilization/actions.h"

namespace pentarchy::civilization {

bool is_aimed(const EffectRow& effect);
bool is_aimed_at_all(const EffectRow& effect);  // others, without a choice
// CV-21.9  What is aimed at this seat is spared; false: nothing is left.
bool spare_target(const Look& l, UseLocals& use, Seat seat);
// Whether there is anything to aim at.
bool has_aim(const Look& l, Seat seat, const EffectRow& effect);
// CV-19.1  The seats it is aimed at: named, or owners of what is.
SeatMask seats_aimed_at(const Look& l, Seat seat, const UseLocals& use);
// What it may be aimed at, and how a choice is kept.
void offer_aims(const Look& l, Seat seat, const EffectRow& effect, Fast& out);
void offer_aims(const Look& l, Seat seat, const EffectRow& effect, Why& out);
uint16_t aim_of(const EffectRow& effect, Move m);
bool is_in_range(const Look& l, Seat seat, const EffectRow& effect, int square);  // CV-0.5
// What happens to what it was aimed at.
Flow strike(Ctx& c, Seat seat, const EffectRow& effect, uint16_t a, uint16_t b);

// Figures of a square in one number: the square, then how many armies and scouts.
constexpr uint16_t pack_figures(int square, int armies, int scouts) {
    return static_cast<uint16_t>(square | armies << 9 | scouts << 12);
}
constexpr uint16_t kAtPerson = 1u << 15;
constexpr int square_in(uint16_t packed) { return packed & 511; }
constexpr int armies_in(uint16_t packed) { return packed >> 9 & 7; }
constexpr int scouts_in(uint16_t packed) { return packed >> 12 & 3; }

}  // namespace pentarchy::civilization
