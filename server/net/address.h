// Addresses: where to listen, who is really asking behind a trusted proxy, and whom a limit counts as one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/asio/ip/address.hpp>

namespace pentarchy {

struct HostPort {
    std::string host;
    uint16_t port = 0;
};

// "127.0.0.1:8080", "[::1]:8080", "localhost:0"; BadInput for anything else.
HostPort parse_host_port(std::string_view text);

// An IPv4 address inside an IPv6 one is the IPv4 address.
std::string plain_address(const boost::asio::ip::address& address);

// The canonical text of each; BadInput for what is not an address.
std::vector<std::string> parse_addresses(const std::vector<std::string>& texts);

// Who a trusted proxy speaks for: the last address of X-Forwarded-For that is not a proxy itself.
// Anything in front of it may be the client's own invention. Without a usable one it is the proxy.
std::string forwarded_address(std::string_view header, const std::vector<std::string>& proxies,
                              const std::string& proxy);

// Limits take an IPv6 network of 64 bits for one address: its holder can use any of them.
std::string limit_key(const std::string& address);

}  // namespace pentarchy
