// What has happened wakes abilities (CV-0.10): each file of the rules says at its end what has, and nobody asks whom
// that concerns.
#pragma once

#include "games/civilization/flow.h"

namespace pentarchy::civilization {

// Ends the frame. Most moments concern the seat itself; Moment::OthersArts all others, clockwise. `about` is what it
// is about: the unit type whose rank has risen, the tech, the culture of the arts, the square.
inline auto woken(Moment moment, Seat seat, uint16_t about = kNoSquare) {
    return next(Proc::Wake, seat, WakeLocals{moment, 0, 0, 0, about});
}
inline Flow wake(Ctx& c, Moment moment, Seat seat, uint16_t about = kNoSquare) {
    return c.then(woken(moment, seat, about));
}
// The same above a frame that goes on.
inline Flow call_wake(Ctx& c, Moment moment, Seat seat, uint16_t about = kNoSquare) {
    return c.call(Proc::Wake, seat, WakeLocals{moment, 0, 0, 0, about});
}
// CV-20.7, CV-20.8  What a tech wakes once the seat knows it; by research (CV-0.8) or for nothing.
inline auto learned(Seat seat, int tech, bool researched) {
    return next(Proc::AfterTech, seat, AfterTechLocals{static_cast<uint8_t>(tech), researched, 0, 0});
}
// What must happen and only brings trade or culture, at once.
void gain_at_once(Play& p, Seat seat, Moment moment);

// Effects that count for what has woken them.
bool is_about(const EffectRow& effect);
Flow follow(Ctx& c, Seat seat, const EffectRow& effect, uint16_t about);

}  // namespace pentarchy::civilization
