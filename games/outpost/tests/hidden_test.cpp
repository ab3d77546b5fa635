// OP-58: what is secret, and what a seat goes on knowing.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// Whatever is secret, two states that differ only in it look the same to those who may not know it.
void expect_same_sight(const Desk& one, const Desk& other, const MoveTexts& viewers) {
    for (const std::string& viewer : viewers) EXPECT_EQ(one.sight(viewer), other.sight(viewer)) << viewer;
}

// OP-58
TEST(OutpostHidden, OP_58_hands_are_secret) {
    const Desk one(3, Given().hand("red", {"ward_1", "storm_1"}).turn("blue"));
    const Desk other(3, Given().hand("red", {"militia_3_1", "caravan_2"}).turn("blue"));
    expect_same_sight(one, other, {"blue", "yellow", "spectator"});
    EXPECT_EQ(one.sees("blue", "players.red.hand"), 2);
    EXPECT_EQ(one.sees("red", "players.red.hand"), names({"storm_1", "ward_1"}));
}

TEST(OutpostHidden, OP_58_face_down_sites_and_peeks_are_secret) {
    const char* peek = R"({"sites": {"b2": {"tile": ["%"], "looked": ["red"]}}})";
    const auto desk = [&](const std::string& tile) {
        std::string given = peek;
        return Desk(3, Given().with(given.replace(given.find('%'), 1, tile)).turn("blue"));
    };
    const Desk one = desk("camp_1"), other = desk("shrine_2");
    expect_same_sight(one, other, {"blue", "yellow", "spectator"});
    EXPECT_NE(one.sight("red"), other.sight("red"));
    EXPECT_EQ(one.sees("red", "sites.b2.tile"), names({"camp_1"}));
}

TEST(OutpostHidden, OP_58_the_deck_shows_only_its_size) {
    // The same cards discarded, the rest in the deck or in blue's hand: red cannot tell which is where.
    const Desk one(2,
                   Given().hand("blue", {"ward_1"}).with(R"({"under": [{"id": "ward_2", "by": "blue"}]})").turn("red"));
    const Desk other(
        2, Given().hand("blue", {"ward_2"}).with(R"({"under": [{"id": "storm_4", "by": "blue"}]})").turn("red"));
    expect_same_sight(one, other, {"red", "spectator"});
    for (const char* viewer : {"red", "spectator"}) {
        const auto seen = view<Outpost>(one.t, one.s, one.seat(viewer));
        for (const uint8_t where : seen.s().cards.where) EXPECT_TRUE(where == kUnseenId || where == kNowhere);
    }
}

TEST(OutpostHidden, OP_58_forces_and_laid_cards_are_secret) {
    const auto desk = [](const char* first, const char* second, bool lay) {
        Desk d(3, Given()
                      .pawns("red", "b1")
                      .ground("b1", "hill_1")
                      .ground("c1", "hill_2")
                      .pawns("blue", "c1")
                      .hand("red", {"ward_1", "storm_1", "caravan_1"})
                      .hand("blue", {"ward_2"})
                      .turn("red"));
        d.play("red", "march b1").play("red", "step c1").luck(first).luck(second).luck("take_force ward_2");
        if (lay) d.play("red", d.offers("red")[1]);
        return d.play("red", "lay_done");
    };
    const Desk one = desk("take_force ward_1", "take_force storm_1", true),
               other = desk("take_force caravan_1", "take_force ward_1", false);
    expect_same_sight(one, other, {"blue", "yellow", "spectator"});
}

