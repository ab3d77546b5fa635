// What the label of a move adds to its words: what it costs and brings, as far as it lies open. Moves that are not
// offered have labels, too, so nothing is taken for granted here.
#include <algorithm>
#include <optional>

#include "engine/flow/step.h"
#include "games/civilization/battle.h"
#include "games/civilization/build.h"
#include "games/civilization/game.h"
#include "games/civilization/reach.h"
#include "games/civilization/track.h"

namespace pentarchy::civilization {

namespace {

bool is_on_map(const Look& l, int square) { return square < kSquares && is_open(l, square); }

// CV-6.12, CV-6.14  What the item costs, what the city produces, and the trade that makes up for the difference.
LabelDetail of_build(const Look& l, Seat seat, int city, int item) {
    if (!has_city(l, seat, city)) return {};
    const int cost = item_cost(l, seat, item), production = production_of(l, seat, city);
    const int rush = rush_for(l, seat, cost, production);
    LabelDetail out{"cost", {number_arg("number", cost), number_arg("number2", production)}};
    if (rush <= 0) return out;
    out.ending = "rush";
    out.args.push_back(number_arg("number3", rush));
    return out;
}

// CV-6.42, CV-6.67 to CV-6.70  What is replaced, or covered.
LabelDetail of_site(const Look& l, int square) {
    if (!is_on_map(l, square)) return {};
    const uint8_t top = l.s.top[square];
    const GroundRow& ground = ground_at(l, square);
    if (is_building(top)) return {"building", {{"building", l.t.building_words[top - kBuilding0]}}};
    if (is_wonder(top)) return {"wonder", {{"wonder", l.t.wonder_words[top - kWonderTop0]}}};
    if (is_person(top)) return {"person", {{"person_type", l.t.person_type_words[top - kPersonTop0]}}};
    const Arg terrain{"terrain", l.t.terrain_words[index(ground.terrain)]};
    if (ground.resource == kNone) return {"terrain", {terrain}};
    return {"resource", {terrain, {"resource", l.t.resource_words[ground.resource]}}};
}

LabelDetail of_harvest(const Look& l, int square) {
    if (!is_on_map(l, square) || resource_of(l, square) >= kMarket) return {};
    return {"resource", {{"resource", l.t.resource_words[resource_of(l, square)]}}};
}

LabelDetail of_group(int armies, int scouts) { return {armies && scouts ? "both" : armies ? "armies" : "scouts"}; }

// CV-8.2  Terrain and steps to a square that the group on its way can reach.
LabelDetail of_step(const Look& l, Seat seat, int square) {
    const Frame& f = frame_for(l.s, seat);
    if (!is_on_map(l, square) || static_cast<Proc>(f.proc) != Proc::Leg) return {};
    const Reach reach(l, seat, f.locals<Group>());
    if (!reach.may_go(square)) return {};
    const Arg terrain{"terrain", l.t.terrain_words[index(ground_at(l, square).terrain)]};
    const uint8_t top = l.s.top[square];
    const char* ending = is_centre(top) ? "home" : is_relic(top) ? "relic" : is_city_state(top) ? "state" : "steps";
    return {ending, {terrain, number_arg("number", reach.steps(square))}};
}

// CV-8.41, CV-8.61, CV-8.65  What waits there.
LabelDetail of_entering(const Look& l, int square) {
    if (!is_on_map(l, square)) return {};
    const uint8_t top = l.s.top[square];
    const Stand stand = stand_at(l, square);
    if (stand.any()) return {stand.armies() ? "armies" : "scouts", {{"seat", l.t.seat_words[stand.owner()]}}};
    if (is_centre(top)) return {"city", {{"seat", l.t.seat_words[owner_of_centre(top)]}}};
    return is_marker(top) ? LabelDetail{is_village(l, square) ? "village" : "hut"} : LabelDetail{};
}

// CV-7.2, CV-7.5  The price of the spaces, and what the last of them gives.
LabelDetail of_advance(const Look& l, Seat seat, int spaces, bool leap) {
    const int last = l.s.player[seat].track + spaces;
    if (last > kSpaces) return {};
    const TrackCost cost = cost_up_to(l, seat, last, leap);
    constexpr const char* kEndings[] = {"event", "person", "victory"};
    return {kEndings[static_cast<size_t>(l.t.space[last].gives)],
            {number_arg("number2", cost.culture), number_arg("number3", cost.trade), number_arg("number4", last)}};
}

LabelDetail of_tech(const Look& l, int tech) {
    return {"level", {{"level", "level_" + std::to_string(l.t.tech[tech].level)}}};
}

// A card of this face in the hand that has the battle turn.
std::optional<int> card_in_hand(const Look& l, int face) {
    if (!in_battle(l)) return {};
    for (const int unit : hand_of(l, l.s.battle.turn))
        if (l.t.unit_face[unit] == face) return unit;
    return {};
}
LabelDetail of_front(const Look& l, int face) {
    const std::optional<int> unit = card_in_hand(l, face);
    if (!unit) return {};
    const int side = l.s.battle.turn;
    return {"strength",
            {number_arg("number", strength_of(l, side, *unit)), number_arg("number2", health_of(l, side, *unit))}};
}

// CV-9.43 to CV-9.47  Who survives when the two units strike.
LabelDetail of_strike(const Look& l, int face, int foe) {
    const std::optional<int> unit = card_in_hand(l, face);
    const int side = l.s.battle.turn, other = 1 - side;
    if (!unit || l.s.units.where[foe] != kInPlay0 + other) return {};
    bool kills = strength_of(l, side, *unit) + l.s.battle.edge >= health_of(l, other, foe) - l.s.battle.wound[foe];
    bool dies = strength_of(l, other, foe) >= health_of(l, side, *unit);
    if (kills && trumps(l, side, *unit, foe)) dies = false;
    if (dies && trumps(l, other, foe, *unit)) kills = false;
    return {kills ? dies ? "both" : "kills" : dies ? "dies" : "none"};
}

}  // namespace

LabelDetail Civilization::label_detail(const Look& l, Seat seat, Move m) {
    switch (static_cast<Verb>(m.verb)) {
        case Verb::KeepNation: return {"described", {{"text", l.t.nation_words[m.a]}}};
        case Verb::Adopt: return {"described", {{"text", l.t.policy_words[m.a]}}};
        case Verb::Build: return of_build(l, seat, m.a, m.b);
        case Verb::At: return of_site(l, m.a);
        case Verb::Arts:
            if (!has_city(l, seat, m.a)) return {};
            return {"culture", {number_arg("number", culture_of_arts(l, seat, m.a))}};
        case Verb::Harvest: return of_harvest(l, m.b);
        case Verb::Move: return of_group(m.b, m.c);
        case Verb::Go: return of_step(l, seat, m.a);
        case Verb::Enter: return of_entering(l, m.a);
        case Verb::DisbandInto: return {m.a ? "caravan" : "fortification"};
        case Verb::Advance: return of_advance(l, seat, m.a, false);
        case Verb::Leap: return of_advance(l, seat, m.a, true);
        case Verb::Research:
        case Verb::ResearchToo:
        case Verb::LootTech:
        case Verb::Learn: return of_tech(l, m.a);
        case Verb::Front: return of_front(l, m.a);
        case Verb::Strike: return of_strike(l, m.a, m.b);
        default: return {};
    }
}

}  // namespace pentarchy::civilization
