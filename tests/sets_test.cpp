// Boxes that ask for a set: every set of every game is found in any order and leads where its path leads.
#include <algorithm>

#include "base/amount.h"
#include "engine/document/changes.h"
#include "engine/moves/offered_set.h"
#include "tests/tables.h"

namespace pentarchy::table_tests {
namespace {

std::unique_ptr<AnyTable> patched(const char* game, int seats, const char* given) {
    TableSetup setup;
    setup.seats = seats;
    auto table = find_game(game).default_edition()->open(setup);
    while (table->is_chance()) table->draw();
    table->patch(parse_json(given, "given"), "given");
    return table;
}

// Two payments, workers on the Colonial House, and two on Markets.
std::unique_ptr<AnyTable> at_salary() {
    return patched("endeavor", 3, R"({"turn": {"phase": "salary", "seat": "white"}, "players": {"white": {
        "finance": 3, "buildings": {"market": 2, "colonial_house": 1},
        "workers": {"market": 2, "colonial_house": 1}}}})");
}

TEST(Sets, NothingIsLostByPickingTheLaterOneFirst) {
    auto table = at_salary();
    const Texts& text = table->edition().game().text("en");
    const auto set = table->offered_set(1, text);
    ASSERT_TRUE(set);
    EXPECT_EQ(set->most, 2);
    EXPECT_EQ(set->members.size(), 2u);
    const std::string market_first[] = {"pay market", "pay colonial_house"}, markets[] = {"pay market", "pay market"};
    EXPECT_NE(set->find(market_first), nullptr);
    EXPECT_NE(set->find(markets), nullptr);
    table->play_set(1, {"pay market", "pay colonial_house"}, text);
    EXPECT_EQ(*find_path(table->document(kNobody), "players.white.workers.market"), Json(1));
    EXPECT_EQ(table->events(), 2u) << "two moves, as ever";
}

TEST(Sets, WhatIsNoSetChangesNothing) {
    auto table = at_salary();
    const Texts& text = table->edition().game().text("en");
    const Json before = table->document(kNobody);
    EXPECT_THROW(table->play_set(1, {"pay market"}, text), BadInput);
    EXPECT_THROW(table->play_set(1, {"pay docks", "pay market"}, text), BadInput);
    EXPECT_EQ(table->document(kNobody), before);
    EXPECT_EQ(table->events(), 0u);
}

TEST(Sets, WhatWasPickedBeforeIsTold) {
    auto table = at_salary();
    const Texts& text = table->edition().game().text("en");
    table->play(1, "pay colonial_house");
    const auto set = table->offered_set(1, text);
    ASSERT_TRUE(set);
    ASSERT_EQ(set->picked.size(), 1u);
    EXPECT_NE(set->picked[0].find("Colonial House"), std::string::npos) << set->picked[0];
    EXPECT_EQ(set->most, 1);
    table->undo(1);
    EXPECT_TRUE(table->offered_set(1, text)->picked.empty());
}

// Random games of all: every set that is asked for, said backwards.
TEST(Sets, EverySetOfEveryGameIsFoundInAnyOrder) {
    std::map<std::string, int> asked;
    for (const AnyGame* game : games()) {
        const Texts& text = game->text("cs");
        for (uint64_t seed = 1; seed <= uint64_t{amount(12, 3)}; ++seed) {
            TableSetup setup;
            setup.seats = game->info().max_seats;
            setup.secret = Stream::from_seed(seed);
            auto table = game->default_edition()->open(setup);
            Rng rng(seed);
            while (!table->is_over()) {
                if (table->is_chance()) {
                    table->draw();
                    continue;
                }
                const Seat seat = any_pending(*table, rng);
                const auto set = table->offered_set(seat, text);
                if (!set) {
                    table->play(seat, table->random_move(seat, rng));
                    continue;
                }
                ++asked[game->info().slug + std::string(" ") + table->row(seat)];
                const auto& way = set->ways[rng.below(static_cast<uint32_t>(set->ways.size()))];
                std::vector<std::string> said;
                for (auto at = way.members.rbegin(); at != way.members.rend(); ++at)
                    said.push_back(set->members[static_cast<size_t>(*at)].text);
                ASSERT_EQ(set->find(said), &way);
                (void)table->preview(seat, way.moves, text);
                const size_t before = table->events();
                table->play_set(seat, said, text);
                ASSERT_EQ(table->events(), before + way.moves.size());
            }
        }
    }
    EXPECT_GT(asked["brazil pay_cards"], 0);
    EXPECT_GT(asked["endeavor pay_workers"], 0);
    EXPECT_GT(asked["settlers pay"], 0);
    EXPECT_GT(asked["mombasa use_goods"], 0);
    EXPECT_GT(asked["outpost pay"], 0);
    for (const auto& [box, times] : asked) RecordProperty(box, times);
}

}  // namespace
}  // namespace pentarchy::table_tests
