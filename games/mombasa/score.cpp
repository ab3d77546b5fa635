// The end of the game, line by line as on the score sheet: MO-4, MO-21.
#include "games/mombasa/actions.h"
#include "games/mombasa/game.h"

namespace pentarchy::mombasa {

// MO-4.2, MO-4.3  The last symbol reached on the track, and one for each symbol on own cards.
int shares_of(const Look& l, Seat seat, int company) {
    const Player& me = l.s.player[seat];
    return track_of(l, company).shares[me.step[company]] + me.shares[company];
}

ScoreSheet score_sheet(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    ScoreSheet out;
    out.line[ScoreSheet::kCash] = me.money;
    for (int company = 0; company < kCompanies; ++company)
        out.line[ScoreSheet::kCompany0 + company] =
            l.s.side[company] == kNone ? 0 : shares_of(l, seat, company) * l.s.value[company];
    out.line[ScoreSheet::kDiamonds] = l.t.diamond_value[me.diamond];
    out.line[ScoreSheet::kBooks] = l.t.jar_value[me.jar];
    return out;
}

std::vector<ScoreLine> Mombasa::score_lines(const Look& l, Seat seat) {
    static const char* const kNames[] = {"cash", "mombasa", "cape_town", "saint_louis", "cairo", "diamonds", "books"};
    return score_sheet(l, seat).named(kNames);
}

// MO-21.5  The highest sum wins; ties share.
Standing Mombasa::standing(const Look& l, Seat seat) {
    Standing out;
    out.score = score_sheet(l, seat).total();
    for (Seat other = 0; other < l.s.seats; ++other) out.rank += score_sheet(l, other).total() > out.score;
    return out;
}

// MO-21.1  All rows to the hands.
void Mombasa::finish(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        Player& me = p.s.player[seat];
        for (int row = 0; row < kSlots; ++row) {
            for (int i = 0; i < me.rows[row]; ++i) {
                add_to_hand(p, seat, me.row[row][i]);
                me.row[row][i] = kNone;
            }
            me.rows[row] = 0;
        }
    }
    p.say(Msg::GameOver);
}

}  // namespace pentarchy::mombasa
