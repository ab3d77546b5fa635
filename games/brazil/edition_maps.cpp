// components.json -> Edition: the maps. What the rules count on is checked hex by hex: flags, neighbours of capitals,
// one connected map that looks the same from every capital (BR-17, SOURCES).
#include <algorithm>
#include <array>

#include "engine/document/edition.h"
#include "games/brazil/edition.h"

namespace pentarchy::brazil::reading {

namespace {

struct MapIn {
    const Node list;
    MapRow& map;
    std::vector<Spot> spots;
    int capitals = 0, hexes = 0;
};

Spot spot_of(Fields& in) {
    Spot out;
    in.number("q", out.x, -30, 30).number("r", out.y, -30, 30);
    return out;
}

void read_capital(Fields& hex, int cell, MapIn& in) {
    const Node slot = hex["capital_slot"];
    const int last = static_cast<int>(std::max<uint8_t>(2, in.map.players));
    const int at = slot.json().is_string()
                       ? read_name<int>(slot, std::vector<std::string>{"green", "dutch"}, "a side of the solo game")
                       : slot.integer(1, last) - 1;
    if (in.map.capital[at] != kNone) slot.fail("is another hex's slot already");
    in.map.capital[at] = static_cast<uint8_t>(cell);
    ++in.capitals;
}

void read_hexes(MapIn& in, const Edition& t) {
    must_fit(in.list, kCapHexes);
    for (Fields hex : in.list.items()) {
        const Spot spot = spot_of(hex);
        if (std::find(in.spots.begin(), in.spots.end(), spot) != in.spots.end()) hex.fail("is where another hex is");
        const int cell = in.hexes++;
        in.spots.push_back(spot);
        in.map.q[cell] = static_cast<int8_t>(spot.x), in.map.r[cell] = static_cast<int8_t>(spot.y);
        hex.name("terrain", in.map.terrain[cell], t.terrain_words, "a terrain");
        const Terrain terrain = in.map.terrain[cell];
        in.map.of[static_cast<int>(terrain)].add(cell);
        if (terrain == Terrain::Capital) read_capital(hex, cell, in);
        if (terrain == Terrain::Cloud) {
            if (in.map.clouds == kCapClouds) hex.fail("is one more cloud than there may be");
            in.map.cloud_hex[in.map.clouds] = static_cast<uint8_t>(cell);
            in.map.cloud_of[cell] = in.map.clouds++;
        }
        bool discovery = false, edge = false;
        hex.flag("discovery", discovery, May::BeMissing).flag("edge", edge, May::BeMissing);
        if (discovery != (terrain == Terrain::Cloud)) hex.fail("must have a discovery tile just if it is a cloud");
        if (edge) in.map.edge.add(cell);
    }
    if (in.hexes == 0) in.list.fail("must name hexes");
    in.map.hexes = static_cast<uint8_t>(in.hexes);
}

// Rows from top to bottom; every second one begins half a hex further right.
void number_hexes(MapIn& in, const Edition& t) {
    int top = in.spots[0].y, left = 99;
    for (const Spot s : in.spots) top = std::min(top, s.y);
    const auto column = [&](Spot s) { return s.x + (s.y - top) / 2; };
    for (const Spot s : in.spots) left = std::min(left, column(s));
    std::fill(std::begin(in.map.hex_at), std::end(in.map.hex_at), kNone);
    int last = -1;
    for (int cell = 0; cell < in.hexes; ++cell) {
        const Spot s = in.spots[static_cast<size_t>(cell)];
        const Node at = in.list.at(static_cast<size_t>(cell));
        if (s.y - top >= kMapRows || column(s) - left >= kMapColumns) at.fail("is too far from the other hexes");
        const int number = (s.y - top) * kMapColumns + column(s) - left;
        if (number <= last) at.fail("must come after hexes further up or left");
        last = number;
        in.map.number[cell] = static_cast<uint16_t>(number);
        in.map.hex_at[number] = static_cast<uint8_t>(cell);
        in.map.hex_words.push_back(t.hex_words[static_cast<size_t>(number)]);
    }
}

void check_flags(const MapIn& in) {
    for (int cell = 0; cell < in.hexes; ++cell)
        if (in.map.edge.has(cell) != (in.map.near[cell].count() < 6))
            in.list.at(static_cast<size_t>(cell)).fail("must be an edge just if it has less than six neighbours");
    Hexes first;
    first.add(0);
    if (in.map.grid.flood(first, in.map.all).count() != in.hexes) in.list.fail("is not one connected map");
}

// Around a capital: two grasslands, two forests, no cloud; a gold mine within two steps.
void check_ring(const MapIn& in, int cell) {
    const Node at = in.list.at(static_cast<size_t>(cell));
    const Hexes& ring = in.map.near[cell];
    const auto count = [&](Terrain terrain) { return (ring & in.map.of[static_cast<int>(terrain)]).count(); };
    if (count(Terrain::Grassland) < 2) at.fail("is a capital with less than two grasslands around it");
    if (count(Terrain::Forest) < 2) at.fail("is a capital with less than two forests around it");
    if (count(Terrain::Cloud) || count(Terrain::Capital)) at.fail("is a capital next to a cloud or another capital");
    if (!(in.map.grid.within(cell, 2) & in.map.of[static_cast<int>(Terrain::GoldMine)]).any())
        at.fail("is a capital without a gold mine within two steps");
}

// One of the twelve ways to turn and mirror hexes.
Spot turned(Spot s, int way) {
    if (way >= 6) s = {s.y, s.x};
    for (int i = 0; i < way % 6; ++i) s = {-s.y, s.x + s.y};
    return s;
}

// Whether the map turned so, with one capital on the other, is the same map.
bool is_same(const MapIn& in, int from, int to, int way) {
    const Spot a = turned(in.map.grid.spot(from), way), b = in.map.grid.spot(to);
    for (int cell = 0; cell < in.hexes; ++cell) {
        const Spot s = turned(in.map.grid.spot(cell), way);
        const int other = in.map.grid.at({s.x - a.x + b.x, s.y - a.y + b.y});
        if (other < 0 || in.map.terrain[other] != in.map.terrain[cell]) return false;
    }
    return true;
}

void check_capitals(const MapIn& in) {
    const int wanted = std::max<int>(2, in.map.players);
    if (in.capitals != wanted) in.list.fail("must have a capital hex for each player, and one for the Dutch");
    for (int slot = 0; slot < wanted; ++slot) {
        check_ring(in, in.map.capital[slot]);
        bool same = false;
        for (int way = 0; way < 12; ++way) same |= is_same(in, in.map.capital[0], in.map.capital[slot], way);
        if (!same) in.list.at(in.map.capital[slot]).fail("is a capital from which the map looks different");
    }
}

int cell_at(Fields in, const MapRow& map) {
    const int cell = map.grid.at(spot_of(in));
    if (cell < 0) in.fail("is no hex of the map");
    return cell;
}

// BR-19.2
void read_solo(Fields solo, MapRow& map, const Edition& t) {
    solo.number("turn_limit", map.turn_limit, 1, 99);
    if (cell_at(solo["player_capital"], map) != map.capital[0])
        solo["player_capital"].fail("must be the first capital hex");
    if (cell_at(solo["dutch_capital"], map) != map.capital[1])
        solo["dutch_capital"].fail("must be the second capital hex");
    const Node units = solo["dutch_units"];
    must_have(units, kUnits);
    for (Fields in : units.items()) {
        const auto unit = read_name<int>(in["unit"], t.unit_words, "a unit");
        if (unit / kUnits != kDutchBoard) in["unit"].fail("is no Dutch unit");
        uint8_t& hex = map.dutch[unit % kUnits];
        if (hex != kNone) in["unit"].fail("stands on two hexes");
        hex = static_cast<uint8_t>(cell_at(in, map));
    }
}

void check_counts(Fields counts, const MapRow& map, const Edition& t) {
    for (size_t terrain = 0; terrain < t.terrain_words.size(); ++terrain)
        must_count(counts[t.terrain_words[terrain]], map.of[terrain].count(), "such hexes");
}

// What is asked of the grid all the time.
void measure(MapRow& map, int cell) {
    map.near[cell] = map.grid.neighbours(cell);
    for (int steps = 0; steps < kCapSteps; ++steps) map.within[steps][cell] = map.grid.within(cell, steps);
    for (const int other : map.all) map.distance[cell][other] = static_cast<uint8_t>(map.grid.distance(cell, other));
}

void read_map(Fields& in, MapRow& map, const Edition& t) {
    in.number("players", map.players, 1, kSeats).number("fight_rating", map.rating, 1, 3, May::BeNull);
    std::fill(std::begin(map.cloud_of), std::end(map.cloud_of), kNone);
    std::fill(std::begin(map.cloud_hex), std::end(map.cloud_hex), kNone);
    std::fill(std::begin(map.capital), std::end(map.capital), kNone);
    std::fill(std::begin(map.dutch), std::end(map.dutch), kNone);
    MapIn hexes{in["hexes"], map, {}};
    read_hexes(hexes, t);
    number_hexes(hexes, t);
    map.grid = Grid<kCapHexes>(pentarchy::Shape::Hex, hexes.spots);
    map.all = map.grid.all();
    for (int cell = 0; cell < hexes.hexes; ++cell) measure(map, cell);
    check_flags(hexes);
    check_capitals(hexes);
    check_counts(in.part("counts"), map, t);
    if (map.clouds > t.discoveries) in["hexes"].fail("have more clouds than there are discovery tiles");
    if (map.players == 1) read_solo(in.part("solo"), map, t);
}

}  // namespace

void read_maps(const Node& list, Edition& t) {
    t.map_words = read_ids(list, kCapMaps);
    t.maps = read_rows(list, t.map, [&](Fields& in, MapRow& map, int) { read_map(in, map, t); });
    for (int players = 1; players <= kSeats; ++players) {
        const auto fits = [&](const MapRow& map) { return map.players == players; };
        if (std::none_of(t.map, t.map + t.maps, fits))
            list.fail("has no map for " + std::to_string(players) + " players");
    }
}

}  // namespace pentarchy::brazil::reading
