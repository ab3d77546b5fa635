// Windows (CV-19.1 to CV-19.8): a city action, a resource ability or an event has been announced; whoever by public
// knowledge might cancel it is asked. Each kind has a row of its own, so that standing orders can tell them apart.
#include "games/civilization/window.h"

#include "engine/flow/window.h"
#include "games/civilization/events.h"
#include "games/civilization/might.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

// What cancels, as picks remember it: an event, a person, a use paid with a marker, or with an event that stands for
// it; instead of a kind of marker, two tokens that are picked apart.
enum class By : uint8_t { Event, Person, Marker, Gift };
constexpr int kPayKinds = 64, kWithTwo = kPayKinds - 1;
constexpr uint16_t answer_of(By by, int what) { return static_cast<uint16_t>(index(by) << 14 | (what + 1)); }
constexpr By by_of(uint16_t answer) { return static_cast<By>(answer >> 14); }
constexpr int what_of(uint16_t answer) { return (answer & 0x3FFF) - 1; }

// CV-19.7, CV-19.8, CV-21.31  As what it may be cancelled: an ability paid with an event is both.
unsigned cancelled_as(const Look& l, const Link& link) {
    constexpr unsigned kAsAction = 1, kAsAbility = 2, kAsEvent = 4;
    const unsigned event = has(l, link.actor, Right::SureEvents) ? 0 : kAsEvent;
    switch (link.deed) {
        case Deed::Action: return has(l, link.actor, Right::SureActions) ? 0 : kAsAction;
        case Deed::Ability: return kAsAbility;
        case Deed::Event: return event;
        case Deed::Gift: return kAsAbility | event;
        default: return 0;
    }
}

// CV-19.1  What this ability may be used against.
bool is_against(const Look& l, Seat seat, const AbilityRow& row, const Link& link) {
    const EffectRow& effect = l.t.effect[row.first];
    if (!(effect.what & cancelled_as(l, link))) return false;
    return effect.condition != If::AimedAtMe || pentarchy::has(link.aimed, seat);
}

bool might_react(const Look& l, Seat seat, const AbilityRow& row) {
    if (row.thing >= kEvent0) return might_hold(l, seat, row.thing - kEvent0);
    if (row.is_of_person()) return might_have(l, seat, row.thing - kPerson0);
    return l.s.player[seat].force.has(row.thing) && !l.s.player[seat].uses.of(row.use) && might_have_spy(l, seat);
}

template <class Out>
void offer_reaction(const Look& l, Seat seat, const AbilityRow& row, bool against, Out& out) {
    if (row.thing >= kEvent0) {
        const int kind = row.thing - kEvent0;
        if (out.need(card_of_kind(l, kEventHand0 + seat, kind) >= 0, "CV-19.1"_rule) &&
            out.need(against, "CV-19.1"_rule))
            out.add(make(Verb::CancelEvent, kind));
    } else if (row.is_of_person()) {
        const int person = row.thing - kPerson0;
        if (out.need(l.s.people.where[person] == kPersonHand0 + seat, "CV-19.1"_rule) &&
            out.need(has_working_marker(l, seat, l.t.person[person]), "CV-7.49"_rule) &&
            out.need(against, "CV-19.1"_rule))
            out.add(make(Verb::CancelPerson, person));
    } else if (against && l.s.player[seat].force.has(row.thing) && !l.s.player[seat].uses.of(row.use)) {
        offer_spies(l, seat, row.use, Verb::CancelMarker, Verb::CancelGift, Verb::CancelOther, out);
    }
}

