// What the tests of moves, fights and discoveries share.
#pragma once

#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {

// Maps of two and of three seats on which most of these tests play.
inline const std::string kTwoSeatMap = "map_cisplatina", kThreeSeatMap = "map_platine_war";

// A patch: this tile lies face down on the cloud, and these seats have looked at it: ["east"].
inline std::string face_down(const std::string& hex, const std::string& tile, const std::string& looked) {
    return "{\"hexes\": {\"" + hex + "\": {\"discovery\": \"down\", \"hidden_tile\": [\"" + tile +
           "\"], \"looked\": " + looked + "}}}";
}

// Whether everybody at the table has read this line of ids: "wins north d5".
inline bool is_heard(const Desk& d, const std::string& line) { return contains(d.hears("spectator"), line); }

}  // namespace pentarchy::brazil
