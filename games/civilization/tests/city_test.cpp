// City Management, section 6. The Romans' capital at b2 yields 6 production and 3 trade.
#include "games/civilization/build.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

Given city() { return at("city", "red").trade("red", 0); }
int production(const Desk& d, Seat seat = 0, int city = 0) { return production_of({d.t, d.s}, seat, city); }

// CV-6.1, CV-6.2, CV-6.3, CV-6.6: one action a city; it may be skipped.
TEST(CivilizationCity, one_action) {
    Desk d(2, city());
    EXPECT_TRUE(d.is_offered("red", "done"));
    d.play("red", "arts capital");
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.1");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"done"}));
}

// CV-6.4, CV-4.57: in Anarchy the capital rests.
TEST(CivilizationCity, anarchy) {
    Desk d(2, city().government("red", "anarchy"));
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-6.4");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"done"}));
}

// CV-21.27: under Monarchy the capital acts twice, in two ways.
TEST(CivilizationCity, monarchy) {
    Desk d(2, city().government("red", "monarchy"));
    d.play("red", "arts capital");
    EXPECT_EQ(d.refusal("red", "arts capital"), "CV-21.27");
    d.play("red", "program capital");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"done"}));
}

// CV-6.10, CV-12.10: production around the city, blocked squares excluded, and what things add.
TEST(CivilizationCity, production) {
    EXPECT_EQ(production(Desk(2, city())), 6);
    EXPECT_EQ(production(Desk(2, city().figure("blue", "army_1", "b1"))), 4);  // a forest less
    EXPECT_EQ(production(Desk(2, city().government("red", "despotism"))), 7);
    EXPECT_EQ(production(Desk(2, city().thing("c2", "chichen_itza").with(R"({"wonders": {"chichen_itza": "red"}})"))),
              9);
}

// CV-6.75, CV-12.12: a blocked wonder does nothing.
TEST(CivilizationCity, a_blocked_wonder) {
    const Given given = city().thing("c2", "chichen_itza").with(R"({"wonders": {"chichen_itza": "red"}})");
    EXPECT_EQ(production(Desk(2, Given(given).figure("blue", "army_1", "c2"))), 6);
}

// CV-6.11, CV-3.9: what is given for the turn ends with it.
TEST(CivilizationCity, a_boost) {
    Desk d(2, city().techs("red", {"code_of_laws", "construction"}, {1, 1}).resource("red", "wheat", 1));
    EXPECT_TRUE(d.is_offered("red", "use construction"));
    d.play("red", "use construction");
    EXPECT_EQ(d.of("red", "resources.wheat"), 0);  // CV-10.43
    EXPECT_EQ(d.number("market.wheat"), 2);
    d.play("red", "boost capital");
    EXPECT_EQ(production(d), 11);
    EXPECT_EQ(d.refusal("red", "use construction"), "CV-10.40");
}

// CV-6.17: under Communism each city counts what the best one has around it.
TEST(CivilizationCity, communism) {
    const Given given = city()
                            .tile(2, "neutral_01", "north")
                            .city("red", "second", "b7")
                            .thing("b6", "workshop")
                            .with(R"({"players": {"red": {"policies": ["natural_religion", "pacifism"]}}})");
    Desk d(2, Given(given));
    const int best = production(d, 0, 1);
    EXPECT_GT(best, 6);
    EXPECT_EQ(production(Desk(2, Given(given).government("red", "communism"))), best);
}

// CV-6.12, CV-6.13, CV-6.20, CV-6.21, CV-6.22, CV-6.23
TEST(CivilizationCity, figures) {
    Desk d(2, city());
    EXPECT_TRUE(d.is_offered("red", "build capital army"));
    EXPECT_TRUE(d.is_offered("red", "build capital scout"));
    d.play("red", "build capital army");
    EXPECT_TRUE(d.is_offered("red", "at b1"));
    EXPECT_EQ(d.refusal("red", "at a1"), "CV-6.23");
    EXPECT_EQ(d.refusal("red", "at a2"), "CV-6.22");  // two figures stand there
    d.play("red", "at b1");
    EXPECT_EQ(d.square_of("red", "army_2"), "b1");
    EXPECT_EQ(d.of("red", "trade"), 0);
    Desk poor(2, city()
                     .figure("blue", "army_1", "b1")
                     .figure("blue", "scout_1", "a2")
                     .figure("red", "army_1", "c1")
                     .figure("red", "scout_1", "c1"));
    EXPECT_EQ(production(poor), 2);
    EXPECT_EQ(poor.refusal("red", "build capital army"), "CV-6.12");
}

