// Paintings: the gallery (BR-5.11 to BR-5.15, BR-12.1 to BR-12.4) and each that the rules say more about (BR-12.5 to
// BR-12.25).
#include "games/brazil/tests/desk.h"

namespace pentarchy::brazil {
namespace {

const MoveTexts kGallery{"maria_quiteria", "camarao", "guarani", "coroados", "factory", "princess_isabel"};
Given hung(Given given, const MoveTexts& gallery = kGallery) { return given.set({"gallery"}, names(gallery)); }
// North has this painting and is about to act.
Given owner(const std::string& painting) { return action().monarch("north", "oba_2").paintings("north", {painting}); }
int paintings_line(const Desk& d) { return d.of("north", "score.paintings"); }

TEST(BrazilGallery, takes_one_and_pays_its_price) {  // BR-5.11, BR-5.13, BR-12.1, BR-12.4
    Desk d(2, hung(action().store("north", {{"gold", 1}, {"wood", 1}})));
    d.play("north", "act painting");
    EXPECT_EQ(beginning(d.offers("north"), "paint"),
              (MoveTexts{"paint maria_quiteria", "paint camarao", "paint guarani", "paint coroados", "paint factory"}));
    EXPECT_EQ(d.refusal("north", "paint princess_isabel"), "BR-5.11");
    EXPECT_EQ(d.refusal("north", "paint tupi"), "BR-12.1");
    d.play("north", "paint camarao").play("north", "pay gold");
    EXPECT_EQ(d.row(), "hang");
    for (const std::string& outcome : d.outcomes()) {
        const std::string painting = outcome.substr(5);
        for (const Json& row : edition().at("paintings").as_array())
            if (row.at("id").as_string() == painting) {
                EXPECT_EQ(row.at("order").as_string(), "red") << painting;
            }
    }
    d.luck("hang guararapes");
    EXPECT_EQ(d.list("players.north.paintings"), MoveTexts{"camarao"});
    EXPECT_EQ(d.at("gallery.1"), "guararapes");
    EXPECT_EQ(d.store("north", "gold"), 0);
    EXPECT_EQ(d.row(), "movement");
}

TEST(BrazilGallery, free_paintings_need_the_action_and_may_be_declined) {  // BR-5.12
    Desk d(2, hung(action()));
    d.play("north", "act painting");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"paint guarani", "paint coroados", "stop"}));
    d.play("north", "stop");
    EXPECT_EQ(d.row(), "movement");
    EXPECT_TRUE(d.list("players.north.paintings").empty());
}

TEST(BrazilGallery, any_number_of_paintings) {  // BR-5.14
    Desk d(2, hung(action(), {"guararapes", "camarao", "guarani", "tupi", "factory", "princess_isabel"})
                  .paintings("north", {"maria_quiteria", "duke_of_caxias", "count_of_eu", "guaicuru", "riachuelo",
                                       "henrique_dias", "arariboia", "immigrants", "maua", "reboucas"}));
    d.play("north", "act painting").play("north", "paint tupi");
    EXPECT_EQ(d.list("players.north.paintings").size(), 11u);
}

TEST(BrazilGallery, upgraded_space_makes_one_raw_free_and_one_gold_a_raw) {  // BR-5.15
    const MoveTexts gallery{"count_of_eu", "camarao", "guarani", "coroados", "factory", "princess_isabel"};
    const Given given = hung(action(), gallery).store("north", {{"wood", 1}}).good("north", "fabric", "painting");
    Desk d(2, given);
    d.play("north", "act painting");
    EXPECT_TRUE(d.is_offered("north", "paint camarao"));
    EXPECT_EQ(d.refusal("north", "paint princess_isabel"), "BR-5.11");  // science stays
    d.play("north", "paint count_of_eu");
    EXPECT_EQ(d.row(), "hang");
    EXPECT_EQ(d.store("north", "wood"), 1);
    Desk gold(2, given);
    gold.play("north", "act painting").play("north", "paint camarao").play("north", "pay wood");
    EXPECT_EQ(gold.store("north", "wood"), 0);
}

