// Opening a store, and what is checked of it whatever the database.
#include "store/sql_store.h"

#include "base/bad_input.h"
#include "store/schema.h"

namespace pentarchy {
namespace {

Dialect migrated(Database& database, std::string_view name) {
    const auto sql = database.connect();
    migrate(*sql, name);
    return sql->dialect();
}

void check_logs(Sql& sql, std::vector<std::string>& faults) {
    for (const SqlRow& row :
         sql.run("SELECT t.id FROM tables t LEFT JOIN progress p ON p.table_id = t.id WHERE p.table_id IS NULL"))
        faults.push_back(fmt::format("table {} has no progress", row.text(0)));
    for (const SqlRow& row :
         sql.run("SELECT p.table_id, p.length, count(e.seq), COALESCE(max(e.seq) + 1, 0) FROM progress p "
                 "LEFT JOIN events e ON e.table_id = p.table_id GROUP BY p.table_id, p.length "
                 "HAVING count(e.seq) <> p.length OR COALESCE(max(e.seq) + 1, 0) <> p.length"))
        faults.push_back(fmt::format("table {} should have {} events, but has {} up to number {}", row.text(0),
                                     row.number(1), row.number(2), row.number(3) - 1));
    for (const SqlRow& row : sql.run("SELECT DISTINCT e.table_id FROM events e LEFT JOIN progress p ON p.table_id = "
                                     "e.table_id WHERE p.table_id IS NULL"))
        faults.push_back(fmt::format("there are events of a table {} that does not exist", row.text(0)));
    for (const SqlRow& row : sql.run("SELECT table_id FROM events WHERE seq = 0 AND kind <> 'header'"))
        faults.push_back(fmt::format("the log of table {} does not begin with a header", row.text(0)));
}

}  // namespace

SqlStore::SqlStore(std::unique_ptr<Database> database, std::string_view name)
    : database_(std::move(database)), dialect_(migrated(*database_, name)), readers_(*database_), writer_(*database_) {}

void SqlStore::need_ready() {
    database_->need_same();
    readers_.read([](Sql& sql) { return sql.run("SELECT 1").size(); });
}

void SqlStore::tell(std::string_view kind, std::string_view id, std::string_view text) {
    if (dialect_.tell.empty()) return;
    writer_.post([words = fmt::format("{} {} {}", kind, id, text)](Sql& sql) { sql.run(sql.dialect().tell, {words}); },
                 [](std::exception_ptr) {});
}

std::vector<std::string> SqlStore::check() {
    return readers_.read([&](Sql& sql) {
        std::vector<std::string> faults;
        const Transaction one_moment(sql, Transaction::Kind::Read);
        database_->check(sql, faults);
        if (faults.empty()) check_logs(sql, faults);
        return faults;
    });
}

}  // namespace pentarchy
