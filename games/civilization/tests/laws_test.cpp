// The laws of the engine over random games of every number of seats, until the game joins tests/laws_test.cpp.
#include "engine/laws/laws.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

TEST(CivilizationLaws, hold_in_random_games) {
    for (int seats = 2; seats <= kSeats; ++seats) {
        const auto broken = check_game<Civilization>(base_tables(), seats, static_cast<uint64_t>(seats));
        EXPECT_FALSE(broken) << *broken;
    }
}
TEST(CivilizationLaws, hold_with_any_options) {
    const std::vector<Variant> all = variants<Civilization>();
    for (size_t i = 0; i < all.size(); i += all.size() / 4) {
        const auto broken = check_game<Civilization>(base_tables(), all[i].seats, i, all[i].options);
        EXPECT_FALSE(broken) << *broken << dump(all[i].options, false);
    }
}

}  // namespace
}  // namespace pentarchy::civilization
