// The table: pieces, phases, what lies on squares, cities that grow, policies; the rest of sections 1 to 18 as far as
// it is built.
#include "games/civilization/build.h"
#include "games/civilization/score.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

Given managing() { return at("city", "red").trade("red", 0); }
// A tile east of the Romans' home, so that their capital at b2 may grow to b3.
Given growing() {
    return at("start")
        .tile(2, "neutral_01", "north")
        .techs("red", {"code_of_laws", "agriculture"}, {2})
        .with(R"({"players": {"red": {"rights": ["owes_metropolis"]}}, "due": ["red"]})");
}

// CV-1.9, CV-1.14, CV-1.15, CV-1.18, CV-6.51
TEST(CivilizationTable, pieces) {
    const Edition& t = base_tables();
    int tokens = 0;
    for (const StackRow& row : t.stack) tokens += row.count;
    EXPECT_EQ(tokens, 54);
    EXPECT_EQ(t.building[place_of("market", t.building_words)].stack,
              t.building[place_of("bank", t.building_words)].stack);
    EXPECT_EQ(t.n.most_trade, 27);
    const Desk d(4);
    for (const uint8_t left : d.s.market) EXPECT_EQ(left, 4);
}

// CV-1.31, CV-1.32: three modules, all of them on.
TEST(CivilizationTable, modules) {
    EXPECT_EQ(Desk(2).list("options"), (MoveTexts{"social_policies", "investments", "relics", "chosen"}));
    EXPECT_EQ(Desk(2, {}, Json{{"social_policies", "false"}}).list("options"),
              (MoveTexts{"investments", "relics", "chosen"}));
}

// CV-2.6, CV-2.7, CV-2.12, CV-2.13, CV-2.15, CV-2.16, CV-2.18, CV-2.37, CV-2.38
TEST(CivilizationTable, everything_lies_ready) {
    Desk d(3);
    d.until("start_box");
    const Look l{d.t, d.s};
    EXPECT_EQ(d.s.units.at(kBag), 53 - 3 * 3 - 2 * 2);
    EXPECT_EQ(d.s.events.at(kBag), 69);
    EXPECT_EQ(d.s.people.at(kBag), 42);
    EXPECT_EQ(d.s.markers.at(kBag), 55);
    EXPECT_EQ(d.list("city_states_left").size(), 5u);
    EXPECT_EQ(rank_of(l, 0, UnitType::Infantry), 1);
    EXPECT_EQ(rank_of(l, 0, UnitType::Aircraft), 0);
    for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(d.s.player[seat].track, 0);
    EXPECT_TRUE(d.at("tiles.5").is_null());
}

// CV-2.33, CV-2.34, CV-2.35: homes where the maps have them.
TEST(CivilizationTable, homes) {
    const Edition& t = base_tables();
    EXPECT_TRUE(t.layout[1].of[0].has(square_at(6, 0)));
    EXPECT_TRUE(t.layout[2].of[2].has(square_at(15, 15)));
    EXPECT_TRUE(t.layout[3].of[1].has(square_at(24, 6)));
    EXPECT_EQ(t.layout[3].slots, 22);
}

// CV-2.39: an edition with a mark on a home tile is refused.
TEST(CivilizationTable, homes_print_no_marks) {
    Json document = edition();
    document.as_object()["tiles"].as_array()[0].as_object()["rows"].as_array()[0] = "forest.hut forest forest forest";
    EXPECT_THROW(Civilization::load(Node(document, "components.json")), BadInput);
}

// CV-3.1, CV-3.2, CV-3.5: five phases in their order, all seats in each.
TEST(CivilizationTable, phases) {
    Desk d(2);
    d.until("start_box").plays("red", {"done"}).plays("blue", {"done"});
    EXPECT_EQ(d.row(), "trade_box");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue"}));
    d.plays("red", {"done"}).plays("blue", {"done"});
    EXPECT_EQ(d.row(), "city_box");
    d.plays("red", {"done"}).plays("blue", {"done"});
    EXPECT_EQ(d.row(), "move_box");
    d.plays("red", {"done"}).plays("blue", {"done"});
    EXPECT_EQ(d.row(), "choose_tech");
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue"}));
    d.play("red", "no_research").play("blue", "no_research");
    EXPECT_EQ(d.number("turn"), 2);
    EXPECT_EQ(d.row(), "start_box");
}

