// Secrets of section 22 in the middle of a game: hands of units, events and people, kept markers, battles, windows,
// research and deals. The laws hold there; and if one of these secrets leaked, they would see it: each leak is planted
// from outside, by a changed row of the flow table or a changed mask.
#include <set>

#include "engine/laws/laws.h"
#include "games/civilization/tests/desk.h"

namespace pentarchy::civilization {
namespace {

enum class Leak {
    None,
    ReserveSeen,       // units of another's reserve
    DrawnUnitInLog,    // named when it is drawn
    ForceInLog,        // cards of a battle hand
    ForceCounted,      // so that the reserve shows what was drawn
    BarbariansSeen,    // by others than their leader
    DecksSeen,         // what is left in them
    EventsSeen,        // faces in another's hand
    DrawnEventInLog,   // of which one is kept
    DrawnEventSeen,    // before one is kept
    FaceSeen,          // of a person not used yet
    DrawnPersonInLog,  // the face, with its type
    MapMarkersSeen,    // what is left for the map
    KeptMarkersSeen,   // on another's sheet
    ResearchInPublic,  // before the reveal
    AnswerInPublic,    // in a window
    AnswerInLog,
    AskingOnlyHolders,  // of what cancels
    PromisedSeen,       // cards of a proposal that nobody showed
    OtherNationSeen,    // the one not kept
};

const Row& true_row_of(Proc proc) { return kFlow.begin()[index(proc)]; }

template <Proc kProc, Msg kSays>
void tell_all(Row* rows) {
    rows[index(kProc)].take = [](Ctx& c, Frame& f, Move m) {
        c.say(kSays, m.a);
        return true_row_of(kProc).take(c, f, m);
    };
}
// A sealed box that writes what was chosen where all see it, or says it.
template <Proc kProc, bool kInLog = false>
void choose_in_public(Row* rows) {
    rows[index(kProc)].take_own = nullptr;
    rows[index(kProc)].take = [](Ctx& c, Frame& f, Move m) {
        if (kInLog) {
            c.say(Msg::GainsTrade, f.seat, m.verb);
        } else {
            c.s.clock = static_cast<uint16_t>(c.s.clock + 1 + m.a + m.verb);
        }
        OwnCtx own(c.t, c.s, c.log, kFlow.begin(), StackRef(c.s.sub[f.seat]), f.seat);
        return true_row_of(kProc).take_own(own, f, m);
    };
}
// A window asks those alone who can cancel.
Flow ask_holders(Ctx& c, Frame& f) {
    const Flow flow = true_row_of(Proc::Window).run(c, f);
    Fork* fork = top_fork(c.s);
    if (!fork || !fork->left) return flow;
    for (const Seat seat : each(fork->asked)) {
        Offer offered;
        offer<Civilization>({c.t, c.s}, seat, offered);
        if (offered.size > 1) continue;
        StackRef(c.s.sub[seat]).cut(fork->base[seat]);
        fork->asked = fork->left &= static_cast<SeatMask>(~bit(seat));
    }
    return flow;
}

void plant_leak(Leak leak, Row* rows) {
    switch (leak) {
        case Leak::DrawnUnitInLog: return tell_all<Proc::DrawUnit, Msg::DrewUnit>(rows);
        case Leak::ForceInLog: return tell_all<Proc::DrawForce, Msg::ForceCard>(rows);
        case Leak::ForceCounted:
            rows[index(Proc::DrawForce)].take = [](Ctx& c, Frame& f, Move m) {
                c.s.clock = static_cast<uint16_t>(c.s.clock + c.s.units.back_of(m.a));
                return true_row_of(Proc::DrawForce).take(c, f, m);
            };
            return;
        case Leak::DrawnEventInLog: return tell_all<Proc::DrawEvent, Msg::DrewEvent>(rows);
        case Leak::DrawnPersonInLog: return tell_all<Proc::DrawPerson, Msg::DrewPerson>(rows);
        case Leak::ResearchInPublic: return choose_in_public<Proc::ChooseTech>(rows);
        case Leak::AnswerInPublic: return choose_in_public<Proc::ReactAction>(rows);
        case Leak::AnswerInLog: return choose_in_public<Proc::ReactAction, true>(rows);
        case Leak::AskingOnlyHolders: rows[index(Proc::Window)].run = &ask_holders; return;
        default: return;
    }
}

template <class Cards, class Places>
void uncover(const Cards& truth, Cards& seen, Places places) {
    for (int id = 0; id < Cards::kIds; ++id)
        if (truth.where[id] != kNowhere && places(truth.where[id])) seen.where[id] = truth.where[id];
}
bool is_among(int place, int first) { return place >= first && place < first + kSeats; }

template <Leak kLeak>
struct Leaking : Civilization {
    static const Row* rows() {
        static const std::vector<Row> kRows = [] {
            std::vector<Row> copy(kFlow.begin(), kFlow.begin() + Rows::kCount);
            plant_leak(kLeak, copy.data());
            return copy;
        }();
        return kRows.data();
    }
    static void mask(const Edition& t, State& s, Seat viewer) {
        const State truth = s;
        Civilization::mask(t, s, viewer);
        const auto in_bag = [](int place) { return place == kBag; };
        switch (kLeak) {
            case Leak::ReserveSeen: return uncover(truth.units, s.units, [](int p) { return is_among(p, kReserve0); });
            case Leak::BarbariansSeen: return uncover(truth.units, s.units, [](int p) { return p == kBarbarians; });
            case Leak::DecksSeen: return uncover(truth.units, s.units, in_bag);
            case Leak::EventsSeen:
                return uncover(truth.events, s.events, [](int p) { return is_among(p, kEventHand0); });
            case Leak::DrawnEventSeen:
                return uncover(truth.events, s.events, [](int p) { return is_among(p, kEventDrawn0); });
            case Leak::FaceSeen:
                return uncover(truth.people, s.people, [](int p) { return is_among(p, kPersonHand0); });
            case Leak::MapMarkersSeen: return uncover(truth.markers, s.markers, in_bag);
            case Leak::KeptMarkersSeen:
                return uncover(truth.markers, s.markers, [](int p) { return is_among(p, kSheet0); });
            case Leak::OtherNationSeen:
                return uncover(truth.nations, s.nations, [](int p) { return is_among(p, kNationHand0); });
            case Leak::PromisedSeen: std::copy_n(truth.promised, kSeats, s.promised); return;
            default: return;
        }
    }
};

// Plays on at random from here, until a law is broken; "" is none.
template <Leak kLeak>
std::string first_broken(const Edition& t, State s, uint64_t game, int steps) {
    using G = Leaking<kLeak>;
    Rng rng(game, 7);
    laws::WaitingRows<G> waiting;
    laws::Sample sample;
    const auto said = [](const laws::Broken& b) { return std::to_string(b->law) + ": " + b->what; };
    for (int step = 0, decisions = 0; step < steps && !is_over(s); ++step) {
        if (const laws::Broken b = laws::stack_is_public<G>({t, s})) return said(b);
        if (const laws::Broken b = laws::secrets_do_not_steer<G>({t, s})) return said(b);
        if (const laws::Broken b = laws::fork_laws<G>({t, s}, rng)) return said(b);
        if (const laws::Broken b = laws::observer_backward<G>({t, s})) return said(b);
        if (const laws::Broken b = waiting.see({t, s})) return said(b);
        const laws::Played played = laws::choose<G>({t, s}, rng, decisions);
        if (const laws::Broken b = laws::observer_forward<G>({t, s}, played, rng)) return said(b);
        if (const laws::Broken b = laws::sealed_write<G>({t, s}, played)) return said(b);
        take<G>(t, s, played.actor, played.move);
    }
    return "";
}
// Whether a law sees it in some games from this position.
template <Leak kLeak>
bool is_seen(const Desk& from, int steps = 12) {
    bool seen = false;
    checks_throw = true;
    for (uint64_t game = 0; game < 12 && !seen; ++game) {
        try {
            seen = !first_broken<kLeak>(from.t, from.s, game, steps).empty();
        } catch (const CheckFailed&) {
            seen = true;
        }
    }
    checks_throw = false;
    return seen;
}

// Three seats with secrets of all kinds; red acts, blue and green might react.
Given secrets(const std::string& phase) {
    const bool of_all = phase == "trade" || phase == "research";
    Given given = at(phase, of_all ? "" : "red").techs("red", {"code_of_laws", "mysticism"}, {8, 6, 4, 2});
    given.techs("blue", {"writing"}, {3}).techs("green", {"writing"}, {3});
    given.units("red", {"infantry_13_1", "infantry_22_1", "mounted_13_1", "artillery_13_1", "mounted_22_1"});
    given.units("blue", {"infantry_13_2", "mounted_22_2"}).units("green", {"artillery_22_1"});
    return given.trade("red", 20).trade("blue", 12).culture("red", 20).with(R"({
        "players": {"red": {"events": ["despot_day_1"], "markers": ["hut_iron_1"], "track": 2},
                    "blue": {"events": ["drought_1", "sabotage_1"], "markers": ["hut_spy_1", "village_spy_1"],
                             "people": ["mark_twain"], "people_in_reserve": {"artist": 1}},
                    "green": {"events": ["supply_drop_1"], "markers": ["hut_silk_1", "village_iron_1"]}}})");
}
Desk before_actions() { return Desk(3, secrets("city")); }
// An army of red before a marker.
Desk entering(const char* kind) {
    Given given = at("move", "red").tile(2, "neutral_01", "north").tile(3, "neutral_02", "north");
    given.units("red", {"infantry_22_1", "infantry_13_1", "mounted_13_1", "artillery_13_1", "mounted_22_1"});
    given.units("blue", {"infantry_13_2", "mounted_22_2"}).figure("red", "army_1", "b5");
    given.set({"map_markers", "b6"}, Json{{"place", 0}, {"kind", kind}, {"marker", nullptr}});
    return Desk(2, given).plays("red", {"move b5 1 0", "enter b6"});
}
Desk in_battle() { return entering("village"); }
Desk in_a_hut() { return entering("hut"); }
Desk drawing_units() { return before_actions().play("red", "build capital infantry"); }
Desk drawing_a_person() { return before_actions().play("red", "advance 1"); }
Desk drawing_events(const char* tech = "mysticism") {
    Given given = secrets("city").techs("red", {tech}, {8, 6, 4, 2}).set({"players", "red", "track"}, Json(0));
    return Desk(3, given).play("red", "advance 1");
}
Desk proposing() {
    Desk d(3, secrets("trade"));
    return d.plays("blue", {"propose red", "give_event_i drought", "next", "ask_trade 1", "next", "send"});
}

TEST(CivilizationLeaks, CV_22_1_honest_positions_break_no_law) {
    EXPECT_FALSE(is_seen<Leak::None>(before_actions()));
    EXPECT_FALSE(is_seen<Leak::None>(in_battle()));
    EXPECT_FALSE(is_seen<Leak::None>(drawing_events()));
    EXPECT_FALSE(is_seen<Leak::None>(drawing_a_person()));
    EXPECT_FALSE(is_seen<Leak::None>(Desk(3, secrets("research"))));
    EXPECT_FALSE(is_seen<Leak::None>(proposing()));
    EXPECT_FALSE(is_seen<Leak::None>(Desk(3)));
}
TEST(CivilizationLeaks, CV_22_1_units_in_reserve) {
    EXPECT_TRUE(is_seen<Leak::ReserveSeen>(before_actions()));
    EXPECT_TRUE(is_seen<Leak::DrawnUnitInLog>(drawing_units()));
    EXPECT_TRUE(is_seen<Leak::DecksSeen>(drawing_units()));
}
TEST(CivilizationLeaks, CV_22_1_battle_hands_and_barbarians) {
    EXPECT_TRUE(is_seen<Leak::BarbariansSeen>(in_battle()));
    EXPECT_TRUE(is_seen<Leak::ForceInLog>(in_battle()));
    EXPECT_TRUE(is_seen<Leak::ForceCounted>(in_battle()));
}
TEST(CivilizationLeaks, CV_22_1_events) {
    EXPECT_TRUE(is_seen<Leak::EventsSeen>(drawing_events("code_of_laws")));
    EXPECT_TRUE(is_seen<Leak::DrawnEventInLog>(drawing_events()));
    EXPECT_TRUE(is_seen<Leak::DrawnEventSeen>(drawing_events()));
}
TEST(CivilizationLeaks, CV_22_1_faces_of_people) {
    EXPECT_TRUE(is_seen<Leak::FaceSeen>(before_actions()));
    EXPECT_TRUE(is_seen<Leak::DrawnPersonInLog>(drawing_a_person()));
}
TEST(CivilizationLeaks, CV_22_1_markers) {
    EXPECT_TRUE(is_seen<Leak::MapMarkersSeen>(in_a_hut()));
    EXPECT_TRUE(is_seen<Leak::KeptMarkersSeen>(in_a_hut()));
}
TEST(CivilizationLeaks, CV_22_1_research_before_the_reveal) {
    EXPECT_TRUE(is_seen<Leak::ResearchInPublic>(Desk(3, secrets("research"))));
}
TEST(CivilizationLeaks, CV_19_12_answers_in_windows) {
    const Desk asked = before_actions().play("red", "arts capital");
    EXPECT_TRUE(is_seen<Leak::AnswerInPublic>(asked));
    EXPECT_TRUE(is_seen<Leak::AnswerInLog>(asked));
    EXPECT_TRUE(is_seen<Leak::AskingOnlyHolders>(before_actions()));
}
TEST(CivilizationLeaks, CV_22_2_cards_of_a_deal) { EXPECT_TRUE(is_seen<Leak::PromisedSeen>(proposing())); }
TEST(CivilizationLeaks, CV_22_1_the_nation_not_kept) {
    Desk dealt(2);
    dealt.s = fresh<Civilization>(dealt.t, 2);
    dealt.luck("first_seat red");
    EXPECT_TRUE(is_seen<Leak::OtherNationSeen>(dealt));
}

}  // namespace
}  // namespace pentarchy::civilization
