// Setup, section 2. Red plays the Romans on the first home of the map for two, blue the Germans on the other.
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

// CV-2.1, CV-2.2, CV-2.19, CV-22.1: two sheets each, one kept in secret, all shown together.
TEST(CivilizationSetup, nations_are_dealt_in_secret) {
    State s = fresh<Civilization>(base_tables(), 3);
    const Edition& t = base_tables();
    Rng rng(3);
    while (is_chance<Civilization>(s)) take<Civilization>(t, s, kChance, draw<Civilization>({t, s}, rng));
    EXPECT_EQ(pending<Civilization>(s), seats_below(3));
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(s.nations.ids_at(nations_of(seat)).count(), 2);
        const View<Civilization> other = view<Civilization>(t, s, left_of({t, s}, seat));
        EXPECT_EQ(other.s().nations.ids_at(nations_of(seat)).count(), 0);
        EXPECT_EQ(other.s().nations.at(nations_of(seat)), 2);
    }
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(s.player[0].nation, kNone);
        Offer offered;
        offer<Civilization>({t, s}, seat, offered);
        EXPECT_EQ(offered.size, 2);
        take<Civilization>(t, s, seat, offered.move[0]);
    }
    for (Seat seat = 0; seat < 3; ++seat) {
        EXPECT_NE(s.player[seat].nation, kNone);
        EXPECT_EQ(s.nations.ids_at(nations_of(seat)).count(), 1);
    }
    EXPECT_EQ(s.nations.at(kNationBox), 3);
}

// CV-1.34: without investments nobody is dealt the Arabs.
TEST(CivilizationSetup, arabs_need_investments) {
    const Edition& t = base_tables();
    State s = fresh<Civilization>(t, 2, Json{{"investments", "false"}});
    Rng rng(1);
    take<Civilization>(t, s, kChance, draw<Civilization>({t, s}, rng));
    Chances chances;
    outcomes<Civilization>({t, s}, chances);
    EXPECT_EQ(chances.size, kNations - 1);
}

// CV-2.1: if all agree, any free nation.
TEST(CivilizationSetup, nations_may_be_chosen) {
    State s = fresh<Civilization>(base_tables(), 2, Json{{"nations", "chosen"}});
    const Edition& t = base_tables();
    take<Civilization>(t, s, kChance, make(Verb::FirstSeat, 0));
    Offer offered;
    offer<Civilization>({t, s}, 0, offered);
    EXPECT_EQ(offered.size, kNations);
    take<Civilization>(t, s, 0, offered.move[0]);
    offer<Civilization>({t, s}, 1, offered = {});
    EXPECT_EQ(offered.size, kNations - 1);
}

// CV-2.9, CV-2.11, CV-15.1, CV-X24: three wonders an era and three slots for two, else four; ancient ones first.
TEST(CivilizationSetup, wonders) {
    for (const int seats : {2, 4}) {
        Desk d(seats);
        d.until("adopt");
        const int slots = seats == 2 ? 3 : 4;
        EXPECT_EQ(d.number("wonders_left.ancient"), 0);
        EXPECT_EQ(d.number("wonders_left.modern"), slots);
        EXPECT_EQ(d.at("wonders").as_object().size(), static_cast<size_t>(slots));
    }
}

// CV-1.36: Machu Picchu goes out with the investments.
TEST(CivilizationSetup, a_dead_wonder_is_left_out) {
    const State s = fresh<Civilization>(base_tables(), 2, Json{{"investments", "false"}});
    int gone = 0;
    for (const uint8_t place : s.wonder) gone += place == kGoneWonder;
    EXPECT_EQ(gone, 1);
}

// CV-2.8, CV-2.14, CV-15.2, CV-X24
TEST(CivilizationSetup, the_market) {
    Desk two(2), three(3);
    EXPECT_EQ(two.number("stacks_left.harbor"), 6);
    EXPECT_EQ(two.number("stacks_left.trading_post"), 4);
    EXPECT_EQ(two.number("stacks_left.market"), 3);
    EXPECT_EQ(three.number("stacks_left.harbor"), 10);
    EXPECT_EQ(three.number("market.silk"), 3);
}

