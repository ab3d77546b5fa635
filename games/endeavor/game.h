// Endeavor's only public face: the contract of engine/game.h. Each member is defined in the room it is about.
#pragma once

#include "engine/game.h"
#include "games/endeavor/edition.h"
#include "games/endeavor/flow.h"
#include "games/endeavor/state.h"

namespace pentarchy::endeavor {

// The lines of the score sheet (EN-19.2 to EN-19.10), in its order.
struct SheetLines {
    enum Line { kCities, kLinks, kTrack0, kCards = kTrack0 + kTracks, kPlace, kBuildings, kHarbour, kSlavery, kLines };
};
struct ScoreSheet : SheetLines, Sheet<SheetLines::kLines> {};
ScoreSheet score_sheet(const Look& l, Seat seat);
int icons_of(const Look& l, Seat seat, int track);         // EN-4.4
std::array<int, kCapTokens> tokens_beyond(const Look& l);  // of each kind, those that the edition does not have

// Nothing is hidden (EN-21.1): every view is the state. Seven rounds, no sooner end (EN-3.1).
struct Endeavor : GameDefaults<Endeavor, Edition, State> {
    static constexpr const char* kSeatWords[] = {"purple", "white", "black", "red", "green"};
    static constexpr GameInfo kInfo{"endeavor", "EN", 3, 5, 1, kSeatWords, true};
#include "engine/game_members.inc"

    static bool allows(int seats, const Json& options);

    static int bound(const Edition&) { return 4000; }
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat);

    static const BoardPlan& board_plan();
    static void paint_map(const Look& l, Seat viewer, Painter& p);
    static std::vector<CardPage> cards(const Edition& t, const Texts& text);  // and buildings
};

}  // namespace pentarchy::endeavor

namespace pentarchy {

using endeavor::Endeavor;
static_assert(Game<Endeavor>);

}  // namespace pentarchy
