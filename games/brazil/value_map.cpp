// The map as a seat sees it: what its units could do soon, what enemy units could do to it, and room to build.
#include <algorithm>

#include "games/brazil/fight.h"
#include "games/brazil/reach.h"
#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

namespace {

constexpr int kSoon = 2;  // steps beyond the next basic move

struct Unit {
    uint8_t hex, strength, steps;
    bool founder;
};
struct Army {
    Unit unit[kUnits];
    int size = 0;
    float attack = 0, defence = 0;  // what cards and paintings add
    Hexes near;                     // hexes that a unit may bear on soon

    void read(const Look& l, Seat seat) {
        const Player& me = l.s.player[seat];
        if (me.board == kNone) return;
        const Sources works = working(l, seat);
        const bool swift = l.t.modifiers.any(works, Query::AllSwift),
                   founders = l.t.modifiers.any(works, Query::AnyFounder);
        for (int u = 0; u < kUnits; ++u) {
            if (!is_on_map(me.unit[u])) continue;
            const UnitRow& row = unit_row(l, seat, u);
            const auto steps = static_cast<uint8_t>(1 + (row.swift || swift));
            unit[size++] = {me.unit[u], row.strength, steps, row.founder || founders};
            near = near | map_of(l).within[steps + kSoon][me.unit[u]];
        }
        attack = expected_cards(l, seat, true) + static_cast<float>(l.t.modifiers.sum(works, Query::Attack));
        defence = expected_cards(l, seat, false) + static_cast<float>(l.t.modifiers.sum(works, Query::Defence));
    }
};

// How strongly a unit bears on a hex so many steps away: in full if it can be there with its next basic move.
float bearing(const Unit& unit, int distance) {
    const int late = distance - unit.steps;
    if (late <= 0) return 1;
    return late == 1 ? 0.45f : late == 2 ? 0.2f : 0.08f;
}

float worth_of_tile(const Look& l, int hex) {
    float items = 0;
    each_item_on(l, hex, [&](Item item, int n) { items += kPrice[index(item)] * static_cast<float>(n); });
    return static_cast<float>(tile_vp(l, hex)) + 0.7f * items;
}
int strength_on(const Army& army, int hex) {
    int sum = 0;
    for (int i = 0; i < army.size; ++i) sum += army.unit[i].hex == hex ? army.unit[i].strength : 0;
    return sum;
}

// The best that a single enemy unit could take of these tiles, and a little of the rest: an army moves one unit a turn.
float pressure(const Look& l, const Army& attackers, const Hexes& tiles, Seat holder, const Army& defenders) {
    float best = 0, sum = 0;
    for (const int hex : tiles& attackers.near) {
        const bool own = builder_at(l, hex) == holder;
        const auto stands = static_cast<float>(strength_on(defenders, hex) + (own ? tile_vp(l, hex) : 0));
        float here = 0;
        for (int i = 0; i < attackers.size; ++i) {
            const Unit& unit = attackers.unit[i];
            const int distance = map_of(l).distance[unit.hex][hex];
            const float bears = bearing(unit, distance);
            if (distance > unit.steps + kSoon || bears <= here) continue;  // odds are below 1
            here = std::max(here, bears * odds(unit.strength + attackers.attack, stands + defenders.defence));
        }
        here *= worth_of_tile(l, hex);
        best = std::max(best, here);
        sum += here;
    }
    return best + 0.2f * (sum - best);
}

// Discoveries near: each unit is drawn to the nearest, not all to the same.
float discoveries(const Outlook& o, const Army& army) {
    const Hexes down = face_down_hexes(o.l);
    if (!down.any() || !army.size) return 0;
    float sum = 0;
    for (const int hex : down) {
        int nearest = 99;
        for (int i = 0; i < army.size; ++i)
            nearest = std::min(nearest, map_of(o.l).distance[army.unit[i].hex][hex] - army.unit[i].steps + 1);
        if (nearest > 5) continue;
        float worth = kUndiscovered;
        for (int step = 0; step < std::max(0, nearest); ++step) worth *= kPerStep;
        sum += worth;
    }
    return std::min(sum, 1.5f);
}

// BR-7.14  A founder on, or next to, a hex where a city may be.
float founding(const Outlook& o, const Army& army, const Hexes& land) {
    const bool any = o.l.s.city_top[0] != kNone || o.l.s.city_top[1] != kNone;
    if (!any) return 0;
    float best = 0;
    for (int i = 0; i < army.size; ++i) {
        if (!army.unit[i].founder) continue;
        const int hex = army.unit[i].hex;
        best = std::max(best, land.has(hex)                   ? kFoundable
                              : (near(o.l, hex) & land).any() ? kFoundable * kPerStep
                                                              : kFoundable * 0.3f);
    }
    return best;
}

float room(const Outlook& o, const Hexes& land) {
    const Hexes border = o.l.s.land[o.seat].border & land;
    const bool mine = (border & printed(o.l, Terrain::GoldMine)).any();
    return kRoom * static_cast<float>(std::min(kMuchRoom, border.count())) + (mine ? kRoomForMint : 0);
}

}  // namespace

float map_worth(const Outlook& o) {
    const Look& l = o.l;
    Army army[kSeats];
    for (Seat side = 0; side < sides(l); ++side) army[side].read(l, side);
    const Army& mine = army[o.seat];
    const Hexes capital = tiles(l, kCapitalTile), my_tiles = held(l, o.seat).without(capital);
    Hexes others;  // empires and what is next to them
    float sum = 0;
    const float later = std::clamp(o.left / 4, 0.25f, 1.0f);
    for (Seat other = 0; other < sides(l); ++other) {
        if (other == o.seat) continue;
        others = others | l.s.land[other].border;
        const Army& theirs = army[other];
        sum += kOwnThreat * pressure(l, mine, held(l, other).without(capital), other, theirs);
        sum -= kThreat * 2 * pressure(l, theirs, my_tiles, o.seat, mine);
    }
    for (int i = 0; i < mine.size; ++i) sum += kUnitOut + kStrengthOut * mine.unit[i].strength;
    const Hexes land =
        map_of(l).all.without(all_tiles(l) | others | printed(l, Terrain::Water) | printed(l, Terrain::Capital));
    return sum + later * (discoveries(o, mine) + founding(o, mine, land) + room(o, land));
}

}  // namespace pentarchy::brazil
