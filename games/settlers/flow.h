// Every box, arrow and chance row of Imperial Settlers, in order of play. A row's number never leaves the program:
// records hold moves, not frames.
#pragma once

#include "engine/flow/row_table.h"
#include "engine/flow/turns.h"
#include "engine/moves/words.h"
#include "engine/parts/abilities.h"
#include "engine/parts/pay.h"
#include "games/settlers/state.h"

namespace pentarchy::settlers {

#define WORDS_FILE "games/settlers/words.def"
#include "engine/moves/words_enums.inc"  // Kind, Verb, Msg

// clang-format off
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
// clang-format on

using Rows = RowTable<Proc, Edition, State>;
extern const Rows kFlow;
inline const Rows& rows_of(Proc) { return kFlow; }

// Each file of the rules adds its own rows.
// clang-format off
void setup_rows(Rows& rows), card_rows(Rows& rows), lookout_rows(Rows& rows), draft_rows(Rows& rows),
     production_rows(Rows& rows), turn_rows(Rows& rows), payment_rows(Rows& rows), build_rows(Rows& rows),
     raze_rows(Rows& rows), activation_rows(Rows& rows), effect_rows(Rows& rows), choice_rows(Rows& rows),
     target_rows(Rows& rows), deal_rows(Rows& rows), solo_rows(Rows& rows);
// clang-format on

// clang-format off
// Locals that several files push. `answer` is where a box leaves what was chosen.
struct CountLocals { uint8_t count; };
struct LapLocals { uint8_t step, count; };                     // how far we are, and within that
struct GoodLocals { uint8_t good; };
struct DrawLocals { uint8_t left; Good good; uint8_t place; };
struct DeckLocals { uint8_t deck, place; };                    // one card of a deck, to this place
using PayLocals = Payment<kResources + 1, kResources + 2>;    // wood, stone, food, gold; and of any resource
struct BuildLocals { uint8_t answer, card, step, special; };
enum class RazeKind : uint8_t { Hand, Enemy, Own };
struct RazeLocals { uint8_t answer, card, next, vp; RazeKind kind; uint8_t convert; };
struct ActivationLocals { uint8_t answer, card, extra, build, times, step; };
struct EffectLocals { uint8_t answer, list, pc, source, vp, times; };
struct PickLocals { uint16_t effect; uint8_t source, left; };  // which effect asks, for which location, how often still
struct OptionLocals { uint16_t effect; uint8_t optional, zero; };
struct SourceLocals { uint32_t left; uint8_t card_deals, begun, answer, zero; };
// clang-format on

// The order of play (flow.cpp): IS-3, IS-19.5.
struct PlayGame : PlainSequence {
    static FlowStep choose_factions, draw_start, deal_hands, first_attack, play_round;
    static constexpr auto kSteps = steps(&choose_factions, &draw_start, &deal_hands, &first_attack, &play_round);
};
struct Round : PlainSequence {
    static FlowStep lookout, production, action, cleanup, end;
    static constexpr auto kSteps = steps(&lookout, &production, &action, &cleanup, &end);
};
// What a turn may consist of (phase_build.cpp, phase_turn.cpp, phase_activate.cpp, solo.cpp).
struct Build {
    using Locals = BuildLocals;
    static FlowStep give_up_location, pay, place, take_bonus, wake_features;
    static constexpr auto kSteps = steps(&give_up_location, &pay, &place, &take_bonus, &wake_features);
};
struct MakeDeal {
    using Locals = BuildLocals;
    static FlowStep pay, lay, wake_features;
    static constexpr auto kSteps = steps(&pay, &lay, &wake_features);
};
struct Activation {
    using Locals = ActivationLocals;
    static FlowStep pick_extra, pick_build, pay_resources, pay_cards, pay_deals, act;
    static constexpr auto kSteps = steps(&pick_extra, &pick_build, &pay_resources, &pay_cards, &pay_deals, &act);
};
struct AttackPhase : PlainSequence {
    static FlowStep collect_area, first_attack, second_attack;
    static constexpr auto kSteps = steps(&collect_area, &first_attack, &second_attack);
};

}  // namespace pentarchy::settlers
