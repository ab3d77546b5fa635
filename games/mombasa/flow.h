// Every box, arrow and chance row of Mombasa, in order of play. A row's number never leaves the program: records hold
// moves, not frames.
#pragma once

#include "engine/flow/row_table.h"
#include "engine/flow/turns.h"
#include "engine/moves/words.h"
#include "games/mombasa/state.h"

namespace pentarchy::mombasa {

#define WORDS_FILE "games/mombasa/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

// clang-format off
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
// clang-format on

using Rows = RowTable<Proc, Edition, State>;
extern const Rows kFlow;
inline const Rows& rows_of(Proc) { return kFlow; }

// Each file of the rules adds its own rows.
// clang-format off
void setup_rows(Rows& rows), display_rows(Rows& rows), plan_rows(Rows& rows), turn_rows(Rows& rows),
     expand_rows(Rows& rows), book_rows(Rows& rows), bonus_rows(Rows& rows), reward_rows(Rows& rows);
// clang-format on

inline bool is_top(const State& s, Proc proc) { return top_of(s.stack).proc == static_cast<uint8_t>(proc); }
// The stack tells the phase.
inline bool is_action_phase(const State& s) { return find_frame(s.stack, Proc::ActionPhase) != nullptr; }

// The order of play (flow.cpp): MO-5.
struct PlayGame : PlainSequence {
    static FlowStep lay_tracks, draw_start, deal_cards, fill_shelf, deal_tiles, keep_tiles, rest_cards, take_bonuses,
        play_round;
    static constexpr auto kSteps = steps(&lay_tracks, &draw_start, &deal_cards, &fill_shelf, &deal_tiles, &keep_tiles,
                                         &rest_cards, &take_bonuses, &play_round);
};
struct Round : PlainSequence {
    static FlowStep plan, action, prepare;
    static constexpr auto kSteps = steps(&plan, &action, &prepare);
};

// clang-format off
// Locals that several files push.
struct CountLocals { uint8_t count; };
// Kinds and slots as bits; space kNone: no card is acquired.
struct GoodsLocals { uint8_t space, kinds, picked, sum, last; };
struct ExpandLocals { uint8_t company, points; };
struct PostLocals { ExpandLocals expand; uint8_t region; };
struct CompanyLocals { uint8_t company; };
struct JarLocals { uint8_t points; };
struct SpendLocals { uint8_t first, taken; };  // the first space that may still be bought from
struct SpaceLocals { uint8_t space; };
struct TracksLocals { uint8_t space, left, from; };
// clang-format on

}  // namespace pentarchy::mombasa
