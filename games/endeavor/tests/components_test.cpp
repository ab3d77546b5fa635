// Section 1: what is in the box, as the edition says it.
#include <map>

#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

Edition box() { return Endeavor::load(Node(edition(), "edition")); }
int place_of(const MoveTexts& words, std::string_view word) {
    return static_cast<int>(std::find(words.begin(), words.end(), word) - words.begin());
}

// EN-1.1, EN-1.14, EN-1.17
TEST(EndeavorComponents, EN_1_1_regions_cities_and_tracks) {
    const Edition t = box();
    const std::map<std::string, std::pair<int, int>> expected{
        {"europe", {10, 0}},   {"far_east", {3, 8}},      {"india", {2, 6}}, {"north_america", {5, 7}},
        {"caribbean", {4, 6}}, {"south_america", {4, 7}}, {"africa", {3, 6}}};
    ASSERT_EQ(t.regions, 7);
    for (int r = 0; r < t.regions; ++r) {
        const auto& [cities, spaces] = expected.at(t.region_words[static_cast<size_t>(r)]);
        EXPECT_EQ(std::popcount(t.region[r].cities), cities);
        EXPECT_EQ(t.region[r].spaces, spaces);
        bool leads_out = false;
        for (int i = 0; i < t.links; ++i)
            leads_out |= (t.city[t.link[i].a].region == r) != (t.city[t.link[i].b].region == r);
        EXPECT_TRUE(leads_out) << t.region_words[static_cast<size_t>(r)];
    }
}

// EN-1.2, EN-1.3
TEST(EndeavorComponents, EN_1_2_the_trade_tokens) {
    const Edition t = box();
    const std::map<std::string, int> expected{{"token_industry", 18}, {"token_culture", 18},      {"token_finance", 18},
                                              {"token_politics", 18}, {"token_ship", 6},          {"token_attack", 5},
                                              {"token_payment", 6},   {"token_occupy_or_draw", 6}};
    ASSERT_EQ(t.tokens, 8);
    int all = 0;
    for (int i = 0; i < t.tokens; ++i) {
        EXPECT_EQ(t.token[i].count, expected.at(t.token_words[static_cast<size_t>(i)]));
        EXPECT_EQ(t.token[i].brown, t.token[i].count == 18);
        if (t.token[i].brown) {
            EXPECT_EQ("token_" + t.track_words[static_cast<size_t>(t.token[i].track)],
                      t.token_words[static_cast<size_t>(i)]);
        }
        all += t.token[i].count;
    }
    EXPECT_EQ(all, 95);
    const Action& both = t.token[place_of(t.token_words, "token_occupy_or_draw")].action;
    EXPECT_EQ(both.mode, Mode::ChooseOne);
    EXPECT_EQ(both.part[0], Part::Occupy);
    EXPECT_EQ(both.part[1], Part::Draw);
}

// EN-1.5, EN-1.6
TEST(EndeavorComponents, EN_1_5_eight_decks_of_six) {
    const Edition t = box();
    EXPECT_EQ(t.cards, 48);
    ASSERT_EQ(t.decks, 8);
    for (int d = 0; d < t.decks; ++d) {
        const std::string& name = t.deck_words[static_cast<size_t>(d)];
        const bool home = name == "europe" || name == "slavery";
        EXPECT_EQ(t.region_words[t.deck[d].region], home ? "europe" : name);
        ASSERT_EQ(t.deck[d].cards, 6);
        for (int i = 0; i < 6; ++i) {
            const CardRow& card = t.card[t.deck[d].card[i]];
            EXPECT_EQ(card.governor, !home && i == 0);
            EXPECT_EQ(card.value, i);
            EXPECT_EQ(card.slavery, name == "slavery");
            EXPECT_EQ(card.abolition, name == "europe" && i == 5);
        }
    }
}

// EN-1.7, EN-1.8
TEST(EndeavorComponents, EN_1_7_the_building_tiles) {
    const Edition t = box();
    const MoveTexts by_level[] = {{},
                                  {"market", "shipyard", "workshop"},
                                  {"bank", "barracks", "guild_hall"},
                                  {"docks", "fortress", "theatre"},
                                  {"cartographer", "trade_office", "university"},
                                  {"stock_exchange", "museum", "parliament"}};
    ASSERT_EQ(t.buildings, 16);
    int tiles = 0;
    for (int b = 1; b < t.buildings; ++b) {
        const int level = t.building[b].level;
        EXPECT_TRUE(contains(by_level[level], t.building_words[static_cast<size_t>(b)]));
        EXPECT_EQ(t.building[b].copies, 6 - level);
        EXPECT_EQ(t.building[b].once, level == 5);
        tiles += t.building[b].copies;
    }
    EXPECT_EQ(tiles, 45);
}

