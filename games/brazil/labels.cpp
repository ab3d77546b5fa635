// What the label of a move on the map adds: what both sides openly have in the fight that it leads to.
#include "games/brazil/fight.h"
#include "games/brazil/game.h"
#include "games/brazil/reach.h"

namespace pentarchy::brazil {

namespace {

// BR-8.3, BR-9.1  A move onto a hex of an enemy.
Fight entered(const Look& l, Seat seat, int unit, int hex) {
    const Seat foe = foe_at(l, seat, hex);
    return foe == kNobody ? no_fight() : begun_fight(FightKind::Move, seat, foe, unit, hex, hex);
}
Fight stormed(const Look& l, Seat seat, int unit, int hex) {
    const bool there = hex < map_of(l).hexes && showing(l, Role::Expedition).has(hex);
    return there ? begun_fight(FightKind::Expedition, seat, kNobody, unit, hex, hex) : no_fight();
}
Fight fired(const Look& l, Seat seat, int unit, int hex) {
    const uint8_t from = l.s.player[seat].unit[unit];
    const Seat foe = foe_at(l, seat, hex);
    return foe == kNobody || from >= map_of(l).hexes ? no_fight()
                                                     : begun_fight(FightKind::Ranged, seat, foe, unit, from, hex);
}

// The fight that a move begins at once, if it begins one. Moves that are not offered have labels, too.
Fight fight_of(const Look& l, Seat seat, Move m) {
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Move:
        case Verb::Go:
        case Verb::Sail: return entered(l, seat, unit_of(m.a), hex_of(l, m.b));
        case Verb::Ride: return entered(l, seat, riding_unit(l, seat), hex_of(l, m.a));
        case Verb::MoveFight:
        case Verb::GoFight:
        case Verb::SailFight: return stormed(l, seat, unit_of(m.a), hex_of(l, m.b));
        case Verb::RideFight: return stormed(l, seat, riding_unit(l, seat), hex_of(l, m.a));
        case Verb::Assault: return stormed(l, seat, unit_of(m.a), l.s.player[seat].unit[unit_of(m.a)]);
        case Verb::Fire: return fired(l, seat, unit_of(m.a), hex_of(l, m.b));
        default: return no_fight();
    }
}

}  // namespace

// BR-9.2 to 9.7  Units, tiles and bonuses lie open; cards come later.
LabelDetail Brazil::label_detail(const Look& l, Seat seat, Move m) {
    const Fight fight = fight_of(l, seat, m);
    if (fight.attacker == kNobody) return {};
    State imagined = l.s;
    imagined.fight = fight;
    if (fight.kind != FightKind::Ranged)
        imagined.player[seat].unit[fight.unit] = fight.kind == FightKind::Expedition ? fight.at : kMarching;
    const Look then{l.t, imagined};
    return {"odds", {number_arg("number", strength_so_far(then, 0)), number_arg("number2", strength_so_far(then, 1))}};
}

}  // namespace pentarchy::brazil
