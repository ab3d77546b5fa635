// Free moves (BR-4.13, BR-4.14): gold cards, Coroados, Princess Isabel, Outpost.
#include "games/brazil/actions.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

}  // namespace

bool FreeMoves::has(Move) { return false; }
Flow FreeMoves::take(Ctx& c, Seat, Move) { return c.ask(); }

void free_rows(Rows& rows) {
    rows.arrow<Proc::PlayGold, NotYet>();
    rows.arrow<Proc::SpyOn, NotYet>();
    rows.arrow<Proc::Withdraw, NotYet>();
}

}  // namespace pentarchy::brazil
