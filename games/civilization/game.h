// Civilization's only public face: the contract of engine/game.h. Each member is defined in the room it is about.
#pragma once

#include "engine/game.h"
#include "games/civilization/edition.h"
#include "games/civilization/flow.h"
#include "games/civilization/moves.h"
#include "games/civilization/state.h"

namespace pentarchy::civilization {

SeatMask knowers_of_nation(int place);
SeatMask knowers_of_unit(int place);
SeatMask knowers_of_event(int place);
SeatMask knowers_of_person(int place);
SeatMask knowers_of_marker(int place);

struct Civilization : GameDefaults<Civilization, Edition, State> {
    static constexpr const char* kSeatWords[] = {"red", "blue", "green", "yellow", "purple"};
    static constexpr GameInfo kInfo{"civilization", "CV", 2, 5, 1, kSeatWords};

    static std::string_view file(std::string_view name);
    static Edition load(const Node& edition);
    static const std::vector<OptionInfo>& options();
    static State setup(const Edition& t, int seats, const Node& options);
    static const Row* rows() { return kFlow.begin(); }
    static int row_count() { return Rows::kCount; }

    static bool verdict(const Look& l);
    static void finish(Play& p);
    static int bound(const Edition&) { return 120000; }
    static Standing standing(const Look& l, Seat seat);
    static std::vector<TieBreak> tie_breaks(const Look& l, Seat seat);
    static std::string side(const Look& l, Seat seat);
    static float value(const Look& l, Seat seat);
    static float spread(const Look& l);
    // What is begun is judged by what it will come to, so one more choice is enough.
    static constexpr int kGreedyDepth = 0;
    static float urge(const Look& l, Seat seat, Move m);
    static constexpr bool kHasUrge = true;
    static int stage(const Look& l) { return l.s.turn * 8 + index(l.s.phase); }

    static void mask(const Edition& t, State& s, Seat viewer);
    static void fill(const Edition& t, State& s, Seat viewer, Rng& rng);
    static void take_back(Picks& picks);
    static std::string conserved(const Look& l);
    static Json document(const Look& l);
    static State restore(const Edition& t, const Node& node);
    static const std::vector<Entry<Edition, State>>& entries();

    static LabelDetail label_detail(const Look& l, Seat seat, Move m);
    static std::vector<CardPage> cards(const Edition& t, const Texts& text);
    static const BoardPlan& board_plan();
    static BoardNote board_note(const Look& l, const Texts& text, Seat viewer, Seat owner, std::string_view member,
                                std::string_view word);
    static void paint_map(const Look& l, Seat viewer, Painter& p);
    static void paint_middle(const Look& l, Seat viewer, Painter& p);
    static bool paint_place(const Look& l, Seat viewer, std::string_view where, Painter& p);
    static const StoryMarks& story_marks();
    static const Vocabulary& vocabulary();
    static const std::vector<std::string>& words(const Edition& t, int kind);
};

}  // namespace pentarchy::civilization

namespace pentarchy {

using civilization::Civilization;
static_assert(Game<Civilization>);

}  // namespace pentarchy
