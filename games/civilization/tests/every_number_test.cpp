// Every number that a card changes as long as it is in force (CV-3.8, CV-9.18, CV-13.2, CV-14.6, CV-21.3, CV-21.8,
// CV-21.20): with the card and without it. What components.json says must make the difference, no more and no less.
#include <map>

#include "games/civilization/battle.h"
#include "games/civilization/build.h"
#include "games/civilization/income.h"
#include "games/civilization/queries.h"
#include "games/civilization/tests/every_force.h"

namespace pentarchy::civilization {
namespace {

Given two_armies(const std::string& who) {
    Given given = scenery("move", who).figure("red", "army_1", "b5").figure("blue", "army_1", "b6");
    given.units("red",
                {"infantry_22_1", "infantry_22_3", "infantry_13_1", "mounted_13_1", "mounted_22_1", "artillery_13_1"});
    return given.units("blue", {"infantry_31_2"});
}
// Red attacks and has drawn its hand.
Desk& attacked(Desk& d) { return d.plays("red", {"move b5 1 0", "enter b6"}).draw_luck(); }
int strength(Desk& d, const std::string& card) {
    attacked(d);
    return strength_of({d.t, d.s}, kAttack, static_cast<int>(place_of(card, d.t.unit_words)));
}
// What the winner may loot, as it is said; 0 if nothing is.
int loot_said(const Desk& d) {
    for (const std::string& line : d.told())
        if (line.starts_with("may_loot")) return std::stoi(line.substr(line.find(' ', 9) + 1));
    return 0;
}
int loot(Desk& d, const std::string& attacker, const std::string& from, const std::string& to) {
    d.plays(attacker, {"move " + from + " 1 0", "enter " + to}).draw_luck();
    for (int i = 0; i < 9 && d.row() == "battle_turn"; ++i) {
        const std::string who = d.pending().front();
        d.play(who, d.offers(who).front());
    }
    return loot_said(d);
}
int cards_drawn(Desk& d, const char* chance) {
    d.play("red", "advance 1");
    int n = 0;
    for (; d.row() == chance; ++n) {
        d.luck(d.outcomes().front());
        if (d.row() == "draw_person") d.luck(d.outcomes().front());
    }
    return n;
}
int left_after(Desk& d, const char* move, const char* what) {
    d.play("red", move);
    return d.of("red", what);
}
int tech(const Desk& d, const char* word) { return static_cast<int>(place_of(word, d.t.tech_words)); }

// Where a number shows, and what else there must be.
struct Gauge {
    Given (*given)();
    int (*read)(Desk& d);
};
template <const char* kPhase>
Given plain() {
    return scenery(kPhase, "red");
}
constexpr char kStart[] = "start", kCity[] = "city", kResearch[] = "research";
Given near_a_person() { return plain<kCity>().set({"players", "red", "track"}, Json(2)); }
Given war_of_red() { return two_armies("red"); }
Given war_of_blue() { return two_armies("blue").units("red", {}).units("blue", {"infantry_22_2", "infantry_22_4"}); }

const std::map<std::string, Gauge> kGauges = {
    {"city_production",
     {plain<kCity>,
      [](Desk& d) {
          return production_of({d.t, d.s}, 0, 0);
      }}},
    {"city_arts", {plain<kCity>, [](Desk& d) { return left_after(d, "arts capital", "culture"); }}},
    {"empty_water_trade",
     {plain<kCity>,
      [](Desk& d) {
          return trade_of({d.t, d.s}, 0) / 2;
      }}},  // a1 and a3
    {"battle_hand", {war_of_red, [](Desk& d) { return attacked(d).number("battle.sides.attacker.hand"); }}},
    {"combat", {war_of_red, [](Desk& d) { return attacked(d).number("battle.sides.attacker.bonus"); }}},
    {"strength", {war_of_red, [](Desk& d) { return strength(d, "mounted_22_1"); }}},
    {"strength_infantry", {war_of_red, [](Desk& d) { return strength(d, "infantry_22_1"); }}},
    {"culture_hand",
     {plain<kCity>,
      [](Desk& d) {
          return culture_limit({d.t, d.s}, 0);
      }}},
    {"speed",
     {plain<kCity>,
      [](Desk& d) {
          return travel_speed({d.t, d.s}, 0, true);
      }}},
    {"stacking",
     {plain<kCity>,
      [](Desk& d) {
          return stacking_limit({d.t, d.s}, 0);
      }}},
    {"threshold_less",
     {plain<kResearch>,
      [](Desk& d) {
          return -threshold({d.t, d.s}, 0, 2);
      }}},
    {"track_culture_less", {plain<kCity>, [](Desk& d) { return left_after(d, "advance 1", "culture"); }}},
    {"track_trade_less", {plain<kCity>, [](Desk& d) { return left_after(d, "advance 8", "trade"); }}},
    {"coins", {plain<kCity>, [](Desk& d) { return d.of("red", "coins"); }}},
    {"coin_slots_more",
     {plain<kCity>,
      [](Desk& d) {
          return coin_room({d.t, d.s}, 0, tech(d, "pottery"));
      }}},
    {"policies",
     {plain<kStart>,
      [](Desk& d) {
          return policy_limit({d.t, d.s}, 0);
      }}},
    {"capital_actions", {plain<kCity>, [](Desk& d) { return d.of("red", "cities.capital.acts"); }}},
    {"loot_more", {war_of_red, [](Desk& d) { return loot(d, "red", "b5", "b6"); }}},
    {"loot_less", {war_of_blue, [](Desk& d) { return -loot(d, "blue", "b6", "b5"); }}},
    {"unit_cost_cap",
     {plain<kCity>,
      [](Desk& d) {
          return -unit_cost({d.t, d.s}, 0, UnitType::Mounted);
      }}},
    {"rush_more", {plain<kCity>, [](Desk& d) { return left_after(d, "build capital infantry", "trade"); }}},
    {"extra_person", {near_a_person, [](Desk& d) { return cards_drawn(d, "draw_person_type"); }}},
    {"extra_event", {plain<kCity>, [](Desk& d) { return cards_drawn(d, "draw_event"); }}},
};

// How often the amount counts where scenery() puts red (every_force.h): 7 coins, or 8 with the card's own.
int times(const Json& ability, const Desk& d) {
    const Json* per = ability.as_object().if_contains("per");
    if (!per) return 1;
    if (*per == Json("resource_square")) return 1;  // a1
    return d.of("red", "coins") / (*per == Json("3_coins") ? 3 : 5);
}
// What the number must change by; two are no sums.
int expected(const std::string& query, const Json& ability, const Desk& d, int without) {
    const int amount = number_at(ability, "amount");
    if (query == "unit_cost_cap") return -amount - without;  // it costs no more than that
    if (query == "rush_more") {                              // CV-20.1: fewer steps of 3 trade
        const int steps = (27 - without) / 3;
        return 3 * (steps - (steps + amount) / (1 + amount));
    }
    return amount * times(ability, d);
}

class EveryNumber : public testing::TestWithParam<Card> {};
TEST_P(EveryNumber, changes_by_what_it_says) {
    for (const Json& ability : GetParam().data.at("abilities").as_array()) {
        if (!ability.as_object().contains("query")) continue;
        const std::string query(ability.at("query").as_string());
        SCOPED_TRACE(query);
        const Gauge& gauge = kGauges.at(query);
        Desk with = in_force(gauge.given(), GetParam()), without = not_in_force(gauge.given(), GetParam());
        const int least = gauge.read(without), change = expected(query, ability, with, least);
        EXPECT_GT(change, 0);
        EXPECT_EQ(gauge.read(with) - least, change);
    }
}
// CV-8.2: Natural Religion is about an army alone.
TEST(EveryNumberBut, CV_8_2_armies_in_company) {
    for (const Card& card : cards_of("policies")) {
        if (card.word != "natural_religion") continue;
        const Desk with = in_force(plain<kCity>(), card), without = not_in_force(plain<kCity>(), card);
        EXPECT_EQ(travel_speed({with.t, with.s}, 0, false), travel_speed({without.t, without.s}, 0, false));
    }
}

INSTANTIATE_TEST_SUITE_P(Card, EveryNumber, testing::ValuesIn(lasting("query")), word_of_card);

}  // namespace
}  // namespace pentarchy::civilization
