#include "games/civilization/map.h"

#include "games/civilization/queries.h"

namespace pentarchy::civilization {

Squares around_city(const Edition& t, int centre, int second) {
    Squares out = t.around.neighbours(centre);
    if (second == kNoSquare) return out;
    out = out | t.around.neighbours(second);
    out.drop(centre), out.drop(second);
    return out;
}

Side side_of(const Look& l, int square) {
    for (const int next : l.t.find.around[square])
        if (const uint8_t top = l.s.top[next]; is_centre(top)) return {owner_of_centre(top), city_of_centre(top)};
    return {};
}

Squares stands_of(const Look& l, Seat seat) {
    Squares out;
    for (const Figure& figure : l.s.player[seat].figure)
        if (figure.square != kNoSquare) out.add(figure.square);
    return out;
}

Squares city_states_of(const Look& l, Seat seat) {
    Squares out;
    for (const Figure& figure : l.s.player[seat].figure)
        if (figure.square != kNoSquare && is_city_state(l.s.top[figure.square])) out.add(figure.square);
    return out;
}

int square_of_tile(const LayoutRow& layout, int slot, Way arrow, int at) {
    const int r = at / kTileSide, c = at % kTileSide, x = layout.x[slot], y = layout.y[slot];
    switch (arrow) {
        case Way::North: return square_at(x + c, y + r);
        case Way::East: return square_at(x + 3 - r, y + c);
        case Way::South: return square_at(x + 3 - c, y + 3 - r);
        default: return square_at(x + r, y + 3 - c);
    }
}

namespace {

// What lies or stands around a site.
Rule neighbour_refusal(const Look& l, Seat seat, int square, bool for_metropolis) {
    if (!is_open(l, square)) return "CV-4.14"_rule;
    const uint8_t top = l.s.top[square];
    if (is_marker(top)) {
        if (is_village(l, square) || !has(l, seat, Right::HutsBeside)) return "CV-4.15"_rule;
    }
    if (!for_metropolis && is_blockaded(l, seat, square)) return "CV-4.16"_rule;
    if (is_city_state(top)) return "CV-4.18"_rule;
    return is_relic(top) ? "CV-4.19"_rule : kFine;
}

// CV-4.17, CV-4.36  Centres are three squares apart at least, in a row or a column.
bool is_far_from_cities(const Look& l, int square, const City* but) {
    const Spot at = l.t.grid.spot(square);
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        for (const City& city : l.s.player[seat].city)
            for (const uint16_t centre : {city.centre, city.second}) {
                if (centre == kNoSquare || &city == but) continue;
                const Spot other = l.t.grid.spot(centre);
                if (std::abs(at.x - other.x) < 3 && std::abs(at.y - other.y) < 3) return false;
            }
    return true;
}

}  // namespace

Rule site_refusal(const Look& l, Seat seat, int centre, int second) {
    const bool grows = second != kNoSquare;
    const City* capital = grows ? &l.s.player[seat].city[0] : nullptr;
    if (!is_far_from_cities(l, centre, capital)) return "CV-4.17"_rule;
    if (grows && !is_far_from_cities(l, second, capital)) return "CV-4.36"_rule;
    const Squares around = around_city(l.t, centre, second);
    if (around.count() < (grows ? 10 : 8)) return "CV-4.14"_rule;
    for (const int square : around)
        if (const Rule refusal = neighbour_refusal(l, seat, square, grows); refusal != kFine) return refusal;
    return kFine;
}

}  // namespace pentarchy::civilization
