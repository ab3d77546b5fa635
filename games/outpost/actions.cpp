// The rulebook's verbs and the readers they share (OP-12 to OP-54). No stack, no offers.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

int hand_limit(const Look& l, Seat seat) { return l.t.hand_limit + sum(l, seat, Query::HandLimit); }

Bits<kProjects> working(const Look& l, Seat seat) { return {{l.s.player[seat].in_force}}; }

// OP-19  An order works from the seat's second turn on; OP-52: double if the old token lies on it.
int order_strength(const Look& l, Seat seat, Order order) {
    const Player& p = l.s.player[seat];
    if (p.turns < 2 || p.order != static_cast<uint8_t>(order)) return 0;
    return p.token_works && p.token == p.order ? 2 : 1;
}

bool is_usable(const Look& l, Seat holder, const Hut& hut) {
    return is_built(hut) && hut.holder == holder && !has_enemy_pawns(l, holder, site_at(hut.site));
}

// OP-43  The sites with an own hut that can be used, and those next to one.
uint16_t sites_near_usable_huts(const Look& l, Seat seat) {
    uint16_t near = 0;
    each_hut(l, [&](Seat owner, int h) {
        const Hut& hut = l.s.player[owner].hut[h];
        if (is_usable(l, seat, hut)) near |= static_cast<uint16_t>(1u << hut.site | neighbours(site_at(hut.site)));
    });
    return near;
}

// OP-41  The good printed on the site's tile, also after it was given; else gold.
Good printed_good(const Look& l, Site site) {
    switch (l.s.face[index(site)]) {
        case Face::Forest: return Good::Wood;
        case Face::Hill: return Good::Ore;
        default: return Good::Gold;
    }
}

// OP-39  The printed cost; OP-19 build and OP-50 sawmill make it one wood less each, never below zero.
Cost hut_cost(const Look& l, Seat seat, int hut) {
    Cost cost = l.t.hut[hut];
    const int less = order_strength(l, seat, Order::Build) + sum(l, seat, Query::HutDiscount);
    uint8_t& wood = cost.exact[static_cast<int>(Good::Wood)];
    wood = static_cast<uint8_t>(wood > less ? wood - less : 0);
    return cost;
}

// OP-55  Hut 2, shrine 2, project 1.
int count_points(const Look& l, Seat seat) {
    const Player& p = l.s.player[seat];
    int total = p.shrines * l.t.shrine_points + std::popcount(p.reached) * l.t.project_points;
    for (const Hut& hut : p.hut) total += is_built(hut) ? l.t.hut_points : 0;
    return total;
}

int goods_in_store(const Look& l, Seat seat) {
    const uint8_t* goods = l.s.player[seat].goods;
    return goods[0] + goods[1] + goods[2];
}

SeatMask seats_over_goods_limit(const Look& l) {
    SeatMask mask = 0;
    for (Seat seat = 0; seat < l.s.seats; ++seat)
        if (goods_in_store(l, seat) > l.t.goods_limit) mask |= bit(seat);
    return mask;
}

// OP-33  The owner of pawns there, clockwise from the attacker; without pawns the owner of the hut.
Seat defender_at(const Look& l, Seat attacker, Site site) {
    for (int i = 1; i < l.s.seats; ++i)
        if (const Seat seat = left_of(l, attacker, i); pawns_at(l, seat, site)) return seat;
    const Seat owner = hut_owner_at(l, site);
    return owner == attacker ? kNobody : owner;
}

bool is_live_camp(const Look& l, Site site) { return l.s.face[index(site)] == Face::Camp && !is_spent(l, site); }

// OP-12  The returned cards go face down under the deck in seat order.
void return_cards(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        p.s.cards.put_under(p.s.picks[seat].returned - 1, kUnder, seat);
        p.s.picks[seat] = {};
    }
}

void begin_round(Play& p) {
    ++p.s.round;
    p.say(Msg::RoundBegins, p.s.round);
}

