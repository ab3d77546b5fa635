// Phase 1 Build and phase 2 Growth, EN-5 and EN-6.
#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

namespace {

// EN-5.5  Who has a level-5 building may not build another of that level: the tiles closed to the seat, as bits.
uint32_t closed_tiles(const Look& l, Seat seat) {
    uint32_t closed = 0;
    for (uint32_t left = l.s.player[seat].kinds & l.t.once; left; left &= left - 1) {
        const int level = l.t.building[std::countr_zero(left)].level;
        if (level) closed |= l.t.up_to_level[level] & ~l.t.up_to_level[level - 1];
    }
    return closed;
}

// EN-5.2, EN-5.7  The highest level the seat may build: its construction level, or the lowest above it that still has a
// tile if none is left up to it. Zero if nothing legal is left (EN-5.8).
int build_level(const Look& l, Seat seat) {
    if (l.s.player[seat].tiles == l.t.building_spaces) return 0;  // EN-5.1
    const uint64_t tiles = l.s.stacks & ~closed_tiles(l, seat);
    for (int level = value_of(l, seat, Track::Industry); level < kLevels; ++level)
        if (tiles & l.t.up_to_level[level]) return level;
    return 0;
}

// EN-5.1  Exactly one tile, for nothing, on an empty building space.
struct BuildTile {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const int level = build_level(l, f.seat);
        const uint32_t all = l.t.up_to_level[kLevels - 1], closed = closed_tiles(l, f.seat);
        const Rule too_high = level > value_of(l, f.seat, Track::Industry) ? "EN-5.7"_rule : "EN-5.2"_rule;
        out.each(all, l.s.stacks & l.t.up_to_level[level] & ~closed, [&](int b) {
            if (out.need(l.s.left[b] > 0, "EN-5.9"_rule) && out.need(l.t.building[b].level <= level, too_high) &&
                out.need(!(closed >> b & 1), "EN-5.5"_rule))
                out.add(make(Verb::Build, b));
        });
        out.others(Verb::Build, "EN-5.9"_rule);  // the start building is printed on the boards
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
            if (paid < workers)
                return c.call(Proc::PayWorkers, seat, PayLocals{static_cast<uint8_t>(paid), kNone, 0, true});
            pay_all(c, seat, kNone);
            return c.ask();
        }
    }
}

void build_rows(Rows& rows) { rows.box<Proc::BuildTile, BuildTile>(); }

}  // namespace pentarchy::endeavor
