// Cards as things: decks, discard piles, equal copies and who sees what (IS-15.6 to IS-15.11, IS-17).
#include "games/settlers/actions.h"

namespace pentarchy::settlers {

void renew_common_deck(Play& p) {
    if (deck_size(p, kCommon) || !p.s.cards.at(kCommonDiscard)) return;
    p.s.cards.reshuffle(kCommonDiscard);
    p.say(Msg::Reshuffled);
}

// Of equal copies, one that everybody knows to lie here goes first: that is what onlookers would assume.
int card_at(const Look& l, int place, int face) {
    static_assert(kCapCopies <= 16);  // they have numbers in a row: one look, no loop that luck would mispredict
    const int first = l.t.face_card[face], copies = l.t.face_card[face + 1] - first;
    const uint32_t here = places_from(l.s.cards.where, first, static_cast<uint8_t>(place)) & ((1u << copies) - 1);
    const uint32_t known = here & static_cast<uint32_t>(l.s.cards.known[kSeats].window(first));
    return here ? first + std::countr_zero(known ? known : here) : kNone;
}

bool has_twin(const Look& l, const CardSet& set, int card) {
    for (int other = l.t.face_card[l.t.card[card].face]; other < card; ++other)
        if (set.has(other) && l.s.mark[other] == l.s.mark[card] && l.s.cards.where[other] == l.s.cards.where[card] &&
            holder_of(l.s, other) == holder_of(l.s, card) && l.t.card[card].stash_slot == kNone)
            return true;
    return false;
}

void draw_card(Play& p, Seat seat, int deck, int face, int place) {
    const int card = card_at(p, kDeckPile, face);
    p.s.cards.name(card, kDeckPile, place, 0);
    p.tell(p.s.cards, bit(seat), card);
    p.say(Msg::Draws, faction_of(p, seat), deck);
    p.say_to(bit(seat), Msg::Drew, face);
}

void discard(Play& p, int card) {
    p.s.cards.move(card, is_common(p, card) ? kCommonDiscard : kFactionDiscard);
    p.show(p.s.cards, card);
}

void move_unseen(Play& p, int card, int to, SeatMask seers) {
    const bool common = is_common(p, card);
    const int back = p.t.card[card].deck;
    p.s.cards.blind_move(card, to, seers, [&](int kin) { return common ? kin == 0 || kin >= kDecks : kin == back; });
}

}  // namespace pentarchy::settlers
