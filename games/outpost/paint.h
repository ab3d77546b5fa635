// What the files that draw the board share: who looks, with which words and colours. It is drawn from a view: what the
// viewer cannot place is not there to be drawn.
#pragma once

#include "games/outpost/actions.h"
#include "games/outpost/game.h"

namespace pentarchy::outpost {

using Lines = std::vector<std::string>;

inline constexpr int kFaint = 245;  // colour of what matters less

std::string join(const Lines& parts, std::string_view between = ", ");
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
