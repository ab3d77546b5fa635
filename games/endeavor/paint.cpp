// The board for a terminal of 80 columns: the title, the map, the players or, at the end, the score sheet; and how
// words are put into lines.
#include "games/endeavor/paint.h"

#include <algorithm>

#include "engine/flow/step.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

namespace {

constexpr char kMark[] = "PWKRGN";
constexpr int kInk[kColours] = {141, 255, 243, 203, 114, 180};

// The stack tells the phase.
const char* phase(const State& s) {
    const auto runs = [&](Proc proc) { return find_frame(s.stack, proc) != nullptr; };
    if (is_over(s)) return "board.phase.over";
    if (!runs(Proc::Round)) return "board.phase.setup";
    return runs(Proc::ActionPhase) ? "board.phase.action"
           : runs(Proc::BuildTile) ? "board.phase.build"
                                   : "board.phase.salary";
}

std::string title(const Brush& b) {
    const State& s = b.l.s;
    Lines parts{b.p.bold(b.say("game.name"))};
    if (s.round)
        parts.push_back(b.say("board.round", {number_arg("number", s.round), number_arg("number2", b.l.t.rounds)}));
    parts.push_back(b.say(phase(s)));
    if (s.round && !is_over(s)) parts.push_back(b.say("board.crown", {{"seat", b.l.t.seat_words[s.start]}}));
    return join(parts, " – ");
}

}  // namespace

std::string Brush::ink(Seat colour, std::string_view words) const { return p.ink(kInk[colour], words); }
std::string Brush::mark(Seat colour) const { return ink(colour, std::string(1, kMark[colour])); }

void Endeavor::paint(const Look& l, Seat viewer, Painter& p) {
    const Brush brush{{l, viewer, p}};
    p.line(title(brush));
    draw_map(brush);
    paint_stacks(brush);
    p.line("");
    paint_players(brush);
    if (is_over(l.s)) {
        p.line("");
        return paint_score(brush);
    }
    p.line(p.ink(kFaint, brush.say("board.legend")));
    if (l.s.neutral) p.line(p.ink(kFaint, brush.say("board.neutral")));
}

std::vector<CardPage> Endeavor::cards(const Edition& t, const Texts& text) {
    std::vector<CardPage> out;
    const auto add = [&](const std::string& key, const char* form) {
        out.push_back({render(text, key), {render(text, key + "." + form)}});
    };
    for (const std::string& word : t.building_words) add("building." + word, "does");
    for (const std::string& word : t.card_words) add("card." + word, "gives");
    return out;
}

void Endeavor::paint_map(const Look& l, Seat viewer, Painter& p) {
    const Brush brush{{l, viewer, p}};
    p.line(title(brush));
    draw_map(brush);
    p.line(p.ink(kFaint, brush.say("board.legend")));
}

}  // namespace pentarchy::endeavor