// CV-15.3, CV-X24: 19 huts and 16 villages are left if two players take the others out.
TEST(CivilizationSetup, thinned_markers) {
    const State s = fresh<Civilization>(base_tables(), 2, Json{{"two_player_thinning", "true"}});
    EXPECT_EQ(s.markers.count[kBag][kHutKin], 19);
    EXPECT_EQ(s.markers.count[kBag][kVillageKin], 16);
}

// CV-2.30, CV-2.31: homes in order of seats from the first player, turned as the map shows; the rest face down.
TEST(CivilizationSetup, home_tiles) {
    Desk d(2);
    d.until("start_box");
    EXPECT_EQ(d.at("tiles.0.tile"), Json("home_romans"));
    EXPECT_EQ(d.at("tiles.0.arrow"), Json("east"));
    EXPECT_EQ(d.at("tiles.1.tile"), Json("home_germans"));
    EXPECT_EQ(d.at("tiles.1.arrow"), Json("west"));
    EXPECT_TRUE(d.at("tiles.2").is_null());
    EXPECT_EQ(d.s.face[square_at(4, 0)], kFaceDown);
    EXPECT_EQ(d.s.face[square_at(16, 0)], kVoid);
}

// CV-2.50, CV-2.51, CV-2.52, CV-2.53, CV-2.54
TEST(CivilizationSetup, tech_and_government) {
    Desk d(2, at("start").nations({"russians", "japanese"}));
    EXPECT_EQ(d.list("players.red.techs"), (MoveTexts{"communism"}));
    EXPECT_EQ(d.of("red", "rows.1"), 1);
    EXPECT_EQ(d.of("red", "rows.3"), 0);
    EXPECT_EQ(d.at("players.red.government"), Json("communism"));
    EXPECT_EQ(d.at("players.blue.government"), Json("feudalism"));
    EXPECT_EQ(rank_of({d.t, d.s}, 1, UnitType::Mounted), 2);  // CV-20.10
}

// CV-2.55, CV-13.1, CV-13.2, CV-13.4, CV-1.33: a policy each, two cards of the French; none without the module.
TEST(CivilizationSetup, policies) {
    Desk d(2, Given().nations({"french"}));
    d.until("adopt");
    EXPECT_EQ(d.offers("red").size(), 8u);
    d.play("red", "adopt pacifism");
    EXPECT_EQ(d.refusal("red", "adopt military_tradition"), "CV-13.4");
    d.play("red", "adopt rationalism");
    d.until("start_box");
    EXPECT_EQ(d.list("players.red.policies").size(), 2u);
    EXPECT_EQ(d.list("players.blue.policies").size(), 1u);
    Desk without(2, {}, Json{{"social_policies", "false"}});
    without.until("start_box");
    EXPECT_TRUE(without.list("players.red.policies").empty());
}

// CV-2.56, CV-22.1: one card of each land type, seen by nobody else.
TEST(CivilizationSetup, three_units) {
    Desk d(2);
    d.until("start_box");
    EXPECT_EQ(d.s.units.at(reserve_of(0), index(UnitType::Infantry)), 1);
    EXPECT_EQ(d.s.units.at(reserve_of(0), index(UnitType::Mounted)), 1);
    EXPECT_EQ(d.s.units.at(reserve_of(0), index(UnitType::Aircraft)), 0);
    EXPECT_EQ(d.sees("blue", "players.red.units"), Json(3));
    EXPECT_EQ(d.list("players.red.units").size(), 3u);
}

// CV-2.57, CV-2.58: one of the four squares in the middle, but no water.
TEST(CivilizationSetup, the_capital) {
    Desk d(2, Given().nations({"aztecs"}));
    d.until("place_capital");
    EXPECT_EQ(d.offers("red").size(), 3u);
    EXPECT_EQ(d.refusal("red", "found_capital a1"), "CV-2.57");
    Desk romans(2);
    romans.until("place_capital");
    EXPECT_EQ(romans.offers("red"),
              (MoveTexts{"found_capital b2", "found_capital b3", "found_capital c2", "found_capital c3"}));
}

