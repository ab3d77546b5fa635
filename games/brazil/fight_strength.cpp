// What the sides of a fight add up to: BR-9.2 to BR-9.5, BR-9.19 to BR-9.30, BR-14.8, BR-14.9.
#include <algorithm>

#include "games/brazil/fight.h"

namespace pentarchy::brazil {

namespace {

// The hex where a side stands: only who fires stands elsewhere.
int hex_of_side(const Look& l, int side) {
    return side == 0 && l.s.fight.kind == FightKind::Ranged ? l.s.fight.from : l.s.fight.at;
}

Sources only(int source) {
    Sources out;
    out.add(source);
    return out;
}

// BR-12.6  A building next to a forest.
bool is_near_forest(const Look& l, int hex) { return (near(l, hex) & terrain_now(l, Terrain::Forest)).any(); }

// BR-9.30  The strongest of the own ranged units next to the fight that do not take part in it.
int support(const Look& l, int side, int most) {
    if (!most) return 0;
    const Seat seat = side_seat(l, side);
    const uint8_t taking_part = fighters(l, side);
    int strength[kUnits]{};
    each_unit(units_on_map(l, seat), [&](int unit) {
        const bool beside = near(l, l.s.fight.at).has(l.s.player[seat].unit[unit]);
        const UnitRow& row = unit_row(l, seat, unit);
        if (beside && row.ranged && !(taking_part >> unit & 1)) strength[unit] = row.strength;
    });
    int total = 0;
    for (; most > 0; --most) {
        int* const best = std::max_element(strength, strength + kUnits);
        total += *best;
        *best = 0;
    }
    return total;
}

// BR-9.28  Palaces III and IV make their owner's mints and plantations harder to take.
int palace_strength(const Look& l, Seat seat, int hex) {
    const Sources mine = working(l, seat);
    int total = 0;
    for (int i = 0; i < l.t.defences; ++i)
        if (mine.has(l.t.defence[i].source) && l.s.tile[hex] == index(l.t.defence[i].building))
            total += l.t.defence[i].amount;
    return total;
}

}  // namespace

uint8_t fighters(const Look& l, int side) {
    const Fight& f = l.s.fight;
    const Seat seat = side_seat(l, side);
    if (seat == kNobody) return 0;
    if (side == 0 && f.kind == FightKind::Move) return static_cast<uint8_t>(1u << f.unit);
    return units_at(l, seat, hex_of_side(l, side));
}

int tile_of_side(const Look& l, int side) {
    const Seat seat = side_seat(l, side);
    const int hex = hex_of_side(l, side);
    const bool counts = seat != kNobody && builder_at(l, hex) == seat && holder_at(l, hex) == seat;
    return counts ? hex : kNone;
}

int bare_strength(const Look& l, int side) {
    const Fight& f = l.s.fight;
    if (side == 1 && f.kind == FightKind::Expedition) return open_row(l, map_of(l).cloud_of[f.at]).strength;
    const Seat seat = side_seat(l, side);
    int total = 0;
    each_unit(fighters(l, side), [&](int unit) { total += unit_row(l, seat, unit).strength; });
    const int hex = tile_of_side(l, side);
    if (hex == kNone) return total;
    return total + tile_vp(l, hex) + (side ? palace_strength(l, seat, hex) : 0);
}

int bonus_of(const Look& l, int side, int source) {
    const auto gives = [&, one = only(source)](Query query) { return l.t.modifiers.sum(one, query); };
    const Seat seat = side_seat(l, side);
    int total = gives(side ? Query::Defence : Query::Attack);
    if (side == 1 && builder_at(l, l.s.fight.at) == seat) total += gives(Query::OwnTileDefence);
    const int hex = tile_of_side(l, side);
    if (hex != kNone && is_building(l.s.tile[hex]) && is_near_forest(l, hex)) total += gives(Query::ForestStrength);
    return total + support(l, side, gives(Query::RangedSupport));
}

// BR-19.19  The Dutch have none.
Sources open_bonuses(const Look& l, int side) {
    const Seat seat = side_seat(l, side);
    Sources out;
    if (seat == kNobody || is_dutch(l, seat)) return out;
    for (const int source : working(l, seat) & l.t.fight_sources)
        if (!(l.s.fight.left_out[side] >> source & 1) && bonus_of(l, side, source) > 0) out.add(source);
    return out;
}

int card_strength(const Look& l, int side, int i) {
    const int kind = shown_kind(l, side, i);
    if (kind < 0) return 0;
    const CombatRow& card = l.t.combat[kind];
    if (!card.camp_each) return side ? card.defence : card.attack;
    int given = l.s.fight.camp[side];  // Camps are filled one after the other
    for (int before = 0; before < i; ++before)
        if (const int other = shown_kind(l, side, before); other >= 0)
            given -= std::min<int>(given, l.t.combat[other].camp_most);
    return card.camp_each * std::min<int>(given, card.camp_most);
}

int cancelled_card(const Look& l, int side) {
    bool cancels = false;
    int highest = -1;
    for (int i = 0; i < 3; ++i) {
        if (const int theirs = shown_kind(l, 1 - side, i); theirs >= 0) cancels |= l.t.combat[theirs].cancels_card;
        if (shown_kind(l, side, i) >= 0 && (highest < 0 || card_strength(l, side, i) > card_strength(l, side, highest)))
            highest = i;
    }
    return cancels ? highest : -1;
}

bool are_paintings_cancelled(const Look& l, int side) {
    for (int i = 0; i < 3; ++i)
        if (const int kind = shown_kind(l, 1 - side, i); kind >= 0 && l.t.combat[kind].cancels_paintings) return true;
    return false;
}

int total_strength(const Look& l, int side) {
    const Fight& f = l.s.fight;
    const int cancelled = cancelled_card(l, side);
    int total = f.base[side] + (are_paintings_cancelled(l, side) ? 0 : f.painted[side]);
    for (int i = 0; i < 3; ++i)
        if (i != cancelled) total += card_strength(l, side, i);
    return total;
}

int strength_so_far(const Look& l, int side) {
    const Fight& f = l.s.fight;
    if (f.base[side] || f.painted[side] || f.stage == FightStage::Shown) return total_strength(l, side);
    int total = bare_strength(l, side);
    for (const int source : open_bonuses(l, side)) total += bonus_of(l, side, source);
    return total;
}

}  // namespace pentarchy::brazil
