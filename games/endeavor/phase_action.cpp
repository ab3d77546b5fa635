// Phase 4 Action, EN-8 to EN-15: in turn order one activation or one spent token each, until all have passed.
#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

namespace {

// EN-8.1, EN-8.3, EN-8.4  The next seat that has not passed, itself included; none: the phase is over.
struct ActionPhase : TurnAfterTurn<ActionPhase> {
    static bool has_turn(const Look& l, Seat seat) { return !l.s.player[seat].passed; }
    static Flow take_turn(Ctx& c, Seat seat) { return c.call(Proc::ActionTurn, seat); }
};

constexpr unsigned as_bit(Part part, bool possible) { return unsigned{possible} << static_cast<int>(part); }

// The parts that could be performed with this much population, as bits.
struct Prospects {
    bool occupy, attack, payment, draw;
    unsigned with(int harbour) const {
        return as_bit(Part::Ship, harbour >= 1) | as_bit(Part::Occupy, harbour >= 1 && occupy) |
               as_bit(Part::Attack, harbour >= 2 && attack) | as_bit(Part::Payment, payment) | as_bit(Part::Draw, draw);
    }
};
Prospects prospects(const Look& l, Seat seat) {
    return {free_cities(l, seat) != 0, foreign_cities(l, seat) != 0,
            workers_on_buildings(l, seat) > 0,  // the activating worker is not on its building yet
            drawable_decks(l, seat) != 0};
}

// EN-9.9, EN-14.6  Why no part is possible: nobody to pay is a reason of its own.
Rule no_part_rule(const Action& action) {
    return parts_of(action) == as_bit(Part::Payment, true) ? "EN-14.6"_rule : "EN-9.9"_rule;
}

// EN-9.1 to EN-9.9  Activate a building with a worker, or spend a blue token, or pass.
struct ActionTurn {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Player& me = l.s.player[f.seat];
        const Prospects parts = prospects(l, f.seat);
        const unsigned after = parts.with(me.harbour - 1), now = parts.with(me.harbour);  // activating costs one
        out.each(me.kinds, me.harbour ? me.idle & l.t.buildings_with[after] : 0, [&](int b) {
            const BuildingRow& row = l.t.building[b];
            if (out.need(row.can_activate, "EN-9.3"_rule) && out.need(me.built[b] > me.workers[b], "EN-9.2"_rule) &&
                out.need(me.harbour >= 1, "EN-9.11"_rule) &&
                out.need(parts_of(row.action) & after, no_part_rule(row.action)))
                out.add(make(Verb::Activate, b));
        });
        out.others(Verb::Activate, "EN-9.1"_rule);
        out.each(me.blue, me.blue & l.t.tokens_with[now], [&](int token) {
            const Action& action = l.t.token[token].action;
            if (out.need(parts_of(action) & now, no_part_rule(action))) out.add(make(Verb::Spend, token));
        });
        out.others(Verb::Spend, "EN-9.5"_rule);
        out.add(make(Verb::Pass));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Seat me = f.seat;
        if (is(m, Verb::Pass)) {  // EN-17.1
            pass(c, me);
            return counted_cards(c, me) > card_limit(c, me) ? c.become(Proc::Trim, me) : c.done();
        }
        if (is(m, Verb::Activate)) {
            activate(c, me, m.a);
            return begin(c, me, c.t.building[m.a].action, static_cast<uint8_t>(m.a));
        }
        spend(c, me, m.a);
        return begin(c, me, c.t.token[m.a].action, kNone);
    }

  private:
    static Flow begin(Ctx& c, Seat me, const Action& action, uint8_t source);
};

// EN-10  One part, one of two, or one or both in one region or from one deck; each part fully before the next.
struct UseAction {
    using Locals = UseLocals;

