// Scenarios and maps, section 17 of the rules: all eight of them.
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

const MapRow& map_row(size_t map) { return base_tables().map[map]; }

// BR-17.1
TEST(BrazilMaps, eight_scenarios_for_one_to_four) {
    int by_players[5]{};
    ASSERT_EQ(base_tables().maps, 8);
    for (size_t map = 0; map < 8; ++map) ++by_players[map_row(map).players];
    EXPECT_EQ(by_players[1], 1);
    EXPECT_EQ(by_players[2], 3);
    EXPECT_EQ(by_players[3], 2);
    EXPECT_EQ(by_players[4], 2);
}

// BR-17.2, BR-8.5: a unit on water goes with a basic move, not with the extra move of Painting.
TEST(BrazilMaps, the_water_rule_holds_on_every_map_with_water) {
    for (size_t map = 0; map < 8; ++map) {
        const MapRow& row = map_row(map);
        if (!row.of[index(Terrain::Water)].any()) continue;
        const std::string water = row.hex_words[static_cast<size_t>(row.of[index(Terrain::Water)].next(0))];
        Desk d(row.players, moves("north", "painting").unit("green_archer_1", water), base_tables().map_words[map]);
        EXPECT_FALSE(beginning(d.offers("north"), "move").empty()) << base_tables().map_words[map];
        EXPECT_TRUE(beginning(d.offers("north"), "go").empty()) << base_tables().map_words[map];
    }
}

// BR-17.3: what lies how far from a capital is the same for all of them.
TEST(BrazilMaps, all_capitals_see_the_same_map) {
    for (size_t map = 0; map < 8; ++map) {
        const MapRow& row = map_row(map);
        std::vector<std::vector<int>> profiles;
        for (int slot = 0; slot < row.players && row.players > 1; ++slot) {
            std::vector<int> profile;
            for (int hex = 0; hex < row.hexes; ++hex)
                profile.push_back(row.grid.distance(row.capital[slot], hex) * 10 + index(row.terrain[hex]));
            std::sort(profile.begin(), profile.end());
            profiles.push_back(profile);
        }
        for (const auto& profile : profiles) EXPECT_EQ(profile, profiles.front()) << base_tables().map_words[map];
    }
}

// BR-17.4: one to three crossed swords, for players to read; no rule asks for them.
TEST(BrazilMaps, fight_ratings) {
    for (size_t map = 0; map < 8; ++map) {
        if (map_row(map).players == 1) continue;  // nobody to fight with but the Dutch
        EXPECT_GE(map_row(map).rating, 1);
        EXPECT_LE(map_row(map).rating, 3);
    }
}

}  // namespace
}  // namespace pentarchy::brazil
