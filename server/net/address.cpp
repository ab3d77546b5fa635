#include "server/net/address.h"

#include <algorithm>
#include <charconv>

#include "base/bad_input.h"
#include "base/utf8.h"

namespace pentarchy {
namespace {

namespace ip = boost::asio::ip;

[[noreturn]] void not_host_port(std::string_view text) {
    bad_input("\"{}\" is not HOST:PORT, such as 127.0.0.1:8080 or [::1]:8080", text);
}

}  // namespace

HostPort parse_host_port(std::string_view text) {
    const size_t colon = text.rfind(':');
    if (colon == std::string_view::npos || colon == 0) not_host_port(text);
    std::string_view host = text.substr(0, colon);
    const std::string_view port = text.substr(colon + 1);
    if (host.front() == '[' && host.back() == ']')
        host = host.substr(1, host.size() - 2);
    else if (host.find(':') != std::string_view::npos)
        not_host_port(text);
    HostPort result{std::string(host), 0};
    const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), result.port);
    if (host.empty() || port.empty() || error != std::errc{} || end != port.data() + port.size()) not_host_port(text);
    return result;
}

std::string plain_address(const ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped())
        return ip::make_address_v4(ip::v4_mapped, address.to_v6()).to_string();
    return address.to_string();
}

std::vector<std::string> parse_addresses(const std::vector<std::string>& texts) {
    std::vector<std::string> result;
    for (const std::string& text : texts) {
        boost::system::error_code error;
        const ip::address address = ip::make_address(text, error);
        if (error) bad_input("\"{}\" is not an IP address", text);
        result.push_back(plain_address(address));
    }
    return result;
}

std::string forwarded_address(std::string_view header, const std::vector<std::string>& proxies,
                              const std::string& proxy) {
    std::string nearest = proxy;
    while (!header.empty()) {
        const size_t comma = header.rfind(',');
        const std::string_view part = trim(comma == std::string_view::npos ? header : header.substr(comma + 1));
        header = comma == std::string_view::npos ? std::string_view{} : header.substr(0, comma);
        boost::system::error_code error;
        const ip::address address = ip::make_address(std::string(part), error);
        if (error) break;
        nearest = plain_address(address);
        if (std::find(proxies.begin(), proxies.end(), nearest) == proxies.end()) break;
    }
    return nearest;
}

std::string limit_key(const std::string& address) {
    boost::system::error_code error;
    const ip::address_v6 v6 = ip::make_address_v6(address, error);
    if (error) return address;
    const auto bytes = v6.to_bytes();
    return std::string(reinterpret_cast<const char*>(bytes.data()), 8);
}

}  // namespace pentarchy
