// The schema in SQL. What every move changes (`progress`) lies apart from what is long and rarely changes (`tables`): a
// move then writes a few small pages.
#include "store/schema.h"

#include "base/bad_input.h"

namespace pentarchy {
namespace {

constexpr std::string_view kFirst = R"(
CREATE TABLE accounts (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL UNIQUE,
    password_hash TEXT NOT NULL,
    guest BIGINT NOT NULL,
    bot BIGINT NOT NULL,
    settings TEXT NOT NULL,
    vacation_until BIGINT NOT NULL,
    created BIGINT NOT NULL);
CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL);
CREATE INDEX sessions_of ON sessions (account);
CREATE TABLE ratings (
    account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    game TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (account, game));
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    listed BIGINT NOT NULL,
    body TEXT NOT NULL,
    host TEXT NOT NULL,
    created BIGINT NOT NULL);
CREATE TABLE progress (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    version BIGINT NOT NULL,
    status BIGINT NOT NULL,
    length BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    due BIGINT NOT NULL,
    holder TEXT NOT NULL,
    held_until BIGINT NOT NULL) {clustered};
CREATE INDEX progress_updated ON progress (status, updated);
CREATE INDEX progress_due ON progress (due) WHERE due > 0;
CREATE TABLE members (
    table_id TEXT NOT NULL REFERENCES tables (id),
    account TEXT NOT NULL,
    place BIGINT NOT NULL,
    PRIMARY KEY (table_id, account)) {clustered};
CREATE INDEX members_of ON members (account);
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    time BIGINT NOT NULL,
    kind TEXT NOT NULL,
    actor TEXT NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)) {clustered};
CREATE TABLE snapshots (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    events BIGINT NOT NULL,
    data TEXT NOT NULL);
)";

constexpr std::string_view kSecond = R"(
CREATE TABLE kept (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL);
)";

// PostgreSQL would look for the table of every event, and lock its row. Events are only ever added to the log of a
// table whose row in `progress` grows in the same statement.
constexpr std::string_view kThird = "{trust_logs}";

// Ladders for each game and number of seats (0: all of them), with bots on them; and what became of every seat, for
// profiles. A player is an account or a bot.
constexpr std::string_view kFourth = R"(
CREATE TABLE ladder (
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    seats BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    PRIMARY KEY (player, game, seats));
CREATE INDEX ladder_order ON ladder (game, seats, (rating - 2 * deviation), player);
INSERT INTO ladder (player, game, seats, rating, deviation, games, wins)
    SELECT account, game, 0, rating, deviation, games, 0 FROM ratings;
DROP TABLE ratings;
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    seats BIGINT NOT NULL,
    game TEXT NOT NULL,
    player TEXT NOT NULL,
    word TEXT NOT NULL,
    side TEXT NOT NULL,
    place BIGINT NOT NULL,
    score BIGINT NOT NULL,
    ended BIGINT NOT NULL,
    shown BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, seat)) {clustered};
CREATE INDEX results_of ON results (player, ended);
CREATE INDEX accounts_by_name ON accounts (guest, name_key {bytewise});
)";

std::string in_dialect(std::string_view step, const Dialect& dialect) {
    const std::pair<std::string_view, std::string_view> phrases[] = {
        {"{clustered}", dialect.clustered}, {"{trust_logs}", dialect.trust_logs}, {"{bytewise}", dialect.bytewise}};
    std::string out(step);
    for (const auto& [phrase, words] : phrases)
        for (size_t at = 0; (at = out.find(phrase, at)) != out.npos;) out.replace(at, phrase.size(), words);
    return out;
}

}  // namespace

const SchemaSteps& schema_steps() {
    static const SchemaSteps kSteps{kFirst, kSecond, kThird, kFourth};
    return kSteps;
}

void migrate(Sql& sql, std::string_view name, const SchemaSteps& steps) {
    Transaction transaction(sql, Transaction::Kind::Migrate);
    sql.script("CREATE TABLE IF NOT EXISTS meta (name TEXT NOT NULL PRIMARY KEY, value BIGINT NOT NULL)");
    const SqlRows found = sql.run("SELECT value FROM meta WHERE name = 'schema'");
    const size_t version = found.empty() ? 0 : found[0].natural(0);
    if (version > steps.size())
        bad_input("{} belongs to a newer Pentarchy: its schema is {}, this one knows up to {}", name, version,
                  steps.size());
    if (version == steps.size()) return;  // nothing was written
    for (size_t step = version; step < steps.size(); ++step) sql.script(in_dialect(steps[step], sql.dialect()));
    sql.run("INSERT INTO meta (name, value) VALUES ('schema', $1) ON CONFLICT (name) DO UPDATE SET value = $1",
            {uint64_t{steps.size()}});
    transaction.commit();
}

}  // namespace pentarchy
