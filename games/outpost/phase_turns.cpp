// Turns, OP-26 and OP-49 to OP-52: one action or pass, then end of turn; free moves before and after.
#include "engine/flow/free_moves.h"
#include "games/outpost/payment.h"
#include "games/outpost/projects.h"

namespace pentarchy::outpost {

namespace {

int huts_on_map(const Look& l, Seat seat) {
    int n = 0;
    for (const Hut& hut : l.s.player[seat].hut) n += is_built(hut);
    return n;
}

// OP-51, OP-52  Free, before or after the action but not inside it.
struct Free {
    template <class Out>
    static void offer(const Look& l, Seat seat, Out& out) {
        if (out.need(find_card(l, seat, CardKind::Caravan) >= 0, "OP-51"_rule)) out.add(make(Verb::Caravan));
        if (out.need(!l.s.lamp_lit, "OP-52"_rule) && out.need(huts_on_map(l, seat) >= 2, "OP-52"_rule))
            out.add(make(Verb::Lamp));
    }
    static bool has(Move m) { return is(m, Verb::Caravan) || is(m, Verb::Lamp); }
    static Flow take(Ctx& c, Seat seat, Move m) {
        if (is(m, Verb::Caravan)) {
            c.say(Msg::PlaysCaravan, seat);
            discard(c, seat, find_card(c, seat, CardKind::Caravan));
            gain(c, seat, Good::Gold, 1);
            return c.ask();
        }
        c.s.lamp_lit = 1;
        c.s.era = 2;
        c.say(Msg::LightsLamp, seat);
        return c.call(Proc::LightLamp, seat);
    }
};

// OP-39  A hut on a site with an own pawn and no hut, if its cost can be paid.
template <class Out>
void offer_build(const Look& l, Seat seat, const Purse& mine, Out& out) {
    for (int hut = 0; hut < kHuts; ++hut) {
        const bool in_hand = !is_built(l.s.player[seat].hut[hut]), in_time = l.t.hut_era[hut] <= l.s.era;
        const bool payable = in_hand && in_time && mine.can_pay(hut_cost(l, seat, hut));
        for (int i = 0; i < kSites; ++i) {
            const Site site = site_at(i);
            if (out.need(in_hand, "OP-7"_rule) && out.need(in_time, "OP-39"_rule) && out.need(payable, "OP-40"_rule) &&
                out.need(pawns_at(l, seat, site) > 0, "OP-39"_rule) &&
                out.need(home_owner(l, site) == kNobody, "OP-39"_rule) &&
                out.need(hut_owner_at(l, site) == kNobody, "OP-39"_rule))
                out.add(make(Verb::Build, hut, number(site)));
        }
    }
}

// OP-43  For 1 ore a pawn comes to a site with an own hut or next to one.
template <class Out>
void offer_recruit(const Look& l, Seat seat, const Purse& mine, Out& out) {
    const bool has_pawn = l.s.player[seat].supply > 0, payable = mine.can_pay(l.t.recruit);
    const Sites near = sites_near_usable_huts(l, seat);
    for (int i = 0; i < kSites; ++i) {
        const Site site = site_at(i);
        if (out.need(has_pawn, "OP-7"_rule) && out.need(payable, "OP-40"_rule) &&
            out.need(!is_enemy_home(l, seat, site), "OP-1"_rule) && out.need(near.has(i), "OP-43"_rule))
            out.add(make(Verb::Recruit, number(site)));
    }
}

// OP-44 storm and OP-49 envoy name another seat's hut.
template <class Out>
void offer_on_huts(const Look& l, Seat seat, Out& out) {
    const bool has_storm = find_card(l, seat, CardKind::Storm) >= 0;
    each_hut(l, [&](Seat owner, int hut) {
        if (owner == seat) return;
        if (out.need(has_storm, "OP-44"_rule)) out.add(make(Verb::Storm, owner, hut));
        if (out.need(l.s.player[owner].hut[hut].holder != seat, "OP-49"_rule)) out.add(make(Verb::Envoy, owner, hut));
    });
    out.others(Verb::Storm, "OP-44"_rule);
    out.others(Verb::Envoy, "OP-49"_rule);
}

bool can_expand(const Look& l, Seat seat) {
    if (!l.s.player[seat].supply) return false;
    bool found = false;
    each_site(sites_next_to_pawns(l, seat),
              [&](Site to) { found = found || expand_cost(l, seat, to) <= l.t.expand_points; });
    return found;
}

struct Action {
    template <class Out>
    static void offer(const Look& l, const Frame& f, Out& out) {
        const Seat me = f.seat;
        for (int i = 0; i < kSites; ++i)
            if (out.need(pawns_at(l, me, site_at(i)) > 0, "OP-27"_rule)) out.add(make(Verb::March, number(site_at(i))));
        const Purse mine = purse(l, me);
        offer_build(l, me, mine, out);
        offer_recruit(l, me, mine, out);
        offer_on_huts(l, me, out);
        if (out.need(can_draw(l), "OP-47"_rule)) out.add(make(Verb::Draw));
        if (out.need(can_expand(l, me), "OP-48"_rule)) out.add(make(Verb::Expand));
        for (int project = 0; project < kProjects; ++project)
            if (out.need(!is_bought(l, project), "OP-8"_rule) && out.need(mine.can_pay(l.t.project), "OP-50"_rule))
                out.add(make(Verb::Buy, project));
        out.add(make(Verb::Pass));
    }
    static Flow take(Ctx& c, Frame& f, Move m) {
        const Seat me = f.seat;
        const auto end = next(Proc::EndTurn, me);
        switch (static_cast<Verb>(m.verb)) {
            case Verb::March: return c.then(next(Proc::March, me, march_from(c, me, site_of(m.a))), end);
            case Verb::Build: return announce_build(c, me, m);
            case Verb::Recruit: return c.then(next(Proc::Recruit, me, EnterLocals{0, 0, site_of(m.a)}), end);
            case Verb::Storm: return announce_storm(c, me, m);
            case Verb::Draw: return c.then(next(Proc::DrawTwo, me), end);
            case Verb::Expand: return c.then(next(Proc::Expand, me, ExpandLocals{0, c.t.expand_points, 0}), end);
            case Verb::Buy: return c.then(next(Proc::BuyProject, me, ProjectLocals{0, static_cast<uint8_t>(m.a)}), end);
            case Verb::Envoy: send_envoy(c, me, m); return c.become(Proc::EndTurn, me);
            default: c.say(Msg::Passes, me); return c.become(Proc::EndTurn, me);
        }
    }

