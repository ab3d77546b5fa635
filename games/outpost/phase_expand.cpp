// Expand, OP-48: several placements for three points; what the sites give comes after the last one.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

struct Expand {
    using Locals = ExpandLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const ExpandLocals& e = f.locals<ExpandLocals>();
        const uint16_t next_to_mine = sites_next_to_pawns(l, f.seat);
        for (int i = 0; i < kSites; ++i) {
            const Site to = site_at(i);
            if (out.need(l.s.player[f.seat].supply > 0, "OP-7"_rule) && out.need(next_to_mine >> i & 1, "OP-48"_rule) &&
                out.need(!is_enemy_home(l, f.seat, to), "OP-1"_rule) &&
                out.need(expand_cost(l, f.seat, to) <= e.points, "OP-48"_rule))
                out.add(make(Verb::Place, number(to)));
        }
        if (out.need(e.count > 0, "OP-48"_rule)) out.add(make(Verb::Stop));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        ExpandLocals& e = f.locals<ExpandLocals>();
        if (is(m, Verb::Stop)) return c.become(Proc::ExpandRewards, f.seat, ExpandLocals{e.placed, 0, 0});
        const Site to = site_of(m.a);
        e.points = static_cast<uint8_t>(e.points - expand_cost(c, f.seat, to));
        e.placed |= static_cast<uint16_t>(1u << index(to));
        ++e.count;
        put_pawn(c, f.seat, to);
        c.say(Msg::Expands, f.seat, m.a);
        if (e.points && c.s.player[f.seat].supply) return c.ask();
        return c.become(Proc::ExpandRewards, f.seat, ExpandLocals{e.placed, 0, 0});
    }
};

// OP-48  After the last placement, in order of site: turn up, then the reward; camps and springs give nothing.
struct ExpandRewards {
    using Locals = ExpandLocals;
    static Flow run(Ctx& c, Frame& f) {
        ExpandLocals& e = f.locals<ExpandLocals>();
        while (e.placed) {
            const Site site = site_at(std::countr_zero(e.placed));
            if (c.s.face[index(site)] == Face::Down) return turn_tile(c, site);
            reward(c, f.seat, site);
            e.placed &= static_cast<uint16_t>(e.placed - 1);
        }
        return c.done();
    }
};

}  // namespace

// OP-48  1 point, 2 if another's hut is there; never onto enemy pawns, nor into an enemy home.
int expand_cost(const Look& l, Seat seat, Site site) {
    if (has_enemy_pawns(l, seat, site) || is_enemy_home(l, seat, site)) return kNever;
    bool anothers = false;
    each_hut(l, [&](Seat owner, int h) {
        const Hut& hut = l.s.player[owner].hut[h];
        anothers |= hut.site == index(site) && hut.holder != seat;
    });
    return anothers ? 2 : 1;
}

void expand_rows(Rows& rows) {
    rows.box<Proc::Expand, Expand>();
    rows.arrow<Proc::ExpandRewards, ExpandRewards>();
}

}  // namespace pentarchy::outpost
