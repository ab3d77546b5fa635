#include "server/people/profiles.h"

#include <map>

namespace pentarchy {

namespace {

struct Tally {
    int64_t played = 0, won = 0, scores = 0, best = 0;
    std::string best_at;  // a table

    void add(const StoredResult& result) {
        if (!played || result.score > best) {
            best = result.score;
            best_at = result.shown ? result.table : "";
        }
        ++played;
        won += result.rank == 1;
        scores += result.score;
    }
    boost::json::object json() const {
        boost::json::object out{{"played", played},
                                {"won", won},
                                {"average", static_cast<double>(scores) / static_cast<double>(played)},
                                {"best", best}};
        if (!best_at.empty()) out["best_at"] = best_at;
        return out;
    }
};

// Games of one alone are no victories over anybody.
size_t longest_streak(const std::vector<StoredResult>& results) {
    size_t now = 0, most = 0;
    for (const StoredResult& result : results) {
        if (result.seats < 2) continue;
        now = result.rank == 1 ? now + 1 : 0;
        most = std::max(most, now);
    }
    return most;
}

}  // namespace

Json player_json(const std::string& player, const std::string& name) {
    if (player.starts_with(kBotPlayer))
        return {{"id", player}, {"name", nullptr}, {"bot", player.substr(kBotPlayer.size())}};
    if (name.empty()) return nullptr;
    return {{"id", player}, {"name", name}, {"bot", nullptr}};
}

boost::json::object summary_of(const std::vector<StoredResult>& results) {
    std::map<std::pair<std::string, uint64_t>, Tally> games;
    std::map<std::tuple<std::string, std::string, std::string>, Tally> seats;
    for (const StoredResult& result : results) {
        games[{result.game, result.seats}].add(result);
        seats[{result.game, result.side.empty() ? result.word : "", result.side}].add(result);
    }
    boost::json::array by_game, by_seat;
    for (const auto& [key, tally] : games) {
        boost::json::object line = tally.json();
        line["game"] = key.first;
        line["seats"] = key.second;
        by_game.push_back(std::move(line));
    }
    for (const auto& [key, tally] : seats) {
        boost::json::object line = tally.json();
        line["game"] = std::get<0>(key);
        line["word"] = std::get<1>(key);
        line["side"] = std::get<2>(key);
        by_seat.push_back(std::move(line));
    }
    return {{"played", results.size()},
            {"by_game", std::move(by_game)},
            {"by_seat", std::move(by_seat)},
            {"streak", longest_streak(results)}};
}

boost::json::array games_json(const std::vector<StoredResult>& seats) {
    boost::json::array out;
    for (const StoredResult& result : seats) {
        if (out.empty() || out.back().at("table") != Json(result.table))
            out.push_back(boost::json::object{{"table", result.table},
                                              {"game", result.game},
                                              {"ended", result.ended},
                                              {"shown", result.shown},
                                              {"seats", boost::json::array()}});
        boost::json::object seat{{"player", player_json(result.player, result.name)},
                                 {"word", result.word},
                                 {"side", result.side},
                                 {"rank", result.rank},
                                 {"score", result.score}};
        if (result.rated) seat["rating"] = result.rating;
        out.back().as_object()["seats"].as_array().push_back(std::move(seat));
    }
    return out;
}

Json rating_json(const StoredRating& line) {
    return {{"game", line.game},           {"seats", line.seats}, {"rating", line.rating},
            {"deviation", line.deviation}, {"games", line.games}, {"wins", line.wins}};
}

}  // namespace pentarchy
