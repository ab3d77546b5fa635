#include "server/people/webhook.h"

#include <chrono>

#include <boost/asio.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>

#include "base/bad_input.h"

namespace pentarchy {

namespace {

namespace beast = boost::beast;
namespace http = beast::http;
constexpr auto kTime = std::chrono::seconds(10);

template <class Stream>
net::awaitable<int> exchange(Stream& stream, const WebAddress& where, const WebHeaders& headers,
                             const std::string& body) {
    http::request<http::string_body> request(http::verb::post, where.path, 11);
    request.set(http::field::host, where.host);
    request.set(http::field::user_agent, "pentarchy");
    for (const auto& [name, value] : headers) request.set(name, value);
    request.body() = body;
    request.prepare_payload();
    co_await http::async_write(stream, request, net::use_awaitable);
    beast::flat_buffer buffer(16 * 1024);
    http::response_parser<http::empty_body> parser;
    parser.skip(true);  // what it says does not matter
    co_await http::async_read_header(stream, buffer, parser, net::use_awaitable);
    co_return static_cast<int>(parser.get().result_int());
}

bool in_block(uint32_t address, uint32_t block, int bits) { return (address ^ block) >> (32 - bits) == 0; }

bool is_private_v4(uint32_t a) {
    return in_block(a, 0x00000000, 8) || in_block(a, 0x0A000000, 8) || in_block(a, 0x64400000, 10) ||
           in_block(a, 0x7F000000, 8) || in_block(a, 0xA9FE0000, 16) || in_block(a, 0xAC100000, 12) ||
           in_block(a, 0xC0000000, 24) || in_block(a, 0xC0A80000, 16) || in_block(a, 0xC6120000, 15) || a >= 0xE0000000;
}

}  // namespace

WebAddress parse_web_address(const std::string& url) {
    WebAddress out;
    out.secure = url.starts_with("https://");
    if (!out.secure && !url.starts_with("http://")) bad_input("a webhook begins with https:// or http://");
    std::string_view rest = std::string_view(url).substr(out.secure ? 8 : 7);
    const std::string_view authority = rest.substr(0, rest.find_first_of("/?#"));
    rest.remove_prefix(authority.size());
    const size_t colon = authority.find(':');
    out.host = authority.substr(0, colon);
    out.port = colon == authority.npos ? (out.secure ? "443" : "80") : std::string(authority.substr(colon + 1));
    out.path = rest.empty() || rest[0] != '/' ? "/" + std::string(rest) : std::string(rest);
    const bool plain = out.path.find_first_of(" \r\n#") == std::string::npos &&
                       out.host.find_first_of("@[] \r\n") == std::string::npos;
    if (out.host.empty() || out.port.empty() || out.port.size() > 5 ||
        out.port.find_first_not_of("0123456789") != std::string::npos || !plain)
        bad_input("\"{}\" is no web address", url);
    return out;
}

bool is_private(const net::ip::address& address) {
    if (address.is_v4()) return is_private_v4(address.to_v4().to_uint());
    const net::ip::address_v6 v6 = address.to_v6();
    if (v6.is_v4_mapped()) return is_private_v4(net::ip::make_address_v4(net::ip::v4_mapped, v6).to_uint());
    const auto bytes = v6.to_bytes();
    return v6.is_loopback() || v6.is_unspecified() || v6.is_link_local() || v6.is_multicast() ||
           (bytes[0] & 0xFE) == 0xFC;
}

net::awaitable<int> post_out(std::string url, std::string body, WebHeaders headers, bool allow_private) {
    try {
        const WebAddress where = parse_web_address(url);
        const auto executor = co_await net::this_coro::executor;
        net::ip::tcp::resolver resolver(executor);
        const auto found = co_await resolver.async_resolve(where.host, where.port, net::use_awaitable);
        std::vector<net::ip::tcp::endpoint> reachable;
        for (const auto& entry : found)
            if (allow_private || !is_private(entry.endpoint().address())) reachable.push_back(entry.endpoint());
        if (reachable.empty()) co_return 0;
        beast::tcp_stream tcp(executor);
        tcp.expires_after(kTime);
        co_await tcp.async_connect(reachable, net::use_awaitable);
        if (!where.secure) co_return co_await exchange(tcp, where, headers, body);
        net::ssl::context context(net::ssl::context::tls_client);
        context.set_default_verify_paths();
        context.set_verify_mode(net::ssl::verify_peer);
        beast::ssl_stream<beast::tcp_stream> tls(std::move(tcp), context);
        tls.set_verify_callback(net::ssl::host_name_verification(where.host));
        SSL_set_tlsext_host_name(tls.native_handle(), where.host.c_str());
        beast::get_lowest_layer(tls).expires_after(kTime);
        co_await tls.async_handshake(net::ssl::stream_base::client, net::use_awaitable);
        co_return co_await exchange(tls, where, headers, body);
    } catch (const std::exception&) {  // the other side's trouble, not ours
        co_return 0;
    }
}

}  // namespace pentarchy