// CV-6.25, CV-12.13: a scout not where an enemy stands; an army may (battle_test.cpp: CV-6.26).
TEST(CivilizationCity, blocked_squares) {
    Desk scout(2, city().trade("red", 3).figure("blue", "army_1", "b3"));
    scout.play("red", "build capital scout");
    EXPECT_EQ(scout.refusal("red", "at b3"), "CV-12.13");
}

// CV-6.24: the capital also places figures on its city-states.
TEST(CivilizationCity, on_a_city_state) {
    Desk d(2, city().tile(2, "neutral_01", "north").thing("b7", "city_state_1").figure("red", "scout_1", "b7"));
    d.play("red", "build capital army");
    EXPECT_TRUE(d.is_offered("red", "at b7"));
}

// CV-6.29: with Navy an army may appear around any own shipyard.
TEST(CivilizationCity, shipyards) {
    const Given given = city()
                            .tile(2, "neutral_01", "north")
                            .city("red", "second", "b7")
                            .thing("c7", "shipyard")
                            .with(R"({"players": {"red": {"policies": ["natural_religion", "pacifism"]}}})");
    Desk d(2, Given(given).techs("red", {"code_of_laws", "navy"}, {2}));
    d.play("red", "build capital army");
    EXPECT_TRUE(d.is_offered("red", "at b8"));
    Desk without(2, Given(given));
    without.play("red", "build capital army");
    EXPECT_FALSE(without.is_offered("red", "at b8"));
}

// CV-6.14, CV-6.15, CV-X9, CV-20.1: three trade a step, the Americans half of it.
TEST(CivilizationCity, rushing) {
    const Given given =
        city().trade("red", 20).techs("red", {"code_of_laws", "democracy"}, {1, 1}).figure("blue", "army_1", "b3");
    Desk d(2, Given(given));
    EXPECT_EQ(production(d), 5);
    d.play("red", "build capital infantry").draw_luck();
    EXPECT_EQ(d.of("red", "trade"), 20 - 6);
    Desk americans(2, Given(given).nations({"americans"}));
    EXPECT_EQ(rush_for({americans.t, americans.s}, 0, 7, 5), 3);
}

// CV-6.30, CV-6.31, CV-6.32, CV-6.33, CV-6.34
TEST(CivilizationCity, units) {
    Desk d(2, city().trade("red", 27));
    EXPECT_EQ(d.refusal("red", "build capital aircraft"), "CV-6.32");
    d.play("red", "build capital mounted");
    EXPECT_EQ(d.pending(), (MoveTexts{"luck"}));
    d.draw_luck();
    EXPECT_EQ(d.s.units.at(reserve_of(0), index(UnitType::Mounted)), 2);
    EXPECT_EQ(d.of("red", "trade"), 27);
    Desk flying(2, city().techs("red", {"code_of_laws", "flight"}, {2}));
    EXPECT_EQ(unit_cost({flying.t, flying.s}, 0, UnitType::Aircraft), 12);
}

// CV-6.33, CV-18.1, CV-18.2: an empty deck gives nothing; what lies under it is shuffled anew.
TEST(CivilizationCity, an_empty_deck) {
    Desk d(2, city());
    Play p(d.t, d.s, nullptr);
    for (int card = 0; card < 15; ++card)
        if (d.s.units.where[card] == kBag) d.s.units.name(card, kBag, kUnitUnder, kEveryone);
    EXPECT_TRUE(d.is_offered("red", "build capital infantry"));
    d.play("red", "build capital infantry");
    EXPECT_TRUE(contains(d.lines(), "units_shuffled"));
    d.draw_luck();
    EXPECT_EQ(d.s.units.at(kUnitUnder), 0);
}

// CV-6.40, CV-6.41, CV-6.42, CV-6.50, CV-6.67, CV-6.68
TEST(CivilizationCity, buildings) {
    Desk d(2, city().trade("red", 27).thing("c3", "trading_post"));
    EXPECT_EQ(d.refusal("red", "build capital harbor"), "CV-6.40");
    d.play("red", "build capital trading_post");
    EXPECT_EQ(d.refusal("red", "at b1"), "CV-6.41");  // a forest
    const int left = d.number("stacks_left.trading_post");
    d.play("red", "at c3");
    EXPECT_EQ(d.thing("c3"), "trading_post");
    EXPECT_EQ(d.number("stacks_left.trading_post"), left);
    EXPECT_EQ(trade_of({d.t, d.s}, 0), 4);  // 2 instead of the desert's 1
}
TEST(CivilizationCity, an_empty_stack) {  // CV-6.50
    Desk d(2, city()
                  .trade("red", 27)
                  .thing("c3", "trading_post")
                  .thing("e15", "trading_post")
                  .with(R"({"things": {"e16": "trading_post", "g13": "trading_post"}})"));
    EXPECT_EQ(d.refusal("red", "build capital trading_post"), "CV-6.50");
}

