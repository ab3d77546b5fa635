// TLS with a certificate made on the spot.
#include <boost/beast/websocket/ssl.hpp>
#include <fstream>

#include <openssl/pem.h>
#include <openssl/x509.h>

#include "base/bad_input.h"
#include "server/net/tls.h"
#include "server/tests/net/rig.h"

namespace pentarchy {
namespace {

namespace ssl = boost::asio::ssl;

// cert.pem and key.pem in a folder of this test, signed by itself.
struct Files {
    std::string cert = ::testing::TempDir() + "pentarchy_cert_" + std::to_string(getpid()) + ".pem";
    std::string key = ::testing::TempDir() + "pentarchy_key_" + std::to_string(getpid()) + ".pem";

    Files() {
        EVP_PKEY* pair = EVP_EC_gen("P-256");
        X509* x509 = X509_new();
        X509_gmtime_adj(X509_getm_notBefore(x509), -60);
        X509_gmtime_adj(X509_getm_notAfter(x509), 3600);
        X509_set_pubkey(x509, pair);
        X509_sign(x509, pair, EVP_sha256());
        write(cert, [&](BIO* out) { PEM_write_bio_X509(out, x509); });
        write(key, [&](BIO* out) { PEM_write_bio_PrivateKey(out, pair, nullptr, nullptr, 0, nullptr, nullptr); });
        X509_free(x509);
        EVP_PKEY_free(pair);
    }
    ~Files() {
        std::remove(cert.c_str());
        std::remove(key.c_str());
    }

    template <class F>
    static void write(const std::string& path, F&& print) {
        BIO* out = BIO_new_file(path.c_str(), "w");
        ASSERT_NE(out, nullptr);
        print(out);
        BIO_free(out);
    }
};

TEST(Tls, SpeaksHttpAndWebSocket) {
    const Files files;
    NetSettings settings;
    settings.tls_cert = files.cert;
    settings.tls_key = files.key;
    Rig rig(settings);
    net::io_context io;
    ssl::context context(ssl::context::tls_client);
    const net::ip::tcp::endpoint endpoint(net::ip::make_address("127.0.0.1"), rig.port());

    ssl::stream<net::ip::tcp::socket> plain(io, context);
    plain.next_layer().connect(endpoint);
    plain.handshake(ssl::stream_base::client);
    Request request(http::verb::get, "/api/v1/echo", 11);
    request.set(http::field::host, "localhost");
    http::write(plain, request);
    beast::flat_buffer buffer;
    Response response;
    http::read(plain, buffer, response);
    EXPECT_TRUE(parse_json(response.body(), "the answer").at("secure").as_bool());
    EXPECT_NE(response["Strict-Transport-Security"], "");

    websocket::stream<ssl::stream<net::ip::tcp::socket>> live(io, context);
    live.next_layer().next_layer().connect(endpoint);
    live.next_layer().handshake(ssl::stream_base::client);
    live.handshake("localhost", "/api/v1/live");
    buffer.clear();
    live.read(buffer);
    EXPECT_EQ(beast::buffers_to_string(buffer.data()), "hello ");
    live.write(net::buffer("echo", 4));
    buffer.clear();
    live.read(buffer);
    EXPECT_EQ(beast::buffers_to_string(buffer.data()), "echo");

    HttpClient unencrypted(rig);
    unencrypted.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    EXPECT_EQ(unencrypted.read_all().find("HTTP/1.1 200"), std::string::npos);
}

TEST(Tls, RefusesOldVersions) {
    const Files files;
    NetSettings settings;
    settings.tls_cert = files.cert;
    settings.tls_key = files.key;
    Rig rig(settings);
    net::io_context io;
    ssl::context context(ssl::context::tls_client);
    SSL_CTX_set_min_proto_version(context.native_handle(), TLS1_VERSION);
    SSL_CTX_set_max_proto_version(context.native_handle(), TLS1_1_VERSION);
    ssl::stream<net::ip::tcp::socket> stream(io, context);
    stream.next_layer().connect({net::ip::make_address("127.0.0.1"), rig.port()});
    beast::error_code error;
    stream.handshake(ssl::stream_base::client, error);
    EXPECT_TRUE(error);
}

TEST(Tls, SaysWhatIsWrongWithFiles) {
    const Files files, others;
    EXPECT_THROW(make_tls_context("none.pem", files.key), BadInput);
    EXPECT_THROW(make_tls_context(files.key, files.key), BadInput);
    EXPECT_THROW(make_tls_context(files.cert, files.cert), BadInput);
    EXPECT_NO_THROW(make_tls_context(files.cert, files.key));
}

}  // namespace
}  // namespace pentarchy
