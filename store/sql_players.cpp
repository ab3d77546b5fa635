// Reading what players have done: ladders and results.
#include "store/sql_store.h"

namespace pentarchy {
namespace {

// What a rating is at least, so that nobody leads a ladder by one lucky game; an index is in this order.
constexpr std::string_view kLadder =
    "SELECT l.player, l.game, l.seats, l.rating, l.deviation, l.games, l.wins, COALESCE(a.name, '') FROM ladder l "
    "LEFT JOIN accounts a ON a.id = l.player WHERE {} ORDER BY {}";

std::vector<StoredRating> ratings_in(const SqlRows& rows) {
    std::vector<StoredRating> out;
    for (const SqlRow& row : rows)
        out.push_back({row.text(0), row.text(1), row.natural(2), row.real(3), row.real(4), row.natural(5),
                       row.natural(6), row.text(7)});
    return out;
}

constexpr std::string_view kResults =
    "SELECT r.table_id, r.game, r.seats, r.seat, r.player, r.word, r.side, r.place, r.score, r.ended, r.shown, "
    "r.rated, "
    "r.rating, r.deviation, COALESCE(a.name, '') FROM results r LEFT JOIN accounts a ON a.id = r.player ";

std::vector<StoredResult> results_in(const SqlRows& rows) {
    std::vector<StoredResult> out;
    for (const SqlRow& row : rows)
        out.push_back({.table = row.text(0),
                       .game = row.text(1),
                       .seats = row.natural(2),
                       .seat = row.natural(3),
                       .player = row.text(4),
                       .word = row.text(5),
                       .side = row.text(6),
                       .rank = row.number(7),
                       .score = row.number(8),
                       .ended = row.number(9),
                       .shown = row.number(10) != 0,
                       .rated = row.number(11) != 0,
                       .rating = row.real(12),
                       .deviation = row.real(13),
                       .name = row.text(14)});
    return out;
}

struct Filter {
    std::string phrase;
    std::vector<SqlArg> args;
};

// Rows `name` of results, newest first.
Filter filter_of(const ResultQuery& query, std::string_view name) {
    Filter out;
    const auto also = [&](std::string_view column, SqlArg arg) {
        out.args.push_back(arg);
        out.phrase += fmt::format("{}{}.{}${}", out.phrase.empty() ? "WHERE " : " AND ", name, column, out.args.size());
    };
    also("player = ", query.player);
    if (!query.game.empty()) also("game = ", query.game);
    if (query.shown_only) also("shown = ", 1);
    if (query.rated_only) also("rated = ", 1);
    if (query.before) also("ended < ", query.before);
    out.args.push_back(query.limit);
    out.phrase += fmt::format(" ORDER BY {0}.ended DESC, {0}.table_id, {0}.seat LIMIT ${1}", name, out.args.size());
    return out;
}

}  // namespace

std::vector<StoredRating> SqlStore::ratings(std::string_view account) {
    static const std::string kOf = fmt::format(kLadder, "l.player = $1", "l.game, l.seats");
    return readers_.read([&](Sql& sql) { return ratings_in(sql.run(kOf, {account})); });
}

// Somebody whose account has just gone may have left a line.
std::vector<StoredRating> SqlStore::ladder(std::string_view game, uint64_t seats, uint64_t from, int limit) {
    static const std::string kPart =
        fmt::format(kLadder, "l.game = $1 AND l.seats = $2 AND (a.name IS NOT NULL OR l.player LIKE 'bot:%')",
                    "(l.rating - 2 * l.deviation) DESC, l.player DESC LIMIT $3 OFFSET $4");
    return readers_.read([&](Sql& sql) { return ratings_in(sql.run(kPart, {game, seats, limit, from})); });
}

uint64_t SqlStore::ladder_place(std::string_view player, std::string_view game, uint64_t seats) {
    return readers_.read([&](Sql& sql) {
        return sql
            .run(
                "SELECT COUNT(*) FROM ladder l JOIN ladder m ON m.game = l.game AND m.seats = l.seats WHERE l.game = "
                "$1 "
                "AND l.seats = $2 AND m.player = $3 AND (l.rating - 2 * l.deviation) > (m.rating - 2 * m.deviation)",
                {game, seats, player})[0]
            .natural(0);
    });
}

std::vector<StoredResult> SqlStore::results(const ResultQuery& query) {
    const Filter filter = filter_of(query, "r");
    return readers_.read(
        [&](Sql& sql) { return results_in(sql.run(std::string(kResults) + filter.phrase, filter.args)); });
}

std::vector<StoredResult> SqlStore::tables_of_results(const ResultQuery& query) {
    const Filter filter = filter_of(query, "m");
    const std::string select = fmt::format(
        "{}WHERE r.table_id IN (SELECT m.table_id FROM results m {}) ORDER BY r.ended DESC, r.table_id, r.seat",
        kResults, filter.phrase);
    return readers_.read([&](Sql& sql) { return results_in(sql.run(select, filter.args)); });
}

}  // namespace pentarchy
