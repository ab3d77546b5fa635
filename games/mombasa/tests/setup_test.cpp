// Chapters 2 and 3 of the rules: the setup of a first game and the variable one.
#include <set>

#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

Json options(const char* text) { return parse_json(text, "options"); }

// Rests the three cards of each tile as they are listed, from the first offer on.
Desk& rest_all(Desk& d) {
    for (int guard = 0; guard < 20 && d.number("round") == 0; ++guard)
        d.play(d.pending()[0], d.offers(d.pending()[0])[0]);
    return d;
}

// MO-2.1
TEST(MombasaSetup, MO_2_1_tracks_of_a_first_game) {
    Desk d(3);
    EXPECT_EQ(d.at("companies.mombasa.track"), "a1");
    EXPECT_EQ(d.at("companies.cape_town.track"), "b1");
    EXPECT_EQ(d.at("companies.saint_louis.track"), "c1");
    EXPECT_EQ(d.at("companies.cairo.track"), "d1");
}

// MO-2.2
TEST(MombasaSetup, MO_2_2_share_values_are_nought) {
    Desk d(2);
    for (const std::string& company : d.t.company_words)
        EXPECT_EQ(d.number("companies." + company + ".share_value"), 0);
}

// MO-2.3, MO-2.5, MO-2.6
TEST(MombasaSetup, MO_2_6_A_cards_first_then_B) {
    for (int seats = 2; seats <= 4; ++seats) {
        Desk d(seats);
        EXPECT_EQ(d.at("deck.A"),
                  Json(boost::json::object()));  // the nine A cards and three B cards lie in the display
        int left = 0;
        const Json deck = d.at("deck.B");
        for (const auto& card : deck.as_object()) left += static_cast<int>(card.value().as_int64());
        EXPECT_EQ(left, 13);
        const auto is_in = [&](const char* space, int letter) {
            for (int i = 0; i < d.t.stocks; ++i)
                if (d.t.stock[i].letter == letter &&
                    Json(d.t.face_words[d.t.stock[i].face]) == d.at(std::string("display.") + space))
                    return true;
            return false;
        };
        for (const char* space : {"r1_right", "r4_right", "r1_middle", "r4_middle", "r1_left"})
            EXPECT_TRUE(is_in(space, 0)) << space;
        for (const char* space : {"r2_left", "r3_left", "r4_left"}) EXPECT_TRUE(is_in(space, 1)) << space;
    }
}

// MO-2.4
TEST(MombasaSetup, MO_2_4_no_discards) { EXPECT_EQ(Desk(2).at("discard"), Json(boost::json::object())); }

// MO-2.7, MO-2.8, MO-2.9, MO-2.10
TEST(MombasaSetup, MO_2_7_coins_on_the_round_track) {
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    const std::vector<std::vector<int>> kCoins = {{0, 1, 1, 1, 1, 1, 1}, {0, 2, 1, 2, 1, 2, 1}, {0, 2, 2, 2, 2, 2, 2}};
    for (int players = 2; players <= 4; ++players)
        for (int round = 1; round <= 7; ++round)
            EXPECT_EQ(t.round_coins[players][round],
                      kCoins[static_cast<size_t>(players - 2)][static_cast<size_t>(round - 1)]);
}

// MO-2.11
TEST(MombasaSetup, MO_2_11_four_books_of_each_letter) {
    Desk d(2);
    for (int space = 0; space < kBookSpaces; ++space) {
        ASSERT_NE(d.s.shelf[space], kNone);
        EXPECT_EQ(d.t.book[d.s.shelf[space]].letter, d.t.book_letter[space]);
    }
    EXPECT_EQ(d.at("book_supply"), parse_json(R"({"A": 20, "B": 20, "C": 20})", ""));
}

// MO-2.12
TEST(MombasaSetup, MO_2_12_nobody_has_a_bonus_tile) {
    Desk d(4);
    for (const std::string& seat : d.t.seat_words) EXPECT_TRUE(d.list("players." + seat + ".tiles").empty());
}

