// What the operations of components.json are aimed at, and which answers are tried first: the best an effect allows,
// and before it the next better, which must not be there. Red's reach begins at b2.
#include <map>

#include "games/civilization/tests/every.h"

namespace pentarchy::civilization {

namespace {

constexpr int kFarthest = 9;  // the column to aim at where no distance is said

int steps_of(const Trial& trial) { return number_at(trial.effect, "steps"); }
int reached(const Trial& trial) { return steps_of(trial) ? 2 + steps_of(trial) : kFarthest; }

// CV-0.5: of two buildings the one that is a step too far must stand.
void buildings(Scene& scene, const Trial& trial) {
    const int at = reached(trial);
    scene.given.thing(row_b(at), "market").thing(row_b(at + 1), "market").thing("c3", "trading_post");
    scene.given.thing("e16", "library");
    scene.wanted = {"aim_square " + row_b(at + (at == kFarthest ? 0 : 1)), "aim_square " + row_b(at), "aim_square e16"};
    if (trial.n() > 1) scene.wanted = {"aim_square c3", "aim_square " + row_b(at), "aim_square " + row_b(at + 1)};
    if (trial.text("what") == "here") scene.wanted = {"trigger"};
}
void armies(Scene& scene, const Trial& trial) {
    const int at = reached(trial);
    for (const char* army : {"army_1", "army_2", "army_3"}) scene.given.figure("blue", army, row_b(at));
    scene.given.figure("blue", "scout_1", row_b(at + 1));
    scene.wanted = {"aim_figures " + row_b(at) + " 3 0", "aim_figures " + row_b(at) + " 2 0",
                    "aim_figures " + row_b(at) + " 1 0"};
    if (steps_of(trial)) scene.wanted.insert(scene.wanted.begin(), "aim_figures " + row_b(at + 1));
}
void a_group(Scene& scene, const Trial& trial) {
    scene.given.figure("blue", "army_1", "b6");
    scene.wanted = {"aim_square " + row_b(7 + steps_of(trial)), "aim_square " + row_b(6 + steps_of(trial)),
                    "aim_square b6"};
}
void a_walker(Scene& scene, const Trial& trial) {
    scene.given.figure("red", "army_1", "b5");
    scene.wanted = {"aim_figures b5 1 0", "aim_square " + row_b(6 + steps_of(trial)),
                    "aim_square " + row_b(5 + steps_of(trial))};
}
void figures(Scene& scene, const Trial&) {
    scene.given.figure("red", "scout_1", "b4");
    scene.wanted = {"aim_figures a2 1 0"};
}
void wonders(Scene& scene, const Trial& trial) {
    scene.given.thing("g13", "louvre").thing("g14", "colossus").thing("g15", "big_ben");
    scene.given.with(R"({"wonders": {"louvre": "blue", "colossus": "blue", "big_ben": "blue"}})");
    scene.wanted = {"choose_effect " + std::to_string(trial.option), "aim_wonder big_ben", "aim_wonder louvre",
                    "aim_wonder colossus"};
}
// Techs by their level, highest first; those above what may be learned must not be offered.
void techs(Scene& scene, const Trial& trial) {
    scene.given.with(R"({"players": {"blue": {"coins_on": {"sheet": 0}}}})");
    scene.wanted = {"learn space_flight", "learn flight", "learn banking", "learn sailing", "learn writing"};
    if (trial.says("times") && trial.card.list == "loot") scene.wanted.insert(scene.wanted.begin(), "loot learn_tech");
}
void a_second_city(Scene& scene, const std::string& seat) {
    scene.given.city(seat, "second", "b7");
    scene.given.set({"players", seat, "policies"}, names({"natural_religion", "pacifism"}));
}
// Events that two players use otherwise (CV-15.10 to CV-15.13) are played by three, at whose table red has no map.
void a_third_seat(Scene& scene, const Trial& trial) {
    scene.wanted = {"aim_seat blue"};
    if (trial.text("what") == "one") return;
    Given given = at("start", "red").government("red", "despotism");
    given.techs("red", {"currency", "navigation"}, {8, 6, 4, 2});
    given.techs("blue", {"writing", "sailing", "banking", "flight"}, {8, 6, 4, 2});
    scene.given = given.with(R"({"players": {
        "blue": {"coins_on": {"sheet": 2}}, "green": {"coins_on": {"sheet": 2}}}})");
    scene.wanted = {"learn flight",  "learn banking", "learn sailing",
                    "learn writing", "aim_seat blue", "aim_seat green"};
}

using Target = void (*)(Scene& scene, const Trial& trial);
const std::map<std::string, Target> kTargets = {
    {"raze", buildings},
    {"kill", armies},
    {"shift", a_group},
    {"walk", a_walker},
    {"teleport", figures},
    {"obsolete", wonders},
    {"kill_random_unit", wonders},
    {"learn", techs},
    {"swap", a_third_seat},
    {"strip", a_third_seat},
    {"act", [](Scene& scene, const Trial&) { a_second_city(scene, "red"); }},
    {"nuke", [](Scene& scene, const Trial&) { a_second_city(scene, "blue"); }},
    {"switch_policy", [](Scene& scene, const Trial&) { scene.wanted = {"switch_policy"}; }},
    {"convert", [](Scene& scene, const Trial&) { scene.wanted = {"into_culture 5"}; }},
    {"renew_hand", [](Scene& scene, const Trial&) { scene.wanted = {"enough"}; }},
    {"twin_harvest",
     [](Scene& scene, const Trial&) { scene.given.resource("red", "wheat", 0); }},  // two in the market for a1
    {"figure", [](Scene& scene, const Trial&) { scene.wanted = {"place army"}; }},
    {"building",
     [](Scene& scene, const Trial& trial) {
         if (trial.n() > 1) a_second_city(scene, "red");  // with water enough
     }},
    {"second_tech", [](Scene& scene, const Trial&) { scene.moves = {"red research pottery"}; }},
};
// Where an amount is counted: buildings, a city-state, counters.
void add_counted(Scene& scene, const Trial& trial) {
    const std::string per = trial.text("per");
    if (per == "building") scene.given.thing("c3", "trading_post").thing("a2", "library");
    if (per == "city_and_city_state") scene.given.thing("b5", "city_state_2").figure("red", "scout_1", "b5");
    if (per == "counter") scene.given.set({"players", "red", "counters"}, Json(3));
}

}  // namespace

void add_targets(Scene& scene, const Trial& trial) {
    add_counted(scene, trial);
    if (trial.option) scene.wanted = {"choose_effect " + std::to_string(trial.option)};
    const auto target = kTargets.find(trial.op());
    if (target != kTargets.end()) target->second(scene, trial);
    if (trial.option) scene.wanted.insert(scene.wanted.begin(), "choose_effect " + std::to_string(trial.option));
}

}  // namespace pentarchy::civilization