TEST(BrazilGallery, an_empty_deck_is_replaced_by_one_of_choice) {  // BR-12.2
    const MoveTexts red{"duke_of_caxias", "count_of_eu", "guaicuru", "guararapes", "riachuelo", "henrique_dias"};
    Desk d(2, hung(action().store("north", {{"gold", 1}}).paintings("east", red)));
    d.play("north", "act painting").play("north", "paint camarao").play("north", "pay gold");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"refill pink", "refill blue"}));
    EXPECT_EQ(d.refusal("north", "refill red"), "BR-12.2");
    d.play("north", "refill blue").luck("hang maua");
    EXPECT_EQ(d.at("gallery.1"), "maua");
}

TEST(BrazilGallery, without_decks_it_shrinks) {  // BR-12.3
    MoveTexts others;
    for (const Json& row : edition().at("paintings").as_array())
        if (const std::string id(row.at("id").as_string()); !contains(kGallery, id)) others.push_back(id);
    Desk d(2, hung(action().paintings("east", others)));
    d.play("north", "act painting").play("north", "paint guarani");
    EXPECT_EQ(d.row(), "movement");
    EXPECT_TRUE(d.at("gallery.2").is_null());
}

// BR-12.5 The open bonuses; fights use them in fight_test.cpp.
TEST(BrazilPaintings, maria_quiteria_adds_two_defending_and_one_attacking) {
    Desk d(2, owner("maria_quiteria"));
    const Look look{d.t, d.s};
    EXPECT_EQ(sum(look, 0, Query::Attack), 1);
    EXPECT_EQ(sum(look, 0, Query::Defence), 2);
    EXPECT_EQ(sum(look, 1, Query::Defence), 0);
}

TEST(BrazilPaintings, camarao_counts_forests_beside_the_empire_once) {  // BR-12.6
    // Beside d2 are the forests c3, d3, e2 and e3; beside f4 also e5. Its own forest and c3's are gone.
    Desk d(2, owner("camarao").tile("north", "f4", "sawmill").tile("north", "e3", "sawmill"));
    EXPECT_EQ(paintings_line(d), 1 + 4);
    EXPECT_EQ(sum(Look{d.t, d.s}, 0, Query::ForestStrength), 1);
}

TEST(BrazilPaintings, immigrants_take_goods_on_any_slot) {  // BR-12.7
    const Given rich = action().store("north", {{"wood", 2}});
    Desk plain(2, rich);
    plain.play("north", "act manufacture");
    EXPECT_EQ(beginning(plain.offers("north"), "make"), (MoveTexts{"make dye renovate", "make dye import"}));
    Desk d(2, Given(rich).paintings("north", {"immigrants"}).good("north", "sugar", "build"));
    d.play("north", "act manufacture");
    EXPECT_EQ(beginning(d.offers("north"), "make"),
              (MoveTexts{"make dye deploy", "make dye painting", "make dye renovate", "make dye manufacture",
                         "make dye import"}));
}

TEST(BrazilPaintings, princess_isabel_places_one_palace_once) {  // BR-12.8
    Desk d(2, owner("princess_isabel").tile("north", "d3", "farm").tile("north", "c3", "sawmill"));
    d.play("north", "isabel");
    EXPECT_EQ(d.offers("north"), (MoveTexts{"palace palace_2 c3", "palace palace_2 d3", "palace palace_5 d3"}));
    d.play("north", "palace palace_5 d3");
    EXPECT_EQ(d.at("players.north.palaces.palace_5"), "d3");
    EXPECT_EQ(d.at("players.north.isabel_used"), true);
    EXPECT_EQ(d.refusal("north", "isabel"), "BR-12.8");
    Desk nothing(2, owner("princess_isabel"));
    EXPECT_EQ(nothing.refusal("north", "isabel"), "BR-15.34");
    EXPECT_EQ(Desk(2, action()).refusal("north", "isabel"), "BR-12.8");
}

TEST(BrazilPaintings, guarani_fills_sawmills_now_and_later) {  // BR-12.9, BR-7.24, BR-7.25, BR-X7
    Desk d(2, hung(action().store("north", {{"coffee", 1}}))
                  .tile("north", "c3", "sawmill")
                  .tile("north", "d3", "sawmill", {{"wood", 1}})
                  .tile("north", "e2", "sawmill")
                  .unit("orange_monarch", "e2")
                  .tile("east", "d7", "sawmill")
                  .unit("green_monarch", "d7"));
    d.play("north", "act painting").play("north", "paint guarani").draw_luck();
    EXPECT_EQ(d.items("c3", "wood"), 1);
    EXPECT_EQ(d.items("d3", "wood"), 2);
    EXPECT_EQ(d.items("e2", "wood"), 0);  // occupied
    EXPECT_EQ(d.items("d7", "wood"), 0);  // not built by its owner
    Desk later(2, owner("guarani").store("north", {{"coffee", 1}}));
    later.play("north", "act build")
        .play("north", "build sawmill")
        .play("north", "site c3")
        .play("north", "pay coffee");
    EXPECT_EQ(later.items("c3", "wood"), 3);
}

