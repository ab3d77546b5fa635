#include "tests/fuzz/whole_server.h"

#include <filesystem>

#include "base/check.h"
#include "server/app_main.h"
#include "server/net/logging.h"
#include "server/net/server.h"

namespace pentarchy {
namespace {

using Tcp = net::ip::tcp;

NetSettings settings() {
    NetSettings result;
    result.listen = {"127.0.0.1:0"};
    result.unlimited = {"127.0.0.1"};
    return result;
}

std::string store_file() {
    const auto folder = std::filesystem::temp_directory_path() / ("pentarchy_fuzz_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    return folder / "games.db";
}

std::string between(const std::string& text, std::string_view before, std::string_view after) {
    const size_t begin = text.find(before);
    CHECK(begin != std::string::npos);
    return text.substr(begin + before.size(), text.find(after, begin + before.size()) - begin - before.size());
}

}  // namespace

struct WholeServer::Parts {
    net::io_context io{1};
    std::unique_ptr<Store> store = open_store(store_file());
    std::unique_ptr<App> app = make_app(io, *store, AppSettings{1, ""});
    NetServer server{io, *app, settings()};
    Tcp::endpoint endpoint;
};

WholeServer::WholeServer() : parts_(new Parts) {  // lives as long as the fuzzer
    set_up_logging("off", "text");
    const std::string address = parts_->server.addresses().at(0);
    parts_->endpoint = {net::ip::make_address("127.0.0.1"),
                        static_cast<uint16_t>(std::stoi(address.substr(address.rfind(':') + 1)))};
    parts_->server.start();
    cookie = between(ask("POST", "guests", "{}"), "pentarchy_session=", ";");
    const std::string made = ask(
        "POST", "tables",
        R"({"game": "outpost", "seats": ["me", "here"], "pace": {"kind": "none"}, "access": "public", "spectators": "yes", "hints": true})");
    table = between(made, "\"id\":\"", "\"");
}

WholeServer& WholeServer::instance() {
    static WholeServer server;
    return server;
}

void WholeServer::talk(std::string_view bytes) {
    net::io_context mine;
    Tcp::socket socket(mine);
    socket.connect(parts_->endpoint);
    boost::system::error_code ignored;
    net::write(socket, net::buffer(bytes), ignored);
    socket.shutdown(Tcp::socket::shutdown_send, ignored);
    do {
        parts_->io.run_one_for(std::chrono::milliseconds(1));
    } while (parts_->server.connections() > 0);
}

std::string WholeServer::ask(const std::string& method, const std::string& path, const std::string& body) {
    net::io_context mine;
    Tcp::socket socket(mine);
    socket.connect(parts_->endpoint);
    net::write(socket, net::buffer(fmt::format(
                           "{} /api/v1/{} HTTP/1.1\r\nHost: a\r\nX-Pentarchy: 1\r\nCookie: pentarchy_session={}\r\n"
                           "Connection: close\r\nContent-Length: {}\r\n\r\n{}",
                           method, path, cookie, body.size(), body)));
    std::string answer;
    boost::system::error_code error;
    socket.non_blocking(true);
    char part[4096];
    while (error != net::error::eof) {
        parts_->io.run_one_for(std::chrono::milliseconds(1));
        error = {};
        answer.append(part, socket.read_some(net::buffer(part), error));
    }
    return answer;
}

}  // namespace pentarchy
