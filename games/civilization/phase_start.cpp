// Start of Turn (CV-4, CV-12.1): cities, government, scouts that gather, what things bring.
#include "games/civilization/actions.h"
#include "games/civilization/events.h"
#include "games/civilization/modules.h"
#include "games/civilization/phases.h"
#include "games/civilization/track.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

// CV-0.7  What is used once a turn is fresh; scouts gather anew (CV-12.1).
void begin_turn(Play& p) {
    p.s.harvested = p.s.locked = {};
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        Player& me = p.s.player[seat];
        me.uses.end(p.t.use_table, Per::Turn);
        me.fast = me.wonder_less = me.ousted = 0;
        me.rights &= kOwesMetropolis | kWaitsForMetropolis | kAtlantis | kGold;
        for (City& city : me.city) {
            city.done = city.acts = city.boost = 0;
            city.flags = static_cast<uint8_t>(city.flags & ~kSureAct);
        }
        for (Figure& figure : me.figure) figure.city = kNone, figure.flags = 0;
    }
    refresh(p);
}

namespace {

// CV-4.12  The figure on this square that may found a city: a scout, under the Republic an army, too.
int founder_at(const Look& l, Seat seat, int square, bool army) {
    if (army && !has(l, seat, Right::ArmiesFound)) return -1;
    for (int figure = 0; figure < kFigures; ++figure)
        if (l.s.player[seat].figure[figure].square == square && is_army(figure) == army) return figure;
    return -1;
}

// CV-4.10, CV-4.11, CV-2.69
bool may_found(const Look& l, Seat seat) { return cities_of(l, seat) < city_limit(l, seat); }

template <class Out>
void offer_founding(const Look& l, Seat seat, Out& out) {
    for (const int square : stands_of(l, seat))
        for (const bool army : {false, true}) {
            const Stand stand = stand_at(l, square);
            if (!(army ? stand.armies() : stand.scouts())) continue;
            if (out.need(founder_at(l, seat, square, army) >= 0, "CV-4.12"_rule) &&
                out.need(may_found(l, seat), "CV-4.10"_rule) && out.need(!is_water(l, square), "CV-4.13"_rule) &&
                allow(out, site_refusal(l, seat, square)))
                out.add(make(Verb::Found, square, army ? 0 : 1));
        }
    out.others(Verb::Found, "CV-4.12"_rule);
}

// CV-4.20 to CV-4.24  The figure goes home, the city stands, whoever stood there makes room.
Flow found(Ctx& c, Seat seat, Move m) {
    const int square = m.a;
    lift_figure(c, seat, founder_at(c, seat, square, m.b == 0));
    raze_city_state(c, seat, square);
    clear_square(c, seat, square);  // CV-4.26
    int city = 1;
    while (has_city(c, seat, city)) ++city;
    put_city(c, seat, city, square);
    c.say(Msg::FoundsCity, seat, square);
    return c.then(next(Proc::Displace, seat, SquareLocals{m.a}),
                  next(Proc::TakeHuts, seat, HutLocals{0, 0, kNoSquare, m.a}), woken(Moment::CityFounded, seat));
}

// CV-4.50 to CV-4.59  To Anarchy always; from there to any that is unlocked; straight to one unlocked just now, or to
// any without fear of Anarchy.
bool may_enter(const Look& l, Seat seat, Government government) {
    const Player& me = l.s.player[seat];
    if (government == Government::Anarchy) return true;
    return me.government == index(Government::Anarchy) || me.fresh >> index(government) & 1 ||
           has(l, seat, Right::NoAnarchy);
}
template <class Out>
void offer_governments(const Look& l, Seat seat, Out& out) {
    const Player& me = l.s.player[seat];
    for (int g = 0; g < kGovernments; ++g) {
        const auto government = static_cast<Government>(g);
        if (g == me.government) continue;
        if (out.need(!(me.rights & kGoverned), "CV-4.56"_rule) &&
            out.need(is_government_unlocked(l, seat, government), "CV-4.55"_rule) &&
            out.need(may_enter(l, seat, government), "CV-4.52"_rule))
            out.add(make(Verb::Govern, g));
    }
    out.others(Verb::Govern, "CV-4.50"_rule);
}
void govern(Play& p, Seat seat, int government) {
    p.s.player[seat].rights |= kGoverned;
    set_government(p, seat, static_cast<Government>(government));
    p.say(Msg::Governs, seat, government);
}

// CV-12.1, CV-20.6  A scout, of the English an army, too, that may gather there; -1: none.
int gatherer_at(const Look& l, Seat seat, int square) {
    const int first = has(l, seat, Right::ArmiesGather) ? 0 : kArmies;
    for (int figure = kFigures - 1; figure >= first; --figure)
        if (l.s.player[seat].figure[figure].square == square) return figure;
    return -1;
}
// CV-12.2  The icons of a square count once.
bool is_gathered(const Look& l, Seat seat, int square) {
    for (const Figure& figure : l.s.player[seat].figure)
        if (figure.square == square && figure.city != kNone) return true;
    return false;
}
template <class Out>
void offer_gathering(const Look& l, Seat seat, Out& out) {
    for (const int square : stands_of(l, seat)) {
        const Side side = side_of(l, square);
        for (int city = 0; city < kCitiesOfSeat; ++city) {
            if (!has_city(l, seat, city)) continue;
            const bool elsewhere = side.seat != seat || side.city != city;
            if (out.need(gatherer_at(l, seat, square) >= 0, "CV-12.1"_rule) &&
                out.need(!is_gathered(l, seat, square), "CV-12.2"_rule) && out.need(elsewhere, "CV-12.1"_rule))
                out.add(make(Verb::Assign, square, city));
        }
    }
    out.others(Verb::Assign, "CV-12.1"_rule);
}
void assign(Play& p, Seat seat, int square, int city) {
    p.s.player[seat].figure[gatherer_at(p, seat, square)].city = static_cast<uint8_t>(city);
    p.say(Msg::Assigns, seat, square, city);
}

// CV-7.46, R-111  Great people of the reserve, but for types of which one was replaced in this turn.
template <class Out>
void offer_settling(const Look& l, Seat seat, Out& out) {
    const Player& me = l.s.player[seat];
    for (int type = 0; type < kPersonTypes; ++type)
        if (me.reserve[type] && !(me.ousted >> type & 1)) offer_person_squares(l, seat, type, out);
    out.others(Verb::PlacePerson, "CV-7.46"_rule);
}

// CV-4.1, CV-3.8  What must happen in this phase does so once a turn, as soon as it is in force in the own part.
bool have_next_gain(Ctx& c, Frame& f) {
    Sources& had = f.locals<StartLocals>().had;
    for (const int i : c.t.woken_by[static_cast<int>(Moment::Start)]) {
        const AbilityRow& row = c.t.ability[i];
        if (!row.must || !c.s.player[f.seat].force.has(row.thing) || had.has(row.thing)) continue;
        had.add(row.thing);
        (void)c.call(Proc::HaveGains, f.seat, GainsLocals{Moment::Start, 0, row.thing});
        return true;
    }
    return false;
}

// CV-4.1, CV-4.37  The part begins with what things bring by themselves; a metropolis that waited is tried again.
struct StartPart {
    using Locals = StartLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (!l.begun) {
            l.begun = 1;
            c.say(Msg::StartPhase, f.seat);
            if (c.s.player[f.seat].rights & kWaitsForMetropolis) c.s.due |= bit(f.seat);
        }
        if (have_next_gain(c, f)) return c.ask();
        if (call_due(c)) return c.ask();
        if (l.answer == kGoOn) return c.call(Proc::StartBox, f.seat);
        c.s.player[f.seat].fresh = 0;                                             // CV-4.52
        c.s.player[f.seat].rights &= static_cast<uint8_t>(~(kAtlantis | kGold));  // CV-16.8
        return c.done();
    }
};
struct StartBox {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        offer_founding(l, f.seat, out);
        offer_governments(l, f.seat, out);
        offer_gathering(l, f.seat, out);
        offer_settling(l, f.seat, out);
        offer_investing(l, f.seat, out);
        offer_relics(l, f.seat, out);
        offer_cards<Moment::Start>(l, f.seat, out);
        out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Done)) return c.done(kPartOver);
        if (is_card(m)) return take_card<Moment::Start>(c, f.seat, m);
        if (is(m, Verb::Invest)) return invest(c, f.seat, m.a, m.b);
        if (is(m, Verb::UseRelic)) return use_relic(c, f.seat, m.a);
        if (is(m, Verb::Found)) return found(c, f.seat, m);
        if (is(m, Verb::Govern)) {
            govern(c, f.seat, m.a);
        } else if (is(m, Verb::PlacePerson)) {
            place_person(c, f.seat, m.a, m.b);
        } else {
            assign(c, f.seat, m.a, m.b);
        }
        return c.done(kGoOn);
    }
};

}  // namespace

void start_rows(Rows& rows) {
    rows.arrow<Proc::StartPart, StartPart>();
    rows.box<Proc::StartBox, StartBox>(kQuiet);
}

}  // namespace pentarchy::civilization
