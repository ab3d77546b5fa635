// The store, written once in SQL for both databases. Writes are queued to the writer, reads borrow a connection.
#pragma once

#include "store/readers.h"
#include "store/sql_appends.h"
#include "store/writer.h"

namespace pentarchy {

class SqlStore : public Store {
  public:
    // `name` is what complaints call the store.
    SqlStore(std::unique_ptr<Database> database, std::string_view name);

    void add_account(const Account& account) override;
    Account edit_account(std::string_view id, const std::function<void(Account&)>& edit) override;
    void delete_account(std::string_view id) override;
    std::optional<Account> account(std::string_view id) override;
    std::optional<Account> account_by_name(std::string_view name) override;
    std::vector<std::string> gone_among(const std::vector<std::string>& ids) override;
    void add_session(const StoredSession& session) override;
    std::optional<StoredSession> session(std::string_view token_hash) override;
    void delete_session(std::string_view token_hash) override;
    void delete_sessions_of(std::string_view account) override;
    void delete_expired_sessions(Millis now) override;
    std::vector<Account> accounts_named(std::string_view beginning, int limit) override;

    std::vector<StoredRating> ratings(std::string_view account) override;
    std::vector<StoredRating> ladder(std::string_view game, uint64_t seats, uint64_t from, int limit) override;
    uint64_t ladder_place(std::string_view player, std::string_view game, uint64_t seats) override;
    std::vector<StoredResult> results(const ResultQuery& query) override;
    std::vector<StoredResult> tables_of_results(const ResultQuery& query) override;

    void add_table(const StoredTable& row) override;
    bool update_table(const StoredTable& row) override;
    std::optional<StoredTable> table(std::string_view id) override;
    std::vector<StoredTable> tables(const TableQuery& query) override;
    uint64_t count_tables(std::string_view member) override;

    void append(Append append, std::function<void(Appended)> done) override;
    std::vector<StoredEvent> events(std::string_view table, uint64_t from) override;
    std::vector<StoredEvent> events_to_play(std::string_view table, uint64_t from, int chat) override;
    std::vector<StoredEvent> chat(std::string_view table, Millis before, int limit) override;
    std::vector<std::string> claim_due(std::string_view holder, Millis now, Millis until, int limit) override;
    bool claim(std::string_view table, std::string_view holder, Millis now, Millis until) override;
    void release(std::string_view table, std::string_view holder) override;
    std::string keep(std::string_view name, std::string_view value) override;
    void put_snapshot(std::string_view table, uint64_t events, std::string_view data) override;
    std::optional<std::pair<uint64_t, std::string>> snapshot(std::string_view table) override;

    void listen(std::function<void(const Change&)> heard) override { database_->listen(std::move(heard)); }
    void tell(std::string_view kind, std::string_view id, std::string_view text) override;
    void serve_alone() override { database_->serve_alone(); }
    void need_ready() override;
    std::vector<std::string> check() override;
    void backup(const std::string& file) override { database_->backup(file); }
    std::string describe() const override { return database_->describe(); }

  private:
    // Waits until it is durable; what `f` returns is the result.
    template <class F>
    auto write(F f) {
        std::invoke_result_t<F, Sql&> result{};
        writer_.run([&](Sql& sql) { result = f(sql); });
        return result;
    }
    void post_appends(std::vector<WaitingAppend> appends);  // none: all that are waiting by then
    void answer(std::vector<WaitingAppend>& batch, std::exception_ptr error);

    std::unique_ptr<Database> database_;
    Dialect dialect_;
    std::mutex waiting_mutex_;
    std::vector<WaitingAppend> waiting_;  // not empty: a job that will take them is queued
    Readers readers_;
    StoreWriter writer_;
};

}  // namespace pentarchy
