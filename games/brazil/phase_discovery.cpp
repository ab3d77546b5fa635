// Discovery tiles (BR-11): turning them up, what they bring, what stays open.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

void open_tile(Play&, int, int) {}
void bury_tile(Play& p, int hex) {
    const int cloud = map_of(p).cloud_of[hex];
    if (cloud == kNone || p.s.face[cloud] != kFaceDown) return;
    for (const int id : p.s.tiles.ids_at(tile_at(cloud))) p.s.tiles.move(id, kTileBox);
    if (p.s.tiles.loose(tile_at(cloud))) p.s.tiles.move_unnamed(tile_at(cloud), kTileBox);
    p.s.face[cloud] = kGone;
    p.s.looked[cloud] = 0;
    p.say(Msg::TileBuried, number(p, hex));
}
void drop_open_tile(Play&, int) {}

void discovery_rows(Rows& rows) {
    rows.arrow<Proc::TurnTile, NotYet>();
    rows.arrow<Proc::Discover, NotYet>();
    rows.arrow<Proc::SeeTile, NotYet>();
    rows.arrow<Proc::PickEraDeck, NotYet>();
}

}  // namespace pentarchy::brazil
