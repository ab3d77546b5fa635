// Every right that a card gives as long as it is in force, and every way to pay: one test each, with the card and
// without it (CV-4.59, CV-8.15, CV-8.16, CV-8.40, CV-19.7, CV-21.1, CV-10.42).
#include <map>

#include "games/civilization/battle.h"
#include "games/civilization/income.h"
#include "games/civilization/queries.h"
#include "games/civilization/reach.h"
#include "games/civilization/tests/every_force.h"

namespace pentarchy::civilization {
namespace {

constexpr int kB6 = square_at(5, 1), kC6 = square_at(5, 2);

Given hut_at(const Given& given, const char* square, const char* kind) {
    return Given(given).set({"map_markers", square}, Json{{"place", 0}, {"kind", kind}, {"marker", nullptr}});
}
Given second_city(const Given& given) {
    return Given(given)
        .city("red", "second", "b7")
        .set({"players", "red", "policies"}, names({"natural_religion", "pacifism"}));
}
Given watched(const std::string& phase) {
    Given given = scenery(phase, "red").techs("blue", {"writing"}, {8, 6});
    return given.with(R"({"players": {"blue": {"markers": ["hut_spy_1"], "events": ["jousting_tourney_1"]},
                                      "red": {"events": ["supply_drop_1"]}}})");
}
Given fight(const MoveTexts& red, const MoveTexts& blue) {
    return scenery("move", "red")
        .figure("red", "army_1", "b5")
        .figure("blue", "army_1", "b6")
        .units("red", red)
        .units("blue", blue);
}
Given from_b5(const char* figure = "army_1") { return scenery("move", "red").figure("red", figure, "b5"); }
Group army_at_b5() { return {square_at(4, 1), 1, 0, 2, 0}; }

// Whether what the right is about is so.
struct Claim {
    Given (*given)();
    bool (*holds)(Desk& d);
};
Given starting() { return scenery("start", "red"); }
Given managing_city() { return scenery("city", "red"); }

const std::map<std::string, Claim> kClaims = {
    {"shipyards",
     {[] { return second_city(managing_city()).thing("c7", "shipyard"); },
      [](Desk& d) { return d.play("red", "build capital army").is_offered("red", "at b8"); }}},
    {"fly_over",
     {[] { return fight({}, {}); },
      [](Desk& d) {
          return passing_refusal({d.t, d.s}, 0, army_at_b5(), kB6) == kFine;
      }}},
    {"sure_events",
     {[] { return watched("start"); },
      [](Desk& d) { return d.play("red", "play_event supply_drop").row() != "react_event"; }}},
    {"sure_actions",
     {[] { return watched("city"); }, [](Desk& d) { return d.play("red", "arts capital").row() != "react_action"; }}},
    {"no_anarchy", {starting, [](Desk& d) { return d.is_offered("red", "govern despotism"); }}},
    {"all_governments",
     {[] { return starting().government("red", "anarchy"); },
      [](Desk& d) { return d.is_offered("red", "govern communism"); }}},
    {"armies_gather",
     {[] { return starting().figure("red", "army_1", "b5"); },
      [](Desk& d) { return d.is_offered("red", "assign b5 capital"); }}},
    {"tame_villages",
     {[] { return hut_at(from_b5(), "b6", "village"); },
      [](Desk& d) {
          return d.plays("red", {"move b5 1 0", "enter b6"}).row() == "take_marker";
      }}},
    {"huts_beside",
     {[] { return hut_at(starting().figure("red", "scout_1", "b7"), "a6", "hut"); },
      [](Desk& d) { return d.is_offered("red", "found b7 scout"); }}},
    {"idle_capital", {managing_city, [](Desk& d) { return !d.is_offered("red", "arts capital"); }}},
    {"no_policies",
     {[] {
          return managing_city().set({"players", "red", "policies"}, names({"organized_religion"}));
      },
      [](Desk& d) { return d.of("red", "coins") == 7; }}},
    {"armies_found",
     {[] { return starting().figure("red", "army_1", "b7"); },
      [](Desk& d) { return d.is_offered("red", "found b7 army"); }}},
    {"equal_cities",
     {[] { return second_city(managing_city()).thing("b6", "workshop").thing("a6", "workshop"); },
      [](Desk& d) {
          return production_of({d.t, d.s}, 0, 0) == production_of({d.t, d.s}, 0, 1);
      }}},
    {"gate",
     {[] { return scenery("move", "blue").figure("blue", "army_1", "b4"); },
      [](Desk& d) {
          const Group group{square_at(3, 1), 1, 0, 2, 0};
          return ending_refusal({d.t, d.s}, 1, group, square_at(2, 2)) != kFine;  // c3
      }}},
    {"untrumped",
     {[] { return fight({"mounted_22_1"}, {"infantry_22_2"}); },
      [](Desk& d) {
          d.plays("red", {"move b5 1 0", "enter b6"});
          const auto unit = [&](const char* word) { return static_cast<int>(place_of(word, d.t.unit_words)); };
          return !trumps({d.t, d.s}, kDefence, unit("infantry_22_2"), unit("mounted_22_1"));
      }}},
    {"open_foe",
     {[] { return fight({"mounted_22_1"}, {"infantry_22_2"}); },
      [](Desk& d) {
          d.plays("red", {"move b5 1 0", "enter b6"});
          return d.list("battle.sides.defender.open") == MoveTexts{"infantry_22_2"};
      }}},
    {"scouts_explore",
     {[] { return hut_at(from_b5("scout_1"), "b6", "hut"); },
      [](Desk& d) { return d.play("red", "move b5 0 1").is_offered("red", "enter b6"); }}},
    {"track_skip",
     {[] {
          return managing_city().set({"players", "blue", "track"}, Json(1));
      },
      [](Desk& d) { return d.is_offered("red", "leap 2"); }}},
    {"cross_water",
     {[] { return from_b5(); },
      [](Desk& d) {
          return passing_refusal({d.t, d.s}, 0, army_at_b5(), kC6) == kFine;
      }}},
    {"end_on_water",
     {[] { return from_b5(); }, [](Desk& d) { return d.play("red", "move b5 1 0").is_offered("red", "go c6"); }}},
};

