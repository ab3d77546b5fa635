// What a seat may know (BR-20) and how its gaps are filled. Secret are tasks and cards in hand, cards laid in a fight before they are
// shown, decks, tasks put back, and face-down discovery tiles for all but who peeked.
#include "games/brazil/game.h"

namespace pentarchy::brazil {

SeatMask knowers_of_task(const State&, int place) {
    if (place >= kTaskHand0) return bit(static_cast<Seat>(place - kTaskHand0));
    return place == kTaskShown ? kEveryone : SeatMask{0};
}
SeatMask knowers_of_gold(const State&, int place) {
    if (place >= kGoldHand0) return bit(static_cast<Seat>(place - kGoldHand0));
    return place == kBag ? SeatMask{0} : kEveryone;
}
SeatMask knowers_of_combat(const State&, int place) {
    if (place >= kCombatHand0) return bit(static_cast<Seat>(place - kCombatHand0));
    return place == kBag ? SeatMask{0} : kEveryone;
}
SeatMask knowers_of_tile(const State& s, int place) {
    if (place == kTileOpen) return kEveryone;
    if (place < kTileCloud0 || place >= kTileOpen) return 0;
    return s.looked[place - kTileCloud0];
}

void Brazil::mask(const Edition&, State& s, Seat viewer) {
    s.tasks.mask(viewer, [&](int place) { return knowers_of_task(s, place); });
    s.gold.mask(viewer, [&](int place) { return knowers_of_gold(s, place); });
    s.combat.mask(viewer, [&](int place) { return knowers_of_combat(s, place); });
    s.tiles.mask(viewer, [&](int place) { return knowers_of_tile(s, place); });
}

namespace {

// BR-9.8  Cards that lie face down already: so many of the hand, any of them.
void fill_laid(State& s, Seat seat, int n, Rng& rng) {
    Bits<kCapCombat> pool = s.combat.ids_at(combat_of(seat)), laid;
    for (int i = 0; i < n && pool.any(); ++i) {
        const int id = pool.nth(static_cast<int>(rng.below(static_cast<uint32_t>(pool.count()))));
        pool.drop(id);
        laid.add(id);
    }
    int i = 0;
    for (const int id : laid) s.picks[seat].laid[i++] = static_cast<uint8_t>(id + 1);
}

}  // namespace

void Brazil::fill(const Edition&, State& s, Seat viewer, Rng& rng) {
    s.tasks.fill(rng, kTaskUnder0, [&](int place) { return knowers_of_task(s, place); });
    s.gold.fill(rng, -1, [&](int place) { return knowers_of_gold(s, place); });
    s.combat.fill(rng, -1, [&](int place) { return knowers_of_combat(s, place); });
    s.tiles.fill(rng, -1, [&](int place) { return knowers_of_tile(s, place); });
    const Fight& fight = s.fight;
    if (fight.kind == FightKind::None || fight.stage == FightStage::Shown) return;
    for (int side = 0; side < 2; ++side) {
        const Seat seat = side ? fight.defender : fight.attacker;
        if (seat < s.seats && seat != viewer && fight.laid[side]) fill_laid(s, seat, fight.laid[side], rng);
    }
}

}  // namespace pentarchy::brazil
