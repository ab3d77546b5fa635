// Every box, arrow and chance row of Endeavor, in order of play.
#pragma once

#include "engine/flow/row_table.h"
#include "engine/flow/turns.h"
#include "engine/moves/words.h"
#include "games/endeavor/state.h"

namespace pentarchy::endeavor {

#define WORDS_FILE "games/endeavor/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

// clang-format off
enum class Proc : uint8_t {
    // the game (flow.cpp): EN-3
    PlayGame, Round, ForEach,
    // setup (phase_setup.cpp): EN-2
    LayTokens, DrawStart,
    // phases 1 to 3 (phase_build.cpp, phase_salary.cpp): EN-5 to EN-7, EN-14
    BuildTile, PayWorkers,
    // phase 4 (phase_action.cpp): EN-8 to EN-15
    ActionPhase, ActionTurn, UseAction, AfterPart,
    // passing (phase_pass.cpp): EN-17
    Trim,
    // two-player module (neutral.cpp): EN-23.10 to EN-23.22
    NeutralShip, NeutralOccupy, NeutralDraw,
    kCount,
};
// clang-format on

using Rows = RowTable<Proc, Edition, State>;
extern const Rows kFlow;
inline const Rows& rows_of(Proc) { return kFlow; }

// Each file of the rules adds its own rows.
// clang-format off
void setup_rows(Rows& rows), build_rows(Rows& rows), salary_rows(Rows& rows), action_rows(Rows& rows),
     pass_rows(Rows& rows), neutral_rows(Rows& rows);
// clang-format on

// The order of play (flow.cpp): EN-3.
struct PlayGame : PlainSequence {
    static FlowStep lay_tokens, draw_start, play_round;
    static constexpr auto kSteps = steps(&lay_tokens, &draw_start, &play_round);
};
struct Round : PlainSequence {
    static FlowStep build, growth, salary, action, end;
    static constexpr auto kSteps = steps(&build, &growth, &salary, &action, &end);
};

// What the seats do one after the other before the action phase.
enum class Phase : uint8_t { Build, Growth, Salary, All };
// How a seat does its phase; the frame below is ForEach. In individual mode (EN-23.1) one seat does all three in a go.
Flow start_phase(Ctx& c, Seat seat, Phase phase);

// clang-format off
// Who has been asked so far in a phase; next: the phase of a seat that does all in a go (EN-23.1).
struct EachLocals { uint8_t done; Phase next, phase; };
// Workers to be paid: how many, the building whose payment it is (one of its workers stays), the last one picked, and
// whether it is the salary or the action.
struct PayLocals { uint8_t left, source, last; bool salary; uint8_t picked; };
// An action in progress: parts still open, where the first happened, which building grants it (kNone: a token).
struct UseLocals { Part open[2]; Mode mode; uint8_t used, where, source; };
// Who must look at the card limit, and which neutral placement follows.
struct AfterLocals { SeatMask check; Part neutral; };
// clang-format on

}  // namespace pentarchy::endeavor
