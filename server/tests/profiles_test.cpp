// Profiles, ladders, finding people, and what waits for oneself.
#include "server/room/table_body.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

class Profiles : public testing::Test {
  protected:
    Desk desk;

    std::string account(const std::string& name) {
        return desk.ask("POST", "accounts", Json{{"name", name}, {"password", "long enough"}}).cookie;
    }
    std::string id_of(const std::string& token) {
        return std::string(desk.ask("GET", "me", nullptr, token).body.at("account").at("id").as_string());
    }
    // A game of Outpost against bots of that level, played to its end.
    std::string play(const std::string& token, boost::json::object wish = {}, int bots = 1) {
        wish["game"] = "outpost";
        boost::json::array seats{"me"};
        for (int i = 0; i < bots; ++i) seats.push_back("random");
        wish["seats"] = seats;
        const std::string table = table_of(desk.ask("POST", "tables", wish, token));
        const auto peer = desk.connect(token);
        (void)play_out(desk, peer, table, 0, 1);
        desk.disconnect(peer);
        return table;
    }
    Json get(const std::string& path, const std::string& token = "") {
        const Desk::Reply reply = desk.ask("GET", path, nullptr, token);
        EXPECT_EQ(reply.status, 200) << path << boost::json::serialize(reply.body);
        return reply.body;
    }
};

TEST_F(Profiles, TellResultsBySeatAndKeepPrivateTablesPrivate) {
    const std::string ada = account("Ada"), bob = account("Bob");
    const std::string path = "people/" + id_of(ada);
    const std::string open = play(ada), hidden = play(ada, {{"access", "invite"}}),
                      shut = play(ada, {{"spectators", "no"}});
    const Json mine = get(path, ada), theirs = get(path, bob);
    EXPECT_EQ(mine.at("played"), Json(3));
    EXPECT_EQ(theirs.at("played"), Json(1));
    EXPECT_EQ(theirs.at("person").at("name"), Json("Ada"));
    EXPECT_EQ(theirs.at("by_game").at(0).at("game"), Json("outpost"));
    EXPECT_EQ(theirs.at("by_game").at(0).at("seats"), Json(2));
    EXPECT_FALSE(theirs.at("by_seat").at(0).at("word").as_string().empty());
    EXPECT_EQ(get(path + "/games", ada).at("games").as_array().size(), 3u);
    const Json games = get(path + "/games");
    ASSERT_EQ(games.at("games").as_array().size(), 1u);
    EXPECT_EQ(games.at("games").at(0).at("table"), Json(open));
    EXPECT_EQ(games.at("games").at(0).at("seats").at(1).at("player").at("bot"), Json("random"));
    for (const std::string& table : {hidden, shut})
        EXPECT_EQ(boost::json::serialize(theirs).find(table) + boost::json::serialize(games).find(table) + 2, 0u);
    EXPECT_EQ(get(path + "/games?game=endeavor").at("games").as_array().size(), 0u);
    EXPECT_EQ(get("people/bot:random").at("person").at("bot"), Json("random"));
    for (const char* nobody : {"nobody", "deleted", "bot:genius", "bot:"})
        EXPECT_EQ(desk.ask("GET", std::string("people/") + nobody).error(), "no_player") << nobody;
}

TEST_F(Profiles, ARatedGameMovesLaddersOnceWithItsBots) {
    const std::string ada = account("Ada");
    play(ada, {{"rated", true}}, 2);
    play(ada);  // not rated
    const Json two = get("ladders/outpost?seats=3", ada), all = get("ladders/outpost"),
               other = get("ladders/outpost?seats=2");
    ASSERT_EQ(two.at("lines").as_array().size(), 2u);
    EXPECT_EQ(all.at("lines").as_array().size(), 2u);
    EXPECT_TRUE(other.at("lines").as_array().empty());
    double gain = 0;
    for (const Json& line : two.at("lines").as_array()) {
        const bool bot = line.at("player").at("bot") == Json("random");
        EXPECT_EQ(line.at("games"), Json(bot ? 2 : 1));
        gain += line.at("rating").as_double() - 1500;
        if (!bot) {
            EXPECT_EQ(line, two.at("mine"));
        }
    }
    EXPECT_NEAR(gain, 0, 1e-6);
    const Json curve = get("people/" + id_of(ada) + "/curve?game=outpost");
    ASSERT_EQ(curve.at("points").as_array().size(), 1u);
    EXPECT_NE(curve.at("points").at(0).at("rating"), Json(1500));
    EXPECT_EQ(get("me", ada).at("account").at("ratings").at("outpost").at("games"), Json(1));
    EXPECT_EQ(desk.ask("GET", "people/" + id_of(ada) + "/curve").error(), "no_game_named");
}

// Who plays alone against himself, as a guest, or on from a record, gains nothing.
TEST_F(Profiles, WhatShowsNothingIsNotRated) {
    const std::string guest = desk.guest("Gast"), ada = account("Ada");
    play(guest, {{"rated", true}}, 2);
    const std::string table =
        table_of(desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "me"}}, {"rated", true}}, ada));
    const auto one = desk.connect(ada), two = desk.connect(ada);
    std::thread rival([&] { (void)play_out(desk, two, table, 1, 2); });
    (void)play_out(desk, one, table, 0, 1);
    rival.join();
    EXPECT_TRUE(get("ladders/outpost").at("lines").as_array().empty());
    EXPECT_EQ(get("people/" + id_of(guest)).at("played"), Json(1));
    EXPECT_TRUE(desk.ask("GET", "people?name=ga", nullptr, ada).body.at("people").as_array().empty())
        << "a guest is not looked for";
    const std::string branch = table_of(desk.ask(
        "POST", "tables/" + table + "/branch", Json{{"at", 4}, {"seat", 0}, {"bots", "random"}, {"eyes", "all"}}, ada));
    const auto peer = desk.connect(ada);
    (void)play_out(desk, peer, branch, 0, 3);
    EXPECT_EQ(get("people/" + id_of(ada), ada).at("played"), Json(2)) << "both seats of the one table";
}

TEST_F(Profiles, PeopleAreFoundByName) {
    const std::string ada = account("Žofie"), bob = account("Bob");
    EXPECT_EQ(get("people?name=zof", bob).at("people").at(0).at("name"), Json("Žofie"));
    for (const char* name : {"z", "", "%25", "nobody"})
        EXPECT_TRUE(get(std::string("people?name=") + name, bob).at("people").as_array().empty()) << name;
    EXPECT_EQ(desk.ask("GET", "people?name=zof").error(), "not_signed_in");
}

TEST_F(Profiles, WhatWaitsForMeIsTold) {
    const std::string ada = account("Ada"), bob = account("Bob");
    EXPECT_EQ(desk.ask("GET", "me/waiting").error(), "not_signed_in");
    EXPECT_TRUE(get("me/waiting", ada).at("tables").as_array().empty());
    const std::string table =
        table_of(desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "open"}}}, ada));
    EXPECT_TRUE(get("me/waiting", ada).at("tables").as_array().empty()) << "a seat is open";
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/join", boost::json::object(), bob).status, 200);
    EXPECT_EQ(get("me/waiting", ada).at("tables").at(0).at("id"), Json(table)) << "to be started";
    EXPECT_TRUE(get("me/waiting", bob).at("tables").as_array().empty());
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/start", nullptr, ada).status, 200);
    size_t asked = 0;
    for (const std::string& token : {ada, bob}) asked += get("me/waiting", token).at("tables").as_array().size();
    EXPECT_GT(asked, 0u);
}

}  // namespace
}  // namespace pentarchy
