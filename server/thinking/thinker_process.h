// One process that thinks, as the server sees it: a line in, lines out, and its end noticed.
#pragma once

#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/strand.hpp>

#include "server/net/async.h"

namespace pentarchy {

// All functions are called on one strand.
class ThinkerProcess {
  public:
    explicit ThinkerProcess(net::any_io_executor executor) : socket_(std::move(executor)) {}
    ~ThinkerProcess() { (void)end(); }
    ThinkerProcess(const ThinkerProcess&) = delete;
    ThinkerProcess& operator=(const ThinkerProcess&) = delete;

    bool is_running() const { return pid_ > 0; }
    // std::system_error if the system does not let us.
    void start(const std::vector<std::string>& command, int nice);
    net::awaitable<void> write(std::string line);  // both throw std::system_error when it is gone
    net::awaitable<std::string> read();
    void kill();        // whoever reads from it learns that
    std::string end();  // kills it if need be; how it ended: "signal 11"

  private:
    net::local::stream_protocol::socket socket_;
    std::string read_;  // what came after the last line
    pid_t pid_ = 0;
};

}  // namespace pentarchy
