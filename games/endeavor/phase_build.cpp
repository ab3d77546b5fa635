// Phase 1 Build and phase 2 Growth, EN-5 and EN-6.
#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

namespace {

// EN-5.5  Who has a level-5 building may not build another of that level: the levels closed to the seat, as bits.
unsigned closed_levels(const Look& l, Seat seat) {
    unsigned levels = 0;
    for (uint32_t left = l.s.player[seat].kinds; left; left &= left - 1) {
        const BuildingRow& row = l.t.building[std::countr_zero(left)];
        if (row.once && row.level) levels |= 1u << row.level;
    }
    return levels;
}
bool may_own(const Look& l, unsigned closed, int building) { return !(closed >> l.t.building[building].level & 1); }

int tiles_of(const Look& l, Seat seat) {
    int n = 0;
    for (int b = 1; b < l.t.buildings; ++b) n += l.s.player[seat].built[b];
    return n;
}

// EN-5.2, EN-5.7  The highest level the seat may build: its construction level, or the lowest above it that still has a
// tile if none is left up to it. Zero if nothing legal is left (EN-5.8).
int build_level(const Look& l, Seat seat) {
    const unsigned closed = closed_levels(l, seat);
    const int own = value_of(l, seat, Track::Industry);
    if (tiles_of(l, seat) == l.t.building_spaces) return 0;  // EN-5.1
    int higher = 0;
    for (int b = 1; b < l.t.buildings; ++b) {
        if (!l.s.left[b] || !may_own(l, closed, b)) continue;
        const int level = l.t.building[b].level;
        if (level <= own) return own;
        if (!higher || level < higher) higher = level;
    }
    return higher;
}

// EN-5.1  Exactly one tile, for nothing, on an empty building space.
struct BuildTile {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int level = build_level(l, f.seat);
        const unsigned closed = closed_levels(l, f.seat);
        const Rule too_high = level > value_of(l, f.seat, Track::Industry) ? "EN-5.7"_rule : "EN-5.2"_rule;
        for (int b = 1; b < l.t.buildings; ++b)
            if (out.need(l.s.left[b] > 0, "EN-5.9"_rule) && out.need(l.t.building[b].level <= level, too_high) &&
                out.need(may_own(l, closed, b), "EN-5.5"_rule))
                out.add(make(Verb::Build, b));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        build(c, f.seat, static_cast<Building>(m.a));
        return c.done();
    }
};

}  // namespace

Flow start_phase(Ctx& c, Seat seat, Phase phase) {
    switch (phase) {
    case Phase::Build:
        if (build_level(c, seat)) return c.call(Proc::BuildTile, seat);
        c.say(Msg::BuildsNothing, seat);  // EN-5.8
        return c.ask();
    case Phase::Growth: grow(c, seat); return c.ask();
    default: {  // EN-7.1 to EN-7.4
        const int workers = workers_on_buildings(c, seat), paid = std::min(workers, payments(c, seat));
        if (paid < workers) return c.call(Proc::PayWorkers, seat, PayLocals{static_cast<uint8_t>(paid), kNone, 0, true});
        pay_all(c, seat, kNone);
        return c.ask();
    }
    }
}

void build_rows(RowTable& rows) { row(rows, Proc::BuildTile) = box<BuildTile>("build_tile"); }

}  // namespace pentarchy::endeavor
