// March and recruit, OP-27 to OP-32 and OP-43: steps one by one, what entering a site brings, looking under a tile.
#include "games/outpost/actions.h"
#include "games/outpost/payment.h"

namespace pentarchy::outpost {

namespace {

// OP-27  Step after step until the steps are used up, the seat stops, or the pawn is stopped or beaten. The answer of a
// step is the site reached plus one, or kStopped.
struct March {
    using Locals = MarchLocals;
    static Flow run(Ctx& c, Frame& f) {
        MarchLocals& l = f.locals<MarchLocals>();
        if (l.answer == kStopped) return c.done();
        if (l.answer) {
            l.at = site_at(l.answer - 1);
            l.answer = 0;
            --l.left;
            ++l.walked;
        }
        return l.left ? c.call(Proc::PickStep, f.seat, MarchLocals{0, l.at, l.left, l.walked}) : c.done();
    }
};

struct PickStep {
    using Locals = MarchLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const MarchLocals& march = f.locals<MarchLocals>();
        each_site(neighbours(march.at), [&](Site to) {
            if (out.need(!is_enemy_home(l, f.seat, to), "OP-1"_rule)) out.add(make(Verb::Step, number(to)));
        });
        out.others(Verb::Step, "OP-27"_rule);
        if (out.need(march.walked > 0, "OP-27"_rule)) out.add(make(Verb::Stop));
    }
    // OP-28  Before the second and every later step another seat may play a ward.
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Stop)) return c.done(kStopped);
        const MarchLocals march = f.locals<MarchLocals>();
        const auto step = next(Proc::TakeStep, f.seat, StepLocals{false, march.at, site_of(m.a)});
        if (!march.walked) return c.then(step);
        c.s.chain.announce({Item::Step, f.seat});
        return c.then(next(Proc::Window, f.seat), step);
    }
};

struct TakeStep {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        const StepLocals l = f.locals<StepLocals>();
        const Seat me = f.seat;
        if (l.answer) {
            c.say(Msg::Stopped, me, number(l.from));
            return c.done(kStopped);
        }
        --c.s.pawns[index(l.from)][me];
        ++c.s.pawns[index(l.to)][me];
        c.say(Msg::Marches, me, number(l.from), number(l.to));
        return c.become(Proc::Enter, me, EnterLocals{0, 0, l.to});
    }
};

// What a pawn meets that comes to a site: the tile is turned up (OP-29), enemies fight (OP-33), then raiders (OP-32),
// then the site gives what it has (OP-30, OP-31).
struct Enter {
    using Locals = EnterLocals;
    static Site site_of_frame(const Frame& f) { return f.locals<EnterLocals>().site; }

    static Flow discover(Ctx& c, Frame& f) {
        const Site site = site_of_frame(f);
        return c.s.face[index(site)] == Face::Down ? turn_tile(c, site) : c.go_on();
    }
    static Flow fight_enemies(Ctx& c, Frame& f) {
        const Site site = site_of_frame(f);
        const Seat foe = defender_at(c, f.seat, site);
        return foe == kNobody ? c.go_on() : start_battle(c, f.seat, foe, site, false);
    }
    static Flow fight_raiders(Ctx& c, Frame& f) {
        const Site site = site_of_frame(f);
        if (!pawns_at(c, f.seat, site) || !is_live_camp(c, site)) return c.go_on();
        return start_battle(c, f.seat, left_of(c, f.seat), site, true);
    }
    static Flow take_reward(Ctx& c, Frame& f) {
        const Site site = site_of_frame(f);
        if (!pawns_at(c, f.seat, site)) return c.done(kStopped);
        reward(c, f.seat, site);
        const bool looks = c.s.face[index(site)] == Face::Spring && has_face_down(c);
        return looks ? c.call(Proc::LookAt, f.seat) : c.go_on();
    }
    static Flow arrive(Ctx& c, Frame& f) { return c.done(static_cast<uint8_t>(index(site_of_frame(f)) + 1)); }
    static constexpr auto kSteps = steps(&discover, &fight_enemies, &fight_raiders, &take_reward, &arrive);

