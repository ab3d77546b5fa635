// The map: twelve boxes with what lies there, whose pawns stand there, and the hut with its goods.
#include <algorithm>

#include "games/outpost/paint.h"

namespace pentarchy::outpost {

namespace {

constexpr int kSiteWidth = 9, kSiteLines = 3;
constexpr char kMark[] = "RBYG";
constexpr int kInk[kSeats] = {203, 75, 220, 114};

// "forest", "(forest)" once it gives nothing more, "???", or "?forest" for one who looked under it.
std::string face_text(const Brush& b, Site site) {
    if (const Seat owner = home_owner(b.l, site); owner != kNobody) return b.say("board.home") + " " + b.mark(owner);
    const Face face = b.l.s.face[index(site)];
    if (face == Face::Down)
        for (const int tile : b.l.s.tiles.ids_at(tile_place(site)))
            return "?" + b.noun("face", b.l.t.tile_kind_words, static_cast<int>(b.l.t.tile[tile]));
    const std::string words = b.noun("face", b.l.t.face_words, static_cast<int>(face));
    if (is_spent(b.l, site)) return b.p.ink(kFaint, "(" + words + ")");
    return face == Face::Down ? b.p.ink(kFaint, words) : words;
}

// "R2"
std::string pawns_text(const Brush& b, Site site) {
    Lines out;
    for (Seat seat = 0; seat < b.l.s.seats; ++seat)
        if (const int n = pawns_at(b.l, seat, site)) out.push_back(b.ink(seat, kMark[seat] + std::to_string(n)));
    return join(out, " ");
}

// "RA:1wood"; a borrowed one is "RA>B:1", its good follows from the site.
std::string hut_text(const Brush& b, Site site) {
    std::string out;
    each_hut(b.l, [&](Seat owner, int h) {
        const Hut& hut = b.l.s.player[owner].hut[h];
        if (hut.site != index(site)) return;
        const bool borrowed = hut.holder != owner;
        out = b.ink(owner, kMark[owner] + b.hut(h)) + (borrowed ? ">" + b.mark(hut.holder) : "");
        if (!hut.goods) return;
        out += ":" + std::to_string(hut.goods);
        if (!borrowed) out += b.good(static_cast<int>(printed_good(b.l, site)));
    });
    return out;
}

// A line between the rows; the topmost carries the letters of the columns.
std::string border(const Brush& b, const char* left, const char* middle, const char* right, bool letters) {
    std::string out = "  ";
    for (int column = 0; column < kColumns; ++column) {
        out += b.p.lines ? (column ? middle : left) : "+";
        for (int i = 0; i < kSiteWidth; ++i) {
            const bool letter = letters && i == kSiteWidth / 2;
            out += letter ? b.l.t.site_words[static_cast<size_t>(column)].substr(0, 1) : b.p.lines ? "─" : "-";
        }
    }
    return out + (b.p.lines ? right : "+");
}

}  // namespace

std::string Brush::ink(Seat seat, std::string_view words) const { return p.ink(kInk[seat], words); }
std::string Brush::mark(Seat seat) const { return ink(seat, std::string(1, kMark[seat])); }

Lines map_lines(const Brush& b) {
    Lines out;
    const char* side = b.p.lines ? "│" : "|";
    for (int row = 0; row < kRows; ++row) {
        out.push_back(row ? border(b, "├", "┼", "┤", false) : border(b, "┌", "┬", "┐", true));
        for (int line = 0; line < kSiteLines; ++line) {
            std::string text = line == 1 ? std::to_string(row + 1) + " " : "  ";
            for (int column = 0; column < kColumns; ++column) {
                const Site site = site_at(row * kColumns + column);
                const auto words = line == 0 ? face_text(b, site) : line == 1 ? pawns_text(b, site) : hut_text(b, site);
                text += side + pad(words, kSiteWidth);
            }
            out.push_back(text + side);
        }
    }
    out.push_back(border(b, "└", "┴", "┘", false));
    return out;
}

}  // namespace pentarchy::outpost
