// The map for a terminal of 80 columns. A hex is six columns and two lines: what lies there, whose it is and its items;
// its name and the units on it. There are never units of two players on a hex (BR-9.32).
#include "engine/paint/brush.h"
#include "games/brazil/effects.h"
#include "games/brazil/game.h"
#include "games/brazil/map.h"

namespace pentarchy::brazil {

namespace {

constexpr int kHalfHex = 3;  // columns
constexpr int kInk[kBoards] = {114, 215, 75, 177};
constexpr const char* kTerrainMark[] = {".", "^", "$", "~", "?", "#"};

struct Brush : BrushOf<Look> {
    std::string mark(Seat seat) const {
        const uint8_t board = l.s.player[seat].board;
        return board == kNone ? "-" : p.ink(kInk[board], noun("map", l.t.board_words, board));
    }
    std::string ground(int hex) const;
    std::string tile(int hex) const;
    std::string above(int hex) const { return l.s.tile[hex] == kNone ? "  " + ground(hex) : tile(hex); }
    std::string below(int hex) const;
};

// Terrain, or what a cloud shows.
std::string Brush::ground(int hex) const {
    const Terrain terrain = map_of(l).terrain[hex];
    const uint8_t cloud = map_of(l).cloud_of[hex];
    if (cloud == kNone || l.s.face[cloud] == kFaceDown) return p.ink(kFaint, kTerrainMark[index(terrain)]);
    if (l.s.face[cloud] == kGone) return p.ink(kFaint, kTerrainMark[index(Terrain::Grassland)]);
    const DiscoveryRow& row = open_row(l, cloud);
    if (row.role == Role::Expedition) return "!" + std::to_string(row.strength);
    return row.role == Role::Basin ? "%" : "*";
}

// "FaG+2": a farm of green with two items; the holder's letter follows if it is another's.
std::string Brush::tile(int hex) const {
    const uint8_t kind = l.s.tile[hex];
    std::string out = kind == kCapitalTile ? "@@"
                      : is_city(kind)      ? say("map.city") + std::to_string(tile_vp(l, hex))
                                           : noun("map", l.t.building_words, kind);
    out += mark(builder_at(l, hex));
    int items = 0;
    each_item_on(l, hex, [&](Item, int n) { items += n; });
    return items ? out + "+" + std::to_string(items) : out;
}

// "c4 O2": two units of orange.
std::string Brush::below(int hex) const {
    std::string out = p.ink(kFaint, map_of(l).hex_words[static_cast<size_t>(hex)]);
    for (Seat seat = 0; seat < sides(l); ++seat)
        if (const int units = std::popcount(units_at(l, seat, hex))) out += p.bold(mark(seat) + std::to_string(units));
    return out;
}

// The same place of each hex of a row, as one line.
template <class Text>
std::string row_line(const Brush& b, int r, int first, Text text) {
    const MapRow& map = map_of(b.l);
    std::string line;
    for (int column = first; column < first + 2 * kMapColumns; ++column)
        for (const int hex : map.all)
            if (map.r[hex] == r && 2 * map.q[hex] + r == column)
                line = pad(line, kHalfHex * (column - first)) + text(hex);
    return line;
}

Lines legend_words(std::string_view text) {
    Lines out;
    while (!text.empty()) {
        const size_t end = std::min(text.find(' '), text.size());
        out.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

}  // namespace

void Brazil::paint_map(const Look& l, Seat viewer, Painter& p) {
    const Brush brush{{l, viewer, p}};
    const MapRow& map = map_of(l);
    int top = 99, bottom = -99, first = 99;
    for (const int hex : map.all) {
        top = std::min<int>(top, map.r[hex]);
        bottom = std::max<int>(bottom, map.r[hex]);
        first = std::min(first, 2 * map.q[hex] + map.r[hex]);
    }
    for (int r = top; r <= bottom; ++r) {
        p.line(row_line(brush, r, first, [&](int hex) { return brush.above(hex); }));
        p.line(row_line(brush, r, first, [&](int hex) { return brush.below(hex); }));
    }
    brush.flow("", legend_words(brush.say("map.legend")), 0);
}

}  // namespace pentarchy::brazil
