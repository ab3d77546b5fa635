// What works for a player (its sources), what tiles make, and the limits of store and hands.
#include "games/brazil/effects.h"

#include "games/brazil/map.h"

namespace pentarchy::brazil {

Sources working(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    uint64_t bits = uint64_t{me.paintings} << kPainting0;
    bits |= uint64_t{me.monarch < kMonarchs} << (kMonarch0 + me.monarch % 64);
    for (int palace = 0; palace < kPalaces; ++palace)
        bits |= uint64_t{me.palace[palace] != kNone} << source_of_palace(palace);
    for (const uint8_t good : me.good) bits |= uint64_t{good < kSpaces} << (kUpgrade0 + good % 8);
    bits |= uint64_t{me.token < kSpaces} << (kToken0 + me.token % 8);
    Sources out;
    out.word[0] = bits;
    return out;
}

void gain(Play& p, Seat seat, Item item, int amount) {
    if (!amount) return;
    uint8_t& have = p.s.player[seat].store[index(item)];
    have = static_cast<uint8_t>(have + amount);
    p.say(Msg::Gains, seat, amount, index(item));
}

int slot_of(const Look& l, int hex, Item item) {
    const uint8_t tile = l.s.tile[hex];
    if (!is_building(tile)) return -1;
    for (int slot = 0; slot < 2; ++slot)
        if (l.t.building[tile].made[slot] == index(item)) return slot;
    return -1;
}
void add_item_on(Play& p, int hex, Item item, int amount) {
    const int slot = slot_of(p, hex, item);
    if (slot < 0 || !amount) return;
    uint8_t& lies = p.s.item[slot][hex];
    lies = static_cast<uint8_t>(lies + amount);
}

namespace {

// BR-11.6, BR-11.9, BR-11.10  One more of the raw for each river basin next to the tile.
int basins_beside(const Look& l, int hex) { return (near(l, hex) & showing(l, Role::Basin)).count(); }

}  // namespace

// BR-7.10, BR-7.23, BR-16.6
void produce(Play& p, int hex) {
    const BuildingRow& row = p.t.building[p.s.tile[hex]];
    const Seat builder = builder_at(p, hex);
    const bool raised = (p.s.mark[hex] & kRaised) && row.raised_vp;
    const Sources mine = working(p, builder);
    const int basins = basins_beside(p, hex);
    for (int item = 0; item < kItems; ++item) {
        int amount = raised ? row.raised[item] : row.production[item];
        if (amount && item < kRaws) amount += basins;
        for (int i = 0; i < p.t.bonuses; ++i) {
            const BonusRow& bonus = p.t.bonus[i];
            if (index(bonus.building) == p.s.tile[hex] && index(bonus.item) == item && mine.has(bonus.source))
                amount += bonus.amount;
        }
        if (!amount) continue;
        add_item_on(p, hex, static_cast<Item>(item), amount);
        p.say(Msg::Produces, number(p, hex), amount, item);
    }
}

Flow give(Ctx& c, Seat seat, int reward) {
    if (reward == kNoReward) return c.go_on();
    return c.call(Proc::GiveReward, seat, RewardLocals{0, static_cast<uint8_t>(reward)});
}

int combat_hand_limit(const Look& l, Seat seat) { return l.t.combat_limit + sum(l, seat, Query::CombatHand); }
bool is_over_limit(const Look& l, Seat seat) {
    return store_size(l, seat) > l.t.store_limit || l.s.gold.at(gold_of(seat)) > l.t.gold_limit ||
           l.s.combat.at(combat_of(seat)) > combat_hand_limit(l, seat);
}

}  // namespace pentarchy::brazil