// CV-0.7, CV-3.9, CV-5.4: uses and boosts end with the turn, trade stays.
TEST(CivilizationTable, a_new_turn) {
    Desk d(2, at("research")
                  .trade("red", 5)
                  .with(R"({"players": {"red": {"used": ["rationalism_1"], "cities": {"capital": {"boost": 5}}}}})"));
    d.until("start_box");
    EXPECT_EQ(d.of("red", "cities.capital.boost"), 0);
    EXPECT_EQ(d.of("red", "trade"), 5);
    EXPECT_TRUE(d.list("players.red.used").empty());
}

// CV-2.59, CV-4.25, CV-4.40: a centre yields nothing, nor does the second square of a metropolis.
TEST(CivilizationTable, centres_yield_nothing) {
    Desk d(2, growing());
    const int before = production_of({d.t, d.s}, 0, 0);
    EXPECT_EQ(icons_of({d.t, d.s}, square_at(1, 1))[index(Icon::Production)], 0);
    d.play("red", "grow b3");
    EXPECT_EQ(icons_of({d.t, d.s}, square_at(2, 1))[index(Icon::Production)], 0);
    EXPECT_EQ(production_of({d.t, d.s}, 0, 0), before - 1 + 1 + 1);  // b3 is lost; a4 and c4 are mountains
}

// CV-4.23, CV-4.45: who finds no square goes home.
TEST(CivilizationTable, no_shelter) {
    Given given = growing().figure("red", "army_1", "b3").figure("red", "scout_1", "");
    for (const char* square : {"a2", "a4", "b4", "c2", "c3", "c4"})
        given.set({"map_markers", square, "kind"}, Json("hut"));
    Desk d(2, given.with(R"({"players": {"red": {"rights": []}}, "due": []})"));
    d.s.top[square_at(1, 0)] = d.s.top[square_at(1, 2)] = kRelicTop0;
    Play p(d.t, d.s, nullptr);
    grow_city(p, 0, square_at(2, 1));
    StackRef(d.s.stack).push(static_cast<uint8_t>(Proc::Displace), 0, SquareLocals{square_at(2, 1)});
    begin<Civilization>(d.t, d.s);
    EXPECT_EQ(d.square_of("red", "army_1"), "");
}

// CV-4.32, CV-4.44: no enemy on the square it grows to, no marker either.
TEST(CivilizationTable, where_it_cannot_grow) {
    EXPECT_EQ(Desk(2, growing().figure("blue", "army_1", "b3")).refusal("red", "grow b3"), "CV-4.32");
    const Desk state(2, growing().thing("b3", "city_state_1"));  // nor may it lie next to the grown city
    EXPECT_EQ(state.list("players.red.rights"), (MoveTexts{"waits_for_metropolis"}));
}

// CV-4.41, CV-4.42, CV-4.43: walls and markers stay; it is a capital still.
TEST(CivilizationTable, a_metropolis_keeps_its_markers) {
    Desk d(2, growing().city_flag("red", "capital", "walls").city_flag("red", "capital", "caravan"));
    d.play("red", "grow b3");
    EXPECT_EQ(d.at("players.red.cities.capital.walls"), Json(true));
    EXPECT_EQ(d.at("players.red.cities.capital.caravan"), Json(true));
    EXPECT_EQ(cities_of({d.t, d.s}, 0), 1);
}

// CV-4.35: it may grow onto water, which then is no water any more.
TEST(CivilizationTable, onto_water) {
    Desk d(2, growing().nations({"spanish"}).techs("red", {"navigation", "agriculture"}, {2}));
    for (const std::string& move : beginning(d.offers("red"), "grow")) {
        Desk grown(2, growing().nations({"spanish"}).techs("red", {"navigation", "agriculture"}, {2}));
        grown.play("red", move);
        EXPECT_FALSE(is_water({grown.t, grown.s}, grown.s.player[0].city[0].second));
    }
}

