// Chapter 1 of the rules, coins and the map: what the default edition holds, and what loading refuses.
#include <bit>
#include <set>

#include "games/mombasa/tests/desk.h"

namespace pentarchy::mombasa {
namespace {

Edition tables() { return Mombasa::load(Node(edition(), "edition")); }

int copies(const Edition& t, auto wanted) {
    int n = 0;
    for (int face = 0; face < t.faces; ++face)
        if (wanted(t.face[face])) n += t.face[face].copies;
    return n;
}

// MO-1.1
TEST(MombasaComponents, MO_1_1_the_board) {
    const Edition t = tables();
    EXPECT_EQ(t.regions, 24);
    EXPECT_EQ(t.card_space_words.size(), 12u);
    EXPECT_EQ(t.book_space_words.size(), 12u);
    EXPECT_EQ(t.rounds, 7);
    int on_board = 0;
    for (int i = 0; i < t.spaces; ++i) on_board += t.space[i].side == kNone;
    EXPECT_EQ(on_board, 11);
}

// MO-1.2
TEST(MombasaComponents, MO_1_2_four_companies) {
    EXPECT_EQ(tables().company_words, (MoveTexts{"mombasa", "cape_town", "saint_louis", "cairo"}));
}

// MO-1.3
TEST(MombasaComponents, MO_1_3_sixty_posts) {
    Desk d(2);
    for (const std::string& company : d.t.company_words) {
        int posts = 0;
        for (const char* column : {"1", "2", "3"}) posts += d.number("companies." + company + ".posts." + column);
        EXPECT_EQ(posts, 15);
    }
}

// MO-1.4, MO-1.5
TEST(MombasaComponents, MO_1_4_eight_tracks_of_four_letters) {
    const Edition t = tables();
    EXPECT_EQ(t.side_words, (MoveTexts{"a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2"}));
    Desk d(2, {}, parse_json(R"({"variable_tracks": true})", "options"));
    std::set<char> letters;
    for (const std::string& company : d.t.company_words)
        letters.insert(d.at("companies." + company + ".track").as_string()[0]);
    EXPECT_EQ(letters, (std::set<char>{'a', 'b', 'c', 'd'}));
}

// MO-1.6, MO-1.7, MO-1.8
TEST(MombasaComponents, MO_1_6_cards_by_letter_and_start) {
    const Edition t = tables();
    int by_letter[kLetters]{};
    for (int i = 0; i < t.stocks; ++i) by_letter[t.stock[i].letter] += t.stock[i].copies;
    EXPECT_EQ(std::vector<int>(by_letter, by_letter + 5), (std::vector<int>{9, 16, 11, 4, 4}));
    int per_colour = 0;
    for (int face = 0; face < t.faces; ++face) per_colour += t.face[face].per_colour;
    EXPECT_EQ(per_colour, 9);
    EXPECT_EQ(std::set<uint8_t>(t.single_expansion, t.single_expansion + 4).size(), 4u);
    for (const uint8_t face : t.single_expansion) EXPECT_EQ(t.face[face].value, 1);
}

// MO-1.9
TEST(MombasaComponents, MO_1_9_eighty_eight_cards) {
    EXPECT_EQ(copies(tables(), [](const FaceRow&) { return true; }) + kSides / 2, 88);
}

// MO-1.10
TEST(MombasaComponents, MO_1_10_books) {
    const Edition t = tables();
    EXPECT_EQ(t.books, 72);
    for (const uint8_t n : t.letter_books) EXPECT_EQ(n, 24);
}

// MO-1.11, MO-1.12
TEST(MombasaComponents, MO_1_11_tiles) {
    const Edition t = tables();
    EXPECT_EQ(t.start_tiles, 10);
    EXPECT_EQ(t.tile_words, (MoveTexts{"plus_one", "bookkeeper", "diamond_merchant", "expansion"}));
}

// MO-1.14
TEST(MombasaComponents, MO_1_14_money_without_limit) {
    Desk d(2, Given().up("blue", {"diamond_merchant"}).money("blue", 900).turn("action", "blue"));
    d.play("blue", "merchant slot_2 diamond_merchant");
    EXPECT_EQ(d.of("blue", "money"), 902);
}

// MO-1.15, MO-1.16
TEST(MombasaComponents, MO_1_15_kinds) {
    const Edition t = tables();
    EXPECT_EQ(copies(t, [](const FaceRow& f) { return f.kind == CardKind::Merchant; }), 5);
    EXPECT_EQ(copies(t, [](const FaceRow& f) { return f.kind == CardKind::Merchant && f.company == kNone; }), 1);
    EXPECT_EQ(copies(t, [](const FaceRow& f) { return f.kind == CardKind::Share; }), 8);
    for (int face = 0; face < t.faces; ++face) {
        const FaceRow& row = t.face[face];
        EXPECT_TRUE(row.kind != CardKind::Merchant || row.per_colour == 0);
        EXPECT_TRUE(row.kind != CardKind::Good || (row.value >= 1 && row.value <= 4));
        EXPECT_TRUE(row.kind != CardKind::Expansion || (row.value >= 1 && row.value <= 3));
    }
    for (int i = 0; i < t.stocks; ++i)
        EXPECT_EQ(t.face[t.stock[i].face].kind == CardKind::Share, t.stock[i].letter >= 3);
}

// MO-1.17
TEST(MombasaComponents, MO_1_17_share_symbols) {
    const Edition t = tables();
    for (int i = 0; i < t.stocks; ++i) {
        const FaceRow& face = t.face[t.stock[i].face];
        EXPECT_EQ(face.share != kNone, face.kind == CardKind::Expansion || face.kind == CardKind::Share);
    }
    for (uint8_t company = 0; company < kCompanies; ++company)
        EXPECT_EQ(copies(t, [=](const FaceRow& f) { return f.share == company; }), 4);
}

// MO-1.18
TEST(MombasaComponents, MO_1_18_every_card_has_a_crate) {
    const Edition t = tables();
    for (int face = 0; face < t.faces; ++face) EXPECT_GE(t.face[face].crate, 1);
}

// MO-4.6, MO-4.7
TEST(MombasaComponents, MO_4_6_coins_of_the_headquarters) {
    const Edition t = tables();
    for (int company = 0; company < kCompanies; ++company) {
        int sum = 0;
        for (int column = 0; column < kColumns; ++column) {
            EXPECT_EQ(t.coins[company][column][4], 2);
            sum += t.visible[company][column][1][0];
        }
        EXPECT_EQ(sum, 15);
    }
}

// MO-9.23, MO-9.24
TEST(MombasaComponents, MO_9_23_enclaves_and_the_regions_around_them) {
    const Edition t = tables();
    int enclaves = 0, bare = 0;
    for (int r = 0; r < t.regions; ++r) {
        const Reward& reward = t.region[r].reward;
        enclaves += std::popcount(t.region[r].one | t.region[r].two) == 1;
        bare += !reward.money && !reward.diamonds && !reward.points && !reward.active_steps;
    }
    EXPECT_EQ(enclaves, 2);
    EXPECT_EQ(bare, 2);
}

// The four companies stand alike: as many regions at every distance.
TEST(MombasaComponents, the_map_is_fair) {
    const Edition t = tables();
    std::set<std::vector<int>> profiles;
    for (int company = 0; company < kCompanies; ++company) {
        std::vector<int> cost(static_cast<size_t>(t.regions), 99);
        for (int r = 0; r < t.regions; ++r) {
            if (t.hq_one[company] >> r & 1) cost[static_cast<size_t>(r)] = 1;
            if (t.hq_two[company] >> r & 1) cost[static_cast<size_t>(r)] = 2;
        }
        for (int pass = 0; pass < t.regions; ++pass)
            for (size_t a = 0; a < cost.size(); ++a)
                for (size_t b = 0; b < cost.size(); ++b) {
                    if (t.region[a].one >> b & 1) cost[b] = std::min(cost[b], cost[a] + 1);
                    if (t.region[a].two >> b & 1) cost[b] = std::min(cost[b], cost[a] + 2);
                }
        std::sort(cost.begin(), cost.end());
        profiles.insert(cost);
    }
    EXPECT_EQ(profiles.size(), 1u);
}

}  // namespace
}  // namespace pentarchy::mombasa
