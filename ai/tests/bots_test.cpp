// Law 10 for choices, and what every computer player promises: a legal move from a view alone, the same from the same
// seed, and an answer as soon as it is asked for.
#include <gtest/gtest.h>

#include <cstring>
#include <thread>

#include "ai/make_bot.h"
#include "engine/flow/playout.h"
#include "games/endeavor/game.h"
#include "games/outpost/game.h"

namespace pentarchy {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

template <class G>
class Bots : public ::testing::Test {
  public:
    using State = typename G::State;

    // Plays on, luck and choices at random, and calls `at_choice(state, seat, offer)` at every choice among several.
    template <class AtChoice>
    void play(uint64_t seed, AtChoice at_choice) {
        State s = fresh<G>(tables, kSeats);
        Rng rng(seed);
        Offer offered;
        while (!is_over(s)) {
            if (is_chance<G>(s)) {
                take<G>(tables, s, kChance, draw<G>({tables, s}, rng));
                continue;
            }
            const Seat seat = lowest(pending<G>(s));
            offer<G>({tables, s}, seat, offered);
            if (offered.size > 1) at_choice(s, seat, offered);
            take<G>(tables, s, seat, offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
        }
    }
    // The view of whoever makes the n-th choice of a game.
    View<G> some_view(int n) {
        std::optional<View<G>> out;
        play(1, [&](const State& s, Seat seat, const Offer&) {
            if (n-- == 0) out = view<G>(tables, s, seat);
        });
        return *out;
    }
    bool offers(const View<G>& seen, Move move) {
        Offer offered;
        offer<G>(seen.look(tables), seen.viewer(), offered);
        return offered.contains(move);
    }
    Thought think(const char* word, uint64_t seed, const View<G>& seen, const Limits& limits = {}) {
        return make_bot<G>(tables, parse_bot(word), seed)->think(seen, limits);
    }

    static constexpr int kSeats = 3;
    const Json components = parse_json(G::file("components.json"), "components.json");
    const typename G::Edition tables = G::load(Node(components, "components.json"));
};

using Games = ::testing::Types<Endeavor, Outpost>;
TYPED_TEST_SUITE(Bots, Games);

// A bot cannot be handed the truth: there is no way from a state to what it takes, except view().
template <class G, class Shown>
concept ThinksAbout = requires(Bot<G>& bot, const Shown& shown) {
    bot.think(shown, Limits{});
};
template <class G>
constexpr bool kSeesOnlyViews = ThinksAbout<G, View<G>> && !ThinksAbout<G, typename G::State> &&
                                !std::is_constructible_v<View<G>, typename G::State, Seat>;
static_assert(kSeesOnlyViews<Endeavor>);
static_assert(kSeesOnlyViews<Outpost>);

// A quiet row asks even a seat without a choice: its bot answers with the one move there is.
TYPED_TEST(Bots, AnswersWhenThereIsNoChoice) {
    typename TypeParam::State s = fresh<TypeParam>(this->tables, this->kSeats);
    Rng rng(4);
    Offer offered;
    int asked = 0;
    while (!is_over(s) && asked < 20) {
        if (is_chance<TypeParam>(s)) {
            take<TypeParam>(this->tables, s, kChance, draw<TypeParam>({this->tables, s}, rng));
            continue;
        }
        const Seat seat = lowest(pending<TypeParam>(s));
        offer<TypeParam>({this->tables, s}, seat, offered);
        if (offered.size == 1) {
            const View<TypeParam> seen = view<TypeParam>(this->tables, s, seat);
            for (const char* word : {"random", "greedy", "mcts:20"})
                EXPECT_EQ(this->think(word, 1, seen).best, offered.move[0]) << word;
            ++asked;
        }
        take<TypeParam>(this->tables, s, seat, offered.move[rng.below(static_cast<uint32_t>(offered.size))]);
    }
    EXPECT_GT(asked, 0);
}

TYPED_TEST(Bots, EqualViewsAndSeedsGiveEqualMoves) {
    using G = TypeParam;
    Rng rng(2);
    for (const char* word : {"random", "greedy", "mcts:50"}) {
        int choices = 0;
        this->play(3, [&](const typename G::State& s, Seat seat, const Offer&) {
            if (++choices % 5) return;
            const View<G> seen = view<G>(this->tables, s, seat);
            const typename G::State one = determinize<G>(this->tables, seen, rng),
                                    two = determinize<G>(this->tables, seen, rng);
            const Move move = this->think(word, 7, seen).best;
            EXPECT_TRUE(this->think(word, 7, view<G>(this->tables, one, seat)).best == move)
                << word << ", choice " << choices;
            EXPECT_TRUE(this->think(word, 7, view<G>(this->tables, two, seat)).best == move)
                << word << ", choice " << choices;
        });
        EXPECT_GT(choices, 20);
    }
}

// One bot for the whole game, as at a table: what it remembers of its last choice must not lead it astray.
TYPED_TEST(Bots, EveryMoveIsOffered) {
    using G = TypeParam;
    for (const char* word : {"random", "greedy", "mcts:30", "easy"}) {
        BotSpec spec = parse_bot(word);
        if (spec.is_timed()) spec.seconds = 0.001;
        std::vector<std::unique_ptr<Bot<G>>> bots;
        for (uint64_t seat = 0; seat < this->kSeats; ++seat) bots.push_back(make_bot<G>(this->tables, spec, seat));
        typename G::State s = fresh<G>(this->tables, this->kSeats);
        Rng rng(5);
        while (!is_over(s)) {
            if (is_chance<G>(s)) {
                take<G>(this->tables, s, kChance, draw<G>({this->tables, s}, rng));
                continue;
            }
            const Seat seat = lowest(pending<G>(s));
            Offer offered;
            offer<G>({this->tables, s}, seat, offered);
            const Move move =
                offered.size == 1 ? offered.move[0] : bots[seat]->think(view<G>(this->tables, s, seat), {}).best;
            ASSERT_TRUE(offered.contains(move)) << word;
            take<G>(this->tables, s, seat, move);
        }
    }
}

TYPED_TEST(Bots, SeedAndIterationsGiveEqualThoughts) {
    const auto seen = this->some_view(12);
    const Thought one = this->think("mcts:300", 4, seen), two = this->think("mcts:300", 4, seen);
    EXPECT_EQ(one.iterations, 300u);
    EXPECT_TRUE(one.best == two.best);
    EXPECT_EQ(std::memcmp(one.expected, two.expected, sizeof one.expected), 0);
    ASSERT_EQ(one.weighed.size(), two.weighed.size());
    for (size_t i = 0; i < one.weighed.size(); ++i) {
        const Weighed &a = one.weighed[i], &b = two.weighed[i];
        EXPECT_TRUE(a.move == b.move && a.visits == b.visits && a.results == b.results && a.line == b.line);
        EXPECT_EQ(std::memcmp(a.expected, b.expected, sizeof a.expected), 0);
    }
}

TYPED_TEST(Bots, ThoughtsWeighOfferedMovesFromNoneToAll) {
    for (const char* word : {"greedy", "mcts:200"}) {
        const auto seen = this->some_view(15);
        const Thought thought = this->think(word, 1, seen);
        ASSERT_FALSE(thought.weighed.empty()) << word;
        EXPECT_TRUE(thought.best == thought.weighed.front().move) << word;
        for (const Weighed& weighed : thought.weighed) {
            EXPECT_TRUE(this->offers(seen, weighed.move)) << word;
            ASSERT_FALSE(weighed.line.empty());
            EXPECT_TRUE(weighed.line.front() == weighed.move);
            for (const double share : weighed.expected) EXPECT_TRUE(share >= 0 && share <= 1) << share;
        }
    }
}

// Where a game asks for it, the first look at the root looks as far as greedy does, also at a root that was a node
// before.
TYPED_TEST(Bots, TheRootIsLookedThrough) {
    using G = TypeParam;
    SearchSettings settings;
    settings.lookahead = 2;
    int choices = 0, kept = 0;
    const auto expect_looked_through = [&](const Search<G>& search, const View<G>& seen, Rng rng) {
        typename G::State s = determinize<G>(this->tables, seen, rng);
        reopen<G>(s, seen.viewer());
        const float spread = settings.sharpness * G::spread({this->tables, s});
        for (const Edge& edge : search.root_edges()) {
            typename G::State next = s;
            take<G>(this->tables, next, seen.viewer(), edge.move);
            EXPECT_EQ(edge.value, look_ahead<G>(this->tables, next, seen.viewer(), 2, spread).of[seen.viewer()]);
        }
    };
    this->play(5, [&](typename G::State s, Seat seat, const Offer&) {
        if (++choices % 5) return;
        const View<G> seen = view<G>(this->tables, s, seat);
        Search<G> search(this->tables, seen, settings, Rng(6));
        search.iterate();
        EXPECT_FALSE(search.root_edges().empty());
        expect_looked_through(search, seen, Rng(6));
        if (!std::is_same_v<G, Endeavor>) return;  // where nothing is hidden, any filling is the same
        for (int i = 0; i < 50; ++i) search.iterate();
        const Move best = search.root_edges()[0].move;
        take<G>(this->tables, s, seat, best);
        Offer offered;
        if (!has_choice<G>(this->tables, s, seat, offered)) return;
        const View<G> next = view<G>(this->tables, s, seat);
        search.advance(best, next);
        kept += !search.root_edges().empty();
        expect_looked_through(search, next, Rng(7));
    });
    EXPECT_EQ(kept > 0, (std::is_same_v<G, Endeavor>));
}

TYPED_TEST(Bots, AStopIsAnsweredAtOnce) {
    const auto seen = this->some_view(12);
    std::stop_source source;
    Clock::time_point asked;
    const std::jthread other([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        asked = Clock::now();
        source.request_stop();
    });
    Limits limits;
    limits.stop = source.get_token();
    const Thought thought = this->think("mcts:1000000000", 1, seen, limits);
    EXPECT_LT(seconds_since(asked), 0.1);
    EXPECT_LT(thought.iterations, 1'000'000'000u);
    EXPECT_TRUE(this->offers(seen, thought.best));
}

TYPED_TEST(Bots, AStopThatCameBeforeStillGetsAMove) {
    const auto seen = this->some_view(12);
    std::stop_source source;
    source.request_stop();
    Limits limits;
    limits.stop = source.get_token();
    EXPECT_TRUE(this->offers(seen, this->think("mcts:1000000000", 1, seen, limits).best));
}

TYPED_TEST(Bots, ProgressTellsTheBestSoFar) {
    const auto seen = this->some_view(12);
    int calls = 0;
    uint64_t tries = 0;
    Limits limits;
    limits.progress_seconds = 0.005;
    limits.progress = [&](const Thought& thought) {
        ++calls;
        EXPECT_TRUE(this->offers(seen, thought.best));
        EXPECT_GT(thought.iterations, tries);
        tries = thought.iterations;
    };
    this->think("mcts:100ms", 1, seen, limits);
    EXPECT_GT(calls, 0);
}

// A fifth over the budget is allowed; the rest is for a machine that is busy with other tests. The best of a few
// counts.
TYPED_TEST(Bots, TimeIsKept) {
    const auto seen = this->some_view(20);
    double least = 1e9;
    for (int i = 0; i < 5; ++i) {
        const auto begin = Clock::now();
        this->think("mcts:20ms", 1, seen);
        least = std::min(least, seconds_since(begin));
    }
    EXPECT_GE(least, 0.020);
    EXPECT_LT(least, 0.020 * 1.2 + 0.030);
}

TYPED_TEST(Bots, MemoryHasABound) {
    using G = TypeParam;
    const auto seen = this->some_view(12);
    SearchSettings small;
    small.max_bytes = size_t{4} << 20;
    const Thought thought = MctsBot<G>(this->tables, parse_bot("mcts:20000"), 1, small).think(seen, {});
    EXPECT_EQ(thought.iterations, 20'000u);
    EXPECT_GT(thought.bytes, size_t{1} << 20);
    EXPECT_LE(thought.bytes, small.max_bytes);
    EXPECT_TRUE(this->offers(seen, thought.best));
    EXPECT_LT(SearchSettings{}.max_bytes, size_t{256} << 20);
}

TYPED_TEST(Bots, SeveralThreadsShareTheIterations) {
    const auto seen = this->some_view(12);
    Limits limits;
    limits.threads = 2;
    const Thought thought = this->think("mcts:400", 1, seen, limits);
    EXPECT_EQ(thought.iterations, 400u);
    EXPECT_TRUE(this->offers(seen, thought.best));
}

}  // namespace
}  // namespace pentarchy
