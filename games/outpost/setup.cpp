// Options and seats -> the first state (OP-3 to OP-13). Nothing is drawn here: luck comes as chance rows.
#include "games/outpost/game.h"

namespace pentarchy::outpost {

State Outpost::setup(const Edition& t, int seats, const Node& options) {
    State s{};
    s.seats = static_cast<uint8_t>(seats);
    s.era = 1;
    s.deals_off = options.find("deals") && options["deals"].text() == "off";
    s.cards.start(t.cards);
    s.tiles.start(t.tiles);
    s.battle.attacker = s.battle.foe = kNobody;
    for (Seat seat = 0; seat < kSeats; ++seat) {
        Player& me = s.player[seat];
        std::copy(std::begin(t.start_goods), std::end(t.start_goods), me.goods);
        me.supply = kPawns;
        for (Hut& hut : me.hut) hut = {kNoSite, 0, seat};
        me.order = me.token = kNoChoice;
        s.deal[seat] = {};
    }
    for (Face& face : s.face) face = Face::Down;
    for (Seat seat = 0; seat < seats; ++seat) {  // OP-3, OP-13: homes are face up and plain, with a pawn each
        s.face[t.home[seat]] = Face::Plain;
        s.pawns[t.home[seat]][seat] = 1;
        --s.player[seat].supply;
    }
    for (int i = 0; i < kSites; ++i)  // OP-4: a tile nobody has seen on each other site, the rest in the box
        if (s.face[i] == Face::Down) s.tiles.move_unnamed(kTileBag, tile_place(site_at(i)));
    while (s.tiles.loose(kTileBag)) s.tiles.move_unnamed(kTileBag, kTileBox);
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::PlayGame), kNobody, 1);
    return s;
}

}  // namespace pentarchy::outpost
