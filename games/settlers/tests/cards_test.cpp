// Every card of the edition, one test each (IS-C.com_*, IS-C.bar_*, IS-C.rom_*, IS-C.egy_*, IS-C.jap_*): it is built,
// produces, is razed from the hand and becomes a deal; what changes is computed from components.json by printed.cpp,
// not from the tables.
#include "games/settlers/tests/printed.h"

namespace pentarchy::settlers {
namespace {

struct EveryCard : testing::TestWithParam<Printed> {
    const Printed& card() const { return GetParam(); }
    // Whose card it is: common ones are the barbarians'.
    std::string faction() const { return card().is_common() ? "barbarians" : card().deck(); }
    std::string enemy() const { return faction() == "barbarians" ? "romans" : "barbarians"; }
    // A production location to stand beside it.
    std::string other() const { return card().id() == "com_town" ? "com_old_forest" : "com_town"; }
    Change other_gives() const { return given_by(printed(other()).design->at("production"), {}, {}); }

    Given table() const {
        return Given()
            .faction("north", faction())
            .faction("east", enemy())
            .goods("north", {{"wood", 9}, {"stone", 9}, {"food", 9}, {"worker", 9}, {"raze", 9}});
    }
    static void expect(const Desk& d, const Desk& before, const Change& change, int cards_before = 0) {
        for (const char* good : {"wood", "stone", "food", "gold", "worker", "raze"}) {
            const auto found = change.find(good);
            EXPECT_EQ(d.good("north", good) - before.good("north", good), found == change.end() ? 0 : found->second)
                << good;
        }
        const auto vp = change.find("vp"), cards = change.find("card");
        EXPECT_EQ(d.of("north", "vp") - before.of("north", "vp"), vp == change.end() ? 0 : vp->second);
        EXPECT_EQ(d.of("north", "hand_size") - cards_before, cards == change.end() ? 0 : cards->second);
    }
};

struct EveryProduction : EveryCard {};
std::vector<Printed> production_cards() {
    std::vector<Printed> out;
    for (const Printed& card : all_printed())
        if (card.type() == "production") out.push_back(card);
    return out;
}
std::string test_name(const testing::TestParamInfo<Printed>& one) { return one.param.id() + "_" + one.param.code(); }

// IS-7.2 to IS-7.22: cost, location cost, production, building bonus, and its own trigger if it fits (IS-7.19).
TEST_P(EveryCard, is_built) {
    const bool needs_location = card().stat("build_cost").at("location").to_number<int>() > 0;
    Given given = table().hand("north", {card().card()}).empire("north", {other()}).turn("action", "north", 1);
    if (needs_location) given.foundations("north", {"com_ruins_069"});
    Desk d(2, given);
    const Desk before = d;
    Change change;
    for (const char* good : {"wood", "stone", "food"})
        change[good] -= card().stat("build_cost").at(good).to_number<int>();
    const std::vector<Printed> empire{card(), printed(other())};
    if (const Json* production = card().design->as_object().if_contains("production"))
        add(change, given_by(*production, empire, other_gives()));
    add(change, given_by(card().design->at("build_bonus"), empire, {}));
    if (const Json* features = card().design->as_object().if_contains("feature"))
        for (const Json& feature : features->as_array()) {
            if (feature.at("kind").as_string() != "trigger" || feature.at("event").as_string() != "on_build") continue;
            const Json* color = feature.at("filter").as_object().if_contains("color");
            if (color ? card().has_color(std::string(color->as_string())) : !card().is_common())
                add(change, given_by(feature.at("effects"), empire, {}));
        }
    d.play("north", "build " + card().face());
    if (needs_location) d.play("north", "sacrifice com_ruins_069");
    d.carry_on();
    expect(d, before, change);
    EXPECT_TRUE(d.stands("north", card().card()));
    EXPECT_TRUE(d.list("players.north.foundations").empty());
    EXPECT_EQ(contains(d.list("discard"), "com_ruins_069"), needs_location);
}

// IS-5.3, IS-5.4: a production location in the production phase, beside the board.
TEST_P(EveryProduction, produces) {
    Desk before(2, table().empire("north", {other()}).turn("action", "north", 2));
    Desk d(2, table().empire("north", {other(), card().card()}).turn("production", "north", 2));
    d.carry_on();
    Change change = given_by(card().design->at("production"), {card(), printed(other())}, other_gives());
    add(change, other_gives());
    for (const Json& faction : edition().at("factions").as_array())
        if (faction.at("id").as_string() == this->faction())
            for (const Json& item : faction.at("board").at("production").as_array())
                change[std::string(item.at("good").as_string())] += item.at("amount").to_number<int>();
    expect(d, before, change);
}

// IS-9.2, IS-9.3, IS-9.4
TEST_P(EveryCard, is_razed_from_the_hand) {
    Desk d(2, table().hand("north", {card().card()}).turn("action", "north", 1));
    const Desk before = d;
    if (card().stat("raze").is_null()) {
        const bool named =
            card().is_common() || card().face() == "jap_gate" || card().face() == "jap_shrine";  // IS-9.17
        EXPECT_EQ(d.refusal("north", "raze_card " + card().face()), named ? "IS-9.17" : "IS-9.2");
        return;
    }
    Change change{{"raze", -1}};
    for (const Json& good : card().stat("raze").as_array()) ++change[std::string(good.as_string())];
    d.play("north", "raze_card " + card().face()).carry_on();
    expect(d, before, change);
    EXPECT_TRUE(contains(d.list(card().is_common() ? "discard" : "faction_discard"), card().card()));
}

// IS-8.1 to IS-8.7, IS-5.3: the good at once, and again in the next production phase.
TEST_P(EveryCard, becomes_a_deal) {
    Desk d(2, table().hand("north", {card().card()}).turn("action", "north", 1));
    const Desk before = d;
    if (card().stat("deal").is_null()) {
        EXPECT_EQ(d.refusal("north", "deal " + card().face()), "IS-7.27");
        return;
    }
    const std::string good(card().stat("deal").as_string());
    Change change{{"food", -1}};
    ++change[good];
    d.play("north", "deal " + card().face()).carry_on();
    expect(d, before, change);
    EXPECT_EQ(d.list("players.north.deals"), MoveTexts{card().card()});
    Desk without(2, table().turn("production", "north", 2)),
        with(2, table().deals("north", {card().card()}).turn("production", "north", 2));
    without.carry_on(), with.carry_on();
    expect(with, without, {{good, 1}});
}

// IS-1.14, IS-14.2
TEST_P(EveryCard, counts_at_the_end) {
    Desk d(2, table().empire("north", {card().card()}).turn("end", "north"));
    EXPECT_EQ(d.score("north"), card().is_common() ? 1 : 2);
}

INSTANTIATE_TEST_SUITE_P(Settlers, EveryCard, testing::ValuesIn(all_printed()), test_name);
INSTANTIATE_TEST_SUITE_P(Settlers, EveryProduction, testing::ValuesIn(production_cards()), test_name);

}  // namespace
}  // namespace pentarchy::settlers