// EN-1.8, EN-5.6: icons, glory and action of each kind.
TEST(EndeavorComponents, EN_1_8_the_table_of_buildings) {
    const Edition t = box();
    using Icons = std::vector<int>;
    const auto is = [&](const char* name, const Icons& icons, int glory, Mode mode, Part a, Part b) {
        const BuildingRow& row = t.building[place_of(t.building_words, name)];
        EXPECT_EQ(Icons(std::begin(row.icons), std::end(row.icons)), icons) << name;
        EXPECT_EQ(row.glory, glory) << name;
        EXPECT_EQ(row.can_activate, a != Part::None) << name;
        EXPECT_TRUE(row.action.mode == mode && row.action.part[0] == a && row.action.part[1] == b) << name;
    };
    const Part none = Part::None;
    is("colonial_house", {0, 0, 0, 0}, 0, Mode::Single, Part::Occupy, none);
    is("market", {0, 0, 0, 0}, 0, Mode::Single, Part::Draw, none);
    is("shipyard", {0, 1, 0, 0}, 0, Mode::Single, Part::Ship, none);
    is("workshop", {2, 0, 0, 0}, 0, Mode::Single, none, none);
    is("bank", {0, 0, 2, 0}, 0, Mode::Single, none, none);
    is("barracks", {0, 0, 0, 0}, 0, Mode::Single, Part::Attack, none);
    is("guild_hall", {0, 0, 0, 0}, 0, Mode::ChooseOne, Part::Ship, Part::Draw);
    is("docks", {0, 0, 0, 0}, 0, Mode::OneOrBoth, Part::Occupy, Part::Ship);
    is("fortress", {0, 0, 0, 1}, 0, Mode::ChooseOne, Part::Occupy, Part::Attack);
    is("theatre", {0, 2, 0, 0}, 0, Mode::Single, none, none);
    is("cartographer", {0, 0, 0, 0}, 0, Mode::OneOrBoth, Part::Ship, Part::Ship);
    is("trade_office", {0, 0, 0, 0}, 0, Mode::OneOrBoth, Part::Draw, Part::Draw);
    is("university", {0, 0, 0, 0}, 3, Mode::Single, none, none);
    is("stock_exchange", {0, 0, 3, 0}, 0, Mode::Single, Part::Payment, none);
    is("museum", {0, 3, 0, 0}, 0, Mode::Single, Part::Payment, none);
    is("parliament", {0, 0, 0, 3}, 0, Mode::Single, Part::Payment, none);
}

// EN-1.9, EN-1.10
TEST(EndeavorComponents, EN_1_9_the_player_boards) {
    const Edition t = box();
    EXPECT_EQ(t.building_spaces, 7);
    EXPECT_EQ(kTracks, 4);
    EXPECT_EQ(kTrackSpaces, 16);
    EXPECT_EQ(MoveTexts(t.seat_words.begin(), t.seat_words.begin() + 5),
              (MoveTexts{"purple", "white", "black", "red", "green"}));
    const Desk d(5);
    for (const char* seat : {"purple", "white", "black", "red", "green"}) {
        EXPECT_EQ(d.of(seat, "supply"), 30);
        EXPECT_EQ(d.of(seat, "buildings.colonial_house"), 1);
        EXPECT_TRUE(d.at("players." + std::string(seat) + ".cards").as_array().empty());
    }
    EXPECT_TRUE(d.at("buildings_left.colonial_house").is_null());
}

// EN-1.12, EN-1.13
TEST(EndeavorComponents, EN_1_12_spaces_for_tokens) {
    const Edition t = box();
    EXPECT_EQ(t.cities + t.spaces + t.links, 95);
    EXPECT_EQ(t.cities, 31);
    EXPECT_EQ(t.spaces, 40);
    EXPECT_EQ(t.links, 24);
    EXPECT_EQ(t.place_words.size(), 95u);
    for (int r = 0; r < t.regions; ++r) {
        int decks = 0;
        for (int d = 0; d < t.decks; ++d) decks += t.deck[d].region == r;
        const bool europe = t.region_words[static_cast<size_t>(r)] == "europe";
        EXPECT_EQ(decks, europe ? 2 : 1);
        EXPECT_EQ(t.region[r].spaces == 0, europe);
    }
}

// EN-1.15, EN-1.16, EN-1.17
TEST(EndeavorComponents, EN_1_15_cities_alone_are_worth_two) {
    const Edition t = box();
    MoveTexts alone;
    for (int c = 0; c < t.cities; ++c) {
        EXPECT_EQ(t.city[c].glory, t.city[c].link_count ? 1 : 2);
        if (!t.city[c].link_count) alone.push_back(t.city_words[static_cast<size_t>(c)]);
    }
    EXPECT_EQ(alone, (MoveTexts{"york_factory", "bridgetown", "lima", "zanzibar", "nagasaki"}));
}

}  // namespace
}  // namespace pentarchy::endeavor
