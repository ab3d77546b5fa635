// What somebody may do who means no good: keys that meet, endless chat and undo, luck asked for again, names that pose
// as others.
#include "server/people/passwords.h"
#include "server/routes/api_error.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

Json looked(Desk& desk, const std::shared_ptr<FakePeer>& peer, const std::string& table, int seat) {
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", seat}});
    return peer->wait_for("snapshot");
}

// A person at two seats uses the same key at both: each move is played.
TEST(Strangers, AKeyCountsForItsSeatAndOperation) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const std::string table =
        table_of(desk.ask("POST", "tables", Json{{"game", "mombasa"}, {"seats", {"me", "here"}}}, token));
    const auto peer = desk.connect(token);
    for (int turn = 0; turn < 4; ++turn) {
        const int seat = turn % 2;  // both plan at the same time
        const Json before = looked(desk, peer, table, seat);
        (void)peer->wait_for("ok");
        const std::string key = "same" + std::to_string(turn / 2);
        desk.say(peer, {{"op", "move"},
                        {"table", table},
                        {"seat", seat},
                        {"revision", before.at("revision")},
                        {"move", before.at("offer").at("moves").at(0).at("move")},
                        {"key", key}});
        desk.say(peer, {{"op", "undo"}, {"table", table}, {"seat", seat}, {"revision", 0}, {"key", key}});
        EXPECT_EQ(peer->wait_for("error").at("error").at("code"), Json("stale"))
            << "the key of a move does not answer an undo";
        EXPECT_NE(looked(desk, peer, table, seat).at("revision"), before.at("revision"));
    }
    const Json now = looked(desk, peer, table, 0);
    desk.say(peer, {{"op", "move"},
                    {"table", table},
                    {"seat", 0},
                    {"revision", now.at("revision")},
                    {"move", "x"},
                    {"key", std::string("a\0b", 3)}});
    EXPECT_EQ(peer->wait_for("error").at("error").at("code"), Json("bad_key"));
}

TEST(Strangers, ChatIsPlainAndSlow) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const std::string table =
        table_of(desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "here"}}}, token));
    const auto peer = desk.connect(desk.guest("Vandal"));
    const auto said = [&](const std::string& text) {
        desk.say(peer, {{"op", "chat"}, {"table", table}, {"text", text}});
    };
    for (const char* bad : {"\x01\x02", "line\nline",
                            "\xe2\x80\xae"
                            "evil",
                            "\xe2\x80\x8b"}) {
        said(bad);
        EXPECT_EQ(peer->wait_for("error").at("error").at("code"), Json("bad_chat"));
    }
    for (int i = 0; i < 10; ++i) said("Dobrý den!");
    EXPECT_EQ(peer->count("error"), 4u);
    for (int i = 0; i < 5; ++i) said("a");
    EXPECT_EQ(peer->wait_for("error").at("error").at("code"), Json("too_many"));
    EXPECT_GE(peer->count("error"), 8u);
}

TEST(Strangers, NobodyTakesBackWithoutEnd) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const std::string table =
        table_of(desk.ask("POST", "tables", Json{{"game", "mombasa"}, {"seats", {"me", "here"}}}, token));
    const auto peer = desk.connect(token);
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", 0}, {"lean", true}});
    const Json first = peer->wait_for("snapshot");
    (void)peer->wait_for("ok");
    const Json move = first.at("offer").at("moves").at(0).at("move");
    uint64_t revision = first.at("revision").to_number<uint64_t>();
    int undone = 0;
    for (bool more = true; more && undone < 300;) {
        desk.say(peer, {{"op", "move"}, {"table", table}, {"seat", 0}, {"revision", revision}, {"move", move}});
        revision = peer->wait_for("ok").at("revision").to_number<uint64_t>();
        desk.say(peer, {{"op", "undo"}, {"table", table}, {"seat", 0}, {"revision", revision}});
        more = peer->count("error") == 0;
        if (more) revision = peer->wait_for("ok").at("revision").to_number<uint64_t>(), ++undone;
    }
    EXPECT_EQ(undone, 200);
    EXPECT_EQ(peer->wait_for("error").at("error").at("code"), Json("no_undo"));
}

TEST(Strangers, NamesPoseAsNobody) {
    Desk desk;
    for (const char* bad : {"hard", "Deleted", "GREEDY",
                            "\xe2\x80\xae"
                            "Ada",
                            "A\xe2\x80\x8b"
                            "da",
                            "Ad\xd0\xb0", " Ada"}) {
        const Desk::Reply reply = desk.ask("POST", "guests", boost::json::object{{"name", bad}});
        EXPECT_EQ(reply.status, 400) << bad;
    }
    EXPECT_EQ(desk.ask("POST", "guests", boost::json::object{{"name", "Žofie"}}).status, 201);
    EXPECT_EQ(desk.ask("POST", "guests", boost::json::object{{"name", "Анна"}}).status, 201);
}

