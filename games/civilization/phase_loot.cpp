// Loot (CV-9.75 to CV-9.85): the winner takes from the loser what the sum allows, reward by reward.
#include <algorithm>

#include "games/civilization/actions.h"
#include "games/civilization/triggers.h"

namespace pentarchy::civilization {

namespace {

enum Stolen : uint8_t { kTradeLoot, kCultureLoot, kTokenLoot, kMarkerLoot, kEventLoot, kCoinLoot };
constexpr uint8_t kNoMoreLoot = kLoots + 1;

const EffectRow& effect_of_loot(const Look& l, int reward) {
    return l.t.effect[l.t.ability[l.t.loot[reward].ability].first];
}

// CV-9.78, CV-10.10, CV-10.14, CV-17.7  A tech of the loser that the winner has a slot for.
Rule looted_tech_refusal(const Look& l, Seat winner, Seat loser, int tech) {
    if (!knows(l, loser, tech)) return "CV-9.78"_rule;
    if (knows(l, winner, tech)) return "CV-10.14"_rule;
    if (l.t.tech[tech].level == kTechLevels) return "CV-17.7"_rule;
    return has_slot(l, winner, l.t.tech[tech].level) ? kFine : "CV-10.10"_rule;
}
bool has_loot_tech(const Look& l, Seat winner, Seat loser) {
    for (int tech = 0; tech < kTechs; ++tech)
        if (looted_tech_refusal(l, winner, loser, tech) == kFine) return true;
    return false;
}
bool has_token(const Look& l, Seat seat) {
    return std::any_of(std::begin(l.s.player[seat].resource), std::end(l.s.player[seat].resource),
                       [](uint8_t n) { return n > 0; });
}
// CV-9.81  Whether the loser has something of it.
bool can_give(const Look& l, Seat winner, Seat loser, const EffectRow& e) {
    const Player& from = l.s.player[loser];
    if (e.op == Op::Learn) return has_loot_tech(l, winner, loser);
    if (e.op == Op::Strip) return has_coin_token(l, loser);
    switch (static_cast<Stolen>(e.what)) {
        case kTradeLoot: return from.trade > 0;
        case kCultureLoot: return from.culture > 0;
        case kTokenLoot: return has_token(l, loser);
        case kMarkerLoot: return l.s.markers.at(kSheet0 + loser) > 0;
        case kEventLoot: return l.s.events.at(kEventHand0 + loser) > 0;
        default: return has_coin_token(l, loser);
    }
}

// CV-9.77  Up to so much; what the dial cannot hold is lost.
Flow steal_trade(Ctx& c, Seat winner, Seat loser, int most) {
    const int n = std::min<int>(most, c.s.player[loser].trade);
    pay_trade(c, loser, n);
    add_trade(c, winner, n);
    c.say(Msg::LootsTrade, winner, n);
    return c.ask();
}
Flow steal_culture(Ctx& c, Seat winner, Seat loser, int most) {
    const int n = std::min<int>(most, c.s.player[loser].culture);
    pay_culture(c, loser, n);
    add_culture(c, winner, n);
    c.say(Msg::LootsCulture, winner, n);
    return c.ask();
}

Flow take_reward(Ctx& c, Seat winner, LootLocals l, const EffectRow& e) {
    if (e.op == Op::Learn) return c.call(Proc::LootTech, winner, l);
    if (e.op == Op::Strip) return c.call(Proc::LootCoin, winner, l);
    switch (static_cast<Stolen>(e.what)) {
        case kTradeLoot: return steal_trade(c, winner, l.loser, e.n);
        case kCultureLoot: return steal_culture(c, winner, l.loser, e.n);
        case kTokenLoot: return c.call(Proc::LootToken, winner, l);
        case kMarkerLoot: return c.call(Proc::LootMarker, winner, l);
        case kEventLoot: return c.call(Proc::LootEvent, winner, l);
        default: return c.call(Proc::LootCoin, winner, l);
    }
}

bool is_for_winner(const Look& l, const LootLocals& loot) { return effect_of_loot(l, loot.answer - 1).op != Op::Strip; }

// CV-9.79 to CV-9.81  As long as there is loot and something to take.
struct Loot {
    using Locals = LootLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (l.answer == kNoMoreLoot) return c.done();
        if (const uint8_t chosen = l.answer) {
            const int reward = chosen - 1;
            const LootLocals handed = l;
            l.answer = 0;
            l.left = static_cast<uint8_t>(l.left - c.t.loot[reward].loot);
            return take_reward(c, f.seat, handed, effect_of_loot(c, reward));
        }
        for (int reward = 0; reward < kLoots; ++reward)
            if (c.t.loot[reward].loot <= l.left && can_give(c, f.seat, l.loser, effect_of_loot(c, reward))) {
                c.say(Msg::MayLoot, f.seat, l.left, l.loser);
                return c.call(Proc::LootBox, f.seat, l);
            }
        return c.done();
    }
};
struct LootBox {
    using Locals = LootLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const LootLocals& loot = f.locals<LootLocals>();
        for (int reward = 0; reward < kLoots; ++reward)
            if (out.need(l.t.loot[reward].loot <= loot.left, "CV-9.79"_rule) &&
                out.need(can_give(l, f.seat, loot.loser, effect_of_loot(l, reward)), "CV-9.81"_rule))
                out.add(make(Verb::Loot, reward));
        out.add(make(Verb::Done));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        return c.done(is(m, Verb::Done) ? kNoMoreLoot : static_cast<uint8_t>(m.a + 1));
    }
};

