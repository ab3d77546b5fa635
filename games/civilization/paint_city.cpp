// A city from near: its squares with what lies there and what they yield, and what the city makes of them.
#include <algorithm>

#include "games/civilization/harvest.h"
#include "games/civilization/paint.h"

namespace pentarchy::civilization {

namespace {

constexpr int kLinesOfSquare = 4;

struct Site {
    int left, top, right, bottom;
};
Site site_of(const Look& l, const City& city) {
    Site out{kColumns, kRows, 0, 0};
    for (const int square : outskirts(l, city)) {
        out.left = std::min(out.left, square % kColumns), out.right = std::max(out.right, square % kColumns);
        out.top = std::min(out.top, square / kColumns), out.bottom = std::max(out.bottom, square / kColumns);
    }
    return out;
}

// Name and terrain; what lies there; what it yields; who stands there.
std::string line_of(const Brush& b, Seat seat, int square, int line) {
    const bool open = is_open(b.l, square);
    if (line == 0) return b.p.bold(b.square(square)) + " " + (open ? b.terrain(square) : b.say("map.face_down"));
    if (!open) return "";
    if (line == 1) return b.thing(square);
    if (line == 2) return is_blockaded(b.l, seat, square) ? b.say("map.blocked") : b.yields(square);
    return b.figures(square);
}

std::string clipped(std::string words, int columns) {
    if (screen_width(words) <= columns) return words;
    size_t end = 0;
    for (int n = 0; n < columns; ++n) do
            ++end;
        while (end < words.size() && (words[end] & 0xC0) == 0x80);
    return words.substr(0, end);
}

void paint_rule(const Brush& b, int squares, int width) {
    std::string line;
    for (int i = 0; i < squares * (width + 1) - 1; ++i) line += b.p.lines ? "─" : "-";
    b.p.line(b.p.ink(kFaint, line));
}

void paint_squares(const Brush& b, Seat seat, const Site& site) {
    const int squares = site.right - site.left + 1, width = kColumnsOfScreen / squares - 1;
    for (int y = site.top; y <= site.bottom; ++y) {
        for (int line = 0; line < kLinesOfSquare; ++line) {
            std::string words;
            for (int x = site.left; x <= site.right; ++x) {
                Painter plain{b.p.text, false, b.p.lines, ""};  // what is cut has no colours
                const std::string full = line_of(b, seat, square_at(x, y), line);
                const bool fits = screen_width(full) <= width;
                const Brush bare{{b.l, b.viewer, plain}};
                words += pad(fits ? full : clipped(line_of(bare, seat, square_at(x, y), line), width), width);
                if (x < site.right) words += b.p.ink(kFaint, b.p.lines ? "│" : "|");
            }
            b.p.line(words);
        }
        if (y < site.bottom) paint_rule(b, squares, width);
    }
}

std::string of_harvest(const Brush& b, int square) {
    const uint8_t resource = resource_of(b.l, square);
    return resource < kMarket ? b.noun("resource", b.l.t.resource_words, resource) : b.thing(square);
}

}  // namespace

void paint_city(const Brush& b, Seat seat, int city) {
    const City& at = b.l.s.player[seat].city[city];
    b.p.line(b.p.bold(b.city(seat, city)));
    paint_squares(b, seat, site_of(b.l, at));
    Lines parts{b.counted("production", production_of(b.l, seat, city)),
                b.counted("arts", culture_of_arts(b.l, seat, city))};
    if (at.flags & kWalls) parts.push_back(b.say("city_marker.walls"));
    if (at.flags & kFortified) parts.push_back(b.say("city_marker.fortification"));
    if (at.flags & kCaravan) parts.push_back(b.say("city_marker.caravan"));
    if (at.flags & kProgram) parts.push_back(b.say("city_marker.building_program"));
    b.flow(b.say("painted.makes") + " ", split_words(join(parts)), 4);
    Lines harvests;
    for (const int square : harvests_of(b.l, seat, city))
        harvests.push_back(of_harvest(b, square) + " " + b.square(square));
    if (!harvests.empty()) b.flow(b.say("painted.harvests") + " ", split_words(join(harvests)), 4);
}

}  // namespace pentarchy::civilization