    // A second ship or occupy stays in the region of the first, a second draw in its deck.
    static bool is_here(const UseLocals& use, int where) { return !use.used || use.where == where; }
    // EN-10.5 for Occupy & Ship, EN-10.7 for Ship & Ship: both in the same region.
    static Rule same_region(const Look& l, const UseLocals& use) {
        const Part* part = use.source == kNone ? use.open : l.t.building[use.source].action.part;
        return part[0] == part[1] ? "EN-10.7"_rule : "EN-10.5"_rule;
    }

    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const UseLocals& use = f.locals<UseLocals>();
        offer_part(l, f.seat, use, use.open[0], out);
        if (use.open[1] != use.open[0]) offer_part(l, f.seat, use, use.open[1], out);
        if (out.need(use.used, "EN-10.13"_rule)) out.add(make(Verb::Stop));
        for (const Verb verb : {Verb::Ship, Verb::Occupy, Verb::Attack, Verb::Draw, Verb::Payment})
            out.others(verb, use.source == kNone ? "EN-9.5"_rule : "EN-9.1"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m);

  private:
    template <class Out>
    static void offer_part(const Look& l, Seat seat, const UseLocals& use, Part part, Out& out) {
        const int harbour = l.s.player[seat].harbour;
        switch (part) {
            case Part::Ship:
                for (int r = 0; r < l.t.regions; ++r)
                    if (out.need(harbour >= 1, "EN-11.1"_rule) && out.need(l.t.region[r].spaces > 0, "EN-11.6"_rule) &&
                        out.need(is_here(use, r), same_region(l, use)))
                        out.add(make(Verb::Ship, r));
                break;
            case Part::Occupy: return offer_occupy(l, seat, use, out);
            case Part::Attack: return offer_attack(l, seat, out);
            case Part::Draw: return offer_draw(l, seat, use, out);
            case Part::Payment:
                if (out.need(payable_workers(l, seat, use.source) > 0, "EN-14.6"_rule)) out.add(make(Verb::Payment));
                break;
            default: break;
        }
    }
    template <class Out>
    static void offer_occupy(const Look& l, Seat seat, const UseLocals& use, Out& out) {
        const uint64_t free = free_cities(l, seat);
        out.each(l.t.all_cities, free, [&](int i) {
            const City city = static_cast<City>(i);
            const Region region = region_of(l, city);
            if (out.need(l.s.player[seat].harbour >= 1, "EN-12.1"_rule) &&
                out.need(is_open(l, region), "EN-12.2"_rule) && out.need(is_present(l, seat, region), "EN-12.3"_rule) &&
                out.need(free & bit_of(city), "EN-12.7"_rule) &&
                out.need(is_here(use, index(region)), same_region(l, use)))
                out.add(make(Verb::Occupy, city));
        });
    }
    template <class Out>
    static void offer_attack(const Look& l, Seat seat, Out& out) {
        const uint64_t foreign = foreign_cities(l, seat);
        out.each(l.t.all_cities, foreign, [&](int i) {
            const City city = static_cast<City>(i);
            const Region region = region_of(l, city);
            if (out.need(l.s.player[seat].harbour >= 2, "EN-13.1"_rule) &&
                out.need(is_open(l, region), "EN-13.4"_rule) && out.need(is_present(l, seat, region), "EN-13.3"_rule) &&
                out.need(foreign & bit_of(city), "EN-13.2"_rule))
                out.add(make(Verb::Attack, city));
        });
    }
    // EN-15.12 for a deck drawn empty, EN-16.9 for the slavery deck that left the game.
    static Rule why_empty(const Look& l, int deck) {
        return l.s.slavery_gone && l.t.card[l.t.deck[deck].card[0]].slavery ? "EN-16.9"_rule : "EN-15.12"_rule;
    }
    template <class Out>
    static void offer_draw(const Look& l, Seat seat, const UseLocals& use, Out& out) {
        out.each((uint64_t{1} << l.t.decks) - 1, drawable_decks(l, seat), [&](int deck) {
            const uint8_t card = top_card(l, static_cast<Deck>(deck));
            if (out.need(is_open(l, static_cast<Region>(l.t.deck[deck].region)), "EN-15.1"_rule) &&
                out.need(card != kNone, why_empty(l, deck)) &&
                out.need(card == kNone || !l.t.card[card].governor, "EN-11.13"_rule) &&
                out.need(card == kNone || is_requirement_met(l, seat, card), "EN-15.2"_rule) &&
                out.need(is_here(use, deck), "EN-10.9"_rule))
                out.add(make(Verb::Draw, deck));
        });
    }
};

