// The rulebook's verbs as plain functions: they change the state and write the log, and never touch the stack. Functions
// that return a Flow end a row: they may ask somebody or wait for luck.
#pragma once

#include "games/settlers/flow.h"

namespace pentarchy::settlers {

// Cards (cards.cpp).
int deck_size(const Look& l, int deck);
bool can_draw(const Look& l, int deck);                     // IS-15.8, IS-15.11
void renew_common_deck(Play& p);                            // IS-15.8
int face_of(const Look& l, int card);
int card_at(const Look& l, int place, int face);            // the copy that a move names
bool has_twin(const Look& l, const CardSet& set, int card);
// An equal location stands in the set before it; the first copy of a face has none.
inline bool is_twin(const Look& l, const CardSet& set, int card) {
    return l.t.face_card[l.t.card[card].face] != card && has_twin(l, set, card);
}
void draw_card(Play& p, Seat seat, int deck, int face, int place);
void discard(Play& p, int card);                            // IS-15.7: face up, to its own pile
void move_unseen(Play& p, int card, int to, SeatMask seers);  // face down; the back is seen

// Goods (goods.cpp).
void gain(Play& p, Seat seat, Good good, int amount);       // anything but cards
void react_to_points(Play& p, Seat seat, int points);       // IS-16.68: at the end of one gain
void react_to_exchange(Play& p, Seat seat);                 // IS-16.64
int apply_plain(Play& p, Seat seat, int list);              // the points in it
int amount_of(const Look& l, Seat seat, const EffectRow& effect);  // of gain and gain_per (IS-1.42)
bool is_card(Good good);

// Locations (locations.cpp).
int raze_price(const Look& l, int card);                    // IS-9.5 to IS-9.8
void build_location(Play& p, Seat seat, int card);          // IS-7.3
void turn_into_foundation(Play& p, int card);               // IS-9.11, IS-9.12
void discard_location(Play& p, int card);                   // IS-7.9, IS-7.14
void collect(Play& p, int card);                            // IS-19.39
void borrow(Play& p, Seat seat, int card);                  // IS-16.71
void return_borrowed(Play& p);                              // IS-13.7
int samurai_count(const Look& l, Seat seat);
CardSet samurai_places(const Look& l, Seat seat);           // IS-12.5, IS-12.6
void place_samurai(Play& p, Seat seat, int card);
CardSet sacrifices(const Look& l, Seat seat);               // IS-7.6, IS-7.7, IS-7.11
bool has_own_location(const Look& l, Seat seat);            // one that nobody has borrowed

// Deals (deals.cpp).
int deal_count(const Look& l, Seat seat);
CardSet remote_deals(const Look& l, Seat seat);
void drop_deal(Play& p, int card);                          // IS-1.47: a card under a board, or a remote deal's location
void end_remote(Play& p, int card);                         // IS-16.104
void make_remote(Play& p, Seat seat, int card);             // IS-16.99 to IS-16.101
Seat deal_holder(const Look& l, int card);

// Payments (payment.cpp).
using Cost = uint8_t[kResources + 1];                       // wood, stone, food, gold
bool can_pay(const Look& l, Seat seat, const Bill& bill);
// The resources of a build; gold covers what is short (IS-7.12).
inline bool can_pay_build(const Look& l, Seat seat, int card) {
    const uint8_t* have = l.s.player[seat].goods;
    const uint8_t* cost = l.t.card[card].cost;
    int missing = 0;
    for (int good = 0; good < kResources; ++good) missing += cost[good] > have[good] ? cost[good] - have[good] : 0;
    return have[index(Good::Gold)] >= missing;
}
Bill plus(Bill bill, const Bill& more);
Bill build_bill(const Look& l, int card);                   // resources only
Flow pay_resources(Ctx& c, Seat seat, const Bill& bill);    // calls Pay if there is a choice
void pay_tokens(Play& p, Seat seat, const Bill& bill);      // workers and raze tokens

// Activations (phase_activate.cpp).
bool can_activate(const Look& l, Seat seat, int card, int times, const Bill& before);
bool has_target(const Look& l, Seat seat, int card, const EffectRow& effect, const Bill& before);
bool has_enemy_target(const Look& l, Seat seat, const EffectRow& effect);
CardSet raze_targets(const Look& l, Seat seat, const EffectRow& effect, int tokens);  // hand cards and locations
CardSet enemy_locations(const Look& l, Seat seat);
CardSet copy_targets(const Look& l, Seat seat, int source, const EffectRow& effect);

// Somebody who does not see a hand may imagine one without the card that was asked for: then the choice is left without a
// move, and this one leads on. Where the hand is true it is never offered.
template <class Out>
void offer_way_out(Out& out) {
    if (out.empty()) out.add(make(Verb::Decline));
}
inline bool is_way_out(Move m) { return m.verb == static_cast<uint16_t>(Verb::Decline); }

// How a row goes on.
Flow draw_or_done(Ctx& c, Seat seat, int amount, Good good = Good::Card);  // instead of this frame
Flow done_after_marker(Ctx& c);             // turns up the marker of a remote deal that has just ended
Flow begin_draw(Ctx& c, Seat seat, int deck, int place);    // instead of this frame
uint64_t triggers_of(const Look& l, Seat seat, Event event, int built = kNone, bool enemy = false);

// The round (round.cpp).
void begin_round(Play& p);
void clean_up(Play& p);                                     // IS-13

}  // namespace pentarchy::settlers
