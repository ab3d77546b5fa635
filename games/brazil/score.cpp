// Counting and scoring (BR-18).
#include "games/brazil/actions.h"
#include "games/brazil/game.h"

namespace pentarchy::brazil {

bool Brazil::verdict(const Look& l) { return is_solo(l) && (has_won_solo(l) || has_lost_solo(l)); }
void Brazil::finish(Play& p) {
    p.say(Msg::GameOver);
    if (is_solo(p)) p.say(has_won_solo(p) ? Msg::SoloWon : Msg::SoloLost, 0);  // BR-19.6, BR-19.7
    const SeatMask audience = is_solo(p) ? bit(0) : kEveryone;  // alone, the hand stays secret
    for (Seat seat = 0; seat < p.s.seats; ++seat) p.say_to(audience, Msg::FinalScore, seat, score_sheet(p, seat).total());
}
Standing Brazil::standing(const Look& l, Seat seat) {
    const int mine = score_sheet(l, seat).total(), science = science_on_tiles(l, seat);
    if (is_solo(l)) return {has_won_solo(l) ? 1 : 2, mine};
    int rank = 1;
    for (Seat other = 0; other < l.s.seats; ++other) {
        const int theirs = score_sheet(l, other).total();
        rank += theirs > mine || (theirs == mine && science_on_tiles(l, other) > science);
    }
    return {rank, mine};
}
std::vector<ScoreLine> Brazil::score_lines(const Look& l, Seat seat) {
    const ScoreSheet sheet = score_sheet(l, seat);
    std::vector<ScoreLine> out;
    for (int line = 0; line < ScoreSheet::kLines; ++line) out.push_back({kScoreLines[line], sheet.line[line]});
    return out;
}
std::vector<TieBreak> Brazil::tie_breaks(const Look& l, Seat seat) {
    return {{"science", science_on_tiles(l, seat), "BR-18.13"}};
}

}  // namespace pentarchy::brazil
