// What happens to what an operation was aimed at (CV-21.10 to CV-21.14).
#include <bit>

#include "games/civilization/aim.h"
#include "games/civilization/battle.h"

namespace pentarchy::civilization {

namespace {

void lift_some(Play& p, Seat owner, int square, int armies, int scouts, auto act) {
    for (int figure = 0; figure < kFigures; ++figure) {
        int& left = is_army(figure) ? armies : scouts;
        if (p.s.player[owner].figure[figure].square != square || !left) continue;
        --left;
        act(figure);
    }
}
// CV-7.53  The marker returns to the supply; cards too many follow (due.cpp).
void kill_person(Play& p, int square) {
    const uint8_t type = static_cast<uint8_t>(p.s.top[square] - kPersonTop0);
    const Seat owner = side_of(p, square).seat;
    ++p.s.person_left[type];
    put_top(p, square, kNothingHere);
    p.say(Msg::PersonKilled, owner, type, square);
}
void kill(Play& p, uint16_t a) {
    const int square = square_in(a);
    if (a & kAtPerson) {
        if (is_person(p.s.top[square])) kill_person(p, square);
        return;
    }
    const Seat owner = stand_at(p, square).owner();
    if (owner == kNobody) return;
    lift_some(p, owner, square, armies_in(a), scouts_in(a), [&](int figure) {
        lift_figure(p, owner, figure);
        p.say(Msg::FigureKilled, owner, !is_army(figure), square);
    });
}
// CV-6.58
void raze(Play& p, int square) {
    if (has_walls(p, square)) {
        const uint8_t centre = p.s.top[square];
        drop_city_flag(p, owner_of_centre(centre), city_of_centre(centre), kWalls);
        return p.say(Msg::WallsRazed, square);
    }
    const int building = p.s.top[square] - kBuilding0;
    ++p.s.supply[p.t.building[building].stack];
    put_top(p, square, kNothingHere);
    p.say(Msg::BuildingRazed, building, square);
}
void change_terrain(Play& p, int square, int terrain) {
    p.s.face[square] = static_cast<uint8_t>(terrain);
    refresh(p);
    p.say(Msg::TerrainChanged, square);
}
// CV-21.12, CV-21.23  It is no move of the Movement phase.
void carry(Play& p, Seat owner, uint16_t a, int armies, int scouts, int to, bool still) {
    const int from = square_in(a);
    lift_some(p, owner, from, armies, scouts, [&](int figure) {
        move_figure(p, owner, figure, to);
        if (still) p.s.player[owner].figure[figure].flags |= kStill;
    });
    p.say(Msg::Moves, owner, from, to);
}
// CV-21.11, CV-18.6
void place_village(Play& p, int square) {
    if (p.s.markers.count[kBag][kVillageKin] == p.s.markers.named[kBag][kVillageKin]) return;
    int place = 0;
    while (place < kMapMarkers && p.s.markers.at(kOnMap0 + place)) ++place;
    if (place == kMapMarkers) return;
    p.s.markers.move_unnamed(kBag, kOnMap0 + place, kVillageKin);
    put_top(p, square, static_cast<uint8_t>(kMarkerTop0 + place));
    p.say(Msg::VillageAppears, square);
}
// CV-21.14  The city and whatever stands around it.
void nuke(Play& p, int centre) {
    const Seat owner = owner_of_centre(p.s.top[centre]);
    const int city = city_of_centre(p.s.top[centre]);
    p.say(Msg::CityNuked, owner, centre);
    for (const int square : outskirts(p, p.s.player[owner].city[city])) {
        const Stand stand = stand_at(p, square);
        if (stand.any()) kill(p, pack_figures(square, stand.armies(), stand.scouts()));
    }
    destroy_city(p, owner, city);
}
// CV-7.28, CV-7.30, CV-7.34  Barbarians attack, led by whoever has called them.
Flow unleash(Ctx& c, Seat seat, int square) {
    Battle& b = c.s.battle;
    b = is_centre(c.s.top[square]) ? against_city(c, kNobody, 0, square) : against_figures(c, kNobody, 0, square);
    b.leader[kAttack] = seat;
    b.rank = c.t.n.horde_rank;
    c.say(Msg::HordeAttacks, seat, square, b.owner[kDefence]);
    return c.call(Proc::Fight, seat);
}
// CV-15.12, CV-15.13  Of two players the other loses two, if the card takes from all or the actor gives up one himself.
Flow strip(Ctx& c, Seat seat, const EffectRow& e, SeatMask from) {
    const bool own = pentarchy::has(from, seat), twice = c.s.seats == 2 && (own || is_aimed_at_all(e));
    const auto others = static_cast<SeatMask>(from & ~bit(seat));
    const auto n = static_cast<uint8_t>(twice ? 2 * e.n : e.n);
    (void)c.call(Proc::StripCoins, seat, StripLocals{others, n, n});
    return own ? c.call(Proc::StripCoins, seat, StripLocals{bit(seat), e.n, e.n}) : c.ask();
}
// CV-6.72, CV-6.73  Built, its marker stays; in the market, it makes room for another.
Flow make_obsolete(Ctx& c, int wonder) {
    uint8_t& place = c.s.wonder[wonder];
    if (is_built(place)) {
        place |= kObsolete;
        c.say(Msg::WonderObsolete, wonder);
        refresh(c);
        return c.ask();
    }
    c.s.slot[place] = kNone;
    place = kGoneWonder;
    c.say(Msg::WonderDiscarded, wonder);
    return c.call(Proc::FillSlots, kNobody);
}

}  // namespace

Flow strike(Ctx& c, Seat seat, const EffectRow& e, uint16_t a, uint16_t b) {
    switch (e.op) {
        case Op::Strip: return strip(c, seat, e, static_cast<SeatMask>(a | (b == kNoSquare ? 0 : b)));
        case Op::Revolt:  // CV-4.60  It is left in the next turn at the earliest.
            c.s.player[a].rights |= kGoverned;
            set_government(c, static_cast<Seat>(a), Government::Anarchy);
            c.say(Msg::Governs, a, Government::Anarchy);
            return c.ask();
        case Op::Swap: {  // CV-21.25  The other one learns afterwards, so is put below
            if (c.s.seats == 2) return c.call(Proc::ExchangeForTwo, seat, ExchangeLocals{0, 0, e.n, 0, {}});
            (void)c.call(Proc::LearnTech, static_cast<Seat>(a), LearnLocals{seat, e.n, 0});
            return c.call(Proc::LearnTech, seat, LearnLocals{static_cast<uint8_t>(a), e.n, 0});
        }
        case Op::Kill: return kill(c, a), c.ask();
        case Op::Nuke: return nuke(c, a), c.ask();
        case Op::KillRandomUnit: return c.call(Proc::KillUnit, static_cast<Seat>(a));
        case Op::Obsolete: return make_obsolete(c, a);
        case Op::Raze:
            raze(c, a);
            if (b != kNoSquare) raze(c, b);
            return c.ask();
        case Op::Terrain: return change_terrain(c, a, b == kNoSquare ? std::countr_zero(e.what) : b), c.ask();
        case Op::LockSquare:
            c.s.locked.add(a);
            c.say(Msg::LocksSquare, seat, a);
            return c.ask();
        case Op::UnleashHorde: return unleash(c, seat, a);
        case Op::PlaceVillage: return place_village(c, a), c.ask();
        case Op::Shift: {
            const Stand group = stand_at(c, a);
            carry(c, group.owner(), a, group.armies(), group.scouts(), b, false);
            return c.ask();
        }
        default: carry(c, seat, a, armies_in(a), scouts_in(a), b, e.op == Op::Teleport && e.where != 1); return c.ask();
    }
}

}  // namespace pentarchy::civilization
