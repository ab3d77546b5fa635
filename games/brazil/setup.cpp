// Options and seats -> the first state (BR-2). Nothing is drawn here: luck comes as chance rows.
#include <algorithm>

#include "games/brazil/actions.h"
#include "games/brazil/game.h"

namespace pentarchy::brazil {

namespace {

Player new_player() {
    Player out{};
    std::fill(std::begin(out.good), std::end(out.good), kNotMade);
    std::fill(std::begin(out.unit), std::end(out.unit), kOnBoard);
    std::fill(std::begin(out.palace), std::end(out.palace), kNone);
    out.board = out.monarch = out.capital = out.token = out.under[0] = out.under[1] = kNone;
    return out;
}

// BR-19.2  The Dutch: their board, their capital, their units.
void place_dutch(const Edition& t, State& s) {
    Play p(t, s, nullptr);
    const MapRow& map = map_of(p);
    Player& dutch = s.player[kDutch];
    dutch.board = kDutchBoard;
    dutch.capital = map.capital[1];
    lay_tile(p, kDutch, dutch.capital, kCapitalTile);
    for (int unit = 0; unit < kUnits; ++unit) put_unit(p, kDutch, unit, map.dutch[unit]);
}

}  // namespace

// The map that was asked for, or the first one for so many seats.
int map_for(const Edition& t, int seats, const Json& options) {
    const std::string wanted = option_value(options, "map");
    for (int map = 0; map < t.maps; ++map)
        if (wanted.empty() || wanted == "standard" ? t.map[map].players == seats : wanted == t.map_words[static_cast<size_t>(map)]) return map;
    bad_input("the map {} is not in this edition", wanted);
}

State Brazil::setup(const Edition& t, int seats, const Node& options) {
    State s{};
    s.seats = static_cast<uint8_t>(seats);
    s.map = static_cast<uint8_t>(map_for(t, seats, options.json()));
    if (t.map[s.map].players != seats) bad_input("{} is a map for {} players", t.map_words[s.map], t.map[s.map].players);
    const std::string boards = option_value(options.json(), "boards");
    s.boards = static_cast<uint8_t>(seats == 1 || boards == "fixed" ? Boards::Fixed : boards == "choose" ? Boards::Choose : Boards::Random);
    s.era = 1;
    s.start = s.active = s.picker = kNobody;
    s.turn.space = kNone;
    s.fight.attacker = s.fight.defender = kNobody;
    s.fight.from = s.fight.at = s.fight.unit = s.last_unit = s.last_hex = kNone;
    std::fill(std::begin(s.gallery), std::end(s.gallery), kNone);
    std::fill(std::begin(s.city_top), std::end(s.city_top), kNone);
    std::fill(std::begin(s.city_left), std::end(s.city_left), kCities / 2);
    std::fill(std::begin(s.capital_tile), std::end(s.capital_tile), kNone);
    std::copy(std::begin(t.pair_count), std::end(t.pair_count), s.supply);
    std::fill(std::begin(s.tile), std::end(s.tile), kNone);
    std::fill(std::begin(s.face), std::end(s.face), kGone);
    for (Player& player : s.player) player = new_player();
    s.tasks.start(t.tasks, [&](int task) { return t.task[task].era; });
    s.gold.start(t.gold_cards);
    s.combat.start(t.combat_cards);
    s.tiles.start(t.discoveries);
    for (int cloud = 0; cloud < t.map[s.map].clouds; ++cloud) {  // BR-2.3: a tile nobody has seen on each cloud
        s.face[cloud] = kFaceDown;
        s.tiles.move_unnamed(kBag, tile_at(cloud));
    }
    while (s.tiles.loose(kBag)) s.tiles.move_unnamed(kBag, kTileBox);
    if (seats == 1) place_dutch(t, s);
    StackRef(s.stack).push_cells(static_cast<uint8_t>(Proc::PlayGame), kNobody, 1);
    return s;
}

}  // namespace pentarchy::brazil
