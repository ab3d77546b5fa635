// The luck and the choices of the setup: factions, the first player, four cards each (IS-2).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

bool is_taken(const Look& l, int faction) {
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (l.s.player[seat].faction == faction) return true;
    return false;
}

void assign(Play& p, Seat seat, int faction) {
    p.s.player[seat].faction = static_cast<uint8_t>(faction);
    p.say(Msg::Chooses, seat, faction);
}

// IS-2.3  One seat after another; or by luck, or in the order of the edition.
struct ChooseFactions {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const auto seat = static_cast<Seat>(f.locals<CountLocals>().count++);
        if (seat == c.s.seats) return c.done();
        if (c.s.factions == Factions::Choose) return c.call(Proc::ChooseFaction, seat);
        if (c.s.factions == Factions::Random) return c.call(Proc::DealFaction, kChance, CountLocals{seat});
        assign(c, seat, seat);
        return c.ask();
    }
};

struct ChooseFaction {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int faction = 0; faction < kFactions; ++faction)
            if (out.need(!is_taken(l, faction), "IS-2.3"_rule)) out.add(make(Verb::Choose, faction));
        out.others(Verb::Choose, "IS-2.3"_rule);  // the virtual player is nobody's
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        assign(c, f.seat, m.a);
        return c.done();
    }
};

struct DealFaction {
    using Locals = CountLocals;
    static void outcomes(const Look& l, const Frame& f, Chances& out) {
        for (int faction = 0; faction < kFactions; ++faction)
            if (!is_taken(l, faction)) out.add(make(Verb::DealFaction, f.locals<CountLocals>().count, faction));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        assign(c, static_cast<Seat>(m.a), m.b);
        return c.done();
    }
};

// IS-2.7
struct DrawStart {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (Seat seat = 0; seat < l.s.seats; ++seat) out.add(make(Verb::StartSeat, seat));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        c.s.start = static_cast<Seat>(m.a);
        c.say(Msg::Starts, faction_of(c, c.s.start));
        return c.done();
    }
};

// IS-2.8  From the first player clockwise: cards of the own faction, then common ones.
struct DealHands {
    using Locals = CountLocals;
    static Flow run(Ctx& c, Frame& f) {
        const int each_seat = c.t.start_faction + c.t.start_common, n = f.locals<CountLocals>().count++;
        if (n == c.s.seats * each_seat) return c.done();
        const Seat seat = left_of(c, c.s.start, n / each_seat);
        const int deck = n % each_seat < c.t.start_faction ? deck_of(c, seat) : kCommon;
        return c.call(Proc::DrawCard, seat,
                      DeckLocals{static_cast<uint8_t>(deck), static_cast<uint8_t>(hand_of(seat))});
    }
};

}  // namespace

void setup_rows(Rows& rows) {
    rows.arrow<Proc::ChooseFactions, ChooseFactions>();
    rows.box<Proc::ChooseFaction, ChooseFaction>();
    rows.chance<Proc::DealFaction, DealFaction>();
    rows.chance<Proc::DrawStart, DrawStart>();
    rows.arrow<Proc::DealHands, DealHands>();
}

}  // namespace pentarchy::settlers
