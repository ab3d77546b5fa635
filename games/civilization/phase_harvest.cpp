// Harvesting (CV-6.85 to CV-6.90, CV-21.5, CV-21.26): squares are picked, of some also the resource; an action of a
// city is announced with all of that, and then the tokens are taken.
#include "games/civilization/harvest.h"

#include "games/civilization/any_offer.h"
#include "games/civilization/effects.h"
#include "games/civilization/window.h"

namespace pentarchy::civilization {

namespace {

// CV-6.86  Tokens of the market that are not picked yet.
int tokens_left(const Look& l, const HarvestLocals& harvest, int kind) {
    int n = l.s.market[kind];
    for (int i = 0; i < harvest.picked; ++i) n -= harvest.kind[i] == kind;
    return n;
}
bool has_token_for(const Look& l, const HarvestLocals& harvest, int kind) {
    if (kind < kMarket) return tokens_left(l, harvest, kind) > 0;
    bool any = false;
    for (int market = 0; market < kMarket; ++market) any |= tokens_left(l, harvest, market) > 0;
    return any;
}
// CV-6.85, CV-6.86, CV-6.88  Why a square yields no token.
Rule token_refusal(const Look& l, const HarvestLocals& harvest, int square) {
    const uint8_t kind = resource_of(l, square);
    if (kind >= kMarket && kind != kAnyResource) return "CV-6.85"_rule;
    if (l.s.harvested.has(square)) return "CV-6.88"_rule;
    return has_token_for(l, harvest, kind) ? kFine : "CV-6.86"_rule;
}

template <class Out>
void offer_harvests(const Look& l, Seat seat, const HarvestLocals& harvest, Out& out) {
    for (int city = 0; city < kCitiesOfSeat; ++city)
        if (has_city(l, seat, city)) offer_harvests_of(l, seat, harvest, city, out);
    out.others(Verb::Harvest, "CV-6.85"_rule);
}
bool any_harvest(const Look& l, Seat seat, const HarvestLocals& harvest) {
    return any_offer([&](auto& out) { offer_harvests(l, seat, harvest, out); });
}

// CV-19.2  One more, as long as there is any; then it happens.
Flow go_on_picking(Ctx& c, Seat seat, HarvestLocals harvest) {
    if (harvest.left && any_harvest(c, seat, harvest)) return c.become(Proc::Reap, seat, harvest);
    if (!harvest.acts) return c.become(Proc::DoHarvest, seat, harvest);
    const bool sure = count_act(c, seat, harvest.city, Action::Harvest);
    return announce(c, seat, Action::Harvest, sure, Proc::DoHarvest, harvest);
}

struct Reap {
    using Locals = HarvestLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        offer_harvests(l, f.seat, f.locals<Locals>(), out);
    }
    static Flow take(Ctx& c, Frame& f, Move m) { return pick_harvest(c, f.seat, f.locals<Locals>(), m.a, m.b); }
};
// Which resource of the market a city-state gives.
struct ReapKind {
    using Locals = HarvestLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int kind = 0; kind < kResources; ++kind)
            if (out.need(kind < kMarket && tokens_left(l, f.locals<Locals>(), kind) > 0, "CV-18.4"_rule))
                out.add(make(Verb::Take, kind));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        Locals harvest = f.locals<Locals>();
        harvest.kind[harvest.picked - 1] = static_cast<uint8_t>(m.a);
        return go_on_picking(c, f.seat, harvest);
    }
};

// CV-6.88, CV-21.26  The squares are used up for this turn.
struct DoHarvest {
    using Locals = HarvestLocals;
    static Flow run(Ctx& c, Frame& f) {
        const Locals l = f.locals<Locals>();
        if (l.answer) return be_cancelled(c, f.seat);
        for (int i = 0; i < l.picked; ++i) {
            c.s.harvested.add(l.square[i]);
            take_resource(c, f.seat, l.kind[i]);
            c.say(Msg::Harvests, f.seat, l.city, l.kind[i]);
        }
        return c.done();
    }
};

constexpr HarvestLocals kEarly = to_harvest(false, 1), kTwice = to_harvest(true, 2);

}  // namespace

Rule harvest_refusal(const Look& l, Seat seat, const HarvestLocals& harvest, int city, int square) {
    if (harvest.city != kNone && harvest.city != city) return "CV-21.5"_rule;
    if (harvest.acts && !harvest.picked)
        if (const Rule refusal = act_refusal(l, seat, city, Action::Harvest); refusal != kFine) return refusal;
    return token_refusal(l, harvest, square);
}
Squares harvests_of(const Look& l, Seat seat, int city) {
    Squares out;
    for (const int square : resource_squares(l, seat, city))
        if (token_refusal(l, kOneToken, square) == kFine) out.add(square);
    return out;
}
Flow pick_harvest(Ctx& c, Seat seat, HarvestLocals harvest, int city, uint16_t square) {
    const uint8_t kind = resource_of(c, square);
    harvest.city = static_cast<uint8_t>(city);
    harvest.square[harvest.picked] = square;
    harvest.kind[harvest.picked++] = kind;
    --harvest.left;
    return kind == kAnyResource ? c.become(Proc::ReapKind, seat, harvest) : go_on_picking(c, seat, harvest);
}

bool can_harvest_early(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return any_harvest(l, seat, kEarly);
}
Flow harvest_early(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) { return c.call(Proc::Reap, seat, kEarly); }
bool can_harvest_twice(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) {
    return any_harvest(l, seat, kTwice);
}
Flow harvest_twice(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) { return c.call(Proc::Reap, seat, kTwice); }

void harvest_rows(Rows& rows) {
    rows.box<Proc::Reap, Reap>();
    rows.box<Proc::ReapKind, ReapKind>();
    rows.arrow<Proc::DoHarvest, DoHarvest>();
}

}  // namespace pentarchy::civilization
