// The common board below the map: cards, books, bonus spaces, and what the turn in progress has left.
#include "engine/flow/step.h"
#include "games/mombasa/actions.h"
#include "games/mombasa/paint.h"

namespace pentarchy::mombasa {

namespace {

// What the turn in progress has left: points of an expansion (MO-9.2), accounting points, steps and more (MO-7.10).
void paint_due(const Brush& b) {
    const Turn& turn = b.l.s.turn;
    Lines parts;
    if (const ExpandLocals* e = expansion(b.l))
        parts.push_back(
            b.say("board.expansion", {{"company", b.l.t.company_words[e->company]}, number_arg("number", e->points)}));
    const auto due = [&](std::string_view key, int n) {
        if (n) parts.push_back(b.say(key, {number_arg("number", n)}));
    };
    due("board.points_left", turn.points);
    due("board.points_then", turn.keeper_points);
    due("board.removals_left", turn.removals);
    due("board.buys_left", turn.buys);
    due("board.steps_left", turn.any_steps);
    for (size_t company = 0; company < kCompanies; ++company)
        if (turn.steps[company])
            parts.push_back(b.say("board.company_steps", {{"company", b.l.t.company_words[company]},
                                                          number_arg("number", turn.steps[company])}));
    if (!parts.empty()) b.flow(b.p.bold(b.say("board.due")) + ": ", punctuated(parts), 2);
}

void paint_cards(const Brush& b) {
    constexpr int kWidth = 26;
    b.p.line(b.p.bold(b.say("board.display")) + ": " +
             b.p.ink(kFaint, join({b.say("board.left"), b.say("board.middle"), b.say("board.right")}, " / ")));
    for (int row = 0; row < 4; ++row) {
        std::string line;
        for (const int column : {2, 1, 0}) {
            const int space = 4 * column + row;
            const uint8_t face = b.l.s.display[space];
            const std::string text = face == kNone ? "-" : b.card(face) + " =" + std::to_string(price_of(b.l, space));
            line = pad(line + "  " + text, kWidth * (3 - column));
        }
        b.p.line(line);
    }
}

void paint_shelf(const Brush& b) {
    Lines parts;
    for (int space = 0; space < kBookSpaces; ++space) {
        const uint8_t book = b.l.s.shelf[space];
        parts.push_back((book == kNone ? "-" : b.book(book)) + (b.l.s.coins >> space & 1 ? "*" : ""));
    }
    b.flow(b.p.bold(b.say("board.shelf")) + ": ", punctuated(parts), 2);
}

void paint_spaces(const Brush& b) {
    Lines parts;
    for (int i = 0; i < b.l.t.spaces; ++i) {
        const uint8_t side = b.l.t.space[i].side;
        if (side != kNone && b.l.s.company_of[side] == kNone) continue;
        const Seat seat = b.l.s.marker[i];
        parts.push_back(b.noun("space", b.l.t.space_words, i) + (seat == kNobody ? "" : " [" + b.mark(seat) + "]"));
    }
    b.flow(b.p.bold(b.say("board.spaces")) + ": ", punctuated(parts), 2);
}

}  // namespace

void paint_board(const Brush& b) {
    paint_cards(b);
    paint_shelf(b);
    paint_spaces(b);
    paint_due(b);
}

}  // namespace pentarchy::mombasa
