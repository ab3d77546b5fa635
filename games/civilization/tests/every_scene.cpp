// Where the trials of every_card_test.cpp happen: what lies ready, and how each moment comes about.
#include "games/civilization/tests/every.h"

#include <map>

namespace pentarchy::civilization {

namespace {

// Red has what costs and effects may ask for, and blue something to lose. The English change nothing of it; the tiles
// are those of the Romans and two more to the east (b5 to b12 are land).
Given stage(const std::string& phase, const std::string& seat = "red") {
    const bool of_all = phase == "trade" || phase == "research";
    Given given = at(phase, of_all ? "" : seat).nations({"romans", "germans"}).government("red", "despotism");
    given.tile(2, "neutral_01", "north").tile(3, "neutral_02", "north");
    given.techs("red", {"currency", "navigation"}, {8, 6, 4, 2});
    given.techs("blue", {"writing", "sailing", "banking", "flight"}, {8, 6, 4, 2});
    for (const char* kind : {"wheat", "incense", "silk", "iron"}) given.resource("red", kind, 1);
    for (const char* figure : {"army_1", "scout_1"}) given.figure("red", figure, "a2").figure("blue", figure, "g13");
    return given.trade("red", 12)
        .culture("red", 30)
        .trade("blue", 0)
        .units("red", {"infantry_22_1"})
        .units("blue", {"infantry_22_2"})
        .set({"players", "red", "nation"}, "english")
        .with(R"({"players": {"red": {"markers": ["hut_spy_1", "village_uranium_1"], "coins_on": {"sheet": 7}},
                              "blue": {"coins_on": {"sheet": 2}}}})");
}
Scene in_phase(const std::string& phase, const MoveTexts& moves = {}) { return {stage(phase), moves, {}, ""}; }

// Red's army before b6.
Given before(const Given& given = stage("move")) { return Given(given).figure("red", "army_1", "b5"); }
Given strong(Given given) { return given.thing("a1", "academy").thing("a3", "academy").thing("c1", "academy"); }
Scene enters(const Given& given, const MoveTexts& then = {}) {
    MoveTexts moves = {"red move b5 1 0", "red enter b6"};
    moves.insert(moves.end(), then.begin(), then.end());
    return {given, moves, {}, ""};
}
Given marked(const Given& given, const std::string& kind, const std::string& marker) {
    return Given(given).set({"map_markers", "b6"}, Json{{"place", 0}, {"kind", kind}, {"marker", marker}});
}
Given battle(const MoveTexts& red, const MoveTexts& blue) {
    return before().figure("blue", "army_1", "b6").units("red", red).units("blue", blue);
}

// Both sides have a unit killed, and red wins.
Scene won() {
    return enters(battle({"infantry_22_1", "infantry_13_1"}, {"infantry_31_2"}),
                  {"blue front infantry_31", "red strike infantry_13 infantry_31_2", "red front infantry_22"});
}
Scene defended() {
    const Given given = stage("move", "blue").figure("red", "army_1", "b5").figure("blue", "army_1", "b6");
    return {Given(given).units("blue", {"infantry_13_2", "infantry_22_2"}),
            {"blue move b6 1 0", "blue enter b5"},
            {},
            "battle_turn"};
}
// Blue's unit at the front is of rank IV, so that it takes six wounds.
Scene in_turn(const Trial& trial) {
    if (trial.op() != "heal") {
        Scene out = enters(battle({"infantry_13_1", "infantry_22_1"}, {"infantry_13_2", "infantry_22_2"})
                               .techs("blue", {"replaceable_parts"}, {1}),
                           {"blue front infantry_13"});
        out.wanted = {"wound infantry_13_2", "strike infantry_13 infantry_13_2"};
        out.row = trial.op() == "strike_harder" ? "" : "battle_turn";
        return out;
    }
    Scene out = enters(battle({"infantry_13_1", "infantry_22_1"}, {"infantry_22_2", "infantry_31_2"}),
                       {"blue front infantry_22", "red strike infantry_13 infantry_22_2"});
    out.row = "battle_turn";
    return out;
}
Scene unit_killed() {
    Scene out = enters(battle({"infantry_13_1", "infantry_22_1", "infantry_22_3"}, {"infantry_13_2", "infantry_31_2"}),
                       {"blue front infantry_13", "red front infantry_22", "blue front infantry_31",
                        "red strike infantry_13 infantry_31_2"});
    out.row = "battle_turn";
    return out;
}
Scene city_taken() {
    const Given given = strong(before()).city("blue", "second", "b7").units("blue", {}).government("blue", "despotism");
    return {given, {"red move b5 1 0", "red go b6", "red enter b7", "red front infantry_22"}, {}, ""};
}
Scene at_walls() {
    return {stage("move").figure("red", "army_1", "f13").city_flag("blue", "capital", "walls"),
            {"red move f13 1 0", "red enter f14"},
            {},
            "battle_turn"};
}

