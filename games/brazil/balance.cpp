// Whether everything is somewhere, once, and the dials say what the map says.
#include "games/brazil/balance.h"

#include "games/brazil/effects.h"
#include "games/brazil/game.h"
#include "games/brazil/map.h"

namespace pentarchy::brazil {

Land recounted(const Look& l, Seat side) {
    Land out{};
    for (int hex = 0; hex < map_of(l).hexes; ++hex)
        if (l.s.tile[hex] != kNone && builder_at(l, hex) == side) out.empire.add(hex);
    out.border = around(l, out.empire);
    for (const uint8_t at : l.s.player[side].unit)
        if (is_on_map(at)) out.stands.add(at);
    return out;
}

namespace {

std::string land_balances(const Look& l) {
    Hexes stands;
    for (Seat side = 0; side < kSeats; ++side) {
        const Land counted = recounted(l, side), &kept = l.s.land[side];
        if (!(counted.empire == kept.empire)) return "an empire is not what its tiles say";
        if (!(counted.border == kept.border)) return "a border is not what its empire says";
        if (!(counted.stands == kept.stands)) return "units stand elsewhere than they are said to";
        if ((stands & counted.stands).any()) return "units of two players share a hex (BR-3.8)";
        stands = stands | counted.stands;
    }
    return "";
}

std::string tiles_balance(const Look& l) {
    int of_pair[kPairs]{};
    for (int hex = 0; hex < kCapHexes; ++hex) {
        const uint8_t tile = l.s.tile[hex];
        if (tile == kNone && (l.s.mark[hex] || l.s.item[0][hex] || l.s.item[1][hex])) return "something lies on a hex without a tile";
        if (is_building(tile)) ++of_pair[l.t.building[tile].pair];
        if (tile != kNone && map_of(l).terrain[hex] == Terrain::Water) return "a tile lies on water (BR-7.9)";
    }
    for (int pair = 0; pair < kPairs; ++pair)
        if (of_pair[pair] + l.s.supply[pair] + l.s.buried[pair] != l.t.pair_count[pair]) return "the building tiles do not add up";
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        for (const uint8_t hex : l.s.player[seat].palace)
            if (hex != kNone && builder_at(l, hex) != seat) return "a palace stands on a tile of another empire";
    return "";
}

std::string clouds_balance(const Look& l) {
    for (int cloud = 0; cloud < kCapClouds; ++cloud) {
        const bool down = l.s.face[cloud] == kFaceDown;
        if (l.s.tiles.at(tile_at(cloud)) != down) return "a cloud has no tile, or one too many";
        if (l.s.looked[cloud] && !down) return "somebody knows a tile that is not there";
    }
    return "";
}

// BR-1.4, BR-2.6
std::string paintings_balance(const Look& l) {
    uint32_t seen = 0;
    for (const uint8_t painting : l.s.gallery)
        if (painting != kNone) seen |= 1u << painting;
    for (const Player& player : l.s.player) {
        if (seen & player.paintings) return "a painting is in two places";
        seen |= player.paintings;
    }
    if (seen & ~l.s.hung) return "a painting is out that never left its deck";
    return "";
}

std::string tasks_balance(const Look& l) {
    uint32_t shown = 0;
    for (const Player& player : l.s.player) {
        if (shown & player.revealed) return "a task was revealed twice";
        shown |= player.revealed;
    }
    for (int task = 0; task < l.t.tasks; ++task)
        if ((shown >> task & 1) != (l.s.tasks.where[task] == kTaskShown)) return "a revealed task lies elsewhere";
    return "";
}

}  // namespace

std::string Brazil::conserved(const Look& l) {
    if (!l.s.tasks.balanced()) return "the tasks do not add up";
    if (!l.s.gold.balanced()) return "the gold cards do not add up";
    if (!l.s.combat.balanced()) return "the combat cards do not add up";
    if (!l.s.tiles.balanced()) return "the discovery tiles do not add up";
    for (const auto& what : {land_balances(l), tiles_balance(l), clouds_balance(l), paintings_balance(l), tasks_balance(l)})
        if (!what.empty()) return what;
    return "";
}

}  // namespace pentarchy::brazil