TEST(Strangers, ANewPasswordEndsSessionsAndConnections) {
    Desk desk;
    const std::string first =
        desk.ask("POST", "accounts", boost::json::object{{"name", "Ada"}, {"password", "long enough"}}).cookie;
    const std::string second =
        desk.ask("POST", "sessions", boost::json::object{{"name", "Ada"}, {"password", "long enough"}}).cookie;
    const auto peer = desk.connect(second);
    const Desk::Reply changed =
        desk.ask("PATCH", "me", Json{{"password", {{"old", "long enough"}, {"new", "longer than that"}}}}, first);
    EXPECT_EQ(changed.status, 200);
    EXPECT_TRUE(peer->closed);
    EXPECT_TRUE(desk.ask("GET", "me", nullptr, second).body.at("account").is_null());
    EXPECT_FALSE(desk.ask("GET", "me", nullptr, changed.cookie).body.at("account").is_null());
    // Logging out ends the connections of that session only.
    const std::string third =
        desk.ask("POST", "sessions", boost::json::object{{"name", "Ada"}, {"password", "longer than that"}}).cookie;
    const auto one = desk.connect(changed.cookie), other = desk.connect(third);
    EXPECT_EQ(desk.ask("DELETE", "sessions", nullptr, changed.cookie).status, 204);
    EXPECT_TRUE(one->closed);
    EXPECT_FALSE(other->closed);
}

TEST(Strangers, EmojiOfManyPartsAreFineInChatAndNotInNames) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const std::string table =
        table_of(desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "here"}}}, token));
    const auto said = [&](const char* text) {
        return desk.ask("POST", "tables/" + table + "/chat", boost::json::object{{"text", text}}, token);
    };
    EXPECT_EQ(said("👩\u200d💻 ❤\ufe0f").status, 200);
    EXPECT_EQ(said("a\u200db").error(), "bad_chat");
    EXPECT_EQ(desk.ask("POST", "guests", boost::json::object{{"name", "👩\u200d💻"}}).error(), "bad_name");
    EXPECT_EQ(desk.ask("POST", "guests", boost::json::object{{"name", "Bob\ufe0f"}}).error(), "bad_name");
}

TEST(Strangers, GuessesWaitLongerEachTime) {
    using namespace std::chrono_literals;
    Guesses guesses;
    constexpr Guesses::Patience kPatience{3, 60s};
    Guesses::Time now = std::chrono::steady_clock::now();
    const auto is_refused = [&](const std::vector<std::string>& keys) {
        try {
            guesses.try_one(keys, kPatience, now);
            return false;
        } catch (const ApiError& error) {
            EXPECT_EQ(error.status, 429);
            return true;
        }
    };
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(is_refused({"a", "b"}));
    for (const auto wait : {1s, 2s, 4s, 8s, 16s, 32s, 60s, 60s}) {
        now += wait - 1ms;
        EXPECT_TRUE(is_refused({"a"}));
        EXPECT_TRUE(is_refused({"b", "c"})) << "either of them counts";
        now += 1ms;
        EXPECT_FALSE(is_refused({"a", "b"}));
    }
    EXPECT_FALSE(is_refused({"c"}));
    EXPECT_FALSE(guesses.is_known("a", now));
    guesses.right({"a"}, now);
    EXPECT_TRUE(guesses.is_known("a", now));
    for (int i = 0; i < 3; ++i) EXPECT_FALSE(is_refused({"a"}));
    EXPECT_TRUE(is_refused({"a"}));
    now += 2h;
    EXPECT_FALSE(is_refused({"d"}));
    EXPECT_EQ(guesses.remembered(), 2u) << "who waits for nothing is forgotten";
}

TEST(Strangers, TablePasswordsAreGuessedSlowly) {
    Desk desk;
    const std::string ada = desk.guest("Ada"), eve = desk.guest("Eve");
    const Desk::Reply made = desk.ask(
        "POST", "tables",
        Json{{"game", "outpost"}, {"seats", {"open", "open", "open"}}, {"access", "password"}, {"password", "sesame"}},
        ada);
    const std::string table = table_of(made);
    const auto join = [&](const std::string& token, const boost::json::object& body) {
        return desk.ask("POST", "tables/" + table + "/join", body, token);
    };
    for (int i = 0; i < 5; ++i) EXPECT_EQ(join(eve, {{"password", "guess"}}).error(), "wrong_password");
    EXPECT_EQ(join(eve, {{"password", "sesame"}}).error(), "too_many");
    EXPECT_EQ(join(desk.guest("Eve2"), {{"password", "sesame"}}).status, 429) << "from the same address";
    const Desk::Reply mine = join(ada, {});
    EXPECT_EQ(mine.status, 200) << "its owner";
    EXPECT_EQ(join(desk.guest("Bob"), {{"invite", mine.body.at("table").at("invite")}}).status, 200) << "the invited";
    std::this_thread::sleep_for(std::chrono::milliseconds(1050));
    EXPECT_EQ(join(eve, {{"password", "sesame"}}).status, 200) << "after the wait";
}

