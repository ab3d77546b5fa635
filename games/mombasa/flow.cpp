// The order of play: the table of contents of Mombasa. A game is set up and then runs seven rounds; a round is
// planning, actions and the preparation of the next (MO-5).
#include "games/mombasa/flow.h"

#include "games/mombasa/actions.h"

namespace pentarchy::mombasa {

namespace {

struct PlayGame {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        switch (f.locals<StepLocals>().step++) {
            case 0: return c.call(Proc::LayTracks, kNobody);
            case 1: return c.call(Proc::DrawStart, kChance);
            case 2: deal_starting_cards(c); return c.call(Proc::FillCards, kNobody);
            case 3: return c.call(Proc::FillShelf, kNobody);
            case 4: return c.call(Proc::DealTiles, kNobody);
            case 5: return c.fork(ForkKind::Sealed, c.s.variable_tiles ? all_seats(c) : SeatMask{0}, Proc::KeepTile);
            case 6:
                if (c.s.variable_tiles) show_tiles(c);
                return c.fork(ForkKind::Open, all_seats(c), Proc::RestCards);
            case 7: return c.call(Proc::StartBonuses, kNobody);
            default:
                f.locals<StepLocals>().step = 8;
                return c.s.round < c.t.rounds ? c.call(Proc::Round, kNobody) : c.done();
        }
    }
};

// MO-5.1, MO-5.2  Planning, actions, preparation; the last round ends the game after its actions.
struct Round {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        switch (f.locals<StepLocals>().step++) {
            case 0: begin_round(c); return c.fork(ForkKind::Sealed, all_seats(c), Proc::PlanSlot);
            case 1: show_plans(c); return c.call(Proc::ActionPhase, c.s.start);
            case 2: return c.s.round < c.t.rounds ? c.become(Proc::Prepare, kNobody) : c.done();
            default: return c.done();
        }
    }
};

// MO-7.1, MO-7.6, MO-15.8  Turn after turn, clockwise from the start player, until all have left.
struct ActionPhase {
    struct Locals {
        uint8_t begun, zero;
    };
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        Seat seat = l.begun ? left_of(c, f.seat) : f.seat;
        for (int i = 0; i < c.s.seats; ++i, seat = left_of(c, seat)) {
            if (c.s.player[seat].out) continue;
            f.seat = seat;
            l.begun = 1;
            begin_turn(c, seat);
            return c.call(Proc::TakeTurn, seat);
        }
        return c.done();
    }
};

// MO-16  Coins to the books, cards slide and are refilled, markers return and tiles arrive.
struct Prepare {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        if (f.locals<StepLocals>().step++ == 0) {
            lay_coins(c);
            slide_cards(c);
            return c.call(Proc::FillCards, kNobody);
        }
        take_back_markers(c);
        return c.done();
    }
};

}  // namespace

Rows::Rows() {
    row(rows, Proc::PlayGame) = arrow<PlayGame>("play_game");
    setup_rows(rows);
    display_rows(rows);
    row(rows, Proc::Round) = arrow<Round>("round");
    plan_rows(rows);
    row(rows, Proc::ActionPhase) = arrow<ActionPhase>("action_phase");
    turn_rows(rows);
    expand_rows(rows);
    book_rows(rows);
    bonus_rows(rows);
    reward_rows(rows);
    row(rows, Proc::Prepare) = arrow<Prepare>("prepare");
    for (const Row& r : rows) CHECK(r.kind != RowKind::None);
}

const Rows kAllRows;

}  // namespace pentarchy::mombasa
