// What the rooms of the terminal's board draw with (paint_*.cpp): marks and colours of seats, and words for squares.
#pragma once

#include "engine/paint/brush.h"
#include "games/civilization/game.h"
#include "games/civilization/income.h"

namespace pentarchy::civilization {

inline constexpr int kInk[kSeats] = {203, 75, 114, 221, 177};

struct Brush : BrushOf<Look> {
    std::string ink(Seat seat, std::string_view words) const { return p.ink(kInk[seat], words); }
    std::string seat(Seat seat) const { return ink(seat, noun("seat", l.t.seat_words, seat)); }
    std::string mark(Seat seat) const { return noun("map", l.t.seat_words, seat); }  // "R"
    const std::string& square(int square) const { return l.t.square_words[static_cast<size_t>(square)]; }
    std::string terrain(int square) const {
        return noun("terrain", l.t.terrain_words, index(ground_at(l, square).terrain));
    }
    std::string counted(std::string_view noun, int n) const {  // "2 armies"
        const Arg number = number_arg("number", n);
        return say("painted." + std::string(noun), std::vector<Arg>{number});
    }
    std::string thing(int square) const;          // what lies there, or empty
    std::string figures(int square) const;        // whose stand there, or empty
    std::string yields(int square) const;         // "1 production, 2 trade"
    std::string city(Seat seat, int city) const;  // "red: the capital"
    std::string dash() const { return p.lines ? "–" : "-"; }
};

// paint_battle.cpp: the battle that is fought.
void paint_battle(const Brush& b);
// paint_table.cpp: the market, and of each seat cities, figures and technologies.
void paint_market(const Brush& b);
void paint_seats(const Brush& b);
// paint_city.cpp: the squares around a city, one by one, and what it makes of them.
void paint_city(const Brush& b, Seat seat, int city);

}  // namespace pentarchy::civilization
