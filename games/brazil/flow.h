// Every box, arrow and chance row of Brazil: Imperial, in order of play. A row's number never leaves the program:
// records hold moves, not frames.
#pragma once

#include "engine/flow/row_table.h"
#include "engine/parts/pay.h"
#include "games/brazil/moves.h"
#include "games/brazil/state.h"

namespace pentarchy::brazil {

enum class Proc : uint8_t {
    // the game (flow.cpp): BR-4, BR-18.1, BR-18.2
    PlayGame,
    Round,
    Turn,
    // setup (phase_setup.cpp): BR-2, BR-19.1 to BR-19.4
    DealBoards,
    DealBoard,
    ChooseBoard,
    DealTasks,
    DealTask,
    KeepTask,
    Reign,
    HangAll,
    Hang,
    TopCities,
    TopCity,
    TurnCapitals,
    TurnCapital,
    FirstPick,
    FoundCapitals,
    Found,
    PlaceCapital,
    // the action space (phase_turn.cpp)
    PickSpace,
    // actions: phase_deploy.cpp, phase_build.cpp, phase_renovate.cpp, phase_goods.cpp, phase_market.cpp
    Deploy,
    PickUnit,
    DeployUnit,
    PickKind,
    PickSite,
    Raise,
    PickRenovation,
    Renovate,
    PickGood,
    MakeGood,
    PickFreeGood,
    Import,
    PickRaw,
    Trade,
    PickTrade,
    Exchange,
    // paintings (phase_gallery.cpp): BR-5.11 to BR-5.15, BR-12.1 to BR-12.4
    PickPainting,
    TakePainting,
    RefillFrom,
    // what is gained, cards, limits (effects.cpp, cards.cpp, trim.cpp)
    GiveReward,
    DrawGold,
    GoldCard,
    DrawCombat,
    CombatCard,
    DrawTask,
    TaskCard,
    Trim,
    TrimStore,
    TrimGold,
    TrimCombat,
    // payment (payment.cpp): BR-6
    Pay,
    PayCards,
    GiveItems,
    GiveCombat,
    // moves (phase_move.cpp, phase_discovery.cpp): BR-8, BR-11
    Movement,
    Step,
    Ride,
    Enter,
    TurnTile,
    Discover,
    SeeTile,
    PickEraDeck,
    // fights (phase_fight.cpp, solo.cpp): BR-9, BR-14, BR-19
    Fight,
    Bonuses,
    LayCards,
    Camp,
    LoseUnit,
    SaveUnit,
    DutchCard,
    // tasks and eras (phase_task.cpp): BR-15
    RevealTask,
    PickPalace,
    PlacePalace,
    EraChange,
    OldToken,
    // free moves (phase_free.cpp): BR-12.8, BR-12.13, BR-13
    SpyOn,
    Withdraw,
    // the end (phase_end.cpp): BR-18.15
    EndChoices,
    kCount,
};

using Rows = RowTable<Proc, Edition, State>;
extern const Rows kFlow;
inline const Rows& rows_of(Proc) { return kFlow; }

// Each file of the rules adds its own rows.
void setup_rows(Rows&rows), turn_rows(Rows&rows), deploy_rows(Rows&rows), build_rows(Rows&rows),
    renovate_rows(Rows&rows), goods_rows(Rows&rows), market_rows(Rows&rows), gallery_rows(Rows&rows),
    effect_rows(Rows&rows), card_rows(Rows&rows), trim_rows(Rows&rows), payment_rows(Rows&rows), move_rows(Rows&rows),
    discovery_rows(Rows&rows), fight_rows(Rows&rows), fight_end_rows(Rows&rows), solo_rows(Rows&rows),
    task_rows(Rows&rows), free_rows(Rows&rows), end_rows(Rows&rows);

// The order of play (flow.cpp).
struct PlayGame {
    struct Locals {
        uint8_t step;
    };
    static FlowStep deal_boards, deal_tasks, hang_gallery, top_cities, keep_tasks, show_monarchs, turn_capitals, found,
        play_round, end_choices, end;
    static constexpr auto kSteps = steps(&deal_boards, &deal_tasks, &hang_gallery, &top_cities, &keep_tasks,
                                         &show_monarchs, &turn_capitals, &found, &play_round, &end_choices, &end);
};
struct Round {
    struct Locals {
        uint8_t begun;
    };  // turns
    static Flow run(Ctx& c, Frame& f);
};
struct TurnSteps {
    struct Locals {
        uint8_t step;
    };
    static FlowStep pick_space, act, move, end;
    static constexpr auto kSteps = steps(&pick_space, &act, &move, &end);
};

// Locals that several files push.
struct CountLocals {
    uint8_t count;
};
struct RewardLocals {
    uint8_t step, reward;
};  // call it with {0, reward}
struct DrawLocals {
    uint8_t left;
};  // gold or combat cards
struct DrawTaskLocals {
    uint8_t era;
};  // 0 to 2
struct HangLocals {
    uint8_t place, order;
};  // of the gallery; whose deck
struct TileLocals {
    uint8_t hex;
};
// An action: from the space (with its upgrade and all that belongs to the space's action) or from a gold card
// (BR-13.7).
struct ActLocals {
    uint8_t from_card;
};  // kNone: from the space; else the kind of the gold card
// `twice`: 1 declared (the extra raw is owed), 2 the second build (BR-12.17 to BR-12.22).
struct BuildLocals {
    uint8_t from_card, twice;
};
struct SiteLocals {
    uint8_t from_card, twice, tile;
};
struct RaiseLocals {
    uint8_t from_card, twice, tile, hex, step, forest;
};
struct GoodLocals {
    uint8_t from_card, good, place, step, free;
};
struct RawLocals {
    uint8_t count, last, picked, optional;
};  // call it with CountLocals{n}; the raws of Import may be left (BR-4.6)
struct FreeGoodLocals {
    Shape shape;
};
struct PaintLocals {
    uint8_t step, from_card, painting;
};
struct EnterLocals {
    uint8_t step, unit, hex, fights;
};  // fights: also the expedition there, if there is one
struct StepLocals {
    uint8_t step, unit, hex, flags, from;
};  // a move: flags below
inline constexpr uint8_t kStepFights = 1, kStepMayRide = 2;
struct PickPalaceLocals {
    uint8_t optional;
};  // after a task none is possible, too (BR-15.35)
struct PalaceLocals {
    uint8_t palace, hex, step;
};
struct TaskLocals {
    uint8_t step, task;
};

// What is owed, and what for: options belong to the Build action, cards to their hands (payment.cpp).
struct PayLocals : Payment<kDues, kDues, uint16_t> {
    uint8_t cards;      // combat cards still to be given up for a coin
    uint8_t for_build;  // the Build action from the space: Rebouças counts
    uint8_t after;      // the last combat card given up so, by kind plus one
    uint8_t picked;     // of what is asked for now: items and options, or the cards of an option
    uint8_t zero[2];
};

using GiftLocals = Payment<kRaws, kRaws + 2, uint16_t>;

}  // namespace pentarchy::brazil
