// The order of play: the table of contents of Civilization. A game is set up and played in turns of five phases (CV-3)
// until somebody wins (CV-17).
#include "games/civilization/flow.h"

#include "games/civilization/actions.h"
#include "games/civilization/phases.h"

namespace pentarchy::civilization {

namespace {

// CV-17.5  Somebody has won: nothing happens any more.
bool is_won(const Look& l) { return l.s.winner != kNobody; }

Flow each_seat(Ctx& c, Phase phase, Proc part) {
    c.s.phase = phase;
    (void)c.call(Proc::EachSeat, kNobody, EachSeat::Locals{0, part});
    return phase == Phase::SetUp ? c.ask() : c.call(Proc::PhaseStart, kNobody);
}

}  // namespace

// CV-2.1 to CV-2.71  The first player, nations, the market, then each player's own things; then turns.
Flow PlayGame::first_seat(Ctx& c, Frame&) { return c.call(Proc::FirstSeat, kChance); }
Flow PlayGame::deal_nations(Ctx& c, Frame&) {
    return has_option(c, kFreeChoice) ? c.go_on() : c.call(Proc::DealNations, kNobody);
}
Flow PlayGame::keep_nations(Ctx& c, Frame&) {
    return has_option(c, kFreeChoice) ? c.go_on() : c.fork(ForkKind::Sealed, all_seats(c), Proc::KeepNation);
}
Flow PlayGame::choose_nations(Ctx& c, Frame&) {
    return has_option(c, kFreeChoice) ? each_seat(c, Phase::SetUp, Proc::ChooseNation) : c.go_on();
}
Flow PlayGame::show_nations(Ctx& c, Frame&) {
    show_nations_kept(c);
    return c.go_on();
}
Flow PlayGame::fill_slots(Ctx& c, Frame&) { return c.call(Proc::FillSlots, kNobody); }
Flow PlayGame::prepare(Ctx& c, Frame&) { return each_seat(c, Phase::SetUp, Proc::Prepare); }

// CV-17.10  Turns until somebody has won, or the limit is reached.
Flow PlayGame::play_turn(Ctx& c, Frame& f) {
    if (c.s.turn >= c.s.limit || is_won(c)) return c.go_on();
    again<PlayGame>(f);
    return c.call(Proc::Turn, kNobody);
}
Flow PlayGame::end(Ctx& c, Frame&) { return c.done(); }

// CV-3.6, CV-3.7, CV-0.7  The marker goes left, but for the first turn; what is used once a turn is fresh.
Flow TurnSteps::begin(Ctx& c, Frame&) {
    if (c.s.turn++) c.s.first = left_of(c, c.s.first);
    c.say(Msg::TurnBegins, c.s.turn);
    c.say(Msg::PassesFirst, c.s.first);
    begin_turn(c);
    return c.go_on();
}
// CV-3.1  Five phases in this order.
Flow TurnSteps::start(Ctx& c, Frame&) { return each_seat(c, Phase::Start, Proc::StartPart); }
Flow TurnSteps::trade(Ctx& c, Frame&) {
    if (is_won(c)) return c.done();
    c.s.phase = Phase::Trade;
    c.s.active = kNobody;
    (void)c.call(Proc::Collect, kNobody);
    return c.call(Proc::PhaseStart, kNobody);
}
Flow TurnSteps::city(Ctx& c, Frame&) { return each_seat(c, Phase::City, Proc::CityPart); }
Flow TurnSteps::move(Ctx& c, Frame&) { return each_seat(c, Phase::Move, Proc::MovePart); }
Flow TurnSteps::before_research(Ctx& c, Frame&) {
    if (is_won(c)) return c.done();
    c.s.phase = Phase::Research;
    c.s.active = kNobody;
    return c.call(Proc::PhaseStart, kNobody);
}
Flow TurnSteps::research(Ctx& c, Frame&) {
    if (is_won(c)) return c.done();
    c.s.phase = Phase::Research;
    c.s.active = kNobody;
    c.say(Msg::ResearchPhase);
    return c.fork(ForkKind::Sealed, seats_that_may_research(c), Proc::ChooseTech);
}
Flow TurnSteps::reveal(Ctx& c, Frame&) { return c.call(Proc::RevealTechs, kNobody); }
Flow TurnSteps::end(Ctx& c, Frame&) { return c.done(); }

Flow EachSeat::run(Ctx& c, Frame& f) {
    Locals& l = f.locals<Locals>();
    if (l.begun == c.s.seats || is_won(c)) return c.done();
    const Seat seat = left_of(c, c.s.first, l.begun++);
    c.s.active = seat;
    return c.call(l.part, seat);
}

void game_rows(Rows& rows) {
    rows.sequence<Proc::PlayGame, PlayGame>();
    rows.sequence<Proc::Turn, TurnSteps>();
    rows.arrow<Proc::EachSeat, EachSeat>();
}

const Rows kFlow{game_rows,     due_rows,    setup_rows,  prepare_rows,  unit_rows,          start_rows,   trade_rows,
                 city_rows,     build_rows,  move_rows,   research_rows, ability_rows,       payment_rows, enter_rows,
                 explore_rows,  muster_rows, battle_rows, loot_rows,     battle_effect_rows, track_rows,   event_rows,
                 person_rows,   window_rows, aim_rows,    effect_rows,   interrupt_rows,     people_rows,  market_rows,
                 proposal_rows, invest_rows, relic_rows,  trigger_rows,  raise_rows,         named_rows,   choice_rows,
                 give_rows,     see_rows,    before_rows, spare_rows,    two_rows,           harvest_rows, hut_rows,
                 payer_rows};

}  // namespace pentarchy::civilization
