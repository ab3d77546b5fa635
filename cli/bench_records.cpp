#include "cli/bench_records.h"

#include <malloc.h>

#include <algorithm>

#include "base/stopwatch.h"
#include "cli/long_game.h"

namespace pentarchy {
namespace {

constexpr int kReplays = 5;

size_t bytes_in_use() {
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

template <class Fn>
double best_milliseconds(Fn fn) {
    double best = 1e9;
    for (int i = 0; i < kReplays; ++i) {
        const Stopwatch watch;
        fn();
        best = std::min(best, watch.seconds() * 1e3);
    }
    return best;
}

std::unique_ptr<AnyTable> random_game(const AnyEdition& edition, int seats) {
    TableSetup setup;
    setup.seats = seats;
    auto table = edition.open(setup);
    Rng rng(1);
    while (!table->is_over()) {
        if (table->is_chance()) {
            table->draw();
        } else {
            const Seat seat = lowest(table->pending());
            table->play(seat, table->random_move(seat, rng));
        }
    }
    return table;
}

// Every move as a person would type it; luck as it came.
void play_texts(AnyTable& table, const Record& record) {
    for (const RecordedEvent& event : record.events)
        event.actor == "chance" ? table.force_chance(event.text) : table.play(table.seat_of(event.actor), event.text);
}

}  // namespace

RecordCost measure_record(const AnyGame& game, int seats) {
    const auto edition = game.default_edition();
    const Json json = random_game(*edition, seats)->record();
    const Record record = read_record(json, "bench");
    const auto replay = [&](std::optional<size_t> events) { return edition->replay(json, "bench", events); };
    RecordCost out{.game = game.info().slug};
    out.replay_ms = best_milliseconds([&] { (void)replay(std::nullopt); });
    out.texts_ms = best_milliseconds([&] { play_texts(*replay(0), record); });
    const auto empty = replay(0);  // what tables share is there
    const size_t before = bytes_in_use();
    const auto table = replay(std::nullopt);
    out.bytes = bytes_in_use() - before;
    out.events = table->events();
    return out;
}

RecordCost measure_long_record() { return measure_record(all_of<LongGame>(), 2); }

}  // namespace pentarchy
