// Paying (section 6), building and production (section 7).
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

MoveTexts sites(Desk& d, const std::string& tile) {
    d.play("north", "act build").play("north", tile);
    return d.offers("north");
}

// BR-6.3, BR-6.4, BR-6.6, BR-6.7, BR-6.14: jokers are nested; picks ascend; nothing is wasted.
TEST(BrazilPay, gold_and_science_stand_in) {
    Desk d(2, action().store("north", {{"wood", 1}, {"gold", 1}, {"science", 1}}).gold("north", {"spy"}));
    d.plays("north", {"act build", "build sawmill", "site d3"});  // a cane or a coffee
    EXPECT_EQ(d.offers("north"), (MoveTexts{"pay gold", "pay_gold spy", "pay science"}));
    EXPECT_EQ(d.refusal("north", "pay wood"), "BR-6.6");
    d.play("north", "pay_gold spy");
    EXPECT_EQ(d.tile("d3"), "sawmill");
    EXPECT_EQ(d.list("gold_discard"), (MoveTexts{"spy"}));
}
TEST(BrazilPay, no_gold_card_pays_science) {  // BR-6.7
    Desk d(2, action().gold("north", {"spy", "discovery", "industry"}));
    d.play("north", "act deploy");
    EXPECT_EQ(d.refusal("north", "deploy green_cannon d2"), "BR-5.5");
}
// BR-6.2: store and buildings, freely mixed, in one order.
TEST(BrazilPay, from_store_and_buildings) {
    Desk d(2, action().store("north", {{"wood", 1}}).tile("north", "d3", "sawmill", {{"wood", 1}}));
    d.plays("north", {"act build", "build farm", "site d1", "pay wood", "pay_from wood d3"});
    EXPECT_EQ(d.tile("d1"), "farm");
    EXPECT_EQ(d.items("d3", "wood"), 0);
}