// CV-4.58: what a government gives ends with it.
TEST(CivilizationTable, governments_end) {
    Desk d(2, at("start").government("red", "despotism"));
    EXPECT_EQ(production_of({d.t, d.s}, 0, 0), 7);
    d.play("red", "govern anarchy");
    EXPECT_EQ(production_of({d.t, d.s}, 0, 0), 6);
}

// CV-6.19, CV-8.56, CV-8.57, CV-8.59, CV-8.60: a city-state works for the capital of who stands there.
TEST(CivilizationTable, city_states) {
    const Given given = at("move", "red").tile(2, "neutral_01", "north").thing("b6", "city_state_3");
    Desk d(2, Given(given).figure("red", "scout_1", "b5"));
    EXPECT_EQ(production_of({d.t, d.s}, 0, 0), 6);
    d.plays("red", {"move b5 0 1", "go b6", "stop"});
    EXPECT_EQ(production_of({d.t, d.s}, 0, 0), 7);
    EXPECT_EQ(d.of("red", "coins"), 1);
    Desk program(2, Given(given).figure("red", "scout_1", "b6").city_flag("red", "capital", "program"));
    EXPECT_EQ(production_of({program.t, program.s}, 0, 0), 14);
    Desk leaves(2, Given(given).figure("red", "scout_1", "b6"));
    leaves.plays("red", {"move b6 0 1", "go b5", "stop"});
    EXPECT_EQ(leaves.of("red", "coins"), 0);
    EXPECT_EQ(leaves.thing("b6"), "city_state_3");
}

// CV-6.43, CV-6.44, CV-6.46, CV-6.47
TEST(CivilizationTable, more_on_buildings) {
    const Given given =
        managing().trade("red", 27).techs("red", {"code_of_laws", "navigation"}, {2}).thing("a1", "harbor");
    Desk d(2, Given(given));
    d.play("red", "build capital harbor");
    EXPECT_TRUE(d.is_offered("red", "at a3"));  // a second one
    EXPECT_TRUE(is_water({d.t, d.s}, square_at(0, 0)));
    Desk own(2, managing().trade("red", 27).figure("red", "army_1", "c3"));
    own.play("red", "build capital trading_post");
    EXPECT_TRUE(own.is_offered("red", "at c3"));
    Desk blocked(2, managing().trade("red", 27).figure("blue", "army_1", "c3"));
    EXPECT_EQ(blocked.refusal("red", "build capital trading_post"), "CV-6.41");
}

// CV-6.65, CV-18.11: an empty deck leaves the slot empty.
TEST(CivilizationTable, no_wonder_left) {
    Desk d(2, managing().trade("red", 27).with(
                  R"({"wonders": {"statue_of_zeus": 0}, "wonders_left": {"medieval": 0, "modern": 0}})"));
    d.play("red", "build capital statue_of_zeus").play("red", "at c2");
    EXPECT_EQ(d.row(), "draw_event");  // no wonder is drawn; the Romans advance (CV-20.12)
    EXPECT_EQ(d.s.slot[0], kNone);
}

// CV-6.70, CV-6.67, CV-7.45: a great person makes room and goes to the reserve; until then its icons count.
TEST(CivilizationTable, a_person_makes_room) {
    Desk d(2, managing().trade("red", 27).thing("c3", "builder"));
    EXPECT_EQ(production_of({d.t, d.s}, 0, 0), 8);
    EXPECT_EQ(d.of("red", "coins"), 1);
    d.play("red", "build capital trading_post").play("red", "at c3");
    EXPECT_EQ(d.of("red", "people_in_reserve.builder"), 1);
    EXPECT_EQ(d.of("red", "coins"), 0);
}

