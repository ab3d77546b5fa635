// Outpost's only public face: the contract of engine/game.h. Each member is defined in the room it is about.
#pragma once

#include "engine/game.h"
#include "games/outpost/edition.h"
#include "games/outpost/flow.h"
#include "games/outpost/moves.h"
#include "games/outpost/state.h"

namespace pentarchy::outpost {

SeatMask knowers_of_card(const State& s, int place);
SeatMask knowers_of_tile(const State& s, int place);

struct Outpost : GameDefaults<Outpost, Edition, State> {
    static constexpr const char* kSeatWords[] = {"red", "blue", "yellow", "green"};
    static constexpr GameInfo kInfo{"outpost", "OP", 2, 4, 1, kSeatWords};

    static std::string_view file(std::string_view name);
    static Edition load(const Node& edition);
    static const std::vector<OptionInfo>& options();
    static State setup(const Edition& t, int seats, const Node& options);
    static const Row* rows() { return kFlow.begin(); }
    static int row_count() { return Rows::kCount; }

    static bool verdict(const Look& l);
    static void finish(Play& p);
    static int bound(const Edition& t);
    static Standing standing(const Look& l, Seat seat);
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat);
    static std::vector<TieBreak> tie_breaks(const Look& l, Seat seat);
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
    static std::string word(const Edition& t, int kind, uint16_t value);
    static void paint(const Look& l, Seat viewer, Painter& p);
    static void paint_map(const Look& l, Seat viewer, Painter& p);
};

}  // namespace pentarchy::outpost

namespace pentarchy {

using outpost::Outpost;
static_assert(Game<Outpost>);

}  // namespace pentarchy
