// The order of play: the table of contents of Imperial Settlers. A game is set up and runs five rounds; a round is
// Lookout, Production, Action and Cleanup (IS-3), in the solo game an Attack after these (IS-19.5).
#include "games/settlers/flow.h"

#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

struct PlayGame {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        switch (f.locals<StepLocals>().step++) {
            case 0: return c.call(Proc::ChooseFactions, kNobody);
            case 1: return c.call(Proc::DrawStart, kChance);
            case 2: return c.call(Proc::DealHands, kNobody);
            case 3: return is_solo(c) ? c.call(Proc::RevealAttack, kChance) : c.ask();  // IS-19.3
            default:
                f.locals<StepLocals>().step = 4;
                return c.s.round < c.t.rounds ? c.call(Proc::Round, kNobody) : c.done();
        }
    }
};

Proc lookout_of(const Look& l) {
    if (is_solo(l)) return Proc::SoloLookout;
    return l.s.lookout == Lookout::Standard ? Proc::Lookout
           : l.s.lookout == Lookout::Draft  ? Proc::DraftLookout
                                            : Proc::AdvancedLookout;
}

// IS-3.2, IS-3.3, IS-19.5, IS-19.45  The cleanup of the last round is skipped, its attack is not.
struct Round {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        switch (f.locals<StepLocals>().step++) {
            case 0: begin_round(c); return c.call(lookout_of(c), kNobody);
            case 1: return c.call(Proc::ProductionPhase, kNobody);
            case 2: return c.call(Proc::ActionPhase, c.s.start);
            case 3:
                if (c.s.round < c.t.rounds) clean_up(c);
                return_borrowed(c);
                return is_solo(c) ? c.become(Proc::AttackPhase, kNobody) : c.done();
            default: return c.done();
        }
    }
};

// IS-6.1, IS-6.4 to IS-6.6  Turn after turn, clockwise from the first player, until all have passed.
struct ActionPhase {
    using Locals = StepLocals;
    static Flow run(Ctx& c, Frame& f) {
        StepLocals& l = f.locals<StepLocals>();
        Seat seat = l.step ? left_of(c, f.seat) : f.seat;
        for (int i = 0; i < c.s.seats; ++i, seat = left_of(c, seat)) {
            if (c.s.player[seat].passed) continue;
            f.seat = seat;
            l.step = 1;
            return c.call(Proc::TakeTurn, seat);
        }
        return c.done();
    }
};

}  // namespace

Rows::Rows() {
    row(rows, Proc::PlayGame) = arrow<PlayGame>("play_game");
    setup_rows(rows);
    card_rows(rows);
    row(rows, Proc::Round) = arrow<Round>("round");
    lookout_rows(rows);
    draft_rows(rows);
    production_rows(rows);
    row(rows, Proc::ActionPhase) = arrow<ActionPhase>("action_phase");
    turn_rows(rows);
    payment_rows(rows);
    build_rows(rows);
    raze_rows(rows);
    activation_rows(rows);
    effect_rows(rows);
    choice_rows(rows);
    target_rows(rows);
    deal_rows(rows);
    solo_rows(rows);
    for (const Row& r : rows) CHECK(r.kind != RowKind::None);
}

const Rows kAllRows;

}  // namespace pentarchy::settlers
