// Completed tasks, palaces and the next era, BR-15. A task is a free move; the era it ends changes for everybody at
// once.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

// BR-15.30, BR-15.31, BR-15.33  Own tiles that fit, that nobody occupies and that carry no palace. A capital is none of
// them (BR-3.4): palace I stands there.
Hexes palace_sites(const Look& l, Seat seat, int palace) {
    const PalaceRow& row = l.t.palace[palace];
    Hexes fit;
    switch (row.place) {
        case PalaceRow::Place::EraBuilding: {
            uint8_t kinds = 0;
            for (int kind = 0; kind < kBuildings; ++kind)
                kinds |= static_cast<uint8_t>((l.t.building[kind].era == row.what) << kind);
            fit = buildings(l, kinds);
            break;
        }
        case PalaceRow::Place::Kind: fit = tiles(l, row.what); break;
        case PalaceRow::Place::City: fit = cities(l); break;
    }
    fit = fit & held(l, seat) & l.s.land[seat].empire;
    for (const uint8_t hex : l.s.player[seat].palace)
        if (hex != kNone) fit.drop(hex);
    return fit;
}

bool can_place_palace(const Look& l, Seat seat) {
    for (int palace = 0; palace < kPalaces; ++palace)
        if (l.s.player[seat].palace[palace] == kNone && palace_sites(l, seat, palace).any()) return true;
    return false;
}

namespace {

// BR-15.7, BR-15.32, BR-15.35  Any palace of the board on any tile that fits; after a task also none.
struct PickPalace {
    using Locals = PickPalaceLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Hexes all = Out::kExplains ? all_tiles(l) : Hexes{};
        for (int palace = 0; palace < kPalaces; ++palace) {
            const bool on_board = l.s.player[f.seat].palace[palace] == kNone;
            if (!Out::kExplains && !on_board) continue;
            const Hexes sites = palace_sites(l, f.seat, palace);
            out.each(all, sites, [&](int hex) {
                if (out.need(on_board, "BR-15.7"_rule) && out.need(palace_at(l, hex) < 0, "BR-15.30"_rule) &&
                    out.need(l.s.land[f.seat].empire.has(hex), "BR-15.31"_rule) &&
                    out.need(holder_at(l, hex) == f.seat, "BR-15.33"_rule) && out.need(sites.has(hex), "BR-15.31"_rule))
                    out.add(make(Verb::Palace, palace, number(l, hex)));
            });
        }
        out.others(Verb::Palace, "BR-15.31"_rule);
        if (out.need(f.locals<PickPalaceLocals>().optional, "BR-12.8"_rule)) out.add(make(Verb::NoPalace));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        if (is(m, Verb::NoPalace)) return c.done();
        return c.become(Proc::PlacePalace, f.seat,
                        PalaceLocals{static_cast<uint8_t>(m.a), static_cast<uint8_t>(hex_of(c, m.b)), 0});
    }
};

// BR-15.36 to BR-15.41  On the tile, and its bonus at once; its points come at the end.
struct PlacePalace {
    using Locals = PalaceLocals;
    static Flow place(Ctx& c, Frame& f) {
        const PalaceLocals& l = f.locals<PalaceLocals>();
        c.s.player[f.seat].palace[l.palace] = l.hex;
        c.say(Msg::PlacesPalace, f.seat, l.palace, number(c, l.hex));
        return give(c, f.seat, c.t.palace[l.palace].reward);
    }
    static constexpr auto kSteps = steps(&place);
};

struct RevealTask {
    using Locals = TaskLocals;
    // BR-15.6, BR-18.1  It lies open and its points are safe; one of the last era ends the game with this round. Alone
    // the goals are others (BR-19.17).
    static Flow show(Ctx& c, Frame& f) {
        const int task = f.locals<TaskLocals>().task;
        c.show(c.s.tasks, task);
        c.s.tasks.move(task, kTaskShown);
        c.s.player[f.seat].revealed |= 1u << task;
        c.say(Msg::Reveals, f.seat, task);
        if (c.t.task[task].era == kEras - 1 && !c.s.ending && !is_solo(c)) {
            c.s.ending = 1;
            c.say(Msg::LastRound, f.seat);
        }
        return after_task(c, f.seat);
    }
    // BR-15.7, BR-15.24, BR-15.34  A palace for every task; where none fits, the chance is lost.
    static Flow palace(Ctx& c, Frame& f) {
        return can_place_palace(c, f.seat) ? c.call(Proc::PickPalace, f.seat, PickPalaceLocals{1}) : c.go_on();
    }
    // BR-15.4, BR-15.8  The first task of the current era ends it for all.
    static Flow era(Ctx& c, Frame& f) {
        const int era = c.t.task[f.locals<TaskLocals>().task].era;
        return era + 1 == c.s.era && era + 1 < kEras ? c.become(Proc::EraChange, kNobody) : c.done();
    }
    static constexpr auto kSteps = steps(&show, &palace, &era);
};

struct EraChange {
    struct Locals {
        uint8_t step;
    };
    // BR-15.9 to BR-15.11  All at once, in secret, put the token of the ended era under a space of their own.
    static Flow ask(Ctx& c, Frame&) { return c.fork(ForkKind::Sealed, all_seats(c), Proc::OldToken); }
    // BR-15.12, BR-5.57  All of it is shown, and the new tokens wait beside the boards.
    static Flow begin(Ctx& c, Frame&) {
        for (int i = 0; i < c.s.seats; ++i) {
            const Seat seat = left_of(c, c.s.active, i);
            Player& me = c.s.player[seat];
            me.under[c.s.era - 1] = static_cast<uint8_t>(c.s.picks[seat].token - 1);
            me.token = kNone;
            c.s.picks[seat].token = 0;
            c.say(Msg::TokenUnder, seat, c.s.era - 1, me.under[c.s.era - 1]);
        }
        c.news = kEveryone;
        c.say(Msg::EraBegins, c.s.era);
        ++c.s.era;
        return c.done();
    }
    static constexpr auto kSteps = steps(&ask, &begin);
};

// BR-15.9  A space without a token below.
struct OldToken {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const auto& under = l.s.player[f.seat].under;
        for (int space = 0; space < kSpaces; ++space)
            if (out.need(space != under[0] && space != under[1], "BR-15.9"_rule)) out.add(make(Verb::PutUnder, space));
    }
    static Flow take(OwnCtx& c, Frame&, Move m) {
        c.picks.token = static_cast<uint8_t>(m.a + 1);
        return c.done();
    }
};

}  // namespace

void task_rows(Rows& rows) {
    rows.sequence<Proc::RevealTask, RevealTask>();
    rows.box<Proc::PickPalace, PickPalace>();
    rows.sequence<Proc::PlacePalace, PlacePalace>();
    rows.sequence<Proc::EraChange, EraChange>();
    rows.box<Proc::OldToken, OldToken>();
}

}  // namespace pentarchy::brazil
