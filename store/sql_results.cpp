#include "store/sql_results.h"

#include <algorithm>
#include <map>

#include "store/ratings.h"

namespace pentarchy {
namespace {

constexpr uint64_t kAllCounts = 0;  // the ladder of a game over all numbers of seats

// Player, game and number of seats; in order, so that two processes cannot wait for each other.
using Key = std::tuple<std::string, std::string, uint64_t>;
using Lines = std::map<Key, std::optional<StoredRating>>;

// Locked until the transaction ends. An account that was deleted while its game went on gets no line.
std::optional<StoredRating> locked_line(Sql& sql, const Key& key) {
    const auto& [player, game, seats] = key;
    const StoredRating fresh;
    const bool bot = player.starts_with(kBotPlayer);
    sql.run(
        "INSERT INTO ladder (player, game, seats, rating, deviation, games, wins) SELECT CAST($1 AS TEXT), $2, "
        "CAST($3 AS BIGINT), CAST($4 AS DOUBLE PRECISION), CAST($5 AS DOUBLE PRECISION), 0, 0 WHERE CAST($6 AS BIGINT) "
        "= 1 OR EXISTS (SELECT 1 FROM accounts WHERE id = $1) ON CONFLICT DO NOTHING",
        {player, game, seats, fresh.rating, fresh.deviation, bot});
    const SqlRows rows =
        sql.run("SELECT rating, deviation, games, wins FROM ladder WHERE player = $1 AND game = $2 AND seats = $3" +
                    sql.dialect().for_update,
                {player, game, seats});
    if (rows.empty()) return std::nullopt;
    return StoredRating{player, game, seats, rows[0].real(0), rows[0].real(1), rows[0].natural(2), rows[0].natural(3),
                        ""};
}

bool is_rated(const EndedGame& ended) {
    return std::count_if(ended.places.begin(), ended.places.end(), [](const auto& place) { return place.rated; }) > 1;
}

// A bot that sits there twice gains and loses with each of its seats.
void rate(const EndedGame& ended, uint64_t seats, Lines& lines) {
    std::vector<Placed> before;
    std::vector<std::optional<StoredRating>*> theirs;
    for (const EndedGame::Place& place : ended.places) {
        if (!place.rated) continue;
        theirs.push_back(&lines.at({place.player, ended.game, seats}));
        const StoredRating known = theirs.back()->value_or(StoredRating{});
        before.push_back({known.rating, known.deviation, place.counted});
    }
    const std::vector<Placed> after = rated(before);
    for (size_t i = 0; i < after.size(); ++i) {
        std::optional<StoredRating>& line = *theirs[i];
        if (!line) continue;
        line->rating += after[i].rating - before[i].rating;
        line->deviation = std::max(kLeastDeviation, line->deviation * (after[i].deviation / before[i].deviation));
        line->games += 1;
        line->wins += after[i].rank == 1;
    }
}

void write_results(Sql& sql, const Append& append, const Lines& lines) {
    const EndedGame& ended = *append.ended;
    const bool all_count = is_rated(ended);
    const Millis now = append.events.back().time;  // the table itself may tell another one to late spectators
    uint64_t seat = 0;
    for (const EndedGame::Place& place : ended.places) {
        const auto line = lines.find({place.player, ended.game, kAllCounts});
        const bool counts = all_count && place.rated && line != lines.end() && line->second;
        const StoredRating known = counts ? *line->second : StoredRating{};
        sql.run(
            "INSERT INTO results (table_id, seat, seats, game, player, word, side, place, score, ended, shown, rated, "
            "rating, deviation) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)",
            {append.table, seat++, ended.places.size(), ended.game, place.player, place.word, place.side, place.rank,
             place.score, now, ended.shown, counts, known.rating, known.deviation});
    }
}

}  // namespace

void note_results(Sql& sql, std::span<const WaitingAppend> appends) {
    Lines lines;
    const auto each_ended = [&](auto visit) {
        for (const WaitingAppend& waiting : appends)
            if (waiting.append.ended && waiting.result == Appended::Done) visit(waiting.append);
    };
    const auto each_rated = [&](auto visit) {
        each_ended([&](const Append& append) {
            if (is_rated(*append.ended)) visit(*append.ended);
        });
    };
    each_rated([&](const EndedGame& ended) {
        for (const EndedGame::Place& place : ended.places)
            for (const uint64_t seats : {kAllCounts, ended.places.size()})
                if (place.rated) lines[{place.player, ended.game, seats}];
    });
    for (auto& [key, line] : lines) line = locked_line(sql, key);
    each_ended([&](const Append& append) {
        if (is_rated(*append.ended))
            for (const uint64_t seats : {kAllCounts, append.ended->places.size()}) rate(*append.ended, seats, lines);
        write_results(sql, append, lines);
    });
    for (const auto& [key, line] : lines)
        if (line)
            sql.run(
                "UPDATE ladder SET rating = $4, deviation = $5, games = $6, wins = $7 WHERE player = $1 AND game = $2 "
                "AND seats = $3",
                {line->player, line->game, line->seats, line->rating, line->deviation, line->games, line->wins});
}

}  // namespace pentarchy
