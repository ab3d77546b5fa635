// Outpost's only public face: the contract of engine/game.h, forwarded to the rooms of this folder.
#pragma once

#include "engine/game.h"
#include "games/outpost/flow.h"
#include "games/outpost/moves.h"
#include "games/outpost/state.h"
#include "games/outpost/story.h"
#include "games/outpost/tables.h"

namespace pentarchy::outpost {

std::string_view embedded(std::string_view name);
State set_up(const Tables& t, int seats, const Node& options);
bool verdict(const Look& l);
void finish(Play& p);
Standing standing(const Look& l, Seat seat);
std::vector<ScoreLine> score_lines(const Look& l, Seat seat);
std::vector<TieBreak> tie_breaks(const Look& l, Seat seat);
float value(const Look& l, Seat seat);
float spread(const Look& l);
int bound(const Tables& t);
std::string conserved(const Look& l);
void mask(const Tables& t, State& s, Seat viewer);
void fill(const Tables& t, State& s, Seat viewer, Rng& rng);
SeatMask knowers_of_card(const State& s, int place);
SeatMask knowers_of_tile(const State& s, int place);
Json document(const Look& l);
State restore(const Tables& t, const Node& node);
const std::vector<Entry<Tables, State>>& entries();
const std::vector<std::string>& words(const Tables& t, int kind);
std::string word(const Tables& t, int kind, uint16_t value);
void paint(const Look& l, Seat viewer, Painter& p);
void paint_map(const Look& l, Seat viewer, Painter& p);

}  // namespace pentarchy::outpost

namespace pentarchy {

struct Outpost {
    using Tables = outpost::Tables;
    using State = outpost::State;
    using Look = outpost::Look;

    static constexpr const char* kSeatWords[] = {"red", "blue", "yellow", "green"};
    static constexpr GameInfo kInfo{"outpost", "OP", 2, 4, 1, kSeatWords};

    static std::string_view file(std::string_view name) { return outpost::embedded(name); }
    static Tables load(const Node& edition) { return outpost::load_tables(edition); }
    static const std::vector<OptionInfo>& options() {
        static const std::vector<OptionInfo> kOptions{{"deals", {"on", "off"}}};
        return kOptions;
    }
    static State setup(const Tables& t, int seats, const Node& options) { return outpost::set_up(t, seats, options); }
    static int seats(const State& s) { return s.seats; }
    static const outpost::Row* rows() { return outpost::all_rows(); }
    static int row_count() { return static_cast<int>(outpost::Proc::kCount); }
    static bool verdict(const Look& l) { return outpost::verdict(l); }
    static void finish(outpost::Play& p) { outpost::finish(p); }
    static int bound(const Tables& t) { return outpost::bound(t); }
    static Standing standing(const Look& l, Seat seat) { return outpost::standing(l, seat); }
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat) { return outpost::score_lines(l, seat); }
    static std::vector<TieBreak> tie_breaks(const Look& l, Seat seat) { return outpost::tie_breaks(l, seat); }
    static float value(const Look& l, Seat seat) { return outpost::value(l, seat); }
    static float spread(const Look& l) { return outpost::spread(l); }
    static void mask(const Tables& t, State& s, Seat viewer) { outpost::mask(t, s, viewer); }
    static void fill(const Tables& t, State& s, Seat viewer, Rng& rng) { outpost::fill(t, s, viewer, rng); }
    static std::string conserved(const Look& l) { return outpost::conserved(l); }
    static Json document(const Look& l) { return outpost::document(l); }
    static State restore(const Tables& t, const Node& node) { return outpost::restore(t, node); }
    static const std::vector<Entry<Tables, State>>& entries() { return outpost::entries(); }
    static const Vocabulary& vocabulary() { return outpost::vocabulary(); }
    static const StoryMarks& story_marks() { return outpost::story_marks(); }
    static const std::vector<std::string>& words(const Tables& t, int kind) { return outpost::words(t, kind); }
    static std::string word(const Tables& t, int kind, uint16_t value) { return outpost::word(t, kind, value); }
    static void paint(const Look& l, Seat viewer, Painter& p) { outpost::paint(l, viewer, p); }
    static void paint_map(const Look& l, Seat viewer, Painter& p) { outpost::paint_map(l, viewer, p); }
};

static_assert(Game<Outpost>);

}  // namespace pentarchy
