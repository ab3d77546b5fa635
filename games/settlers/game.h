// Imperial Settlers' only public face: the contract of engine/game.h, forwarded to the rooms of this folder.
#pragma once

#include "engine/game.h"
#include "games/settlers/flow.h"
#include "games/settlers/moves.h"
#include "games/settlers/state.h"
#include "games/settlers/story.h"
#include "games/settlers/tables.h"

namespace pentarchy::settlers {

// The lines of the final score (IS-14.2).
struct ScoreSheet {
    enum Line { kGained, kCommonLocations, kFactionLocations, kStash, kLines };
    int line[kLines]{};
    int total() const { return line[kGained] + line[kCommonLocations] + line[kFactionLocations] + line[kStash]; }
};
ScoreSheet score_sheet(const Look& l, Seat seat);
std::vector<ScoreLine> score_lines(const Look& l, Seat seat);  // the same by name
int faction_locations(const Look& l, Seat seat);
bool has_won_solo(const Look& l);
int solo_grade(const Look& l);
std::vector<TieBreak> tie_breaks(const Look& l, Seat seat);

std::string_view embedded(std::string_view name);
State set_up(const Tables& t, int seats, const Node& options);
bool allows(int seats, const Json& options);
void finish(Play& p);
Standing standing(const Look& l, Seat seat);
float value(const Look& l, Seat seat);
float spread(const Look& l);
std::string conserved(const Look& l);
SeatMask knowers_of_card(const Tables& t, const State& s, int place);
void mask(const Tables& t, State& s, Seat viewer);
void fill(const Tables& t, State& s, Seat viewer, Rng& rng);
Json document(const Look& l);
State restore(const Tables& t, const Node& node);
const std::vector<Entry<Tables, State>>& entries();
const std::vector<std::string>& words(const Tables& t, int kind);
std::string word(const Tables& t, int kind, uint16_t value);
void paint(const Look& l, Seat viewer, Painter& p);
std::vector<CardPage> cards(const Tables& t, const Catalog& text);
LabelDetail label_detail(const Look& l, Seat seat, Move m);

}  // namespace pentarchy::settlers

namespace pentarchy {

struct Settlers {
    using Tables = settlers::Tables;
    using State = settlers::State;
    using Look = settlers::Look;

    static constexpr const char* kSeatWords[] = {"north", "east", "south", "west"};
    static constexpr GameInfo kInfo{"settlers", "IS", 1, 4, 1, kSeatWords, true};

    static std::string_view file(std::string_view name) { return settlers::embedded(name); }
    static Tables load(const Node& edition) { return settlers::load_tables(edition); }
    static const std::vector<OptionInfo>& options() {
        static const std::vector<OptionInfo> kOptions{{"lookout", {"standard", "draft", "advanced"}},
                                                      {"peaceful", {"false", "true"}},
                                                      {"factions", {"choose", "random", "fixed"}}};
        return kOptions;
    }
    static bool allows(int seats, const Json& options) { return settlers::allows(seats, options); }
    static State setup(const Tables& t, int seats, const Node& options) { return settlers::set_up(t, seats, options); }
    static int seats(const State& s) { return s.seats; }
    static const settlers::Row* rows() { return settlers::all_rows(); }
    static int row_count() { return static_cast<int>(settlers::Proc::kCount); }
    static bool verdict(const Look&) { return false; }  // five rounds, no sooner end (IS-3.1)
    static void finish(settlers::Play& p) { settlers::finish(p); }
    static int bound(const Tables&) { return 20000; }
    static Standing standing(const Look& l, Seat seat) { return settlers::standing(l, seat); }
    static std::vector<ScoreLine> score_lines(const Look& l, Seat seat) { return settlers::score_lines(l, seat); }
    static std::string side(const Look& l, Seat seat) {
        const uint8_t faction = l.s.player[seat].faction;
        return faction == settlers::kNone ? "" : l.t.faction_words[faction];
    }
    static float value(const Look& l, Seat seat) { return settlers::value(l, seat); }
    static float spread(const Look& l) { return settlers::spread(l); }
    static void mask(const Tables& t, State& s, Seat viewer) { settlers::mask(t, s, viewer); }
    static void fill(const Tables& t, State& s, Seat viewer, Rng& rng) { settlers::fill(t, s, viewer, rng); }
    static std::string conserved(const Look& l) { return settlers::conserved(l); }
    static Json document(const Look& l) { return settlers::document(l); }
    static State restore(const Tables& t, const Node& node) { return settlers::restore(t, node); }
    static const std::vector<Entry<Tables, State>>& entries() { return settlers::entries(); }
    static const Vocabulary& vocabulary() { return settlers::vocabulary(); }
    static const StoryMarks& story_marks() { return settlers::story_marks(); }
    static const std::vector<std::string>& words(const Tables& t, int kind) { return settlers::words(t, kind); }
    static std::string word(const Tables& t, int kind, uint16_t value) { return settlers::word(t, kind, value); }
    static void paint(const Look& l, Seat viewer, Painter& p) { settlers::paint(l, viewer, p); }
    static std::vector<CardPage> cards(const Tables& t, const Catalog& text) { return settlers::cards(t, text); }
    static LabelDetail label_detail(const Look& l, Seat seat, Move m) { return settlers::label_detail(l, seat, m); }
    static std::vector<TieBreak> tie_breaks(const Look& l, Seat seat) { return settlers::tie_breaks(l, seat); }
};

static_assert(Game<Settlers>);

}  // namespace pentarchy
