// The order of play: the table of contents of Imperial Settlers. A game is set up and runs five rounds; a round is
// Lookout, Production, Action and Cleanup (IS-3), in the solo game an Attack after these (IS-19.5).
#include "games/settlers/flow.h"

#include "games/settlers/actions.h"

namespace pentarchy::settlers {

// IS-2  Factions, the first player, hands; in the solo game the first attack is turned up (IS-19.3). Then five rounds.
Flow PlayGame::choose_factions(Ctx& c, Frame&) { return c.call(Proc::ChooseFactions, kNobody); }
Flow PlayGame::draw_start(Ctx& c, Frame&) { return c.call(Proc::DrawStart, kChance); }
Flow PlayGame::deal_hands(Ctx& c, Frame&) { return c.call(Proc::DealHands, kNobody); }
Flow PlayGame::first_attack(Ctx& c, Frame&) { return is_solo(c) ? c.call(Proc::RevealAttack, kChance) : c.go_on(); }
Flow PlayGame::play_round(Ctx& c, Frame& f) {
    again<PlayGame>(f);
    return c.s.round < c.t.rounds ? c.call(Proc::Round, kNobody) : c.done();
}

namespace {

Proc lookout_of(const Look& l) {
    if (is_solo(l)) return Proc::SoloLookout;
    return l.s.lookout == Lookout::Standard ? Proc::Lookout
           : l.s.lookout == Lookout::Draft  ? Proc::DraftLookout
                                            : Proc::AdvancedLookout;
}

}  // namespace

// IS-3.2, IS-3.3, IS-19.5, IS-19.45  The cleanup of the last round is skipped, its attack is not.
Flow Round::lookout(Ctx& c, Frame&) {
    begin_round(c);
    return c.call(lookout_of(c), kNobody);
}
Flow Round::production(Ctx& c, Frame&) { return c.call(Proc::ProductionPhase, kNobody); }
Flow Round::action(Ctx& c, Frame&) { return c.call(Proc::ActionPhase, c.s.start); }
Flow Round::cleanup(Ctx& c, Frame&) {
    if (c.s.round < c.t.rounds) clean_up(c);
    return_borrowed(c);
    return is_solo(c) ? c.become(Proc::AttackPhase, kNobody) : c.done();
}
Flow Round::end(Ctx& c, Frame&) { return c.done(); }

namespace {

// IS-6.1, IS-6.4 to IS-6.6  Turn after turn, clockwise from the first player, until all have passed.
struct ActionPhase : TurnAfterTurn<ActionPhase> {
    static bool has_turn(const Look& l, Seat seat) { return !l.s.player[seat].passed; }
    static Flow take_turn(Ctx& c, Seat seat) { return c.call(Proc::TakeTurn, seat); }
};

}  // namespace

void game_rows(Rows& rows) {
    rows.sequence<Proc::PlayGame, PlayGame>();
    rows.sequence<Proc::Round, Round>();
    rows.arrow<Proc::ActionPhase, ActionPhase>();
}

const Rows kFlow{game_rows,   setup_rows,   card_rows,  lookout_rows, draft_rows,      production_rows,
                 turn_rows,   payment_rows, build_rows, raze_rows,    activation_rows, effect_rows,
                 choice_rows, target_rows,  deal_rows,  solo_rows};

}  // namespace pentarchy::settlers