// OP-18  All plans are shown together; a planned card is discarded for gold: its militia value, else 1.
void show_plans(Play& p) {
    for (int i = 0; i < p.s.seats; ++i) {
        const Seat seat = left_of(p, p.s.start, i);
        const Picks picks = p.s.picks[seat];
        p.s.picks[seat] = {};
        p.s.player[seat].order = static_cast<uint8_t>(picks.order - 1);
        p.news = kEveryone;
        if (!picks.card) {
            p.say(Msg::Planned, seat, picks.order - 1);
            continue;
        }
        const int card = picks.card - 1;
        const int gold = std::max<int>(1, p.t.militia[static_cast<int>(kind_of(p, card))]);
        p.say(Msg::PlannedCard, seat, picks.order - 1, card, gold);
        discard(p, seat, card);
        p.s.player[seat].goods[static_cast<int>(Good::Gold)] += static_cast<uint8_t>(gold);
    }
}

// OP-24  Open proposals fall when the market closes.
void close_market(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) drop_deal(p, seat);
}

// OP-50, OP-52  What was bought or placed before works from this turn on.
void begin_turn(Play& p, Seat seat) {
    Player& me = p.s.player[seat];
    ++me.turns;
    me.in_force = me.reached;
    me.token_works = me.token != kNoChoice;
    p.say(Msg::TurnOf, seat);
}

// OP-54  Envoys and orders end; the start seat passes left.
void end_round(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        Player& me = p.s.player[seat];
        me.order = kNoChoice;
        me.turns = 0;
        me.proposals = 0;
        for (Hut& hut : me.hut) hut.holder = seat;
    }
    p.s.start = left_of(p, p.s.start);
}

void score(Play& p, Seat seat, int change) {
    p.s.player[seat].points = static_cast<uint8_t>(p.s.player[seat].points + change);
}

void gain(Play& p, Seat seat, Good good, int amount) {
    uint8_t& store = p.s.player[seat].goods[static_cast<int>(good)];
    store = static_cast<uint8_t>(store + amount);
    p.say(Msg::Gains, seat, amount, good);
}

// OP-47  Discards lie face up.
void discard(Play& p, Seat, int card) {
    p.show(p.s.cards, card);
    p.s.cards.move(card, kDiscard);
}

void put_pawn(Play& p, Seat seat, Site site) {
    --p.s.player[seat].supply;
    ++p.s.pawns[index(site)][seat];
}

// OP-37  The loser's pawns there go home.
void send_home(Play& p, Seat seat, Site site) {
    uint8_t& here = p.s.pawns[index(site)][seat];
    const uint8_t moved = here;
    here = 0;
    p.s.pawns[p.t.home[seat]][seat] = static_cast<uint8_t>(p.s.pawns[p.t.home[seat]][seat] + moved);
}

// OP-29  A face-down site that is entered is turned up.
void turn_up(Play& p, Site site, int tile) {
    p.show(p.s.tiles, tile);
    p.s.looked[index(site)] = 0;
    p.s.face[index(site)] = static_cast<Face>(static_cast<int>(Face::Forest) + static_cast<int>(p.t.tile[tile]));
    p.say(Msg::TurnedUp, number(site), tile);
}

// OP-30  Forest and hill give a good, a shrine points, to the first who enters; then the site is plain.
void reward(Play& p, Seat seat, Site site) {
    if (is_spent(p, site)) return;
    switch (p.s.face[index(site)]) {
        case Face::Forest: gain(p, seat, Good::Wood, 1); break;
        case Face::Hill: gain(p, seat, Good::Ore, 1); break;
        case Face::Shrine:
            ++p.s.player[seat].shrines;
            score(p, seat, p.t.shrine_points);
            p.say(Msg::Shrine, seat, number(site));
            break;
        default: return;
    }
    p.s.spent |= static_cast<uint16_t>(1u << index(site));
}

// OP-41  A new hut puts a good on itself; OP-19: the order work adds as many again.
void place_hut(Play& p, Seat seat, int hut, Site site) {
    const auto goods = static_cast<uint8_t>(1 + order_strength(p, seat, Order::Work));
    p.s.player[seat].hut[hut] = {static_cast<uint8_t>(index(site)), goods, seat};
    score(p, seat, p.t.hut_points);
    p.say(Msg::Builds, seat, hut, number(site));
}

// OP-44  The hut goes back to its owner, its goods are lost.
void lose_hut(Play& p, Seat owner, int hut) {
    p.s.player[owner].hut[hut] = {kNoSite, 0, owner};
    score(p, owner, -p.t.hut_points);
    p.say(Msg::HutLost, owner, hut);
}

void drop_deal(Play& p, Seat seat) {
    p.s.deal[seat] = {};
    p.s.own[seat].given[0] = p.s.own[seat].given[1] = 0;
}

}  // namespace pentarchy::outpost
