// Between people: following, blocking, inviting by name; finding a table, and a seat at any.
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

class TiesTest : public testing::Test {
  protected:
    Desk desk;
    std::string ada = account("Ada"), bob = account("Bob"), eve = account("Eve");

    std::string account(const std::string& name) {
        return desk.ask("POST", "accounts", Json{{"name", name}, {"password", "long enough"}}).cookie;
    }
    std::string id_of(const std::string& token) {
        return std::string(desk.ask("GET", "me", nullptr, token).body.at("account").at("id").as_string());
    }
    Desk::Reply tie(const std::string& from, const std::string& to, const Json& kind) {
        return desk.ask("PUT", "people/" + id_of(to) + "/tie", boost::json::object{{"tie", kind}}, from);
    }
    std::string open_table(const std::string& owner, boost::json::object wish = {}) {
        wish["game"] = "outpost";
        if (!wish.contains("seats")) wish["seats"] = {"me", "open"};
        return table_of(desk.ask("POST", "tables", wish, owner));
    }
    Desk::Reply join(const std::string& table, const std::string& who) {
        return desk.ask("POST", "tables/" + table + "/join", boost::json::object(), who);
    }
    Desk::Reply invite(const std::string& table, const std::string& by, const std::string& who) {
        return desk.ask("POST", "tables/" + table + "/invitations", boost::json::object{{"who", id_of(who)}}, by);
    }
    size_t invitations(const std::string& who) {
        return desk.ask("GET", "me/waiting", nullptr, who).body.at("invitations").as_array().size();
    }
    std::string listed(const std::string& query) {
        std::string out;
        const Desk::Reply reply = desk.ask("GET", "tables?list=open" + query);
        EXPECT_EQ(reply.status, 200);
        for (const Json& card : reply.body.at("tables").as_array())
            out += std::string(card.at("name").as_string()) + " ";
        return out;
    }
};

TEST_F(TiesTest, WhoFollowOneAnotherAreFriends) {
    EXPECT_EQ(tie(ada, bob, "follow").body.at("follows").at(0).at("friend"), Json(false));
    EXPECT_EQ(tie(bob, ada, "follow").body.at("follows").at(0).at("friend"), Json(true));
    EXPECT_EQ(desk.ask("GET", "me/ties", nullptr, ada).body.at("follows").at(0).at("friend"), Json(true));
    EXPECT_TRUE(tie(ada, bob, nullptr).body.at("follows").as_array().empty());
    EXPECT_EQ(tie(ada, ada, "follow").error(), "oneself");
    EXPECT_EQ(tie(ada, bob, "marry").status, 400);
    EXPECT_EQ(desk.ask("PUT", "people/nobody/tie", Json{{"tie", "follow"}}, ada).error(), "no_player");
    EXPECT_EQ(desk.ask("DELETE", "me", Json{{"password", "long enough"}}, ada).status, 204);
    EXPECT_TRUE(desk.ask("GET", "me/ties", nullptr, bob).body.at("follows").as_array().empty()) << "she is gone";
}

TEST_F(TiesTest, WhoIsBlockedStaysAway) {
    const std::string table = open_table(ada);
    const Json blocked = tie(ada, eve, "block").body;
    EXPECT_EQ(blocked.at("blocks").at(0).at("name"), Json("Eve"));
    EXPECT_EQ(desk.ask("GET", "me", nullptr, ada).body.at("account").at("blocks").at(0), Json(id_of(eve)));
    EXPECT_EQ(join(table, eve).error(), "not_welcome");
    EXPECT_EQ(invite(open_table(eve), eve, ada).status, 204) << "she learns nothing";
    EXPECT_EQ(invitations(ada), 0u);
    EXPECT_EQ(
        desk.ask("POST", "matches", Json{{"game", "outpost"}, {"pace", "live"}, {"least", 2}, {"most", 2}}, eve).status,
        201)
        << "a table of her own";
    tie(ada, eve, nullptr);
    EXPECT_EQ(join(table, eve).status, 200);
}

TEST_F(TiesTest, InvitationsByNameOpenClosedTables) {
    const std::string table = open_table(ada, {{"access", "invite"}});
    EXPECT_EQ(join(table, bob).error(), "not_invited");
    EXPECT_EQ(invite(table, eve, bob).error(), "not_your_table");
    for (int twice = 0; twice < 2; ++twice) EXPECT_EQ(invite(table, ada, bob).status, 204);
    EXPECT_EQ(invitations(bob), 1u);
    const Json waiting = desk.ask("GET", "me/waiting", nullptr, bob).body.at("invitations").at(0);
    EXPECT_EQ(waiting.at("by").at("name"), Json("Ada"));
    EXPECT_EQ(waiting.at("table").at("id"), Json(table));
    EXPECT_EQ(join(table, bob).status, 200);
    EXPECT_EQ(invitations(bob), 0u) << "the table is full";
    const std::string other = open_table(ada);
    EXPECT_EQ(invite(other, ada, bob).status, 204);
    EXPECT_EQ(desk.ask("DELETE", "me/invitations/" + other, nullptr, bob).status, 204);
    EXPECT_EQ(invitations(bob), 0u);
    EXPECT_EQ(invite(other, ada, bob).status, 204);
    EXPECT_EQ(desk.ask("DELETE", "me", Json{{"password", "long enough"}}, ada).status, 204);
    EXPECT_EQ(invitations(bob), 0u) << "who invited is gone";
}

