// Secrets in the middle of a game, section 20 of the rules, where games from the start rarely come: full hands, a spy,
// cards under their decks, cards laid in a fight. The laws hold there; and if one of these secrets leaked, they would
// see it: each leak is planted from outside, by changing a row of the flow table or the mask.
#include <set>

#include "engine/laws/laws.h"
#include "games/brazil/tests/war.h"

namespace pentarchy::brazil {
namespace {

enum class Leak {
    None,
    DrawnGoldInLog,
    DrawnCombatInLog,
    DrawnTaskInLog,
    KeptTaskInPublic,
    MonarchInPublic,
    OldTokenInPublic,
    LaidCardLeavesHand,
    LaidNumberWhileChoosing,
    AskingOnlyWhoHasZumbi,
    AskingOnlyWhoHasSigno,
    SpyTellsAll,
    SpysKnowledgeSeen,
    PileNotForgotten,
    ForcedDiscardAtOnce,
};

const Row& honest(Proc proc) { return kFlow.begin()[index(proc)]; }

// Runs a sealed box as it is, from a context that can also do what it should not.
Flow run_sealed(Proc proc, Ctx& c, Frame& f, Move m) {
    OwnCtx own(c.t, c.s, c.log, kFlow.begin(), StackRef(c.s.sub[f.seat]), f.seat);
    return honest(proc).take_own(own, f, m);
}

bool holds_combat(const Look& l, Seat seat, const char* kind) {
    return find_combat(l, seat, place_of(kind, l.t.combat_words)) >= 0;
}
bool holds_gold(const Look& l, Seat seat, const char* kind) {
    return find_gold(l, seat, place_of(kind, l.t.gold_words)) >= 0;
}

// The fork of the end asks only who has the card.
Flow ask_holders_of_signo(Ctx& c, Frame& f) {
    const Flow flow = honest(Proc::PlayGame).run(c, f);
    Fork* fork = top_fork(c.s);
    if (!fork || fork->proc != index(Proc::EndChoices)) return flow;
    for (const Seat seat : each(fork->asked))
        if (!holds_gold(c, seat, "in_hoc_signo")) {
            StackRef(c.s.sub[seat]).cut(fork->base[seat]);
            fork->asked = fork->left &= static_cast<SeatMask>(~bit(seat));
        }
    return flow;
}
// A defender without Zumbi is passed over: the steps 2 and 3 of a fight are the defender's.
Flow ask_holders_of_zumbi(Ctx& c, Frame& f) {
    if (f.local[0] == 2 && !holds_combat(c, c.s.fight.defender, "zumbi")) f.local[0] = 4;
    return honest(Proc::Fight).run(c, f);
}

template <Proc kProc, Msg kSays>
void plant_in_log(Row* rows) {
    rows[index(kProc)].take = [](Ctx& c, Frame& f, Move m) {
        c.say(kSays, m.a);
        return honest(kProc).take(c, f, m);
    };
}
// A sealed box that also writes something public.
template <Proc kProc>
void plant_in_public(Row* rows, Flow (*take)(Ctx&, Frame&, Move)) {
    rows[index(kProc)].take_own = nullptr;
    rows[index(kProc)].take = take;
}

void plant(Leak leak, Row* rows) {
    switch (leak) {
        case Leak::DrawnGoldInLog: plant_in_log<Proc::GoldCard, Msg::DrewGold>(rows); break;
        case Leak::DrawnCombatInLog: plant_in_log<Proc::CombatCard, Msg::DrewCombat>(rows); break;
        case Leak::DrawnTaskInLog: plant_in_log<Proc::TaskCard, Msg::DrewTask>(rows); break;
        case Leak::KeptTaskInPublic:
            plant_in_public<Proc::KeepTask>(rows, [](Ctx& c, Frame& f, Move m) {
                c.s.clock = static_cast<uint16_t>(c.s.clock + 1 + m.a);
                return run_sealed(Proc::KeepTask, c, f, m);
            });
            break;
        case Leak::MonarchInPublic:
            plant_in_public<Proc::Reign>(rows, [](Ctx& c, Frame& f, Move m) {
                c.s.player[f.seat].monarch = static_cast<uint8_t>(m.a);
                return run_sealed(Proc::Reign, c, f, m);
            });
            break;
        case Leak::OldTokenInPublic:
            plant_in_public<Proc::OldToken>(rows, [](Ctx& c, Frame& f, Move m) {
                c.s.player[f.seat].token = static_cast<uint8_t>(m.a);
                return run_sealed(Proc::OldToken, c, f, m);
            });
            break;
        case Leak::LaidCardLeavesHand:
            plant_in_public<Proc::LayCards>(rows, [](Ctx& c, Frame& f, Move m) {
                const Flow flow = run_sealed(Proc::LayCards, c, f, m);
                for (const uint8_t card : c.s.picks[f.seat].laid)
                    if (card) c.s.combat.move(card - 1, kCombatDiscard);
                return flow;
            });
            break;
        case Leak::LaidNumberWhileChoosing:
            plant_in_public<Proc::LayCards>(rows, [](Ctx& c, Frame& f, Move m) {
                ++c.s.clock;
                return run_sealed(Proc::LayCards, c, f, m);
            });
            break;
        case Leak::AskingOnlyWhoHasZumbi: rows[index(Proc::Fight)].run = &ask_holders_of_zumbi; break;
        case Leak::AskingOnlyWhoHasSigno: rows[index(Proc::PlayGame)].run = &ask_holders_of_signo; break;
        case Leak::SpyTellsAll:
            rows[index(Proc::SpyOn)].take = [](Ctx& c, Frame& f, Move m) {
                for (const int id : task_hand(c, static_cast<Seat>(m.a))) c.say(Msg::SpySawTask, m.a, id);
                return honest(Proc::SpyOn).take(c, f, m);
            };
            break;
        case Leak::PileNotForgotten:
            rows[index(Proc::DrawCombat)].run = [](Ctx& c, Frame& f) {
                const auto discards = c.s.combat.ids_at(kCombatDiscard);
                const Flow flow = honest(Proc::DrawCombat).run(c, f);
                for (auto& known : c.s.combat.known) known = known | discards;
                return flow;
            };
            break;
        case Leak::ForcedDiscardAtOnce: rows[index(Proc::TrimCombat)].flags = 0; break;
        default: break;
    }
}

template <Leak kLeak>
struct Leaky : Brazil {
    static const Row* rows() {
        static const std::vector<Row> kRows = [] {
            std::vector<Row> copy(kFlow.begin(), kFlow.begin() + Rows::kCount);
            plant(kLeak, copy.data());
            return copy;
        }();
        return kRows.data();
    }
    static void mask(const Edition& t, State& s, Seat viewer) {
        const State true_state = s;
        Brazil::mask(t, s, viewer);
        if constexpr (kLeak == Leak::SpysKnowledgeSeen) std::copy_n(true_state.gold.known, kSeats, s.gold.known);
    }
};

// Plays on at random from here and tells the first law that is broken, with what it says; "" is none.
template <Leak kLeak>
std::string broken_from(const Edition& t, State s, uint64_t game, int steps) {
    using G = Leaky<kLeak>;
    Rng rng(game, 7);
    laws::WaitingRows<G> waiting;
    laws::Sample sample;
    const auto said = [](const laws::Broken& b) { return std::to_string(b->law) + ": " + b->what; };
    for (int step = 0, decisions = 0; step < steps && !is_over(s); ++step) {
        if (const laws::Broken b = laws::state_laws<G>({t, s}, rng, sample)) return said(b);
        if (const laws::Broken b = waiting.see({t, s})) return said(b);
        const laws::Played played = laws::choose<G>({t, s}, rng, decisions);
        if (const laws::Broken b = laws::observer_forward<G>({t, s}, played, rng)) return said(b);
        if (const laws::Broken b = laws::sealed_write<G>({t, s}, played)) return said(b);
        take<G>(t, s, played.actor, played.move);
    }
    return "";
}
// The laws seen broken in some games from this position; 0 is an invariant of the engine that sanitizer builds check.
template <Leak kLeak>
std::set<int> laws_broken(const Desk& from, int steps = 40) {
    std::set<int> out;
    checks_throw = true;
    for (uint64_t game = 0; game < 12 && out.empty(); ++game) {
        try {
            const std::string what = broken_from<kLeak>(from.t, from.s, game, steps);
            if (!what.empty()) out.insert(std::stoi(what));
        } catch (const CheckFailed&) {
            out.insert(0);
        }
    }
    checks_throw = false;
    return out;
}

// Three seats in era II with hands of all kinds; north has looked into east's.
Given rich(Given given) {
    return given.era(2)
        .tasks("north", {"task_1_04", "task_2_02", "task_3_03"})
        .tasks("east", {"task_1_05", "task_2_10", "task_3_01"})
        .tasks("south", {"task_1_06", "task_2_06", "task_3_08"})
        .gold("north", {"spy", "industry", "reform"})
        .gold("east", {"in_hoc_signo", "volunteers", "agricola"})
        .gold("south", {"outpost", "forced_march"})
        .combat("north", {"bowmen_1", "sepe_tiaraju_1", "camp_1"})
        .combat("east", {"zumbi_1", "bowmen_2", "bandeirantes_1"})
        .combat("south", {"anita_1", "musketeers_1"})
        .with(R"({"known_gold": {"north": ["agricola"]}, "known_combat": {"north": ["zumbi_1"]},
                  "known_tasks": {"north": ["task_2_10"]},
                  "tasks_under": {"era_1": [{"id": "task_1_01", "by": "north"}, {"id": "task_1_02", "by": "east"}],
                                  "era_2": [{"id": "task_2_01", "by": "east"}, {"id": "task_2_03", "by": "south"}]},
                  "players": {"north": {"under": ["trade", null]}, "east": {"under": ["import", null]},
                              "south": {"under": ["build", null]}}})");
}
// North stands before east's unit, and south's is not far.
Desk at_war() {
    return Desk(3,
                rich(moves("north", "trade"))
                    .unit("green_dragoon", "d3")
                    .unit("orange_monarch", "d4")
                    .unit("blue_monarch", "e4")
                    .tile("east", "d4", "farm", {{"coffee", 1}}),
                kThreeSeatMap);
}
// The attacker lays its cards.
Desk in_the_fight() {
    Desk d = at_war();
    return d.play("north", "move green_dragoon d4").play("north", "use_all");
}
Desk about_to_act() { return Desk(3, rich(action()).good("north", "dye", "import"), kThreeSeatMap); }
// North has just come to the moves in which it reveals a task of the current era.
Desk an_era_ends() {
    return Desk(3,
                rich(moves("north", "build"))
                    .era(1)
                    .with(R"({"players": {"north": {"under": [null, null]}, "east": {"under": [null, null]},
                                          "south": {"under": [null, null]}}})")
                    .unit("green_archer_1", "d3")
                    .unit("green_archer_2", "d3")
                    .tile("north", "c3", "cane_field")
                    .tile("north", "d3", "sawmill"),
                kThreeSeatMap);
}

