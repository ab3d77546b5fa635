// Building (BR-5.16, BR-5.17, BR-7): what, where, the price, and what the new tile brings. Mauá builds twice (BR-12.17 to BR-12.22).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

constexpr uint8_t kDeclared = 1, kSecond = 2;  // of `twice`

// What a tile costs now. The upgrade works with the space's action alone (BR-5.17, BR-13.7).
Cost cost_of(const Look& l, Seat seat, int tile, int from_card, int twice) {
    Cost out = is_city(static_cast<uint8_t>(tile)) ? l.t.city[tile - kCity0].cost : l.t.building[tile].cost;
    uint8_t& any = out.due[index(Due::AnyRaw)];
    if (from_card == kNone && has(l, seat, Query::BuildAnyRaw)) {
        const int raws = out.raws();
        std::fill(out.due, out.due + index(Due::AnyRaw), uint8_t{0});
        any = static_cast<uint8_t>(raws);
    }
    if (twice == kDeclared) any = static_cast<uint8_t>(any + l.t.twice_raws);  // BR-12.21
    return out;
}

// BR-7.1, BR-13.11  Whether the era of a building has come, or the card does not mind.
bool is_in_era(const Look& l, int kind, int from_card) {
    return l.t.building[kind].era <= l.s.era || (from_card != kNone && l.t.gold[from_card].any_era);
}
bool is_wanted(const Look& l, int kind, int from_card) { return from_card == kNone || l.t.gold[from_card].buildings >> kind & 1; }
Hexes sites_of(const Look& l, Seat seat, int tile) {
    return is_city(static_cast<uint8_t>(tile)) ? city_sites(l, seat, tile - kCity0) : building_sites(l, seat, static_cast<Building>(tile));
}

// Calls fn(tile) for each building and each city on top of a stack, as far as the card allows.
template <class Fn>
void each_tile(const Look& l, int from_card, Fn fn) {
    for (int kind = 0; kind < kBuildings; ++kind)
        if (is_wanted(l, kind, from_card)) fn(kind);
    if (from_card != kNone) return;
    for (const uint8_t city : l.s.city_top)
        if (city != kNone) fn(kCity0 + city);
}
bool is_left(const Look& l, int tile) { return is_city(static_cast<uint8_t>(tile)) || l.s.supply[l.t.building[tile].pair] > 0; }
bool can_raise(const Look& l, Seat seat, int tile, int from_card, int twice, const Purse& mine) {
    if (!is_city(static_cast<uint8_t>(tile)) && !is_in_era(l, tile, from_card)) return false;
    return is_left(l, tile) && can_pay(l, seat, mine, cost_of(l, seat, tile, from_card, twice), from_card == kNone) && sites_of(l, seat, tile).any();
}
bool can_raise_any(const Look& l, Seat seat, int from_card, int twice, const Purse& mine) {
    bool can = false;
    each_tile(l, from_card, [&](int tile) { can = can || can_raise(l, seat, tile, from_card, twice, mine); });
    return can;
}

// BR-5.16  One of what can be placed and paid.
struct PickKind {
    using Locals = BuildLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const auto [from_card, twice] = f.locals<BuildLocals>();
        const Purse mine = purse(l, f.seat);
        each_tile(l, from_card, [&](int tile) {
            const bool city = is_city(static_cast<uint8_t>(tile));
            if (out.need(city || is_in_era(l, tile, from_card), "BR-7.1"_rule) && out.need(is_left(l, tile), "BR-7.28"_rule) &&
                out.need(can_pay(l, f.seat, mine, cost_of(l, f.seat, tile, from_card, twice), from_card == kNone), "BR-6.1"_rule) &&
                out.need(sites_of(l, f.seat, tile).any(), city ? "BR-7.14"_rule : "BR-7.3"_rule))
                out.add(city ? make(Verb::BuildCity, tile - kCity0) : make(Verb::Build, tile));
        });
        if (from_card == kNone && twice == 0 && has(l, f.seat, Query::BuildTwice))
            if (out.need(can_raise_any(l, f.seat, kNone, kDeclared, mine), "BR-12.21"_rule)) out.add(make(Verb::BuildTwice));
        out.add(make(Verb::Stop));
        out.others(Verb::Build, "BR-13.7"_rule);
        out.others(Verb::BuildCity, "BR-7.13"_rule);
        out.others(Verb::BuildTwice, "BR-12.17"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        auto& [from_card, twice] = f.locals<BuildLocals>();
        if (is(m, Verb::Stop)) return c.done();
        if (is(m, Verb::BuildTwice)) {
            twice = kDeclared;
            c.say(Msg::BuildsTwice, f.seat);
            return c.ask();
        }
        const int tile = is(m, Verb::BuildCity) ? kCity0 + m.a : m.a;
        return c.become(Proc::PickSite, f.seat, SiteLocals{from_card, twice, static_cast<uint8_t>(tile)});
    }
};

