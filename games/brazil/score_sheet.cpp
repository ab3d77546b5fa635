// The score sheet, line by line: BR-18.3 to BR-18.12.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

// BR-1.15, BR-18  So many of what a source gives points for: palaces, paintings, monarchs.
int count_per(const Look& l, Seat seat, const PerRow& row) {
    const Player& me = l.s.player[seat];
    const Hexes mine = held(l, seat) & buildings(l, row.buildings);
    switch (row.per) {
        case Per::OwnBuilding: return (mine & l.s.land[seat].empire).count();  // BR-10.9, BR-15.42
        case Per::Building: return mine.count();
        case Per::Good: return count(l, seat, {What::Goods});
        case Per::Unit: return kUnits - static_cast<int>(std::count(std::begin(me.unit), std::end(me.unit), kOnBoard));
        case Per::ForestHex: return (l.s.land[seat].border & terrain_now(l, Terrain::Forest)).count();  // BR-12.6
        case Per::MonarchGood: return static_cast<int>(std::count(std::begin(me.good), std::end(me.good), kOnMonarch));
        case Per::FirstTasks: return std::min(2, std::popcount(me.revealed));
    }
    return 0;
}

ScoreSheet::Line line_of(const PerRow& row) {
    if (row.source >= kPalace0) return ScoreSheet::kPalaces;
    if (row.source >= kPainting0) return ScoreSheet::kPaintings;
    return row.per == Per::FirstTasks ? ScoreSheet::kTasks : ScoreSheet::kGoodsMade;
}

// BR-18.3  Of all units that were ever deployed, also of defeated ones.
int unit_points(const Look& l, Seat seat) {
    int points = 0;
    for (int unit = 0; unit < kUnits; ++unit)
        if (l.s.player[seat].unit[unit] != kOnBoard) points += unit_row(l, seat, unit).vp;
    return points;
}

// BR-18.4; BR-12.16: a good in the Factory keeps its own points.
void add_goods(const Look& l, Seat seat, ScoreSheet& sheet) {
    for (int good = 0; good < kGoods; ++good) {
        const uint8_t place = l.s.player[seat].good[good];
        if (place == kNotMade) continue;
        sheet.line[ScoreSheet::kGoodsMade] += l.t.good[good].vp;
        if (place == kInFactory) sheet.line[ScoreSheet::kPaintings] += l.t.factory_vp[index(l.t.good[good].shape)];
    }
}

// BR-18.5, BR-12.13
int painting_points(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    int points = 0;
    for (const int painting : Bits<32>{{me.paintings}}) points += l.t.painting[painting].vp;
    for (int era = 0; era < kEras - 1; ++era)
        if (me.under[era] == kOnCoroados) points += l.t.sacrifice.vp[era];
    return points;
}

// BR-18.6: eras I and II only when revealed (BR-15.19), with all conditions of era III (BR-15.23). BR-15.22, BR-15.27:
// of those of era III in hand what is fulfilled now.
int task_points(const Look& l, Seat seat, bool with_hand) {
    int points = 0;
    for (const int task : Bits<32>{{l.s.player[seat].revealed}}) {
        points += l.t.task[task].vp;
        for (const Condition& condition : l.t.task[task].condition) points += condition.vp;
    }
    if (!with_hand) return points;
    for (const int task : task_hand(l, seat))
        for (int i = 0; i < l.t.task[task].conditions; ++i)
            if (const Condition& condition = l.t.task[task].condition[i]; is_met(l, seat, condition))
                points += condition.vp;
    return points;
}

// BR-18.7, BR-13.8: majorities while the card is in hand; Outposts and the exchange at the end are done and seen.
int gold_points(const Look& l, Seat seat, bool with_hand) {
    const Player& me = l.s.player[seat];
    int points = 0;
    for (int kind = 0; kind < l.t.gold_kinds; ++kind) {
        const GoldRow& row = l.t.gold[kind];
        if (row.use == GoldUse::Outpost) points += me.outposts * row.vp;
        if (row.use == GoldUse::Signo && me.flags & kSignoDone) points += row.vp;
    }
    if (!with_hand) return points;
    for (const int id : gold_hand(l, seat)) {
        const GoldRow& row = l.t.gold[l.t.gold_kind[id]];
        if (row.use == GoldUse::Majority && has_most(l, seat, row.buildings)) points += row.vp;
    }
    return points;
}

// BR-18.8, BR-11.4, BR-11.12
int discovery_points(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    int points = me.expedition_vp;
    for (int kind = 0; kind < l.t.discovery_kinds; ++kind) {
        const DiscoveryRow& row = l.t.discovery[kind];
        if (row.role == Role::Species) points += row.set_vp[std::min<size_t>(me.species, std::size(row.set_vp) - 1)];
        if (row.role == Role::AllTerrain) points += me.cultures * row.vp;
    }
    return points;
}

// BR-18.10, BR-18.11, BR-16.8
int tile_points(const Look& l, Seat seat) {
    int points = 0;
    for (const int hex : held(l, seat)) points += tile_vp(l, hex);
    return points;
}

}  // namespace

// BR-18.12  What has no line scores nothing.
ScoreSheet score_sheet(const Look& l, Seat seat, bool with_hand) {
    ScoreSheet sheet;
    sheet.line[ScoreSheet::kUnits] = unit_points(l, seat);
    sheet.line[ScoreSheet::kPaintings] = painting_points(l, seat);
    sheet.line[ScoreSheet::kTasks] = task_points(l, seat, with_hand);
    sheet.line[ScoreSheet::kGoldCards] = gold_points(l, seat, with_hand);
    sheet.line[ScoreSheet::kDiscoveries] = discovery_points(l, seat);
    sheet.line[ScoreSheet::kTiles] = tile_points(l, seat);
    add_goods(l, seat, sheet);
    const Sources works = working(l, seat);
    for (int i = 0; i < l.t.pers; ++i)
        if (const PerRow& row = l.t.per[i]; works.has(row.source))
            sheet.line[line_of(row)] += row.vp * count_per(l, seat, row);
    return sheet;
}

// BR-18.13
int science_on_tiles(const Look& l, Seat seat) {
    int science = 0;
    for (const int hex : held(l, seat))
        each_item_on(l, hex, [&](Item item, int amount) { science += item == Item::Science ? amount : 0; });
    return science;
}

}  // namespace pentarchy::brazil
