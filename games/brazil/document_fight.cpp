// The fight in the state document (README.md): null while there is none.
#include "games/brazil/document_parts.h"
#include "games/brazil/fight.h"

namespace pentarchy::brazil {

namespace {

const std::vector<std::string> kKindWords = {"none", "move", "ranged", "expedition"},
                               kStageWords = {"bonuses", "cards", "shown"};
const std::string kSideWords[] = {"attacker", "defender"};

// An object with an entry for each side.
template <class D, class Field>
void by_side(D& d, const char* key, Field field) {
    d.object(key, [&](D& sides) {
        for (size_t side = 0; side < 2; ++side) field(sides, kSideWords[side], side);
    });
}

// Ids are kept plus one.
template <class D>
void describe_cards(D& d, const std::string& key, uint8_t (&cards)[3], Words words) {
    for (uint8_t& card : cards) --card;
    d.list(key, cards, words);
    for (uint8_t& card : cards) ++card;
}

Words units_of(const Edition& t, const State& s, Seat seat) {
    const bool plays = seat < kSeats && s.player[seat].board != kNone;
    return plays ? Words(t.unit_words).subspan(static_cast<size_t>(s.player[seat].board * kUnits), kUnits) : Words();
}

// Who fights on a side, units and the tile, and what each adds (BR-9.2).
Json force_json(const Look& l, int side) {
    const Seat seat = side_seat(l, side);
    boost::json::array out;
    each_unit(fighters(l, side), [&](int unit) {
        out.push_back({{"thing", l.t.unit_words[static_cast<size_t>(unit_id(l, seat, unit))]},
                       {"strength", unit_row(l, seat, unit).strength}});
    });
    const int hex = tile_of_side(l, side), tile = hex == kNone ? kCapitalTile : l.s.tile[hex];
    if (tile < kCapitalTile)  // a capital adds nothing
        out.push_back({{"thing", tile < kCity0 ? l.t.building_words[static_cast<size_t>(tile)]
                                               : l.t.city_words[static_cast<size_t>(tile - kCity0)]},
                       {"strength", tile_vp(l, hex)}});
    return out;
}

template <class D>
void describe_sides(D& d, const Edition& t, State& s) {
    Fight& fight = s.fight;
    d.flag("won", fight.won);
    d.choice("unit", fight.unit, units_of(t, s, fight.attacker));
    d.set_of("saved", fight.saved, units_of(t, s, fight.won ? fight.defender : fight.attacker));
    by_side(d, "left_out",
            [&](D& in, const std::string& key, size_t side) { in.set_of(key, fight.left_out[side], t.source_words); });
    by_side(d, "laid", [&](D& in, const std::string& key, size_t side) { in.number(key, fight.laid[side], 3); });
    by_side(d, "cards", [&](D& in, const std::string& key, size_t side) {
        describe_cards(in, key, fight.card[side], t.combat_copy_words);
    });
    by_side(d, "camp", [&](D& in, const std::string& key, size_t side) { in.number(key, fight.camp[side], 9); });
    by_side(d, "base", [&](D& in, const std::string& key, size_t side) { in.number(key, fight.base[side], 255); });
    by_side(d, "painted",
            [&](D& in, const std::string& key, size_t side) { in.number(key, fight.painted[side], 255); });
    d.derived("force", [&] { return Json{{"attacker", force_json({t, s}, 0)}, {"defender", force_json({t, s}, 1)}}; });
    d.derived("strength", [&] {
        return Json{{"attacker", strength_so_far({t, s}, 0)}, {"defender", strength_so_far({t, s}, 1)}};
    });
}

template <class D>
void describe_fight_in(D& d, const Edition& t, State& s) {
    const Words hexes = t.map[s.map].hex_words, seats = t.seat_words;
    Fight& fight = s.fight;
    d.choice("kind", fight.kind, kKindWords);
    d.choice("stage", fight.stage, kStageWords);
    d.seat("attacker", fight.attacker, seats);
    d.seat("defender", fight.defender, seats);
    d.choice("from", fight.from, hexes);
    d.choice("at", fight.at, hexes);
    describe_sides(d, t, s);
}

// The last fight may leave no other trace: a tile that was fired at in vain.
template <class D>
void describe_last(D& d, const Edition& t, State& s) {
    d.object("last_fight", [&](D& last) {
        last.choice("unit", s.last_unit, Words(t.unit_words));
        last.choice("at", s.last_hex, Words(t.map[s.map].hex_words));
    });
}

}  // namespace

void describe_fight(Writer& d, const Edition& t, State& s) {
    describe_last(d, t, s);
    if (s.fight.kind == FightKind::None) return d.set("fight", nullptr);
    d.object("fight", [&](Writer& fight) { describe_fight_in(fight, t, s); });
}
void describe_fight(Reader& d, const Edition& t, State& s) {
    describe_last(d, t, s);
    s.fight = no_fight();
    if (!d.node["fight"].is_null()) d.object("fight", [&](Reader& fight) { describe_fight_in(fight, t, s); });
}

}  // namespace pentarchy::brazil
