// Discovery tiles (BR-11): turned when a unit comes, looked at in secret, and what each kind brings.
#include "games/brazil/actions.h"
#include "games/brazil/fight.h"

namespace pentarchy::brazil {

namespace {

int cloud_at(const Look& l, int hex) { return map_of(l).cloud_of[hex]; }
int open_kind(const Look& l, int cloud) { return l.t.discovery_kind[l.s.face[cloud]]; }

// BR-11.6, BR-11.7, BR-11.9  A basin puts a raw on each building around it that makes one, whoever holds it.
void fill_from_basin(Play& p, int hex) {
    for (const int other : near(p, hex) & buildings(p))
        for (const uint8_t item : p.t.building[p.s.tile[other]].made) {
            if (item >= kRaws) continue;
            add_item_on(p, other, static_cast<Item>(item), 1);
            p.say(Msg::BasinFills, number(p, other), item);
        }
}

// BR-4.11, BR-11.3  A tile has its identity from the first look on, or from being turned.
template <class Sink>
void tiles_under(const Look& l, Verb verb, int hex, Sink& out) {
    for (const int id : l.s.tiles.ids_at(kBag)) out.add(make(verb, number(l, hex), id));
}

// BR-11.1  Nobody has seen the tile yet: luck names it for all.
struct TurnTile {
    using Locals = TileLocals;
    template <class Sink>
    static void outcomes(const Look& l, const Frame& f, Sink& out) {
        tiles_under(l, Verb::TurnTile, f.locals<TileLocals>().hex, out);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const int hex = f.locals<TileLocals>().hex, place = tile_at(cloud_at(c, hex));
        c.s.tiles.name(m.b, place, place, kEveryone);
        open_tile(c, hex, m.b);
        return c.become(Proc::Discover, f.seat, TileLocals{static_cast<uint8_t>(hex)});
    }
};

// BR-11.3  The first look gives the tile its identity, known to the seat that looks.
struct SeeTile {
    using Locals = TileLocals;
    template <class Sink>
    static void outcomes(const Look& l, const Frame& f, Sink& out) {
        tiles_under(l, Verb::SeeTile, f.locals<TileLocals>().hex, out);
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Move cover(Move m) { return {m.verb, m.a, kHiddenArg, 0}; }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const int cloud = cloud_at(c, f.locals<TileLocals>().hex);
        c.s.tiles.name(m.b, tile_at(cloud), tile_at(cloud), bit(f.seat));
        c.s.looked[cloud] |= bit(f.seat);
        c.say_to(bit(f.seat), Msg::SawTile, m.a, c.t.discovery_kind[m.b]);
        return c.done();
    }
};

// BR-11.2  What the turned tile brings to the seat whose unit came; unless its kind stays it leaves the map.
struct Discover {
    using Locals = TileLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int hex = f.locals<TileLocals>().hex;
        const DiscoveryRow& found = open_row(c, cloud_at(c, hex));
        c.say(Msg::Discovers, f.seat, number(c, hex), open_kind(c, cloud_at(c, hex)));
        switch (found.role) {
            case Role::Species: return keep_species(c, f.seat, hex);
            case Role::Gain: return gain_once(c, f.seat, hex, found.reward);
            case Role::Quilombo: return welcome(c, f.seat, hex);
            case Role::Basin: return fill_from_basin(c, hex), c.done();
            case Role::AllTerrain:         // BR-11.5, BR-11.12: for whoever builds here first
            case Role::Expedition: break;  // BR-11.14: it waits to be stormed
        }
        return c.done();
    }

