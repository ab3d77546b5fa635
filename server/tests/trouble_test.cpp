// A store that cannot be written, sessions whose time is over, thoughts that nobody may end.
#include <fstream>

#include "server/tests/desk.h"
#include "store/sqlite_sql.h"

namespace pentarchy {
namespace {

using namespace std::chrono_literals;
namespace fs = std::filesystem;

template <class F>
bool in_time(F holds) {
    for (int i = 0; i < 500; ++i) {
        if (holds()) return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

TEST(Trouble, AServerWhoseFileIsGoneIsNotReady) {
    Desk desk;
    const std::string file = desk.where();
    const auto ready = [&](bool wanted) { return in_time([&] { return desk.app().is_ready() == wanted; }); };
    EXPECT_TRUE(ready(true));
    fs::rename(file, file + ".away");
    EXPECT_TRUE(ready(false));
    std::ofstream(file) << "";  // another one in its place
    std::this_thread::sleep_for(300ms);
    EXPECT_FALSE(desk.app().is_ready());
    fs::rename(file + ".away", file);
    EXPECT_TRUE(ready(true));
}

TEST(Trouble, WhatCouldNotBeStoredIsSaidAndNotShown) {
    Desk desk;
    const std::string ada = desk.guest("Ada");
    const std::string table =
        table_of(desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "here"}}}, ada));
    const Json before = desk.ask("GET", "tables/" + table + "/view?seat=0", nullptr, ada).body;
    const int seat = before.at("pending").at(0).to_number<int>();
    const Json seen = desk.ask("GET", "tables/" + table + "/view?seat=" + std::to_string(seat), nullptr, ada).body;
    const auto peer = desk.connect(ada);
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", seat}});
    fs::rename(desk.where(), desk.where() + ".away");
    boost::json::object move{
        {"op", "move"}, {"table", table}, {"seat", seat}, {"revision", seen.at("revision")}, {"key", "k1"}};
    move["move"] = seen.at("offer").at("moves").at(0).at("move");
    desk.say(peer, move);
    Json error = peer->wait_for("error").at("error");
    EXPECT_EQ(error.at("code"), Json("not_stored"));
    EXPECT_EQ(error.at("message"), Json("the server cannot say whether this was stored; ask again with the same key"));
    EXPECT_EQ(peer->count("update"), 0u);
    fs::rename(desk.where() + ".away", desk.where());
    desk.say(peer, move);
    EXPECT_EQ(peer->wait_for("ok").at("op"), Json("ok"));
    fs::rename(desk.where(), desk.where() + ".away");
    desk.say(peer, {{"op", "chat"}, {"table", table}, {"text", "Haló?"}});
    error = peer->wait_for("error").at("error");
    EXPECT_EQ(error.at("code"), Json("not_stored"));
    EXPECT_EQ(error.at("message"), Json("the server could not store this; say it again"));
    EXPECT_EQ(peer->count("chat"), 0u);
    fs::rename(desk.where() + ".away", desk.where());
}

TEST(Trouble, SessionsWhoseTimeIsOverAreDeleted) {
    Desk desk;
    const std::string ada = desk.guest("Ada"), bob = desk.guest("Bob");
    EXPECT_EQ(
        SqliteSql(desk.where()).run("UPDATE sessions SET expires = 1 WHERE token_hash = $1", {token_hash(ada)}).changed,
        1);
    desk.restart();
    EXPECT_TRUE(in_time([&] { return SqliteSql(desk.where()).run("SELECT 1 FROM sessions").size() == 1; }));
    EXPECT_TRUE(desk.ask("GET", "me", nullptr, ada).body.at("account").is_null());
    EXPECT_FALSE(desk.ask("GET", "me", nullptr, bob).body.at("account").is_null());
}

// What is refused stops no bot: it would play what it has thought of so far.
TEST(Trouble, ARefusedUndoLeavesBotsThinking) {
    const fs::path file = fs::temp_directory_path() / ("pentarchy-" + random_id());
    const std::string script = "while read -r l; do case $l in *think*) echo began >> " + file.string() +
                               "; read -r s; echo $s >> " + file.string() + ";; *) echo '{}';; esac; done";
    {
        Desk desk("", {}, {"/bin/sh", "-c", script});
        const std::string ada = desk.guest("Ada");
        const Json wish{{"game", "outpost"}, {"seats", {"medium", "me"}}};
        Desk::Reply made = desk.ask("POST", "tables", wish, ada);
        while (made.body.at("table").at("pending").at(0) != Json(0))
            made = desk.ask("POST", "tables", wish, ada);  // until the bot is first
        const std::string table = table_of(made);
        const auto written = [&] {
            std::ifstream in(file);
            return std::string(std::istreambuf_iterator<char>(in), {});
        };
        EXPECT_TRUE(in_time([&] { return written() == "began\n"; })) << written();
        const Json seen = desk.ask("GET", "tables/" + table + "/view?seat=1", nullptr, ada).body;
        for (const char* op : {"undo", "ask_undo"}) {
            EXPECT_EQ(desk.ask("POST", "tables/" + table + "/" + op,
                               Json{{"seat", 1}, {"revision", seen.at("revision")}}, ada)
                          .error(),
                      "no_undo");
            EXPECT_EQ(desk.ask("POST", "tables/" + table + "/" + op, Json{{"seat", 1}, {"revision", 99}}, ada).error(),
                      "stale");
        }
        std::this_thread::sleep_for(100ms);
        EXPECT_EQ(written(), "began\n");
    }
    fs::remove(file);
}

}  // namespace
}  // namespace pentarchy
