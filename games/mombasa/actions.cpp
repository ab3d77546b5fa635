// Cards and totals, money, rewards, diamonds and company tracks: MO-7.8, MO-17, MO-19.
#include "games/mombasa/actions.h"

#include <algorithm>

namespace pentarchy::mombasa {

void add_to_hand(Play& p, Seat seat, int face) {
    Player& me = p.s.player[seat];
    ++me.cards[face];
    me.hand |= face_bit(face);
}

void drop_from_hand(Play& p, Seat seat, int face) {
    Player& me = p.s.player[seat];
    if (!--me.cards[face]) me.hand &= ~face_bit(face);
}

namespace {

// MO-18.8  What a permanent bonus adds to each card of a kind of goods.
int plus_per_card(const Look& l, Seat seat, int good) {
    if (!l.s.player[seat].in_force) return 0;
    int plus = 0;
    for (int company = 0; company < kCompanies; ++company)
        if (const PerkRow* perk = perk_of(l, seat, company);
            perk && perk->kind == Perk::CardPlus && perk->goods >> good & 1)
            plus += perk->amount;
    return plus;
}

// MO-18.4  The bonus of A1; it asks for a face-up source.
int expansion_plus(const Look& l, Seat seat) {
    if (!l.s.player[seat].in_force) return 0;
    int plus = 0;
    for (int company = 0; company < kCompanies; ++company)
        if (const PerkRow* perk = perk_of(l, seat, company); perk && perk->kind == Perk::Expansion)
            plus += perk->amount;
    return plus;
}

}  // namespace

int card_value(const Look& l, Seat seat, int slot) {
    const Player& me = l.s.player[seat];
    const FaceRow& face = l.t.face[me.slot[slot]];
    return face.value + (me.plus_on == slot ? l.t.tile_value[index(Tile::PlusOne)] : 0) +
           plus_per_card(l, seat, face.good);
}

// MO-7.8  The one sum over face-up cards and tiles; actions, requirements, majorities and rewards read what it leaves.
void refresh_totals(const Edition& t, State& s, Seat seat) {
    const Look l{t, s};
    Player& me = s.player[seat];
    uint8_t sum[8]{};
    uint8_t& expansion = sum[index(Commodity::Expansion)];
    uint8_t& specialists = sum[index(Commodity::Specialist)];
    for (unsigned left = me.up; left; left &= left - 1) {
        const int slot = std::countr_zero(left);
        const FaceRow& face = t.face[me.slot[slot]];
        switch (face.kind) {
            case CardKind::Good:
                sum[face.good] = static_cast<uint8_t>(sum[face.good] + card_value(l, seat, slot));
                break;
            case CardKind::Expansion: expansion = static_cast<uint8_t>(expansion + face.value); break;
            default: ++specialists;
        }
    }
    if (is_tile_up(me, Tile::Expansion))
        expansion = static_cast<uint8_t>(expansion + t.tile_value[index(Tile::Expansion)]);
    if (expansion) expansion = static_cast<uint8_t>(expansion + expansion_plus(l, seat));
    specialists = static_cast<uint8_t>(specialists + is_tile_up(me, Tile::Bookkeeper) + is_tile_up(me, Tile::Merchant));
    std::memcpy(me.total, sum, sizeof sum);
}

void turn_down(Play& p, Seat seat, int slot) {
    Player& me = p.s.player[seat];
    me.up = static_cast<uint8_t>(me.up & ~(1u << slot));
    if (me.plus_on == slot) me.tiles_up = static_cast<uint8_t>(me.tiles_up & ~(1u << index(Tile::PlusOne)));  // MO-14.8
    refresh_totals(p.t, p.s, seat);
}

void turn_tile_down(Play& p, Seat seat, Tile tile) {
    Player& me = p.s.player[seat];
    me.tiles_up = static_cast<uint8_t>(me.tiles_up & ~(1u << index(tile)));
    refresh_totals(p.t, p.s, seat);
}

void gain_card(Play& p, Seat seat, int space) {
    add_to_hand(p, seat, p.s.display[space]);
    if (const uint8_t company = p.t.face[p.s.display[space]].share; company != kNone)
        ++p.s.player[seat].shares[company];
    p.s.display[space] = kNone;
}

void gain_money(Play& p, Seat seat, int amount) {
    if (!amount) return;
    p.s.player[seat].money = static_cast<uint16_t>(p.s.player[seat].money + amount);
    p.say(Msg::GainsMoney, seat, amount);
}

// Adds a reward to what the turn has to settle.
void give(Play& p, Seat seat, const Reward& reward, int active) {
    Turn& turn = p.s.turn;
    const auto add = [](uint8_t& to, int n) { to = static_cast<uint8_t>(to + n); };
    add(turn.money, reward.money);
    if (reward.total_of != kNone)
        add(turn.money, std::max(0, total(p, seat, reward.total_of) - reward.minus));  // MO-11.18
    add(turn.diamonds, reward.diamonds);
    add(turn.points, reward.points);
    add(turn.removals, reward.removals);
    if (reward.buys) turn.buys = 1, turn.discount = reward.discount;
    for (int company = 0; company < kCompanies; ++company) add(turn.steps[company], reward.steps[company]);
    if (active != kNone) add(turn.steps[active], reward.active_steps);
}

void move_diamond(Play& p, Seat seat, int steps) {
    Player& me = p.s.player[seat];
    const int moved = std::min<int>(steps, p.t.diamond_last - me.diamond);
    const bool locked = me.diamond < p.t.diamond_unlock;
    me.diamond = static_cast<uint8_t>(me.diamond + moved);
    if (moved) p.say(Msg::Diamonds, seat, me.diamond);
    if (locked && me.diamond >= p.t.diamond_unlock) p.say(Msg::SlotOpens, seat, 0);
    gain_money(p, seat, (steps - moved) * p.t.diamond_overflow);
}

namespace {

// MO-17.8, MO-17.9  The payout for who reaches a special space, and again for all who reached it before.
void pay_out(Play& p, Seat seat, int company, int special) {
    const SideRow& side = track_of(p, company);
    p.s.player[seat].reached = static_cast<uint8_t>(p.s.player[seat].reached | 1u << (kSpecials * company + special));
    for (Seat other = 0; other < p.s.seats; ++other) {
        if (p.s.player[other].step[company] < side.special[special]) continue;
        p.s.player[other].money = static_cast<uint16_t>(p.s.player[other].money + side.payout[special]);
        p.say(Msg::Payout, other, side.payout[special], company);
    }
    p.say(Msg::Unlocks, seat, company);
}

}  // namespace

void advance(Play& p, Seat seat, int company) {
    Player& me = p.s.player[seat];
    const SideRow& side = track_of(p, company);
    const int step = ++me.step[company];
    if (side.toll[step]) {
        me.money = static_cast<uint16_t>(me.money - side.toll[step]);
        p.say(Msg::Pays, seat, company, side.toll[step]);
    }
    p.say(Msg::Advances, seat, company, step);
    for (int special = 0; special < kSpecials; ++special)
        if (side.special[special] == step) pay_out(p, seat, company, special);
}

void points_to_money(Play& p, Seat seat) {
    const int each = p.s.player[seat].jar == p.t.jar_last ? p.t.jar_overflow : 1;
    if (p.s.turn.points) p.say(Msg::PointsToMoney, seat, p.s.turn.points * each);
    p.s.player[seat].money = static_cast<uint16_t>(p.s.player[seat].money + p.s.turn.points * each);
    p.s.turn.points = 0;
}

}  // namespace pentarchy::mombasa
