// People and bots at tables: whole games, undo, refusals, restarts, and what others are not told.
#include <future>

#include "catalog/catalog.h"
#include "server/net/metrics.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

Json wish(const char* game, std::vector<std::string> seats) {
    return {{"game", game}, {"seats", boost::json::array(seats.begin(), seats.end())}};
}

TEST(Play, AGuestPlaysAWholeGameAgainstBotsAndItsRecordVerifies) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const std::string table = table_of(desk.ask("POST", "tables", wish("endeavor", {"me", "greedy", "random"}), token));
    const auto peer = desk.connect(token);
    const Json end = play_out(desk, peer, table, 0, 1);
    ASSERT_TRUE(end.as_object().contains("result"));
    EXPECT_EQ(end.at("result").as_array().size(), 3u);
    const Desk::Reply record = desk.ask("GET", "tables/" + table + "/record", nullptr, token);
    ASSERT_EQ(record.status, 200);
    EXPECT_GT(verify(record.body, "record"), 0u);
    const Desk::Reply card = desk.ask("GET", "tables/" + table, nullptr, token);
    EXPECT_EQ(card.body.at("table").at("status"), Json("over"));
    EXPECT_EQ(card.body.at("table").at("commitment"), record.body.at("commitment"));
}

TEST(Play, ARunningGameSurvivesARestart) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const std::string table = table_of(desk.ask("POST", "tables", wish("outpost", {"me", "here"}), token));
    auto peer = desk.connect(token);
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", 0}});
    Json before = peer->wait_for("snapshot");
    const Json move = before.at("offer").at("moves").at(0).at("move");
    desk.say(peer, {{"op", "move"},
                    {"table", table},
                    {"seat", 0},
                    {"revision", before.at("revision")},
                    {"move", move},
                    {"key", "a"}});
    const Json update = peer->wait_for("update");
    desk.restart();
    peer = desk.connect(token);
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", 0}});
    const Json after = peer->wait_for("snapshot");
    EXPECT_EQ(after.at("revision"), update.at("revision"));
    // Sent again, it is answered and not played twice.
    (void)peer->wait_for("ok");  // to watching
    desk.say(peer, {{"op", "move"},
                    {"table", table},
                    {"seat", 0},
                    {"revision", before.at("revision")},
                    {"move", move},
                    {"key", "a"}});
    EXPECT_EQ(peer->wait_for("ok").at("revision"), after.at("revision"));
}

TEST(Play, BotsAskedInSecretThinkAtTheSameTime) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const std::vector<std::string> seats{"me", "easy", "easy", "easy"};
    const std::string table = table_of(desk.ask("POST", "tables", wish("outpost", seats), token));
    const auto peer = desk.connect(token);
    auto game = std::async(std::launch::async, [&] { return play_out(desk, peer, table, 0, 1); });
    double most = 0;
    while (game.wait_for(std::chrono::milliseconds(1)) != std::future_status::ready)
        most = std::max(most, metrics().bots_thinking.Value());
    EXPECT_TRUE(game.get().as_object().contains("result"));
    EXPECT_GE(most, 2);
}

TEST(Play, RefusalsNameTheRuleAndChangeNothing) {
    Desk desk;
    const std::string token = desk.guest("Ada"), other = desk.guest("Bob");
    const std::string table = table_of(desk.ask("POST", "tables", wish("endeavor", {"me", "here", "here"}), token));
    const auto peer = desk.connect(token);
    desk.say(peer, {{"op", "watch"}, {"table", table}});
    const Json snapshot = peer->wait_for("snapshot");
    const int seat = snapshot.at("pending").at(0).to_number<int>();
    const Desk::Reply why = desk.ask("GET", "tables/" + table + "/why?seat=" + std::to_string(seat), nullptr, token);
    ASSERT_FALSE(why.body.at("refused").as_array().empty());
    const Json& refused = why.body.at("refused").at(0);
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", seat}});
    const Json mine = peer->wait_for("snapshot");
    desk.say(peer, {{"op", "move"},
                    {"table", table},
                    {"seat", seat},
                    {"revision", mine.at("revision")},
                    {"move", refused.at("move")},
                    {"key", "x"}});
    const Json error = peer->wait_for("error");
    EXPECT_EQ(error.at("error").at("rule"), refused.at("rule"));
    EXPECT_EQ(error.at("error").at("code"), Json("not_offered"));
    // Another person's seat, an old revision, an unknown table.
    const auto stranger = desk.connect(other);
    desk.say(stranger, {{"op", "move"},
                        {"table", table},
                        {"seat", seat},
                        {"revision", mine.at("revision")},
                        {"move", "x"},
                        {"key", "y"}});
    EXPECT_EQ(stranger->wait_for("error").at("error").at("code"), Json("not_your_seat"));
    desk.say(peer, {{"op", "move"},
                    {"table", table},
                    {"seat", seat},
                    {"revision", 9999},
                    {"move", mine.at("offer").at("moves").at(0).at("move")},
                    {"key", "z"}});
    EXPECT_EQ(peer->wait_for("error").at("error").at("code"), Json("stale"));
    EXPECT_EQ(desk.ask("GET", "tables/nowhere", nullptr, token).error(), "no_table");
}

