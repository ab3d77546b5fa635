// What the tests of tables share: Outpost tables at a known place, random play, and complaints as text.
#pragma once

#include <gtest/gtest.h>

#include "catalog/catalog.h"

namespace pentarchy::table_tests {

inline const AnyGame& outpost() { return find_game("outpost"); }

inline std::unique_ptr<AnyTable> open_outpost(int seats, uint64_t seed) {
    TableSetup setup;
    setup.seats = seats;
    setup.secret = Stream::from_seed(seed);
    return outpost().default_edition()->open(setup);
}

// A table where red has the first turn of a round.
inline std::unique_ptr<AnyTable> at_action(int seats = 2) {
    auto table = open_outpost(seats, 1);
    table->patch(parse_json(R"({"turn": {"phase": "action", "seat": "red"}})", "given"), "given");
    return table;
}

// A table where everyone plans (OP-15): a sealed fork.
inline std::unique_ptr<AnyTable> at_plan(int seats = 3) {
    auto table = open_outpost(seats, 1);
    table->settle(false);
    for (Seat seat = 0; seat < seats; ++seat) table->play(seat, table->offered(seat, outpost().text("en"))[0].text);
    EXPECT_EQ(table->row(0), "plan_card");
    return table;
}

// Some seat that is pending, not always the first: forks are answered in mixed order.
inline Seat any_pending(const AnyTable& table, Rng& rng) {
    SeatMask mask = table.pending();
    for (uint32_t skip = rng.below(static_cast<uint32_t>(std::popcount(mask))); skip > 0; --skip)
        mask = static_cast<SeatMask>(mask & (mask - 1));
    return lowest(mask);
}

inline void play_to_end(AnyTable& table, Rng& rng) {
    while (!table.is_over()) {
        if (table.is_chance()) {
            table.draw();
            continue;
        }
        const Seat seat = any_pending(table, rng);
        table.play(seat, table.random_move(seat, rng));
    }
}

inline std::unique_ptr<AnyTable> finished(int seats, uint64_t seed) {
    auto table = open_outpost(seats, seed);
    Rng rng(seed);
    play_to_end(*table, rng);
    return table;
}

template <class Do>
std::string complaint_of(Do action) {
    try {
        action();
    } catch (const BadInput& problem) {
        return problem.what();
    }
    return "no complaint";
}

}  // namespace pentarchy::table_tests
