// The evaluation: nearer is better in each of the four races, a won race beats all, threats are seen, nothing hidden is
// looked at; what wins is worth most; urge puts what is obvious first.
#include "engine/flow/view.h"
#include "games/civilization/tests/battle_desk.h"
#include "games/civilization/value_outlook.h"

namespace pentarchy::civilization {
namespace {

Look look(const Desk& d) { return {d.t, d.s}; }
float value_of(const Given& given, Seat seat = 0) {
    const Desk d(2, given);
    return Civilization::value(look(d), seat);
}
Outlook red_of(const Desk& d) { return outlook(look(d), 0); }
// As a greedy player picks: what is worth most when it is done.
std::string best_move(const Desk& d) {
    Offer offered;
    offer<Civilization>(look(d), 0, offered);
    Move best{};
    float most = -1e9f;
    for (const Move m : offered) {
        State next = d.s;
        take<Civilization>(d.t, next, 0, m);
        if (const float found = Civilization::value({d.t, next}, 0); found > most) most = found, best = m;
    }
    return move_text<Civilization>(d.t, best);
}

// CV-17.1, CV-7.3
TEST(CivilizationValue, culture_is_nearer_with_culture_and_spaces) {
    const auto turns = [](int track, int culture) {
        return turns_to_culture(
            red_of(Desk(2, at("city", "red").culture("red", culture).set({"players", "red", "track"}, Json(track)))));
    };
    EXPECT_LT(turns(8, 0), turns(3, 0));
    EXPECT_LT(turns(3, 12), turns(3, 0));
    EXPECT_GT(turns(20, 0), 0);
}

// CV-17.2, CV-10.10: a row that is still short helps, a card too many does not.
TEST(CivilizationValue, tech_is_nearer_with_the_pyramid) {
    const auto turns = [](const MoveTexts& techs, const std::vector<int>& rows, int trade = 0) {
        return turns_to_tech(red_of(Desk(2, at("research").techs("red", techs, rows).trade("red", trade))));
    };
    EXPECT_LT(turns({"code_of_laws", "pottery"}, {2}), turns({"code_of_laws"}, {1}));
    EXPECT_LT(turns({"code_of_laws", "pottery", "sailing"}, {2, 1}), turns({"code_of_laws", "pottery"}, {2}));
    EXPECT_LT(turns({"code_of_laws"}, {1}, 6), turns({"code_of_laws"}, {1}, 0));
}

// CV-17.3
TEST(CivilizationValue, economy_is_nearer_with_coins_and_sources) {
    const auto turns = [](const Given& given) { return turns_to_economy(red_of(Desk(2, given))); };
    const Given city = at("city", "red");
    EXPECT_LT(turns(Given(city).with(R"({"players": {"red": {"coins_on": {"sheet": 5}}}})")), turns(city));
    EXPECT_LT(turns(Given(city).techs("red", {"code_of_laws", "pottery"}, {2})), turns(city));
}

// CV-17.4: units, and an army that is nearer.
TEST(CivilizationValue, conquest_is_nearer_with_units_and_steps) {
    const auto turns = [](const Given& given) { return turns_to_conquest(red_of(Desk(2, given))); };
    const Given few = war().figure("blue", "army_1", "").units("red", kOne).units("blue", {"infantry_22_2"});
    EXPECT_LT(turns(Given(few).units("red", {"infantry_22_1", "mounted_22_1", "artillery_22_1"})), turns(few));
    EXPECT_LT(turns(Given(few).figure("red", "army_1", "f13")), turns(few));
}

// Armies before the capital are a danger, as far as they could win; walls and units help.
TEST(CivilizationValue, a_threat_on_the_capital_is_seen) {
    const Given calm = war().units("blue", {}).units("red", {"infantry_22_1"});
    const Given threat = Given(calm)
                             .techs("blue", {"masonry", "logistics"}, {1, 1})
                             .figure("blue", "army_1", "b6")
                             .figure("blue", "army_2", "b6")
                             .figure("blue", "army_3", "b6")
                             .units("blue", {"infantry_31_1", "infantry_31_2", "mounted_31_1", "mounted_31_2",
                                             "artillery_31_1", "artillery_31_2"});
    const auto danger = [](const Given& given) { return danger_to(red_of(Desk(2, given))); };
    EXPECT_GT(danger(threat), danger(calm) + 0.3f);
    EXPECT_LT(danger(Given(threat).city_flag("red", "capital", "walls")), danger(threat));
    EXPECT_LT(value_of(threat), value_of(calm));
}

// CV-17.5
TEST(CivilizationValue, a_won_race_beats_all) {
    Desk d(2, at("research").techs("red", {"code_of_laws"}, {5, 4, 3, 2}).trade("red", 27).trade("blue", 0));
    const float before = Civilization::value(look(d), 0);
    d.play("red", "research space_flight");
    ASSERT_TRUE(is_over(d.s));
    EXPECT_GT(Civilization::value(look(d), 0), before + 5);
    EXPECT_LT(Civilization::value(look(d), 1), -20);
}

// A city, a token, a unit, an event: more is better.
TEST(CivilizationValue, more_is_better) {
    const Given city = at("city", "red").units("red", kOne).units("blue", {});
    EXPECT_GT(value_of(Given(city).resource("red", "silk", 1)), value_of(city));
    EXPECT_GT(value_of(Given(city).units("red", {"infantry_22_1", "mounted_22_1"})), value_of(city));
    EXPECT_GT(value_of(Given(city).thing("c2", "temple")), value_of(city));
    EXPECT_GT(value_of(Given(city).with(R"({"players": {"red": {"events": ["drought_1"]}}})")), value_of(city));
}

// What is hidden is not looked at: all fillings of a view are worth the same, in the midst of games.
TEST(CivilizationValue, equal_for_every_filling) {
    const Edition& t = base_tables();
    State s = fresh<Civilization>(t, 4);
    Rng rng(3);
    for (int step = 0; step < 6000 && !is_over(s); ++step) {
        const SeatMask asked = pending<Civilization>(s);
        if (asked && step % 50 == 0) {
            const auto seen = view<Civilization>(t, s, lowest(asked));
            State one = determinize<Civilization>(t, seen, rng), other = determinize<Civilization>(t, seen, rng);
            for (State* filled : {&one, &other}) reopen<Civilization>(*filled, lowest(asked));  // as players think
            for (Seat seat = 0; seat < 4; ++seat)
                ASSERT_EQ(Civilization::value({t, one}, seat), Civilization::value({t, other}, seat)) << step;
        }
        Offer offered;
        if (asked) offer<Civilization>({t, s}, lowest(asked), offered);
        take<Civilization>(
            t, s, asked ? lowest(asked) : kChance,
            asked ? offered.move[rng.below(static_cast<uint32_t>(offered.size))] : draw<Civilization>({t, s}, rng));
    }
}

// CV-2.2: of two sheets dealt the first is kept in some games, the second in others.
TEST(CivilizationValue, either_of_two_nations_may_be_kept) {
    const Edition& t = base_tables();
    int second = 0;
    constexpr int kGames = 40;
    for (uint64_t seed = 0; seed < kGames; ++seed) {
        State s = fresh<Civilization>(t, 2);
        Rng rng(seed);
        while (is_chance<Civilization>(s)) take<Civilization>(t, s, kChance, draw<Civilization>({t, s}, rng));
        Offer offered;
        offer<Civilization>({t, s}, 0, offered);
        ASSERT_EQ(offered.size, 2);
        float worth[2];
        for (const int i : {0, 1}) {
            State next = s;
            take<Civilization>(t, next, 0, offered.move[i]);
            worth[i] = Civilization::value({t, next}, 0);
        }
        ASSERT_NE(worth[0], worth[1]) << seed;
        second += worth[1] > worth[0];
    }
    EXPECT_GT(second, kGames / 4);
    EXPECT_LT(second, kGames * 3 / 4);
}

// CV-17.1 to CV-17.4: a winning move of each kind is taken.
TEST(CivilizationValue, what_wins_is_worth_most) {
    const Desk culture(
        2, at("city", "red").culture("red", 7).trade("red", 6).with(R"({"players": {"red": {"track": 20}}})"));
    EXPECT_EQ(best_move(culture), "advance 1");
    const Desk tech(2, at("research").techs("red", {"code_of_laws"}, {5, 4, 3, 2}).trade("red", 27));
    EXPECT_EQ(best_move(tech), "research space_flight");
    const Desk economy(2, at("city", "red")
                              .techs("red", {"code_of_laws", "democracy"}, {1, 1})
                              .trade("red", 6)
                              .with(R"({"players": {"red": {"coins_on": {"sheet": 14}}}})"));
    EXPECT_EQ(best_move(economy), "use democracy");
    const Desk military = at_city(war()
                                      .thing("a2", "general")
                                      .thing("a1", "academy")
                                      .with(R"({"person_markers": {"general": 2}})")
                                      .units("red", {"infantry_31_1", "mounted_31_1", "artillery_31_1"})
                                      .techs("red", {"ballistics", "combustion", "replaceable_parts"}, {1, 0, 0, 2})
                                      .units("blue", {}));
    EXPECT_EQ(best_move(military), "enter f14");
}

// Obvious moves first.
TEST(CivilizationUrge, orders_moves) {
    const Desk d(2, at("city", "red").techs("red", {"code_of_laws", "pottery"}, {2}));
    const auto urge = [&](Move m) { return Civilization::urge(look(d), 0, m); };
    EXPECT_GT(urge(make(Verb::Found, 40, 1)), urge(make(Verb::Assign, 40, 0)));
    EXPECT_GT(urge(make(Verb::Reveal, 0)), urge(make(Verb::Stop)));
    EXPECT_GT(urge(make(Verb::Govern, index(Government::Republic))),
              urge(make(Verb::Govern, index(Government::Anarchy))));
    EXPECT_GT(urge(make(Verb::Advance, 2)), urge(make(Verb::Advance, 1)));
    EXPECT_GT(urge(make(Verb::Done)), urge(make(Verb::CancelEvent, 0)));
    EXPECT_GT(urge(make(Verb::Done)), urge(make(Verb::Disband)));
}

}  // namespace
}  // namespace pentarchy::civilization
