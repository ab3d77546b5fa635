#include "server/net/config.h"

#include <algorithm>

#include "base/bad_input.h"
#include "server/net/address.h"

namespace pentarchy {
namespace {

// --tls-cert is also PENTARCHY_TLS_CERT in the environment and tls-cert in the file.
template <class T>
CLI::Option* add(CLI::App& command, const std::string& name, T& value, const std::string& help) {
    std::string variable = "PENTARCHY_" + name;
    for (char& c : variable) c = c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return command.add_option("--" + name, value, help)->envname(variable)->capture_default_str();
}

template <class T>
CLI::Option* add_list(CLI::App& command, const std::string& name, T& value, const std::string& help) {
    return add(command, name, value, help)
        ->delimiter(',')
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
}

void check_origin(const std::string& origin) {
    const bool good = (origin.starts_with("http://") || origin.starts_with("https://")) && !origin.ends_with('/');
    if (!good) bad_input("\"{}\" is not an origin, such as https://play.example.org", origin);
}

void check(const ServerConfig& config) {
    for (const std::string& where : config.net.listen) (void)parse_host_port(where);
    for (const auto* list : {&config.net.proxies, &config.net.unlimited, &config.net.metrics_to})
        (void)parse_addresses(*list);
    for (const std::string& origin : config.net.origins) check_origin(origin);
    if (config.net.tls_cert.empty() != config.net.tls_key.empty())
        bad_input("--tls-cert and --tls-key belong together");
}

// CLI11 would let the file win over the environment, so that the file is read here, last.
void read_config_file(CLI::App& command, const std::string& file) {
    std::vector<CLI::ConfigItem> items;
    try {
        items = CLI::ConfigTOML().from_file(file);
    } catch (const CLI::Error& error) {
        bad_input("{} cannot be read as settings: {}", file, error.what());
    }
    for (const CLI::ConfigItem& item : items) {
        if (item.name == "++" || item.name == "--") continue;  // CLI11's marks of where a section begins and ends
        CLI::Option* option = command.get_option_no_throw("--" + item.name);
        if (!option || item.name == "config" || !item.parents.empty())
            bad_input("{}: there is no setting \"{}\"; see pentarchy serve --help", file, item.fullname());
        if (option->count() > 0) continue;
        option->clear();
        option->add_result(item.inputs);
        option->run_callback();
    }
}

}  // namespace

void add_config_options(CLI::App& command, ServerConfig& config) {
    NetSettings& net = config.net;
    command
        .add_option("--config", "A file of settings, name = value; the command line and the environment go before it")
        ->envname("PENTARCHY_CONFIG")
        ->type_name("FILE");
    add_list(command, "listen", net.listen, "Where to listen; may be given more than once")->type_name("HOST:PORT");
    add(command, "store", config.store, "Where everything is kept: a file, or postgresql://...")->type_name("WHERE");
    add(command, "tls-cert", net.tls_cert, "Speak TLS, with this certificate chain (PEM)")->type_name("FILE");
    add(command, "tls-key", net.tls_key, "The private key of the certificate (PEM)")->type_name("FILE");
    add(command, "public-url", config.public_url, "How people reach this server; used in links")->type_name("URL");
    add(command, "private-webhooks", config.private_webhooks, "Webhooks may lead into the host's own network")
        ->type_name("BOOL");
    add_list(command, "origin", net.origins, "Pages of other origins that may use this server")->type_name("ORIGIN");
    add_list(command, "proxy", net.proxies, "A reverse proxy whose X-Forwarded-For and -Proto are believed")
        ->type_name("ADDRESS");
    add_list(command, "unlimited", net.unlimited, "An address without limits of connections and rates")
        ->type_name("ADDRESS");
    add_list(command, "metrics-to", net.metrics_to, "Who may read /metrics")->type_name("ADDRESS");
    add(command, "web", net.web, "Serve the web client from this folder instead of the one inside")->type_name("DIR");
    const auto threads = CLI::Range(0, 1024);
    add(command, "threads", config.threads, "Threads for the network; 0: one per core")->check(threads);
    add(command, "bot-threads", config.bot_threads, "Processes that think for computer players; 0: one per core")
        ->check(threads);
    const auto number = CLI::Range(size_t{1}, size_t{1} << 30);
    add(command, "max-connections", net.max_connections, "Connections at once; 0: what the system allows")
        ->check(CLI::Range(size_t{0}, size_t{1} << 30));
    add(command, "max-connections-per-address", net.per_address, "Connections at once from one address")->check(number);
    add(command, "max-message", net.max_message, "Bytes of a WebSocket message that is read")->check(number);
    add(command, "max-queue", net.max_queue, "Bytes waiting for a WebSocket client before it is closed")->check(number);
    add(command, "log-level", config.log_level, "debug, info, warning, error or off")
        ->check(CLI::IsMember({"debug", "info", "warning", "error", "off"}));
    add(command, "log-format", config.log_format, "text or json")->check(CLI::IsMember({"text", "json"}));
}

void complete_config(CLI::App& command, ServerConfig& config) {
    const CLI::Option* file = command.get_option("--config");
    if (file->count() > 0) read_config_file(command, file->as<std::string>());
    check(config);
}

}  // namespace pentarchy
