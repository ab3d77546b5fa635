// Taking back without end: luck that was drawn stays drawn, and records full of undos are played again in no time.
#include "base/amount.h"
#include "base/stopwatch.h"
#include "engine/table/checkpoints.h"
#include "tests/tables.h"

namespace pentarchy::table_tests {
namespace {

struct Past {
    Json document;
    Seat by;
};

// A game with choices and luck up to some length, with what the table was before each choice of a seat.
std::vector<Past> play_on(AnyTable& table, Rng& rng, size_t choices) {
    std::vector<Past> out;
    while (!table.is_over() && out.size() < choices) {
        if (table.is_chance()) {
            table.draw();
            continue;
        }
        const Seat seat = any_pending(table, rng);
        const bool choice = table.offered_texts(seat).size() > 1 || table.is_quiet(seat);
        if (choice) out.push_back({table.document(kNobody), seat});
        table.play(seat, table.random_move(seat, rng));
    }
    return out;
}

std::vector<std::string> draws(AnyTable& table) {
    std::vector<std::string> out;
    while (table.is_chance()) {
        out.push_back(table.next_draw());
        table.draw();
    }
    return out;
}

// Whoever takes back and chooses the same draws the same.
TEST(Undo, LuckThatWasDrawnStaysDrawn) {
    int again = 0;
    for (uint64_t seed = 0; seed < 5; ++seed) {
        auto table = open_outpost(2, seed);
        Rng rng(seed);
        draws(*table);
        while (!table->is_over()) {
            const Seat seat = any_pending(*table, rng);
            const Move move = table->random_move(seat, rng);
            const bool choice = table->offered(seat, outpost().text("en")).size() > 1;
            table->play(seat, move);
            const std::vector<std::string> luck = draws(*table);
            if (luck.empty() || !choice || table->why_no_agreed_undo(seat, outpost().text("en"))) continue;
            table->undo_agreed(seat);
            table->play(seat, move);
            ASSERT_EQ(draws(*table), luck) << "seed " << seed;
            ++again;
        }
        EXPECT_GT(verify(table->record(), "record"), 0u);
    }
    EXPECT_GT(again, 20);
}

// Records of before count every event: they are played again and verified as they were.
TEST(Undo, OlderRecordsKeepTheirLuck) {
    TableSetup setup;
    setup.secret = Stream::from_seed(3);
    setup.luck_by_event = true;
    auto table = outpost().default_edition()->open(setup);
    Rng rng(3);
    for (int round = 0; round < 5; ++round) {
        play_on(*table, rng, 12);
        for (Seat seat = 0; seat < 2; ++seat)
            if (!table->why_no_agreed_undo(seat, outpost().text("en"))) table->undo_agreed(seat);
    }
    play_to_end(*table, rng);
    const Json record = table->record();
    EXPECT_FALSE(record.as_object().contains("luck"));
    EXPECT_GT(verify(record, "record"), 0u);
    Json claims_otherwise = record;
    claims_otherwise.as_object()["luck"] = 2;
    EXPECT_THROW((void)verify(claims_otherwise, "record"), BadInput);
}

// Every state on the way back is what it was, whichever states were kept to go back to.
TEST(Undo, GoesBackStepByStepToTheBeginning) {
    for (uint64_t seed = 0; seed < 4; ++seed) {
        auto table = open_outpost(2 + static_cast<int>(seed % 2), seed);
        Rng rng(seed);
        for (int round = 0; round < 3; ++round) {
            std::vector<Past> pasts = play_on(*table, rng, 60 + 90 * static_cast<size_t>(round));
            for (size_t steps = round == 2 ? 0 : pasts.size() / 2; steps < pasts.size() && !pasts.empty(); ++steps) {
                if (table->is_over() || table->why_no_agreed_undo(pasts.back().by, outpost().text("en"))) break;
                table->undo_agreed(pasts.back().by);
                ASSERT_EQ(table->document(kNobody), pasts.back().document) << "seed " << seed;
                pasts.pop_back();
            }
        }
        const Json record = table->record();
        EXPECT_EQ(replay(record, "record")->document(kNobody), table->document(kNobody));
    }
}

TEST(Undo, FewStatesAreKeptHoweverLongAGameIs) {
    Checkpoints<size_t> kept;
    for (size_t moves = 1; moves <= 20'000; ++moves) kept.add(moves, moves);
    EXPECT_LE(kept.size(), 30u);
    size_t played = 0;
    for (size_t moves = 20'000; moves-- > 0;) {
        const auto* from = kept.back_to(moves);
        EXPECT_EQ(from ? from->state : 0, from ? from->moves : 0);
        for (size_t i = from ? from->moves : 0; i < moves; ++i, ++played) kept.add(i + 1, i + 1);
    }
    EXPECT_LT(played, 20'000u * 40);
}

// What 2 MiB of a record can hold: pairs of a move and its undo, and long ways back.
TEST(Undo, ARecordOfUndosIsPlayedInNoTime) {
    const AnyGame& game = find_game("endeavor");  // nothing in it is sealed: all can be taken back
    TableSetup setup;
    setup.seats = 3;
    setup.secret = Stream::from_seed(1);
    const auto table = game.default_edition()->open(setup);
    Rng rng(1);
    play_on(*table, rng, 15);
    const auto wanted = static_cast<size_t>(amount(12'000, 1'000));
    while (table->events() < wanted) {
        std::vector<Past> pasts = play_on(*table, rng, 1 + rng.below(25));
        ASSERT_FALSE(table->is_over());
        for (; !pasts.empty(); pasts.pop_back()) table->undo_agreed(pasts.back().by);
    }
    const Json record = table->record();
    const Stopwatch watch;
    const auto again = replay(record, "record");
    EXPECT_LT(watch.seconds(), 2.0);
    EXPECT_EQ(again->document(kNobody), table->document(kNobody));
}

}  // namespace
}  // namespace pentarchy::table_tests
