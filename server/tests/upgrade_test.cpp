// A server of today meets games that were begun by an older version of the rules.
#include "server/tests/desk.h"
#include "store/sqlite_sql.h"

namespace pentarchy {
namespace {

struct Upgrade : testing::Test {
    Desk desk;
    std::string ada = desk.guest("Ada"), table = begun();

    std::string begun() {
        const Json wish{{"game", "outpost"}, {"seats", {"me", "here"}}};
        const std::string id(desk.ask("POST", "tables", wish, ada).body.at("table").at("id").as_string());
        const auto peer = desk.connect(ada);
        desk.say(peer, {{"op", "watch"}, {"table", id}, {"seat", 0}});
        const Json seen = peer->wait_for("snapshot");
        desk.say(peer, {{"op", "move"},
                        {"table", id},
                        {"seat", 0},
                        {"revision", seen.at("revision")},
                        {"move", seen.at("offer").at("moves").at(0).at("move")}});
        (void)peer->wait_for("update");
        return id;
    }
    // The header says version 0, as if it had been written long ago.
    void grow_old() {
        EXPECT_EQ(SqliteSql(desk.where())
                      .run(R"(UPDATE events SET body = replace(body, '"rules":1', '"rules":0') WHERE kind = 'header')")
                      .changed,
                  1);
    }
    Desk::Reply get(const std::string& route) { return desk.ask("GET", route, nullptr, ada); }
};

TEST_F(Upgrade, AGameGoesOnByTheRulesOfToday) {
    EXPECT_FALSE(get("tables/" + table).body.at("table").as_object().contains("begun_by_rules"));
    grow_old();
    desk.restart();
    EXPECT_EQ(get("tables/" + table).body.at("table").at("begun_by_rules"), Json(0));
    const auto first = desk.connect(ada), second = desk.connect(ada);
    std::thread other([&] { (void)play_out(desk, second, table, 1, 2); });
    EXPECT_TRUE(play_out(desk, first, table, 0, 1).as_object().contains("result"));
    other.join();
}

TEST_F(Upgrade, AGameThatCannotGoOnSaysSoAndHurtsNoOther) {
    grow_old();
    EXPECT_GE(SqliteSql(desk.where())
                  .run(R"(UPDATE events SET body = replace(body, '"move":"', '"move":"no-such-') WHERE kind = 'game')")
                  .changed,
              1);
    const std::string sound = begun();
    desk.restart();
    const Desk::Reply reply = get("tables/" + table + "/view?seat=0");
    EXPECT_EQ(reply.status, 409);
    EXPECT_EQ(reply.error(), "other_rules");
    EXPECT_EQ(reply.body.at("error").at("message"),
              "this game was begun by version 0 of the rules and cannot go on by version 1");
    EXPECT_EQ(get("tables/" + sound).status, 200);
    const Json mine = get("tables?list=mine").body.at("tables");
    ASSERT_EQ(mine.as_array().size(), 2u);
    for (const Json& card : mine.as_array())
        EXPECT_EQ(card.as_object().contains("unplayable"), card.at("id") == Json(table));
}

}  // namespace
}  // namespace pentarchy
