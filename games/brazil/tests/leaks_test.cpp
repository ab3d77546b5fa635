// Secrets of the map and of the piles: each is given away once, by a changed row of the flow table or a changed mask,
// and the engine's laws must see it. Games begin with the deal, or late and rich, so that few rounds peek, build and
// draw. What cards, fights and sealed choices hide is in secrets_test.cpp.
#include "engine/laws/laws.h"
#include "games/brazil/tests/war.h"

namespace pentarchy::brazil {
namespace {

enum class Spill {
    None,
    DealtTask,   // named in the log
    TaskInHand,  // seen in another's hand
    GoldInHand,  // the same
    GoldPile,    // what is left in it is seen
    PeekedTile,  // seen by all who see that somebody looked
    PeekInLog,   // named in the log
    BuriedTile,  // seen in the box
};

const Row& true_row(Proc proc) { return kFlow.begin()[index(proc)]; }

void spill(Spill what, Row* rows) {
    if (what == Spill::DealtTask)
        rows[index(Proc::DealTask)].take = [](Ctx& c, Frame& f, Move m) {
            c.say(Msg::DrewTask, m.a);
            return true_row(Proc::DealTask).take(c, f, m);
        };
    if (what == Spill::PeekInLog)
        rows[index(Proc::SeeTile)].take = [](Ctx& c, Frame& f, Move m) {
            c.say(Msg::SawTile, m.a, c.t.discovery_kind[m.b]);
            return true_row(Proc::SeeTile).take(c, f, m);
        };
}

// What lies at these places is seen by all.
template <class Cards, class Places>
void uncover(const Cards& truth, Cards& seen, Places places) {
    for (int id = 0; id < Cards::kIds; ++id)
        if (truth.where[id] != kNowhere && places(truth.where[id])) seen.where[id] = truth.where[id];
}

// North may look under a tile, build over one that it knows, and draw gold cards.
State late_position() {
    static const Desk kLate(2,
                            Given()
                                .era(2)
                                .gold("north", {"spy", "reform"})
                                .gold("east", {"discovery", "industry", "land_grant"})
                                .store("north", {{"wood", 3}, {"coffee", 2}})
                                .tile("north", "d3", "sawmill")
                                .tile("north", "c3", "sawmill")
                                .with(face_down("c4", "manioc_1", R"(["north"])"))
                                .with(face_down("e4", "culture_1", R"(["east"])"))
                                .with(R"({"players": {"north": {"under": ["build", null]}}})")
                                .set({"turn", "round"}, 2)
                                .turn("action", "north"),
                            kTwoSeatMap);
    return kLate.s;
}

template <Spill kSpill, bool kLate>
struct Leaking : Brazil {
    static const Row* rows() {
        static const std::vector<Row> kRows = [] {
            std::vector<Row> copy(Brazil::rows(), Brazil::rows() + Brazil::row_count());
            spill(kSpill, copy.data());
            return copy;
        }();
        return kRows.data();
    }
    static State setup(const Edition& t, int seats, const Node& options) {
        return kLate ? late_position() : Brazil::setup(t, seats, options);
    }
    static void mask(const Edition& t, State& s, Seat viewer) {
        const State truth = s;
        Brazil::mask(t, s, viewer);
        const auto in_a_cloud = [](int place) { return place >= kTileCloud0 && place < kTileOpen; };
        if constexpr (kSpill == Spill::TaskInHand)
            uncover(truth.tasks, s.tasks, [](int place) { return place >= kTaskHand0; });
        if constexpr (kSpill == Spill::GoldInHand)
            uncover(truth.gold, s.gold, [](int place) { return place >= kGoldHand0; });
        if constexpr (kSpill == Spill::GoldPile) uncover(truth.gold, s.gold, [](int place) { return place == kBag; });
        if constexpr (kSpill == Spill::PeekedTile) uncover(truth.tiles, s.tiles, in_a_cloud);
        if constexpr (kSpill == Spill::BuriedTile)
            uncover(truth.tiles, s.tiles, [](int place) { return place == kTileBox; });
    }
};

// Whether this law is seen broken in one of a few games; 0: any.
template <Spill kSpill, bool kLate = true>
bool is_seen(int law) {
    static const Edition kShort = [] {
        Edition t = base_tables();
        t.rounds = kLate ? 4 : 1;
        return t;
    }();
    for (uint64_t game = 0; game < 40; ++game) {
        const auto broken = check_game<Leaking<kSpill, kLate>>(kShort, 2, game);
        if (broken && (!law || broken->starts_with("law " + std::to_string(law) + ":"))) return true;
    }
    return false;
}

TEST(BrazilLeaks, honest_games_break_no_law) {
    EXPECT_FALSE((is_seen<Spill::None, true>(0)));
    EXPECT_FALSE((is_seen<Spill::None, false>(0)));
}
TEST(BrazilLeaks, tasks_that_are_dealt) {  // BR-2.9
    EXPECT_TRUE((is_seen<Spill::DealtTask, false>(16)));
    EXPECT_TRUE((is_seen<Spill::TaskInHand, false>(16)));
}
TEST(BrazilLeaks, gold_cards_in_hands_and_in_the_pile) {  // BR-20.2, BR-2.4
    EXPECT_TRUE(is_seen<Spill::GoldInHand>(16));
    EXPECT_TRUE(is_seen<Spill::GoldPile>(16));
}
TEST(BrazilLeaks, tiles_that_somebody_has_looked_at) {  // BR-11.3
    EXPECT_TRUE(is_seen<Spill::PeekedTile>(16));
    EXPECT_TRUE(is_seen<Spill::PeekInLog>(16));
}
TEST(BrazilLeaks, a_tile_that_was_built_over) { EXPECT_TRUE(is_seen<Spill::BuriedTile>(16)); }  // BR-7.12

}  // namespace
}  // namespace pentarchy::brazil