TEST(BrazilPaintings, arariboia_founds_cities_with_any_unit) {  // BR-12.10
    const Given given = action()
                            .store("north", {{"wood", 5}})
                            .unit("green_archer_1", "f4")
                            .set({"city_tops"}, names({"sao_vicente", "rio_de_janeiro"}));
    Desk plain(2, given);
    plain.play("north", "act build");
    EXPECT_FALSE(plain.is_offered("north", "build_city sao_vicente"));
    Desk d(2, Given(given).paintings("north", {"arariboia"}));
    d.play("north", "act build").play("north", "build_city sao_vicente");
    EXPECT_EQ(beginning(d.offers("north"), "site"), MoveTexts{"site f4"});
}

// BR-12.11, BR-12.12: what lies below may pay, the rest of it is lost; the tile below leaves the game.
TEST(BrazilPaintings, maria_leopoldina_ignores_terrain_and_builds_over) {
    Desk d(2, owner("maria_leopoldina")
                  .store("north", {{"wood", 1}})
                  .tile("north", "d3", "farm", {{"coffee", 2}})
                  .tile("north", "c3", "sawmill")
                  .palace("north", "palace_2", "c3")
                  .tile("north", "e2", "cane_field")
                  .unit("orange_monarch", "e2"));
    d.play("north", "act build").play("north", "build sawmill");
    const MoveTexts sites = beginning(d.offers("north"), "site");
    EXPECT_TRUE(contains(sites, "site d1"));   // grassland
    EXPECT_TRUE(contains(sites, "site d3"));   // over the farm
    EXPECT_FALSE(contains(sites, "site c3"));  // a palace
    EXPECT_FALSE(contains(sites, "site e2"));  // occupied
    EXPECT_FALSE(contains(sites, "site d2"));  // the capital
    d.play("north", "site d3").play("north", "pay_from coffee d3");
    EXPECT_EQ(d.tile("d3"), "sawmill");
    EXPECT_EQ(d.items("d3", "wood"), 2);
    EXPECT_EQ(d.items("d3", "coffee"), 0);
}

TEST(BrazilPaintings, coroados_takes_tokens_of_earlier_eras) {  // BR-12.13
    const Given given = owner("coroados").era(3).set({"players", "north", "under"}, names({"import", "trade"}));
    Desk d(2, given);
    const int before = paintings_line(d);
    d.play("north", "sacrifice era_1");
    EXPECT_EQ(paintings_line(d), before + 2);
    EXPECT_EQ(d.at("players.north.under.0"), "coroados");
    EXPECT_EQ(d.refusal("north", "sacrifice era_1"), "BR-12.13");
    d.play("north", "sacrifice era_2").draw_luck();
    EXPECT_EQ(d.of("north", "hand_sizes.gold"), 2);
    EXPECT_EQ(paintings_line(d), before + 2);
    EXPECT_EQ(Desk(2, Given(given).paintings("north", {})).refusal("north", "sacrifice era_1"), "BR-12.13");
}

// BR-12.13, and the bonus of this turn's own action is gone, too.
TEST(BrazilPaintings, coroados_loses_the_bonus_of_this_turn) {
    Desk d(2, owner("coroados")
                  .era(2)
                  .turn("moves", "north", "import")
                  .set({"players", "north", "under"}, boost::json::array{"import", nullptr}));
    EXPECT_EQ(d.number("turn_state.bonus"), 1);
    d.play("north", "sacrifice era_1");
    EXPECT_EQ(d.number("turn_state.bonus"), 0);
}

TEST(BrazilPaintings, reboucas_saves_a_raw_or_a_gold_once_a_turn) {  // BR-12.14
    Desk d(2, owner("reboucas"));
    d.play("north", "act build")
        .play("north", "build cane_field")
        .play("north", "site d1")
        .play("north", "use reboucas");
    EXPECT_EQ(d.tile("d1"), "cane_field");
    EXPECT_EQ(d.at("turn_state.reboucas"), true);
    EXPECT_EQ(Desk(2, action()).play("north", "act build").refusal("north", "build cane_field"), "BR-6.1");
}

