// The end of the game, line by line: IS-14, in the solo game IS-19.60 to IS-19.63.
#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

namespace {

// IS-14.3, IS-14.4  The highest step that is reached.
int stash_points(const Look& l, int card) {
    const uint8_t slot = l.t.card[card].stash_slot;
    const DesignRow& design = design_of(l, card);
    const int stashed = l.s.stashed[slot] + l.s.cards.at(stash_at(slot));
    int points = 0;
    for (int i = 0; i < design.stash_steps; ++i)
        if (stashed >= design.stash_step[i].at_least) points = design.stash_step[i].vp;
    return points;
}

// IS-14.7  Workers and resources left.
int goods_left(const Look& l, Seat seat) {
    return goods(l, seat, Good::Worker) + goods(l, seat, Good::Wood) + goods(l, seat, Good::Stone) +
           goods(l, seat, Good::Food);
}

// IS-14.7, IS-14.8  Goods, then cards in hand.
int tie_break(const Look& l, Seat seat) { return goods_left(l, seat) * 256 + hand_size(l, seat); }

}  // namespace

// IS-14.2, IS-14.5, IS-16.79  What stands in the own empire, whoever has borrowed it.
ScoreSheet score_sheet(const Look& l, Seat seat) {
    ScoreSheet out;
    out.line[ScoreSheet::kGained] = l.s.player[seat].vp;
    for (const int card : l.s.cards.ids_at(town_of(seat))) {
        out.line[is_common(l, card) ? ScoreSheet::kCommonLocations : ScoreSheet::kFactionLocations] +=
            design_of(l, card).vp;
        if (l.t.card[card].stash_slot != kNone) out.line[ScoreSheet::kStash] += stash_points(l, card);
    }
    return out;
}

std::vector<ScoreLine> Settlers::score_lines(const Look& l, Seat seat) {
    static const char* const kNames[] = {"gained", "common", "faction", "stash"};
    return score_sheet(l, seat).named(kNames);
}

std::vector<TieBreak> Settlers::tie_breaks(const Look& l, Seat seat) {
    return {{"goods", goods_left(l, seat), "IS-14.7"}, {"cards", hand_size(l, seat), "IS-14.8"}};
}

int faction_locations(const Look& l, Seat seat) {
    return (l.s.cards.ids_at(town_of(seat)) & l.t.faction_cards).count();
}

// IS-19.2, IS-19.60, IS-19.61
bool has_won_solo(const Look& l) { return faction_locations(l, 0) > l.s.cards.at(base_of(kVirtual)); }

// IS-14.6 to IS-14.9  The highest score, then goods, then cards; still tied, the victory is shared. Alone, a defeat is
// a second place.
Standing Settlers::standing(const Look& l, Seat seat) {
    Standing out;
    out.score = score_sheet(l, seat).total();
    if (is_solo(l)) {
        out.rank = has_won_solo(l) ? 1 : 2;
        return out;
    }
    const auto worth = [&](Seat other) { return (int64_t{score_sheet(l, other).total()} << 20) + tie_break(l, other); };
    const int64_t mine = (int64_t{out.score} << 20) + tie_break(l, seat);
    for (Seat other = 0; other < l.s.seats; ++other) out.rank += other != seat && worth(other) > mine;
    return out;
}

// IS-19.63  The highest grade whose points are reached.
int solo_grade(const Look& l) {
    const int score = score_sheet(l, 0).total();
    int grade = 0;
    while (grade + 1 < l.t.grades && score >= l.t.grade_vp[grade + 1]) ++grade;
    return grade;
}

namespace {

// IS-19.62, IS-19.63
void say_solo(Play& p) {
    const int mine = faction_locations(p, 0), theirs = p.s.cards.at(base_of(kVirtual));
    p.say(has_won_solo(p) ? Msg::SoloWon : Msg::SoloLost, faction_of(p, 0), mine, theirs);
    if (has_won_solo(p)) p.say(Msg::SoloGrade, solo_grade(p));
}

}  // namespace

void Settlers::finish(Play& p) {
    p.say(Msg::GameOver);
    if (is_solo(p)) say_solo(p);
}

}  // namespace pentarchy::settlers
