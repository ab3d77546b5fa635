// Every card of the game by one test each: it is had, used, and the change is read; it is refused outside its moment, a
// second time, and unpaid (CV-10.40 to CV-10.44, CV-7.24 to CV-7.26, CV-7.48). What cards change as long as they are in
// force is in every_number_test.cpp, what they print in every_print_test.cpp.
#include <algorithm>

#include "games/civilization/tests/every.h"

namespace pentarchy::civilization {
namespace {

// The moves that use it, first of all; what is woken or must happen needs none.
std::string move_of(const Trial& trial) {
    if (trial.op() == "second_tech" || trial.moment == "next_start") return "";
    if (!trial.by_name()) return "";
    return trial.card.list == "events" ? "play_event " + trial.card.word : "use " + trial.use();
}
// Whether red has the card before the scene begins.
bool is_had(const Trial& trial) {
    static const MoveTexts kHadLater = {"taken", "relic_taken", "next_start", "invest_level"};
    return !contains(kHadLater, trial.moment) && trial.op() != "win_by_science" && trial.card.list != "loot";
}
Desk happen(const Trial& trial, Scene scene, bool with) {
    if (with && is_had(trial)) give(scene.given, trial.card);
    Desk d = act(scene);
    const std::string move = move_of(trial);
    if (with && !move.empty()) d.play("red", move);
    resolve(d, scene);
    return d;
}
// The same scene with something of less use in the place of the card, or without any.
Scene idle(Scene scene, const Trial& trial) {
    const auto replace = [&](const std::string& old, const std::string& next) {
        for (std::string& move : scene.moves)
            if (const size_t at = move.find(old); at != std::string::npos) move.replace(at, old.size(), next);
    };
    if (trial.moment == "taken")
        scene.given.set({"map_markers", "b6", "marker"}, trial.card.list == "huts" ? "hut_iron_3" : "village_iron_3");
    if (trial.moment == "invest_level") replace("public_education", "infrastructure");
    if (trial.moment == "relic_taken") scene.given.set({"things"}, boost::json::object());
    if (trial.moment == "next_start") scene.moves.clear();
    if (trial.op() == "win_by_science") replace("space_flight", "pottery");
    return scene;
}

// CV-0.7, CV-7.24, CV-7.54: used up for the turn, the battle or the game; events and some people are discarded.
void expect_used_up(const Trial& trial, const Desk& d) {
    const std::string often = trial.often(), list = trial.card.list;
    if (often == "discard") {
        const MoveTexts left = list == "events"   ? d.list("events_under")
                               : list == "people" ? d.list("people_under")
                                                  : d.list("markers_gone");
        EXPECT_TRUE(std::any_of(left.begin(), left.end(), [&](auto& id) { return id.starts_with(trial.card.word); }));
    } else if (often != "each" && !trial.says("must") && list != "relics" && list != "investments" &&
               trial.op() != "second_tech") {
        EXPECT_TRUE(contains(d.list("players.red.used"), trial.use()));
    }
    const std::string move = move_of(trial);
    if (!move.empty() && contains(d.pending(), "red")) {
        EXPECT_FALSE(d.is_offered("red", move));
    }
}
// CV-10.44, CV-7.26: in none of its phases.
void expect_refused_elsewhere(const Trial& trial, Scene scene) {
    give(scene.given, trial.card);
    for (const std::string phase : {"start", "city", "move"}) {
        bool its_own = trial.moment == "any";
        for (const Trial& other : trials_of(trial.card)) its_own |= other.moment == phase;
        if (its_own) continue;
        Scene elsewhere{Given(scene.given).turn(phase, "red"), {}, {}, ""};
        EXPECT_FALSE(act(elsewhere).is_offered("red", move_of(trial))) << phase;
    }
}
// CV-10.42
void expect_refused_unpaid(const Trial& trial, Scene scene) {
    if (!trial.says("cost") || trial.moment == "trade" || trial.cost("city_action")) return;
    for (const char* kind : {"wheat", "incense", "silk", "iron"}) scene.given.resource("red", kind, 0);
    scene.given.trade("red", 0).culture("red", 0).set({"players", "red", "markers"}, names({}));
    give(scene.given, trial.card);
    EXPECT_FALSE(act(scene).is_offered("red", move_of(trial)));
}

void try_out(const Trial& trial) {
    SCOPED_TRACE(trial.moment + " " + trial.op() + (trial.option ? " " + std::to_string(trial.option) : ""));
    Scene scene = scene_of(trial);
    add_targets(scene, trial);
    const Desk with = happen(trial, scene, true), without = happen(trial, idle(scene, trial), false);
    expect_effect(trial, with, without);
    expect_used_up(trial, with);
    if (move_of(trial).empty()) return;
    if (trial.moment != "battle" && trial.moment != "trade") expect_refused_elsewhere(trial, scene);
    expect_refused_unpaid(trial, scene);
}

// What the rules cannot do yet (README.md, what is left out until its step): card and operation.
const std::vector<std::pair<std::string, std::string>> kToCome = {
    {"code_of_laws", "coin"},
    {"horseback_riding", "give"},
    {"engineering", "split_build"},
    {"bureaucracy", "switch_policy"},
    {"communism", "lock_square"},
    {"aztecs", "gain"},
    {"chinese", "gain"},
    {"romans", "advance"},
    {"russians", "trade_in"},
    {"machu_picchu", "resource"},
    {"nikola_tesla", "lower_row"},
    {"georgy_zhukov", "wound"},
    {"gustavus_adolphus", "replace_force"},
    {"joan_of_arc", "rally"},
    {"khalid_ibn_al_walid", "seize_first"},
    {"leonidas", "rally"},
    {"florence_nightingale", "save"},
    {"mother_teresa", "advance"},
    {"ap_giannini", "building"},
    {"zheng_he", "see_markers"},
    {"isaac_newton", "lay_blank"},
    {"roaming_horde", "unleash_horde"},
    {"hut_teacher", "learn"},
    {"village_friendly_workers", "boost"},
};
bool is_to_come(const Trial& trial) {
    return std::find(kToCome.begin(), kToCome.end(), std::pair{trial.card.word, trial.op()}) != kToCome.end();
}

class EveryCard : public testing::TestWithParam<Card> {};

// CV-3.8, CV-10.44, CV-17.7, CV-21.12, CV-21.23, CV-21.24: by sections 20 and 21.
TEST_P(EveryCard, does_what_it_says) {
    for (const Trial& trial : trials_of(GetParam())) {
        if (is_to_come(trial)) continue;
        try {
            try_out(trial);
        } catch (const std::exception& e) {
            ADD_FAILURE() << trial.moment << " " << trial.op() << ": " << e.what();
        }
    }
}

// Those with abilities that do something.
std::vector<Card> acting(const std::string& list) {
    std::vector<Card> out = cards_of(list);
    std::erase_if(out, [](const Card& card) { return trials_of(card).empty(); });
    return out;
}
std::string word_of(const testing::TestParamInfo<Card>& info) { return info.param.word; }

INSTANTIATE_TEST_SUITE_P(Tech, EveryCard, testing::ValuesIn(acting("techs")), word_of);
INSTANTIATE_TEST_SUITE_P(Nation, EveryCard, testing::ValuesIn(acting("nations")), word_of);
INSTANTIATE_TEST_SUITE_P(Government, EveryCard, testing::ValuesIn(acting("governments")), word_of);
INSTANTIATE_TEST_SUITE_P(Policy, EveryCard, testing::ValuesIn(acting("policies")), word_of);
INSTANTIATE_TEST_SUITE_P(Investment, EveryCard, testing::ValuesIn(acting("investments")), word_of);
INSTANTIATE_TEST_SUITE_P(Wonder, EveryCard, testing::ValuesIn(acting("wonders")), word_of);
INSTANTIATE_TEST_SUITE_P(Person, EveryCard, testing::ValuesIn(acting("people")), word_of);
INSTANTIATE_TEST_SUITE_P(Event, EveryCard, testing::ValuesIn(acting("events")), word_of);
INSTANTIATE_TEST_SUITE_P(Hut, EveryCard, testing::ValuesIn(acting("huts")), word_of);
INSTANTIATE_TEST_SUITE_P(Village, EveryCard, testing::ValuesIn(acting("villages")), word_of);
INSTANTIATE_TEST_SUITE_P(Relic, EveryCard, testing::ValuesIn(acting("relics")), word_of);

}  // namespace
}  // namespace pentarchy::civilization
