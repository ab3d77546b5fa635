// Every box, arrow and chance row of Outpost, in order of play. A row's number never leaves the program: records hold
// moves, not frames.
#pragma once

#include "games/outpost/moves.h"
#include "games/outpost/state.h"

namespace pentarchy::outpost {

enum class Proc : uint8_t {
    // the game (flow.cpp)
    PlayGame, Round, Turns,
    // setup (phase_setup.cpp): OP-10 to OP-13
    DrawStart, DealHands, ReturnCard,
    // plan (phase_plan.cpp): OP-15 to OP-19
    PlanCard, PlanOrder, PlanReady,
    // market (phase_market.cpp, phase_exchange.cpp): OP-20 to OP-24
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
    // upkeep (phase_upkeep.cpp): OP-53
    DiscardGoods,
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
void plan_rows(RowTable& rows);
void market_rows(RowTable& rows);
void exchange_rows(RowTable& rows);
void turn_rows(RowTable& rows);
void march_rows(RowTable& rows);
void expand_rows(RowTable& rows);
void battle_rows(RowTable& rows);
void build_rows(RowTable& rows);
void pay_rows(RowTable& rows);
void window_rows(RowTable& rows);
void card_rows(RowTable& rows);
void upkeep_rows(RowTable& rows);

struct Rows {
    RowTable rows{};
    Rows();
};
extern const Rows kAllRows;
inline const Row* all_rows() { return kAllRows.rows; }

// Locals that several files push.
inline constexpr uint8_t kStopped = 0xFF;            // the answer of a step that ended its march
enum class DrawTo : uint8_t { Hand, Drawn, Raid };   // where drawn cards go
struct DrawLocals { uint8_t left; DrawTo to; };
struct EnterLocals { uint8_t answer, step; Site site; };
struct TileLocals { Site site; uint8_t zero; };
struct StrikeLocals { uint8_t cancelled; Seat owner; uint8_t hut; uint8_t zero; };
struct RaiseLocals { uint8_t cancelled, step, hut; Site site; };
struct StepLocals { uint8_t cancelled; Site from, to; uint8_t zero; };
struct MarchLocals { uint8_t answer; Site at; uint8_t left, walked; };
struct ExpandLocals { uint16_t placed; uint8_t points, count; };
struct LootLocals { Seat loser; uint8_t zero; };
struct DealLocals { uint8_t last, goods; };
struct PickLocals { uint8_t wanted, picked; };
struct ExchangeLocals { uint8_t step; Seat proposer; };
struct ProjectLocals { uint8_t step, project; };
struct PayLocals { Cost cost; uint8_t paid[kGoods]; uint8_t last; };

}  // namespace pentarchy::outpost
