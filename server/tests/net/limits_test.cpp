// What one address may do, slow clients, trusted proxies, figures and health.
#include "base/bad_input.h"
#include "server/net/address.h"
#include "server/net/metrics.h"
#include "server/tests/net/rig.h"

namespace pentarchy {
namespace {

using http::status;

TEST(Limits, ABucketFillsUpAgain) {
    const Rate rate{3, 2};
    Bucket bucket;
    const Clock::time_point now = Clock::now();
    for (int i = 0; i < 3; ++i) EXPECT_EQ(bucket.take(rate, now), 0);
    EXPECT_DOUBLE_EQ(bucket.take(rate, now), 0.5);
    EXPECT_EQ(bucket.take(rate, now + 500ms), 0);
    EXPECT_GT(bucket.take(rate, now + 500ms), 0);
    EXPECT_FALSE(bucket.is_full(rate, now + 1s));
    EXPECT_TRUE(bucket.is_full(rate, now + 2s));
}

TEST(Limits, IdleAddressesAreForgotten) {
    const NetSettings settings;
    AddressLimits limits(settings);
    const Clock::time_point now = Clock::now();
    for (int i = 0; i < 1000; ++i) limits.ask(fmt::format("10.0.{}.{}", i / 250, i % 250), RequestKind::Login, now);
    EXPECT_EQ(limits.remembered(), 1000u);
    limits.ask("10.1.0.1", RequestKind::Any, now + 120s);
    EXPECT_EQ(limits.remembered(), 1u);
}

TEST(Limits, ANetworkOfSixtyFourBitsIsOneAddress) {
    EXPECT_EQ(limit_key("2001:db8::1"), limit_key("2001:db8::ffff:0:1"));
    EXPECT_NE(limit_key("2001:db8::1"), limit_key("2001:db8:0:1::1"));
    EXPECT_NE(limit_key("10.0.0.1"), limit_key("10.0.0.2"));
}

TEST(Limits, ConnectionsPerAddress) {
    NetSettings settings;
    settings.per_address = 3;
    Rig rig(settings);
    {
        LiveClient a(rig), b(rig);
        HttpClient c(rig);
        EXPECT_EQ(c.get("/healthz").result(), status::ok);
        EXPECT_TRUE(HttpClient(rig).is_closed());
    }
    EXPECT_TRUE(soon([&] { return rig.connections() == 0; }));
    EXPECT_EQ(HttpClient(rig).get("/healthz").result(), status::ok);
}

TEST(Limits, ConnectionsAltogether) {
    NetSettings settings;
    settings.max_connections = 2;
    Rig rig(settings);
    LiveClient a(rig);
    EXPECT_TRUE(soon([&] { return rig.connections() == 1; }));  // while it becomes a WebSocket it counts twice
    LiveClient b(rig);
    EXPECT_TRUE(HttpClient(rig).is_closed());
}

TEST(Limits, LogInsAndNewTables) {
    NetSettings settings;
    settings.logins = {3, 0.5};
    settings.creations = {2, 0.5};
    settings.imports = {1, 0.5};
    Rig rig(settings);
    for (const char* target : {"/api/v1/sessions", "/api/v1/accounts", "/api/v1/guests"})
        EXPECT_EQ(HttpClient(rig).post(target, "{}").result(), status::ok);
    const Response refused = HttpClient(rig).post("/api/v1/sessions", "{}");
    EXPECT_EQ(refused.result(), status::too_many_requests);
    EXPECT_EQ(error_code_of(refused), "too_many");
    EXPECT_EQ(refused["Retry-After"], "2");
    EXPECT_EQ(HttpClient(rig).ask(http::verb::delete_, "/api/v1/sessions", {}, {{"X-Pentarchy", "1"}}).result(),
              status::ok);
    EXPECT_EQ(HttpClient(rig).post("/api/v1/tables", "{}").result(), status::ok);
    EXPECT_EQ(HttpClient(rig).post("/api/v1/tables/abc/rematch", "{}").result(), status::ok);
    EXPECT_EQ(HttpClient(rig).post("/api/v1/tables/abc/branch", "{}").result(), status::too_many_requests);
    EXPECT_EQ(HttpClient(rig).post("/api/v1/records", "{}").result(), status::ok);
    EXPECT_EQ(HttpClient(rig).post("/api/v1/records", "{}").result(), status::too_many_requests);
    EXPECT_EQ(HttpClient(rig).post("/api/v1/tables/abc/join", "{}").result(), status::ok);
}

TEST(Limits, AllRequests) {
    NetSettings settings;
    settings.requests = {5, 0.1};
    Rig rig(settings);
    HttpClient client(rig);
    for (int i = 0; i < 5; ++i) EXPECT_EQ(client.get("/api/v1/echo").result(), status::ok);
    EXPECT_EQ(client.get("/api/v1/echo").result(), status::too_many_requests);
    settings.unlimited = {"127.0.0.1"};
    Rig open(settings);
    HttpClient free(open);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(free.get("/api/v1/echo").result(), status::ok);
}

TEST(Limits, SlowHeadersAndBodiesAreCutOff) {
    NetSettings settings;
    settings.header_time = settings.body_time = settings.idle_time = 300ms;
    Rig rig(settings);
    HttpClient silent(rig), slow_header(rig), slow_body(rig), idle(rig);
    EXPECT_EQ(idle.get("/healthz").result(), status::ok);
    slow_body.write("POST /api/v1/echo HTTP/1.1\r\nHost: a\r\nX-Pentarchy: 1\r\nContent-Length: 100\r\n\r\n{");
    for (const char* part : {"GET / HT", "TP/1.1\r\n", "Host: ", "a\r\nX:", "y\r\n", "Y: z"}) {
        slow_header.write(part);
        std::this_thread::sleep_for(100ms);
    }
    EXPECT_TRUE(slow_header.is_closed());
    EXPECT_TRUE(silent.is_closed());
    EXPECT_TRUE(idle.is_closed());
    slow_body.read_all();
    EXPECT_TRUE(soon([&] { return rig.connections() == 0; }));
}

std::string seen_address(Rig& rig, const char* forwarded) {
    const Response response =
        HttpClient(rig).get("/api/v1/echo", {{"X-Forwarded-For", forwarded}, {"X-Forwarded-Proto", "https"}});
    const Json json = parse_json(response.body(), "the answer");
    const std::string address(json.at("address").as_string());
    return json.at("secure").as_bool() ? address + " secure" : address;
}

TEST(Limits, OnlyTrustedProxiesSpeakForOthers) {
    Rig plain;
    EXPECT_EQ(seen_address(plain, "203.0.113.9"), "127.0.0.1");
    NetSettings settings;
    settings.proxies = {"127.0.0.1", "10.0.0.1"};
    settings.per_address = 1;
    Rig rig(settings);
    EXPECT_EQ(seen_address(rig, "203.0.113.9"), "203.0.113.9 secure");
    EXPECT_EQ(seen_address(rig, "1.2.3.4, 203.0.113.9, 10.0.0.1"), "203.0.113.9 secure");  // 1.2.3.4 is hearsay
    EXPECT_EQ(seen_address(rig, "::ffff:203.0.113.9"), "203.0.113.9 secure");
    EXPECT_EQ(seen_address(rig, "nonsense"), "127.0.0.1 secure");

    const Headers someone{{"X-Forwarded-For", "203.0.113.9"}};
    LiveClient first(rig, someone), other(rig, {{"X-Forwarded-For", "203.0.113.10"}});
    EXPECT_EQ(LiveClient::refusal(rig, someone), status::too_many_requests);
}

TEST(Limits, ListenTextsAreChecked) {
    EXPECT_EQ(parse_host_port("[::1]:80").host, "::1");
    EXPECT_EQ(parse_host_port("localhost:0").port, 0);
    for (const char* text : {"", "8080", ":8080", "a:", "a:b", "a:70000", "a:-1", "::1:80", "a:80x", "[]:80"})
        EXPECT_THROW(parse_host_port(text), BadInput) << text;
    EXPECT_THROW(parse_addresses({"example.org"}), BadInput);
}

TEST(Limits, APortInUseIsOneSentence) {
    Rig rig;
    net::io_context io;
    EchoApp app;
    NetSettings settings;
    settings.listen = {rig.host()};
    try {
        NetServer second(io, app, settings);
        FAIL();
    } catch (const BadInput& error) {
        EXPECT_EQ(error.what(), rig.host() + " cannot be listened on: Address already in use");
    }
}

TEST(Ops, HealthReadinessAndFigures) {
    Rig rig;
    HttpClient client(rig);
    EXPECT_EQ(client.get("/healthz").body(), "ok\n");
    EXPECT_EQ(client.get("/readyz").result(), status::ok);
    rig.app.ready = false;
    EXPECT_EQ(client.get("/readyz").result(), status::service_unavailable);
    metrics().moves.Increment();
    LiveClient live(rig);
    live.hear();
    const std::string text = client.get("/metrics").body();
    for (const char* line :
         {"pentarchy_live_connections 1\n", "pentarchy_moves_total ", "pentarchy_http_connections 1\n",
          "pentarchy_requests_total{kind=\"ops\",status=\"503\"} 1\n",
          "pentarchy_request_seconds_bucket{kind=\"ops\","})
        EXPECT_NE(text.find(line), std::string::npos) << line << text;
    NetSettings settings;
    settings.metrics_to = {"10.0.0.1"};
    Rig closed(settings);
    EXPECT_EQ(HttpClient(closed).get("/metrics").result(), status::forbidden);
}

}  // namespace
}  // namespace pentarchy
