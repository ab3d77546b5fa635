// Many who look on, and some who mean no good: what they may keep in memory, and how much they make others receive.
#include "server/net/metrics.h"
#include "server/people/lobby.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

using namespace std::chrono_literals;

const Json kOpen{{"game", "outpost"}, {"seats", {"me", "open"}}};

Json code_of(const std::shared_ptr<FakePeer>& peer) { return peer->wait_for("error").at("error").at("code"); }

TEST(Crowd, TablesThatAreNotThereLeaveNothingBehind) {
    Desk desk;
    const std::string ada = desk.guest("Ada");
    const auto peer = desk.connect("");
    for (int i = 0; i < 50; ++i) {
        const std::string table = i % 2 ? random_id() : "no such table " + std::to_string(i);
        desk.say(peer, {{"op", "watch"}, {"table", table}});
        EXPECT_EQ(code_of(peer), Json("no_table"));
        desk.say(peer, {{"op", "unwatch"}, {"table", table}});
        for (const char* path : {"", "/view", "/record"})
            EXPECT_EQ(desk.ask("GET", "tables/" + table + path, nullptr, ada).error(), "no_table");
        EXPECT_EQ(desk.ask("POST", "tables/" + table + "/chat", Json{{"text", "?"}}, ada).error(), "no_table");
        EXPECT_EQ(desk.ask("POST", "tables/" + table + "/chat", Json{{"text", "?"}}).error(), "not_signed_in");
    }
    EXPECT_EQ(metrics().open_tables.Value(), 0);
}

TEST(Crowd, OneConnectionWatchesSoManyTables) {
    Desk desk;
    const std::string ada = desk.guest("Ada"), bob = desk.guest("Bob");
    const auto peer = desk.connect("");
    std::vector<std::string> tables;
    for (int i = 0; i < 65; ++i) tables.push_back(table_of(desk.ask("POST", "tables", kOpen, i % 2 ? ada : bob)));
    for (const std::string& table : tables) desk.say(peer, {{"op", "watch"}, {"table", table}});
    EXPECT_EQ(peer->count("snapshot"), 64u);
    EXPECT_EQ(code_of(peer), Json("watches_enough"));
    desk.say(peer, {{"op", "watch"}, {"table", tables[0]}});
    EXPECT_EQ(peer->count("snapshot"), 65u) << "one that is watched already is shown again";
    desk.say(peer, {{"op", "unwatch"}, {"table", tables[0]}});
    desk.say(peer, {{"op", "watch"}, {"table", tables[64]}});
    EXPECT_EQ(peer->count("snapshot"), 66u);
    // Without an account, all connections of an address share a number of tables; with one, each has its own.
    std::vector<std::shared_ptr<FakePeer>> more;
    for (int i = 0; i < 4; ++i) {
        more.push_back(desk.connect(""));
        for (int j = 0; j < 64; ++j)
            desk.say(more.back(), {{"op", "watch"}, {"table", tables[static_cast<size_t>(j)]}});
    }
    EXPECT_EQ(more[2]->count("error"), 0u);
    EXPECT_EQ(more[3]->count("snapshot"), 0u);
    EXPECT_EQ(code_of(more[3]), Json("watches_enough"));
    const auto named = desk.connect(ada);
    desk.say(named, {{"op", "watch"}, {"table", tables[1]}});
    EXPECT_EQ(named->count("snapshot"), 1u);
    desk.disconnect(more[0]);
    desk.say(more[3], {{"op", "watch"}, {"table", tables[1]}});
    EXPECT_EQ(more[3]->count("snapshot"), 1u);
}

TEST(Crowd, ASeatThatIsLeftDoesNotForgetTheOther) {
    Desk desk;
    const std::string ada = desk.guest("Ada");
    const std::string table =
        table_of(desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "here"}}}, ada));
    const auto peer = desk.connect(ada), nobody = desk.connect("");
    desk.say(nobody, {{"op", "watch"}, {"table", table}});
    for (const int seat : {0, 1}) desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", seat}});
    desk.say(peer, {{"op", "unwatch"}, {"table", table}, {"seat", 0}});
    desk.disconnect(peer);
    std::this_thread::sleep_for(50ms);
    const size_t before = peer->all().size();
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/chat", Json{{"text", "?"}}, ada).status, 200);
    (void)nobody->wait_for("chat");
    EXPECT_EQ(peer->all().size(), before) << "who is gone is sent nothing";
}

