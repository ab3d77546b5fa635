// Components, section 1, and what an edition may not say.
#include <functional>

#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// CV-1.4, CV-1.6, CV-1.10, CV-1.11, CV-1.12, CV-1.13, CV-1.16
TEST(CivilizationComponents, are_counted) {
    const Edition& t = base_tables();
    EXPECT_EQ(std::popcount(t.techs_of_level[1]), 12);
    EXPECT_EQ(std::popcount(t.techs_of_level[2]), 13);
    EXPECT_EQ(std::popcount(t.techs_of_level[3]), 11);
    EXPECT_EQ(std::popcount(t.techs_of_level[4]), 8);
    EXPECT_EQ(std::popcount(t.techs_of_level[5]), 1);
    EXPECT_EQ(t.units, 53);
    EXPECT_EQ(t.events, 69);
    EXPECT_EQ(t.markers, 55);
    EXPECT_EQ(t.tiles, 43);
    int markers = 0;
    for (const PersonTypeRow& row : t.person_type) markers += row.markers;
    EXPECT_EQ(markers, 18);
}

// CV-1.7, CV-1.8
TEST(CivilizationComponents, unit_cards) {
    const Edition& t = base_tables();
    EXPECT_EQ(t.face_words.front(), "infantry_13");
    int of_face[kCapFaces]{};
    for (int card = 0; card < t.units; ++card) ++of_face[t.unit_face[card]];
    EXPECT_EQ(of_face[0], 5);
    EXPECT_EQ(of_face[9], 2);   // 5/7
    EXPECT_EQ(of_face[10], 4);  // 6/6
    EXPECT_EQ(t.face[10].strength, 6);
}

// What is looked up says what the rows say.
TEST(CivilizationComponents, lookups_follow_from_the_rows) {
    const Edition& t = base_tables();
    for (int square = 0; square < kSquares; ++square) {
        Squares beside, around;
        for (const int next : t.find.beside[square]) beside.add(next);
        for (const int next : t.find.around[square]) around.add(next);
        EXPECT_EQ(beside, t.grid.neighbours(square)) << square;
        EXPECT_EQ(around, t.around.neighbours(square)) << square;
    }
    for (int tech = 0; tech < kTechs; ++tech) {
        const TechRow& row = t.tech[tech];
        const uint64_t alone = uint64_t{1} << tech;
        EXPECT_EQ(t.find.speed.of(alone, t.n.speed), std::max(row.speed, t.n.speed)) << tech;
        EXPECT_EQ(t.find.stacking.of(alone, t.n.stacking), std::max(row.stacking, t.n.stacking)) << tech;
        EXPECT_EQ(t.find.cities.of(alone, t.n.cities), std::max(row.cities, t.n.cities)) << tech;
        EXPECT_EQ(t.find.walls.of(alone, 0), row.walls) << tech;
        for (int type = 0; type < kUnitTypes; ++type) EXPECT_EQ(t.find.rank[type].of(alone, 0), row.rank[type]) << tech;
        if (row.government != kNone) {
            EXPECT_TRUE(t.find.unlocking[row.government] & alone) << tech;
        }
    }
    int cards = 0;
    for (int kind = 0; kind < kEventKinds; ++kind) cards += t.find.copies[kind].count();
    EXPECT_EQ(cards, t.events);
    EXPECT_EQ(t.find.interrupting.count(), 3);  // the defections
    EXPECT_EQ(t.find.locking.count(), 1);       // Communism
}

// CV-1.17: what a square prints counts, not its terrain.
TEST(CivilizationComponents, the_relic_forest_prints_a_coin) {
    const Edition& t = base_tables();
    bool found = false;
    for (int i = 0; i < t.grounds; ++i) {
        const GroundRow& row = t.ground[i];
        if (row.mark != Mark::Relic || row.terrain != Terrain::Forest) continue;
        found = true;
        EXPECT_EQ(row.icon[index(Icon::Coin)], 1);
        EXPECT_EQ(row.icon[index(Icon::Production)], 0);
    }
    EXPECT_TRUE(found);
}