// CV-9.77  The kind is the winner's choice; the token does not pass through the market.
struct LootToken {
    using Locals = LootLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Player& from = l.s.player[f.locals<LootLocals>().loser];
        for (int kind = 0; kind < kResources; ++kind)
            if (out.need(kind < kMarket && from.resource[kind] > 0, "CV-9.81"_rule)) out.add(make(Verb::Take, kind));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        return_resource(c, f.locals<LootLocals>().loser, m.a);
        take_resource(c, f.seat, m.a);
        c.say(Msg::LootsToken, f.seat, m.a);
        return c.done();
    }
};

// CV-9.82, CV-9.83  The token is the winner's choice; taken, it goes on the winner's sheet.
struct LootCoin {
    using Locals = LootLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Seat loser = f.locals<LootLocals>().loser;
        for (int thing = 0; thing < kSources; ++thing)
            if (coins_lying_on(l, loser, thing)) out.add(make(Verb::LootCoin, thing));
        out.others(Verb::LootCoin, "CV-9.82"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const LootLocals l = f.locals<LootLocals>();
        drop_coin(c, l.loser, m.a);
        if (!is_for_winner(c, l)) {
            c.say(Msg::StripsCoin, f.seat, m.a);
            return c.done();
        }
        add_sheet_coin(c, f.seat);
        c.say(Msg::LootsCoin, f.seat, m.a);
        return c.done();
    }
};

struct LootTech {
    using Locals = LootLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Seat loser = f.locals<LootLocals>().loser;
        for (int tech = 0; tech < kTechs; ++tech)
            if (allow(out, looted_tech_refusal(l, f.seat, loser, tech))) out.add(make(Verb::LootTech, tech));
        out.others(Verb::LootTech, "CV-9.78"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.say(Msg::Learns, f.seat, m.a);
        learn(c, f.seat, m.a, c.t.tech[m.a].level);
        return c.then(learned(f.seat, m.a, false));
    }
};

// CV-9.77, CV-9.78  At random: only winner and loser see which; the others see its back at most.
struct LootMarker {
    using Locals = LootLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int marker : l.s.markers.ids_at(kSheet0 + f.locals<LootLocals>().loser))
            out.add(make(Verb::LootMarker, marker));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) {
        return static_cast<SeatMask>(bit(f.seat) | bit(f.locals<LootLocals>().loser));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const SeatMask both = sees(c, f, m);
        const int kin = c.s.markers.kin[m.a];
        c.s.markers.blind_move(m.a, kSheet0 + f.seat, both, [kin](int k) { return k == kin; });
        c.say(Msg::LootsMarker, f.seat);
        c.say_to(both, Msg::LootedMarker, c.t.marker_kind[m.a]);
        return c.done();
    }
};
struct LootEvent {
    using Locals = LootLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int event : l.s.events.ids_at(kEventHand0 + f.locals<LootLocals>().loser))
            out.add(make(Verb::LootEvent, event));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) {
        return static_cast<SeatMask>(bit(f.seat) | bit(f.locals<LootLocals>().loser));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const SeatMask both = sees(c, f, m);
        const int back = c.s.events.back_of(m.a);
        c.s.events.blind_move(m.a, kEventHand0 + f.seat, both,
                              [back](int k) { return EventCards::back_of_kin(k) == back; });
        c.say(Msg::LootsEvent, f.seat);
        c.say_to(both, Msg::LootedEvent, c.t.event_kind[m.a]);
        c.s.due = all_seats(c);  // CV-9.84
        return c.done();
    }
};

}  // namespace

void loot_rows(Rows& rows) {
    rows.arrow<Proc::Loot, Loot>();
    rows.box<Proc::LootBox, LootBox>();
    rows.box<Proc::LootToken, LootToken>();
    rows.chance<Proc::LootMarker, LootMarker>();
    rows.chance<Proc::LootEvent, LootEvent>();
    rows.box<Proc::LootCoin, LootCoin>();
    rows.box<Proc::LootTech, LootTech>();
}

}  // namespace pentarchy::civilization
