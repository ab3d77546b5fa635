// Move texts: the first byte chooses the game, every line is played by the next seat that is asked.
// A number plays that offer, so that the fuzzer can get deep into a game; anything else is read as a move.
#include <cstdint>
#include <cstdlib>

#include "base/check.h"
#include "catalog/catalog.h"

namespace pentarchy {
namespace {

std::unique_ptr<AnyTable> open(uint8_t choice) {
    const AnyGame& game = *games()[choice % games().size()];
    TableSetup setup;
    setup.seats = game.info().min_seats;
    setup.secret = Stream::from_seed(choice);
    return game.default_edition()->open(setup);
}

Seat asked(const AnyTable& table) {
    Seat seat = 0;
    while (!(table.pending() >> seat & 1)) ++seat;
    return seat;
}

void play_line(AnyTable& table, const std::string& line) {
    const Seat seat = asked(table);
    const auto offers = table.offered(seat, table.edition().game().text("en"));
    char* end = nullptr;
    const auto number = std::strtoull(line.c_str(), &end, 10);
    const bool by_number = end != line.c_str() && *end == 0;
    const std::string before = dump(table.record(), false);
    try {
        table.play(seat, by_number ? offers[number % offers.size()].text : line);
        table.settle(true);
    } catch (const BadInput&) {
        CHECK(!by_number && dump(table.record(), false) == before);
    }
}

}  // namespace
}  // namespace pentarchy

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    using namespace pentarchy;
    if (size < 2) return 0;
    const auto table = open(data[0]);
    table->settle(true);
    std::string line;
    for (size_t i = 1; i < size && !table->is_over(); ++i) {
        if (data[i] != '\n') {
            line += static_cast<char>(data[i]);
            continue;
        }
        play_line(*table, line);
        line.clear();
    }
    return 0;
}
