// What the files that draw the board share: who looks, with which words and colours.
#pragma once

#include "engine/paint/brush.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

struct Brush : BrushOf<Look> {
    std::string faction(Seat seat) const;  // in its colour; before it is chosen the seat's word
    std::string card(int card) const { return noun("card", l.t.face_words, l.t.card[card].face); }
    std::string location(int card) const { return noun("location", l.t.card_words, card); }
    std::string good(int good) const { return noun("good", l.t.good_words, good); }
    // What is printed on it: the good of its deal field, its raze field, what it does; and all of it in one line.
    std::string deal(int card) const;
    std::string raze(int card) const;
    std::string effect(int card) const;
    std::string in_short(int card) const;

    // One to a line, or in more lines where it is long.
    void listed(int indent, const std::string& words) const {
        flow(std::string(static_cast<size_t>(indent), ' '), words_of(words), indent + 2);
    }

    std::string title(std::string_view key) const { return say(std::string("board.") + std::string(key)) + ":"; }
};

void paint_players(const Brush& brush);
void paint_score(const Brush& brush);

}  // namespace pentarchy::settlers
