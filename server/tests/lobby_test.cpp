// Accounts and the lobby: guests who register, passwords, tokens, invitations, seats, clocks.
#include "server/room/pace.h"
#include "server/room/view_patch.h"
#include "server/routes/routes.h"
#include "server/tests/desk.h"
#include "store/ratings.h"

namespace pentarchy {
namespace {

TEST(Accounts, AGuestKeepsItsSeatsWhenItRegisters) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const auto made =
        desk.ask("POST", "tables", Json{{"game", "endeavor"}, {"seats", {"me", "greedy", "greedy"}}}, token);
    const auto signed_up = desk.ask("POST", "accounts", Json{{"name", "Ada L"}, {"password", "long enough"}}, token);
    EXPECT_EQ(signed_up.status, 201);
    const auto mine = desk.ask("GET", "tables?list=mine", nullptr, signed_up.cookie);
    ASSERT_EQ(mine.body.at("tables").as_array().size(), 1u);
    EXPECT_EQ(mine.body.at("tables").at(0).at("seats").at(0).at("who").at("name"), Json("Ada L"));
    EXPECT_EQ(desk.ask("POST", "sessions", Json{{"name", "ada l"}, {"password", "long enough"}}).status, 201);
    EXPECT_EQ(desk.ask("POST", "sessions", Json{{"name", "Ada L"}, {"password", "wrong"}}).error(), "wrong_login");
    EXPECT_EQ(desk.ask("POST", "sessions", Json{{"name", "Nobody"}, {"password", "wrong"}}).error(), "wrong_login");
    EXPECT_EQ(desk.ask("POST", "accounts", Json{{"name", "ADA L"}, {"password", "long enough"}}).status, 400);
    EXPECT_EQ(desk.ask("DELETE", "sessions/all", nullptr, signed_up.cookie).status, 204);
    EXPECT_EQ(desk.ask("GET", "me", nullptr, signed_up.cookie).body.at("account"), Json());
}

TEST(Accounts, AGuestWithoutANameIsCalledInItsOwnLanguage) {
    Desk desk;
    const auto called = [&](const char* lang) {
        const std::string token = desk.ask("POST", "guests", Json{{"lang", lang}}).cookie;
        return std::string(desk.ask("GET", "me", nullptr, token).body.at("account").at("name").as_string());
    };
    EXPECT_TRUE(called("en").starts_with("guest-"));
    EXPECT_TRUE(called("cs").starts_with("host-"));
}

TEST(Accounts, AGuestComesBackByItsKeyUntilItRegisters) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const auto me = desk.ask("GET", "me", nullptr, token).body.at("account").at("id");
    const std::string key(desk.ask("POST", "me/key", nullptr, token).body.at("key").as_string());
    EXPECT_EQ(desk.ask("GET", "me", nullptr, key).body.at("account"), Json()) << "the key opens a session, it is none";
    const auto back = desk.ask("POST", "sessions/return", Json{{"key", key}});
    EXPECT_EQ(back.status, 201);
    EXPECT_EQ(desk.ask("GET", "me", nullptr, back.cookie).body.at("account").at("id"), me);
    EXPECT_EQ(desk.ask("POST", "sessions/return", Json{{"key", "no such key"}}).error(), "wrong_key");
    EXPECT_EQ(desk.ask("POST", "sessions/return", Json{{"key", token}}).error(), "wrong_key") << "a session is no key";
    EXPECT_EQ(desk.ask("POST", "me/key").error(), "not_signed_in");
    const auto signed_up =
        desk.ask("POST", "accounts", Json{{"name", "Ada L"}, {"password", "long enough"}}, back.cookie);
    EXPECT_EQ(desk.ask("POST", "sessions/return", Json{{"key", key}}).error(), "wrong_key");
    EXPECT_EQ(desk.ask("GET", "me", nullptr, token).body.at("account"), Json())
        << "nor do the guest's other sessions open it";
    EXPECT_EQ(desk.ask("GET", "me", nullptr, signed_up.cookie).body.at("account").at("id"), me);
    EXPECT_EQ(desk.ask("POST", "me/key", nullptr, signed_up.cookie).error(), "not_a_guest");
}

// What people type has codes of its own, so that a client can say it in its language.
TEST(Accounts, SayWhatIsWrongWithWhatPeopleType) {
    Desk desk;
    const std::string token = desk.ask("POST", "accounts", Json{{"name", "Eve"}, {"password", "long enough"}}).cookie;
    EXPECT_EQ(desk.ask("POST", "accounts", Json{{"name", "EVE"}, {"password", "long enough"}}).error(), "name_taken");
    EXPECT_EQ(desk.ask("POST", "accounts", Json{{"name", " Eve"}, {"password", "long enough"}}).error(), "bad_name");
    EXPECT_EQ(desk.ask("POST", "accounts", Json{{"name", "Eva"}, {"password", "short"}}).error(), "bad_password");
    EXPECT_EQ(desk.ask("PATCH", "me", Json{{"webhook", "ftp://example.org"}}, token).error(), "bad_webhook");
    EXPECT_EQ(desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "greedy"}}, {"access", "password"}},
                       token)
                  .error(),
              "no_password");
}