  private:
    static bool is_bought(const Look& l, int project) {
        for (const Player& p : l.s.player)
            if (p.reached >> project & 1) return true;
        return false;
    }
    static bool can_draw(const Look& l) {
        return l.s.cards.at(kDeck) || l.s.cards.under[0].size || l.s.cards.at(kDiscard);
    }

    // OP-42  Hut and site are announced before paying.
    static Flow announce_build(Ctx& c, Seat me, Move m) {
        c.say(Msg::Announces, me, m.a, m.b);
        c.s.chain.announce({Item::Build, me});
        return c.then(next(Proc::Window, me),
                      next(Proc::RaiseHut, me, RaiseLocals{false, 0, static_cast<uint8_t>(m.a), site_of(m.b)}),
                      next(Proc::EndTurn, me));
    }
    // OP-44  The storm card is laid down and named; a ward may still stop it.
    static Flow announce_storm(Ctx& c, Seat me, Move m) {
        c.say(Msg::Storms, me, m.a, m.b);
        discard(c, me, find_card(c, me, CardKind::Storm));
        c.s.chain.announce({Item::Storm, me});
        return c.then(next(Proc::Window, me),
                      next(Proc::StrikeHut, me, StrikeLocals{false, static_cast<Seat>(m.a), static_cast<uint8_t>(m.b)}),
                      next(Proc::EndTurn, me));
    }
    // OP-49  Until the end of the round the hut counts as yours, except for points.
    static void send_envoy(Ctx& c, Seat me, Move m) {
        c.s.player[m.a].hut[m.b].holder = me;
        c.say(Msg::Sends, me, m.a, m.b);
    }
};

struct EndTurn {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        out.add(make(Verb::End));
    }
    static Flow take(Ctx& c, Frame&, Move) { return c.done(); }
};

// OP-50  2 gold; it works from your next turn.
struct BuyProject {
    using Locals = ProjectLocals;
    static Flow pay(Ctx& c, Frame& f) { return pay_cost(c, f.seat, c.t.project); }
    static Flow reach(Ctx& c, Frame& f) {
        const uint8_t project = f.locals<ProjectLocals>().project;
        c.s.player[f.seat].reached |= static_cast<uint8_t>(1u << project);
        score(c, f.seat, c.t.project_points);
        c.say(Msg::Buys, f.seat, project);
        return c.done();
    }
    static constexpr auto kSteps = steps(&pay, &reach);
};

// OP-52  All put their old token in secret on one of the three orders and show it together.
struct LightLamp : PlainSequence {
    static Flow choose(Ctx& c, Frame&) { return c.fork(ForkKind::Sealed, all_seats(c), Proc::PlaceToken); }
    static Flow show(Ctx& c, Frame&) {
        c.news = kEveryone;
        for (Seat seat = 0; seat < c.s.seats; ++seat) {
            c.s.player[seat].token = static_cast<uint8_t>(c.s.picks[seat].token - 1);
            c.s.picks[seat].token = 0;
            c.say(Msg::TokenShown, seat, c.s.player[seat].token);
        }
        return c.go_on();
    }
    // OP-61  Handy projects act once, those of the seat that lit it first.
    static Flow wake_projects(Ctx& c, Frame& f) {
        return c.s.handy ? c.become(Proc::WakeSeats, f.seat, WakeSeatsLocals{}) : c.done();
    }
    static constexpr auto kSteps = steps(&choose, &show, &wake_projects);
};

struct PlaceToken {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        for (int order = 0; order < kOrders; ++order) out.add(make(Verb::Token, order));
    }
    static Flow take(OwnCtx& c, Frame&, Move m) {
        c.picks.token = static_cast<uint8_t>(m.a + 1);
        return c.done();
    }
};

}  // namespace

void turn_rows(Rows& rows) {
    using Uses = UseProject<Moment::Turn>;
    rows.box<Proc::Action, WithFree<WithFree<Action, Free, Edition, State>, Uses, Edition, State>>(kQuiet);
    rows.box<Proc::EndTurn, WithFree<WithFree<EndTurn, Free, Edition, State>, Uses, Edition, State>>(kQuiet);
    rows.sequence<Proc::BuyProject, BuyProject>();
    rows.sequence<Proc::LightLamp, LightLamp>();
    rows.box<Proc::PlaceToken, PlaceToken>();
}

}  // namespace pentarchy::outpost
