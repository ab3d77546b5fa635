// A square is entered where something happens (CV-8.40 to CV-8.69): scouts die, a battle is fought, a marker is taken.
// The group stays where it was until it has won.
#include "games/civilization/battle.h"
#include "games/civilization/phases.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

constexpr uint8_t kFoundHut = 1, kFoundVillage = 2;

struct EnterSteps {
    using Locals = EnterLocals;
    static FlowStep meet, arrive, find, taken, end;
    static constexpr auto kSteps = steps(&meet, &arrive, &find, &taken, &end);
};

int armies_on_way(const Look& l, Seat seat) {
    int n = 0;
    for (int figure = 0; figure < kArmies; ++figure) n += (l.s.player[seat].figure[figure].flags & kOnWay) != 0;
    return n;
}

Flow fight(Ctx& c, Seat seat, const Battle& battle, Msg message, bool built) {
    c.s.battle = battle;
    c.s.battle.built = built;
    c.say(message, seat, battle.square, battle.leader[kDefence]);
    return c.call(Proc::Fight, seat);
}

// CV-8.61, CV-8.76, CV-6.27  Scouts alone die; it is no battle, but gives the loot of one.
Flow kill_scouts(Ctx& c, Seat seat, int square) {
    const Seat loser = stand_at(c, square).owner();
    c.say(Msg::KillsScouts, seat, square);
    kill_figures(c, square);
    return c.call(Proc::Loot, seat, LootLocals{0, loot_of_attack(c, c.t.n.battle_loot, seat, loser), loser, 0});
}

}  // namespace

// CV-8.44, CV-8.61, CV-8.65, CV-9.1  Armies there, a foreign city or a village: a battle.
Flow EnterSteps::meet(Ctx& c, Frame& f) {
    EnterLocals& l = f.locals<EnterLocals>();
    const Seat seat = f.seat;
    const int square = l.square, armies = l.built ? 1 : armies_on_way(c, seat);
    const uint8_t top = c.s.top[square];
    const bool built = l.built;
    if (stand_at(c, square).armies())
        return fight(c, seat, against_figures(c, seat, armies, square), Msg::AttacksFigures, built);
    if (is_centre(top)) return fight(c, seat, against_city(c, seat, armies, square), Msg::AttacksCity, built);
    const bool village = is_marker(top) && is_village(c, square);
    if (village && !has(c, seat, Right::TameVillages))  // CV-20.15
        return fight(c, seat, against_village(c, seat, armies, square), Msg::AttacksVillage, built);
    l.answer = 1;
    return stand_at(c, square).any() ? kill_scouts(c, seat, square) : c.go_on();
}

// CV-9.68  Whoever has won stands there now.
Flow EnterSteps::arrive(Ctx& c, Frame& f) {
    const EnterLocals l = f.locals<EnterLocals>();
    if (!l.answer) return c.done();
    if (l.built) put_figure(c, f.seat, free_figure(c, f.seat, true), l.square);
    each_on_way(c, f.seat, [&](int figure) { move_figure(c, f.seat, figure, l.square); });
    return c.go_on();
}
// CV-8.41, CV-8.48
Flow EnterSteps::find(Ctx& c, Frame& f) {
    EnterLocals& l = f.locals<EnterLocals>();
    const uint16_t square = l.square;
    if (!is_marker(c.s.top[square])) return c.go_on();
    l.found = is_village(c, square) ? kFoundVillage : kFoundHut;
    return c.call(Proc::Explore, f.seat, SquareLocals{square});
}
Flow EnterSteps::taken(Ctx& c, Frame& f) {
    const EnterLocals l = f.locals<EnterLocals>();
    if (!l.found) return c.go_on();
    return call_wake(c, l.found == kFoundHut ? Moment::HutTaken : Moment::VillageTaken, f.seat, l.square);
}
// CV-9.69  The move is over; an army built here has made none.
Flow EnterSteps::end(Ctx& c, Frame& f) {
    const EnterLocals l = f.locals<EnterLocals>();
    return end_move_at(c, f.seat, l.square, !l.built && armies_on_way(c, f.seat) > 0);
}

void end_move(Play& p, Seat seat) {
    each_on_way(p, seat, [&](int figure) { p.s.player[seat].figure[figure].flags = kMoved; });
}
// CV-16.3, CV-16.4  An army that ends its move on a relic takes it; one that ends it on a building may raze that.
Flow end_move_at(Ctx& c, Seat seat, uint16_t square, bool army) {
    end_move(c, seat);
    const uint8_t top = c.s.top[square];
    if (army && is_relic(top)) return c.become(Proc::TakeRelic, seat, SquareLocals{square});
    if (army && is_building(top)) return wake(c, Moment::ArmyEndsOnBuilding, seat, square);
    return c.done();
}

void enter_rows(Rows& rows) { rows.sequence<Proc::Enter, EnterSteps>(); }

}  // namespace pentarchy::civilization
