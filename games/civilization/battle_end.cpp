// What follows from winning and losing a battle (CV-9.60 to CV-9.76): figures, cities, loot, cards back to their
// places.
#include <algorithm>

#include "games/civilization/battle.h"

namespace pentarchy::civilization {

void kill_figure(Play& p, Seat seat, int figure, int square) {
    lift_figure(p, seat, figure);
    p.say(Msg::FigureDies, seat, !is_army(figure), square);
}
void kill_figures(Play& p, int square) {
    const Seat seat = stand_at(p, square).owner();
    for (int figure = 0; figure < kFigures; ++figure)
        if (seat != kNobody && p.s.player[seat].figure[figure].square == square) kill_figure(p, seat, figure, square);
}

namespace {

// CV-9.63, CV-9.65  One army for every two own units killed, but one stays.
void lose_armies(Play& p, int side) {
    const Battle& b = p.s.battle;
    const Seat seat = b.owner[side];
    int lost = std::min(b.killed[side] / 2, b.armies[side] - 1);
    if (seat == kNobody || lost <= 0) return;
    p.say(Msg::LosesArmies, seat, lost);
    for (int figure = 0; figure < kArmies; ++figure) {
        const Figure& it = p.s.player[seat].figure[figure];
        const bool takes_part = side == kAttack ? (it.flags & kOnWay) != 0 : it.square == b.square;
        if (takes_part && lost-- > 0) lift_figure(p, seat, figure);
    }
}

// CV-8.49, CV-8.63, CV-9.66  Everything of the loser in the square; the attacker's group is still on its way to it.
void lose_attackers(Play& p) {
    const Battle& b = p.s.battle;
    const Seat seat = b.owner[kAttack];
    if (seat == kNobody || b.built) return;
    each_on_way(p, seat, [&](int figure) { kill_figure(p, seat, figure, b.square); });
}

// CV-9.67, CV-9.75, CV-17.4, CV-7.32  A city is destroyed; whoever takes a capital has won, but no barbarians have.
void lose_city(Play& p) {
    const Battle& b = p.s.battle;
    const Seat attacker = b.owner[kAttack], seat = b.owner[kDefence];
    if (b.city != 0) {
        destroy_city(p, seat, b.city);
        p.say(Msg::CityDestroyed, seat, b.square);
    } else if (attacker != kNobody) {
        p.say(Msg::CapitalTaken, attacker, seat);
        conquer(p, attacker);
    }
}

// CV-8.72, CV-9.70
void spend_fortification(Play& p) {
    const Battle& b = p.s.battle;
    if (b.field != Field::City || !(p.s.player[b.owner[kDefence]].city[b.city].flags & kFortified)) return;
    drop_city_flag(p, b.owner[kDefence], b.city, kFortified);
    p.say(Msg::FortificationSpent, b.owner[kDefence], b.square);
}

}  // namespace

void take_losses(Play& p) {
    const Battle& b = p.s.battle;
    if (!b.won) {
        lose_attackers(p);
        lose_armies(p, kDefence);
        return spend_fortification(p);
    }
    lose_armies(p, kAttack);
    if (b.field == Field::Figures) kill_figures(p, b.square);
    if (b.field == Field::City) lose_city(p);
}

namespace {

uint8_t less_for(const Look& l, int loot, Seat loser) {
    return static_cast<uint8_t>(std::max(0, loot - sum(l, loser, Query::LootLess)));
}

}  // namespace

uint8_t loot_of_attack(const Look& l, int loot, Seat winner, Seat loser) {
    const uint8_t left = less_for(l, loot, loser);
    return left ? static_cast<uint8_t>(left + sum(l, winner, Query::LootMore)) : left;
}
uint8_t loot_of(const Look& l) {
    const Battle& b = l.s.battle;
    const Seat attacker = b.owner[kAttack], defender = b.owner[kDefence];
    if (attacker == kNobody || defender == kNobody) return 0;  // CV-9.85
    if (!b.won) return less_for(l, l.t.n.battle_loot, attacker);
    return loot_of_attack(l, b.field == Field::City ? l.t.n.city_loot : l.t.n.battle_loot, attacker, defender);
}

namespace {

void put_away(Play& p, int place) {
    for (const int unit : p.s.units.ids_at(place)) {
        p.show(p.s.units, unit);
        p.s.units.move(unit, kUnitUnder);
    }
}

}  // namespace

// CV-9.52, CV-9.62  Killed cards and barbarians go under their decks, the others back to their reserves.
void end_battle(Play& p) {
    Battle& b = p.s.battle;
    for (const int side : {kAttack, kDefence}) {
        const Seat owner = b.owner[side];
        put_away(p, kKilled0 + side);
        if (owner == kNobody) {
            put_away(p, kInPlay0 + side);
            continue;
        }
        for (const int unit : p.s.units.ids_at(kInPlay0 + side)) p.s.units.move(unit, reserve_of(owner));
        p.s.picks[owner].force = {};
    }
    put_away(p, kBarbarians);
    b = {};
}

}  // namespace pentarchy::civilization
