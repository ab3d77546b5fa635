// Mombasa's only public face: the contract of engine/game.h. Each member is defined in the room it is about.
#pragma once

#include "engine/game.h"
#include "games/mombasa/edition.h"
#include "games/mombasa/flow.h"
#include "games/mombasa/state.h"

namespace pentarchy::mombasa {

// The seven lines of the score sheet (MO-21.2), in its order.
struct SheetLines {
    enum Line { kCash, kCompany0, kDiamonds = kCompany0 + kCompanies, kBooks, kLines };
};
struct ScoreSheet : SheetLines, Sheet<SheetLines::kLines> {};
ScoreSheet score_sheet(const Look& l, Seat seat);
int shares_of(const Look& l, Seat seat, int company);  // MO-4.2
SeatMask knowers_of_tile(int place);

// Seven rounds, no sooner end (MO-5.1).
struct Mombasa : GameDefaults<Mombasa, Edition, State> {
    static constexpr const char* kSeatWords[] = {"blue", "green", "yellow", "purple"};
    static constexpr GameInfo kInfo{"mombasa", "MO", 2, 4, 2, kSeatWords, true};
#include "engine/game_members.inc"

    static int bound(const Edition&) { return 6000; }
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat);
    static int stage(const Look& l) { return std::max<int>(1, l.s.round); }  // the setup belongs to the first round
    static constexpr int kRollout = 400;  // a whole round: only between rounds are all seats at the same point
    static constexpr int kLookahead = 2;  // most turns are a run of small choices that mean little one by one
    static constexpr int kRolloutTries = kMaxOffer;  // the best of some moves is a poor plan, and hardly sooner found

    static void mask(const Edition& t, State& s, Seat viewer);
    static void fill(const Edition& t, State& s, Seat viewer, Rng& rng);
    static Json document_for(const Look& l, Seat viewer);

    static LabelDetail label_detail(const Look& l, Seat seat, Move m);
    static const BoardPlan& board_plan();
    static void paint_middle(const Look& l, Seat viewer, Painter& p);
    static void paint_map(const Look& l, Seat viewer, Painter& p);
};

}  // namespace pentarchy::mombasa

namespace pentarchy {

using mombasa::Mombasa;
static_assert(Game<Mombasa>);

}  // namespace pentarchy
