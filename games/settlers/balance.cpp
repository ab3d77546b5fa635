// The books of the engine: every card is somewhere, and what lies on locations lies on locations that stand.
#include "games/settlers/actions.h"
#include "games/settlers/game.h"

namespace pentarchy::settlers {

namespace {

// IS-10.2, IS-12.4, IS-12.5, IS-16.80  What may lie on which location.
std::string mark_fits(const Look& l, int card) {
    const uint8_t mark = l.s.mark[card];
    const DesignRow& design = design_of(l, card);
    if (mark & kDefence && !is_common(l, card)) return "a defence token on a faction location";
    if (mark & kSamurai && is_common(l, card)) return "a samurai on a common location";
    if (mark & kUses && design.type != Type::Action) return "a location without an action was used or blocked";
    if (!is_blocked(l.s, card) && uses(l.s, card) > design.max_uses) return "a location was used too often";
    return "";
}

// IS-12.11, IS-12.12
std::string stashes_balance(const Look& l) {
    for (int slot = 0; slot < l.t.stashes; ++slot) {
        const bool goods_there = l.s.stashed[slot] > 0, cards_there = l.s.cards.at(stash_at(slot)) > 0;
        if (goods_there && design_of(l, l.t.stash_card[slot]).stash != Stash::Resources) return "resources on a Gate";
        if (cards_there && design_of(l, l.t.stash_card[slot]).stash != Stash::Cards) return "cards under a Shrine";
        if ((goods_there || cards_there) && !is_location(l.s, l.t.stash_card[slot]))
            return "something lies on a card that is no location";
    }
    return "";
}

std::string marks_balance(const Look& l) {
    int remotes[kSeats]{}, markers = 0;
    for (int card = 0; card < kCapCards; ++card) {
        if (!l.s.mark[card]) continue;
        if (!is_location(l.s, card)) return "something lies on a card that is no location";
        if (const std::string fault = mark_fits(l, card); !fault.empty()) return fault;
        if (has_remote(l.s, card)) ++remotes[remote_holder(l.s, card)];
        markers += (l.s.mark[card] & kMarked) != 0;
    }
    for (int seat = 0; seat < kSeats; ++seat)
        if (remotes[seat] != l.s.player[seat].remotes) return "remote deals do not add up";
    if (l.s.cards.at(kMarkers) != markers + (l.s.marker_of != kNone)) return "markers do not add up";
    return "";
}

std::string decks_balance(const Look& l) {
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        for (const int card : hand(l, seat) | l.s.cards.ids_at(town_of(seat)))
            if (!is_common(l, card) && l.t.card[card].deck != deck_of(l, seat))
                return "a player holds a card of another faction";
    for (Seat seat = 0; seat < l.s.seats; ++seat) {  // IS-7.27
        for (const int card : l.s.cards.ids_at(deals_of(seat)))
            if (l.t.card[card].deal == kNone) return "a deal with a card that offers none";
    }
    if (is_solo(l) && (l.s.cards.ids_at(town_of(kVirtual)) & l.t.faction_cards).any())  // IS-19.12
        return "the virtual player has a faction location";
    for (const int card : l.s.cards.ids_at(kCommonDiscard))
        if (!is_common(l, card)) return "a faction card among the common discards";
    for (const int card : l.s.cards.ids_at(kFactionDiscard))
        if (is_common(l, card)) return "a common card among the discards of factions";
    return "";
}

// IS-1.5, IS-5.12  Nobody has more than one defence token.
std::string tokens_balance(const Look& l) {
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        for (Seat other = 0; other < seat; ++other)
            if (l.s.player[seat].faction != kNone && l.s.player[seat].faction == l.s.player[other].faction)
                return "two players have one faction";
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (l.s.player[seat].goods[index(Good::Defense)] > 1) return "more than one defence token";
    bool ended = false;
    for (const Borrowing& b : l.s.borrowed) {
        if (b.card != kNone && (ended || !is_location(l.s, b.card) || owner_of(l.s, b.card) == b.by))
            return "borrowed from nobody";
        ended |= b.card == kNone;
    }
    return "";
}

// IS-1.1  Attack cards: in the deck, in the line, or taken as deals; those discarded are gone.
std::string attacks_balance(const Look& l) {
    int cards = l.s.line_size;
    for (int good = 0; good < kGoods; ++good) cards += l.s.attack_left[good] + l.s.attack_deals[good];
    return cards <= l.t.attacks ? "" : "there are too many attack cards";
}

}  // namespace

std::string Settlers::conserved(const Look& l) {
    if (!l.s.cards.balanced()) return "the cards do not add up";
    for (const auto& what :
         {marks_balance(l), stashes_balance(l), decks_balance(l), tokens_balance(l), attacks_balance(l)})
        if (!what.empty()) return what;
    return "";
}

}  // namespace pentarchy::settlers