// A unit beside a Quilombo that east has looked at.
Desk before_quilombo() {
    return Desk(
        3,
        rich(moves("north", "import")).unit("green_archer_1", "d4").with(face_down("d5", "quilombo_1", R"(["east"])")),
        kThreeSeatMap);
}
// South ends the last round; north and east could have In hoc signo vinces.
Desk the_last_turn() {
    return Desk(3, rich(moves("south", "trade")).set({"start"}, Json("north")).set({"ending"}, true), kThreeSeatMap);
}
// North has three equal cards and draws the fourth; all others are out or face up.
Desk a_full_hand() {
    MoveTexts discard;
    for (const std::string& copy : base_tables().combat_copy_words)
        if (!copy.starts_with("bowmen") && !contains({"zumbi_1", "musketeers_1"}, copy)) discard.push_back(copy);
    return Desk(3,
                rich(moves("north", "trade"))
                    .combat("north", {"bowmen_1", "bowmen_2", "bowmen_3"})
                    .combat("east", {"zumbi_1"})
                    .combat("south", {"musketeers_1"})
                    .set({"combat_discard"}, names(discard))
                    .set({"players", "north", "under"}, names({"import", "trade"})),
                kThreeSeatMap);
}
// East may put a good into the Factory; nothing else is left to be shown.
Desk before_the_factory() {
    return Desk(2, Given()
                       .turn("end")
                       .gold("north", {"spy"})
                       .combat("north", {"bowmen_1", "camp_1", "zumbi_1"})
                       .paintings("east", {"factory"})
                       .good("east", "fabric", "painting"));
}
Desk dealt() { return Desk(3, Given(), kThreeSeatMap); }

