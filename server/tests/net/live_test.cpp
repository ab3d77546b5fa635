// WebSocket over loopback: who gets in, messages both ways, limits, and the end.
#include "server/net/metrics.h"
#include "server/tests/net/rig.h"

namespace pentarchy {
namespace {

using http::status;

TEST(Live, GreetsAndEchoesInOrder) {
    Rig rig;
    LiveClient client(rig, {{"Cookie", "pentarchy_session=t0k"}});
    EXPECT_EQ(client.answer["Server"], "Pentarchy");  // without a version
    EXPECT_EQ(client.hear(), "hello t0k");            // said before the handshake was answered
    for (int i = 0; i < 200; ++i) client.say(std::to_string(i));
    for (int i = 0; i < 200; ++i) EXPECT_EQ(client.hear(), std::to_string(i));
    LiveClient program(rig, {{"Authorization", "Bearer xyz"}});
    EXPECT_EQ(program.hear(), "hello xyz");
}

TEST(Live, HearsOneMessageAtATime) {
    Rig rig;
    LiveClient client(rig);
    client.hear();
    client.say("sleep");
    client.say("after");
    EXPECT_EQ(client.hear(), "sleep");
    EXPECT_EQ(client.hear(), "after");
}

TEST(Live, RefusesWhoMayNotComeIn) {
    Rig rig;
    EXPECT_EQ(LiveClient::refusal(rig, {{"Origin", "http://evil.example"}}), status::forbidden);
    EXPECT_EQ(LiveClient::refusal(rig, {{"Origin", "null"}}), status::forbidden);
    EXPECT_EQ(LiveClient::refusal(rig, {}, "/api/v1/other"), status::bad_request);
    EXPECT_EQ(LiveClient::refusal(rig, {}, "/"), status::bad_request);
    EXPECT_EQ(LiveClient::refusal(rig, {{"Cookie", "pentarchy_session=refuse"}}), status::unauthorized);
    EXPECT_EQ(rig.app.openings, 0);
    EXPECT_EQ(HttpClient(rig).get("/api/v1/live").result(), status::upgrade_required);
    EXPECT_TRUE(soon([&] { return rig.connections() == 0; }));
    LiveClient own(rig, {{"Origin", "http://" + rig.host()}});
    EXPECT_EQ(own.hear(), "hello ");
}

TEST(Live, AnswersAWrongVersion) {
    Rig rig;
    HttpClient client(rig);
    client.write(
        "GET /api/v1/live HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        "Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    EXPECT_EQ(client.read().result(), status::upgrade_required);
    EXPECT_TRUE(soon([&] { return rig.app.openings == rig.app.closings; }));
}

TEST(Live, TakesNeitherBigNorBinaryMessages) {
    Rig rig;
    LiveClient big(rig);
    big.say(std::string(64 * 1024, 'x'));
    EXPECT_EQ(big.hear(), "hello ");
    EXPECT_EQ(big.hear().size(), 64u * 1024);
    beast::error_code ignored;
    big.ws.write(net::buffer(std::string(64 * 1024 + 1, 'x')), ignored);
    big.closed_with();
    EXPECT_EQ(big.ws.reason().code, websocket::close_code::too_big);

    LiveClient binary(rig);
    binary.ws.binary(true);
    binary.say("x");
    EXPECT_EQ(binary.closed_with(), websocket::error::closed);
    EXPECT_EQ(binary.ws.reason().code, websocket::close_code::unknown_data);

    LiveClient latin(rig);
    latin.say("\xff\xfe");
    latin.closed_with();
    EXPECT_EQ(latin.ws.reason().code, websocket::close_code::bad_payload);
    EXPECT_TRUE(soon([&] { return rig.app.closings == 3; }));
    EXPECT_EQ(rig.app.heard, 1);
}

TEST(Live, SurvivesBytesThatAreNoFrames) {
    Rig rig;
    for (const std::string& junk :
         {std::string("\xff\xff\xff\xff", 4), std::string("\x81\x05hello", 7), std::string("\x81\xfe\x00", 3),
          std::string("\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff____", 14)}) {
        LiveClient client(rig);
        client.hear();
        net::write(client.ws.next_layer(), net::buffer(junk));
        client.ws.next_layer().shutdown(net::ip::tcp::socket::shutdown_send);
        client.closed_with();
    }
    EXPECT_TRUE(soon([&] { return rig.app.closings == 4 && rig.connections() == 0; }));
}

TEST(Live, ClosesWhenTheApplicationWishes) {
    Rig rig;
    LiveClient client(rig);
    client.hear();
    client.say("close");
    EXPECT_EQ(client.hear(), "last words");
    EXPECT_EQ(client.closed_with(), websocket::error::closed);
    EXPECT_EQ(client.ws.reason().code, websocket::close_code::normal);
    EXPECT_EQ(client.ws.reason().reason, "as you wish");
    LiveClient thrown(rig);
    thrown.say("throw");
    EXPECT_EQ(thrown.closed_with(), websocket::error::closed);
    EXPECT_EQ(thrown.ws.reason().code, websocket::close_code::internal_error);
    EXPECT_TRUE(soon([&] { return rig.app.closings == 2; }));
}

TEST(Live, NoticesThatAClientHasGone) {
    Rig rig;
    auto client = std::make_unique<LiveClient>(rig);
    client->hear();
    client.reset();  // without a farewell
    EXPECT_TRUE(soon([&] { return rig.app.closings == 1 && rig.connections() == 0; }));
    LiveClient polite(rig);
    polite.ws.close(websocket::close_code::normal);
    EXPECT_TRUE(soon([&] { return rig.app.closings == 2; }));
}

TEST(Live, ClosesWhoeverDoesNotKeepUp) {
    NetSettings settings;
    settings.max_queue = 256 * 1024;
    Rig rig(settings);
    LiveClient lazy(rig);
    lazy.hear();
    const double before = metrics().slow_peers.Value();
    lazy.say("flood 20000");  // 20 MB: more than the sockets' own buffers hold
    EXPECT_TRUE(soon([&] { return rig.app.closings == 1 && rig.connections() == 0; }));
    EXPECT_EQ(metrics().slow_peers.Value(), before + 1);
    LiveClient keen(rig);
    keen.hear();
    keen.say("flood 200");
    for (int i = 0; i < 200; ++i) EXPECT_EQ(keen.hear().size(), 1000u);
}

TEST(Live, ClosesTheSilentAndKeepsThoseWhoAnswerPings) {
    NetSettings settings;
    settings.live_idle_time = 400ms;
    Rig rig(settings);
    LiveClient dead(rig), alive(rig);
    std::thread answers([&] { alive.closed_with(); });  // reading answers pings
    EXPECT_TRUE(soon([&] { return rig.app.closings == 1; }));
    std::this_thread::sleep_for(600ms);
    EXPECT_EQ(rig.app.closings, 1);
    rig.stop();
    answers.join();
}

TEST(Live, ListensMoreSlowlyToWhoeverTalksTooFast) {
    NetSettings settings;
    settings.messages = {10, 100};
    Rig rig(settings);
    LiveClient client(rig);
    client.hear();
    const auto start = Clock::now();
    for (int i = 0; i < 40; ++i) client.say("x");
    for (int i = 0; i < 40; ++i) EXPECT_EQ(client.hear(), "x");
    EXPECT_GT(Clock::now() - start, 250ms);  // 30 of them at 100 a second
}

TEST(Live, HoldsManyConnectionsAtOnce) {
    NetSettings settings;
    settings.unlimited = {"127.0.0.1"};
    Rig rig(settings);
    std::vector<std::unique_ptr<LiveClient>> clients;
    for (int i = 0; i < 300; ++i) clients.push_back(std::make_unique<LiveClient>(rig));
    for (auto& client : clients) client->say("all");
    for (auto& client : clients) {
        EXPECT_EQ(client->hear(), "hello ");
        EXPECT_EQ(client->hear(), "all");
    }
    EXPECT_EQ(rig.connections(), 300u);
    clients.clear();
    EXPECT_TRUE(soon([&] { return rig.connections() == 0; }));
    EXPECT_EQ(rig.app.closings, 300);
}

TEST(Live, SaysGoodbyeWhenTheServerStops) {
    Rig rig;
    LiveClient client(rig);
    HttpClient idle(rig);
    EXPECT_EQ(idle.get("/readyz").result(), status::ok);
    client.hear();
    std::string bye;
    std::thread listener([&] {
        bye = client.hear();
        client.closed_with();
    });
    const auto start = Clock::now();
    rig.stop();
    EXPECT_LT(Clock::now() - start, 2s);
    listener.join();
    EXPECT_EQ(parse_json(bye, "bye").at("op"), "bye");
    EXPECT_EQ(client.ws.reason().code, websocket::close_code::going_away);
    EXPECT_TRUE(rig.app.stopped);
    EXPECT_EQ(rig.app.closings, 1);
    EXPECT_TRUE(idle.is_closed());
}

TEST(Live, StopsInTimeWhateverClientsAndTheApplicationDo) {
    NetSettings settings;
    settings.stop_time = 3s;
    Rig rig(settings);
    rig.app.never_stops = true;
    LiveClient deaf(rig);
    const auto start = Clock::now();
    rig.stop();
    EXPECT_LT(Clock::now() - start, 3s);
}

TEST(Live, AnswersThatAreUnderWayAreFinished) {
    Rig rig;
    HttpClient client(rig);
    Response response;
    std::thread asker([&] { response = client.get("/api/v1/slow"); });
    std::this_thread::sleep_for(100ms);
    rig.stop();
    asker.join();
    EXPECT_EQ(response.result(), status::ok);
    EXPECT_EQ(response["Connection"], "close");
}

}  // namespace
}  // namespace pentarchy
