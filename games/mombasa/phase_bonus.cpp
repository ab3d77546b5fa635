// Bonus spaces, MO-13, and those on the tracks, MO-18.9 to MO-18.15: the marker, the price, and what is to be chosen.
#include "games/mombasa/turns.h"

#include <algorithm>

namespace pentarchy::mombasa {

// MO-2.14, MO-18.5  The own markers and those of the second A track, less what lies on spaces.
int markers_left(const Look& l, Seat seat) {
    const Player& me = l.s.player[seat];
    int markers = l.t.bonus_markers[l.s.seats] - me.markers;
    if (!me.in_force) return markers;
    for (int company = 0; company < kCompanies; ++company)
        if (const PerkRow* perk = perk_of(l, seat, company); perk && perk->kind == Perk::Markers)
            markers += perk->amount;
    return markers;
}

// MO-13.16, MO-13.17  Nobody else has more; who has left has nothing.
bool has_majority(const Look& l, Seat seat, int commodity) {
    const int mine = total(l, seat, commodity);
    for (Seat other = 0; other < l.s.seats; ++other)
        if (total(l, other, commodity) > mine) return false;
    return true;
}

bool uses_other_space(const Look& l, Seat seat, const SpaceRow& space) {
    const uint8_t other = l.t.side[space.side].space[1 - space.special];
    return other != kNone && l.s.marker[other] == seat;
}

namespace {

// MO-13.18  The levels or alternatives within reach.
int options_in_reach(const Look& l, Seat seat, const SpaceRow& space) {
    int n = 0;
    while (n < space.options && (space.majority == kNone || space.option[n].min <= total(l, seat, space.majority))) ++n;
    return n;
}

struct ChooseReward {
    using Locals = SpaceLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const SpaceRow& space = l.t.space[f.locals<SpaceLocals>().space];
        for (int i = 0; i < space.options; ++i)
            if (out.need(i < options_in_reach(l, f.seat, space), "MO-13.18"_rule)) out.add(make(Verb::Choose, i + 1));
        out.others(Verb::Choose, "MO-13.18"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        give(c, f.seat, c.t.space[f.locals<SpaceLocals>().space].option[m.a - 1].reward);
        return c.become(Proc::Settle, f.seat);
    }
};

// MO-13.12, MO-18.14  The card leaves the game; its crate and a bonus in money.
Flow sell_card(Ctx& c, Seat me, const SpaceRow& space, int face) {
    drop_from_hand(c, me, face);
    ++c.s.discard[face];
    if (const uint8_t company = c.t.face[face].share; company != kNone) --c.s.player[me].shares[company];  // MO-21.6
    c.s.turn.money = static_cast<uint8_t>(c.t.face[face].crate + space.plus);
    c.say(Msg::Sells, me, face, c.s.turn.money);
    return c.become(Proc::Settle, me);
}

struct SellCard {
    using Locals = SpaceLocals;
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const SpaceRow& space = l.t.space[f.locals<SpaceLocals>().space];
        const uint64_t hand = l.s.player[f.seat].hand, legal = l.t.sellable[l.s.sell_shares][index(space.sells)];
        out.each(hand, hand & legal, [&](int face) {
            const bool share = l.t.face[face].kind == CardKind::Share;
            if (out.need(legal & face_bit(face), share ? "MO-13.13"_rule : "MO-18.14"_rule))
                out.add(make(Verb::Sell, face));
        });
        out.others(Verb::Sell, "MO-13.12"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        return sell_card(c, f.seat, c.t.space[f.locals<SpaceLocals>().space], m.a);
    }
};

// MO-18.15  So many different tracks of other companies, in ascending order.
struct ChooseTracks {
    using Locals = TracksLocals;
    static int own_company(const Look& l, int space) { return l.s.company_of[l.t.space[space].side]; }
    static SetPick set(const Look& l, const Frame& f) {
        const TracksLocals& t = f.locals<TracksLocals>();
        return {l.t.space[t.space].tracks - t.left, t.left};
    }
    // As many tracks must be left behind it as are still to be chosen.
    static bool leaves_enough(const Look& l, const TracksLocals& t, int company) {
        int later = 0;
        for (int other = company + 1; other < kCompanies; ++other) later += other != own_company(l, t.space);
        return later >= t.left - 1;
    }
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const TracksLocals& t = f.locals<TracksLocals>();
        for (int company = t.from; company < kCompanies; ++company)
            if (out.need(company != own_company(l, t.space), "MO-18.15"_rule) &&
                out.need(leaves_enough(l, t, company), "MO-18.15"_rule))
                out.add(make(Verb::Track, company));
        out.others(Verb::Track, "MO-18.15"_rule);
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        TracksLocals& t = f.locals<TracksLocals>();
        c.s.turn.steps[m.a] = c.t.space[t.space].track_steps;
        t.from = static_cast<uint8_t>(m.a + 1);
        return --t.left ? c.ask() : c.become(Proc::Settle, f.seat);
    }
};

Flow choose_tracks(Ctx& c, Seat me, int i) {
    const SpaceRow& space = c.t.space[i];
    if (space.tracks < kCompanies - 1)
        return c.become(Proc::ChooseTracks, me, TracksLocals{static_cast<uint8_t>(i), space.tracks, 0});
    for (int company = 0; company < kCompanies; ++company)
        if (company != c.s.company_of[space.side]) c.s.turn.steps[company] = space.track_steps;
    return c.become(Proc::Settle, me);
}

}  // namespace

// MO-13.1  One marker, the requirement, the reward.
Flow occupy_space(Ctx& c, Seat seat, int i) {
    const SpaceRow& space = c.t.space[i];
    Player& me = c.s.player[seat];
    c.s.marker[i] = seat;
    ++me.markers;
    me.money = static_cast<uint16_t>(me.money - space.pay);
    c.say(Msg::Occupies, seat, i);
    if (space.start_token) {
        c.s.token = seat;  // MO-13.7
        c.say(Msg::TakesToken, seat);
    }
    const SpaceLocals here{static_cast<uint8_t>(i)};
    if (space.sells != Sells::Nothing) {
        const uint64_t cards = me.hand & c.t.sellable[c.s.sell_shares][index(space.sells)];
        return cards & (cards - 1) ? c.become(Proc::SellCard, seat, here)
                                   : sell_card(c, seat, space, std::countr_zero(cards));
    }
    if (space.tracks) return choose_tracks(c, seat, i);
    const int options = options_in_reach(c, seat, space);
    if (options > 1) return c.become(Proc::ChooseReward, seat, here);
    if (options == 1) give(c, seat, space.option[0].reward);
    return c.become(Proc::Settle, seat);
}

void bonus_rows(Rows& rows) {
    rows.box<Proc::ChooseReward, ChooseReward>();
    rows.box<Proc::SellCard, SellCard>();
    rows.box<Proc::ChooseTracks, ChooseTracks>();
}

}  // namespace pentarchy::mombasa
