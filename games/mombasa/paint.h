// What the files that draw the board share: who looks, with which words and colours.
#pragma once

#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

using Lines = std::vector<std::string>;

inline constexpr int kFaint = 245;  // colour of what matters less

std::string join(const Lines& parts, std::string_view between = ", ");
Lines punctuated(Lines parts, std::string_view last = "");  // a comma after each part but the last
std::string pad(std::string_view words, int columns);       // colour codes take no column

struct Brush {
    const Look& l;
    Seat viewer;
    Painter& p;

    std::string say(std::string_view key, const std::vector<Arg>& args = {}) const { return render(p.text, key, args); }
    std::string noun(std::string_view kind, const std::vector<std::string>& words, int value) const {
        return say(std::string(kind) + "." + words[static_cast<size_t>(value)]);
    }
    std::string pounds(int n) const { return say("board.pounds", {number_arg("number", n)}); }
    std::string name(Seat seat) const { return noun("seat", l.t.seat_words, seat); }
    std::string company(int company) const { return noun("company", l.t.company_words, company); }
    std::string card(int face) const { return noun("short", l.t.face_words, face); }
    std::string book(int book) const { return noun("book", l.t.book_words, book); }

    // In the seat's or the company's colour; letters do the same without colours.
    std::string ink(Seat seat, std::string_view words) const;
    std::string mark(Seat seat) const;    // "B"
    std::string post(int company) const;  // "M"

    // The line goes on with the parts, in as many lines of 80 columns as it takes; all but the first are indented.
    void flow(std::string line, const Lines& parts, int indent) const;
};

void paint_board(const Brush& brush);
void paint_players(const Brush& brush);
void paint_score(const Brush& brush);

}  // namespace pentarchy::mombasa
