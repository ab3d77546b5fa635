// PostgreSQL as the database of a store.
#include "store/postgres_store.h"

#include "base/bad_input.h"
#include "engine/table/stream.h"
#include "store/copy.h"
#include "store/postgres_listener.h"
#include "store/postgres_sql.h"
#include "store/schema.h"
#include "store/sql_store.h"
#include "store/sqlite_sql.h"

namespace pentarchy {
namespace {

// A server that does not answer must not stop the store for minutes.
std::string with_timeout(const std::string& url) {
    if (url.find("connect_timeout=") != url.npos) return url;
    return url + (url.find('?') == url.npos ? "?" : "&") + "connect_timeout=10";
}

class PostgresDatabase : public Database {
  public:
    explicit PostgresDatabase(const std::string& url)
        : url_(with_timeout(url)), process_(Stream::to_text(Stream::random_secret()).substr(0, 16)) {
        pqxx::connection connection(url_);
        const char* host = connection.hostname();
        description_ = fmt::format("PostgreSQL {}/{}", host ? host : "", connection.dbname());
    }

    std::unique_ptr<Sql> connect() override {
        try {
            return std::make_unique<PostgresSql>(url_, process_);
        } catch (const pqxx::failure& error) {
            throw ConnectionLost(error.what());
        }
    }
    std::string describe() const override { return description_; }
    void listen(std::function<void(const Change&)> heard) override {
        listener_.reset();
        if (heard) listener_ = std::make_unique<PostgresListener>(url_, process_, std::move(heard));
    }

    // The copy is a SQLite store: it can be opened, checked and served by itself.
    void backup(const std::string& file) override {
        write_backup(file, [&](const std::string& partial) {
            SqliteSql copy(partial);
            migrate(copy, partial);
            copy_store(*connect(), copy);
        });
    }
    void check(Sql&, std::vector<std::string>&) override {}  // the server checks its pages and references itself

  private:
    std::string url_, process_, description_;
    std::unique_ptr<PostgresListener> listener_;
};

}  // namespace

bool is_postgres(std::string_view where) {
    return where.starts_with("postgresql://") || where.starts_with("postgres://");
}

std::unique_ptr<Store> open_postgres(const std::string& url) {
    std::unique_ptr<Database> database;
    try {
        database = std::make_unique<PostgresDatabase>(url);
    } catch (const pqxx::failure& error) {
        std::string reason = error.what();
        reason.resize(std::min(reason.find('\n'), reason.size()));
        // A complaint about the address repeats it, and with it the password.
        if (reason.find("://") != reason.npos)
            reason = "the address is not postgresql://USER:PASSWORD@HOST:PORT/DATABASE";
        bad_input("the store cannot be opened: {}", reason);
    }
    const std::string name = database->describe();
    return std::make_unique<SqlStore>(std::move(database), name);
}

}  // namespace pentarchy
