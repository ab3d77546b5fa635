// Programs that want no views are told the same as everybody else, in fewer words.
#include <algorithm>

#include "catalog/catalog.h"
#include "server/json_text.h"
#include "server/routes/seen_keys.h"
#include "server/tests/desk.h"

namespace pentarchy {
namespace {

using Object = boost::json::object;

std::shared_ptr<FakePeer> watching(Desk& desk, const std::string& token, const std::string& table, const Json& seat,
                                   bool lean) {
    const auto peer = desk.connect(token);
    desk.say(peer, {{"op", "watch"}, {"table", table}, {"seat", seat}, {"lean", lean}});
    (void)peer->wait_for("snapshot");
    return peer;
}

// What both are told, in the same words: the clock's moment is each message's own, and of an offer a program gets the
// moves.
Object common(const Json& update) {
    Object out;
    for (const char* key : {"op", "table", "seat", "revision", "pending"}) out[key] = update.at(key);
    out["clocks"] = update.at("clock").is_null() ? 0 : update.at("clock").at("seats").as_array().size();
    if (const Json* result = update.as_object().if_contains("result")) out["result"] = *result;
    const Json& offer = update.at("offer");
    if (!offer.is_object()) return out;
    out["row"] = offer.at("row");
    out["quiet"] = offer.at("quiet");
    boost::json::array moves;
    for (const Json& move : offer.at("moves").as_array()) moves.push_back(move.at("move"));
    out["moves"] = std::move(moves);
    return out;
}

// The first seat that is asked moves; false once nobody is.
bool play_one(Desk& desk, const std::string& token, const std::string& table, int seats, Rng& rng) {
    for (int seat = 0; seat < seats; ++seat) {
        const std::string where = "tables/" + table;
        const Json view = desk.ask("GET", fmt::format("{}/view?seat={}", where, seat), nullptr, token).body;
        if (!view.at("offer").is_object()) continue;
        const boost::json::array& moves = view.at("offer").at("moves").as_array();
        const Json& move = moves[rng.below(static_cast<uint32_t>(moves.size()))].at("move");
        const Object wish{{"seat", seat}, {"revision", view.at("revision")}, {"move", move}};
        EXPECT_EQ(desk.ask("POST", where + "/moves", wish, token).status, 200);
        return true;
    }
    return false;
}

TEST(Lean, UpdatesSayTheSameInEveryGame) {
    Desk desk;
    const std::string token = desk.guest("Ada");
    for (const AnyGame* game : games()) {
        SCOPED_TRACE(game->info().slug);
        const std::vector<int> allowed = game->allowed_seats(Object());
        const int seats = *std::find_if(allowed.begin(), allowed.end(), [](int count) { return count > 1; });
        boost::json::array who{"me"};
        for (int i = 1; i < seats; ++i) who.emplace_back("here");
        Object wish{{"game", game->info().slug},
                    {"seats", who},
                    {"pace", {{"kind", "live"}, {"base_ms", 600000}, {"add_ms", 10000}}}};
        const std::string table = table_of(desk.ask("POST", "tables", wish, token));
        const Json viewers[] = {0, 1, "spectator"};
        std::vector<std::shared_ptr<FakePeer>> lean, full;
        for (const Json& viewer : viewers) {
            lean.push_back(watching(desk, token, table, viewer, true));
            full.push_back(watching(desk, token, table, viewer, false));
        }
        Rng rng(5);
        for (int moves = 0; moves < 25 && play_one(desk, token, table, seats, rng); ++moves) {
        }
        for (size_t i = 0; i < lean.size(); ++i) {
            ASSERT_EQ(lean[i]->count("update"), full[i]->count("update"));
            EXPECT_GT(lean[i]->count("update"), 0u);
            for (size_t n = lean[i]->count("update"); n > 0; --n)
                EXPECT_EQ(common(lean[i]->wait_for("update")), common(full[i]->wait_for("update")));
        }
    }
}

TEST(Lean, WhateverIsQuotedIsReadAgain) {
    for (const char* text : {"", "ship africa", "a\"b", "a\\b", "a\nb\x01", "\xc5\xbe", "\x7f"}) {
        std::string out;
        append_quoted(out, text);
        EXPECT_EQ(boost::json::parse(out), Json(text));
    }
}

TEST(Lean, KeysAreKnownUntilTheyAreForgotten) {
    SeenKeys keys;
    for (int i = 0; i < 2000; ++i) keys.insert(fmt::format("ada {} play 0", i));
    for (int i = 0; i < 2000; ++i) {
        EXPECT_TRUE(keys.contains(fmt::format("ada {} play 0", i)));
        EXPECT_FALSE(keys.contains(fmt::format("ada {} play 1", i)));
    }
    keys.erase("ada 7 play 0");
    EXPECT_FALSE(keys.contains("ada 7 play 0"));
    keys.clear();
    EXPECT_FALSE(keys.contains("ada 8 play 0"));
}

}  // namespace
}  // namespace pentarchy
