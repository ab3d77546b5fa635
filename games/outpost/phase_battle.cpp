// Battle, OP-32 to OP-38: forces out of the hands, cards laid in secret, strength, loot. Battles never nest: Battle in
// the state holds who fights; the forces are marks on hand cards that only their owner sees.
#include "games/outpost/projects.h"

namespace pentarchy::outpost {

namespace {

constexpr int kForce = 2;

uint8_t& force_count(State& s, Seat seat) { return s.battle.force[seat == s.battle.attacker ? 0 : 1]; }

// OP-36  Own pawns there (raiders 1) + militia laid + watch when defending; OP-60: and once more if it was paid for.
int strength(const Look& l, Seat seat, bool defending) {
    const Battle& b = l.s.battle;
    int total = defending && b.raiders ? 1 : l.s.pawns[b.site][seat];
    if (defending && !b.raiders)
        total += sum(l, seat, Query::Defence) + l.s.used[seat].of(static_cast<int>(Project::Watch));
    for (int i = 0; i < kForce; ++i)
        if (l.s.picks[seat].laid >> i & 1)
            total += l.t.militia[static_cast<int>(kind_of(l, l.s.own[seat].force[i] - 1))];
    return total;
}

// OP-35, OP-37  Laid cards are shown and discarded, the rest returns to the hand; raiders' cards are all discarded
// (OP-38).
void close_force(Play& p, Seat seat, bool raiders) {
    for (int i = 0; i < kForce; ++i) {
        const int card = p.s.own[seat].force[i] - 1;
        if (card < 0) continue;
        const bool laid = p.s.picks[seat].laid >> i & 1;
        if (laid) p.say(Msg::Laid, seat, card);
        if (laid || raiders) discard(p, seat, card);
        p.s.own[seat].force[i] = 0;
    }
    p.s.picks[seat].laid = 0;
}

struct Fight : PlainSequence {
    // OP-60  The defender may use what he has for battles.
    static Flow defender_prepares(Ctx& c, Frame&) {
        const Battle& b = c.s.battle;
        const bool may = !b.raiders && any_usable<HandyProjects>(c, b.foe, Moment::Battle);
        return may ? c.call(Proc::UseInBattle, b.foe) : c.go_on();
    }
    // OP-34, OP-38  Both take a force; raiders are led by the next seat, with cards off the deck.
    static Flow attacker_takes_force(Ctx& c, Frame&) { return c.call(Proc::TakeForce, c.s.battle.attacker); }
    static Flow foe_takes_force(Ctx& c, Frame&) {
        const Battle& b = c.s.battle;
        if (!b.raiders) return c.call(Proc::TakeForce, b.foe);
        c.say(Msg::Leads, b.foe);
        return c.call(Proc::DrawCards, b.foe, DrawLocals{kForce, DrawTo::Raid});
    }
    // OP-35  Who has a force lays cards, the attacker first.
    static Flow attacker_lays(Ctx& c, Frame&) { return lay(c, c.s.battle.attacker, c.s.battle.force[0]); }
    static Flow foe_lays(Ctx& c, Frame&) { return lay(c, c.s.battle.foe, c.s.battle.force[1]); }
    static Flow settle(Ctx& c, Frame&) { return after(c, decide(c)); }
    static constexpr auto kSteps =
        steps(&defender_prepares, &attacker_takes_force, &foe_takes_force, &attacker_lays, &foe_lays, &settle);

