// HTTP over loopback: what reaches the application, what is refused at the door, and how answers look.
#include "server/tests/net/rig.h"

namespace pentarchy {
namespace {

using http::status;
using http::verb;

Json json_of(const Response& response) { return parse_json(response.body(), "the answer"); }

TEST(Http, TellsTheApplicationWhatWasAsked) {
    Rig rig;
    HttpClient client(rig);
    const Response response =
        client.ask(verb::put, "/api/v1/echo/a%20b/%C4%8D?list=open&x=%26+1&lang=cs", R"({"n": 1})",
                   {{"X-Pentarchy", "1"}, {"Cookie", "a=1; pentarchy_session=t0k; b=2"}});
    EXPECT_EQ(response.result(), status::ok);
    EXPECT_EQ(response["Content-Type"], "application/json");
    EXPECT_EQ(json_of(response), boost::json::parse(R"({"method": "PUT", "path": ["echo", "a b", "č"],
        "query": {"list": "open", "x": "& 1", "lang": "cs"}, "body": {"n": 1}, "token": "t0k", "bearer": false,
        "address": "127.0.0.1", "lang": "cs", "secure": false})"));
}

TEST(Http, KeepsTheConnectionForMoreRequests) {
    Rig rig;
    HttpClient client(rig);
    for (int i = 0; i < 20; ++i) EXPECT_EQ(client.get("/api/v1/echo").result(), status::ok);
    EXPECT_EQ(rig.connections(), 1u);
    client.write("GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");  // pipelined
    EXPECT_EQ(client.read().body(), "ok\n");
    EXPECT_EQ(client.read().body(), "ok\n");
    client.write("GET /healthz HTTP/1.0\r\nHost: a\r\n\r\n");
    EXPECT_EQ(client.read().body(), "ok\n");
    EXPECT_TRUE(client.is_closed());
}

TEST(Http, ReadsLanguageAndToken) {
    Rig rig;
    HttpClient client(rig);
    EXPECT_EQ(json_of(client.get("/api/v1/echo", {{"Accept-Language", "de, cs-CZ;q=0.9, en"}})).at("lang"), "cs");
    EXPECT_EQ(json_of(client.get("/api/v1/echo?lang=xx")).at("lang"), "");
    const Json bearer =
        json_of(client.get("/api/v1/echo", {{"Authorization", "Bearer abc"}, {"Cookie", "pentarchy_session=t"}}));
    EXPECT_EQ(bearer.at("token"), "abc");
    EXPECT_EQ(bearer.at("bearer"), true);
}

TEST(Http, PassesOnAnswersOfTheApplication) {
    Rig rig;
    HttpClient client(rig);
    EXPECT_EQ(client.get("/api/v1/error").result_int(), 422u);
    const Response nothing = client.get("/api/v1/nothing");
    EXPECT_EQ(nothing.result(), status::no_content);
    EXPECT_EQ(nothing["Set-Cookie"], "pentarchy_session=x; HttpOnly");
    EXPECT_EQ(nothing.count("Content-Length"), 0u);
    const Response thrown = client.get("/api/v1/throw");
    EXPECT_EQ(thrown.result(), status::internal_server_error);
    EXPECT_EQ(error_code_of(thrown), "internal");
    EXPECT_EQ(thrown.body().find("purpose"), std::string::npos);
    const Response head = client.ask(verb::head, "/api/v1/echo");
    EXPECT_EQ(head.result(), status::ok);
    EXPECT_EQ(head.body(), "");
    EXPECT_NE(head["Content-Length"], "0");
}

TEST(Http, CarriesSecurityHeadersOnEveryAnswer) {
    Rig rig;
    HttpClient client(rig);
    for (const char* target : {"/", "/api/v1/echo", "/api/v1/error", "/none.js", "/healthz", "/metrics"}) {
        const Response response = client.get(target);
        const std::string policy(response["Content-Security-Policy"]);
        EXPECT_NE(policy.find("default-src 'self';"), std::string::npos) << target;
        EXPECT_NE(policy.find("frame-ancestors 'none'"), std::string::npos);
        EXPECT_NE(policy.find("connect-src 'self' ws://" + rig.host() + " wss://" + rig.host() + ";"),
                  std::string::npos)
            << policy;
        EXPECT_EQ(response["X-Content-Type-Options"], "nosniff");
        EXPECT_EQ(response["Referrer-Policy"], "same-origin");
        EXPECT_NE(response["Permissions-Policy"], "");
        EXPECT_NE(response["Date"], "");
        EXPECT_EQ(response.count("Server"), 0u);
        EXPECT_EQ(response.count("Strict-Transport-Security"), 0u);
    }
    EXPECT_EQ(client.get("/api/v1/echo")["Cache-Control"], "no-store");
    HttpClient odd(rig);
    const std::string policy(odd.get("/", {{"Host", "a; script-src *"}})["Content-Security-Policy"]);
    EXPECT_EQ(policy.find("script-src *"), std::string::npos);
}

TEST(Http, RefusesForeignPages) {
    Rig rig;
    const std::string own = "http://" + rig.host();
    EXPECT_EQ(HttpClient(rig).post("/api/v1/echo", "{}", {}).result(), status::forbidden);
    EXPECT_EQ(HttpClient(rig).post("/api/v1/echo", "{}", {{"X-Pentarchy", "1"}}).result(), status::ok);
    EXPECT_EQ(HttpClient(rig).post("/api/v1/echo", "{}", {{"X-Pentarchy", "1"}, {"Origin", own}}).result(), status::ok);
    for (const char* origin : {"http://evil.example", "null", "http://127.0.0.1:1", "file://", "https://"}) {
        const Response response =
            HttpClient(rig).post("/api/v1/echo", "{}", {{"X-Pentarchy", "1"}, {"Origin", origin}});
        EXPECT_EQ(response.result(), status::forbidden) << origin;
        EXPECT_EQ(error_code_of(response), "forbidden");
    }
    EXPECT_EQ(HttpClient(rig).post("/api/v1/echo", "{}", {{"Authorization", "Bearer abc"}}).result(), status::ok);
    EXPECT_EQ(HttpClient(rig).get("/api/v1/echo", {{"Origin", "http://evil.example"}}).result(), status::ok);
}

TEST(Http, AllowsListedOrigins) {
    NetSettings settings;
    settings.origins = {"https://play.example.org"};
    Rig rig(settings);
    HttpClient client(rig);
    EXPECT_EQ(
        client.post("/api/v1/echo", "{}", {{"X-Pentarchy", "1"}, {"Origin", "https://play.example.org"}}).result(),
        status::ok);
    EXPECT_EQ(
        client.post("/api/v1/echo", "{}", {{"X-Pentarchy", "1"}, {"Origin", "https://other.example.org"}}).result(),
        status::forbidden);
}

TEST(Http, RefusesMethodsAndPlacesItDoesNotKnow) {
    Rig rig;
    HttpClient client(rig);
    EXPECT_EQ(client.ask(verb::options, "/api/v1/echo").result(), status::method_not_allowed);
    EXPECT_EQ(client.ask(verb::trace, "/").result(), status::method_not_allowed);
    EXPECT_EQ(HttpClient(rig).post("/index.html", "x").result(), status::method_not_allowed);
    EXPECT_EQ(client.get("/api/v2/games").result(), status::not_found);
    EXPECT_EQ(client.get("/api").result(), status::not_found);
}

TEST(Http, ChecksBodies) {
    Rig rig;
    HttpClient client(rig);
    const auto code = [&](std::string body) {
        const Response response = client.post("/api/v1/echo", std::move(body));
        return response.result() == status::ok ? "ok" : error_code_of(response);
    };
    const auto nested = [](int depth) {
        return std::string(static_cast<size_t>(depth), '[') + std::string(static_cast<size_t>(depth), ']');
    };
    EXPECT_EQ(code(nested(32)), "ok");
    EXPECT_EQ(code(nested(33)), "bad_request");
    EXPECT_EQ(code(nested(100'000)), "bad_request");
    EXPECT_EQ(code("{"), "bad_request");
    EXPECT_EQ(code("{\"a\": 1, \"a\": 2}"), "bad_request");
    EXPECT_EQ(code("\"\xff\xfe\""), "bad_request");
    EXPECT_EQ(code(""), "ok");
}

TEST(Http, LimitsBodies) {
    Rig rig;
    const std::string big = '"' + std::string(300 * 1024, 'x') + '"';
    EXPECT_EQ(HttpClient(rig).post("/api/v1/records", big).result(), status::ok);
    const Response refused = HttpClient(rig).post("/api/v1/echo", big);
    EXPECT_EQ(refused.result(), status::payload_too_large);
    EXPECT_EQ(error_code_of(refused), "too_big");
    EXPECT_EQ(HttpClient(rig).post("/api/v1/records", std::string(3 * 1024 * 1024, ' ')).result(),
              status::payload_too_large);

    HttpClient chunked(rig);
    chunked.write("POST /api/v1/echo HTTP/1.1\r\nHost: a\r\nX-Pentarchy: 1\r\nTransfer-Encoding: chunked\r\n\r\n");
    for (int i = 0; i < 300; ++i) chunked.write("400\r\n" + std::string(1024, ' ') + "\r\n");
    EXPECT_EQ(chunked.read().result(), status::payload_too_large);
    EXPECT_TRUE(chunked.is_closed());
}

TEST(Http, AnswersExpectations) {
    Rig rig;
    HttpClient client(rig);
    client.write(
        "POST /api/v1/echo HTTP/1.1\r\nHost: a\r\nX-Pentarchy: 1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n");
    EXPECT_EQ(client.read().result(), status::continue_);
    client.write("[]");
    EXPECT_EQ(client.read().result(), status::ok);
}

// Taken for a request without a body, what follows would be read as the next one.
TEST(Http, RefusesTransferCodingsItDoesNotKnow) {
    Rig rig;
    for (const char* coding : {"gzip", "identity", "gzip, chunked", "xchunked"}) {
        HttpClient client(rig);
        client.write(std::string("POST /api/v1/echo HTTP/1.1\r\nHost: a\r\nX-Pentarchy: 1\r\nTransfer-Encoding: ") +
                     coding + "\r\n\r\nGET /healthz HTTP/1.1\r\nHost: a\r\n\r\n");
        EXPECT_EQ(client.read().result(), status::not_implemented) << coding;
        EXPECT_TRUE(client.is_closed()) << coding;
    }
}

TEST(Http, RefusesWhatIsNotHttp) {
    Rig rig;
    for (const std::string& garbage :
         {std::string("hello there\r\n\r\n"), std::string("GET / HTTP/3.9\r\nHost: a\r\n\r\n"),
          std::string("GET / HTTP/1.1\r\n\r\n"), std::string("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"),
          std::string("GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n"), std::string("GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n"),
          std::string("GET /a%00b HTTP/1.1\r\nHost: a\r\n\r\n"),
          std::string("GET http://x/ HTTP/1.1\r\nHost: a\r\n\r\n"),
          std::string("POST /api/v1/echo HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n"),
          std::string(
              "POST /api/v1/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n"),
          std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 15)}) {
        HttpClient client(rig);
        client.write(garbage);
        const Response response = client.read();
        EXPECT_EQ(response.result(), status::bad_request) << garbage;
        EXPECT_EQ(error_code_of(response), "bad_request");
        EXPECT_TRUE(client.is_closed()) << garbage;
    }
    HttpClient client(rig);
    client.write("GET / HTTP/1.1\r\nHost: a\r\nX: " + std::string(9000, 'x') + "\r\n\r\n");
    EXPECT_EQ(client.read().result(), status::request_header_fields_too_large);
    EXPECT_TRUE(client.is_closed());
    EXPECT_EQ(HttpClient(rig).get("/healthz").result(), status::ok);
}

}  // namespace
}  // namespace pentarchy