TEST_F(TiesTest, NobodyIsInvitedWithoutEnd) {
    std::string last;
    for (int i = 0; i < 25; ++i)
        EXPECT_EQ(invite(last = open_table(i % 2 ? ada : eve), i % 2 ? ada : eve, bob).status, 204);
    EXPECT_EQ(invitations(bob), 20u) << "the newest";
}

TEST_F(TiesTest, TablesAreFoundByWhatTheyAre) {
    open_table(ada,
               {{"name", "Quick"}, {"pace", {{"kind", "live"}, {"base_ms", 60'000}, {"add_ms", 0}}}, {"rated", true}});
    open_table(bob, {{"name", "Slow"},
                     {"pace", {{"kind", "days"}, {"per_move_ms", 86'400'000}}},
                     {"seats", {"me", "open", "open"}}});
    open_table(eve, {{"name", "Free"}});
    EXPECT_EQ(listed(""), "Free Slow Quick ");
    EXPECT_EQ(listed("&pace=live"), "Quick ");
    EXPECT_EQ(listed("&pace=days"), "Slow ");
    EXPECT_EQ(listed("&pace=none"), "Free ");
    EXPECT_EQ(listed("&seats=3"), "Slow ");
    EXPECT_EQ(listed("&rated=1"), "Quick ");
    EXPECT_EQ(listed("&find=BO"), "Slow ");
    EXPECT_EQ(listed("&find=fre&free=1"), "Free ");
    EXPECT_EQ(listed("&game=endeavor&free=1"), "");
}

TEST_F(TiesTest, AMatchIsASeatAtATableThatSuitsOrANewOne) {
    const auto match = [&](const std::string& who, int least, int most, const char* pace = "days") {
        return desk.ask("POST", "matches", Json{{"game", "outpost"}, {"pace", pace}, {"least", least}, {"most", most}},
                        who);
    };
    open_table(eve, {{"access", "invite"}});
    const Desk::Reply first = match(ada, 2, 3);
    EXPECT_EQ(first.status, 201);
    EXPECT_EQ(first.body.at("table").at("seats").as_array().size(), 3u);
    const std::string table(first.body.at("table").at("id").as_string());
    EXPECT_EQ(match(bob, 2, 2).body.at("table").at("seats").as_array().size(), 2u) << "three are too many";
    EXPECT_NE(match(bob, 2, 3, "live").body.at("table").at("id"), Json(table)) << "another pace";
    const Desk::Reply second = match(bob, 3, 3);
    EXPECT_EQ(second.status, 200);
    EXPECT_EQ(second.body.at("table").at("id"), Json(table));
    EXPECT_EQ(match(ada, 2, 3).status, 200) << "bob's, not her own";
    const Desk::Reply third = match(eve, 2, 3);
    EXPECT_EQ(third.body.at("table").at("id"), Json(table)) << "the one with the fewest free seats";
    EXPECT_EQ(third.body.at("table").at("status"), Json("running")) << "it starts when it is full";
    EXPECT_EQ(match(ada, 3, 2).status, 400);
    EXPECT_EQ(match(ada, 2, 99).status, 400);
    EXPECT_EQ(
        desk.ask("POST", "matches", Json{{"game", "outpost"}, {"pace", "live"}, {"least", 2}, {"most", 2}}).error(),
        "not_signed_in");
}

TEST_F(TiesTest, WhoIsThereCanStart) {
    const std::string table = open_table(ada, {{"seats", {"me", "open", "open"}}});
    const auto start = [&](const Json& body) { return desk.ask("POST", "tables/" + table + "/start", body, ada); };
    EXPECT_EQ(start(boost::json::object{{"without_free", true}}).status, 400) << "nobody plays it alone";
    EXPECT_EQ(join(table, bob).status, 200);
    EXPECT_EQ(start(nullptr).error(), "seats_open");
    const Desk::Reply begun = start(boost::json::object{{"without_free", true}});
    EXPECT_EQ(begun.body.at("table").at("status"), Json("running"));
    EXPECT_EQ(begun.body.at("table").at("seats").as_array().size(), 2u);
}

}  // namespace
}  // namespace pentarchy
