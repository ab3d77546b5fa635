// Looking back and on: replay, branches, imported records, analysis, hints, chat, late spectators, playing again.
#include "catalog/catalog.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

struct Past : testing::Test {
    Desk desk;
    std::string ada = desk.guest("Ada"), table;

    void open(const Json& wish) {
        table = std::string(desk.ask("POST", "tables", wish, ada).body.at("table").at("id").as_string());
    }
    void play_a_game() {
        open({{"game", "outpost"}, {"seats", {"me", "here"}}});
        const auto first = desk.connect(ada), second = desk.connect(ada);
        std::thread other([&] { (void)play_out(desk, second, table, 1, 2); });
        (void)play_out(desk, first, table, 0, 1);
        other.join();
    }
    Desk::Reply get(const std::string& route, const std::string& token = "") {
        return desk.ask("GET", "tables/" + table + route, nullptr, token.empty() ? ada : token);
    }
};

TEST_F(Past, TheSetUpEndsWhereTheFirstSeatMoves) {
    play_a_game();
    for (const std::string seat : {"all", "spectator", "0", "1"}) {
        const auto log_at = [&](uint64_t at) {
            return get(fmt::format("/replay?at={}&seat={}", at, seat)).body.at("log").as_array();
        };
        const uint64_t first = get("/replay?at=0&seat=" + seat).body.at("first").to_number<uint64_t>();
        EXPECT_EQ(get("/replay?at=100000&seat=" + seat).body.at("first"), Json(first));
        for (const Json& entry : log_at(first)) EXPECT_FALSE(entry.at("seat").is_number()) << seat;
        EXPECT_TRUE(log_at(first + 1).back().at("seat").is_number()) << seat;
    }
}

TEST_F(Past, AFinishedGameIsReplayedBranchedAndImported) {
    play_a_game();
    const Json record = get("/record").body;
    EXPECT_GT(verify(record, "record"), 0u);
    const Json end = get("/replay?at=100000&seat=all").body, start = get("/replay?at=0&seat=all").body;
    EXPECT_EQ(end.at("at"), end.at("last"));
    EXPECT_EQ(start.at("at"), Json(0));
    EXPECT_NE(start.at("view"), end.at("view"));
    const Desk::Reply branch =
        desk.ask("POST", "tables/" + table + "/branch", Json{{"at", 12}, {"seat", 0}, {"bots", "random"}}, ada);
    ASSERT_EQ(branch.status, 201) << boost::json::serialize(branch.body);
    const std::string again(branch.body.at("table").at("id").as_string());
    EXPECT_EQ(branch.body.at("table").at("status"), Json("running"));
    EXPECT_TRUE(play_out(desk, desk.connect(ada), again, 0, 7).as_object().contains("result"));
    for (int at = 0; at < 12; at += 3) {  // in the middle of draws, too: luck goes on until somebody is asked
        const Desk::Reply from = desk.ask("POST", "tables/" + table + "/branch",
                                          Json{{"at", at}, {"seat", 0}, {"bots", "random"}, {"eyes", "all"}}, ada);
        ASSERT_EQ(from.status, 201);
        EXPECT_FALSE(from.body.at("table").at("pending").as_array().empty()) << at;
    }
    const Desk::Reply imported = desk.ask("POST", "records", record, desk.guest("Bob"));
    ASSERT_EQ(imported.status, 201) << boost::json::serialize(imported.body);
    table = std::string(imported.body.at("table").at("id").as_string());
    EXPECT_EQ(get("/record").body, record);
    Json damaged = record;
    damaged.as_object()["events"].as_array()[3].as_object()["move"] = "march z9";
    EXPECT_EQ(desk.ask("POST", "records", damaged, ada).status, 400);
}

TEST_F(Past, AnalysisComesWhenItIsDone) {
    play_a_game();
    Json analysis;
    for (int tries = 0; tries < 1'200; ++tries) {  // two minutes: sanitizers on a busy machine
        analysis = get("/analysis").body;
        if (analysis.at("done").as_bool()) break;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    ASSERT_TRUE(analysis.at("done").as_bool());
    EXPECT_GT(analysis.at("decisions").as_array().size(), 5u);
}

TEST_F(Past, HintsAndChatWhereTheyAreAllowed) {
    open({{"game", "endeavor"}, {"seats", {"me", "here", "here"}}});
    const int seat = get("/view").body.at("pending").at(0).to_number<int>();
    const Desk::Reply hint = desk.ask("POST", "tables/" + table + "/hint", Json{{"seat", seat}}, ada);
    ASSERT_EQ(hint.status, 200) << boost::json::serialize(hint.body);
    EXPECT_FALSE(hint.body.at("move").as_string().empty());
    const auto peer = desk.connect(ada), stranger = desk.connect("");
    desk.say(peer, {{"op", "watch"}, {"table", table}});
    desk.say(stranger, {{"op", "watch"}, {"table", table}});
    desk.say(peer, {{"op", "chat"}, {"table", table}, {"text", "hello"}, {"key", "c"}});
    desk.say(peer, {{"op", "chat"}, {"table", table}, {"text", "hello"}, {"key", "c"}});
    EXPECT_EQ(stranger->wait_for("chat").at("entry").at("text"), Json("hello"));
    EXPECT_EQ(stranger->count("chat"), 1u);
    desk.say(stranger, {{"op", "chat"}, {"table", table}, {"text", "psst"}, {"key", "d"}});
    EXPECT_EQ(stranger->wait_for("error").at("error").at("code"), Json("not_signed_in"));
    open({{"game", "endeavor"}, {"seats", {"me", "here", "here"}}, {"hints", false}});
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/hint", Json{{"seat", 0}}, ada).error(), "no_hints");
}

TEST_F(Past, SpectatorsComeLateOrNotAtAll) {
    open({{"game", "endeavor"}, {"seats", {"me", "here", "here"}}, {"spectators", "delayed"}});
    const std::string bob = desk.guest("Bob");
    EXPECT_EQ(get("/view", bob).body.at("revision"), Json(0));
    EXPECT_GT(get("/view").body.at("revision").to_number<int>(), 0);
    EXPECT_EQ(get("/record", bob).body.at("events").as_array().size(), 0u);
    EXPECT_EQ(get("/view?seat=0", bob).error(), "not_your_seat");
    open({{"game", "endeavor"}, {"seats", {"me", "here", "here"}}, {"spectators", "no"}});
    EXPECT_EQ(get("/view", bob).error(), "no_spectators");
}

TEST_F(Past, PlayingAgainLeadsAllToOneTable) {
    play_a_game();
    const Desk::Reply first = desk.ask("POST", "tables/" + table + "/rematch", nullptr, ada),
                      second = desk.ask("POST", "tables/" + table + "/rematch", nullptr, ada);
    ASSERT_EQ(first.status, 201) << boost::json::serialize(first.body);
    EXPECT_EQ(first.body.at("table").at("id"), second.body.at("table").at("id"));
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/rematch", nullptr, desk.guest("Eve")).error(), "not_your_table");
}

}  // namespace
}  // namespace pentarchy