TEST(OutpostHidden, OP_58_who_returned_a_card_knows_who_drew_it) {
    const Edition t = Outpost::load(Node(edition(), "edition"));
    MoveTexts discarded;
    for (const std::string& card : t.card_words)
        if (card != "ward_1" && card != "ward_2") discarded.push_back(card);
    Desk d(
        3,
        Given().set({"discard"}, names(discarded)).with(R"({"under": [{"id": "ward_2", "by": "red"}]})").turn("blue"));
    EXPECT_EQ(d.sees("red", "under.0.id"), "ward_2");
    EXPECT_EQ(d.sees("blue", "under.0.id"), nullptr);
    d.play("blue", "draw").luck("draw_card ward_1");
    EXPECT_EQ(d.sees("red", "players.blue.hand"), 1);
    d.luck("draw_card ward_2");
    EXPECT_EQ(d.sees("red", "players.blue.hand"), (Json{"ward_2", nullptr}));
    EXPECT_EQ(d.sees("yellow", "players.blue.hand"), 2);
    d.play("blue", "discard ward");  // the lower copy goes
    EXPECT_EQ(d.sees("red", "players.blue.hand"), names({"ward_2"}));
    EXPECT_EQ(d.sees("yellow", "players.blue.hand"), 1);
}

TEST(OutpostHidden, OP_58_who_gave_a_card_knows_it_until_it_may_be_gone) {
    Desk d(3, Given()
                  .hand("red", {"storm_1"})
                  .hand("blue", {"ward_1"})
                  .pawns("blue", "b1")
                  .ground("b1", "hill_1")
                  .pawns("yellow", "c1")
                  .ground("c1", "hill_2")
                  .phase("market"));
    d.play("red", "propose blue")
        .play("red", "give_card storm")
        .play("red", "next")
        .play("red", "next")
        .play("red", "send")
        .play("blue", "accept red");
    for (const char* seat : {"red", "blue", "yellow"}) d.play(seat, "done");
    EXPECT_EQ(d.sees("red", "players.blue.hand"), (Json{"storm_1", nullptr}));
    EXPECT_EQ(d.sees("yellow", "players.blue.hand"), 2);
    d.play("red", "pass").play("red", "end").play("blue", "march b1").play("blue", "step c1");
    d.luck("take_force ward_1")
        .luck("take_force storm_1")
        .play("blue", "lay_done")
        .play("yellow", "take_card")
        .luck("loot_card ward_1");
    EXPECT_EQ(d.sees("red", "players.blue.hand"), 1);  // the storm may have been looted
    EXPECT_EQ(d.sees("red", "players.yellow.hand"), 1);
    EXPECT_EQ(d.sees("yellow", "players.blue.hand"), 1);
    EXPECT_EQ(d.sees("blue", "players.yellow.hand"), names({"ward_1"}));  // the loser goes on knowing
}

TEST(OutpostHidden, OP_58_a_peek_is_remembered_until_all_see) {
    Desk d(2, Given().tile("b1", "spring_1").turn("red"));
    d.play("red", "march a1")
        .play("red", "step b1")
        .play("red", "look_at b2")
        .luck("peek b2 hill_2")
        .play("red", "step a1")
        .play("red", "end");
    d.play("blue", "pass").play("blue", "end");
    EXPECT_EQ(d.sees("red", "sites.b2.tile"), names({"hill_2"}));
    EXPECT_EQ(d.sees("blue", "sites.b2.tile"), 1);
    for (uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng(seed);
        const State guess = determinize<Outpost>(d.t, view<Outpost>(d.t, d.s, 0), rng);
        EXPECT_EQ(guess.tiles.ids_at(tile_place(site_at(5))), d.s.tiles.ids_at(tile_place(site_at(5))));
    }
}

TEST(OutpostHidden, OP_58_showing_cards_tells_only_the_partner_that_he_knows) {
    // Yellow was shown blue's ward earlier; red, who knows the ward too, must not learn that yellow does.
    const Desk told(
        3,
        Given().hand("blue", {"ward_1"}).with(R"({"known": {"yellow": ["ward_1"], "red": ["ward_1"]}})").turn("red"));
    const Desk untold(3, Given().hand("blue", {"ward_1"}).with(R"({"known": {"red": ["ward_1"]}})").turn("red"));
    expect_same_sight(told, untold, {"red", "spectator"});
}

}  // namespace
}  // namespace pentarchy::outpost
