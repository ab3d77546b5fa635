// The order of play: the table of contents of Outpost. A game is set up and then runs up to four rounds; a round is plan,
// market, turns, upkeep (OP-14).
#include "games/outpost/flow.h"

#include "games/outpost/actions.h"

namespace pentarchy::outpost {

namespace {

struct PlayGame {
    struct Locals { uint8_t step, zero; };
    static Flow run(Ctx& c, Frame& f) {
        switch (f.locals<Locals>().step++) {
        case 0: return c.call(Proc::DrawStart, kChance);
        case 1: return c.call(Proc::DealHands, kNobody);
        case 2: return c.fork(ForkKind::Sealed, all_seats(c), Proc::ReturnCard);
        case 3: return_cards(c); [[fallthrough]];
        default:
            f.locals<Locals>().step = 4;
            if (c.s.round >= c.t.rounds) return c.done();
            begin_round(c);
            return c.call(Proc::Round, kNobody);
        }
    }
};

// OP-14  A round is Plan, Market, Turns, Upkeep.
struct Round {
    struct Locals { uint8_t step, zero; };
    static Flow run(Ctx& c, Frame& f) {
        switch (f.locals<Locals>().step++) {
        case 0: return c.fork(ForkKind::Sealed, all_seats(c), Proc::PlanCard);
        case 1: show_plans(c); return c.fork(ForkKind::Open, c.s.deals_off ? SeatMask{0} : all_seats(c), Proc::Market);
        case 2: close_market(c); return c.call(Proc::Turns, kNobody);
        case 3: return c.fork(ForkKind::Open, seats_over_goods_limit(c), Proc::DiscardGoods);
        default: end_round(c); return c.done();
        }
    }
};

// OP-26  Two laps clockwise from the start seat, a turn each.
struct Turns {
    struct Locals { uint8_t turn, zero; };
    static Flow run(Ctx& c, Frame& f) {
        const int turn = f.locals<Locals>().turn++;
        if (turn == 2 * c.s.seats) return c.done();
        const Seat seat = left_of(c, c.s.start, turn);
        begin_turn(c, seat);
        return c.call(Proc::Action, seat);
    }
};

}  // namespace

Rows::Rows() {
    row(rows, Proc::PlayGame) = arrow<PlayGame>("play_game");
    setup_rows(rows);
    row(rows, Proc::Round) = arrow<Round>("round");
    plan_rows(rows);
    market_rows(rows);
    exchange_rows(rows);
    row(rows, Proc::Turns) = arrow<Turns>("turns");
    turn_rows(rows);
    march_rows(rows);
    expand_rows(rows);
    battle_rows(rows);
    build_rows(rows);
    pay_rows(rows);
    window_rows(rows);
    card_rows(rows);
    upkeep_rows(rows);
    for (const Row& r : rows) CHECK(r.kind != RowKind::None);
}

const Rows kAllRows;

}  // namespace pentarchy::outpost
