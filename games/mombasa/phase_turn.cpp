// A turn, MO-7: one of six actions. Goods (MO-8), merchants (MO-12) and leaving (MO-15) are here; the other three begin
// here and go on in files of their own. Used cards are turned down at once: nothing before the end of the turn asks for
// them.
#include "games/mombasa/turns.h"

namespace pentarchy::mombasa {

namespace {

// A verb for the face-up cards of a kind, of equal ones only the first; MO-7.5 forbids those that were used.
template <class Out>
void offer_cards(const Look& l, Seat seat, CardKind kind, Verb verb, Out& out) {
    const Player& me = l.s.player[seat];
    uint64_t seen = 0;
    out.each(filled_slots(me), me.up, [&](int slot) {
        const uint8_t face = me.slot[slot];
        const bool up = !Out::kExplains || (me.up >> slot & 1);
        if (l.t.face[face].kind != kind || (up && seen & face_bit(face))) return;
        if (up) seen |= face_bit(face);
        if (out.need(up, "MO-7.5"_rule)) out.add(make(verb, slot, face));
    });
}

struct TakeTurn {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Player& me = l.s.player[f.seat];
        if (is_tile_up(me, Tile::PlusOne) && me.plus_on == kNone)  // MO-14.5, MO-14.6
            offer_cards(l, f.seat, CardKind::Good, Verb::LayPlus, out);
        out.others(Verb::LayPlus, me.plus_on == kNone ? "MO-14.5"_rule : "MO-14.7"_rule);
        offer_goods(l, f.seat, out);
        for (int company = 0; company < kCompanies; ++company)
            if (out.need(total(l, f.seat, index(Commodity::Expansion)) > 0, "MO-7.3"_rule) &&
                out.need(posts_in(l.s, company) > 0, "MO-9.21"_rule))
                out.add(make(Verb::Expand, company));
        offer_cards(l, f.seat, CardKind::Bookkeeper, Verb::Bookkeeper, out);
        out.others(Verb::Bookkeeper, "MO-11.1"_rule);
        offer_cards(l, f.seat, CardKind::Merchant, Verb::Merchant, out);
        out.others(Verb::Merchant, "MO-12.1"_rule);
        for (const Tile tile : {Tile::Bookkeeper, Tile::Merchant})
            if (out.need(is_tile_up(me, tile), me.tiles >> index(tile) & 1 ? "MO-7.5"_rule : "MO-7.3"_rule))
                out.add(make(Verb::UseTile, tile));
        out.others(Verb::UseTile, "MO-14.1"_rule);
        offer_spaces(l, f.seat, out);
        out.add(make(Verb::Leave));
    }

    template <class Out>
    static void offer_goods(const Look& l, Seat seat, Out& out) {
        const int reach = goods_reach(l, seat);
        constexpr uint64_t kAll = (1u << kCardSpaces) - 1;
        out.each(kAll, reach ? kAll : 0, [&](int space) {
            if (l.s.display[space] != kNone && out.need(reach > 0, "MO-7.3"_rule) &&
                out.need(price_of(l, space) <= reach, "MO-8.5"_rule))
                out.add(make(Verb::Acquire, space, l.s.display[space]));
        });
        out.others(Verb::Acquire, "MO-8.7"_rule);
        for (int good = 0; good < kGoods; ++good)
            if (out.need(total(l, seat, good) > 0, "MO-7.3"_rule)) out.add(make(Verb::Trade, good));
        out.others(Verb::Trade, "MO-8.1"_rule);
    }

    template <class Out>
    static void offer_spaces(const Look& l, Seat seat, Out& out) {
        const bool has_marker = markers_left(l, seat) > 0;
        const Player& me = l.s.player[seat];
        const uint64_t all = (uint64_t{1} << l.t.spaces) - 1, near = me.in_force ? all : l.t.board_spaces;
        out.each(all, has_marker ? near : 0, [&](int i) {
            const SpaceRow& space = l.t.space[i];
            const uint8_t company = space.side == kNone ? 0 : l.s.company_of[space.side];
            if (company == kNone) return;
            if (out.need(has_marker, "MO-13.1"_rule) && out.need(l.s.marker[i] == kNobody, "MO-13.2"_rule) &&
                out.need(space.side == kNone || is_in_force(l, seat, company, space.special), "MO-18.9"_rule) &&
                out.need(space.side == kNone || !uses_other_space(l, seat, space), "MO-18.10"_rule) &&
                out.need(!space.not_first || seat != l.s.start || me.acted, "MO-13.6"_rule) &&
                out.need(me.money >= space.pay, "MO-13.4"_rule) &&
                out.need(space.sells == Sells::Nothing || (me.hand & l.t.sellable[l.s.sell_shares][index(space.sells)]),
                         space.sells == Sells::Coffee ? "MO-18.14"_rule : "MO-13.13"_rule) &&
                out.need(space.majority == kNone || has_majority(l, seat, space.majority), "MO-13.16"_rule) &&
                out.need(!l.s.lowest_tier || space.majority == kNone ||
                             total(l, seat, space.majority) >= space.option[0].min,
                         "MO-13.24"_rule))
                out.add(make(Verb::Occupy, i));
        });
        out.others(Verb::Occupy, "MO-13.25"_rule);
    }