// BR-7.3 to BR-7.17
struct PickSite {
    using Locals = SiteLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int hex : sites_of(l, f.seat, f.locals<SiteLocals>().tile)) out.add(make(Verb::Site, number(l, hex)));
        out.others(Verb::Site, is_city(f.locals<SiteLocals>().tile) ? "BR-7.14"_rule : "BR-7.3"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const auto [from_card, twice, tile] = f.locals<SiteLocals>();
        return c.become(Proc::Raise, f.seat, RaiseLocals{from_card, twice, tile, static_cast<uint8_t>(hex_of(c, m.a)), 0, 0});
    }
};

// The tile leaves the supply, or its stack; a building that was there leaves the game (BR-12.11).
void take_tile(Play& p, Seat seat, int tile, int hex) {
    if (is_city(static_cast<uint8_t>(tile))) {
        lay_tile(p, seat, hex, static_cast<uint8_t>(tile));
        p.say(Msg::BuildsCity, seat, tile - kCity0, number(p, hex));
        return;
    }
    const uint8_t under = p.s.tile[hex];
    if (is_building(under)) ++p.s.buried[p.t.building[under].pair];
    --p.s.supply[p.t.building[tile].pair];
    lay_tile(p, seat, hex, static_cast<uint8_t>(tile));
    p.say(is_building(under) ? Msg::BuildsOver : Msg::Builds, seat, tile, number(p, hex));
}
// BR-16.3 to BR-16.7  The monarch's first tiles of a kind are better.
void raise_tile(Play& p, Seat seat, int tile, int hex) {
    Player& me = p.s.player[seat];
    if (me.monarch == kNone) return;
    const MonarchRow& monarch = p.t.monarch[me.monarch];
    if (monarch.raises != tile || me.monarch_count >= monarch.raise_count) return;
    ++me.monarch_count;
    p.s.mark[hex] |= kRaised;
}

struct Raise {
    using Locals = RaiseLocals;
    static Flow pay(Ctx& c, Frame& f) {
        const Locals& l = f.locals<Locals>();
        return pay_cost(c, f.seat, cost_of(c, f.seat, l.tile, l.from_card, l.twice), l.from_card == kNone);
    }
    // BR-7.10, BR-7.12  The tile is laid and produces; a face-down discovery tile under it is gone unseen.
    static Flow lay(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        l.forest = terrain_now(c, Terrain::Forest).has(l.hex);
        bury_tile(c, l.hex);
        take_tile(c, f.seat, l.tile, l.hex);
        if (!is_building(l.tile)) return c.go_on();
        raise_tile(c, f.seat, l.tile, l.hex);
        produce(c, l.hex);
        return c.go_on();
    }
    // BR-7.13  The next city of the stack.
    static Flow turn_city(Ctx& c, Frame& f) {
        const Locals& l = f.locals<Locals>();
        for (uint8_t stack = 0; stack < 2; ++stack) {
            if (!is_city(l.tile) || c.s.city_top[stack] != l.tile - kCity0) continue;
            c.s.city_top[stack] = kNone;
            if (c.s.city_left[stack]) return c.call(Proc::TopCity, kChance, CountLocals{stack});
        }
        return c.go_on();
    }
    // BR-11.5, BR-11.12  Minas Gerais pays, Culture is kept by who builds there first.
    static Flow find(Ctx& c, Frame& f) {
        const Locals& l = f.locals<Locals>();
        const int cloud = cloud_showing(c, l.hex, Role::AllTerrain);
        if (cloud < 0) return c.go_on();
        const DiscoveryRow& tile = open_row(c, cloud);
        if (tile.vp) {
            ++c.s.player[f.seat].cultures;
            c.say(Msg::KeepsCulture, f.seat, number(c, l.hex));
        } else {
            c.say(Msg::TakesMine, f.seat, number(c, l.hex));
        }
        drop_open_tile(c, l.hex);
        return give(c, f.seat, tile.reward);
    }
    static Flow monarch(Ctx& c, Frame& f) { return after_build_on(c, f.seat, f.locals<Locals>().forest); }
    // BR-12.18, BR-12.22
    static Flow end(Ctx& c, Frame& f) {
        const Locals& l = f.locals<Locals>();
        if (l.twice == kDeclared && can_raise_any(c, f.seat, kNone, kSecond, purse(c, f.seat)))
            return c.become(Proc::PickKind, f.seat, BuildLocals{kNone, kSecond});
        return c.done();
    }
    static constexpr auto kSteps = steps(&pay, &lay, &turn_city, &find, &monarch, &end);
};

}  // namespace

bool can_build(const Look& l, Seat seat, int from_card, int without) {
    return can_raise_any(l, seat, from_card, 0, purse(l, seat, without));
}

void build_rows(Rows& rows) {
    rows.box<Proc::PickKind, PickKind>();
    rows.box<Proc::PickSite, PickSite>();
    rows.sequence<Proc::Raise, Raise>();
}

}  // namespace pentarchy::brazil
