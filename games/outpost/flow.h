// Every box, arrow and chance row of Outpost, in order of play. A row's number never leaves the program: records hold
// moves, not frames.
#pragma once

#include "engine/flow/row_table.h"
#include "engine/moves/words.h"
#include "engine/parts/pay.h"
#include "games/outpost/state.h"

namespace pentarchy::outpost {

#define WORDS_FILE "games/outpost/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

// clang-format off
enum class Proc : uint8_t {
    // the game (flow.cpp)
    PlayGame, Round, Turns,
    // setup (phase_setup.cpp): OP-10 to OP-13
    DrawStart, DealHands, ReturnCard,
    // plan (phase_plan.cpp): OP-15 to OP-19
    PlanCard, PlanOrder, PlanReady,
    // market (phase_market.cpp, phase_proposal.cpp): OP-20 to OP-24
    Market, GiveItems, AskItems, SendDeal, Exchange, PickCards,
    // turns (phase_turns.cpp): OP-26, OP-49 to OP-52
    Action, EndTurn, BuyProject, LightLamp, PlaceToken,
    // march, recruit and expand (phase_march.cpp, phase_expand.cpp): OP-27 to OP-32, OP-43, OP-48
    March, PickStep, TakeStep, Enter, TurnTile, LookAt, PeekTile, Recruit, Expand, ExpandRewards,
    // battle (phase_battle.cpp): OP-33 to OP-38
    Fight, TakeForce, ForceCard, LayCards, Loot, LootCard,
    // build and storm (phase_build.cpp): OP-39 to OP-44
    RaiseHut, StrikeHut,
    // payment (payment.cpp): OP-6, OP-40
    Pay,
    // window (window.cpp): OP-45
    Window, React, Resolve,
    // cards (cards.cpp): OP-25, OP-46, OP-47
    DrawTwo, DrawCards, DrawCard, DiscardDrawn, Trim,
    // handy projects (projects.cpp): OP-60, OP-61
    UseInBattle, WakeSeats, WakeProjects, PickProject, DrawOne,
    // upkeep (phase_upkeep.cpp): OP-53
    DiscardGoods,
    kCount,
};
// clang-format on

using Rows = RowTable<Proc, Edition, State>;
extern const Rows kFlow;
inline const Rows& rows_of(Proc) { return kFlow; }

// Each file of the rules adds its own rows.
// clang-format off
void setup_rows(Rows& rows), plan_rows(Rows& rows), market_rows(Rows& rows), proposal_rows(Rows& rows),
     turn_rows(Rows& rows), march_rows(Rows& rows), expand_rows(Rows& rows), battle_rows(Rows& rows),
     build_rows(Rows& rows), pay_rows(Rows& rows), window_rows(Rows& rows), card_rows(Rows& rows), project_rows(Rows& rows),
     upkeep_rows(Rows& rows);
// clang-format on

// The order of play (flow.cpp).
struct PlayGame : PlainSequence {
    static FlowStep draw_start, deal_hands, return_card, begin_rounds, play_round;
    static constexpr auto kSteps = steps(&draw_start, &deal_hands, &return_card, &begin_rounds, &play_round);
};
struct Round : PlainSequence {
    static FlowStep plan, market, turns, upkeep, end;
    static constexpr auto kSteps = steps(&plan, &market, &turns, &upkeep, &end);
};
struct Turns {
    struct Locals {
        uint8_t begun;
    };  // turns, over both laps
    static Flow run(Ctx& c, Frame& f);
};

// clang-format off
// Locals that several files push.
inline constexpr uint8_t kStopped = 0xFF;            // the answer of a step that ended its march
enum class DrawTo : uint8_t { Hand, Drawn, Raid };   // where drawn cards go
struct DrawLocals { uint8_t left; DrawTo to; };
struct EnterLocals { uint8_t answer, step; Site site; };
struct TileLocals { Site site; };
struct StrikeLocals { bool answer; Seat owner; uint8_t hut; };  // answer: cancelled
struct RaiseLocals { bool answer; uint8_t step, hut; Site site; };  // answer: cancelled
struct StepLocals { bool answer; Site from, to; };  // answer: cancelled
struct MarchLocals { uint8_t answer; Site at; uint8_t left, walked; };
struct ExpandLocals { uint16_t placed; uint8_t points, count; };
struct LootLocals { Seat loser; };
// clang-format on

// An announced hut, once the window has closed (phase_build.cpp).
struct RaiseHut {
    using Locals = RaiseLocals;
    static FlowStep pay, place;
    static constexpr auto kSteps = steps(&pay, &place);
};

// clang-format off
struct DealLocals { uint8_t last, goods; };
struct PickLocals { uint8_t wanted, picked; };
struct ProjectLocals { uint8_t step, project; };
// clang-format on
using PayLocals = Payment<kGoods, kGoods + 1>;

}  // namespace pentarchy::outpost