    static Flow take(Ctx& c, Frame& f, Move m);
};

// MO-14.5, MO-14.7  No action: the turn goes on.
Flow lay_plus(Ctx& c, Seat me, int slot, int face) {
    c.s.player[me].plus_on = static_cast<uint8_t>(slot);
    refresh_totals(c.t, c.s, me);
    c.say(Msg::LaysPlus, me, face);
    return c.ask();
}

// MO-12.2 to MO-12.5
Flow use_merchant(Ctx& c, Seat me, int slot, int f) {
    const FaceRow& face = c.t.face[f];
    c.say(Msg::Uses, me, f);
    turn_down(c, me, slot);
    int steps = face.diamonds, mines = 0;
    if (face.mines_per_step) {
        for (uint32_t left = c.s.held[face.company]; left; left &= left - 1)
            mines += c.t.region[std::countr_zero(left)].mines;
        steps += mines / face.mines_per_step;
    }
    c.s.turn.money = face.money;
    c.s.turn.diamonds = static_cast<uint8_t>(steps);
    return c.become(Proc::Settle, me);
}

// MO-14.3  Two steps and one for each face-up merchant card.
Flow use_merchant_tile(Ctx& c, Seat me) {
    c.say(Msg::UsesTile, me, Tile::Merchant);
    turn_tile_down(c, me, Tile::Merchant);
    int steps = c.t.tile_value[index(Tile::Merchant)];
    const Player& player = c.s.player[me];
    for (int slot = 0; slot < kSlots; ++slot)
        if ((player.up >> slot & 1) && c.t.face[player.slot[slot]].kind == CardKind::Merchant)
            steps += c.t.tile_per_merchant;
    c.s.turn.diamonds = static_cast<uint8_t>(steps);
    return c.become(Proc::Settle, me);
}

// MO-15.1, MO-15.6  Exactly one row, if any holds cards.
Flow leave_phase(Ctx& c, Seat me) {
    int filled = 0, row = kNone;
    for (int slot = 0; slot < kSlots; ++slot)
        if (c.s.player[me].rows[slot]) ++filled, row = slot;
    if (filled > 1) return c.become(Proc::TakeRow, me);
    leave(c, me, row);
    return c.done();
}

Flow TakeTurn::take(Ctx& c, Frame& f, Move m) {
    const Seat me = f.seat;
    if (is(m, Verb::LayPlus)) return lay_plus(c, me, m.a, m.b);
    c.s.player[me].acted = 1;
    switch (static_cast<Verb>(m.verb)) {
        case Verb::Acquire: return begin_goods(c, me, m.a, acquiring_kinds(c, me, m.a));
        case Verb::Trade: return begin_goods(c, me, kNone, 1u << m.a);
        case Verb::Expand: return begin_expansion(c, me, m.a);
        case Verb::Bookkeeper:
            c.say(Msg::Uses, me, m.b);
            turn_down(c, me, m.a);
            return begin_bookkeeping(c, me, c.t.face[m.b].value);
        case Verb::Merchant: return use_merchant(c, me, m.a, m.b);
        case Verb::UseTile:
            if (static_cast<Tile>(m.a) == Tile::Merchant) return use_merchant_tile(c, me);
            c.say(Msg::UsesTile, me, Tile::Bookkeeper);
            turn_tile_down(c, me, Tile::Bookkeeper);
            return begin_bookkeeping(c, me, c.t.tile_value[index(Tile::Bookkeeper)]);
        case Verb::Occupy: return occupy_space(c, me, m.a);
        default: return leave_phase(c, me);
    }
}

struct TakeRow {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        for (int slot = 0; slot < kSlots; ++slot)
            if (out.need(l.s.player[f.seat].rows[slot] > 0, "MO-15.6"_rule)) out.add(make(Verb::TakeRow, slot));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        leave(c, f.seat, m.a);
        return c.done();
    }
};

}  // namespace

void turn_rows(Rows& rows) {
    rows.box<Proc::TakeTurn, TakeTurn>();
    rows.box<Proc::TakeRow, TakeRow>();
    goods_rows(rows);
}

}  // namespace pentarchy::mombasa
