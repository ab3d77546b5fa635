// components.json -> Edition: terrains, tiles with what their squares print, and the maps they are laid out to.
#include <algorithm>
#include <sstream>

#include "engine/document/edition.h"
#include "games/civilization/edition.h"

namespace pentarchy::civilization::reading {

namespace {

// A square: its terrain and what else it prints, "forest.wheat", "desert.culture", "water.atlantis". A "bare" one lacks
// the yield of its terrain.
GroundRow read_ground(const Node& where, std::string_view text, const Edition& t) {
    GroundRow row;
    bool first = true;
    while (!text.empty()) {
        const size_t end = std::min(text.find('.'), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (first) {
            const int terrain = place_of(word, t.terrain_words);
            if (terrain < 0) where.fail("has \"" + std::string(word) + "\", which is not a terrain");
            row = t.ground[terrain];
            first = false;
        } else if (word == "bare") {
            std::fill(std::begin(row.icon), std::end(row.icon), uint8_t{0});
        } else if (const int icon = place_of(word, t.icon_words); icon >= 0) {
            ++row.icon[icon];
        } else if (const int resource = place_of(word, t.resource_words); resource >= 0) {
            row.resource = static_cast<uint8_t>(resource);
        } else if (word == "hut" || word == "village") {
            row.mark = word == "hut" ? Mark::Hut : Mark::Village;
        } else if (const int relic = place_of(word, t.relic_words); relic >= 0) {
            row.mark = Mark::Relic;
            row.relic = static_cast<uint8_t>(relic);
        } else {
            where.fail("has \"" + std::string(word) + "\", which no square prints");
        }
    }
    if (first) where.fail("has a square without a terrain");
    return row;
}

// Its number; equal ones share it.
uint8_t number_ground(const Node& where, const GroundRow& row, Edition& t) {
    const auto end = t.ground + t.grounds;
    const auto at = std::find(t.ground, end, row);
    if (at == end) {
        if (t.grounds == kCapGrounds) where.fail("prints one more kind of square than there may be");
        t.ground[t.grounds++] = row;
    }
    return static_cast<uint8_t>(at - t.ground);
}

// CV-1.17  The five terrains with their yields.
void read_terrains(Fields& edition, Edition& t) {
    must_have_ids(edition["terrains"], t.terrain_words);
    read_rows(edition["terrains"], t.ground, [&](Fields& in, GroundRow& row, int terrain) {
        row.terrain = static_cast<Terrain>(terrain);
        read_icons(in, "icons", t, row.icon);
        in.only({"id"});
    });
}

void read_tile(Fields& in, TileRow& row, Edition& t) {
    in.name("nation", row.nation, t.nation_words, "a nation", May::BeMissing);
    const Node rows = in["rows"];
    must_have(rows, kTileSide);
    for (size_t r = 0; r < kTileSide; ++r) {
        std::istringstream words{std::string(rows.at(r).text())};
        std::string word;
        size_t c = 0;
        for (; words >> word && c < kTileSide; ++c)
            row.ground[r * kTileSide + c] = number_ground(rows.at(r), read_ground(rows.at(r), word, t), t);
        if (c < kTileSide || words >> word) rows.at(r).fail("must have 4 squares");
    }
    in.only({"id"});
}

// CV-2.39  Home tiles print no hut, village or relic marks.
void check_home(const Node& where, const TileRow& row, const Edition& t) {
    for (const uint8_t ground : row.ground)
        if (t.ground[ground].mark != Mark::None) where.fail("is a home tile and prints a mark (CV-2.39)");
}

// CV-2.36, CV-2.41  The hole of the map for five is no outer edge.
struct Hole {
    int x = 0, y = 0, width = 0, height = 0;
    bool has(int at_x, int at_y) const { return at_x >= x && at_x < x + width && at_y >= y && at_y < y + height; }
};

void lay_slot(const Node& where, LayoutRow& row, int x, int y) {
    const int slot = row.slots;
    if (slot == kCapSlots) where.fail("is one more tile than there may be");
    row.x[slot] = static_cast<uint8_t>(x), row.y[slot] = static_cast<uint8_t>(y);
    for (int square = 0; square < kTileSquares; ++square) {
        const int at = square_at(x + square % kTileSide, y + square / kTileSide);
        if (row.all.has(at)) where.fail("lies on another tile");
        row.all.add(at);
        row.of[slot].add(at);
        row.slot_of[at] = static_cast<uint8_t>(slot);
    }
    ++row.slots;
}

void find_outer_edge(LayoutRow& row, const Hole& hole) {
    constexpr Spot kNext[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    for (const int square : row.all)
        for (const Spot step : kNext) {
            const int x = square % kColumns + step.x, y = square / kColumns + step.y;
            const bool on_map = x >= 0 && x < kColumns && y >= 0 && y < kRows && row.all.has(square_at(x, y));
            if (!on_map && !hole.has(x, y)) row.outer.add(square);
        }
}

void read_layout(Fields& in, LayoutRow& row, Edition& t) {
    int width = 0, height = 0;
    in.number("seats", row.seats, 2, kSeats).number("width", width, 4, kColumns).number("height", height, 4, kRows);
    std::fill(std::begin(row.slot_of), std::end(row.slot_of), kNone);
    const Node homes = in["homes"];
    if (homes.size() != row.seats) homes.fail("must be one for each of " + std::to_string(row.seats) + " seats");
    for (Fields home : homes.items()) {
        int x = 0, y = 0;
        home.number("x", x, 0, width - kTileSide).number("y", y, 0, height - kTileSide);
        home.name("arrow", row.home[row.slots], t.way_words, "a way").only();
        lay_slot(home.node(), row, x, y);
    }
    for (const Node& slot : in["neutral"].items()) {
        must_have(slot, 2);
        lay_slot(slot, row, slot.at(0).integer(0, width - kTileSide), slot.at(1).integer(0, height - kTileSide));
    }
    Hole hole;
    if (in.find("hole")) {
        Fields at = in.part("hole");
        at.number("x", hole.x, 0, kColumns).number("y", hole.y, 0, kRows);
        at.number("width", hole.width, 0, kColumns).number("height", hole.height, 0, kRows).only();
    }
    find_outer_edge(row, hole);
    in.only({"id"});
}

}  // namespace

// CV-1.16  A home tile for each nation, and the neutral ones.
void read_tiles(Fields& edition, Edition& t) {
    read_terrains(edition, t);
    bool has_home[kNations]{};
    t.tiles = read_things(edition["tiles"], t.tile_words, t.tile, [&](Fields& in, TileRow& row, int tile) {
        read_tile(in, row, t);
        if (row.nation == kNone) return;
        if (has_home[row.nation]) in.fail("is a second home of its nation");
        has_home[row.nation] = true;
        t.nation[row.nation].home = static_cast<uint8_t>(tile);
        check_home(in.node(), row, t);
    });
    for (int nation = 0; nation < kNations; ++nation)
        if (!has_home[nation])
            edition["tiles"].fail("has no home of the " + t.nation_words[static_cast<size_t>(nation)]);
}

// CV-2.32 to CV-2.35  One map for each number of players, with enough tiles for it.
void read_layouts(Fields& edition, Edition& t) {
    read_rows(edition["layouts"], t.layout, [&](Fields& in, LayoutRow& row, int layout) {
        read_layout(in, row, t);
        if (row.seats != layout + 2) in["seats"].fail("must be " + std::to_string(layout + 2) + " at this place");
        if (row.slots - row.seats > t.tiles - kNations) in["neutral"].fail("asks for more tiles than there are");
    });
}

}  // namespace pentarchy::civilization::reading
