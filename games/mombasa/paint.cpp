// The board for a terminal of 80 columns: the title, the board, the players or, at the end, the score sheet; and how
// words are put into lines.
#include "games/mombasa/paint.h"

#include <algorithm>

#include "engine/flow/step.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

namespace {

constexpr char kMark[] = "BGYP", kPost[] = "MCSK";
constexpr int kInk[kSeats] = {75, 114, 221, 141}, kPostInk[kCompanies] = {243, 203, 255, 215};

const char* phase(const State& s) {
    if (is_over(s)) return "board.phase.over";
    if (!s.round) return "board.phase.setup";
    if (is_sealed(s)) return "board.phase.plan";
    return is_action_phase(s) ? "board.phase.action" : "board.phase.prepare";
}

std::string title(const Brush& b) {
    const State& s = b.l.s;
    Lines parts{b.p.bold(b.say("game.name"))};
    if (s.round)
        parts.push_back(b.say("board.round", {number_arg("number", s.round), number_arg("number2", b.l.t.rounds)}));
    parts.push_back(b.say(phase(s)));
    if (s.round && !is_over(s)) parts.push_back(b.say("board.starts", {{"seat", b.l.t.seat_words[s.start]}}));
    if (s.token != s.start && !is_over(s)) parts.push_back(b.say("board.token", {{"seat", b.l.t.seat_words[s.token]}}));
    return join(parts, " – ");
}

}  // namespace

std::string Brush::ink(Seat seat, std::string_view words) const { return p.ink(kInk[seat], words); }
std::string Brush::mark(Seat seat) const { return ink(seat, std::string(1, kMark[seat])); }
std::string Brush::post(int company) const { return p.ink(kPostInk[company], std::string(1, kPost[company])); }

void Mombasa::paint(const Look& l, Seat viewer, Painter& p) {
    const Brush brush{{l, viewer, p}};
    p.line(title(brush));
    draw_map(brush);
    paint_board(brush);
    p.line("");
    paint_players(brush);
    if (is_over(l.s)) {
        p.line("");
        return paint_score(brush);
    }
    p.line(p.ink(kFaint, brush.say("board.legend")));
}

}  // namespace pentarchy::mombasa
