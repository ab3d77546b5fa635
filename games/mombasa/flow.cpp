// The order of play: the table of contents of Mombasa. A game is set up and then runs seven rounds; a round is
// planning, actions and the preparation of the next (MO-5).
#include "games/mombasa/flow.h"

#include "games/mombasa/actions.h"

namespace pentarchy::mombasa {

// MO-2, MO-3  The tracks, the start player, the displays, start tiles, the first row of cards; then seven rounds.
Flow PlayGame::lay_tracks(Ctx& c, Frame&) { return c.call(Proc::LayTracks, kNobody); }
Flow PlayGame::draw_start(Ctx& c, Frame&) { return c.call(Proc::DrawStart, kChance); }
Flow PlayGame::deal_cards(Ctx& c, Frame&) {
    deal_starting_cards(c);
    return c.call(Proc::FillCards, kNobody);
}
Flow PlayGame::fill_shelf(Ctx& c, Frame&) { return c.call(Proc::FillShelf, kNobody); }
Flow PlayGame::deal_tiles(Ctx& c, Frame&) { return c.call(Proc::DealTiles, kNobody); }
Flow PlayGame::keep_tiles(Ctx& c, Frame&) {
    return c.fork(ForkKind::Sealed, c.s.variable_tiles ? all_seats(c) : SeatMask{0}, Proc::KeepTile);
}
Flow PlayGame::rest_cards(Ctx& c, Frame&) {
    if (c.s.variable_tiles) show_tiles(c);
    return c.fork(ForkKind::Open, all_seats(c), Proc::RestCards);
}
Flow PlayGame::take_bonuses(Ctx& c, Frame&) { return c.call(Proc::StartBonuses, kNobody); }
Flow PlayGame::play_round(Ctx& c, Frame& f) {
    again<PlayGame>(f);
    return c.s.round < c.t.rounds ? c.call(Proc::Round, kNobody) : c.done();
}

// MO-5.1, MO-5.2  Planning, actions, preparation; the last round ends the game after its actions.
Flow Round::plan(Ctx& c, Frame&) {
    begin_round(c);
    return c.fork(ForkKind::Sealed, all_seats(c), Proc::PlanSlot);
}
Flow Round::action(Ctx& c, Frame&) {
    show_plans(c);
    return c.call(Proc::ActionPhase, c.s.start);
}
Flow Round::prepare(Ctx& c, Frame&) { return c.s.round < c.t.rounds ? c.become(Proc::Prepare, kNobody) : c.done(); }

namespace {

// MO-7.1, MO-7.6, MO-15.8  Turn after turn, clockwise from the start player, until all have left.
struct ActionPhase : TurnAfterTurn<ActionPhase> {
    static bool has_turn(const Look& l, Seat seat) { return !l.s.player[seat].out; }
    static Flow take_turn(Ctx& c, Seat seat) {
        begin_turn(c, seat);
        return c.call(Proc::TakeTurn, seat);
    }
};

// MO-16  Coins to the books, cards slide and are refilled, markers return and tiles arrive.
struct Prepare : PlainSequence {
    static Flow refill(Ctx& c, Frame&) {
        lay_coins(c);
        slide_cards(c);
        return c.call(Proc::FillCards, kNobody);
    }
    static Flow take_markers(Ctx& c, Frame&) {
        take_back_markers(c);
        return c.done();
    }
    static constexpr auto kSteps = steps(&refill, &take_markers);
};

}  // namespace

void game_rows(Rows& rows) {
    rows.sequence<Proc::PlayGame, PlayGame>();
    rows.sequence<Proc::Round, Round>();
    rows.arrow<Proc::ActionPhase, ActionPhase>();
    rows.sequence<Proc::Prepare, Prepare>();
}

const Rows kFlow{game_rows,   setup_rows, display_rows, plan_rows,  turn_rows,
                 expand_rows, book_rows,  bonus_rows,   reward_rows};

}  // namespace pentarchy::mombasa
