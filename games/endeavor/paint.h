// What the files that draw the board share: who looks, with which words and colours. Nothing is hidden, so everybody
// sees the same board.
#pragma once

#include "games/endeavor/game.h"

namespace pentarchy::endeavor {

using Lines = std::vector<std::string>;

inline constexpr int kFaint = 245;  // colour of what matters less

std::string join(const Lines& parts, std::string_view between = ", ");
Lines punctuated(Lines parts, std::string_view last);  // a comma after each part but the last
std::string pad(std::string_view words, int columns);  // colour codes take no column
inline std::string counted(const std::string& thing, int n) { return thing + " " + std::to_string(n); }

struct Brush {
    const Look& l;
    Seat viewer;
    Painter& p;

    std::string say(std::string_view key, const std::vector<Arg>& args = {}) const { return render(p.text, key, args); }
    std::string noun(std::string_view kind, const std::vector<std::string>& words, int value) const {
        return say(std::string(kind) + "." + words[static_cast<size_t>(value)]);
    }
    std::string name(Seat seat) const { return noun("seat", l.t.colour_words, seat); }
    std::string city(int city) const { return noun("city", l.t.city_words, city); }
    std::string card(int card) const { return noun("card", l.t.card_words, card); }
    std::string building(int building) const { return noun("building", l.t.building_words, building); }
    std::string token(int token) const { return noun("short", l.t.token_words, token); }

    // In the seat's colour; letters do the same without colours.
    std::string ink(Seat colour, std::string_view words) const;
    std::string mark(Seat colour) const;  // "P"

    // The line goes on with the parts, in as many lines of 80 columns as it takes; all but the first are indented.
    // The semicolon of the last part falls away.
    void flow(std::string line, const Lines& parts, int indent) const;
};

void paint_map(const Brush& brush);
void paint_players(const Brush& brush);
void paint_score(const Brush& brush);

}  // namespace pentarchy::endeavor
