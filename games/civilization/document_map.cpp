// The map in the state document (README.md): tiles, what lies on squares, huts and villages, where wonders are.
#include "games/civilization/document_map.h"

#include <algorithm>

#include "games/civilization/map.h"

namespace pentarchy::civilization {

namespace {

const std::vector<std::string> kKinWords = {"hut", "village"};

// Tiles by their slot, and what lies on squares: buildings, wonders, people, city-states, relics by their words.
std::vector<std::string> top_words(const Edition& t) {
    std::vector<std::string> words{""};
    for (const auto* list :
         {&t.building_words, &t.wonder_words, &t.person_type_words, &t.city_state_words, &t.relic_words})
        words.insert(words.end(), list->begin(), list->end());
    return words;
}

// CV-21.10  Terrain that lies over what a tile prints.
template <class Fn>
void each_printed(const Look& l, Fn fn) {
    for (int slot = 0; slot < layout_of(l).slots; ++slot)
        for (int at = 0; l.s.tile[slot] != kNone && at < kTileSquares; ++at)
            fn(square_of_tile(layout_of(l), slot, static_cast<Way>(l.s.turned[slot]), at),
               l.t.tile[l.s.tile[slot]].ground[at]);
}
void describe_terrain(Writer& d, const Edition& t, State& s) {
    boost::json::object out;
    each_printed(Look{t, s}, [&](int square, uint8_t ground) {
        if (s.face[square] != ground)
            out[t.square_words[static_cast<size_t>(square)]] = t.terrain_words[s.face[square]];
    });
    d.set("terrain", out);
}
void describe_terrain(Reader& d, const Edition& t, State& s) {
    const auto laid = d.node.find("terrain");
    if (!laid) return;
    for (const auto& [word, item] : laid->members()) {
        const int at = place_of(word, t.square_words);
        if (at < 0) item.fail("lies on no square");
        s.face[at] = static_cast<uint8_t>(place_of(item, t.terrain_words));
    }
}

}  // namespace

void describe_map(Writer& d, const Edition& t, State& s) {
    const Look l{t, s};
    describe_terrain(d, t, s);
    boost::json::object tiles;
    for (int slot = 0; slot < layout_of(l).slots; ++slot)
        if (s.tile[slot] != kNone)
            tiles[std::to_string(slot)] = {{"tile", t.tile_words[s.tile[slot]]},
                                           {"arrow", t.way_words[s.turned[slot]]}};
    d.set("tiles", tiles);
    const std::vector<std::string> words = top_words(t);
    boost::json::object things, markers;
    for (size_t at = 0; at < kSquares; ++at) {
        const uint8_t top = s.top[at];
        if (top != kNothingHere && top < kMarkerTop0) things[t.square_words[at]] = words[top];
        if (!is_marker(top)) continue;
        const int place = kOnMap0 + top - kMarkerTop0;
        const Bits<kMarkers> ids = s.markers.ids_at(place);
        markers[t.square_words[at]] = {
            {"place", top - kMarkerTop0},
            {"kind", kKinWords[s.markers.count[place][kVillageKin] > 0]},
            {"marker", ids.any() ? Json(t.marker_copy_words[static_cast<size_t>(*ids.begin())]) : Json(nullptr)}};
    }
    d.set("things", things);
    d.set("map_markers", markers);
}

namespace {

void read_tiles(const Node& tiles, const Edition& t, State& s) {
    const LayoutRow& layout = layout_of({t, s});
    for (const auto& [word, item] : tiles.members()) {
        int slot = 0;
        while (slot < layout.slots && word != std::to_string(slot)) ++slot;
        if (slot == layout.slots) item.fail("is no slot of this map");
        s.tile[slot] = static_cast<uint8_t>(place_of(item["tile"], t.tile_words));
        s.turned[slot] = static_cast<uint8_t>(place_of(item["arrow"], t.way_words));
        for (int at = 0; at < kTileSquares; ++at)
            s.face[square_of_tile(layout, slot, static_cast<Way>(s.turned[slot]), at)] =
                t.tile[s.tile[slot]].ground[at];
    }
}
uint16_t read_square(std::string_view word, const Node& item, const Edition& t, State& s) {
    const int at = place_of(word, t.square_words);
    if (at < 0) item.fail("lies on no square");
    if (s.top[at] != kNothingHere) item.fail("lies where something else is");
    return static_cast<uint16_t>(at);
}
// A marker that is given without its place has the first free one; one that nobody knows is of the pile of its kind.
void read_marker(const Node& item, const Edition& t, State& s, int at) {
    int place = 0;
    if (const auto given = item.find("place")) {
        place = given->integer(0, kMapMarkers - 1);
    } else {
        while (place < kMapMarkers - 1 && s.markers.at(kOnMap0 + place)) ++place;
    }
    if (s.markers.at(kOnMap0 + place)) item.fail("has a place that is taken");
    s.top[at] = static_cast<uint8_t>(kMarkerTop0 + place);
    const auto marker = item.find("marker");
    if (marker && !marker->is_null()) {
        const int id = place_of(*marker, t.marker_copy_words);
        if (s.markers.where[id] != kBag) marker->fail("is somewhere else already");
        return s.markers.name(id, kBag, kOnMap0 + place, 0);
    }
    const int kin = place_of(item["kind"], kKinWords);
    if (s.markers.count[kBag][kin] == s.markers.named[kBag][kin]) item.fail("is one more than there are");
    s.markers.move_unnamed(kBag, kOnMap0 + place, kin);
}

}  // namespace

void describe_map(Reader& d, const Edition& t, State& s) {
    read_tiles(d.node["tiles"], t, s);
    describe_terrain(d, t, s);
    const std::vector<std::string> words = top_words(t);
    for (const auto& [word, item] : d.node["things"].members())
        s.top[read_square(word, item, t, s)] = static_cast<uint8_t>(place_of(item, words));
    for (const bool placed : {true, false})
        for (const auto& [word, item] : d.node["map_markers"].members())
            if (item.find("place").has_value() == placed) read_marker(item, t, s, read_square(word, item, t, s));
}

void describe_wonders(Writer& d, const Edition& t, State& s) {
    boost::json::object out;
    for (size_t wonder = 0; wonder < kWonders; ++wonder) {
        const uint8_t place = s.wonder[wonder];
        if (place == kUnseenWonder) continue;
        Json where = "gone";
        if (place < kWonderSlots) where = place;
        if (is_built(place)) where = (place & kObsolete ? "obsolete_" : "") + t.seat_words[owner_of_wonder(place)];
        out[t.wonder_words[wonder]] = where;
    }
    d.set("wonders", out);
}
void describe_wonders(Reader& d, const Edition& t, State& s) {
    std::fill(std::begin(s.wonder), std::end(s.wonder), kUnseenWonder);
    for (const auto& [word, item] : d.node["wonders"].members()) {
        const int wonder = place_of(word, t.wonder_words);
        if (wonder < 0) item.fail("is no wonder");
        if (!item.json().is_string()) {
            s.wonder[wonder] = static_cast<uint8_t>(item.integer(0, kWonderSlots - 1));
            s.slot[s.wonder[wonder]] = static_cast<uint8_t>(wonder);
        } else if (item.text() == "gone") {
            s.wonder[wonder] = kGoneWonder;
        } else {
            const bool obsolete = item.text().starts_with("obsolete_");
            const int seat = place_of(item.text().substr(obsolete ? 9 : 0), Words(t.seat_words).first(s.seats));
            if (seat < 0) item.fail("is no place of a wonder");
            s.wonder[wonder] = static_cast<uint8_t>(kBuiltWonder + seat + (obsolete ? kObsolete : 0));
        }
    }
}

}  // namespace pentarchy::civilization
