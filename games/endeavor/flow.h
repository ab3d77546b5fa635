// Every box, arrow and chance row of Endeavor, in order of play.
#pragma once

#include "games/endeavor/moves.h"
#include "games/endeavor/state.h"

namespace pentarchy::endeavor {

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

using RowTable = Row[static_cast<int>(Proc::kCount)];
inline Row& row(RowTable& rows, Proc proc) { return rows[static_cast<int>(proc)]; }

template <class B>
constexpr Row box(const char* name) { return make_box<B, Tables, State>(name, 0); }
template <class B>
constexpr Row arrow(const char* name) { return make_arrow<B, Tables, State>(name); }
template <class B>
constexpr Row chance(const char* name) { return make_chance<B, Tables, State>(name); }

void setup_rows(RowTable& rows);
void build_rows(RowTable& rows);
void salary_rows(RowTable& rows);
void action_rows(RowTable& rows);
void pass_rows(RowTable& rows);
void neutral_rows(RowTable& rows);

struct Rows {
    RowTable rows{};
    Rows();
};
extern const Rows kAllRows;
inline const Row* all_rows() { return kAllRows.rows; }

// What the seats do one after the other before the action phase.
enum class Phase : uint8_t { Build, Growth, Salary, All };
// How a seat does its phase; the frame below is ForEach. In individual mode (EN-23.1) one seat does all three in a go.
Flow start_phase(Ctx& c, Seat seat, Phase phase);

// Who has been asked so far in a phase; step: the phases a seat does in a go (EN-23.1).
struct EachLocals { uint8_t done, step; Phase phase, zero; };
// Workers to be paid: how many, the building whose payment it is (one of its workers stays), the last one picked, and
// whether it is the salary or the action.
struct PayLocals { uint8_t left, source, last; bool salary; };
// An action in progress: parts still open, where the first happened, which building grants it (kNone: a token).
struct UseLocals { Part open[2]; Mode mode; uint8_t used, where, source; };
// Who must look at the card limit, and which neutral placement follows.
struct AfterLocals { SeatMask check; Part neutral; };

}  // namespace pentarchy::endeavor
