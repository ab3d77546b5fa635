// Moves (BR-4.9 to BR-4.11, BR-5.50 to BR-5.59, BR-8): the movement phase and every step in it.
#include "games/brazil/free_moves.h"

namespace pentarchy::brazil {

namespace {

struct NotYet {
    static Flow run(Ctx& c, Frame&) { return c.done(); }
};

struct Movement {
    template <class Out>
    static void offer(const Look&, const Frame&, Out& out) {
        out.add(make(Verb::End));
    }
    static Flow take(Ctx& c, Frame&, Move) { return c.done(); }
};

}  // namespace

void move_rows(Rows& rows) {
    rows.box<Proc::Movement, WithFree<Movement, FreeMoves, Edition, State>>(kQuiet);
    rows.arrow<Proc::Step, NotYet>();
    rows.arrow<Proc::Ride, NotYet>();
    rows.arrow<Proc::Enter, NotYet>();
}

}  // namespace pentarchy::brazil