TEST(Accounts, SettingsPasswordsTokensAndTheEnd) {
    Desk desk;
    const std::string token = desk.ask("POST", "accounts", Json{{"name", "Eve"}, {"password", "long enough"}}).cookie;
    EXPECT_EQ(desk.ask("PATCH", "me", Json{{"lang", "cs"}, {"theme", "dark"}}, token).body.at("account").at("lang"),
              Json("cs"));
    EXPECT_EQ(desk.ask("PATCH", "me", Json{{"lang", "xx"}}, token).status, 400);
    EXPECT_EQ(desk.ask("PATCH", "me", Json{{"password", {{"old", "no"}, {"new", "another one"}}}}, token).error(),
              "wrong_password");
    EXPECT_EQ(desk.ask("POST", "me/tokens", Json{{"name", "my bot"}}, token).error(), "not_a_bot");
    EXPECT_EQ(desk.ask("PATCH", "me", Json{{"bot", true}}, token).status, 200);
    const auto made = desk.ask("POST", "me/tokens", Json{{"name", "my bot"}}, token);
    EXPECT_EQ(
        desk.ask("GET", "me", nullptr, std::string(made.body.at("token").as_string())).body.at("account").at("name"),
        Json("Eve"));
    EXPECT_EQ(desk.ask("DELETE", "me", Json{{"password", "no"}}, token).error(), "wrong_password");
    EXPECT_EQ(desk.ask("DELETE", "me", Json{{"password", "long enough"}}, token).status, 204);
    EXPECT_EQ(desk.ask("GET", "me", nullptr, token).body.at("account"), Json());
}

TEST(Lobby, WhoLooksOnIsCounted) {
    Desk desk;
    const std::string ada = desk.guest("Ada"), bob = desk.guest("Bob");
    const Json made =
        desk.ask("POST", "tables", Json{{"game", "endeavor"}, {"seats", {"me", "random", "random"}}}, ada).body;
    const std::string id(made.at("table").at("id").as_string());
    const auto watching = [&] {
        return desk.ask("GET", "tables/" + id, nullptr, ada).body.at("table").at("watching").to_number<int>();
    };
    const std::shared_ptr<FakePeer> owner = desk.connect(ada), first = desk.connect(bob), second = desk.connect(bob),
                                    nobody = desk.connect("");
    desk.say(owner, {{"op", "watch"}, {"table", id}, {"lean", true}});
    EXPECT_EQ(watching(), 0);
    for (const auto& peer : {first, second, nobody}) desk.say(peer, {{"op", "watch"}, {"table", id}, {"lean", true}});
    EXPECT_EQ(watching(), 2);  // Bob once, and somebody without a name
    desk.say(nobody, {{"op", "unwatch"}, {"table", id}});
    EXPECT_EQ(watching(), 1);
}

// Lists read tables that somebody is just starting.
TEST(Lobby, LooksAtTablesWhileTheyStart) {
    Desk desk;
    const std::string ada = desk.guest("Ada");
    std::atomic<bool> done = false;
    std::thread other([&] {
        while (!done) EXPECT_EQ(desk.ask("GET", "tables?list=mine", nullptr, ada).status, 200);
    });
    for (int i = 0; i < 40; ++i)
        EXPECT_EQ(
            desk.ask("POST", "tables", Json{{"game", "endeavor"}, {"seats", {"me", "random", "random"}}}, ada).status,
            201);
    done = true;
    other.join();
}

