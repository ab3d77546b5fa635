// The round: plans shown, turns begun, leaving, and the preparation of the next round: MO-6.8, MO-15, MO-16.
#include "games/mombasa/actions.h"

#include <algorithm>

namespace pentarchy::mombasa {

void begin_round(Play& p) {
    ++p.s.round;
    p.s.start = p.s.token;  // MO-16.11
    for (Player& player : p.s.player) player.out = player.acted = 0;
    p.say(Msg::RoundBegins, p.s.round);
}

void show_plans(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        Player& me = p.s.player[seat];
        Picks& picks = p.s.picks[seat];
        for (int slot = 0; slot < kSlots; ++slot) {
            if (!picks.slot[slot]) continue;
            const int face = picks.slot[slot] - 1;
            drop_from_hand(p, seat, face);
            me.slot[slot] = static_cast<uint8_t>(face);
            me.up = static_cast<uint8_t>(me.up | 1u << slot);
            p.say(Msg::Planned, seat, face, slot);
        }
        if (!me.up) p.say(Msg::PlannedNothing, seat);
        picks = {};
        refresh_totals(p.t, p.s, seat);
    }
    p.news |= kEveryone;
}

void begin_turn(Play& p, Seat seat) {
    Player& me = p.s.player[seat];
    if (me.in_force == me.reached) return;
    me.in_force = me.reached;
    refresh_totals(p.t, p.s, seat);
}

namespace {

void to_row(Player& me, int slot, uint8_t face) {
    uint8_t* row = me.row[slot];
    int at = me.rows[slot]++;
    CHECK(at < kRowCards);
    for (; at > 0 && row[at - 1] > face; --at) row[at] = row[at - 1];
    row[at] = face;
}

}  // namespace

// MO-15.1 to MO-15.4  First a resting row to the hand, then the played cards to their rows, tiles to the supply.
void leave(Play& p, Seat seat, int row) {
    Player& me = p.s.player[seat];
    p.say(Msg::Leaves, seat);
    if (row != kNone) {
        p.say(Msg::TakesRow, seat, row, me.rows[row]);
        for (int i = 0; i < me.rows[row]; ++i) {
            add_to_hand(p, seat, me.row[row][i]);
            me.row[row][i] = kNone;
        }
        me.rows[row] = 0;
    }
    for (int slot = 0; slot < kSlots; ++slot) {
        if (me.slot[slot] == kNone) continue;
        to_row(me, slot, me.slot[slot]);
        me.slot[slot] = kNone;
    }
    me.up = me.tiles = me.tiles_up = 0;
    me.plus_on = kNone;
    me.out = 1;
    std::fill(std::begin(me.total), std::end(me.total), uint8_t{0});
}

// MO-16.1 to MO-16.4  The coins of the next round to the places of its number: the first row, then the second.
void lay_coins(Play& p) {
    const int number = p.s.round + 1, coins = p.t.round_coins[p.s.seats][number];
    for (int space = 0; space < kBookSpaces; ++space)
        if (p.t.coin_number[space] == number && p.t.coin_row[space] <= coins)
            p.s.coins = static_cast<uint16_t>(p.s.coins | 1u << space);
    if (coins) p.say(Msg::CoinsLaid, coins, number);
}

void slide_cards(Play& p) {
    for (int row = 0; row < 4; ++row) {
        uint8_t* card[3] = {&p.s.display[row], &p.s.display[4 + row], &p.s.display[8 + row]};
        if (*card[0] != kNone) {
            ++p.s.discard[*card[0]];
            p.say(Msg::CardGone, *card[0]);
        }
        int at = 0;
        for (const int from : {1, 2})
            if (*card[from] != kNone) *card[at++] = *card[from];
        for (; at < 3; ++at) *card[at] = kNone;
    }
}

void take_back_markers(Play& p) {
    for (int space = 0; space < p.t.spaces; ++space) {
        const Seat seat = p.s.marker[space];
        if (seat == kNobody) continue;
        p.s.marker[space] = kNobody;
        Player& me = p.s.player[seat];
        --me.markers;
        const uint8_t tile = p.t.space[space].tile;
        if (tile == kNone) continue;
        me.tiles = static_cast<uint8_t>(me.tiles | 1u << tile);
        me.tiles_up = static_cast<uint8_t>(me.tiles_up | 1u << tile);
        p.say(Msg::TakesTile, seat, tile);
        refresh_totals(p.t, p.s, seat);
    }
}

}  // namespace pentarchy::mombasa
