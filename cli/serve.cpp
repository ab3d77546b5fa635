// pentarchy serve: the server in one process, from its settings to its end by a signal.
#include <malloc.h>

#include <condition_variable>
#include <csignal>
#include <thread>

#include <boost/asio/signal_set.hpp>

#include "cli/commands.h"
#include "cli/common.h"
#include "server/app_main.h"
#include "server/net/config.h"
#include "server/net/logging.h"
#include "server/net/server.h"
#include "store/store.h"

namespace pentarchy {
namespace {

int one_per_core(int asked) {
    return asked > 0 ? asked : static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

// Ends the process if it has not ended by itself in time: no client and no bug may hold up a restart.
// The store is as safe from this as from a power cut.
class Deadline {
  public:
    void begin(std::chrono::milliseconds time) {
        thread_ = std::jthread([this, time](const std::stop_token& stop) {
            std::unique_lock lock(mutex_);
            if (wake_.wait_for(lock, stop, time, [&] { return stop.stop_requested(); })) return;
            log_event(LogLevel::Error, "stopped_by_force");
            std::_Exit(1);
        });
    }

  private:
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::jthread thread_;
};

void announce(const NetServer& server, const Store& store) {
    for (const std::string& address : server.addresses()) {
        fmt::print("Pentarchy is at {}\n", address);
        log_event(LogLevel::Info, "listening", {{"address", address}, {"store", store.describe()}});
    }
    std::fflush(stdout);
}

// Left alone, each of some ten threads takes memory from an arena of its own, in which what the others free is of no
// use to it: of a table's memory a third was such holes. So few arenas cost no time, for half the threads at most
// allocate at a time.
void share_memory(int threads) { mallopt(M_ARENA_MAX, std::max(1, threads / 2)); }

void serve(const ServerConfig& config) {
    const int threads = one_per_core(config.threads);
    share_memory(threads);
    Deadline deadline;  // first, so that it outlives all that may keep us waiting
    net::io_context io(threads);
    const std::unique_ptr<Store> store = open_store(config.store);
    store->serve_alone();
    const std::unique_ptr<App> app = make_app(io, *store,
                                              {.bot_threads = one_per_core(config.bot_threads),
                                               .public_url = config.public_url,
                                               .private_webhooks = config.private_webhooks});
    NetServer server(io, *app, config.net);

    net::signal_set signals(io, SIGINT, SIGTERM);
    signals.async_wait([&](boost::system::error_code error, int number) {
        if (error) return;
        signals.clear();  // a second signal ends the process at once
        log_event(LogLevel::Info, "stopping", {{"signal", number}});
        deadline.begin(config.net.stop_time);
        server.stop([&] { io.stop(); });
    });
    server.start();
    announce(server, *store);

    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([&] { io.run(); });
    io.run();
    others.clear();
    log_event(LogLevel::Info, "stopped");
}

void run(CLI::App& command, ServerConfig& config) {
    complete_config(command, config);
    set_up_logging(config.log_level, config.log_format);
    try {
        serve(config);
    } catch (const std::runtime_error& error) {  // BadInput, StoreError: a port in use, a certificate, a database
        fmt::print(stderr, "pentarchy: {}\n", error.what());
        check_fails();
    }
}

}  // namespace

void add_serve(CLI::App& app) {
    CLI::App* command = app.add_subcommand("serve", "Run the server: play in the browser, here or with others");
    auto config = std::make_shared<ServerConfig>();
    add_config_options(*command, *config);
    command->footer(
        "Every setting can also come from the environment (PENTARCHY_LISTEN) or from the file of --config (listen = "
        "...).\n"
        "SIGINT or SIGTERM ends the server within 10 seconds; docs/operations.md tells the rest.\n"
        "Examples:\n"
        "  pentarchy serve --store games.db\n"
        "  pentarchy serve --listen 0.0.0.0:443 --tls-cert cert.pem --tls-key key.pem --store games.db\n"
        "  pentarchy serve --proxy 127.0.0.1 --public-url https://play.example.org --store postgresql://db/pentarchy");
    command->callback([command, config] { run(*command, *config); });
}

}  // namespace pentarchy