class EveryRight : public testing::TestWithParam<Card> {};
TEST_P(EveryRight, allows_what_it_says) {
    for (const Json& ability : GetParam().data.at("abilities").as_array()) {
        if (!ability.as_object().contains("right")) continue;
        const std::string right(ability.at("right").as_string());
        if (right == "spared") continue;  // to come (README.md)
        SCOPED_TRACE(right);
        const Claim& claim = kClaims.at(right);
        Desk with = in_force(claim.given(), GetParam()), without = not_in_force(claim.given(), GetParam());
        EXPECT_TRUE(claim.holds(with));
        EXPECT_FALSE(claim.holds(without));
    }
}
INSTANTIATE_TEST_SUITE_P(Card, EveryRight, testing::ValuesIn(lasting("right")), word_of_card);

// CV-10.42, CV-20.9, CV-21.31: what stands for a resource pays an ability that asks for it, and for no other kind.
std::vector<Card> paying() {
    std::vector<Card> out = lasting("pays");
    for (const Card& event : cards_of("events"))
        if (event.data.at("abilities").at(0).as_object().contains("pays")) out.push_back(event);
    return out;
}
class EveryPayment : public testing::TestWithParam<Card> {};
TEST_P(EveryPayment, stands_for_what_it_says) {
    static const std::map<std::string, std::string> kUses = {{"wheat", "construction"},
                                                             {"incense", "currency"},
                                                             {"silk", "steam_power"},
                                                             {"spy", "mysticism"},
                                                             {"uranium", "atomic_theory_1"}};
    const Card& card = GetParam();
    if (card.word == "marie_curie" || card.word == "a_gift_from_afar") return;  // to come (README.md)
    const Json& pays = card.data.at("abilities").at(0).at("pays");
    const bool alone = pays.at("with") == Json("this");
    Given given = scenery("city", "red").figure("red", "army_1", "a2");
    given.techs("red", {"construction", "currency", "steam_power", "mysticism", "atomic_theory"}, {8, 6, 4, 2});
    given.with(R"({"players": {"blue": {"coins_on": {"sheet": 1}}}})");
    if (!alone) given.resource("red", "iron", pays.as_object().contains("n") ? 2 : 1);
    Desk with = in_force(given, card), without = not_in_force(given, card);
    for (const auto& [kind, use] : kUses) {
        bool stands = false;
        for (const Json& other : pays.at("for").as_array()) stands |= other == Json(kind);
        EXPECT_EQ(with.is_offered("red", "use " + use), stands) << use;
        EXPECT_FALSE(without.is_offered("red", "use " + use)) << use;
    }
}
INSTANTIATE_TEST_SUITE_P(Card, EveryPayment, testing::ValuesIn(paying()), word_of_card);

}  // namespace
}  // namespace pentarchy::civilization
