// Imperial Settlers' only public face: the contract of engine/game.h. Each member is defined in the room it is about.
#pragma once

#include "engine/game.h"
#include "games/settlers/edition.h"
#include "games/settlers/flow.h"
#include "games/settlers/moves.h"
#include "games/settlers/state.h"

namespace pentarchy::settlers {

// The lines of the final score (IS-14.2).
struct ScoreSheet {
    enum Line { kGained, kCommonLocations, kFactionLocations, kStash, kLines };
    int line[kLines]{};
    int total() const { return line[kGained] + line[kCommonLocations] + line[kFactionLocations] + line[kStash]; }
};
ScoreSheet score_sheet(const Look& l, Seat seat);
int faction_locations(const Look& l, Seat seat);
bool has_won_solo(const Look& l);
int solo_grade(const Look& l);
SeatMask knowers_of_card(const Edition& t, const State& s, int place);

// Five rounds, no sooner end (IS-3.1).
struct Settlers : GameDefaults<Settlers, Edition, State> {
    static constexpr const char* kSeatWords[] = {"north", "east", "south", "west"};
    static constexpr GameInfo kInfo{"settlers", "IS", 1, 4, 1, kSeatWords, true};

    static std::string_view file(std::string_view name);
    static Edition load(const Node& edition);
    static const std::vector<OptionInfo>& options();
    static bool allows(int seats, const Json& options);
    static State setup(const Edition& t, int seats, const Node& options);
    static const Row* rows() { return kFlow.begin(); }
    static int row_count() { return Rows::kCount; }

    static void finish(Play& p);
    static int bound(const Edition&) { return 20000; }
    static Standing standing(const Look& l, Seat seat);
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat);
    static std::vector<TieBreak> tie_breaks(const Look& l, Seat seat);
    static std::string side(const Look& l, Seat seat);
    static float value(const Look& l, Seat seat);
    static float spread(const Look& l);

    static void mask(const Edition& t, State& s, Seat viewer);
    static void fill(const Edition& t, State& s, Seat viewer, Rng& rng);
    static std::string conserved(const Look& l);
    static Json document(const Look& l);
    static State restore(const Edition& t, const Node& node);
    static const std::vector<Entry<Edition, State>>& entries();

    static const Vocabulary& vocabulary();
    static const StoryMarks& story_marks();
    static const std::vector<std::string>& words(const Edition& t, int kind);
    static LabelDetail label_detail(const Look& l, Seat seat, Move m);
    static std::vector<CardPage> cards(const Edition& t, const Texts& text);
    static void paint(const Look& l, Seat viewer, Painter& p);
};

}  // namespace pentarchy::settlers

namespace pentarchy {

using settlers::Settlers;
static_assert(Game<Settlers>);

}  // namespace pentarchy
