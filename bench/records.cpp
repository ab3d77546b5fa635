// What a table costs: how long its record takes to be played again, by code and by text, and how many bytes it keeps
// for each event. A random game of each game of the catalog, and one of 20,000 events that only tests know
// (docs/save-format.md).
#include <malloc.h>

#include <fmt/format.h>

#include "base/stopwatch.h"
#include "catalog/catalog.h"
#include "tests/long_game.h"

namespace pentarchy {
namespace {

size_t bytes_in_use() {
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

std::unique_ptr<AnyTable> random_game(const AnyEdition& edition, int seats) {
    TableSetup setup;
    setup.seats = seats;
    auto table = edition.open(setup);
    Rng rng(1);
    while (!table->is_over()) {
        if (table->is_chance()) {
            table->draw();
            continue;
        }
        const Seat seat = lowest(table->pending());
        table->play(seat, table->random_move(seat, rng));
    }
    return table;
}

// Every move as a person would type it; luck as it came.
double by_text(const AnyEdition& edition, const Json& json) {
    const Record record = read_record(json, "bench");
    const auto table = edition.replay(json, "bench", 0);
    const Stopwatch watch;
    for (const RecordedEvent& event : record.events)
        event.actor == "chance" ? table->force_chance(event.text)
                                : table->play(table->seat_of(event.actor), event.text);
    return watch.seconds();
}

void measure(const AnyGame& game) {
    const auto edition = game.default_edition();
    const int seats = game.info().max_seats;
    const Json record = random_game(*edition, seats)->record();
    double best = 1e9;
    for (int i = 0; i < 5; ++i) {
        const Stopwatch watch;
        (void)edition->replay(record, "bench", std::nullopt);
        best = std::min(best, watch.seconds());
    }
    const auto empty = edition->replay(record, "bench", 0);
    const size_t before = bytes_in_use();
    const auto whole = edition->replay(record, "bench", std::nullopt);
    const size_t bytes = bytes_in_use() - before;
    const auto events = static_cast<double>(whole->events());
    fmt::print("{:<10}{:>8}{:>12.2f}{:>12.2f}{:>12.1f}{:>12.3f}\n", game.info().slug, whole->events(), best * 1e3,
               by_text(*edition, record) * 1e3, static_cast<double>(bytes) / events,
               static_cast<double>(bytes) / (1 << 20));
}

}  // namespace
}  // namespace pentarchy

int main() {
    using namespace pentarchy;
    fmt::print("{:<10}{:>8}{:>12}{:>12}{:>12}{:>12}\n", "game", "events", "replay ms", "texts ms", "bytes/event",
               "MiB");
    for (const AnyGame* game : games()) measure(*game);
    measure(all_of<LongGame>());
}
