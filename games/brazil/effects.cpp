// What is gained at once: rewards (BR-6.12), and what a new painting adds on the map (BR-7.24).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

// BR-7.24, BR-7.25  A new painting that makes buildings produce more does so at once where its owner holds what it
// built.
void produce_bonus(Play& p, Seat seat, int source) {
    for (int i = 0; i < p.t.bonuses; ++i) {
        const BonusRow& bonus = p.t.bonus[i];
        if (bonus.source != source) continue;
        for (const int hex : held(p, seat) & p.s.land[seat].empire & tiles(p, index(bonus.building))) {
            add_item_on(p, hex, bonus.item, bonus.amount);
            p.say(Msg::Produces, number(p, hex), bonus.amount, bonus.item);
        }
    }
}

namespace {

bool has_unmade_good(const Look& l, Seat seat, uint8_t shape) {
    for (int good = 0; good < kGoods; ++good)
        if (l.s.player[seat].good[good] == kNotMade && index(l.t.good[good].shape) == shape) return true;
    return false;
}

// BR-6.12  Items, raws of choice, gold cards, combat cards, a free good; limits are kept after the whole of it.
struct GiveReward {
    using Locals = RewardLocals;
    static const Reward& reward(const Ctx& c, Frame& f) { return c.t.reward[f.locals<RewardLocals>().reward]; }

    static Flow items(Ctx& c, Frame& f) {
        const Reward& gift = reward(c, f);
        for (int item = 0; item < kItems; ++item) gain(c, f.seat, static_cast<Item>(item), gift.item[item]);
        return c.go_on();
    }
    static Flow raws(Ctx& c, Frame& f) {
        const uint8_t raws = reward(c, f).any_raw;
        return raws ? c.call(Proc::PickRaw, f.seat, CountLocals{raws}) : c.go_on();
    }
    static Flow gold_cards(Ctx& c, Frame& f) { return draw_gold(c, f.seat, reward(c, f).gold_cards); }
    static Flow combat_cards(Ctx& c, Frame& f) { return draw_combat(c, f.seat, reward(c, f).combat_cards); }
    // BR-15.37  If all goods of the shape are made, the free one is lost.
    static Flow free_good(Ctx& c, Frame& f) {
        const uint8_t shape = reward(c, f).make;
        if (shape == kNone || !has_unmade_good(c, f.seat, shape)) return c.go_on();
        return c.call(Proc::PickFreeGood, f.seat, FreeGoodLocals{static_cast<Shape>(shape)});
    }
    static Flow limits(Ctx& c, Frame& f) { return trim_or_done(c, f.seat); }
    static constexpr auto kSteps = steps(&items, &raws, &gold_cards, &combat_cards, &free_good, &limits);
};

}  // namespace

void effect_rows(Rows& rows) { rows.sequence<Proc::GiveReward, GiveReward>(); }

}  // namespace pentarchy::brazil
