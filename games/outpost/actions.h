// The rulebook's verbs as plain functions: they change the state and write the log, and never touch the stack.
#pragma once

#include "games/outpost/flow.h"

namespace pentarchy::outpost {

// Readers that more than one phase asks.
int hand_limit(const Look& l, Seat seat);                   // OP-25, OP-50
int order_strength(const Look& l, Seat seat, Order order);  // OP-19, OP-52: 0, 1, or 2 when the token doubles it
Bits<kProjects> working(const Look& l, Seat seat);          // OP-50: projects in force
inline int sum(const Look& l, Seat seat, Query query) { return l.t.modifiers.sum(working(l, seat), query); }
bool is_usable(const Look& l, Seat holder, const Hut& hut);  // OP-33: no enemy of the holder stands on it
uint16_t sites_near_usable_huts(const Look& l, Seat seat);   // OP-43
Good printed_good(const Look& l, Site site);                 // OP-41
Cost hut_cost(const Look& l, Seat seat, int hut);            // OP-39 with discounts
int count_points(const Look& l, Seat seat);                  // OP-55, from scratch; Player::points is kept up to date
int goods_in_store(const Look& l, Seat seat);
SeatMask seats_over_goods_limit(const Look& l);             // OP-53
Seat defender_at(const Look& l, Seat attacker, Site site);  // OP-33: who fights for the site, or kNobody
bool is_live_camp(const Look& l, Site site);                // OP-32

int expand_cost(const Look& l, Seat seat, Site site);         // OP-48: points a placement takes; kNever if barred
MarchLocals march_from(const Look& l, Seat seat, Site site);  // OP-27
inline constexpr int kNever = 99;

// OP-2  The sites that share a side with this one, as bits.
constexpr uint16_t neighbours(Site site) {
    const int i = index(site), column = i % kColumns;
    unsigned out = 0;
    if (i >= kColumns) out |= 1u << (i - kColumns);
    if (column > 0) out |= 1u << (i - 1);
    if (column < kColumns - 1) out |= 1u << (i + 1);
    if (i < kSites - kColumns) out |= 1u << (i + kColumns);
    return static_cast<uint16_t>(out);
}
// The sites next to any pawn of the seat.
inline uint16_t sites_next_to_pawns(const Look& l, Seat seat) {
    uint16_t out = 0;
    for (int i = 0; i < kSites; ++i)
        if (l.s.pawns[i][seat]) out |= neighbours(site_at(i));
    return out;
}
// Calls fn(site) for each site of a set, in order of number.
template <class Fn>
void each_site(uint16_t sites, Fn fn) {
    for (; sites; sites &= static_cast<uint16_t>(sites - 1)) fn(site_at(std::countr_zero(sites)));
}

// Endings that several rows share. OP-25: how a row ends that may have left its seat with too many cards.
Flow trim_or_done(Ctx& c, Seat seat);
// OP-29  Turns a face-down site up and comes back to the frame that asked.
Flow turn_tile(Ctx& c, Site site);

// The order of play.
void return_cards(Play& p);  // OP-12
void begin_round(Play& p);
void show_plans(Play& p);             // OP-18
void close_market(Play& p);           // OP-24
void begin_turn(Play& p, Seat seat);  // OP-19, OP-50, OP-52: what works from now on
void end_round(Play& p);              // OP-54

// Things of a seat.
void score(Play& p, Seat seat, int change);  // OP-55: the dial
void gain(Play& p, Seat seat, Good good, int amount);
void discard(Play& p, Seat seat, int card);  // OP-47: face up
void put_pawn(Play& p, Seat seat, Site site);
void send_home(Play& p, Seat seat, Site site);           // OP-37
void turn_up(Play& p, Site site, int tile);              // OP-29
void reward(Play& p, Seat seat, Site site);              // OP-30
void place_hut(Play& p, Seat seat, int hut, Site site);  // OP-39, OP-41
void lose_hut(Play& p, Seat owner, int hut);             // OP-44
void drop_deal(Play& p, Seat seat);                      // OP-20: a proposal falls

}  // namespace pentarchy::outpost