// EN-14.2, EN-14.3  Payment: as many workers as payments return; the player chooses if there are more.
Flow pay_action(Ctx& c, Seat me, uint8_t source) {
    const int workers = payable_workers(c, me, source), paid = std::min(workers, payment_size(c, me));
    if (paid < workers)
        return c.become(Proc::PayWorkers, me, PayLocals{static_cast<uint8_t>(paid), source, 0, false, 0});
    pay_all(c, me, source);
    return c.done();
}

Flow ActionTurn::begin(Ctx& c, Seat me, const Action& action, uint8_t source) {
    if (action.mode == Mode::Single && action.part[0] == Part::Payment) return pay_action(c, me, source);
    return c.become(Proc::UseAction, me, UseLocals{{action.part[0], action.part[1]}, action.mode, 0, 0, source});
}

// Whether the part that is still open could follow in the same region or deck.
bool can_go_on(const Look& l, Seat seat, const UseLocals& use) {
    if (use.mode != Mode::OneOrBoth || use.used == 2) return false;
    const Part part = use.open[0] != Part::None ? use.open[0] : use.open[1];
    switch (part) {
        case Part::Ship: return l.s.player[seat].harbour >= 1 && l.t.region[use.where].spaces;
        case Part::Occupy:
            return l.s.player[seat].harbour >= 1 && (free_cities(l, seat) & l.t.region[use.where].cities);
        case Part::Draw: return drawable_decks(l, seat) >> use.where & 1;
        default: return false;
    }
}

Flow UseAction::take(Ctx& c, Frame& f, Move m) {
    UseLocals& use = f.locals<UseLocals>();
    const Seat me = f.seat;
    SeatMask check = 0;
    Part part = Part::None;
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Ship:
            part = Part::Ship;
            --c.s.player[me].harbour;
            use.where = static_cast<uint8_t>(m.a);
            check = ship(c, me, static_cast<Region>(m.a));
            break;
        case Verb::Occupy:
            part = Part::Occupy;
            --c.s.player[me].harbour;
            use.where = static_cast<uint8_t>(region_of(c, static_cast<City>(m.a)));
            occupy(c, me, static_cast<City>(m.a));
            break;
        case Verb::Attack:
            part = Part::Attack;
            --c.s.player[me].harbour;
            attack(c, me, static_cast<City>(m.a));
            break;
        case Verb::Draw:
            part = Part::Draw;
            use.where = static_cast<uint8_t>(m.a);
            check = draw(c, me, static_cast<Deck>(m.a));
            break;
        case Verb::Payment: return pay_action(c, me, use.source);
        default: return c.done();
    }
    ++use.used;
    (use.open[0] == part ? use.open[0] : use.open[1]) = Part::None;
    const bool neutral = c.s.neutral && use.source != kNone && part != Part::Attack;  // EN-23.15, EN-23.19
    if (!check && !neutral) return can_go_on(c, me, use) ? c.ask() : c.done();
    const AfterLocals after{check, neutral ? part : Part::None};
    // EN-10.10  What others do meanwhile may open or close the way to the second part: it is looked at afterwards.
    const bool over = use.mode != Mode::OneOrBoth || use.used == 2;
    return over ? c.become(Proc::AfterPart, me, after) : c.call(Proc::AfterPart, me, after);
}

// EN-17.20, EN-23.21  What a part leaves to others before the next: card limits of passed players, then neutral.
struct AfterPart {
    using Locals = AfterLocals;
    static Flow run(Ctx& c, Frame& f) {
        AfterLocals& l = f.locals<AfterLocals>();
        while (l.check) {
            const Seat seat = lowest(l.check);
            l.check &= static_cast<SeatMask>(~bit(seat));
            if (counted_cards(c, seat) > card_limit(c, seat)) return c.call(Proc::Trim, seat);
        }
        switch (l.neutral) {
            case Part::Ship: return c.become(Proc::NeutralShip, f.seat);
            case Part::Occupy: return c.become(Proc::NeutralOccupy, f.seat);
            case Part::Draw: return c.become(Proc::NeutralDraw, f.seat);
            default: return c.done();
        }
    }
};

}  // namespace

void action_rows(Rows& rows) {
    rows.arrow<Proc::ActionPhase, ActionPhase>();
    rows.box<Proc::ActionTurn, ActionTurn>();
    rows.box<Proc::UseAction, UseAction>();
    rows.arrow<Proc::AfterPart, AfterPart>();
}

}  // namespace pentarchy::endeavor
