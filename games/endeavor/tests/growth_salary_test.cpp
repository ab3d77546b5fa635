// Sections 6 and 7: population and pay; and that every choice of workers has exactly one path and no path a dead end.
#include <map>

#include "games/endeavor/tests/desk.h"

namespace pentarchy::endeavor {
namespace {

// EN-6.1, EN-6.3
TEST(EndeavorGrowth, EN_6_1_as_much_as_growth_says_and_nobody_is_asked) {
    const int growth[] = {2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6};
    for (int culture = 0; culture <= 16; ++culture) {
        Desk d(3, Given().level("purple", "culture", culture).harbour("purple", 1).turn("growth", "purple"));
        EXPECT_EQ(d.of("purple", "harbour"), 1 + growth[culture]) << culture;
        EXPECT_EQ(d.of("white", "harbour"), 2);
        EXPECT_TRUE(d.is_offered("purple", "pass")) << "the action phase";
        EXPECT_TRUE(contains(d.told(), "grows purple " + std::to_string(growth[culture])));
    }
}

TEST(EndeavorGrowth, EN_6_1_comes_from_the_supply) {
    Desk d(3, Given()
                  .harbour("purple", 4)
                  .worker("purple", "market")
                  .city("rome", "purple")
                  .track("africa", {"purple"})
                  .level("purple", "finance", 0));
    EXPECT_EQ(d.of("purple", "supply"), 30 - 7);
}

// EN-6.2
TEST(EndeavorGrowth, EN_6_2_population_never_runs_out) {
    Desk d(3, Given().harbour("purple", 30).level("purple", "culture", 10).turn("growth", "purple"));
    EXPECT_EQ(d.of("purple", "harbour"), 36);
    EXPECT_EQ(d.of("purple", "supply"), 0);
}

// EN-7.1, EN-7.2, EN-7.5
TEST(EndeavorSalary, EN_7_2_the_player_chooses_who_returns) {
    Desk d(3, Given()
                  .level("white", "finance", 3)
                  .worker("white", "market")
                  .worker("white", "shipyard")
                  .worker("white", "colonial_house")
                  .harbour("white", 2)
                  .turn("salary", "white"));
    EXPECT_EQ(d.offers("white"), (MoveTexts{"pay colonial_house", "pay market"}))
        << "in order of the buildings: the shipyard cannot be the first of two";
    EXPECT_EQ(d.refusal("white", "pay shipyard"), "EN-7.2");
    EXPECT_EQ(d.refusal("white", "pay docks"), "EN-7.1") << "nobody there";
    Desk later = d;
    later.play("white", "pay market");
    EXPECT_EQ(later.refusal("white", "pay colonial_house"), "EN-7.2") << "it comes before the market";
    d.plays("white", {"pay colonial_house", "pay shipyard"});
    EXPECT_EQ(d.of("white", "harbour"), 4);
    EXPECT_EQ(d.of("white", "workers.market"), 1);
    EXPECT_EQ(d.refusal("white", "activate market"), "EN-9.2") << "EN-7.5";
    EXPECT_TRUE(d.is_offered("white", "activate shipyard"));
}

// EN-7.3, EN-7.4
TEST(EndeavorSalary, EN_7_3_enough_payments_return_all) {
    Desk d(3, Given()
                  .level("white", "finance", 10)
                  .worker("white", "market", 2)
                  .worker("white", "shipyard")
                  .turn("salary", "white"));
    EXPECT_TRUE(d.is_offered("white", "pass"));
    EXPECT_EQ(d.of("white", "harbour"), 3);
    EXPECT_EQ(d.of("white", "workers.market"), 0);
    d.play("white", "pass").play("black", "pass").play("purple", "pass");
    EXPECT_EQ(d.of("white", "harbour"), 3) << "payments not needed are lost";
    Desk exact(3, Given().level("white", "finance", 4).worker("white", "market", 3).turn("salary", "white"));
    EXPECT_EQ(exact.of("white", "harbour"), 3);
}

// EN-7.6
TEST(EndeavorSalary, EN_7_6_nothing_in_round_one) {
    Desk d(4, Given().turn("build", "purple"));
    for (const char* seat : {"purple", "white", "black", "red"}) d.play(seat, "build market");
    EXPECT_TRUE(d.is_offered("purple", "pass"));
    EXPECT_FALSE(contains(d.lines(), "pays_worker"));
    for (const char* seat : {"purple", "white", "black", "red"}) EXPECT_EQ(d.of(seat, "harbour"), 2);
}

// EN-7.7
TEST(EndeavorSalary, EN_7_7_cities_and_tracks_keep_theirs) {
    Desk d(3, Given()
                  .level("white", "finance", 10)
                  .city("rome", "white")
                  .track("africa", {"white", "white"})
                  .worker("white", "market")
                  .turn("salary", "white"));
    EXPECT_EQ(d.of("white", "harbour"), 1);
    EXPECT_EQ(d.at("cities.rome.owner"), "white");
    EXPECT_EQ(d.at("regions.africa.track.1"), "white");
}

// EN-14.3: the same choice for a payment, with its own rule against a first pick that leaves too few.
TEST(EndeavorSalary, EN_14_3_a_payment_is_refused_by_its_own_rule) {
    Desk d(3, Given()
                  .level("white", "finance", 2)
                  .worker("white", "market")
                  .worker("white", "shipyard")
                  .worker("white", "docks")
                  .token("white", "token_payment")
                  .turn("action", "white"));
    d.play("white", "spend token_payment");
    EXPECT_EQ(d.offers("white"), (MoveTexts{"pay market", "pay shipyard"}));
    EXPECT_EQ(d.refusal("white", "pay docks"), "EN-14.3");
    d.play("white", "pay shipyard");
    EXPECT_EQ(d.offers("white"), MoveTexts{"pay docks"});
}

using Rest = std::vector<int>;
Rest rest_of(const State& s) { return {std::begin(s.player[0].workers), std::end(s.player[0].workers)}; }

void all_paths(const Edition& t, const State& s, std::map<Rest, int>& out) {
    if (std::string_view(row_for<Endeavor>(s, 0).name) != "pay_workers") return void(++out[rest_of(s)]);
    Offer offered;
    offer<Endeavor>({t, s}, 0, offered);
    ASSERT_GT(offered.size, 0) << "a dead end";
    for (const Move m : offered) {
        State next = s;
        take<Endeavor>(t, next, 0, m);
        ASSERT_EQ(Endeavor::conserved({t, next}), "");
        all_paths(t, next, out);
    }
}

// Every way to free `left` workers without the one on `source`, by trying all.
void brute_force(const Rest& workers, size_t at, int left, int source, Rest& rest, std::map<Rest, int>& out) {
    if (at == workers.size()) {
        if (left == 0) out[rest] = 1;
        return;
    }
    const int most = workers[at] - (static_cast<int>(at) == source ? 1 : 0);
    for (int n = 0; n <= std::min(most, left); ++n) {
        rest[at] = workers[at] - n;
        brute_force(workers, at + 1, left - n, source, rest, out);
    }
    rest[at] = workers[at];
}

// EN-7.2, EN-14.3, EN-14.4: salary, a payment token and a paying building, on random boards.
TEST(EndeavorSalary, EN_7_2_every_choice_has_one_path) {
    const Edition t = Endeavor::load(Node(edition(), "edition"));
    int chosen = 0;
    for (uint64_t trial = 0; trial < 240; ++trial) {
        Rng rng(trial);
        Given given;
        given.harbour("purple", 1)
            .level("purple", "finance", static_cast<int>(rng.below(12)))
            .token("purple", "token_payment")
            .building("purple", "museum");
        for (const char* kind : {"colonial_house", "market", "shipyard", "docks", "cartographer"}) {
            const int most = kind == std::string("colonial_house") ? 1 : kind == std::string("cartographer") ? 2 : 3;
            const int n = static_cast<int>(rng.below(static_cast<uint32_t>(most + 1)));
            if (n) given.worker("purple", kind, n);
        }
        const int way = static_cast<int>(trial % 3);
        Desk d(3, given.turn(way == 0 ? "salary" : "action", "purple"));
        const int source = way == 2 ? 14 : -1;
        ASSERT_EQ(t.building_words[14], "museum");
        const std::string move = way == 1 ? "spend token_payment" : "activate museum";
        if (way && !d.is_offered("purple", move)) {
            EXPECT_EQ(d.refusal("purple", move), "EN-14.6");
            continue;
        }
        if (way) d.play("purple", move);
        if (std::string_view(row_for<Endeavor>(d.s, 0).name) != "pay_workers") continue;
        ++chosen;
        Rest workers = rest_of(d.s), rest = workers;
        std::map<Rest, int> expected, found;
        brute_force(workers, 0, d.of("purple", "payments"), source, rest, expected);
        all_paths(d.t, d.s, found);
        EXPECT_EQ(found, expected) << "trial " << trial;
    }
    EXPECT_GT(chosen, 100);
}

}  // namespace
}  // namespace pentarchy::endeavor
