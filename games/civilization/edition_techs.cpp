// components.json -> Edition: what a seat may have in force: techs, governments, nations, policies, investments.
#include <algorithm>

#include "engine/document/edition.h"
#include "games/civilization/edition.h"

namespace pentarchy::civilization::reading {

namespace {

// CV-1.4, CV-10.20  What a tech unlocks at once.
void read_tech(Fields& in, TechRow& row, int tech, Edition& t) {
    in.number("level", row.level, 1, kTechLevels);
    t.techs_of_level[row.level] |= uint64_t{1} << tech;
    in.name("building", row.building, t.building_words, "a building", May::BeMissing);
    in.name("government", row.government, t.government_words, "a government", May::BeMissing);
    if (in.find("ranks")) in.counts("ranks", row.rank, t.unit_type_words, kRanks, "a type of units");
    if (in.find("aircraft")) row.rank[static_cast<int>(UnitType::Aircraft)] = 1;
    in.number("speed", row.speed, 1, 9, May::BeMissing).number("stacking", row.stacking, 1, 7, May::BeMissing);
    in.number("cities", row.cities, 1, 3, May::BeMissing).number("coin_slots", row.coin_slots, 1, 9, May::BeMissing);
    in.flag("metropolis", row.metropolis, May::BeMissing).flag("walls", row.walls, May::BeMissing);
    read_abilities(in, kTech0 + tech, t);
    in.only({"id", "aircraft"});
}

void unlock_building(const Node& where, int tech, Edition& t) {
    const uint8_t building = t.tech[tech].building;
    if (building == kNone) return;
    if (t.building[building].tech != kNone) where.fail("unlocks a building that another tech unlocks");
    t.building[building].tech = static_cast<uint8_t>(tech);
}

void read_tech_rows(Fields& edition, Edition& t) {
    int slots = 0;
    read_rows(edition["techs"], t.tech, [&](Fields& in, TechRow& row, int tech) {
        read_tech(in, row, tech, t);
        unlock_building(in.node(), tech, t);
        if (!row.coin_slots) return;
        if (slots == kSlotTechs) in.fail("is one more tech with room for coins than there may be");
        t.slot_tech[slots] = static_cast<uint8_t>(tech);
        row.coin_slot = static_cast<uint8_t>(slots++);
    });
    if (std::popcount(t.techs_of_level[kTechLevels]) != 1)
        edition["techs"].fail("must have one tech of level 5 (CV-10.13)");
    for (int b = 0; b < kBuildings; ++b)
        if (t.building[b].tech == kNone) edition["buildings"].at(static_cast<size_t>(b)).fail("is unlocked by no tech");
}

// CV-2.50 to CV-2.63  What a nation starts with.
void read_nation(Fields& in, NationRow& row, int nation, Edition& t) {
    in.name("tech", row.tech, t.tech_words, "a tech")
        .name("government", row.government, t.government_words, "a government");
    in.number("armies", row.armies, 1, 2, May::BeMissing).number("scouts", row.scouts, 1, 2, May::BeMissing);
    in.flag("metropolis", row.metropolis, May::BeMissing);
    if (in.find("needs")) row.needs_investments = (in.must_be("needs", "investments"), true);
    if (const auto list = in.find("setup"))
        row.set_up = static_cast<uint8_t>(
            read_effects(*list, kStart0 + nation, Moments{1} << static_cast<int>(Moment::Taken), false, t));
    read_abilities(in, kNation0 + nation, t);
    in.only({"id"});
}

void read_policies(const Node& cards, Edition& t) {
    int policy = 0;
    for (const Node& card : cards.items())
        for (Fields side : card.items()) {
            read_abilities(side, kPolicy0 + policy++, t);
            side.only({"id"});
        }
}

// CV-14.6  Levels, each with the markers it asks for.
void read_investment(Fields& in, InvestmentRow& row, int investment, Edition& t) {
    const Node levels = in["levels"];
    must_have(levels, kLevels);
    for (int level = 0; level < kLevels; ++level) {
        Fields at(levels.at(static_cast<size_t>(level)));
        at.number("markers", row.markers[level], level ? row.markers[level - 1] + 1 : 1, 23);
        read_abilities(at, kLevel0 + kLevels * investment + level, t);
        at.only();
    }
    in.only({"id"});
}

}  // namespace

void read_techs(Fields& edition, Edition& t) {
    int government = 0;
    for (Fields in : edition["governments"].items()) {
        read_abilities(in, kGovernment0 + government++, t);
        in.only({"id"});
    }
    read_tech_rows(edition, t);
    read_rows(edition["nations"], t.nation,
              [&](Fields& in, NationRow& row, int nation) { read_nation(in, row, nation, t); });
    read_policies(edition["policies"], t);
    read_rows(edition["investments"], t.investment,
              [&](Fields& in, InvestmentRow& row, int investment) { read_investment(in, row, investment, t); });
}

}  // namespace pentarchy::civilization::reading