TEST(Crowd, WhoComesAndGoesFloodsNeitherLobbyNorTable) {
    Desk desk;
    const std::string ada = desk.guest("Ada");
    const std::string table = table_of(desk.ask("POST", "tables", kOpen, ada));
    const auto lobby = desk.connect(desk.guest("Bob")), watcher = desk.connect(ada);
    desk.say(lobby, {{"op", "lobby"}, {"on", true}});
    desk.say(watcher, {{"op", "watch"}, {"table", table}});
    std::vector<std::shared_ptr<FakePeer>> crowd;
    for (int i = 0; i < 10; ++i) crowd.push_back(desk.connect(""));
    const auto begun = std::chrono::steady_clock::now();
    int times = 0;
    for (; std::chrono::steady_clock::now() - begun < 1s; ++times)
        for (const auto& peer : crowd) desk.say(peer, {{"op", times % 2 ? "unwatch" : "watch"}, {"table", table}});
    EXPECT_GT(times, 3);
    const auto last = [&] {
        const std::string told = lobby->all();
        const size_t at = told.rfind("\"watching\":");
        return at == told.npos ? told : told.substr(at, told.find(',', at) - at);
    };
    const std::string truth = times % 2 ? "\"watching\":10" : "\"watching\":0";
    for (int i = 0; i < 300 && last() != truth; ++i) std::this_thread::sleep_for(10ms);
    EXPECT_EQ(last(), truth) << "the last word is true";
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun;
    EXPECT_LE(static_cast<double>(lobby->count("card")), passed.count() + 2) << times;
    EXPECT_LE(static_cast<double>(watcher->count("card")), passed.count() + 2) << times;
    RecordProperty("lobby_bytes_a_second",
                   std::to_string(static_cast<int>(static_cast<double>(lobby->all().size()) / passed.count())));
}

// A hundred tables that change all the time: the lobby gets what it can read, what matters first.
TEST(Crowd, TheLobbyIsSentSoManyBytesASecond) {
    Desk desk;
    const std::string ada = desk.guest("Ada"), others[] = {desk.guest("Bob"), desk.guest("Cora")};
    std::vector<std::pair<std::string, std::shared_ptr<FakePeer>>> crowd;
    for (int i = 0; i < 100; ++i)
        crowd.emplace_back(table_of(desk.ask("POST", "tables", kOpen, others[i % 2])), desk.connect(""));
    const auto lobby = desk.connect("");
    desk.say(lobby, {{"op", "lobby"}, {"on", true}});
    const auto begun = std::chrono::steady_clock::now();
    int changes = 0;
    for (int round = 0; std::chrono::steady_clock::now() - begun < 1s; ++round)
        for (const auto& [table, peer] : crowd)
            desk.say(peer, {{"op", round % 2 ? "unwatch" : "watch"}, {"table", table}}), ++changes;
    const std::string fresh = table_of(desk.ask("POST", "tables", kOpen, ada));
    const auto waited = std::chrono::steady_clock::now();
    Json card = lobby->wait_for("card");
    while (card.at("op") == Json("card") && card.at("card").at("id") != Json(fresh)) card = lobby->wait_for("card");
    EXPECT_LT(std::chrono::steady_clock::now() - waited, 1s) << "a new table waits for nobody who looks on";
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun;
    const double bytes = static_cast<double>(lobby->all().size());
    EXPECT_LT(bytes, Lobby::kBytesPerSecond * (passed.count() + 1) + 16'384)
        << changes;  // saved up, and on their way at the end
    RecordProperty("changes", std::to_string(changes));
    RecordProperty("lobby_bytes_a_second", std::to_string(static_cast<int>(bytes / passed.count())));
}

}  // namespace
}  // namespace pentarchy