// BR-20.1, BR-20.2, BR-22.2
TEST(BrazilSecrets, the_laws_hold_with_full_hands) {
    for (const Desk& from : {at_war(), about_to_act(), an_era_ends(), before_quilombo(), the_last_turn(), a_full_hand(),
                             before_the_factory()})
        for (uint64_t game = 0; game < 12; ++game) EXPECT_EQ(broken_from<Leak::None>(from.t, from.s, game, 80), "");
}

TEST(BrazilSecrets, what_is_drawn_is_not_told) {  // BR-13.4, BR-14.3, BR-11.11
    EXPECT_TRUE(laws_broken<Leak::DrawnGoldInLog>(about_to_act()).contains(16));
    EXPECT_TRUE(laws_broken<Leak::DrawnCombatInLog>(about_to_act()).contains(16));
    EXPECT_TRUE(laws_broken<Leak::DrawnTaskInLog>(before_quilombo()).contains(16));
    EXPECT_TRUE(laws_broken<Leak::PileNotForgotten>(a_full_hand()).contains(16));
}
TEST(BrazilSecrets, what_is_kept_and_returned_at_setup_is_secret) {  // BR-2.9, BR-2.10, BR-2.12
    EXPECT_TRUE(laws_broken<Leak::KeptTaskInPublic>(dealt()).contains(16));
    EXPECT_TRUE(laws_broken<Leak::MonarchInPublic>(dealt()).contains(16));
}
TEST(BrazilSecrets, old_tokens_are_placed_unseen) {  // BR-15.11
    EXPECT_TRUE(laws_broken<Leak::OldTokenInPublic>(an_era_ends()).contains(16));
}
TEST(BrazilSecrets, laid_cards_and_their_number_are_unseen) {  // BR-9.8
    EXPECT_FALSE(laws_broken<Leak::LaidCardLeavesHand>(in_the_fight()).empty());
    EXPECT_TRUE(laws_broken<Leak::LaidNumberWhileChoosing>(in_the_fight()).contains(21));
}
TEST(BrazilSecrets, who_is_asked_follows_from_what_all_see) {  // BR-22.2, BR-18.15
    EXPECT_FALSE(laws_broken<Leak::AskingOnlyWhoHasZumbi>(in_the_fight()).empty());
    EXPECT_TRUE(laws_broken<Leak::AskingOnlyWhoHasSigno>(the_last_turn()).contains(16));
    EXPECT_TRUE(laws_broken<Leak::ForcedDiscardAtOnce>(a_full_hand()).contains(23));
}
TEST(BrazilSecrets, what_a_spy_sees_is_the_spys) {  // BR-13.13
    EXPECT_TRUE(laws_broken<Leak::SpyTellsAll>(about_to_act()).contains(16));
    EXPECT_FALSE(laws_broken<Leak::SpysKnowledgeSeen>(about_to_act()).empty());
}

