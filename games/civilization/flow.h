// Every box, arrow and chance row of Civilization, in order of play. A row's number never leaves the program: records
// hold moves, not frames.
#pragma once

#include "engine/flow/row_table.h"
#include "games/civilization/moves.h"
#include "games/civilization/state.h"

namespace pentarchy::civilization {

enum class Proc : uint8_t {
    // the game (flow.cpp): CV-3
    PlayGame,
    Turn,
    EachSeat,
    // before a phase (phase_before.cpp): CV-19.13
    PhaseStart,
    PhaseBox,
    // what is owed (due.cpp): CV-4.30, CV-13.3 to CV-13.5
    Due,
    Adopt,
    ReturnPolicy,
    Grow,
    Displace,
    Shelter,
    // setup (phase_setup.cpp, phase_prepare.cpp): CV-2
    FirstSeat,
    DealNations,
    DealNation,
    KeepNation,
    ChooseNation,
    FillSlots,
    LayWonder,
    Prepare,
    PlaceCapital,
    PlaceFigure,
    // units (units.cpp): CV-6.30 to CV-6.36, CV-18.1
    DrawUnits,
    DrawUnit,
    FreeUnits,
    PickUnitType,
    // start of turn (phase_start.cpp): CV-4, CV-12.1
    StartPart,
    StartBox,
    HaveGains,
    TakeHuts,
    PickHut,
    // trade (phase_trade.cpp): CV-5
    Collect,
    // city management (phase_city.cpp, phase_build.cpp): CV-6
    CityPart,
    CityBox,
    BuildMeans,
    PickCaravan,
    BuildAt,
    DoBuild,
    DoArts,
    DoHarvest,
    DoProgram,
    // movement (phase_move.cpp): CV-8
    MovePart,
    MoveBox,
    Leg,
    TurnTile,
    // research (phase_research.cpp): CV-10
    ChooseTech,
    RevealTechs,
    // abilities (abilities.cpp, payment.cpp): CV-10.40
    UseAbility,
    Pay,
    RunList,
    PickCity,
    TakeResource,
    // what is entered (phase_enter.cpp, phase_explore.cpp): CV-8.40 to CV-8.69
    Enter,
    Explore,
    TakeMarker,
    Befriend,
    DrawCityState,
    // battles (phase_battle.cpp, battle_begin.cpp): CV-9.1 to CV-9.70
    Fight,
    PreBattle,
    StartAbility,
    Muster,
    PickDeck,
    DrawBarbarian,
    GatherForce,
    DrawForce,
    BattleTurn,
    // loot (phase_loot.cpp): CV-9.75 to CV-9.85
    Loot,
    LootBox,
    LootToken,
    LootMarker,
    LootEvent,
    LootCoin,
    LootTech,
    // abilities of battles (battle_effects.cpp): CV-9.32 to CV-9.35, CV-9.52, CV-9.53
    WoundBox,
    HealBox,
    SaveUnit,
    // the culture track (phase_track.cpp): CV-7.1 to CV-7.12
    Advance,
    ChooseDeck,
    // events in hand (phase_events.cpp): CV-7.20 to CV-7.27
    DrawEvents,
    DrawOneEvent,
    DrawEvent,
    KeepEvent,
    TrimEvents,
    // great people (phase_person.cpp): CV-7.40 to CV-7.55
    GainPeople,
    GainPerson,
    DrawPersonType,
    DrawPerson,
    KeepPerson,
    PlacePerson,
    LosePerson,
    // windows (window.cpp): CV-19
    Window,
    SettleWindow,
    ReactAction,
    ReactAbility,
    ReactEvent,
    // what events and people do (aim.cpp, events.cpp)
    AimAt,
    StripCoins,
    StripCoin,
    SwitchPolicy,
    LearnTech,
    ExtraAct,
    // interrupts of a move (interrupt.cpp, phase_move.cpp): CV-19.9
    MoveWindow,
    ReactMove,
    AimInterrupt,
    GroupGoes,
    // people (people.cpp)
    Convert,
    RenewHand,
    // deals (phase_market.cpp, phase_proposal.cpp): CV-5.5 to CV-5.16
    TradeBox,
    GiveItems,
    AskItems,
    SendDeal,
    Exchange,
    PickGiven,
    TradeUse,
    UseInTrade,
    // investments (phase_invest.cpp): CV-14
    Invested,
    InvestFreely,
    PickInvestment,
    // relics (relics.cpp): CV-16
    TakeRelic,
    // what wakes (triggers.cpp): CV-0.10
    Wake,
    PickTrigger,
    AfterTech,
    // what nations, wonders, governments and abilities do (effects_*.cpp): CV-20, CV-21
    ChooseEffect,
    RaiseBuilding,
    PutRaised,
    RaiseFigure,
    RaiseWalls,
    Reap,
    ReapKind,
    KillUnit,
    FallBack,
    PaySpy,
    PayAll,
    SpendAll,
    GiveTo,
    GiveCoin,
    SeeMarkers,
    SeeMarker,
    LowerRow,
    Spared,
    ExchangeForTwo,
    PickLevel,
    DrawTech,
    PutItem,
    BuildToo,
    PickSecondItem,
    PlaceWonder,
    SecondTech,
    kCount,
};

using Rows = RowTable<Proc, Edition, State>;
extern const Rows kFlow;
inline const Rows& rows_of(Proc) { return kFlow; }

// Each file of the rules adds its own rows.
void game_rows(Rows&rows), due_rows(Rows&rows), setup_rows(Rows&rows), prepare_rows(Rows&rows), unit_rows(Rows&rows),
    start_rows(Rows&rows), trade_rows(Rows&rows), city_rows(Rows&rows), build_rows(Rows&rows), move_rows(Rows&rows),
    research_rows(Rows&rows), ability_rows(Rows&rows), payment_rows(Rows&rows), enter_rows(Rows&rows),
    explore_rows(Rows&rows), muster_rows(Rows&rows), battle_rows(Rows&rows), loot_rows(Rows&rows),
    battle_effect_rows(Rows&rows), track_rows(Rows&rows), event_rows(Rows&rows), person_rows(Rows&rows),
    window_rows(Rows&rows), aim_rows(Rows&rows), effect_rows(Rows&rows), interrupt_rows(Rows&rows),
    people_rows(Rows&rows), market_rows(Rows&rows), proposal_rows(Rows&rows), invest_rows(Rows&rows),
    relic_rows(Rows&rows), trigger_rows(Rows&rows), raise_rows(Rows&rows), named_rows(Rows&rows),
    choice_rows(Rows&rows), give_rows(Rows&rows), see_rows(Rows&rows), before_rows(Rows&rows), spare_rows(Rows&rows),
    two_rows(Rows&rows), harvest_rows(Rows&rows), hut_rows(Rows&rows), payer_rows(Rows&rows);

// The order of play (flow.cpp).
struct PlayGame {
    struct Locals {
        uint8_t step;
    };
    static FlowStep first_seat, deal_nations, keep_nations, choose_nations, show_nations, fill_slots, prepare,
        play_turn, end;
    static constexpr auto kSteps = steps(&first_seat, &deal_nations, &keep_nations, &choose_nations, &show_nations,
                                         &fill_slots, &prepare, &play_turn, &end);
};
struct TurnSteps {
    struct Locals {
        uint8_t step;
    };
    static FlowStep begin, start, trade, city, move, before_research, research, reveal, end;
    static constexpr auto kSteps =
        steps(&begin, &start, &trade, &city, &move, &before_research, &research, &reveal, &end);
};
// CV-3.3  A part for each seat, clockwise from the first player.
struct EachSeat {
    struct Locals {
        uint8_t begun;
        Proc part;
    };
    static Flow run(Ctx& c, Frame& f);
};

// A seat's part of a phase: it settles what is owed and asks a box, until the box answers that the seat is done.
struct PartLocals {
    uint8_t answer;  // 1: done
    uint8_t begun;
};
inline constexpr uint8_t kGoOn = 0, kPartOver = 1;

// Locals that several files push.
struct CountLocals {
    uint8_t count;
};
struct SquareLocals {
    uint16_t square;
};
struct DrawUnitsLocals {
    uint8_t type, left;
    uint8_t force = kNone;  // the side of a battle whose force they join
};
struct FreeUnitsLocals {
    uint8_t answer, left;  // answer: no more of them
    uint8_t force = kNone;
    bool up_to = false;  // fewer will do
};
// An item of a city, as `build` names it.
struct BuildLocals {
    bool answer;  // cancelled
    uint8_t city, item, means;
    uint16_t square;
    uint8_t left = 0, zero = 0;  // for a second item: production that the first has left (CV-6.18)
};
inline constexpr uint8_t kSpendCaravan = 1, kSecondItem = 2, kSureBuild = 4;  // nobody can cancel it
struct CityLocals {
    uint8_t city;
    bool answer;  // cancelled
};
struct TileLocals {
    uint8_t slot;
    Way arrow;
};
// An ability that is used, or an event that is played; what it is aimed at depends on its operation (aim.cpp).
struct UseLocals {
    uint8_t step;
    bool answer;  // cancelled
    uint8_t ability, aims;
    uint16_t a, b;
    uint8_t option = 0;  // of an ability that does one of several things
    uint8_t asked = 0;   // seats whether they are spared (CV-21.9)
    bool gift = false;   // paid with an event (CV-21.31)
    uint8_t zero[3]{};
};
// Abilities of a moment that happen without a choice, one after the other (CV-0.10): of one thing, or of all (kNone).
struct GainsLocals {
    Moment moment;
    uint8_t next;
    uint8_t thing = kNone;
};
// The own part of the Start of Turn, and the things that have brought what they bring by themselves.
struct StartLocals {
    uint8_t answer, begun;
    uint8_t zero[6];
    Sources had;
};
inline constexpr int kMostPaid = 6;
struct PayLocals {
    bool answer;  // the event announced was cancelled
    uint8_t announced, size;
    uint8_t last;                                     // what was set aside last
    uint8_t payer[kMostPaid], stands_for[kMostPaid];  // set aside, and the resource each stands for
    uint8_t need[kResourceKinds];                     // still; the last one: of any kind
};
struct SpyLocals {
    uint8_t aims;  // of what two tokens pay for
};
struct GiveLocals {
    uint8_t thing, what, n;
};
struct RunListLocals {
    uint8_t answer, ability, pc, option;
    uint16_t a, b;  // what it is aimed at
};
struct AmountLocals {
    uint8_t n;
};
// A square is entered where something happens: by the group on its way, or by an army built there (CV-6.26).
struct EnterLocals {
    uint8_t step, answer;  // whether the attack was won
    uint8_t built, found;  // what it has taken: a hut, a village
    uint16_t square;
};
struct SideLocals {
    uint8_t side, next;
};
// Wounds to deal or to heal, in the order of unit cards.
struct PointsLocals {
    uint8_t left, picked, from, zero;
};
// Loot that is left, and whose.
struct LootLocals {
    uint8_t answer;  // the reward plus one
    uint8_t left;
    Seat loser;
    uint8_t zero;
};
// Spaces of the culture track still to be entered; leap: only the last one counts where others stand (CV-7.5, CV-7.6).
struct AdvanceLocals {
    uint8_t left, leap;
};
// Coin tokens a seat takes off others (CV-15.12, CV-17.7).
struct StripLocals {
    SeatMask from;
    uint8_t n, left;
};
// Techs to learn: a seat's, kNone of the own deck, kAll of any other; up to a level, or just of it.
struct LearnLocals {
    uint8_t from, level, just;
    uint8_t researched = 0;  // CV-16.8
    uint8_t drawn[2]{};      // plus one: techs drawn for two players (CV-15.10)
    uint8_t with_drawn = 0;  // whether they may be learned, or just not (CV-15.11)
    uint8_t may = 0;         // it may be left
};
// CV-15.10  The highest level allowed, the one chosen, techs drawn, plus one.
struct ExchangeLocals {
    uint8_t step, answer, most, level;
    uint8_t drawn[2];
};
// How far a proposal is written: kinds of things in a fixed order.
struct WriteLocals {
    uint8_t last;
};
struct InvestedLocals {
    uint8_t step, investment;
};
struct TradeUseLocals {
    uint8_t step, use;
};
struct PickGivenLocals {
    Seat proposer;
    uint8_t picked;
};
// What has happened to a seat, and how far its abilities have been woken.
struct WakeLocals {
    Moment moment;
    uint8_t seats, next, zero;
    uint16_t about;
};
struct TriggerLocals {
    uint8_t ability, zero;
    uint16_t about;
};
struct AfterTechLocals {
    uint8_t tech, researched, step, zero;
};
// Buildings for nothing: which, whether they take the city's action (CV-20.5), how many are left, and whether fewer
// will do.
struct RaiseLocals {
    uint8_t what, acts, left, up_to;
};
// Tokens to harvest, of this city once one is picked; whether they take its action; how many are left to pick. Of those
// picked the squares and the resources.
struct HarvestLocals {
    bool answer;  // cancelled
    uint8_t city, acts, left;
    uint16_t square[2];
    uint8_t kind[2];
    uint8_t picked, zero;
};
// A building for nothing, or walls (kNone), by the action of a city (CV-20.5).
struct RaisedLocals {
    bool answer;  // cancelled
    uint8_t city, building, zero;
    uint16_t square;
};
// Huts around a new city that are taken (CV-20.15).
struct HutLocals {
    uint8_t step, zero;
    uint16_t answer;  // the square of one; kNoSquare: no more
    uint16_t centre;
};
// Of a deck of events, or of great people.
struct DrawLocals {
    uint8_t from, left;
};

}  // namespace pentarchy::civilization