// What blue does in a window of red.
Scene announced(const std::string& what, bool aimed) {
    if (what == "action") return {stage("city", "blue"), {"blue arts capital"}, {"cancel"}, ""};
    if (what == "ability")
        return {stage("city", "blue").techs("blue", {"construction"}, {2, 1}).resource("blue", "wheat", 1),
                {"blue use construction"},
                {"cancel", "boost"},
                ""};
    const char* event = aimed ? "citizens_revolting_1" : "supply_drop";
    Scene out{stage("start", "blue"), {"blue play_event " + std::string(event)}, {"cancel"}, ""};
    out.given.set({"players", "blue", "events"}, names({aimed ? "citizens_revolting_1" : "supply_drop_1"}));
    if (aimed) out.moves.emplace_back("blue aim_seat red");
    return out;
}

// CV-11.6: the token invested lies on a tech.
Scene invests(const std::string& card, int markers) {
    Scene out = in_phase("start", {"red invest " + card + " pottery"});
    out.given.techs("red", {"currency", "navigation", "pottery"}, {8, 6, 4, 2});
    out.given.with(R"({"players": {"red": {"coins_on": {"pottery": 1}}}})");
    if (markers) out.given.set({"players", "red", "investments", card}, Json(markers));
    return out;
}
Scene researches(const std::string& tech) {
    Scene out = in_phase("research", {"red research " + tech});
    out.given.trade("red", 26);
    return out;
}

Scene takes_marker(const Trial& trial) {
    const bool hut = trial.card.list == "huts";
    const int64_t copies = trial.card.data.at("count").as_int64();
    const std::string marker = trial.card.word + (copies > 1 ? "_1" : "");
    return enters(marked(strong(before()), hut ? "hut" : "village", marker));
}

