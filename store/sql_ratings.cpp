#include "store/sql_ratings.h"

#include <map>

#include "store/ratings.h"

namespace pentarchy {
namespace {

using Key = std::pair<std::string,
                      std::string>;  // account and game; in order, so that two processes cannot wait for each other

// Locked until the transaction ends. An account that was deleted while its game went on has no row.
std::optional<StoredRating> locked_row(Sql& sql, const Key& key) {
    sql.run(
        "INSERT INTO ratings (account, game, rating, deviation, games) SELECT id, $2, CAST($3 AS DOUBLE PRECISION), "
        "CAST($4 AS DOUBLE PRECISION), 0 FROM accounts WHERE id = $1 ON CONFLICT DO NOTHING",
        {key.first, key.second, StoredRating{}.rating, StoredRating{}.deviation});
    const SqlRows rows = sql.run(
        "SELECT rating, deviation, games FROM ratings WHERE account = $1 AND game = $2" + sql.dialect().for_update,
        {key.first, key.second});
    if (rows.empty()) return std::nullopt;
    return StoredRating{key.first, key.second, rows[0].real(0), rows[0].real(1), rows[0].natural(2)};
}

void rate(const RatedGame& ended, std::map<Key, std::optional<StoredRating>>& rows) {
    std::vector<Placed> placed;
    for (const RatedGame::Place& place : ended.places) {
        const StoredRating known = rows.at({place.account, ended.game}).value_or(StoredRating{});
        placed.push_back({known.rating, known.deviation, place.rank});
    }
    placed = rated(std::move(placed));
    for (size_t i = 0; i < placed.size(); ++i) {
        std::optional<StoredRating>& row = rows.at({ended.places[i].account, ended.game});
        if (row) *row = {row->account, row->game, placed[i].rating, placed[i].deviation, row->games + 1};
    }
}

}  // namespace

void rate_all(Sql& sql, std::span<const WaitingAppend> appends) {
    std::map<Key, std::optional<StoredRating>> rows;
    const auto each_ended = [&](auto visit) {
        for (const WaitingAppend& waiting : appends)
            if (waiting.append.rated && waiting.result == Appended::Done) visit(*waiting.append.rated);
    };
    each_ended([&](const RatedGame& ended) {
        for (const RatedGame::Place& place : ended.places) rows[{place.account, ended.game}];
    });
    for (auto& [key, row] : rows) row = locked_row(sql, key);
    each_ended([&](const RatedGame& ended) { rate(ended, rows); });
    for (const auto& [key, row] : rows)
        if (row)
            sql.run("UPDATE ratings SET rating = $3, deviation = $4, games = $5 WHERE account = $1 AND game = $2",
                    {row->account, row->game, row->rating, row->deviation, row->games});
}

}  // namespace pentarchy
