// A fight, step by step (BR-9.5 to BR-9.10, BR-14.8): open bonuses, cards face down, everything shown, Camps, the sums.
// The attacker comes first each time. What follows from winning and losing is in fight_end.cpp.
#include "games/brazil/fight.h"
#include "games/brazil/reach.h"

namespace pentarchy::brazil {

namespace {

struct SideLocals {
    uint8_t side, last;  // the last thing picked, plus one: picks ascend
};
struct CampLocals {
    uint8_t side, left, last_item, last_hex;  // hex plus one; 0 is the store
};

// BR-9.2, BR-9.5  What a side brings before its cards; it is open.
void add_up(Play& p, int side) {
    Fight& f = p.s.fight;
    int base = bare_strength(p, side), painted = 0;
    for (const int source : open_bonuses(p, side)) {
        const int bonus = bonus_of(p, side, source);
        (p.t.painting_sources.has(source) ? painted : base) += bonus;
        p.say(Msg::UsesBonus, side_seat(p, side), source, bonus);
    }
    f.base[side] = static_cast<uint8_t>(base);
    f.painted[side] = static_cast<uint8_t>(painted);
}

// BR-9.8  How many cards lie face down is public once they lie.
void count_laid(Play& p, int side) {
    const Seat seat = side_seat(p, side);
    if (seat == kNobody || is_dutch(p, seat)) return;
    uint8_t& laid = p.s.fight.laid[side];
    for (const uint8_t card : p.s.picks[seat].laid) laid = static_cast<uint8_t>(laid + (card != 0));
    if (laid) p.say(Msg::Lays, seat, laid);
}

// BR-9.9  The cards of a side are turned up.
void show_cards(Play& p, int side) {
    const Seat seat = side_seat(p, side);
    if (seat == kNobody || is_dutch(p, seat)) return;
    Picks& picks = p.s.picks[seat];
    for (int i = 0; i < p.s.fight.laid[side]; ++i) {
        const int id = picks.laid[i] - 1;
        p.show(p.s.combat, id);
        p.s.combat.move(id, kCombatShown);
        p.s.fight.card[side][i] = static_cast<uint8_t>(id + 1);
        picks.laid[i] = 0;
        p.say(Msg::Shows, seat, p.t.combat_kind[id]);
    }
}

// BR-9.5, BR-9.26, BR-22.2  Which open bonuses a side does without; it is asked only if it has some.
Flow ask_bonuses(Ctx& c, int side) {
    c.s.fight.stage = FightStage::Bonuses;
    if (!open_bonuses(c, side).any()) return c.go_on();
    return c.call(Proc::Bonuses, side_seat(c, side), SideLocals{static_cast<uint8_t>(side), 0});
}
// BR-9.6, BR-9.7, BR-22.2  Cards face down; the size of the hand says whether it is asked.
Flow ask_cards(Ctx& c, int side) {
    add_up(c, side);
    c.s.fight.stage = FightStage::Cards;
    const Seat seat = side_seat(c, side);
    if (seat == kNobody) return c.go_on();
    if (is_dutch(c, seat)) return draw_dutch_cards(c);
    if (!c.s.combat.at(combat_of(seat))) return c.go_on();
    return c.fork(ForkKind::Sealed, bit(seat), Proc::LayCards);
}
// BR-9.31  So many items may be given up for the Camps of a side.
Flow ask_camp(Ctx& c, int side) {
    int most = 0;
    for (int i = 0; i < 3; ++i)
        if (const int kind = shown_kind(c, side, i); kind >= 0) most += c.t.combat[kind].camp_most;
    const Seat seat = side_seat(c, side);
    if (!most || is_dutch(c, seat)) return c.go_on();
    return c.call(Proc::Camp, seat, CampLocals{static_cast<uint8_t>(side), static_cast<uint8_t>(most), 0, 0});
}

struct FightSteps {
    struct Locals {
        uint8_t step, card;
    };
    static Flow attacker_bonuses(Ctx& c, Frame&) { return ask_bonuses(c, 0); }
    static Flow attacker_cards(Ctx& c, Frame&) { return ask_cards(c, 0); }
    static Flow defender_bonuses(Ctx& c, Frame&) { return count_laid(c, 0), ask_bonuses(c, 1); }
    static Flow defender_cards(Ctx& c, Frame&) { return ask_cards(c, 1); }
    static Flow show(Ctx& c, Frame&) {
        count_laid(c, 1);
        c.s.fight.stage = FightStage::Shown;
        if (c.s.fight.laid[0] || c.s.fight.laid[1]) c.news = kEveryone;  // which of the known cards were laid
        for (const int side : {0, 1}) show_cards(c, side);
        return c.go_on();
    }
    static Flow attacker_camps(Ctx& c, Frame&) { return ask_camp(c, 0); }
    static Flow defender_camps(Ctx& c, Frame&) { return ask_camp(c, 1); }
    static Flow decide(Ctx& c, Frame&);
    // BR-14.7  What cards do to winner and loser, the attacker's first.
    static Flow after_cards(Ctx& c, Frame& f) {
        const int card = f.locals<Locals>().card++;
        if (card == 6) return c.go_on();
        again<FightSteps>(f);
        return after_card(c, card / 3, card % 3);
    }
    static Flow close(Ctx& c, Frame& f);
    static constexpr auto kSteps = steps(&attacker_bonuses, &attacker_cards, &defender_bonuses, &defender_cards, &show,
                                         &attacker_camps, &defender_camps, &decide, &after_cards, &close);
};

void say_cancelled(Play& p) {
    for (const int side : {0, 1}) {
        if (const int i = cancelled_card(p, side); i >= 0)
            p.say(Msg::Cancels, side_seat(p, 1 - side), shown_kind(p, side, i));
        if (p.s.fight.painted[side] && are_paintings_cancelled(p, side))
            p.say(Msg::CancelsBonuses, side_seat(p, 1 - side));
    }
}

// BR-9.10, BR-9.29  More strength wins, a tie is the defender's; BR-11.18: against an expedition a tie is enough.
Flow FightSteps::decide(Ctx& c, Frame&) {
    Fight& f = c.s.fight;
    say_cancelled(c);
    const int attack = total_strength(c, 0), defence = total_strength(c, 1);
    const uint16_t hex = number(c, f.at);
    const bool expedition = f.kind == FightKind::Expedition;
    f.won = attack > defence || (expedition && attack == defence);
    c.say(Msg::Strengths, attack, defence);
    if (expedition) {
        const int kind = c.t.discovery_kind[c.s.face[map_of(c).cloud_of[f.at]]];
        f.won ? c.say(Msg::ExpeditionWon, f.attacker, hex, kind) : c.say(Msg::ExpeditionFails, f.attacker, hex);
    } else {
        f.won ? c.say(Msg::Wins, f.attacker, hex) : c.say(Msg::Defends, f.defender, hex);
    }
    return c.go_on();
}

// BR-9.14  All played cards are discarded, whoever won; then an expedition gives its reward (BR-11.19).
Flow FightSteps::close(Ctx& c, Frame&) {
    clear_field(c);
    for (const auto& side : c.s.fight.card)
        for (const uint8_t card : side)
            if (card) c.s.combat.move(card - 1, kCombatDiscard);
    const Fight fought = c.s.fight;
    c.s.fight = no_fight();
    if (fought.kind != FightKind::Expedition || !fought.won) return c.done();
    const DiscoveryRow& expedition = open_row(c, map_of(c).cloud_of[fought.at]);
    drop_open_tile(c, fought.at);
    uint8_t& points = c.s.player[fought.attacker].expedition_vp;
    points = static_cast<uint8_t>(points + expedition.vp);
    return c.become(Proc::GiveReward, fought.attacker, RewardLocals{0, expedition.reward});
}

// BR-9.5, BR-9.26  All bonuses are used but for those that are left, in ascending order.
struct Bonuses {
    using Locals = SideLocals;
    static SetPick set(const Look& l, const Frame& f) {
        return {std::popcount(l.s.fight.left_out[f.locals<SideLocals>().side]), 0, make(Verb::UseAll)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const SideLocals mine = f.locals<SideLocals>();
        out.add(make(Verb::UseAll));
        for (const int source : open_bonuses(l, mine.side))
            if (out.need(source >= mine.last, "BR-9.5"_rule)) out.add(make(Verb::Leave, source));
        out.others(Verb::Leave, "BR-9.26"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::UseAll)) return c.done();
        SideLocals& mine = f.locals<SideLocals>();
        c.s.fight.left_out[mine.side] |= uint64_t{1} << m.a;
        mine.last = static_cast<uint8_t>(m.a + 1);
        return c.ask();
    }
};

// BR-9.6, BR-14.2  Up to three cards face down, in ascending order of kinds.
struct LayCards {
    static SetPick set(const Look& l, const Frame& f) {
        int laid = 0;
        for (const uint8_t card : l.s.picks[f.seat].laid) laid += card != 0;
        return {laid, 0, make(Verb::Laid)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t(&laid)[3] = l.s.picks[f.seat].laid;
        Bits<kCapCombat> hand = combat_hand(l, f.seat);
        int n = 0, last = 0;
        for (const uint8_t card : laid)
            if (card) hand.drop(card - 1), last = l.t.combat_kind[card - 1], ++n;
        out.add(make(Verb::Laid));
        each_kind(hand, l.t.combat_kind, [&](int id) {
            const int kind = l.t.combat_kind[id];
            if (out.need(n < l.t.fight_cards, "BR-14.2"_rule) && out.need(kind >= last, "BR-9.6"_rule))
                out.add(make(Verb::Lay, kind));
        });
        out.others(Verb::Lay, "BR-9.6"_rule);
    }
    static Flow take(OwnCtx& c, Frame&, Move m) {
        if (is(m, Verb::Laid)) return c.done();
        Bits<kCapCombat> hand = combat_hand(c, c.seat);
        uint8_t* free = c.picks.laid;
        for (; *free; ++free) hand.drop(*free - 1);
        for (const int id : hand)
            if (c.t.combat_kind[id] == m.a) {
                *free = static_cast<uint8_t>(id + 1);
                break;
            }
        return c.ask();
    }
};

// BR-9.31  Items given up for strength, from the store or from controlled tiles; in ascending order, so that one choice
// has one path.
struct Camp {
    using Locals = CampLocals;
    static SetPick set(const Look& l, const Frame& f) {
        const CampLocals mine = f.locals<CampLocals>();
        return {l.s.fight.camp[mine.side], mine.left, make(Verb::Enough)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const CampLocals mine = f.locals<CampLocals>();
        const auto is_next = [&](int item, int place) {
            return item > mine.last_item || (item == mine.last_item && place >= mine.last_hex);
        };
        for (int item = 0; item < kItems; ++item)
            if (l.s.player[f.seat].store[item] && out.need(is_next(item, 0), "BR-9.31"_rule))
                out.add(make(Verb::Camp, item));
        for (const int hex : held(l, f.seat))
            each_item_on(l, hex, [&](Item item, int) {
                if (out.need(is_next(index(item), hex + 1), "BR-9.31"_rule))
                    out.add(make(Verb::CampFrom, item, number(l, hex)));
            });
        out.others(Verb::Camp, "BR-9.31"_rule);
        out.others(Verb::CampFrom, "BR-9.31"_rule);
        out.add(make(Verb::Enough));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::Enough)) return c.done();
        CampLocals& mine = f.locals<CampLocals>();
        mine.last_item = static_cast<uint8_t>(m.a);
        mine.last_hex = 0;
        if (is(m, Verb::Camp)) {
            --c.s.player[f.seat].store[m.a];
        } else {
            const int hex = hex_of(c, m.b);
            mine.last_hex = static_cast<uint8_t>(hex + 1);
            add_item_on(c, hex, static_cast<Item>(m.a), -1);
        }
        ++c.s.fight.camp[mine.side];
        c.say(Msg::Camps, f.seat, m.a);
        return --mine.left ? c.ask() : c.done();
    }
};

// BR-9.1  The fight begins.
Flow begin_fight(Ctx& c, FightKind kind, Msg message, Seat foe, int unit, int from, int hex, Seat seat) {
    c.s.fight = begun_fight(kind, seat, foe, unit, from, hex);
    c.s.last_unit = static_cast<uint8_t>(unit_id(c, seat, unit));
    c.s.last_hex = c.s.fight.at;
    c.say(message, seat, unit_id(c, seat, unit), number(c, hex));
    return c.call(Proc::Fight, seat);
}

}  // namespace

Flow attack(Ctx& c, Seat seat, Seat foe, int unit, int hex) {
    return begin_fight(c, FightKind::Move, Msg::Attacks, foe, unit, hex, hex, seat);
}
Flow fire(Ctx& c, Seat seat, int unit, int hex) {
    return begin_fight(c, FightKind::Ranged, Msg::Fires, foe_at(c, seat, hex), unit, c.s.player[seat].unit[unit], hex,
                       seat);
}
Flow storm(Ctx& c, Seat seat, int unit, int hex) {
    ++c.s.turn.storms;
    return begin_fight(c, FightKind::Expedition, Msg::Storms, kNobody, unit, hex, hex, seat);
}

void fight_rows(Rows& rows) {
    rows.sequence<Proc::Fight, FightSteps>();
    rows.box<Proc::Bonuses, Bonuses>();
    rows.box<Proc::LayCards, LayCards>(kQuiet);
    rows.box<Proc::Camp, Camp>();
}

}  // namespace pentarchy::brazil
