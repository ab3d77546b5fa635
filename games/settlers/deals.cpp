// Deals: cards under a board, remote deals with enemy locations (IS-16.99 to IS-16.106), and attack cards that became
// deals in the solo game (IS-19.26).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

CardSet remote_deals(const Look& l, Seat seat) {
    CardSet out;
    if (!l.s.player[seat].remotes) return out;
    for (int card = 0; card < l.t.cards; ++card)
        if (has_remote(l.s, card) && remote_holder(l.s, card) == seat) out.add(card);
    return out;
}

int deal_count(const Look& l, Seat seat) {
    int n = l.s.cards.at(deals_of(seat)) + l.s.player[seat].remotes;
    if (is_solo(l))
        for (const uint8_t taken : l.s.attack_deals) n += taken;
    return n;
}

Seat deal_holder(const Look& l, int card) {
    return has_remote(l.s, card) ? remote_holder(l.s, card) : static_cast<Seat>(l.s.cards.where[card] - kDeal0);
}

// IS-16.104  The marker is turned up and discarded: which card it is luck tells only now.
void end_remote(Play& p, int card) {
    const Seat holder = remote_holder(p.s, card);
    --p.s.player[holder].remotes;
    if (p.s.mark[card] & kMarked) p.s.marker_of = holder;
    p.s.mark[card] &= kUses | kDefence | kSamurai;
    p.say(Msg::RemoteDealEnds, faction_of(p, holder), card);
}

// IS-16.100, IS-16.101  The top card of the maker's deck lies under it as a marker; nobody looks at it.
void make_remote(Play& p, Seat seat, int card) {
    const int deck = deck_of(p, seat);
    p.s.mark[card] = static_cast<uint8_t>(p.s.mark[card] | kRemote | seat << kHolderShift);
    ++p.s.player[seat].remotes;
    if (!deck_size(p, deck)) return;
    p.s.mark[card] |= kMarked;
    p.s.cards.move_unnamed(kDeckPile, kMarkers, deck);
}

// IS-1.47, IS-R11  A card goes to its own faction's pile.
void drop_deal(Play& p, int card) {
    if (has_remote(p.s, card)) return end_remote(p, card);
    discard(p, card);
}

Flow done_after_marker(Ctx& c) { return c.s.marker_of == kNone ? c.done() : c.become(Proc::TurnMarker, c.s.marker_of); }

}  // namespace pentarchy::settlers
