// What labels of moves say beyond the move comes true: what it costs, what it brings, who survives.
#include <bit>

#include "games/civilization/battle.h"
#include "games/civilization/build.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

LabelDetail label_of(const Edition& t, const State& s, Seat seat, Move m) {
    return Civilization::label_detail({t, s}, seat, m);
}

// Random games; look(before, seat, move, after) at each move of a seat.
template <class Look>
void play_some(Look look) {
    const Edition& t = base_tables();
    for (uint64_t game = 0; game < 12; ++game) {
        Rng rng(game, 5);
        State s = fresh<Civilization>(t, 2 + static_cast<int>(game % 4), boost::json::object());
        for (int step = 0; step < 4000 && !pentarchy::is_over(s); ++step) {
            if (is_chance<Civilization>(s)) {
                take<Civilization>(t, s, kChance, draw<Civilization>({t, s}, rng));
                continue;
            }
            const auto seat = static_cast<Seat>(std::countr_zero(pending<Civilization>(s)));
            Offer offered;
            offer<Civilization>({t, s}, seat, offered);
            const Move m = offered.move[rng.below(static_cast<uint32_t>(offered.size))];
            const State before = s;
            take<Civilization>(t, s, seat, m);
            look(before, seat, m, s);
        }
    }
}

// CV-7.2, CV-7.5  Culture and trade are paid as announced before anything else happens.
TEST(CivilizationLabels, tell_what_an_advance_costs) {
    const Edition& t = base_tables();
    int advances = 0;
    play_some([&](const State& before, Seat seat, Move m, const State& after) {
        if (!is(m, Verb::Advance)) return;
        const LabelDetail detail = label_of(t, before, seat, m);
        const Player &was = before.player[seat], &now = after.player[seat];
        EXPECT_EQ(detail.args[0].number, was.culture - now.culture);
        EXPECT_EQ(detail.args[1].number, was.trade - now.trade);
        EXPECT_EQ(detail.args[2].number, was.track + m.a);
        ++advances;
    });
    EXPECT_GT(advances, 20);
}

// CV-9.43 to CV-9.49  Who dies when a unit attacks another.
TEST(CivilizationLabels, tell_who_survives_a_strike) {
    const Edition& t = base_tables();
    int strikes = 0;
    play_some([&](const State& before, Seat seat, Move m, const State& after) {
        if (!is(m, Verb::Strike) || after.battle.field == Field::None) return;
        const std::string ending = label_of(t, before, seat, m).ending;
        const int side = before.battle.turn;
        const bool kills = after.battle.killed[1 - side] > before.battle.killed[1 - side];
        const bool dies = after.battle.killed[side] > before.battle.killed[side];
        EXPECT_EQ(ending, kills ? dies ? "both" : "kills" : dies ? "dies" : "none");
        ++strikes;
    });
    EXPECT_GT(strikes, 20);
}

// CV-6.12, CV-6.14  Cost and production stand beside every building; where production is short, the trade to rush.
TEST(CivilizationLabels, tell_cost_production_and_rush) {
    Desk d(2, at("city", "red").trade("red", 9).techs("red", {"code_of_laws", "pottery"}, {2}));
    const Look l{d.t, d.s};
    const int granary = kBuildingItem0 + place_of("granary", d.t.building_words);
    const LabelDetail dear = label_of(d.t, d.s, 0, make(Verb::Build, 0, kWonderItem0));
    EXPECT_EQ(dear.ending, "rush");
    EXPECT_EQ(dear.args[2].number, rush_for(l, 0, item_cost(l, 0, kWonderItem0), production_of(l, 0, 0)));
    d.s.player[0].city[0].boost = 20;
    const LabelDetail cheap = label_of(d.t, d.s, 0, make(Verb::Build, 0, granary));
    EXPECT_EQ(cheap.ending, "cost");
    EXPECT_EQ(cheap.args[0].number, 5);
    EXPECT_EQ(cheap.args[1].number, production_of(Look{d.t, d.s}, 0, 0));
}

// Moves that are not offered have labels, too, whatever they name.
TEST(CivilizationLabels, hold_for_moves_that_are_not_offered) {
    const Edition& t = base_tables();
    int labels = 0;
    play_some([&](const State& before, Seat seat, Move m, const State&) {
        if (before.turn > 6 || m.a % 3) return;
        for (const int square : {0, 40, 250, kSquares - 1})
            for (const Verb verb : {Verb::At, Verb::Go, Verb::Enter})
                labels += label_of(t, before, seat, make(verb, square)).ending.size() < 20;
        for (int city = 0; city < kCitiesOfSeat; ++city)
            labels += !label_of(t, before, seat, make(Verb::Build, city, 3)).args.empty();
        label_of(t, before, seat, make(Verb::Strike, 0, 5));
    });
    EXPECT_GT(labels, 0);
}

}  // namespace
}  // namespace pentarchy::civilization
