// What follows from the components and is asked for all the time, in the form in which rules ask for it.
#include "games/civilization/edition.h"

namespace pentarchy::civilization::reading {

namespace {

SquareRow in_a_row(const Squares& squares) {
    SquareRow out;
    for (const int square : squares) out.square[out.size++] = static_cast<uint16_t>(square);
    return out;
}

void look_up_tech(Edition& t, int tech) {
    const TechRow& row = t.tech[tech];
    Lookups& find = t.find;
    find.speed.add(tech, row.speed);
    find.stacking.add(tech, row.stacking);
    find.cities.add(tech, row.cities);
    find.walls.add(tech, row.walls);
    for (int type = 0; type < kUnitTypes; ++type) find.rank[type].add(tech, row.rank[type]);
    if (row.government != kNone) find.unlocking[row.government] |= uint64_t{1} << tech;
}

}  // namespace

void fill_lookups(Edition& t) {
    Lookups& find = t.find;
    for (int square = 0; square < kSquares; ++square) {
        find.beside[square] = in_a_row(t.grid.neighbours(square));
        find.around[square] = in_a_row(t.around.neighbours(square));
    }
    for (int tech = 0; tech < kTechs; ++tech) look_up_tech(t, tech);
    for (int card = 0; card < t.events; ++card) find.copies[t.event_kind[card]].add(card);
    for (int i = 0; i < t.growing; ++i) find.grow |= 1u << index(t.grow[i].query);
    for (int i = 0; i < t.abilities; ++i) {
        const AbilityRow& row = t.ability[i];
        if (!row.interrupts || !row.at(Moment::Move)) continue;
        if (row.is_of_event()) find.interrupting.add(row.thing - kEvent0);
        if (row.use != kNone) find.locking.add(row.use);
    }
}

}  // namespace pentarchy::civilization::reading
