// The order of play (EN-3): seven rounds of Build, Growth, Salary, Action. The table of contents of Endeavor.
#include "games/endeavor/flow.h"

#include "games/endeavor/actions.h"

namespace pentarchy::endeavor {

Flow PlayGame::lay_tokens(Ctx& c, Frame&) { return c.call(Proc::LayTokens, kChance); }
Flow PlayGame::draw_start(Ctx& c, Frame&) { return c.call(Proc::DrawStart, kChance); }
Flow PlayGame::play_round(Ctx& c, Frame& f) {
    if (c.s.round == c.t.rounds) return c.done();  // EN-18.3
    again<PlayGame>(f);
    begin_round(c);
    return c.call(Proc::Round, kNobody);
}

namespace {

Flow each_seat(Ctx& c, Phase phase) { return c.call(Proc::ForEach, kNobody, EachLocals{0, Phase::Build, phase}); }

}  // namespace

// EN-3.2  Build, Growth, Salary, Action; EN-23.1: in individual mode each player does the first three in one go.
Flow Round::build(Ctx& c, Frame& f) {
    if (!c.s.individual) return each_seat(c, Phase::Build);
    go_to<Round>(f, &Round::action);
    return each_seat(c, Phase::All);
}
Flow Round::growth(Ctx& c, Frame&) { return each_seat(c, Phase::Growth); }
Flow Round::salary(Ctx& c, Frame&) { return each_seat(c, Phase::Salary); }
Flow Round::action(Ctx& c, Frame&) { return c.call(Proc::ActionPhase, c.s.start); }
Flow Round::end(Ctx& c, Frame&) {
    end_round(c);
    return c.done();
}

namespace {

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
        const Phase phase = l.next;
        const bool last = phase == Phase::Salary;
        l.next = last ? Phase::Build : static_cast<Phase>(static_cast<int>(phase) + 1);
        l.done = static_cast<uint8_t>(l.done + last);
        return start_phase(c, seat, phase);
    }
};

}  // namespace

void game_rows(Rows& rows) {
    rows.sequence<Proc::PlayGame, PlayGame>();
    rows.sequence<Proc::Round, Round>();
    rows.arrow<Proc::ForEach, ForEach>();
}

const Rows kFlow{game_rows, setup_rows, build_rows, salary_rows, action_rows, pass_rows, neutral_rows};

}  // namespace pentarchy::endeavor
