// Every setting of the server with its default, and the options of `pentarchy serve` that fill them in.
// A setting comes from the command line, else from the environment (PENTARCHY_LISTEN), else from the file of --config.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace pentarchy {

// So many at once, and so many a second in the long run.
struct Rate {
    double burst, per_second;
};

struct NetSettings {
    using Millis = std::chrono::milliseconds;

    std::vector<std::string> listen{"127.0.0.1:8080"};  // HOST:PORT; port 0: any that is free
    std::string tls_cert, tls_key;                      // PEM files; both or none
    std::string web;                                    // a folder to serve instead of the client inside the binary
    std::vector<std::string> origins;                   // pages allowed besides our own, "https://play.example.org"
    std::vector<std::string> proxies;                   // addresses whose X-Forwarded-For and -Proto are believed
    std::vector<std::string> unlimited;                 // addresses without limits of connections and rates
    std::vector<std::string> metrics_to{"127.0.0.1", "::1"};

    size_t max_connections = 0;  // 0: as many as the system's limit of open files allows
    size_t per_address = 100;
    size_t max_header = 8 * 1024, max_body = 256 * 1024, max_import = 2 * 1024 * 1024;
    size_t max_message = 64 * 1024;  // of a WebSocket, incoming
    size_t max_queue = 1024 * 1024;  // of a WebSocket, outgoing: whoever is further behind is closed

    Rate requests{200, 50}, logins{10, 10 / 60.0}, creations{20, 20 / 60.0};  // per address
    Rate imports{5, 6 / 60.0};  // likewise: reading 2 MiB takes its time, too
    Rate messages{400, 200};    // per WebSocket: then it is read slower

    Millis header_time{10'000}, body_time{60'000}, idle_time{60'000};  // of HTTP
    Millis live_idle_time{90'000};                                     // of a WebSocket; it is pinged at half of it
    Millis stop_time{10'000};                                          // from the signal to the end of the process
};

struct ServerConfig {
    NetSettings net;
    std::string store = "pentarchy.db";  // FILE or postgresql://...
    int threads = 0, bot_threads = 0;    // 0: one per core; the latter are processes
    std::string public_url;
    bool private_webhooks = false;
    std::string log_level = "info", log_format = "text";
};

// Adds the options to the command; `config` must outlive the parsing.
void add_config_options(CLI::App& command, ServerConfig& config);

// To be called when the command line is parsed: fills in what only the file of --config says, and checks the whole.
// BadInput with one sentence for what does not fit.
void complete_config(CLI::App& command, ServerConfig& config);

}  // namespace pentarchy