// CV-2.60: the Indians found their metropolis, each pair of squares once.
TEST(CivilizationSetup, the_indian_metropolis) {
    Desk d(2, Given().nations({"indians"}));
    d.until("place_capital");
    EXPECT_EQ(d.offers("red").size(), 4u);
    EXPECT_TRUE(d.is_offered("red", "found_metropolis b2 b3"));
    d.play("red", "found_metropolis b2 b3").until("start_box");
    EXPECT_EQ(d.at("players.red.cities.capital.second"), Json("b3"));
    EXPECT_EQ(outskirts({d.t, d.s}, d.s.player[0].city[0]).count(), 10);  // CV-4.39
    EXPECT_TRUE(d.list("players.red.rights").empty());                    // CV-2.70: nothing is owed
}

// CV-2.61, CV-2.62: around the capital, not on water; Russians and Spanish place one more.
TEST(CivilizationSetup, first_figures) {
    Desk d(2);
    d.until("place_figure");
    EXPECT_TRUE(d.is_offered("red", "place army a2"));
    EXPECT_EQ(d.refusal("red", "place army a1"), "CV-2.61");
    EXPECT_EQ(d.refusal("red", "place army b2"), "CV-2.61");
    d.plays("red", {"place army a2", "place scout a2"});
    Desk russians(2, Given().nations({"russians", "spanish"}));
    russians.until("start_box");
    EXPECT_FALSE(russians.square_of("red", "army_2").empty());
    EXPECT_FALSE(russians.square_of("blue", "scout_2").empty());
    EXPECT_EQ(figures_owned({russians.t, russians.s}, 0, true), 7);
    EXPECT_EQ(figures_owned({russians.t, russians.s}, 1, false), 3);
}

// CV-2.62: two Spanish figures fill a square.
TEST(CivilizationSetup, stacking_at_the_start) {
    Desk d(2, Given().nations({"spanish"}));
    d.until("place_figure");
    const MoveTexts squares = beginning(d.offers("red"), "place");
    const std::string square = squares.front().substr(squares.front().rfind(' '));
    d.play("red", "place army" + square).play("red", "place scout" + square);
    EXPECT_EQ(d.refusal("red", "place scout" + square), "CV-2.62");
}

// CV-2.63, CV-2.64, CV-6.56: what nations start with.
TEST(CivilizationSetup, bonuses_of_nations) {
    Desk d(2, at("start").nations({"chinese", "arabs"}));
    EXPECT_EQ(d.at("players.red.cities.capital.walls"), Json(true));
    EXPECT_EQ(d.of("blue", "resources.silk"), 1);
    EXPECT_EQ(d.number("market.silk"), 1);
    Desk zulu(2, at("start").nations({"zulu", "germans"}));
    EXPECT_EQ(zulu.s.units.at(reserve_of(0), index(UnitType::Artillery)), 3);
    EXPECT_EQ(zulu.s.units.at(reserve_of(1), index(UnitType::Infantry)), 3);
}

// CV-2.65, CV-2.66, CV-2.67, CV-2.68
TEST(CivilizationSetup, dials) {
    Desk d(2, {}, Json{{"deals", "off"}});
    d.until("start_box");
    EXPECT_EQ(d.of("red", "trade"), 3);  // two waters and a desert around b2
    EXPECT_EQ(d.of("blue", "trade"), 3);
    EXPECT_EQ(d.of("red", "coins"), 0);
    d.until("city_box");
    EXPECT_EQ(d.of("red", "trade"), 6);
}

// CV-2.69, CV-1.1, CV-1.2
TEST(CivilizationSetup, supplies) {
    Desk d(2);
    d.until("start_box");
    EXPECT_TRUE(d.square_of("red", "army_2").empty());
    EXPECT_TRUE(d.square_of("red", "scout_2").empty());
    EXPECT_EQ(city_limit({d.t, d.s}, 0), 2);
    EXPECT_EQ(free_figure({d.t, d.s}, 0, true), 1);
}

}  // namespace
}  // namespace pentarchy::civilization