TEST(Lobby, SeatsAreTakenLeftAndGuarded) {
    Desk desk;
    const std::string ada = desk.guest("Ada"), bob = desk.guest("Bob");
    EXPECT_EQ(desk.ask("POST", "tables", Json{{"game", "chess"}, {"seats", {"me"}}}, ada).status, 400);
    EXPECT_EQ(desk.ask("POST", "tables", Json{{"game", "endeavor"}, {"seats", {"me"}}}, ada).status, 400);
    // What would have to be set is said (EN-23.20, IS-19.1).
    const auto said = [&](const Json& wish) {
        return std::string(desk.ask("POST", "tables", wish, ada).body.at("error").at("message").as_string());
    };
    EXPECT_NE(said(Json{{"game", "endeavor"}, {"seats", {"me", "here"}}}).find("for 2 set two_player_neutral=true"),
              std::string::npos);
    EXPECT_NE(said(Json{{"game", "settlers"}, {"seats", {"me"}}, {"options", {{"peaceful", true}}}})
                  .find("for 1 set peaceful=false"),
              std::string::npos);
    EXPECT_EQ(desk.ask("POST", "tables", Json{{"game", "endeavor"}, {"seats", {"me"}}}).error(), "not_signed_in");
    const Json wish{
        {"game", "endeavor"}, {"seats", {"me", "open", "open"}}, {"access", "password"}, {"password", "sesame"}};
    const auto made = desk.ask("POST", "tables", wish, ada);
    const std::string table = "tables/" + std::string(made.body.at("table").at("id").as_string());
    EXPECT_EQ(made.body.at("table").at("status"), Json("open"));
    EXPECT_EQ(desk.ask("POST", table + "/join", boost::json::object(), bob).error(), "wrong_password");
    EXPECT_EQ(desk.ask("POST", table + "/join", Json{{"invite", made.body.at("table").at("invite")}}, bob).status, 200);
    EXPECT_EQ(desk.ask("POST", table + "/start", nullptr, ada).error(), "seats_open");
    EXPECT_EQ(desk.ask("PUT", table + "/seats/2", Json{{"bot", "hard"}}, bob).error(), "not_yours");
    EXPECT_EQ(desk.ask("PUT", table + "/seats/2", Json{{"bot", "best"}}, ada).error(), "bad_level");
    EXPECT_EQ(desk.ask("PUT", table + "/seats/2", Json{{"bot", "greedy"}}, ada).status, 200);
    EXPECT_EQ(desk.ask("POST", table + "/leave", nullptr, bob).body.at("table").at("seats").at(1).at("who"), Json());
    EXPECT_EQ(desk.ask("POST", table + "/join", Json{{"password", "sesame"}, {"seat", 1}}, bob).status, 200);
    EXPECT_EQ(desk.ask("POST", table + "/start", nullptr, ada).body.at("table").at("status"), Json("running"));
    // A bot plays for whoever leaves, until it comes back.
    EXPECT_EQ(desk.ask("POST", table + "/leave", nullptr, bob).body.at("table").at("seats").at(1).at("stands_in"),
              Json("medium"));
    EXPECT_EQ(desk.ask("PUT", table + "/seats/1", Json{{"reclaim", true}}, bob)
                  .body.at("table")
                  .at("seats")
                  .at(1)
                  .at("stands_in"),
              Json());
}

TEST(Lobby, WhatIsWrongIsOneSentence) {
    Desk desk;
    const std::string ada = desk.guest("Ada");
    EXPECT_EQ(desk.ask("GET", "tables?list=best", nullptr, ada).error(), "bad_list");
    EXPECT_EQ(desk.ask("GET", "nothing", nullptr, ada).error(), "no_route");
    EXPECT_EQ(desk.ask("DELETE", "games", nullptr, ada).error(), "wrong_method");
    EXPECT_EQ(desk.ask("GET", "games/chess/rules").error(), "no_game");
    EXPECT_EQ(desk.ask("GET", "games/endeavor/rules?lang=cs").body.at("sections").as_array().empty(), false);
    EXPECT_EQ(desk.ask("GET", "games").body.at("games").at(0).at("slug"), Json("brazil"));
}

TEST(Pace, ClocksRunForThoseWhoAreAsked) {
    const Pace live{Pace::Kind::Live, 60'000, 5'000, "medium"};
    Clocks clocks = Clocks::start(live, 2);
    clocks.ask(live, bit(0), 1000);
    EXPECT_EQ(clocks.first_out(live), 61'000);
    clocks.ask(live, bit(1), 11'000);
    EXPECT_EQ(clocks.left_at(live, 0, 99'000), 55'000);  // ten seconds spent, five gained
    EXPECT_EQ(clocks.left_at(live, 1, 21'000), 50'000);
    const Pace days{Pace::Kind::PerMove, 1000, 0, "drop"};
    Clocks slow = Clocks::start(days, 2);
    slow.ask(days, bit(0), 0);
    slow.ask(days, bit(1), 900);
    slow.ask(days, bit(0), 1800);
    EXPECT_EQ(slow.left_at(days, 0, 1800), 1000);
    EXPECT_EQ(Clocks::start(Pace{}, 2).first_out(Pace{}), 0);
}

TEST(Ratings, WinnersGainWhatLosersLose) {
    const std::vector<Placed> after = rated({{1500, 350, 1}, {1500, 350, 2}, {1500, 350, 2}});
    EXPECT_GT(after[0].rating, 1550);
    EXPECT_NEAR(after[1].rating, after[2].rating, 1e-9);
    EXPECT_NEAR(after[0].rating + after[1].rating + after[2].rating, 4500, 1e-6);
    EXPECT_LT(after[0].deviation, 350);
    const std::vector<Placed> upset = rated({{1300, 60, 1}, {1700, 60, 2}}),
                              normal = rated({{1700, 60, 1}, {1300, 60, 2}});
    EXPECT_GT(upset[0].rating - 1300, normal[0].rating - 1700);
}

TEST(ViewPatch, SaysTheDifferenceOrNothing) {
    const Json a{{"x", 1}, {"y", {{"z", 2}, {"gone", 3}}}}, b{{"x", 1}, {"y", {{"z", 4}}}, {"new", {1, 2}}};
    Json patched = a;
    merge_patch(patched, *patch_between(a, b));
    EXPECT_EQ(patched, b);
    EXPECT_FALSE(patch_between(a, Json{{"x", nullptr}, {"y", {{"z", 2}}}}));
}

}  // namespace
}  // namespace pentarchy
