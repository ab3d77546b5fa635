// City Management (CV-6): each city one action; what else one may do in this phase comes between them (CV-6.6).
#include "games/civilization/actions.h"
#include "games/civilization/build.h"
#include "games/civilization/events.h"
#include "games/civilization/harvest.h"
#include "games/civilization/phases.h"
#include "games/civilization/track.h"
#include "games/civilization/triggers.h"
#include "games/civilization/window.h"

namespace pentarchy::civilization {

namespace {

// CV-6.1, CV-6.4, CV-21.27  Actions of a city in this part.
int acts_of(const Look& l, Seat seat, int city) {
    if (!has_city(l, seat, city)) return 0;
    if (city != 0) return 1;
    return has(l, seat, Right::IdleCapital) ? 0 : 1 + sum(l, seat, Query::CapitalActions);
}

struct CityPart {
    using Locals = PartLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (!l.begun) {
            l.begun = 1;
            c.say(Msg::CityPhase, f.seat);
            for (int city = 0; city < kCitiesOfSeat; ++city)
                c.s.player[f.seat].city[city].acts = static_cast<uint8_t>(acts_of(c, f.seat, city));
        }
        if (call_due(c)) return c.ask();
        return l.answer == kGoOn ? c.call(Proc::CityBox, f.seat) : c.done();
    }
};

bool has_act(const City& city) { return city.acts || city.done >= kExtraAct; }

// CV-6.12, CV-6.14, CV-6.99  What this city alone can pay for, with its caravan and with rushing.
bool can_pay(const Look& l, Seat seat, int city, int cost, int production) {
    const Player& me = l.s.player[seat];
    if (me.city[city].flags & kCaravan) production += l.t.n.caravan;
    return rush_for(l, seat, cost, production) <= me.trade;
}

template <class Out>
void offer_items(const Look& l, Seat seat, int city, Out& out) {
    const int production = production_of(l, seat, city);
    const Rule act = act_refusal(l, seat, city, Action::Build);
    for (int item = 0; item < kItems; ++item) {
        if (is_wonder_item(item) && l.s.wonder[item - kWonderItem0] >= kWonderSlots) continue;
        if (allow(out, act) && allow(out, item_refusal(l, seat, city, item)) &&
            out.need(can_pay(l, seat, city, item_cost(l, seat, item), production), "CV-6.12"_rule) &&
            out.need(!has_square(item) || has_building_square(l, seat, city, item), no_square_rule(item)))
            out.add(make(Verb::Build, city, item));
    }
}

template <class Out>
void offer_actions(const Look& l, Seat seat, int city, Out& out) {
    offer_items(l, seat, city, out);
    if (allow(out, act_refusal(l, seat, city, Action::Arts))) out.add(make(Verb::Arts, city));
    offer_harvests_of(l, seat, kOneToken, city, out);
    if (allow(out, act_refusal(l, seat, city, Action::Program)) &&
        out.need(!(l.s.player[seat].city[city].flags & kProgram), "CV-6.95"_rule))
        out.add(make(Verb::Program, city));
}

// CV-6.2, CV-6.3
struct CityBox {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int city = 0; city < kCitiesOfSeat; ++city)
            if (has_city(l, f.seat, city) && (out.kExplains || has_act(l.s.player[f.seat].city[city])))
                offer_actions(l, f.seat, city, out);
        out.others(Verb::Build, "CV-6.60"_rule);
        out.others(Verb::Arts, "CV-6.1"_rule);
        out.others(Verb::Harvest, "CV-6.85"_rule);
        out.others(Verb::Program, "CV-6.1"_rule);
        offer_advances(l, f.seat, out);
        offer_cards<Moment::City>(l, f.seat, out);
        out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Seat seat = f.seat;
        if (is(m, Verb::Done)) return c.done(kPartOver);
        if (is(m, Verb::Advance) || is(m, Verb::Leap)) return pay_and_advance(c, seat, m.a, is(m, Verb::Leap));
        if (is_card(m)) return take_card<Moment::City>(c, seat, m);
        const auto city = static_cast<uint8_t>(m.a);
        if (is(m, Verb::Harvest)) return pick_harvest(c, seat, kOneToken, city, m.b);
        if (is(m, Verb::Build)) {
            const uint8_t means = count_act(c, seat, city, Action::Build) ? kSureBuild : uint8_t{0};
            return c.become(Proc::BuildMeans, seat,
                            BuildLocals{false, city, static_cast<uint8_t>(m.b), means, kNoSquare});
        }
        const bool arts = is(m, Verb::Arts);
        const Action action = arts ? Action::Arts : Action::Program;
        const bool sure = count_act(c, seat, city, action);
        return announce(c, seat, action, sure, arts ? Proc::DoArts : Proc::DoProgram, CityLocals{city, false});
    }
};

// CV-6.80 to CV-6.82
struct DoArts {
    using Locals = CityLocals;
    static Flow run(Ctx& c, Frame& f) {
        if (f.locals<Locals>().answer) return be_cancelled(c, f.seat);
        const int city = f.locals<Locals>().city, culture = culture_of_arts(c, f.seat, city);
        add_culture(c, f.seat, culture);
        c.say(Msg::DevotesToArts, f.seat, city, culture);
        return c.then(woken(Moment::OwnArts, f.seat, static_cast<uint16_t>(culture)),
                      woken(Moment::OthersArts, f.seat));
    }
};
// CV-6.95
struct DoProgram {
    using Locals = CityLocals;
    static Flow run(Ctx& c, Frame& f) {
        if (f.locals<Locals>().answer) return be_cancelled(c, f.seat);
        const int city = f.locals<Locals>().city;
        set_city_flag(c, f.seat, city, kProgram);
        c.say(Msg::StartsProgram, f.seat, city);
        return c.done();
    }
};

}  // namespace

void city_rows(Rows& rows) {
    rows.arrow<Proc::CityPart, CityPart>();
    rows.box<Proc::CityBox, CityBox>(kQuiet);
    rows.arrow<Proc::DoArts, DoArts>();
    rows.arrow<Proc::DoProgram, DoProgram>();
}

}  // namespace pentarchy::civilization
