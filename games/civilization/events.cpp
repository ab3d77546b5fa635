// Events that are played and abilities that are used (CV-7.24 to CV-7.26, CV-7.48 to CV-7.54, CV-10.42, CV-19.2):
// aimed, paid, announced, then done.
#include "games/civilization/events.h"

#include "games/civilization/phases.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

int card_of_kind(const Look& l, int place, int kind) {
    const auto cards = l.s.events.ids_at(place) & l.t.find.copies[kind];
    return cards.any() ? cards.next(0) : -1;
}
Bits<kEventKinds> kinds_at(const Look& l, int place) {
    Bits<kEventKinds> out;
    for (const int card : l.s.events.ids_at(place)) out.add(l.t.event_kind[card]);
    return out;
}
uint8_t ability_at(const Look& l, int thing, Moment moment) {
    for (int i = 0; i < l.t.abilities_of[thing]; ++i) {
        const int ability = l.t.first_of[thing] + i;
        if (l.t.ability[ability].thing == thing && l.t.ability[ability].at(moment))
            return static_cast<uint8_t>(ability);
    }
    return kNone;
}

bool is_lasting(const Look& l, int person) {
    const int thing = kPerson0 + person;
    if (!l.t.abilities_of[thing]) return true;  // numbers and rights
    for (int i = 0; i < l.t.abilities_of[thing]; ++i)
        if (l.t.ability[l.t.first_of[thing] + i].often != Often::Discard) return true;
    return false;
}
void reveal_person(Play& p, Seat seat, int person) {
    p.show(p.s.people, person);
    p.s.people.move(person, kPersonOpen0 + seat);
    refresh(p);
    p.say(Msg::RevealsPerson, seat, person);
}

namespace {}  // namespace

void discard_person(Play& p, Seat seat, int person) {
    p.show(p.s.people, person);
    p.s.people.move(person, kPersonUnder);
    refresh(p);
    p.say(Msg::DiscardsPerson, seat, person);
}
// CV-7.48  Using a card turns it face up, or discards it.
void show_person(Play& p, Seat seat, const AbilityRow& row) {
    const int person = row.thing - kPerson0;
    if (row.often == Often::Discard) {
        discard_person(p, seat, person);
        p.s.player[seat].uses.set(row.use, 0);
    } else if (p.s.people.where[person] == kPersonHand0 + seat) {
        reveal_person(p, seat, person);
    }
}

namespace {

// CV-7.24, CV-19.5  It lies under its deck whether it is cancelled or not.
void show_event(Play& p, Seat seat, const AbilityRow& row) {
    const int kind = row.thing - kEvent0;
    p.say(Msg::Plays, seat, kind);
    discard_event(p, card_of_kind(p, kEventHand0 + seat, kind));
}

}  // namespace

// CV-8.51, CV-8.77, CV-8.78  Shown, and out of the game.
Flow use_kept_marker(Ctx& c, Seat seat, int kind, uint8_t ability) {
    for (const int marker : c.s.markers.ids_at(kSheet0 + seat)) {
        if (c.t.marker_kind[marker] != kind) continue;
        c.show(c.s.markers, marker);
        c.s.markers.move(marker, kMarkerBox);
        break;
    }
    c.say(Msg::ShowsMarker, seat, kind);
    return c.become(Proc::RunList, seat, RunListLocals{0, ability, 0, 0, kNoSquare, kNoSquare});
}

// The card is shown before it is aimed: what is chosen for it stands on the stack, which everybody sees.
Flow begin_use(Ctx& c, Seat seat, uint8_t ability) {
    const AbilityRow& row = c.t.ability[ability];
    if (row.is_of_event()) {
        show_event(c, seat, row);
    } else {
        c.say(Msg::Uses, seat, row.use);
        if (row.is_of_person()) show_person(c, seat, row);
    }
    UseLocals use{0, false, ability, 0, kNoSquare, kNoSquare};
    if (row.one_of) return c.become(Proc::ChooseEffect, seat, use);
    if (is_aimed_at_all(c.t.effect[row.first])) {
        use.a = static_cast<uint16_t>(all_seats(c) & ~bit(seat));
        return c.become(Proc::UseAbility, seat, use);
    }
    const bool aimed = is_aimed(c.t.effect[row.first]);
    return c.become(aimed ? Proc::AimAt : Proc::UseAbility, seat, use);
}

namespace {

struct UseSteps {
    using Locals = UseLocals;
    static const AbilityRow& ability(const Look& l, const Frame& f) { return l.t.ability[f.locals<Locals>().ability]; }

