// The order of play: the table of contents of Outpost. A game is set up and then runs up to four rounds; a round is
// plan, market, turns, upkeep (OP-14).
#include "games/outpost/flow.h"

#include "games/outpost/actions.h"

namespace pentarchy::outpost {

// OP-10 to OP-13  The start seat, hands, and a card back; then up to four rounds.
Flow PlayGame::draw_start(Ctx& c, Frame&) { return c.call(Proc::DrawStart, kChance); }
Flow PlayGame::deal_hands(Ctx& c, Frame&) { return c.call(Proc::DealHands, kNobody); }
Flow PlayGame::return_card(Ctx& c, Frame&) { return c.fork(ForkKind::Sealed, all_seats(c), Proc::ReturnCard); }
Flow PlayGame::begin_rounds(Ctx& c, Frame&) {
    return_cards(c);
    return c.go_on();
}
Flow PlayGame::play_round(Ctx& c, Frame& f) {
    if (c.s.round >= c.t.rounds) return c.done();
    again<PlayGame>(f);
    begin_round(c);
    return c.call(Proc::Round, kNobody);
}

// OP-14  A round is Plan, Market, Turns, Upkeep.
Flow Round::plan(Ctx& c, Frame&) { return c.fork(ForkKind::Sealed, all_seats(c), Proc::PlanCard); }
Flow Round::market(Ctx& c, Frame&) {
    show_plans(c);
    return c.fork(ForkKind::Open, c.s.deals_off ? SeatMask{0} : all_seats(c), Proc::Market);
}
Flow Round::turns(Ctx& c, Frame&) {
    close_market(c);
    return c.call(Proc::Turns, kNobody);
}
Flow Round::upkeep(Ctx& c, Frame&) { return c.fork(ForkKind::Open, seats_over_goods_limit(c), Proc::DiscardGoods); }
Flow Round::end(Ctx& c, Frame&) {
    end_round(c);
    return c.done();
}

// OP-26  Two laps clockwise from the start seat, a turn each.
Flow Turns::run(Ctx& c, Frame& f) {
    const int turn = f.locals<Locals>().begun++;
    if (turn == 2 * c.s.seats) return c.done();
    const Seat seat = left_of(c, c.s.start, turn);
    begin_turn(c, seat);
    return c.call(Proc::Action, seat);
}

void game_rows(Rows& rows) {
    rows.sequence<Proc::PlayGame, PlayGame>();
    rows.sequence<Proc::Round, Round>();
    rows.arrow<Proc::Turns, Turns>();
}

const Rows kFlow{game_rows,   setup_rows,  plan_rows,  market_rows, exchange_rows, turn_rows, march_rows,
                 expand_rows, battle_rows, build_rows, pay_rows,    window_rows,   card_rows, upkeep_rows};

}  // namespace pentarchy::outpost
