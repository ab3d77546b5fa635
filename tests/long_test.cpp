// A game of 20,000 events (cli/long_game.h): its table is lean, its record is played again at once, pages of its log
// and old revisions are found without counting, and the laws look at it in bounded time.
#include "cli/long_game.h"

#include <ctime>

#include "base/amount.h"
#include "tests/allocations.h"
#include "tests/tables.h"

namespace pentarchy::table_tests {
namespace {

const AnyGame& game_of_tests() { return all_of<LongGame>(); }
constexpr int kEvents = amount(20'000, 2'000);

// Of this process alone: other programs that run meanwhile do not count.
double cpu_seconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

std::shared_ptr<const AnyEdition> long_edition() {
    return game_of_tests().edition(boost::json::object{{"events", kEvents}}, "components");
}

std::unique_ptr<AnyTable> played_long(const AnyEdition& edition) {
    auto table = edition.open({});
    Rng rng(1);
    play_to_end(*table, rng);
    return table;
}

// The budget of `pentarchy bench` is 200 ms for 20,000 events and 64 bytes each; here with room for slow machines.
TEST(LongGame, IsPlayedAgainAtOnceAndKeepsFewBytes) {
    const auto components = long_edition();
    const auto table = played_long(*components);
    ASSERT_EQ(table->events(), static_cast<size_t>(kEvents));
    const Json record = table->record();
    const uint64_t before = bytes_held();
    const double began = cpu_seconds();
    const auto again = components->replay(record, "record", std::nullopt);
    EXPECT_LT(cpu_seconds() - began, 1.0);
    EXPECT_LT(bytes_held() - before, 64u * kEvents + 20'000);
    EXPECT_EQ(again->record(), record);
}

TEST(LongGame, IsPlayedFromItsTextsAtOnce) {
    const auto components = long_edition();
    const auto table = played_long(*components);
    const Record record = read_record(table->record(), "record");
    const auto again = components->open({});
    const double began = cpu_seconds();
    for (const RecordedEvent& event : record.events)
        event.actor == "chance" ? again->force_chance(event.text)
                                : again->play(again->seat_of(event.actor), event.text);
    EXPECT_LT(cpu_seconds() - began, 1.0);
    EXPECT_EQ(again->document(kNobody), table->document(kNobody));
}

// What a count over all events would give, for every viewer.
TEST(LongGame, RevisionsAreFoundWithoutCounting) {
    const auto components = long_edition();
    const auto table = played_long(*components);
    const Texts& text = game_of_tests().text("en");
    for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator, kNobody}) {
        const std::vector<LogEntry> whole = table->log(viewer, text, 0);
        ASSERT_EQ(whole.size(), table->revision(viewer));
        EXPECT_EQ(table->events_at(viewer, 0), 0u);
        EXPECT_EQ(table->events_at(viewer, whole.size() + 1), table->events());
        for (size_t i = 0; i < whole.size(); i += 61) {
            EXPECT_EQ(whole[i].revision, i + 1);
            EXPECT_EQ(table->events_at(viewer, i + 1), whole[i].event + 1);
            const std::vector<LogEntry> page = table->log(viewer, text, whole[i].event, whole[i].event + 1);
            ASSERT_EQ(page.size(), 1u);
            EXPECT_EQ(page[0].revision, i + 1);
            EXPECT_EQ(page[0].lines, whole[i].lines);
        }
    }
}

TEST(LongGame, EachViewerIsShownItsOwnCards) {
    const auto components = long_edition();
    const auto table = played_long(*components);
    const auto first_deal = [&](Seat viewer) {
        for (const LogEntry& entry : table->log(viewer, game_of_tests().text("en"), 0))
            if (entry.actor == kChance) return entry;
        return LogEntry{};
    };
    const Seat dealt = kEvents % 2;  // PlayGame: who is dealt to follows from the number of events left
    EXPECT_EQ(first_deal(dealt).lines.size(), 2u);
    EXPECT_NE(first_deal(dealt).move, "deal ?");
    for (const Seat viewer : {static_cast<Seat>(1 - dealt), kSpectator}) {
        EXPECT_EQ(first_deal(viewer).move, "deal ?");
        EXPECT_EQ(first_deal(viewer).lines.size(), 1u);
    }
    EXPECT_EQ(table->seat_record(dealt).at("events").as_array().size(), table->revision(dealt));
}

// Orders are kept once however often they are given, and undos name the event they take back.
TEST(LongGame, OrdersAndUndosAreEventsAsWell) {
    const auto table = long_edition()->open({});
    table->draw();
    const auto seat = lowest(table->pending());
    for (int i = 0; i < 100; ++i) {
        table->set_order(seat, "turn", i % 2 ? "" : "turn place_7");
        table->play(seat, "turn place_3");
        table->undo(seat);
    }
    const Json record = table->record();
    EXPECT_EQ(record.at("events").as_array().size(), 301u);
    EXPECT_EQ(table->edition().replay(record, "record", std::nullopt)->record(), record);
    EXPECT_TRUE(table->orders(seat).empty());
}

// Every state of the first 1,000 and some of the others: all of 20,000 would take ten times as long.
TEST(LongGame, LawsLookAtItInBoundedTime) {
    const Json components{{"events", kEvents}};
    const LongGame::Edition tables = LongGame::load(Node(components, "components"));
    const auto broken = check_game<LongGame>(tables, 2, 1);
    EXPECT_FALSE(broken) << *broken;
    Rng rng(1);
    int looked_at = 0;
    for (uint64_t step = 0; step < 1'000'000; ++step) looked_at += laws::Sample::looks_at(step, rng);
    EXPECT_GT(looked_at, 1'000);
    EXPECT_LT(looked_at, 8'000);
}

}  // namespace
}  // namespace pentarchy::table_tests
