// Lists of operations: one row runs them, one by one. Operations that are still to come (README.md) have no target:
// what consists of them cannot be used.
#include <array>

#include "games/civilization/abilities_use.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

struct Operation {
    Flow (*apply)(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect) = nullptr;
    bool (*has_target)(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect) = nullptr;
};

bool holds(const Look& l, Seat seat, If condition) {
    if (condition == If::Always) return true;
    if (condition != If::ScoutOnMap) return false;
    for (int figure = kArmies; figure < kFigures; ++figure)
        if (l.s.player[seat].figure[figure].square != kNoSquare) return true;
    return false;
}

// Trade, culture or both, so often as something is counted.
int gain_of(const Look& l, Seat seat, const EffectRow& e) { return e.n * count_of(l, seat, e.times); }
bool can_gain(const Look& l, Seat seat, const AbilityRow&, const EffectRow& e) {
    return holds(l, seat, e.condition) && gain_of(l, seat, e) > 0;
}
Flow gain(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    enum What { kTrade, kCulture };
    const int n = gain_of(c, seat, e);
    if (e.what != kCulture) {
        add_trade(c, seat, n);
        c.say(Msg::GainsTrade, seat, n);
    }
    if (e.what != kTrade) {
        add_culture(c, seat, n);
        c.say(Msg::GainsCulture, seat, n);
    }
    return c.ask();
}

// CV-11.5, CV-21.30  A coin token on the card itself, as long as there is room, or on the sheet.
bool can_coin(const Look& l, Seat seat, const AbilityRow& a, const EffectRow& e) {
    return e.where || a.thing >= kTechs || coin_room(l, seat, a.thing) > 0;
}
Flow coin(Ctx& c, Seat seat, const AbilityRow& a, const EffectRow& e) {
    if (e.where) {
        add_sheet_coin(c, seat);
    } else if (a.thing < kTechs) {
        add_tech_coin(c, seat, a.thing);
    } else {
        add_canal_coin(c, seat);
    }
    c.say(Msg::GainsCoin, seat, a.thing);
    return c.ask();
}

// CV-18.4  Tokens of the market, as far as there are any: one of choice, or one of each kind.
bool can_take_resource(const Look& l, Seat, const AbilityRow&, const EffectRow&) {
    for (const uint8_t n : l.s.market)
        if (n) return true;
    return false;
}
Flow resource(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    if (!e.what) return c.call(Proc::TakeResource, seat);
    for (int kind = 0; kind < kMarket; ++kind)
        if (c.s.market[kind]) {
            take_resource(c, seat, kind);
            c.say(Msg::Gains, seat, kind);
        }
    return c.ask();
}

// CV-6.35, CV-6.36  Unit cards of a type, or of types the owner names.
Flow units(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    if (e.what < kUnitTypes) return c.call(Proc::DrawUnits, seat, DrawUnitsLocals{e.what, e.n});
    return c.call(Proc::FreeUnits, seat, AmountLocals{e.n});
}
bool can_take_units(const Look&, Seat, const AbilityRow&, const EffectRow& e) {
    constexpr int kRaised = kUnitTypes + 1;
    return e.what != kRaised;
}

// CV-6.56  Walls of the capital.
bool can_wall(const Look& l, Seat seat, const AbilityRow&, const EffectRow& e) {
    return e.where && !(l.s.player[seat].city[0].flags & kWalls);
}
Flow walls(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) {
    set_city_flag(c, seat, 0, kWalls);
    return c.ask();
}

// CV-6.11  Production of one city for this turn.
Flow boost(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    return c.call(Proc::PickCity, seat, AmountLocals{e.n});
}

constexpr std::array<Operation, static_cast<size_t>(Op::kCount)> kOperations = [] {
    std::array<Operation, static_cast<size_t>(Op::kCount)> out{};
    const auto set = [&](Op op, Operation operation) { out[static_cast<size_t>(op)] = operation; };
    set(Op::Gain, {gain, can_gain});
    set(Op::Coin, {coin, can_coin});
    set(Op::Resource, {resource, can_take_resource});
    set(Op::Units, {units, can_take_units});
    set(Op::Walls, {walls, can_wall});
    set(Op::Boost, {boost, nullptr});
    set(Op::Wound, {effects::wound, effects::can_wound});
    set(Op::Heal, {effects::heal, effects::can_heal});
    set(Op::StrikeHarder, {effects::strike_harder, effects::can_strike_harder});
    set(Op::PassTurn, {effects::pass_turn, effects::can_pass_turn});
    set(Op::BreachWalls, {effects::breach, effects::can_breach});
    return out;
}();

