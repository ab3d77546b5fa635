// The order of play (EN-3): seven rounds of Build, Growth, Salary, Action. The table of contents of Endeavor.
#include "games/endeavor/flow.h"

#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

namespace {

struct PlayGame {
    struct Locals { uint8_t step, zero; };
    static Flow run(Ctx& c, Frame& f) {
        switch (f.locals<Locals>().step++) {
        case 0: return c.call(Proc::LayTokens, kChance);
        case 1: return c.call(Proc::DrawStart, kChance);
        default:
            f.locals<Locals>().step = 2;
            if (c.s.round == c.t.rounds) return c.done();  // EN-18.3
            begin_round(c);
            return c.call(Proc::Round, kNobody);
        }
    }
};

// EN-3.2  Build, Growth, Salary, Action; EN-23.1: in individual mode each player does the first three in one go.
struct Round {
    struct Locals { uint8_t step, zero; };
    static Flow run(Ctx& c, Frame& f) {
        uint8_t& step = f.locals<Locals>().step;
        if (c.s.individual && step == 0) {
            step = 3;
            return each_seat(c, Phase::All);
        }
        switch (step++) {
        case 0: return each_seat(c, Phase::Build);
        case 1: return each_seat(c, Phase::Growth);
        case 2: return each_seat(c, Phase::Salary);
        case 3: return c.call(Proc::ActionPhase, c.s.start);
        default: end_round(c); return c.done();
        }
    }

  private:
    static Flow each_seat(Ctx& c, Phase phase);
};

// EN-3.3, EN-3.4  The start player first, the others clockwise, one turn each.
struct ForEach {
    using Locals = EachLocals;
    static Flow run(Ctx& c, Frame& f) {
        Locals& l = f.locals<Locals>();
        if (l.done == c.s.seats) return c.done();
        const int clockwise = c.s.start + l.done;
        const Seat seat = static_cast<Seat>(clockwise < c.s.seats ? clockwise : clockwise - c.s.seats);
        if (l.phase != Phase::All) {
            ++l.done;
            return start_phase(c, seat, l.phase);
        }
        const auto phase = static_cast<Phase>(l.step++);
        if (phase == Phase::Salary) ++l.done, l.step = 0;
        return start_phase(c, seat, phase);
    }
};

Flow Round::each_seat(Ctx& c, Phase phase) { return c.call(Proc::ForEach, kNobody, ForEach::Locals{0, 0, phase, {}}); }

}  // namespace

Rows::Rows() {
    row(rows, Proc::PlayGame) = arrow<PlayGame>("play_game");
    row(rows, Proc::Round) = arrow<Round>("round");
    row(rows, Proc::ForEach) = arrow<ForEach>("for_each");
    setup_rows(rows);
    build_rows(rows);
    salary_rows(rows);
    action_rows(rows);
    pass_rows(rows);
    neutral_rows(rows);
    for (const Row& r : rows) CHECK(r.kind != RowKind::None);
}

const Rows kAllRows;

}  // namespace pentarchy::endeavor