TEST(BrazilPaintings, factory_takes_a_pentagon_and_an_octagon) {  // BR-12.15, BR-12.16
    Desk d(2, Given()
                  .turn("end")
                  .paintings("north", {"factory"})
                  .good("north", "fabric", "painting")
                  .good("north", "roast_coffee", "deploy")
                  .good("north", "rubber", "build")
                  .good("north", "dye", "import"));
    const int before = paintings_line(d), goods = d.of("north", "score.goods");
    EXPECT_EQ(beginning(d.offers("north"), "factory"),
              (MoveTexts{"factory fabric", "factory roast_coffee", "factory rubber"}));
    EXPECT_EQ(d.refusal("north", "factory dye"), "BR-12.15");
    EXPECT_EQ(d.refusal("north", "factory jewellery"), "BR-12.15");  // not made
    d.play("north", "factory fabric");
    EXPECT_EQ(d.refusal("north", "factory roast_coffee"), "BR-12.16");
    d.play("north", "factory rubber").play("north", "done");
    EXPECT_EQ(paintings_line(d), before + 4);
    EXPECT_EQ(d.of("north", "score.goods"), goods);
}

TEST(BrazilPaintings, maua_builds_twice_for_one_raw_more) {  // BR-12.17, BR-12.18, BR-12.21, BR-12.22
    Desk d(2, owner("maua").store("north", {{"wood", 2}}));
    d.play("north", "act build")
        .play("north", "build_twice")
        .play("north", "build cane_field")
        .play("north", "site d1");
    d.play("north", "pay wood").play("north", "pay wood");
    EXPECT_EQ(d.items("d1", "sugar_cane"), 2);
    d.play("north", "build sawmill");
    EXPECT_TRUE(d.is_offered("north", "site c3"));
    d.play("north", "site c3").play("north", "pay_from sugar_cane d1");
    EXPECT_EQ(d.tile("c3"), "sawmill");
    EXPECT_EQ(d.row(), "movement");
}

TEST(BrazilPaintings, reboucas_may_pay_mauas_raw_once) {  // BR-12.19
    Desk d(2, action()
                  .paintings("north", {"maua", "reboucas"})
                  .store("north", {{"wood", 2}})
                  .good("north", "rubber", "build"));
    d.play("north", "act build")
        .play("north", "build_twice")
        .play("north", "build cane_field")
        .play("north", "site d1");
    d.play("north", "use reboucas").play("north", "pay wood");
    d.play("north", "build cane_field").play("north", "site c2");
    EXPECT_FALSE(d.is_offered("north", "use reboucas"));
    d.play("north", "pay wood");
    EXPECT_EQ(d.tile("c2"), "cane_field");
}

TEST(BrazilPaintings, riachuelo_sails_every_turn) {  // BR-12.23
    EXPECT_TRUE(has(Look{base_tables(), Desk(2, owner("riachuelo")).s}, 0, Query::Sail));
    EXPECT_FALSE(has(Look{base_tables(), Desk(2, action()).s}, 0, Query::Sail));
    Desk d(2, owner("riachuelo").turn("moves", "north", "renovate"));
    EXPECT_EQ(d.at("turn_state.extra"), true);
    EXPECT_EQ(d.at("turn_state.sail"), true);
}

TEST(BrazilPaintings, guaicuru_makes_all_units_swift) {  // BR-12.24
    EXPECT_TRUE(has(Look{base_tables(), Desk(2, owner("guaicuru")).s}, 0, Query::AllSwift));
}

// BR-12.25, BR-13.7: with a gold card no discount of the Build action; Maria Leopoldina and production bonuses work.
TEST(BrazilPaintings, what_speaks_of_the_build_action_ignores_gold_cards) {
    Desk d(2, action()
                  .paintings("north", {"maua", "reboucas", "tupi", "maria_leopoldina"})
                  .gold("north", {"land_grant"})
                  .store("north", {{"coffee", 2}}));
    d.play("north", "play land_grant");
    EXPECT_FALSE(d.is_offered("north", "build_twice"));
    d.play("north", "build cane_field").play("north", "site c3");
    EXPECT_EQ(d.offers("north"), MoveTexts{"pay coffee"});
    d.play("north", "pay coffee");
    EXPECT_EQ(d.items("c3", "sugar_cane"), 3);
}

}  // namespace
}  // namespace pentarchy::brazil
