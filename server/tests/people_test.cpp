// What stays behind of people: nothing of those who go, their seats for those who come again, sessions that do not pile
// up.
#include "catalog/catalog.h"
#include "server/room/table_body.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

constexpr const char* kPassword = "long enough";

struct People : testing::Test {
    Desk desk;

    std::string account(const std::string& name) {
        return desk.ask("POST", "accounts", boost::json::object{{"name", name}, {"password", kPassword}}).cookie;
    }
    Desk::Reply remove(const std::string& token) {
        return desk.ask("DELETE", "me", boost::json::object{{"password", kPassword}}, token);
    }
    Desk::Reply join(const std::string& table, const std::string& token, const Json& body = boost::json::object()) {
        return desk.ask("POST", "tables/" + table + "/join", body, token);
    }
    // Two people at a table of their own.
    std::string table_for(const std::string& one, const std::string& other, boost::json::object wish = {}) {
        wish["game"] = "outpost";
        wish["seats"] = {"me", "open"};
        const Desk::Reply made = desk.ask("POST", "tables", wish, one);
        const std::string table = table_of(made);
        EXPECT_EQ(join(table, other, {{"invite", made.body.at("table").at("invite")}}).status, 200);
        EXPECT_EQ(desk.ask("POST", "tables/" + table + "/start", nullptr, one).status, 200);
        return table;
    }
    void play(const std::string& table, const std::string& one, const std::string& other) {
        const auto first = desk.connect(one), second = desk.connect(other);
        std::thread rival([&] { (void)play_out(desk, second, table, 1, 2); });
        (void)play_out(desk, first, table, 0, 1);
        rival.join();
    }
    std::string card(const std::string& table, const std::string& token = "") {
        return boost::json::serialize(desk.ask("GET", "tables/" + table, nullptr, token).body);
    }
    // Everything that the server says of a table, in one text.
    std::string all_of(const std::string& table, const std::string& token) {
        std::string out = card(table, token);
        for (const char* part : {"/view", "/record", "/replay?at=5", "/replay?at=5&seat=spectator"})
            out += boost::json::serialize(desk.ask("GET", "tables/" + table + part, nullptr, token).body);
        for (const char* list : {"open", "running", "finished"})
            out += boost::json::serialize(desk.ask("GET", std::string("tables?list=") + list, nullptr, token).body);
        const auto peer = desk.connect(token);
        desk.say(peer, {{"op", "watch"}, {"table", table}});
        (void)peer->wait_for("snapshot");
        desk.disconnect(peer);
        return out + peer->all();
    }
};

TEST_F(People, WhoDeletesTheAccountIsOutAtOnce) {
    const std::string token = account("Ada"),
                      other =
                          desk.ask("POST", "sessions", boost::json::object{{"name", "Ada"}, {"password", kPassword}})
                              .cookie;
    EXPECT_EQ(desk.ask("PATCH", "me", boost::json::object{{"bot", true}}, token).status, 200);
    const std::string program(
        desk.ask("POST", "me/tokens", boost::json::object{{"name", "p"}}, token).body.at("token").as_string());
    const auto one = desk.connect(token), two = desk.connect(other), three = desk.connect(program);
    EXPECT_EQ(remove(token).status, 204);
    for (const auto& peer : {one, two, three}) EXPECT_TRUE(peer->closed);
    for (const std::string& void_token : {token, other, program})
        EXPECT_TRUE(desk.ask("GET", "me", nullptr, void_token).body.at("account").is_null());
    EXPECT_EQ(desk.ask("POST", "sessions", boost::json::object{{"name", "Ada"}, {"password", kPassword}}).error(),
              "wrong_login");
}

TEST_F(People, NobodySaysTheNameOfWhoIsGone) {
    const std::string gone = account("Adalbert"), visitor = desk.guest("Zdislava"), bob = desk.guest("Bob");
    const std::string over = table_for(gone, bob), running = table_for(bob, gone);
    play(over, gone, bob);
    for (const std::string& table : {over, running})
        for (const std::string& token : {gone, visitor, bob})
            EXPECT_EQ(
                desk.ask("POST", "tables/" + table + "/chat", boost::json::object{{"text", "ahoj"}}, token).status,
                200);
    EXPECT_NE(all_of(over, bob).find("Zdislava"), std::string::npos);
    EXPECT_EQ(remove(gone).status, 204);
    EXPECT_EQ(desk.ask("DELETE", "me", nullptr, visitor).status, 204);
    for (int start = 0; start < 2; ++start) {
        for (const std::string& table : {over, running}) {
            const std::string said = all_of(table, bob);
            for (const char* name : {"Adalbert", "Zdislava"}) EXPECT_EQ(said.find(name), std::string::npos) << said;
            EXPECT_NE(said.find("Bob"), std::string::npos);
            EXPECT_NE(said.find("\"who\":{\"id\":\"deleted\",\"name\":\"deleted\""), std::string::npos);
        }
        const Json record = desk.ask("GET", "tables/" + over + "/record", nullptr, bob).body;
        EXPECT_EQ(record.at("seats"), Json({"deleted", "Bob"}));
        EXPECT_GT(verify(record, "record"), 0u);
        const Json seat = desk.ask("GET", "tables/" + running, nullptr, bob).body.at("table").at("seats").at(1);
        EXPECT_EQ(seat.at("stands_in"), Json("medium"));
        desk.restart();
    }
}

