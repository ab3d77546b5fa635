// Lists of operations: one row runs them, one by one. What has no target is skipped.
#include <algorithm>
#include <array>

#include "games/civilization/abilities_use.h"
#include "games/civilization/aim.h"
#include "games/civilization/battle.h"
#include "games/civilization/effects.h"
#include "games/civilization/people.h"
#include "games/civilization/phases.h"
#include "games/civilization/score.h"
#include "games/civilization/track.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

struct Operation {
    Flow (*apply)(Ctx& c, Seat seat, const AbilityRow& ability, const EffectRow& effect) = nullptr;
    bool (*has_target)(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect) = nullptr;
};

bool has_scout(const Look& l, Seat seat) {
    for (int figure = kArmies; figure < kFigures; ++figure)
        if (l.s.player[seat].figure[figure].square != kNoSquare) return true;
    return false;
}
bool holds(const Look& l, Seat seat, If condition) {
    const Battle& b = l.s.battle;
    const bool defends = b.field != Field::None && b.owner[kDefence] == seat;
    switch (condition) {
        case If::Always: return true;
        case If::ScoutOnMap: return has_scout(l, seat);
        case If::Defending: return defends;
        case If::FewerUnits: return defends && b.hand[kDefence] < b.hand[kAttack];
        default: return false;
    }
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

// CV-21.17, CV-9.9  Combat bonus for this battle, so often as something is counted; weighed with all the rest.
bool can_rally(const Look& l, Seat seat, const AbilityRow& a, const EffectRow& e) {
    return in_battle(l) && can_gain(l, seat, a, e);
}
Flow rally(Ctx& c, Seat seat, const AbilityRow& a, const EffectRow& e) {
    const int side = side_of_seat(c, seat);
    uint8_t& bonus = c.s.battle.bonus[side];
    bonus = static_cast<uint8_t>(std::min(255, bonus + gain_of(c, seat, e)));
    c.say(Msg::BonusThing, side, a.thing, bonus);
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
    enum Where { kUnlocked, kEvenLocked, kUpTo };
    return c.call(Proc::FreeUnits, seat, FreeUnitsLocals{0, e.n, kNone, e.where == kUpTo});
}
bool can_take_units(const Look& l, Seat seat, const AbilityRow&, const EffectRow& e) {
    constexpr int kAny = kUnitTypes;
    if (e.what < kUnitTypes) return can_draw(l, static_cast<UnitType>(e.what));
    return e.what == kAny && may_take_any_unit(l, seat);
}

// CV-6.56  Walls of the capital, or of a city of choice.
bool can_wall(const Look& l, Seat seat, const AbilityRow& a, const EffectRow& e) {
    return e.where ? !(l.s.player[seat].city[0].flags & kWalls) : can_raise_walls(l, seat, a, e);
}
Flow walls(Ctx& c, Seat seat, const AbilityRow& a, const EffectRow& e) {
    if (!e.where) return raise_walls(c, seat, a, e);
    set_city_flag(c, seat, 0, kWalls);
    return c.ask();
}

// CV-6.11  Production of one city for this turn.
Flow boost(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    return c.call(Proc::PickCity, seat, AmountLocals{e.n});
}

// CV-7.9, CV-17.1  Spaces of the culture track for free.
int advance_of(const Look& l, Seat seat, const EffectRow& e) {
    return std::min(e.n * count_of(l, seat, e.times), kSpaces - l.s.player[seat].track);
}
bool can_advance(const Look& l, Seat seat, const AbilityRow&, const EffectRow& e) { return advance_of(l, seat, e) > 0; }
Flow advance(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    return c.call(Proc::Advance, seat, AdvanceLocals{static_cast<uint8_t>(advance_of(c, seat, e)), 0});
}

// CV-7.20  Events of the deck of the seat's own section, or of a deck it names.
Flow draw_event(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    enum What { kOwnLevel, kChosen };
    if (e.what == kChosen) return c.call(Proc::ChooseDeck, seat, AmountLocals{e.n});
    const auto deck = static_cast<uint8_t>(c.t.space[c.s.player[seat].track].level - 1);
    return c.call(Proc::DrawEvents, seat, DrawLocals{deck, e.n});
}

// CV-7.40
bool can_have_person(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) { return can_gain_person(l, seat); }
Flow person(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    return c.call(Proc::GainPeople, seat, AmountLocals{e.n});
}

// CV-13.7
bool can_switch(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) { return l.s.player[seat].policies; }
Flow switch_policy(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    return c.call(Proc::SwitchPolicy, seat, AmountLocals{e.n});
}

// CV-0.8  A tech of the own deck, or one that another knows; the loser's is loot.
LearnLocals learning(const EffectRow& e) {
    enum What { kOwn, kOthers };
    enum Where { kUpTo, kJustLevel, kResearch, kMay };
    const auto researched = static_cast<uint8_t>(e.where == kResearch);
    return {e.what == kOwn ? kNone : kAll, e.n, e.where == kJustLevel, researched, {}, 0, e.where == kMay};
}
bool can_learn_any(const Look& l, Seat seat, const AbilityRow&, const EffectRow& e) {
    enum { kLoser = 2 };
    return e.what != kLoser && can_learn(l, seat, learning(e));
}
Flow learn_tech(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    return c.call(Proc::LearnTech, seat, learning(e));
}

// CV-21.28
bool can_act(const Look& l, Seat seat, const AbilityRow&, const EffectRow& e) {
    enum What { kAnySure, kNotCapital };
    return e.what != kNotCapital || has_city(l, seat, 1) || has_city(l, seat, 2);
}
// CV-4.57  A capital in Anarchy takes no action, not even one more.
Flow act_all(Ctx& c, Seat seat) {
    for (int city = has(c, seat, Right::IdleCapital) ? 1 : 0; city < kCitiesOfSeat; ++city) {
        if (!has_city(c, seat, city)) continue;
        City& at = c.s.player[seat].city[city];
        at.done = static_cast<uint8_t>(at.done + kExtraAct);
        c.say(Msg::ActsAgain, seat, city);
    }
    return c.ask();
}
Flow act(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    enum { kAllCities = 2 };
    if (e.what == kAllCities) return act_all(c, seat);
    return c.call(Proc::ExtraAct, seat, AmountLocals{e.what});
}

// CV-14.9
bool can_invest_free(const Look& l, Seat, const AbilityRow&, const EffectRow&) { return l.s.investments_left > 0; }
Flow invest_free(Ctx& c, Seat seat, const AbilityRow&, const EffectRow& e) {
    return c.call(Proc::InvestFreely, seat, AmountLocals{e.n});
}

// CV-19.13, CV-3.6  The marker passes on from here.
bool can_seize_first(const Look& l, Seat seat, const AbilityRow&, const EffectRow&) { return l.s.first != seat; }
Flow seize_first(Ctx& c, Seat seat, const AbilityRow&, const EffectRow&) {
    c.s.first = seat;
    c.say(Msg::PassesFirst, seat);
    return c.ask();
}

// CV-17.2
Flow win_by_science(Ctx& c, Seat, const AbilityRow&, const EffectRow&) {
    crown(c);
    return c.ask();
}

constexpr std::array<Operation, static_cast<size_t>(Op::kCount)> kOperations = [] {
    std::array<Operation, static_cast<size_t>(Op::kCount)> out{};
    const auto set = [&](Op op, Operation operation) { out[static_cast<size_t>(op)] = operation; };
    set(Op::Gain, {gain, can_gain});
    set(Op::Give, {give, nullptr});
    set(Op::SeeMarkers, {see_markers, can_see_markers});
    set(Op::SeizeFirst, {seize_first, can_seize_first});
    set(Op::WinByScience, {win_by_science, nullptr});
    set(Op::Coin, {coin, can_coin});
    set(Op::Resource, {resource, can_take_resource});
    set(Op::Units, {units, can_take_units});
    set(Op::Walls, {walls, can_wall});
    set(Op::Boost, {boost, nullptr});
    set(Op::Advance, {advance, can_advance});
    set(Op::DrawEvent, {draw_event, nullptr});
    set(Op::Person, {person, can_have_person});
    set(Op::SwitchPolicy, {switch_policy, can_switch});
    set(Op::Learn, {learn_tech, can_learn_any});
    set(Op::Act, {act, can_act});
    set(Op::Convert, {people::convert, people::can_convert});
    set(Op::RenewHand, {people::renew_hand, nullptr});
    set(Op::DoubleSpeed, {people::double_speed, nullptr});
    set(Op::CheapenWonder, {people::cheapen_wonder, nullptr});
    set(Op::DevoteAll, {people::devote, people::can_devote});
    set(Op::Wound, {effects::wound, effects::can_wound});
    set(Op::Heal, {effects::heal, effects::can_heal});
    set(Op::StrikeHarder, {effects::strike_harder, effects::can_strike_harder});
    set(Op::PassTurn, {effects::pass_turn, effects::can_pass_turn});
    set(Op::BreachWalls, {effects::breach, effects::can_breach});
    set(Op::Save, {effects::save, effects::can_save});
    set(Op::ReplaceForce, {effects::replace_force, effects::can_replace_force});
    set(Op::Rally, {rally, can_rally});
    set(Op::InvestFree, {invest_free, can_invest_free});
    set(Op::Building, {raise_building, can_raise_building});
    set(Op::Figure, {raise_figure, can_raise_figure});
    set(Op::EarlyHarvest, {harvest_early, can_harvest_early});
    set(Op::TwinHarvest, {harvest_twice, can_harvest_twice});
    set(Op::DrawWonder, {place_drawn_wonder, can_place_drawn_wonder});
    set(Op::AddCounter, {add_counter, nullptr});
    return out;
}();

bool has_target(const Look& l, Seat seat, const AbilityRow& ability, const EffectRow& effect) {
    if (is_aimed(effect)) return has_aim(l, seat, effect);
    const Operation& operation = kOperations[static_cast<size_t>(effect.op)];
    return operation.apply && (!operation.has_target || operation.has_target(l, seat, ability, effect));
}

struct RunList {
    using Locals = RunListLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        const AbilityRow& ability = c.t.ability[l.ability];
        if (ability.one_of && !l.pc) l.pc = l.option;
        const int end = ability.one_of ? l.option + 1 : ability.effects;
        while (l.pc < end) {
            const EffectRow& effect = c.t.effect[ability.first + l.pc++];
            if (is_aimed(effect)) return strike(c, f.seat, effect, l.a, l.b);
            if (is_about(effect)) return follow(c, f.seat, effect, l.a);
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
        const auto& abilities = c.t.woken_by[static_cast<int>(l.moment)];
        for (int i = abilities.next(l.next); i < c.t.abilities; i = abilities.next(l.next)) {
            const auto ability = static_cast<uint8_t>(i);
            l.next = static_cast<uint8_t>(i + 1);
            const AbilityRow& row = c.t.ability[i];
            if (l.thing != kNone && row.thing != l.thing) continue;
            if (row.must && row.thing < kSources && c.s.player[f.seat].force.has(row.thing))
                return c.call(Proc::RunList, f.seat, RunListLocals{0, ability, 0, 0, kNoSquare, kNoSquare});
        }
        return c.done();
    }
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

// CV-7.48, CV-7.49  People face down work, too: using them shows them.
Bits<kCapUses> NamedUses::working(const Look& l, Seat seat) {
    Bits<kCapUses> out;
    for (const int person : l.s.people.ids_at(kPersonHand0 + seat))
        if (has_working_marker(l, seat, l.t.person[person])) out = out | l.t.uses_of[kPerson0 + person];
    for (const int source : l.s.player[seat].force& l.t.users) out = out | l.t.uses_of[source];
    return out;
}

bool NamedUses::can_use(const Look& l, Seat seat, int use) {
    const AbilityRow& ability = l.t.ability[l.t.use[use]];
    return civilization::can_pay(l, seat, ability.cost) && has_any_target(l, seat, ability);
}
bool has_any_target(const Look& l, Seat seat, const AbilityRow& ability) {
    for (int i = 0; i < ability.effects; ++i)
        if (has_target(l, seat, ability, l.t.effect[ability.first + i])) return true;
    return false;
}
bool is_written(const EffectRow& effect) { return kOperations[static_cast<size_t>(effect.op)].apply; }
bool has_this_target(const Look& l, Seat seat, const AbilityRow& ability, int option) {
    return has_target(l, seat, ability, l.t.effect[ability.first + option]);
}

void ability_rows(Rows& rows) {
    rows.arrow<Proc::RunList, RunList>();
    rows.arrow<Proc::HaveGains, HaveGains>();
    rows.box<Proc::PickCity, PickCity>();
    rows.box<Proc::TakeResource, TakeResource>();
}

}  // namespace pentarchy::civilization
