// Drawing and discarding cards (BR-13.4, BR-13.5, BR-14.3, BR-11.11).
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

Flow draw_gold(Ctx& c, Seat seat, int amount) { return amount ? c.call(Proc::DrawGold, seat, DrawLocals{static_cast<uint8_t>(amount)}) : c.go_on(); }
Flow draw_combat(Ctx& c, Seat seat, int amount) { return amount ? c.call(Proc::DrawCombat, seat, DrawLocals{static_cast<uint8_t>(amount)}) : c.go_on(); }
void discard_gold(Play& p, Seat, int id) {
    p.s.gold.move(id, kGoldDiscard);
    p.show(p.s.gold, id);
}
void discard_combat(Play& p, Seat, int id) {
    p.s.combat.move(id, kCombatDiscard);
    p.show(p.s.combat, id);
}
bool can_draw_task(const Look& l, int era) { return l.s.tasks.at(kBag, era) + l.s.tasks.at(kTaskUnder0 + era) > 0; }

void card_rows(Rows& rows) {
    rows.arrow<Proc::DrawGold, NotYet>();
    rows.arrow<Proc::GoldCard, NotYet>();
    rows.arrow<Proc::DrawCombat, NotYet>();
    rows.arrow<Proc::CombatCard, NotYet>();
    rows.arrow<Proc::DrawTask, NotYet>();
    rows.arrow<Proc::TaskCard, NotYet>();
}

}  // namespace pentarchy::brazil
