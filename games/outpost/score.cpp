// The end, OP-55 to OP-57: eight points win at once, whoever's turn it is; else most points after the last round, then
// most goods, then the win is shared.
#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

bool verdict(const Look& l) {
    if (l.s.clock >= l.t.decisions) return true;
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (points(l, seat) >= l.t.win_points) return true;
    return false;
}

Standing standing(const Look& l, Seat seat) {
    const auto better = [&](Seat a, Seat b) {
        const int pa = points(l, a), pb = points(l, b);
        return pa != pb ? pa > pb : goods_in_store(l, a) > goods_in_store(l, b);
    };
    Standing out{1, points(l, seat)};
    for (Seat other = 0; other < l.s.seats; ++other) out.rank += other != seat && better(other, seat);
    return out;
}

void finish(Play& p) {
    p.say(Msg::GameOver);
    for (Seat seat = 0; seat < p.s.seats; ++seat) p.say(Msg::FinalScore, seat, points(p, seat));
}

// Everything there is, is somewhere: cards, tiles, pawns.
std::string conserved(const Look& l) {
    if (!l.s.cards.balanced()) return "the cards do not add up";
    if (!l.s.tiles.balanced()) return "the tiles do not add up";
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        int pawns = l.s.player[seat].supply;
        for (const auto& site : l.s.pawns) pawns += site[seat];
        if (pawns != kPawns) return "the pawns of a seat do not add up";
        for (const Hut& hut : l.s.player[seat].hut)
            if (!is_built(hut) && (hut.goods || hut.holder != seat)) return "a hut that is not built has goods or a guest";
    }
    return "";
}

}  // namespace pentarchy::outpost