// CV-2.32 to CV-2.36, CV-2.41
TEST(CivilizationComponents, maps) {
    const Edition& t = base_tables();
    const int squares[] = {128, 160, 256, 352};
    for (int i = 0; i < kLayouts; ++i) {
        EXPECT_EQ(t.layout[i].all.count(), squares[i]);
        EXPECT_EQ(t.layout[i].slots * kTileSquares, squares[i]);
    }
    EXPECT_TRUE(t.layout[0].outer.has(square_at(0, 0)));
    EXPECT_FALSE(t.layout[3].all.has(square_at(13, 10)));
    EXPECT_FALSE(t.layout[3].outer.has(square_at(11, 9)));  // beside the hole
}

// CV-2.40: the four ways a tile can be turned.
TEST(CivilizationComponents, tiles_are_turned) {
    const LayoutRow& layout = base_tables().layout[0];
    EXPECT_EQ(square_of_tile(layout, 0, Way::North, 1), square_at(1, 0));
    EXPECT_EQ(square_of_tile(layout, 0, Way::East, 1), square_at(3, 1));
    EXPECT_EQ(square_of_tile(layout, 0, Way::South, 1), square_at(2, 3));
    EXPECT_EQ(square_of_tile(layout, 0, Way::West, 1), square_at(0, 2));
}

std::string complaint(const std::function<void(boost::json::object&)>& change) {
    Json document = edition();
    change(document.as_object());
    try {
        Civilization::load(Node(document, "components.json"));
    } catch (const BadInput& e) {
        return e.what();
    }
    return "";
}

TEST(CivilizationComponents, an_edition_is_refused_with_the_place) {
    EXPECT_EQ(complaint([](auto&) {}), "");
    const auto tech = [](boost::json::object& all, size_t i) -> boost::json::object& {
        return all["techs"].as_array()[i].as_object();
    };
    EXPECT_NE(complaint([&](auto& all) { tech(all, 0)["id"] = "agriculture"; }).find("techs.1.id is there twice"),
              std::string::npos);
    EXPECT_NE(complaint([&](auto& all) {
                  tech(all, 0)["abilities"] = Json{{{"at", {"city"}}, {"do", {{{"op", "conjure"}}}}}};
              }).find("techs.0.abilities.0.do.0.op is not an operation"),
              std::string::npos);
    EXPECT_NE(complaint([&](auto& all) { tech(all, 0)["wings"] = 2; }).find("techs.0"), std::string::npos);
    EXPECT_NE(complaint([](auto& all) {
                  all["layouts"].as_array()[0].as_object()["neutral"].as_array()[0] = Json{0, 0};
              }).find("layouts.0.neutral.0 lies on another tile"),
              std::string::npos);
    EXPECT_NE(complaint([](auto& all) {
                  all["layouts"].as_array()[1].as_object()["seats"] = 2;
              }).find("layouts.1.homes must be one for each of 2 seats"),
              std::string::npos);
    EXPECT_NE(complaint([](auto& all) {
                  all["tiles"].as_array()[0].as_object()["rows"].as_array()[0] = "swamp forest forest forest";
              }).find("tiles.0.rows.0 has \"swamp\", which is not a terrain"),
              std::string::npos);
}

// Of each list: what is unknown, what is there twice, what is missing.
TEST(CivilizationComponents, lists_are_exact) {
    for (const char* list :
         {"techs", "nations", "governments", "investments", "wonders", "people", "events", "huts", "villages",
          "city_states", "relics", "loot", "buildings", "building_stacks", "person_types", "unit_types", "layouts"}) {
        const auto change = [&](auto fn) {
            return complaint([&](boost::json::object& all) { fn(all[list].as_array()); });
        };
        const std::string place = std::string(list) + ".";
        EXPECT_NE(change([](auto& items) {
                      items[1].as_object()["id"] = items[0].at("id");
                  }).find(place + "1.id is there twice"),
                  std::string::npos)
            << list;
        EXPECT_NE(change([](auto& items) { items.pop_back(); }).find(list), std::string::npos) << list;
        EXPECT_NE(change([](auto& items) { items.push_back(items[0]); }).find(list), std::string::npos) << list;
        EXPECT_NE(change([](auto& items) { items[0].as_object()["wings"] = 2; }).find(place + "0"), std::string::npos)
            << list;
    }
    EXPECT_NE(complaint([](auto& all) { all["dragons"] = 1; }).find("dragons"), std::string::npos);
}

