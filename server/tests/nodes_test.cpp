// Several processes on one PostgreSQL: any of them serves any table, they behave as one, and when one is gone the
// others carry on.
#include <boost/asio.hpp>
#include <boost/beast.hpp>

#include "server/tests/desk.h"
#include "store/tests/cluster.h"

namespace pentarchy {
namespace {

using namespace std::chrono_literals;

template <class F>
bool soon(F holds) {
    for (int i = 0; i < 500; ++i) {
        if (holds()) return true;
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

struct Nodes : testing::Test {
    std::unique_ptr<Desk> one = std::make_unique<Desk>(test_postgres()), two = std::make_unique<Desk>(test_postgres());
    std::string ada = one->guest("Ada" + random_id()), bob = two->guest("Bob" + random_id());

    // Ada's, made at one; Bob joins at two.
    std::string begun() {
        const Json wish{{"game", "endeavor"}, {"seats", {"me", "open"}}, {"options", {{"two_player_neutral", "true"}}}};
        const std::string table = table_of(one->ask("POST", "tables", wish, ada));
        EXPECT_EQ(two->ask("POST", "tables/" + table + "/join", boost::json::object(), bob).status, 200);
        EXPECT_EQ(one->ask("POST", "tables/" + table + "/start", nullptr, ada).status, 200);
        return table;
    }
    // One at which Ada has the first move.
    std::string begun_by_ada() {
        std::string table = begun();
        while (card(*one, table).at("pending").at(0) != Json(0)) table = begun();
        return table;
    }
    // Ada plays at one until it is Bob's turn.
    void pass_turn(const std::string& table) {
        const auto peer = one->connect(ada);
        one->say(peer, {{"op", "watch"}, {"table", table}, {"seat", 0}, {"lean", true}});
        Json now = peer->wait_for("snapshot");
        while (now.at("pending").at(0) == Json(0)) {
            one->say(peer, {{"op", "move"},
                            {"table", table},
                            {"seat", 0},
                            {"revision", now.at("revision")},
                            {"move", now.at("offer").at("moves").at(0).at("move")}});
            now = peer->wait_for("update");
        }
        one->disconnect(peer);
    }
    // The next card of this table.
    static Json card_of(FakePeer& peer, const std::string& table) {
        Json card = peer.wait_for("card");
        while (card.at("op") == Json("card") && card.at("card").at("id") != Json(table)) card = peer.wait_for("card");
        return card.at("op") == Json("card") ? card.at("card") : Json(boost::json::object{{"status", "none"}});
    }
    static Json card(Desk& desk, const std::string& table) {
        return desk.ask("GET", "tables/" + table).body.at("table");
    }
};

TEST_F(Nodes, TwoServeOneTableAndOneCarriesOn) {
    const Desk::Reply made =
        one->ask("POST", "tables", Json{{"game", "endeavor"}, {"seats", {"me", "open", "greedy"}}}, ada);
    const std::string table = table_of(made);
    EXPECT_EQ(two->ask("POST", "tables/" + table + "/join", boost::json::object(), bob).status, 200);
    EXPECT_EQ(one->ask("POST", "tables/" + table + "/start", nullptr, ada).status, 200);
    Json end;
    std::thread rival([&] { end = play_out(*two, two->connect(bob), table, 1, 2); });
    (void)play_out(*one, one->connect(ada), table, 0, 1, 12);
    one.reset();  // and with it the bot it was thinking for
    const Json mine = play_out(*two, two->connect(ada), table, 0, 3);
    rival.join();
    ASSERT_TRUE(mine.as_object().contains("result")) << boost::json::serialize(mine);
    EXPECT_EQ(mine.at("result"), end.at("result"));
}

TEST_F(Nodes, TheLobbyOfEitherHearsOfBoth) {
    const auto here = one->connect(ada), there = two->connect(bob);
    for (const auto& [desk, peer] : {std::pair(one.get(), here), std::pair(two.get(), there)})
        desk->say(peer, {{"op", "lobby"}, {"on", true}});
    for (const auto& [desk, token, other, peer] :
         {std::tuple(one.get(), ada, two.get(), there), std::tuple(two.get(), bob, one.get(), here)}) {
        const std::string table =
            table_of(desk->ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "open"}}}, token));
        EXPECT_EQ(card_of(*peer, table).at("status"), Json("open"));
        EXPECT_EQ(desk->ask("DELETE", "tables/" + table, nullptr, token).status, 204);
        EXPECT_EQ(card_of(*peer, table).at("status"), Json("cancelled"));
        const std::string secret = table_of(desk->ask(
            "POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "open"}}, {"access", "invite"}}, token));
        EXPECT_EQ(peer->all().find(secret), std::string::npos) << "no invitation, no card";
    }
}

TEST_F(Nodes, WhoIsOnlineAndWhoLooksOnIsKnownToBoth) {
    const std::string table = begun();
    const auto seen = [&](Desk& desk, int seat, bool online, int watching) {
        return soon([&] {
            const Json now = card(desk, table);
            return now.at("seats").at(static_cast<size_t>(seat)).at("online") == Json(online) &&
                   now.at("watching").to_number<int>() == watching;
        });
    };
    const auto looks = one->connect(ada), plays = two->connect(bob), nobody = two->connect("");
    one->say(looks, {{"op", "watch"}, {"table", table}});
    EXPECT_TRUE(seen(*one, 1, true, 0));
    EXPECT_TRUE(seen(*two, 0, true, 0));
    two->say(nobody, {{"op", "watch"}, {"table", table}});
    EXPECT_TRUE(seen(*one, 1, true, 1));
    Json told = card_of(*looks, table);  // and whoever looks on hears of it
    while (told.at("status") != Json("none") && told.at("watching") != Json(1)) told = card_of(*looks, table);
    EXPECT_EQ(told.at("watching"), Json(1));
    two->disconnect(plays);
    EXPECT_TRUE(seen(*one, 1, false, 1));
    one.reset();
    EXPECT_TRUE(seen(*two, 0, false, 1));
}

// Whoever is connected somewhere is told there, and gets no notice; whoever is nowhere gets one.
TEST_F(Nodes, ATurnIsToldOnceWhereverThePersonIs) {
    namespace http = boost::beast::http;
    net::io_context io;
    net::ip::tcp::acceptor acceptor(io, {net::ip::make_address("127.0.0.1"), 0});
    const std::string hook = "http://127.0.0.1:" + std::to_string(acceptor.local_endpoint().port()) + "/";
    const std::string first = begun_by_ada(), second = begun_by_ada();
    ASSERT_EQ(two->ask("PATCH", "me", Json{{"webhook", hook}}, bob).status, 200);
    const auto peer = two->connect(bob);
    EXPECT_TRUE(soon([&] { return card(*one, first).at("seats").at(1).at("online") == Json(true); }));
    pass_turn(first);
    EXPECT_EQ(peer->wait_for("your_turn").at("table"), Json(first));
    two->disconnect(peer);
    EXPECT_TRUE(soon([&] { return card(*one, first).at("seats").at(1).at("online") == Json(false); }));
    pass_turn(second);
    net::ip::tcp::socket socket = acceptor.accept();
    boost::beast::flat_buffer buffer;
    http::request<http::string_body> request;
    http::read(socket, buffer, request);
    EXPECT_EQ(parse_json(request.body(), "notice").at("table"), Json(second)) << "of the first one there was no notice";
    http::write(socket, http::response<http::empty_body>(http::status::ok, 11));
    std::this_thread::sleep_for(100ms);
    acceptor.non_blocking(true);
    boost::system::error_code none;
    (void)acceptor.accept(none);
    EXPECT_EQ(none, net::error::would_block) << "nobody is told twice";
    EXPECT_EQ(peer->count("your_turn"), 1u);
}

TEST_F(Nodes, AnUndoIsAskedHereAndAnsweredThere) {
    const std::string table = begun();
    struct Side {
        Desk* desk;
        std::shared_ptr<FakePeer> peer;
        Json seen;
    };
    Side sides[]{{one.get(), one->connect(ada), {}}, {two.get(), two->connect(bob), {}}};
    for (int seat = 0; seat < 2; ++seat) {
        sides[seat].desk->say(sides[seat].peer, {{"op", "watch"}, {"table", table}, {"seat", seat}});
        sides[seat].seen = sides[seat].peer->wait_for("snapshot");
    }
    const auto say = [&](int seat, boost::json::object what) {
        what["table"] = table;
        what["seat"] = seat;
        what["revision"] = sides[seat].seen.at("revision");
        sides[seat].desk->say(sides[seat].peer, what);
    };
    const auto asked = [&] { return sides[0].seen.at("pending").at(0).to_number<int>(); };
    const auto play = [&] {
        const int seat = asked();
        say(seat, {{"op", "move"}, {"move", sides[seat].seen.at("offer").at("moves").at(0).at("move")}});
        for (Side& side : sides) side.seen = side.peer->wait_for("update");
    };
    const int first = asked(), second = 1 - first;
    while (asked() == first) play();
    play();                                    // now only the other can allow it
    const auto told = [&](const Json& seat) {  // of the question, to both
        for (Side& side : sides) EXPECT_EQ(side.peer->wait_for("asked_undo").at("seat"), seat);
    };
    say(first, {{"op", "ask_undo"}});
    told(first);
    say(second, {{"op", "answer_undo"}, {"yes", false}});
    told(nullptr);
    say(first, {{"op", "ask_undo"}});
    told(first);
    two->restart();  // the question is in the log
    one->restart();
    EXPECT_EQ(one->ask("GET", "tables/" + table + "/view", nullptr, ada).body.at("asked_undo").at("seat"), Json(first));
    Desk& desk = *sides[second].desk;
    EXPECT_EQ(
        desk.ask("POST", "tables/" + table + "/answer_undo", Json{{"seat", second}, {"yes", true}}, second ? bob : ada)
            .status,
        200);
    EXPECT_TRUE(soon([&] { return card(*sides[first].desk, table).at("pending").at(0) == Json(first); }));
    EXPECT_EQ(
        desk.ask("POST", "tables/" + table + "/answer_undo", Json{{"seat", second}, {"yes", true}}, second ? bob : ada)
            .error(),
        "not_asked");
}

TEST_F(Nodes, WhoLogsOutHereIsOutThere) {
    const auto peer = two->connect(bob), other = two->connect(ada);
    EXPECT_EQ(one->ask("DELETE", "sessions", nullptr, bob).status, 204);
    EXPECT_TRUE(soon([&] { return peer->closed.load(); }));
    EXPECT_FALSE(other->closed);
}

TEST_F(Nodes, WhoWritesAtTheSameMomentIsHeardByAll) {
    const std::string table = begun();
    const auto here = one->connect(ada), there = two->connect(bob);
    one->say(here, {{"op", "watch"}, {"table", table}});
    two->say(there, {{"op", "watch"}, {"table", table}});
    const auto write = [&](Desk& desk, const std::string& token) {
        for (int i = 0; i < 8; ++i) {
            const Desk::Reply reply =
                desk.ask("POST", "tables/" + table + "/chat", Json{{"text", "slovo " + std::to_string(i)}}, token);
            EXPECT_EQ(reply.status, 200) << reply.error();
        }
    };
    std::thread other([&] { write(*two, bob); });
    write(*one, ada);
    other.join();
    for (const auto& peer : {here, there})
        EXPECT_TRUE(soon([&] { return peer->count("chat") == 16u; })) << peer->count("chat");
    EXPECT_EQ(one->ask("GET", "tables/" + table + "/view", nullptr, ada).body.at("chat").as_array().size(), 16u);
}

// A process ends while the other plays and talks: nothing calls into what is gone.
TEST_F(Nodes, OneEndsWhileTheOtherIsBusy) {
    const std::string table = begun();
    std::atomic<bool> done = false;
    std::thread busy([&] {
        const auto peer = two->connect(bob);
        two->say(peer, {{"op", "lobby"}, {"on", true}});
        for (int i = 0; !done; ++i) {
            two->say(peer, {{"op", i % 2 ? "unwatch" : "watch"}, {"table", table}});
            const std::string another =
                table_of(two->ask("POST", "tables", Json{{"game", "outpost"}, {"seats", {"me", "open"}}}, bob));
            EXPECT_EQ(two->ask("DELETE", "tables/" + another, nullptr, bob).status, 204);
            (void)two->ask("POST", "tables/" + table + "/chat", Json{{"text", "?"}}, bob);
        }
    });
    for (int i = 0; i < 5; ++i) {
        const auto peer = one->connect(ada);
        one->say(peer, {{"op", "lobby"}, {"on", true}});
        one->say(peer, {{"op", "watch"}, {"table", table}});
        (void)peer->wait_for("card");
        one->restart();
    }
    done = true;
    busy.join();
    EXPECT_EQ(one->ask("GET", "tables/" + table, nullptr, ada).status, 200);
}

}  // namespace
}  // namespace pentarchy
