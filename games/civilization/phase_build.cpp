// Building (CV-6.10 to CV-6.75): by what means, where, and what happens then.
#include <algorithm>

#include "games/civilization/abilities_use.h"
#include "games/civilization/any_offer.h"
#include "games/civilization/build.h"
#include "games/civilization/phases.h"
#include "games/civilization/triggers.h"
#include "games/civilization/window.h"

namespace pentarchy::civilization {

namespace {

int production_for(const Look& l, Seat seat, const BuildLocals& b) {
    if (b.means & kSecondItem) return b.left;
    return production_of(l, seat, b.city) + (b.means & kSpendCaravan ? l.t.n.caravan : 0);
}
int trade_for(const Look& l, Seat seat, const BuildLocals& b) {
    return rush_for(l, seat, item_cost(l, seat, b.item), production_for(l, seat, b));
}

// CV-6.99, CV-6.15  A caravan is asked for only where it saves trade.
struct PickMeans {
    static int with(const Look& l, Seat seat, BuildLocals b) { return b.means |= kSpendCaravan, trade_for(l, seat, b); }
    static bool matters(const Look& l, Seat seat, const BuildLocals& b) {
        return (l.s.player[seat].city[b.city].flags & kCaravan) && with(l, seat, b) < trade_for(l, seat, b);
    }
};

Flow announce_build(Ctx& c, Seat seat, const BuildLocals& b) {
    return announce(c, seat, Action::Build, b.means & kSureBuild, Proc::DoBuild, b);
}
Flow choose_square(Ctx& c, Seat seat, const BuildLocals& b) {
    return has_square(b.item) ? c.become(Proc::BuildAt, seat, b) : announce_build(c, seat, b);
}

// CV-6.18  The ability that splits an action, if it may still be used this turn, or kNone.
uint8_t split_ability(const Look& l, Seat seat) {
    for (const int use : NamedUses::working(l, seat) & l.t.use_table.at(Moment::City)) {
        const uint8_t ability = l.t.use[use];
        if (l.t.effect[l.t.ability[ability].first].op == Op::SplitBuild && !l.s.player[seat].uses.of(use))
            return ability;
    }
    return kNone;
}

struct BuildMeans {
    using Locals = BuildLocals;
    static Flow run(Ctx& c, Frame& f) {
        const BuildLocals b = f.locals<Locals>();
        return PickMeans::matters(c, f.seat, b) ? c.become(Proc::PickCaravan, f.seat, b) : choose_square(c, f.seat, b);
    }
};
struct PickCaravan {
    using Locals = BuildLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const BuildLocals& b = f.locals<Locals>();
        out.add(make(Verb::WithCaravan));
        if (out.need(trade_for(l, f.seat, b) <= l.s.player[f.seat].trade, "CV-6.14"_rule)) out.add(make(Verb::Without));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        BuildLocals b = f.locals<Locals>();
        if (is(m, Verb::WithCaravan)) b.means |= kSpendCaravan;
        return choose_square(c, f.seat, b);
    }
};

struct BuildAt {
    using Locals = BuildLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const BuildLocals& b = f.locals<Locals>();
        for (const int square : squares_for(l, f.seat, b.city, b.item))
            if (allow(out, square_refusal(l, f.seat, b.city, b.item, square))) out.add(make(Verb::At, square));
        out.others(Verb::At, "CV-6.41"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        BuildLocals b = f.locals<Locals>();
        b.square = m.a;
        return b.means & kSecondItem ? c.become(Proc::PutItem, f.seat, b) : announce_build(c, f.seat, b);
    }
};

// CV-6.14, CV-6.16, CV-6.99  Trade, the caravan and the building program are spent.
void pay_for(Play& p, Seat seat, const BuildLocals& b) {
    if (const int trade = trade_for(p, seat, b)) {
        pay_trade(p, seat, trade);
        p.say(Msg::Rushes, seat, trade);
    }
    if (b.means & kSpendCaravan) {
        drop_city_flag(p, seat, b.city, kCaravan);
        p.say(Msg::SpendsCaravan, seat, b.city);
    }
    if (!(b.means & kSecondItem) && p.s.player[seat].city[b.city].flags & kProgram) {
        drop_city_flag(p, seat, b.city, kProgram);
        p.say(Msg::UsesProgram, seat, b.city);
    }
}

// CV-6.18  What one action leaves for a second item is fixed when it starts.
struct DoBuild {
    using Locals = BuildLocals;
    static Flow run(Ctx& c, Frame& f) {
        const BuildLocals b = f.locals<Locals>();
        if (b.answer) return be_cancelled(c, f.seat);  // CV-6.98, CV-19.6
        if (split_ability(c, f.seat) == kNone) return c.become(Proc::PutItem, f.seat, b);
        const int left = production_for(c, f.seat, b) - item_cost(c, f.seat, b.item);
        const auto rest = static_cast<uint8_t>(std::clamp(left, 0, 255));
        const BuildLocals second{false, b.city, 0, kSecondItem, kNoSquare, rest, 0};
        return c.then(next(Proc::PutItem, f.seat, b), next(Proc::BuildToo, f.seat, second));
    }
};

// CV-6.18  Engineering: the same action builds a second item from what is left, and rushing.
struct BuildToo {
    using Locals = BuildLocals;
    struct PickSecondItem {
        using Locals = BuildLocals;
        template <class Out>
        static void offer_items(const Look& l, Seat seat, BuildLocals b, Out& out) {
            if (!has_city(l, seat, b.city)) return;
            for (int item = 0; item < kItems; ++item) {
                b.item = static_cast<uint8_t>(item);
                if (allow(out, item_refusal(l, seat, b.city, item)) &&
                    out.need(trade_for(l, seat, b) <= l.s.player[seat].trade, "CV-6.12"_rule) &&
                    out.need(!has_square(item) || has_building_square(l, seat, b.city, item), no_square_rule(item)))
                    out.add(make(Verb::BuildToo, item));
            }
        }
        template <class Out>
        static void offer(const Look& l, const Frame& f, Out& out) {
            offer_items(l, f.seat, f.locals<Locals>(), out);
            out.add(make(Verb::Enough));
        }
        static Flow take(Ctx& c, Frame& f, Move m) {
            if (is(m, Verb::Enough)) return c.done();
            BuildLocals b = f.locals<Locals>();
            b.item = static_cast<uint8_t>(m.a);
            const uint8_t ability = split_ability(c, f.seat), use = c.t.ability[ability].use;
            c.s.player[f.seat].uses.count(use);
            c.say(Msg::Uses, f.seat, use);
            return c.become(has_square(b.item) ? Proc::BuildAt : Proc::PutItem, f.seat, b);
        }
    };
    static Flow run(Ctx& c, Frame& f) {
        const BuildLocals b = f.locals<Locals>();
        const bool any = any_offer([&](auto& out) { PickSecondItem::offer_items(c, f.seat, b, out); });
        return any ? c.become(Proc::PickSecondItem, f.seat, b) : c.done();
    }
};

struct PutItem {
    using Locals = BuildLocals;
    static Flow run(Ctx& c, Frame& f) {
        const BuildLocals b = f.locals<Locals>();
        const Seat seat = f.seat;
        pay_for(c, seat, b);
        if (has_square(b.item)) {
            c.say(Msg::BuildsAt, seat, b.city, b.item, b.square);
        } else {
            c.say(Msg::Builds, seat, b.city, b.item);
        }
        if (b.item == kArmyItem && is_blockaded(c, seat, b.square))  // CV-6.26, CV-6.27
            return c.then(woken(Moment::ArmyBuilt, seat), next(Proc::Enter, seat, EnterLocals{0, 0, 1, 0, b.square}));
        if (b.item <= kScoutItem) put_figure(c, seat, free_figure(c, seat, b.item == kArmyItem), b.square);
        if (is_building_item(b.item)) put_building(c, seat, b.square, b.item - kBuildingItem0);
        if (b.item == kWallsItem) set_city_flag(c, seat, b.city, kWalls);
        if (is_unit_item(b.item))
            return c.become(Proc::DrawUnits, seat, DrawUnitsLocals{static_cast<uint8_t>(b.item - kUnitItem0), 1});
        if (b.item == kArmyItem) return wake(c, Moment::ArmyBuilt, seat);  // CV-21.29
        if (!is_wonder_item(b.item)) return c.done();
        put_wonder(c, seat, b.square, b.item - kWonderItem0);
        c.s.player[seat].wonder_less = 0;
        return c.then(next(Proc::FillSlots, kNobody), woken(Moment::WonderBuilt, seat));  // CV-6.64
    }
};

}  // namespace

void build_rows(Rows& rows) {
    rows.arrow<Proc::BuildMeans, BuildMeans>();
    rows.box<Proc::PickCaravan, PickCaravan>();
    rows.box<Proc::BuildAt, BuildAt>();
    rows.arrow<Proc::DoBuild, DoBuild>();
    rows.arrow<Proc::BuildToo, BuildToo>();
    rows.box<Proc::PickSecondItem, BuildToo::PickSecondItem>();
    rows.arrow<Proc::PutItem, PutItem>();
}

}  // namespace pentarchy::civilization
