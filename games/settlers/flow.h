// Every box, arrow and chance row of Imperial Settlers, in order of play. A row's number never leaves the program: records
// hold moves, not frames.
#pragma once

#include "games/settlers/moves.h"
#include "games/settlers/state.h"

namespace pentarchy::settlers {

enum class Proc : uint8_t {
    // the game (flow.cpp): IS-3
    PlayGame, Round, ActionPhase, FinishTurn,
    // setup (phase_setup.cpp): IS-2
    ChooseFactions, ChooseFaction, DealFaction, DrawStart, DealHands,
    // cards (phase_cards.cpp): IS-15.6 to IS-15.11
    DrawCards, ChooseDeck, DrawCard, TurnMarker,
    // lookout (phase_lookout.cpp, phase_draft.cpp): IS-4, IS-18, IS-19.10
    LookoutDraws, Lookout, AdvancedLookout, SoloLookout, RevealCards, RevealCard, TakeCard, VirtualTakes,
    DraftLookout, DealPackets, DraftCard, DraftReady,
    // production (phase_production.cpp): IS-5
    ProductionPhase, Produce, PickSource,
    // a turn (phase_turn.cpp): IS-6, IS-11, IS-12
    TakeTurn, AfterAction, MakeDeal, ExchangeNext, ExchangeMore,
    // payments (payment.cpp): IS-7.12, IS-10.6
    Pay, PayCards, PayCard, PayDeals, PayDeal,
    // build, deal, raze, activate (phase_build.cpp, phase_raze.cpp, phase_activate.cpp): IS-7 to IS-10
    Build, Sacrifice, Raze, ConvertGood, Activation, PickExtra, PickBuild,
    // effects (effects.cpp, effects_choices.cpp, effects_targets.cpp): IS-1.40 to IS-1.63
    RunEffects, Triggers, PickTrigger, PickOption, PickGood, LookAtCards, KeepCard, PickProduction, PickDeal,
    PickLocation, PickRaze, StealGood, PickVictim, DiscardOne, PickEnemyDeal, LayFoundation, PlaceSamurai,
    // the solo game (solo.cpp): IS-19.30
    AttackPhase, Attack, RevealAttack, ChooseLoss,
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
void card_rows(RowTable& rows);
void lookout_rows(RowTable& rows);
void draft_rows(RowTable& rows);
void production_rows(RowTable& rows);
void turn_rows(RowTable& rows);
void payment_rows(RowTable& rows);
void build_rows(RowTable& rows);
void raze_rows(RowTable& rows);
void activation_rows(RowTable& rows);
void effect_rows(RowTable& rows);
void choice_rows(RowTable& rows);
void target_rows(RowTable& rows);
void deal_rows(RowTable& rows);
void solo_rows(RowTable& rows);

struct Rows {
    RowTable rows{};
    Rows();
};
extern const Rows kAllRows;
inline const Row* all_rows() { return kAllRows.rows; }

// Locals that several files push. A first byte `answer` is where a box leaves what was chosen.
struct StepLocals { uint8_t step, zero; };
struct CountLocals { uint8_t step, count; };                   // how far we are, and within that
struct DrawLocals { uint8_t left; Good good; uint8_t place, zero; };
struct DeckLocals { uint8_t deck, place; };                    // one card of a deck, to this place
struct PayLocals { uint8_t left[kResources + 1], any, last; };  // what is still owed; goods go in ascending order
struct BuildLocals { uint8_t answer, card, step, special; };
enum class RazeKind : uint8_t { Hand, Enemy, Own };
struct RazeLocals { uint8_t answer, card, next, vp; RazeKind kind; uint8_t convert; };
struct ActivationLocals { uint8_t answer, card, extra, build, times, step; };
struct EffectLocals { uint8_t answer, list, pc, source, vp, times; };
struct TriggerLocals { uint64_t left; };
struct PickLocals { uint16_t effect; uint8_t source, left; };  // which effect asks, for which location, how often still
struct OptionLocals { uint16_t effect; uint8_t optional, zero; };
struct SourceLocals { uint32_t left; uint8_t card_deals, begun, zero[2]; };

}  // namespace pentarchy::settlers
