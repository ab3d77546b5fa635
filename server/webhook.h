// "Your turn" for whoever is not connected: a POST to the address of their account. Never to a private network.
#pragma once

#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>

namespace pentarchy {

namespace net = boost::asio;

struct WebAddress {
    bool secure = false;
    std::string host, port, path;
};
// "https://example.org/hook?x=1"; BadInput for anything else.
WebAddress parse_web_address(const std::string& url);

// Loopback, private, link-local and other addresses that only the host itself should reach.
bool is_private(const net::ip::address& address);

// Ends within ten seconds whatever the other side does. The answer's status; 0 if there was none.
net::awaitable<int> post_webhook(std::string url, std::string body, bool allow_private);

}  // namespace pentarchy
