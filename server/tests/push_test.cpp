// Web Push: the sealed message of RFC 8291's example, a signature that holds, and a turn that reaches a closed browser.
#include "server/people/push.h"

#include <gtest/gtest.h>
#include <openssl/core_names.h>
#include <openssl/ecdsa.h>
#include <boost/asio.hpp>
#include <boost/beast.hpp>

#include "base/bad_input.h"
#include "base/check.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

namespace http = boost::beast::http;

// The example of RFC 8291, appendix A.
const PushTarget kExample{"https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
                          "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                          "BTBZMqHH6r4Tts7J_aSIgg"};

PushKey example_key() {
    std::string point =
        from_base64url("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
    std::string scalar = from_base64url("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
    std::reverse(scalar.begin(), scalar.end());  // numbers are in the machine's order
    char group[] = "prime256v1";
    OSSL_PARAM params[]{OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
                        OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()),
                        OSSL_PARAM_construct_BN(OSSL_PKEY_PARAM_PRIV_KEY,
                                                reinterpret_cast<unsigned char*>(scalar.data()), scalar.size()),
                        OSSL_PARAM_construct_end()};
    EVP_PKEY_CTX* context = EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr);
    EVP_PKEY* key = nullptr;
    CHECK(EVP_PKEY_fromdata_init(context) == 1 && EVP_PKEY_fromdata(context, &key, EVP_PKEY_KEYPAIR, params) == 1);
    EVP_PKEY_CTX_free(context);
    return PushKey(key);
}

TEST(Push, SealsLikeTheExampleOfTheStandard) {
    const std::string sealed = seal_push("When I grow up, I want to be a watermelon", kExample, example_key(),
                                         from_base64url("DGv6ra1nlYgDCS1FRnbzlw"));
    EXPECT_EQ(to_base64url(sealed),
              "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_"
              "c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
              "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
    EXPECT_NE(seal_push("x", kExample), seal_push("x", kExample));  // fresh salt and key each time
}

// Whether the token is signed by the key, as a push service checks it.
bool is_signed(const std::string& token, const PushKey& key) {
    const size_t dot = token.rfind('.');
    const std::string raw = from_base64url(token.substr(dot + 1)), text = token.substr(0, dot);
    ECDSA_SIG* pair = ECDSA_SIG_new();
    const auto* bytes = reinterpret_cast<const unsigned char*>(raw.data());
    ECDSA_SIG_set0(pair, BN_bin2bn(bytes, 32, nullptr), BN_bin2bn(bytes + 32, 32, nullptr));
    unsigned char* der = nullptr;
    const int size = i2d_ECDSA_SIG(pair, &der);
    EVP_MD_CTX* context = EVP_MD_CTX_new();
    CHECK(EVP_DigestVerifyInit(context, nullptr, EVP_sha256(), nullptr, key.get()) == 1);
    const bool good = EVP_DigestVerify(context, der, static_cast<size_t>(size),
                                       reinterpret_cast<const unsigned char*>(text.data()), text.size()) == 1;
    EVP_MD_CTX_free(context);
    OPENSSL_free(der);
    ECDSA_SIG_free(pair);
    return good;
}

TEST(Push, SaysWhoSendsIt) {
    const PushKey key = read_push_key(push_key_pem(new_push_key()));
    const WebHeaders headers = push_headers(key, kExample, "table1", "https://play.example.org", 1'000'000'000'000);
    const std::string& line = headers[0].second;
    ASSERT_TRUE(line.starts_with("vapid t="));
    const std::string token = line.substr(8, line.find(", k=") - 8);
    EXPECT_TRUE(is_signed(token, key));
    EXPECT_FALSE(is_signed(token, new_push_key()));
    EXPECT_EQ(line.substr(line.find(", k=") + 4), to_base64url(public_point(key)));
    const std::string claims =
        from_base64url(token.substr(token.find('.') + 1, token.rfind('.') - token.find('.') - 1));
    EXPECT_EQ(claims, R"({"aud":"https://push.example.net","exp":1000043200,"sub":"https://play.example.org"})");
}

TEST(Push, RefusesWhatIsNoSubscription) {
    Desk desk;
    const std::string anna = desk.guest("Anna");
    const Json good = kExample.json();
    EXPECT_EQ(desk.ask("POST", "me/push", good, anna).status, 204);
    EXPECT_EQ(desk.ask("POST", "me/push", good).status, 401);
    for (const auto& [key, value] : {std::pair("endpoint", "ftp://x"), std::pair("auth", "AAAA"),
                                     std::pair("auth", "?"), std::pair("p256dh", "BCVxsr7N"), std::pair("more", "x")}) {
        boost::json::object bad = good.as_object();
        bad[key] = value;
        EXPECT_EQ(desk.ask("POST", "me/push", bad, anna).status, 400) << key << " " << value;
    }
    EXPECT_EQ(desk.ask("DELETE", "me/push", {{"endpoint", kExample.endpoint}}, anna).status, 204);
}

TEST(Push, TheKeyOutlivesTheProcess) {
    Desk desk;
    const Json before = desk.ask("GET", "push/key").body;
    EXPECT_EQ(from_base64url(std::string(before.at("key").as_string())).size(), 65u);
    desk.restart();
    EXPECT_EQ(desk.ask("GET", "push/key").body, before);
}

// A push service that hears one message and answers.
// Does something before it answers.
http::request<http::string_body> hear_one(net::ip::tcp::acceptor& acceptor, http::status answer,
                                          const std::function<void()>& meanwhile) {
    net::ip::tcp::socket socket = acceptor.accept();
    boost::beast::flat_buffer buffer;
    http::request<http::string_body> request;
    http::read(socket, buffer, request);
    meanwhile();
    http::response<http::empty_body> response(answer, 11);
    http::write(socket, response);
    return request;
}

TEST(Push, AClosedBrowserIsToldOfItsTurnUntilItIsGone) {
    net::io_context io;
    net::ip::tcp::acceptor acceptor(io, {net::ip::make_address("127.0.0.1"), 0});
    Desk desk;
    const std::string anna = desk.guest("Anna"), ben = desk.guest("Ben");
    PushTarget target = kExample;
    target.endpoint = "http://127.0.0.1:" + std::to_string(acceptor.local_endpoint().port()) + "/push";
    ASSERT_EQ(desk.ask("POST", "me/push", target.json(), ben).status, 204);
    const Json made = desk.ask("POST", "tables", {{"game", "outpost"}, {"seats", {"me", "open"}}}, anna).body;
    const std::string table(made.at("table").at("id").as_string());
    ASSERT_EQ(desk.ask("POST", "tables/" + table + "/join", boost::json::object(), ben).status, 200);
    // Ben signs up while the message to the guest is under way: what was acknowledged stays when the browser is gone.
    const Json account{{"name", "Ben B"}, {"password", "long enough"}};
    Desk::Reply signed_up;
    const auto sign_up = [&] { signed_up = desk.ask("POST", "accounts", account, ben); };
    auto heard = std::async(std::launch::async, [&] { return hear_one(acceptor, http::status::gone, sign_up); });
    desk.ask("POST", "tables/" + table + "/start", boost::json::object(), anna);
    const std::shared_ptr<FakePeer> peer = desk.connect(anna);
    desk.say(peer, {{"op", "watch"}, {"table", table}});
    std::thread player([&] { play_out(desk, peer, table, 0, 7, 1); });
    const http::request<http::string_body> request = heard.get();
    player.join();
    EXPECT_EQ(request["Content-Encoding"], "aes128gcm");
    EXPECT_EQ(request["Topic"], table);
    EXPECT_EQ(request.body().find(table), std::string::npos);  // sealed
    EXPECT_GT(request.body().size(), 100u);
    EXPECT_EQ(signed_up.status, 201);
    const auto him = [&] { return desk.ask("GET", "me", nullptr, signed_up.cookie).body.at("account"); };
    const auto left = [&] { return him().at("push").to_number<int>(); };
    for (int i = 0; i < 500 && left() > 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    EXPECT_EQ(left(), 0);
    EXPECT_EQ(him().at("name"), Json("Ben B"));
    EXPECT_EQ(him().at("guest"), Json(false));
    EXPECT_EQ(desk.ask("POST", "sessions", account).status, 201);
}

}  // namespace
}  // namespace pentarchy
