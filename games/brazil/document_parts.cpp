// The smaller parts of the state document: decks, sealed picks. The fight is in document_fight.cpp.
#include "games/brazil/document_parts.h"

#include <algorithm>

#include "games/brazil/map.h"

namespace pentarchy::brazil {

void settle_cities(State& s) {
    unsigned seen = 0;
    for (const uint8_t top : s.city_top)
        if (top != kNone) seen |= 1u << top;
    for (const uint8_t tile : s.tile)
        if (is_city(tile)) seen |= 1u << (tile - kCity0);
    s.city_seen = static_cast<uint8_t>(seen);
    const int hidden = kCities - std::popcount(seen);
    while (s.city_left[0] + s.city_left[1] > hidden) --s.city_left[s.city_left[0] > s.city_left[1] ? 0 : 1];
    while (s.city_left[0] + s.city_left[1] < hidden) ++s.city_left[s.city_left[0] < s.city_left[1] ? 0 : 1];
}

void settle_supply(const Node& document, const Edition& t, State& s) {
    for (int pair = 0; pair < kPairs; ++pair) {
        if (s.buried[pair] > t.pair_count[pair]) document["buried"].fail("are more than there are");
        s.supply[pair] = static_cast<uint8_t>(t.pair_count[pair] - s.buried[pair]);
    }
    for (const uint8_t tile : s.tile) {
        if (!is_building(tile)) continue;
        uint8_t& left = s.supply[t.building[tile].pair];
        if (!left--) document["hexes"].fail("have more tiles of a pair than there are");
    }
}

void describe_under(Writer& d, const Edition& t, State& s) {
    d.object("tasks_under", [&](Writer& eras) {
        for (size_t era = 0; era < kEras; ++era) {
            boost::json::array list;
            const auto& under = s.tasks.under[era];
            for (int i = 0; i < under.size; ++i)
                list.push_back({{"id", under.id[i] == kUnseenId ? Json(nullptr) : Json(t.task_words[under.id[i]])},
                                {"by", t.seat_words[under.by[i]]}});
            eras.set(t.era_words[era], list);
        }
    });
}
void describe_under(Reader& d, const Edition& t, State& s) {
    for (size_t era = 0; era < kEras; ++era) {
        auto& under = s.tasks.under[era];
        for (const Node& item : d.node["tasks_under"][t.era_words[era]].items()) {
            const int task = place_of(item["id"], t.task_words);
            if (t.task[task].era != era) item["id"].fail("is of another era");
            if (s.tasks.where[task] != kBag) item["id"].fail("is somewhere else already");
            if (under.size == kSeats) item.fail("is one more than there may be");
            const auto by = static_cast<Seat>(place_of(item["by"], t.seat_words));
            s.tasks.name(task, kBag, kTaskUnder0 + static_cast<int>(era), bit(by));
            under.by[under.size] = by;
            under.id[under.size++] = static_cast<uint8_t>(task);
        }
    }
}

void describe_box(Writer& d, const Edition& t, State& s) { d.pile("box", s.tiles, kTileBox, t.discovery_copy_words); }
void describe_box(Reader& d, const Edition& t, State& s) {
    const Node box = d.node["box"];
    if (box.json().is_array())
        for (const Node& item : box.items()) {
            if (item.is_null()) continue;
            const int id = place_of(item, t.discovery_copy_words);
            if (s.tiles.where[id] == kBag) s.tiles.name(id, kBag, kTileBox, 0);
        }
    while (s.tiles.loose(kBag)) s.tiles.move_unnamed(kBag, kTileBox);
}

namespace {

template <class D>
void describe_picks_in(D& d, const Edition& t, Picks& picks) {
    for (size_t era = 0; era < kEras; ++era) d.pick(std::string("kept_") + static_cast<char>('1' + era), picks.kept[era], t.task_words);
    d.pick("monarch", picks.monarch, t.monarch_words);
    d.pick("token", picks.token, t.space_words);
    for (size_t i = 0; i < 3; ++i) d.pick(std::string("laid_") + static_cast<char>('1' + i), picks.laid[i], t.combat_copy_words);
    d.number("laid_ready", picks.laid_ready, 255);
    for (size_t i = 0; i < 2; ++i) d.pick(std::string("factory_") + static_cast<char>('1' + i), picks.factory[i], t.good_words);
    d.flag("signo", picks.signo);
}

}  // namespace

void describe_picks(Writer& d, const Edition& t, Picks& picks) { describe_picks_in(d, t, picks); }
void describe_picks(Reader& d, const Edition& t, Picks& picks) { describe_picks_in(d, t, picks); }

}  // namespace pentarchy::brazil
