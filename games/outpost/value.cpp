// The hand-made evaluation of Outpost: points, and what soon becomes points.
#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

float value(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    float score = me.points;
    if (!l.s.stack.top) return score;
    int kinds = 0, goods = 0, on_huts = 0;
    for (const uint8_t n : me.goods) goods += std::min<int>(n, 4), kinds += n > 0;
    for (const Hut& hut : me.hut) on_huts += is_built(hut) ? hut.goods : 0;
    score += 0.12f * static_cast<float>(goods) + 0.06f * static_cast<float>(kinds + on_huts);
    return score + 0.10f * static_cast<float>(std::min(hand_size(l, seat), 5)) - 0.04f * me.supply;
}

float spread(const Look&) { return 1.2f; }

}  // namespace pentarchy::outpost
