// A POST to an address that a person gave us. Never to a private network, unless the host allows it.
#pragma once

#include <string>
#include <utility>
#include <vector>

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
using WebHeaders = std::vector<std::pair<std::string, std::string>>;
net::awaitable<int> post_out(std::string url, std::string body, WebHeaders headers, bool allow_private);

}  // namespace pentarchy