// MO-2.13
TEST(MombasaSetup, MO_2_13_what_a_player_gets) {
    Desk d(3);
    for (const char* seat : {"blue", "green", "yellow"}) {
        EXPECT_EQ(d.of(seat, "money"), 1);
        EXPECT_EQ(d.of(seat, "diamond"), 0);
        EXPECT_EQ(d.of(seat, "jar"), 0);
        EXPECT_EQ(d.at(std::string("players.") + seat + ".tracks"), Json(boost::json::object()));
        for (const char* card :
             {"coffee_1", "coffee_2", "bananas_1", "bananas_2", "cotton_1", "cotton_2", "expansion_2", "bookkeeper_2"})
            EXPECT_TRUE(contains(d.list(std::string("players.") + seat + ".hand"), card)) << card;
    }
}

// MO-2.14, MO-2.15
TEST(MombasaSetup, MO_2_14_bonus_markers) {
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    EXPECT_EQ(t.bonus_markers[2], 3);
    EXPECT_EQ(t.bonus_markers[3], 2);
    EXPECT_EQ(t.bonus_markers[4], 2);
    const PerkRow& second = t.side[1].perk[1];  // A2 takes from those left in the box: five of each colour in all
    EXPECT_EQ(second.kind, Perk::Markers);
    EXPECT_LE(t.bonus_markers[2] + second.amount, 5);
}

// MO-2.16
TEST(MombasaSetup, MO_2_16_the_start_player_is_drawn_or_the_first_seat) {
    std::set<std::string> starts;
    for (uint64_t seed = 0; seed < 40; ++seed) {
        const Edition t = Mombasa::load(Node(edition(), "edition"));
        State s = fresh<Mombasa>(t, 4);
        Rng rng(seed);
        take<Mombasa>(t, s, kChance, draw<Mombasa>({t, s}, rng));
        starts.insert(t.seat_words[s.start]);
        EXPECT_EQ(s.token, s.start);
    }
    EXPECT_EQ(starts.size(), 4u);
    EXPECT_EQ(Desk(4, {}, options(R"({"start_player": "first_seat"})")).at("start"), "blue");
}

// MO-2.17, MO-2.18
TEST(MombasaSetup, MO_2_17_the_expansion_card_of_the_seat) {
    Desk d(3, {}, options(R"({"start_player": "first_seat"})"));
    const char* const kSeat[] = {"blue", "green", "yellow"};
    for (int n = 0; n < 3; ++n) {
        EXPECT_EQ(d.of(kSeat[n], "hand_size"), 10);
        EXPECT_TRUE(contains(d.list(std::string("players.") + kSeat[n] + ".hand"),
                             "single_expansion_" + std::to_string(n + 1)));
        const FaceRow& face = d.t.face[d.t.single_expansion[n]];
        EXPECT_EQ(face.crate, n + 1);
        EXPECT_EQ(face.value, 1);
    }
}

// MO-2.19
TEST(MombasaSetup, MO_2_19_the_tile_of_the_seat) {
    Desk d(4, {}, options(R"({"start_player": "first_seat"})"));
    EXPECT_EQ(d.list("players.blue.start_tile"), MoveTexts{"start_tile_01"});
    EXPECT_EQ(d.list("players.purple.start_tile"), MoveTexts{"start_tile_04"});
}

// MO-2.20, MO-2.21
TEST(MombasaSetup, MO_2_21_the_tile_is_step_one) {
    Desk d(2);
    for (Seat seat = 0; seat < 2; ++seat) {
        const Player& me = d.s.player[seat];
        EXPECT_EQ(me.book[1], start_book(me.start_tile) + 1);
        EXPECT_EQ(me.jar, 0);
        EXPECT_GE(d.t.book[start_book(me.start_tile)].needs, 1);
    }
}

// MO-2.22, MO-2.23
TEST(MombasaSetup, MO_2_22_three_cards_rest_in_any_order) {
    Desk d(2, {}, options(R"({"start_player": "first_seat"})"));
    EXPECT_EQ(d.pending(), (MoveTexts{"blue", "green"}));
    EXPECT_EQ(d.offers("blue"),
              (MoveTexts{"rest slot_2 coffee_1", "rest slot_2 bananas_2", "rest slot_2 expansion_2"}));
    d.play("blue", "rest slot_2 bananas_2");
    EXPECT_EQ(d.at("players.blue.rows.slot_2"), names({"bananas_2"}));
    EXPECT_EQ(d.seen_by(1, "players.blue.rows.slot_2"), names({"bananas_2"}));
    EXPECT_EQ(d.offers("green"),
              (MoveTexts{"rest slot_2 bananas_1", "rest slot_2 cotton_2", "rest slot_2 expansion_2"}));
    d.play("blue", "rest slot_3 expansion_2");
    EXPECT_EQ(d.at("players.blue.rows.slot_4"), names({"coffee_1"}));
    EXPECT_EQ(d.of("blue", "hand_size"), 7);
    EXPECT_EQ(d.pending(), MoveTexts{"green"});
}

