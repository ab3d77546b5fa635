// The frame of a round: its beginning and its cleanup (IS-13).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

void begin_round(Play& p) {
    ++p.s.round;
    for (Player& player : p.s.player) player.passed = 0;
    p.say(Msg::RoundBegins, p.s.round);
}

namespace {

// IS-13.1, IS-13.2, IS-13.9  Everything that the board and its features can keep is kept; the rest is discarded.
void store_goods(Play& p, Seat seat) {
    Player& me = p.s.player[seat];
    unsigned kept = p.t.faction[me.faction].stores;
    for (const int card : held(p, seat) & p.t.stores) kept |= design_of(p, card).stores;
    for (int good = 0; good < kTokens; ++good) {
        if (!(kept >> good & 1)) me.goods[good] = 0;
        if (me.goods[good]) p.say(Msg::Keeps, faction_of(p, seat), me.goods[good], good);
    }
}

}  // namespace

// IS-13.3, IS-13.4, IS-13.6, IS-13.10, IS-13.12  Uses, blocks and defence tokens go, samurai and remote deals stay; the
// first player token moves on. Borrowed locations go back right after (IS-13.13).
void clean_up(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) store_goods(p, seat);
    for (uint8_t& mark : p.s.mark) mark &= static_cast<uint8_t>(~(kUses | kDefence));
    p.s.start = left_of(p, p.s.start);
}

}  // namespace pentarchy::settlers