    // CV-10.42
    static Flow pay(Ctx& c, Frame& f) {
        const CostRow& cost = ability(c, f).cost;
        if (cost.coin_to_other) return c.call(Proc::GiveCoin, f.seat);
        return cost.has_resources() ? c.call(Proc::PayAll, f.seat, payment_of(cost)) : c.go_on();
    }
    // CV-21.31  Unpaid it is unused.
    static Flow settle(Ctx& c, Frame& f) {
        const AbilityRow& row = ability(c, f);
        if (f.locals<Locals>().answer) {
            c.s.player[f.seat].uses.set(row.use, 0);
            c.say(Msg::Unpaid, f.seat, row.use);
            return c.done();
        }
        pay_trade(c, f.seat, row.cost.trade);
        pay_culture(c, f.seat, row.cost.culture);
        return c.go_on();
    }
    // CV-21.9  The United Nations may refuse that it is aimed at them, before it is announced.
    static Flow spare(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (!ability(c, f).is_of_event()) return c.go_on();
        if (l.answer) {
            l.answer = false;
            if (!spare_target(c, l, static_cast<Seat>(l.asked - 1))) return c.done();
        }
        const SeatMask aimed = seats_aimed_at(c, f.seat, l);
        while (l.asked < c.s.seats) {
            const Seat seat = l.asked++;
            if (seat == f.seat || !pentarchy::has(aimed, seat) || !has(c, seat, Right::Spared)) continue;
            again<UseSteps>(f);
            return c.call(Proc::Spared, seat);
        }
        return c.go_on();
    }
    // CV-19.1, CV-19.2  Events and abilities paid with resources may be cancelled.
    static Flow announce(Ctx& c, Frame& f) {
        const AbilityRow& row = ability(c, f);
        if (!row.is_of_event() && !row.cost.has_resources()) return c.go_on();
        const auto what = static_cast<uint8_t>(row.is_of_event() ? row.thing - kEvent0 : row.use);
        const SeatMask aimed = seats_aimed_at(c, f.seat, f.locals<Locals>());
        const Deed deed = f.locals<Locals>().gift ? Deed::Gift : Deed::Ability;
        c.s.chain.announce({row.is_of_event() ? Deed::Event : deed, f.seat, aimed, what});
        return c.call(Proc::Window, f.seat);
    }
    static Flow run(Ctx& c, Frame& f) {
        const Locals l = f.locals<Locals>();
        if (l.answer) {
            c.say(Msg::Cancelled, f.seat);
            return c.done();
        }
        return c.become(Proc::RunList, f.seat, RunListLocals{0, l.ability, 0, l.option, l.a, l.b});
    }
    static constexpr auto kSteps = steps(&pay, &settle, &spare, &announce, &run);
};

}  // namespace

// What an ability of a lasting thing costs is paid already.
Flow interrupt(Ctx& c, Seat seat, uint8_t ability, uint16_t at, bool gift) {
    const AbilityRow& row = c.t.ability[ability];
    const uint8_t paid = step_of<UseSteps>(&UseSteps::spare);
    const uint8_t from = row.is_of_event() ? uint8_t{0} : paid;
    if (row.is_of_event()) show_event(c, seat, row);
    c.say(Msg::AimedAtSquare, seat, square_in(at));
    return c.call(Proc::UseAbility, seat, UseLocals{from, false, ability, 1, at, kNoSquare, 0, 0, gift, {}});
}

namespace {

// CV-15.12 to CV-15.16  The actor names the tokens that others discard.
struct StripCoins {
    using Locals = StripLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        while (l.from) {
            const Seat seat = lowest(l.from);
            if (l.left && has_coin_token(c, seat)) {
                --l.left;
                return c.call(Proc::StripCoin, f.seat, AmountLocals{seat});
            }
            l.from &= static_cast<SeatMask>(~bit(seat));
            l.left = l.n;
        }
        return c.done();
    }
};
struct StripCoin {
    using Locals = AmountLocals;
    static uint8_t* coins_on(Player& player, const Edition& t, int thing) {
        if (thing < kTechs) return &player.coin[t.tech[thing].coin_slot];
        return thing >= kWonder0 ? &player.canal_coins : &player.sheet_coins;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Seat from = f.locals<Locals>().n;
        const Player& player = l.s.player[from];
        for (int slot = 0; slot < kSlotTechs; ++slot)
            if (out.need(player.coin[slot] > 0, "CV-11.6"_rule))
                out.add(make(Verb::StripCoin, from, l.t.slot_tech[slot]));
        if (player.sheet_coins) out.add(make(Verb::StripCoin, from, kNation0 + player.nation));
        if (l.t.canal != kNone && coins_lying_on(l, from, kWonder0 + l.t.canal))
            out.add(make(Verb::StripCoin, from, kWonder0 + l.t.canal));
        out.others(Verb::StripCoin, "CV-11.6"_rule);
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        --*coins_on(c.s.player[m.a], c.t, m.b);
        refresh(c);
        c.say(Msg::LosesCoin, m.a, m.b);
        return c.done();
    }
};

}  // namespace

