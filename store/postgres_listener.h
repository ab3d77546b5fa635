// Hears what other processes on the same PostgreSQL database announce.
#pragma once

#include <atomic>
#include <thread>

#include "store/store.h"

namespace pentarchy {

class PostgresListener {
  public:
    // Listens as soon as it exists. `process` is our own name, whose announcements are passed over. After the
    // connection was lost and opened again, one Change without a kind says that anything may have been missed.
    PostgresListener(std::string url, std::string process, std::function<void(const Change&)> heard);
    ~PostgresListener();
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;

  private:
    class Connection;

    void listen_until_stopped(std::unique_ptr<Connection> connection);

    std::string url_, process_;
    std::function<void(const Change&)> heard_;
    std::atomic<bool> stop_{false};
    std::thread thread_;
};

}  // namespace pentarchy
