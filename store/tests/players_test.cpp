// Ladders, results and finding people by their names.
#include "base/bad_input.h"
#include "store/schema.h"
#include "store/tests/store_test.h"

namespace pentarchy {
namespace {

class PlayersTest : public StoreTest {
  protected:
    // A game of Outpost at a table of its own that ended at this time.
    void end(
        const std::string& table, Millis when, const std::vector<std::pair<std::string, int>>& places,
        const std::function<void(EndedGame&)>& change = [](EndedGame&) {}) {
        store_->add_table(table_row(table));
        Append append = rated_end(table, 0, places);
        append.events[0].time = when;
        change(*append.ended);
        ASSERT_EQ(append_now(*store_, append), Appended::Done);
    }
    std::string order(uint64_t seats, uint64_t from = 0, int limit = 50) {
        std::string out;
        for (const StoredRating& line : store_->ladder("outpost", seats, from, limit)) out += line.player + " ";
        return out;
    }
    std::string tables(const ResultQuery& query) {
        std::string out;
        for (const StoredResult& result : store_->results(query)) out += result.table + " ";
        return out;
    }
};
INSTANTIATE_TEST_SUITE_P(Sqlite, PlayersTest, testing::Values("sqlite"), [](const auto&) { return "Sqlite"; });
INSTANTIATE_TEST_SUITE_P(Postgres, PlayersTest, testing::Values("postgres"), [](const auto&) { return "Postgres"; });

TEST_P(PlayersTest, EachNumberOfSeatsHasALadder) {
    for (const char* id : {"a1", "a2", "a3"}) store_->add_account(account_named(id, std::string("name of ") + id));
    end("t0", 10, {{"a1", 1}, {"a2", 2}});
    end("t1", 20, {{"a2", 1}, {"a3", 2}, {"a1", 3}});
    EXPECT_EQ(order(2), "a1 a2 ");
    EXPECT_EQ(order(3), "a2 a3 a1 ");
    EXPECT_EQ(order(4), "");
    EXPECT_EQ(order(0, 1, 1) + order(0, 3, 1), order(0).substr(3, 3));
    const StoredRating best = store_->ladder("outpost", 3, 0, 1).at(0);
    EXPECT_EQ(best.name, "name of a2");
    EXPECT_EQ(best.games, 1u);
    EXPECT_EQ(best.wins, 1u);
    EXPECT_EQ(store_->ladder_place("a1", "outpost", 3), 2u);
    EXPECT_EQ(store_->ladder_place("a2", "outpost", 3), 0u);
    store_->delete_account("a2");
    EXPECT_EQ(order(3), "a3 a1 ");
    EXPECT_TRUE(store_->ladder("endeavor", 2, 0, 50).empty());
}

TEST_P(PlayersTest, BotsStandOnTheSameLadder) {
    store_->add_account(account_named("a1", "Anna"));
    end("t0", 10, {{"a1", 1}, {bot_player("easy"), 2}, {bot_player("easy"), 3}});
    const auto lines = store_->ladder("outpost", 3, 0, 50);
    ASSERT_EQ(lines.size(), 2u);
    EXPECT_EQ(lines[0].player, "a1");
    EXPECT_EQ(lines[1].player, "bot:easy");
    EXPECT_EQ(lines[1].name, "");
    EXPECT_EQ(lines[1].games, 2u) << "it sat there twice";
    EXPECT_NEAR(lines[0].rating - 1500, 1500 - lines[1].rating, 1e-9);
    end("t1", 20, {{"a1", 1}});
    EXPECT_EQ(store_->ratings("a1").at(0).games, 1u) << "nobody is rated alone";
}

TEST_P(PlayersTest, ResultsAreKeptForProfiles) {
    store_->add_account(account_named("a1", "Anna"));
    end("t0", 10, {{"a1", 1}, {"gone", 2}}, [](EndedGame& ended) {
        ended.places[0].word = "red";
        ended.places[0].side = "romans";
        ended.places[0].score = -7;
        ended.places[1].counted = 6;
    });
    end("t1", 20, {{"a1", 2}, {"bot:hard", 1}}, [](EndedGame& ended) { ended.shown = false; });
    end("t2", 30, {{"a1", 2}, {"a1", 1}}, [](EndedGame& ended) {
        for (EndedGame::Place& place : ended.places) place.rated = false;
        ended.game = "endeavor";
    });
    EXPECT_EQ(tables({.player = "a1"}), "t2 t2 t0 ");
    EXPECT_EQ(tables({.player = "a1", .shown_only = false}), "t2 t2 t1 t0 ");
    EXPECT_EQ(tables({.player = "a1", .shown_only = false, .rated_only = true}), "t1 t0 ");
    EXPECT_EQ(tables({.player = "a1", .game = "outpost", .shown_only = false, .before = 20}), "t0 ");
    EXPECT_EQ(tables({.player = "a1", .limit = 1}), "t2 ");
    const StoredResult first = store_->results({.player = "a1", .game = "outpost"}).at(0);
    EXPECT_EQ(first.word + first.side + first.name, "redromansAnna");
    EXPECT_EQ(first.score, -7);
    EXPECT_EQ(first.seats, 2u);
    EXPECT_EQ(first.ended, 10);
    EXPECT_GT(first.rating, 1500);
    EXPECT_LT(first.deviation, 350);
    const auto seats = store_->tables_of_results({.player = "a1", .game = "outpost", .shown_only = false, .limit = 1});
    ASSERT_EQ(seats.size(), 2u);
    EXPECT_EQ(seats[0].player + seats[1].player, "a1bot:hard");
    store_->delete_account("a1");
    EXPECT_EQ(tables({.player = "a1", .shown_only = false}), "");
    EXPECT_EQ(raw()->run("SELECT COUNT(*) FROM results WHERE player = ''")[0].number(0), 4);
}

// One transaction: an end that is not appended leaves nothing.
TEST_P(PlayersTest, WhatIsNotAppendedHasNoResult) {
    store_->add_account(account_named("a1", "Anna"));
    end("t0", 10, {{"a1", 1}, {"bot:hard", 2}});
    EXPECT_EQ(append_now(*store_, rated_end("t0", 0, {{"a1", 1}, {"bot:hard", 2}})), Appended::Conflict);
    EXPECT_EQ(tables({.player = "a1"}), "t0 ");
    EXPECT_EQ(store_->ratings("a1").at(0).games, 1u);
}

TEST_P(PlayersTest, PeopleAreFoundByTheBeginningOfTheirNames) {
    for (const char* name : {"Zuzana", "Zdena", "zd", "Žofie", "Anna"})
        store_->add_account(account_named(std::string("id ") + name, name));
    Account guest = account_named("g", "Zdguest");
    guest.guest = true;
    store_->add_account(guest);
    const auto found = [&](const char* beginning, int limit) {
        std::string out;
        for (const Account& account : store_->accounts_named(beginning, limit)) out += account.name + " ";
        return out;
    };
    EXPECT_EQ(found("ZD", 10), "zd Zdena ");
    EXPECT_EQ(found("ž", 10), "zd Zdena Žofie Zuzana ");
    EXPECT_EQ(found("z", 2), "zd Zdena ");
    EXPECT_EQ(found("%", 10), "");
}

// Ratings of before there were ladders.
TEST_P(PlayersTest, OldRatingsBecomeLadders) {
    store_.reset();
    if (is_sqlite()) {
        where_ = file("old.db");
    } else {
        raw()->script("DROP SCHEMA pentarchy CASCADE");
    }
    {
        const auto sql = raw();
        const SchemaSteps& all = schema_steps();
        migrate(*sql, "games", {all.begin(), all.begin() + 3});
        sql->script(
            "INSERT INTO accounts VALUES ('a1', 'Anna', 'anna', '', 0, 0, '{}', 0, 0);"
            "INSERT INTO ratings VALUES ('a1', 'outpost', 1612.5, 80, 12)");
    }
    open();
    const auto lines = store_->ladder("outpost", 0, 0, 50);
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].name, "Anna");
    EXPECT_EQ(lines[0].rating, 1612.5);
    EXPECT_EQ(lines[0].deviation, 80);
    EXPECT_EQ(lines[0].games, 12u);
    EXPECT_EQ(store_->check(), std::vector<std::string>{});
}

}  // namespace
}  // namespace pentarchy
