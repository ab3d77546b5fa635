// What the tests of battles share: red's army attacks from b5; two tiles east of the Romans' home are turned up.
#pragma once

#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {

inline Given war() {
    return at("move", "red")
        .tile(2, "neutral_01", "north")
        .tile(3, "neutral_02", "north")
        .figure("red", "army_1", "b5")
        .figure("red", "scout_1", "b1")
        .figure("blue", "scout_1", "")
        .trade("red", 0)
        .trade("blue", 0);
}
// Blue's army stands beside it.
inline Given armies(const MoveTexts& red, const MoveTexts& blue) {
    return war().figure("blue", "army_1", "b6").units("red", red).units("blue", blue);
}
inline Desk& attack(Desk& d, const std::string& square = "b6") {
    return d.plays("red", {"move b5 1 0", "enter " + square});
}
inline const MoveTexts kOne = {"infantry_22_1"};
// Before a city of blue, one step away.
inline Desk at_city(const Given& given) {
    Desk d(2, Given(given).figure("red", "army_1", "f13").figure("blue", "army_1", ""));
    d.play("red", "move f13 1 0");
    return d;
}

}  // namespace pentarchy::civilization
