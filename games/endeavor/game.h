// Endeavor's only public face: the contract of engine/game.h. Each member is defined in the room it is about.
#pragma once

#include "engine/game.h"
#include "games/endeavor/edition.h"
#include "games/endeavor/flow.h"
#include "games/endeavor/moves.h"
#include "games/endeavor/state.h"

namespace pentarchy::endeavor {

// The lines of the score sheet (EN-19.2 to EN-19.10), in its order.
struct ScoreSheet {
    enum Line { kCities, kLinks, kTrack0, kCards = kTrack0 + kTracks, kPlace, kBuildings, kHarbour, kSlavery, kLines };
    int line[kLines]{};
    int total() const {
        int sum = 0;
        for (const int points : line) sum += points;
        return sum;
    }
};
ScoreSheet score_sheet(const Look& l, Seat seat);
int icons_of(const Look& l, Seat seat, int track);  // EN-4.4
std::string tokens_balance(const Look& l);

// Nothing is hidden (EN-21.1): every view is the state. Seven rounds, no sooner end (EN-3.1).
struct Endeavor : GameDefaults<Endeavor, Edition, State> {
    static constexpr const char* kSeatWords[] = {"purple", "white", "black", "red", "green"};
    static constexpr GameInfo kInfo{"endeavor", "EN", 3, 5, 1, kSeatWords, true};

    static std::string_view file(std::string_view name);
    static Edition load(const Node& edition);
    static const std::vector<OptionInfo>& options();
    static bool allows(int seats, const Json& options);
    static State setup(const Edition& t, int seats, const Node& options);
    static const Row* rows() { return kFlow.begin(); }
    static int row_count() { return Rows::kCount; }

    static void finish(Play& p);
    static int bound(const Edition&) { return 4000; }
    static Standing standing(const Look& l, Seat seat);
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat);
    static float value(const Look& l, Seat seat);
    static float spread(const Look& l);

    static std::string conserved(const Look& l);
    static Json document(const Look& l);
    static State restore(const Edition& t, const Node& node);
    static const std::vector<Entry<Edition, State>>& entries();

    static const Vocabulary& vocabulary();
    static const StoryMarks& story_marks();
    static const std::vector<std::string>& words(const Edition& t, int kind);
    static void paint(const Look& l, Seat viewer, Painter& p);
    static void paint_map(const Look& l, Seat viewer, Painter& p);
    static std::vector<CardPage> cards(const Edition& t, const Texts& text);  // and buildings
};

}  // namespace pentarchy::endeavor

namespace pentarchy {

using endeavor::Endeavor;
static_assert(Game<Endeavor>);

}  // namespace pentarchy
