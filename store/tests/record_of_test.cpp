// Tables as records and back.
#include "store/record_of.h"

#include "base/bad_input.h"
#include "catalog/catalog.h"
#include "store/tests/store_test.h"

namespace pentarchy {
namespace {

std::unique_ptr<AnyTable> played(const char* game, int seats, size_t events) {
    TableSetup setup;
    setup.seats = seats;
    setup.names.assign(static_cast<size_t>(seats), "Anna");
    setup.secret = Stream::from_seed(7);
    auto table = find_game(game).default_edition()->open(setup);
    Rng rng(5);
    for (table->settle(true); !table->is_over() && table->events() < events; table->settle(true)) {
        const Seat seat = static_cast<Seat>(std::countr_zero(table->pending()));
        table->play(seat, table->random_move(seat, rng));
    }
    return table;
}

TEST_P(StoreTest, ARecordComesBackAsItWas) {
    for (const AnyGame* game : games()) {
        for (const size_t events : {30, 100'000}) {
            const auto table = played(game->info().slug, 3, events);
            const std::string id = fmt::format("{}-{}", game->info().slug, events);
            import_record(*store_, table->record(), "x.json", {.id = id, .body = "{}", .created = 5, .updated = 6});
            const StoredTable row = *store_->table(id);
            EXPECT_EQ(row.status, table->is_over() ? TableStatus::Over : TableStatus::Running);
            EXPECT_EQ(row.game, game->info().slug);
            EXPECT_EQ(row.updated, 6);
            EXPECT_EQ(record_of(*store_, id), table->record()) << id;
        }
    }
}

TEST_P(StoreTest, OnlyEventsOfTheGameAreInTheRecord) {
    const auto table = played("outpost", 2, 40);
    import_record(*store_, table->record(), "x.json", {.id = "t1"});
    const uint64_t length = store_->events("t1").size();
    EXPECT_EQ(length, table->events() + 1);
    Append chat = one_event("t1", length, R"("hello")");
    chat.events[0].kind = "chat";
    EXPECT_EQ(append_now(*store_, chat), Appended::Done);
    EXPECT_EQ(record_of(*store_, "t1"), table->record());
}

// The secret must be the one that the record commits to, on the way in and whenever it is looked at.
TEST_P(StoreTest, ASecretIsTheOneCommittedTo) {
    for (const size_t events : {40, 100'000}) {
        const Json good = played("outpost", 2, events)->record();
        Json record = good;
        record.as_object()["commitment"] = Stream::commitment(Stream::from_seed(8));
        EXPECT_THROW(import_record(*store_, record, "x.json", {.id = "bad"}), BadInput);
        EXPECT_FALSE(store_->table("bad"));
        const std::string id = fmt::format("t{}", events);
        import_record(*store_, good, "x.json", {.id = id});
        StoredTable row = *store_->table(id);
        row.host = fmt::format(R"({{"secret":"{}"}})", Stream::to_text(Stream::from_seed(8)));
        ASSERT_TRUE(store_->update_table(row));
        EXPECT_THROW((void)record_of(*store_, id), BadInput);
    }
}

TEST_P(StoreTest, WhatIsNoRecordIsNotImported) {
    Json record = played("outpost", 2, 40)->record();
    record.at("events").as_array().erase(record.at("events").as_array().begin());
    EXPECT_THROW(import_record(*store_, record, "x.json", {.id = "t1"}), BadInput);
    EXPECT_THROW(import_record(*store_, Json("text"), "x.json", {.id = "t1"}), BadInput);
    EXPECT_FALSE(store_->table("t1"));
    EXPECT_THROW((void)record_of(*store_, "t1"), BadInput);
    add_tables(1);
    EXPECT_THROW((void)record_of(*store_, "t0"), BadInput);  // it has not begun
}

}  // namespace
}  // namespace pentarchy
