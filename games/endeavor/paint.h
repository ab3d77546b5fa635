// What the files that draw the board share: who looks, with which words and colours. Nothing is hidden, so everybody
// sees the same board.
#pragma once

#include "engine/paint/brush.h"
#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

struct Brush : BrushOf<Look> {
    std::string name(Seat seat) const { return noun("seat", l.t.seat_words, seat); }
    std::string city(int city) const { return noun("city", l.t.city_words, city); }
    std::string card(int card) const { return noun("card", l.t.card_words, card); }
    std::string building(int building) const { return noun("building", l.t.building_words, building); }
    std::string token(int token) const { return noun("short", l.t.token_words, token); }

    // In the seat's colour; letters do the same without colours.
    std::string ink(Seat colour, std::string_view words) const;
    std::string mark(Seat colour) const;  // "P"
};

void draw_map(const Brush& brush);
void paint_stacks(const Brush& brush);  // tiles left to build
void paint_players(const Brush& brush);
void paint_score(const Brush& brush);

}  // namespace pentarchy::endeavor
