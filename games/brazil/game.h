// Brazil: Imperial's only public face: the contract of engine/game.h. Each member is defined in the room it is about.
#pragma once

#include "engine/game.h"
#include "games/brazil/edition.h"
#include "games/brazil/flow.h"
#include "games/brazil/moves.h"
#include "games/brazil/state.h"

namespace pentarchy::brazil {

SeatMask knowers_of_task(const State& s, int place);
SeatMask knowers_of_gold(const State& s, int place);
SeatMask knowers_of_combat(const State& s, int place);
SeatMask knowers_of_tile(const State& s, int place);
int map_for(const Edition& t, int seats, const Json& options);

struct Brazil : GameDefaults<Brazil, Edition, State> {
    static constexpr const char* kSeatWords[] = {"north", "east", "south", "west"};
    static constexpr GameInfo kInfo{"brazil", "BR", 1, 4, 1, kSeatWords, true};

    static std::string_view file(std::string_view name);
    static Edition load(const Node& edition);
    static const std::vector<OptionInfo>& options();
    static bool allows(int seats, const Json& options);
    static State setup(const Edition& t, int seats, const Node& options);
    static const Row* rows() { return kFlow.begin(); }
    static int row_count() { return Rows::kCount; }

    static bool verdict(const Look& l);
    static void finish(Play& p);
    static int bound(const Edition&) { return 40000; }
    static Standing standing(const Look& l, Seat seat);
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat);
    static std::vector<TieBreak> tie_breaks(const Look& l, Seat seat);
    static std::string side(const Look& l, Seat seat);
    static float value(const Look& l, Seat seat);
    static float spread(const Look& l);
    static float urge(const Look& l, Seat seat, Move m);
    // A turn is a run of small choices: the search looks through some of them, and its rollouts end with the turn.
    static int stage(const Look& l) { return l.s.round * (kMaxSeats + 1) + std::min<int>(l.s.active, kMaxSeats); }
    static constexpr int kLookahead = 2;

    static void mask(const Edition& t, State& s, Seat viewer);
    static void fill(const Edition& t, State& s, Seat viewer, Rng& rng);
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
    static const StoryMarks& story_marks();
    static const Vocabulary& vocabulary();
    static const std::vector<std::string>& words(const Edition& t, int kind);
};

}  // namespace pentarchy::brazil

namespace pentarchy {

using brazil::Brazil;
static_assert(Game<Brazil>);

}  // namespace pentarchy
