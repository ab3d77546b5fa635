// What a client is told of moves before they are made, and of what happened: things as pairs, changes, the story of the
// log.
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

struct AtEndeavor : ::testing::Test {
    Desk desk;
    const std::string token = desk.guest("Ada");
    const std::string table =
        table_of(desk.ask("POST", "tables", {{"game", "endeavor"}, {"seats", {"me", "here", "here"}}}, token));
    std::shared_ptr<FakePeer> peer = desk.connect(token);

    // The seat that is asked, as it sees the table.
    Json asked() {
        const Json card = desk.ask("GET", "tables/" + table, nullptr, token).body.at("table");
        const auto seat = card.at("pending").at(0).to_number<int>();
        return desk.ask("GET", fmt::format("tables/{}/view?seat={}", table, seat), nullptr, token).body;
    }
};

TEST_F(AtEndeavor, OffersNameTheirThingsAndPreviewsTheirChanges) {
    const Json view = asked();
    const Json move = view.at("offer").at("moves").at(0);
    EXPECT_EQ(move.at("things").at(0).at(0), Json("building"));
    const Json answer =
        desk.ask("GET",
                 fmt::format("tables/{}/preview?seat={}&move=build shipyard", table, view.at("seat").to_number<int>()),
                 nullptr, token)
            .body;
    EXPECT_EQ(answer.at("changes").at(0).at("path"), Json("players.seat.track"));
    EXPECT_EQ(answer.at("changes").at(0).at("text"), Json("culture 0 → 1"));
    desk.say(peer, {{"op", "preview"},
                    {"table", table},
                    {"seat", view.at("seat")},
                    {"move", "build shipyard"},
                    {"key", "a"},
                    {"lang", "cs"}});
    EXPECT_EQ(peer->wait_for("ok").at("changes").as_array().size(), answer.at("changes").as_array().size());
    desk.say(
        peer,
        {{"op", "preview"}, {"table", table}, {"seat", view.at("seat")}, {"move", "build parliament"}, {"key", "b"}});
    EXPECT_EQ(peer->wait_for("error").at("error").at("code"), Json("not_offered"));
}

TEST_F(AtEndeavor, TheLogIsAStory) {
    const Json view = asked();
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", view.at("seat")}});
    (void)peer->wait_for("snapshot");
    desk.say(peer, {{"op", "move"},
                    {"table", table},
                    {"seat", view.at("seat")},
                    {"revision", view.at("revision")},
                    {"move", "build shipyard"},
                    {"key", "a"}});
    const Json entry = peer->wait_for("update").at("log").at(0);
    EXPECT_EQ(entry.at("things"), Json(boost::json::array{boost::json::array{"building", "shipyard"}}));
    const Json& part = entry.at("story").at(0);
    EXPECT_TRUE(std::string(part.at("text").as_string()).ends_with("builds Shipyard")) << dump(entry, false);
    EXPECT_EQ(part.at("brought").at(0).at("text"), Json("culture 0 → 1"));
    EXPECT_EQ(part.at("rules").at(0), Json("EN-5.1"));
    const Json log =
        desk.ask("GET", fmt::format("tables/{}/log?before=99999&seat={}", table, view.at("seat").to_number<int>()),
                 nullptr, token)
            .body.at("log");
    EXPECT_EQ(log.as_array().back(), entry);
}

}  // namespace
}  // namespace pentarchy