// CV-6.66, CV-6.72: an obsolete wonder does nothing more, its marker still gives culture.
TEST(CivilizationTable, obsolete) {
    Desk d(2, managing().thing("c2", "chichen_itza").with(R"({"wonders": {"chichen_itza": "obsolete_red"}})"));
    EXPECT_EQ(production_of({d.t, d.s}, 0, 0), 6);
    EXPECT_EQ(culture_of_arts({d.t, d.s}, 0, 0), 2);
}

// CV-6.90, CV-12.6, CV-12.14: what a scout's square holds goes to the city it serves, whosever outskirts it lies in.
TEST(CivilizationTable, a_scout_harvests) {
    const Given given = managing()
                            .figure("red", "scout_1", "e16")
                            .with(R"({"players": {"red": {"figures": {"scout_1": {"city": "capital"}}}}})");
    Desk d(2, given);
    EXPECT_TRUE(d.is_offered("red", "harvest capital e16"));
    Desk theirs(2, managing()
                       .figure("red", "scout_1", "g13")
                       .thing("g13", "library")
                       .with(R"({"players": {"red": {"figures": {"scout_1": {"city": "capital"}}}}})"));
    EXPECT_EQ(culture_of_arts({theirs.t, theirs.s}, 0, 0), 2);
    EXPECT_EQ(culture_of_arts({theirs.t, theirs.s}, 1, 0), 1);  // CV-12.11
}

// CV-10.15, CV-10.16, CV-11.2: techs stay, work for their owner alone; coins keep trade only when researching.
TEST(CivilizationTable, techs_are_ones_own) {
    Desk d(2, at("city", "red").techs("blue", {"metalworking", "masonry"}, {2}).trade("red", 27));
    EXPECT_EQ(d.refusal("red", "build capital walls"), "CV-6.55");
    EXPECT_EQ(stacking_limit({d.t, d.s}, 1), 3);
    EXPECT_EQ(stacking_limit({d.t, d.s}, 0), 2);
}

// CV-13.5, CV-13.10: a policy too many goes back; they lie open.
TEST(CivilizationTable, a_policy_too_many) {
    Desk d(2, at("start").with(R"({"players": {"red": {"policies": ["pacifism", "patronage"]}}, "due": ["red"]})"));
    EXPECT_EQ(d.row(), "return_policy");
    EXPECT_EQ(d.refusal("red", "return_policy rationalism"), "CV-13.5");
    d.play("red", "return_policy pacifism");
    EXPECT_EQ(d.sees("blue", "players.red.policies.0"), Json("patronage"));
}

// CV-17.1, CV-17.4, CV-17.9, CV-17.11: of several conditions the first in their order counts.
TEST(CivilizationTable, by_what_somebody_wins) {
    Desk d(2, at("start"));
    d.s.player[0].track = kSpaces;
    d.s.conqueror = 0;
    EXPECT_EQ(result_of({d.t, d.s}).by, Victory::Culture);
    d.s.player[0].track = 0;
    EXPECT_EQ(result_of({d.t, d.s}).by, Victory::Military);
    EXPECT_EQ(result_of({d.t, d.s}).winner, 0);
}

// CV-18.8: without a figure in the supply none is built.
TEST(CivilizationTable, no_figure_left) {
    Desk d(2, managing().trade("red", 27).figure("red", "scout_2", "c1"));
    EXPECT_EQ(d.refusal("red", "build capital scout"), "CV-6.21");
}

// CV-7.3, CV-7.4, CV-X16: what the whole track costs, and where great people are.
TEST(CivilizationTable, the_track) {
    const Edition& t = base_tables();
    int culture = 0, trade = 0;
    for (int space = 1; space <= kSpaces; ++space) culture += t.space[space].culture, trade += t.space[space].trade;
    EXPECT_EQ(culture, 105);
    EXPECT_EQ(trade, 63);
    for (const int space : {3, 7, 12, 18}) EXPECT_EQ(t.space[space].gives, Reward::Person);
    EXPECT_EQ(t.space[kSpaces].gives, Reward::Victory);
}

}  // namespace
}  // namespace pentarchy::civilization
