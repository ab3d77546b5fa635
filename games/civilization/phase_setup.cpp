// General setup (CV-2.1 to CV-2.19): the first player, nations, the market of wonders.
#include "games/civilization/actions.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

// CV-2.19  At random.
struct FirstSeat {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (Seat seat = 0; seat < l.s.seats; ++seat) out.add(make(Verb::FirstSeat, seat));
    }
    static Flow take(Ctx& c, Frame&, Move m) {
        c.s.first = static_cast<Seat>(m.a);
        c.say(Msg::FirstPlayer, c.s.first);
        return c.done();
    }
};

// CV-2.1  Two sheets for each in secret.
struct DealNations {
    using Locals = CountLocals;
    static constexpr int kEach = 2;
    static Flow run(Ctx& c, Frame& f) {
        const int dealt = f.locals<Locals>().count++;
        if (dealt == kEach * c.s.seats) return c.done();
        const Seat seat = left_of(c, c.s.first, dealt / kEach);
        if (dealt % kEach == 0) c.say(Msg::DealtNations, seat, kEach);
        return c.call(Proc::DealNation, seat);
    }
};
// CV-1.34  Without investments a nation that needs them is not dealt.
struct DealNation {
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        for (const int nation : l.s.nations.ids_at(kBag))
            if (!l.t.nation[nation].needs_investments || has_option(l, kInvestmentModule))
                out.add(make(Verb::DealNation, nation));
    }
    static SeatMask sees(const Look&, const Frame& f, Move) { return bit(f.seat); }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.nations.name(m.a, kBag, nations_of(f.seat), bit(f.seat));
        return c.done();
    }
};

// CV-2.2  All keep one at once, in secret.
struct KeepNation {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (const int nation : l.s.nations.ids_at(nations_of(f.seat))) out.add(make(Verb::KeepNation, nation));
        out.others(Verb::KeepNation, "CV-2.1"_rule);
    }
    static Flow take(OwnCtx& c, Frame&, Move m) {
        c.picks.nation = static_cast<uint8_t>(m.a + 1);
        return c.done();
    }
};
// CV-2.1  If all agree, any free nation in turn.
struct ChooseNation {
    template <class Out>
    static void offer(const Look& l, const Frame&, Out& out) {
        for (int nation = 0; nation < kNations; ++nation)
            if (out.need(!l.s.nations.knows(kSpectator, nation), "CV-2.1"_rule))
                out.add(make(Verb::KeepNation, nation));
        out.others(Verb::KeepNation, "CV-2.1"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        c.s.nations.name(m.a, kBag, nations_of(f.seat), kEveryone);
        set_nation(c, f.seat, m.a);
        c.say(Msg::PlaysNation, f.seat, m.a);
        return c.done();
    }
};

// CV-2.10  Whose nation begins with a wonder and has not drawn it yet, before the market is filled.
Seat draws_wonder(const Look& l) {
    if (l.s.turn || l.s.phase != Phase::SetUp) return kNobody;
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        const uint8_t list = nation_of(l, seat).set_up;
        if (list == kNone || l.t.effect[l.t.ability[list].first].op != Op::DrawWonder) continue;
        bool drawn = false;
        for (const uint8_t place : l.s.wonder) drawn |= place == kBuiltWonder + seat;
        if (!drawn) return seat;
    }
    return kNobody;
}

// CV-2.11, CV-6.64  Empty slots of the market are filled as long as there are wonders.
struct FillSlots {
    static Flow run(Ctx& c, Frame&) {
        int left = 0;
        for (const uint8_t n : c.s.wonders_left) left += n;
        if (!left) return c.done();  // CV-6.65
        if (const Seat seat = draws_wonder(c); seat != kNobody)
            return c.call(Proc::LayWonder, kChance, CountLocals{static_cast<uint8_t>(kBuiltWonder + seat)});
        for (int slot = 0; slot < c.t.wonders_dealt[c.s.seats]; ++slot)
            if (c.s.slot[slot] == kNone)
                return c.call(Proc::LayWonder, kChance, CountLocals{static_cast<uint8_t>(slot)});
        return c.done();
    }
};
// CV-2.9  The deck: ancient wonders on top, then medieval, then modern ones; which of an era nobody knows.
struct LayWonder {
    using Locals = CountLocals;
    static int era_on_top(const Look& l) {
        int era = 0;
        while (!l.s.wonders_left[era]) ++era;
        return era;
    }
    static void outcomes(const Look& l, const Frame&, Chances& out) {
        const int era = era_on_top(l);
        for (int wonder = 0; wonder < kWonders; ++wonder)
            if (l.s.wonder[wonder] == kUnseenWonder && l.t.wonder[wonder].era == era)
                out.add(make(Verb::LayWonder, wonder));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const uint8_t slot = f.locals<Locals>().count;
        --c.s.wonders_left[era_on_top(c)];
        c.s.wonder[m.a] = slot;
        if (is_built(slot)) {
            c.say(Msg::WonderDrawn, owner_of_wonder(slot), m.a);
            return c.done();
        }
        c.s.slot[slot] = static_cast<uint8_t>(m.a);
        c.say(Msg::WonderShown, m.a);
        return c.done();
    }
};

}  // namespace

// CV-2.1, CV-2.2  The kept sheet is shown, the other goes back unseen.
void show_nations_kept(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        const int kept = p.s.picks[seat].nation - 1;
        if (kept < 0) continue;
        p.s.picks[seat].nation = 0;
        for (const int nation : p.s.nations.ids_at(nations_of(seat)))
            if (nation != kept) p.s.nations.move(nation, kNationBox);
        p.show(p.s.nations, kept);
        set_nation(p, seat, kept);
        p.say(Msg::PlaysNation, seat, kept);
    }
}

void setup_rows(Rows& rows) {
    rows.chance<Proc::FirstSeat, FirstSeat>();
    rows.arrow<Proc::DealNations, DealNations>();
    rows.chance<Proc::DealNation, DealNation>();
    rows.box<Proc::KeepNation, KeepNation>(kQuiet);
    rows.box<Proc::ChooseNation, ChooseNation>();
    rows.arrow<Proc::FillSlots, FillSlots>();
    rows.chance<Proc::LayWonder, LayWonder>();
}

}  // namespace pentarchy::civilization