TEST(Play, UndoIsFreeUpToTheBarrierAndByConsentBeyond) {
    Desk desk;
    const std::string ada = desk.guest("Ada"), bob = desk.guest("Bob");
    const Json wished{{"game", "endeavor"}, {"seats", {"me", "open"}}, {"options", {{"two_player_neutral", "true"}}}};
    const std::string table = table_of(desk.ask("POST", "tables", wished, ada));
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/join", boost::json::object(), bob).status, 200);
    EXPECT_EQ(desk.ask("POST", "tables/" + table + "/start", nullptr, ada).status, 200);
    const std::shared_ptr<FakePeer> peers[] = {desk.connect(ada), desk.connect(bob)};
    for (int i = 0; i < 2; ++i) desk.say(peers[i], {{"op", "watch"}, {"table", table}, {"seat", i}});
    Json seen[] = {peers[0]->wait_for("snapshot"), peers[1]->wait_for("snapshot")};
    const auto play = [&](int seat) {
        desk.say(peers[seat], {{"op", "move"},
                               {"table", table},
                               {"seat", seat},
                               {"revision", seen[seat].at("revision")},
                               {"move", seen[seat].at("offer").at("moves").at(0).at("move")}});
        for (int i = 0; i < 2; ++i) seen[i] = peers[i]->wait_for("update");
    };
    const int first = seen[0].at("pending").at(0).to_number<int>();
    play(first);
    if (seen[first].at("undo").is_null()) {
        const Json revision = seen[first].at("revision");
        desk.say(peers[first], {{"op", "undo"}, {"table", table}, {"seat", first}, {"revision", revision}});
        for (int i = 0; i < 2; ++i) seen[i] = peers[i]->wait_for("update");
        EXPECT_FALSE(seen[first].at("undone").as_array().empty());
        play(first);
    }
    while (seen[0].at("pending").at(0).to_number<int>() == first) play(first);
    play(1 - first);
    // Now the other has decided: only by consent.
    EXPECT_FALSE(seen[first].at("undo").is_null());
    desk.say(peers[first],
             {{"op", "ask_undo"}, {"table", table}, {"seat", first}, {"revision", seen[first].at("revision")}});
    EXPECT_EQ(peers[1 - first]->wait_for("asked_undo").at("seat"), Json(first));
    desk.say(peers[1 - first], {{"op", "answer_undo"}, {"table", table}, {"seat", 1 - first}, {"yes", true}});
    for (int i = 0; i < 2; ++i) seen[i] = peers[i]->wait_for("update");
    EXPECT_EQ(seen[0].at("pending").at(0).to_number<int>(), first);
    EXPECT_EQ(seen[1].at("log").as_array().size(), 1u);
}

// Patches over the first view lead to what a fresh snapshot says.
TEST(Play, PatchesKeepTheViewUpToDate) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const std::string table = table_of(desk.ask("POST", "tables", wish("endeavor", {"me", "greedy", "greedy"}), token));
    const auto peer = desk.connect(token);
    desk.say(peer, {{"op", "watch"}, {"table", table}});
    Json now = peer->wait_for("snapshot");
    Json view = now.at("view");
    for (int moves = 0; moves < 12;) {
        if (now.at("offer").is_object()) {
            ++moves;
            desk.say(peer, {{"op", "move"},
                            {"table", table},
                            {"seat", 0},
                            {"revision", now.at("revision")},
                            {"move", now.at("offer").at("moves").at(0).at("move")}});
        }
        now = peer->wait_for("update");
        if (const Json* whole = now.as_object().if_contains("view")) {
            view = *whole;
        } else {
            merge_patch(view, now.at("patch"));
        }
        if (!now.at("offer").is_object()) continue;
        EXPECT_EQ(view, desk.ask("GET", "tables/" + table + "/view", nullptr, token).body.at("view"));
    }
}