Rule switch_refusal(const Look& l, Seat seat, int old, int next) {
    const uint8_t mine = l.s.player[seat].policies;
    if (!(mine >> old & 1) || old == next) return "CV-13.7"_rule;
    const int card = next / 2;
    return card != old / 2 && (mine >> (2 * card) & 3) ? "CV-13.4"_rule : kFine;
}

namespace {

// CV-13.7  An adopted policy is turned over, or makes room for one of a card not in use; so often as the event says.
struct SwitchPolicy {
    using Locals = AmountLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int old = 0; old < kPolicies; ++old)
            for (int next = 0; next < kPolicies; ++next)
                if (allow(out, switch_refusal(l, f.seat, old, next))) out.add(make(Verb::SwitchPolicy, old, next));
        out.others(Verb::SwitchPolicy, "CV-13.7"_rule);
        out.add(make(Verb::Enough));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Enough)) return c.done();
        uint8_t& mine = c.s.player[f.seat].policies;
        mine = static_cast<uint8_t>((mine & ~(1u << m.a)) | 1u << m.b);
        refresh(c);
        c.say(Msg::SwitchesPolicy, f.seat, m.a, m.b);
        return --f.locals<Locals>().n ? c.ask() : c.done();
    }
};

// CV-0.8, CV-10.10, CV-17.7, CV-21.25  A tech is learned for nothing, where the pyramid has a slot for it.
struct LearnTech {
    using Locals = LearnLocals;
    static bool is_drawn(const Locals& learn, int tech) {
        return learn.drawn[0] == tech + 1 || learn.drawn[1] == tech + 1;
    }
    static bool is_known_to(const Look& l, Seat me, uint8_t from, int tech) {
        if (from == kNone) return true;
        if (from != kAll) return knows(l, from, tech);
        for (Seat seat = 0; seat < l.s.seats; ++seat)
            if (seat != me && knows(l, seat, tech)) return true;
        return false;
    }
    static Rule refusal(const Look& l, Seat seat, const Locals& learn, int tech) {
        const int level = l.t.tech[tech].level;
        if (knows(l, seat, tech)) return "CV-10.10"_rule;
        if (level > learn.level || (learn.just && level != learn.level)) return "CV-21.25"_rule;
        if (is_drawn(learn, tech) && !learn.with_drawn) return "CV-15.11"_rule;
        if (!is_known_to(l, seat, learn.from, tech) && !is_drawn(learn, tech)) return "CV-21.25"_rule;
        return has_slot(l, seat, level) ? kFine : "CV-10.10"_rule;
    }
    static bool any(const Look& l, Seat seat, const Locals& learn) {
        for (int tech = 0; tech < kTechs; ++tech)
            if (refusal(l, seat, learn, tech) == kFine) return true;
        return false;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Locals& learn = f.locals<Locals>();
        for (int tech = 0; tech < kTechs; ++tech)
            if (allow(out, refusal(l, f.seat, learn, tech))) out.add(make(Verb::Learn, tech));
        if (learn.may || !any(l, f.seat, learn)) out.add(make(Verb::Enough));
        out.others(Verb::Learn, "CV-10.10"_rule);
        out.others(Verb::Enough, "CV-21.25"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Enough)) return c.done();
        const bool researched = f.locals<Locals>().researched;
        learn(c, f.seat, m.a, c.t.tech[m.a].level);
        c.say(Msg::Learns, f.seat, m.a);
        return c.then(learned(f.seat, m.a, researched));
    }
};

// CV-21.28  One more action of a city, of any kind; Ada Lovelace's nobody can cancel.
struct ExtraAct {
    using Locals = AmountLocals;
    static constexpr uint8_t kAnySure = 0;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const bool capital = f.locals<Locals>().n == kAnySure;
        for (int city = 0; city < kCitiesOfSeat; ++city)
            if (out.need(has_city(l, f.seat, city), "CV-6.1"_rule) && out.need(city || capital, "CV-21.28"_rule))
                out.add(make(Verb::ExtraAct, city));
        out.others(Verb::ExtraAct, "CV-21.28"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        City& at = c.s.player[f.seat].city[m.a];
        at.done = static_cast<uint8_t>(at.done + kExtraAct);
        if (f.locals<Locals>().n == kAnySure) set_city_flag(c, f.seat, m.a, kSureAct);
        c.say(Msg::ActsAgain, f.seat, m.a);
        return c.done();
    }
};

}  // namespace

bool can_learn(const Look& l, Seat seat, LearnLocals learn) { return LearnTech::any(l, seat, learn); }

void effect_rows(Rows& rows) {
    rows.sequence<Proc::UseAbility, UseSteps>();
    rows.arrow<Proc::StripCoins, StripCoins>();
    rows.box<Proc::StripCoin, StripCoin>();
    rows.box<Proc::SwitchPolicy, SwitchPolicy>();
    rows.box<Proc::LearnTech, LearnTech>();
    rows.box<Proc::ExtraAct, ExtraAct>();
}

}  // namespace pentarchy::civilization
