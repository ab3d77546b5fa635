// Chapter 22 of the rules: what each seat knows, and how the gaps of a view are filled.
#include <set>

#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

const char* const kTiles = R"({"variable_start_tiles": true})";

// MO-22.2
TEST(MombasaHidden, MO_22_2_dealt_tiles_are_seen_by_their_player_alone) {
    Desk d(2, {}, parse_json(kTiles, "options"));
    EXPECT_EQ(d.seen_by(0, "players.blue.dealt"), d.at("players.blue.dealt"));
    EXPECT_EQ(d.seen_by(1, "players.blue.dealt"), 2);
    EXPECT_EQ(d.seen_by(kSpectator, "players.blue.dealt"), 2);
    const std::string returned = d.list("players.blue.dealt")[1];
    for (const char* seat : {"blue", "green"}) d.play(seat, d.offers(seat)[0]).play(seat, "ready");
    const Json mine = d.seen_by(0, "tile_box"), theirs = d.seen_by(1, "tile_box");
    EXPECT_TRUE(std::any_of(mine.as_array().begin(), mine.as_array().end(),
                            [&](const Json& tile) { return tile == Json(returned); }));
    EXPECT_FALSE(std::any_of(theirs.as_array().begin(), theirs.as_array().end(),
                             [&](const Json& tile) { return tile == Json(returned); }));
}

// What a seat cannot see is filled with any tiles that could lie there, and the own ones stay.
TEST(MombasaHidden, MO_22_2_imagined_tiles_vary) {
    Desk d(2, {}, parse_json(kTiles, "options"));
    std::set<std::string> imagined;
    Rng rng(5);
    for (int i = 0; i < 40; ++i) {
        const State s = determinize<Mombasa>(d.t, view<Mombasa>(d.t, d.s, 1), rng);
        EXPECT_EQ(s.tiles.ids_at(dealt_to(1)), d.s.tiles.ids_at(dealt_to(1)));
        std::string tiles;
        for (const int tile : s.tiles.ids_at(dealt_to(0))) tiles += d.t.start_tile_words[static_cast<size_t>(tile)];
        imagined.insert(tiles);
    }
    EXPECT_GT(imagined.size(), 8u);
}

// MO-22.4, MO-22.5
TEST(MombasaHidden, MO_22_4_luck_has_not_decided_yet) {
    Desk d(2, Given().display("r1_right", "coffee_3").turn("prepare", "", 1));
    Chances chances;
    outcomes<Mombasa>({d.t, d.s}, chances);
    EXPECT_GT(chances.size, 8);  // any B card; which letter is next is known
    for (int i = 0; i < chances.size; ++i) {
        bool b = false;
        for (int stock = 0; stock < d.t.stocks; ++stock)
            b |= d.t.stock[stock].letter == 1 && d.t.stock[stock].face == chances.move[i].b;
        EXPECT_TRUE(b);
    }
    EXPECT_EQ(d.seen_by(1, "book_supply.A"), 20);
}

// MO-22.6
TEST(MombasaHidden, MO_22_6_all_else_is_public) {
    Desk d(2, Given()
                  .money("blue", 7)
                  .regions("cairo", {"nubia"})
                  .step("blue", "cairo", 5)
                  .tile("blue", "expansion")
                  .turn("action", "blue"));
    for (const char* path :
         {"players.blue.money", "players.blue.tracks", "companies", "spaces", "players.blue.tiles", "display", "shelf"})
        EXPECT_EQ(d.seen_by(1, path), d.at(path)) << path;
}

// MO-22.7: luck is news for the driver, so that undo stops there (tests/table_test.cpp); here, that luck is a move of
// its own.
TEST(MombasaHidden, MO_22_7_a_refill_is_luck) {
    Desk d(2, Given().up("blue", {"bookkeeper_2"}).shelf("book_r1_2", "book_a01").turn("action", "blue"));
    d.plays("blue",
            {"bookkeeper slot_2 bookkeeper_2", "take_book book_r1_2 book_a01", "take_money", "place_book book_a01 2"});
    EXPECT_EQ(d.pending(), MoveTexts{"luck"});
}

// MO-22.9
TEST(MombasaHidden, MO_22_9_hands_can_be_followed) {
    Desk d(2, Given().hand("blue", {"coffee_1", "cotton_2"}).turn("plan"));
    EXPECT_EQ(d.seen_by(1, "players.blue.hand_size"), 2);
    EXPECT_EQ(d.seen_by(1, "players.blue.hand"), 2);
    EXPECT_EQ(d.seen_by(1, "known.hands.blue"), names({"coffee_1", "cotton_2"}));
    EXPECT_EQ(d.seen_by(0, "players.blue.hand"), names({"coffee_1", "cotton_2"}));
    EXPECT_EQ(d.seen_by(0, "known.hands.blue"), nullptr);
    const Json before = d.seen_by(1, "");
    d.play("blue", "plan slot_2 coffee_1");  // a plan is a mark: the hand stays as it was for the others (MO-22.1)
    EXPECT_EQ(d.seen_by(1, ""), before);
    EXPECT_EQ(d.at("known"), nullptr);  // the whole state says everything already
}

// In every state of random games, for every seat and the spectator: a list for the own hand, numbers for the others.
TEST(MombasaHidden, MO_22_9_only_numbers_of_others) {
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    for (int seats = 2; seats <= kSeats; ++seats) {
        State s = fresh<Mombasa>(t, seats, parse_json(kTiles, "options"));
        Rng rng(static_cast<uint64_t>(seats));
        for (int step = 0; step < 400 && !is_over(s); ++step) {
            const Json all = Mombasa::document({t, s});
            for (Seat viewer = 0; viewer <= kSpectator;
                 viewer = static_cast<Seat>(viewer + 1 == seats ? kSpectator : viewer + 1)) {
                const Json seen = document_of<Mombasa>(t, view<Mombasa>(t, s, viewer));
                for (Seat seat = 0; seat < seats; ++seat) {
                    const std::string& word = t.seat_words[seat];
                    const Json& hand = all.at("players").at(word).at("hand");
                    const Json& theirs = seen.at("players").at(word).at("hand");
                    ASSERT_EQ(theirs, seat == viewer ? hand : Json(hand.as_array().size()));
                    if (seat == viewer) continue;
                    ASSERT_EQ(seen.at("known").at("hands").at(word), hand);
                }
            }
            const Seat seat = is_chance<Mombasa>(s) ? kChance : lowest(pending<Mombasa>(s));
            Offer offered;
            if (seat != kChance) offer<Mombasa>({t, s}, seat, offered);
            take<Mombasa>(t, s, seat,
                          seat == kChance ? draw<Mombasa>({t, s}, rng)
                                          : offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
        }
    }
}

}  // namespace
}  // namespace pentarchy::mombasa