// Two tables that differ only in what a seat may not know: every byte sent to it is the same.
// Whoever waits at the table before the game starts hears nothing of the first covered move either.
TEST(Play, TheFirstCoveredMoveIsSilent) {
    Desk desk("", Stream::from_seed(3));
    const std::string ada = desk.guest("Ada"), bob = desk.guest("Bob");
    const std::string table = table_of(desk.ask("POST", "tables",
                                                Json{{"game", "settlers"},
                                                     {"seats", {"me", "open"}},
                                                     {"options", {{"lookout", "draft"}, {"factions", "fixed"}}}},
                                                ada));
    desk.ask("POST", "tables/" + table + "/join", boost::json::object(), bob);
    const auto peer = desk.connect(ada), rival = desk.connect(bob);
    for (const auto& one : {peer, rival}) {
        desk.say(one, {{"op", "watch"}, {"table", table}});
        (void)one->wait_for("snapshot");
    }
    desk.ask("POST", "tables/" + table + "/start", nullptr, ada);
    const Json now = rival->wait_for("snapshot");
    (void)peer->wait_for("snapshot");
    desk.say(rival, {{"op", "move"},
                     {"table", table},
                     {"seat", 1},
                     {"revision", now.at("revision")},
                     {"move", now.at("offer").at("moves").at(0).at("move")}});
    (void)rival->wait_for("update");
    EXPECT_EQ(peer->count("update"), 0u);
}

TEST(Play, NothingHiddenReachesASeat) {
    std::string told[2];
    for (const int run : {0, 1}) {
        Desk desk("", Stream::from_seed(3));
        const std::string ada = desk.guest("Ada"), bob = desk.guest("Bob");
        const std::string table = table_of(
            desk.ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "open"}}, {"name", "t"}}, ada));
        desk.ask("POST", "tables/" + table + "/join", boost::json::object(), bob);
        desk.ask("POST", "tables/" + table + "/start", nullptr, ada);
        const auto peer = desk.connect(ada), rival = desk.connect(bob);
        Json now;
        const auto look = [&] {
            desk.say(rival, {{"op", "watch"}, {"table", table}, {"lean", true}});
            now = rival->wait_for("snapshot");
        };
        const auto pick = [&](bool last) {
            const boost::json::array moves = now.at("offer").at("moves").as_array();
            desk.say(rival, {{"op", "move"},
                             {"table", table},
                             {"seat", 1},
                             {"revision", now.at("revision")},
                             {"move", moves[last ? moves.size() - 1 : 0].at("move")}});
            look();
        };
        look();
        desk.say(peer, {{"op", "watch"}, {"table", table}});
        Json mine = peer->wait_for("snapshot");
        pick(run == 1);  // the card that blue returns, face down
        const auto move = [&] {
            desk.say(peer, {{"op", "move"},
                            {"table", table},
                            {"seat", 0},
                            {"revision", mine.at("revision")},
                            {"move", mine.at("offer").at("moves").at(0).at("move")}});
            mine = peer->wait_for("update");
        };
        move();
        const auto heard = [&] {  // but for cards: who looks on is told a moment later
            std::string out, line;
            for (std::istringstream all(peer->all()); std::getline(all, line);)
                if (line.find("\"op\":\"card\"") == line.npos) out += line + "\n";
            return out;
        };
        const std::string quiet = heard();
        look();
        pick(run == 1);             // and the first of blue's sealed picks
        EXPECT_EQ(heard(), quiet);  // nobody else hears of it
        move();
        for (const char* route : {"", "/view", "/why?seat=0", "/preview?seat=0&move=pass", "/record", "/replay?at=9"})
            told[run] += boost::json::serialize(desk.ask("GET", "tables/" + table + route, nullptr, ada).body) + "\n";
        told[run] += heard();
        EXPECT_EQ(told[run].find("host_secret"), std::string::npos);
        // Ids and times differ from table to table.
        const Json card = desk.ask("GET", "tables/" + table, nullptr, ada).body.at("table");
        std::vector<std::string> ids{table, std::string(card.at("invite").as_string())};
        for (const Json& seat : card.at("seats").as_array()) ids.emplace_back(seat.at("who").at("id").as_string());
        for (const std::string& id : ids)
            for (size_t at; (at = told[run].find(id)) != std::string::npos;) told[run].replace(at, id.size(), "*");
        for (const char* time : {"\"created\":", "\"updated\":"})
            for (size_t at = 0; (at = told[run].find(time, at)) != std::string::npos; ++at)
                told[run].erase(
                    at + std::strlen(time),
                    told[run].find_first_not_of("0123456789", at + std::strlen(time)) - at - std::strlen(time));
    }
    EXPECT_EQ(told[0], told[1]);
}

}  // namespace
}  // namespace pentarchy
