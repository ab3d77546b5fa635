// LISTEN on a connection and a thread of its own.
#include "store/postgres_listener.h"

#include "store/postgres_sql.h"

namespace pentarchy {
namespace {

constexpr long kTickMicros = 100'000;  // how long stopping may take
constexpr auto kPause = std::chrono::milliseconds(300);

// Takes the first word off a text.
std::string_view next_word(std::string_view& text) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    return word;
}

}  // namespace

class PostgresListener::Connection {
  public:
    explicit Connection(const PostgresListener& owner)
        : connection_(owner.url_),
          changes_(connection_, kPostgresChannel, owner),
          words_(connection_, kPostgresWords, owner) {}

    void wait() { connection_.await_notification(0, kTickMicros); }

  private:
    // Hears one channel. What this process said itself is passed over.
    class Ear : public pqxx::notification_receiver {
      public:
        Ear(pqxx::connection& connection, const std::string& channel, const PostgresListener& owner)
            : pqxx::notification_receiver(connection, channel), owner_(owner) {}

        void operator()(const std::string& payload, int) override {
            std::string_view text = payload;
            if (next_word(text) == owner_.process_) return;
            if (channel() == kPostgresWords) {
                const std::string kind(next_word(text)), id(next_word(text));
                owner_.heard_({kind, id, std::string(text)});
            } else {
                hear_changes(text);
            }
        }

      private:
        // One after the other, each by the length of its log and its id.
        void hear_changes(std::string_view text) const {
            while (!text.empty()) {
                const std::string length(next_word(text)), id(next_word(text));
                owner_.heard_({std::string(kTableChanged), id, length});
            }
        }

        const PostgresListener& owner_;
    };

    pqxx::connection connection_;
    Ear changes_, words_;
};

PostgresListener::PostgresListener(std::string url, std::string process, std::function<void(const Change&)> heard)
    : url_(std::move(url)), process_(std::move(process)), heard_(std::move(heard)) {
    thread_ = std::thread([this, connection = std::make_unique<Connection>(*this)]() mutable {
        listen_until_stopped(std::move(connection));
    });
}

PostgresListener::~PostgresListener() {
    stop_ = true;
    thread_.join();
}

void PostgresListener::listen_until_stopped(std::unique_ptr<Connection> connection) {
    while (!stop_) {
        try {
            if (!connection) {
                connection = std::make_unique<Connection>(*this);
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
