// LISTEN on a connection and a thread of its own.
#include "store/postgres_listener.h"

#include <charconv>

#include "store/postgres_sql.h"

namespace pentarchy {
namespace {

constexpr long kTickMicros = 100'000;  // how long stopping may take
constexpr auto kPause = std::chrono::milliseconds(300);

}  // namespace

class PostgresListener::Connection : public pqxx::notification_receiver {
  public:
    static std::unique_ptr<Connection> open(const PostgresListener& owner) {
        return std::make_unique<Connection>(owner, std::make_unique<pqxx::connection>(owner.url_));
    }

    Connection(const PostgresListener& owner, std::unique_ptr<pqxx::connection> connection)
        : pqxx::notification_receiver(*connection, kPostgresChannel),
          owner_(owner),
          connection_(std::move(connection)) {}

    void wait() { connection_->await_notification(0, kTickMicros); }

    // "PROCESS LENGTH TABLE"
    void operator()(const std::string& payload, int) override {
        const std::string_view text = payload;
        const size_t first = text.find(' '), second = text.find(' ', first + 1);
        if (second == text.npos || text.substr(0, first) == owner_.process_) return;
        Change change{.table = std::string(text.substr(second + 1)), .events = 0};
        std::from_chars(text.data() + first + 1, text.data() + second, change.events);
        owner_.heard_(change);
    }

  private:
    const PostgresListener& owner_;
    std::unique_ptr<pqxx::connection> connection_;
};

PostgresListener::PostgresListener(std::string url, std::string process, std::function<void(const Change&)> heard)
    : url_(std::move(url)), process_(std::move(process)), heard_(std::move(heard)) {
    thread_ = std::thread(
        [this, connection = Connection::open(*this)]() mutable { listen_until_stopped(std::move(connection)); });
}

PostgresListener::~PostgresListener() {
    stop_ = true;
    thread_.join();
}

void PostgresListener::listen_until_stopped(std::unique_ptr<Connection> connection) {
    while (!stop_) {
        try {
            if (!connection) {
                connection = Connection::open(*this);
                heard_({});
            }
            connection->wait();
        } catch (const pqxx::failure&) {
            connection.reset();
            std::this_thread::sleep_for(kPause);
        }
    }
}

}  // namespace pentarchy
