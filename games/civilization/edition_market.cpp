// components.json -> Edition: what can be bought and built: buildings and their stacks, unit cards, wonders.
#include <algorithm>

#include "engine/document/edition.h"
#include "games/civilization/edition.h"

namespace pentarchy::civilization::reading {

namespace {

// CV-1.9, CV-15.2
void read_stacks(Fields& edition, Edition& t) {
    read_rows(edition["building_stacks"], t.stack, [&](Fields& in, StackRow& row, int) {
        in.number("count", row.count, 0, 30).number("two_players", row.for_two, 0, row.count).only({"id"});
    });
}

void read_buildings(Fields& edition, Edition& t) {
    read_rows(edition["buildings"], t.building, [&](Fields& in, BuildingRow& row, int b) {
        in.number("cost", row.cost, 1, 99).name("stack", row.stack, t.stack_words, "a stack");
        in.names("terrain", row.terrain, t.terrain_words, "a terrain");
        read_icons(in, "icons", t, row.icon);
        in.flag("star", row.star, May::BeMissing);
        if (row.star && row.terrain == 1 << static_cast<int>(Terrain::Water)) t.shipyard = static_cast<uint8_t>(b);
        in.name("upgrade", row.upgrade, t.building_words, "a building", May::BeMissing);
        in.only({"id"});
    });
    const Node list = edition["buildings"];
    for (int basic = 0; basic < kBuildings; ++basic) {
        const uint8_t upgrade = t.building[basic].upgrade;
        if (upgrade == kNone) continue;
        if (t.building[upgrade].stack != t.building[basic].stack || upgrade == basic)
            list.at(static_cast<size_t>(basic))["upgrade"].fail("must be the other side of the token (CV-6.51)");
        t.building[upgrade].upgrade_of = static_cast<uint8_t>(basic);
    }
}

// CV-1.6 to CV-1.8  Cards of a type that are alike share a face: "infantry_13".
void read_units(Fields& edition, Edition& t) {
    int type = 0;
    for (Fields in : edition["unit_types"].items()) {
        t.trumps[type] = kNone;
        in.name("trumps", t.trumps[type], t.unit_type_words, "a type of units", May::BeNull);
        for (Fields card : in["cards"].items()) {
            if (t.faces == kCapFaces) card.fail("is one more kind of unit card than there may be");
            FaceRow& row = t.face[t.faces];
            row.type = static_cast<UnitType>(type);
            int count = 0;
            card.number("strength", row.strength, 1, 9)
                .number("health", row.health, 1, 9)
                .number("count", count, 1, 30);
            card.only();
            t.face_words.push_back(t.unit_type_words[static_cast<size_t>(type)] + "_" + std::to_string(row.strength) +
                                   std::to_string(row.health));
            t.units = name_copies(card.node(), count, t.faces, t.face_words.back(), t.unit_face, t.units, t.unit_words);
            ++t.faces;
        }
        in.only({"id"});
        ++type;
    }
}

// CV-1.10
void read_wonders(Fields& edition, Edition& t) {
    read_rows(edition["wonders"], t.wonder, [&](Fields& in, WonderRow& row, int wonder) {
        in.name("era", row.era, t.era_words, "an era").number("cost", row.cost, 1, 99);
        if (in.find("discount")) {
            Fields discount = in.part("discount");
            discount.name("tech", row.discount_tech, t.tech_words, "a tech");
            discount.number("cost", row.discount_cost, 1, row.cost).only();
        }
        read_icons(in, "icons", t, row.icon);
        if (in.find("needs")) row.needs_investments = (in.must_be("needs", "investments"), true);
        read_abilities(in, kWonder0 + wonder, t);
        in.only({"id"});
    });
    Fields dealt = edition.part("wonders_dealt");
    for (int seats = 2; seats <= kSeats; ++seats)
        dealt.number(std::to_string(seats), t.wonders_dealt[seats], 1, kWonderSlots);
    dealt.only();
}

}  // namespace

void read_market(Fields& edition, Edition& t) {
    read_stacks(edition, t);
    read_buildings(edition, t);
    read_units(edition, t);
    read_wonders(edition, t);
}

}  // namespace pentarchy::civilization::reading
