// OP-10 to OP-13: the start seat, the deal, the returned card, the first goods.
#include "games/outpost/tests/desk.h"

namespace pentarchy::outpost {
namespace {

// Deals these cards, three to a seat in order.
void deal(Desk& d, const MoveTexts& cards) {
    for (const std::string& card : cards) d.luck("draw_card " + card);
}

// What a viewer ("all" is the full document) reads under the deck, first to be drawn first; "?" is a card it cannot
// name.
MoveTexts under(const Desk& d, std::string_view viewer) {
    const Json list = viewer == "all" ? d.at("under") : d.sees(viewer, "under");
    MoveTexts out;
    for (const Json& card : list.as_array())
        out.emplace_back(card.at("id").is_null() ? "?" : card.at("id").as_string().c_str());
    return out;
}

// OP-10
TEST(OutpostSetup, OP_10_the_start_seat_is_drawn) {
    for (int seats = 2; seats <= 4; ++seats) {
        Desk d(seats);
        EXPECT_EQ(d.pending(), MoveTexts{"luck"});
        Chances chances;
        outcomes<Outpost>({d.t, d.s}, chances);
        EXPECT_EQ(chances.size, seats);
        for (int i = 0; i < seats; ++i) EXPECT_EQ(chances.weight[i], 1u);
        d.luck("start_seat blue");
        EXPECT_EQ(d.at("start"), "blue");
        EXPECT_EQ(d.glimpse("spectator"), "start_seat blue");
    }
}

// OP-11
TEST(OutpostSetup, OP_11_three_cards_each_in_secret) {
    Desk d(2);
    d.luck("start_seat red").luck("draw_card storm_2");
    EXPECT_EQ(d.glimpse("red"), "draw_card storm_2");
    EXPECT_EQ(d.glimpse("blue"), "draw_card ?");
    EXPECT_EQ(d.glimpse("spectator"), "draw_card ?");
    EXPECT_TRUE(contains(d.hears("red"), "drew storm_2"));
    EXPECT_FALSE(contains(d.hears("blue"), "drew storm_2"));
    EXPECT_FALSE(contains(d.outcomes(), "draw_card storm_2"));
    deal(d, {"ward_1", "militia_1_1", "ward_2", "ward_3", "caravan_1"});
    EXPECT_EQ(d.sees("red", "players.red.hand"), names({"militia_1_1", "storm_2", "ward_1"}));
    EXPECT_EQ(d.sees("red", "players.blue.hand"), 3);
    EXPECT_EQ(d.sees("blue", "players.red.hand"), 3);
    EXPECT_EQ(d.sees("spectator", "players.red.hand"), 3);
}

TEST(OutpostSetup, OP_11_another_hand_is_the_same_sight) {
    Desk one(2), other(2);
    one.luck("start_seat red");
    other.luck("start_seat red");
    deal(one, {"storm_1", "storm_2", "ward_1", "militia_1_1", "militia_1_2", "militia_1_3"});
    deal(other, {"caravan_1", "ward_5", "militia_3_1", "militia_1_1", "militia_1_2", "militia_1_3"});
    EXPECT_EQ(one.sight("blue"), other.sight("blue"));
    EXPECT_EQ(one.sight("spectator"), other.sight("spectator"));
    EXPECT_NE(one.sight("red"), other.sight("red"));
}

// OP-12
TEST(OutpostSetup, OP_12_all_return_one_in_secret_in_seat_order) {
    Desk d(3);
    d.luck("start_seat yellow");
    deal(d, {"militia_1_1", "militia_1_2", "ward_1", "storm_1", "storm_2", "caravan_1", "ward_2", "ward_3", "ward_4"});
    EXPECT_EQ(d.pending(), (MoveTexts{"red", "blue", "yellow"}));
    EXPECT_EQ(d.offers("red"), (MoveTexts{"return militia_1", "return ward"}));  // equal copies are one choice
    EXPECT_EQ(d.offers("yellow"), (MoveTexts{"return ward"}));
    const Json before = d.sees("blue", "players");
    d.play("yellow", "return ward");  // the last seat first: the order below stays that of the seats
    EXPECT_EQ(d.glimpse("blue"), "");
    EXPECT_EQ(d.glimpse("spectator"), "");
    EXPECT_EQ(d.sees("blue", "players"), before);
    EXPECT_EQ(under(d, "all"), MoveTexts{});
    d.play("blue", "return caravan").play("red", "return ward");
    EXPECT_EQ(under(d, "all"), (MoveTexts{"ward_1", "caravan_1", "ward_2"}));
    for (const char* seat : {"red", "blue", "yellow"})
        EXPECT_EQ(d.sees("spectator", std::string("players.") + seat + ".hand"), 2);
}

TEST(OutpostSetup, OP_12_only_the_owner_knows_the_returned_card_and_where_it_lies) {
    Desk d(3);
    d.luck("start_seat red");
    deal(d, {"militia_1_1", "militia_1_2", "ward_1", "storm_1", "storm_2", "caravan_1", "ward_2", "ward_3", "ward_4"});
    d.play("red", "return ward").play("blue", "return caravan").play("yellow", "return ward");
    EXPECT_EQ(under(d, "red"), (MoveTexts{"ward_1", "?", "?"}));
    EXPECT_EQ(under(d, "blue"), (MoveTexts{"?", "caravan_1", "?"}));
    EXPECT_EQ(under(d, "spectator"), (MoveTexts{"?", "?", "?"}));
    EXPECT_EQ(d.at("discard"), names({}));
}

// OP-13
TEST(OutpostSetup, OP_13_a_pawn_at_home_and_four_goods) {
    const Desk d(4);
    const MoveTexts seats = {"red", "blue", "yellow", "green"}, homes = {"a1", "d3", "d1", "a3"};
    for (size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(d.goods(seats[i]), "2 1 1");
        EXPECT_EQ(d.at("sites." + homes[i] + ".pawns." + seats[i]), 1);
        EXPECT_EQ(d.s.player[i].supply, 3);
        EXPECT_EQ(d.score(seats[i]), 0);
    }
}

}  // namespace
}  // namespace pentarchy::outpost
