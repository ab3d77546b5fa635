// Editions: one that a game accepts must be playable, for a while at random.
#include <cstdint>

#include "base/rng.h"
#include "catalog/catalog.h"

namespace pentarchy {
namespace {

constexpr int kMoves = 60;

void play_a_while(const AnyEdition& edition) {
    TableSetup setup;
    setup.seats = edition.game().info().min_seats;
    const auto table = edition.open(setup);
    Rng rng(1);
    table->settle(true);
    for (int i = 0; i < kMoves && !table->is_over(); ++i) {
        Seat seat = 0;
        while (!(table->pending() >> seat & 1)) ++seat;
        table->play(seat, table->random_move(seat, rng));
        table->settle(true);
    }
}

}  // namespace
}  // namespace pentarchy

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    using namespace pentarchy;
    for (const AnyGame* game : games()) {
        try {
            play_a_while(*game->edition(parse_json({reinterpret_cast<const char*>(data), size}, "edition"), "edition"));
        } catch (const BadInput&) {
        }
    }
    return 0;
}