// CV-6.45: not on a relic, a city-state, a centre.
TEST(CivilizationCity, squares_of_buildings) {
    Desk d(2, city().trade("red", 27).techs("red", {"code_of_laws", "construction"}, {1, 1}).thing("b3", "atlantis"));
    d.play("red", "build capital workshop");
    EXPECT_EQ(d.refusal("red", "at b3"), "CV-6.45");
    EXPECT_TRUE(d.is_offered("red", "at a3") || d.is_offered("red", "at c1"));
}

// CV-6.48, CV-6.49, CV-6.71: one star building a city, on any land; the shipyard on water.
TEST(CivilizationCity, star_buildings) {
    Desk d(2, city().trade("red", 27).techs("red", {"code_of_laws", "philosophy", "navy"}, {3}).thing("b1", "temple"));
    d.play("red", "build capital temple");
    EXPECT_TRUE(d.is_offered("red", "at b1"));  // it makes room for itself
    EXPECT_EQ(d.refusal("red", "at c2"), "CV-6.48");
    Desk sea(2, city().trade("red", 27).techs("red", {"code_of_laws", "navy"}, {2}));
    sea.play("red", "build capital shipyard");
    EXPECT_EQ(sea.offers("red"), (MoveTexts{"at a1", "at a3"}));
}

// CV-6.52, CV-6.53, CV-10.22: the upgrade takes the place of the basic side, at once everywhere.
TEST(CivilizationCity, upgrades) {
    Desk d(2, city().trade("red", 27).techs("red", {"code_of_laws", "railroad", "construction"}, {3}));
    EXPECT_EQ(d.refusal("red", "build capital workshop"), "CV-6.52");
    EXPECT_TRUE(d.is_offered("red", "build capital iron_mine"));
    Desk flips(2, city().thing("b3", "workshop"));
    Play p(flips.t, flips.s, nullptr);
    learn(p, 0, static_cast<int>(place_of("railroad", flips.t.tech_words)), 1);
    EXPECT_EQ(flips.thing("b3"), "iron_mine");
    EXPECT_EQ(Civilization::conserved({flips.t, flips.s}), "");
}

// CV-6.55, CV-6.56
TEST(CivilizationCity, walls) {
    EXPECT_EQ(Desk(2, city().trade("red", 27)).refusal("red", "build capital walls"), "CV-6.55");
    Desk d(2, city().trade("red", 27).techs("red", {"code_of_laws", "masonry"}, {2}));
    d.play("red", "build capital walls");
    EXPECT_EQ(d.at("players.red.cities.capital.walls"), Json(true));
    EXPECT_EQ(d.of("red", "trade"), 27 - 3);
    Desk walled(
        2, city().trade("red", 27).techs("red", {"code_of_laws", "masonry"}, {2}).city_flag("red", "capital", "walls"));
    EXPECT_EQ(walled.refusal("red", "build capital walls"), "CV-6.56");
}

Given with_wonders(Given given) {
    return given.with(R"({"wonders": {"statue_of_zeus": 0, "colossus": 1, "oracle": 2}})");
}

// CV-6.60, CV-6.61, CV-6.62, CV-6.63, CV-6.64
TEST(CivilizationCity, wonders) {
    Desk d(2, with_wonders(city().trade("red", 27)));
    ASSERT_EQ(wonder_cost({d.t, d.s}, 0, 1), 15);
    EXPECT_EQ(wonder_cost({d.t, d.s}, 0, place_of("oracle", d.t.wonder_words)), 10);  // with Code of Laws
    d.play("red", "build capital statue_of_zeus");
    EXPECT_EQ(d.refusal("red", "at a1"), "CV-6.62");
    d.play("red", "at c2");
    EXPECT_EQ(d.pending(), (MoveTexts{"luck"}));
    d.draw_luck();
    EXPECT_EQ(d.of("red", "trade"), 0);
    EXPECT_EQ(d.at("wonders.statue_of_zeus"), Json("red"));
    EXPECT_EQ(sum({d.t, d.s}, 0, Query::Combat), 6);
    EXPECT_EQ(d.number("wonders_left.medieval"), 2);
}
TEST(CivilizationCity, one_wonder_a_city) {  // CV-6.63, CV-6.69
    Desk d(
        2,
        with_wonders(city().trade("red", 27)).with(R"({"wonders": {"stonehenge": "red"}})").thing("c2", "stonehenge"));
    d.play("red", "build capital statue_of_zeus");
    EXPECT_EQ(d.refusal("red", "at b1"), "CV-6.63");
    d.play("red", "at c2");
    EXPECT_EQ(d.at("wonders.stonehenge"), Json("gone"));
}

