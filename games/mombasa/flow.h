// Every box, arrow and chance row of Mombasa, in order of play. A row's number never leaves the program: records hold
// moves, not frames.
#pragma once

#include "games/mombasa/moves.h"
#include "games/mombasa/state.h"

namespace pentarchy::mombasa {

enum class Proc : uint8_t {
    // the game (flow.cpp): MO-5
    PlayGame, Round, ActionPhase, Prepare,
    // setup (phase_setup.cpp): MO-2, MO-3
    LayTracks, LayTrack, DrawStart, DealTiles, DealTile, KeepTile, RestCards, StartBonuses,
    // the displays (phase_displays.cpp): MO-2.5, MO-10.13, MO-16.7
    FillCards, DrawCard, FillShelf, DrawBook,
    // planning (phase_plan.cpp): MO-6
    PlanSlot, PlanReady,
    // a turn (phase_turn.cpp): MO-7, MO-8, MO-12, MO-15
    TakeTurn, UseGoods, TakeRow,
    // expansion (phase_expand.cpp): MO-9
    Expand, TakePost, ReturnPost,
    // bookkeeper (phase_books.cpp): MO-10, MO-11
    FlipBook, MoveJar, SpendPoints, PlaceBook,
    // bonus spaces (phase_bonus.cpp): MO-13
    ChooseReward, SellCard, ChooseTracks,
    // rewards (phase_rewards.cpp): MO-7.10
    Settle, RemovePost, BuyCard, Advance,
    kCount,
};

using RowTable = Row[static_cast<int>(Proc::kCount)];
inline Row& row(RowTable& rows, Proc proc) { return rows[static_cast<int>(proc)]; }

template <class B>
constexpr Row box(const char* name, uint8_t flags = 0) { return make_box<B, Tables, State>(name, flags); }
template <class B>
constexpr Row arrow(const char* name) { return make_arrow<B, Tables, State>(name); }
template <class B>
constexpr Row chance(const char* name) { return make_chance<B, Tables, State>(name); }

// Each phase file fills its own rows.
void setup_rows(RowTable& rows);
void display_rows(RowTable& rows);
void plan_rows(RowTable& rows);
void turn_rows(RowTable& rows);
void expand_rows(RowTable& rows);
void book_rows(RowTable& rows);
void bonus_rows(RowTable& rows);
void reward_rows(RowTable& rows);

struct Rows {
    RowTable rows{};
    Rows();
};
extern const Rows kAllRows;
inline const Row* all_rows() { return kAllRows.rows; }

inline bool is_top(const State& s, Proc proc) { return top_of(s.stack).proc == static_cast<uint8_t>(proc); }
// The stack tells the phase.
inline bool is_action_phase(const State& s) {
    return find_frame(s.stack, all_rows(), Proc::ActionPhase) != nullptr;
}

// Locals that several files push.
struct StepLocals { uint8_t step, zero; };
// Kinds and slots as bits; space kNone: no card is acquired.
struct GoodsLocals { uint8_t space, kinds, picked, sum, last, zero; };
struct ExpandLocals { uint8_t company, points; };
struct PostLocals { ExpandLocals expand; uint8_t region, zero; };
struct CompanyLocals { uint8_t company, zero; };
struct JarLocals { uint8_t points, zero; };
struct SpendLocals { uint8_t first, zero; };  // the first space that may still be bought from
struct SpaceLocals { uint8_t space, zero; };
struct TracksLocals { uint8_t space, left, from, zero; };

}  // namespace pentarchy::mombasa