template <Deed kDeed>
struct React {
    static bool might(const Look& l, const Frame&, Seat seat) {
        const Link& link = l.s.chain.top();
        if (seat == link.actor) return false;
        for (int i = 0; i < l.t.reactions; ++i) {
            const AbilityRow& row = l.t.ability[l.t.reaction[i]];
            if (is_against(l, seat, row, link) && might_react(l, seat, row)) return true;
        }
        return false;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        out.add(make(Verb::Pass));
        for (int i = 0; i < l.t.reactions; ++i) {
            const AbilityRow& row = l.t.ability[l.t.reaction[i]];
            offer_reaction(l, f.seat, row, is_against(l, f.seat, row, l.s.chain.top()), out);
        }
        for (const Verb verb :
             {Verb::CancelEvent, Verb::CancelPerson, Verb::CancelMarker, Verb::CancelGift, Verb::CancelOther})
            out.others(verb, "CV-19.1"_rule);
        out.others(Verb::Pass, "CV-19.3"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        uint16_t& answer = c.picks.answer;
        if (is(m, Verb::CancelEvent)) answer = answer_of(By::Event, m.a);
        if (is(m, Verb::CancelPerson)) answer = answer_of(By::Person, m.a);
        if (is(m, Verb::CancelMarker)) answer = answer_of(By::Marker, m.a * kPayKinds + m.b);
        if (is(m, Verb::CancelGift)) answer = answer_of(By::Gift, m.a * kPayKinds + m.b);
        if (!is(m, Verb::CancelOther)) return c.done();
        answer = answer_of(By::Marker, m.a * kPayKinds + kWithTwo);
        return c.become(Proc::PaySpy, f.seat, SpyLocals{false});
    }
};

// CV-10.43  A marker that is spent leaves the game.
}  // namespace
void pay_marker(Play& p, Seat seat, int kind) {
    for (const int marker : p.s.markers.ids_at(kSheet0 + seat)) {
        if (p.t.marker_kind[marker] != kind) continue;
        p.show(p.s.markers, marker);
        p.s.markers.move(marker, kMarkerBox);
        p.say(Msg::PaysMarker, seat, kind);
        gain_at_once(p, seat, Moment::TokenSpent);  // CV-20.2
        return;
    }
}
namespace {
void discard_kind(Play& p, Seat seat, int kind) {
    discard_event(p, card_of_kind(p, kEventHand0 + seat, kind));
    p.say(Msg::DiscardsEvent, seat, kind);
}
}  // namespace
// CV-21.31  Nobody is asked in between: what it gives to another player goes to the one it is used against.
void pay_gift(Play& p, Seat seat, int kind, Seat against) {
    discard_kind(p, seat, kind);
    if (!p.t.abilities_of[kEvent0 + kind]) return;
    add_sheet_coin(p, against);
    p.say(Msg::GainsCoin, against, kEvent0 + kind);
}
namespace {

struct Cancels {
    static constexpr Proc kAsk = Proc::Window, kSettle = Proc::SettleWindow;
    static auto& chain(State& s) { return s.chain; }
    static Proc react(const Link& link) {
        if (link.deed == Deed::Action) return Proc::ReactAction;
        return link.deed == Deed::Event ? Proc::ReactEvent : Proc::ReactAbility;
    }
    static uint16_t& answer(Picks& picks) { return picks.answer; }
    // CV-19.8  The answer that counts is shown and paid; it is announced in its turn.
    static Link play(Play& p, Seat who, uint16_t answer) {
        const Link link = show(p, who, answer);
        forget_payers(p.s);
        return link;
    }

  private:
    static Link show(Play& p, Seat who, uint16_t answer) {
        const SeatMask aimed = bit(p.s.chain.top().actor);
        const int what = what_of(answer);
        const auto link = [&](Deed deed, int of) { return Link{deed, who, aimed, static_cast<uint8_t>(of)}; };
        switch (by_of(answer)) {
            case By::Event:
                p.say(Msg::Cancels, who, kEvent0 + what);
                discard_kind(p, who, what);
                return link(Deed::Event, what);
            case By::Person:
                p.say(Msg::Cancels, who, kPerson0 + what);
                p.show(p.s.people, what);
                p.s.people.move(what, kPersonUnder);
                return link(Deed::Person, what);
            default: break;
        }
        const int use = what / kPayKinds, payer = what % kPayKinds;
        p.say(Msg::Cancels, who, p.t.ability[p.t.use[use]].thing);
        p.s.player[who].uses.count(use);
        return link(pay(p, who, by_of(answer), payer) ? Deed::Gift : Deed::Ability, use);
    }
    // Whether it is paid with an event.
    static bool pay(Play& p, Seat who, By by, int payer) {
        const Seat against = p.s.chain.top().actor;
        if (by == By::Gift) return pay_gift(p, who, payer, against), true;
        if (payer == kWithTwo) return pay_two(p, who, against);
        return pay_marker(p, who, payer), false;
    }
};

}  // namespace

void window_rows(Rows& rows) {
    rows.sequence<Proc::Window, AskWindow<Cancels, Edition, State>>();
    rows.arrow<Proc::SettleWindow, SettleWindow<Cancels, Edition, State>>();
    rows.box<Proc::ReactAction, React<Deed::Action>>(kQuiet);
    rows.box<Proc::ReactAbility, React<Deed::Ability>>(kQuiet);
    rows.box<Proc::ReactEvent, React<Deed::Event>>(kQuiet);
}

}  // namespace pentarchy::civilization
