// The rulebook's verbs as plain functions: they change the state and write the log, and never touch the stack.
// Functions that return a Flow end a row: they may ask somebody or wait for luck.
#pragma once

#include <algorithm>

#include "games/settlers/flow.h"

namespace pentarchy::settlers {

// Cards (cards.cpp).
inline int deck_size(const Look& l, int deck) {
    const uint8_t* left = l.s.cards.count[kDeckPile];
    int n = left[deck];
    if (deck == kCommon)
        for (int kin = kDecks; kin < kKins; ++kin) n += left[kin];
    return n;
}
// IS-15.8, IS-15.9, IS-15.11  The common deck is renewed from its discard pile, a faction's never.
inline bool can_draw(const Look& l, int deck) {
    return deck_size(l, deck) > 0 || (deck == kCommon && l.s.cards.at(kCommonDiscard) > 0);
}
void renew_common_deck(Play& p);  // IS-15.8
inline int face_of(const Look& l, int card) { return l.t.card[card].face; }
int card_at(const Look& l, int place, int face);  // the copy that a move names
bool has_twin(const Look& l, const CardSet& set, int card);
// An equal location stands in the set before it; the first copy of a face has none.
inline bool is_twin(const Look& l, const CardSet& set, int card) {
    return l.t.face_card[l.t.card[card].face] != card && has_twin(l, set, card);
}
void draw_card(Play& p, Seat seat, int deck, int face, int place);
void discard(Play& p, int card);                              // IS-15.7: face up, to its own pile
void move_unseen(Play& p, int card, int to, SeatMask seers);  // face down; the back is seen

// Goods (goods.cpp).
void gain(Play& p, Seat seat, Good good, int amount);              // anything but cards
void react_to_points(Play& p, Seat seat, int points);              // IS-16.68: at the end of one gain
void react_to_exchange(Play& p, Seat seat);                        // IS-16.64
int apply_plain(Play& p, Seat seat, int list);                     // the points in it
int amount_of(const Look& l, Seat seat, const EffectRow& effect);  // of gain and gain_per (IS-1.42)
bool is_card(Good good);

// Locations (locations.cpp).
int raze_price(const Look& l, int card);     // IS-9.5 to IS-9.8
int protection(const Look& l, Seat holder);  // IS-9.8: of each of its common locations
inline int raze_price(const Look& l, int card, int protection_of_common) {
    const uint8_t mark = l.s.mark[card];
    const int tokens = (mark & kDefence ? 1 : 0) + (mark & kSamurai ? 1 : 0);
    return l.t.raze_enemy + l.t.raze_more * tokens + (is_common(l, card) ? protection_of_common : 0);
}
void build_location(Play& p, Seat seat, int card);  // IS-7.3
void turn_into_foundation(Play& p, int card);       // IS-9.11, IS-9.12
void discard_location(Play& p, int card);           // IS-7.9, IS-7.14
void collect(Play& p, int card);                    // IS-19.39
void borrow(Play& p, Seat seat, int card);          // IS-16.71
void return_borrowed(Play& p);                      // IS-13.7
int samurai_count(const Look& l, Seat seat);
CardSet samurai_places(const Look& l, Seat seat);  // IS-12.5, IS-12.6
void place_samurai(Play& p, Seat seat, int card);
// Why a card without a raze field cannot be razed: a rule names Ruins, Gate and Shrine (IS-9.17).
inline Rule no_raze_rule(const Look& l, int card, Rule other) {
    return is_common(l, card) || design_of(l, card).stash != Stash::None ? "IS-9.17"_rule : other;
}
CardSet sacrifices(const Look& l, Seat seat);             // IS-7.6, IS-7.7, IS-7.11
inline bool has_own_location(const Look& l, Seat seat) {  // one that nobody has borrowed
    int lent = 0;
    for (const Borrowing& b : l.s.borrowed) {
        if (b.card == kNone) break;
        lent += owner_of(l.s, b.card) == seat;
    }
    return l.s.cards.at(town_of(seat)) > lent;
}

// Deals (deals.cpp).
int deal_count(const Look& l, Seat seat);
CardSet remote_deals(const Look& l, Seat seat);
void drop_deal(Play& p, int card);               // IS-1.47: a card under a board, or a remote deal's location
void end_remote(Play& p, int card);              // IS-16.104
void make_remote(Play& p, Seat seat, int card);  // IS-16.99 to IS-16.101
Seat deal_holder(const Look& l, int card);

// Payments (payment.cpp).
bool covers_resources(const Look& l, Seat seat, const Bill& bill);
inline bool has_cards_for(const Look& l, Seat seat, const Bill& bill) {
    return (!bill.cards || hand_size(l, seat) >= bill.cards) && (!bill.deals || deal_count(l, seat) >= bill.deals);
}
inline bool can_pay(const Look& l, Seat seat, const Bill& bill) {
    const uint8_t *have = l.s.player[seat].goods, *due = bill.goods;
    constexpr int kWorker = index(Good::Worker), kRaze = index(Good::Raze);
    if (have[kWorker] < due[kWorker] || have[kRaze] < due[kRaze]) return false;
    const bool resources = due[0] | due[1] | due[2] | due[index(Good::Gold)] | bill.any;
    return !(resources && !covers_resources(l, seat, bill)) && has_cards_for(l, seat, bill);
}
Bill build_bill(const Look& l, int card);  // resources only
struct Owed {
    uint8_t goods[kResources + 1], any;
};  // wood, stone, food, gold, and of any resource
Owed still_owed(const PayLocals& pay);
bool is_paid_at_once(Play& p, Seat seat, const Bill& bill);  // resources and gold, if there is only one way
Flow choose_payment(Ctx& c, Seat seat, const Bill& bill);
Flow pay_resources(Ctx& c, Seat seat, const Bill& bill);  // one or the other
void pay_tokens(Play& p, Seat seat, const Bill& bill);    // workers and raze tokens

// Activations (phase_activate.cpp).
bool can_activate(const Look& l, Seat seat, int card, const Bill& before);
bool has_targets(const Look& l, Seat seat, int card, const Bill& bill);  // all effects of the action that need one
bool has_target(const Look& l, Seat seat, int card, const EffectRow& effect, const Bill& before);
[[gnu::pure]] Rule target_rule(const Look& l, Seat seat, int card);  // why there is none; not asked by the fast sink
bool has_enemy_target(const Look& l, Seat seat, const EffectRow& effect);
bool can_call_other(const Look& l, Seat seat, int card, const EffectRow& effect, const Bill& bill);  // IS-16.11
bool can_build_special(const Look& l, Seat seat, int card, const EffectRow& effect,
                       const Bill& bill);  // IS-16.3, IS-16.92
Rule why_no_call(const Look& l, Seat seat, int card, const EffectRow& effect);
Rule why_no_build(const Look& l, Seat seat, int card, const EffectRow& effect);
inline const EffectRow& first_effect(const Look& l, int card) {
    return l.t.effect[l.t.list[design_of(l, card).action].first];
}
CardSet raze_targets(const Look& l, Seat seat, const EffectRow& effect, int tokens);  // hand cards and locations
CardSet enemy_locations(const Look& l, Seat seat);
CardSet copy_targets(const Look& l, Seat seat, int source, const EffectRow& effect);

// How a row goes on.
Flow draw_or_done(Ctx& c, Seat seat, int amount, Good good = Good::Card);  // instead of this frame
Flow done_after_marker(Ctx& c);                           // turns up the marker of a remote deal that has just ended
Flow begin_draw(Ctx& c, Seat seat, int deck, int place);  // instead of this frame
uint64_t triggers_of(const Look& l, Seat seat, Occasion event, int built = kNone, bool enemy = false);

// The round (round.cpp).
void begin_round(Play& p);
void clean_up(Play& p);  // IS-13

}  // namespace pentarchy::settlers
