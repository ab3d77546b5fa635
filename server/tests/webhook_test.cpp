// Notifications to an address of the person's own choosing: where they may go, and that they arrive.
#include <thread>

#include <gtest/gtest.h>
#include <boost/asio.hpp>
#include <boost/asio/use_future.hpp>

#include "base/bad_input.h"
#include "server/people/webhook.h"

namespace pentarchy {
namespace {

TEST(Webhook, AddressesAreReadAndNonsenseIsRefused) {
    const WebAddress there = parse_web_address("https://example.org:8443/a/b?c=d");
    EXPECT_TRUE(there.secure);
    EXPECT_EQ(there.host, "example.org");
    EXPECT_EQ(there.port, "8443");
    EXPECT_EQ(there.path, "/a/b?c=d");
    EXPECT_EQ(parse_web_address("http://example.org").path, "/");
    for (const char* nonsense :
         {"ftp://x", "https://", "http://user@host/", "http://a:b/", "http://x/ y", "http://x/\r\nHost: y"})
        EXPECT_THROW(parse_web_address(nonsense), BadInput) << nonsense;
}

TEST(Webhook, PrivateNetworksAreOutOfReach) {
    for (const char* address : {"127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0",
                                "100.64.0.1", "::1", "fe80::1", "fd00::1", "::ffff:127.0.0.1"})
        EXPECT_TRUE(is_private(net::ip::make_address(address))) << address;
    for (const char* address : {"8.8.8.8", "93.184.216.34", "2606:2800:220:1::1", "172.32.0.1"})
        EXPECT_FALSE(is_private(net::ip::make_address(address))) << address;
}

TEST(Webhook, ThePostArrives) {
    net::io_context io;
    net::ip::tcp::acceptor acceptor(io, {net::ip::make_address("127.0.0.1"), 0});
    const std::string url = "http://127.0.0.1:" + std::to_string(acceptor.local_endpoint().port()) + "/hook";
    EXPECT_EQ(0, [&] {
        auto refused = net::co_spawn(io, post_out(url, "{}", {}, false), net::use_future);
        io.run();
        return refused.get();
    }());
    std::string heard;
    std::thread other([&] {
        net::ip::tcp::socket socket = acceptor.accept();
        char buffer[2048];
        heard.assign(buffer, socket.read_some(net::buffer(buffer)));
        net::write(socket, net::buffer(std::string("HTTP/1.1 204 No Content\r\n\r\n")));
    });
    io.restart();
    auto sent = net::co_spawn(io, post_out(url, "{\"event\":1}", {{"Topic", "t1"}}, true), net::use_future);
    io.run();
    other.join();
    EXPECT_EQ(sent.get(), 204);
    EXPECT_TRUE(heard.starts_with("POST /hook HTTP/1.1")) << heard;
    EXPECT_NE(heard.find("Topic: t1\r\n"), std::string::npos);
    EXPECT_NE(heard.find("{\"event\":1}"), std::string::npos);
}

}  // namespace
}  // namespace pentarchy
