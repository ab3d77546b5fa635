// Upkeep, OP-53: all at once and openly, everyone above 5 goods discards down.
#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

struct DiscardGoods {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int good = 0; good < kGoods; ++good)
            if (out.need(l.s.player[f.seat].goods[good] > 0, "OP-53"_rule)) out.add(make(Verb::DiscardGood, good));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        --c.s.player[f.seat].goods[m.a];
        c.say(Msg::DiscardsGood, f.seat, m.a);
        return goods_in_store(c, f.seat) > c.t.goods_limit ? c.ask() : c.done();
    }
};

}  // namespace

void upkeep_rows(Rows& rows) { rows.box<Proc::DiscardGoods, DiscardGoods>(); }

}  // namespace pentarchy::outpost
