// How fast a table is played, and the clocks that follow from it. Pure arithmetic: the time is always an argument.
#pragma once

#include <string>
#include <vector>

#include "base/json.h"
#include "engine/moves/seat.h"
#include "store/store.h"

namespace pentarchy {

struct Pace {
    enum class Kind : uint8_t { None, Live, PerMove, Budget };
    Kind kind = Kind::None;
    Millis base = 0;                  // at the start; per move
    Millis add = 0;                   // live: after each turn; budget: per day
    std::string when_out = "medium";  // the level that takes over, or "drop"

    static Pace read(const Node& node);  // BadInput that names the place
    Json json() const;
};

// What each seat has left, as of `since`; those in `running` spend it.
struct Clocks {
    std::vector<Millis> left;
    SeatMask running = 0;
    Millis since = 0;

    static Clocks start(const Pace& pace, int seats);
    static Clocks read(const Json& json);
    Json json() const;

    // Time passes until `now`, and then the seats of `running` are asked.
    void ask(const Pace& pace, SeatMask asked, Millis now);
    Millis left_at(const Pace& pace, Seat seat, Millis now) const;
    // When the first of the running seats is out of time; 0 if never.
    Millis first_out(const Pace& pace) const;
};

}  // namespace pentarchy
