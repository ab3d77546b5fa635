// The common board: companies with their tracks, regions, cards, books and bonus spaces.
#include "games/mombasa/actions.h"
#include "games/mombasa/paint.h"

namespace pentarchy::mombasa {

namespace {

// "6!": the next step costs money or is a special space.
std::string step_text(const Brush& b, Seat seat, int company) {
    const int step = b.l.s.player[seat].step[company];
    const SideRow& side = track_of(b.l, company);
    const bool marked =
        step < side.length && (side.toll[step + 1] || step + 1 == side.special[0] || step + 1 == side.special[1]);
    return b.mark(seat) + std::to_string(step) + (marked ? "!" : "");
}

void paint_companies(const Brush& b) {
    const State& s = b.l.s;
    b.p.line(b.p.ink(kFaint, pad(pad(pad(pad("  " + b.say("board.company"), 17) + b.say("board.track"), 26) +
                                         b.say("board.share_value"),
                                     34) +
                                     b.say("board.posts"),
                                 44) +
                                 b.say("board.markers_at")));
    for (int company = 0; company < kCompanies; ++company) {
        std::string line = pad(b.post(company) + " " + b.company(company), 17);
        if (s.side[company] == kNone) {
            b.p.line(line);
            continue;
        }
        line = pad(line + b.noun("side", b.l.t.side_words, s.side[company]), 26) + b.pounds(s.value[company]);
        line = pad(line, 34);
        for (const uint8_t posts : s.column[company]) line += std::to_string(posts) + " ";
        line = pad(line, 44);
        for (Seat seat = 0; seat < s.seats; ++seat) line = pad(line + step_text(b, seat, company), 44 + 6 * (seat + 1));
        b.p.line(line);
    }
}

// "Angola £2 [C]": the reward, mines as dots, whose post.
std::string region_text(const Brush& b, int region) {
    std::string out = b.noun("region", b.l.t.region_words, region);
    const std::string reward = "reward." + b.l.t.region_words[static_cast<size_t>(region)];
    if (b.p.text.has(reward)) out += " " + b.p.ink(kFaint, b.say(reward));
    out.append(b.l.t.region[region].mines, '.');
    for (int company = 0; company < kCompanies; ++company)
        if (b.l.s.held[company] >> region & 1) out += " [" + b.post(company) + "]";
    return out;
}

void paint_regions(const Brush& b) {
    Lines parts;
    for (int region = 0; region < b.l.t.regions; ++region) parts.push_back(region_text(b, region));
    b.flow(b.p.bold(b.say("board.regions")) + ": ", punctuated(parts), 2);
}

void paint_cards(const Brush& b) {
    constexpr int kWidth = 26;
    b.p.line(b.p.bold(b.say("board.display")) + ": " +
             b.p.ink(kFaint, join({b.say("board.left"), b.say("board.middle"), b.say("board.right")}, " / ")));
    for (int row = 0; row < 4; ++row) {
        std::string line;
        for (const int column : {2, 1, 0}) {
            const int space = 4 * column + row;
            const uint8_t face = b.l.s.display[space];
            const std::string text = face == kNone ? "-" : b.card(face) + " =" + std::to_string(price_of(b.l, space));
            line = pad(line + "  " + text, kWidth * (3 - column));
        }
        b.p.line(line);
    }
}

void paint_shelf(const Brush& b) {
    Lines parts;
    for (int space = 0; space < kBookSpaces; ++space) {
        const uint8_t book = b.l.s.shelf[space];
        parts.push_back((book == kNone ? "-" : b.book(book)) + (b.l.s.coins >> space & 1 ? "*" : ""));
    }
    b.flow(b.p.bold(b.say("board.shelf")) + ": ", punctuated(parts), 2);
}

void paint_spaces(const Brush& b) {
    Lines parts;
    for (int i = 0; i < b.l.t.spaces; ++i) {
        const uint8_t side = b.l.t.space[i].side;
        if (side != kNone && b.l.s.company_of[side] == kNone) continue;
        const Seat seat = b.l.s.marker[i];
        parts.push_back(b.noun("space", b.l.t.space_words, i) + (seat == kNobody ? "" : " [" + b.mark(seat) + "]"));
    }
    b.flow(b.p.bold(b.say("board.spaces")) + ": ", punctuated(parts), 2);
}

}  // namespace

void paint_board(const Brush& b) {
    paint_companies(b);
    paint_regions(b);
    paint_cards(b);
    paint_shelf(b);
    paint_spaces(b);
}

}  // namespace pentarchy::mombasa