// MO-2.24, MO-2.25
TEST(MombasaSetup, MO_2_24_start_bonuses) {
    Desk d(4, {}, options(R"({"start_player": "first_seat"})"));
    rest_all(d);
    EXPECT_EQ(d.of("blue", "tracks.mombasa"), 3);
    EXPECT_EQ(d.of("green", "diamond"), 1);
    EXPECT_EQ(d.of("green", "tracks.saint_louis"), 1);
    EXPECT_EQ(d.of("yellow", "tracks.cape_town"), 3);
    EXPECT_EQ(d.of("purple", "tracks.cairo"), 1);
    const MoveTexts told = d.told();
    EXPECT_LT(std::find(told.begin(), told.end(), "advances blue mombasa 3"),
              std::find(told.begin(), told.end(), "advances green saint_louis 1"));
    EXPECT_EQ(d.number("round"), 1);
}

// MO-3.1
TEST(MombasaSetup, MO_3_1_each_option_by_itself) {
    Desk tracks(2, {}, options(R"({"variable_tracks": true})"));
    EXPECT_TRUE(contains(beginning(tracks.offers("blue"), "rest"), tracks.offers("blue")[0]));
    Desk tiles(2, {}, options(R"({"variable_start_tiles": true})"));
    EXPECT_EQ(tiles.at("companies.mombasa.track"), "a1");
    EXPECT_EQ(beginning(tiles.offers("blue"), "keep").size(), 2u);
}

// MO-3.2
TEST(MombasaSetup, MO_3_2_random_tracks) {
    const Edition t = Mombasa::load(Node(edition(), "edition"));
    std::set<std::string> sides;
    for (uint64_t seed = 0; seed < 60; ++seed) {
        State s = fresh<Mombasa>(t, 2, options(R"({"variable_tracks": true})"));
        Rng rng(seed);
        unsigned letters = 0;
        for (int company = 0; company < kCompanies; ++company) {
            take<Mombasa>(t, s, kChance, draw<Mombasa>({t, s}, rng));
            letters |= 1u << t.side[s.side[company]].letter;
        }
        EXPECT_EQ(letters, 15u);
        sides.insert(t.side_words[s.side[0]]);
    }
    EXPECT_EQ(sides.size(), 8u);
}

// MO-3.3, MO-3.4, MO-3.5
TEST(MombasaSetup, MO_3_4_keep_one_of_two_tiles_in_secret) {
    Desk d(3, {}, options(R"({"variable_start_tiles": true})"));
    EXPECT_EQ(d.pending(), (MoveTexts{"blue", "green", "yellow"}));
    for (const char* seat : {"blue", "green", "yellow"}) {
        EXPECT_EQ(d.list(std::string("players.") + seat + ".dealt").size(), 2u);
        EXPECT_EQ(d.offers(seat).size(), 2u);
    }
    const std::string kept = d.list("players.blue.dealt")[1], returned = d.list("players.blue.dealt")[0];
    d.play("blue", "keep " + kept).play("blue", "ready");
    EXPECT_EQ(d.seen_by(1, "players.blue.start_tile"), names({}));
    for (const char* seat : {"green", "yellow"}) d.play(seat, d.offers(seat)[0]).play(seat, "ready");
    EXPECT_EQ(d.seen_by(1, "players.blue.start_tile"), names({kept}));
    EXPECT_TRUE(contains(d.list("tile_box"), returned));
    EXPECT_EQ(beginning(d.offers("blue"), "rest").size(), 3u);  // on as in MO-2.22
}

// MO-3.6
TEST(MombasaSetup, MO_3_6_no_other_variants) {
    EXPECT_EQ(Mombasa::options().size(), 5u);
    EXPECT_EQ(Mombasa::kInfo.min_seats, 2);
    EXPECT_EQ(Mombasa::kInfo.max_seats, 4);
}

}  // namespace
}  // namespace pentarchy::mombasa
