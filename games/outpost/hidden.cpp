// What a seat may know (OP-58) and how its gaps are filled. Deduced: everything a seat has seen, returned, given,
// looted or looked at. Not deduced: what others know of cards the viewer cannot place, and what somebody's choices may
// suggest.
#include "games/outpost/game.h"

namespace pentarchy::outpost {

namespace {

// A proposer who showed his cards shares these marks with the partner (OP-21).
bool shares_given(const State& s, Seat seat, Seat viewer) { return s.deal[seat].shown && s.deal[seat].to == viewer; }

// Marks `n` random cards of a hand in `marks`.
template <size_t N>
void mark_random(const State& s, Seat seat, int n, uint8_t (&marks)[N], Rng& rng) {
    Bits<kCapCards> pool = s.cards.ids_at(hand_of(seat));
    for (int i = 0; i < n; ++i) {
        int skip = static_cast<int>(rng.below(static_cast<uint32_t>(pool.count())));
        int id = pool.next(0);
        while (skip-- > 0) id = pool.next(id + 1);
        pool.drop(id);
        marks[i] = static_cast<uint8_t>(id + 1);
    }
}

// OP-35  The attacker's cards lie face down already while the defender chooses: any of them may be laid.
bool has_laid_unseen(const State& s, Seat seat) {
    const Fork* fork = top_fork(s);
    return fork && fork->proc == static_cast<uint8_t>(Proc::LayCards) && !has(fork->asked, seat) &&
           seat == s.battle.attacker;
}

void fill_force(State& s, Seat seat, Rng& rng) {
    const Battle& b = s.battle;
    const int n = seat == b.attacker ? b.force[0] : seat == b.foe ? b.force[1] : 0;
    if (b.raiders && seat == b.foe) {
        int i = 0;
        for (const int id : s.cards.ids_at(kRaid)) s.own[seat].force[i++] = static_cast<uint8_t>(id + 1);
    } else {
        mark_random(s, seat, n, s.own[seat].force, rng);
    }
    if (has_laid_unseen(s, seat))
        for (int i = 0; i < n; ++i) s.picks[seat].laid |= static_cast<uint8_t>(rng.below(2) << i);
}

// How many cards a seat has marked for a deal, its own proposal's or those it is just picking for another's.
int given_cards(const State& s, Seat seat) {
    const Frame& top = top_of(s.stack);
    if (top.proc == static_cast<uint8_t>(Proc::PickCards) && top.seat == seat) return top.locals<PickLocals>().picked;
    return s.deal[seat].give_cards;
}

}  // namespace

// OP-58  Who knows what lies where, by the place alone.
SeatMask knowers_of_card(const State& s, int place) {
    if (place >= kHand0) return bit(static_cast<Seat>(place - kHand0));
    if (place == kRaid) return s.battle.foe == kNobody ? SeatMask{0} : bit(s.battle.foe);
    return place == kDiscard ? kEveryone : SeatMask{0};
}
SeatMask knowers_of_tile(const State& s, int place) {
    if (place < kTileSite0 || place >= kTileBox) return 0;
    return s.face[place - kTileSite0] == Face::Down ? s.looked[place - kTileSite0] : kEveryone;
}

void Outpost::mask(const Edition&, State& s, Seat viewer) {
    s.cards.mask(viewer, [&](int place) { return knowers_of_card(s, place); });
    s.tiles.mask(viewer, [&](int place) { return knowers_of_tile(s, place); });
    for (Seat seat = 0; seat < kSeats; ++seat) {
        if (seat == viewer) continue;
        const Own own = s.own[seat];
        s.own[seat] = {};
        if (shares_given(s, seat, viewer)) std::copy(std::begin(own.given), std::end(own.given), s.own[seat].given);
    }
}

void Outpost::fill(const Edition&, State& s, Seat viewer, Rng& rng) {
    s.cards.fill(rng, kUnder, [&](int place) { return knowers_of_card(s, place); });
    s.tiles.fill(rng, -1, [&](int place) { return knowers_of_tile(s, place); });
    if (!s.stack.top) return;
    for (Seat seat = 0; seat < s.seats; ++seat) {
        if (seat == viewer) continue;
        mark_random(s, seat, s.drawn[seat], s.own[seat].drawn, rng);
        if (!shares_given(s, seat, viewer)) mark_random(s, seat, given_cards(s, seat), s.own[seat].given, rng);
        if (s.battle.active) fill_force(s, seat, rng);
    }
}

}  // namespace pentarchy::outpost
