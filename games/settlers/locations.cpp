// Locations: what they cost to raze, how they come into play and leave it, borrowed ones, and samurai (IS-7, IS-9,
// IS-12, IS-16.71 to IS-16.87).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

namespace {

// IS-16.108  What lies under a Gate or on a Shrine is lost with it.
void empty_stash(Play& p, int card) {
    const uint8_t slot = p.t.card[card].stash_slot;
    if (slot == kNone) return;
    for (const int stashed : p.s.cards.ids_at(stash_at(slot))) discard(p, stashed);
    p.s.stashed[slot] = 0;
}

// IS-16.76  The token of a borrowed location goes back to its borrower.
void end_borrowing(State& s, int card) {
    int kept = 0;
    for (const Borrowing& b : s.borrowed)
        if (b.card != kNone && b.card != card) s.borrowed[kept++] = b;
    while (kept < kBorrowed) s.borrowed[kept++] = {kNone, kNobody};
}

// IS-7.9, IS-9.15, IS-12.10  Everything that lies on a location goes with it.
void clear_location(Play& p, int card) {
    if (has_remote(p.s, card)) end_remote(p, card);
    empty_stash(p, card);
    end_borrowing(p.s, card);
    p.s.mark[card] = 0;
}

}  // namespace

// IS-9.8, IS-1.62  Features of whom the location counts as.
int protection(const Look& l, Seat holder) {
    int more = 0;
    for (const int card : l.t.protects)
        if (is_held_by(l.s, card, holder)) more += design_of(l, card).protects;
    return more;
}

int raze_price(const Look& l, int card) {
    return raze_price(l, card, is_common(l, card) ? protection(l, holder_of(l.s, card)) : 0);
}

// IS-7.3  From the hand, or from under the board (IS-1.51), into the empire; it has been shown when it was chosen.
void build_location(Play& p, Seat seat, int card) {
    p.s.cards.move(card, town_of(seat));
    p.say(Msg::Builds, faction_of(p, seat), face_of(p, card));
}

// IS-9.11, IS-9.12, IS-16.76  The foundation stays with the owner; the wood goes to whom the location counted as.
void turn_into_foundation(Play& p, int card) {
    const Seat owner = owner_of(p.s, card), holder = holder_of(p.s, card);
    clear_location(p, card);
    p.s.cards.move(card, base_of(owner));
    p.say(Msg::TurnsFoundation, faction_of(p, owner), card);
    gain(p, holder, Good::Wood, p.t.foundation_wood);
}

void discard_location(Play& p, int card) {
    clear_location(p, card);
    discard(p, card);
}

// IS-19.39  To the Collection of the virtual player.
void collect(Play& p, int card) {
    clear_location(p, card);
    p.s.cards.move(card, base_of(kVirtual));
}

void borrow(Play& p, Seat seat, int card) {
    end_borrowing(p.s, card);
    int at = kBorrowed - 1;
    for (; at > 0 && p.s.borrowed[at - 1].card > card; --at) p.s.borrowed[at] = p.s.borrowed[at - 1];
    p.s.borrowed[at] = {static_cast<uint8_t>(card), seat};
}

CardSet with_borrowed(const Look& l, Seat seat, CardSet town) {
    for (const Borrowing& b : l.s.borrowed) {
        if (b.card == kNone) break;
        b.by == seat ? town.add(b.card) : town.drop(b.card);
    }
    return town;
}

void return_borrowed(Play& p) {
    for (Borrowing& b : p.s.borrowed) {
        if (b.card != kNone) p.say(Msg::GoesBack, b.card, faction_of(p, owner_of(p.s, b.card)));
        b = {kNone, kNobody};
    }
}

// IS-1.42, IS-16.109
int samurai_count(const Look& l, Seat seat) {
    int n = 0;
    for (const int card : held(l, seat) & l.t.faction_cards) n += (l.s.mark[card] & kSamurai) != 0;
    return n;
}

CardSet samurai_places(const Look& l, Seat seat) {
    CardSet out = held(l, seat) & l.t.faction_cards;
    for (const int card : out)
        if (l.s.mark[card] & kSamurai) out.drop(card);
    return out;
}

void place_samurai(Play& p, Seat seat, int card) {
    p.s.mark[card] |= kSamurai;
    p.say(Msg::PlacesSamurai, faction_of(p, seat), card);
}

// IS-7.6, IS-7.7, IS-7.11  Own locations that nobody has borrowed, and foundations.
CardSet sacrifices(const Look& l, Seat seat) {
    CardSet out = l.s.cards.ids_at(town_of(seat)) | l.s.cards.ids_at(base_of(seat));
    for (const Borrowing& b : l.s.borrowed)
        if (b.card != kNone) out.drop(b.card);
    return out;
}

}  // namespace pentarchy::settlers
