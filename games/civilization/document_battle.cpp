// The battle in the state document (README.md): null while there is none.
#include "games/civilization/document_battle.h"

#include "games/civilization/battle.h"

namespace pentarchy::civilization {

namespace {

const std::vector<std::string> kFieldWords = {"none", "village", "figures", "city"};
const std::vector<std::string> kStageWords = {"to_play", "played", "over"};

// CV-9.15 to CV-9.18  What a combat bonus is made of: the rule says each part of it.
Json bonuses_json(const Edition& t, State s, int side) {
    Log parts;
    Play p(t, s, &parts);
    combat_bonus(p, side);
    const auto words_of = [&](Msg message) -> const std::vector<std::string>& {
        if (message == Msg::BonusBuilding) return t.building_words;
        if (message == Msg::BonusPerson) return t.person_type_words;
        if (message == Msg::BonusCityState) return t.city_state_words;
        return message == Msg::BonusThing ? t.thing_words : t.bonus_words;
    };
    boost::json::array out;
    for (const Line& part : parts)
        out.push_back(
            {{"of", words_of(static_cast<Msg>(part.message))[part.arg[1]]}, {"n", static_cast<int>(part.arg[2])}});
    return out;
}

template <class D>
void describe_side(D& d, const Edition& t, State& s, int side) {
    Battle& b = s.battle;
    const Words seats = t.seat_words;
    d.seat("owner", b.owner[side], seats);
    d.somebody("leader", b.leader[side], seats);
    d.number("armies", b.armies[side], kArmies);
    d.number("bonus", b.bonus[side], 255);
    d.number("hand", b.hand[side], kCapUnits);
    d.number("lost", b.killed[side], kCapUnits);
    d.number("mourned", b.mourned[side], kCapUnits);
    d.derived("arms", [&] { return arms_json({t, s}, b.owner[side]); });
    d.derived("bonuses", [&] { return bonuses_json(t, s, side); });
    d.derived("sum", [&] { return battle_sum({t, s}, side); });
    d.set_of("open", b.open[side], t.unit_words);
    d.place("killed", s.units, kKilled0 + side, t.unit_words);
    d.placed("in_play", s.units, kInPlay0 + side, t.unit_words, {"against", "wounds"}, [&](D& unit, int id) {
        unit.pick("against", b.foe[id], t.unit_words);
        unit.number("wounds", b.wound[id], 99);
    });
}

template <class D>
void describe_battle_in(D& d, const Edition& t, State& s) {
    Battle& b = s.battle;
    d.choice("against", b.field, kFieldWords);
    d.choice("square", b.square, t.square_words);
    d.choice("city", b.city, t.city_words);
    d.number("rank", b.rank, kRanks);
    d.flag("built", b.built);
    d.choice("turn", b.turn, t.side_words);
    d.choice("stage", b.stage, kStageWords);
    d.flag("won", b.won);
    d.number("edge", b.edge, 99);
    d.place("barbarians", s.units, kBarbarians, t.unit_words);
    d.each("sides", t.side_words, [&](D& side, int i) { describe_side(side, t, s, i); });
}

}  // namespace

Json arms_json(const Look& l, Seat seat) {
    boost::json::object out;
    for (int i = 0; i < kUnitTypes; ++i) {
        const auto type = static_cast<UnitType>(i);
        out[l.t.unit_type_words[static_cast<size_t>(i)]] = {{"rank", battle_rank(l, seat, type)},
                                                            {"strength", more_strength(l, seat, type)},
                                                            {"health", more_health(l, seat, type)}};
    }
    return out;
}

void describe_battle(Writer& d, const Edition& t, State& s) {
    d.pick("last_unit", s.last_unit, t.unit_words);
    d.pick("last_foe", s.last_foe, t.unit_words);
    if (!in_battle({t, s})) return d.set("battle", nullptr);
    d.object("battle", [&](Writer& battle) { describe_battle_in(battle, t, s); });
}
void describe_battle(Reader& d, const Edition& t, State& s) {
    d.pick("last_unit", s.last_unit, t.unit_words);
    d.pick("last_foe", s.last_foe, t.unit_words);
    if (d.node["battle"].is_null()) return;
    d.object("battle", [&](Reader& battle) { describe_battle_in(battle, t, s); });
}

}  // namespace pentarchy::civilization
