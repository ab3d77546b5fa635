// Mombasa's only public face: the contract of engine/game.h, forwarded to the rooms of this folder.
#pragma once

#include "engine/game.h"
#include "games/mombasa/flow.h"
#include "games/mombasa/moves.h"
#include "games/mombasa/state.h"
#include "games/mombasa/story.h"
#include "games/mombasa/tables.h"

namespace pentarchy::mombasa {

// The seven lines of the score sheet (MO-21.2), in its order.
struct ScoreSheet {
    enum Line { kCash, kCompany0, kDiamonds = kCompany0 + kCompanies, kBooks, kLines };
    int line[kLines]{};
    int total() const {
        int sum = 0;
        for (const int points : line) sum += points;
        return sum;
    }
};
ScoreSheet score_sheet(const Look& l, Seat seat);
std::vector<ScoreLine> score_lines(const Look& l, Seat seat);  // the same by name
int shares_of(const Look& l, Seat seat, int company);          // MO-4.2

std::string_view embedded(std::string_view name);
State set_up(const Tables& t, int seats, const Node& options);
void finish(Play& p);
Standing standing(const Look& l, Seat seat);
float value(const Look& l, Seat seat);
float spread(const Look& l);
std::string conserved(const Look& l);
SeatMask knowers_of_tile(int place);
void mask(const Tables& t, State& s, Seat viewer);
void fill(const Tables& t, State& s, Seat viewer, Rng& rng);
Json document(const Look& l);
Json document(const Look& l, Seat viewer);
State restore(const Tables& t, const Node& node);
const std::vector<Entry<Tables, State>>& entries();
const std::vector<std::string>& words(const Tables& t, int kind);
std::string word(const Tables& t, int kind, uint16_t value);
void paint(const Look& l, Seat viewer, Painter& p);
void paint_map(const Look& l, Seat viewer, Painter& p);
LabelDetail label_detail(const Look& l, Seat seat, Move m);

}  // namespace pentarchy::mombasa

namespace pentarchy {

struct Mombasa {
    using Tables = mombasa::Tables;
    using State = mombasa::State;
    using Look = mombasa::Look;

    static constexpr const char* kSeatWords[] = {"blue", "green", "yellow", "purple"};
    static constexpr GameInfo kInfo{"mombasa", "MO", 2, 4, 2, kSeatWords, true};

    static std::string_view file(std::string_view name) { return mombasa::embedded(name); }
    static Tables load(const Node& edition) { return mombasa::load_tables(edition); }
    static const std::vector<OptionInfo>& options() {
        static const std::vector<OptionInfo> kOptions{{"variable_tracks", {"false", "true"}},
                                                      {"variable_start_tiles", {"false", "true"}},
                                                      {"majority_requires_lowest_tier", {"false", "true"}},
                                                      {"single_share_may_be_sold", {"false", "true"}},
                                                      {"start_player", {"random", "first_seat"}}};
        return kOptions;
    }
    static State setup(const Tables& t, int seats, const Node& options) { return mombasa::set_up(t, seats, options); }
    static int seats(const State& s) { return s.seats; }
    static const mombasa::Row* rows() { return mombasa::all_rows(); }
    static int row_count() { return static_cast<int>(mombasa::Proc::kCount); }
    static bool verdict(const Look&) { return false; }  // seven rounds, no sooner end (MO-5.1)
    static void finish(mombasa::Play& p) { mombasa::finish(p); }
    static int bound(const Tables&) { return 6000; }
    static Standing standing(const Look& l, Seat seat) { return mombasa::standing(l, seat); }
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat) { return mombasa::score_lines(l, seat); }
    static float value(const Look& l, Seat seat) { return mombasa::value(l, seat); }
    static float spread(const Look& l) { return mombasa::spread(l); }
    static constexpr int kRollout = 400;  // a whole round: only between rounds are all seats at the same point
    static constexpr int kThrough = 2;    // most turns are a run of small choices that mean little one by one
    static constexpr int kTries = kMaxOffer;  // the best of some moves is a poor plan, and hardly sooner found
    static void mask(const Tables& t, State& s, Seat viewer) { mombasa::mask(t, s, viewer); }
    static void fill(const Tables& t, State& s, Seat viewer, Rng& rng) { mombasa::fill(t, s, viewer, rng); }
    static std::string conserved(const Look& l) { return mombasa::conserved(l); }
    static Json document(const Look& l) { return mombasa::document(l); }
    static Json document(const Look& l, Seat viewer) { return mombasa::document(l, viewer); }
    static State restore(const Tables& t, const Node& node) { return mombasa::restore(t, node); }
    static const std::vector<Entry<Tables, State>>& entries() { return mombasa::entries(); }
    static const Vocabulary& vocabulary() { return mombasa::vocabulary(); }
    static const StoryMarks& story_marks() { return mombasa::story_marks(); }
    static const std::vector<std::string>& words(const Tables& t, int kind) { return mombasa::words(t, kind); }
    static std::string word(const Tables& t, int kind, uint16_t value) { return mombasa::word(t, kind, value); }
    static void paint(const Look& l, Seat viewer, Painter& p) { mombasa::paint(l, viewer, p); }
    static void paint_map(const Look& l, Seat viewer, Painter& p) { mombasa::paint_map(l, viewer, p); }
    static LabelDetail label_detail(const Look& l, Seat seat, Move m) { return mombasa::label_detail(l, seat, m); }
};

static_assert(Game<Mombasa>);

}  // namespace pentarchy