  private:
    // BR-11.4  Unknown species are kept: the more, the better.
    static Flow keep_species(Ctx& c, Seat seat, int hex) {
        drop_open_tile(c, hex);
        c.say(Msg::KeepsSpecies, seat, ++c.s.player[seat].species);
        return c.done();
    }
    // BR-11.13  Manioc: a raw of choice, once.
    static Flow gain_once(Ctx& c, Seat seat, int hex, int reward) {
        drop_open_tile(c, hex);
        return c.become(Proc::GiveReward, seat, RewardLocals{0, static_cast<uint8_t>(reward)});
    }
    // BR-11.11, BR-21.3  Quilombo: a task of an era of choice, if there is one.
    static Flow welcome(Ctx& c, Seat seat, int hex) {
        drop_open_tile(c, hex);
        for (int era = 0; era < kEras; ++era)
            if (can_draw_task(c, era)) return c.become(Proc::PickEraDeck, seat);
        return c.done();
    }
};

// BR-11.11  Of which era the task is; none may be taken, too.
struct PickEraDeck {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int era = 0; era < kEras; ++era)
            if (out.need(can_draw_task(l, era), "BR-21.3"_rule)) out.add(make(Verb::Quilombo, era));
        out.add(make(Verb::NoTask));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::NoTask)) return c.done();
        return c.become(Proc::DrawTask, f.seat, DrawTaskLocals{static_cast<uint8_t>(m.a)});
    }
};

}  // namespace

void open_tile(Play& p, int hex, int id) {
    const int cloud = cloud_at(p, hex);
    p.show(p.s.tiles, id);
    p.s.tiles.move(id, kTileOpen);
    p.s.looked[cloud] = 0;
    p.s.face[cloud] = static_cast<uint8_t>(id);
}

// BR-7.12  Whoever looked goes on knowing what it was.
void bury_tile(Play& p, int hex) {
    if (!is_face_down(p, hex)) return;
    const int cloud = cloud_at(p, hex), place = tile_at(cloud);
    if (p.s.tiles.loose(place)) {
        p.s.tiles.move_unnamed(place, kTileBox);
    } else {
        for (const int id : p.s.tiles.ids_at(place)) p.s.tiles.move(id, kTileBox);
    }
    p.s.looked[cloud] = 0;
    p.s.face[cloud] = kGone;
    p.say(Msg::TileBuried, number(p, hex));
}

void drop_open_tile(Play& p, int hex) {
    uint8_t& face = p.s.face[cloud_at(p, hex)];
    p.s.tiles.move(face, kTileBox);
    face = kGone;
}

// BR-8.4, BR-11.1  A tile that somebody has looked at is simply shown; else luck names it. Then it brings what it
// brings.
Flow turn_tile(Ctx& c, Seat seat, int hex) {
    if (!is_face_down(c, hex)) return c.go_on();
    const TileLocals here{static_cast<uint8_t>(hex)};
    const int place = tile_at(cloud_at(c, hex));
    if (c.s.tiles.loose(place)) return c.call(Proc::TurnTile, seat, here);
    for (const int id : c.s.tiles.ids_at(place)) open_tile(c, hex, id);
    return c.call(Proc::Discover, seat, here);
}

// BR-11.3  A secret look at a face-down tile; that somebody looked is public.
Flow peek(Ctx& c, Seat seat, int hex) {
    c.say(Msg::Peeks, seat, number(c, hex));
    const int cloud = cloud_at(c, hex), place = tile_at(cloud);
    if (c.s.tiles.loose(place)) return c.call(Proc::SeeTile, seat, TileLocals{static_cast<uint8_t>(hex)});
    for (const int id : c.s.tiles.ids_at(place)) {
        c.tell(c.s.tiles, bit(seat), id);
        c.say_to(bit(seat), Msg::SawTile, number(c, hex), c.t.discovery_kind[id]);
    }
    c.s.looked[cloud] |= bit(seat);
    return c.ask();
}

void discovery_rows(Rows& rows) {
    rows.chance<Proc::TurnTile, TurnTile>();
    rows.chance<Proc::SeeTile, SeeTile>();
    rows.arrow<Proc::Discover, Discover>();
    rows.box<Proc::PickEraDeck, PickEraDeck>();
}

}  // namespace pentarchy::brazil
