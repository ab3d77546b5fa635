// What the files that draw the board share: who looks, with which words and colours. It is drawn from a view: what the
// viewer cannot place is not there to be drawn.
#pragma once

#include "engine/paint/brush.h"
#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

struct Brush : BrushOf<Look> {
    std::string good(int good) const { return noun("good", l.t.good_words, good); }
    std::string order(int order) const { return noun("order", l.t.order_words, order); }
    std::string hut(int hut) const { return noun("hut", l.t.hut_words, hut); }
    std::string card(CardKind kind) const { return noun("card", l.t.card_kind_words, static_cast<int>(kind)); }
    std::string name(Seat seat) const { return noun("seat", l.t.seat_words, seat); }

    // In the seat's colour; letters do the same without colours.
    std::string ink(Seat seat, std::string_view words) const;
    std::string mark(Seat seat) const;  // "R"
};

Lines map_lines(const Brush& brush);

}  // namespace pentarchy::outpost