bool has_target(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect) {
    const Operation& operation = kOperations[static_cast<size_t>(effect.op)];
    return operation.apply && (!operation.has_target || operation.has_target(l, seat, ability, effect));
}

struct RunList {
    using Locals = RunListLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        const AbilityRow& ability = c.t.ability[l.ability];
        while (l.pc < ability.effects) {
            const EffectRow& effect = c.t.effect[ability.first + l.pc++];
            if (has_target(c, f.seat, ability, effect))
                return kOperations[static_cast<size_t>(effect.op)].apply(c, f.seat, ability, effect);
        }
        return c.done();
    }
};

// CV-4.1  What must happen at this moment, thing by thing.
struct HaveGains {
    using Locals = GainsLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        while (l.next < c.t.abilities) {
            const auto ability = l.next++;
            const AbilityRow& row = c.t.ability[ability];
            if (row.must && row.at(l.moment) && row.thing < kSources && c.s.player[f.seat].force.has(row.thing))
                return c.call(Proc::RunList, f.seat, RunListLocals{0, ability, 0, 0, {}});
        }
        return c.done();
    }
};

// CV-10.42, CV-19.2  The cost first, then what it does.
struct UseSteps {
    using Locals = UseLocals;
    static const AbilityRow& ability(const Look& l, const Frame& f) {
        return l.t.ability[l.t.use[f.locals<Locals>().use]];
    }
    static Flow pay(Ctx& c, Frame& f) {
        const CostRow& cost = ability(c, f).cost;
        pay_exact(c, f.seat, cost);
        const uint8_t any = cost.resource[kAnyResource];
        return any ? c.call(Proc::Pay, f.seat, PayLocals{any, 0}) : c.go_on();
    }
    static Flow run(Ctx& c, Frame& f) {
        const uint8_t number = c.t.use[f.locals<Locals>().use];
        return c.become(Proc::RunList, f.seat, RunListLocals{0, number, 0, 0, {}});
    }
    static constexpr auto kSteps = steps(&pay, &run);
};

// CV-6.11
struct PickCity {
    using Locals = AmountLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int city = 0; city < kCitiesOfSeat; ++city)
            if (out.need(has_city(l, f.seat, city), "CV-6.11"_rule)) out.add(make(Verb::Boost, city));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const uint8_t n = f.locals<Locals>().n;
        uint8_t& boost = c.s.player[f.seat].city[m.a].boost;
        boost = static_cast<uint8_t>(boost + n);
        c.say(Msg::Boosts, f.seat, m.a, n);
        return c.done();
    }
};

// CV-18.4
struct TakeResource {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int kind = 0; kind < kResources; ++kind)
            if (out.need(kind < kMarket && l.s.market[kind] > 0, "CV-18.4"_rule)) out.add(make(Verb::Take, kind));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        take_resource(c, f.seat, m.a);
        c.say(Msg::Gains, f.seat, m.a);
        return c.done();
    }
};

}  // namespace

Bits<kCapUses> NamedUses::working(const Look& l, Seat seat) {
    Bits<kCapUses> out;
    for (const int source : l.s.player[seat].force& l.t.users) out = out | l.t.uses_of[source];
    return out;
}

bool NamedUses::can_use(const Look& l, Seat seat, int use) {
    const AbilityRow& ability = l.t.ability[l.t.use[use]];
    if (ability.one_of || !civilization::can_pay(l, seat, ability.cost)) return false;
    for (int i = 0; i < ability.effects; ++i)
        if (has_target(l, seat, ability, l.t.effect[ability.first + i])) return true;
    return false;
}

void ability_rows(Rows& rows) {
    rows.sequence<Proc::UseAbility, UseSteps>();
    rows.arrow<Proc::RunList, RunList>();
    rows.arrow<Proc::HaveGains, HaveGains>();
    rows.box<Proc::PickCity, PickCity>();
    rows.box<Proc::TakeResource, TakeResource>();
}

}  // namespace pentarchy::civilization
