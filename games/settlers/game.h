// Imperial Settlers' only public face: the contract of engine/game.h. Each member is defined in the room it is about.
#pragma once

#include "engine/game.h"
#include "games/settlers/edition.h"
#include "games/settlers/flow.h"
#include "games/settlers/state.h"

namespace pentarchy::settlers {

// The lines of the final score (IS-14.2).
struct SheetLines {
    enum Line { kGained, kCommonLocations, kFactionLocations, kStash, kLines };
};
struct ScoreSheet : SheetLines, Sheet<SheetLines::kLines> {};
ScoreSheet score_sheet(const Look& l, Seat seat);
int faction_locations(const Look& l, Seat seat);
bool has_won_solo(const Look& l);
int solo_grade(const Look& l);
SeatMask knowers_of_card(const Edition& t, const State& s, int place);

// Five rounds, no sooner end (IS-3.1).
struct Settlers : GameDefaults<Settlers, Edition, State> {
    static constexpr const char* kSeatWords[] = {"north", "east", "south", "west"};
    static constexpr GameInfo kInfo{"settlers", "IS", 1, 4, 1, kSeatWords, true};
#include "engine/game_members.inc"

    static bool allows(int seats, const Json& options);

    static int bound(const Edition&) { return 20000; }
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat);
    static std::vector<TieBreak> tie_breaks(const Look& l, Seat seat);
    static std::string side(const Look& l, Seat seat);

    static void mask(const Edition& t, State& s, Seat viewer);
    static void fill(const Edition& t, State& s, Seat viewer, Rng& rng);

    static LabelDetail label_detail(const Look& l, Seat seat, Move m);
    static std::vector<CardPage> cards(const Edition& t, const Texts& text);
    static const BoardPlan& board_plan();
    static BoardNote board_note(const Look& l, const Texts& text, Seat viewer, Seat owner, std::string_view member,
                                std::string_view word);
};

}  // namespace pentarchy::settlers

namespace pentarchy {

using settlers::Settlers;
static_assert(Game<Settlers>);

}  // namespace pentarchy
