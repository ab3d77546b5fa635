// components.json -> Edition: buildings and their tiles, cities, goods, palaces, capital and discovery tiles.
#include <algorithm>

#include "engine/document/edition.h"
#include "games/brazil/edition.h"

namespace pentarchy::brazil::reading {

namespace {

void read_production(Fields& in, std::string_view key, const Edition& t, uint8_t (&out)[kItems]) {
    in.counts(key, out, t.item_words, 5, "an item");
}

uint8_t read_terrain(Fields& in, const Edition& t) {
    const auto terrain = read_names<uint8_t>(in["terrain"], t.terrain_words, "a terrain");
    constexpr int kNever = 1 << static_cast<int>(Terrain::Water) | 1 << static_cast<int>(Terrain::Capital);
    if (!terrain || (terrain & kNever)) in["terrain"].fail("must be terrains that can be built on");
    return terrain;
}

void read_buildings(Fields& edition, Edition& t) {
    must_have_ids(edition["buildings"], t.building_words);
    read_rows(edition["buildings"], t.building, [&](Fields& in, BuildingRow& row, int) {
        in.number("era", row.era, 1, kEras).number("vp", row.vp, 0, 9);
        row.terrain = read_terrain(in, t);
        row.cost = read_cost(in["cost"], t);
        read_production(in, "production", t, row.production);
        uint8_t strength = 0;
        in.number("strength", strength, 0, 9);
        if (strength != row.vp) in["strength"].fail("must be the building's VP (BR-7.22)");
    });
    t.pair_words = read_exact_ids(edition["building_tiles"], kPairs);
    bool seen[kBuildings]{};
    read_rows(edition["building_tiles"], t.pair_count, [&](Fields& in, uint8_t& count, int pair) {
        in.number("count", count, 0, 60);
        const Node sides = in["sides"];
        must_have(sides, 2);
        const auto a = read_name<Building>(sides.at(0), t.building_words, "a building"),
                   b = read_name<Building>(sides.at(1), t.building_words, "a building");
        for (const auto& [side, other] : {std::pair{a, b}, std::pair{b, a}}) {
            const int i = static_cast<int>(side);
            if (seen[i]) sides.fail("names a building that is on a tile already");
            seen[i] = true;
            t.building[i].pair = static_cast<uint8_t>(pair);
            t.building[i].other = other;
        }
    });
}

void read_cities(Fields& edition, Edition& t) {
    t.city_words = read_exact_ids(edition["cities"], kCities);
    read_rows(edition["cities"], t.city, [&](Fields& in, CityRow& row, int) {
        in.number("vp", row.vp, 0, 9);
        row.terrain = read_terrain(in, t);
        row.cost = read_cost(in["cost"], t);
    });
}

void read_goods(Fields& edition, Edition& t) {
    t.good_words = read_exact_ids(edition["goods"], kGoods);
    read_rows(edition["goods"], t.good, [&](Fields& in, GoodRow& row, int) {
        in.name("shape", row.shape, t.shape_words, "a shape").number("vp", row.vp, 0, 9);
        row.cost = read_cost(in["cost"], t);
    });
}

void read_capitals(Fields& edition, Edition& t) {
    t.capital_words = read_exact_ids(edition["capital_tiles"], kCapitals);
    read_rows(edition["capital_tiles"], t.capital, [&](Fields& in, CapitalRow& row, int i) {
        in.flag("start_player", row.starts);
        if (row.starts != (i == 0)) in["start_player"].fail("must be true of the first tile and of no other");
        row.reward = add_reward(read_gain(in["gain"], t), in["gain"], t);
    });
}

// The effects of a discovery tile, by its first one.
void read_discovery(Fields& in, Edition& t, DiscoveryRow& row) {
    for (Fields effect : in["effects"].items()) {
        const Node kind = effect["kind"];
        const std::string_view word = kind.text();
        if (word == "keep_set_vp") {
            row.role = Role::Species;
            for (const auto& [count, vp] : effect["vp_by_count"].members()) {
                if (count.size() != 1 || count[0] < '1' || count[0] > '3') vp.fail("must be for 1, 2 or 3 tiles");
                row.set_vp[count[0] - '0'] = static_cast<uint8_t>(vp.integer(0, 20));
            }
        } else if (word == "terrain_all") {
            row.role = Role::AllTerrain;
        } else if (word == "on_first_build_here") {
            if (const auto gain = effect.find("gain")) row.reward = add_reward(read_gain(*gain, t), *gain, t);
            effect.number("vp", row.vp, 0, 9, May::BeMissing);
        } else if (word == "adjacent_production_bonus") {
            row.role = Role::Basin;
            effect.must_be("of", "own_raw_kind");
            int amount = 1;
            effect.number("amount", amount, 1, 1);
        } else if (word == "draw_task_card") {
            row.role = Role::Quilombo;
        } else if (word == "gain") {
            Reward gain;
            uint8_t amount = 0;
            effect.must_be("resource", "any_raw").number("amount", amount, 1, 5);
            gain.any_raw = amount;
            row.reward = add_reward(gain, effect.node(), t);
        } else if (word == "expedition") {
            row.role = Role::Expedition;
            effect.number("strength", row.strength, 1, 20);
            Reward reward = read_gain(effect["reward"], t);
            row.vp = reward.vp;
            reward.vp = 0;
            row.reward = add_reward(reward, effect["reward"], t);
        } else {
            kind.fail("is not an effect of discovery tiles");
        }
    }
}

void read_discoveries(Fields& edition, Edition& t) {
    t.discovery_words = read_ids(edition["discovery_tiles"], kCapKinds);
    t.discovery_kinds = read_rows(edition["discovery_tiles"], t.discovery, [&](Fields& in, DiscoveryRow& row, int kind) {
        in.number("count", row.count, 1, 9);
        read_discovery(in, t, row);
        t.discoveries = name_copies(in.node(), row.count, kind, t.discovery_words, t.discovery_kind, t.discoveries, t.discovery_copy_words);
    });
}

}  // namespace

// What may lie on each side, by all who make it produce; two kinds of items fit (BR-7.10).
void check_made(const Node& list, Edition& t) {
    for (int b = 0; b < kBuildings; ++b) {
        BuildingRow& row = t.building[b];
        int made = 0;
        for (int item = 0; item < kItems; ++item) {
            bool makes = row.production[item] || row.raised[item];
            for (int i = 0; i < t.bonuses; ++i)
                makes |= static_cast<int>(t.bonus[i].building) == b && static_cast<int>(t.bonus[i].item) == item;
            if (!makes) continue;
            if (made == 2) list.at(static_cast<size_t>(b)).fail("makes more than two kinds of items, with all bonuses");
            row.made[made++] = static_cast<uint8_t>(item);
        }
        if (!made) list.at(static_cast<size_t>(b)).fail("makes nothing");
    }
}

void read_tiles(Fields& edition, Edition& t) {
    read_buildings(edition, t);
    read_cities(edition, t);
    read_goods(edition, t);
    read_capitals(edition, t);
    read_discoveries(edition, t);
}

}  // namespace pentarchy::brazil::reading
