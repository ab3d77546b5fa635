// What the files that draw the board share: who looks, with which words and colours.
#pragma once

#include "engine/paint/brush.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

struct Brush : BrushOf<Look> {
    std::string pounds(int n) const { return say("board.pounds", {number_arg("number", n)}); }
    std::string name(Seat seat) const { return noun("seat", l.t.seat_words, seat); }
    std::string company(int company) const { return noun("company", l.t.company_words, company); }
    std::string region(int region) const { return noun("region", l.t.region_words, region); }
    std::string card(int face) const { return noun("short", l.t.face_words, face); }
    std::string book(int book) const { return noun("book", l.t.book_words, book); }

    // In the seat's or the company's colour; letters do the same without colours.
    std::string ink(Seat seat, std::string_view words) const;
    std::string mark(Seat seat) const;    // "B"
    std::string post(int company) const;  // "M"
};

const ExpandLocals* expansion(const Look& l);

void draw_map(const Brush& brush);
void paint_board(const Brush& brush);
void paint_players(const Brush& brush);
void paint_score(const Brush& brush);

}  // namespace pentarchy::mombasa