TEST(Strangers, LogInsAreGuessedSlowlyFromAnywhere) {
    Desk desk;
    EXPECT_EQ(desk.ask("POST", "accounts", boost::json::object{{"name", "Ada"}, {"password", "long enough"}}).status,
              201);
    const auto log_in = [&](const char* name, const char* password) {
        return desk.ask("POST", "sessions", boost::json::object{{"name", name}, {"password", password}});
    };
    for (int i = 0; i < 10; ++i) EXPECT_EQ(log_in(i % 2 ? "ADA" : "Ada", "long guess").error(), "wrong_login");
    EXPECT_EQ(log_in("Ada", "long enough").error(), "too_many");
    EXPECT_EQ(log_in("Bob", "long enough").error(), "wrong_login") << "others are tried as before";
    std::this_thread::sleep_for(std::chrono::milliseconds(1050));
    EXPECT_EQ(log_in("Ada", "long enough").status, 201);
}

// A flood of log-ins is refused, and nothing else waits for it.
TEST(Strangers, HashingHasAQueueOfItsOwn) {
    net::io_context io;
    Passwords passwords;
    int checked = 0, refused = 0;
    const auto hash_one = [&]() -> net::awaitable<void> {
        try {
            (void)co_await passwords.hash("long enough");
            ++checked;
        } catch (const ApiError& error) {
            EXPECT_EQ(error.status, 503);
            ++refused;
        }
    };
    for (int i = 0; i < 30; ++i) net::co_spawn(io, hash_one, net::detached);
    io.run();
    EXPECT_EQ(checked, 24);
    EXPECT_EQ(refused, 6);
}

TEST(Strangers, InARatedGameLuckStandsAndNobodyAgreesForTheAbsent) {
    Desk desk;
    const auto account = [&](const char* name) {
        return desk.ask("POST", "accounts", boost::json::object{{"name", name}, {"password", "long enough"}}).cookie;
    };
    const std::string people[] = {account("Ada"), account("Bob")};
    const std::string table = table_of(desk.ask("POST", "tables",
                                                Json{{"game", "outpost"}, {"seats", {"me", "open"}}, {"rated", true}},
                                                people[0])),
                      path = "tables/" + table;
    EXPECT_EQ(desk.ask("POST", path + "/join", boost::json::object(), people[1]).status, 200);
    EXPECT_EQ(desk.ask("POST", path + "/start", boost::json::object(), people[0]).status, 200);
    const auto view = [&](int seat) {
        return desk.ask("GET", path + "/view?seat=" + std::to_string(seat), nullptr, people[seat]).body;
    };
    const auto why_not = [&](const Json& seen) {
        return seen.at("ask_undo").is_null() ? std::string() : std::string(seen.at("ask_undo").as_string());
    };
    std::string luck;
    for (int turn = 0; turn < 300 && luck.find("Luck") == luck.npos; ++turn) {
        const int seat = turn % 2;
        const Json seen = view(seat);
        luck = why_not(seen);
        if (luck.find("Luck") != luck.npos) {
            EXPECT_EQ(desk.ask("POST", path + "/ask_undo",
                               Json{{"seat", seat}, {"revision", seen.at("revision")}, {"key", "k"}}, people[seat])
                          .error(),
                      "no_undo");
        } else if (seen.at("offer").is_object()) {
            const auto& moves = seen.at("offer").at("moves").as_array();
            desk.ask("POST", path + "/moves",
                     Json{{"seat", seat},
                          {"revision", seen.at("revision")},
                          {"key", std::to_string(turn)},
                          {"move", moves[static_cast<size_t>(turn) % moves.size()].at("move")}},
                     people[seat]);
        }
    }
    EXPECT_NE(luck, "");
    EXPECT_EQ(desk.ask("POST", path + "/leave", boost::json::object(), people[1]).status, 200);
    const Json seen = view(0);
    EXPECT_EQ(why_not(seen), "A player is away, and in a rated game nobody agrees for them");
    EXPECT_EQ(desk.ask("POST", path + "/ask_undo", Json{{"seat", 0}, {"revision", seen.at("revision")}, {"key", "k2"}},
                       people[0])
                  .error(),
              "no_undo");
}

}  // namespace
}  // namespace pentarchy
