// pentarchy store: looks after the data of a server: check, export and import of tables, backup, copy.
#include <filesystem>
#include <memory>

#include "catalog/catalog.h"
#include "cli/commands.h"
#include "cli/common.h"
#include "engine/table/record.h"
#include "server/ids.h"
#include "server/room/table_body.h"
#include "store/copy.h"
#include "store/postgres_store.h"
#include "store/record_of.h"

namespace pentarchy {
namespace {

struct StoreCommand {
    std::string store, table, file, target;

    void check() const;
    void write_record() const;
    void read_record() const;
    void backup() const;
    void copy() const;
};

// A file that is not there would become an empty store.
void need_store(const std::string& where) {
    if (!is_postgres(where) && !std::filesystem::exists(where)) bad_input("{}: there is no such store", where);
}

std::unique_ptr<Store> existing_store(const std::string& where) {
    need_store(where);
    return open_store(where);
}

std::vector<StoredTable> all_tables(Store& store) {
    return store.tables({.listed_only = false, .limit = std::numeric_limits<int>::max()});
}

// Every game that has begun is played again.
void StoreCommand::check() const {
    const auto opened = existing_store(store);
    std::vector<std::string> faults = opened->check();
    const auto tables = all_tables(*opened);
    uint64_t events = 0;
    for (const StoredTable& row : tables) {
        const uint64_t length = opened->events(row.id).size();
        events += length;
        try {
            if (length > 0) (void)record_of(*opened, row.id);
        } catch (const std::exception& error) {
            faults.push_back(fmt::format("table {} cannot be played again: {}", row.id, error.what()));
        }
    }
    for (const std::string& fault : faults) fmt::print("{}\n", fault);
    fmt::print("{}: {} tables with {} events, {}\n", opened->describe(), grouped(tables.size()), grouped(events),
               faults.empty() ? "all is well" : fmt::format("{} faults", grouped(faults.size())));
    if (!faults.empty()) check_fails();
}

// With the names of today, as the server tells them: who deleted the account is in no record.
void StoreCommand::write_record() const {
    const auto opened = existing_store(store);
    Json record = record_of(*opened, table);
    const StoredTable row = *opened->table(table);
    TableBody body = TableBody::parse(row.body);
    const std::vector<std::string> gone = opened->gone_among(body.people());
    body.forget({gone.begin(), gone.end()}, row.status);
    const std::vector<std::string> names = body.names();
    record.as_object()["seats"] = boost::json::array(names.begin(), names.end());
    write_file(file, dump(record, true));
    fmt::print("{} events written to {}\n", grouped(record.at("events").as_array().size()), file);
    if (record.as_object().contains("host_secret"))
        fmt::print("The game is not over: whoever reads this file knows its hidden cards and its luck to come.\n");
}

void StoreCommand::read_record() const {
    const Json record = parse_json(read_file(file), file);
    const auto played = replay(record, file);
    StoredTable row{.id = random_id(), .created = now_ms(), .updated = now_ms()};
    row.body = body_of_record(record, *played, Person{}).text();
    import_record(*open_store(store), record, file, row);
    fmt::print("{}\n", row.id);
}

void StoreCommand::backup() const {
    existing_store(store)->backup(file);
    fmt::print("copied to {}\n", file);
}

void StoreCommand::copy() const {
    need_store(store);
    copy_store(store, target);
    fmt::print("copied\n");
}

// What a host must mend is told as one sentence too.
CLI::App* add_part(CLI::App& command, const char* name, const char* about, std::shared_ptr<StoreCommand> self,
                   void (StoreCommand::*run)() const) {
    CLI::App* part = command.add_subcommand(name, about);
    part->add_option("store", self->store, "FILE.db, or postgresql://USER:PASSWORD@HOST/DATABASE")
        ->required()
        ->type_name("STORE");
    part->callback([self, run] {
        try {
            ((*self).*run)();
        } catch (const StoreError& error) {
            throw BadInput(error.what());
        }
    });
    return part;
}

}  // namespace

void add_store(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("store", "Look after the data of a server: check, export, import, backup, copy");
    auto self = std::make_shared<StoreCommand>();
    command->require_subcommand(1);
    add_part(*command, "check", "Look for damage, and play every game again; exit code 1 if something is wrong", self,
             &StoreCommand::check);
    CLI::App* part =
        add_part(*command, "export", "Write the full record of a table", self, &StoreCommand::write_record);
    part->add_option("table", self->table, "Its id, as in its address")->required()->type_name("TABLE");
    part->add_option("file", self->file, "What to write")->required()->type_name("FILE");
    part = add_part(*command, "import", "Make a table from a full record, and print its id", self,
                    &StoreCommand::read_record);
    part->add_option("file", self->file, "A full record")->required()->type_name("FILE");
    part = add_part(*command, "backup", "Copy the store of this moment into a file, while it is in use", self,
                    &StoreCommand::backup);
    part->add_option("file", self->file, "What to write: a store of its own")->required()->type_name("FILE");
    part = add_part(*command, "copy", "Move to another database: copy everything into a store that is empty", self,
                    &StoreCommand::copy);
    part->add_option("target", self->target, "The store to copy to")->required()->type_name("TARGET");
    command->footer(
        "Examples:\n"
        "  pentarchy store check games.db\n"
        "  pentarchy store export games.db k3x7q2mfa5bc game.json && pentarchy replay game.json\n"
        "  pentarchy store import games.db game.json\n"
        "  pentarchy store backup postgresql://pentarchy@localhost/games games-monday.db\n"
        "  pentarchy store copy games.db postgresql://pentarchy@localhost/games");
}

}  // namespace pentarchy
