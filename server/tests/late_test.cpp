// Spectators of a delayed table learn nothing younger than its lateness, whatever they ask.
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

using namespace std::chrono_literals;

// All that somebody was told, once nothing more comes: who looks on is told up to a second later than the table.
template <class Peer>
std::string settled(Peer& peer) {
    std::string before, now = peer.all();
    do {
        before = now;
        std::this_thread::sleep_for(1200ms);
        now = peer.all();
    } while (now != before);
    return now;
}

struct Late : testing::Test {
    std::optional<Desk> made;
    std::string ada, table;

    Desk& open(std::chrono::milliseconds lateness, const char* game = "outpost") {
        made.emplace("", std::nullopt, kThinker, lateness);
        ada = made->guest("Ada");
        table = table_of(made->ask("POST", "tables",
                                   Json{{"game", game},
                                        {"seats", {"me", "here"}},
                                        {"spectators", "delayed"},
                                        {"pace", {{"kind", "live"}, {"base_ms", 600'000}, {"add_ms", 0}}}},
                                   ada));
        return *made;
    }
    // Whichever seat is asked plays its first move.
    void move() {
        const Json seats = made->ask("GET", "tables/" + table, nullptr, ada).body.at("table").at("pending");
        ASSERT_FALSE(seats.as_array().empty());
        const auto seat = seats.at(0).to_number<int>();
        const Json view = made->ask("GET", fmt::format("tables/{}/view?seat={}", table, seat), nullptr, ada).body;
        const Json wish{
            {"seat", seat}, {"revision", view.at("revision")}, {"move", view.at("offer").at("moves").at(0).at("move")}};
        ASSERT_EQ(made->ask("POST", "tables/" + table + "/moves", wish, ada).status, 200);
    }
    // Everything a stranger can ask of the table.
    std::string asked() {
        std::string out;
        for (const std::string path : {"", "/view", "/log", "/chat", "/record", "/replay?at=9999", "/log?at=9999",
                                       "/replay?at=1&seat=spectator"})
            out += boost::json::serialize(made->ask("GET", "tables/" + table + path).body) + "\n";
        return out + boost::json::serialize(made->ask("GET", "tables?list=running").body);
    }
};

TEST_F(Late, NothingYoungGetsOut) {
    Desk& desk = open(3min);
    const std::string alone = asked();
    const auto player = desk.connect(ada), stranger = desk.connect(""), lobby = desk.connect("");
    desk.say(lobby, {{"op", "lobby"}, {"on", true}});
    desk.say(player, {{"op", "watch"}, {"table", table}, {"seat", 0}});
    desk.say(stranger, {{"op", "watch"}, {"table", table}});
    const Json shown = stranger->wait_for("snapshot");
    EXPECT_TRUE(shown.at("clock").is_null());
    const std::string heard = settled(*stranger), in_lobby = settled(*lobby), answers = asked();
    for (int i = 0; i < 6; ++i) move();
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/chat", Json{{"text", "a secret"}}, ada).status, 200);
    const uint64_t revision =
        desk.ask("GET", "tables/" + table + "/view?seat=0", nullptr, ada).body.at("revision").to_number<uint64_t>();
    (void)desk.ask("POST", "tables/" + table + "/ask_undo", Json{{"seat", 0}, {"revision", revision}}, ada);
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/leave", nullptr, ada).status, 200);
    EXPECT_EQ(desk.ask("PUT", "tables/" + table + "/seats/0", Json{{"reclaim", true}}, ada).status, 200);
    EXPECT_EQ(stranger->all(), heard);
    EXPECT_EQ(lobby->all(), in_lobby);
    EXPECT_EQ(asked(), answers);
    EXPECT_GT(player->count("update"), 4u);
    EXPECT_EQ(player->count("chat"), 1u);
    // Whoever names the revision of now is shown the table like one who names any other.
    for (uint64_t known = 1; known < 40; ++known) {
        const size_t before = stranger->count("snapshot");
        desk.say(stranger, {{"op", "watch"}, {"table", table}, {"revision", known}, {"lean", true}});
        EXPECT_EQ(stranger->count("snapshot"), before + 1) << known;
    }
    // A restart, or another process, knows no more.
    desk.restart();
    EXPECT_EQ(asked(), alone);
}

TEST_F(Late, ItAllComesInTime) {
    Desk& desk = open(400ms);
    const auto stranger = desk.connect("");
    desk.say(stranger, {{"op", "watch"}, {"table", table}});
    Json shown = stranger->wait_for("snapshot");
    for (int i = 0; i < 4; ++i) move();
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/chat", Json{{"text", "no secret"}}, ada).status, 200);
    const uint64_t then = shown.at("revision").to_number<uint64_t>();
    const auto arrived = [](const Json& snapshot) {
        return snapshot.as_object().contains("chat") && !snapshot.at("chat").as_array().empty();
    };
    // Others ask in between: what they are answered is not taken from those who look on.
    for (int i = 0; i < 20 && !arrived(shown); ++i) {
        (void)asked();
        shown = stranger->wait_for("snapshot");
    }
    EXPECT_TRUE(arrived(shown));
    EXPECT_GT(shown.at("revision").to_number<uint64_t>(), then);
    EXPECT_EQ(stranger->count("update"), 0u);
    EXPECT_EQ(stranger->count("chat"), 0u);
}

// Once it is over there is no secret: the whole table, with all of its log, at once.
TEST_F(Late, TheEndIsToldAtOnce) {
    Desk& desk = open(3min);
    const auto stranger = desk.connect(""), lobby = desk.connect("");
    desk.say(lobby, {{"op", "lobby"}, {"on", true}});
    desk.say(stranger, {{"op", "watch"}, {"table", table}});
    (void)stranger->wait_for("snapshot");
    const auto first = desk.connect(ada), second = desk.connect(ada);
    std::thread other([&] { (void)play_out(desk, second, table, 1, 2); });
    (void)play_out(desk, first, table, 0, 1);
    other.join();
    const Json end = stranger->wait_for("snapshot");
    EXPECT_TRUE(end.as_object().contains("result"));
    EXPECT_GT(end.at("log").as_array().size(), 10u);
    Json card = lobby->wait_for("card").at("card");  // before the end it may hear of who looks on
    while (card.at("status") != Json("over")) card = lobby->wait_for("card").at("card");
    EXPECT_FALSE(card.at("result").is_null());
}

}  // namespace
}  // namespace pentarchy