// How moments come about that are no time of an own part.
const std::map<std::string, Scene (*)(const Trial&)> kScenes = {
    {"react",
     [](const Trial& trial) { return announced(trial.text("what"), trial.effect.as_object().contains("if")); }},
    {"battle", in_turn},
    {"pre_battle", [](const Trial&) { return enters(battle({"infantry_22_1"}, {})); }},
    {"battle_start", [](const Trial&) { return defended(); }},
    {"battle_won", [](const Trial&) { return won(); }},
    {"battle_over", [](const Trial&) { return won(); }},
    {"unit_killed", [](const Trial&) { return unit_killed(); }},
    {"attack_walls", [](const Trial&) { return at_walls(); }},
    {"city_taken", [](const Trial&) { return city_taken(); }},
    {"village_taken", [](const Trial&) { return enters(marked(strong(before()), "village", "village_iron_1")); }},
    {"hut_taken", [](const Trial&) { return enters(marked(before(), "hut", "hut_iron_1")); }},
    {"taken", takes_marker},
    {"wonder_built",
     [](const Trial&) {
         Scene out = in_phase("city", {"red build capital stonehenge", "red at c3"});
         out.given.with(R"({"wonders": {"stonehenge": 0}})");
         return out;
     }},
    {"army_built",
     [](const Trial&) {
         return in_phase("city", {"red build capital army", "red at b1"});
     }},
    {"city_founded",
     [](const Trial&) {
         Scene out = in_phase("start", {"red found b7 scout"});
         out.given.figure("red", "scout_1", "b7");
         return out;
     }},
    {"tile_revealed",
     [](const Trial&) {
         Scene out = in_phase("move", {"red move d3 0 1", "red reveal south", "luck turn_tile neutral_03"});
         out.given.figure("red", "scout_1", "d3");
         return out;
     }},
    {"person_gained",
     [](const Trial&) {
         Scene out = in_phase("city", {"red advance 1"});
         out.given.set({"players", "red", "track"}, Json(2));
         return out;
     }},
    {"tech_gained", [](const Trial&) { return researches("pottery"); }},
    {"tech_researched",
     [](const Trial& trial) { return researches(trial.card.list == "techs" ? trial.card.word : "pottery"); }},
    {"rank_raised", [](const Trial&) { return researches("democracy"); }},
    {"token_spent", [](const Trial&) { return in_phase("city", {"red use currency"}); }},
    {"coin_invested", [](const Trial&) { return invests("infrastructure", 0); }},
    {"invest_level",
     [](const Trial& trial) {
         return invests(std::string(trial.card.data.at("card").as_string()), number_at(trial.card.data, "markers") - 1);
     }},
    {"own_arts", [](const Trial&) { return in_phase("city", {"red arts capital"}); }},
    {"others_arts",
     [](const Trial&) {
         return Scene{stage("city", "blue"), {"blue arts capital"}, {}, ""};
     }},
    {"army_ends_on_building",
     [](const Trial&) {
         return Scene{before().thing("c5", "market"), {"red move b5 1 0", "red go c5", "red stop"}, {}, ""};
     }},
    {"relic_taken",
     [](const Trial& trial) {
         return Scene{before().thing("b6", trial.card.word), {"red move b5 1 0", "red go b6", "red stop"}, {}, ""};
     }},
    {"next_start",
     [](const Trial& trial) {
         Scene out = in_phase("start", {"red use_relic " + trial.card.word});
         out.given.set({"players", "red", "rights"}, names({trial.op() == "invest_free" ? "gold" : "atlantis"}));
         return out;
     }},
};

}  // namespace

Scene scene_of(const Trial& trial) {
    const auto found = kScenes.find(trial.moment);
    return found == kScenes.end() ? in_phase(trial.moment == "any" ? "start" : trial.moment) : found->second(trial);
}

Desk act(const Scene& scene) {
    Desk d(scene.given.patch.as_object().at("players").as_object().contains("green") ? 3 : 2, scene.given);
    for (const std::string& move : scene.moves) {
        const size_t space = move.find(' ');
        const std::string who = move.substr(0, space), what = move.substr(space + 1);
        if (who == "luck") {
            d.luck(what);
        } else if (what != "stop" || d.row() == "leg") {
            d.play(who, what);
        }
    }
    return d;
}

void resolve(Desk& d, const Scene& scene) {
    static const MoveTexts kBoxes = {"start_box", "trade_box", "city_box", "move_box", "choose_tech", "over"};
    static const MoveTexts kPasses = {"pass", "done", "enough", "end_turn", "no_research"};
    MoveTexts played;
    const auto pick = [&](const MoveTexts& offers) {
        for (const std::string& wanted : scene.wanted)
            for (const std::string& move : offers)
                if (move.starts_with(wanted)) return move;
        for (const std::string& move : offers)
            if (!contains(kPasses, move) && !contains(played, move)) return move;
        return offers.front();
    };
    for (int i = 0; i < 80 && !contains(kBoxes, d.row()) && d.row() != scene.row; ++i) {
        d.draw_luck();
        if (contains(kBoxes, d.row()) || d.row() == scene.row) return;
        const std::string who = d.pending().front();
        played.push_back(pick(d.offers(who)));
        d.play(who, played.back());
    }
}

}  // namespace pentarchy::civilization
