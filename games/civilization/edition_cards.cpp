// components.json -> Edition: great people, culture events and the track, markers of huts and villages, city-states,
// relics, loot.
#include "engine/document/edition.h"
#include "games/civilization/edition.h"

namespace pentarchy::civilization::reading {

namespace {

constexpr Moments kTaken = Moments{1} << static_cast<int>(Moment::Taken);

// CV-1.11
void read_events(Fields& edition, Edition& t) {
    read_rows(edition["events"], t.event, [&](Fields& in, EventRow& row, int kind) {
        in.number("deck", row.deck, 1, kDecks).number("count", row.count, 1, 9);
        read_abilities(in, kEvent0 + kind, t);
        t.events = name_copies(in.node(), row.count, kind, t.event_words[static_cast<size_t>(kind)], t.event_kind,
                               t.events, t.event_copy_words);
        in.only({"id"});
    });
}

// CV-7.3, CV-7.4
void read_track(const Node& list, Edition& t) {
    static const std::vector<std::string> kRewards = {"event", "person", "victory"};
    must_have(list, kSpaces);
    for (int space = 1; space <= kSpaces; ++space) {
        Fields in(list.at(static_cast<size_t>(space - 1)));
        SpaceRow& row = t.space[space];
        in.number("level", row.level, 1, kDecks).number("culture", row.culture, 0, 99);
        in.number("trade", row.trade, 0, 27).name("gives", row.gives, kRewards, "a reward").only();
        if ((row.gives == Reward::Victory) != (space == kSpaces))
            in["gives"].fail("must be victory on the last space and on no other");
    }
}

void read_marker(Fields& in, MarkerRow& row, int kind, Edition& t) {
    in.number("count", row.count, 1, 35).number("removed", row.removed, 0, row.count);
    in.name("resource", row.resource, t.resource_words, "a resource", May::BeMissing);
    read_abilities(in, kMarker0 + kind, t);
    if ((row.resource == kNone) != (t.abilities_of[kMarker0 + kind] > 0))
        in.fail("must be a resource or have an ability");
    t.markers = name_copies(in.node(), row.count, kind, t.marker_words[static_cast<size_t>(kind)], t.marker_kind,
                            t.markers, t.marker_copy_words);
    in.only({"id"});
}

}  // namespace

void read_people(Fields& edition, Edition& t) {
    read_rows(edition["person_types"], t.person_type, [&](Fields& in, PersonTypeRow& row, int) {
        in.number("markers", row.markers, 0, 9);
        read_icons(in, "icons", t, row.icon);
        in.only({"id"});
    });
    read_rows(edition["people"], t.person, [&](Fields& in, uint8_t& type, int person) {
        in.name("type", type, t.person_type_words, "a type of people");
        read_abilities(in, kPerson0 + person, t);
        in.only({"id"});
    });
    read_events(edition, t);
    read_track(edition["track"], t);
}

// CV-1.13
void read_markers(Fields& edition, Edition& t) {
    int kind = 0;
    for (const char* list : {"huts", "villages"})
        for (Fields in : edition[list].items()) {
            t.marker[kind].village = kind >= kHutKinds;
            read_marker(in, t.marker[kind], kind, t);
            ++kind;
        }
    read_rows(edition["city_states"], t.city_state, [&](Fields& in, CityStateRow& row, int) {
        read_icons(in, "icons", t, row.icon);
        in.flag("any_resource", row.any_resource, May::BeMissing).only({"id"});
    });
    int relic = 0;
    for (Fields in : edition["relics"].items()) {
        read_abilities(in, kRelic0 + relic++, t);
        in.only({"id"});
    }
    read_rows(edition["loot"], t.loot, [&](Fields& in, LootRow& row, int loot) {
        in.number("loot", row.loot, 1, 2);
        row.ability = static_cast<uint8_t>(read_effects(in["do"], kLoot0 + loot, kTaken, false, t));
        in.only({"id"});
    });
}

}  // namespace pentarchy::civilization::reading