// BR-7.1, BR-7.2, BR-X5: eras of buildings; cities are of any era.
TEST(BrazilBuild, eras) {
    const Amounts rich = {{"wood", 2}, {"sugar_cane", 2}, {"gold", 1}};
    Desk d(2, action()
                  .era(2)
                  .store("north", rich)
                  .unit("green_monarch", "d1")
                  .with(R"({"city_tops": ["sao_vicente", "olinda"]})"));
    d.play("north", "act build");
    EXPECT_EQ(d.refusal("north", "build church"), "BR-7.1");
    EXPECT_TRUE(d.is_offered("north", "build plantation"));
    EXPECT_TRUE(d.is_offered("north", "build_city olinda"));
}
// BR-7.3, BR-7.4, BR-7.5, BR-7.8, BR-7.31, BR-3.3
TEST(BrazilBuild, next_to_the_empire_on_its_terrain) {
    Desk d(2, action().store("north", {{"wood", 1}}).unit("green_archer_1", "d1"));
    EXPECT_EQ(sites(d, "build cane_field"), (MoveTexts{"site c2", "site d1"}));
    EXPECT_EQ(d.refusal("north", "site d3"), "BR-7.3");
    EXPECT_EQ(d.refusal("north", "site d2"), "BR-7.3");
}
// BR-3.6, BR-7.12, BR-7.32: a cloud counts as grassland, with its tile or after it.
TEST(BrazilBuild, clouds_are_grassland) {
    Desk d(2, action()
                  .store("north", {{"wood", 1}})
                  .tile("north", "d3", "sawmill")
                  .tile("north", "e4", "sao_vicente")
                  .open("f3", ""));
    EXPECT_EQ(sites(d, "build cane_field"), (MoveTexts{"site c2", "site d1", "site d4", "site f3"}));
    d.play("north", "site d4").settle();
    EXPECT_TRUE(d.at("hexes.d4.discovery").is_null());
}
// BR-7.6, BR-7.7, BR-7.20: not beside an enemy's tile, also an occupied one; not under an enemy.
TEST(BrazilBuild, away_from_enemies) {
    Desk d(2, action()
                  .store("north", {{"wood", 1}})
                  .tile("east", "c3", "sawmill")
                  .unit("green_archer_1", "c3")
                  .unit("orange_lancer", "d1"));
    d.play("north", "act build");
    EXPECT_EQ(d.refusal("north", "build cane_field"), "BR-7.3");  // c2 is beside c3, d1 is held by the lancer
}
// BR-7.21, BR-7.19: beside an own tile that is occupied, and beside a city.
TEST(BrazilBuild, beside_what_is_occupied) {
    Desk d(2, action().store("north", {{"wood", 1}}).tile("north", "c3", "olinda").unit("orange_lancer", "c3"));
    d.play("north", "act build").play("north", "build cane_field");
    EXPECT_TRUE(d.is_offered("north", "site c2"));
    EXPECT_TRUE(d.is_offered("north", "site b3"));
}
// BR-7.10, BR-7.11, BR-7.26, BR-7.27, BR-X4: it produces when it is built, onto itself.
TEST(BrazilBuild, produces_at_once) {
    Desk d(2, action().store("north", {{"wood", 2}}));
    d.plays("north", {"act build", "build farm", "site d1"}).settle();
    EXPECT_EQ(d.items("d1", "coffee"), 2);
    EXPECT_EQ(d.store("north", "coffee"), 0);
    EXPECT_EQ(d.number("supply.tile_farm_trading_post"), 8);
}
// BR-7.23, BR-X7: paintings add to what is built later.
TEST(BrazilBuild, paintings_add) {
    Desk d(2, action().store("north", {{"coffee", 1}}).paintings("north", {"guarani"}));
    d.plays("north", {"act build", "build sawmill", "site d3"}).settle();
    EXPECT_EQ(d.items("d3", "wood"), 3);
}
// BR-7.13, BR-7.14, BR-7.15, BR-7.16, BR-7.17, BR-7.18, BR-7.9: a city where the monarch stands, on any land.
TEST(BrazilBuild, cities) {
    const Given rich = action().store("north", {{"wood", 2}}).with(R"({"city_tops": ["sao_vicente", "olinda"]})");
    Desk d(2, Given(rich).unit("green_monarch", "g4"));
    EXPECT_EQ(sites(d, "build_city sao_vicente"), (MoveTexts{"site g4"}));
    d.play("north", "site g4").settle();
    EXPECT_EQ(d.tile("g4"), "sao_vicente");
    EXPECT_TRUE(d.at("hexes.g4.items").as_object().empty());
    EXPECT_TRUE(d.at("city_tops.0").is_string());
    EXPECT_EQ(d.number("city_left.0"), 2);
    for (const char* hex : {"c8", "a5"}) {  // beside the enemy's capital, on water
        Desk other(2, Given(rich).unit("green_monarch", hex));
        other.play("north", "act build");
        EXPECT_EQ(other.refusal("north", "build_city sao_vicente"), "BR-7.14") << hex;
    }
}
// BR-7.28, BR-7.29: what is used up.
TEST(BrazilBuild, used_up) {
    Desk d(
        2,
        action()
            .store("north", {{"wood", 4}})
            .unit("green_monarch", "d1")
            .with(
                R"({"buried": {"tile_cane_field_mint": 9}, "city_tops": [null, "sao_vicente"], "city_left": [0, 7]})"));
    d.play("north", "act build");
    EXPECT_EQ(d.refusal("north", "build cane_field"), "BR-7.28");
    EXPECT_EQ(beginning(d.offers("north"), "build_city"), (MoveTexts{"build_city sao_vicente"}));
}
// BR-5.16, BR-5.17: any raws instead of those printed.
TEST(BrazilBuild, upgraded) {
    Desk d(2, action().store("north", {{"cotton", 2}}).with(R"({"players": {"north": {"goods": {"dye": "build"}}}})"));
    d.plays("north", {"act build", "build farm", "site d1"}).settle();
    EXPECT_EQ(d.tile("d1"), "farm");
}

// What an edition may not say: one sentence that names the place.
TEST(BrazilEdition, refuses_what_cannot_be) {
    const auto refusal = [](auto change) {
        Json changed = edition();
        change(changed);
        try {
            (void)Brazil::load(Node(changed, "edition"));
        } catch (const BadInput& problem) {
            return std::string(problem.what());
        }
        return std::string();
    };
    const std::string water =
        refusal([](Json& e) { e.at("scenarios").at(1).at("hexes").at(0).as_object()["terrain"] = "swamp"; });
    EXPECT_NE(water.find("scenarios"), std::string::npos) << water;
    const std::string effect =
        refusal([](Json& e) { e.at("paintings").at(0).at("effects").at(0).as_object()["kind"] = "magic"; });
    EXPECT_NE(effect.find("paintings"), std::string::npos) << effect;
    const std::string split = refusal([](Json& e) {
        auto& hexes = e.at("scenarios").at(1).at("hexes").as_array();
        hexes.front().as_object()["q"] = 20;
    });
    EXPECT_FALSE(split.empty());
    const std::string ring = refusal([](Json& e) {
        for (Json& hex : e.at("scenarios").at(1).at("hexes").as_array())
            if (hex.at("terrain") == Json("grassland")) hex.as_object()["terrain"] = "forest";
    });
    EXPECT_NE(ring.find("grassland"), std::string::npos) << ring;
}

}  // namespace
}  // namespace pentarchy::brazil
