// Cards of the Japanese with clarifications (section 16 of the rules) and the end of the game (section 14).
#include <cstring>

#include "games/settlers/tests/desk.h"

namespace pentarchy::settlers {
namespace {

// IS-16.91: Garrison removes a location for two raze tokens, samurai or not.
TEST(SettlersJapanese, garrison) {
    Desk d(4, action("west")
                  .goods("west", {{"raze", 2}})
                  .empire("west", {"jap_garrison"})
                  .on("north", "com_mill", R"({"defense": true})"));
    d.play("west", "activate jap_garrison").play("west", "remove com_mill");
    EXPECT_EQ(d.list("discard"), MoveTexts{"com_mill"});
    EXPECT_EQ(d.good("west", "raze"), 0);
    EXPECT_EQ(d.good("north", "wood"), 0);
}

// IS-16.92, IS-16.93, IS-16.94, IS-16.95, IS-1.51: Negotiator builds an own deal for its resources; the deal ends.
TEST(SettlersJapanese, negotiator) {
    Given given = action("west")
                      .goods("west", {{"worker", 1}, {"wood", 2}})
                      .empire("west", {"jap_negotiator"})
                      .deals("west", {"jap_farm_001", "jap_casino", "bar_idol"});
    Desk d(4, given.on("south", "egy_sphinx_019", R"({"remote_deal": "west"})"));
    d.play("west", "activate jap_negotiator");
    EXPECT_EQ(d.refusal("west", "build_deal bar_idol"), "IS-16.95");
    EXPECT_EQ(d.offers("west"), (MoveTexts{"build_deal jap_farm_001", "build_deal jap_casino"}));
    d.play("west", "build_deal jap_casino");
    EXPECT_TRUE(d.stands("west", "jap_casino"));
    EXPECT_EQ(d.list("players.west.deals"), (MoveTexts{"bar_idol", "jap_farm_001"}));
    EXPECT_EQ(d.good("west", "wood"), 0);
}

// IS-16.96, IS-1.56: Ninjas break a deal and gain its good. IS-16.46 holds for them too: no remote deals.
TEST(SettlersJapanese, ninjas) {
    Given given = action("west")
                      .goods("west", {{"worker", 1}})
                      .empire("west", {"jap_ninjas_026"})
                      .deals("east", {"rom_bank"})
                      .on("east", "rom_legion_017", R"({"remote_deal": "south"})");
    Desk d(4, given);
    d.play("west", "activate jap_ninjas_026");
    EXPECT_EQ(d.refusal("west", "break_deal rom_legion_017"), "IS-1.55");
    d.play("west", "break_deal rom_bank");
    EXPECT_EQ(d.good("west", "gold"), 1);
    EXPECT_EQ(d.list("faction_discard"), MoveTexts{"rom_bank"});
}

// IS-16.97, IS-16.98: two samurai when built, Ninjas themselves among the places; one without a place is lost.
TEST(SettlersJapanese, ninjas_bonus) {
    Given given = action("west")
                      .goods("west", {{"stone", 1}})
                      .hand("west", {"jap_ninjas_026"})
                      .foundations("west", {"com_tavern"});
    Desk d(4, given);
    d.play("west", "build jap_ninjas").play("west", "sacrifice com_tavern").play("west", "samurai jap_ninjas_026");
    EXPECT_EQ(d.at("players.west.empire.jap_ninjas_026.samurai"), Json(true));
    EXPECT_EQ(d.pending(), MoveTexts{"north"});
    EXPECT_TRUE(contains(d.told(), "samurai_lost japanese 1"));
}

// IS-16.99, IS-16.100, IS-16.102, IS-16.105, IS-16.106, IS-0.7: Trade Route deals with an enemy faction location; its
// owner keeps all uses; a card nobody has seen marks it.
TEST(SettlersJapanese, trade_route) {
    Given given = action("west")
                      .goods("west", {{"food", 2}})
                      .goods("south", {{"gold", 1}})
                      .empire("west", {"jap_trade_route_021", "jap_trade_route_022", "jap_dojo_024"})
                      .empire("south", {"egy_goldsmith_021", "com_mill"});
    Desk d(4, given);
    d.play("west", "activate jap_trade_route_021");
    EXPECT_EQ(d.refusal("west", "remote_deal com_mill"), "IS-16.105");
    const int deck = d.of("west", "deck");
    d.play("west", "remote_deal egy_goldsmith_021");
    EXPECT_EQ(d.good("west", "gold"), 1);
    EXPECT_EQ(d.of("west", "vp"), 1);  // Dojo: a deal was made
    EXPECT_EQ(d.of("west", "deck"), deck - 1);
    d.play("north", "pass").play("east", "pass").play("south", "activate egy_goldsmith_021");
    EXPECT_EQ(d.of("south", "vp"), 2);
    EXPECT_EQ(d.refusal("west", "activate jap_trade_route_022"), "IS-10.8");  // one deal for each location
    Desk later(4, Given().on("south", "egy_goldsmith_021", R"({"remote_deal": "west"})").turn("production", "west", 3));
    EXPECT_EQ(later.good("west", "gold"), 1);
}

// IS-16.82, IS-16.99, IS-16.103: an own location that is borrowed counts as the enemy's; the deal stays when it is
// back.
TEST(SettlersJapanese, remote_deal_with_a_lent_location) {
    Desk d(4, action("west")
                  .goods("west", {{"food", 1}})
                  .empire("west", {"jap_trade_route_021"})
                  .on("west", "jap_farm_001", R"({"borrowed_by": "south"})"));
    const auto reads_back = [&] {
        const Json document = Settlers::document({d.t, d.s});
        const State again = Settlers::restore(d.t, Node(document, "document"));
        return std::memcmp(&again, &d.s, sizeof again) == 0;
    };
    d.play("west", "activate jap_trade_route_021").play("west", "remote_deal jap_farm_001");
    EXPECT_EQ(d.list("players.west.remote_deals"), MoveTexts{"jap_farm_001"});
    EXPECT_TRUE(reads_back());
    d.end_actions();
    EXPECT_FALSE(d.has("players.west.empire.jap_farm_001.borrowed_by"));
    EXPECT_EQ(d.at("players.west.empire.jap_farm_001.remote_deal"), Json("west"));
    EXPECT_TRUE(reads_back());
}

// IS-16.101: with an empty deck there is no marker. IS-16.103, IS-16.104: the deal outlives Trade Route, not its
// location.
TEST(SettlersJapanese, remote_deals_end) {
    MoveTexts all;
    for (const std::string& word : base_tables().card_words)
        if (word.starts_with("jap_") && word != "jap_trade_route_021") all.push_back(word);
    Given given = action("west")
                      .goods("west", {{"food", 1}})
                      .goods("south", {{"stone", 1}})
                      .hand("south", {"egy_slaver"})
                      .empire("west", {"jap_trade_route_021"})
                      .empire("south", {"egy_goldsmith_021"})
                      .set({"faction_discard"}, names(all));
    Desk d(4, given);
    d.play("west", "activate jap_trade_route_021").play("west", "remote_deal egy_goldsmith_021");
    EXPECT_EQ(d.at("players.south.empire.egy_goldsmith_021.marker"), Json(false));
    d.play("north", "pass")
        .play("east", "pass")
        .play("south", "build egy_slaver")
        .play("south", "sacrifice egy_goldsmith_021");
    EXPECT_TRUE(d.list("players.west.remote_deals").empty());
    EXPECT_EQ(d.list("faction_discard").size(), 29u + 1u);
    Given lost = action("north")
                     .goods("north", {{"raze", 2}})
                     .on("south", "egy_sphinx_019", R"({"remote_deal": "west"})")
                     .empire("west", {"jap_trade_route_021"});
    Desk e(4, lost);
    e.play("north", "raze jap_trade_route_021");
    EXPECT_EQ(e.list("players.west.remote_deals"), MoveTexts{"egy_sphinx_019"});
}

// IS-16.109, IS-1.42: Daimyo's Castle counts samurai, at most three.
TEST(SettlersJapanese, daimyos_castle) {
    Given given = Given().turn("production", "west", 2).on("west", "jap_daimyos_castle_009", R"({"samurai": true})");
    Desk one(4, given);
    EXPECT_EQ(one.of("west", "vp"), 1);
    for (const char* card : {"jap_farm_001", "jap_farm_002", "jap_farm_003"})
        given.on("west", card, R"({"samurai": true})");
    Desk four(4, given);
    EXPECT_EQ(four.of("west", "vp"), 3);
}

// IS-16.107, IS-16.108: Gate and Shrine cannot be razed; sacrificed, what lies there is lost and points stay.
TEST(SettlersJapanese, a_gate_that_goes) {
    Given given = action("west")
                      .goods("west", {{"wood", 1}})
                      .vp("west", 3)
                      .hand("west", {"jap_geisha_house_006"})
                      .on("west", "jap_gate_013", R"({"cards": ["com_mill", "com_tavern", "com_monument"]})");
    Desk d(4, given);
    EXPECT_EQ(d.of("west", "score.stash"), 2);
    d.play("west", "build jap_geisha_house").play("west", "sacrifice jap_gate_013").carry_on();
    EXPECT_EQ(d.list("discard"), (MoveTexts{"com_mill", "com_monument", "com_tavern"}));
    EXPECT_EQ(d.of("west", "vp"), 3);
    EXPECT_EQ(d.of("west", "score.stash"), 0);
}

// IS-14.1, IS-14.2, IS-14.5, IS-1.13: the lines of the score; foundations, deals and hands give nothing; above 49 goes
// on.
TEST(SettlersEnd, score) {
    Given given = Given()
                      .turn("end", "west")
                      .vp("west", 57)
                      .empire("west", {"com_mill", "com_tavern", "jap_farm_001"})
                      .foundations("west", {"com_monument"})
                      .deals("west", {"jap_casino"})
                      .hand("west", {"jap_dojo_024"});
    Desk d(4, given);
    EXPECT_TRUE(is_over(d.s));
    EXPECT_EQ(d.score("west"), 57 + 2 + 2);
    EXPECT_EQ(d.at("players.west.score"),
              (Json{{"gained", 57}, {"common", 2}, {"faction", 2}, {"stash", 0}, {"total", 61}}));
}

// IS-14.3, IS-14.4, IS-14.10: each Gate alone; the highest step of the Shrine; Sphinx does not react.
TEST(SettlersEnd, gate_and_shrine) {
    const int kSteps[][2] = {{2, 0}, {3, 2}, {6, 2}, {7, 5}, {11, 5}, {12, 10}, {20, 10}};
    for (const auto& [resources, points] : kSteps) {
        Desk d(4, Given()
                      .turn("end", "west")
                      .on("west", "jap_shrine", R"({"resources": )" + std::to_string(resources) + "}"));
        EXPECT_EQ(d.of("west", "score.stash"), points) << resources;
    }
    Given two = Given()
                    .turn("end", "west")
                    .on("west", "jap_gate_013", R"({"cards": ["com_mill", "com_tavern"]})")
                    .on("west", "jap_gate_014", R"({"cards": ["com_monument", "com_brewer", "com_baker"]})");
    Desk d(4, two.empire("south", {"egy_sphinx_019"}));
    EXPECT_EQ(d.of("west", "score.stash"), 2);
    EXPECT_EQ(d.score("west"), 2 + 4);
    EXPECT_EQ(d.score("south"), 2);
}

// IS-14.6, IS-14.7, IS-14.8, IS-14.9: most points, then workers and resources, then cards; else the victory is shared.
TEST(SettlersEnd, ties) {
    const Given even = Given()
                           .turn("end", "north")
                           .vp("north", 5)
                           .vp("east", 5)
                           .goods("north", {{"gold", 9}, {"raze", 3}})
                           .goods("east", {{"wood", 1}});
    Desk goods(2, even);
    EXPECT_EQ(goods.rank("east"), 1);
    EXPECT_EQ(goods.rank("north"), 2);
    Desk cards(2, Given(even).goods("north", {{"worker", 1}}).hand("north", {"com_mill"}));
    EXPECT_EQ(cards.rank("north"), 1);
    EXPECT_EQ(cards.rank("east"), 2);
    Desk shared(2, Given(even).goods("north", {{"worker", 1}}));
    EXPECT_EQ(shared.rank("north"), 1);
    EXPECT_EQ(shared.rank("east"), 1);
    Desk more(2, Given(even).vp("north", 6));
    EXPECT_EQ(more.rank("north"), 1);
}

}  // namespace
}  // namespace pentarchy::settlers