// CV-6.80, CV-6.81, CV-6.82, CV-X19
TEST(CivilizationCity, arts) {
    Desk d(2, city().thing("c3", "trading_post"));
    d.play("red", "arts capital");
    EXPECT_EQ(d.of("red", "culture"), 2);
    Desk metropolis(2, city()
                           .thing("c2", "library")
                           .thing("c3", "trading_post")
                           .thing("a2", "market")
                           .with(R"({"players": {"red": {"cities": {"capital": {"second": "b3"}}}}})")
                           .figure("red", "army_1", "c1")
                           .figure("red", "scout_1", "c1")
                           .figure("blue", "army_1", "a2"));
    metropolis.play("red", "arts capital");
    EXPECT_EQ(metropolis.of("red", "culture"), 2 + 2);
}

// CV-6.85, CV-6.86, CV-6.87, CV-6.88, CV-6.89
TEST(CivilizationCity, harvests) {
    Desk d(2, city());
    EXPECT_EQ(d.refusal("red", "harvest capital a2"), "CV-6.85");
    d.play("red", "harvest capital a1");
    EXPECT_EQ(d.of("red", "resources.wheat"), 1);
    EXPECT_EQ(d.number("market.wheat"), 1);
    EXPECT_EQ(d.list("harvested"), (MoveTexts{"a1"}));
    EXPECT_EQ(d.sees("blue", "players.red.resources.wheat"), Json(1));
    Desk none(2, city().resource("red", "wheat", 1).resource("blue", "wheat", 1));
    EXPECT_EQ(none.refusal("red", "harvest capital a1"), "CV-6.86");
    Desk covered(2, city().thing("a1", "harbor"));
    EXPECT_EQ(covered.refusal("red", "harvest capital a1"), "CV-6.85");
}

// CV-6.16, CV-6.95, CV-6.96, CV-X1: a program doubles what lies around the city, once.
TEST(CivilizationCity, a_program) {
    Desk d(2, city());
    d.play("red", "program capital");
    EXPECT_EQ(production(d), 12);
    Desk full(2, city()
                     .trade("red", 3)
                     .city_flag("red", "capital", "program")
                     .thing("a1", "harbor")
                     .with(R"({"wonders": {"statue_of_zeus": 0}})"));
    EXPECT_EQ(full.refusal("red", "program capital"), "CV-6.95");
    EXPECT_EQ(production(full), 14);
    full.play("red", "build capital statue_of_zeus").play("red", "at c2").draw_luck();
    EXPECT_EQ(full.at("players.red.cities.capital.program"), Json(false));
    EXPECT_EQ(full.of("red", "trade"), 0);
}

// CV-6.99: a caravan adds 2, if the owner likes.
TEST(CivilizationCity, a_caravan) {
    Desk d(2, city()
                  .trade("red", 6)
                  .techs("red", {"code_of_laws", "democracy"}, {1, 1})
                  .city_flag("red", "capital", "caravan"));
    d.play("red", "build capital infantry");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"with_caravan", "without"}));
    d.play("red", "with_caravan").draw_luck();
    EXPECT_EQ(d.of("red", "trade"), 6);
    EXPECT_EQ(d.at("players.red.cities.capital.caravan"), Json(false));
}

// CV-5.1, CV-5.2, CV-5.3, CV-X23: trade is collected before, up to 27.
TEST(CivilizationCity, collecting) {
    Desk d(2, at("trade").trade("red", 25));
    EXPECT_EQ(d.of("red", "trade"), 27);
    EXPECT_EQ(d.of("blue", "trade"), 6);
    EXPECT_EQ(Desk(2, at("trade").trade("red", 1).figure("blue", "army_1", "a3")).of("red", "trade"), 3);
}

// CV-10.42: tokens of any kind, one after the other.
TEST(CivilizationCity, paying_with_any) {
    Desk d(2,
           city().techs("red", {"code_of_laws", "pottery"}, {2}).resource("red", "silk", 1).resource("red", "iron", 1));
    d.play("red", "use pottery");
    EXPECT_EQ(d.offers("red"), (MoveTexts{"pay silk"}));
    d.plays("red", {"pay silk", "pay iron"});
    EXPECT_EQ(d.of("red", "coins"), 1);
    EXPECT_EQ(d.of("red", "coins_on.pottery"), 1);
}

}  // namespace
}  // namespace pentarchy::civilization
