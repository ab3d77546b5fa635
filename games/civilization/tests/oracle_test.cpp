// The rules against the oracle over random games: legs, yields, costs, the track, research.
#include "games/civilization/tests/oracle.h"

#include "games/civilization/build.h"
#include "games/civilization/harvest.h"
#include "games/civilization/income.h"
#include "games/civilization/reach.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

using NameSet = std::set<std::string>;

// The last words of the moves that begin so.
NameSet last_words(const Edition& t, const Offer& offered, std::string_view verb) {
    NameSet out;
    for (const Move m : offered) {
        const std::string move = move_text<Civilization>(t, m);
        if (move.starts_with(verb)) out.insert(move.substr(move.rfind(' ') + 1));
    }
    return out;
}
std::string listing(const NameSet& names) {
    std::string out;
    for (const std::string& name : names) out += name + " ";
    return out;
}

struct Compared {
    int legs = 0, yields = 0, tracks = 0, techs = 0;
};

void compare_yields(const Look& l, const Oracle& oracle) {
    for (Seat seat = 0; seat < l.s.seats; ++seat) {
        const std::string who = l.t.seat_words[seat];
        EXPECT_EQ(trade_of(l, seat), oracle.trade(who));
        for (int city = 0; city < kCitiesOfSeat; ++city) {
            if (!has_city(l, seat, city)) continue;
            const std::string name = l.t.city_words[static_cast<size_t>(city)];
            EXPECT_EQ(production_of(l, seat, city), oracle.production(who, name));
            EXPECT_EQ(culture_of_arts(l, seat, city), oracle.arts(who, name));
            NameSet harvests;
            for (const int square : harvests_of(l, seat, city))
                harvests.insert(l.t.square_words[static_cast<size_t>(square)]);
            EXPECT_EQ(listing(harvests), listing(oracle.harvests(who, name)));
        }
        for (int type = 0; type < kUnitTypes; ++type)
            if (rank_of(l, seat, static_cast<UnitType>(type))) {
                EXPECT_EQ(item_cost(l, seat, kUnitItem0 + type),
                          oracle.unit_cost(who, l.t.unit_type_words[static_cast<size_t>(type)]));
            }
        for (int wonder = 0; wonder < kWonders; ++wonder)
            EXPECT_EQ(item_cost(l, seat, kWonderItem0 + wonder),
                      oracle.wonder_cost(who, l.t.wonder_words[static_cast<size_t>(wonder)]));
        for (const int missing : {-2, 0, 1, 2, 5, 12})
            EXPECT_EQ(rush_for(l, seat, 12, 12 - missing), oracle.rush(who, missing));
    }
}

void compare_offer(const Look& l, Seat seat, const Offer& offered, const Oracle& oracle, Compared& compared) {
    const std::string row = row_for<Civilization>(l.s, seat).name, who = l.t.seat_words[seat];
    if (row == "leg") {
        const Group& group = top_of(l.s.stack).locals<Group>();
        const Walkers walkers{place_named(l.t.square_words[group.square]), group.armies, group.scouts, group.points,
                              group.begun != 0};
        EXPECT_EQ(listing(last_words(l.t, offered, "go ")), listing(oracle.reach(who, walkers)))
            << l.t.square_words[group.square] << " " << int{group.points};
        ++compared.legs;
    }
    if (row == "city_box") {
        const bool advanced = l.s.player[seat].rights & kAdvanced;
        EXPECT_EQ(static_cast<int>(last_words(l.t, offered, "advance ").size()),
                  advanced ? 0 : oracle.most_spaces(who));
        compare_yields(l, oracle);
        ++compared.yields, compared.tracks += !advanced;
    }
    if (row == "choose_tech") {
        EXPECT_EQ(listing(last_words(l.t, offered, "research ")), listing(oracle.techs(who)));
        ++compared.techs;
    }
}

// Most who are about to end their part do something else instead, so that there is something to compare.
Move lively(const Offer& offered, Rng& rng) {
    const Move m = offered.move[rng.below(static_cast<uint32_t>(offered.size))];
    return is(m, Verb::Done) && offered.size > 1 && rng.below(4) ? offered.move[0] : m;
}

void play_compared(int seats, uint64_t seed, Compared& compared) {
    const Edition& t = base_tables();
    State s = fresh<Civilization>(t, seats);
    Rng rng(seed);
    for (int steps = 0; steps < 6000 && !is_over(s) && !testing::Test::HasFailure(); ++steps) {
        const SeatMask asked = pending<Civilization>(s);
        if (!asked) {
            take<Civilization>(t, s, kChance, draw<Civilization>({t, s}, rng));
            continue;
        }
        const Seat seat = lowest(asked);
        Offer offered;
        offer<Civilization>({t, s}, seat, offered);
        const std::string row = row_for<Civilization>(s, seat).name;
        if ((row == "leg" || row == "city_box" || row == "choose_tech") && rng.below(6) == 0) {
            const Json document = Civilization::document({t, s});
            compare_offer({t, s}, seat, offered, Oracle(document, edition()), compared);
        }
        take<Civilization>(t, s, seat, lively(offered, rng));
    }
}

// CV-8.1 to CV-8.19, CV-8.40, CV-8.61, CV-5.1, CV-6.10, CV-6.16, CV-6.30, CV-6.60, CV-6.80, CV-6.85, CV-7.2, CV-10.2,
// CV-10.10, CV-12.1, CV-12.10
TEST(CivilizationOracle, agrees_over_random_games) {
    Compared compared;
    for (int seats = 2; seats <= kSeats; ++seats)
        for (uint64_t seed = 0; seed < 2; ++seed)
            play_compared(seats, 100 * static_cast<uint64_t>(seats) + seed, compared);
    EXPECT_GT(compared.legs, 40);
    EXPECT_GT(compared.yields, 40);
    EXPECT_GT(compared.tracks, 40);
    EXPECT_GT(compared.techs, 40);
}

// Other components, another opinion: the comparison above can fail.
TEST(CivilizationOracle, notices_a_difference) {
    const Desk d(2, at("city", "red").trade("red", 9));
    const Json document = Civilization::document({d.t, d.s});
    Json other = edition();
    other.at("terrains").at(1).at("icons").as_object()["trade"] = 2;  // deserts
    other.at("numbers").at("unit_costs").at(0) = 6;
    other.at("techs").at(0).as_object()["level"] = 2;
    const Oracle right(document, edition()), wrong(document, other);
    EXPECT_EQ(trade_of({d.t, d.s}, 0), right.trade("red"));
    EXPECT_NE(trade_of({d.t, d.s}, 0), wrong.trade("red"));
    EXPECT_NE(right.unit_cost("red", "infantry"), wrong.unit_cost("red", "infantry"));
    EXPECT_NE(right.techs("red"), wrong.techs("red"));
}

}  // namespace
}  // namespace pentarchy::civilization
