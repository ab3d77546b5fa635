// The board for a terminal of 80 columns: the title, what lies in the middle, the players or, at the end, the score.
#include "games/settlers/paint.h"

#include "engine/flow/step.h"
#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

namespace {

// The stack tells the phase.
std::string phase(const State& s) {
    const auto runs = [&](Proc proc) { return find_frame(s.stack, proc) != nullptr; };
    if (is_over(s)) return "over";
    if (!s.round) return "setup";
    return runs(Proc::ProductionPhase) ? "production"
           : runs(Proc::ActionPhase)   ? "action"
           : runs(Proc::AttackPhase)   ? "attack"
                                       : "lookout";
}

std::string headline(const Brush& b) {
    const State& s = b.l.s;
    Lines parts{b.p.bold(b.say("game.name"))};
    if (s.round)
        parts.push_back(b.say("board.round", {number_arg("number", s.round), number_arg("number2", b.l.t.rounds)}));
    parts.push_back(b.say("board.phase." + phase(s)));
    if (s.round && !is_over(s))
        parts.push_back(b.say("board.starts", {{"faction", b.l.t.faction_words[s.player[s.start].faction]}}));
    return join(parts, " – ");
}

// The row of the lookout; in the solo game what the virtual player has.
void paint_middle(const Brush& b) {
    const Look& l = b.l;
    Lines area, line;
    if (l.s.cards.at(kRow)) b.p.line(b.title("row"));
    for (const int card : l.s.cards.ids_at(kRow)) b.listed(2, b.in_short(card));
    if (!is_solo(l)) return;
    for (const int card : l.s.cards.ids_at(town_of(kVirtual)))
        area.push_back(b.location(card) + " (" + b.raze(card) + ")");
    for (int i = 0; i < l.s.line_size; ++i) line.push_back(b.good(l.s.line[i]));
    b.flow(b.title("area") + " ", punctuated(area), 2);
    b.flow(b.title("line") + " ", punctuated(line), 2);
    b.p.line(b.title("collection") + " " + std::to_string(l.s.cards.at(base_of(kVirtual))));
}

}  // namespace

// Barbarians red, Romans blue, Egyptians yellow, Japanese purple.
std::string Brush::faction(Seat seat) const {
    static constexpr int kInk[kFactions] = {203, 75, 221, 141};
    const uint8_t which = l.s.player[seat].faction;
    return which == kNone ? noun("seat", l.t.seat_words, seat)
                          : p.ink(kInk[which], noun("faction", l.t.faction_words, which));
}

void Settlers::paint(const Look& l, Seat viewer, Painter& p) {
    const Brush brush{{l, viewer, p}};
    p.line(headline(brush));
    p.line(brush.title("deck") + " " + std::to_string(deck_size(l, kCommon)));
    paint_middle(brush);
    paint_players(brush);
    if (is_over(l.s)) paint_score(brush);
}

}  // namespace pentarchy::settlers
