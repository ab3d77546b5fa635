// The players: a table of what can be compared, then cards, tiles and books of each; and the score sheet.
#include "engine/flow/step.h"
#include "games/mombasa/paint.h"
#include "games/mombasa/turns.h"

namespace pentarchy::mombasa {

namespace {

constexpr int kFirst = 22, kWidth = 14;

void row(const Brush& b, const std::string& label, auto cell) {
    std::string text = label;
    for (Seat seat = 0; seat < b.l.s.seats; ++seat) text = pad(text, kFirst + kWidth * seat) + cell(seat);
    b.p.line(text);
}

std::string step_and_worth(int step, int worth) { return std::to_string(step) + "/" + std::to_string(worth); }

int cards_in_hand(const Player& me) {
    int n = 0;
    for (const uint8_t copies : me.cards) n += copies;
    return n;
}

Lines slot_parts(const Brush& b, const Player& me) {
    Lines out;
    for (int slot = 0; slot < kSlots; ++slot) {
        if (me.slot[slot] == kNone) continue;
        const std::string plus = me.plus_on == slot ? " +1" : "", used = me.up >> slot & 1 ? "" : "[x] ";
        out.push_back(std::to_string(slot + 1) + ": " + used + b.card(me.slot[slot]) + plus);
    }
    return out;
}

// "2: coffee 1 +", "expansion 2,": a part for each card, so that long rows can be broken.
Lines row_parts(const Brush& b, const Player& me) {
    Lines out;
    for (int slot = 0; slot < kSlots; ++slot) {
        if (me.rows[slot] && !out.empty()) out.back() += ",";
        for (int i = 0; i < me.rows[slot]; ++i) {
            const std::string number = i ? "" : std::to_string(slot + 1) + ": ";
            out.push_back(number + b.card(me.row[slot][i]) + (i + 1 < me.rows[slot] ? " +" : ""));
        }
    }
    return out;
}

Lines hand_parts(const Brush& b, const Player& me) {
    Lines out;
    for (int face = 0; face < b.l.t.faces; ++face)
        if (me.cards[face])
            out.push_back(b.card(face) + (me.cards[face] > 1 ? " x" + std::to_string(me.cards[face]) : ""));
    return out;
}

Lines tile_parts(const Brush& b, const Player& me) {
    Lines out;
    for (int tile = 0; tile < kTiles; ++tile)
        if (me.tiles >> tile & 1)
            out.push_back((me.tiles_up >> tile & 1 ? "" : "[x] ") + b.noun("tile", b.l.t.tile_words, tile));
    return out;
}

// MO-10.18  A face-down book shows its letter.
std::string face_down(const Brush& b, int book) {
    const uint8_t letter = b.l.t.book[book].letter;
    return letter == kNone ? "(x)" : "(" + b.l.t.letter_words[letter] + ")";
}

Lines book_parts(const Brush& b, const Player& me) {
    Lines out;
    for (int step = me.jar + 1; step <= kBookSteps; ++step) {
        if (!me.book[step]) continue;
        const std::string name =
            step == 1 ? b.noun("start_book", b.l.t.start_tile_words, me.start_tile) : b.book(me.book[step] - 1);
        out.push_back(std::to_string(step) + ": " +
                      (me.book_down >> step & 1 ? face_down(b, me.book[step] - 1) : name));
    }
    return out;
}

void paint_own(const Brush& b, Seat seat) {
    const Player& me = b.l.s.player[seat];
    const auto list = [&](std::string_view key, const Lines& parts) {
        if (!parts.empty()) b.flow(b.mark(seat) + " " + b.say(key) + ": ", parts, 4);
    };
    const auto group = [&](std::string_view key, const Lines& parts) { list(key, punctuated(parts)); };
    group("board.slots", slot_parts(b, me));
    group("board.tiles", tile_parts(b, me));
    list("board.rows", row_parts(b, me));
    group("board.on_track", book_parts(b, me));
    if (seat != b.viewer) return;
    group("board.hand", hand_parts(b, me));
    Lines plan;
    for (int slot = 0; slot < kSlots; ++slot)
        if (const uint8_t pick = b.l.s.picks[seat].slot[slot])
            plan.push_back(std::to_string(slot + 1) + ": " + b.card(pick - 1));
    group("board.plan", plan);
    for (const int tile : b.l.s.tiles.ids_at(dealt_to(seat)))
        b.flow(b.mark(seat) + " " + b.say("board.dealt") + ": ",
               words_of(b.noun("start_tile", b.l.t.start_tile_words, tile)), 4);
}

}  // namespace

void paint_players(const Brush& b) {
    const SeatMask deciding = is_over(b.l.s) ? SeatMask{0} : pending<Mombasa>(b.l.s);
    const auto me = [&](Seat seat) -> const Player& { return b.l.s.player[seat]; };
    row(b, "", [&](Seat seat) {
        const std::string note = seat == b.viewer                  ? " " + b.say("board.you")
                                 : me(seat).out && !is_over(b.l.s) ? " " + b.say("board.out")
                                                                   : "";
        return (has(deciding, seat) ? ">" : " ") + b.mark(seat) + " " + b.p.bold(b.ink(seat, b.name(seat))) + note;
    });
    row(b, b.say("board.money"), [&](Seat seat) { return " " + b.pounds(me(seat).money); });
    row(b, b.say("board.diamond"),
        [&](Seat seat) { return " " + step_and_worth(me(seat).diamond, b.l.t.diamond_value[me(seat).diamond]); });
    row(b, b.say("board.jar"),
        [&](Seat seat) { return " " + step_and_worth(me(seat).jar, b.l.t.jar_value[me(seat).jar]); });
    row(b, b.say("board.markers"), [&](Seat seat) { return " " + std::to_string(markers_left(b.l, seat)); });
    row(b, b.say("board.in_hand"), [&](Seat seat) { return " " + std::to_string(cards_in_hand(me(seat))); });
    row(b, b.say("board.worth"), [&](Seat seat) { return " " + b.pounds(score_sheet(b.l, seat).total()); });
    for (Seat seat = 0; seat < b.l.s.seats; ++seat) paint_own(b, seat);
}

// MO-21.2  The seven categories.
void paint_score(const Brush& b) {
    row(b, b.say("score.title"), [&](Seat seat) { return " " + b.ink(seat, b.name(seat)); });
    const auto line = [&](const std::string& label, int which) {
        row(b, label, [&](Seat seat) { return " " + std::to_string(score_sheet(b.l, seat).line[which]); });
    };
    line(b.say("score.cash"), ScoreSheet::kCash);
    for (int company = 0; company < kCompanies; ++company) line(b.company(company), ScoreSheet::kCompany0 + company);
    line(b.say("score.diamonds"), ScoreSheet::kDiamonds);
    line(b.say("score.books"), ScoreSheet::kBooks);
    row(b, b.say("score.total"),
        [&](Seat seat) { return " " + b.p.bold(std::to_string(score_sheet(b.l, seat).total())); });
}

}  // namespace pentarchy::mombasa