// A process may end between the deletion and the tables.
TEST_F(People, ATableThatWasNotToldFindsOut) {
    const std::string ada = account("Adalbert"), bob = desk.guest("Bob");
    const std::string running = table_for(bob, ada),
                      open = table_of(desk.ask("POST", "tables",
                                               Json{{"game", "outpost"}, {"seats", {"me", "open", "open"}}}, bob));
    EXPECT_EQ(join(open, ada).status, 200);
    open_store(desk.where())
        ->delete_account(std::string(desk.ask("GET", "me", nullptr, ada).body.at("account").at("id").as_string()));
    desk.restart();
    EXPECT_EQ(all_of(running, bob).find("Adalbert"), std::string::npos);
    EXPECT_NE(card(running).find("\"stands_in\":\"medium\""), std::string::npos);
    EXPECT_TRUE(desk.ask("GET", "tables/" + open, nullptr, bob).body.at("table").at("seats").at(1).at("who").is_null());
}

TEST_F(People, ASeatOfNobodyIsNobodys) {
    const std::string ada = account("Ada"), bob = account("Bob");
    const std::string running = table_for(ada, bob, {{"access", "invite"}}),
                      open = table_of(
                          desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "open"}}}, ada));
    const std::string mine =
        table_of(desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"open", "open"}}}, bob));
    EXPECT_EQ(join(open, bob).status, 200);
    EXPECT_EQ(remove(bob).status, 204);
    for (const std::string& token : {std::string(), desk.guest("Eve")}) {
        const Json seen = desk.ask("GET", "tables/" + running, nullptr, token).body.at("table");
        EXPECT_EQ(seen.at("my_seats"), Json(boost::json::array())) << token;
        EXPECT_FALSE(seen.as_object().contains("invite"));
        EXPECT_EQ(desk.ask("GET", "tables/" + running + "/view?seat=1", nullptr, token).error(), "not_your_seat");
    }
    EXPECT_TRUE(desk.ask("GET", "tables/" + open, nullptr, ada).body.at("table").at("seats").at(1).at("who").is_null())
        << "the seat is open again";
    EXPECT_EQ(desk.ask("GET", "tables/" + mine, nullptr, ada).body.at("table").at("status"), Json("cancelled"));
    TableBody body;
    body.seats.resize(2);
    body.seats[0].who = Person{"", "deleted", false, false};  // as older versions wrote it
    body.seats[1].who = kGone;
    EXPECT_TRUE(body.seats_of("").empty());
    EXPECT_TRUE(body.seats_of(kGone.id).empty());
    EXPECT_TRUE(body.members().empty());
}

TEST_F(People, WhoSatThereIsWelcomeAgain) {
    const std::string ada = desk.guest("Ada"), bob = desk.guest("Bob"), eve = desk.guest("Eve");
    for (const char* access : {"invite", "password"}) {
        boost::json::object wish{{"access", access}};
        if (wish.at("access") == Json("password")) wish["password"] = "sesame";
        const std::string table = table_for(ada, bob, wish);
        play(table, ada, bob);
        const std::string again = table_of(desk.ask("POST", "tables/" + table + "/rematch", nullptr, ada));
        EXPECT_EQ(table_of(desk.ask("POST", "tables/" + table + "/rematch", nullptr, bob)), again);
        EXPECT_EQ(join(again, eve).status, 403);
        EXPECT_EQ(join(again, bob).status, 200) << access;
        EXPECT_EQ(desk.ask("POST", "tables/" + again + "/start", nullptr, ada).status, 200);
    }
}

TEST_F(People, OldSessionsGo) {
    const std::string guest = desk.guest("Ada");
    std::vector<std::string> keys, cookies;
    for (int i = 0; i < 21; ++i)
        keys.emplace_back(desk.ask("POST", "me/key", nullptr, guest).body.at("key").as_string());
    const auto returned = [&](const std::string& key) {
        return desk.ask("POST", "sessions/return", boost::json::object{{"key", key}});
    };
    for (const std::string& key : keys)
        if (const Desk::Reply back = returned(key); back.status == 201) cookies.push_back(back.cookie);
    EXPECT_EQ(cookies.size(), 20u);
    EXPECT_TRUE(desk.ask("GET", "me", nullptr, guest).body.at("account").is_null());
    EXPECT_FALSE(desk.ask("GET", "me", nullptr, cookies.front()).body.at("account").is_null());
    EXPECT_FALSE(desk.ask("GET", "me", nullptr, cookies.back()).body.at("account").is_null());
}

}  // namespace
}  // namespace pentarchy
