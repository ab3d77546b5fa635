#include "games/civilization/aim_squares.h"

#include "games/civilization/reach.h"

namespace pentarchy::civilization {

namespace {

// CV-0.5  Squares within so many orthogonal steps over open squares that `may` be entered.
template <class May>
Squares within(const Look& l, Squares from, int steps, May may) {
    Squares edge = from;
    for (; steps > 0 && edge.any(); --steps) {
        Squares next;
        for (const int square : edge)
            for (const int beside : l.t.find.beside[square])
                if (is_open(l, beside) && !from.has(beside) && may(beside)) next.add(beside);
        from = from | next;
        edge = next;
    }
    return from;
}
// CV-21.12
bool may_be_pushed(const Look& l, Seat owner, int square) {
    const uint8_t top = l.s.top[square];
    return !is_water(l, square) && !is_centre(top) && !is_marker(top) && !is_relic(top) &&
           !is_blockaded(l, owner, square);
}

}  // namespace

namespace {

Squares figures_and_cities(const Look& l, Seat seat) {
    Squares out = stands_of(l, seat);
    for (const City& city : l.s.player[seat].city)
        for (const uint16_t centre : {city.centre, city.second})
            if (centre != kNoSquare) out.add(centre);
    return out;
}

}  // namespace

Squares within_reach(const Look& l, Seat seat, int steps) {
    if (steps == kNone) return layout_of(l).all;
    return within(l, figures_and_cities(l, seat), steps, [](int) { return true; });
}
bool is_within_reach(const Look& l, Seat seat, int steps, int square) {
    if (steps == kNone) return layout_of(l).all.has(square);
    const Squares from = figures_and_cities(l, seat);
    bool near = false;
    for (const int own : from) near |= l.t.grid.distance(own, square) <= steps;
    return near && within(l, from, steps, [](int) { return true; }).has(square);
}

bool is_empty(const Look& l, int square) {
    return is_open(l, square) && l.s.top[square] == kNothingHere && !stand_at(l, square).any();
}

Squares near_villages(const Look& l, int steps) {
    Squares from;
    for (const int square : layout_of(l).all) {
        if (!is_open(l, square)) continue;
        const bool lies = is_marker(l.s.top[square]) && is_village(l, square);
        if (lies || ground_at(l, square).mark == Mark::Village) from.add(square);
    }
    return within(l, from, steps, [](int) { return true; });
}

Squares pushed_to(const Look& l, int from, int steps) {
    const Stand group = stand_at(l, from);
    Squares start;
    start.add(from);
    Squares out = within(l, start, steps, [&](int square) { return may_be_pushed(l, group.owner(), square); });
    out.drop(from);
    for (const int square : out)
        if (!fits(l, group.owner(), square, group.figures())) out.drop(square);
    return out;
}
Squares walks_to(const Look& l, Seat seat, int from, int steps) {
    if (l.s.locked.has(from)) return {};  // CV-21.15
    Squares start;
    start.add(from);
    Squares out = within(l, start, steps, [](int) { return true; });
    for (const int square : out)
        if (!is_empty(l, square) || !may_stand(l, seat, square) || is_gated(l, seat, square)) out.drop(square);
    return out;
}
Squares lands_on(const Look& l, Seat seat, const EffectRow& e, int from, int figures) {
    Squares out;
    for (const int square : e.where == kOwnFigure ? stands_of(l, seat) : layout_of(l).all) {
        if (square == from || !is_open(l, square) || !may_stand(l, seat, square) || is_gated(l, seat, square)) continue;
        const bool edge = e.where == kEdge && is_empty(l, square) && layout_of(l).outer.has(square);
        const bool water = e.where == kWater && is_water(l, square);
        if ((e.where == kOwnFigure || edge || water) && fits(l, seat, square, figures)) out.add(square);
    }
    return out;
}
bool may_lift_off(const Look& l, const EffectRow& e, int square) {
    enum What { kAnywhere, kFromEdge };
    return e.what == kAnywhere || layout_of(l).outer.has(square);
}

Seat owner_at(const Look& l, int square) {
    const uint8_t top = l.s.top[square];
    return is_centre(top) ? owner_of_centre(top) : side_of(l, square).seat;
}

}  // namespace pentarchy::civilization