// Two positions that differ in one secret of east: byte for byte the same for all others, not for east itself.
void expect_secret_of_east(const Given& one, const Given& other, const std::string& what) {
    const Desk a(3, one, kThreeSeatMap), b(3, other, kThreeSeatMap);
    for (const char* viewer : {"north", "south", "spectator"}) EXPECT_EQ(a.sight(viewer), b.sight(viewer)) << what;
    EXPECT_NE(a.sight("east"), b.sight("east")) << what;
}

TEST(BrazilSecrets, hands_look_alike_whatever_they_hold) {  // BR-20.2
    const Given given = action().combat("south", {"bowmen_1"}).gold("south", {"reform"}).tasks("south", {"task_1_01"});
    expect_secret_of_east(Given(given).gold("east", {"spy", "industry"}),
                          Given(given).gold("east", {"outpost", "jesuits"}), "gold");
    expect_secret_of_east(Given(given).combat("east", {"zumbi_1"}), Given(given).combat("east", {"camp_2"}), "combat");
    expect_secret_of_east(Given(given).tasks("east", {"task_1_02", "task_3_01"}),
                          Given(given).tasks("east", {"task_1_07", "task_3_09"}), "tasks");
    const auto under = [&](const char* task) {
        return Given(given).with(std::string(R"({"tasks_under": {"era_2": [{"id": ")") + task +
                                 R"(", "by": "east"}]}})");
    };
    expect_secret_of_east(under("task_2_01"), under("task_2_04"), "put under a deck");
}

// BR-2.10: a task that was returned and one that was kept change places.
TEST(BrazilSecrets, kept_and_returned_tasks_look_alike) {
    std::vector<Desk> worlds;
    for (const size_t kept : {0u, 1u}) {
        Desk d = dealt();
        for (const char* seat : {"north", "east", "south"})
            for (int pick = 0; pick < 4; ++pick) {
                const MoveTexts moves = d.offers(seat);
                d.play(seat, pick == 1 && seat == std::string("east") ? moves[kept] : moves[0]);
            }
        worlds.push_back(d);
    }
    for (const char* viewer : {"north", "south", "spectator"})
        EXPECT_EQ(worlds[0].sight(viewer), worlds[1].sight(viewer)) << viewer;
    EXPECT_NE(worlds[0].sight("east"), worlds[1].sight("east"));
}

}  // namespace
}  // namespace pentarchy::brazil
