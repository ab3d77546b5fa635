// The application behind the network: people, tables, games and bots (docs/protocol.md).
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <boost/asio/io_context.hpp>

#include "engine/table/stream.h"
#include "server/app.h"
#include "store/store.h"

namespace pentarchy {

struct AppSettings {
    int bot_threads = 1;     // processes that think
    std::string public_url;  // what notifications link to; may be empty
    // In a quiet row every answer of a bot takes its level's time and at least this much, so that its speed betrays no
    // hand.
    std::chrono::milliseconds quiet_delay{500};
    bool private_webhooks = false;                                // may lead to the host's own network
    std::optional<Secret> same_luck{};                            // for tests: the secret of every table
    std::vector<std::string> thinker{"/proc/self/exe", "think"};  // how such a process is started
    std::chrono::milliseconds lateness{180'000};                  // of spectators at a table where they are delayed
    std::chrono::milliseconds thought_limit{20'000};  // a thought may take so much longer than its level's time
    std::chrono::milliseconds sweep{2'000};  // between two looks at the store, due tables and rooms that nobody uses
};

std::unique_ptr<App> make_app(net::io_context& io, Store& store, const AppSettings& settings);

}  // namespace pentarchy
