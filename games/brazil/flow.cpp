// The order of play: the table of contents of Brazil: Imperial. A game is set up and played in rounds of turns (BR-4, BR-18).
#include "games/brazil/flow.h"

#include "games/brazil/actions.h"
#include "games/brazil/turns.h"

namespace pentarchy::brazil {

namespace {

// BR-18.6, BR-18.7  What scores in a hand is shown.
void show_scoring_cards(Play& p) {
    for (Seat seat = 0; seat < p.s.seats; ++seat) {
        for (const int task : task_hand(p, seat)) p.show(p.s.tasks, task);
        for (const int card : gold_hand(p, seat)) p.show(p.s.gold, card);
    }
}

}  // namespace

// BR-2  Boards, tasks and monarchs, capitals; then rounds until the end.
Flow PlayGame::deal_boards(Ctx& c, Frame&) { return c.call(Proc::DealBoards, kNobody); }
Flow PlayGame::deal_tasks(Ctx& c, Frame&) { return c.call(Proc::DealTasks, kNobody); }
Flow PlayGame::hang_gallery(Ctx& c, Frame&) { return c.call(Proc::HangAll, kNobody); }
Flow PlayGame::top_cities(Ctx& c, Frame&) { return c.call(Proc::TopCities, kNobody); }
Flow PlayGame::keep_tasks(Ctx& c, Frame&) { return c.fork(ForkKind::Sealed, all_seats(c), Proc::KeepTask); }
Flow PlayGame::show_monarchs(Ctx& c, Frame&) {
    return_tasks(c);
    show_monarchs_chosen(c);
    return c.go_on();
}
Flow PlayGame::turn_capitals(Ctx& c, Frame&) { return c.call(Proc::TurnCapitals, kNobody); }
Flow PlayGame::found(Ctx& c, Frame&) { return c.call(Proc::FoundCapitals, kNobody); }

// BR-18.1, BR-18.2, BR-19.7, BR-21.4  Whole rounds, until a task of era III was revealed or the last round is over.
Flow PlayGame::play_round(Ctx& c, Frame& f) {
    const int last = is_solo(c) ? map_of(c).turn_limit : c.t.rounds;
    if (c.s.ending || c.s.round >= last) return c.go_on();
    again<PlayGame>(f);
    ++c.s.round;
    c.say(Msg::RoundBegins, c.s.round);
    return c.call(Proc::Round, kNobody);
}
Flow PlayGame::end_choices(Ctx& c, Frame&) {
    c.s.active = kNobody;
    return c.fork(ForkKind::Sealed, seats_with_end_choices(c), Proc::EndChoices);
}
Flow PlayGame::end(Ctx& c, Frame&) {
    show_end_choices(c);
    show_scoring_cards(c);
    return c.done();
}

// BR-2.17, BR-4.12  A turn each, clockwise from the start player.
Flow Round::run(Ctx& c, Frame& f) {
    const int begun = f.locals<Locals>().begun++;
    if (begun == c.s.seats) return c.done();
    const Seat seat = left_of(c, c.s.start, begun);
    begin_turn(c, seat);
    return c.call(Proc::Turn, seat);
}

// BR-4.1  The action, then the moves.
Flow TurnSteps::pick_space(Ctx& c, Frame& f) { return c.call(Proc::PickSpace, f.seat); }
Flow TurnSteps::act(Ctx& c, Frame& f) { return call_action(c, f.seat); }
Flow TurnSteps::move(Ctx& c, Frame& f) { return c.call(Proc::Movement, f.seat); }
Flow TurnSteps::end(Ctx& c, Frame&) { return c.done(); }

void game_rows(Rows& rows) {
    rows.sequence<Proc::PlayGame, PlayGame>();
    rows.arrow<Proc::Round, Round>();
    rows.sequence<Proc::Turn, TurnSteps>();
}

const Rows kFlow{game_rows,    setup_rows, turn_rows, deploy_rows,  build_rows, renovate_rows,  goods_rows, market_rows, gallery_rows, effect_rows,
                 card_rows,    trim_rows,  payment_rows, move_rows, discovery_rows, fight_rows, fight_end_rows, solo_rows,   task_rows,    free_rows,
                 end_rows};

}  // namespace pentarchy::brazil