// What cards speak of must be there.
TEST(CivilizationComponents, words_are_known) {
    const auto with = [](const char* list, const char* key, const Json& value) {
        return complaint([&](boost::json::object& all) { all[list].as_array()[0].as_object()[key] = value; });
    };
    EXPECT_NE(with("techs", "building", "castle").find("techs.0.building"), std::string::npos);
    EXPECT_NE(with("nations", "tech", "alchemy").find("nations.0.tech"), std::string::npos);
    EXPECT_NE(with("wonders", "discount", Json{{"tech", "alchemy"}, {"cost", 5}}).find("wonders.0.discount.tech"),
              std::string::npos);
    EXPECT_NE(with("people", "type", "dragon").find("people.0.type"), std::string::npos);
    EXPECT_NE(with("events", "deck", 4).find("events.0.deck"), std::string::npos);
    EXPECT_NE(with("buildings", "terrain", Json{"swamp"}).find("buildings.0.terrain"), std::string::npos);
}

// An ability says a form that is known, and each operation only words that it knows.
TEST(CivilizationComponents, abilities_are_known) {
    const auto with = [](const char* json) {
        return complaint([&](boost::json::object& all) {
            all["techs"].as_array()[0].as_object()["abilities"] = parse_json(json, "abilities");
        });
    };
    const std::string place = "techs.0.abilities.0";
    for (const auto& [json, at] : std::vector<std::pair<const char*, const char*>>{
             {R"([{"query": "beauty", "amount": 1}])", ".query"},
             {R"([{"right": "of_way"}])", ".right"},
             {R"([{"at": ["midnight"], "do": [{"op": "boost", "n": 3}]}])", ".at"},
             {R"([{"at": ["city"], "times": "often", "do": [{"op": "boost", "n": 3}]}])", ".times"},
             {R"([{"at": ["city"], "do": []}])", ".do must have an effect"},
             {R"([{"at": ["city"], "do": [{"op": "gain", "what": "gold", "n": 3}]}])", ".do.0.what"},
             {R"([{"at": ["city"], "do": [{"op": "gain", "n": 3}]}])", ".do.0 must say \"what\""},
             {R"([{"at": ["city"], "do": [{"op": "boost", "what": "any", "n": 3}]}])", ".do.0.what"},
             {R"([{"at": ["city"], "do": [{"op": "walls", "where": "moon"}]}])", ".do.0.where"},
             {R"([{"at": ["city"], "do": [{"op": "boost", "n": 0}]}])", ".do.0.n"},
             {R"([{"at": ["city"], "cost": {"gold": 1}, "do": [{"op": "boost", "n": 3}]}])", ".cost"},
             {R"([{"pays": {"with": "love", "for": ["silk"]}}])", ".pays.with"},
             {R"([{"at": ["city"], "whim": true, "do": [{"op": "boost", "n": 3}]}])", ""}})
        EXPECT_NE(with(json).find(place + at), std::string::npos) << json << " said " << with(json);
    // What is used and gone has no lasting ability.
    EXPECT_NE(complaint([](boost::json::object& all) {
                  all["events"].as_array()[0].as_object()["abilities"] = Json{{{"right", "gate"}}};
              }).find("events.0.abilities.0 lasts, but its card does not"),
              std::string::npos);
}

// CV-2.30 to CV-2.36: a map fits its seats and its table.
TEST(CivilizationComponents, layouts_fit) {
    const auto with = [](size_t layout, const char* key, const Json& value) {
        return complaint([&](boost::json::object& all) { all["layouts"].as_array()[layout].as_object()[key] = value; });
    };
    EXPECT_NE(with(0, "seats", 3).find("layouts.0"), std::string::npos);
    EXPECT_NE(with(0, "width", 12).find("layouts.0"), std::string::npos);
    EXPECT_NE(with(2, "homes", boost::json::array()).find("layouts.2.homes"), std::string::npos);
    EXPECT_NE(with(1, "neutral", parse_json("[[40, 40]]", "neutral")).find("layouts.1.neutral"), std::string::npos);
}

}  // namespace
}  // namespace pentarchy::civilization
