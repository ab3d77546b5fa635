// Goods: gains that need no choice, and the features that react to them by themselves (IS-1.42, IS-15.1, IS-16.64,
// IS-16.68).
#include <algorithm>

#include "games/settlers/actions.h"

namespace pentarchy::settlers {

bool is_card(Good good) { return good == Good::Card || good == Good::CommonCard || good == Good::FactionCard; }

// IS-5.6, IS-15.1  Points move the marker at once, other goods go to the supply.
void gain(Play& p, Seat seat, Good good, int amount) {
    if (!amount) return;
    Player& me = p.s.player[seat];
    if (good == Good::Vp) {
        me.vp = static_cast<uint16_t>(me.vp + amount);
    } else {
        uint8_t& have = me.goods[index(good)];
        have = static_cast<uint8_t>(std::min(have + amount, 255));
    }
    p.say(Msg::Gains, faction_of(p, seat), amount, good);
}

// IS-1.42  Gain_per counts the locations that are or count as the seat's, or its samurai, up to its cap.
int amount_of(const Look& l, Seat seat, const EffectRow& effect) {
    if (effect.kind == EffectKind::Gain) return effect.amount;
    const int count =
        effect.color == kNone ? samurai_count(l, seat) : (held(l, seat) & l.t.of_color[effect.color]).count();
    return std::min<int>(effect.amount * count, effect.max);
}

int apply_plain(Play& p, Seat seat, int list) {
    int points = 0;
    const ListRow& row = p.t.list[list];
    for (int i = 0; i < row.size; ++i) {
        const EffectRow& effect = p.t.effect[row.first + i];
        const int amount = amount_of(p, seat, effect);
        gain(p, seat, effect.good, amount);
        if (effect.good == Good::Vp) points += amount;
    }
    return points;
}

// IS-1.60, IS-16.68 to IS-16.70  A gain of enough points at once lets each Sphinx add its own; those never count again.
void react_to_points(Play& p, Seat seat, int points) {
    if (points < 2) return;
    for (const int card : p.t.on_event[index(Occasion::Gain)]) {
        const TriggerRow& trigger = design_of(p, card).trigger;
        if (!is_held_by(p.s, card, seat) || points < trigger.at_least) continue;
        p.say(Msg::Reacts, faction_of(p, seat), card);
        apply_plain(p, seat, trigger.list);
    }
}

// IS-1.61, IS-16.64, IS-20.3  After each pair that a seat exchanges the Oases of the others give, also those of seats
// that have passed (IS-6.10).
void react_to_exchange(Play& p, Seat seat) {
    CardSet oases;
    for (const int card : p.t.on_event[index(Occasion::OpponentExchange)])
        if (is_location(p.s, card)) oases.add(card);
    if (!oases.any()) return;
    for (int n = 1; n < p.s.seats; ++n) {
        const Seat other = left_of(p, seat, n);
        for (const int card : oases) {
            if (!is_held_by(p.s, card, other)) continue;
            p.say(Msg::Reacts, faction_of(p, other), card);
            apply_plain(p, other, design_of(p, card).trigger.list);
        }
    }
}

}  // namespace pentarchy::settlers
