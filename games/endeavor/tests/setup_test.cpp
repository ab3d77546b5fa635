// Section 2: setup by luck and what it leaves on the table.
#include <map>
#include <set>

#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

const char* const kAll[] = {"purple", "white", "black", "red", "green"};

// EN-2.2, EN-2.3: a token on each of the 95 spaces, drawn without putting back, and all can be seen.
TEST(EndeavorSetup, EN_2_2_tokens_cover_the_board) {
    const Edition t = Endeavor::load(Node(edition(), "edition"));
    State s = fresh<Endeavor>(t, 3);
    int laid = 0;
    for (Rng rng(7); is_chance<Endeavor>(s); ++laid) {
        Chances chances;
        outcomes<Endeavor>({t, s}, chances);
        if (laid < 95) {
            EXPECT_EQ(chances.total, static_cast<uint64_t>(95 - laid)) << "each token left is equally likely";
            for (int i = 0; i < chances.size; ++i) EXPECT_EQ(chances.weight[i], s.bag[chances.move[i].b]);
        }
        take<Endeavor>(t, s, kChance, draw<Endeavor>({t, s}, rng));
    }
    EXPECT_EQ(laid, 96) << "95 tokens and the start player";
    const Json document = Endeavor::document({t, view<Endeavor>(t, s, kSpectator).s()});
    std::map<std::string, int> seen;
    for (const auto& region : document.at("regions").as_object())
        for (const Json& token : region.value().at("tokens").as_array()) ++seen[std::string(token.as_string())];
    for (const auto& city : document.at("cities").as_object())
        ++seen[std::string(city.value().at("token").as_string())];
    for (const auto& link : document.at("connections").as_object())
        ++seen[std::string(link.value().at("token").as_string())];
    for (int i = 0; i < t.tokens; ++i) EXPECT_EQ(seen[t.token_words[static_cast<size_t>(i)]], t.token[i].count);
}

// EN-2.4, EN-2.5, EN-2.6
TEST(EndeavorSetup, EN_2_4_decks_lie_sorted_and_open) {
    const Desk d(3);
    EXPECT_EQ(d.at("decks.europe"), names({"europe_0", "europe_1", "europe_2", "europe_3", "europe_4", "europe_5"}));
    EXPECT_EQ(d.at("decks.slavery"),
              names({"slavery_0", "slavery_1", "slavery_2", "slavery_3", "slavery_4", "slavery_5"}));
    for (const std::string region : {"far_east", "india", "north_america", "caribbean", "south_america", "africa"})
        EXPECT_EQ(d.at("decks." + region), names({region + "_governor", region + "_1", region + "_2", region + "_3",
                                                  region + "_4", region + "_5"}));
    for (const char* deck : {"europe", "slavery"}) {
        size_t i = 0;
        while (d.t.deck_words[i] != deck) ++i;
        EXPECT_EQ(d.t.region_words[d.t.deck[i].region], "europe");
    }
}

// EN-2.7
TEST(EndeavorSetup, EN_2_7_fifteen_open_stacks) {
    const Desk d(4);
    const Json stacks = d.at("buildings_left");
    ASSERT_EQ(stacks.as_object().size(), 15u);
    EXPECT_EQ(stacks, Json({{"market", 5},
                            {"shipyard", 5},
                            {"workshop", 5},
                            {"bank", 4},
                            {"barracks", 4},
                            {"guild_hall", 4},
                            {"docks", 3},
                            {"fortress", 3},
                            {"theatre", 3},
                            {"cartographer", 2},
                            {"trade_office", 2},
                            {"university", 2},
                            {"stock_exchange", 1},
                            {"museum", 1},
                            {"parliament", 1}}));
}

// EN-2.8, EN-2.9, EN-2.10, EN-2.11
TEST(EndeavorSetup, EN_2_8_each_player_begins_alike) {
    for (int seats = 3; seats <= 5; ++seats) {
        const Desk d(seats);
        EXPECT_EQ(d.at("players").as_object().size(), static_cast<size_t>(seats))
            << "colours nobody plays stay in the box";
        for (int i = 0; i < seats; ++i) {
            for (const char* track : {"industry", "culture", "finance", "politics"}) EXPECT_EQ(d.of(kAll[i], track), 0);
            EXPECT_EQ(d.of(kAll[i], "harbour"), 0);
            EXPECT_EQ(d.of(kAll[i], "supply"), 30);
            EXPECT_EQ(d.at("players." + std::string(kAll[i]) + ".buildings"), Json({{"colonial_house", 1}}));
            EXPECT_EQ(d.of(kAll[i], "workers.colonial_house"), 0);
        }
    }
}

// EN-2.12: every seat may be drawn, each as likely.
TEST(EndeavorSetup, EN_2_12_the_start_player_by_lot) {
    const Edition t = Endeavor::load(Node(edition(), "edition"));
    for (int seats = 2; seats <= 5; ++seats) {
        State s = fresh<Endeavor>(t, seats, options_for(seats));
        Rng rng(3);
        for (int i = 0; i < 95; ++i) take<Endeavor>(t, s, kChance, draw<Endeavor>({t, s}, rng));
        Chances chances;
        outcomes<Endeavor>({t, s}, chances);
        ASSERT_EQ(chances.size, seats);
        EXPECT_EQ(chances.total, static_cast<uint64_t>(seats));
        for (int i = 0; i < seats; ++i) {
            State drawn = s;
            EXPECT_EQ(move_text<Endeavor>(t, chances.move[i]), std::string("start_seat ") + kAll[i]);
            take<Endeavor>(t, drawn, kChance, chances.move[i]);
            EXPECT_EQ(pending<Endeavor>(drawn), bit(static_cast<Seat>(i))) << "who was drawn builds first";
        }
    }
}

// EN-2.14, EN-2.15: nothing but the tokens and the start player tells games apart, whatever the number of players.
TEST(EndeavorSetup, EN_2_14_the_same_for_all_numbers) {
    const Edition t = Endeavor::load(Node(edition(), "edition"));
    std::set<std::string> boards, layouts;
    for (int seats = 3; seats <= 5; ++seats)
        for (uint64_t seed = 0; seed < 4; ++seed) {
            State s = fresh<Endeavor>(t, seats, options_for(seats));
            for (Rng rng(seed); is_chance<Endeavor>(s);) take<Endeavor>(t, s, kChance, draw<Endeavor>({t, s}, rng));
            layouts.insert(std::string(reinterpret_cast<const char*>(s.city_token), sizeof s.city_token));
            const Json document = Endeavor::document({t, s});
            boards.insert(dump(document.at("decks"), false) + dump(document.at("buildings_left"), false));
            EXPECT_EQ(document.at("round"), 1);
        }
    EXPECT_EQ(boards.size(), 1u);
    EXPECT_GT(layouts.size(), 3u);
}

// EN-2.16
TEST(EndeavorSetup, EN_2_16_three_to_five_players_and_two_with_the_neutral_colour) {
    for (int seats = 3; seats <= 5; ++seats) EXPECT_EQ(Desk(seats).at("neutral"), false);
    EXPECT_EQ(Desk(2).at("neutral"), true);
    const Json plain = boost::json::object(), neutral{{"two_player_neutral", true}};
    for (int seats = 0; seats <= 6; ++seats) {
        EXPECT_EQ(Endeavor::allows(seats, plain), seats >= 3 && seats <= 5) << seats;
        EXPECT_EQ(Endeavor::allows(seats, neutral), seats == 2) << seats;
    }
}

}  // namespace
}  // namespace pentarchy::endeavor
