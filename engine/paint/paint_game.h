// The board of a game, from what a viewer may know; and the names of its seats for people.
#pragma once

#include "engine/flow/step.h"
#include "engine/paint/board.h"
#include "engine/paint/brush.h"

namespace pentarchy {

inline std::string text_or_word(const Texts& text, std::string_view kind, const std::string& word) {
    const std::string key = std::string(kind) + "." + word;
    return text.has(key) ? render(text, key) : word;
}

// Its faction, or else its colour.
template <class G>
std::string name_of_seat(const LookOf<G>& l, Seat seat, const Texts& text) {
    const std::string side = G::side(l, seat);
    return !side.empty() && text.has("faction." + side) ? render(text, "faction." + side)
                                                        : text_or_word(text, "seat", G::word(l.t, kSeat, seat));
}

template <class G, class L>
void paint_game(const L& l, Seat viewer, Painter& p) {
    const Json document = viewer == kNobody ? G::document(l) : G::document_for(l, viewer);
    Board board{.document = document, .plan = G::board_plan(), .viewer = viewer, .deciding = pending<G>(l.s)};
    for (Seat seat = 0; seat < G::seats(l.s); ++seat) {
        const std::string side = G::side(l, seat);
        board.sides.push_back(side.empty() ? G::word(l.t, kSeat, seat) : side);
        board.names.push_back(name_of_seat<G>(l, seat, p.text));
    }
    if constexpr (requires { l.t.rounds; }) board.rounds = l.t.rounds;
    board.map = [&] { G::paint_middle(l, viewer, p); };
    board.note = [&](Seat owner, std::string_view member, std::string_view word) {
        return G::board_note(l, p.text, viewer, owner, member, word);
    };
    paint_board(board, p);
}

}  // namespace pentarchy