  private:
    static Flow lay(Ctx& c, Seat seat, int force) {
        return c.fork(ForkKind::Sealed, force ? bit(seat) : SeatMask{0}, Proc::LayCards);
    }
    // OP-36, OP-37  The higher wins, a tie the defender; the loser's pawns go home.
    static Seat decide(Play& p) {
        const Battle b = p.s.battle;
        p.news = kEveryone;  // what was laid, and what was not
        const int attack = strength(p, b.attacker, false), defence = strength(p, b.foe, true);
        close_force(p, b.attacker, false);
        close_force(p, b.foe, b.raiders);
        p.say(Msg::Fought, attack, defence);
        const Seat winner = attack > defence ? b.attacker : b.foe, loser = attack > defence ? b.foe : b.attacker;
        if (!b.raiders || winner == b.foe) send_home(p, loser, site_at(b.site));
        return winner;
    }
    // OP-38  The winner takes one good or one random card; beaten raiders give 1 gold and their camp is gone.
    static Flow after(Ctx& c, Seat winner) {
        const Battle b = c.s.battle;
        c.s.battle = {0, 0, 0, kNobody, kNobody, {0, 0}};
        end_uses(c, Per::Battle);
        const uint16_t site = number(site_at(b.site));
        if (b.raiders && winner == b.foe) {
            c.say(Msg::RaidersWin, site);
            return c.ask();
        }
        if (b.raiders) {
            c.s.spent |= static_cast<uint16_t>(1u << b.site);
            c.say(Msg::CampBeaten, winner, site);
            gain(c, winner, Good::Gold, 1);
            return c.ask();
        }
        const Seat loser = winner == b.attacker ? b.foe : b.attacker;
        c.say(Msg::Wins, winner, site);
        if (!goods_in_store(c, loser) && !hand_size(c, loser)) return c.ask();
        return c.call(Proc::Loot, winner, LootLocals{loser});
    }
};

// OP-34  Each side takes 2 random cards of its own hand as its force.
struct TakeForce {
    static Flow run(Ctx& c, Frame& f) {
        const int taken = force_count(c.s, f.seat);
        return taken < kForce && taken < hand_size(c, f.seat) ? c.call(Proc::ForceCard, f.seat) : c.done();
    }
};
struct ForceCard {
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int id : hand(l, f.seat))
            if (l.s.own[f.seat].force[0] != id + 1) out.add(make(Verb::TakeForce, id));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.own[f.seat].force[force_count(c.s, f.seat)++] = static_cast<uint8_t>(m.a + 1);
        return c.done();
    }
};

// OP-35  0 to 2 of them face down, in ascending order so that one choice has one path.
struct LayCards {
    static SetPick set(const Look& l, const Frame& f) {
        return {std::popcount(l.s.picks[f.seat].laid), 0, make(Verb::LayDone)};
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const uint8_t(&force)[2] = l.s.own[f.seat].force;
        const uint8_t laid = l.s.picks[f.seat].laid;
        out.add(make(Verb::LayDone));
        const bool twins = force[0] && force[1] && kind_of(l, force[0] - 1) == kind_of(l, force[1] - 1);
        if (force[0] && laid == 0) out.add(make(Verb::Lay, force[0] - 1));
        if (force[1] && laid < 2 && !(twins && laid == 0)) out.add(make(Verb::Lay, force[1] - 1));
        out.others(Verb::Lay, "OP-35"_rule);
    }
    static Flow take(OwnCtx& c, Frame& f, Move m) {
        if (is(m, Verb::LayDone)) return c.done();
        c.picks.laid |= c.s.own[f.seat].force[0] == m.a + 1 ? 1 : 2;
        return c.ask();
    }
};

struct Loot {
    using Locals = LootLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Seat loser = f.locals<LootLocals>().loser;
        for (int good = 0; good < kGoods; ++good)
            if (out.need(l.s.player[loser].goods[good] > 0, "OP-38"_rule)) out.add(make(Verb::TakeGood, good));
        if (out.need(hand_size(l, loser) > 0, "OP-38"_rule)) out.add(make(Verb::TakeCard));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Seat me = f.seat, loser = f.locals<LootLocals>().loser;
        if (is(m, Verb::TakeCard)) return c.become(Proc::LootCard, me, LootLocals{loser});
        --c.s.player[loser].goods[m.a];
        ++c.s.player[me].goods[m.a];
        c.say(Msg::Loots, me, loser, m.a);
        return c.done();
    }
};

// OP-38  One random card, seen by the two only.
struct LootCard {
    using Locals = LootLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (const int id : hand(l, f.locals<LootLocals>().loser)) out.add(make(Verb::LootCard, id));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) {
        return static_cast<SeatMask>(bit(f.seat) | bit(f.locals<LootLocals>().loser));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Seat me = f.seat, loser = f.locals<LootLocals>().loser;
        const auto both = static_cast<SeatMask>(bit(me) | bit(loser));
        c.s.cards.blind_move(m.a, hand_of(me), both);
        c.say(Msg::LootsCard, me, loser);
        c.say_to(both, Msg::SawLoot, m.a);
        return trim_or_done(c, me);
    }
};

}  // namespace

void battle_rows(Rows& rows) {
    rows.sequence<Proc::Fight, Fight>();
    rows.arrow<Proc::TakeForce, TakeForce>();
    rows.chance<Proc::ForceCard, ForceCard>();
    rows.box<Proc::LayCards, LayCards>(kQuiet);
    rows.box<Proc::Loot, Loot>();
    rows.chance<Proc::LootCard, LootCard>();
}

}  // namespace pentarchy::outpost
