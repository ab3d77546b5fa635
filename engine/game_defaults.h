// What a game may leave unsaid. A game's struct inherits from this and says otherwise with a member of the same name;
// everything that is not here a game must have (engine/game.h).
#pragma once

#include "base/json.h"
#include "engine/flow/row.h"
#include "engine/moves/words.h"
#include "engine/paint/board.h"
#include "engine/text/story_marks.h"

namespace pentarchy {

// One line of the score sheet.
struct ScoreLine {
    const char* name;  // "cities"
    int points;
};

// Points by line, and their sum: struct ScoreSheet : SheetLines, Sheet<SheetLines::kLines>.
template <int kCount>
struct Sheet {
    int line[kCount]{};
    int total() const {
        int sum = 0;
        for (const int points : line) sum += points;
        return sum;
    }
    std::vector<ScoreLine> named(const char* const (&names)[kCount]) const {
        std::vector<ScoreLine> out;
        for (int i = 0; i < kCount; ++i) out.push_back({names[i], line[i]});
        return out;
    }
};

// What decides between equal scores: more is better.
struct TieBreak {
    const char* name;  // "goods": its words are "tie.goods"
    int points;
    const char* rule;  // "OP-56"
};

// What a label says beyond its move, seen at the table: "move.raze.theirs" with the owner.
struct LabelDetail {
    std::string ending{};  // "theirs"; empty: the plain label
    std::vector<Arg> args{};
};

// A card as people look it up.
struct CardPage {
    std::string name;
    std::vector<std::string> lines;
};

template <class G, class L>
void paint_game(const L& look, Seat viewer, Painter& painter);  // engine/paint/paint_game.h

struct AnyGameDefaults {};  // how a game is known as one

template <class G, class T, class S>
struct GameDefaults : AnyGameDefaults {
    using Edition = T;
    using State = S;
    using Look = pentarchy::Look<T, S>;
    using Play = pentarchy::Play<T, S>;

    static int seats(const S& s) { return s.seats; }
    // Whether this many seats may play with these options.
    static bool allows(int seats, const Json&) { return seats >= G::kInfo.min_seats && seats <= G::kInfo.max_seats; }
    // True as soon as the game has ended, at whatever depth of the stack; cheap, asked after every settled step.
    static bool verdict(const Look&) { return false; }

    // Overwrites what the viewer may not know; picks and sealed stacks of others are covered by the engine already.
    static void mask(const T&, S&, Seat) {}
    // Fills a masked state consistently with all that the viewer has seen.
    static void fill(const T&, S&, Seat, Rng&) {}
    // The document of a view, for a game whose views hold more than the table shows its viewer.
    static Json document_for(const Look& look, Seat) { return G::document(look); }

    // Always the same lines, adding up to the score; always the same tie-breaks, the first one first.
    static std::vector<ScoreLine> score_lines(const Look&, Seat) { return {}; }
    static std::vector<TieBreak> tie_breaks(const Look&, Seat) { return {}; }
    // What a seat plays, if seats differ by more than where they sit: a faction.
    static std::string side(const Look&, Seat) { return ""; }

    // The id word of a value.
    static std::string word(const T& t, int kind, uint16_t value) {
        if (kind == kNumber) return std::to_string(value);
        CHECK(value < G::words(t, kind).size());
        return G::words(t, kind)[value];
    }
    static LabelDetail label_detail(const Look&, Seat, Move) { return {}; }
    // Which messages are headings of the log, and which say what a line's figures say already.
    static const StoryMarks& story_marks() {
        static const StoryMarks kNone;
        return kNone;
    }
    static std::vector<CardPage> cards(const T&, const Texts&) { return {}; }
    // The board for a terminal is made from the state document (engine/paint/board.h): what stands on it, what a game
    // says beside a thing, and the map. What paints no map has none; on the board it may be another than alone.
    static const BoardPlan& board_plan() {
        static const BoardPlan kEverything;
        return kEverything;
    }
    static BoardNote board_note(const Look&, const Texts&, Seat, Seat, std::string_view, std::string_view) {
        return {};
    }
    static void paint_map(const Look&, Seat, Painter&) {}
    // A part of the map from near, by the name of a place; false: there is no such place.
    static bool paint_place(const Look&, Seat, std::string_view, Painter&) { return false; }
    static void paint_middle(const Look& look, Seat viewer, Painter& painter) { G::paint_map(look, viewer, painter); }
    static void paint(const Look& look, Seat viewer, Painter& painter) { paint_game<G, Look>(look, viewer, painter); }

    // Own choices that a greedy player looks through after the first.
    static constexpr int kGreedyDepth = 2;
    // The search (ai/search_settings.h): choices a rollout plays at most, moves it compares for each, own further
    // choices that the values of the root's edges look through.
    static constexpr int kRollout = 40, kRolloutTries = 3, kLookahead = 0;
    // A number that changes between two parts of the game, where nobody is in the middle of something: rollouts end
    // there.
    static int stage(const Look& look) { return look.s.round; }
    // A prior of a move, found without playing it: by how much it raises the chance to win above that of a usual move.
    // For offers so large that playing every move would cost too much. Used if kHasUrge.
    static constexpr bool kHasUrge = false;
    static float urge(const Look&, Seat, Move) { return 0; }
};

}  // namespace pentarchy