  private:
    static bool has_face_down(const Look& l) {
        for (const Face face : l.s.face)
            if (face == Face::Down) return true;
        return false;
    }
    static Flow start_battle(Ctx& c, Seat me, Seat foe, Site site, bool raiders) {
        c.s.battle = {1, raiders, static_cast<uint8_t>(index(site)), me, foe, {0, 0}};
        raiders ? c.say(Msg::RaidersAt, me, number(site)) : c.say(Msg::Attacks, me, foe, number(site));
        return c.call(Proc::Fight, me);
    }
};

// OP-29  Nobody has seen the tile yet: luck names it for all.
struct TurnTile {
    using Locals = TileLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        const Site site = f.locals<TileLocals>().site;
        for (const int tile : l.s.tiles.ids_at(kTileBag)) out.add(make(Verb::TurnUp, number(site), tile));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Site site = f.locals<TileLocals>().site;
        c.s.tiles.name(m.b, tile_place(site), tile_place(site), kEveryone);
        turn_up(c, site, m.b);
        return c.done();
    }
};

// OP-31  Spring: look alone at one face-down site; that you looked is public.
struct LookAt {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int i = 0; i < kSites; ++i)
            if (out.need(l.s.face[i] == Face::Down, "OP-31"_rule)) out.add(make(Verb::LookAt, number(site_at(i))));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Site site = site_of(m.a);
        const Seat me = f.seat;
        c.say(Msg::Looks, me, m.a);
        if (c.s.tiles.loose(tile_place(site))) return c.become(Proc::PeekTile, me, TileLocals{site});
        for (const int tile :
             c.s.tiles.ids_at(tile_place(site))) {  // somebody looked before: the tile has its identity
            c.tell(c.s.tiles, bit(me), tile);
            c.say_to(bit(me), Msg::Saw, m.a, tile);
        }
        c.s.looked[index(site)] |= bit(me);
        return c.done();
    }
};

// OP-31  The first look gives the tile its identity, known to the looker.
struct PeekTile {
    using Locals = TileLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        const Site site = f.locals<TileLocals>().site;
        for (const int tile : l.s.tiles.ids_at(kTileBag)) out.add(make(Verb::Peek, number(site), tile));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Move cover(Move m) { return {m.verb, m.a, kHiddenArg, 0}; }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Site site = site_of(m.a);
        c.s.tiles.name(m.b, tile_place(site), tile_place(site), bit(f.seat));
        c.s.looked[index(site)] |= bit(f.seat);
        c.say_to(bit(f.seat), Msg::Saw, m.a, m.b);
        return c.done();
    }
};

// OP-43  Recruit: pay, then the pawn comes to the site like one that marched there.
struct Recruit {
    using Locals = EnterLocals;
    static Flow pay(Ctx& c, Frame& f) { return pay_cost(c, f.seat, c.t.recruit); }
    static Flow enter(Ctx& c, Frame& f) {
        const Site site = f.locals<EnterLocals>().site;
        put_pawn(c, f.seat, site);
        c.say(Msg::Recruits, f.seat, number(site));
        return c.call(Proc::Enter, f.seat, EnterLocals{0, 0, site});
    }
    static constexpr auto kSteps = steps(&pay, &enter);
};

}  // namespace

MarchLocals march_from(const Look& l, Seat seat, Site site) {
    return {0, site, static_cast<uint8_t>(l.t.steps + order_strength(l, seat, Order::March)), 0};
}

// OP-29  A tile that somebody has looked at is simply shown; else luck names it.
Flow turn_tile(Ctx& c, Site site) {
    if (c.s.tiles.loose(tile_place(site))) return c.call(Proc::TurnTile, kChance, TileLocals{site});
    for (const int tile : c.s.tiles.ids_at(tile_place(site))) turn_up(c, site, tile);
    return c.ask();
}

void march_rows(Rows& rows) {
    rows.arrow<Proc::March, March>();
    rows.box<Proc::PickStep, PickStep>();
    rows.arrow<Proc::TakeStep, TakeStep>();
    rows.sequence<Proc::Enter, Enter>();
    rows.chance<Proc::TurnTile, TurnTile>();
    rows.box<Proc::LookAt, LookAt>();
    rows.chance<Proc::PeekTile, PeekTile>();
    rows.sequence<Proc::Recruit, Recruit>();
}

}  // namespace pentarchy::outpost
