// A fight in progress: how likely it is won by what a side sees of it, and what is at stake.
#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

#include "games/brazil/fight.h"
#include "games/brazil/value_outlook.h"
#include "games/brazil/value_weights.h"

namespace pentarchy::brazil {

// BR-9.10  A tie is the defender's.
float odds(float attack, float defence) { return 1 / (1 + std::exp((defence + 0.5f - attack) / kFightWidth)); }

// A Camp is worth half of what it may be.
float card_strength(const CombatRow& row, bool attacks) {
    const int more = row.camp_each * row.camp_most + (row.cancels_card ? 3 : 0);
    return static_cast<float>(attacks ? row.attack : row.defence) + 0.5f * static_cast<float>(more);
}

// The strongest of the hand; some are kept back.
float expected_cards(const Look& l, Seat seat, bool attacks) {
    float strength[kCapCombat];
    int n = 0;
    for (const int id : combat_hand(l, seat)) strength[n++] = card_strength(l.t.combat[l.t.combat_kind[id]], attacks);
    const int most = std::min<int>(n, l.t.fight_cards);
    std::partial_sort(strength, strength + most, strength + n, std::greater<>());
    return std::accumulate(strength, strength + most, 0.0f) * (n > 1 ? 0.8f : 0.6f);
}

namespace {

// The cards that lie face down, as their own seat knows them.
float laid_strength(const Look& l, Seat seat, int side) {
    float sum = 0;
    for (const uint8_t card : l.s.picks[seat].laid) {
        if (!card) continue;
        sum += card_strength(l.t.combat[l.t.combat_kind[card - 1]], side == 0);
    }
    return sum;
}

float side_strength(const Look& l, int side) {
    const Fight& f = l.s.fight;
    const Seat seat = side_seat(l, side);
    const auto open = static_cast<float>(strength_so_far(l, side));
    if (f.stage == FightStage::Shown || seat == kNobody) return open;
    if (is_dutch(l, seat)) return open + kMeanDefence * static_cast<float>(std::popcount(fighters(l, side)));
    const float laid = laid_strength(l, seat, side);
    return open + (laid > 0 || f.laid[side] ? laid : expected_cards(l, seat, side == 0));
}

// What the cards a side has laid are worth in its hand.
float laid_cards(const Look& l, Seat seat) {
    int n = 0;
    for (const uint8_t card : l.s.picks[seat].laid) n += card != 0;
    return kCardInHand * static_cast<float>(n);
}

float losses(const Look& l, int side) {
    const Seat seat = side_seat(l, side);
    if (seat == kNobody) return 0;
    float sum = 0;
    each_unit(fighters(l, side),
              [&](int unit) { sum += kUnitOut + kTurn + kStrengthOut * unit_row(l, seat, unit).strength; });
    return sum;
}

float prize(const Look& l) {
    const Fight& f = l.s.fight;
    if (f.kind == FightKind::Expedition) {
        const DiscoveryRow& tile = open_row(l, map_of(l).cloud_of[f.at]);
        return tile.vp + 1.0f;
    }
    if (f.kind == FightKind::Ranged) return 0.3f;
    float items = 0;
    each_item_on(l, f.at, [&](Item item, int n) { items += kPrice[index(item)] * static_cast<float>(n); });
    return static_cast<float>(tile_vp(l, f.at)) + items + (l.s.tile[f.at] == kNone ? 0.2f : 0);
}

}  // namespace

bool is_likely_to_win(const Look& l) {
    const Fight& f = l.s.fight;
    if (f.kind != FightKind::Move) return true;
    return f.won || side_strength(l, 0) > side_strength(l, 1);
}

float fight_worth(const Look& l, Seat seat) {
    const Fight& f = l.s.fight;
    if (f.kind == FightKind::None || f.won) return 0;
    const int side = seat == f.attacker ? 0 : 1;
    if (side && seat != f.defender) return 0;
    if (f.kind != FightKind::Expedition && side_seat(l, 1) == kNobody) return 0;
    const float wins = odds(side_strength(l, 0) + (f.kind == FightKind::Expedition ? 1.0f : 0), side_strength(l, 1));
    const float stake = prize(l);
    const float mine =
        f.kind == FightKind::Move ? losses(l, 0) : 0;  // a marching unit is on no hex, and so not counted yet
    // Who fires from afar loses its units too, but they still stand on the map and count there.
    if (side == 0)
        return wins * (stake + mine) - (f.kind == FightKind::Ranged ? (1 - wins) * losses(l, 0) : 0) -
               laid_cards(l, seat);
    return -wins * (stake * (builder_at(l, f.at) == seat ? 1.0f : 0.5f) + losses(l, 1)) - laid_cards(l, seat);
}

}  // namespace pentarchy::brazil
