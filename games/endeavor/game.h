// Endeavor's only public face: the contract of engine/game.h, forwarded to the rooms of this folder.
#pragma once

#include "engine/game.h"
#include "games/endeavor/flow.h"
#include "games/endeavor/moves.h"
#include "games/endeavor/state.h"
#include "games/endeavor/story.h"
#include "games/endeavor/tables.h"

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
std::vector<ScoreLine> score_lines(const Look& l, Seat seat);  // the same by name
int icons_of(const Look& l, Seat seat, int track);  // EN-4.4

std::string_view embedded(std::string_view name);
State set_up(const Tables& t, int seats, const Node& options);
void finish(Play& p);
Standing standing(const Look& l, Seat seat);
float value(const Look& l, Seat seat);
float spread(const Look& l);
std::string conserved(const Look& l);
std::string tokens_balance(const Look& l);
void mask(const Tables& t, State& s, Seat viewer);
void fill(const Tables& t, State& s, Seat viewer, Rng& rng);
Json document(const Look& l);
State restore(const Tables& t, const Node& node);
const std::vector<Entry<Tables, State>>& entries();
const std::vector<std::string>& words(const Tables& t, int kind);
std::string word(const Tables& t, int kind, uint16_t value);
void paint(const Look& l, Seat viewer, Painter& p);
void paint_map(const Look& l, Seat viewer, Painter& p);
std::vector<CardPage> cards(const Tables& t, const Catalog& text);  // and buildings

}  // namespace pentarchy::endeavor

namespace pentarchy {

struct Endeavor {
    using Tables = endeavor::Tables;
    using State = endeavor::State;
    using Look = endeavor::Look;

    static constexpr const char* kSeatWords[] = {"purple", "white", "black", "red", "green"};
    static constexpr GameInfo kInfo{"endeavor", "EN", 3, 5, 1, kSeatWords, true};

    static std::string_view file(std::string_view name) { return endeavor::embedded(name); }
    static Tables load(const Node& edition) { return endeavor::load_tables(edition); }
    static const std::vector<OptionInfo>& options() {
        static const std::vector<OptionInfo> kOptions{
            {"phase_mode", {"table_order", "individual"}}, {"payment_mode", {"by_finance", "single"}}, {"two_player_neutral", {"false", "true"}}};
        return kOptions;
    }
    // EN-2.16, EN-23.20  Three to five, or two with the neutral colour.
    static bool allows(int seats, const Json& options) {
        return option_value(options, "two_player_neutral") == "true" ? seats == 2 : seats >= kInfo.min_seats && seats <= kInfo.max_seats;
    }
    static State setup(const Tables& t, int seats, const Node& options) { return endeavor::set_up(t, seats, options); }
    static int seats(const State& s) { return s.seats; }
    static const endeavor::Row* rows() { return endeavor::all_rows(); }
    static int row_count() { return static_cast<int>(endeavor::Proc::kCount); }
    static bool verdict(const Look&) { return false; }  // seven rounds, no sooner end (EN-3.1)
    static void finish(endeavor::Play& p) { endeavor::finish(p); }
    static int bound(const Tables&) { return 4000; }
    static Standing standing(const Look& l, Seat seat) { return endeavor::standing(l, seat); }
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat) { return endeavor::score_lines(l, seat); }
    static float value(const Look& l, Seat seat) { return endeavor::value(l, seat); }
    static float spread(const Look& l) { return endeavor::spread(l); }
    static void mask(const Tables& t, State& s, Seat viewer) { endeavor::mask(t, s, viewer); }
    static void fill(const Tables& t, State& s, Seat viewer, Rng& rng) { endeavor::fill(t, s, viewer, rng); }
    static std::string conserved(const Look& l) { return endeavor::conserved(l); }
    static Json document(const Look& l) { return endeavor::document(l); }
    static State restore(const Tables& t, const Node& node) { return endeavor::restore(t, node); }
    static const std::vector<Entry<Tables, State>>& entries() { return endeavor::entries(); }
    static const Vocabulary& vocabulary() { return endeavor::vocabulary(); }
    static const StoryMarks& story_marks() { return endeavor::story_marks(); }
    static const std::vector<std::string>& words(const Tables& t, int kind) { return endeavor::words(t, kind); }
    static std::string word(const Tables& t, int kind, uint16_t value) { return endeavor::word(t, kind, value); }
    static void paint(const Look& l, Seat viewer, Painter& p) { endeavor::paint(l, viewer, p); }
    static void paint_map(const Look& l, Seat viewer, Painter& p) { endeavor::paint_map(l, viewer, p); }
    static std::vector<CardPage> cards(const Tables& t, const Catalog& text) { return endeavor::cards(t, text); }
};

static_assert(Game<Endeavor>);

}  // namespace pentarchy
