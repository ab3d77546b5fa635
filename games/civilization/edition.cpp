// components.json -> Edition: the order of reading, words that are no ids of a list, and the numbers of the rules.
#include "games/civilization/edition.h"

#include "base/enum_name.h"
#include "engine/document/edition.h"
#include "games/civilization/game.h"

namespace pentarchy::civilization {

namespace reading {

void read_icons(Fields& in, std::string_view key, const Edition& t, Icons& out) {
    in.counts(key, out, t.icon_words, 9, "an icon");
}

}  // namespace reading

namespace {

void set_words(Edition& t) {
    t.seat_words = {"red", "blue", "green", "yellow", "purple"};
    t.icon_words = {"trade", "production", "culture", "coin", "combat"};
    t.era_words = {"ancient", "medieval", "modern"};
    t.way_words = {"east", "south", "west", "north"};
    t.figure_words = {"army", "scout"};
    t.city_words = {"capital", "second", "third"};
    t.phase_words = {"setup", "start_of_turn", "trade", "city_management", "movement", "research"};
    t.victory_words = {"culture", "tech", "economic", "military"};
    t.side_words = {"attacker", "defender"};
    t.bonus_words = {"defend_city", "defend_capital", "defend_metropolis",
                     "walls",       "fortification",  "city_state_defence"};
    for (int y = 0; y < kRows; ++y)
        for (int x = 1; x <= kColumns; ++x)
            t.square_words.push_back(std::string(1, static_cast<char>('a' + y)) + std::to_string(x));
    std::vector<Spot> spots;
    for (int square = 0; square < kSquares; ++square) spots.push_back({square % kColumns, square / kColumns});
    t.grid = Grid<kSquares>(Shape::Square, spots);
    t.around = Grid<kSquares>(Shape::SquareDiagonal, spots);
}

void append(std::vector<std::string>& to, const std::vector<std::string>& from) {
    to.insert(to.end(), from.begin(), from.end());
}

// Every thing is named after what it is; where two would have one name, the government and the building say so.
void name_things(Edition& t) {
    t.thing_words = t.tech_words;
    append(t.thing_words, t.nation_words);
    for (const std::string& government : t.government_words) t.thing_words.push_back("government_" + government);
    append(t.thing_words, t.policy_words);
    append(t.thing_words, t.wonder_words);
    append(t.thing_words, t.person_words);
    for (const std::string& investment : t.investment_words)
        for (int level = 1; level <= kLevels; ++level)
            t.thing_words.push_back(investment + "_" + std::to_string(level));
    append(t.thing_words, t.event_words);
    append(t.thing_words, t.marker_words);
    append(t.thing_words, t.relic_words);
    append(t.thing_words, t.loot_words);
    for (const std::string& nation : t.nation_words) t.thing_words.push_back("start_" + nation);
}

// What a city can build: figures, units, buildings, walls, wonders.
void name_items(Edition& t) {
    t.item_words = t.figure_words;
    append(t.item_words, t.unit_type_words);
    append(t.item_words, t.building_words);
    t.item_words.emplace_back("walls");
    append(t.item_words, t.wonder_words);
}

// The ids of all lists, so that any may speak of any other.
void read_words(Fields& in, Edition& t) {
    for (const Node& item : in["resources"].items()) t.resource_words.emplace_back(item.text());
    if (t.resource_words != std::vector<std::string>{"wheat", "incense", "silk", "iron", "spy", "uranium"})
        in["resources"].fail("must be wheat, incense, silk, iron, spy and uranium");
    int market = 0;
    in.number("market", market, kMarket, kMarket);
    t.terrain_words = {"grassland", "desert", "water", "mountain", "forest"};
    t.stack_words = read_exact_ids(in["building_stacks"], kStacks);
    t.building_words = read_exact_ids(in["buildings"], kBuildings);
    t.unit_type_words = read_exact_ids(in["unit_types"], kUnitTypes);
    t.government_words = read_exact_ids(in["governments"], kGovernments);
    t.tech_words = read_exact_ids(in["techs"], kTechs);
    t.nation_words = read_exact_ids(in["nations"], kNations);
    t.investment_words = read_exact_ids(in["investments"], kInvestments);
    t.wonder_words = read_exact_ids(in["wonders"], kWonders);
    t.person_type_words = read_exact_ids(in["person_types"], kPersonTypes);
    t.person_words = read_exact_ids(in["people"], kPeople);
    t.event_words = read_exact_ids(in["events"], kEventKinds);
    t.marker_words = read_exact_ids(in["huts"], kHutKinds);
    append(t.marker_words, read_exact_ids(in["villages"], kMarkerKinds - kHutKinds));
    t.city_state_words = read_exact_ids(in["city_states"], kCityStates);
    t.relic_words = read_exact_ids(in["relics"], kRelics);
    t.loot_words = read_exact_ids(in["loot"], kLoots);
    t.layout_words = read_exact_ids(in["layouts"], kLayouts);
    must_have(in["policies"], kPolicyCards);
    for (const Node& card : in["policies"].items())
        append(t.policy_words, read_exact_ids(card, kPolicies / kPolicyCards));
}

void read_numbers(Fields in, Edition& t) {
    Numbers& n = t.n;
    in.number("most_trade", n.most_trade, 1, 99).number("coins_to_win", n.coins_to_win, 1, 99);
    in.number("speed", n.speed, 1, 5).number("stacking", n.stacking, 1, 5);
    in.number("culture_hand", n.culture_hand, 0, 9).number("battle_hand", n.battle_hand, 1, 9);
    in.number("battle_hand_per_army", n.battle_hand_per_army, 0, 9);
    in.number("battle_hand_in_city", n.battle_hand_in_city, 0, 9);
    in.number("cities", n.cities, 1, 3).number("armies", n.armies, 1, 6).number("scouts", n.scouts, 1, 2);
    in.number("army_cost", n.army_cost, 1, 99).number("scout_cost", n.scout_cost, 1, 99);
    in.number("walls_cost", n.walls_cost, 1, 99).number("aircraft_cost", n.aircraft_cost, 1, 99);
    in.number("rush_trade", n.rush_trade, 1, 27).number("city_state_culture", n.city_state_culture, 0, 9);
    in.number("investment_markers", n.investment_markers, 0, 99).number("battle_loot", n.battle_loot, 0, 9);
    in.number("city_loot", n.city_loot, 0, 9).number("turns", n.turns, 1, 200).number("proposals", n.proposals, 0, 9);
    in.number("caravan", n.caravan, 0, 9).number("horde_rank", n.horde_rank, 1, kRanks);
    in.numbers("unit_costs", n.unit_costs, 1, 99).numbers("thresholds", n.thresholds, 0, 99);
    in.only();
}

void read_defence(Fields in, Edition& t) {
    Numbers& n = t.n;
    in.number("city", n.city, 0, 99).number("capital", n.capital, 0, 99).number("metropolis", n.metropolis, 0, 99);
    in.number("walls", n.walls, 0, 99).number("fortification", n.fortification, 0, 99);
    in.number("city_state", n.city_state, 0, 99).only();
}

// CV-21.7  The wonder that gathers coin tokens.
void find_canal(Edition& t) {
    for (int ability = 0; ability < t.abilities; ++ability) {
        const AbilityRow& row = t.ability[ability];
        if (row.thing >= kWonder0 && row.thing < kPerson0 && t.effect[row.first].op == Op::Coin)
            t.canal = static_cast<uint8_t>(row.thing - kWonder0);
    }
}

}  // namespace

Edition Civilization::load(const Node& edition) {
    using namespace reading;
    Fields in(edition);
    in.must_be("game", "civilization");
    Edition t;
    set_words(t);
    read_words(in, t);
    read_numbers(in.part("numbers"), t);
    read_defence(in.part("combat"), t);
    read_tiles(in, t);
    read_market(in, t);
    read_techs(in, t);
    read_people(in, t);
    read_markers(in, t);
    read_layouts(in, t);
    name_things(t);
    name_items(t);
    find_canal(t);
    fill_lookups(t);
    for (int use = 0; use < t.uses; ++use) {
        const AbilityRow& row = t.ability[t.use[use]];
        if (row.thing < kSources) t.users.add(row.thing), t.uses_of[row.thing].add(use);
        const std::string& thing = t.thing_words[row.thing];
        const int place = t.use[use] - t.first_of[row.thing];
        t.use_words.push_back(t.abilities_of[row.thing] == 1 ? thing : thing + "_" + std::to_string(place + 1));
    }
    in.only({"prefix", "schema_version"});
    return t;
}

}  // namespace pentarchy::civilization
